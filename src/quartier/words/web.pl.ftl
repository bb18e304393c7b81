# Strony

web-tagline = Zbuduj miasto. Razem albo na przekór sobie.
web-what = Quartier to stół do gier planszowych o budowaniu miast. Grasz w przeglądarce, sam przeciw botom albo ze znajomymi przez link; bez instalowania i bez zakładania konta.
web-serving = Quartier działa pod adresem { $address } (Ctrl+C zamyka)
web-skip = Przejdź do treści
web-menu = Menu
web-language = Język
web-theme = Wygląd
web-theme-auto = Jak system
web-theme-light = Jasny
web-theme-dark = Ciemny
web-titles = Gry
web-seats = Od { $least } do { $most } graczy
web-play-now = Zagraj od razu
web-new-table = Nowy stół
web-rules = Zasady
web-rules-of = { $title }: zasady
web-edition = O tym wydaniu
web-my-tables = Twoje stoły
web-your-turn = twój ruch
web-others-turn = ruch innych
web-over = koniec gry
web-guest = Gość
seat-number = Miejsce { $number }

# Nakrywanie do stołu

web-your-name = Twoje imię
web-who-plays = Kto gra
web-how = Jak gracie
web-seat-you = Ty
web-seat-person = Ktoś, przez link
web-seat-here = Na tym ekranie
web-name-here = Imię
web-seat-bot = Bot: { $bot }
web-seat-nobody = Nikt
web-bot-greedy = zachłanny
web-bot-random = losowy
web-bot-level-1 = uczeń, poziom 1
web-bot-level-2 = murarz, poziom 2
web-bot-level-3 = majster, poziom 3
web-bot-level-4 = inżynier, poziom 4
web-bot-level-5 = architekt, poziom 5
web-pace = Tempo botów
web-pace-slow = wolne
web-pace-normal = zwykłe
web-pace-fast = szybkie
web-pace-instant = od razu
web-set-table = Przygotuj stół
web-links = Linki dla pozostałych
web-links-of = Stół „{ $name }” czeka
web-links-what = Wyślij każdej z pozostałych osób jeden z tych linków. Kto go otworzy, siada na tym miejscu.
web-free = jeszcze wolne
web-copy = Kopiuj
web-copied = Skopiowano
web-to-table = Do stołu
web-invite = Zaproś
web-watch = Oglądanie
web-watch-what = Kto otworzy ten adres, ogląda stół, ale nie widzi tego, co zakryte.
web-watch-link = Do oglądania
web-qr = Jako obrazek dla aparatu
web-eyes-lend = Twoimi oczami
web-eyes-lend-what = Pozwól komuś zaglądać sobie przez ramię: widzi to, co ty, i niczego nie może zrobić. W każdej chwili możesz to odwołać.
web-eyes-link = Do oglądania twoimi oczami
web-eyes-make = Utwórz link
web-eyes-take-back = Nie pozwalaj już zaglądać
web-through-eyes = Oczami jednego z graczy: { $asked }
web-sit-at = Miejsce przy stole „{ $name }”
web-sit-what = Ktoś zaprasza cię do gry: { $title }.
web-sit = Usiądź

# Przy stole

web-table-name = Stół „{ $name }”
web-prompt = Co jest do zrobienia
web-board = Plansza
web-rail = Przebieg, gracze i pomoc
web-log = Przebieg
web-players = Gracze
web-help = Pomoc
web-chat = Rozmowa
web-say-what = Powiedz coś przy stole
web-say = Powiedz
web-notes = Moje notatki
web-notes-keep = Zachowaj
web-you = Ty
web-to-move = na ruchu
web-curtain = Przekażcie ekran dalej: teraz { $who }.
web-curtain-lift = Tu { $name }
web-really = { $move }?
web-seat-awaited = Czekamy, aż ktoś zajmie wolne miejsce.
web-confirm = Potwierdź
web-cancel = Zrezygnuj
web-undo = Cofnij
web-redo = Ponów
web-orders = Polecenia
web-orders-why = Co ma się dziać w twoim imieniu, gdy cię nie ma. Widzisz to tylko ty.
web-order-stands = Twoje polecenie: { $order }.
web-order-withdraw = Wycofaj
web-moves = { $count ->
    [one] Jedyny możliwy ruch
    [few] Wszystkie { $count } ruchy na liście
   *[other] Wszystkie ruchy ({ $count }) na liście
}
web-inspector-mine = Wybierać można wszystko, co ma złotą obwódkę. Kliknij cokolwiek innego, a dowiesz się, dlaczego nie można.
web-inspector = Kliknij coś na planszy, a dowiesz się, co mówią o tym zasady.
web-why-not = Dlaczego nie?
web-rule = Zasada: { $title }
web-ask = Przed ruchem
web-ask-on = pytaj mnie
web-ask-off = graj od razu
web-offline = Brak połączenia. Próbuję ponownie…
web-sheets = Karty punktacji
web-sheets-all = Wszystkie karty punktacji
web-sheets-of = Karty punktacji stołu „{ $name }”
web-sheets-none = Żadna runda nie została jeszcze podliczona.
web-skip-scoring = Pomiń
web-continue = Dalej
web-final = Koniec gry
web-place = { $place }.
web-again = Zagraj jeszcze raz
web-record = Pobierz zapis partii
web-proof = Czy tasowanie było uczciwe?
web-proof-what = Na początku gry stół pokazał zobowiązanie: odcisk ziarna, z którego biorą się wszystkie rzuty i losowania. Teraz ziarno jest jawne. Każdy może sprawdzić, że jedno pasuje do drugiego, i odtworzyć całą partię: quartier verify z pobranym zapisem.
web-records = Zapisy partii
web-records-what = Każdą skończoną partię można pobrać jako zapis. Tutaj dowiesz się, czy zapis się zgadza, ruch po ruchu, i możesz obejrzeć tę partię przy stole.
web-records-file = Zapis
web-records-commitment = Zobowiązanie, jeśli zapisano je na początku
web-records-open = Obejrzyj partię
web-records-verify = Tylko sprawdź
web-records-holds = Zapis się zgadza: { $title }, liczba ruchów: { $moves }, każdy zgodny z zasadami.
web-seed = Ziarno
web-commitment = Zobowiązanie
web-commitment-what = Odcisk ziarna, z którego biorą się wszystkie rzuty i losowania tej partii. Jest ustalony od pierwszego ruchu; ziarno zostanie ujawnione na końcu i każdy może sprawdzić, że jedno pasuje do drugiego.

# Przeglądanie partii

web-past = Przeglądanie partii
web-past-open = Obejrzyj partię jeszcze raz
web-past-play = Odtwórz
web-moment = { $moment ->
    [0] Początek
   *[other] Ruch { $moment } z { $moments }
}
web-moment-silent = Nic, co dałoby się zobaczyć z tego miejsca.
web-moment-wanted = Który ruch
web-step-first = Na początek
web-step-earlier = Ruch wstecz
web-step-later = Ruch naprzód
web-step-last = Do ostatniego ruchu
web-speed = Tempo
web-look = Pokaż
web-eyes = Oczami gracza
web-eyes-watcher = widz
web-course = Jak zmieniały się wyniki
web-course-lead = { $who } prowadzi już do końca od ruchu { $moment }.
web-course-step = { $who }, ruch { $moment }: { $points }
web-to-now = Wróć do stołu

# O co gracze się pytają

web-away = Gra za ciebie bot.
web-step-away = Niech gra za mnie bot
web-step-back = Już jestem
web-stands-in = (bot: { $bot })
web-left = miejsce opuszczone (bot: { $bot })
web-deeds = Przy tym stole
web-leave = Odejdź…
web-leave-what = Twój link przestanie działać; bot gra dalej, a o twoje miejsce może poprosić ktoś inny.
web-leave-sure = Odejdź na dobre
web-ask-undo = Poproś o cofnięcie mojej ostatniej decyzji
web-ask-abandon = Zaproponuj przerwanie partii
web-ask-seat = Poproś o to miejsce
web-asked-undo = { $who_is ->
    [you] Prosisz
   *[other] { $who } prosi
} o cofnięcie { $moves ->
    [one] ostatniego ruchu
    [few] ostatnich { $moves } ruchów
   *[other] ostatnich { $moves } ruchów
}.
web-asked-abandon = { $who_is ->
    [you] Proponujesz
   *[other] { $who } proponuje
} przerwać tę partię.
web-asked-seat = { $name } chce grać dalej z miejsca { $number }.
web-asked-left = Czekamy na odpowiedź: { $names }
web-agree = Zgoda
web-refuse = Nie
web-withdraw = Wycofaj pytanie

# Zasady i wydanie

web-contents = Spis treści
web-house-rules = Przy każdym stole
web-house-rules-what = Te zasady obowiązują przy stole bez względu na grę.
web-printed-at = z druku
web-our-ruling = nasze rozstrzygnięcie
web-edition-what = { $name }. Każda liczba, karta i mapa tej gry to dane, które mają źródło. Tu widzisz, co jest wydrukowane, co wiemy z relacji, a co trzeba było odtworzyć.
web-source-printed = z druku
    .why = Tak stoi w instrukcji albo na elementach gry.
web-source-reported = z relacji
    .why = Tak mówią gracze albo recenzenci, którzy mają pudełko w ręku.
web-source-reconstructed = odtworzone
    .why = Nikt tego nie opublikował. Zbudowaliśmy coś, co zgadza się ze wszystkim, co wiadomo; gra się dobrze, ale karty w twoim pudełku będą inne.

# Co poszło nie tak

web-malformed = Nie da się odczytać tego, co przyszło.
web-field-missing = Brakuje pola „{ $field }”.
web-field-number = Pole „{ $field }” musi być liczbą.
web-way-home = Strona główna
web-way-back = Wstecz
web-error-400 = Tak się nie da
    .why = Nie da się odczytać tego, co przyszło.
web-error-403 = Nie wolno
    .why = To nie należy do ciebie.
web-error-404 = Nic tu nie ma
    .why = Nie ma takiej strony. Może adres jest niepełny.
web-error-405 = Nie w ten sposób
    .why = Tego adresu nie używa się tak.
web-error-409 = Nie teraz
    .why = Stół nie jest w tym stanie.
web-error-413 = Za dużo
    .why = Tyle naraz nie przyjmujemy. Ruch to jedna linijka tekstu.
web-error-429 = Powoli
    .why = W krótkim czasie powstało od ciebie bardzo dużo stołów. Poczekaj minutę.
web-error-500 = Coś się zepsuło
    .why = Błąd jest po naszej stronie i został zapisany. Żaden przyjęty ruch nie przepadł.
web-error-503 = Chwileczkę
    .why = Stoły są w tej chwili nieosiągalne. Spróbuj za chwilę.
web-error-other = Tak się nie da
    .why = Na to żądanie nie ma odpowiedzi.
web-error-forged = Ten formularz nie jest stąd
    .why = Formularz nie miał znaku naszej strony albo znak jest za stary. Nic się nie stało. Wczytaj stronę ponownie i powtórz.
