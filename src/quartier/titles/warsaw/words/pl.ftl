title = Odbudowa Warszawy
about = Miasto w gruzach, osiem rund, jeden plan: wysyłaj inżynierów, wylewaj fundamenty i wznoś domy, metro i mosty nowej Warszawy.

# Elementy

card = { $name }
space = { $name }
name = { $who_is ->
    [you] ty
   *[other] { $who }
}
type-housing = mieszkalny
type-services = usługowy
type-industry = przemysłowy
type-public = reprezentacyjny
type-culture = kulturowy
type-transport = transportowy
style-soc = socrealizm
style-mod = modernizm
object-metro = odcinek metra
object-bridge = most
amount = { $kind ->
    [rubble] { $count ->
        [one] { $count } gruz
        [few] { $count } gruzy
       *[many] { $count } gruzów
    }
    [concrete] { $count ->
        [one] { $count } beton
        [few] { $count } betony
       *[many] { $count } betonów
    }
   *[fund] { $count ->
        [one] { $count } fundusz
        [few] { $count } fundusze
       *[many] { $count } funduszy
    }
}
pay = { $amounts }
pay-prefab = { $amounts }, z prefabrykatów
pay-kredyt = { $amounts }, na kredyt
task = { $build } obok: { $beside } ({ $points } PZ)
norm = ({ $objects })

# Opcje

option-rounds = Długość
option-rounds-8 = osiem rund, 4 + 4
option-rounds-7 = siedem rund, 4 + 3
option-start-projects = Projekty na start
option-start-projects-0 = żadnych
option-start-projects-2 = po dwa
option-river-blocks = Wisła
option-river-blocks-yes = rozdziela sąsiadów, chyba że łączy ich most
option-river-blocks-no = nikogo nie rozdziela
option-first-player = Znacznik pierwszego gracza
option-first-player-field = bierze go ten, kto zajmie Naczelną Radę Odbudowy
option-first-player-clockwise = co rundę przechodzi dalej, zgodnie z ruchem wskazówek zegara
option-abandon-foundation = Porzucenie budowy
option-abandon-foundation-no = niedozwolone
option-abandon-foundation-yes = dozwolone w fazie realizacji

# Ruchy

choose-norm = zostaw normę: { $norm }
choose-field = wyślij inżyniera na pole { $field }
choose-foundation = wylej fundamenty: { $card }, pole { $hex }
choose-pass = pas
choose-done = gotowe
choose-use = użyj karty { $card }: { $function }
choose-clear = odgruzuj pole { $hex }
choose-enough = już nie odgruzowuj
choose-keep = zostaw: { $card }
choose-discard = odrzuć: { $card }
choose-change = wymień zadanie: { $task }
choose-build = ukończ budowę: { $card }, pole { $hex }; koszt: { $pay }
choose-metro = metro { $one } – { $other }; koszt: { $pay }
choose-bridge = most { $one } – { $other }; koszt: { $pay }
choose-tunnel = wylot tunelu: { $one } – { $other }
choose-abandon = porzuć budowę: { $card }, pole { $hex }
choose-end = zakończ kolejkę
choose-take = weź { $amount }
choose-decline = zrezygnuj

prompt-norm = { $who_is ->
    [you] Wybierz normę, którą chcesz zrealizować; druga wraca do pudełka.
   *[other] { $who } wybiera normę.
}
prompt-norms = { $who_is ->
    [you] Wybierz normę, którą chcesz zrealizować; druga wraca do pudełka.
   *[other] Wszyscy wybierają normy.
}
prompt-send = { $who_is ->
    [you] Twoja kolej: wyślij inżyniera na pole albo wybierz projekt i wylej fundamenty na mapie. Możesz też spasować.
   *[other] { $who } planuje.
}
prompt-again = { $who_is ->
    [you] Nadgodziny: postaw od razu drugiego inżyniera.
   *[other] { $who } stawia drugiego inżyniera.
}
prompt-connected = { $who_is ->
    [you] Znajomości: wybierz pole, które jest już zajęte.
   *[other] { $who } po znajomości wchodzi na zajęte pole.
}
prompt-after = { $who_is ->
    [you] Inżynier już pracuje. Użyj funkcji albo zakończ kolejkę.
   *[other] { $who } może jeszcze użyć funkcji.
}
prompt-clear = { $who_is ->
    [you] { $count ->
        [one] Wybierz pole do odgruzowania.
        [few] Wybierz pole do odgruzowania; możesz odgruzować { $count } pola.
       *[many] Wybierz pole do odgruzowania; możesz odgruzować { $count } pól.
    }
   *[other] { $who } odgruzowuje.
}
prompt-keep = { $who_is ->
    [you] Zostaw jeden z tych projektów; resztę odrzucasz.
   *[other] { $who } ogląda projekty.
}
prompt-discard = { $who_is ->
    [you] Masz na ręce za dużo projektów: wybierz jeden do odrzucenia.
   *[other] { $who } odrzuca projekt.
}
prompt-change = { $who_is ->
    [you] Wybierz odkryte zadanie do wymiany.
   *[other] { $who } wymienia zadanie.
}
prompt-realise = { $who_is ->
    [you] Twoja kolej: kończ budowy, buduj metro i mosty, a potem zakończ kolejkę.
   *[other] { $who } buduje.
}
prompt-tunnel = { $who_is ->
    [you] Wybierz, gdzie tunel wychodzi na drugim brzegu.
   *[other] { $who } wybiera wylot tunelu.
}
prompt-reply = { $who_is ->
    [you] { $reply ->
        [rozdzielnik] Rozdzielnik: weź jeden z właśnie zdobytych zasobów albo zrezygnuj.
       *[wspolzaw] Współzawodnictwo pracy: ktoś zrealizował zadanie. Weź jeden zasób albo zrezygnuj.
    }
   *[other] { $who } może odpowiedzieć funkcją.
}
stage = Runda { $round } z { $rounds } · { $stage ->
    [1] Odbudowa
   *[2] Modernizacja
} · { $phase ->
    [norms] normy
    [planning] planowanie
   *[realisation] realizacja
}{ $official ->
    [yes] {""}
   *[no] {" · nieoficjalnie we dwoje"}
}
stage-over = Koniec gry{ $official ->
    [yes] {""}
   *[no] {" · nieoficjalnie we dwoje"}
}
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

preview-now = po wybudowaniu: { $points } PZ
preview-industry = przemysł teraz: 2 i po 1 za niezabudowane pola obok ({ $open })
preview-task = zadanie { $task }: +{ $points } PZ
preview-around = sąsiedzi i metro na koniec, razem ze skutkiem dla innych twoich budynków: { $points } PZ
preview-norm = norma: { $have } z { $need }
preview-end = { $now } PZ teraz, { $total } na koniec
preview-field-lost = ponad limit przepadłoby: { $count }
warning-last-engineer = To twój ostatni wolny inżynier: wszyscy będą stali na budowach, dopóki czegoś nie ukończysz.
warning-nothing = To pole nic ci teraz nie da.

# Gracze

held = { $kind ->
    [rubble] gruz
    [concrete] beton
    [fund] fundusze
    [engineer] inżynierowie
    [project] projekty na ręce
   *[marker] znaczniki metra
}: { $count }
standing-stock = { $rubble } { $concrete } { $fund } { $crew } { $cards } { $markers }
standing-built = { $first } dotąd { $points } PZ · { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[many] { $count } budynków
}{ $sites ->
    [0] {""}
    [one] , { $sites } budowa
    [few] , { $sites } budowy
   *[many] , { $sites } budów
}{ $passed ->
    [yes] {" · pas"}
   *[no] {""}
}
standing-finished = { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[many] { $count } budynków
}{ $sites ->
    [0] {""}
    [one] , { $sites } budowa
    [few] , { $sites } budowy
   *[many] , { $sites } budów
}
standing-functions = { $functions }

# Dziennik

told-deal-unofficial = Dwoje graczy: gra nieoficjalna, tylko na lewym brzegu.
told-norms = Dostajesz dwie normy: { $norms }.
told-chosen = { $who_is ->
    [you] Wybierasz normę.
   *[other] { $who } wybiera normę.
}
told-chosen-own = Twoja norma: { $norm }.
told-round = Runda { $round }. { $who_is ->
    [you] Zaczynasz.
   *[other] Zaczyna { $who }.
}
told-tasks = Nowe zadania: { $tasks }.
told-stage = Koniec odbudowy, początek modernizacji: projekty z ręki przepadają, wchodzą nowe projekty i zadania, pola historyczne są otwarte.
told-realisation = Wszyscy spasowali: zaczyna się budowa.
told-send = { $who_is ->
    [you] Wysyłasz inżyniera na pole { $field }.
   *[other] { $who } wysyła inżyniera na pole { $field }.
}
told-gain = { $who_is ->
    [you] Dostajesz { $amounts }.
   *[other] { $who } dostaje { $amounts }.
}
told-lost = { $who_is ->
    [you] Dostajesz { $amounts }; ponad limit przepada { $lost }.
   *[other] { $who } dostaje { $amounts }; ponad limit przepada { $lost }.
}
told-nothing = { $who_is ->
    [you] Nic ci to nie daje.
   *[other] { $who } nic z tego nie ma.
}
told-marker = { $who_is ->
    [you] Bierzesz znacznik pierwszego gracza.
   *[other] { $who } bierze znacznik pierwszego gracza.
}
told-clear = { $who_is ->
    [you] Odgruzowujesz pole { $hex } i bierzesz gruz.
   *[other] { $who } odgruzowuje pole { $hex } i bierze gruz.
}
told-clear-lost = { $who_is ->
    [you] Odgruzowujesz pole { $hex }; gruz ponad limit przepada.
   *[other] { $who } odgruzowuje pole { $hex }; gruz ponad limit przepada.
}
told-draw = { $who_is ->
    [you] Dobierasz { $count ->
        [one] projekt.
        [few] { $count } projekty.
       *[many] { $count } projektów.
    }
   *[other] { $who } dobiera { $count ->
        [one] projekt.
        [few] { $count } projekty.
       *[many] { $count } projektów.
    }
}
told-draw-own = Dobierasz: { $cards }.
told-look = { $who_is ->
    [you] Oglądasz { $count ->
        [one] projekt.
        [few] { $count } projekty.
       *[many] { $count } projektów.
    }
   *[other] { $who } ogląda { $count ->
        [one] projekt.
        [few] { $count } projekty.
       *[many] { $count } projektów.
    }
}
told-look-own = Oglądasz: { $cards }.
told-keep = { $who_is ->
    [you] Zostawiasz jeden z nich.
   *[other] { $who } zostawia jeden z nich.
}
told-keep-own = Zostawiasz: { $card }.
told-discard = { $who_is ->
    [you] Odrzucasz projekt.
   *[other] { $who } odrzuca projekt.
}
told-discard-own = Odrzucasz: { $card }.
told-shuffle = Odrzucone projekty, przetasowane, tworzą nową talię.
told-found = { $who_is ->
    [you] Wylewasz fundamenty: { $card }, pole { $hex }.
   *[other] { $who } wylewa fundamenty: { $card }, pole { $hex }.
}
told-pass = { $who_is ->
    [you] Pasujesz.
   *[other] { $who } pasuje.
}
told-use = { $who_is ->
    [you] Używasz karty { $card }: { $function }.
   *[other] { $who } używa karty { $card }: { $function }.
}
told-change = { $who_is ->
    [you] Wkładasz pod talię zadanie { $task }.
   *[other] { $who } wkłada pod talię zadanie { $task }.
}
told-build = { $who_is ->
    [you] Kończysz budowę: { $card }, pole { $hex }; koszt: { $pay }; +{ $points } PZ.
   *[other] { $who } kończy budowę: { $card }, pole { $hex }; koszt: { $pay }; +{ $points } PZ.
}
told-task = { $who_is ->
    [you] Realizujesz zadanie { $task }: +{ $points } PZ.
   *[other] { $who } realizuje zadanie { $task }: +{ $points } PZ.
}
told-metro = { $who_is ->
    [you] Budujesz metro między polami { $one } i { $other }: +{ $points } PZ.
   *[other] { $who } buduje metro między polami { $one } i { $other }: +{ $points } PZ.
}
told-branch = { $who_is ->
    [you] Otwierasz drugą linię metra między polami { $one } i { $other }: +{ $points } PZ.
   *[other] { $who } otwiera drugą linię metra między polami { $one } i { $other }: +{ $points } PZ.
}
told-tunnel = { $who_is ->
    [you] Przeprowadzasz metro pod Wisłą.
   *[other] { $who } przeprowadza metro pod Wisłą.
}
told-bridge = { $who_is ->
    [you] Budujesz most łączący pola { $one } i { $other }: +{ $points } PZ.
   *[other] { $who } buduje most łączący pola { $one } i { $other }: +{ $points } PZ.
}
told-abandon = { $who_is ->
    [you] Porzucasz budowę: { $card }, pole { $hex }.
   *[other] { $who } porzuca budowę: { $card }, pole { $hex }.
}
told-reply = { $who_is ->
    [you] Odpowiadasz kartą { $card }, { $function }: { $amount }.
   *[other] { $who } odpowiada kartą { $card }, { $function }: { $amount }.
}
told-decline = { $who_is ->
    [you] Rezygnujesz z odpowiedzi.
   *[other] { $who } rezygnuje z odpowiedzi.
}
