# Russian Railroads in English.

tagline = Three lines leave Moscow. Push tracks, engines and industry with a handful of workers; what stands early scores again and again.

## Settings

setting-engineer-factory = Factory 1 scores
setting-engineer-factory-help = The numbers of your two highest engineers, or of all of them.
setting-engineer-factory-two = two engineers
setting-engineer-factory-all = all engineers
setting-locomotive-chain = A replaced locomotive
setting-locomotive-chain-help = With all four slots full it may leave the board at once, or must go on replacing while it can.
setting-locomotive-chain-may-stop = may leave
setting-locomotive-chain-goes-on = must go on

## Small words

or = or
any = any
hire = hire
of-n = of { $n }
moscow = Moscow
ten-points = 10 points
gap = factory
round-of = round { $round } of { $rounds }
in-rounds = in { $n }
now-points = now { $n }
if-scored-now = If scored now
pay-with = Pay with
boarded-up = Boarded up with two players
industry-track = industry track
has-passed = passed
place-n = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
tab-actions = Actions
tab-board = Boards

line-trans-siberian = Trans-Siberian
line-st-petersburg = St. Petersburg
line-kiev = Kiev
terminus-trans-siberian = Vladivostok
terminus-st-petersburg = St. Petersburg
terminus-kiev = Kiev
letter-black = B
letter-grey = G
letter-brown = Br
letter-natural = N
letter-white = W

pieces-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
pieces-temporary = { $n ->
    [one] { $n } temporary worker
   *[other] { $n } temporary workers
}
pieces-black = the black worker
placed-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
placed-temporary = { $n ->
    [one] { $n } temporary worker
   *[other] { $n } temporary workers
}
placed-black = the black worker
placed-ruble = { $n ->
    [one] { $n } ruble
   *[other] { $n } rubles
}
pieces-ruble = { $n ->
    [one] { $n } ruble
   *[other] { $n } rubles
}

## Action spaces

area-track = Track
area-locomotive = Locomotive, factory
area-industry = Industry
area-side = Supply
area-turn-order = Turn order
area-engineers = Engineers
stock-locomotives = Tiles
stock-factories = Returned
stock-doublers = Doublers
stock-cards = ? cards

space-any-2 = Two free moves
space-white-1 = One white move
space-white-2 = Two white moves
space-natural-1 = One natural move
space-natural-2 = Two natural moves
space-brown-1 = One brown move
space-brown-2 = Two brown moves
space-grey-2 = Two grey moves
space-grey-3 = Three grey moves
space-black-2 = Two black moves
space-black-3 = Three black moves
space-bottom = Bottom track space
space-locomotive-1 = Top locomotive space
space-locomotive-2 = Middle locomotive space
space-locomotive-3 = Bottom locomotive space
space-industry-1 = One industry move
space-industry-2 = Two industry moves
space-industry-black = Industry and black
space-doubler = Doubler
space-rubles = Two rubles
space-temporary = Temporary workers
space-order-1 = First place
space-order-2 = Second place
space-last-round = Last-round token
space-hire = Hire
engineer-n = Engineer { $n }
factory-n = Factory { $n }
locomotive-n = { $n ->
    [0] empty
   *[other] locomotive #{ $n }
}

## Effects

effect-track = { $colour ->
    [any] { $n ->
        [one] 1 move of any colour
       *[other] { $n } moves of any colours
    }
    [black-grey] { $n ->
        [one] 1 black or grey move
       *[other] { $n } black or grey moves
    }
   *[other] { $n ->
        [one] 1 { $colour } move
       *[other] { $n } { $colour } moves
    }
}
effect-industry = { $n ->
    [one] 1 industry move
   *[other] { $n } industry moves
}
effect-build-either = a locomotive or a factory
effect-build-locomotive = a locomotive
effect-build-factory = a factory
effect-locomotive = locomotive #{ $number }
effect-shift = a place for locomotive #{ $number }
effect-repeat = the action of a space with one own piece again
effect-token = a ? token
effect-question-card = a ? card
effect-doubler = { $n ->
    [one] 1 doubler
   *[other] { $n } doublers
}
effect-rubles = { $n ->
    [one] 1 ruble
   *[other] { $n } rubles
}
effect-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
effect-station = { $n } points
effect-temporary = both temporary workers for this round
effect-claim = place { $n } in the next round
effect-hire = the engineer of the hire space
effect-worker = 1 worker from the reserve
effect-tracks = the { $colour } tracks
effect-second-marker = the second industry marker on 0
effect-revalue = more points for brown, natural and white
effect-medal = 20 points per scoring for grey on Kiev 5
effect-black-worker = the black worker
effect-engineer = engineer { $number }
effect-engineer-points = points for the numbers of own engineers
effect-locomotive-points = points for the two highest locomotives
effect-end-bonus = an end-bonus card or 10 points
short-effect-repeat = repeat
short-effect-engineer-points = engineers
short-effect-locomotive-points = locomotives
short-effect-end-bonus = end bonus
short-effect-question-card = ? card
short-effect-second-marker = 2nd marker
short-effect-revalue = 2 4 7 → 3 6 10
short-effect-medal = ★20
short-effect-token = ?
factory-short-1 = engin.
factory-short-2 = build
factory-short-3 = repeat
factory-short-4 = ×2
factory-short-5 = +1
factory-short-6 = ruble
factory-short-7 = any +2
factory-short-8 = loco.
factory-short-9 = bonus

## Tokens and cards

token-four-moves = Four moves
token-five-industry = Five industry moves
token-second-marker = Second marker
token-three-doublers = Three doublers
token-revaluation = Revaluation
token-kiev-medal = Kiev medal
token-question-card = ? card and end bonus
short-token-four-moves = +4
short-token-five-industry = 5 ind.
short-token-second-marker = 2nd
short-token-three-doublers = 3×2
short-token-revaluation = 7→10
short-token-kiev-medal = 20★
short-token-question-card = card
card-triple-twice = Triple twice
card-triple-twice-help = A doubler, an industry move and a black move in this order, then the same once more.
card-black-worker = Black worker
card-black-worker-help = One more worker to the end of the game; it adds a black move where there is one.
card-engineer-ruble = Engineer
card-engineer-ruble-help = Engineer 1 and a ruble, both usable in this round.
card-locomotive-9 = Locomotive #9
card-locomotive-9-help = Placed at once by the usual rules.
card-factory-industry = Factory
card-factory-industry-help = A factory, and up to two industry moves.
bonus-points-15 = 15 points
bonus-points-15-help = Nothing to count.
bonus-extra-workers = Extra workers
bonus-extra-workers-help = 10 points for each worker gained.
bonus-doublers = Doublers
bonus-doublers-help = 20 points with 4 to 6 doublers, 30 with 7 or 8.
bonus-finished-lines = Finished lines
bonus-finished-lines-help = 10 points for each black track on the last space.
bonus-black-positions = Black tracks
bonus-black-positions-help = The numbers of the three spaces that black has reached.
bonus-extra-engineer = Extra engineer
bonus-extra-engineer-help = Counts as one more engineer in the majority.
bonus-factories = Factories
bonus-factories-help = 4 points for each factory.
bonus-question-tokens = ? tokens
bonus-question-tokens-help = 7 points for each ? token on the board.
bonus-engineers = Engineers
bonus-engineers-help = 6 points for each engineer.
starting-black-move = Black move
starting-black-move-help = One black move on any line.
starting-industry-move = Industry move
starting-industry-move-help = One industry move.
starting-doubler = Doubler
starting-doubler-help = One doubler.
starting-ruble = Ruble
starting-ruble-help = One more ruble.

## Plates and titles

plate-grey = grey
plate-brown = brown
plate-natural = nat.
plate-white = white
plate-worker = worker
plate-double = all ×2
title-space = { $space }: { $price } for { $gives }.
hint-space = { $gives }.
hint-bonus = { $points ->
    [0] Worth nothing as things stand.
    [one] Worth { $points } point as things stand.
   *[other] Worth { $points } points as things stand.
}
title-forecast = { $points ->
    [0] Adds nothing to this round's scoring yet.
   *[other] Up to +{ $points } now and in this round's scoring.
}
title-track = { $line }, { $colour } track, { $space ->
    [0] beside the line
   *[other] on space { $space }
}
title-special = { $gives }, with { $colour } here{ $locomotive ->
    [yes] {" "}and within reach
   *[no] {""}
}
title-star = { $points ->
    [one] 1 point
   *[other] { $points } points
} in every scoring, with { $colour } here and within reach
title-doubling = The whole line counts twice, with { $colour } here and within reach
title-factory = Factory { $n }: { $gives }
title-stack = Locomotive #{ $n }, { $left } left; its back is a factory: { $gives }
title-board = Player board

## Panels

figure-workers = Workers
figure-rubles = Rubles
figure-reach = Reach
figure-industry = Industry
figure-round = Round
figure-doublers = Doublers
figure-reserve = Reserve
figure-engineers = Engineers
figure-factories = Factories
figure-tokens = ? tokens
figure-end-bonus = End bonus
thing-worker = Workers
thing-temporary = Temporary workers
thing-black = Black worker
thing-ruble = Rubles
thing-points = Points
thing-reserve = Workers in reserve
thing-doubler = Doublers
thing-engineer = Engineers
thing-factory = Factories
thing-token = ? tokens
thing-end-bonus = End-bonus cards
thing-marker = Industry markers
thing-industry-1 = Industry marker
thing-industry-2 = Second industry marker
thing-reach-trans-siberian = Reach on the Trans-Siberian line
thing-track-trans-siberian-black = Black track, Trans-Siberian
thing-track-trans-siberian-grey = Grey track, Trans-Siberian
thing-track-trans-siberian-brown = Brown track, Trans-Siberian
thing-track-trans-siberian-natural = Natural track, Trans-Siberian
thing-track-trans-siberian-white = White track, Trans-Siberian
thing-reach-st-petersburg = Reach on the St. Petersburg line
thing-track-st-petersburg-black = Black track, St. Petersburg
thing-track-st-petersburg-grey = Grey track, St. Petersburg
thing-track-st-petersburg-brown = Brown track, St. Petersburg
thing-track-st-petersburg-natural = Natural track, St. Petersburg
thing-reach-kiev = Reach on the Kiev line
thing-track-kiev-black = Black track, Kiev
thing-track-kiev-grey = Grey track, Kiev
thing-track-kiev-brown = Brown track, Kiev
amount-worker = { $amount }
amount-temporary = { $amount }
amount-black = { $amount }
amount-ruble = { $amount }
amount-points = { $amount }
amount-reserve = { $amount }
amount-doubler = { $amount }
amount-engineer = { $amount }
amount-factory = { $amount }
amount-token = { $amount }
amount-end-bonus = { $amount }
amount-marker = { $amount }
amount-industry-1 = { $amount }
amount-industry-2 = { $amount }
amount-reach-trans-siberian = { $amount }
amount-track-trans-siberian-black = { $amount }
amount-track-trans-siberian-grey = { $amount }
amount-track-trans-siberian-brown = { $amount }
amount-track-trans-siberian-natural = { $amount }
amount-track-trans-siberian-white = { $amount }
amount-reach-st-petersburg = { $amount }
amount-track-st-petersburg-black = { $amount }
amount-track-st-petersburg-grey = { $amount }
amount-track-st-petersburg-brown = { $amount }
amount-track-st-petersburg-natural = { $amount }
amount-reach-kiev = { $amount }
amount-track-kiev-black = { $amount }
amount-track-kiev-grey = { $amount }
amount-track-kiev-brown = { $amount }
score-trans-siberian = Trans-Siberian
score-st-petersburg = St. Petersburg
score-kiev = Kiev
score-industry = Industry
score-passing = Passing
score-engineers = Engineers' points
score-factories = Factories' points
score-stations = Ends of lines
score-instead = Instead of end-bonus cards
score-end-bonus = End bonus
score-majority = Most engineers
short-trans-siberian = Siberian
short-st-petersburg = Petersburg
short-kiev = Kiev
short-industry = Industry

## What is asked

phase-start = Starting bonuses
phase-workers = Workers
phase-reuse = Reuse
phase-scoring = Scoring
phase-engineers = Engineers move
ask-turn = Place workers: *{ $workers } left*, { $rubles ->
    [one] { $rubles } ruble
   *[other] { $rubles } rubles
}
ask-turn-hint = Point at a space, or hold a finger on it, to see what it gives.
ask-carry = Now: *{ $what }*
ask-carry-hint = { $also ->
    [none] {""}
   *[other] If wanted also { $also }.
}
ask-shift = Locomotive *#{ $number }* was replaced: choose its new slot
ask-shift-hint = { ask-carry-hint }
ask-token = Choose a *? token*
ask-token-hint = { ask-carry-hint }
ask-question-card = Choose a *? card*
ask-question-card-hint = { ask-carry-hint }
ask-repeat = Choose the space whose action is *repeated*
ask-repeat-hint = { ask-carry-hint }
ask-reuse = Reuse the worker of place { $position } on a *free space for one worker*
ask-starting = Choose a *starting bonus*
ask-end-bonus = Take an *end-bonus card*, or 10 points

label-pass = Pass{ $n ->
    [0] {""}
   *[other] , +{ $n }
}
label-leave = Leave it
label-done = The rest lapses
label-skip = Enough
label-return = Return it as a factory
label-points = 10 points
label-doubler = Doubler
label-place = Place
label-move = Move
label-take = Take
label-repeat = Repeat
label-reuse = Reuse
label-locomotive = Locomotive
label-factory = Factory
label-track = { $line } { $colour }
label-marker = { $n ->
    [1] Industry marker
   *[other] Second industry marker
}
label-stack = tile { $n } of the stack
label-returned = returned factory { $n }
label-gap = in place of the factory in gap { $n }
phrase-place = { $space } for { $paid }: { $gives }
phrase-reuse = { $space }: { $gives }
phrase-repeat = { $space }: { $gives }
phrase-move = { $what }
phrase-take = { $what }
phrase-locomotive = Locomotive: { $what }
phrase-factory = Factory: { $what }
group-place = Place workers
group-move = Move
group-locomotive = Build
group-factory = Build
group-take = Take
group-repeat = Repeat
group-reuse = Reuse
group-pass = Pass

## The log

log-new-order = The turn order is { $order }
log-took-starting = { $who } starts with *{ $card }*
log-placed = { $who } places { $pieces }: *{ $space }*
log-passed = { $who } passes{ $points ->
    [0] {""}
   *[other] , *+{ $points }*
}
log-moved-track = { $who } moves { $colour } to { $line } *{ $space }*
log-gained-tracks = { $who } gains the { $colour } tracks
log-scored = { $who } scores *+{ $points }*
log-gained-worker = { $who } gains { $n ->
    [one] a worker
   *[other] { $n } workers
} from the reserve
log-placed-locomotive = { $who } puts locomotive *#{ $number }* on { $slot }{ $replaced ->
    [0] {""}
   *[other] {" "}in place of #{ $replaced }
}
log-returned-locomotive = Locomotive #{ $number } of { $who } becomes a factory beside the stacks
log-built-factory = { $who } builds factory *{ $number }* in gap { $gap }
log-moved-marker = { $who } moves industry to a space worth *{ $points }*
log-used-factory = { $who } uses factory { $number }
log-took-token = { $who } lays *{ $token }* on { $place }
log-took-card = { $who } takes the ? card *{ $card }*
log-placed-doublers = { $who } places { $n ->
    [one] { $n } doubler
   *[other] { $n } doublers
}
log-gained-rubles = { $who } takes { $n ->
    [one] { $n } ruble
   *[other] { $n } rubles
}
log-gained-temporary = { $who } takes both temporary workers
log-hired = { $who } hires engineer *{ $number }*
log-claimed = { $who } claims place { $position } of the next round
log-repeated = { $who } repeats *{ $space }*
log-reused = { $who } moves a piece from turn order to *{ $space }*
log-exchanged = { $who } changes the { $piece ->
    [ruble] ruble
   *[other] temporary worker
} on turn order for a worker on *{ $space }*
log-lapsed = { $who } cannot do any more: { $what } lapses
log-took-black-worker = { $who } takes the black worker
log-took-engineer = { $who } takes engineer *{ $number }*
log-added-marker = { $who } puts the second industry marker on 0
log-took-end-bonus = { $who } takes an end-bonus card
log-chose-end-bonus = It is *{ $card }*
log-scored-round = { $who } scores *+{ $total }* in round { $round }
log-revealed = { $who } reveals the end bonus *{ $card }*: *+{ $points }*
log-majority = { $who } gets *+{ $points }* for { $rank ->
    [1] the most engineers
   *[other] the second most engineers
}
log-new-round = Round *{ $round }* of { $rounds }

## Why not

why-RUS-401 = With two players this space is boarded up.
why-RUS-503 = Somebody has placed a worker or ruble there in this round.
why-RUS-504 = { $rubles ->
    [0] { $have ->
        [0] You have neither workers nor rubles left.
       *[other] This takes { $needed } workers or rubles, in the kinds that you have; you have { $have } in all.
    }
   *[other] { $own ->
        [0] One of the pieces must be a ruble, and you have none.
       *[other] This takes { $rubles } rubles, and you have { $own }.
    }
}
why-RUS-506 = { $word ->
    [rest] { $n ->
        [one] One more step of this action can be done, so it must be.
       *[other] { $n } more steps of this action can be done, so they must be.
    }
    [track] { $there ->
        [0] No { $what ->
            [any] track
            [black-grey] black or grey track
           *[other] { $what } track
        } of yours can be moved now.
       *[other] The action takes { $n } { $what ->
            [any] moves
            [black-grey] black or grey moves
           *[other] { $what } moves
        } and only { $there } can be made.
    }
    [industry] { $there ->
        [0] Your industry marker cannot move: the gap before it holds no factory, or it has reached the end.
       *[other] The action takes { $n } industry moves and only { $there } can be made.
    }
    [build] No tile is left that could be built.
    [doubler] Too few doublers can be placed: { $n } are needed.
    [locomotive] Every slot holds a locomotive that is as high.
    [repeat] No space with exactly one piece of yours has an action that can be repeated.
   *[other] Each part of the action is possible, but not all of them together.
}
why-RUS-509 = After that the rest of the action could not be done any more: { $word ->
    [track] { $n ->
        [one] 1 { $what ->
            [any] free move
            [black-grey] black or grey move
           *[other] { $what } move
        }
       *[other] { $n } { $what ->
            [any] free moves
            [black-grey] black or grey moves
           *[other] { $what } moves
        }
    }
    [industry] { $n ->
        [one] 1 industry move
       *[other] { $n } industry moves
    }
    [doubler] the doubler
   *[other] the rest
}.
why-RUS-603 = { $own ->
    [0] One of the pieces must be a ruble, and you have none.
   *[other] One of the pieces must be a ruble; no worker stands in for it.
}
why-RUS-802 = { $line ->
    [kiev] The Kiev line
    [st-petersburg] The St. Petersburg line
   *[other] The Trans-Siberian line
} has no { $colour } track.
why-RUS-803 = This action does not move { $colour } tracks.
why-RUS-806 = The { $colour } track stands right in front of it.
why-RUS-808 = The { $colour } track of this line must stand on space 2 or further first.
why-RUS-809 = You have no { $colour } tracks yet.
why-RUS-815 = This track has reached the end of { $line ->
    [kiev] the Kiev line
    [st-petersburg] the St. Petersburg line
   *[other] the Trans-Siberian line
}.
why-RUS-903 = This part of the action gives the other kind of tile.
why-RUS-910 = Locomotive #{ $number } does not replace #{ $there }: only lower ones are replaced.
why-RUS-911 = At this table a replaced locomotive goes on replacing lower ones while it can.
why-RUS-913 = One of your slots is still empty, so the locomotive stays on the board.
why-RUS-916 = No slot of yours is empty or holds a locomotive lower than #{ $number }.
why-RUS-918 = No locomotive is left in the stacks.
why-RUS-1001 = { $lowest ->
    [0] The stacks are empty: only a factory beside them can be taken.
   *[other] A tile comes from the lowest stack, now #{ $lowest }, or from the factories beside the stacks.
}
why-RUS-1005 = { $full ->
    [yes] All five gaps are filled: say which factory is replaced.
   *[no] As long as a gap is free, no factory is replaced.
}
why-RUS-1009 = No tile is left, neither in the stacks nor beside them.
why-RUS-1106 = Gap { $gap } holds no factory yet.
why-RUS-1108 = The marker has reached the end of the industry track.
why-RUS-1204 = { $left ->
    [0] No doubler is left in the supply.
   *[other] Too few of your doubler slots are free.
}
why-RUS-1304 = { $own ->
    [0] Only a ruble can be placed here, and you have none.
   *[other] Only a ruble can be placed here, no worker.
}
why-RUS-1305 = No engineer is left to be hired in this round.
why-RUS-1306 = Engineer { $number } belongs to somebody else.
why-RUS-1307 = You have used this engineer in this round already.
why-RUS-1311 = Engineer { $number } is not on a public space yet.
why-RUS-1503 = You hold this position in this round already.
why-RUS-1505 = You have claimed a position in this round already.
why-RUS-1603 = Only a space for exactly one worker can be used again.
why-RUS-1605 = This space takes a ruble, and the worker comes alone.
why-RUS-1606 = This space cannot be used again at the end of the round.
why-RUS-2001 = The last-round token comes into play in the last round only.
why-RUS-2002 = In the last round no position is claimed any more.
why-RUS-2301 = You have laid this token already.
why-RUS-2304 = Your second industry marker is not in play.
why-RUS-2305 = One of your markers still stands on space 0, where the second one begins.
why-RUS-2307 = Your other marker stands on the next space.
why-RUS-2313 = Somebody has taken this card already.
why-RUS-2801 = No piece of yours stands there in this round.
why-RUS-2802 = You have placed more than one piece there at once.
why-RUS-2804 = The action of this space can never be repeated.
why-RUS-2807 = That action could not be carried out in full now.

## Gallery

gallery-spaces = Action spaces
gallery-lines = Special spaces of the lines
gallery-locomotives = Locomotives
gallery-locomotive = Reaches { $reach ->
    [one] 1 space
   *[other] { $reach } spaces
} of its line; { $count } in the box. Its back is the factory of the same number.
gallery-engineers = Engineers
gallery-factories = Factories
gallery-tokens = ? tokens
gallery-cards = ? cards
gallery-bonuses = End-bonus cards
gallery-board = Player board
gallery-starting = Starting bonuses
gallery-board-effect = Three lines of { $spaces } spaces in all, the industry track, places for locomotives, doublers and factories.

# The guided first turn
first-hire = Engineer
first-hire-title = Hire an engineer
first-hire-do = Place your *ruble* on the *hire space* at the right end of the engineers.
first-hire-why = A hired engineer is yours for the whole game: an action of your own every round, and the majority of engineers scores at the end.
first-space = Space
first-space-title = Place workers
first-space-do = Place *1 worker* on the *top locomotive space*: it gives a locomotive or a factory.
first-space-why = One worker for the best tile of the round is cheap. What costs a single worker is taken first.
first-factory = Tile
first-factory-title = Locomotive or factory?
first-factory-do = Take the *factory side* of the tile with the 3.
first-factory-why = The same tile is a locomotive or a factory. A factory fills a gap of your industry track, so that its marker can pass.
first-industry = Industry
first-industry-title = Move the industry marker
first-industry-do = Place *2 workers* on *two industry moves*.
first-industry-why = Industry scores its space in every round: the sooner it moves, the more often it counts.
first-rubles = Rubles
first-rubles-title = Save for the next round
first-rubles-do = Place *1 worker* on *two rubles*.
first-rubles-why = A ruble replaces a worker later, and only a ruble hires an engineer.
first-score = Scoring
first-score-title = When all have passed
first-score-do = Workers are placed in turn until everybody passes; then every line scores as far as black track and locomotive reach, and so does industry.
first-score-why = Points grow from round to round: build lines whose colours and locomotives fit each other. Hover over a space to see what it gives.

## Warnings

warn-temporary = { $n ->
    [one] 1 temporary worker goes
   *[other] { $n } temporary workers go
} back at the end of the round, *used or not*.

## Legend

legend-space = Action space
legend-space-help = Place workers here to do what it shows.
legend-need = Worker to place
legend-need-help = One outline for each worker needed.
legend-standing = Placed worker
legend-standing-help = This space is taken for this round.
legend-ruble = Ruble
legend-ruble-help = Pays for action spaces that show it, or stands for a worker.
legend-engineer = Engineer
legend-engineer-help = An action for all, or later for the one who hired it.
legend-hire = Hiring
legend-hire-help = Whoever pays takes the engineer for good.
legend-stock = Locomotives in stock
legend-stock-help = The number is the reach; ×n are left.
legend-head = Track
legend-head-help = The letter is its colour; it has come this far.
legend-reach = Reach
legend-reach-help = So far the locomotives of the line reach: only this much scores.
legend-loco = Locomotive
legend-loco-help = Its number is how many spaces it reaches.
legend-doubler = Doubler
legend-doubler-help = This space of the Trans-Siberian line counts twice.
legend-special = Special space
legend-special-help = What it gives when the track of this colour gets here.
legend-factory = Factory
legend-factory-help = Its effect comes when the industry marker gets here.
legend-marker = Industry marker
legend-marker-help = Moves along the industry track; gaps need a factory.
legend-industry = Industry points
legend-industry-help = Scored in every round for the space reached.
legend-card = ? card
legend-card-help = For a ? token; its symbols say what it gives.
legend-token = ? token
legend-token-help = Used once, for what its symbols say.
legend-hired = Your engineer
legend-hired-help = An action space of your own, once a round.

order-turn = The rest of the round
order-turn-pass = pass

## Lessons
lesson-all-workers = Nothing useful left?
lesson-all-workers-ask = Round 1, and the best spaces are taken. You still have five workers. Which space do you take, or do you *pass*?
lesson-all-workers-why = Whoever passes is out for the round, and workers that are not placed bring nothing. The first place is nearly free: it lets you begin the next round, and its worker is moved to an action space that is still free before scoring.
lesson-locomotive = Track without reach
lesson-locomotive-ask = On the St. Petersburg line your black track stands on 9, but the locomotive reaches only 1. You have three workers. What now?
lesson-locomotive-why = Beyond the reach of its locomotive a line gives nothing. A new locomotive on top pushes the older ones down: St. Petersburg then reaches its '?' on space 4, where your black track has long been, and the token comes at once. A doubler helps only the Trans-Siberian line, where you have hardly begun.
lesson-token = The first '?' token
lesson-token-ask = You have reached a '?' space. Which *token* do you take?
lesson-token-why = The card works at once, and the end bonus comes with it: it counts what you build from now on. Three doublers would stand above spaces that your tracks have not reached. Ask of every token what it does on the board that you have, not on the one you wish for.
lesson-rubles = One worker, two rubles
lesson-rubles-ask = You have two workers and no ruble. Doubler, turn order, bottom track space or *rubles*?
lesson-rubles-why = One worker becomes two rubles, and a ruble may stand for any worker: that is one action more in this round. Only a ruble hires an engineer, and the top track space wants one, too. Your Trans-Siberian line has just begun, so a doubler would double next to nothing.
lesson-industry = One step before the '?'
lesson-industry-ask = Your industry marker stands one step before its '?'. Which space do you take?
lesson-industry-why = The '?' of the industry track needs neither track nor locomotive, only a marker that gets there: the token comes at once, and the industry scores more in every round. What is one step away goes first, before somebody takes the space.
lesson-card = Which '?' card?
lesson-card-ask = Your token gives you one of these *cards*. Your industry marker has passed three factories; your lines are mostly black. Which one?
lesson-card-why = Your strength is the industry: the factory fills the next gap, two moves follow at once, and the marker scores its whole value every round without any locomotive. A far locomotive scores little over black track, which is worth 0.
lesson-end-bonus = Count the end bonus
lesson-end-bonus-ask = You may take one of these end bonuses, or 10 points at once. Your black tracks stand on 2, 9 and 7. Which one?
lesson-end-bonus-why = Add up what each would bring as things stand: the black tracks give 2 + 9 + 7 = 18 already and can still grow, 15 points stay 15. One more engineer in the majority is worth something only if it changes a place.

## How bots play

style-siberia = likes the Trans-Siberian
style-kiev = likes Kiev
style-industry = likes industry
