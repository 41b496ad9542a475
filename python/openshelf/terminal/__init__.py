"""The parts of the command line: argument parsing, calls and output."""
