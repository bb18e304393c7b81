# Les îles selon leur côté, et leurs quartiers.

island-c = Clef de Voûte
island-n = Île de l’Alouette
island-e = Île de la Lanterne
island-s = Île des Moissons
island-w = Île du Saule

district-c1 = Cour du Compas
district-c2 = Place de l’Observatoire
district-c3 = Degrés de la Fontaine
district-c4 = Rue des Archives

district-n1 = Rue de la Girouette
district-n2 = Venelle des Pieds-d’Alouette
district-n3 = Butte du Sémaphore
district-n4 = Pré aux Cerfs-Volants
district-n5 = Cour du Baromètre
district-n6 = Degrés des Hirondelles
district-n7 = Mail des Cirrus
district-n8 = Cour du Treuil
district-n9 = Allée des Plumes
district-n10 = Passage de la Verrière
district-n11 = Terrasse des Sternes
district-n12 = Quai du Lest
district-n13 = Place du Zéphyr
district-n14 = Porte de l’Aire

district-e1 = Venelle des Allumeurs
district-e2 = Rue de la Verrerie
district-e3 = Cour des Allumettes
district-e4 = Cour des Ciriers
district-e5 = Place du Prisme
district-e6 = Degrés du Fanal
district-e7 = Ruelle des Imprimeurs
district-e8 = Rue des Horlogers
district-e9 = Rue du Cuivre
district-e10 = Mail de la Fonderie
district-e11 = Marché aux Mèches
district-e12 = Passage des Miroirs
district-e13 = Porte des Braises
district-e14 = Quai de l’Aurore

district-s1 = Rue du Verger
district-s2 = Rue des Tilleuls
district-s3 = Marché à l’Orge
district-s4 = Venelle du Miel
district-s5 = Place du Grenier
district-s6 = Degrés du Port
district-s7 = Cour des Pruniers
district-s8 = Terrasse de la Treille
district-s9 = Cour des Meuniers
district-s10 = Rue du Safran
district-s11 = Butte des Ruches
district-s12 = Mail du Romarin
district-s13 = Champ du Houblon
district-s14 = Porte du Cidre

district-w1 = Rive des Saules
district-w2 = Quai des Hérons
district-w3 = Degrés du Bac
district-w4 = Cour des Roseaux
district-w5 = Étang aux Nénuphars
district-w6 = Venelle de la Loutre
district-w7 = Rue du Lavoir
district-w8 = Mail du Déversoir
district-w9 = Jardin des Mousses
district-w10 = Cour de l’Arc-en-Ciel
district-w11 = Place du Martin-Pêcheur
district-w12 = Marché aux Paniers
district-w13 = Rue des Aulnes
district-w14 = Porte des Brumes
