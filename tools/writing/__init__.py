"""What tools/write.py is made of: one module for each kind of written file."""
