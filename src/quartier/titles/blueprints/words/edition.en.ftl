# The page about this edition: its groups, and the names of its values

edition-dice = Dice
edition-pool = The supply
edition-awards = Awards
edition-award-points = What awards are worth
edition-prizes = Prizes
edition-prize-points = What prizes are worth
edition-points = Points of a building
edition-plans = Plans
edition-board = The scoreboard

value-wood = Wood
value-recycled = Recycled
value-stone = Stone
value-glass = Glass
value-players-2 = Two players
value-players-3 = Three players
value-players-4 = Four players
value-copies = Cards of each
value-gold = Gold
value-silver = Silver
value-bronze = Bronze
value-skyscraper = Skyscraper, floors
value-structural-integrity = Structural Integrity, dice of one value
value-materials = Materials, dice of one colour
value-each = Each
value-plan = A plan fulfilled
value-wood-touch = Wood, for each die touched
value-cards = Cards
value-id = Number
value-rows = Rows
value-last-point = Last space of the track
value-plan-reminder = Bonus printed for a plan
