# SteamRollers in English.

tagline = Roll, pick a die, and draw your own railway: every good you carry past one more town is worth one point more.

## Small things

count-of = { $count }/{ $most }
turn-of = round { $round }{ $borders ->
    [medium] {" "}· medium
    [hard] {" "}· hard
   *[other] {""}
}
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-grey = grey
colour-black = coal
ewa = Ewa
ewa-now = What Ewa would score if the game ended now
first-player = first player
sideways = sideways
empty = empty
held = Held
points-n = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Settings

setting-coal = Coal
setting-coal-help = Cities that lose goods in the set-up get a coal, which may go to any other city.
setting-coal-false = without
setting-coal-true = with
setting-orders = Order tiles
setting-orders-help = Delivered goods are kept and exchanged for orders worth 3 to 7 points.
setting-orders-false = without
setting-orders-true = with
setting-starting-tiles = Starting tiles
setting-starting-tiles-help = Everybody begins with a small bonus; the last player chooses first.
setting-starting-tiles-false = without
setting-starting-tiles-true = with
setting-borders = Map
setting-borders-help = A die blocks two (medium) or three (hard) borders between regions for the whole game.
setting-borders-open = open
setting-borders-medium = medium
setting-borders-hard = hard
setting-borders-open-help = All borders are open.
setting-borders-medium-help = Two borders are blocked; a die picks which.
setting-borders-hard-help = Three borders are blocked; a die picks which.
setting-level = Ewa's level
setting-level-help = Alone against Ewa: with how many crosses she begins. Means nothing with two or more players.
setting-level-1 = 1, railway worker
setting-level-2 = 2, conductor
setting-level-3 = 3, engine driver
setting-level-4 = 4, engineer
setting-level-5 = 5, investor
setting-level-6 = 6, railway baron
setting-passing = Passing
setting-passing-help = The rulebook only says that everybody acts with the die they picked.
setting-passing-any-time = at any time
setting-passing-if-stuck = only without an action
setting-passing-any-time-help = Nobody has to spoil their map or take a tile they do not want.
setting-passing-if-stuck-help = Who can act with the die as it lies must act.
setting-extra-distance = Tile 3b and the power
setting-extra-distance-help = The rulebook asks for the power for the delivery: the raised distance, or the real one.
setting-extra-distance-needs-power = raised distance
setting-extra-distance-free = real distance
setting-extra-distance-needs-power-help = The extra 1 or 2 need power like cities and towns do.
setting-extra-distance-free-help = The extra 1 or 2 need no power.
setting-most-power = Highest power
setting-most-power-help = Whether tile 4b still helps a locomotive with all six boxes crossed.
setting-most-power-7 = 7, with tile 4b
setting-most-power-6 = 6, whatever the tile

## Pieces and places

track-straight = straight track
track-gentle = gentle curve
track-sharp = sharp curve
turn-n = rotation { $n }
die-n = die { $value }
die-taken = die { $value }, taken
face-n = { $value }
black-die = Black die: { $kinds }
box-n = box { $box }
city-n = City { $city }, { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[grey] grey
}
city-short = city { $city }
hex-n = { $name }, region { $region }{ $town ->
    [yes] , town
   *[no] {""}
}
line-n = Line { $first }–{ $second }{ $towns ->
    [0] {""}
    [one] , { $towns } town
   *[other] , { $towns } towns
}
line-short = line { $cities }{ $number ->
    [1] {""}
   *[other] {" "}({ $number })
}
good-of = { $colour ->
    [red] red good
    [blue] blue good
    [green] green good
    [yellow] yellow good
    [grey] grey good
   *[black] coal
}
good-on-city = { $colour ->
    [red] red good
    [blue] blue good
    [green] green good
    [yellow] yellow good
    [grey] grey good
   *[black] coal
} of city { $city }
good-private = private good
plus-n = tile 3: { $plus } longer
order-n = order { $number }
instead-of = coal instead of { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[grey] grey
}
tile-n = Tile { $number }: { $effect }
influence = Crosses
influence-in = Region { $region }: { $count } of { $most } hexes crossed

## Action tiles

tile-set-white-die = Set your die
tile-set-white-die-help = Turn your white die to any value. Used once.
tile-take-two-dice = Take two dice
tile-take-two-dice-help = Pick two white dice and act with each. Used once.
tile-claim-opponents-die = Claim a die
tile-claim-opponents-die-help = Take over the die that another player has just picked, before you have picked this round. Used once.
tile-die-is-destination = Die = destination
tile-die-is-destination-help = When delivering, the die may name the destination instead of the origin. You keep the tile.
tile-delivery-distance-bonus = Distance +1 or +2
tile-delivery-distance-bonus-help = One delivery counts as 1 or 2 longer, if your power reaches that far. Used once.
tile-unlimited-distance = Any distance
tile-unlimited-distance-help = One delivery needs no power at all. Used once.
tile-power-plus = Power +1
tile-power-plus-help = Your power is 1 higher while you have the tile. It does not count for the bonus at the end.
tile-shift-white-die = Die ±1
tile-shift-white-die-help = Change your white die by 1, within 1 to 6. You keep the tile.
tile-reroll-or-flip-white-die = Reroll or turn over
tile-reroll-or-flip-white-die-help = Reroll your white die or turn it to the opposite face; the result stands. You keep the tile.
tile-any-track-kind = Any kind of track
tile-any-track-kind-help = Ignore the black die and draw any of the three kinds. You keep the tile.
tile-reroll-ewa-die = Reroll Ewa's die
tile-reroll-ewa-die-help = Reroll Ewa's die before she begins. Used once.
tile-ewa-crosses-instead-of-removing = Spare a good
tile-ewa-crosses-instead-of-removing-help = Ewa removes no good and scores nothing; she crosses a hex instead. Used once.

## Starting tiles

start-locomotive = Locomotive
start-locomotive-help = Cross any one box.
start-track = Track
start-track-help = Draw one track of any kind anywhere.
start-points = +2
start-points-help = Two points.
start-action-tile = Action tile
start-action-tile-help = Take any action tile.
start-private-good = Private good
start-private-good-help = A good of your own on city 3 or 4.

## What is asked

hint-up-to = Up to { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
hint-no-points = Adds no points yet.
warn-end = Three cities are empty: *the game ends after this round*.
warn-near-end = If one more city is emptied, *the game ends after this round*.
warn-no-power = You have a line but *no power*: cross a box before you can deliver.
warn-ewa = { $count ->
    [one] Region { $regions } is full: *if Ewa is left that die, she wins*.
   *[other] The regions { $regions } are full: *if Ewa is left one of these dice, she wins*.
}
ask-nothing = The game is over.
ask-die = Pick a *white die*
ask-die-hint = { $left ->
    [one] { $left } die is left;
   *[other] { $left } dice are left;
} it names region, box, city and tile of your action.
ask-two-dice = Pick *two dice* in the order in which you use them
ask-two-dice-hint = Ewa gets the third.
ask-act = Act with the *{ $die }*{ $later ->
    [0] {""}
   *[other] , one more die follows
}
ask-act-hint = Draw { $kinds } in region { $die }, cross box { $die }, deliver from city { $die }, or take tile { $die }.
ask-order = Take an *order* with your goods, or end the turn
ask-claim = { $picker } picks the *{ $die }*: claim it with tile 2?
ask-claim-hint = You must use it on your turn and pick no other.
ask-reroll-ewa = Ewa has the *{ $die }* ({ $crosses ->
    [one] { $crosses } cross
   *[other] { $crosses } crosses
} there): reroll it?
ask-spare = Ewa takes a good from *city { $city }* for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: let her cross a hex instead?
ask-spare-hint = She scores nothing then; in a full region she wins.
ask-start = Choose a *starting tile*
ask-any-box = Cross any *locomotive box*
ask-any-track = Draw *one track* anywhere
ask-any-tile = Take any *action tile*
ask-private-good = Choose your *private good* and where it lies
phase-pick = Pick
phase-act = Act
phase-ewa = Ewa

## Words on buttons

word-pick = Pick
word-build = Draw track
word-upgrade = Upgrade
word-deliver = Deliver
word-take = Take a tile
word-change = Change the die
word-order = Take an order
word-claim = Claim it
word-reroll = Reroll
word-flip = Turn over
word-spare = Spare the good
word-start = Choose
word-private = Private good
word-pass = Pass
word-done = End turn
word-not-this-round = Not this round
group-change = Change the die
group-build = Draw track
group-upgrade = Upgrade the locomotive
group-deliver = Deliver a good
group-distance = Deliver over a distance of { $distance }
group-take = Take an action tile
group-order = Take an order
group-pick = Pick
group-pass = Pass
phrase-build = Draw a { $track } on { $hex } (rotation { $turn })
phrase-deliver = { $distance }: { $good } to city { $city } by { $way }{ $plus ->
    [0] {""}
   *[other] , with tile 3
}{ $tile ->
    [yes] , with tile 4
   *[no] {""}
}
phrase-pick = { $count ->
    [one] Pick the { $dice }
   *[other] Pick { $dice }
}
phrase-take = { $whose ->
    [pool] Take { $tile }
    [own] Turn your own { $tile } sideways
   *[other] Take { $tile } from { $owner }
}
phrase-change = { $tile }: { $to }

## Bills and scores

thing-power = Power
thing-tracks = { $amount ->
    [one] Track
   *[other] Tracks
}
thing-lines = { $amount ->
    [one] Line
   *[other] Lines
}
thing-orders = { $amount ->
    [one] Order
   *[other] Orders
}
thing-private = Private good
thing-score = Score
amount-score = { $amount } { $amount ->
    [one] point
   *[other] points
}
thing-tile-1 = Tile 1
thing-tile-2 = Tile 2
thing-tile-3 = Tile 3
thing-tile-4 = Tile 4
thing-tile-5 = Tile 5
thing-tile-6 = Tile 6
thing-good-red = Red goods
thing-good-blue = Blue goods
thing-good-green = Green goods
thing-good-yellow = Yellow goods
thing-good-grey = Grey goods
thing-good-black = Coal
amount-power = { $amount }
amount-tracks = { $amount }
amount-lines = { $amount }
amount-orders = { $amount }
amount-private = { $amount }
amount-tile-1 = { $amount }
amount-tile-2 = { $amount }
amount-tile-3 = { $amount }
amount-tile-4 = { $amount }
amount-tile-5 = { $amount }
amount-tile-6 = { $amount }
amount-good-red = { $amount }
amount-good-blue = { $amount }
amount-good-green = { $amount }
amount-good-yellow = { $amount }
amount-good-grey = { $amount }
amount-good-black = { $amount }
score-deliveries = Deliveries
score-network = Network
score-locomotive = Engine
score-action-tiles = Tiles
score-orders = Orders
score-starting-tile = Starting tile
score-total = Total
figure-power = Power
figure-tiles = Tiles
end-cities = Three cities are empty.
end-stalemate = Nobody has done anything for ten rounds.
end-ewa = Ewa could not cross any more: she wins at once.

## Sheets and docks

sheet-mine = Your sheet
sheet-other = Sheet { $number }
dock-dice = Dice
dock-goods = Goods
dock-tiles = Action tiles
dock-orders = Orders
dock-starting = Starting tiles
dock-switch = Sheets
see-all = All
see-mine = My sheet alone
see-one = Sheet { $n } alone
cities-empty = { $count ->
    [one] 1 city
   *[other] { $count } cities
 } empty, { $most } end the game

## Log

log-filled = City { $city }: { $count ->
    [0] no goods
   *[other] { $goods }
}{ $removed ->
    [0] {""}
    [one] {" "}({ $removed } of its own colour removed)
   *[other] {" "}({ $removed } of its own colour removed)
}
log-tile-sides = Action tiles: { $sides }
log-order-sides = Order tiles: { $sides }
log-borders = { $level ->
    [medium] Medium map
   *[hard] Hard map
} { $die }: the borders { $blocked } are blocked
log-first-player = { $who } begins
log-rolled = Round { $round }: { $who } rolls { $white } and { $kinds }
log-picked = { $who } picks *{ $dice }*
log-claimed = { $who } claims the *{ $die }* of { $picker }
log-changed = { $who } changes the die from { $old } to *{ $new }* with tile { $tile }
log-built = { $who } draws a { $track } on *{ $hex }*
log-line-finished = { $who } finishes the line *{ $first }–{ $second }*{ $towns ->
    [0] {""}
    [one] {" "}with { $towns } town
   *[other] {" "}with { $towns } towns
}
log-upgraded = { $who } crosses box { $box }: power *{ $power }*
log-delivered = { $who } delivers { $good ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [grey] grey
   *[black] coal
} from { $origin } to { $destination }: *{ $points ->
    [one] { $points } point
   *[other] { $points } points
}*
log-took = { $whose ->
    [pool] { $who } takes tile { $tile }: { $effect }
    [own] { $who } turns tile { $tile } sideways
   *[other] { $who } takes tile { $tile } from { $owner }: { $effect }
}
log-passed = { $who } passes with the { $die }
log-ordered = { $who } completes order { $order } with { $paid }
log-tile-returned = Tile { $tile } of { $who } goes back to the pool
log-spared = { $who } spares a good of city { $city } with tile { $tile }
log-started = { $who } chooses the starting tile { $tile }
log-private-good = { $who } puts a private { $good ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} good on city { $city }
log-ewa-crossed = Ewa crosses a hex in region { $region }: { $crosses ->
    [one] { $crosses } cross
   *[other] { $crosses } crosses
}
log-ewa-took-tile = Ewa sends tile { $tile } back to the pool
log-ewa-rerolled = Ewa's die is rerolled: *{ $die }*
log-ewa-removed = Ewa removes { $good ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[grey] grey
} from city { $city }: *{ $points ->
    [one] { $points } point
   *[other] { $points } points
}*
log-ended = { $reason }

## Why not

why-SR-304 = Pick one of the white dice that still lie there.
why-SR-309 = At this table nobody passes who can still act with the die.
why-SR-402 = The die shows { $region }, so track is drawn in region { $region }.
why-SR-403 = The black die does not allow { $kind ->
    [straight] a straight track
    [gentle] a gentle curve
   *[sharp] a sharp curve
} in this round.
why-SR-405 = You have already drawn on this hex.
why-SR-409 = This is city { $city }: nothing is drawn on cities.
why-SR-414 = You have drawn on every hex of region { $region }; with this die nothing more can be built.
why-SR-501 = The die shows { $die }, so only box { $die } can be crossed.
why-SR-502 = You have already crossed box { $box }.
why-SR-505 = The distance is { $distance }, and you have no power yet: cross a box of your locomotive first.
why-SR-601 = The die names the city of origin: city { $city }.
why-SR-602 = There is no such good.
why-SR-603 = This good goes only to { $other ->
    [0] city { $city }
   *[other] city { $city } or city { $other }
}, of its own colour.
why-SR-605 = None of your finished lines makes such a way from city { $origin } to city { $destination }.
why-SR-607 = The distance is { $distance }, your power only { $power }.
why-SR-609 = This way would enter city { $city } twice.
why-SR-701 = The die shows { $die }, so only tile { $die } can be taken.
why-SR-703 = Tile { $tile } lies sideways: until its owner's next turn nobody can take it.
why-SR-705 = The tile lies sideways before you already; taking it again would change nothing.
why-SR-710 = { $tile ->
    [1] The die shows { $die } already; tile 1 would change nothing.
   *[4] Your power of { $power } is enough for the distance of { $distance }; tile 4 would change nothing.
}
why-SR-717 = You do not have tile { $tile }.
why-SR-718 = You have already used tile { $tile } on this die.
why-SR-801 = You do not have tile 1, which sets a die.
why-SR-802 = You do not have tile 2, which lets you pick two dice.
why-SR-808 = This die has been claimed with tile 2; nobody else can pick it.
why-SR-811 = With tile 3 the die names the destination: city { $city }.
why-SR-812 = You do not have tile 3, which makes a delivery longer.
why-SR-813 = Longer by tile 3 the distance is { $distance }, your power only { $power }.
why-SR-814 = You do not have tile 4, which lets you deliver over any distance.
why-SR-818 = Tile 5 changes your { $die } by 1 only.
why-SR-819 = The { $die } cannot be turned that way: tile 5 stays within 1 to 6.
why-SR-821 = You have rerolled this die or turned it over with tile 5: the result stands.
why-SR-902 = Coal must leave city { $city }: it goes to any other city.
why-SR-1004 = You have already taken an order this turn.
why-SR-1006 = { $missing ->
    [one] For order { $order } you are missing { $good ->
        [red] a red good
        [blue] a blue good
        [green] a green good
        [yellow] a yellow good
        [grey] a grey good
       *[black] a coal
    }.
   *[other] For order { $order } you are missing { $missing } goods.
}
why-SR-1007 = You have no coal.
why-SR-1008 = Order { $order } has been completed already.
why-SR-1502 = Pick two of the three dice; Ewa gets the third.
why-SR-1506 = You have used tile { $tile } in this turn's other action.

## Gallery

gallery-maps = Map
gallery-tracks = Kinds of track
gallery-track-straight = Joins two opposite sides of a hex.
gallery-track-gentle = Joins two sides with one between them.
gallery-track-sharp = Joins two neighbouring sides.
gallery-dice = Dice
gallery-white-die = White die
gallery-white-die-effect = Its number is the region in which you draw, the box you cross, the city you deliver from, or the tile you take.
gallery-black-die-effect = These two kinds of track can be drawn this round; on { $faces ->
    [one] 1 face
   *[other] { $faces } faces
} of the die.
gallery-tile = { $side }: { $name }
gallery-tile-effect = { $help } { $points ->
    [-2] −2 points
   *[other] +{ $points } points
} at the end.
gallery-order = Order { $side }
gallery-order-effect = { $points } points.
gallery-good = { $count } in the box.

# The guided first turn
first-die = Die
first-die-title = Pick a white die
first-die-do = Pick the *2*.
first-die-why = Its number decides everything: the region where you draw, the box of your locomotive, the city you deliver from, or the tile you take.
first-engine = Power
first-engine-title = Improve the locomotive
first-engine-do = Cross *box 2* of your locomotive.
first-engine-why = Power is the number of crossed boxes: so many cities and towns may one delivery enter. Without power nothing is delivered.
first-second = Again
first-second-title = The next round is yours
first-second-do = The dice have passed to you and were rolled anew. Pick the *4*.
first-second-why = One white die is always left over, so the last to pick still has two to choose from.
first-track = Track
first-track-title = Draw track
first-track-do = Draw the *gentle curve* in region 4, on the marked hex, in the direction the tour shows. The black die allows two kinds of track.
first-track-why = Each hex is drawn on only once. The curve leaves city 4 towards the middle of the map, where lines meet.
first-join = Line
first-join-title = Make it a line
first-join-do = With a 6 you may draw in region 6: continue with the *gentle curve* on the marked hex.
first-join-why = Two tracks are joined where both reach the same edge, also across a border of regions.
first-deliver = Deliver
first-deliver-title = Deliver goods
first-deliver-do = Once a line joins two cities, a die with the number of the first lets you deliver a good of the second one's colour.
first-deliver-why = A delivery scores the cities and towns it enters. The game ends when three cities are empty, so do not build for ever.

order-claim = Tile 2b: take over a die
order-step-pass = do not ask me, I take no die over

## Legend

legend-city = City
legend-city-help = Its number is that of the die, its sign the goods it takes.
legend-town = Town
legend-town-help = A stop on the way: lines end here, too.
legend-track = Track
legend-track-help = Drawn with the die of the region.
legend-box = Locomotive box
legend-box-help = Crossed boxes give power: so many cities and towns a delivery may enter.
legend-points = Delivery points
legend-points-help = One box for each point of deliveries.
legend-held = Tiles you hold
legend-held-help = What they do, and their points at the end.
legend-die = White die
legend-die-help = Its number names region, box, city or action tile.
legend-taken = Taken die
legend-taken-help = The disc shows who has it.
legend-black = Black die
legend-black-help = The kinds of track that may be drawn this round.
legend-good = Good
legend-good-help = Goes to the city with its colour and sign.
legend-tile = Action tile
legend-tile-help = Taken with a die of its number.
legend-use = Use and points
legend-use-help = A flash is used once, a loop stays; then its points.
legend-order = Order tile
legend-order-help = Points in exchange for these goods, once delivered.
legend-total = Kinds of points
legend-total-help = Deliveries, network, engine, tiles and orders.

## Lessons
lesson-power = Power while it is there
lesson-power-ask = Nobody has delivered yet. You hold a *1*, your power is 4, and boxes 1 and 4 are left. Draw in region 1, take tile 1, or cross box 1?
lesson-power-why = Each box takes its own number and nothing else, and it stays crossed: every delivery to come may be one stop longer, and from power 4 on each level is also a point at the end. The whole game is about six deliveries: power first, then make them long.
lesson-finish = Finish the line or deliver?
lesson-finish-ask = You hold a *1*. You could bring a grey good of city 1 to city 4 now, three stops far. Or do you draw first?
lesson-finish-why = The curve over the town of region 1 finishes the line from 1 to 3: one point for the line, one for its town, and another way out of city 1 for all that follows. Three grey goods lie in city 1, so there will be one to deliver later.
lesson-longer = The longer way
lesson-longer-ask = You hold a *1* and can deliver the grey good of city 1. Both grey cities take it: city 3 is next to you, city 4 lies behind it. Which way?
lesson-longer-why = A grey good need not stop at the first grey city. Every city and town that it enters is a point, up to your power, and the good is gone either way: nobody fills cities up again.
lesson-two-actions = Two actions, one plan
lesson-two-actions-ask = Tile 2 gives you two dice: a *3* now and a *5* after it. What do you do with the 3 so that the 5 brings most?
lesson-two-actions-why = The first action makes the way for the second: the new track joins your lines, and the delivery with the 5 goes three lines far instead of one. Plan both dice before you use the first.
lesson-permanent = A tile for good?
lesson-permanent-ask = You hold a *6*. Tile 6 lies in the pool: its owner may draw any kind of track. Do you take it?
lesson-permanent-why = A tile with the infinity sign stays with you and costs 2 points at the end. A track that is drawn now works for every delivery to come; the tile only makes later tracks easier.
