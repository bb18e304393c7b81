# The page about this edition: its groups, and the names of its values

edition-values = Values of the buildings
edition-buildings = Buildings
edition-starts = Starting cities
edition-monsters = Monsters
edition-events = Events
edition-banknotes = Banknotes
edition-purse = The purse
edition-hand = The hand of events

value-values = Values
value-red = Red
value-green = Green
value-yellow = Yellow
value-pairs = Pairs
value-cards = Cards
value-copies = Copies
value-all = All of a colour
value-each = So many of each
value-any = So many of any
value-coward = Coward
value-rejected-project = Rejected project
value-rebuild = Rebuild
value-counter-attack = Counter-attack
value-detour = Detour
value-grant = Grant
value-bank = In the bank
value-at-start = At the start
value-at-most = At most
value-for-fallen = Buildings fallen for another event
value-r3 = red 3
value-r4 = red 4
value-g3 = green 3
value-g4 = green 4
value-y3 = yellow 3
value-y4 = yellow 4
