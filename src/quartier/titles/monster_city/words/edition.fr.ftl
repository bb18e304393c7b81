# La page sur cette édition : ses groupes, et les noms de ses valeurs

edition-values = Valeurs des bâtiments
edition-buildings = Bâtiments
edition-starts = Villes de départ
edition-monsters = Monstres
edition-events = Événements
edition-banknotes = Billets
edition-purse = La bourse
edition-hand = La main d’événements

value-values = Valeurs
value-red = Rouge
value-green = Vert
value-yellow = Jaune
value-pairs = Paires
value-cards = Cartes
value-copies = Exemplaires
value-all = Toute une couleur
value-each = Tant de chaque
value-any = Tant au choix
value-coward = Froussard
value-rejected-project = Projet refusé
value-rebuild = Chantier
value-counter-attack = Contre-attaque
value-detour = Déviation
value-grant = Subvention
value-bank = À la banque
value-at-start = Au début
value-at-most = Au plus
value-for-fallen = Bâtiments écroulés pour un événement de plus
value-r3 = rouge 3
value-r4 = rouge 4
value-g3 = vert 3
value-g4 = vert 4
value-y3 = jaune 3
value-y4 = jaune 4
