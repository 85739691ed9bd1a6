"""Everything that is measured: `python -m benchmarks`."""

from benchmarks import clock, frames, moves

if __name__ == "__main__":
    moves.main()
    print()
    frames.main(["launcher", "board", "match", "redpeak"])
    print()
    clock.main(["--seconds", "10"])
