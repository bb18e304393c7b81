# Zapisy partii: co jest w nich nie tak.

record-line = Wiersz { $line }: { $what }
record-file = Nie da się odczytać pliku { $file }: { $why }.
record-empty = W pliku { $file } nie ma żadnej partii.
record-not-json = To nie jest JSON: { $why }.
record-not-a-record = To jest JSON, ale nie zapis partii.
record-format = Ten zapis ma format { $format }; ta wersja Quartiera czyta format { $known }.
record-shape = Zapis partii jest niepoprawny: { $why }.
record-digests = Liczba skrótów w zapisie ({ $digests }) nie zgadza się z liczbą ruchów ({ $moves }); każdy ruch ma mieć swój skrót.
record-names = Liczba imion w zapisie ({ $names }) nie zgadza się z liczbą miejsc ({ $seats }).
record-edition = Tę partię rozegrano w wydaniu { $edition }; tutaj jest { $known }.
record-rules = Tę partię rozegrano według zasad w wersji { $rules }; tutaj obowiązuje wersja { $known }.
record-after-end = Ruch { $n }: partia była już skończona.
record-seat = Ruch { $n }: miejsce { $seat } nie miało nic do rozstrzygnięcia.
record-move = Ruch { $n }: na miejscu { $seat } nie można było zagrać „{ $notation }”.
record-digest = Ruch { $n }: w zapisie jest skrót { $digest }, a w partii wychodzi { $found }.
record-commitment = Ziarno nie pasuje do zobowiązania { $commitment }: jego skrót to { $found }.
record-result = Wynik w zapisie nie zgadza się z wynikiem partii.

# Boty i laboratorium.

bot-unknown = Nie ma bota „{ $bot }”. Są: { $bots }.
budget-impossible = Bot musi myśleć przez co najmniej jedną rozgrywkę próbną lub jedną milisekundę, a nie { $budget }.
bots-none = Potrzebny jest co najmniej jeden bot.
bots-too-many = Liczba botów ({ $bots }) jest większa od liczby miejsc ({ $seats }).
games-impossible = Trzeba rozegrać co najmniej jedną partię, a nie { $games }.
processes-impossible = Potrzebny jest co najmniej jeden proces, a nie { $processes }.
tournament-other = { $file } zawiera inny turniej: inne boty, liczbę graczy, opcje, ziarno lub edycję. Wybierz inny --file.
tournament-unreadable = { $file } nie jest plikiem turnieju: wiersz { $line }: { $why }.
