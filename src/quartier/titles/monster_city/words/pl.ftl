title = Monster City
about = Wznoś miasto, wpuszczaj potwora, gdy brakuje pieniędzy, i cztery razy policz to, co jeszcze stoi, za każdym razem inaczej.

# Elementy

colour = { $colour ->
    [r] czerwony
    [g] zielony
   *[y] żółty
}
building = { $colour ->
    [r] czerwony
    [g] zielony
   *[y] żółty
} { $value }
so-many = { $count } { $colour ->
    [r] { $count ->
        [one] czerwony
        [few] czerwone
       *[many] czerwonych
    }
    [g] { $count ->
        [one] zielony
        [few] zielone
       *[many] zielonych
    }
   *[y] { $count ->
        [one] żółty
        [few] żółte
       *[many] żółtych
    }
}
so-many-any = { $count } { $count ->
    [one] dowolny
    [few] dowolne
   *[many] dowolnych
}
monster-colour = Żarłok (wszystkie { $colour ->
    [r] czerwone
    [g] zielone
   *[y] żółte
})
monster-values = Liczykrab (wszystkie { $values })
monster-each = Chruponóg ({ $eaten })
monster-any = Kaprys ({ $count } { $count ->
    [one] dowolny
    [few] dowolne
   *[many] dowolnych
})
event-coward = Cykor
event-rejected-project = Odrzucony projekt
event-rebuild = Przebudowa
event-counter-attack = Kontratak
event-detour = Objazd
event-grant = Dotacja
category-lowest = Najniższe
category-highest = Najwyższe
category-colour = Jeden kolor
category-all = Wszystkie
category-of-colour = Jeden kolor ({ $colour })
name = { $who_is ->
    [you] ty
   *[other] { $who }
}

# Ruchy

choose-build = kup { $building }
choose-attack = wpuść potwora: { $monster }
choose-stop = zagraj STOP
choose-victim = poświęć { $building }
choose-category = punktuj „{ $category }”
choose-colour = punktuj jeden kolor: { $colour }
choose-without = zagraj „{ $event }” bez działania
choose-coward = Cykor: przepędź potwora – { $monster }
choose-rejected-project = Odrzucony projekt: skreśl { $building }
choose-rebuild = Przebudowa: { $given } za { $taken }
choose-counter-attack = Kontratak: nowe potwory na planecie
choose-detour = Objazd: kolejka przechodzi w prawo
choose-grant = Dotacja: weź banknot

prompt-turn = { $who_is ->
    [you] { $notes ->
        [0] Twoja kolej: nie masz banknotu, więc wpuść do miasta potwora
        [1] Twoja kolej: kup budynek za banknot albo wpuść potwora i zarób drugi
       *[full] Twoja kolej: masz komplet banknotów, więc kup budynek
    }{ $besides ->
        [stop] {""}; możesz też zagrać STOP.
        [event] {""}; możesz też zagrać wydarzenie.
       *[nothing] .
    }
   *[other] { $who } wybiera działanie.
}
prompt-victims = { $who_is ->
    [you] Wybierz, co runie: { $left }.
   *[other] { $who } wybiera, co runie.
}
prompt-scoring = Punktowanie { $number }: wybierz kategorię w notesie. Nikt jej nie zobaczy, dopóki nie wybiorą wszyscy.
prompt-waiting = Punktowanie { $number }: jeszcze wybierają w tajemnicy: { $late }.
stage = Punktowanie { $number } z { $scorings } za { $left ->
    [one] { $left } budynek
    [few] { $left } budynki
   *[many] { $left } budynków
}
stage-scoring = Punktowanie { $number } z { $scorings }
stage-over = Koniec gry
won = { $who_is ->
    [you] Wygrywasz! Masz { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
   *[other] Wygrywa { $who }: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
}
won-together = Wspólna wygrana: { $winners }, po { $points ->
    [one] { $points } punkcie.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}

# Gracze

standing = { $points ->
    [one] { $points }{"\u00A0"}punkt
    [few] { $points }{"\u00A0"}punkty
   *[many] { $points }{"\u00A0"}punktów
} · { $notes ->
    [0] bez banknotu
    [one] { $notes }{"\u00A0"}banknot
    [few] { $notes }{"\u00A0"}banknoty
   *[many] { $notes }{"\u00A0"}banknotów
}{ $kept ->
    [stop] {" · "}STOP
    [events] {" · "}{ $events ->
        [one] { $events }{"\u00A0"}wydarzenie
        [few] { $events }{"\u00A0"}wydarzenia
       *[many] { $events }{"\u00A0"}wydarzeń
    }
   *[none] {""}
}
standing-buildings = Budynki: { $count }

# Dziennik

told-start = { $who_is ->
    [you] Zaczynasz.
   *[other] Zaczyna { $who }.
}
told-city = { $who_is ->
    [you] Twoje pierwsze budynki: { $buildings }.
   *[other] { $who } – pierwsze budynki: { $buildings }.
}
told-office = Nowe w biurze projektów: { $buildings }.
told-planet = Nowe na planecie potworów: { $monsters }.
told-build = { $who_is ->
    [you] Kupujesz { $building }.
   *[other] { $who } kupuje { $building }.
}
told-attack = { $who_is ->
    [you] Wpuszczasz potwora: { $monster }.
   *[other] { $who } wpuszcza potwora: { $monster }.
}
told-fall = { $who_is ->
    [you] Tracisz { $buildings }.
   *[other] { $who } traci { $buildings }.
}
told-compensation = { $fallen ->
    [0] Nic nie runęło. { $who_is ->
        [you] I tak dostajesz banknot.
       *[other] { $who } i tak dostaje banknot.
    }
   *[other] { $who_is ->
        [you] Dostajesz banknot za straty.
       *[other] { $who } dostaje banknot za straty.
    }
}
told-stop = { $who_is ->
    [you] Zagrywasz STOP i pauzujesz w tej kolejce.
   *[other] { $who } zagrywa STOP i pauzuje w tej kolejce.
}
told-event = { $who_is ->
    [you] Zagrywasz „{ $event }”.
   *[other] { $who } zagrywa „{ $event }”.
}
told-event-without = { $who_is ->
    [you] Zagrywasz „{ $event }” bez działania.
   *[other] { $who } zagrywa „{ $event }” bez działania.
}
told-turned-away = { $monster } ucieka.
told-rejected = { $building } wypada z planów.
told-swapped = { $who_is ->
    [you] Oddajesz { $given } i bierzesz { $taken }.
   *[other] { $who } oddaje { $given } i bierze { $taken }.
}
told-draw = { $who } dobiera kartę wydarzenia.
told-draw-own = Dobierasz wydarzenie: { $event }.
told-no-event = Nie ma już kart wydarzeń do dobrania.
told-shuffle-monsters = Wykorzystane potwory trafiają potasowane do nowego stosu.
told-shuffle-events = Wykorzystane wydarzenia trafiają potasowane do nowego stosu.
told-scoring = Punktowanie { $number }: wszyscy wybierają w tajemnicy.
told-pick = { $who } ma wybór za sobą.
told-pick-own = Wybierasz „{ $category }”.
told-score = { $who_is ->
    [you] Zdobywasz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za „{ $category }”.
   *[other] { $who } zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za „{ $category }”.
}

# Opcje

option-mode = Gramy
option-mode-base = z kartami STOP
option-mode-events = z kartami wydarzeń
option-reshuffle = Pusty stos tasuje się na nowo
option-reshuffle-at-once = od razu
option-reshuffle-when-needed = gdy potrzebna jest karta
option-first = Kto zaczyna
option-first-chance = decyduje los
option-first-first-seat = pierwsze miejsce

# Co przyniósłby wybór

preview-falls = Runie: { $buildings }
preview-choose = Do wyboru { $count } z: { $buildings }
preview-nothing-falls = Nic nie runie
preview-lowest = Najniższe: { $old } → { $new }
preview-highest = Najwyższe: { $old } → { $new }
preview-red = Czerwone razem: { $old } → { $new }
preview-green = Zielone razem: { $old } → { $new }
preview-yellow = Żółte razem: { $old } → { $new }
preview-all = Wszystkie: { $old } → { $new }
preview-event = Dobierasz kartę wydarzenia
preview-score = { $category }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
preview-pass = Nic się nie dzieje; gra toczy się dalej
preview-banknotes = Banknoty: { $old } → { $new }
preview-next = { $who_is ->
    [you] Teraz ruszasz ty
   *[other] Teraz rusza { $who }
}
warning-worse-colour = Lepszy byłby inny kolor – { $best }: { $points }.
warning-nothing = To nie da żadnych punktów; „{ $category }” da { $points }.
