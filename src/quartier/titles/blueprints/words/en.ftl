title = Blueprints
about = Three buildings from common dice, each behind a screen: follow your plan, or improvise for a prize.

# Pieces

die = { $colour ->
    [w] wood
    [r] recycled
    [s] stone
   *[g] glass
} { $face }
material = { $colour ->
    [w] wood
    [r] recycled
    [s] stone
   *[g] glass
}
name = { $who_is ->
    [you] you
   *[other] { $who }
}
award-gold = gold award
award-silver = silver award
award-bronze = bronze award
prize-skyscraper = Skyscraper
prize-geometer = Geometer
prize-integrity = Structural Integrity
prize-materials = Materials

# Options

option-unplaceable = A die that fits nowhere
option-unplaceable-free = may always be taken
option-unplaceable-strict = only when no die fits
option-first = Who begins
option-first-chance = chance decides
option-first-first-seat = the first seat

# Moves

choose-build = place { $die } on { $cell }
choose-aside = take { $die }, which fits nowhere
choose-discard = discard { $die }

prompt-build = { $who_is ->
    [you] Your turn: take a die from the supply and place it on your plan.
   *[other] { $who } is taking a die.
}
prompt-discard = { $who_is ->
    [you] Now choose a second die: it leaves the supply for this round.
   *[other] { $who } is discarding a second die.
}
stage = Round { $round } of { $rounds }, turn { $turn } of { $turns }
stage-over = The end
won = { $who_is ->
    [you] You win with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
   *[other] { $who } wins with { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
won-together = { $winners } share the win with { $points ->
    [one] one point each.
   *[other] { $points } points each.
}

preview-material = { $material }: { $old } → { $new }
preview-plan-met = plan complete: +{ $points }
preview-plan-possible = plan still possible
preview-plan-lost = plan lost by this
preview-plan-gone = plan already lost
preview-prize = qualifies for the prize { $prize }
preview-total = Building: { $old } → { $new }
warning-aside = Another die of the supply would still fit on your plan.
preview-discard = It leaves the supply; your building stays as it is.

# Players

standing-taken = Took { $dice }
standing-aside = Fitted nowhere: { $dice }
standing-cards = { $cards ->
    [one] One card face down
   *[other] { $cards } cards face down
}
standing-gold = Gold awards: { $count }
standing-silver = Silver awards: { $count }
standing-bronze = Bronze awards: { $count }
standing-prizes = Prizes: { $count }

# Log

told-round = Round { $round }: in demand are { $demand }. { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}
told-plan = You get the plan { $plan }.
told-pool = Rolled into the supply: { $dice }.
told-roll = { $die } is rolled into the supply.
told-build = { $who_is ->
    [you] You take { $die } and build.
   *[other] { $who } takes { $die } and builds.
}
told-build-own = You place { $die } on { $cell }.
told-set-aside = { $who_is ->
    [you] You take { $die }; it fits nowhere and is set aside.
   *[other] { $who } takes { $die }; it fits nowhere and is set aside.
}
told-discard = { $who_is ->
    [you] You discard { $die }.
   *[other] { $who } discards { $die }.
}
told-reveal = Round { $round } is over: the screens are lifted.
told-score = { $who_is ->
    [you] Your building: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
   *[other] { $who }’s building: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
told-award = { $who_is ->
    [you] You get the { $award }.
   *[other] { $who } gets the { $award }.
}
told-prize = { $who_is ->
    [you] You win the prize { $prize }.
   *[other] { $who } wins the prize { $prize }.
}

# Rules

section-setup = Before the game
section-round = A round begins
section-turn = Your turn
section-two-players = With two players
section-secrets = What is secret
section-scoring = What a building is worth
section-awards = Awards
section-prizes = Prizes
section-end = The end

rule-bag = All 32 dice lie in the bag: eight each of wood (orange), recycled (green), stone (black) and glass (clear).
    .title = The bag
rule-awards-in-play = Four players compete for gold, silver and bronze each round, three players for gold and silver, two players for silver alone.
    .title = Awards in play
rule-first-round = Chance decides who begins the first round. A table that would rather settle it among friends lets the first seat begin.
    .title = The first round

rule-demand-draw = Each round starts with two dice drawn from the bag for the two materials in demand. They must differ: as long as the second is like the first, it goes back and another is drawn. They stay out of the bag for this round, and only their materials count.
    .title = In demand
rule-demand-order = The die drawn first shows the first material in demand, the other the second.
    .title = First and second
rule-plan-deal = Everybody gets one plan and keeps it hidden. A plan is used once in a game.
    .title = One plan each
rule-pool-size = Then the supply is drawn and rolled: eight dice for two players, nine for three, seven for four.
    .title = The supply
rule-turn-order = Turns go clockwise from whoever begins, in every round.
    .title = Clockwise
rule-next-first = The second and third rounds are begun by the player whose building was worth least in the round before.
    .title = Last goes first
rule-next-first-tie = If several buildings were worth least, the one that comes last by the tie-break of the awards begins.
    .title = Several were last

rule-take-one = In your turn you take exactly one die and place it on one cell of your plan.
    .title = One die
refuse-take-one = One die a turn, on one cell.
rule-from-pool = Only dice that lie in the supply can be taken. Dice of the same material and value are as good as one another.
    .title = Out of the supply
refuse-from-pool = There is no { $die } in the supply.
rule-face-kept = A die is placed with the value it shows. Nobody turns it.
    .title = The value stays
rule-hatched = Any open cell of your plan can carry a tower. A hatched cell never carries a die.
    .title = Hatched cells
refuse-hatched = { $cell } is hatched: nothing is ever built there.
rule-place-lower = On an empty open cell any die may stand. On top of a die only an equal or lower value may stand.
    .title = Equal or lower
refuse-place-lower = { $which ->
    [all] On { $cell } the top die is { $top }, and nothing in the supply is as low as that.
   *[one] On { $cell } the top die is { $top }: { $die } is higher.
}
rule-improvise = The numbers of the plan are a wish, not a limit. A tower may end lower or grow higher than its cell asks for; that only costs the bonus.
    .title = Improvising
rule-final = Where a die has been placed it stays to the end of the round.
    .title = Placed is placed
rule-must-place = A die you took must be placed if it fits anywhere. You cannot set it aside to spare a tower.
    .title = No refusing
rule-any-die = You may take any die of the supply, even one that fits nowhere while others would fit.
    .title = A free choice
rule-set-aside = A die you took that fits nowhere is set aside. Your turn is spent on it all the same.
    .title = Set aside
rule-fitting-first = At a table with the strict option you may take a die that fits nowhere only when no die of the supply fits.
    .title = Strict: what fits goes first
refuse-fitting-first = { $die } fits nowhere, and at this table you take such a die only when nothing in the supply fits.
rule-aside-returns = A die set aside or discarded is out for this round only. For the next one it is in the bag again.
    .title = Out for a round
rule-refill = After your turn a die is drawn from the bag and rolled into the supply.
    .title = Refilling
rule-empty-bag = When the bag is empty the supply is not refilled. With two or four players that happens exactly after the last turn of a round, where it changes nothing.
    .title = The empty bag
rule-six-dice = The round ends when everybody has taken six dice.
    .title = Six dice each

rule-discard-second = With two players, building is followed by a second choice: another die of the supply is discarded. Then two dice are drawn and rolled.
    .title = A second die goes
refuse-discard-second = Your die of this turn stands. Now a second one leaves the supply, and it is not built.
rule-discard-any = The discard is a duty, and everybody sees it. Any die left in the supply will do; it is out for this round.
    .title = Any die, in the open

rule-behind-screens = Your plan and where you place your dice are your secret until the round is scored. Which dice were taken, set aside or discarded, everybody sees.
    .title = Behind the screens
rule-face-down = Awards and prizes that were won lie face down until the end of the game.
    .title = Cards face down
rule-cards-seen = Who is handed which card is seen when a round is scored, so the sheet of that round can be read again at any time. Nobody’s points are added up before the end.
    .title = Seen is seen

rule-points-not-victory = After a round each building is counted. These points only say who gets the awards; they are forgotten when the next round begins.
    .title = Points of a building
rule-plan-bonus = A building that is exactly as high as its plan asks for on every open cell earns 6 points. Materials and values do not matter for that.
    .title = The plan
rule-plan-as-printed = The plan counts as it lies: cell by cell, neither turned nor mirrored.
    .title = As it is printed
rule-wood = Each wooden die earns 2 points for every die it touches with a whole face.
    .title = Wood
rule-wood-any = What wood touches may be of any material. Two wooden dice side by side each count the other.
    .title = Wood touches anything
rule-wood-vertical = The dice right below and right above a wooden die touch it as well.
    .title = Below and above
rule-recycled = Recycled dice count together, wherever they stand: 2, 5, 10, 15, 20 or 30 points for one, two, three, four, five or six.
    .title = Recycled
rule-stone = Each stone die counts by its floor: 2 points on the ground, 3 on the second level, 5 on the third, 8 on the fourth and any above.
    .title = Stone
rule-glass = Each glass die earns the value it shows, even when another die covers it.
    .title = Glass
rule-fewer-dice = A building of fewer than six dice is counted like any other. It just cannot keep its plan nor show all six values.
    .title = Fewer than six dice

rule-awards = With four players the best building gets gold, the second silver and the third bronze. With three players there are gold and silver. With two players the better building gets silver.
    .title = Who gets which
rule-award-points = Gold is worth 3 points at the end, silver 2, bronze 1.
    .title = What they are worth
rule-demand-tie = Between buildings with the same points, the one with more dice of the first material in demand is ahead; then the one with more of the second.
    .title = Ties
rule-demand-count = Only dice that stand in the building count for that. Those set aside do not.
    .title = Standing dice only
rule-later-turn = If that does not decide either, whoever had the later turn in the round just built is ahead.
    .title = The later turn
rule-many-tied = When more than two are level, they are put in order by the same steps, and the awards are handed down that order.
    .title = More than two

rule-prizes = Each round has one copy of each of the four prizes, worth 2 points at the end. A building may win several. A prize nobody qualifies for is not given.
    .title = Four prizes
rule-skyscraper = A tower of five dice or more.
    .title = Skyscraper
rule-geometer = All six values, from 1 to 6.
    .title = Geometer
rule-integrity = Four dice or more of one value.
    .title = Structural Integrity
rule-materials = Five dice or more of one material.
    .title = Materials
rule-at-least = These numbers are minimums: six dice of one material qualify as well as five.
    .title = More is fine
rule-prize-tie = If several buildings qualify, the materials in demand decide, and then the later turn, as for awards. The points of the buildings do not matter.
    .title = Several qualify

rule-dice-return = When a round is scored all dice go back into the bag, and the plans used are out of the game.
    .title = Clearing up
rule-three-rounds = The game has three rounds.
    .title = Three rounds
rule-winner = After the third round all cards are turned over. Whoever has the most points on awards and prizes wins.
    .title = The winner
rule-final-tie = Between players with the same points, more prizes win; then more gold awards, then more silver, then more bronze.
    .title = Level at the end
rule-shared-win = Players who are still level after that share the place.
    .title = Still level
