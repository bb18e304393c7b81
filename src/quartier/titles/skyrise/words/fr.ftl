title = Skyrise
about = Une cité dans les nuages, mise aux enchères quartier par quartier : on bâtit avec ce qu’on a misé, là où les enchères se sont arrêtées.

# Les pièces

bid = { $number }
building-low = un immeuble bas
building-medium = un immeuble moyen
building-tall = un immeuble haut
disc-philosophers = un disque Philosophes
disc-naturalists = un disque Naturalistes
disc-artists = un disque Artistes
disc-inventors = un disque Inventeurs
disc-patron-a = un disque du mécène A
disc-patron-b = un disque du mécène B
disc-patron-c = un disque du mécène C
disc-patron-d = un disque du mécène D
disc-wild = un disque Joker
disc-commission = un disque Honoraires
faction-philosophers = philosophes
faction-naturalists = naturalistes
faction-artists = artistes
faction-inventors = inventeurs
name = { $who_is ->
    [you] vous
   *[other] { $who }
}
name-alone = { $who_is ->
    [you] Vous
   *[other] { $who }
}

# Options

option-olmsted = L’Olmsted compte
option-olmsted-any = les bâtiments de tout le monde sur l’île centrale
option-olmsted-own = seulement ceux de son propriétaire

# Les coups

choose-bid = miser { $bid } : { $district }
choose-place-wonder = poser { $wonder } : { $district }
choose-pass = passer
choose-vault = prendre { $disc } : { $district }
choose-no-disc = ne pas prendre de second disque
choose-wild = compter le joker parmi les { $faction }
choose-card = garder { $wonder }

order-pass = Passer à chaque fois pendant l’ère { $era }, jusqu’à ce qu’on surenchérisse sur moi
order-bid = Surenchérir jusqu’à { $bid }, toujours avec mon plus petit nombre qui suffit

prompt-open = { $who_is ->
    [you] Vous ouvrez : choisissez un nombre, puis un quartier de l’île centrale ou voisin d’un bâtiment quelconque.
   *[other] { $who } ouvre les enchères.
}
prompt-open-wonder = { $who_is ->
    [you] Vous n’avez plus de nombres : ouvrez avec une merveille, elle est aussitôt construite.
   *[other] { $who } ouvre avec une merveille.
}
prompt-raise = { $who_is ->
    [you] Misez plus de { $top } à côté de { $district }, ou passez.
   *[other] { $who } peut miser plus de { $top } à côté de { $district }.
}
prompt-answer = { $who_is ->
    [you] Une merveille est posée ({ $district }) : répondez avec Le Marteau, ou passez.
   *[other] { $who } peut répondre à la merveille ({ $district }).
}
prompt-wild = { $who_is ->
    [you] Votre disque est un joker : pour quelle faction comptera-t-il ?
   *[other] { $who } choisit une faction pour un joker.
}
prompt-vault = { $who_is ->
    [you] Le Coffre-fort : prenez encore un disque dans un quartier vacant de cette île.
   *[other] { $who } prend un second disque grâce au Coffre-fort.
}
prompt-cards = { $cards ->
    [one] Choisissez en secret la carte de votre merveille ; toutes seront révélées ensemble.
   *[other] Choisissez en secret { $cards } cartes pour vos merveilles, l’une après l’autre ; toutes seront révélées ensemble.
}
prompt-cards-wait = On choisit les cartes Merveille. On attend encore : { $late }.
stage = Ère { $era }, enchères { $auction }
stage-cards = Entre les deux ères
stage-over = Fin de la partie
won = { $who_is ->
    [you] Vous gagnez avec { $points } points de prestige.
   *[other] { $who } gagne avec { $points } points de prestige.
}

# Ce qu’une mise rapporterait

preview-district = { $district } : { $faction }
preview-disc = on y gagne { $disc }
preview-disc-none = pas de disque ici
preview-row = chaque bâtiment, { $faction } : { $old } → { $new }
preview-control = contrôle, { $island } : { $old } → { $new }
preview-panorama = { $panorama } : +{ $points }
preview-objective = objectif secret, { $faction } : { $count } sur { $needed }
preview-wonder = { $wonder }, si on la bâtit ici : +{ $points }
preview-vault = { $wonder } rapporte un second disque
preview-neighbours = { $count ->
    [0] aucun voisin vacant : personne ne peut surenchérir
    [one] un voisin vacant pour surenchérir
   *[other] { $count } voisins vacants pour surenchérir
}
preview-total = Bâti ici : +{ $points }
warning-dear = Votre { $number } suffirait.
warning-four = Ce serait un quatrième disque ({ $faction }) : chaque bâtiment retombe de { $old } à { $new }, jusqu’à ce qu’un cinquième compense.

# Les joueurs

standing-prestige = Prestige : { $prestige }
standing-left = { $left }
standing-numbers = { $numbers }
standing-passed = A passé pour ces enchères
standing-discs = Prestige : { $prestige } · { $discs }
standing-several = { $disc }×{ $count }
standing-key-big = Détient la grande clef : 10
standing-key-small = Détient la petite clef : 4
standing-objective = Objectif révélé : { $faction }

# Le journal

told-deal = Les panoramas de cette partie : { $panoramas }.
told-objective = Votre objectif secret : quatre bâtiments, { $faction }.
told-hand = Vos cartes Merveille : { $wonders }.
told-auction = { $why ->
    [chance] { $who_is ->
        [you] Le hasard vous fait ouvrir les premières enchères.
       *[other] Le hasard fait ouvrir les premières enchères à { $who }.
    }
    [initiative] { $who_is ->
        [you] Enchères { $auction } : vous ouvrez, par la plus faible initiative.
       *[other] Enchères { $auction } : { $who } ouvre, par la plus faible initiative.
    }
   *[won] { $who_is ->
        [you] Enchères { $auction } : vous ouvrez.
       *[other] Enchères { $auction } : { $who } ouvre.
    }
}
told-bid = { $opening ->
    [yes] { $who_is ->
        [you] Vous ouvrez avec { $bid } : { $district }.
       *[other] { $who } ouvre avec { $bid } : { $district }.
    }
   *[no] { $who_is ->
        [you] Vous montez à { $bid } : { $district }.
       *[other] { $who } monte à { $bid } : { $district }.
    }
}
told-wonder = { $opening ->
    [yes] { $who_is ->
        [you] Vous ouvrez avec { $wonder } : { $district }.
       *[other] { $who } ouvre avec { $wonder } : { $district }.
    }
   *[no] { $who_is ->
        [you] Vous posez { $wonder } : { $district }.
       *[other] { $who } pose { $wonder } : { $district }.
    }
}
told-outbid = { $who_is ->
    [you] { $wonder } cède au Marteau et vous revient.
   *[other] { $wonder } cède au Marteau et revient à { $who }.
}
told-pass = { $who_is ->
    [you] Vous passez.
   *[other] { $who } passe.
}
told-cannot = { $who_is ->
    [you] Vous ne pouvez pas surenchérir : vous passez.
   *[other] { $who } ne peut pas surenchérir et passe.
}
told-build = { $why ->
    [enclosed] { $who_is ->
        [you] Plus de quartier vacant à côté de la mise. Vous bâtissez { $building } : { $district }.
       *[other] Plus de quartier vacant à côté de la mise. { $who } bâtit { $building } : { $district }.
    }
    [alone] { $who_is ->
        [you] Plus personne ne peut miser : vous bâtissez { $building } : { $district }.
       *[other] Plus personne ne peut miser : { $who } bâtit { $building } : { $district }.
    }
   *[passed] { $who_is ->
        [you] Vous l’emportez et bâtissez { $building } : { $district }.
       *[other] { $who } l’emporte et bâtit { $building } : { $district }.
    }
}
told-build-wonder = { $who_is ->
    [you] Vous bâtissez { $wonder } : { $district }.
   *[other] { $who } bâtit { $wonder } : { $district }.
}
told-disc = { $who_is ->
    [you] Vous prenez { $disc }.
   *[other] { $who } prend { $disc }.
}
told-vault = { $who_is ->
    [you] Le Coffre-fort vous rapporte aussi { $disc }.
   *[other] Le Coffre-fort rapporte aussi { $disc } à { $who }.
}
told-no-disc = { $who_is ->
    [you] Vous ne prenez pas de second disque.
   *[other] { $who } ne prend pas de second disque.
}
told-surplus = { $who_is ->
    [you] Votre piste est pleine ({ $faction }) : le disque va sur votre portrait.
   *[other] La piste de { $who } est pleine ({ $faction }) : le disque va sur son portrait.
}
told-wild = { $who_is ->
    [you] Votre joker compte parmi les { $faction }.
   *[other] Le joker de { $who } compte parmi les { $faction }.
}
told-peek = Vous regardez sous la tuile { $letter } : chaque disque de ce mécène vaut { $value }.
told-effect = { $who_is ->
    [you] { $wonder } vous rapporte { $points } points de prestige.
   *[other] { $wonder } rapporte { $points } points de prestige à { $who }.
}
told-reveal-objective = { $who_is ->
    [you] Votre objectif est révélé : { $faction }.
   *[other] L’objectif de { $who } est révélé : { $faction }.
}
told-era-end = L’ère { $era } est finie.
told-control = { $who_is ->
    [you] { $island } : vous en avez le contrôle, { $points }.
   *[other] { $island } : { $who } en a le contrôle, { $points }.
}
told-control-shared = { $island } : contrôle partagé, { $holders }, { $points } chacun.
told-control-nobody = { $island } : personne n’en a le contrôle.
told-panorama = { $who_is ->
    [you] { $panorama } : { $points } pour vous{ $count ->
        [1] {""}.
       *[other] {" "}({ $count } fois).
    }
   *[other] { $panorama } : { $points } pour { $who }{ $count ->
        [1] {""}.
       *[other] {" "}({ $count } fois).
    }
}
told-choose-card = { $who_is ->
    [you] Vous avez choisi une carte Merveille.
   *[other] { $who } a choisi une carte Merveille.
}
told-choose-card-own = Vous choisissez { $wonder }.
told-wonders = { $who_is ->
    [you] Vous révélez { $wonders }.
   *[other] { $who } révèle { $wonders }.
}
told-era-two = L’ère 2 commence : les merveilles et les nombres restants sont disponibles.
told-finished = { $key ->
    [big] { $who_is ->
        [you] Vous avez tout bâti en premier : la grande clef est à vous.
       *[other] { $who } a tout bâti en premier et prend la grande clef.
    }
    [small] { $who_is ->
        [you] Vous avez tout bâti en deuxième : la petite clef est à vous.
       *[other] { $who } a tout bâti en deuxième et prend la petite clef.
    }
   *[none] { $who_is ->
        [you] Vous avez tout bâti.
       *[other] { $who } a tout bâti.
    }
}
told-score-objective = { $who_is ->
    [you] Votre objectif, { $faction } : { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }, { $points } de prestige.
   *[other] L’objectif de { $who }, { $faction } : { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }, { $points } de prestige.
}
told-patrons = On retourne les tuiles des mécènes : A { $a }, B { $b }, C { $c }, D { $d }.
told-score-patrons = { $who_is ->
    [you] Vos mécènes : { $points }.
   *[other] Les mécènes de { $who } : { $points }.
}
told-score-surplus = { $who_is ->
    [you] Vos disques surnuméraires : { $points }.
   *[other] Les disques surnuméraires de { $who } : { $points }.
}
told-score-keys = { $who_is ->
    [you] Vos clefs : { $points }.
   *[other] Les clefs de { $who } : { $points }.
}
told-score-commissions = { $who_is ->
    [you] Vos honoraires : { $points }.
   *[other] Les honoraires de { $who } : { $points }.
}
told-score-rows = { $who_is ->
    [you] Vos bâtiments : { $points }.
   *[other] Les bâtiments de { $who } : { $points }.
}
