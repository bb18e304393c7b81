title = Skyrise
about = Miasto w chmurach, licytowane dzielnica po dzielnicy: budujesz to, czym licytujesz, tam, gdzie licytacja się skończyła.

# Elementy

bid = { $number }
building-low = niski budynek
building-medium = średni budynek
building-tall = wysoki budynek
disc-philosophers = żeton filozofów
disc-naturalists = żeton naturalistów
disc-artists = żeton artystów
disc-inventors = żeton wynalazców
disc-patron-a = żeton patrona A
disc-patron-b = żeton patrona B
disc-patron-c = żeton patrona C
disc-patron-d = żeton patrona D
disc-wild = żeton uniwersalny
disc-commission = żeton zlecenia
faction-philosophers = filozofowie
faction-naturalists = naturaliści
faction-artists = artyści
faction-inventors = wynalazcy
name = { $who_is ->
    [you] ty
   *[other] { $who }
}
name-alone = { $who_is ->
    [you] Ty
   *[other] { $who }
}

# Opcje

option-olmsted = Olmsted liczy
option-olmsted-any = budowle wszystkich na centralnej wyspie
option-olmsted-own = tylko budowle właściciela na tej wyspie

# Ruchy

choose-bid = licytuj { $bid }: { $district }
choose-place-wonder = postaw { $wonder }: { $district }
choose-pass = pas
choose-vault = weź { $disc }: { $district }
choose-no-disc = nie bierz drugiego żetonu
choose-wild = policz żeton uniwersalny jako: { $faction }
choose-card = zachowaj kartę: { $wonder }

order-pass = Pasuj za każdym razem w erze { $era ->
    [1] I
   *[2] II
}, dopóki ktoś mnie nie przebije
order-bid = Przebijaj do { $bid }, zawsze najniższą liczbą, która wystarczy

prompt-open = { $who_is ->
    [you] Otwierasz licytację: wybierz liczbę, a potem dzielnicę na centralnej wyspie albo obok dowolnej budowli.
   *[other] { $who } otwiera licytację.
}
prompt-open-wonder = { $who_is ->
    [you] Nie masz już liczb: otwórz cudem, od razu stanie.
   *[other] { $who } otwiera cudem.
}
prompt-raise = { $who_is ->
    [you] Przebij { $top } w dzielnicy sąsiedniej ({ $district }) albo spasuj.
   *[other] { $who } może przebić { $top } obok ostatniej oferty ({ $district }).
}
prompt-answer = { $who_is ->
    [you] Na mapie leży cud ({ $district }): przelicytuj go Młotem albo spasuj.
   *[other] { $who } może odpowiedzieć na cud ({ $district }).
}
prompt-wild = { $who_is ->
    [you] Masz żeton uniwersalny: dla którego stronnictwa ma się liczyć?
   *[other] { $who } wybiera stronnictwo dla żetonu uniwersalnego.
}
prompt-vault = { $who_is ->
    [you] Krypta: weź jeszcze jeden żeton z niezabudowanej dzielnicy tej wyspy.
   *[other] { $who } bierze drugi żeton dzięki Krypcie.
}
prompt-cards = { $cards ->
    [one] Wybierz w tajemnicy kartę swojego cudu; wszyscy odkryją karty jednocześnie.
    [few] Wybierz w tajemnicy { $cards } karty swoich cudów, jedną po drugiej; wszyscy odkryją karty jednocześnie.
   *[many] Wybierz w tajemnicy { $cards } kart swoich cudów, jedną po drugiej; wszyscy odkryją karty jednocześnie.
}
prompt-cards-wait = Trwa wybór kart cudów. Jeszcze wybierają: { $late }.
stage = Era { $era ->
    [1] I
   *[2] II
}, licytacja { $auction }
stage-cards = Między erami
stage-over = Koniec gry
won = { $who_is ->
    [you] Wygrywasz! Twój prestiż: { $points }.
   *[other] Wygrywa { $who }, prestiż: { $points }.
}

# Co dałaby oferta

preview-district = { $district }: { $faction }
preview-disc = zyskujesz { $disc }
preview-disc-none = nie ma tu żetonu
preview-row = każda budowla, { $faction }: { $old } → { $new }
preview-control = kontrola, { $island }: { $old } → { $new }
preview-panorama = { $panorama }: +{ $points }
preview-objective = ukryty cel, { $faction }: { $count } z { $needed }
preview-wonder = { $wonder }, gdyby stanął tu teraz: +{ $points }
preview-vault = { $wonder } daje drugi żeton
preview-neighbours = { $count ->
    [0] nie ma wolnego sąsiedztwa: nikt nie przebije
    [one] jedna wolna dzielnica, by przebić
    [few] { $count } wolne dzielnice, by przebić
   *[many] { $count } wolnych dzielnic, by przebić
}
preview-total = Zbudowane tutaj: +{ $points }
warning-dear = Wystarczyłaby też twoja liczba { $number }.
warning-four = To będzie czwarty żeton ({ $faction }): każda taka budowla spadnie z { $old } do { $new }, dopóki piąty tego nie nadrobi.

# Gracze

standing-prestige = Prestiż: { $prestige }
standing-left = { $left }
standing-numbers = { $numbers }
standing-passed = Pas w tej licytacji
standing-discs = Prestiż: { $prestige } · { $discs }
standing-several = { $disc }×{ $count }
standing-key-big = Ma duży klucz: 10
standing-key-small = Ma mały klucz: 4
standing-objective = Odkryty cel: { $faction }

# Dziennik

told-deal = Panoramy w tej grze: { $panoramas }.
told-objective = Twój ukryty cel: cztery budowle, { $faction }.
told-hand = Twoje karty cudów: { $wonders }.
told-auction = { $why ->
    [chance] { $who_is ->
        [you] Los zdecydował: otwierasz pierwszą licytację.
       *[other] Los zdecydował: pierwszą licytację otwiera { $who }.
    }
    [initiative] { $who_is ->
        [you] Licytacja { $auction }: otwierasz, bo masz najniższą inicjatywę.
       *[other] Licytacja { $auction }: otwiera { $who }, najniższa inicjatywa.
    }
   *[won] { $who_is ->
        [you] Licytacja { $auction }: otwierasz.
       *[other] Licytacja { $auction }: otwiera { $who }.
    }
}
told-bid = { $opening ->
    [yes] { $who_is ->
        [you] Otwierasz ofertą { $bid }: { $district }.
       *[other] { $who } otwiera ofertą { $bid }: { $district }.
    }
   *[no] { $who_is ->
        [you] Podbijasz do { $bid }: { $district }.
       *[other] { $who } podbija do { $bid }: { $district }.
    }
}
told-wonder = { $opening ->
    [yes] { $who_is ->
        [you] Otwierasz cudem: { $wonder }, { $district }.
       *[other] { $who } otwiera cudem: { $wonder }, { $district }.
    }
   *[no] { $who_is ->
        [you] Stawiasz cud: { $wonder }, { $district }.
       *[other] { $who } stawia cud: { $wonder }, { $district }.
    }
}
told-outbid = { $who_is ->
    [you] Młot przebija twój cud ({ $wonder }): wraca do ciebie.
   *[other] Młot przebija cud ({ $wonder }): wraca on na swoje miejsce, właściciel: { $who }.
}
told-pass = { $who_is ->
    [you] Pasujesz.
   *[other] { $who } pasuje.
}
told-cannot = { $who_is ->
    [you] Nie możesz przebić, więc pasujesz.
   *[other] { $who } nie może przebić, więc pasuje.
}
told-build = { $why ->
    [enclosed] { $who_is ->
        [you] Obok oferty nie ma już wolnej dzielnicy. Wznosisz { $building }: { $district }.
       *[other] Obok oferty nie ma już wolnej dzielnicy. { $who } wznosi { $building }: { $district }.
    }
    [alone] { $who_is ->
        [you] Nikt inny już nie licytuje. Wznosisz { $building }: { $district }.
       *[other] Nikt inny już nie licytuje. { $who } wznosi { $building }: { $district }.
    }
   *[passed] { $who_is ->
        [you] Wygrywasz i wznosisz { $building }: { $district }.
       *[other] { $who } wygrywa i wznosi { $building }: { $district }.
    }
}
told-build-wonder = { $who_is ->
    [you] Wznosisz cud: { $wonder }, { $district }.
   *[other] { $who } wznosi cud: { $wonder }, { $district }.
}
told-disc = { $who_is ->
    [you] Zyskujesz { $disc }.
   *[other] { $who } zyskuje { $disc }.
}
told-vault = { $who_is ->
    [you] Dzięki Krypcie zyskujesz też { $disc }.
   *[other] Dzięki Krypcie { $who } zyskuje też { $disc }.
}
told-no-disc = { $who_is ->
    [you] Nie bierzesz drugiego żetonu.
   *[other] { $who } nie bierze drugiego żetonu.
}
told-surplus = { $who_is ->
    [you] Rząd jest pełny ({ $faction }): żeton trafia na twój portret.
   *[other] { $who } ma pełny rząd ({ $faction }): żeton trafia na portret.
}
told-wild = { $who_is ->
    [you] Twój żeton uniwersalny liczy się jako: { $faction }.
   *[other] Żeton uniwersalny gracza { $who } liczy się jako: { $faction }.
}
told-peek = Zaglądasz pod kafelek { $letter }: każdy żeton tego patrona jest wart { $value }.
told-effect = { $who_is ->
    [you] { $wonder }: zyskujesz { $points } prestiżu.
   *[other] { $wonder }: { $who } zyskuje { $points } prestiżu.
}
told-reveal-objective = { $who_is ->
    [you] Twój cel jest odkryty: { $faction }.
   *[other] { $who } ma odkryty cel: { $faction }.
}
told-era-end = Koniec ery { $era ->
    [1] I
   *[2] II
}.
told-control = { $who_is ->
    [you] { $island }: masz kontrolę, { $points }.
   *[other] { $island }: kontrolę ma { $who }, { $points }.
}
told-control-shared = { $island }: wspólna kontrola, { $holders }, po { $points }.
told-control-nobody = { $island }: nikt nie ma kontroli.
told-panorama = { $who_is ->
    [you] { $panorama }: zyskujesz { $points }{ $count ->
        [one] {""}.
       *[other] {" "}({ $count }×).
    }
   *[other] { $panorama }: { $who } zyskuje { $points }{ $count ->
        [one] {""}.
       *[other] {" "}({ $count }×).
    }
}
told-choose-card = { $who_is ->
    [you] Twoja karta cudu jest wybrana.
   *[other] { $who } ma już wybraną kartę cudu.
}
told-choose-card-own = Wybierasz kartę: { $wonder }.
told-wonders = { $who_is ->
    [you] Odkrywasz: { $wonders }.
   *[other] { $who } odkrywa: { $wonders }.
}
told-era-two = Zaczyna się era II: można używać cudów i pozostałych liczb.
told-finished = { $key ->
    [big] { $who_is ->
        [you] Jako pierwsza osoba masz wszystko wzniesione i bierzesz duży klucz.
       *[other] { $who } ma wszystko wzniesione jako pierwsza osoba i bierze duży klucz.
    }
    [small] { $who_is ->
        [you] Jako druga osoba masz wszystko wzniesione i bierzesz mały klucz.
       *[other] { $who } ma wszystko wzniesione jako druga osoba i bierze mały klucz.
    }
   *[none] { $who_is ->
        [you] Masz wszystko wzniesione.
       *[other] { $who } ma wszystko wzniesione.
    }
}
told-score-objective = { $who_is ->
    [you] Twój cel, { $faction }: { $count ->
        [one] jedna budowla
        [few] { $count } budowle
       *[many] { $count } budowli
    }, prestiż { $points }.
   *[other] { $who }, cel, { $faction }: { $count ->
        [one] jedna budowla
        [few] { $count } budowle
       *[many] { $count } budowli
    }, prestiż { $points }.
}
told-patrons = Kafelki patronów odkryte: A { $a }, B { $b }, C { $c }, D { $d }.
told-score-patrons = { $who_is ->
    [you] Twoi patroni: { $points }.
   *[other] { $who }, patroni: { $points }.
}
told-score-surplus = { $who_is ->
    [you] Twoje nadmiarowe żetony: { $points }.
   *[other] { $who }, nadmiarowe żetony: { $points }.
}
told-score-keys = { $who_is ->
    [you] Twoje klucze: { $points }.
   *[other] { $who }, klucze: { $points }.
}
told-score-commissions = { $who_is ->
    [you] Twoje zlecenia: { $points }.
   *[other] { $who }, zlecenia: { $points }.
}
told-score-rows = { $who_is ->
    [you] Twoje budowle: { $points }.
   *[other] { $who }, budowle: { $points }.
}
