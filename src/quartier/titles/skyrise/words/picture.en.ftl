# What stands in the pictures and on the score sheets.
label-sky = The islands
label-tray = Your buildings
label-goals = What is scored
label-boards = The visionaries
label-wonders = The wonders
label-hand = Your wonder cards
label-wild = Your wild disc
label-vault = The Vault
label-vacant = vacant, no disc
label-district = { $district }, { $faction }: { $what }
label-district-bid = { $district }, { $faction }: bid { $number } of { $who }, { $what }
label-district-built = { $district }, { $faction }: { $who }, { $what }
label-bid = { $height ->
    [0] { $number }, a low building
    [1] { $number }, a medium building
   *[2] { $number }, a tall building
}
label-wonder-locked = Your wonder: not before era 2
label-pass = Pass
label-no-disc = No disc
label-patrons = Patrons
label-patrons-text = for each disc of their letter; holders know how much
label-keys = Keys of the city
label-keys-text = { $keys ->
    [one] for the next to have built everything
   *[other] 10 for the first to have built everything, 4 for the second
}
label-objective = Your objective
label-objective-text = 10 for four structures: { $faction }
label-row = { $faction }: { $discs ->
    [one] one disc
   *[other] { $discs } discs
}, { $worth } for each structure
label-portrait = { $things ->
    [0] Nothing on the portrait
    [one] One thing on the portrait
   *[other] { $things } things on the portrait
}

panorama-airships = Airships
panorama-airships-text = 3 for each airship with your structures on both sides
panorama-windmills = Windmills
panorama-windmills-text = 2 for each of your structures at a windmill
panorama-bridges = Bridges
panorama-bridges-text = 3 for each bridge with your structures at both ends
panorama-lakes = Lakes
panorama-lakes-text = 3 for each lake with three of your structures on its shore
panorama-chains = Chains
panorama-chains-text = 4 for each island with three of your structures in a row

sheet-era = The end of era { $era }
sheet-wonders = Wonders built
sheet-control = { $island }
sheet-count = { $building }×{ $count }{" "}
sheet-panorama = { $panorama }: { $island }
sheet-times = { $count } times
sheet-total = Prestige
sheet-by-medium = { $island }: level in tall buildings; the medium ones decided.
sheet-by-low = { $island }: level in tall and medium buildings; the low ones decided.
sheet-by-shared = { $island }: level in every height; the control is shared.
sheet-end = The final score
sheet-before = After era 2
sheet-objective = Secret objective
sheet-objective-count = { $faction } × { $count }
sheet-patrons = Patrons
sheet-surplus = Surplus discs
sheet-keys = Keys of the city
sheet-commissions = Commissions
sheet-each = { $count } × { $worth }
sheet-points = Prestige
sheet-place = Place
sheet-level = { $level } were level. { $who_is ->
    [you] You built your last structure earlier and come out ahead.
   *[other] { $who } built the last structure earlier and comes out ahead.
}
