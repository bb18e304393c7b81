# Islands by the side they lie on, and their districts.

island-c = Keystone
island-n = Skylark Isle
island-e = Lantern Isle
island-s = Harvest Isle
island-w = Willow Isle

district-c1 = Compass Court
district-c2 = Observatory Square
district-c3 = Fountain Steps
district-c4 = Archive Row

district-n1 = Weathercock Row
district-n2 = Larkspur Lane
district-n3 = Signal Hill
district-n4 = Kite Meadow
district-n5 = Barometer Court
district-n6 = Swallow Steps
district-n7 = Cirrus Walk
district-n8 = Windlass Yard
district-n9 = Featherway
district-n10 = Skylight Arcade
district-n11 = Tern Terrace
district-n12 = Ballast Quay
district-n13 = Zephyr Square
district-n14 = Aerie Gate

district-e1 = Lamplighter Lane
district-e2 = Glasshouse Row
district-e3 = Matchmaker Yard
district-e4 = Candle Court
district-e5 = Prism Square
district-e6 = Beacon Steps
district-e7 = Printers’ Alley
district-e8 = Clockmaker Row
district-e9 = Copper Street
district-e10 = Foundry Walk
district-e11 = Wick Market
district-e12 = Mirror Arcade
district-e13 = Ember Gate
district-e14 = Dawn Quay

district-s1 = Orchard Row
district-s2 = Linden Row
district-s3 = Barley Market
district-s4 = Honey Lane
district-s5 = Granary Square
district-s6 = Harbour Steps
district-s7 = Plum Court
district-s8 = Vine Terrace
district-s9 = Millers’ Yard
district-s10 = Saffron Street
district-s11 = Beehive Hill
district-s12 = Rosemary Walk
district-s13 = Hopfield
district-s14 = Cider Gate

district-w1 = Willow Bank
district-w2 = Heron Quay
district-w3 = Ferry Steps
district-w4 = Reed Court
district-w5 = Lily Pond
district-w6 = Otter Lane
district-w7 = Washhouse Row
district-w8 = Weir Walk
district-w9 = Moss Garden
district-w10 = Rainbow Yard
district-w11 = Kingfisher Square
district-w12 = Basket Market
district-w13 = Alder Street
district-w14 = Mist Gate
