# The teacher: reasons with the figures that the engine computed.

reason-line-more = { $source }: { $points } more { $points ->
    [one] point
   *[other] points
  }
reason-line-less = { $source }: { $points } fewer { $points ->
    [one] point
   *[other] points
  }
reason-figure-more = { $figure }: { $amount } more at the end of the turn
reason-figure-less = { $figure }: { $amount } less at the end of the turn
reason-choices-more = { $choices } ways to go on instead of { $instead }
reason-choices-less = only { $choices } ways to go on instead of { $instead }
reason-taken = Wait, and { $who } does this first in { $times } of { $futures } futures
reason-rival-more = { $who } expects { $points } { $points ->
    [one] point
   *[other] points
  } more
reason-rival-less = { $who } expects { $points } { $points ->
    [one] point
   *[other] points
  } less
phase-other = Other

# The review of a game.

review-title = a review
review-about = Judged by { $judge ->
    [own] the game's own value and games played out
   *[other] a learned network ({ $judge }) and games played out
  }, up to { $futures } futures for each option; after ± one standard error.
review-chances = Chances to win
review-expected = Expected points
review-strips = Below, for each seat: hollow bars are luck, filled ones what its own moves did. What cannot be told from noise is not drawn.
review-balance = Where the result came from
review-balance-help = Start + own moves + the others' moves + luck = result, exactly. Luck is what chance brought against the mean of what it could have brought; every other change is the doing of whoever moved. After ± one standard error of sampling; how wrong the judge itself may be, nobody knows.
review-seat = Seat
review-start = Start
review-own = Own moves
review-others = The others' moves
review-luck = Luck
review-result = Result
review-points = Points
review-dear = The dearest decisions
review-none = No decision lost anything that can be told from chance.
review-better = Move { $number }: { $played }. Better: { $better }
review-accuracy = Accuracy
review-accuracy-help = Decisions in 100 that lost less than { $small } % of the chance to win, or nothing that can be told from chance (two standard errors), and how many there were. Judged by what the seat knew.
review-phase = Phase
review-of = of { $count }
review-all = All
