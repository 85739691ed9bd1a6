"""The pictures in the readme, made by the program from recorded matches: `make screenshots`."""
