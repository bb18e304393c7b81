"""The drawing kit: every piece of every title is drawn by code, as SVG, with these."""
