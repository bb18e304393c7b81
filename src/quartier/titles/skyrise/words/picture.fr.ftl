# Ce qui figure sur les images et les feuilles de score.
label-sky = Les îles
label-tray = Vos immeubles
label-goals = Ce qui rapporte
label-boards = Les visionnaires
label-wonders = Les merveilles
label-hand = Vos cartes Merveille
label-wild = Votre disque Joker
label-vault = Le Coffre-fort
label-vacant = vacant, sans disque
label-district = { $district }, { $faction } : { $what }
label-district-bid = { $district }, { $faction } : mise { $number } de { $who }, { $what }
label-district-built = { $district }, { $faction } : { $who }, { $what }
label-bid = { $height ->
    [0] { $number }, un immeuble bas
    [1] { $number }, un immeuble moyen
   *[2] { $number }, un immeuble haut
}
label-wonder-locked = Votre merveille : pas avant l’ère 2
label-pass = Passer
label-no-disc = Sans disque
label-patrons = Mécènes
label-patrons-text = par disque de leur lettre ; qui en détient sait combien
label-keys = Clefs de la cité
label-keys-text = { $keys ->
    [one] au prochain qui aura tout bâti
   *[other] 10 au premier qui a tout bâti, 4 au deuxième
}
label-objective = Votre objectif
label-objective-text = 10 pour quatre bâtiments : { $faction }
label-row = { $faction } : { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}, { $worth } par bâtiment
label-portrait = { $things ->
    [0] Rien sur le portrait
    [one] Un élément sur le portrait
   *[other] { $things } éléments sur le portrait
}

panorama-airships = Dirigeables
panorama-airships-text = 3 par dirigeable bordé des deux côtés par vos bâtiments
panorama-windmills = Moulins
panorama-windmills-text = 2 par bâtiment à vous près d’un moulin
panorama-bridges = Ponts
panorama-bridges-text = 3 par pont avec vos bâtiments aux deux bouts
panorama-lakes = Lacs
panorama-lakes-text = 3 par lac bordé par trois de vos bâtiments
panorama-chains = Chaînes
panorama-chains-text = 4 par île où trois de vos bâtiments se suivent

sheet-era = Fin de l’ère { $era }
sheet-wonders = Merveilles bâties
sheet-control = { $island }
sheet-count = { $building }×{ $count }{" "}
sheet-panorama = { $panorama } : { $island }
sheet-times = { $count } fois
sheet-total = Prestige
sheet-by-medium = { $island } : égalité en immeubles hauts ; les moyens ont décidé.
sheet-by-low = { $island } : égalité en immeubles hauts et moyens ; les bas ont décidé.
sheet-by-shared = { $island } : égalité à toutes les tailles ; le contrôle est partagé.
sheet-end = Score final
sheet-before = Après l’ère 2
sheet-objective = Objectif secret
sheet-objective-count = { $faction } × { $count }
sheet-patrons = Mécènes
sheet-surplus = Disques surnuméraires
sheet-keys = Clefs de la cité
sheet-commissions = Honoraires
sheet-each = { $count } × { $worth }
sheet-points = Prestige
sheet-place = Place
sheet-level = Égalité : { $level }. { $who_is ->
    [you] Vous avez bâti votre dernier bâtiment plus tôt : vous passez devant.
   *[other] { $who } a bâti son dernier bâtiment plus tôt et passe devant.
}
