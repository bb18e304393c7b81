# The command line.

cli-about = Quartier, a table for city-building board games.
cli-language = --lang en|fr|pl chooses the language; otherwise it is the terminal’s.
cli-version = quartier { $version }, { $rules ->
    [compiled] compiled rules
   *[other] interpreted rules
}
cli-usage = Usage
cli-commands = Commands
cli-parameters = Arguments
cli-flag-help = Show this page.
cli-flag-version = Show the version, and whether the rules are compiled.
cli-interpreted = The rules are not compiled: everything works, but many times slower. With a C compiler, install again.

cli-serve = Open the table for browsers.
cli-titles = List the titles, with their seats and options.
cli-simulate = Let bots play many games and tell what came of them.
cli-tournament = Let every bot play every other, and tell how strong each is and how surely.
cli-replay = Play a record again, move by move.
cli-verify = Check that the games of a file hold: every move, every digest, the result.
cli-coach = Look at every decision of a game again: what could be expected, what was played, what was better.
cli-backup = Write all tables to one file, while they are played.
cli-restore = Read all tables back from a backup, into either kind of database.
cli-doctor = Check the database, and play every game again that is not over.
cli-bench = Measure how fast the rules are.

cli-arg-title = Which title, as “quartier titles” names it.
cli-arg-edition = A file with another edition of the title.
cli-arg-json = Write JSON, one object a line.
cli-arg-games = How many games.
cli-arg-seats = How many players; by default as many as can play.
cli-arg-bots = The bots, with commas between them; they take turns on the seats.
cli-arg-seed = The same seed gives the same games.
cli-arg-option = A table option, as key=value; may be given several times.
cli-arg-records = Write a record of every game to this file.
cli-arg-contestants = The bots, with commas between them: random, greedy, level-1 to level-5, or a search with a budget of its own, search-800 (playouts) or search-500ms.
cli-arg-seats-least = How many players; by default as few as can play.
cli-arg-processes = How many processes play; by default one for each core.
cli-arg-tournament = Every game is kept in this file. The same command goes on where it was interrupted.
cli-arg-host = The address to listen on.
cli-arg-port = The port; by default 8000, or the next free one.
cli-arg-database = Where tables are kept: sqlite:///file or postgresql://… It may also stand in QUARTIER_DATABASE.
cli-arg-backup-to = The file to write, which must not be there yet.
cli-arg-backup-from = A file that “quartier backup” wrote.
cli-arg-replace = Give up what the database holds now.
cli-arg-proxy = The proxies whose word is taken for who asks: addresses or networks, with commas between them.
cli-arg-metrics = Show figures for Prometheus at /metrics on a port of their own, or on HOST:PORT; without a host, only to this machine.
cli-arg-log = How the log is written: lines of text, or JSON, one object a line and one for every request.
cli-arg-file = A file of records, one game a line.
cli-arg-states = Print the whole truth after each move, as JSON.
cli-arg-playouts = How many playouts to think about each decision.
cli-arg-commitment = What was shown when the game began; the seed must match it.

cli-column-title = title
cli-column-name = name
cli-column-seats = seats
cli-column-edition = edition
cli-column-options = options
cli-column-wins = wins
cli-column-mean = mean
cli-column-low = 5%
cli-column-median = median
cli-column-high = 95%
cli-column-places = 1st, 2nd…
cli-column-rating = rating
cli-column-points = points
cli-column-time = ms a decision
cli-column-before = ahead of
cli-column-move = move
cli-column-player = player
cli-column-played = played
cli-column-better = better
cli-column-expected = could win
cli-column-left = then
cli-column-cost = cost
cli-column-compiled = compiled
cli-column-interpreted = interpreted
cli-column-ratio = times

cli-simulated = { $games ->
    [one] One game of { $moves } moves, { $speed } games a second
   *[other] { $games } games of { $moves } moves on average, { $speed } games a second
}
cli-tournament-games = { $games ->
    [one] One game. In brackets: the bounds that hold in 19 of 20 cases.
   *[other] { $games } games. In brackets: the bounds that hold in 19 of 20 cases.
}
cli-game = { $title } · { $edition } · seed { $seed }
cli-place = { $place }. { $name }: { $score ->
    [one] one point
   *[other] { $score } points
}
cli-unfinished = The game is not over.
cli-verified = { $good ->
    [0] No game holds
    [one] One game holds
   *[other] { $good } games hold
}{ $bad ->
    [0] .
   *[other] , { $bad } do not.
}
cli-coached = { $name }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, { $all } of a win given away in all, most at move { $move } ({ $most }).
cli-backed-up = { $file } holds everything: { $rows } rows.
cli-restored = { $rows } rows were restored.
cli-doctor-database = { $database }: { $server }, schema { $revision }, { $size } MB
cli-doctor-free = { $free } MB are free on the disk.
cli-doctor-tables = { $live ->
    [one] One table is
   *[other] { $live } tables are
} being played, { $over ->
    [one] one is
   *[other] { $over } are
} over, { $entries } entries in all.
cli-doctor-sound = All is sound.
cli-bench-of = { $title }, { $seats } seats, random play
cli-bench-games-per-second = games a second
cli-bench-moves-per-second = moves a second
cli-bench-copy-ns = nanoseconds a copy

cli-no-language = There is no language “{ $language }”. There are: { $languages }.
cli-no-command = There is no command “{ $command }”; “quartier --help” lists them.
cli-no-option = There is no option { $option } here; --help lists them.
cli-twice = { $name } is given twice.
cli-missing = { $name } is missing.
cli-value = { $name } cannot be “{ $value }”.
cli-too-much = This is too much: { $words }
cli-unclear = This command line cannot be understood: { $why }
cli-no-pair = An option is written key=value, not “{ $text }”.
cli-proxy = “{ $text }” is neither an address nor a network such as 10.0.0.0/8.
cli-address = “{ $text }” is neither a port nor HOST:PORT.
cli-port = Cannot listen on { $host }, port { $port }: { $why }.
