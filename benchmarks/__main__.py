"""Everything that is measured: `python -m benchmarks`."""

from benchmarks import clock, frames, hexes, moves

if __name__ == "__main__":
    moves.main()
    print()
    frames.main(["launcher", "board", "match", "ignis", "redpeak"])
    print()
    hexes.main([])
    print()
    clock.main(["--seconds", "10"])
