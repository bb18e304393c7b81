# What cannot be had

table-unknown = There is no such table.
table-edition = This table was set up with the edition “{ $edition }”; here there is only “{ $known }”.
table-broken = This table cannot go on: under the rules as they are now, move { $move } of its log no longer comes out as it did. The position shown is the last one that holds.
table-abandoned = The players have agreed to give this game up. It has no result.
table-not-over = The record of a game is handed out when the game is over.
table-moved-on = The table has moved on in the meantime. Look again before you decide.
seat-unknown = This link opens no seat.
eyes-unknown = This link lets nobody look any more.
seat-not-free = Nobody can sit down here.
name-empty = Please give a name.
text-empty = Nothing was written.
name-taken = Somebody at this table is already called { $name }. Please choose another name.
pace-unknown = There is no pace “{ $pace }”. There are: { $paces }.
seed-impossible = A seed is a line of 1 to { $most } characters that can be seen.
once-unreadable = The request carries no proper number of its own, so it could count twice. Load the page again.
database-unknown = A database is either sqlite:/// followed by a file, or postgresql:// followed by its address.
database-unreachable = The database { $database } cannot be opened: { $why }.
database-away = The tables cannot be reached at the moment. Nothing that was accepted is lost; try again shortly.
database-newer = The database { $database } was written by a newer Quartier than this one.
database-driver = PostgreSQL needs one more package: pip install "quartier[postgres]".

# Keeping tables

database-missing = There are no tables in { $database }.
database-full = { $database } holds something already, and nothing of it was touched. With --replace it is given up for what is in the file.
backup-exists = { $file } is there already, and is not overwritten.
backup-damaged = { $file } is no whole backup. Nothing was restored.
backup-newer = { $file } was written by a newer Quartier than this one.
doctor-schema = The schema is at { $revision }, and this Quartier wants { $newest }: “quartier serve” brings it up to date.
doctor-damaged = The file is damaged: { $why }. Restore a backup.
doctor-disk = Only { $free } MB are free on the disk.
doctor-table = Table { $key } ({ $title }, { $name }) cannot be opened: { $why }
doctor-deal = Table { $key } ({ $title }, { $name }), rules { $then }, now { $now }: the deal comes out differently.
doctor-diverges = Table { $key } ({ $title }, { $name }), rules { $then }, now { $now }: entry { $move } of its log is the first that no longer comes out as it did.
doctor-short = Table { $key } ({ $title }, { $name }): its log ends after { $found } of { $wanted } entries.
doctor-owed = Table { $key } ({ $title }, { $name }): those who are noted to be to move are not those who are.

# The rules of every table

rule-not-seated = A seat is moved for only by the player who has its secret link. Everybody else watches.
    .title = A seat belongs to its link
refuse-not-seated = You are watching this table. Only the player who has the link of a seat can move for it.

rule-not-your-turn = You move when the table asks you to; the bar above the board says whose turn it is. Where several players decide in secret at the same time, each decides once, and the choices are shown when the last one is in.
    .title = One turn after another
refuse-not-your-turn = It is not your turn. Wait until the table asks you.

rule-no-such-move = The table takes the moves it offers and no others. It offers all that the rules allow at that moment, lit up on the board and written out in the list of all moves.
    .title = Only offered moves are played
refuse-no-such-move = There is no such move now. What lights up on the board can be played.

rule-unfinished-move = Some moves are made of several picks, such as a piece and its place. Nothing is played before the move is complete.
    .title = A move is played as a whole
refuse-unfinished-move = This is only a part of a move. Pick what is still missing.

rule-no-such-order = Some games take standing orders: what your seat shall do while you are away. You leave one from the list the table offers, only you see it, and you can withdraw it at any time. Its moves are your moves. The event it names cancels it.
    .title = Standing orders
refuse-no-such-order = This order cannot be left now.

rule-undo-nothing = You can take back your own last move, one move after another, as far as the following rules allow. Nobody takes back a move for you.
    .title = You take back your own moves
refuse-undo-nothing = There is no move of yours to take back.

rule-undo-others = A move can be taken back until somebody else has decided something, whether person or bot. From then on it stands. Further back only if everybody at the table agrees.
    .title = No taking back once somebody else has decided
refuse-undo-others = Somebody else has decided something since your last move, so it stands.

rule-undo-news = A move that brought something to light stands: a roll of dice, a card drawn, a secret revealed. Nobody can forget what they have seen. Further back only if everybody at the table agrees.
    .title = No taking back what has come to light
refuse-undo-news = Your move brought something to light that cannot be unseen, so it stands.

rule-one-question = A player can ask the others for something: to take back what has been decided since, to give the game up; and whoever watches can ask for a seat that was left. Every person at the table has to agree; bots agree to everything. There is one question at a time, and a move is an answer too: whoever plays on has refused.
    .title = One question at a time
refuse-one-question = Something has already been asked. Answer that first.

rule-stand-in = You can let a bot play for you and take your seat back whenever you like; while the bot plays, you watch. You can also leave for good: your link then opens nothing any more, a bot plays on, and somebody else may ask for the seat.
    .title = A bot may play for you
refuse-stand-in = A bot is playing for you. Take your seat back first.

rule-seat-held = Whoever watches can ask for a seat that its player has left. The persons at the table decide; until then a bot plays it.
    .title = Only a seat that was left can be asked for
refuse-seat-held = Somebody holds this seat.

rule-game-over = When the game is over nothing is moved and nothing is taken back. The seed is shown, so that everybody can check that it is the one promised at the start.
    .title = The end is the end
refuse-game-over = The game is over.
