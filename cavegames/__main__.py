"""`python -m cavegames` is the `cavegames` command."""

from cavegames.cli import main

if __name__ == "__main__":
    main()
