# The pages

web-tagline = Build a city. Together, or against each other.
web-what = Quartier is a table for city-building board games. Play in the browser, alone against bots or with friends by a link; nothing to install, no account.
web-serving = Quartier is open at { $address } (Ctrl+C closes it)
web-skip = Skip to the content
web-menu = Menu
web-language = Language
web-theme = Look
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-titles = Games
web-seats = { $least } to { $most } players
web-play-now = Play now
web-new-table = New table
web-rules = Rules
web-rules-of = { $title }: the rules
web-edition = About this edition
web-my-tables = Your tables
web-your-turn = your turn
web-others-turn = others to move
web-over = over
web-guest = Guest
seat-number = Seat { $number }

# Setting a table

web-your-name = Your name
web-who-plays = Who plays
web-how = How
web-seat-you = You
web-seat-person = A person, by a link
web-seat-here = On this screen
web-name-here = Name
web-seat-bot = Bot: { $bot }
web-seat-nobody = Nobody
web-bot-greedy = greedy
web-bot-random = random
web-bot-level-1 = apprentice, level 1
web-bot-level-2 = mason, level 2
web-bot-level-3 = foreman, level 3
web-bot-level-4 = engineer, level 4
web-bot-level-5 = architect, level 5
web-pace = Pace of the bots
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = at once
web-set-table = Set the table
web-links = Links for the others
web-links-of = Table “{ $name }” is set
web-links-what = Send each of the others one of these links. Whoever opens it sits down at that seat.
web-free = still free
web-copy = Copy
web-copied = Copied
web-to-table = To the table
web-invite = Invite
web-watch = Watch
web-watch-what = Whoever opens this address watches the table, without the cards that are hidden.
web-watch-link = To watch
web-qr = As a picture for a camera
web-eyes-lend = Through your eyes
web-eyes-lend-what = Let somebody look over your shoulder: they see what you see and can do nothing. You can take it back at any time.
web-eyes-link = To watch through your eyes
web-eyes-make = Make a link
web-eyes-take-back = Let nobody look any more
web-through-eyes = Through a player’s eyes: { $asked }
web-sit-at = A seat at table “{ $name }”
web-sit-what = You are invited to a game of { $title }.
web-sit = Sit down

# At the table

web-table-name = Table “{ $name }”
web-prompt = What is asked
web-board = The board
web-rail = Log, players and help
web-log = Log
web-players = Players
web-help = Help
web-chat = Chat
web-say-what = Say something to the table
web-say = Say
web-notes = My notes
web-notes-keep = Keep
web-you = You
web-to-move = to move
web-curtain = Pass the screen on: { $who } is next.
web-curtain-lift = I am { $name }
web-really = { $move }?
web-seat-awaited = Waiting for somebody to take the free seat.
web-confirm = Confirm
web-cancel = Cancel
web-undo = Undo
web-redo = Redo
web-orders = Orders
web-orders-why = What your seat shall do while you are away. Only you see this.
web-order-stands = Your order: { $order }.
web-order-withdraw = Withdraw
web-moves = { $count ->
    [one] The only move
   *[other] All { $count } moves as a list
}
web-inspector-mine = Whatever has a gold ring can be picked. Click anything else to learn why it cannot.
web-inspector = Click anything on the board to learn what the rules say about it.
web-why-not = Why not?
web-rule = Rule: { $title }
web-ask = Before a move
web-ask-on = ask me
web-ask-off = play it
web-offline = The connection is gone. Trying again …
web-sheets = Score sheets
web-sheets-all = All score sheets
web-sheets-of = Score sheets of table “{ $name }”
web-sheets-none = No round has been scored yet.
web-skip-scoring = Skip
web-continue = Continue
web-final = The end
web-place = { $place }.
web-again = Play again
web-record = Download the record
web-proof = Was the shuffle fair?
web-proof-what = When the game began, the table showed the commitment: a fingerprint of the seed from which every roll and draw follows. The seed is shown now. Anybody can check that they belong together and replay the whole game: quartier verify, with the record.
web-records = Records
web-records-what = Every finished game can be downloaded as a record. Here you learn whether one holds, move by move, and you can look back at its game at a table.
web-records-file = The record
web-records-commitment = The commitment, if you noted it at the start
web-records-open = Look at the game
web-records-verify = Only check it
web-records-holds = The record holds: { $title }, { $moves } moves, every one as the rules have it.
web-seed = Seed
web-commitment = Commitment
web-commitment-what = A fingerprint of the seed from which every roll and draw of this game follows. It is fixed from the first move on; the seed is shown at the end, and anybody can check that they belong together.

# Looking back

web-past = Looking back
web-past-open = Watch the game again
web-past-play = Play
web-moment = { $moment ->
    [0] The start
   *[other] Move { $moment } of { $moments }
}
web-moment-silent = Nothing that you could see.
web-moment-wanted = Which move
web-step-first = To the start
web-step-earlier = One move back
web-step-later = One move on
web-step-last = To the last move
web-speed = Speed
web-look = Look
web-eyes = Seen by
web-eyes-watcher = a spectator
web-course = How the scores went
web-course-lead = { $who } was ahead for good from move { $moment } on.
web-course-step = { $who }, move { $moment }: { $points }
web-to-now = Back to the table

# What players ask one another

web-away = A bot is playing for you.
web-step-away = Let a bot play for me
web-step-back = I am back
web-stands-in = (bot: { $bot })
web-left = has left (bot: { $bot })
web-deeds = At this table
web-leave = Leave …
web-leave-what = Your link will open nothing any more; a bot plays on, and somebody else may ask for your seat.
web-leave-sure = Leave my seat for good
web-ask-undo = Ask to undo my last decision
web-ask-abandon = Ask the others to give the game up
web-ask-seat = Ask for this seat
web-asked-undo = { $who_is ->
    [you] You ask
   *[other] { $who } asks
} to take back { $moves ->
    [one] the last move
   *[other] the last { $moves } moves
}.
web-asked-abandon = { $who_is ->
    [you] You ask
   *[other] { $who } asks
} to give this game up.
web-asked-seat = { $name } would like to play on from seat { $number }.
web-asked-left = Still to answer: { $names }
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw the question

# Rules and edition

web-contents = Contents
web-house-rules = At every table
web-house-rules-what = These rules are the table’s, whatever is played at it.
web-printed-at = printed
web-our-ruling = our ruling
web-edition-what = { $name }. Every number, card and map of this game is data with a source. Here you see which of them stand in print, which somebody reported, and which we had to reconstruct.
web-source-printed = printed
    .why = It stands like this in the rulebook or on the pieces.
web-source-reported = reported
    .why = Players or reviewers who have the box in hand tell so.
web-source-reconstructed = reconstructed
    .why = Nobody has published it. We built something that fits all that is known; it plays well, but the cards in your box will differ.

# What goes wrong

web-malformed = What was sent cannot be read.
web-field-missing = “{ $field }” is missing.
web-field-number = “{ $field }” must be a number.
web-way-home = Home
web-way-back = Back
web-error-400 = That does not work
    .why = What was sent cannot be read.
web-error-403 = Not allowed
    .why = This is not yours to do.
web-error-404 = Nothing here
    .why = There is no such page. Perhaps the address is incomplete.
web-error-405 = Not like this
    .why = This address is not used that way.
web-error-409 = Not now
    .why = The table is not in that state.
web-error-413 = Too much
    .why = So much at once is not taken. A move is a line of text.
web-error-429 = Slowly
    .why = You have set very many tables in a short time. Wait a minute.
web-error-500 = Something broke
    .why = The mistake is ours and has been noted. No accepted move is lost.
web-error-503 = One moment
    .why = The tables cannot be reached at the moment. Try again shortly.
web-error-other = That does not work
    .why = The request cannot be answered.
web-error-forged = This form is not from here
    .why = The form did not carry the mark of our page, or the mark is too old. Nothing was done. Load the page again and repeat it.
