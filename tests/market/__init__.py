"""Market: the smallest title that has everything a title can have. The tests' own.

Merchants hold cards in secret. Each round a die says what the left stall is worth; all choose,
at the same time, a card and a stall; the highest card at a stall sells.
"""
