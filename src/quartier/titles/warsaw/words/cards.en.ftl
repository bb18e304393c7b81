# The fields of the action board: the Polish names of the offices are kept in the Polish words

field-u1 = Design Studio
field-u2 = Rubble Clearing
field-u3 = Reconstruction Fund
field-l1 = Projects Bureau
field-l2 = Demolition Brigade
field-l3 = Ministry of Reconstruction
field-l4 = Concrete Plant
field-l5 = Reconstruction Council
field-l6 = Cement Works
field-l7 = Brick Yard
field-l8 = Architects’ Contest
field-l9 = Mixing Station
field-l10 = Investment Bank
field-l11 = Sappers

gain-draw = { $count ->
    [one] draw a project
   *[other] draw { $count } projects
}
gain-look = look at { $count } projects, keep one
gain-clear = { $count ->
    [one] clear a space and take its rubble
   *[other] clear up to { $count } spaces and take their rubble
}
gain-rubble = { $count } rubble from the bank
gain-concrete = { $count } concrete
gain-funds = { $count ->
    [one] 1 fund
   *[other] { $count } funds
}
gain-marker = the first-player marker

# Functions of the projects

function-soc = Socialist Realism
    .text = Counts for the majority in Socialist Realism at the end, and for tasks that ask for this style.
function-mod = Modernism
    .text = Counts for the majority in Modernism at the end, and for tasks that ask for this style.
function-dotacja = Subsidy
    .text = Once: take 2 funds.
function-beton = Concrete Delivery
    .text = Once: take 2 concrete.
function-cegla = Reclaimed Brick
    .text = Once: take 3 rubble from the bank.
function-czyn = Voluntary Work
    .text = Once: clear any one space and take its rubble. If no rubble is left on the map, take 1 from the bank.
function-konkurs = Design Contest
    .text = Once, while planning or building: look at the top 3 projects, keep one and discard the others.
function-nadgodziny = Overtime
    .text = Once, while planning: right after your engineer place a second one, with everything that belongs to it.
function-znajomosci = Connections
    .text = Once, while planning: send your engineer to a limited field that is taken already.
function-prefab = Prefabs
    .text = Once, while building: finish one building for 1 fund and no material.
function-kredyt = Investment Credit
    .text = Once, while building: finish one building without the fund.
function-zmiana = Change of Plan
    .text = Once: put one open task under its deck and reveal another. Not when that deck is empty.
function-sklad = Storage Yard
    .text = Lasting: you may hold 4 each of rubble, concrete and funds.
function-gruzobeton = Rubble Concrete
    .text = Lasting: you may pay 1 rubble instead of 2 for a building.
function-metroprojekt = Metroprojekt
    .text = Lasting: you may pay 1 concrete instead of the fund for a metro segment.
function-mostostal = Mostostal
    .text = Lasting: your bridges cost 1 fund and 1 concrete, or 1 fund and 2 rubble.
function-przodownik = Shock Worker
    .text = Lasting: +1 VP for every task you complete from now on.
function-wspolzaw = Socialist Emulation
    .text = Once, in reply: when another player completes a task, take 1 resource of your choice.
function-rozdzielnik = Rationing
    .text = Once, in reply: when another player gains resources from a limited field, take 1 of a kind just gained.
