title = Marché
about = Chacun vend à deux étals.
section-turn = Votre tour
section-scoring = Décompte
card = carte { $number }
stalls = Étals
stall = { $stall ->
    [left] étal de gauche
   *[right] étal de droite
}
hand = Vos cartes
choose = { $card } à l'étal de { $stall ->
    [left] gauche
   *[right] droite
}
dear-card = C’est votre meilleure carte.
worth = L'étal vaut { $points }.
over = Le marché est fini
waiting = { $who_is ->
    [you] Les autres vous attendent.
   *[other] { $who } n'a pas encore choisi.
}
your-choice = L'étal de gauche vaut { $die }. Choisissez une carte et un étal.
stage = Manche { $round }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
total = Total
told-own = Vous avez envoyé { $card } à l'étal de { $stall ->
    [left] gauche
   *[right] droite
}.
told-choose = { $who_is ->
    [you] Vous avez choisi.
   *[other] { $who } a choisi.
}
told-reveal = Sur les étals : { $cards }.
told-round = L'étal de gauche vaut { $die }.
option-double = Dernière manche double
option-double-no = non
option-double-yes = oui
rule-own-card = Vous jouez une carte de votre main.
    .title = Votre carte
refuse-own-card = La carte { $number } n'est pas dans votre main.
rule-one-card = Vous jouez une carte par manche.
    .title = Une carte
refuse-one-card = Une seule carte par manche.
rule-one-stall = Une carte va à un seul étal.
    .title = Un étal
refuse-one-stall = Une carte ne peut pas être à deux étals.
rule-small-cards = À droite, on ne vend que de petites cartes.
    .title = Petites cartes
refuse-small-cards = À droite, on ne vend rien au-dessus de { $most }.
rule-sale = La plus haute carte d'un étal est vendue.
    .title = La vente
order-lowest = envoyer la plus petite carte à gauche, jusqu’au dernier tour
edition-cards = Cartes
edition-stalls = Étals
value-count = Nombre
value-hand = Main
value-small = Petites
value-right = Droite
