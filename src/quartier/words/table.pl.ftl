# Czego nie można mieć

table-unknown = Nie ma takiego stołu.
table-edition = Ten stół założono dla wydania „{ $edition }”; tutaj jest tylko „{ $known }”.
table-broken = Tej partii nie da się kontynuować: przy obecnych zasadach ruch { $move } z jej zapisu daje inny wynik niż wtedy, gdy go wykonano. Widzisz ostatnią pewną pozycję.
table-abandoned = Gracze zgodnie postanowili przerwać tę partię. Pozostaje bez wyniku.
table-not-over = Zapis partii można pobrać dopiero po jej zakończeniu.
table-moved-on = Partia potoczyła się tymczasem dalej. Spójrz jeszcze raz, zanim podejmiesz decyzję.
seat-unknown = Ten link nie prowadzi do żadnego miejsca.
eyes-unknown = Ten link nikomu już nie pozwala oglądać.
seat-not-free = Na tym miejscu nikt nie może usiąść.
name-empty = Podaj imię.
text-empty = Nic nie napisano.
name-taken = Przy tym stole ktoś już nazywa się { $name }. Wybierz inne imię.
pace-unknown = Nie ma tempa „{ $pace }”. Do wyboru: { $paces }.
seed-impossible = Ziarno to jeden wiersz: od 1 do { $most } widocznych znaków.
once-unreadable = To żądanie nie ma prawidłowego numeru i mogłoby zadziałać dwa razy. Wczytaj stronę ponownie.
database-unknown = Bazę danych podaje się jako sqlite:/// i plik albo postgresql:// i adres.
database-unreachable = Nie można otworzyć bazy danych { $database }: { $why }.
database-away = Stoły są w tej chwili nieosiągalne. Nic, co zostało przyjęte, nie przepadło; spróbuj za chwilę.
database-newer = Bazę danych { $database } zapisała nowsza wersja Quartiera niż ta.
database-driver = PostgreSQL wymaga dodatkowego pakietu: pip install "quartier[postgres]".

# Przechowywanie stołów

database-missing = W { $database } nie ma stołów.
database-full = W { $database } już coś jest i niczego tam nie ruszono. Z --replace ustąpi to miejsca zawartości pliku.
backup-exists = Plik { $file } już istnieje i nie zostanie nadpisany.
backup-damaged = Plik { $file } nie jest całą kopią zapasową. Niczego nie przywrócono.
backup-newer = Plik { $file } zapisała nowsza wersja Quartiera niż ta.
doctor-schema = Schemat jest na etapie { $revision }, a ten Quartier potrzebuje { $newest }: „quartier serve” go uaktualni.
doctor-damaged = Plik jest uszkodzony: { $why }. Przywróć kopię zapasową.
doctor-disk = Na dysku jest wolnych tylko { $free } MB.
doctor-table = Nie można otworzyć stołu { $key } ({ $title }, { $name }): { $why }
doctor-deal = Stół { $key } ({ $title }, { $name }), zasady { $then }, teraz { $now }: rozdanie wychodzi inaczej.
doctor-diverges = Stół { $key } ({ $title }, { $name }), zasady { $then }, teraz { $now }: wpis { $move } w dzienniku jest pierwszym, który nie wychodzi już tak jak wtedy.
doctor-short = Stół { $key } ({ $title }, { $name }): dziennik kończy się po { $found } z { $wanted } wpisów.
doctor-owed = Stół { $key } ({ $title }, { $name }): zapisano, że na ruch czeka się od kogo innego niż w rzeczywistości.

# Zasady każdego stołu

rule-not-seated = Za dane miejsce gra tylko osoba, która ma jego tajny link. Wszyscy inni oglądają.
    .title = Miejsce należy do swojego linku
refuse-not-seated = Oglądasz ten stół. Za dane miejsce może grać tylko osoba, która ma jego link.

rule-not-your-turn = Wykonujesz ruch, gdy stół o niego prosi; pasek nad planszą mówi, czyja jest kolej. Jeśli kilka osób decyduje w tajemnicy w tym samym czasie, każda decyduje raz, a wybory zostają ujawnione po ostatnim z nich.
    .title = Każdy po kolei
refuse-not-your-turn = To nie twoja kolej. Poczekaj, aż stół poprosi cię o ruch.

rule-no-such-move = Stół przyjmuje tylko te ruchy, które proponuje. Proponuje wszystko, na co w danej chwili pozwalają zasady: podświetla to na planszy i wypisuje na liście wszystkich ruchów.
    .title = Gra się tylko proponowane ruchy
refuse-no-such-move = Teraz nie ma takiego ruchu. Możesz zagrać to, co świeci się na planszy.

rule-unfinished-move = Niektóre ruchy składają się z kilku wskazań, na przykład elementu i miejsca dla niego. Dopóki ruch nie jest pełny, nic się nie dzieje.
    .title = Ruch wykonuje się w całości
refuse-unfinished-move = To dopiero część ruchu. Wskaż to, czego jeszcze brakuje.

rule-no-such-order = Niektóre gry przyjmują stałe polecenia: co ma się dziać w twoim imieniu, gdy cię nie ma. Wybierasz je z listy, widzisz je tylko ty i w każdej chwili możesz je wycofać. Ruchy z polecenia są twoimi ruchami. Odwołuje je zdarzenie, które samo wymienia.
    .title = Stałe polecenia
refuse-no-such-order = Tego polecenia nie można teraz wydać.

rule-undo-nothing = Możesz cofnąć swój ostatni ruch, potem poprzedni i tak dalej, o ile pozwalają na to następne zasady. Nikt nie cofa ruchów za ciebie.
    .title = Cofasz tylko własne ruchy
refuse-undo-nothing = Nie masz żadnego ruchu, który można cofnąć.

rule-undo-others = Ruch można cofnąć, dopóki nikt inny, człowiek ani bot, nie podjął decyzji. Potem ruch jest ostateczny. Dalej wstecz tylko za zgodą wszystkich przy stole.
    .title = Nie ma cofania po cudzej decyzji
refuse-undo-others = Po twoim ostatnim ruchu ktoś inny podjął już decyzję, więc ruch jest ostateczny.

rule-undo-news = Ruch, który coś ujawnił, jest ostateczny: rzut kośćmi, dobrana karta, odkryta tajemnica. Nie da się zapomnieć tego, co się zobaczyło. Dalej wstecz tylko za zgodą wszystkich przy stole.
    .title = Nie cofa się tego, co wyszło na jaw
refuse-undo-news = Twój ruch ujawnił coś, czego nie da się zapomnieć, więc jest ostateczny.

rule-one-question = Gracz może o coś poprosić pozostałych: o cofnięcie tego, co zdecydowano od jego ruchu, albo o przerwanie partii; kto ogląda, może poprosić o opuszczone miejsce. Zgodzić się musi każda osoba przy stole; boty zgadzają się na wszystko. Pytanie może być tylko jedno naraz, a ruch też jest odpowiedzią: kto gra dalej, ten odmówił.
    .title = Jedno pytanie naraz
refuse-one-question = Padło już inne pytanie. Najpierw na nie odpowiedz.

rule-stand-in = Możesz pozwolić, żeby grał za ciebie bot, i wrócić na swoje miejsce, kiedy chcesz; dopóki gra bot, tylko oglądasz. Możesz też odejść na dobre: twój link niczego już wtedy nie otwiera, bot gra dalej, a o miejsce może poprosić ktoś inny.
    .title = Bot może zagrać za ciebie
refuse-stand-in = Za ciebie gra bot. Najpierw wróć na swoje miejsce.

rule-seat-held = Kto ogląda, może poprosić o miejsce, z którego gracz odszedł. Decydują osoby przy stole; do tego czasu gra bot.
    .title = Prosić można tylko o opuszczone miejsce
refuse-seat-held = To miejsce jest zajęte.

rule-game-over = Po zakończeniu partii niczego się już nie zagrywa ani nie cofa. Stół ujawnia ziarno i każdy może sprawdzić, czy jest to ziarno obiecane na początku.
    .title = Koniec to koniec
refuse-game-over = Partia jest skończona.
