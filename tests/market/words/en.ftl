title = Market
about = Everybody sells at two stalls.
section-turn = Your turn
section-scoring = Scoring
card = card { $number }
stalls = Stalls
stall = { $stall ->
    [left] left stall
   *[right] right stall
}
hand = Your cards
choose = { $card } to the { $stall ->
    [left] left stall
   *[right] right stall
}
dear-card = That is your best card.
worth = The stall is worth { $points }.
over = The market is over
waiting = { $who_is ->
    [you] The others wait for you.
   *[other] { $who } is still choosing.
}
your-choice = The left stall is worth { $die }. Choose a card and a stall.
stage = Round { $round }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
total = Total
told-own = You sent { $card } to the { $stall ->
    [left] left stall
   *[right] right stall
}.
told-choose = { $who_is ->
    [you] You have chosen.
   *[other] { $who } has chosen.
}
told-reveal = On the stalls: { $cards }.
told-round = The left stall is worth { $die }.
option-double = Last round double
option-double-no = no
option-double-yes = yes
rule-own-card = You play a card of your own hand.
    .title = Your own card
refuse-own-card = Card { $number } is not in your hand.
rule-one-card = You play one card a round.
    .title = One card
refuse-one-card = One card a round.
rule-one-stall = A card goes to one stall.
    .title = One stall
refuse-one-stall = A card cannot be at two stalls.
rule-small-cards = Only small cards are sold on the right.
    .title = Small cards
refuse-small-cards = On the right nothing above { $most } is sold.
rule-sale = The highest card at a stall sells.
    .title = The sale
order-lowest = send the lowest card left, until the last round
edition-cards = Cards
edition-stalls = Stalls
value-count = Count
value-hand = Hand
value-small = Small
value-right = Right
