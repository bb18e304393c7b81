# Ce qui est impossible

table-unknown = Cette table n’existe pas.
table-edition = Cette table a été ouverte avec l’édition « { $edition } » ; il n’y a ici que « { $known } ».
table-broken = Cette table ne peut pas continuer : avec les règles actuelles, le coup { $move } de son journal ne donne plus le même résultat. La position affichée est la dernière qui soit sûre.
table-abandoned = Les joueurs ont décidé d’un commun accord d’abandonner cette partie. Elle n’a pas de résultat.
table-not-over = L’enregistrement d’une partie n’est remis qu’une fois la partie terminée.
table-moved-on = La partie a avancé entre-temps. Regardez à nouveau avant de décider.
seat-unknown = Ce lien n’ouvre aucune place.
eyes-unknown = Ce lien ne laisse plus personne regarder.
seat-not-free = Personne ne peut s’asseoir ici.
name-empty = Veuillez indiquer un nom.
text-empty = Rien n’a été écrit.
name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisissez un autre nom.
pace-unknown = Le rythme « { $pace } » n’existe pas. Rythmes possibles : { $paces }.
seed-impossible = Une graine est une ligne de 1 à { $most } caractères visibles.
once-unreadable = La requête n’a pas de numéro valable et pourrait compter deux fois. Rechargez la page.
database-unknown = Une base de données s’écrit sqlite:/// suivi d’un fichier, ou postgresql:// suivi de son adresse.
database-unreachable = Impossible d’ouvrir la base de données { $database } : { $why }.
database-away = Les tables sont injoignables pour le moment. Rien de ce qui a été accepté n’est perdu ; réessayez dans un instant.
database-newer = La base de données { $database } a été écrite par une version plus récente de Quartier.
database-driver = PostgreSQL demande un paquet de plus : pip install "quartier[postgres]".

# La garde des tables

database-missing = Il n’y a pas de tables dans { $database }.
database-full = { $database } contient déjà quelque chose, et rien n’y a été touché. Avec --replace, son contenu cède la place à celui du fichier.
backup-exists = { $file } existe déjà et n’est pas écrasé.
backup-damaged = { $file } n’est pas une sauvegarde entière. Rien n’a été restauré.
backup-newer = { $file } a été écrit par une version plus récente de Quartier.
doctor-schema = Le schéma en est à { $revision }, alors que ce Quartier veut { $newest } : « quartier serve » le met à jour.
doctor-damaged = Le fichier est endommagé : { $why }. Restaurez une sauvegarde.
doctor-disk = Il ne reste que { $free } Mo sur le disque.
doctor-table = Impossible d’ouvrir la table { $key } ({ $title }, { $name }) : { $why }
doctor-deal = Table { $key } ({ $title }, { $name }), règles { $then }, à présent { $now } : la donne n’est plus la même.
doctor-diverges = Table { $key } ({ $title }, { $name }), règles { $then }, à présent { $now } : l’entrée { $move } de son journal est la première à ne plus donner le même résultat.
doctor-short = Table { $key } ({ $title }, { $name }) : son journal s’arrête après { $found } entrées sur { $wanted }.
doctor-owed = Table { $key } ({ $title }, { $name }) : ceux qui sont notés comme devant jouer ne sont pas ceux qui le doivent.

# Les règles de toutes les tables

rule-not-seated = Seule la personne qui possède le lien secret d’une place joue pour cette place. Toutes les autres regardent.
    .title = Une place appartient à son lien
refuse-not-seated = Vous regardez cette table. Seule la personne qui possède le lien d’une place peut jouer pour elle.

rule-not-your-turn = Vous jouez quand la table vous le demande ; le bandeau au-dessus du plateau dit à qui c’est le tour. Quand plusieurs joueurs décident en secret au même moment, chacun décide une fois, et tout est révélé quand le dernier a choisi.
    .title = Chacun son tour
refuse-not-your-turn = Ce n’est pas votre tour. Attendez que la table vous sollicite.

rule-no-such-move = La table n’accepte que les coups qu’elle propose. Elle propose tout ce que les règles permettent à ce moment : en lumière sur le plateau, et par écrit dans la liste de tous les coups.
    .title = Seuls les coups proposés se jouent
refuse-no-such-move = Ce coup n’existe pas en ce moment. Ce qui s’éclaire sur le plateau peut être joué.

rule-unfinished-move = Certains coups demandent plusieurs gestes, par exemple une pièce puis son emplacement. Rien n’est joué tant que le coup n’est pas complet.
    .title = Un coup se joue en entier
refuse-unfinished-move = Ce n’est qu’une partie d’un coup. Choisissez ce qui manque encore.

rule-no-such-order = Certains jeux acceptent des consignes : ce que votre place doit faire en votre absence. Vous en choisissez une dans la liste proposée, vous seul la voyez et vous pouvez la retirer à tout moment. Ses coups sont vos coups. L’événement qu’elle nomme l’annule.
    .title = Les consignes
refuse-no-such-order = Cette consigne ne peut pas être donnée maintenant.

rule-undo-nothing = Vous pouvez reprendre votre propre dernier coup, puis le précédent, aussi loin que les règles suivantes le permettent. Personne ne reprend un coup à votre place.
    .title = On ne reprend que ses propres coups
refuse-undo-nothing = Vous n’avez aucun coup à reprendre.

rule-undo-others = Un coup peut être repris tant que personne d’autre, humain ou robot, n’a pris de décision. Ensuite, il est définitif. Pour revenir plus loin, il faut l’accord de toute la table.
    .title = Plus de reprise dès qu’un autre a décidé
refuse-undo-others = Quelqu’un d’autre a pris une décision depuis votre dernier coup : il est définitif.

rule-undo-news = Un coup qui a dévoilé quelque chose est définitif : un lancer de dés, une carte piochée, un secret révélé. Personne ne peut oublier ce qui a été vu. Pour revenir plus loin, il faut l’accord de toute la table.
    .title = Ce qui est dévoilé ne se reprend pas
refuse-undo-news = Votre coup a dévoilé quelque chose que personne ne peut oublier : il est définitif.

rule-one-question = Un joueur peut demander quelque chose aux autres : revenir sur ce qui a été décidé depuis, ou abandonner la partie ; et toute personne qui regarde peut demander une place laissée libre. Chaque personne assise à la table doit être d’accord ; les robots le sont toujours. Il n’y a qu’une question à la fois, et jouer, c’est répondre : qui continue a refusé.
    .title = Une question à la fois
refuse-one-question = Une question est déjà posée. Répondez-y d’abord.

rule-stand-in = Vous pouvez laisser un robot jouer pour vous et reprendre votre place quand vous voulez ; tant que le robot joue, vous regardez. Vous pouvez aussi partir pour de bon : votre lien n’ouvre alors plus rien, un robot continue, et quelqu’un d’autre peut demander la place.
    .title = Un robot peut jouer pour vous
refuse-stand-in = Un robot joue pour vous. Reprenez d’abord votre place.

rule-seat-held = Toute personne qui regarde peut demander une place que son joueur a quittée. Les personnes assises à la table décident ; en attendant, un robot joue.
    .title = On ne demande qu’une place laissée libre
refuse-seat-held = Cette place est occupée.

rule-game-over = Quand la partie est terminée, on ne joue plus et on ne reprend plus rien. La graine est dévoilée, et chacun peut vérifier que c’est bien celle promise au départ.
    .title = La fin, c’est la fin
refuse-game-over = La partie est terminée.
