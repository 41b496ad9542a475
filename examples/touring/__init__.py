"""What examples/tour.py shows its findings with: terminal tables, charts, a page."""
