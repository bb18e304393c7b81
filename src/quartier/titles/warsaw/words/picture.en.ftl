# What stands in the pictures and on the score sheets.
label-map = The map
label-fields = Action board
label-tasks = Urban tasks
label-hand = Your projects
label-shown = Keep one
label-stock = Your resources
label-norm = Your norm
label-norms = Choose your norm
label-objects = { $objects }
label-norm-short = Norm
label-ways = Other ways
label-track = Points so far
label-rounds = Round
label-legend = What neighbours are worth in the end
label-first = first player
label-built = { $name }: { $type ->
    [housing] housing
    [services] services
    [industry] industry
    [public] a public building
    [culture] culture
   *[transport] transport
}, { $who_is ->
    [you] yours
   *[other] built by { $who }
}
label-neutral = { $name }: { $type ->
    [housing] housing
    [services] services
    [industry] industry
    [public] a public building
    [culture] culture
   *[transport] transport
}, nobody’s
label-site = { $name }: foundations of { $type ->
    [housing] housing
    [services] services
    [industry] industry
    [public] a public building
    [culture] culture
   *[transport] transport
}, { $who_is ->
    [you] yours
   *[other] of { $who }
}
label-space = { $name }{ $state ->
    [rubble] , under rubble
    [historic] , historic
   *[free] , free
}
label-metro = Metro { $one } – { $other }
label-bridge = Bridge { $one } – { $other }
label-tunnel = Tunnel { $key }
label-projects-left = Projects in the deck: { $count }
label-tasks-left = Tasks in the deck: { $count }
label-bridges-left = Bridges left: { $count }
label-field = { $name }: { $gains }
label-task = { $build ->
    [housing] housing
    [services] services
    [industry] industry
    [public] public
    [culture] culture
    [transport] transport
    [soc] Socialist Realist
   *[mod] Modernist
} next to { $beside ->
    [housing] housing
    [services] services
    [industry] industry
    [public] public
    [culture] culture
   *[transport] transport
}
label-task-worth = { $task }: { $points } VP
label-project = { $name }: { $type ->
    [housing] housing
    [services] services
    [industry] industry
    [public] public building
    [culture] culture
   *[transport] transport
}, { $zone ->
    [city] city
    [suburb] suburbs
    [any] anywhere
   *[historic] its historic space
}, { $points } VP. { $function }: { $text }
label-amount = { $kind ->
    [rubble] Rubble
    [concrete] Concrete
   *[fund] Funds
}: { $count } of { $limit }
label-pay-rubble = Pay rubble, of { $count }
label-pay-concrete = Pay concrete, of { $count }
label-pay-fund = Pay a fund, of { $count }
label-pay-both = Pay 1 concrete and 1 rubble
label-pay-prefab = Prefabs: 1 fund
label-pay-kredyt-concrete = Credit: 1 concrete
label-pay-kredyt-rubble = Credit: rubble
label-take-rubble = Take rubble
label-take-concrete = Take concrete
label-take-fund = Take a fund
label-abandon = Give up a site
label-engineers = Engineers to send: { $count }
label-markers = Metro markers: { $count }
label-own-site = { $name }, under construction in { $hex }
label-function = { $name }. { $function }{ $used ->
    [yes] , spent
   *[no] {""}
}: { $text }

sheet-end = Final score
sheet-buildings = Buildings
sheet-tasks = Urban tasks
sheet-metro = Metro
sheet-bridges = Bridges
sheet-neighbours = Neighbours: { $type }
sheet-beside-metro = Beside the metro
sheet-norm = Norm
sheet-have = { $what } { $count }
sheet-style = { $sign } { $style }
sheet-style-count = × { $count }
sheet-total = Total
sheet-count = Buildings finished
sheet-place = Place
sheet-by-buildings = { $level } had the same points. { $who_is ->
    [you] You finished more buildings and win.
   *[other] { $who } finished more buildings and wins.
}
sheet-shared = { $level } are level in points and buildings and share the win.
