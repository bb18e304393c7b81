# The page about this edition: its groups, and the names of its values

edition-dice = Les dés
edition-pool = La réserve
edition-awards = Les trophées
edition-award-points = Valeur des trophées
edition-prizes = Les prix
edition-prize-points = Valeur des prix
edition-points = Points d’un bâtiment
edition-plans = Les plans
edition-board = Le plateau de score

value-wood = Bois
value-recycled = Recyclé
value-stone = Pierre
value-glass = Verre
value-players-2 = Deux joueurs
value-players-3 = Trois joueurs
value-players-4 = Quatre joueurs
value-copies = Cartes de chaque sorte
value-gold = Or
value-silver = Argent
value-bronze = Bronze
value-skyscraper = Gratte-ciel, étages
value-structural-integrity = Intégrité structurelle, dés d’une même valeur
value-materials = Matériaux, dés d’une même couleur
value-each = Chacun
value-plan = Un plan respecté
value-wood-touch = Bois, par dé touché
value-cards = Cartes
value-id = Numéro
value-rows = Rangées
value-last-point = Dernière case de la piste
value-plan-reminder = Prime imprimée pour un plan
