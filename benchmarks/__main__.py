"""Everything that is measured: `python -m benchmarks`."""

from benchmarks import frames, hexes, moves

if __name__ == "__main__":
    moves.main()
    print()
    frames.main(["launcher", "board", "match"])
    print()
    hexes.main([])
