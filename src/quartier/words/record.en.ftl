# Records: what is wrong with one.

record-line = Line { $line }: { $what }
record-file = { $file } cannot be read: { $why }.
record-empty = { $file } holds no record.
record-not-json = This is not JSON: { $why }.
record-not-a-record = This is JSON, but not the record of a game.
record-format = This record is written in format { $format }; this version of Quartier reads format { $known }.
record-shape = This record is not written as a record should be: { $why }.
record-digests = The record has { $digests ->
    [one] one digest
   *[other] { $digests } digests
} for { $moves ->
    [one] one move
   *[other] { $moves } moves
}; each move needs its own.
record-names = The record has { $names ->
    [one] one name
   *[other] { $names } names
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
record-edition = This record was made with the edition { $edition }; here is { $known }.
record-rules = This record was made under version { $rules } of the rules; here is version { $known }.
record-after-end = Move { $n }: the game was already over.
record-seat = Move { $n }: seat { $seat } had nothing to decide.
record-move = Move { $n }: seat { $seat } could not play “{ $notation }”.
record-digest = Move { $n }: the record has the digest { $digest }, the game has { $found }.
record-commitment = The seed does not match the commitment { $commitment }: its own would be { $found }.
record-result = The result in the record is not what the game comes to.

# Bots and the lab.

bot-unknown = There is no bot “{ $bot }”. There are: { $bots }.
budget-impossible = A bot has to think for at least one playout or one millisecond, not { $budget }.
bots-none = At least one bot is needed.
bots-too-many = There are { $bots } bots for { $seats } seats.
games-impossible = At least one game must be played, not { $games }.
processes-impossible = At least one process must play, not { $processes }.
tournament-other = { $file } holds another tournament: other bots, seats, options, another seed or edition. Choose another --file.
tournament-unreadable = { $file } is not the file of a tournament: line { $line }: { $why }.
