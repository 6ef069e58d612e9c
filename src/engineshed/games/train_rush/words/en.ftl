# Train Rush in English.

tagline = Race a locomotive round three loops, deliver, build, bribe, and be the first in all nine cities.

## Small things

n-of = { $n }/{ $most }
or = { " or " }
fields = fields
free = free
round-of = round { $round } of { $rounds }
phrase = { $verb }: { $things }
board-map = Map of Nardir
board-management = Management board
show = What to show
show-auto = Auto
show-map = Map
show-board = Boards
hand = Hand
your-train = Your train
siding-tiles = Siding tiles
contracts-in = Contracts: { $region }
market-short = BM

## Settings

setting-heroes = Heroes
setting-heroes-help = A draft in which everybody chooses at once, or heroes dealt at random for a first game.
setting-heroes-draft = Draft
setting-heroes-random = Dealt at random
setting-deck = Action cards
setting-deck-help = The rulebook counts 48 cards and describes 56.
setting-deck-48 = 48 cards
setting-deck-56 = All 56 cards
setting-goods = Values of water and food
setting-goods-help = The rulebook names both; only the black market uses the values.
setting-goods-water-2 = Water 2, food 3
setting-goods-food-2 = Food 2, water 3
setting-warehouses = Warehouses
setting-warehouses-help = Whether a warehouse may still be built once the zone has a station.
setting-warehouses-always = Before and after the station
setting-warehouses-before-station = Only before the station
setting-finance-spies = Spies in finance
setting-finance-spies-help = How the limit of one spy in the finance sector is read.
setting-finance-spies-one-each = One in each finance sector
setting-finance-spies-one-in-all = One in all three together
setting-resources = Bonus of the resources sector
setting-resources-help = The rulebook's example pays coal, its list an investment marker.
setting-resources-coal = Coal
setting-resources-investment = Investment marker
setting-stopping = Stopping a card
setting-stopping-help = Whether a card may be played without making its first move.
setting-stopping-any-time = At any time
setting-stopping-after-move-1 = After move I at the earliest
setting-siding-tiles = Siding tiles
setting-siding-tiles-help = Whether the action of a siding tile has to be carried out if it can be.
setting-siding-tiles-must = Must be carried out
setting-siding-tiles-may = May be declined

## Regions, goods, tracks, sectors

region-ravenshire = Ravenshire
region-calestia = Calestia
region-awhar = Awhar
good-brass = brass
good-water = water
good-food = food
good-copper = copper
good-gold = gold
good-any = any good
good-parcel = parcel
letter-brass = B
letter-water = W
letter-food = F
letter-copper = C
letter-gold = G
letter-any = any
letter-parcel = P
track-investment = Investment
track-coal = Coal
track-loading = Loading
track-unloading = Unloading
track-wagons = Wagons
name-track-investment = investment track
name-track-coal = coal track
name-track-loading = loading track
name-track-unloading = unloading track
name-track-wagons = wagon track
name-track-any = any progress track
sector-finance = Finance
sector-resources = Resources
sector-logistics = Logistics
sector-trade = Trade
sector-technology = Technology
name-sector-finance = finance sector
name-sector-resources = resources sector
name-sector-logistics = logistics sector
name-sector-trade = trade sector
name-sector-technology = technology sector

## Places and pieces

place-start = START
place-market = black market of { $region }
place-siding = siding { $zone }, field { $number }
place-sector = { $region }, { $sector }
name-city = { $city }, rank { $rank }, { $visitors ->
    [0] not visited yet
    [one] one visitor
   *[other] { $visitors } visitors
}{ $mission ->
    [yes] , mission open
   *[no] { "" }
}
visit-city = Put a marker in { $city }
mission-token = Mission still open
contractor-of = { $region } contractor in { $city }
name-zone = Zone { $zone }: { $houses ->
    [0] no warehouses
    [one] one warehouse
   *[other] { $houses } warehouses
}, { $leased } leased, { $station ->
    [yes] station
   *[no] no station
}{ $parcel ->
    [yes] , parcel
   *[no] { "" }
}
wagon-goods = wagon ({ $goods })
wagon-special = special wagon for { $places } parcels
place-of-wagon = { $loaded ->
    [yes] { $good }
   *[no] empty place for { $good }
}
cargo-of = { $good } from the { $wagon }
card-known = { $special }; moves { $moves }, { $coal ->
    [0] free
   *[other] { $coal } coal
} ({ $card })
card-special = { $special } ({ $card })
card-hidden = hidden card
hero-known = { $name } ({ $city }, { $good })
contract-known = { $goods } for { $vp } VP
contract-space = { $city }, { $size } goods
token-of = Movement token, +{ $points } points
stack-of = Stack { $number }, { $count } tiles
stack-left = { $wagons } more, { $special } special
deck-left = { $deck } in the deck, { $discards } discarded
slots-left = { $count ->
    [one] one slot left
   *[other] { $count } slots left
}
wagons-of = { $count } of { $most } wagons
mission-for = Mission: { $good } on your wagons at the end
label-spy = Spy { $number }
label-stack = Stack { $number }
label-token = Token +{ $number }

## Areas of the management board

area-influence = Influence
area-actions = Investment actions
area-progress = Progress tracks
area-infrastructure = Infrastructure
area-contractors = Contractors
area-contracts = Contracts
area-wagons = Wagon pool
area-cards = Card pool
area-market = Market
black-market = Black market
area-build = Build
area-load = Loading
area-move = Movement
area-exchange = Exchange
area-planning = Planning
area-corruption = Corruption

## Effects

effect-vp = { $amount } VP
effect-coal = Take { $amount } coal
effect-investment = { $amount ->
    [one] Take 1 investment marker
   *[other] Take { $amount } investment markers
}
effect-advance = { $any ->
    [yes] Any progress track +1{ $times ->
        [1] { "" }
       *[other] , { $times } times
    }
   *[no] Advance: { $track }{ $times ->
        [1] { "" }
       *[other] , { $times } times
    }
}
effect-buildWarehouse = { $times ->
    [one] Build a warehouse
   *[other] Build up to { $times } warehouses
}
effect-buildStation = Build a transfer station
effect-corruption = { $where ->
    [state] Corruption in { $region }: 1 agent
   *[active] { $times ->
        [one] Corruption: 1 agent
       *[other] Corruption: { $times } agents
    }
}
effect-twoAgents = Corruption in { $region }: 2 agents in one sector
effect-loadWagon = { $times ->
    [one] Load a wagon
   *[other] Load { $times } wagons
}
effect-takeWagon = Take a { $places }-place wagon
effect-exchangeWagon = Exchange wagon { $old }–{ $new }
effect-choice = { $options }
effect-drawCards = { $all ->
    [yes] Draw { $draw } cards
   *[no] Draw { $draw } cards, keep up to { $keep }
}
effect-leaseWarehouse = Lease a warehouse to a contractor from any city
effect-freeAction = A free action of cost { $cost }
effect-sidingTile = Use any siding tile
effect-specialFromHand = { $times ->
    [one] A special action from hand for free
   *[other] { $times } special actions from hand for free
}
effect-move = Move { $amount } fields
effect-freeContract = Contract of { $size } goods, { $amount } VP

## Questions

ask-nothing = The game is over.
ask-times = { $text } (up to *{ $left }* times)
ask-choose-good = Choose the *starting good* of your second wagon
ask-return-cards = Keep three action cards: choose *two* to put under the deck
ask-reject-heroes = { $count ->
    [one] Reject *one* hero
   *[other] Reject *{ $count }* heroes
}
ask-pick-hero = Set *one hero* aside; the rest goes to the left
ask-play-spy = Play a *spy*: the highest number goes first
ask-lobby = Place your spy in a *sector* of a free state
ask-load-wagon = Load a *wagon*
ask-invest = *{ $markers ->
    [one] 1 investment marker
   *[other] { $markers } investment markers
}*: choose an action or pass
ask-play-card = Play an *action card*, { $coal } coal
ask-card-move = Move { $number }: *{ $points ->
    [one] 1 field
   *[other] { $points } fields
}*, { $cost ->
    [0] free
   *[other] { $cost } coal
}
ask-drive = Move *{ $points } fields*
ask-card-special = Special action for *1 coal*: *{ $effect }*, or another card's?
ask-take-card = Take *one card* from the pool
ask-city-action = In *{ $city }*: marker, lease and contracts in any order; { $left } goods may be unloaded
ask-black-market = Black market: sell goods for *one reward*?
ask-sell-goods = { $reward }: sold for *{ $value }* of { $price }, { $left } more goods possible
ask-place-contract = Put the contract marker on a *free space*
ask-take-parcel = Take the *parcel* of this zone?
ask-choose-advance = On which *contractor track* do you advance first?
ask-play-hero = Play a *hero* of this region?
ask-build-warehouse = Build a *warehouse* in this region
ask-build-station = Build a *transfer station* in this region
ask-lease = Lease a *warehouse* to a contractor from any city
ask-corrupt = Send an *agent* to a sector
ask-corrupt-twice = Send *two agents* to one sector
ask-take-wagon = Take a *{ $places }-place wagon*
ask-exchange-wagon = Exchange a *{ $old }-place* wagon for a *{ $new }-place* one
ask-advance = { $any ->
    [yes] Advance on *any progress track*
   *[no] Advance on the *{ $track }*
}
ask-choose-tile = Use any of the nine *siding tiles*
ask-refill-display = Refill space { $space } from which *stack*?
ask-use-special = Use the *special action* of a card in hand for free
ask-draw-cards = *Draw* cards
ask-keep-cards = Keep up to *{ $most ->
    [one] one card
   *[other] { $most } cards
}*; the rest is discarded
ask-discard-card = More than five cards: *discard* one
ask-free-action = Choose a free action of cost *{ $cost }*
ask-choose-effect = Choose *one effect*
ask-unload = Unload *{ $good }*: from which wagon?
ask-card-move-hint = Of “{ $special }”. Every point is used, except on a city or black market on the way.
ask-drive-hint = Every point is used, except on a city or black market on the way.
ask-play-card-hint = Its moves I, II and III in this order, then its special action for 1 coal; you may stop at any time.
ask-load-wagon-hint = All its empty places are filled; you choose for places for any good.
ask-lobby-hint = You advance on its track and gain the slot's bonus.
ask-sell-goods-hint = Any surplus is lost.

## Words on buttons

word-pass = Pass
word-done = Done
word-done-card-move = Stop here
word-done-card-special = No special action
word-done-city-action = Leave the city
word-done-sell-goods = Buy
word-draw = Draw
word-keep = Keep none
word-pass-load-wagon = Load no more
word-pass-play-hero = No hero
word-pass-black-market = Buy nothing
verb-load = Load
verb-return = Put under the deck
verb-reject = Reject
verb-pick = Set aside
verb-bid = Spy
verb-lobby = Lobby
verb-invest = Action
verb-move = Move to
verb-play = Play
verb-special = Special action
verb-take = Take
verb-visit = Put a marker
verb-lease = Lease
verb-contract = Contract
verb-buy = Buy
verb-unload = Unload
verb-deliver = Contract marker
verb-parcel = Parcel on
verb-advance = Advance
verb-hero = Hero
verb-warehouse = Warehouse in
verb-station = Station in
verb-corrupt = Agent to
verb-exchange = Exchange
verb-use = Siding tile
verb-refill = Refill from
verb-keep = Keep
verb-discard = Discard
verb-choose = Choose

## Bills and books

thing-vp = VP
amount-vp = { $amount } VP
thing-coal = Coal
amount-coal = { $amount } coal
thing-investment = Investment markers
amount-investment = { $amount ->
    [one] 1 marker
   *[other] { $amount } markers
}
thing-token = Movement tokens
amount-token = { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
}
thing-cards = Action cards in hand
amount-cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
thing-heroes = Heroes in hand
amount-heroes = { $amount ->
    [one] 1 hero
   *[other] { $amount } heroes
}
thing-missions = Missions
amount-missions = { $amount ->
    [one] 1 mission
   *[other] { $amount } missions
}
thing-spies = Spies on the board
amount-spies = { $amount ->
    [one] 1 spy
   *[other] { $amount } spies
}
thing-agents = Agents in reserve
amount-agents = { $amount ->
    [one] 1 agent
   *[other] { $amount } agents
}
thing-stations = Stations in reserve
amount-stations = { $amount ->
    [one] 1 station
   *[other] { $amount } stations
}
thing-warehouses = Warehouses in reserve
amount-warehouses = { $amount ->
    [one] 1 warehouse
   *[other] { $amount } warehouses
}
thing-contract-markers = Contract markers in reserve
amount-contract-markers = { $amount ->
    [one] 1 marker
   *[other] { $amount } markers
}
thing-cities = Cities visited
amount-cities = { $amount ->
    [one] 1 city
   *[other] { $amount } cities
}
thing-leased = Leased warehouses
amount-leased = { $amount ->
    [one] 1 warehouse
   *[other] { $amount } warehouses
}
thing-value = Value
amount-value = { $amount }
thing-any = Any good
amount-any = { $amount ->
    [one] 1 good
   *[other] { $amount } goods
}
thing-brass = Brass
amount-brass = { $amount } brass
thing-water = Water
amount-water = { $amount } water
thing-food = Food
amount-food = { $amount } food
thing-copper = Copper
amount-copper = { $amount } copper
thing-gold = Gold
amount-gold = { $amount } gold
thing-parcel = Parcels
amount-parcel = { $amount ->
    [one] 1 parcel
   *[other] { $amount } parcels
}
thing-infrastructure-ravenshire = Infrastructure track of Ravenshire
amount-infrastructure-ravenshire = { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}
thing-contractors-ravenshire = Contractor track of Ravenshire
amount-contractors-ravenshire = { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}
thing-delivered-ravenshire = Goods delivered in Ravenshire
amount-delivered-ravenshire = { $amount ->
    [one] 1 good
   *[other] { $amount } goods
}
thing-influence-ravenshire = Spies and agents in Ravenshire
amount-influence-ravenshire = { $amount ->
    [one] 1 piece
   *[other] { $amount } pieces
}
thing-infrastructure-calestia = Infrastructure track of Calestia
amount-infrastructure-calestia = { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}
thing-contractors-calestia = Contractor track of Calestia
amount-contractors-calestia = { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}
thing-delivered-calestia = Goods delivered in Calestia
amount-delivered-calestia = { $amount ->
    [one] 1 good
   *[other] { $amount } goods
}
thing-influence-calestia = Spies and agents in Calestia
amount-influence-calestia = { $amount ->
    [one] 1 piece
   *[other] { $amount } pieces
}
thing-infrastructure-awhar = Infrastructure track of Awhar
amount-infrastructure-awhar = { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}
thing-contractors-awhar = Contractor track of Awhar
amount-contractors-awhar = { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}
thing-delivered-awhar = Goods delivered in Awhar
amount-delivered-awhar = { $amount ->
    [one] 1 good
   *[other] { $amount } goods
}
thing-influence-awhar = Spies and agents in Awhar
amount-influence-awhar = { $amount ->
    [one] 1 piece
   *[other] { $amount } pieces
}
thing-track-investment = Investment track
amount-track-investment = { $amount }
thing-track-coal = Coal track
amount-track-coal = { $amount }
thing-track-loading = Loading track
amount-track-loading = { $amount }
thing-track-unloading = Unloading track
amount-track-unloading = { $amount }
thing-track-wagons = Wagon track
amount-track-wagons = { $amount }
thing-wagons-1 = Wagons with 1 place
amount-wagons-1 = { $amount ->
    [one] 1 wagon
   *[other] { $amount } wagons
}
thing-wagons-2 = Wagons with 2 places
amount-wagons-2 = { $amount ->
    [one] 1 wagon
   *[other] { $amount } wagons
}
thing-wagons-3 = Wagons with 3 places
amount-wagons-3 = { $amount ->
    [one] 1 wagon
   *[other] { $amount } wagons
}
thing-special-wagons-2 = Special wagons with 2 places
amount-special-wagons-2 = { $amount ->
    [one] 1 special wagon
   *[other] { $amount } special wagons
}
thing-special-wagons-3 = Special wagons with 3 places
amount-special-wagons-3 = { $amount ->
    [one] 1 special wagon
   *[other] { $amount } special wagons
}

## Panels

figure-coal = Coal
figure-coal-title = Income: { $n } coal a round
figure-investment = Invest
figure-investment-title = Income: { $n } investment markers a round
figure-wagons = Wagons
figure-cities = Cities
figure-cards = Cards
panel-bid = spy { $spy }
panel-passed = passed
panel-role = { $place }. · { $where }
reserve = In reserve: { $warehouses } warehouses, { $stations } stations, { $agents } agents, { $contracts } contract markers
spies-left = Spies
heroes-held = { $count ->
    [0] No heroes in hand
    [one] One hero in hand
   *[other] { $count } heroes in hand
}

## Phases

phase-setup = Set-up
phase-bidding = Bidding
phase-lobbying = Lobbying
phase-income = Income
phase-investment = Investment
phase-movement = Movement
phase-mission = Missions
phase-end = End of round

## Log

log-first = { $who } goes first
log-round = *Round { $number }*
log-bid = { $who } plays spy *{ $spy }*
log-ordered = New order: { $order }
log-lobbied = { $who } puts a spy into *{ $sector }*
log-income = { $who } gains *{ $investment ->
    [one] 1 investment marker
   *[other] { $investment } investment markers
}*, *{ $coal } coal*
log-loaded = { $who } loads *{ $cargo }*
log-passed = { $who } passes
log-invested = { $who } pays { $cost ->
    [one] 1 marker
   *[other] { $cost } markers
}: *{ $action }*
log-free-action = { $who } takes a free action: *{ $action }*
log-played = { $who } plays a card: *{ $card }*
log-moved = { $who } drives to *{ $field }*{ $coal ->
    [0] { "" }
   *[other] , { $coal } coal
}{ $points ->
    [0] { "" }
   *[other] , movement token +{ $points }
}
log-stopped = { $who } stops
log-stuck = { $who } cannot move on
log-special = { $who } uses a special action{ $coal ->
    [0] { " " }for free
   *[other] { " " }for { $coal } coal
}: *{ $special }*
log-took = { $who } takes a card: *{ $card }*
log-visited = { $who } reaches *{ $city }*
log-token = { $who } takes a token: *{ $vp } VP*, +{ $points } points later
log-leased = { $who } leases a warehouse in { $zone } to the { $colour } contractor of *{ $city }*
log-contract = { $who } fulfils a contract in { $city }: { $contract }
log-delivered = { $who } buys a contract of { $size } goods in { $city }, *{ $vp } VP*
log-bought = { $who } buys on the black market for { $price }, with goods worth { $value }: *{ $reward }*
log-unloaded = { $who } unloads { $good }
log-tile = { $who } gains a siding tile: *{ $tile }*
log-refilled = New siding tile on space { $space }: { $tile }
log-parcel = { $who } takes the parcel of { $zone }
log-zone = Zone { $zone } is scored
log-hero = { $who } plays *{ $hero }*; the mission token of { $city } is gone
log-no-hero = { $who } plays no hero
log-warehouse = { $who } builds a warehouse in *{ $zone }*
log-station = { $who } builds a station in *{ $zone }*; a parcel appears there
log-corrupted = { $who } sends { $agents ->
    [one] an agent
   *[other] { $agents } agents
} to *{ $sector }*
log-advanced = { $who } advances on the { $track }, now *{ $value }*
log-infrastructure = { $who } advances on the infrastructure track of { $region }: space *{ $space }*
log-contractors = { $who } advances on the contractor track of { $colour }: space *{ $space }*
log-wagon = { $who } takes a { $wagon }
log-exchanged = { $who } gives up a { $old }{ $cargo ->
    [none] { "" }
   *[other] , losing { $cargo }
}
log-gained = { $who } gains { $thing ->
    [vp] *{ $amount } VP*
    [coal] *{ $amount } coal*
   *[investment] *{ $amount ->
        [one] 1 investment marker
       *[other] { $amount } investment markers
    }*
}
log-lost = { $who } can make nothing of “{ $effect }”
log-declined = { $who } declines “{ $effect }”
log-drew = { $who } draws { $cards ->
    [one] one card
   *[other] { $cards } cards
}
log-drew-these = You draw { $drawn }
log-kept = { $who } keeps { $cards ->
    [0] none
    [one] one card
   *[other] { $cards } cards
} and discards { $rest ->
    [none] none
   *[other] { $rest }
}
log-discarded = { $who } discards a card: { $card }
log-reshuffled = The discards are shuffled into a new deck
log-cleared = The investment markers leave the action areas
log-opened-cards = New in the card pool: { $cards }
log-opened-wagon = New in the wagon pool: { $wagon }
log-opened-contract = New contract in { $region }: { $contract }

## Why not

why-TR-115 = You have no { $piece ->
    [warehouse] warehouse
    [station] transfer station
    [agent] agent
   *[contract] contract marker
} left in your reserve.
why-TR-407 = Your locomotive is still on START and has no active region: move first.
why-TR-504 = A move of exactly { $points ->
    [one] 1 field
   *[other] { $points } fields
} cannot end there.
why-TR-508 = Another locomotive stands there already.
why-TR-512 = Wherever a move of { $points ->
    [one] 1 field
   *[other] { $points } fields
} could end, another locomotive stands.
why-TR-603 = This contractor is no longer in { $city }.
why-TR-701 = All three warehouse spaces of this zone are taken.
why-TR-703 = { $zones ->
    [full] No warehouse can be built any more in { $region ->
        [ravenshire] Ravenshire
        [calestia] Calestia
       *[awhar] Awhar
    }, your active region.
   *[elsewhere] Your locomotive is in { $region ->
        [ravenshire] Ravenshire
        [calestia] Calestia
       *[awhar] Awhar
    }: build there.
}
why-TR-704 = This zone has its station already; at this table no warehouse is built after it.
why-TR-707 = Your locomotive is in { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}: build there.
why-TR-708 = { $region ->
    [ravenshire] All four zones of Ravenshire have their station.
    [calestia] All four zones of Calestia have their station.
    [awhar] All four zones of Awhar have their station.
   *[other] This zone has its station already.
}
why-TR-713 = { $zones ->
    [all] You have no warehouse that could be leased: without contractor, in a zone with a station and without a contractor of that state.
   *[one] You have no warehouse without contractor in this zone.
}
why-TR-714 = This zone has no transfer station yet.
why-TR-715 = This zone has a contractor of { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
} already.
why-TR-806 = What a siding tile says has to be carried out, since it can be.
why-TR-906 = Agents go to the sectors of { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
} now.
why-TR-910 = { $region ->
    [ravenshire] No sector of Ravenshire has a free agent slot.
    [calestia] No sector of Calestia has a free agent slot.
    [awhar] No sector of Awhar has a free agent slot.
   *[other] This sector has no free agent slot.
}
why-TR-1009 = Somebody else stands on the highest space of this track.
why-TR-1010 = { $tracks ->
    [all] You cannot advance on any track: you are at the top, or below a taken one.
   *[one] Your marker is on the highest space of this track already.
}
why-TR-1109 = This sector has room for one agent only, and another one has room for both.
why-TR-1208 = You have no action card in hand.
why-TR-1302 = The contract space for { $size } goods in { $city } is taken.
why-TR-1303 = That is none of the open contracts of { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}.
why-TR-1402 = This wagon has { $places ->
    [one] 1 empty place
   *[other] { $places } empty places
} for any good: choose exactly so many goods.
why-TR-1403 = { $wagons ->
    [all] None of your wagons has an empty place for goods.
   *[one] This wagon is full.
}
why-TR-1405 = A special wagon carries parcels only.
why-TR-1412 = You have as many wagons as you may: { $limit }. Advance on the wagon track first, or exchange one.
why-TR-1415 = No wagon with { $places } places is left.
why-TR-1416 = { $have ->
    [0] You have no wagon with { $old ->
        [one] 1 place
       *[other] { $old } places
    } to exchange.
   *[other] There is no wagon with { $new } places for which yours could be exchanged.
}
why-TR-1417 = { $have ->
    [0] You have no wagon with { $old ->
        [one] 1 place
       *[other] { $old } places
    } to exchange.
   *[other] There is no wagon with { $new } places for which yours could be exchanged.
}
why-TR-1418 = { $have ->
    [0] You have no wagon with { $old ->
        [one] 1 place
       *[other] { $old } places
    } to exchange.
   *[other] There is no wagon with { $new } places for which yours could be exchanged.
}
why-TR-1419 = { $have ->
    [0] You have no wagon with { $old ->
        [one] 1 place
       *[other] { $old } places
    } to exchange.
   *[other] There is no wagon with { $new } places for which yours could be exchanged.
}
why-TR-1420 = { $have ->
    [0] You have no wagon with { $old ->
        [one] 1 place
       *[other] { $old } places
    } to exchange.
   *[other] There is no wagon with { $new } places for which yours could be exchanged.
}
why-TR-1421 = Both are special wagons: one cannot be exchanged for the other.
why-TR-1509 = This card is being played, it is no longer in your hand.
why-TR-1902 = Somebody has placed a spy in { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
} in this phase.
why-TR-1905 = You have a spy in finance already, and one is the most.
why-TR-1906 = All four spy slots of this sector are taken.
why-TR-2104 = That costs { $cost ->
    [one] 1 investment marker
   *[other] { $cost } investment markers
}, and you have { $have }.
why-TR-2107 = That needs { $cost ->
    [one] 1 free slot
   *[other] { $cost } free slots
} in its action area, and { $free ->
    [0] none is
    [one] one is
   *[other] { $free } are
} left.
why-TR-2210 = A movement token cannot be added to a bought move.
why-TR-2305 = At this table move I has to be made, since it can be.
why-TR-2315 = The special action costs { $cost } coal, and you have { $have }.
why-TR-2404 = This is your first stop here: put your city marker down before you leave.
why-TR-2409 = Here you lease to a contractor from { $city }.
why-TR-2410 = This contract takes { $size ->
    [one] 1 good
   *[other] { $size } goods
}, and you may unload { $left } more here.
why-TR-2412 = { $lacks ->
    [no] For this contract you unload now:
   *[yes] Missing on your wagons:
} { $good ->
    [brass] brass
    [water] water
    [food] food
    [copper] copper
    [gold] gold
   *[any] any good
}{ $more ->
    [0] .
    [one] { " " }and 1 more good.
   *[other] { " " }and { $more } more goods.
}
why-TR-2503 = You may sell { $most ->
    [one] 1 good
   *[other] { $most } goods
} here{ $left ->
    [0] , and you have.
   *[other] ; so few of yours do not bring { $price }.
}
why-TR-2505 = That costs { $price }, and your goods bring { $value }.
why-TR-2518 = The marker goes to a city of { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}, your active region.
why-TR-2519 = All contract spaces for { $size } goods are taken in { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}.
why-TR-2702 = This hero belongs to { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}, and your locomotive is in { $here ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}.
why-TR-2705 = The mission token of { $city } has been taken.
why-TR-3125 = { $this ->
    [none] No action of cost { $cost } could do anything for you now.
   *[other] The free action must cost { $cost }; this one costs { $this }.
}

## Scores and end

score-tokens = Movement tokens
score-contracts = Contracts fulfilled
score-specials = Special actions
score-market = Black market contracts
score-cities = All nine cities
score-progress = Tops of progress tracks
score-sectors = Sectors
score-infrastructure = Infrastructure
score-contractors = Contractors
score-special-wagons = Special wagons
score-delivered = Goods delivered by region
score-missions = Missions
end-rounds = The last round is over.
end-cities = Somebody has visited all nine cities.

## Gallery

gallery-cards = Action cards
gallery-tiles = Siding tiles
gallery-heroes = Heroes
gallery-wagons = Wagons
gallery-contracts = Contracts
gallery-tokens = Movement tokens
gallery-actions = Investment actions
gallery-rewards = Black market
gallery-token-vp = { $vp } VP
gallery-token = { $vp } VP at once; later +{ $points } points for one move.
gallery-action = Costs { $cost ->
    [one] { $cost } marker
   *[other] { $cost } markers
}, area: { $area }.
gallery-reward = For goods worth { $price }.
gallery-map = { $cities } cities, { $zones } economic zones, { $fields } fields on three loops.
gallery-cities = Cities
gallery-city = Rank { $rank }, { $region }. The first visitor takes the token of { $first } VP, the second that of { $second } VP; below: the contracts that can be fulfilled here.
gallery-sectors = Sectors of each state
gallery-sector = A spy in slots 1–4 advances on the { $track }; agents take slots 5–8. At the end: most { $first } VP, second { $second } VP.
gallery-space = Space { $n }: { $gives }.
gallery-track-investment = Investment markers per round. Whoever reaches the top: { $top } VP.
gallery-track-coal = Coal per round. Whoever reaches the top: { $top } VP.
gallery-track-loading = Wagons loaded per round. Whoever reaches the top: { $top } VP.
gallery-track-unloading = Goods unloaded in a city or on a market. Whoever reaches the top: { $top } VP.
gallery-track-wagons = Wagons a train may have. Whoever reaches the top: { $top } VP.
gallery-long = At the end: furthest { $first } VP, second { $second } VP.

# The guided first turn
first-spy = Spy
first-spy-title = Bid with a spy
first-spy-do = Play *spy 1*.
first-spy-why = The highest number goes first in this round. Going first is worth little now, so the small spy will do and the large ones stay for later.
first-lobby = Lobby
first-lobby-title = Lobby in a state
first-lobby-do = Send the spy to the *technology sector of Calestia*.
first-lobby-why = A sector advances you on its progress track and gives the bonus of its slot: here a wagon.
first-wagon = Wagon
first-wagon-title = Choose a wagon
first-wagon-do = Take the wagon for *food and any good*.
first-wagon-why = Contracts ask for goods together. A place for any good fits most of them.
first-card = Card
first-card-title = Play an action card
first-card-do = Play the card that takes you *6, 3 and 3 fields* (A25).
first-card-why = A card has up to three moves from top to bottom and a special action at its foot. Later moves cost coal.
first-drive = Drive
first-drive-title = Drive to a city
first-drive-do = Move to *Rackglen*.
first-drive-why = All points of a move are used, but in a city you may stop early. The first who come to a city find the better tokens.
first-contract = Contract
first-contract-title = Fulfil a contract
first-contract-do = Deliver *water and gold* for 5 points.
first-contract-why = You loaded both before. Contracts score at once, and their markers bring more at the end.
first-more = Round
first-more-title = And so on, round by round
first-more-do = A new card comes to your hand; then missions, and the next round begins.
first-more-why = Visit cities, deliver, build warehouses in the economic zones, and look at your heroes' missions: they tell where to go.

## Warnings and hints

warn-coal = After this move *{ $left ->
    [0] no coal
   *[other] { $left } coal
} is left*: move { $number } costs { $cost }.
warn-no-coal = *No coal*: only moves that are free, and no special action.
warn-hand = Your hand will hold more than { $limit } cards: *discard { $surplus }*.
hint-worth = { $several ->
    [yes] Up to { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
   *[no] { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
} as things stand now.
hint-loss = −{ $points ->
    [one] 1 point
   *[other] { $points } points
} as things stand now.
hint-no-points = Adds no points yet.

## Legend

legend-rank = City
legend-rank-help = Its number is its rank: 1 on the inner, 3 on the outer loop.
legend-visit = Visit
legend-visit-help = Colour and pattern say who has been in the city.
legend-token = Movement token
legend-token-help = VP for an early visit; later it lengthens a move.
legend-contractor = Contractor
legend-contractor-help = Leases warehouses; the colour is the state.
legend-zone = Economic zone
legend-zone-help = Room for a transfer station and warehouses.
legend-warehouse = Warehouse
legend-warehouse-help = In its owner's colour; below it the contractor.
legend-station = Transfer station
legend-station-help = In its owner's colour; one in each zone.
legend-parcel = Parcel
legend-parcel-help = Appears with the station; for special wagons.
legend-siding = Siding
legend-siding-help = The number is that of its bonus tile.
legend-market = Black market
legend-market-help = Goods are exchanged for rewards here.
legend-engine = Locomotive
legend-engine-help = Where each player's train stands.
legend-arrow = Direction
legend-arrow-help = Trains run this way only.
legend-card = Action card
legend-card-help = Three moves, then its special action (IV).
legend-coal = Coal
legend-coal-help = What this move costs.
legend-wagon = Wagon
legend-wagon-help = Letters are the goods that it carries or takes.
legend-own = Your tracks
legend-own-help = How far you are on each progress track.
legend-state = State
legend-state-help = Its crest and its colour.
legend-sector = Sector
legend-sector-help = A column of the influence board, in every state.
legend-spy = Influence
legend-spy-help = Spies above, agents below; a symbol is the bonus of a free space.
legend-act = Investment action
legend-act-help = The number in gold is its price in investment markers.
legend-spaces = Spaces of an area
legend-spaces-help = Filled ones are taken.
legend-progress = Progress track
legend-progress-help = Discs show how far everybody has come.
legend-infrastructure = Track of a state
legend-infrastructure-help = Infrastructure or contractors; framed spaces give a bonus.
legend-tile = Siding tile
legend-tile-help = The bonus of the sidings with its number.
legend-contract = Contract
legend-contract-help = Points for these goods.
legend-delivered = Contract space
legend-delivered-help = A contract of so many goods is marked here.
legend-pool = Wagon pool
legend-pool-help = Wagons that can be taken.

## Lessons
lesson-finance = The first spy
lesson-finance-ask = Round 1: you place your first spy. In which *sector*?
lesson-finance-why = Finance leads to the investment track, and lobbying comes before the income of the round: one marker more in this and every later round, and slots 1 and 2 add another one at once. Unloading can wait until there is something to unload.
lesson-wagon = A wagon of your own
lesson-wagon-ask = You may take a two-place *wagon*. One with goods, or the special wagon for parcels?
lesson-wagon-why = Goods fill contracts again and again, from the next loading on. A special wagon carries parcels only, and it scores 10 VP only when both places are full at the end; half full it is worth nothing.
lesson-cargo = What to load
lesson-cargo-ask = You may load one *wagon*. Which one, and with which good?
lesson-cargo-why = Load what an open contract still lacks, not what looks rare: with copper one of the tiles can be fulfilled. That is its VP at once and the goods that count for first place in the region, 12 VP.
lesson-late-load = The last markers of the round
lesson-late-load-ask = Only these *actions* are left for you in this round. Load once more, build a warehouse, or pass?
lesson-late-load-why = A warehouse is a step on the infrastructure track of its region at once, and a place that can be leased in the next city: both lead to 12 and 6 VP. One good more is worth something only if a contract waits for it.
lesson-unloading = The right track
lesson-unloading-ask = You advance on one of the *progress tracks*. Unloading stands at 2 goods, and you carry seven. Which one?
lesson-unloading-why = Contracts are made of goods that leave the train together: with one more you can fulfil a tile that was out of reach, for its VP and for first place in the region. More wagons only help those who can unload them.
lesson-majority = One piece that counts
lesson-majority-ask = The end is near: one spy, four *sectors* of this state. Where does it score most?
lesson-majority-why = In every sector the most pieces score 6 VP and the second most 2. Put the spy where it changes a place. Trade also lifts your unloading; what the other tracks give now comes too late to be used.
lesson-late-coal = The last round
lesson-late-coal-ask = Somebody has reached all nine cities: this is the last round. You have four investment markers. Which *action*?
lesson-late-coal-why = Coal, markers, cards and tokens that are left over score nothing. A warehouse still does: it is a step on the infrastructure track, and leased in a city it advances a contractor, tracks where places are worth 12 and 6 VP.

## How bots play

style-cities = likes cities
style-contracts = likes contracts
