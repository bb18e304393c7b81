title = Blueprints
about = Trzy budynki ze wspólnych kości, każdy za zasłonką: trzymaj się projektu albo improwizuj i sięgnij po nagrodę.

# Elementy

die = { $colour ->
    [w] drewno
    [r] recykling
    [s] kamień
   *[g] szkło
} { $face }
material = { $colour ->
    [w] drewno
    [r] recykling
    [s] kamień
   *[g] szkło
}
name = { $who_is ->
    [you] ty
   *[other] { $who }
}
award-gold = złote trofeum
award-silver = srebrne trofeum
award-bronze = brązowe trofeum
prize-skyscraper = Drapacz chmur
prize-geometer = Geometra
prize-integrity = Spójna konstrukcja
prize-materials = Budulec

# Opcje

option-unplaceable = Kość, która nigdzie nie pasuje
option-unplaceable-free = wolno ją wziąć zawsze
option-unplaceable-strict = tylko gdy nie pasuje żadna
option-first = Kto zaczyna
option-first-chance = decyduje los
option-first-first-seat = pierwsze miejsce

# Ruchy

choose-build = połóż { $die } na { $cell }
choose-aside = weź { $die }, choć nigdzie nie pasuje
choose-discard = odrzuć { $die }

prompt-build = { $who_is ->
    [you] Twoja kolej: weź kość z puli i połóż ją na swoim projekcie.
   *[other] { $who } wybiera kość.
}
prompt-discard = { $who_is ->
    [you] Wybierz teraz drugą kość: w tej rundzie znika z puli.
   *[other] { $who } odrzuca drugą kość.
}
stage = Runda { $round } z { $rounds }, kolejka { $turn } z { $turns }
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

preview-material = { $material }: { $old } → { $new }
preview-plan-met = projekt wykonany: +{ $points }
preview-plan-possible = projekt wciąż wykonalny
preview-plan-lost = ten ruch przekreśla projekt
preview-plan-gone = projekt już przepadł
preview-prize = spełnia warunek nagrody „{ $prize }”
preview-total = Budynek: { $old } → { $new }
warning-aside = Inna kość z puli jeszcze zmieści się na twoim planie.
preview-discard = Kość znika z puli; twój budynek się nie zmienia.

# Gracze

standing-taken = Wzięte kości: { $dice }
standing-aside = Bez miejsca: { $dice }
standing-cards = { $cards ->
    [one] { $cards } zakryta karta
    [few] { $cards } zakryte karty
   *[many] { $cards } zakrytych kart
}
standing-gold = Złote trofea: { $count }
standing-silver = Srebrne trofea: { $count }
standing-bronze = Brązowe trofea: { $count }
standing-prizes = Nagrody: { $count }

# Dziennik

told-round = Runda { $round }; pożądane: { $demand }. { $who_is ->
    [you] Zaczynasz.
   *[other] Zaczyna { $who }.
}
told-plan = Dostajesz projekt { $plan }.
told-pool = Rzut do puli: { $dice }.
told-roll = Do puli trafia { $die }.
told-build = { $who_is ->
    [you] Bierzesz { $die } i budujesz.
   *[other] { $who } bierze { $die } i buduje.
}
told-build-own = Kładziesz { $die } na { $cell }.
told-set-aside = { $who_is ->
    [you] Bierzesz { $die }; nie ma dla tej kości miejsca, więc wypada z rundy.
   *[other] { $who } bierze { $die }; nie ma dla tej kości miejsca, więc wypada z rundy.
}
told-discard = { $who_is ->
    [you] Odrzucasz { $die }.
   *[other] { $who } odrzuca { $die }.
}
told-reveal = Koniec rundy { $round }: zasłonki w górę.
told-score = { $who_is ->
    [you] Twój budynek: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
   *[other] { $who } – budynek wart { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
}
told-award = { $who_is ->
    [you] Dostajesz { $award }.
   *[other] { $who } dostaje { $award }.
}
told-prize = { $who_is ->
    [you] Zdobywasz nagrodę „{ $prize }”.
   *[other] { $who } zdobywa nagrodę „{ $prize }”.
}

# Zasady

section-setup = Przed grą
section-round = Początek rundy
section-turn = Twoja kolej
section-two-players = We dwoje
section-secrets = Co jest tajne
section-scoring = Ile wart jest budynek
section-awards = Trofea
section-prizes = Nagrody
section-end = Koniec

rule-bag = W worku leżą 32 kości: po osiem z drewna (pomarańczowe), z recyklingu (zielone), z kamienia (czarne) i ze szkła (przezroczyste).
    .title = Worek
rule-awards-in-play = We czworo co rundę walczycie o złoto, srebro i brąz, we troje o złoto i srebro, we dwoje tylko o srebro.
    .title = Trofea w grze
rule-first-round = O tym, kto zaczyna pierwszą rundę, decyduje los. Jeśli wolicie to ustalić między sobą, może zacząć pierwsze miejsce przy stole.
    .title = Pierwsza runda

rule-demand-draw = Każdą rundę otwierają dwie kości wyciągnięte z worka: to dwa pożądane materiały. Muszą się różnić, więc dopóki druga jest taka jak pierwsza, wraca do worka i losuje się następną. Przez całą rundę leżą poza workiem, a liczy się tylko ich materiał.
    .title = Pożądane materiały
rule-demand-order = Kość wyciągnięta jako pierwsza wyznacza pierwszy pożądany materiał, druga – drugi.
    .title = Pierwszy i drugi
rule-plan-deal = Każdy dostaje jeden projekt i trzyma go w ukryciu. Projekt służy tylko raz w ciągu gry.
    .title = Jeden projekt na głowę
rule-pool-size = Potem losujecie pulę i rzucacie nią: osiem kości we dwoje, dziewięć we troje, siedem we czworo.
    .title = Pula
rule-turn-order = W każdej rundzie gracie zgodnie z ruchem wskazówek zegara, począwszy od osoby, która zaczyna.
    .title = Kolejność
rule-next-first = Drugą i trzecią rundę zaczyna ten, czyj budynek był poprzednio wart najmniej.
    .title = Ostatni zaczyna
rule-next-first-tie = Jeśli najmniej warte było kilka budynków, zaczyna ten, kogo rozstrzyganie remisów stawia na końcu.
    .title = Kilku ostatnich

rule-take-one = W swojej kolejce bierzesz dokładnie jedną kość i kładziesz ją na jednym polu projektu.
    .title = Jedna kość
refuse-take-one = Jedna kość w kolejce, na jedno pole.
rule-from-pool = Brać wolno tylko kości z puli. Kości z tego samego materiału i o tej samej wartości niczym się nie różnią.
    .title = Prosto z puli
refuse-from-pool = W puli nie ma kości { $die }.
rule-face-kept = Kość kładziesz z tą wartością, którą pokazuje. Nikt jej nie obraca.
    .title = Wartość zostaje
rule-hatched = Na każdym otwartym polu projektu może stanąć wieża. Na zakreskowanym nigdy nie staje kość.
    .title = Pola zakreskowane
refuse-hatched = Pole { $cell } jest zakreskowane: tu się nie buduje.
rule-place-lower = Na pustym otwartym polu może stanąć każda kość. Na innej kości – tylko wartość równa lub niższa.
    .title = Równa lub niższa
refuse-place-lower = { $which ->
    [all] Na { $cell } u góry leży { $top }, a w puli nie ma nic tak niskiego.
   *[one] Na { $cell } u góry leży { $top }: { $die } ma wyższą wartość.
}
rule-improvise = Liczby na projekcie to życzenie, nie granica. Wieża może zostać niższa albo urosnąć ponad to, czego chce pole; tracisz na tym tylko premię.
    .title = Improwizacja
rule-final = Położona kość zostaje na swoim miejscu do końca rundy.
    .title = Co leży, to leży
rule-must-place = Kość, którą bierzesz, musisz położyć, jeśli gdziekolwiek pasuje. Nie możesz jej odłożyć, żeby oszczędzić wieżę.
    .title = Bez wymówek
rule-any-die = Możesz wziąć z puli każdą kość, nawet taką, która nigdzie nie pasuje, choć inne by pasowały.
    .title = Wolny wybór
rule-set-aside = Jeśli wzięta kość nigdzie nie pasuje, odkładasz ją na bok. Kolejka i tak minęła.
    .title = Na bok
rule-fitting-first = Przy stole z opcją ścisłą kość, która nigdzie nie pasuje, bierzesz tylko wtedy, gdy nie pasuje żadna z puli.
    .title = Ściśle: najpierw to, co pasuje
refuse-fitting-first = { $die } nigdzie nie pasuje, a przy tym stole taką kość bierzesz tylko wtedy, gdy nie pasuje żadna z puli.
rule-aside-returns = Kość odłożona na bok albo odrzucona wypada tylko z tej rundy. W następnej jest znów w worku.
    .title = Przerwa na jedną rundę
rule-refill = Po twojej kolejce z worka losuje się kość i wrzuca ją rzutem do puli.
    .title = Uzupełnianie
rule-empty-bag = Gdy worek jest pusty, puli się nie uzupełnia. We dwoje i we czworo dzieje się to dokładnie po ostatniej kolejce rundy i niczego nie zmienia.
    .title = Pusty worek
rule-six-dice = Runda kończy się, gdy każdy wziął sześć kości.
    .title = Po sześć kości

rule-discard-second = We dwoje po budowaniu wybierasz jeszcze raz: odrzucasz inną kość z puli. Potem losuje się dwie kości i rzuca nimi.
    .title = Druga kość odpada
refuse-discard-second = Kość z tej kolejki już stoi. Teraz druga znika z puli i nie trafia do budynku.
rule-discard-any = Odrzucić trzeba, i to na oczach wszystkich. Może to być każda kość, która została w puli; wypada z tej rundy.
    .title = Dowolna i jawnie

rule-behind-screens = Twój projekt i to, gdzie kładziesz kości, pozostaje tajemnicą aż do punktacji. Kości wzięte, odłożone na bok i odrzucone widzą wszyscy.
    .title = Za zasłonkami
rule-face-down = Zdobyte trofea i nagrody leżą zakryte do końca gry.
    .title = Zakryte karty
rule-cards-seen = Kto dostaje którą kartę, widać przy punktacji rundy, więc jej arkusz można przeczytać ponownie w każdej chwili. Niczyich punktów nie sumuje się jednak przed końcem gry.
    .title = Co widać, to widać

rule-points-not-victory = Po rundzie liczy się punkty każdego budynku. Mówią one tylko, kto dostaje trofea; z początkiem następnej rundy idą w niepamięć.
    .title = Punkty za budynek
rule-plan-bonus = Budynek, który na każdym otwartym polu ma dokładnie taką wysokość, jakiej chce projekt, daje 6 punktów. Materiały i wartości nie mają tu znaczenia.
    .title = Projekt
rule-plan-as-printed = Projekt obowiązuje tak, jak leży: pole po polu, bez obracania i odbijania.
    .title = Tak jak na karcie
rule-wood = Każda kość z drewna daje 2 punkty za każdą kość, z którą styka się całą ścianką.
    .title = Drewno
rule-wood-any = Nie ma znaczenia, z czym drewno się styka. Dwie stykające się kości z drewna liczą się sobie nawzajem.
    .title = Drewno styka się ze wszystkim
rule-wood-vertical = Kość tuż pod drewnem i kość tuż nad nim też się z nim stykają.
    .title = Pod spodem i na wierzchu
rule-recycled = Kości z recyklingu liczą się razem, gdziekolwiek stoją: 2, 5, 10, 15, 20 lub 30 punktów za jedną, dwie, trzy, cztery, pięć lub sześć.
    .title = Recykling
rule-stone = Kamień liczy się według piętra: 2 punkty na pierwszym, 3 na drugim, 5 na trzecim, 8 na czwartym i każdym wyższym.
    .title = Kamień
rule-glass = Każda kość ze szkła daje tyle punktów, ile pokazuje, nawet gdy leży na niej inna.
    .title = Szkło
rule-fewer-dice = Budynek z mniej niż sześciu kości punktuje jak każdy inny. Nie może tylko wykonać projektu ani pokazać wszystkich sześciu wartości.
    .title = Mniej niż sześć kości

rule-awards = We czworo najlepszy budynek dostaje złoto, drugi srebro, trzeci brąz. We troje są złoto i srebro. We dwoje lepszy dostaje srebro.
    .title = Co dla kogo
rule-award-points = Na koniec złoto jest warte 3 punkty, srebro 2, brąz 1.
    .title = Ile są warte
rule-demand-tie = Przy równych punktach wyprzedza budynek, w którym jest więcej kości pierwszego z pożądanych materiałów; potem ten, w którym jest więcej drugiego.
    .title = Remisy
rule-demand-count = Liczą się tylko kości stojące w budynku, a nie te odłożone na bok.
    .title = Tylko to, co stoi
rule-later-turn = Jeśli i to nie rozstrzyga, wyprzedza ten, kto w zakończonej właśnie rundzie miał późniejszą kolej.
    .title = Późniejsza kolej
rule-many-tied = Gdy remisuje więcej niż dwoje, te same kroki ustawiają ich w kolejności, a trofea idą z góry na dół.
    .title = Więcej niż dwoje

rule-prizes = W każdej rundzie jest po jednym egzemplarzu każdej z czterech nagród, na koniec warta jest 2 punkty. Budynek może zdobyć kilka. Nagrody, której warunku nikt nie spełnia, nie dostaje nikt.
    .title = Cztery nagrody
rule-skyscraper = Wieża z co najmniej pięciu kości.
    .title = Drapacz chmur
rule-geometer = Wszystkie sześć wartości, od 1 do 6.
    .title = Geometra
rule-integrity = Co najmniej cztery kości o tej samej wartości.
    .title = Spójna konstrukcja
rule-materials = Co najmniej pięć kości z tego samego materiału.
    .title = Budulec
rule-at-least = Te liczby to minimum: sześć kości z jednego materiału jest równie dobre jak pięć.
    .title = Więcej też dobrze
rule-prize-tie = Jeśli warunek spełnia kilka budynków, rozstrzygają pożądane materiały, a potem późniejsza kolej, jak przy trofeach. Punkty za budynek nie mają tu znaczenia.
    .title = Kilku chętnych

rule-dice-return = Po punktacji wszystkie kości wracają do worka, a zużyte projekty wypadają z gry.
    .title = Sprzątanie
rule-three-rounds = Gra ma trzy rundy.
    .title = Trzy rundy
rule-winner = Po trzeciej rundzie odkrywacie wszystkie karty. Wygrywa ten, kto ma najwięcej punktów za trofea i nagrody.
    .title = Kto wygrywa
rule-final-tie = Przy równych punktach wygrywa większa liczba nagród, potem złotych trofeów, potem srebrnych, potem brązowych.
    .title = Remis na koniec
rule-shared-win = Kto i po tym remisuje, dzieli miejsce.
    .title = Wciąż remis
