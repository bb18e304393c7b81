title = Rebuilding Warsaw
about = A city of rubble, eight rounds, one plan: send your engineers, pour foundations, and raise the buildings, the metro and the bridges of a new Warsaw.

# Pieces

card = { $name }
space = { $name }
name = { $who_is ->
    [you] you
   *[other] { $who }
}
type-housing = housing
type-services = services
type-industry = industry
type-public = public buildings
type-culture = culture
type-transport = transport
style-soc = Socialist Realism
style-mod = Modernism
object-metro = metro segment
object-bridge = bridge
amount = { $kind ->
    [rubble] { $count } rubble
    [concrete] { $count } concrete
   *[fund] { $count ->
        [one] 1 fund
       *[other] { $count } funds
    }
}
pay = { $amounts }
pay-prefab = { $amounts }, by Prefabs
pay-kredyt = { $amounts }, on Credit
task = { $build } next to { $beside } ({ $points } VP)
norm = ({ $objects })

# Options

option-rounds = Length
option-rounds-8 = eight rounds, 4 + 4
option-rounds-7 = seven rounds, 4 + 3
option-start-projects = Projects at the start
option-start-projects-0 = none
option-start-projects-2 = two each
option-river-blocks = The river
option-river-blocks-yes = parts neighbours, unless there is a bridge
option-river-blocks-no = parts nobody
option-first-player = First-player marker
option-first-player-field = goes to whoever takes the Reconstruction Council
option-first-player-clockwise = moves on clockwise every round
option-abandon-foundation = Giving up a site
option-abandon-foundation-no = not allowed
option-abandon-foundation-yes = allowed in the realisation phase

# Moves

choose-norm = keep the norm { $norm }
choose-field = send an engineer to { $field }
choose-foundation = pour foundations for { $card } in { $hex }
choose-pass = pass
choose-done = done
choose-use = use { $card }: { $function }
choose-clear = clear { $hex }
choose-enough = clear no more
choose-keep = keep { $card }
choose-discard = discard { $card }
choose-change = replace the task { $task }
choose-build = finish { $card } in { $hex } for { $pay }
choose-metro = metro { $one } – { $other } for { $pay }
choose-bridge = bridge { $one } – { $other } for { $pay }
choose-tunnel = tunnel surfaces at { $one } – { $other }
choose-abandon = give up { $card } in { $hex }
choose-end = end your turn
choose-take = take { $amount }
choose-decline = decline

prompt-norm = { $who_is ->
    [you] Choose the norm you want to meet; the other goes back into the box.
   *[other] { $who } is choosing a norm.
}
prompt-norms = { $who_is ->
    [you] Choose the norm you want to meet; the other goes back into the box.
   *[other] Everybody is choosing a norm.
}
prompt-send = { $who_is ->
    [you] Your turn: send an engineer to a field, or pick a project and pour its foundations on the map. Or pass.
   *[other] { $who } is planning.
}
prompt-again = { $who_is ->
    [you] Overtime: place a second engineer right away.
   *[other] { $who } places a second engineer.
}
prompt-connected = { $who_is ->
    [you] Connections: choose a field that is taken already.
   *[other] { $who } uses connections to get onto a field that is taken.
}
prompt-after = { $who_is ->
    [you] Your engineer is at work. Use a function, or you are done.
   *[other] { $who } may still use a function.
}
prompt-clear = { $who_is ->
    [you] { $count ->
        [one] Choose a space to clear of rubble.
       *[other] Choose a space to clear of rubble; { $count } may be cleared.
    }
   *[other] { $who } is clearing rubble.
}
prompt-keep = { $who_is ->
    [you] Keep one of these projects; the others are discarded.
   *[other] { $who } is looking at projects.
}
prompt-discard = { $who_is ->
    [you] You hold too many projects: choose one to discard.
   *[other] { $who } is discarding a project.
}
prompt-change = { $who_is ->
    [you] Choose the open task to be replaced.
   *[other] { $who } is replacing a task.
}
prompt-realise = { $who_is ->
    [you] Your turn: finish your sites, build metro and bridges, then end your turn.
   *[other] { $who } is building.
}
prompt-tunnel = { $who_is ->
    [you] Choose where the tunnel surfaces on the other bank.
   *[other] { $who } is choosing where the tunnel surfaces.
}
prompt-reply = { $who_is ->
    [you] { $reply ->
        [rozdzielnik] Rationing: take one of what was just gained, or decline.
       *[wspolzaw] Socialist emulation: a task was completed. Take one resource, or decline.
    }
   *[other] { $who } may reply with a function.
}
stage = Round { $round } of { $rounds } · { $stage ->
    [1] Reconstruction
   *[2] Modernisation
} · { $phase ->
    [norms] norms
    [planning] planning
   *[realisation] realisation
}{ $official ->
    [yes] {""}
   *[no] {" · unofficial for two"}
}
stage-over = The end{ $official ->
    [yes] {""}
   *[no] {" · unofficial for two"}
}
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

preview-now = when built: { $points } VP
preview-industry = industry now: 2 and one for each of { $open } open spaces around
preview-task = task { $task }: +{ $points } VP
preview-around = neighbours and metro in the end, yours and of your other buildings: { $points } VP
preview-norm = norm: { $have } of { $need }
preview-end = { $now } VP now, { $total } in the end
preview-field-lost = { $count } beyond your limit would be lost
warning-last-engineer = This is your last free engineer: all of them will stand on sites until you build.
warning-nothing = This field gives you nothing now.

# Players

held = { $kind ->
    [rubble] rubble
    [concrete] concrete
    [fund] funds
    [engineer] engineers
    [project] projects in hand
   *[marker] metro markers
}: { $count }
standing-stock = { $rubble } { $concrete } { $fund } { $crew } { $cards } { $markers }
standing-built = { $first } { $points } VP so far · { $count ->
    [one] 1 building
   *[other] { $count } buildings
}{ $sites ->
    [0] {""}
    [one] , 1 site
   *[other] , { $sites } sites
}{ $passed ->
    [yes] {" · has passed"}
   *[no] {""}
}
standing-finished = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}{ $sites ->
    [0] {""}
    [one] , 1 site
   *[other] , { $sites } sites
}
standing-functions = { $functions }

# Log

told-deal-unofficial = Two players: an unofficial game, on the left bank only.
told-norms = You are dealt two norms: { $norms }.
told-chosen = { $who_is ->
    [you] You have chosen a norm.
   *[other] { $who } has chosen a norm.
}
told-chosen-own = Your norm: { $norm }.
told-round = Round { $round }. { $who_is ->
    [you] You begin.
   *[other] { $who } begins.
}
told-tasks = New tasks: { $tasks }.
told-stage = The reconstruction is over, modernisation begins: hands are thrown away, new projects and tasks come in, the historic spaces open.
told-realisation = Everybody has passed: building begins.
told-send = { $who_is ->
    [you] You send an engineer to { $field }.
   *[other] { $who } sends an engineer to { $field }.
}
told-gain = { $who_is ->
    [you] You take { $amounts }.
   *[other] { $who } takes { $amounts }.
}
told-lost = { $who_is ->
    [you] You take { $amounts }; { $lost } beyond your limit is lost.
   *[other] { $who } takes { $amounts }; { $lost } beyond the limit is lost.
}
told-nothing = { $who_is ->
    [you] It brings you nothing.
   *[other] It brings { $who } nothing.
}
told-marker = { $who_is ->
    [you] You take the first-player marker.
   *[other] { $who } takes the first-player marker.
}
told-clear = { $who_is ->
    [you] You clear { $hex } and keep the rubble.
   *[other] { $who } clears { $hex } and keeps the rubble.
}
told-clear-lost = { $who_is ->
    [you] You clear { $hex }; the rubble is beyond your limit.
   *[other] { $who } clears { $hex }; the rubble is beyond the limit.
}
told-draw = { $who_is ->
    [you] You draw { $count ->
        [one] a project.
       *[other] { $count } projects.
    }
   *[other] { $who } draws { $count ->
        [one] a project.
       *[other] { $count } projects.
    }
}
told-draw-own = You draw { $cards }.
told-look = { $who_is ->
    [you] You look at { $count ->
        [one] a project.
       *[other] { $count } projects.
    }
   *[other] { $who } looks at { $count ->
        [one] a project.
       *[other] { $count } projects.
    }
}
told-look-own = You look at { $cards }.
told-keep = { $who_is ->
    [you] You keep one of them.
   *[other] { $who } keeps one of them.
}
told-keep-own = You keep { $card }.
told-discard = { $who_is ->
    [you] You discard a project.
   *[other] { $who } discards a project.
}
told-discard-own = You discard { $card }.
told-shuffle = The discarded projects are shuffled into a new deck.
told-found = { $who_is ->
    [you] You pour the foundations of { $card } in { $hex }.
   *[other] { $who } pours the foundations of { $card } in { $hex }.
}
told-pass = { $who_is ->
    [you] You pass.
   *[other] { $who } passes.
}
told-use = { $who_is ->
    [you] You use { $card }: { $function }.
   *[other] { $who } uses { $card }: { $function }.
}
told-change = { $who_is ->
    [you] You put the task { $task } under the deck.
   *[other] { $who } puts the task { $task } under the deck.
}
told-build = { $who_is ->
    [you] You finish { $card } in { $hex } for { $pay }: +{ $points } VP.
   *[other] { $who } finishes { $card } in { $hex } for { $pay }: +{ $points } VP.
}
told-task = { $who_is ->
    [you] You complete the task { $task }: +{ $points } VP.
   *[other] { $who } completes the task { $task }: +{ $points } VP.
}
told-metro = { $who_is ->
    [you] You build metro between { $one } and { $other }: +{ $points } VP.
   *[other] { $who } builds metro between { $one } and { $other }: +{ $points } VP.
}
told-branch = { $who_is ->
    [you] You open the second metro line between { $one } and { $other }: +{ $points } VP.
   *[other] { $who } opens the second metro line between { $one } and { $other }: +{ $points } VP.
}
told-tunnel = { $who_is ->
    [you] You take the metro under the river.
   *[other] { $who } takes the metro under the river.
}
told-bridge = { $who_is ->
    [you] You build a bridge from { $one } to { $other }: +{ $points } VP.
   *[other] { $who } builds a bridge from { $one } to { $other }: +{ $points } VP.
}
told-abandon = { $who_is ->
    [you] You give up { $card } in { $hex }.
   *[other] { $who } gives up { $card } in { $hex }.
}
told-reply = { $who_is ->
    [you] You reply with { $card }, { $function }: { $amount }.
   *[other] { $who } replies with { $card }, { $function }: { $amount }.
}
told-decline = { $who_is ->
    [you] You decline to reply.
   *[other] { $who } declines to reply.
}
