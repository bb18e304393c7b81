# Wiersz poleceń.

cli-about = Quartier, stół do gier planszowych o budowaniu miast.
cli-language = --lang en|fr|pl wybiera język; domyślnie jest to język terminala.
cli-version = quartier { $version }, zasady { $rules ->
    [compiled] skompilowane
   *[other] interpretowane
}
cli-usage = Użycie
cli-commands = Polecenia
cli-parameters = Argumenty
cli-flag-help = Pokaż tę stronę.
cli-flag-version = Pokaż wersję i to, czy zasady są skompilowane.
cli-interpreted = Zasady nie są skompilowane: wszystko działa, ale wielokrotnie wolniej. Zainstaluj ponownie, mając kompilator C.

cli-serve = Otwórz stół dla przeglądarek.
cli-titles = Wypisz gry z liczbą miejsc i opcjami.
cli-simulate = Niech boty rozegrają wiele partii; zobacz, co z nich wyszło.
cli-tournament = Każdy bot gra z każdym; wynik mówi, jak silny jest każdy z nich i z jaką pewnością.
cli-replay = Odtwórz zapisaną partię, ruch po ruchu.
cli-verify = Sprawdź partie z pliku: każdy ruch, każdy skrót i wynik.
cli-coach = Przygląda się jeszcze raz każdej decyzji: na co można było liczyć, co zagrano, co było lepsze.
cli-backup = Zapisz wszystkie stoły w jednym pliku, nie przerywając gier.
cli-restore = Przywróć wszystkie stoły z kopii zapasowej do bazy dowolnego rodzaju.
cli-doctor = Sprawdź bazę danych i rozegraj na nowo każdą nieskończoną grę.
cli-bench = Zmierz szybkość zasad.

cli-arg-title = Gra, nazwana tak, jak podaje „quartier titles”.
cli-arg-edition = Plik z inną edycją gry.
cli-arg-json = Wypisz JSON, jeden obiekt w wierszu.
cli-arg-games = Liczba partii.
cli-arg-seats = Liczba graczy; domyślnie największa możliwa.
cli-arg-bots = Boty oddzielone przecinkami; z partii na partię zmieniają miejsca.
cli-arg-seed = To samo ziarno daje te same partie.
cli-arg-option = Opcja stołu w postaci klucz=wartość; można podać kilka.
cli-arg-records = Zapisz każdą partię do tego pliku.
cli-arg-contestants = Boty, oddzielone przecinkami: random, greedy, od level-1 do level-5 albo przeszukiwanie z własnym limitem, search-800 (rozgrywek próbnych) lub search-500ms.
cli-arg-seats-least = Liczba graczy; domyślnie najmniejsza możliwa.
cli-arg-processes = Ile procesów gra; domyślnie po jednym na rdzeń.
cli-arg-tournament = W tym pliku zapisywana jest każda partia. To samo polecenie podejmuje turniej tam, gdzie został przerwany.
cli-arg-host = Adres, na którym serwer nasłuchuje.
cli-arg-port = Port; domyślnie 8000 albo następny wolny.
cli-arg-database = Gdzie trzymać stoły: sqlite:///plik albo postgresql://… Może też stać w QUARTIER_DATABASE.
cli-arg-backup-to = Plik do zapisania, którego jeszcze nie ma.
cli-arg-backup-from = Plik zapisany przez „quartier backup”.
cli-arg-replace = Porzuć to, co jest teraz w bazie.
cli-arg-proxy = Pośrednicy (proxy), którym wierzy się, kto pyta: adresy lub sieci, oddzielone przecinkami.
cli-arg-metrics = Pokazuj liczby dla Prometheusa pod /metrics na osobnym porcie albo na HOST:PORT; bez hosta tylko tej maszynie.
cli-arg-log = Postać dziennika: wiersze tekstu albo JSON, jeden obiekt w wierszu i jeden na każde żądanie.
cli-arg-file = Plik z zapisami, jedna partia w wierszu.
cli-arg-states = Po każdym ruchu wypisz cały stan gry jako JSON.
cli-arg-playouts = Ile rozgrywek próbnych poświęcić na każdą decyzję.
cli-arg-commitment = Zobowiązanie pokazane na początku partii; ziarno musi się z nim zgadzać.

cli-column-title = gra
cli-column-name = nazwa
cli-column-seats = miejsca
cli-column-edition = edycja
cli-column-options = opcje
cli-column-wins = wygrane
cli-column-mean = średnia
cli-column-low = 5%
cli-column-median = mediana
cli-column-high = 95%
cli-column-places = 1., 2.…
cli-column-rating = ranking
cli-column-points = punkty
cli-column-time = ms na decyzję
cli-column-before = przed
cli-column-move = ruch
cli-column-player = gracz
cli-column-played = zagrano
cli-column-better = lepiej
cli-column-expected = szansa
cli-column-left = potem
cli-column-cost = strata
cli-column-compiled = skompilowane
cli-column-interpreted = interpretowane
cli-column-ratio = razy

cli-simulated = { $games ->
    [one] Jedna partia, liczba ruchów: { $moves }; partie na sekundę: { $speed }
   *[other] Partie: { $games }, ruchów średnio: { $moves }; partie na sekundę: { $speed }
}
cli-tournament-games = { $games ->
    [one] Jedna partia. W nawiasach: granice trafne w 19 przypadkach na 20.
    [few] { $games } partie. W nawiasach: granice trafne w 19 przypadkach na 20.
   *[other] { $games } partii. W nawiasach: granice trafne w 19 przypadkach na 20.
}
cli-game = { $title } · { $edition } · ziarno { $seed }
cli-place = { $place }. { $name }: { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
cli-unfinished = Partia nie jest skończona.
cli-verified = { $good ->
    [0] Żadna partia się nie zgadza
    [one] Jedna partia się zgadza
    [few] { $good } partie się zgadzają
   *[many] { $good } partii się zgadza
}{ $bad ->
    [0] .
    [one] , jedna nie.
   *[many] , { $bad } nie.
}
cli-coached = { $name }: { $decisions ->
    [one] jedna decyzja
    [few] { $decisions } decyzje
   *[other] { $decisions } decyzji
}, łącznie stracono { $all } wygranej, najwięcej w ruchu { $move } ({ $most }).
cli-backed-up = W { $file } jest wszystko, liczba wierszy: { $rows }.
cli-restored = Przywrócono wierszy: { $rows }.
cli-doctor-database = { $database }: { $server }, schemat { $revision }, { $size } MB
cli-doctor-free = Na dysku wolne: { $free } MB.
cli-doctor-tables = Stoły w grze: { $live }, zakończone: { $over }, wpisów razem: { $entries }.
cli-doctor-sound = Wszystko w porządku.
cli-bench-of = { $title }, miejsca: { $seats }, ruchy losowe
cli-bench-games-per-second = partie na sekundę
cli-bench-moves-per-second = ruchy na sekundę
cli-bench-copy-ns = nanosekundy na kopię

cli-no-language = Nie ma języka „{ $language }”. Dostępne są: { $languages }.
cli-no-command = Nie ma polecenia „{ $command }”; wypisze je „quartier --help”.
cli-no-option = Nie ma tu opcji { $option }; wypisze je --help.
cli-twice = { $name } podano dwa razy.
cli-missing = Brakuje { $name }.
cli-value = { $name } nie może mieć wartości „{ $value }”.
cli-too-much = To zbyt wiele: { $words }
cli-unclear = Nie można zrozumieć tego polecenia: { $why }
cli-no-pair = Opcję zapisuje się jako klucz=wartość, a nie „{ $text }”.
cli-proxy = „{ $text }” to ani adres, ani sieć taka jak 10.0.0.0/8.
cli-address = „{ $text }” to ani port, ani HOST:PORT.
cli-port = Nie można nasłuchiwać na { $host }, port { $port }: { $why }.
