# Pola planszy czynności

field-u1 = Pracownia projektowa
field-u2 = Odgruzowywanie
field-u3 = Społeczny Fundusz Odbudowy Stolicy
field-l1 = Biuro projektów
field-l2 = Brygada rozbiórkowa
field-l3 = Ministerstwo Odbudowy
field-l4 = Betoniarnia
field-l5 = Naczelna Rada Odbudowy
field-l6 = Cementownia
field-l7 = Skład cegły
field-l8 = Konkurs SARP
field-l9 = Węzeł betoniarski
field-l10 = Bank Inwestycyjny
field-l11 = Saperzy

gain-draw = { $count ->
    [one] dobierz projekt
    [few] dobierz { $count } projekty
   *[many] dobierz { $count } projektów
}
gain-look = obejrzyj { $count ->
    [one] projekt
    [few] { $count } projekty
   *[many] { $count } projektów
} i zostaw jeden
gain-clear = { $count ->
    [one] odgruzuj pole i weź z niego gruz
    [few] odgruzuj do { $count } pól i weź z nich gruz
   *[many] odgruzuj do { $count } pól i weź z nich gruz
}
gain-rubble = gruz z banku: { $count }
gain-concrete = { $count ->
    [one] { $count } beton
    [few] { $count } betony
   *[many] { $count } betonów
}
gain-funds = { $count ->
    [one] { $count } fundusz
    [few] { $count } fundusze
   *[many] { $count } funduszy
}
gain-marker = znacznik pierwszego gracza

# Funkcje projektów

function-soc = Architektura Socrealizmu
    .text = Na koniec liczy się do przewagi w socrealizmie, a w trakcie gry do zadań, które żądają tego stylu.
function-mod = Architektura Modernizmu
    .text = Na koniec liczy się do przewagi w modernizmie, a w trakcie gry do zadań, które żądają tego stylu.
function-dotacja = Dotacja
    .text = Jednorazowo: weź 2 fundusze.
function-beton = Dostawa betonu
    .text = Jednorazowo: weź 2 betony.
function-cegla = Cegła z rozbiórki
    .text = Jednorazowo: weź 3 gruzy z banku.
function-czyn = Czyn społeczny
    .text = Jednorazowo: odgruzuj dowolne pole i weź z niego gruz. Jeśli na mapie nie ma już gruzu, weź 1 z banku.
function-konkurs = Konkurs architektoniczny
    .text = Jednorazowo, w fazie planowania albo realizacji: obejrzyj 3 wierzchnie projekty, zostaw jeden, resztę odrzuć.
function-nadgodziny = Nadgodziny
    .text = Jednorazowo, w fazie planowania: zaraz po swoim inżynierze postaw drugiego, ze wszystkimi skutkami.
function-znajomosci = Znajomości
    .text = Jednorazowo, w fazie planowania: wyślij inżyniera na limitowane pole, które jest już zajęte.
function-prefab = Prefabrykaty
    .text = Jednorazowo, w fazie realizacji: ukończ jeden budynek za 1 fundusz, bez materiału.
function-kredyt = Kredyt inwestycyjny
    .text = Jednorazowo, w fazie realizacji: ukończ jeden budynek bez funduszu.
function-zmiana = Zmiana planu
    .text = Jednorazowo: włóż jedno odkryte zadanie pod jego talię i odkryj inne. Nie wtedy, gdy talia jest pusta.
function-sklad = Skład materiałów
    .text = Na stałe: możesz mieć po 4 gruzy, betony i fundusze.
function-gruzobeton = Gruzobeton
    .text = Na stałe: za budynek możesz zapłacić 1 gruz zamiast 2.
function-metroprojekt = Metroprojekt
    .text = Na stałe: za odcinek metra możesz zapłacić 1 beton zamiast funduszu.
function-mostostal = Mostostal
    .text = Na stałe: twój most kosztuje 1 fundusz i 1 beton albo 1 fundusz i 2 gruzy.
function-przodownik = Przodownik pracy
    .text = Na stałe: +1 PZ za każde zadanie, które od tej chwili zrealizujesz.
function-wspolzaw = Współzawodnictwo pracy
    .text = Jednorazowo, w odpowiedzi: gdy ktoś inny zrealizuje zadanie, weź 1 dowolny zasób.
function-rozdzielnik = Rozdzielnik
    .text = Jednorazowo, w odpowiedzi: gdy ktoś inny dostaje zasoby z limitowanego pola, weź 1 tego samego rodzaju.
