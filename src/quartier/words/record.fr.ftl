# Parties enregistrées : ce qui ne va pas dans l'une d'elles.

record-line = Ligne { $line } : { $what }
record-file = Impossible de lire { $file } : { $why }.
record-empty = { $file } ne contient aucune partie.
record-not-json = Ce n'est pas du JSON : { $why }.
record-not-a-record = C'est bien du JSON, mais pas une partie enregistrée.
record-format = Cette partie est enregistrée au format { $format } ; cette version de Quartier lit le format { $known }.
record-shape = Cette partie n'est pas écrite comme il faut : { $why }.
record-digests = L'enregistrement contient { $digests ->
    [one] { $digests } empreinte
   *[other] { $digests } empreintes
} pour { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; chaque coup doit avoir la sienne.
record-names = L'enregistrement contient { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
record-edition = Cette partie a été jouée avec l'édition { $edition } ; ici, c'est { $known }.
record-rules = Cette partie a été jouée avec la version { $rules } des règles ; ici, c'est la version { $known }.
record-after-end = Coup { $n } : la partie était déjà finie.
record-seat = Coup { $n } : la place { $seat } n'avait rien à décider.
record-move = Coup { $n } : la place { $seat } ne pouvait pas jouer « { $notation } ».
record-digest = Coup { $n } : l'enregistrement donne l'empreinte { $digest }, la partie donne { $found }.
record-commitment = La graine ne correspond pas à l'engagement { $commitment } : le sien serait { $found }.
record-result = Le résultat enregistré n'est pas celui auquel arrive la partie.

# Robots et laboratoire.

bot-unknown = Il n'y a pas de robot « { $bot } ». Il y a : { $bots }.
budget-impossible = Un robot doit réfléchir au moins une partie simulée ou une milliseconde, pas { $budget }.
bots-none = Il faut au moins un robot.
bots-too-many = Il y a { $bots } robots pour { $seats } places.
games-impossible = Il faut jouer au moins une partie, pas { $games }.
processes-impossible = Il faut au moins un processus, pas { $processes }.
tournament-other = { $file } contient un autre tournoi : d'autres robots, places ou options, une autre graine ou édition. Choisissez un autre --file.
tournament-unreadable = { $file } n'est pas le fichier d'un tournoi : ligne { $line } : { $why }.
