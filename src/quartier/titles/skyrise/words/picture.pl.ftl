# To, co stoi na obrazkach i arkuszach punktacji.
label-sky = Wyspy
label-tray = Twoje budynki
label-goals = Za co są punkty
label-boards = Wizjonerzy
label-wonders = Cuda
label-hand = Twoje karty cudów
label-wild = Twój żeton uniwersalny
label-vault = Krypta
label-vacant = niezabudowana, bez żetonu
label-district = { $district }, { $faction }: { $what }
label-district-bid = { $district }, { $faction }: oferta { $number }, { $who }, { $what }
label-district-built = { $district }, { $faction }: { $who }, { $what }
label-bid = { $height ->
    [0] { $number }, niski budynek
    [1] { $number }, średni budynek
   *[2] { $number }, wysoki budynek
}
label-wonder-locked = Twój cud: dopiero w erze II
label-pass = Pas
label-no-disc = Bez żetonu
label-patrons = Patroni
label-patrons-text = za każdy żeton z ich literą; ile, wiedzą posiadacze
label-keys = Klucze do miasta
label-keys-text = { $keys ->
    [one] dla kolejnej osoby, która wzniesie wszystko
   *[other] 10 dla pierwszej osoby, która wzniesie wszystko, 4 dla drugiej
}
label-objective = Twój cel
label-objective-text = 10 za cztery budowle: { $faction }
label-row = { $faction }: { $discs ->
    [one] { $discs } żeton
    [few] { $discs } żetony
   *[many] { $discs } żetonów
}, { $worth } za każdą budowlę
label-portrait = { $things ->
    [0] Nic na portrecie
    [one] Jeden przedmiot na portrecie
    [few] { $things } przedmioty na portrecie
   *[many] { $things } przedmiotów na portrecie
}

panorama-airships = Sterowce
panorama-airships-text = 3 za każdy sterowiec z twoimi budowlami po obu stronach
panorama-windmills = Wiatraki
panorama-windmills-text = 2 za każdą twoją budowlę przy wiatraku
panorama-bridges = Mosty
panorama-bridges-text = 3 za każdy most z twoimi budowlami na obu końcach
panorama-lakes = Jeziora
panorama-lakes-text = 3 za każde jezioro, nad którym stoją trzy twoje budowle
panorama-chains = Łańcuszki
panorama-chains-text = 4 za każdą wyspę z trzema twoimi budowlami w łańcuszku

sheet-era = Koniec ery { $era ->
    [1] I
   *[2] II
}
sheet-wonders = Wzniesione cuda
sheet-control = { $island }
sheet-count = { $building }×{ $count }{" "}
sheet-panorama = { $panorama }: { $island }
sheet-times = { $count }×
sheet-total = Prestiż
sheet-by-medium = { $island }: remis w wysokich budynkach; zdecydowały średnie.
sheet-by-low = { $island }: remis w wysokich i średnich budynkach; zdecydowały niskie.
sheet-by-shared = { $island }: remis w każdej wysokości; kontrola jest wspólna.
sheet-end = Wynik końcowy
sheet-before = Po erze II
sheet-objective = Ukryty cel
sheet-objective-count = { $faction } × { $count }
sheet-patrons = Patroni
sheet-surplus = Nadmiarowe żetony
sheet-keys = Klucze do miasta
sheet-commissions = Zlecenia
sheet-each = { $count } × { $worth }
sheet-points = Prestiż
sheet-place = Miejsce
sheet-level = Remis: { $level }. { $who_is ->
    [you] Twoja ostatnia budowla stanęła wcześniej i to ty jesteś wyżej.
   *[other] { $who }: ostatnia budowla stanęła wcześniej, więc miejsce jest wyższe.
}
