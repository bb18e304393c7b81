# What stands in the pictures and on the score sheets.
label-others = The other cities
label-cities = The cities
label-planet = Monster planet
label-office = Building office
label-pad = Score pad
label-city = Your city
label-hand = Your events
label-stack = { $count ->
    [one] One card in the stack
   *[other] { $count } cards in the stack
}
label-used = { $count ->
    [one] One monster used
   *[other] { $count } monsters used
}
label-to-scoring = { $count ->
    [one] Scoring { $scoring } after one more building
   *[other] Scoring { $scoring } after { $count } more buildings
}
label-notes = { $count ->
    [0] No banknote
    [one] One banknote
   *[other] { $count } banknotes
}
label-stop-left = STOP card
label-stop-used = STOP card, used
label-events-held = { $count ->
    [one] One event card
   *[other] { $count } event cards
}
label-use = Use it
label-without = No effect
card-all = all
card-any = any { $count }
pad-total = Total

sheet-scoring = Scoring { $number }
sheet-category = Category
sheet-counted = What counted
sheet-points = Points
sheet-end = Final score
sheet-total = Total
sheet-buildings = Buildings
sheet-place = Place
sheet-tie = { $level } were level on points; the number of buildings decided.
sheet-even = { $level } are level in points and buildings and share the place.
