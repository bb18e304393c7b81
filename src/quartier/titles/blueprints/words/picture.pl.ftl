# To, co stoi na rysunkach i arkuszach punktacji.
label-screens = Za zasłonkami
label-supply = Pula
label-demand = Pożądane
label-demand-1 = 1.
label-demand-2 = 2.
label-plan = Twój projekt
label-building = Twój budynek
label-track = Punkty z ostatniej rundy
label-first-seat = zaczyna tę rundę
label-cell = Pole { $cell }: kości { $height } z { $wanted }

sheet-round = Runda { $round }
sheet-plan = Projekt
sheet-total = Budynek
sheet-award = Trofeum
sheet-prizes = Nagrody
sheet-end = Wynik końcowy
sheet-points = Punkty
sheet-place = Miejsce
sheet-tie = { $over }: remis ({ $level }). { $why } { $who_is ->
    [you] Wygrywasz ten remis.
   *[other] Remis wygrywa { $who }.
}
sheet-tie-first = Zdecydowały kości z materiału { $colour }, pierwszego z pożądanych.
sheet-tie-second = Wciąż remis w pierwszym pożądanym materiale; zdecydowały kości z drugiego: { $colour }.
sheet-tie-later = Remis w obu pożądanych materiałach; zdecydowała kolejność w rundzie.
sheet-tie-prizes = Zdecydowała liczba nagród.
sheet-tie-gold = Remis w nagrodach; zdecydowały złote trofea.
sheet-tie-silver = Remis w nagrodach i złocie; zdecydowały srebrne trofea.
sheet-tie-bronze = Remis w nagrodach, złocie i srebrze; zdecydowały brązowe trofea.
sheet-even = { $over }: pełny remis ({ $level }), miejsce jest wspólne.
over-first-player = Kto zaczyna
over-place = Miejsce
