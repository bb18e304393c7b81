# Ce qui figure dans les dessins et sur les feuilles de score.
label-screens = Derrière les paravents
label-supply = Réserve
label-demand = Très demandés
label-demand-1 = 1er
label-demand-2 = 2e
label-plan = Votre plan
label-building = Votre bâtiment
label-track = Points de la dernière manche
label-first-seat = a commencé cette manche
label-cell = Case { $cell } : { $height } dé(s) sur { $wanted }

sheet-round = Manche { $round }
sheet-plan = Plan
sheet-total = Bâtiment
sheet-award = Trophée
sheet-prizes = Prix
sheet-end = Score final
sheet-points = Points
sheet-place = Place
sheet-tie = { $over } : égalité entre { $level }. { $why } { $who_is ->
    [you] Vous l'emportez.
   *[other] { $who } l'emporte.
}
sheet-tie-first = Les dés en { $colour }, le premier matériau demandé, ont tranché.
sheet-tie-second = Encore égalité sur le premier matériau demandé ; les dés en { $colour }, le second, ont tranché.
sheet-tie-later = Égalité sur les deux matériaux demandés ; l'ordre du tour a tranché.
sheet-tie-prizes = Le nombre de prix a tranché.
sheet-tie-gold = Égalité de prix ; les trophées d'or ont tranché.
sheet-tie-silver = Égalité de prix et d'or ; les trophées d'argent ont tranché.
sheet-tie-bronze = Égalité de prix, d'or et d'argent ; les trophées de bronze ont tranché.
sheet-even = { $over } : { $level } sont à égalité parfaite et partagent la place.
over-first-player = Qui commence
over-place = Place
