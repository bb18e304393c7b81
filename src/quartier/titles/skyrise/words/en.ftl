title = Skyrise
about = A city in the clouds, district by district under the hammer: whatever you bid with is what you build, and where the bidding ends is where it stands.

# Pieces

bid = { $number }
building-low = a low building
building-medium = a medium building
building-tall = a tall building
disc-philosophers = a philosophers’ disc
disc-naturalists = a naturalists’ disc
disc-artists = an artists’ disc
disc-inventors = an inventors’ disc
disc-patron-a = a disc of patron A
disc-patron-b = a disc of patron B
disc-patron-c = a disc of patron C
disc-patron-d = a disc of patron D
disc-wild = a wild disc
disc-commission = a commission disc
faction-philosophers = philosophers
faction-naturalists = naturalists
faction-artists = artists
faction-inventors = inventors
name = { $who_is ->
    [you] you
   *[other] { $who }
}
name-alone = { $who_is ->
    [you] You
   *[other] { $who }
}

# Options

option-olmsted = The Olmsted counts
option-olmsted-any = everybody’s structures on the central island
option-olmsted-own = only its owner’s structures there

# Choices

choose-bid = bid { $bid } on { $district }
choose-place-wonder = place { $wonder } on { $district }
choose-pass = pass
choose-vault = take { $disc } from { $district }
choose-no-disc = take no second disc
choose-wild = count the wild disc as { $faction }
choose-card = keep { $wonder }

order-pass = Pass whenever I am asked in era { $era }, until somebody outbids me
order-bid = Raise up to { $bid }, always with my lowest number that will do

prompt-open = { $who_is ->
    [you] You open: choose a number, then a district of the central island or one next to any structure.
   *[other] { $who } opens an auction.
}
prompt-open-wonder = { $who_is ->
    [you] You have no numbers left: open with a wonder, and it is built at once.
   *[other] { $who } opens with a wonder.
}
prompt-raise = { $who_is ->
    [you] Raise above { $top } next to { $district }, or pass.
   *[other] { $who } may raise above { $top } next to { $district }.
}
prompt-answer = { $who_is ->
    [you] A wonder is on { $district }: outbid it with the Hammer, or pass.
   *[other] { $who } may answer the wonder on { $district }.
}
prompt-wild = { $who_is ->
    [you] Your disc is wild: which faction shall it count for?
   *[other] { $who } chooses a faction for a wild disc.
}
prompt-vault = { $who_is ->
    [you] The Vault: take one more disc from a vacant district of this island.
   *[other] { $who } takes a second disc for the Vault.
}
prompt-cards = { $cards ->
    [one] Choose in secret the card of your wonder; all are revealed together.
   *[other] Choose in secret { $cards } cards for your wonders, one after the other; all are revealed together.
}
prompt-cards-wait = Wonder cards are being chosen. Still to choose: { $late }.
stage = Era { $era }, auction { $auction }
stage-cards = Between the eras
stage-over = The end
won = { $who_is ->
    [you] You win with { $points } prestige.
   *[other] { $who } wins with { $points } prestige.
}

# What a bid would bring

preview-district = { $district }: { $faction }
preview-disc = takes { $disc }
preview-disc-none = no disc here
preview-row = each structure, { $faction }: { $old } → { $new }
preview-control = control of { $island }: { $old } → { $new }
preview-panorama = { $panorama }: +{ $points }
preview-objective = secret objective, { $faction }: { $count } of { $needed }
preview-wonder = { $wonder } built here now: +{ $points }
preview-vault = { $wonder } brings a second disc
preview-neighbours = { $count ->
    [0] no vacant neighbour: nobody can raise
    [one] one vacant neighbour to raise on
   *[other] { $count } vacant neighbours to raise on
}
preview-total = Built here: +{ $points }
warning-dear = Your { $number } would do as well.
warning-four = This makes four discs of one faction ({ $faction }): each structure falls from { $old } to { $new }, until a fifth disc makes up for it.

# Players

standing-prestige = Prestige: { $prestige }
standing-left = { $left }
standing-numbers = { $numbers }
standing-passed = Passed in this auction
standing-discs = Prestige: { $prestige } · { $discs }
standing-several = { $disc }×{ $count }
standing-key-big = Holds the large key: 10
standing-key-small = Holds the small key: 4
standing-objective = Objective in the open: { $faction }

# Log

told-deal = Panoramas of this game: { $panoramas }.
told-objective = Your secret objective: four structures, { $faction }.
told-hand = Your wonder cards: { $wonders }.
told-auction = { $why ->
    [chance] { $who_is ->
        [you] Chance has it that you open the first auction.
       *[other] Chance has it that { $who } opens the first auction.
    }
    [initiative] { $who_is ->
        [you] Auction { $auction }: you open, by the lowest initiative.
       *[other] Auction { $auction }: { $who } opens, by the lowest initiative.
    }
   *[won] { $who_is ->
        [you] Auction { $auction }: you open.
       *[other] Auction { $auction }: { $who } opens.
    }
}
told-bid = { $opening ->
    [yes] { $who_is ->
        [you] You open with { $bid }: { $district }.
       *[other] { $who } opens with { $bid }: { $district }.
    }
   *[no] { $who_is ->
        [you] You raise to { $bid }: { $district }.
       *[other] { $who } raises to { $bid }: { $district }.
    }
}
told-wonder = { $opening ->
    [yes] { $who_is ->
        [you] You open with { $wonder }: { $district }.
       *[other] { $who } opens with { $wonder }: { $district }.
    }
   *[no] { $who_is ->
        [you] You place { $wonder }: { $district }.
       *[other] { $who } places { $wonder }: { $district }.
    }
}
told-outbid = { $who_is ->
    [you] Your { $wonder } is outbid by the Hammer and comes back to you.
   *[other] { $wonder } is outbid by the Hammer and goes back to { $who }.
}
told-pass = { $who_is ->
    [you] You pass.
   *[other] { $who } passes.
}
told-cannot = { $who_is ->
    [you] You cannot raise, and pass.
   *[other] { $who } cannot raise, and passes.
}
told-build = { $why ->
    [enclosed] { $who_is ->
        [you] No vacant district is left beside the bid. You build { $building }: { $district }.
       *[other] No vacant district is left beside the bid. { $who } builds { $building }: { $district }.
    }
    [alone] { $who_is ->
        [you] With nobody left to bid, you build { $building }: { $district }.
       *[other] With nobody left to bid, { $who } builds { $building }: { $district }.
    }
   *[passed] { $who_is ->
        [you] You win and build { $building }: { $district }.
       *[other] { $who } wins and builds { $building }: { $district }.
    }
}
told-build-wonder = { $who_is ->
    [you] You build { $wonder }: { $district }.
   *[other] { $who } builds { $wonder }: { $district }.
}
told-disc = { $who_is ->
    [you] You take { $disc }.
   *[other] { $who } takes { $disc }.
}
told-vault = { $who_is ->
    [you] The Vault brings you { $disc } as well.
   *[other] The Vault brings { $who } { $disc } as well.
}
told-no-disc = { $who_is ->
    [you] You take no second disc.
   *[other] { $who } takes no second disc.
}
told-surplus = { $who_is ->
    [you] Your row is full ({ $faction }): the disc goes to your portrait.
   *[other] { $who } has a full row ({ $faction }): the disc goes to the portrait.
}
told-wild = { $who_is ->
    [you] Your wild disc counts for the { $faction }.
   *[other] { $who }’s wild disc counts for the { $faction }.
}
told-peek = You look under tile { $letter }: each disc of this patron is worth { $value }.
told-effect = { $who_is ->
    [you] { $wonder } brings you { $points } prestige.
   *[other] { $wonder } brings { $who } { $points } prestige.
}
told-reveal-objective = { $who_is ->
    [you] Your objective is open now: { $faction }.
   *[other] { $who }’s objective is open now: { $faction }.
}
told-era-end = Era { $era } is over.
told-control = { $who_is ->
    [you] You control { $island }: { $points }.
   *[other] { $who } controls { $island }: { $points }.
}
told-control-shared = { $holders } share the control of { $island }: { $points } each.
told-control-nobody = Nobody controls { $island }.
told-panorama = { $who_is ->
    [you] { $panorama } bring you { $points }{ $count ->
        [one] {""}.
       *[other] {" "}({ $count } times).
    }
   *[other] { $panorama } bring { $who } { $points }{ $count ->
        [one] {""}.
       *[other] {" "}({ $count } times).
    }
}
told-choose-card = { $who_is ->
    [you] You have chosen a wonder card.
   *[other] { $who } has chosen a wonder card.
}
told-choose-card-own = You choose { $wonder }.
told-wonders = { $who_is ->
    [you] You reveal { $wonders }.
   *[other] { $who } reveals { $wonders }.
}
told-era-two = Era 2 begins: wonders and the remaining numbers are unlocked.
told-finished = { $key ->
    [big] { $who_is ->
        [you] You are the first to have built everything, and take the large key.
       *[other] { $who } is the first to have built everything, and takes the large key.
    }
    [small] { $who_is ->
        [you] You are the second to have built everything, and take the small key.
       *[other] { $who } is the second to have built everything, and takes the small key.
    }
   *[none] { $who_is ->
        [you] You have built everything.
       *[other] { $who } has built everything.
    }
}
told-score-objective = { $who_is ->
    [you] Your objective, { $faction }: { $count ->
        [one] one structure
       *[other] { $count } structures
    }, { $points } prestige.
   *[other] { $who }’s objective, { $faction }: { $count ->
        [one] one structure
       *[other] { $count } structures
    }, { $points } prestige.
}
told-patrons = The patrons’ tiles are turned over: A { $a }, B { $b }, C { $c }, D { $d }.
told-score-patrons = { $who_is ->
    [you] Your patrons: { $points }.
   *[other] { $who }’s patrons: { $points }.
}
told-score-surplus = { $who_is ->
    [you] Your surplus discs: { $points }.
   *[other] { $who }’s surplus discs: { $points }.
}
told-score-keys = { $who_is ->
    [you] Your keys: { $points }.
   *[other] { $who }’s keys: { $points }.
}
told-score-commissions = { $who_is ->
    [you] Your commissions: { $points }.
   *[other] { $who }’s commissions: { $points }.
}
told-score-rows = { $who_is ->
    [you] Your structures: { $points }.
   *[other] { $who }’s structures: { $points }.
}
