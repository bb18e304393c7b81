title = Monster City
about = Raise a skyline, let a monster in whenever you need the money, and score what still stands four times, each time for something else.

# Pieces

colour = { $colour ->
    [r] red
    [g] green
   *[y] yellow
}
building = { $colour ->
    [r] red
    [g] green
   *[y] yellow
} { $value }
so-many = { $count } { $colour ->
    [r] red
    [g] green
   *[y] yellow
}
so-many-any = { $count } of any colour
monster-colour = Glutton (all { $colour ->
    [r] red
    [g] green
   *[y] yellow
})
monster-values = Crabacus (all { $values })
monster-each = Nibblepede ({ $eaten })
monster-any = Whim (any { $count })
event-coward = Coward
event-rejected-project = Rejected project
event-rebuild = Rebuild
event-counter-attack = Counter-attack
event-detour = Detour
event-grant = Grant
category-lowest = Lowest
category-highest = Highest
category-colour = One colour
category-all = All
category-of-colour = One colour ({ $colour })
name = { $who_is ->
    [you] you
   *[other] { $who }
}

# Moves

choose-build = buy { $building }
choose-attack = let { $monster } in
choose-stop = play STOP
choose-victim = give up { $building }
choose-category = score “{ $category }”
choose-colour = score one colour: { $colour }
choose-without = play { $event } without its effect
choose-coward = Coward: send { $monster } away
choose-rejected-project = Rejected project: strike { $building } off
choose-rebuild = Rebuild: { $given } for { $taken }
choose-counter-attack = Counter-attack: new monsters on the planet
choose-detour = Detour: the turn goes to the right
choose-grant = Grant: take a banknote

prompt-turn = { $who_is ->
    [you] { $notes ->
        [0] Your turn: you have no banknote, so let a monster into your city
        [1] Your turn: buy a building for your banknote, or let a monster in for another
       *[full] Your turn: your purse is full, so buy a building
    }{ $besides ->
        [stop] {""}; or play STOP.
        [event] {""}; or play an event.
       *[nothing] .
    }
   *[other] { $who } is choosing what to do.
}
prompt-victims = { $who_is ->
    [you] Choose what falls: { $left }.
   *[other] { $who } is choosing what falls.
}
prompt-scoring = Scoring { $number }: choose a category on the pad. Nobody sees it until all have chosen.
prompt-waiting = Scoring { $number }: still choosing in secret: { $late }.
stage = Scoring { $number } of { $scorings } in { $left ->
    [one] one building
   *[other] { $left } buildings
}
stage-scoring = Scoring { $number } of { $scorings }
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

# Players

standing = { $points ->
    [one] one point
   *[other] { $points }{"\u00A0"}points
} · { $notes ->
    [0] no banknote
    [one] one banknote
   *[other] { $notes }{"\u00A0"}banknotes
}{ $kept ->
    [stop] {" · "}STOP
    [events] {" · "}{ $events ->
        [0] no event
        [one] one event
       *[other] { $events }{"\u00A0"}events
    }
   *[none] {""}
}
standing-buildings = Buildings: { $count }

# Log

told-start = { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}
told-city = { $who_is ->
    [you] Your city starts with { $buildings }.
   *[other] { $who }’s city starts with { $buildings }.
}
told-office = New in the building office: { $buildings }.
told-planet = New on the planet: { $monsters }.
told-build = { $who_is ->
    [you] You buy { $building }.
   *[other] { $who } buys { $building }.
}
told-attack = { $who_is ->
    [you] You let { $monster } in.
   *[other] { $who } lets { $monster } in.
}
told-fall = { $who_is ->
    [you] You lose { $buildings }.
   *[other] { $who } loses { $buildings }.
}
told-compensation = { $fallen ->
    [0] Nothing fell. { $who_is ->
        [you] You get a banknote all the same.
       *[other] { $who } gets a banknote all the same.
    }
   *[other] { $who_is ->
        [you] You get a banknote for the damage.
       *[other] { $who } gets a banknote for the damage.
    }
}
told-stop = { $who_is ->
    [you] You play STOP and do nothing this turn.
   *[other] { $who } plays STOP and does nothing this turn.
}
told-event = { $who_is ->
    [you] You play { $event }.
   *[other] { $who } plays { $event }.
}
told-event-without = { $who_is ->
    [you] You play { $event } without its effect.
   *[other] { $who } plays { $event } without its effect.
}
told-turned-away = { $monster } turns tail.
told-rejected = { $building } is struck off the plans.
told-swapped = { $who_is ->
    [you] You give { $given } and take { $taken }.
   *[other] { $who } gives { $given } and takes { $taken }.
}
told-draw = { $who } draws an event card.
told-draw-own = You draw an event: { $event }.
told-no-event = No event card is left to draw.
told-shuffle-monsters = The used monsters are shuffled into a new stack.
told-shuffle-events = The used events are shuffled into a new stack.
told-scoring = Scoring { $number }: everybody chooses in secret.
told-pick = { $who } has chosen.
told-pick-own = You choose “{ $category }”.
told-score = { $who_is ->
    [you] You score { $points ->
        [one] one point
       *[other] { $points } points
    } for “{ $category }”.
   *[other] { $who } scores { $points ->
        [one] one point
       *[other] { $points } points
    } for “{ $category }”.
}

# Options

option-mode = Played with
option-mode-base = STOP cards
option-mode-events = event cards
option-reshuffle = An empty stack is reshuffled
option-reshuffle-at-once = at once
option-reshuffle-when-needed = when a card is needed
option-first = Who begins
option-first-chance = chance decides
option-first-first-seat = the first seat

# What a choice would bring

preview-falls = Falls: { $buildings }
preview-choose = Choose { $count } of: { $buildings }
preview-nothing-falls = Nothing falls
preview-lowest = Lowest: { $old } → { $new }
preview-highest = Highest: { $old } → { $new }
preview-red = All red: { $old } → { $new }
preview-green = All green: { $old } → { $new }
preview-yellow = All yellow: { $old } → { $new }
preview-all = All: { $old } → { $new }
preview-event = You draw an event card
preview-score = { $category }: { $points ->
    [one] one point
   *[other] { $points } points
}
preview-pass = Nothing happens; the turn goes on
preview-banknotes = Banknotes: { $old } → { $new }
preview-next = { $who_is ->
    [you] Next to play: you
   *[other] Next to play: { $who }
}
warning-worse-colour = All { $best } would be worth { $points }.
warning-nothing = That scores nothing; “{ $category }” would score { $points }.
