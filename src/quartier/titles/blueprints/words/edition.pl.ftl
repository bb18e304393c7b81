# The page about this edition: its groups, and the names of its values

edition-dice = Kości
edition-pool = Pula
edition-awards = Trofea
edition-award-points = Ile warte są trofea
edition-prizes = Nagrody
edition-prize-points = Ile warte są nagrody
edition-points = Punkty za budynek
edition-plans = Projekty
edition-board = Plansza punktacji

value-wood = Drewno
value-recycled = Recykling
value-stone = Kamień
value-glass = Szkło
value-players-2 = Dwóch graczy
value-players-3 = Trzech graczy
value-players-4 = Czterech graczy
value-copies = Kart każdego rodzaju
value-gold = Złote
value-silver = Srebrne
value-bronze = Brązowe
value-skyscraper = Drapacz chmur, piętra
value-structural-integrity = Spójna konstrukcja, kości o jednej wartości
value-materials = Budulec, kości jednego koloru
value-each = Każda
value-plan = Wykonany projekt
value-wood-touch = Drewno, za każdą stykającą się kość
value-cards = Karty
value-id = Numer
value-rows = Rzędy
value-last-point = Ostatnie pole toru
value-plan-reminder = Wydrukowana premia za projekt
