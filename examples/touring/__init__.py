"""How examples/tour.py shows its findings: terminal tables, charts, a page."""
