# Les pages

web-tagline = Bâtissez une ville. Ensemble, ou les uns contre les autres.
web-what = Quartier est une table pour jeux de société où l’on bâtit des villes. Jouez dans le navigateur, seul contre des robots ou avec des amis grâce à un lien ; rien à installer, aucun compte à créer.
web-serving = Quartier est ouvert à l’adresse { $address } (Ctrl+C pour fermer)
web-skip = Aller au contenu
web-menu = Menu
web-language = Langue
web-theme = Apparence
web-theme-auto = Système
web-theme-light = Claire
web-theme-dark = Sombre
web-titles = Jeux
web-seats = De { $least } à { $most } joueurs
web-play-now = Jouer tout de suite
web-new-table = Nouvelle table
web-rules = Règles
web-rules-of = { $title } : les règles
web-edition = À propos de cette édition
web-my-tables = Vos tables
web-your-turn = à vous de jouer
web-others-turn = les autres réfléchissent
web-over = terminée
web-guest = Invité
seat-number = Place { $number }

# Dresser une table

web-your-name = Votre nom
web-who-plays = Qui joue
web-how = Comment
web-seat-you = Vous
web-seat-person = Une personne, par un lien
web-seat-here = Sur cet écran
web-name-here = Nom
web-seat-bot = Robot : { $bot }
web-seat-nobody = Personne
web-bot-greedy = gourmand
web-bot-random = au hasard
web-bot-level-1 = apprenti, niveau 1
web-bot-level-2 = maçon, niveau 2
web-bot-level-3 = chef de chantier, niveau 3
web-bot-level-4 = ingénieur, niveau 4
web-bot-level-5 = architecte, niveau 5
web-pace = Rythme des robots
web-pace-slow = lent
web-pace-normal = normal
web-pace-fast = rapide
web-pace-instant = immédiat
web-set-table = Dresser la table
web-links = Liens pour les autres
web-links-of = La table « { $name } » est dressée
web-links-what = Envoyez à chacun des autres un de ces liens. Qui l’ouvre s’assoit à cette place.
web-free = encore libre
web-copy = Copier
web-copied = Copié
web-to-table = À la table
web-invite = Inviter
web-watch = Regarder
web-watch-what = Qui ouvre cette adresse regarde la table, sans voir ce qui est caché.
web-watch-link = Pour regarder
web-qr = En image, pour un appareil photo
web-eyes-lend = Par vos yeux
web-eyes-lend-what = Laissez quelqu’un regarder par-dessus votre épaule : cette personne voit ce que vous voyez et ne peut rien faire. Vous pouvez y mettre fin à tout moment.
web-eyes-link = Pour regarder par vos yeux
web-eyes-make = Créer un lien
web-eyes-take-back = Ne plus laisser regarder
web-through-eyes = Par les yeux d’un joueur : { $asked }
web-sit-at = Une place à la table « { $name } »
web-sit-what = On vous invite à une partie de { $title }.
web-sit = S’asseoir

# À la table

web-table-name = Table « { $name } »
web-prompt = Ce qui est demandé
web-board = Le plateau
web-rail = Journal, joueurs et aide
web-log = Journal
web-players = Joueurs
web-help = Aide
web-chat = Discussion
web-say-what = Dire quelque chose à la table
web-say = Dire
web-notes = Mes notes
web-notes-keep = Garder
web-you = Vous
web-to-move = à son tour
web-curtain = Passez l’écran : c’est à { $who }.
web-curtain-lift = Je suis { $name }
web-really = { $move } ?
web-seat-awaited = On attend que quelqu’un prenne la place libre.
web-confirm = Confirmer
web-cancel = Renoncer
web-undo = Reprendre
web-redo = Refaire
web-orders = Consignes
web-orders-why = Ce que votre place doit faire en votre absence. Vous seul le voyez.
web-order-stands = Votre consigne : { $order }.
web-order-withdraw = Retirer
web-moves = { $count ->
    [one] Le seul coup possible
   *[other] Les { $count } coups possibles, en liste
}
web-inspector-mine = Tout ce qui est cerclé d’or peut être choisi. Cliquez ailleurs pour savoir pourquoi ce n’est pas possible.
web-inspector = Cliquez sur un élément du plateau pour savoir ce qu’en disent les règles.
web-why-not = Pourquoi pas ?
web-rule = Règle : { $title }
web-ask = Avant un coup
web-ask-on = me demander
web-ask-off = jouer aussitôt
web-offline = La connexion est coupée. Nouvel essai…
web-sheets = Feuilles de score
web-sheets-all = Toutes les feuilles de score
web-sheets-of = Feuilles de score de la table « { $name } »
web-sheets-none = Aucune manche n’a encore été comptée.
web-skip-scoring = Passer
web-continue = Continuer
web-final = Fin de la partie
web-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-again = Rejouer
web-record = Télécharger la partie
web-proof = Le mélange était-il honnête ?
web-proof-what = Au début de la partie, la table a affiché un engagement : l’empreinte de la graine dont découlent tous les lancers et tous les tirages. La graine est maintenant dévoilée. Chacun peut vérifier que l’une correspond à l’autre et rejouer toute la partie : quartier verify, avec la partie téléchargée.
web-records = Parties téléchargées
web-records-what = Toute partie terminée peut être téléchargée. Ici, vous apprenez si un tel fichier est juste, coup par coup, et vous pouvez revoir la partie à une table.
web-records-file = Le fichier de la partie
web-records-commitment = L’engagement, si vous l’avez noté au début
web-records-open = Revoir la partie
web-records-verify = Seulement vérifier
web-records-holds = Tout est juste : { $title }, { $moves } coups, chacun conforme aux règles.
web-seed = Graine
web-commitment = Engagement
web-commitment-what = L’empreinte de la graine dont découlent tous les lancers et tous les tirages de cette partie. Elle est fixée dès le premier coup ; la graine est dévoilée à la fin, et chacun peut vérifier que l’une correspond à l’autre.

# Revoir la partie

web-past = Retour en arrière
web-past-open = Revoir la partie
web-past-play = Lecture
web-moment = { $moment ->
    [0] Le début
   *[other] Coup { $moment } sur { $moments }
}
web-moment-silent = Rien que vous ayez pu voir.
web-moment-wanted = Quel coup
web-step-first = Au début
web-step-earlier = Un coup en arrière
web-step-later = Un coup en avant
web-step-last = Au dernier coup
web-speed = Vitesse
web-look = Voir
web-eyes = Vu par
web-eyes-watcher = un spectateur
web-course = L’évolution des scores
web-course-lead = { $who } est définitivement en tête à partir du coup { $moment }.
web-course-step = { $who }, coup { $moment } : { $points }
web-to-now = Retour à la table

# Ce que les joueurs se demandent

web-away = Un robot joue pour vous.
web-step-away = Laisser un robot jouer pour moi
web-step-back = Me revoilà
web-stands-in = (robot : { $bot })
web-left = est parti (robot : { $bot })
web-deeds = À cette table
web-leave = Partir…
web-leave-what = Votre lien n’ouvrira plus rien ; un robot continue, et quelqu’un d’autre peut demander votre place.
web-leave-sure = Quitter ma place pour de bon
web-ask-undo = Demander à revenir avant mon dernier choix
web-ask-abandon = Proposer aux autres d’abandonner la partie
web-ask-seat = Demander cette place
web-asked-undo = { $who_is ->
    [you] Vous demandez
   *[other] { $who } demande
} à reprendre { $moves ->
    [one] le dernier coup
   *[other] les { $moves } derniers coups
}.
web-asked-abandon = { $who_is ->
    [you] Vous proposez
   *[other] { $who } propose
} d’abandonner cette partie.
web-asked-seat = { $name } voudrait continuer à la place { $number }.
web-asked-left = Réponses attendues : { $names }
web-agree = D’accord
web-refuse = Refuser
web-withdraw = Retirer la question

# Règles et édition

web-contents = Sommaire
web-house-rules = À toutes les tables
web-house-rules-what = Ces règles sont celles de la table, quel que soit le jeu.
web-printed-at = imprimé
web-our-ruling = notre arbitrage
web-edition-what = { $name }. Chaque nombre, chaque carte, chaque plan de ce jeu est une donnée qui a sa source. Vous voyez ici ce qui est imprimé, ce qui est rapporté et ce que nous avons dû reconstituer.
web-source-printed = imprimé
    .why = C’est écrit ainsi dans la règle ou sur le matériel.
web-source-reported = rapporté
    .why = Des joueurs ou des critiques qui ont la boîte en main le disent.
web-source-reconstructed = reconstitué
    .why = Personne ne l’a publié. Nous avons bâti quelque chose qui s’accorde avec tout ce que l’on sait ; cela se joue bien, mais les cartes de votre boîte seront différentes.

# Ce qui ne va pas

web-malformed = Ce qui a été envoyé est illisible.
web-field-missing = Il manque « { $field } ».
web-field-number = « { $field } » doit être un nombre.
web-way-home = Accueil
web-way-back = Retour
web-error-400 = Cela ne va pas
    .why = Ce qui a été envoyé est illisible.
web-error-403 = Pas permis
    .why = Ce n’est pas à vous de le faire.
web-error-404 = Rien ici
    .why = Cette page n’existe pas. L’adresse est peut-être incomplète.
web-error-405 = Pas de cette façon
    .why = Cette adresse ne s’utilise pas ainsi.
web-error-409 = Pas maintenant
    .why = La table n’en est pas là.
web-error-413 = C’est trop
    .why = On n’accepte pas tant d’un coup. Un coup tient en une ligne.
web-error-429 = Doucement
    .why = Vous avez dressé beaucoup de tables en peu de temps. Attendez une minute.
web-error-500 = Quelque chose s’est cassé
    .why = La faute est de notre côté et elle est notée. Aucun coup accepté n’est perdu.
web-error-503 = Un instant
    .why = Les tables sont injoignables pour le moment. Réessayez dans un instant.
web-error-other = Cela ne va pas
    .why = On ne peut pas répondre à cette demande.
web-error-forged = Ce formulaire ne vient pas d’ici
    .why = Le formulaire ne portait pas la marque de notre page, ou cette marque est trop vieille. Rien n’a été fait. Rechargez la page et recommencez.
