# To, co stoi na rysunkach i arkuszach punktacji.
label-map = Mapa
label-fields = Plansza czynności
label-tasks = Zadania urbanistyczne
label-hand = Twoje projekty
label-shown = Zostaw jeden
label-stock = Twoje zasoby
label-norm = Twoja norma
label-norms = Wybierz normę
label-objects = { $objects }
label-norm-short = Norma
label-ways = Inne sposoby
label-track = Punkty dotychczas
label-rounds = Runda
label-legend = Ile na koniec warci są sąsiedzi
label-first = pierwszy gracz
label-built = { $name }: budynek { $type ->
    [housing] mieszkalny
    [services] usługowy
    [industry] przemysłowy
    [public] reprezentacyjny
    [culture] kulturowy
   *[transport] transportowy
}, { $who_is ->
    [you] twój
   *[other] właściciel: { $who }
}
label-neutral = { $name }: budynek { $type ->
    [housing] mieszkalny
    [services] usługowy
    [industry] przemysłowy
    [public] reprezentacyjny
    [culture] kulturowy
   *[transport] transportowy
}, niczyj
label-site = { $name }: fundamenty, budynek { $type ->
    [housing] mieszkalny
    [services] usługowy
    [industry] przemysłowy
    [public] reprezentacyjny
    [culture] kulturowy
   *[transport] transportowy
}, { $who_is ->
    [you] twój
   *[other] właściciel: { $who }
}
label-space = { $name }{ $state ->
    [rubble] , pod gruzem
    [historic] , pole historyczne
   *[free] , wolne
}
label-metro = Metro { $one } – { $other }
label-bridge = Most { $one } – { $other }
label-tunnel = Tunel { $key }
label-projects-left = Projekty w talii: { $count }
label-tasks-left = Zadania w talii: { $count }
label-bridges-left = Pozostałe mosty: { $count }
label-field = { $name }: { $gains }
label-task = { $build ->
    [housing] mieszkalny
    [services] usługowy
    [industry] przemysłowy
    [public] reprezent.
    [culture] kulturowy
    [transport] transportowy
    [soc] socrealizm
   *[mod] modernizm
} obok { $beside ->
    [housing] mieszkalnego
    [services] usługowego
    [industry] przemysłowego
    [public] reprezent.
    [culture] kulturowego
   *[transport] transportowego
}
label-task-worth = { $task }: { $points } PZ
label-project = { $name }: budynek { $type ->
    [housing] mieszkalny
    [services] usługowy
    [industry] przemysłowy
    [public] reprezentacyjny
    [culture] kulturowy
   *[transport] transportowy
}, { $zone ->
    [city] strefa miejska
    [suburb] strefa podmiejska
    [any] dowolna strefa
   *[historic] własne pole historyczne
}, { $points } PZ. { $function }: { $text }
label-amount = { $kind ->
    [rubble] Gruz
    [concrete] Beton
   *[fund] Fundusze
}: { $count } z { $limit }
label-pay-rubble = Zapłać gruzem, masz { $count }
label-pay-concrete = Zapłać betonem, masz { $count }
label-pay-fund = Zapłać funduszem, masz { $count }
label-pay-both = Zapłać 1 beton i 1 gruz
label-pay-prefab = Prefabrykaty: 1 fundusz
label-pay-kredyt-concrete = Kredyt: 1 beton
label-pay-kredyt-rubble = Kredyt: gruz
label-take-rubble = Weź gruz
label-take-concrete = Weź beton
label-take-fund = Weź fundusz
label-abandon = Porzuć budowę
label-engineers = Inżynierowie do wysłania: { $count }
label-markers = Znaczniki metra: { $count }
label-own-site = { $name }, w budowie na polu { $hex }
label-function = { $name }. { $function }{ $used ->
    [yes] , użyta
   *[no] {""}
}: { $text }

sheet-end = Wynik końcowy
sheet-buildings = Budynki
sheet-tasks = Zadania urbanistyczne
sheet-metro = Metro
sheet-bridges = Mosty
sheet-neighbours = Sąsiedztwo: { $type }
sheet-beside-metro = Przy metrze
sheet-norm = Norma
sheet-have = { $what } { $count }
sheet-style = { $sign } { $style }
sheet-style-count = × { $count }
sheet-total = Razem
sheet-count = Wybudowane budynki
sheet-place = Miejsce
sheet-by-buildings = Równe punkty: { $level }. { $who_is ->
    [you] Masz więcej budynków i wygrywasz.
   *[other] { $who } ma więcej budynków i wygrywa.
}
sheet-shared = Równe punkty i równa liczba budynków: { $level }. Wygrana jest wspólna.
