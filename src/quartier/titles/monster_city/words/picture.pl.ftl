# To, co stoi na rysunkach i arkuszach punktacji.
label-others = Inne miasta
label-cities = Miasta
label-planet = Planeta potworów
label-office = Biuro projektów
label-pad = Notes
label-city = Twoje miasto
label-hand = Twoje wydarzenia
label-stack = { $count ->
    [one] { $count } karta w stosie
    [few] { $count } karty w stosie
   *[many] { $count } kart w stosie
}
label-used = { $count ->
    [one] { $count } wykorzystany potwór
    [few] { $count } wykorzystane potwory
   *[many] { $count } wykorzystanych potworów
}
label-to-scoring = { $count ->
    [one] Punktowanie { $scoring } po jeszcze { $count } budynku
   *[other] Punktowanie { $scoring } po jeszcze { $count } budynkach
}
label-notes = { $count ->
    [0] Bez banknotu
    [one] { $count } banknot
    [few] { $count } banknoty
   *[many] { $count } banknotów
}
label-stop-left = Karta STOP
label-stop-used = Karta STOP, wykorzystana
label-events-held = { $count ->
    [one] { $count } karta wydarzenia
    [few] { $count } karty wydarzeń
   *[many] { $count } kart wydarzeń
}
label-use = Z działaniem
label-without = Bez działania
card-all = wszystkie
card-any = { $count } { $count ->
    [one] dowolny
    [few] dowolne
   *[many] dowolnych
}
pad-total = Razem

sheet-scoring = Punktowanie { $number }
sheet-category = Kategoria
sheet-counted = Co się liczyło
sheet-points = Punkty
sheet-end = Wynik końcowy
sheet-total = Razem
sheet-buildings = Budynki
sheet-place = Miejsce
sheet-tie = Równe punkty ({ $level }); zdecydowała liczba budynków.
sheet-even = Tyle samo punktów i budynków ({ $level }): miejsce jest wspólne.
