# Wyspy według strony, po której leżą, i ich dzielnice.

island-c = Zwornik
island-n = Wyspa Skowronka
island-e = Wyspa Latarni
island-s = Wyspa Żniw
island-w = Wyspa Wierzb

district-c1 = Dziedziniec Kompasu
district-c2 = Plac Obserwatorium
district-c3 = Schody przy Fontannie
district-c4 = Aleja Archiwum

district-n1 = Kurkowa
district-n2 = Zaułek Ostróżek
district-n3 = Wzgórze Semaforów
district-n4 = Łąka Latawców
district-n5 = Dziedziniec Barometru
district-n6 = Jaskółcze Schody
district-n7 = Bulwar Cirrusów
district-n8 = Podwórze Kołowrotu
district-n9 = Aleja Piór
district-n10 = Pasaż Świetlików
district-n11 = Taras Rybitw
district-n12 = Nabrzeże Balastu
district-n13 = Plac Zefiru
district-n14 = Brama Orlego Gniazda

district-e1 = Zaułek Latarników
district-e2 = Szklarska
district-e3 = Podwórze Zapałkarzy
district-e4 = Dziedziniec Świec
district-e5 = Plac Pryzmatu
district-e6 = Schody pod Latarnią
district-e7 = Zaułek Drukarzy
district-e8 = Zegarmistrzowska
district-e9 = Miedziana
district-e10 = Bulwar Odlewni
district-e11 = Targ Knotów
district-e12 = Pasaż Luster
district-e13 = Brama Żaru
district-e14 = Nabrzeże Świtu

district-s1 = Sadowa
district-s2 = Lipowa
district-s3 = Targ Jęczmienny
district-s4 = Zaułek Miodowy
district-s5 = Plac Spichrzów
district-s6 = Portowe Schody
district-s7 = Dziedziniec Śliw
district-s8 = Taras Winorośli
district-s9 = Podwórze Młynarzy
district-s10 = Szafranowa
district-s11 = Wzgórze Uli
district-s12 = Bulwar Rozmarynu
district-s13 = Chmielnik
district-s14 = Brama Cydru

district-w1 = Wierzbowy Brzeg
district-w2 = Nabrzeże Czapli
district-w3 = Schody Promowe
district-w4 = Dziedziniec Trzcin
district-w5 = Staw Nenufarów
district-w6 = Zaułek Wydr
district-w7 = Praczek
district-w8 = Bulwar przy Jazie
district-w9 = Ogród Mchów
district-w10 = Podwórze Tęczy
district-w11 = Plac Zimorodka
district-w12 = Targ Koszy
district-w13 = Olchowa
district-w14 = Brama Mgieł
