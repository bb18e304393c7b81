# Strona o tym wydaniu: jego grupy i nazwy wartości

edition-values = Wartości budynków
edition-buildings = Budynki
edition-starts = Miasta na początek
edition-monsters = Potwory
edition-events = Wydarzenia
edition-banknotes = Banknoty
edition-purse = Sakiewka
edition-hand = Wydarzenia na ręce

value-values = Wartości
value-red = Czerwony
value-green = Zielony
value-yellow = Żółty
value-pairs = Pary
value-cards = Karty
value-copies = Liczba kart
value-all = Cały kolor
value-each = Tyle z każdego
value-any = Tyle dowolnych
value-coward = Cykor
value-rejected-project = Odrzucony projekt
value-rebuild = Przebudowa
value-counter-attack = Kontratak
value-detour = Objazd
value-grant = Dotacja
value-bank = W banku
value-at-start = Na początku
value-at-most = Najwyżej
value-for-fallen = Zburzone budynki, za które należy się wydarzenie
value-r3 = czerwony 3
value-r4 = czerwony 4
value-g3 = zielony 3
value-g4 = zielony 4
value-y3 = żółty 3
value-y4 = żółty 4
