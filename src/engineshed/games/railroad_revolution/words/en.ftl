# Railroad Revolution in English.

tagline = Put your workers to the right tasks: stations, rails and a telegraph line from coast to coast.

## Settings

setting-setup-order = Order of the setup choice
setting-setup-order-help = In which order the setup tiles are chosen before the game.
setting-setup-order-reverse = Last player first
setting-setup-order-clockwise = Clockwise from the last player
setting-three-rails = Three rails of an engineer
setting-three-rails-help = What the turquoise worker's three rails cost.
setting-three-rails-together = $400 in all
setting-three-rails-each = $400 each
setting-orange-telegraph = Accountant at the telegraph
setting-orange-telegraph-help = Which shares the orange worker pays for.
setting-orange-telegraph-owned = All shares owned
setting-orange-telegraph-gained = Only the shares of this office

## Small things

money = ${ $amount }
round-n = round { $n }
first-player = first player
for-money = for { $price }
list-then = { $first }; { $last }
shares-word = { $n ->
    [one] share
   *[other] shares
}
label-shares = { $n ->
    [one] 1 share
   *[other] { $n } shares
}
phrase = { $verb }: { $things }

## The board

map = Map
telegraph-line = Telegraph line
telegraph-help = shares per office, + first office · VP between neighbours
performance = Performance
vp-each = VP each
deal = Deal
deal-on-offer = Deal on offer
deal-half = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}: { $reward }
train-stacks = Train stacks
vp-face-up = { $n } VP face up
general-supply = General supply of workers
city-rewards = City rewards
first-and-base = First Station · base
setup-tiles = Setup tiles
your-railway = Railway
player-board = Player board
logo = LOGO
owes = Owes
supply = Supply
completed = Completed
train = Train
face-down = face down
figure-cash = Cash
figure-shares = Shares
figure-pieces = To the logo
figure-pieces-title = Rails and buildings left of the company logo; who has none left triggers the end.
figure-workers = Workers
figure-workers-title = Available workers, in the supply and on the player board; four is the least.
city-title = { $city }, level { $level }, station { $price }. Base reward: { $base }. First Station bonus: { $first }{ $open ->
    [yes] { "" }
   *[no] {" "}(gone)
}
section-title = Section { $section }: { $shares } + { $first } for the first office. { $tile }
section = section { $number }
track-telegraph = Offices
track-stations = Stations
track-network = West coast
track-telegraph-title = Telegraph track: VP per office
track-stations-title = Stations track: VP per station
track-network-title = Network track: VP per connected level-5 city
performance-telegraph = telegraph track
performance-stations = stations track
performance-network = network track
toll-shares = { $n } sh
toll-worker = 1 wk
tile-TG-rail = 1 free rail
tile-TG-promote = promote 1 or 2
tile-TG-flip2 = flip twice
tile-TG-money = $600
tile-TG-train = a train
tile-TG-steps = 3 steps
train-TR-promote = promotion train
train-TR-money = money train
train-TR-steps = performance train
train-TR-shares = shares train
train-TR-rail = rail train
train-up = { $train }, face up
train-down = { $train }, face down

## Workers, actions, pieces

worker-white = white worker
worker-purple = purple worker
worker-orange = orange worker
worker-grey = grey worker
worker-turquoise = turquoise worker
worker-any = any worker
whom-white = one white worker
whom-purple = one purple worker
whom-orange = one orange worker
whom-grey = one grey worker
whom-turquoise = one turquoise worker
own-supply = { $worker } (supply)
own-board = { $worker } (player board)
slot = Slot for { $colour }
slot-of = { $milestone }, slot { $number }
milestone = milestone { $tile }
action-station = Station
action-station-help = price of the city
action-railroad = Railroad
action-railroad-help = $400, 2 rails
action-telegraph = Telegraph
action-telegraph-help = shares
action-trade = Trade
action-trade-help = sell a piece, flip
piece-rail = a rail
piece-building = a building
reward-base = base reward
reward-first = First Station bonus

## Effects

effect-shares = { $n ->
    [one] 1 share
   *[other] { $n } shares
}
effect-money = { $amount }
effect-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
effect-promote = { $n ->
    [one] promote a worker
   *[other] promote 1 or { $n } workers
}{ $paid ->
    [0] { $each_n ->
        [0] { "" }
       *[other] , { $each } each
    }
   *[other] , { $cost }
}
effect-flipTrain = { $n ->
    [one] flip a train
   *[other] flip { $n } times
}{ $paid ->
    [0] { "" }
   *[other] , { $cost }
}
effect-takeTrain = take a train{ $paid ->
    [0] { "" }
   *[other] , { $cost }
}
effect-gainWorkerChoice = { $workers }
effect-gainWorkers = { $workers }
effect-gainAnyWorker = any worker{ $paid ->
    [0] { "" }
   *[other] , { $cost }
}
effect-swapWorker = exchange a worker
effect-freeRail = 1 rail anywhere{ $paid ->
    [0] { "" }
   *[other] , { $cost }
}
effect-freeStation = a free station
effect-freeOffice = a free office
effect-setupRail = spare rail anywhere
effect-setupOffice = spare office on a deal section
effect-setupStation = spare station in Washington or Charlotte

## Conditions

condition-connect = Level-{ $what } cities
condition-station = Level-{ $what } stations
condition-dealTracks = Rails on deal spaces
condition-terrainTracks = { $what ->
    [0] Rails on plains
    [1] Rails on one triangle
    [2] Rails on two triangles
   *[other] Rails on three triangles
}
wants = { $what }: { $least }

## Words of the moves

word-place = Place a worker
word-build = Build
word-lay = Lay a rail
word-sell = Sell
word-hire = Hire for $800
word-promote = Promote
word-exchange = Exchange
word-flip = Flip a train
word-take = Take a train
word-gain = Gain
word-step = Performance step
word-tile = Telegraph tile
word-accept = Accept the deal
word-again = Once more
word-keep = Keep
word-complete = Complete first
word-choose = Choose
word-pay = Pay now
word-waive = Waive the price
word-rebate = Take the rebate
word-done = Done
word-share = a share for $150
word-per-train = $100 per train
word-per-share = $100 per share
word-first-office = First Office shares

## What is asked

outlook-brings = Brings { $what }
outlook-points = *+{ $points } VP* as things stand
outlook-loss = *−{ $points } VP* as things stand
hint-loss = Costs { $points } VP as things stand.
hint-milestone = { $vp } VP when its managers stand and its conditions are met; now { $met } of { $all }.
hint-no-points = Adds no VP yet.
hint-up-to = Up to +{ $points } VP as things stand.
hint-worth = Worth { $points } VP as things stand.
warn-end = Somebody has cleared the company logo: *after this round only the final round* follows, if it is not this one.
warn-owed = { $missing } are missing for what you owe: { $shares ->
    [one] *1 share* must be sold.
   *[other] *{ $shares } shares* must be sold.
}
warn-owed-more = { $missing } are missing for what you owe{ $shares ->
    [0] { "" }
   *[other] , more than your shares bring
}: take what is on offer, *before Done*.
ask-nothing = The game is over.
ask-setup = Choose *a setup tile* with its worker.
ask-setup-hint = You get the reward and the worker beside it.
ask-setup-reward = Take *the reward* of your setup tile.
ask-setup-reward-hint = What you leave is lost.
ask-place = Place *a worker* on an action, { $cash }
ask-place-hint = Pick a worker of your supply and one of the four actions, or at once the city, track or section it shall build in.
ask-station = Station: *build in a connected city*, { $cash }
ask-railroad = Railroad: *lay { $left ->
    [one] the last rail
   *[other] { $left } rails
}*, { $cash }
ask-telegraph = Telegraph: *open an office* in any section
ask-trade = Trade: *sell a rail or building* of the leftmost section
ask-any-order = Effects, ability and payment in any order you like.
ask-station-hint = { ask-any-order }
ask-railroad-hint = { ask-any-order }
ask-telegraph-hint = { ask-any-order }
ask-trade-hint = { ask-any-order }
ask-rest-hint = { ask-any-order }
ask-rest = { $owes ->
    [yes] *{ $owed } to pay*, { $cash }; take what you like, then Done
   *[no] Take *what is still on offer*, then Done
}
ask-last = Nothing is left to do: *sell, hire or Done*
ask-last-hint = Shares can be sold and workers hired at any time.
ask-deal = The *deal* is open to { $shares ->
    [one] your 1 share
   *[other] your { $shares } shares
}
ask-deal-hint = Accept by giving the shares, or decline.
ask-keep = Keep *one milestone*; the others go under the stack.
ask-keep-hint = Only you see the ones you put back.
ask-complete = Two milestones are complete: *which first*?
ask-hire = *Hire a worker*: four must be left, { $cash }
ask-hire-hint = Sell shares if the money is short.
ask-pay = *{ $owed } must be paid*, { $cash }; sell shares

phase-setup = Set-up
phase-worker = Worker
phase-action = Action
phase-milestones = Milestones

## The log

log-placed = { $who } puts { $own_whom } on *{ $action }*
log-took-back = { $who } takes all workers back
log-passed = { $who } has nothing left and passes
log-built-station = { $who } builds a station in *{ $city }*{ $first ->
    [yes] , the first
   *[no] { "" }
}
log-built-office = { $who } opens an office in *section { $section }*{ $first ->
    [yes] , the first
   *[no] { "" }
}
log-laid = { $who } lays *{ $track }*{ $paid ->
    [0] { "" }
   *[other] {" "}for { $money }
}
log-paid = { $who } pays *{ $money }*
log-waived = { $who } need not pay { $money }
log-gained = { $who } gains { $thing ->
    [money] *${ $n }*
   *[shares] { $n ->
        [one] *1 share*
       *[other] *{ $n } shares*
    }
}
log-gained-worker = { $who } gains { $worker_whom }{ $paid ->
    [0] { "" }
   *[other] {" "}for { $money }
}
log-hired = { $who } hires { $worker_whom } for { $money }
log-sold-share = { $who } sells a share for { $money }
log-sold-piece = { $who } sells { $piece } for *{ $money }*
log-exchanged = { $who } exchanges { $own_whom } for { $worker_whom }
log-took-train = { $who } takes a *{ $train }*{ $paid ->
    [0] { "" }
   *[other] {" "}for { $money }
}
log-flipped = { $who } flips a { $train } { $up ->
    [yes] face up
   *[no] for its bonus
}{ $paid ->
    [0] { "" }
   *[other] , paying { $money }
}
log-stepped = { $who } moves up on the { $track }, to step { $step }{ $paid ->
    [0] { "" }
   *[other] , paying { $money }
}{ $shares ->
    [0] { "" }
    [one] , giving 1 share
   *[other] , giving { $shares } shares
}{ $own ->
    [no] { "" }
   *[other] , giving { $own_whom }
}
log-promoted = { $who } promotes { $own_whom } on *{ $milestone }*{ $paid ->
    [0] { "" }
   *[other] {" "}for { $money }
}
log-completed = { $who } completes *{ $milestone }*, { $vp } VP; back to the general supply: { $managers }
log-kept = { $who } keeps { $milestone }{ $back ->
    [0] { "" }
    [one] {" "}and puts 1 under the stack
   *[other] {" "}and puts { $back } under the stack
}
log-again = { $who } takes the { $reward } once more{ $paid ->
    [0] { "" }
   *[other] {" "}for { $money }
}
log-discarded-for-tile = { $who } discards { $own_whom }: *{ $tile }*
log-paid-for-tile = { $who } pays { $money }: *{ $tile }*
log-accepted = { $who } accepts a deal of { $tile } for { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}
log-new-deal = Deal { $tile } is turned up
log-drew = { $who } draws { $n ->
    [0] nothing: stack { $letter } is empty
    [one] 1 milestone of stack { $letter }
   *[other] { $n } milestones of stack { $letter }
}
log-deals-shuffled = The used deal tiles are shuffled
log-dealt = { $who } begins with milestone { $milestone }
log-first-player = { $who } is *first player*
log-chose-setup = { $who } takes setup tile { $tile } and { $worker_whom }
log-final-round = *One more turn for everybody*

## Score, bill, end

score-trains = Trains face up
score-milestones = Milestones
score-network = Network track
score-stations = Stations track
score-telegraph = Telegraph track
score-links = Telegraph links
thing-money = Cash
thing-shares = Shares
thing-owed = Owed
thing-managers = Managers
thing-goals = Open milestones
thing-milestones = Completed milestones
thing-rails = Rails on the board
thing-cities = Connected cities
thing-stations = Stations
thing-offices = Offices
thing-rails-left = Rails left
thing-buildings-left = Buildings left
thing-trains-up = Trains face up
thing-trains-down = Trains face down
thing-steps-telegraph = Telegraph track
thing-steps-stations = Stations track
thing-steps-network = Network track
thing-vp = VP
thing-worker-white = White workers
thing-worker-purple = Purple workers
thing-worker-orange = Orange workers
thing-worker-grey = Grey workers
thing-worker-turquoise = Turquoise workers
amount-shares = { $amount }
amount-managers = { $amount }
amount-goals = { $amount }
amount-milestones = { $amount }
amount-rails = { $amount }
amount-cities = { $amount }
amount-stations = { $amount }
amount-offices = { $amount }
amount-rails-left = { $amount }
amount-buildings-left = { $amount }
amount-trains-up = { $amount }
amount-trains-down = { $amount }
amount-steps-telegraph = { $amount }
amount-steps-stations = { $amount }
amount-steps-network = { $amount }
amount-worker-white = { $amount }
amount-worker-purple = { $amount }
amount-worker-orange = { $amount }
amount-worker-grey = { $amount }
amount-worker-turquoise = { $amount }
amount-money = ${ $amount }
amount-owed = ${ $amount }
amount-vp = { $amount } VP
end-end = Somebody had nothing left of the logo.

## Why not

why-RRV-302 = You have no { $worker } worker in your supply. Those on the player board come back when the supply is empty.
why-RRV-308 = { $owed ->
    [0] { "" }
   *[other] You owe ${ $owed } and have ${ $cash }.{ " " }
}{ $needed ->
    [0] { "" }
   *[other] This action needs ${ $needed } at least and you have ${ $cash }.{ " " }
}After this the basic action could not be carried out and paid in full.
why-RRV-309 = { $action ->
    [railroad] You have no rail left.
    [trade] You have neither a rail nor a building left.
    [telegraph] You have no building left, or an office in every section.
   *[station] You have no building left.
}
why-RRV-403 = You have { $have ->
    [one] 1 worker
   *[other] { $have } workers
} and { $least } must be left at the end of the turn: take or hire one first.
why-RRV-404 = You have { $have ->
    [one] 1 worker
   *[other] { $have } workers
}: after this fewer than { $least } would be left at the end of the turn, and nothing could make up for it.
why-RRV-407 = You have { $have ->
    [one] 1 worker
   *[other] { $have } workers
}: in another player's turn there must never be fewer than { $least }.
why-RRV-408 = You have no share to sell.
why-RRV-410 = A worker costs ${ $price } and you have ${ $cash }: ${ $missing } are missing.{ $sell ->
    [0] { "" }
    [one] { " " }Selling 1 share would do.
   *[other] { " " }Selling { $sell } shares would do.
}
why-RRV-413 = { $left ->
    [0] No train is left.
   *[other] This stack is empty.
}
why-RRV-416 = No { $worker } worker is left in the general supply.
why-RRV-417 = That costs ${ $price } and you have ${ $cash }: ${ $missing } are missing.{ $sell ->
    [0] { "" }
    [one] { " " }Selling 1 share would do.
   *[other] { " " }Selling { $sell } shares would do.
}
why-RRV-420 = You have no { $worker } worker there.
why-RRV-422 = You have no rail left on the player board.
why-RRV-423 = Nothing of this could be carried out now.
why-RRV-502 = { $city } is not in your network: no rail of yours touches it.
why-RRV-503 = You have a station in { $city } already.
why-RRV-603 = This track space touches no city of your network.
why-RRV-606 = You have a rail there already.
why-RRV-609 = { $needed ->
    [0] You could not pay for the rails that have to be laid.
   *[other] The rails would cost ${ $needed } at least. You have ${ $cash }, and shares and effects would not bring the rest.
}
why-RRV-702 = You have an office in section { $section } already.
why-RRV-708 = You have no { $worker } worker there.
why-RRV-801 = { $piece ->
    [rail] There is no rail in your leftmost section that still holds a piece.
   *[building] There is no building in your leftmost section that still holds a piece.
}
why-RRV-804 = You have no such train with this side up.
why-RRV-807 = The rail of this train costs ${ $price } and you have ${ $cash }: ${ $missing } are missing.{ $sell ->
    [0] { "" }
    [one] { " " }Selling 1 share would do.
   *[other] { " " }Selling { $sell } shares would do.
}
why-RRV-903 = Build the station first.
why-RRV-905 = There is no price to waive: nothing is built yet, or it is paid.
why-RRV-906 = Build the station first.
why-RRV-909 = Lay the rails first.
why-RRV-912 = { $left ->
    [0] You have no rail left.
   *[other] Lay the rails of the basic action first.
}
why-RRV-914 = Open the office first.
why-RRV-915 = Open the office first.
why-RRV-918 = Open an office in a section with a telegraph tile first.
why-RRV-1004 = { $shares ->
    [one] This deal costs 1 share
   *[other] This deal costs { $shares } shares
} and you have { $have }.
why-RRV-1009 = You could carry out nothing of this deal's reward.
why-RRV-1104 = This slot wants another colour: { $wanted }.
why-RRV-1105 = { $have ->
    [no] You have no { $worker } worker there.
   *[yes] This is none of your open milestones.
}
why-RRV-1108 = This slot of { $milestone } has its manager already.
why-RRV-1204 = This step costs ${ $price } and you have ${ $cash }: ${ $missing } are missing.{ $sell ->
    [0] { "" }
    [one] { " " }Selling 1 share would do.
   *[other] { " " }Selling { $sell } shares would do.
}
why-RRV-1205 = { $shares ->
    [one] This step costs 1 share
   *[other] This step costs { $shares } shares
} and you have { $have }.
why-RRV-1206 = { $worker ->
    [any] This step costs a worker: pick one of yours, too.
   *[other] You have no { $worker } worker there.
}
why-RRV-1208 = Your marker is at the top of this track.
why-RRV-1604 = The spare building goes to the First Office space of a deal section, and only where nobody is first yet.
why-RRV-1606 = The spare building goes to the First Station space of Washington or Charlotte, and only where nobody is first yet.
why-RRV-1801 = This effect does not bring workers of this colour.

## Gallery

gallery-map = { $cities } cities and { $tracks } track spaces between them.
gallery-cityTiles = City tiles
gallery-telegraphTiles = Telegraph tiles
gallery-dealTiles = Deal tiles
gallery-trainTiles = Trains
gallery-setupTiles = Setup tiles
gallery-milestones = Milestones
gallery-workerAbilities = Abilities of the workers
gallery-performanceTracks = Performance tracks
gallery-cities = Cities
gallery-sections = Sections of the telegraph line
gallery-shelves = Sections of the player board
action-any = Any action
ability-of = { $worker }: { $ability }
ability-name = { $action }: { $worker }
ability-any-white = Promote one of your workers: it becomes manager of a milestone.
ability-station-purple = Pay { $cost } and flip one of your trains.
ability-station-orange = The price of the station is not paid.
ability-station-grey = Gain the city's First Station bonus, even if you are not the first.
ability-station-turquoise = Pay { $cost } and take the city's base reward once more.
ability-railroad-purple = Pay { $cost } and take a train.
ability-railroad-orange = Get back { $amount } and { $each } for each triangle you have built on.
ability-railroad-grey = Gain { $n ->
    [one] 1 share
   *[other] { $n } shares
}.
ability-railroad-turquoise = Lay three rails instead of two{ $reading ->
    [together] , still for { $price } in all
    [each] , each for { $price }
   *[either] , for { $price } in all or for each: the table agrees which
}; triangles cost as always.
ability-telegraph-purple = Exchange one of your workers for one of any colour.
ability-telegraph-orange = Gain { $amount } for { $reading ->
    [owned] each share you own, those of this office included
    [gained] each share that this office brings
   *[either] each share you own or only for those of this office: the table agrees which
}.
ability-telegraph-grey = Gain the section's First Office shares, even if you are not the first.
ability-telegraph-turquoise = Pay { $cost } and gain the bonus of the section's telegraph tile.
ability-trade-purple = { $n ->
    [one] 1 performance step.
   *[other] { $n } performance steps, split as you like.
}
ability-trade-orange = Gain { $amount } for each of your trains.
ability-trade-grey = Accept a deal of the face-up deal tile; nobody else is offered it. It brings { $n ->
    [one] 1 share
   *[other] { $n } shares
} more.
ability-trade-turquoise = Flip one more train; it may be the same one.
performance-effect = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}; on the highest one each is worth { $most } VP. What is written on a step is paid for moving up onto it.
city-effect = Level { $level }; a station costs { $price }.
section-name = Section { $number }
section-effect = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} for an office, { $first } more for the first one.{ $gives ->
    [tile] { " " }A telegraph tile lies here.
    [deal] { " " }An office here brings a deal.
   *[no] { "" }
}{ $link ->
    [0] { "" }
   *[other] { " " }Offices here and in the next section: { $link } VP.
}
shelf-effect = Selling a piece of this section brings { $value }.{ $logo ->
    [left] { "" }
   *[right] { " " }It lies right of the logo.
}
shelf-pieces = { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, { $rails ->
    [one] 1 rail
   *[other] { $rails } rails
}
city-tile = City tile { $tile }
city-tile-effect = First Station: { $first }. Base reward: { $base }.
deal-tile = Deal tile { $tile }
setup-tile = Setup tile { $tile }
milestone-effect = { $vp } VP. { $conditions }. Managers: { $managers }.

# The guided first turn
first-station = Station
first-station-title = Your setup tile: a station
first-station-do = Put your spare building in *Charlotte*: a station.
first-station-why = It costs nothing and brings no reward, but it counts on the stations track and for milestones. Rails need no stations: your network is every city that your rails touch.
first-worker = Worker
first-worker-title = Place a worker
first-worker-do = Pick the *purple worker* of your supply and then *Trade*.
first-worker-why = A turn is one worker on one of four actions: Station, Railroad, Telegraph, Trade. The action always works; the worker's colour adds an ability.
first-sell = Sell
first-sell-title = The basic action: sell
first-sell-do = Sell a *building* of your leftmost section.
first-sell-why = Selling brings the money for everything else, and it moves you on to the richer sections of your board.
first-step = Ability
first-step-title = The worker's ability
first-step-do = Purple in Trade gives three performance steps. Take one on the *telegraph track*.
first-step-why = Each track multiplies something at the end: offices, stations, the west. Choose the one that you mean to build.
first-end = Done
first-end-title = End the turn
first-end-do = The tour has taken a second step. You may leave the third: press *Done*.
first-end-why = Effects and payment come in any order you like, and what you need not take you may leave.
first-goal = Goal
first-goal-title = Where this goes
first-goal-do = Now the others place workers. When your supply is empty, all workers come back.
first-goal-why = Milestones beside your player board score most: they show what is still missing. Shares can be sold and workers hired in every decision of yours.

## Legend

legend-level = City level
legend-level-help = From 1 to 5; milestones count it.
legend-price = Station price
legend-price-help = In hundreds: 5 is $500.
legend-reward = City rewards
legend-reward-help = What a station here brings; the ribbon is for the first one only.
legend-rails = Rails
legend-rails-help = Colour, pattern and lane tell whose.
legend-station = Station
legend-station-help = Built in a city that your network reaches.
legend-deal = Deal
legend-deal-help = A rail or office here opens the deal on offer.
legend-shares = Shares
legend-shares-help = So many for an office here, and more for the first.
legend-link = Neighbouring offices
legend-link-help = VP for offices in both sections.
legend-worth = Performance
legend-worth-help = VP for each piece that this track counts.
legend-toll = Price of the step
legend-toll-help = What is paid to step here.
legend-offer = Deal on offer
legend-offer-help = Shares paid above, what they bring below.
legend-worker = Worker
legend-worker-help = Hat and colour tell the trade.
legend-section = Section
legend-section-help = What selling a piece of this section brings.
legend-logo = Company logo
legend-logo-help = Who has nothing left of it triggers the end.
legend-milestone = Milestone
legend-milestone-help = VP when its conditions are met.
legend-train = Train
legend-train-help = Scores while it lies face up; turned over, it gives what it shows.
legend-action = Action
legend-action-help = One of the four; the workers below it have been placed.

## Lessons
lesson-first-office = The first office
lesson-first-office-ask = Your first turn: you have placed a worker for the *telegraph*. An office costs nothing, and you have five workers. In which section do you open it?
lesson-first-office-why = Section 7 gives a train for one of your workers: 8 VP as long as it lies face up. You are the first there, and from section 5 on two neighbouring offices are worth 8 VP, not 5. In section 2 a neutral building stands on the first space, so that only its three shares are left.
lesson-rails-are-dear = Rails are dear
lesson-rails-are-dear-ask = Your first turn: $1,050, three shares, five workers. Which *action* do you take, and with which worker?
lesson-rails-are-dear-why = Two rails cost $400 and more for terrain, and by themselves they score nothing. An office is free, brings shares of $150 each and begins the links between neighbours. Let offices earn first; lay rails when you know which milestones they serve.
lesson-early-trade = No money, no choice
lesson-early-trade-ask = You have $600 and two shares. Which *action* do you take?
lesson-early-trade-why = Two rails would leave you nearly without money, and almost every later action costs some. A sale from the first section of your board brings $600, and you may flip a train besides. Money keeps all four actions open; look two turns ahead before you spend the last of it.
lesson-deal-shares = A deal that others opened
lesson-deal-shares-ask = Another player has opened this *deal*. You own four shares. Do you accept one half of it, or decline?
lesson-deal-shares-why = Two shares are $300, and the single rail leads nowhere that you need yet. Nobody has to accept a deal. Shares are your cash: give them for a deal that brings your next plan forward, not because it is on offer.
lesson-trade = Sell in time
lesson-trade-ask = You have $700, no share left, two offices and no station. Which *action* do you take?
lesson-trade-why = Without shares $700 is all you own, and one station or two rails would leave you stuck in the next turn. The stations of Washington and Charlotte do not run away: their first spaces are taken already, and there is room for one of each player. Sell before you have to.

then-own = one of your workers
then-action = an action
then-city = a city
then-track = a line of track
then-section = a section of the telegraph line
then-worker = a worker of the general supply
then-piece = a piece of your board
then-train = a train
then-slot = a place on a milestone
then-performance = a track of performance
then-share = shares
then-deal = half of the deal

signs = What the signs mean
sign-share = a share
sign-steps = performance steps
sign-take-train = take a train
sign-flip-train = flip a train
sign-worker-any = any worker
sign-promote = promote a worker
sign-swap = exchange a worker
sign-free-rail = a rail for free
sign-free-station = a station for free
sign-deal = a deal

## How bots play

style-stations = likes stations
style-rails = likes rails
