# Ce qui figure sur les dessins et les feuilles de décompte.
label-others = Les autres villes
label-cities = Les villes
label-planet = Planète des monstres
label-office = Bureau d’études
label-pad = Bloc de score
label-city = Votre ville
label-hand = Vos événements
label-stack = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
label-used = { $count ->
    [one] { $count } monstre utilisé
   *[other] { $count } monstres utilisés
}
label-to-scoring = { $count ->
    [one] Décompte { $scoring } après encore { $count } bâtiment
   *[other] Décompte { $scoring } après encore { $count } bâtiments
}
label-notes = { $count ->
    [0] Aucun billet
    [one] { $count } billet
   *[other] { $count } billets
}
label-stop-left = Carte STOP
label-stop-used = Carte STOP, utilisée
label-events-held = { $count ->
    [one] { $count } carte événement
   *[other] { $count } cartes événement
}
label-use = Avec effet
label-without = Sans effet
card-all = tous
card-any = { $count } au choix
pad-total = Total

sheet-scoring = Décompte { $number }
sheet-category = Catégorie
sheet-counted = Ce qui compte
sheet-points = Points
sheet-end = Score final
sheet-total = Total
sheet-buildings = Bâtiments
sheet-place = Rang
sheet-tie = Égalité de points ({ $level }) ; le nombre de bâtiments départage.
sheet-even = Égalité de points et de bâtiments ({ $level }) : le rang est partagé.
