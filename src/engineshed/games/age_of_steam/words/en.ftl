# Age of Steam in English.

tagline = Borrow, build track over rivers and mountains, and ship goods over links that pay you. The bill comes every turn.

## Money and small things

dollars = ${ $amount }
minus = −{ $amount }
plus = +{ $amount }
count-of = { $count }/{ $most }
turn-of = { $map } · turn { $turn } of { $turns }

## Colours and places

colour-red = red
colour-blue = blue
colour-purple = purple
colour-yellow = yellow
colour-black = black
colour-white = white
city-colour-red = red
city-colour-blue = blue
city-colour-purple = purple
city-colour-yellow = yellow
city-colour-black = black
city-colour-white = white
name-city = { $name }, { $colours } city
name-terminal = { $name }, foreign terminal, accepts { $colours }
name-town = { $name }, town
name-hex = { $name }, { $terrain ->
    [river] river
    [mountain] mountain
    [swamp] swamp
    [water] water
   *[plain] plain
}{ $cost_n ->
    [0] { "" }
   *[other] , { $cost }
}
name-with-cubes = { $name }, cubes: { $cubes }
region-east-letter = E
region-west-letter = W
display-space = Column { $block }, space { $number }
water-lake-superior = Lake Superior
water-lake-michigan = Lake Michigan
water-lake-huron = Lake Huron
water-lake-erie = Lake Erie
water-gulf-of-mexico = Gulf of Mexico
water-atlantic-ocean = Atlantic Ocean
water-pacific-ocean = Pacific Ocean
water-north-sea = North Sea
water-baltic-sea = Baltic Sea
water-caribbean-sea = Caribbean Sea

## Settings

setting-map = Map
setting-map-help = Six maps, each with rules of its own.
setting-map-rust-belt = Rust Belt
setting-map-western-us = Western U.S.
setting-map-southern-us = Southern U.S.
setting-map-germany = Germany
setting-map-barbados = Barbados
setting-map-st-lucia = St. Lucia
setting-map-rust-belt-help = Twelve cities around the Great Lakes. The classic.
setting-map-western-us-help = One network each, until somebody joins the coasts.
setting-map-southern-us-help = Cotton for the ports, a growing Atlanta, and a war in turn four.
setting-map-germany-help = Foreign terminals, dear borders, no unfinished track.
setting-map-barbados-help = Alone: four actions, one share a turn, money at the end.
setting-map-st-lucia-help = For two: no city at first, and a cube on every green field.
setting-urbanize = New city
setting-urbanize-help = When the Urbanization holder places the new city.
setting-urbanize-before-tiles = before the first tile
setting-urbanize-any-time = at any time of the building turn
setting-abandoned = Neglected track
setting-abandoned-help = When a section that its owner did not lengthen loses its disc.
setting-abandoned-end-of-phase = when all have built
setting-abandoned-end-of-turn = when the owner has built
setting-redirect = Redirecting unowned track
setting-redirect-help = Whether turning the open end of unowned track alone makes one its owner.
setting-redirect-stays-unowned = it stays unowned
setting-redirect-takes-over = the builder owns it
setting-production = Production's cubes
setting-production-help = Whether the two drawn cubes may go back into the bag.
setting-production-must-place = they must be placed
setting-production-may-return = they may be returned
setting-columns = Production's spaces
setting-columns-help = Where the two cubes may be put on the display.
setting-columns-all = any empty space
setting-columns-on-map = only columns of cities on the map
setting-reduction = Doubled reduction
setting-reduction-help = The war doubles the income reduction.
setting-reduction-from-turn-4 = from turn 4 on
setting-reduction-turn-4-only = in turn 4 only
setting-terminals = Foreign terminals
setting-terminals-help = Whether new track may begin at a terminal.
setting-terminals-ends-only = links only end there
setting-terminals-starts-too = links may begin there too
setting-starts = After the transcontinental line
setting-starts-help = Where new lines may begin once the coasts are joined.
setting-starts-any-city = at any city
setting-starts-start-cities = at the start cities only
setting-retrace = Back over the first stretch
setting-retrace-help = Whether a cube may travel back over the section on which it started.
setting-retrace-forbidden = no
setting-retrace-allowed = yes
setting-easier = Easier start
setting-easier-help = Two cubes instead of one in every city.

## Phases

phase-shares = Shares
phase-order = Order
phase-first-place = Order
phase-actions = Actions
phase-build = Build
phase-move-1 = Move I
phase-move-2 = Move II
phase-income = Income
phase-expenses = Expenses
phase-reduction = Reduction
phase-growth = Growth

## Docks

board-of = { $map } map
dock-goods = Goods display
goods-summary = { $waiting ->
    [one] 1 cube waits
   *[other] { $waiting } cubes wait
} · { $bag } in the bag
dock-actions = Actions
dock-tracks = Income and tracks
player-order = Order
turn-track = Turn

## Actions

action-first-move = First move
action-first-move-help = Moves goods first in both rounds.
action-first-build = First build
action-first-build-help = Builds before everybody else.
action-engineer = Engineer
action-engineer-help = Four tiles instead of three (Germany: one tile at half price).
action-locomotive = Locomotive
action-locomotive-help = The engine goes up by one at once, to six at most.
action-urbanization = Urbanization
action-urbanization-help = One new city on any town, free, before building.
action-production = Production
action-production-help = Before the dice of goods growth: two cubes from the bag onto any empty spaces of the display.
action-turn-order-pass = Turn-order pass
action-turn-order-pass-help = In the next auction: pass once without dropping out.

action-first-move-short = you move goods first
action-first-build-short = you build first
action-engineer-short = { $map ->
    [germany] a tile at half price
   *[other] 4 tiles instead of 3
}
action-locomotive-short = engine +1, at once
action-urbanization-short = a new city for free
action-production-short = 2 cubes to the display
action-turn-order-pass-short = one pass in the next auction

then-link = the links it travels, or a ringed city
then-hex = a hex
then-tile = a tile
then-city = a letter
then-draw = the other end (prices: the cheapest way), or two edges of a hex

## Tiles

tile-straight = Straight
tile-gentle = Gentle curve
tile-sharp = Sharp curve
tile-cross-straight-straight = Crossing, two straights
tile-cross-gentle-straight = Crossing, gentle and straight
tile-cross-gentle-gentle = Crossing, two gentle curves
tile-parallel-straight-sharp = Parallel, straight and sharp
tile-parallel-gentle-gentle = Parallel, two gentle curves
tile-parallel-gentle-sharp-a = Parallel, gentle and sharp
tile-parallel-gentle-sharp-b = Parallel, gentle and sharp, mirrored
tile-town-1 = Town, one exit
tile-town-3-left = Town, three exits, left
tile-town-3-right = Town, three exits, right
tile-town-3-half = Town, three exits on one side
tile-town-3-star = Town, three exits, star
tiles-left = { $count } left
turn-n = turned by { $n }

## Prompts

ask-issue = Issue shares: *{ $shares } of { $most } are out*, { $cash }
ask-issue-hint = Left: after this turn's income and expenses. A share brings $5 now, costs $1 every turn and 3 points at the end.
ask-bid = Bid for player order: { $high ->
    [0] *no bid yet*
   *[other] *{ $beat } to beat*
}, { $cash } in hand
ask-bid-hint = First to drop out pays nothing, the last two pay in full, all between pay half.
ask-first-place = Play first for *{ $fee }*? You have { $cash }.
ask-first-place-hint = If both decline, whoever was asked first goes first for free.
ask-action = Take an action: *{ $count } { $count ->
    [one] is
   *[other] are
} free*
ask-action-hint = Locomotive works at once, the others later in the turn.
ask-build = Lay track: *{ $left ->
    [0] no tiles left
    [one] 1 tile left
   *[other] { $left } tiles left
}*, { $cash }
ask-build-hint = Click two ends (city, town, open track), or a hex and its edges; or drag.
ask-build-city = Place a new city or lay track: *{ $left ->
    [0] no tiles left
    [one] 1 tile left
   *[other] { $left } tiles left
}*, { $cash }
ask-build-city-hint = The new city first: pick a town and a letter.
ask-move = Move goods: *engine { $engine }*, up to { $engine ->
    [one] 1 link
   *[other] { $engine } links
}
ask-move-hint = Pick a cube, then the links it travels, in order.
ask-production = Production: *draw two cubes*?
ask-production-hint = Once drawn they must be placed.
ask-place-cube = Production: place *{ $cubes }* on { $count ->
    [one] an empty space
   *[other] empty spaces, one after the other
}
ask-place-cube-hint = It comes to the city when its number is rolled.
ask-award = The coasts are joined: *who gets the bonus?*
ask-award-hint = 4 income for one railroad, or 2 for each of two.
ask-nothing = The game is over

## Words on buttons and in the list of moves

word-done = Done building
word-pass = Pass
word-drop = Drop out
word-decline = Decline
word-pay = Pay { $fee }
word-locomotive = Raise the engine
word-draw = Draw two cubes
word-return = Return the cubes
word-build = Lay track
word-urbanize = New city
word-connect = Direct link
word-ship = Move goods
word-bid = Bid
word-issue = Issue
word-take = Take
word-place = Place
group-ship = Goods
group-locomotive = Engine
group-pass = Pass
group-urbanize = New city
group-build = Track
group-connect = Direct link
group-done = Done
label-shares = { $count ->
    [0] No shares
    [one] 1 share, { $cash }
   *[other] { $count } shares, { $cash }
}
label-new-city = { $letter }, { $colour }
label-cube = { $colour ->
    [red] Red
    [blue] Blue
    [purple] Purple
    [yellow] Yellow
    [black] Black
   *[white] White
} cube
block-light = light { $number }
block-dark = dark { $number }
phrase-issue = { $count ->
    [0] Issue no shares
    [one] Issue 1 share for { $cash }
   *[other] Issue { $count } shares for { $cash }
}
phrase-bid = Bid { $amount }
phrase-build = { $tile } on { $place }: { $ways }
phrase-urbanize = New city { $letter } ({ $colour }) on { $place }
phrase-connect = Direct link { $places }
phrase-take = Take { $action }
phrase-ship = { $colour ->
    [red] Red
    [blue] Blue
    [purple] Purple
    [yellow] Yellow
    [black] Black
   *[white] White
} from { $origin } to { $to }, { $links ->
    [one] 1 link
   *[other] { $links } links
}
word-bonus = Bonus
bonus-for = bonus for { $who }
by-way-of = by { $places }

## Panels

figure-cash = Cash
figure-income = Income
figure-shares = Shares
figure-engine = Engine
figure-next = Next
figure-next-sum = Income { $income } − shares { $shares } − engine { $engine } = { $net }, then the reduction takes { $reduction }
panel-role = { $place } · { $action }
panel-bid = bids { $bid }
place-n = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
no-action = no action yet
eliminated = eliminated
more-links = { $count ->
    [0] No links
    [one] 1 link
   *[other] { $count } links
}
more-pieces = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
more-discs = { $count } discs left

## Score

score-income = Income
score-track = Track in completed links
score-shares = Shares
score-cash = Cash
score-buy-back = Shares still to buy back
thing-cash = Cash
thing-income = Income
thing-shares = { $amount ->
    [one] Share
   *[other] Shares
}
amount-cash = ${ $amount }
thing-engine = Engine
thing-discs = Ownership discs
thing-track = Track in completed links
thing-unfinished = Track in unfinished sections
amount-income = { $amount }
amount-shares = { $amount }
amount-engine = { $amount }
amount-discs = { $amount }
amount-track = { $amount }
amount-unfinished = { $amount }
end-end = All turns have been played.
end-last-player = Everybody else is bankrupt.
end-nobody-left = Everybody is bankrupt.

## The log

log-rolled-for-order = { $who } rolls { $dice }: *{ $total }*.
log-first-order = The first order: { $seats }.
log-asked-first = { $who } is asked first in the odd turns.
log-turn = *Turn { $number }* begins.
log-move-round = Goods move, round { $number }.
log-issued = { $who } { $count ->
    [0] issues no shares
    [one] issues *1 share* and has { $shares } out
   *[other] issues *{ $count } shares* and has { $shares } out
}.
log-bid = { $who } bids *{ $amount }*.
log-passed-bid = { $who } passes with the turn-order pass.
log-dropped = { $who } drops out and gets place { $place }{ $forced ->
    [yes] : nothing left to bid with
   *[other] { "" }
}.
log-place = { $who } takes place { $place } { $paid_n ->
    [0] for nothing
   *[other] for *{ $paid }*
}.
log-declined = { $who } does not pay to play first.
log-took = { $who } takes *{ $action }*.
log-built = { $who } { $kind ->
    [place] lays { $tile } on *{ $hex }*
    [redirect] turns the track on *{ $hex }*: { $tile }
   *[other] replaces the tile on *{ $hex }*: { $tile }
} for { $price }.
log-connected = { $who } builds the direct link *{ $hexes }* for { $price }.
log-completed = { $who } completes *{ $ends }*, { $pieces ->
    [one] 1 piece of track
   *[other] { $pieces } pieces of track
}.
log-took-over = { $who } takes over unowned track on { $hexes }.
log-cut-off = { $who } has track taken off *{ $hex }*.
log-bagged = { $hex }: { $cubes } { $count ->
    [one] goes
   *[other] go
} into the bag.
log-lost = { $who } loses neglected track on { $hexes }.
log-given-up = The track of { $who } on { $hexes } has no owner any more.
log-urbanized = { $who } makes *{ $hex }* a city: { $city }.
log-shipped = { $who } ships { $cube ->
    [red] red
    [blue] blue
    [purple] purple
    [yellow] yellow
    [black] black
   *[white] white
} from { $origin } to *{ $to }*{ $earners ->
    [0] ; nobody earns
   *[other] : { $gains }
}.
log-transcontinental = *The coasts are joined*{ $count ->
    [0] {""}, over track that pays nobody
    [one] : { $seats } +{ $income } income
   *[other] : { $seats } +{ $income } income each
}.
log-upgraded = { $who } raises the engine to *{ $level }*.
log-stood-by = { $who } moves nothing.
log-collected = { $who } collects { $amount }.
log-paid = { $who } { $missing ->
    [0] pays { $due }
   *[other] { $paid_n ->
        [0] has nothing to pay { $due } with: income −{ $missing }
       *[other] can pay only { $paid } of { $due }: income −{ $missing }
    }
}.
log-eliminated = { $who } is *bankrupt* and out of the game.
log-reduced = { $who } { $lost ->
    [0] keeps income { $income }
   *[other] loses { $lost } income, { $income } left
}.
log-produced = { $who } draws { $cubes } for the display.
log-not-produced = { $who } { $able ->
    [yes] draws no cubes for the display
   *[no] cannot draw cubes for the display: the bag is empty or the display is full
}.
log-placed = { $who } puts { $cube ->
    [red] red
    [blue] blue
    [purple] purple
    [yellow] yellow
    [black] black
   *[white] white
} on { $block }.
log-returned = { $who } puts { $cubes } back into the bag.
log-rolled = Growth, { $half ->
    [light] light
   *[dark] dark
} dice: *{ $dice }*.
log-grew = { $hex } gets { $cubes }.
log-bought-back = { $who } buys back all shares for { $paid }.
log-not-bought-back = { $who } cannot buy back the shares for { $due }: ${ $missing } missing.
log-rolled-tie = { $who } rolls { $roll } to break the tie.

## Gallery

gallery-maps = Maps
gallery-tiles = Track tiles
gallery-new-cities = New cities
gallery-cubes = Goods
gallery-actions = Actions
gallery-boards = Boards
gallery-goodsDisplay = { $spaces } spaces for cubes that wait to grow: a column for each number of the light and the dark dice, below them those of the new cities.
gallery-incomeTrack = Income with its bands of reduction, shares issued, engines up to { $most } links, order of the players and turns.
gallery-map = { $fewest ->
    [1] For one player, { $turns } turns
   *[other] { $most ->
        [2] For two players, { $turns } turns
       *[other] For { $fewest } to { $most } players, { $last } to { $turns } turns
    }
}; { $cities ->
    [0] no city
   *[other] { $cities } cities
}, { $towns } towns.
gallery-tile = { $group ->
    [simple] One track
    [complex-crossing] Two tracks that cross
    [complex-parallel] Two tracks that do not cross
   *[town] For towns: every exit ends in the town
}; { $count } in the box.
gallery-new-city = New city { $letter }, { $colour }
gallery-new-city-effect = Grows on { $side ->
    [light] light
   *[dark] dark
} { $number }; has no cubes when it is placed.
gallery-cube = { $colour ->
    [white] { $count } in the box: cotton, on Southern U.S. only.
   *[other] { $count } in the box.
}

## Why not

why-AOS-116 = No such tile, or no town disc for it, is left: { $tile }.
why-AOS-403 = A bid is at least $1.
why-AOS-508 = You have not taken Urbanization in this turn.
why-AOS-602 = You have laid all tiles of this turn.
why-AOS-603 = You have laid all tiles of this turn, the Engineer's too.
why-AOS-606 = You have built on { $hex } in this turn already.
why-AOS-607 = { $hex } is a city or water: nothing is built there.
why-AOS-608 = It would be your first tile, and none of its ends runs into a city.
why-AOS-610 = None of its ends touches a city, your track, or unowned track that leads to you.
why-AOS-611 = You have no track in that town: nothing begins there.
why-AOS-613 = One of its two tracks touches neither a city nor your track.
why-AOS-614 = An end on { $hex } would point off the map or into water.
why-AOS-615 = An end on { $hex } would run into another player's track.
why-AOS-617 = It would join { $place } with itself.
why-AOS-618 = You have no ownership disc left for it.
why-AOS-802 = It adds nothing to what lies on { $hex }.
why-AOS-803 = Track that lies on { $hex } would vanish.
why-AOS-804 = It would change another player's track on { $hex }.
why-AOS-805 = The track it adds touches neither a city nor your track.
why-AOS-809 = The joined end of the track on { $hex } has to stay where it is.
why-AOS-810 = The open track on { $hex } is another player's.
why-AOS-812 = Turned like this, the track on { $hex } would leave the map, run into water or another's track, or make a loop.
why-AOS-901 = { $hex } is no town, and this tile is for towns.
why-AOS-908 = { $hex } would lose an exit that it has.
why-AOS-909 = You have no track in { $hex }, and none of the new exits touches a city or your track.
why-AOS-910 = Exits of { $hex } stay where they are: track in a town is never redirected.
why-AOS-1002 = You have laid a tile: the new city had to come first.
why-AOS-1004 = { $hex } is a city already.
why-AOS-1205 = That is no completed link from where the cube is.
why-AOS-1208 = { $place } does not accept this cube, so it cannot stop there.
why-AOS-1209 = { $place } accepts the cube: it stops there.
why-AOS-1210 = It would visit { $place } twice.
why-AOS-1213 = { $place } is not black: it accepts no black cube.
why-AOS-304 = Nobody can have more than { $limit } shares out.
why-AOS-404 = The highest bid is ${ $high }: bid more, or drop out.
why-AOS-405 = You have only ${ $cash }.
why-AOS-605 = That costs ${ $price } and you have ${ $cash }.
why-AOS-1207 = That is { $links ->
    [one] 1 link
   *[other] { $links } links
}; your engine reaches { $engine }.

# The guided first turn
first-shares = Shares
first-shares-title = Raise some money
first-shares-do = You start with $10. Issue *1 share*: it brings $5 now. Pick 1, then confirm.
first-shares-why = Every share costs $1 in each turn and 3 points at the end, so take only what you will spend. One more share pays for the order and a first line.
first-bid = Order
first-bid-title = Bid for the first place
first-bid-do = Player order is auctioned. Open with *$1*.
first-bid-why = The first to drop out pays nothing, the last two pay their bids in full. Going first means the first choice of the actions.
first-action = Action
first-action-title = Take an action
first-action-do = Your $4 won the auction. Take *Urbanization*.
first-action-why = It turns a town into a new city of your choice: a new place that accepts cubes, right where you need it.
first-city = City
first-city-title = Found a new city
first-city-do = Put the purple city *F* on *Rock Island*: pick the town, then the city.
first-city-why = Chicago has a purple cube, only one tile away. A city next door gives you a delivery that nobody else has planned.
first-build = Build
first-build-title = Lay your first tile
first-build-do = Lay the *straight* tile on *B2*, from Minneapolis to the north. The tour then lays the rest.
first-build-why = The first tile must run into a city. Minneapolis has a purple cube and Duluth, two hexes away, accepts purple. Plain land costs $2 a tile.
first-ship = Ship
first-ship-title = Ship a cube
first-ship-do = Pick the *purple cube* in Minneapolis and then your link to Duluth.
first-ship-why = Each link that a cube uses raises its owner's income by 1, for the rest of the game. Your engine allows one link now; a stronger one lets cubes travel farther, and that is how one wins.
first-money = Money
first-money-title = Income, expenses, next turn
first-money-do = That was the first turn: two cubes raised your income to 2, and $4 were due for shares and engine.
first-money-why = Income pays the expenses of shares and engine; who cannot pay loses income, and below zero one is out. At the end income counts three times.

## Track that is drawn

edge = Edge { $name }
no-way = No way leads from { $from } to { $to }: pick another end, or a hex and its edges.
way = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} to { $to }
way-begun = { $tiles } of { $whole } tiles towards { $to }; the rest costs { $later } later

## What lies ahead

outlook-completes = Completes { $links }
outlook-riders = { $count ->
    [0] no cube can ride it now
    [one] 1 cube can ride it now
   *[other] { $count } cubes can ride it now
}
outlook-pass = Nothing is moved in this round
outlook-points = Points, if it ended now: { $who }
outlook-points-of = { $who } { $points }
outlook-every-turn = Expenses every turn: { $cost } more
outlook-left = Then { $cash } + { $income } income − { $due } expenses = *{ $left }*
outlook-short = Then { $cash } + { $income } income − { $due } expenses: *{ $left } short*, so income falls by { $fall }
outlook-out = Then { $cash } + { $income } income − { $due } expenses: *{ $left } short*, and you are *out of the game*
warn-short = *{ $missing } short* for this turn's expenses: { $out ->
    [yes] unless goods earn it first, you are *out of the game*.
   *[no] unless goods earn it first, income falls by { $fall }.
}
warn-last-shares = *{ $missing } short* for this turn's expenses. This is the last chance to issue shares before; { $out ->
    [yes] whoever cannot pay is out of the game.
   *[no] what is missing lowers income by { $fall }.
}
warn-neglected = Lengthen it now or it is nobody's: { $sections }.
warn-nothing-to-ship = No good can be moved now.
beside-shares = { $left } left · { $points } pts
beside-bid = { $left } left
worth-bid = { $full } for place 1 or 2, { $between ->
    [yes] { $half } for a place between, nothing for the last
   *[no] nothing for the last
}
worth-drop = place { $place } for { $paid }
worth-finishing = can complete { $links }: { $points } points for you now
worth-no-points = adds no points for you yet
worth-up-to = up to { $points } points for you now

order-bid = Auction for the order of play
order-action = Action
order-step-bid = bid up to ${ $amount }
order-step-drop = drop out
order-step-pass = pass once (Turn Order)
order-move = Moving goods
order-move-pass = move nothing more in this turn

## Legend

legend-city = City
legend-city-help = Takes goods of its colour.
legend-glyph = Colour sign
legend-glyph-help = The shape on a city and on the cubes it takes.
legend-growth = Goods growth
legend-growth-help = Light or dark dice of this number bring goods here.
legend-cube = Goods cube
legend-cube-help = Goes to a city of its colour, over completed links.
legend-town = Town
legend-town-help = Ends links; may become a new city.
legend-track = Track
legend-track-help = Colour and pattern tell whose it is.
legend-disc = Ownership disc
legend-disc-help = Owns a completed link: income for its owner when goods pass.
legend-open = Unfinished track
legend-open-help = A dashed rim: this track still has to reach a city or town.
legend-price = Printed price
legend-price-help = What building on this hex costs.
legend-mountain = Mountains
legend-mountain-help = Building here is dearer than on plains.
legend-display = Goods display
legend-display-help = Cubes that wait for their column to be rolled.
legend-action = Action
legend-action-help = A disc shows who has chosen it this turn.
legend-income = Income
legend-income-help = Where each player stands on the income track.
legend-reduction = Income reduction
legend-reduction-help = So much income is lost each turn in this part.
legend-order = Player order
legend-order-help = Who acts first, second and so on.

## Lessons
lesson-expenses = Count before you move
lesson-expenses-ask = Your last move of turn 2. You have $4 and an income of 2; 5 shares and engine 3 will cost $8. Move a *cube*, or raise the engine?
lesson-expenses-why = The red cube in Wheeling rides three of your own links: income 5, and 4 + 5 dollars pay the 8. With a better engine you would owe 9 and have only 6; three missing dollars push an income of 2 below zero, and you are out of the game.
lesson-action = The first pick
lesson-action-ask = Turn 4: you are first and may take any *action*. Your engine is at 3, the others are at 4 and 5. Which one?
lesson-action-why = Locomotive raises the engine at once, without giving up a move for it. In every later turn your cubes may ride one link farther, twice a turn. What the others could do with it also counts: it is the one that they would take next.
lesson-own-links = Whose links?
lesson-own-links-ask = First round of moving in turn 4, engine 4. Which *cube* do you move, and which way?
lesson-own-links-why = Every link pays its owner, whoever moves the cube. Look for cubes that ride as many of your own links as the engine pulls; there are answers here that pay you 3 or 4. The short hop from Indianapolis to Evansville would pay somebody else and you nothing.
lesson-engine = Nothing of your own to ship?
lesson-engine-ask = Second round of moving in turn 4. The cubes that you could move now ride mostly over the others' links. What do you do?
lesson-engine-why = A move that pays the others as much as you gains nothing on them. Raise the engine instead: at 6 every later shipment may use all of your network. It costs $1 a turn, and there are six turns left to earn it.
lesson-long-line = Build for the long delivery
lesson-long-line-ask = Turn 5: you have $11, engine 5 and three tiles to lay. Where do you begin to lay *track*?
lesson-long-line-why = Between Des Moines and Kansas City, from either end: three tiles make everything you own one link longer. With engine 6 the yellow cube that waits there rides six links in this very turn, five of them yours. A crossing inside the network joins what is joined already; no cube rides farther for it.
lesson-last-shares = Shares in the last turn
lesson-last-shares-ask = The last turn, and you have $42. How many *shares* do you issue?
lesson-last-shares-why = Every share costs 3 points at the end, and money left over is worth nothing. Early in the game a share builds links that pay for many turns; in the last turn issue one only for a move that you could not afford otherwise.
