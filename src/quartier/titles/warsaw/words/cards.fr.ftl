# Les cases du plateau d’actions

field-u1 = Atelier de projets
field-u2 = Déblaiement
field-u3 = Fonds social de reconstruction
field-l1 = Bureau d’études
field-l2 = Brigade de démolition
field-l3 = Ministère de la Reconstruction
field-l4 = Usine à béton
field-l5 = Conseil de la reconstruction
field-l6 = Cimenterie
field-l7 = Dépôt de briques
field-l8 = Concours d’architectes
field-l9 = Centrale à béton
field-l10 = Banque d’investissement
field-l11 = Démineurs

gain-draw = { $count ->
    [one] piocher un projet
   *[other] piocher { $count } projets
}
gain-look = regarder { $count ->
    [one] { $count } projet
   *[other] { $count } projets
} et en garder un
gain-clear = { $count ->
    [one] déblayer une case et en prendre les gravats
   *[other] déblayer jusqu’à { $count } cases et en prendre les gravats
}
gain-rubble = { $count ->
    [one] { $count } gravat de la banque
   *[other] { $count } gravats de la banque
}
gain-concrete = { $count ->
    [one] { $count } béton
   *[other] { $count } bétons
}
gain-funds = { $count } fonds
gain-marker = le marqueur premier joueur

# Les fonctions des projets

function-soc = Réalisme socialiste
    .text = Compte à la fin pour la majorité du réalisme socialiste, et pour les missions qui demandent ce style.
function-mod = Modernisme
    .text = Compte à la fin pour la majorité du modernisme, et pour les missions qui demandent ce style.
function-dotacja = Subvention
    .text = Une fois : prenez 2 fonds.
function-beton = Livraison de béton
    .text = Une fois : prenez 2 bétons.
function-cegla = Briques de démolition
    .text = Une fois : prenez 3 gravats de la banque.
function-czyn = Travail bénévole
    .text = Une fois : déblayez une case au choix et prenez-en les gravats. S’il n’en reste plus sur la carte, prenez-en 1 de la banque.
function-konkurs = Concours d’architecture
    .text = Une fois, en planification ou en réalisation : regardez les 3 premiers projets de la pioche, gardez-en un, défaussez les autres.
function-nadgodziny = Heures supplémentaires
    .text = Une fois, en planification : juste après votre ingénieur, placez-en un second, avec tous ses effets.
function-znajomosci = Relations
    .text = Une fois, en planification : envoyez votre ingénieur sur une case limitée déjà occupée.
function-prefab = Préfabriqués
    .text = Une fois, en réalisation : achevez un bâtiment pour 1 fonds, sans matériaux.
function-kredyt = Crédit d’investissement
    .text = Une fois, en réalisation : achevez un bâtiment sans le fonds.
function-zmiana = Changement de plan
    .text = Une fois : glissez une mission visible sous sa pioche et révélez-en une autre. Pas quand cette pioche est vide.
function-sklad = Dépôt de matériaux
    .text = Permanent : vous pouvez garder 4 gravats, 4 bétons et 4 fonds.
function-gruzobeton = Béton de gravats
    .text = Permanent : pour un bâtiment, vous pouvez payer 1 gravat au lieu de 2.
function-metroprojekt = Metroprojekt
    .text = Permanent : pour un tronçon de métro, vous pouvez payer 1 béton au lieu du fonds.
function-mostostal = Mostostal
    .text = Permanent : vos ponts coûtent 1 fonds et 1 béton, ou 1 fonds et 2 gravats.
function-przodownik = Ouvrier de choc
    .text = Permanent : +1 PV pour chaque mission que vous remplissez désormais.
function-wspolzaw = Émulation socialiste
    .text = Une fois, en réponse : quand un autre joueur remplit une mission, prenez 1 ressource de votre choix.
function-rozdzielnik = Rationnement
    .text = Une fois, en réponse : quand un autre joueur gagne des ressources sur une case limitée, prenez-en 1 d’une sorte qu’il a gagnée.
