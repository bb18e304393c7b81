# Ce qui figure dans les dessins et sur les feuilles de score.
label-map = La carte
label-fields = Plateau d’actions
label-tasks = Missions d’urbanisme
label-hand = Vos projets
label-shown = Gardez-en un
label-stock = Vos ressources
label-norm = Votre norme
label-norms = Choisissez votre norme
label-objects = { $objects }
label-norm-short = Norme
label-ways = Autres moyens
label-track = Points à ce jour
label-rounds = Manche
label-legend = Ce que les voisins valent à la fin
label-first = premier joueur
label-built = { $name } : { $type ->
    [housing] logement
    [services] services
    [industry] industrie
    [public] prestige
    [culture] culture
   *[transport] transport
}, { $who_is ->
    [you] à vous
   *[other] à { $who }
}
label-neutral = { $name } : { $type ->
    [housing] logement
    [services] services
    [industry] industrie
    [public] prestige
    [culture] culture
   *[transport] transport
}, à personne
label-site = { $name } : fondations, { $type ->
    [housing] logement
    [services] services
    [industry] industrie
    [public] prestige
    [culture] culture
   *[transport] transport
}, { $who_is ->
    [you] à vous
   *[other] à { $who }
}
label-space = { $name }{ $state ->
    [rubble] , sous les gravats
    [historic] , case historique
   *[free] , libre
}
label-metro = Métro { $one } – { $other }
label-bridge = Pont { $one } – { $other }
label-tunnel = Tunnel { $key }
label-projects-left = Projets dans la pioche : { $count }
label-tasks-left = Missions dans la pioche : { $count }
label-bridges-left = Ponts restants : { $count }
label-field = { $name } : { $gains }
label-task = { $build ->
    [housing] logement
    [services] services
    [industry] industrie
    [public] prestige
    [culture] culture
    [transport] transport
    [soc] réal. socialiste
   *[mod] moderniste
} près de { $beside ->
    [housing] logement
    [services] services
    [industry] industrie
    [public] prestige
    [culture] culture
   *[transport] transport
}
label-task-worth = { $task } : { $points } PV
label-project = { $name } : { $type ->
    [housing] logement
    [services] services
    [industry] industrie
    [public] prestige
    [culture] culture
   *[transport] transport
}, { $zone ->
    [city] ville
    [suburb] banlieue
    [any] toute zone
   *[historic] sa case historique
}, { $points } PV. { $function } : { $text }
label-amount = { $kind ->
    [rubble] Gravats
    [concrete] Béton
   *[fund] Fonds
} : { $count } sur { $limit }
label-pay-rubble = Payer en gravats, sur { $count }
label-pay-concrete = Payer en béton, sur { $count }
label-pay-fund = Payer un fonds, sur { $count }
label-pay-both = Payer 1 béton et 1 gravat
label-pay-prefab = Préfabriqués : 1 fonds
label-pay-kredyt-concrete = Crédit : 1 béton
label-pay-kredyt-rubble = Crédit : gravats
label-take-rubble = Prendre un gravat
label-take-concrete = Prendre un béton
label-take-fund = Prendre un fonds
label-abandon = Abandonner un chantier
label-engineers = Ingénieurs à envoyer : { $count }
label-markers = Marqueurs de métro : { $count }
label-own-site = { $name }, en chantier, case { $hex }
label-function = { $name }. { $function }{ $used ->
    [yes] , utilisée
   *[no] {""}
} : { $text }

sheet-end = Score final
sheet-buildings = Bâtiments
sheet-tasks = Missions d’urbanisme
sheet-metro = Métro
sheet-bridges = Ponts
sheet-neighbours = Voisins : { $type }
sheet-beside-metro = Au bord du métro
sheet-norm = Norme
sheet-have = { $what } { $count }
sheet-style = { $sign } { $style }
sheet-style-count = × { $count }
sheet-total = Total
sheet-count = Bâtiments achevés
sheet-place = Place
sheet-by-buildings = Égalité de points entre { $level }. { $who_is ->
    [you] Vous avez achevé plus de bâtiments et vous l’emportez.
   *[other] { $who } a achevé plus de bâtiments et l’emporte.
}
sheet-shared = { $level } sont à égalité de points et de bâtiments et partagent la victoire.
