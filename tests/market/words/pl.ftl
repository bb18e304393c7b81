title = Targ
about = Wszyscy sprzedają na dwóch straganach.
section-turn = Twoja kolej
section-scoring = Punktacja
card = karta { $number }
stalls = Stragany
stall = { $stall ->
    [left] lewy stragan
   *[right] prawy stragan
}
hand = Twoje karty
choose = { $card } na { $stall ->
    [left] lewy stragan
   *[right] prawy stragan
}
dear-card = To twoja najlepsza karta.
worth = Stragan jest wart { $points }.
over = Koniec targu
waiting = { $who_is ->
    [you] Pozostali czekają na ciebie.
   *[other] { $who } jeszcze wybiera.
}
your-choice = Lewy stragan jest wart { $die }. Wybierz kartę i stragan.
stage = Runda { $round }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
total = Razem
told-own = Posyłasz { $card } na { $stall ->
    [left] lewy stragan
   *[right] prawy stragan
}.
told-choose = { $who_is ->
    [you] Wybór zrobiony.
   *[other] { $who } już po wyborze.
}
told-reveal = Na straganach: { $cards }.
told-round = Lewy stragan jest wart { $die }.
option-double = Podwójna ostatnia runda
option-double-no = nie
option-double-yes = tak
rule-own-card = Zagrywasz kartę ze swojej ręki.
    .title = Własna karta
refuse-own-card = Nie masz karty { $number } na ręce.
rule-one-card = W rundzie zagrywasz jedną kartę.
    .title = Jedna karta
refuse-one-card = Jedna karta na rundę.
rule-one-stall = Karta trafia na jeden stragan.
    .title = Jeden stragan
refuse-one-stall = Karta nie może leżeć na dwóch straganach.
rule-small-cards = Na prawym straganie sprzedaje się tylko małe karty.
    .title = Małe karty
refuse-small-cards = Na prawym nie sprzedaje się nic powyżej { $most }.
rule-sale = Sprzedaje się najwyższa karta na straganie.
    .title = Sprzedaż
order-lowest = najniższa karta na lewo, aż do ostatniej rundy
edition-cards = Karty
edition-stalls = Stragany
value-count = Ile
value-hand = Ręka
value-small = Małe
value-right = Prawy
