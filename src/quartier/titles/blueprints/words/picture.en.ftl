# What stands in the pictures and on the score sheets.
label-screens = Behind the screens
label-supply = Supply
label-demand = In demand
label-demand-1 = 1st
label-demand-2 = 2nd
label-plan = Your plan
label-building = Your building
label-track = Points of the last round
label-first-seat = began this round
label-cell = Cell { $cell }: { $height } of { $wanted } dice

sheet-round = Round { $round }
sheet-plan = Plan
sheet-total = Building
sheet-award = Award
sheet-prizes = Prizes
sheet-end = Final score
sheet-points = Points
sheet-place = Place
sheet-tie = { $over }: { $level } were level. { $why } { $who_is ->
    [you] You come out ahead.
   *[other] { $who } comes out ahead.
}
sheet-tie-first = The dice in { $colour }, first in demand, decided.
sheet-tie-second = Still level in the first material in demand; the dice in { $colour }, the second, decided.
sheet-tie-later = Level in both materials in demand; the turn in the round decided.
sheet-tie-prizes = The number of prizes decided.
sheet-tie-gold = Level in prizes; the gold awards decided.
sheet-tie-silver = Level in prizes and gold; the silver awards decided.
sheet-tie-bronze = Level in prizes, gold and silver; the bronze awards decided.
sheet-even = { $over }: { $level } are level in everything and share it.
over-first-player = Who begins
over-place = Place
