title = Monster City
about = Élevez votre ville, laissez entrer un monstre quand l’argent manque, et comptez quatre fois ce qui tient encore debout, chaque fois d’une autre façon.

# Les pièces

colour = { $colour ->
    [r] rouge
    [g] vert
   *[y] jaune
}
building = { $colour ->
    [r] rouge
    [g] vert
   *[y] jaune
} { $value }
so-many = { $count } { $colour ->
    [r] { $count ->
        [one] rouge
       *[other] rouges
    }
    [g] { $count ->
        [one] vert
       *[other] verts
    }
   *[y] { $count ->
        [one] jaune
       *[other] jaunes
    }
}
so-many-any = { $count } de n’importe quelle couleur
monster-colour = Goinfre (tous les { $colour ->
    [r] rouges
    [g] verts
   *[y] jaunes
})
monster-values = Crabacus (tous les { $values })
monster-each = Grignopattes ({ $eaten })
monster-any = Caprice ({ $count } au choix)
event-coward = Froussard
event-rejected-project = Projet refusé
event-rebuild = Chantier
event-counter-attack = Contre-attaque
event-detour = Déviation
event-grant = Subvention
category-lowest = Plus bas
category-highest = Plus haut
category-colour = Une couleur
category-all = Tout
category-of-colour = Une couleur ({ $colour })
name = { $who_is ->
    [you] vous
   *[other] { $who }
}

# Les coups

choose-build = acheter { $building }
choose-attack = laisser entrer { $monster }
choose-stop = jouer STOP
choose-victim = sacrifier { $building }
choose-category = compter « { $category } »
choose-colour = compter une couleur : { $colour }
choose-without = jouer { $event } sans son effet
choose-coward = Froussard : chasser { $monster }
choose-rejected-project = Projet refusé : rayer { $building }
choose-rebuild = Chantier : { $given } contre { $taken }
choose-counter-attack = Contre-attaque : de nouveaux monstres sur la planète
choose-detour = Déviation : le tour passe à droite
choose-grant = Subvention : prendre un billet

prompt-turn = { $who_is ->
    [you] { $notes ->
        [0] À vous : plus de billet, laissez donc entrer un monstre
        [1] À vous : achetez un bâtiment avec votre billet, ou laissez entrer un monstre pour en gagner un
       *[full] À vous : votre bourse est pleine, achetez donc un bâtiment
    }{ $besides ->
        [stop] {""} ; ou jouez STOP.
        [event] {""} ; ou jouez un événement.
       *[nothing] .
    }
   *[other] { $who } choisit son action.
}
prompt-victims = { $who_is ->
    [you] Choisissez ce qui s’écroule : { $left }.
   *[other] { $who } choisit ce qui s’écroule.
}
prompt-scoring = Décompte { $number } : choisissez une catégorie sur le bloc. Personne ne la voit avant que tous aient choisi.
prompt-waiting = Décompte { $number } : le choix secret se fait attendre ({ $late }).
stage = Décompte { $number } sur { $scorings } dans { $left ->
    [one] { $left } bâtiment
   *[other] { $left } bâtiments
}
stage-scoring = Décompte { $number } sur { $scorings }
stage-over = Fin de la partie
won = { $who_is ->
    [you] Vous gagnez avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $who } gagne avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
won-together = Victoire partagée : { $winners }, avec { $points ->
    [one] { $points } point chacun.
   *[other] { $points } points chacun.
}

# Les joueurs

standing = { $points ->
    [one] { $points }{"\u00A0"}point
   *[other] { $points }{"\u00A0"}points
} · { $notes ->
    [0] aucun billet
    [one] { $notes }{"\u00A0"}billet
   *[other] { $notes }{"\u00A0"}billets
}{ $kept ->
    [stop] {" · "}STOP
    [events] {" · "}{ $events ->
        [0] aucun événement
        [one] { $events }{"\u00A0"}événement
       *[other] { $events }{"\u00A0"}événements
    }
   *[none] {""}
}
standing-buildings = Bâtiments : { $count }

# Le journal

told-start = { $who_is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
told-city = { $who_is ->
    [you] Votre ville commence avec { $buildings }.
   *[other] La ville de { $who } commence avec { $buildings }.
}
told-office = Nouveau au bureau d’études : { $buildings }.
told-planet = Nouveau sur la planète : { $monsters }.
told-build = { $who_is ->
    [you] Vous achetez { $building }.
   *[other] { $who } achète { $building }.
}
told-attack = { $who_is ->
    [you] Vous laissez entrer { $monster }.
   *[other] { $who } laisse entrer { $monster }.
}
told-fall = { $who_is ->
    [you] Vous perdez { $buildings }.
   *[other] { $who } perd { $buildings }.
}
told-compensation = { $fallen ->
    [0] Rien ne s’écroule. { $who_is ->
        [you] Vous recevez un billet quand même.
       *[other] { $who } reçoit un billet quand même.
    }
   *[other] { $who_is ->
        [you] Vous recevez un billet pour les dégâts.
       *[other] { $who } reçoit un billet pour les dégâts.
    }
}
told-stop = { $who_is ->
    [you] Vous jouez STOP et passez ce tour.
   *[other] { $who } joue STOP et passe ce tour.
}
told-event = { $who_is ->
    [you] Vous jouez { $event }.
   *[other] { $who } joue { $event }.
}
told-event-without = { $who_is ->
    [you] Vous jouez { $event } sans son effet.
   *[other] { $who } joue { $event } sans son effet.
}
told-turned-away = { $monster } prend la fuite.
told-rejected = { $building } est rayé des plans.
told-swapped = { $who_is ->
    [you] Vous donnez { $given } et prenez { $taken }.
   *[other] { $who } donne { $given } et prend { $taken }.
}
told-draw = { $who } pioche une carte événement.
told-draw-own = Vous piochez un événement : { $event }.
told-no-event = Il ne reste aucune carte événement à piocher.
told-shuffle-monsters = Les monstres utilisés sont mélangés en une nouvelle pioche.
told-shuffle-events = Les événements utilisés sont mélangés en une nouvelle pioche.
told-scoring = Décompte { $number } : chacun choisit en secret.
told-pick = { $who } a choisi.
told-pick-own = Vous choisissez « { $category } ».
told-score = { $who_is ->
    [you] Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour « { $category } ».
   *[other] { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour « { $category } ».
}

# Options

option-mode = On joue avec
option-mode-base = les cartes STOP
option-mode-events = les cartes événement
option-reshuffle = Une pioche vide est mélangée de nouveau
option-reshuffle-at-once = aussitôt
option-reshuffle-when-needed = quand il faut une carte
option-first = Qui commence
option-first-chance = au hasard
option-first-first-seat = la première place

# Ce qu’un choix apporterait

preview-falls = S’écroule : { $buildings }
preview-choose = { $count } au choix parmi : { $buildings }
preview-nothing-falls = Rien ne s’écroule
preview-lowest = Plus bas : { $old } → { $new }
preview-highest = Plus haut : { $old } → { $new }
preview-red = Tous les rouges : { $old } → { $new }
preview-green = Tous les verts : { $old } → { $new }
preview-yellow = Tous les jaunes : { $old } → { $new }
preview-all = Tout : { $old } → { $new }
preview-event = Vous piochez une carte événement
preview-score = { $category } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-pass = Rien ne se passe ; au suivant
preview-banknotes = Billets : { $old } → { $new }
preview-next = { $who_is ->
    [you] Joue ensuite : vous
   *[other] Joue ensuite : { $who }
}
warning-worse-colour = La couleur { $best } vaudrait { $points }.
warning-nothing = Cela ne rapporte rien ; « { $category } » rapporterait { $points }.
