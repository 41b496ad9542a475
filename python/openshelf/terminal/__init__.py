"""What the command line is made of: words, calls and output."""
