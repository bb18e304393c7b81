# La ligne de commande.

cli-about = Quartier, une table pour les jeux de construction de villes.
cli-language = --lang en|fr|pl choisit la langue ; sinon, c’est celle du terminal.
cli-version = quartier { $version }, règles { $rules ->
    [compiled] compilées
   *[other] interprétées
}
cli-usage = Usage
cli-commands = Commandes
cli-parameters = Arguments
cli-flag-help = Afficher cette page.
cli-flag-version = Afficher la version, et si les règles sont compilées.
cli-interpreted = Les règles ne sont pas compilées : tout marche, mais bien plus lentement. Réinstallez avec un compilateur C.

cli-serve = Ouvrir la table aux navigateurs.
cli-titles = Énumérer les jeux, avec leurs places et leurs options.
cli-simulate = Faire jouer beaucoup de parties par des robots et dire ce qu’elles ont donné.
cli-tournament = Fait jouer chaque robot contre tous les autres et dit la force de chacun, et avec quelle certitude.
cli-replay = Rejouer une partie enregistrée, coup par coup.
cli-verify = Vérifier les parties d’un fichier : chaque coup, chaque empreinte, le résultat.
cli-coach = Revoit chaque décision d'une partie : ce qu'on pouvait espérer, ce qui a été joué, ce qui valait mieux.
cli-backup = Écrire toutes les tables dans un fichier, sans interrompre les parties.
cli-restore = Relire toutes les tables d’une sauvegarde, dans l’une ou l’autre sorte de base de données.
cli-doctor = Vérifier la base de données et rejouer chaque partie qui n’est pas terminée.
cli-bench = Mesurer la vitesse des règles.

cli-arg-title = Le jeu, tel que le nomme « quartier titles ».
cli-arg-edition = Un fichier qui contient une autre édition du jeu.
cli-arg-json = Écrire du JSON, un objet par ligne.
cli-arg-games = Le nombre de parties.
cli-arg-seats = Le nombre de joueurs ; par défaut, le plus possible.
cli-arg-bots = Les robots, séparés par des virgules ; ils changent de place d’une partie à l’autre.
cli-arg-seed = La même graine donne les mêmes parties.
cli-arg-option = Une option de table, sous la forme clé=valeur ; peut être répétée.
cli-arg-records = Enregistrer chaque partie dans ce fichier.
cli-arg-contestants = Les robots, séparés par des virgules : random, greedy, level-1 à level-5, ou une recherche avec son propre budget, search-800 (parties simulées) ou search-500ms.
cli-arg-seats-least = Nombre de joueurs ; par défaut, le minimum possible.
cli-arg-processes = Nombre de processus qui jouent ; par défaut, un par cœur.
cli-arg-tournament = Chaque partie est gardée dans ce fichier. La même commande reprend là où elle a été interrompue.
cli-arg-host = L’adresse où écouter.
cli-arg-port = Le port ; par défaut 8000, ou le premier libre ensuite.
cli-arg-database = Où les tables sont gardées : sqlite:///fichier ou postgresql://… Peut aussi se trouver dans QUARTIER_DATABASE.
cli-arg-backup-to = Le fichier à écrire, qui ne doit pas encore exister.
cli-arg-backup-from = Un fichier écrit par « quartier backup ».
cli-arg-replace = Abandonner ce que la base contient à présent.
cli-arg-proxy = Les mandataires (proxys) que l’on croit quand ils disent qui demande : adresses ou réseaux, séparés par des virgules.
cli-arg-metrics = Montrer des chiffres pour Prometheus sous /metrics, sur un port à part ou sur HÔTE:PORT ; sans hôte, à cette machine seulement.
cli-arg-log = La forme du journal : des lignes de texte, ou du JSON, un objet par ligne et un pour chaque requête.
cli-arg-file = Un fichier de parties, une par ligne.
cli-arg-states = Écrire l’état complet après chaque coup, en JSON.
cli-arg-playouts = Nombre de parties simulées pour réfléchir à chaque décision.
cli-arg-commitment = L’engagement affiché au début de la partie ; la graine doit lui correspondre.

cli-column-title = jeu
cli-column-name = nom
cli-column-seats = places
cli-column-edition = édition
cli-column-options = options
cli-column-wins = victoires
cli-column-mean = moyenne
cli-column-low = 5 %
cli-column-median = médiane
cli-column-high = 95 %
cli-column-places = 1re, 2e…
cli-column-rating = cote
cli-column-points = points
cli-column-time = ms par décision
cli-column-before = devant
cli-column-move = coup
cli-column-player = joueur
cli-column-played = joué
cli-column-better = mieux
cli-column-expected = gain espéré
cli-column-left = ensuite
cli-column-cost = coût
cli-column-compiled = compilées
cli-column-interpreted = interprétées
cli-column-ratio = fois

cli-simulated = { $games ->
    [1] Une partie de { $moves } coups, { $speed } parties par seconde
   *[other] { $games } parties de { $moves } coups en moyenne, { $speed } parties par seconde
}
cli-tournament-games = { $games ->
    [one] Une partie. Entre parenthèses : les bornes valables dans 19 cas sur 20.
   *[other] { $games } parties. Entre parenthèses : les bornes valables dans 19 cas sur 20.
}
cli-game = { $title } · { $edition } · graine { $seed }
cli-place = { $place }. { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
cli-unfinished = La partie n’est pas finie.
cli-verified = { $good ->
    [0] Aucune partie n’est valable
    [one] Une partie est valable
   *[other] { $good } parties sont valables
}{ $bad ->
    [0] .
    [one] , une ne l’est pas.
   *[other] , { $bad } ne le sont pas.
}
cli-coached = { $name } : { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
}, { $all } d'une victoire perdus en tout, le plus au coup { $move } ({ $most }).
cli-backed-up = { $file } contient tout : { $rows } lignes.
cli-restored = { $rows } lignes ont été restaurées.
cli-doctor-database = { $database } : { $server }, schéma { $revision }, { $size } Mo
cli-doctor-free = Il reste { $free } Mo sur le disque.
cli-doctor-tables = { $live ->
    [one] { $live } table en jeu
   *[other] { $live } tables en jeu
}, { $over ->
    [one] { $over } terminée
   *[other] { $over } terminées
}, { $entries } entrées en tout.
cli-doctor-sound = Tout est en ordre.
cli-bench-of = { $title }, { $seats } places, coups au hasard
cli-bench-games-per-second = parties par seconde
cli-bench-moves-per-second = coups par seconde
cli-bench-copy-ns = nanosecondes par copie

cli-no-language = La langue « { $language } » n’existe pas ici. Il y a : { $languages }.
cli-no-command = La commande « { $command } » n’existe pas ; « quartier --help » les énumère.
cli-no-option = L’option { $option } n’existe pas ici ; --help les énumère.
cli-twice = { $name } est donné deux fois.
cli-missing = Il manque { $name }.
cli-value = { $name } ne peut pas valoir « { $value } ».
cli-too-much = Ceci est de trop : { $words }
cli-unclear = Cette ligne de commande est incompréhensible : { $why }
cli-no-pair = Une option s’écrit clé=valeur, et non « { $text } ».
cli-proxy = « { $text } » n’est ni une adresse ni un réseau comme 10.0.0.0/8.
cli-address = « { $text } » n’est ni un port ni HÔTE:PORT.
cli-port = Impossible d’écouter sur { $host }, port { $port } : { $why }.
