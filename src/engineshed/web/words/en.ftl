# The house's words. Games have their own in their rooms.

skip-to-main = To the main part
navigation = Pages
pages = Pages at the bottom
nav-play = Play
nav-tables = Tables
nav-rules = Rules
nav-gallery = Gallery
switch-theme = Light or dark
language-itself = English
language = Language
preferences = Preferences
guest = Guest
named-as-guest = { $name } (guest)
you = you
bot = bot
save = Save
saved = Saved.
preferences-help = What you choose counts at once and is remembered on this device.
language-help = Of the pages, the games and their rules.
name = Name
name-help = What the others at your tables read.
theme = Theme
theme-help = Light paper or dark; the moon above switches it, too.
theme-default = As the system
theme-light = Light
theme-dark = Dark
colours = Colours of the players
colours-help = Patterns and initials tell players apart in both.
colours-default = Safe for colour-blind eyes
colours-classic = Classic
motion = Motion
motion-help = Pieces move to where they go.
motion-default = As the system
motion-off = Off
since-your-move = What happened last
confirming = Ask before playing
confirming-help = Passing, and whatever you could not take back alone, is always asked.
confirming-default = When it costs something or helps others
confirming-always = Always
confirming-never = Never
forced = Forced moves
forced-help = Decisions with a single option; counts for tables at which you sit down from now on.
forced-default = Played at once
forced-ask = Ask me
tiny-games = Tiny games
supply = Supply
yes = Yes
no = No

# Home
home-title = Five railway games, one shed.
home-lead = Sit down against bots in one click, or send friends a link. No account, no form.
with-friends = Play with friends
upload-record = Open a record
your-turn-at = Your turn: { $game }
departures = Departures
departures-help = Your tables, open seats, games to watch
no-tables = No tables yet
no-tables-help = Play now against bots, or open a table and send the link.
games = Games
game = Game
table = Table
moved = Moved
seats = Seats
status = Status
now = now
ago-minutes = { $n } min
ago-hours = { $n } h
ago-days = { $n } d
seats-taken = { $taken } of { $all } seats
move-n = move { $n }
just-started = just started
join = Join
watch = Watch
to-move = { $who } to move
waits-for-people = open seats
players = Players
length = Length
weight = Weight
weight-of = weight { $n } of 5
minutes = { $least }–{ $most } min
hours = { $least }–{ $most } h
play-now = Play now
which-game = Which game?
which-game-help = Choose a game; then seats, map and settings.
new-table = New table
foot-rules = Rules searchable in English and Polish
foot-replays = Replays and records of every game
foot-free = Free software on your own machine

# A new table
all-set = Everything is set already. Open the table, or change what you like.
another-game = Another game
n-maps = { $count } maps · the map decides how many can play
players-range = { $least ->
    [1] { $most ->
        [1] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $least }–{ $most } players
}
settings = Settings
all-usual = all at their usual value
changed = some changed
no-settings = Nothing to decide: this game has one way to be played.
not-here = not on this map
who-sits = Who sits here
kind-me = Me
kind-link = Link
kind-bot = Bot
kind-here = Here
seat-me = you
seat-link = waits for the link
seat-bot = moves by itself
open-seat = Open seat
bot-level = Bot, { $level }
level-random = random
level-novice = novice
level-steady = steady
level-sound = sound
level-strong = strong
level-search = strong
level-expert = expert
level = Level
level-in-style = { $level }, { $style }
style = Style
style-none = no favourites
your-name = Your name
player-n = Player { $n }
here-note = “Here” seats share this screen; their hands stay hidden. A bot stands in for who leaves.
others-may-watch = Others may watch
open-the-table = Open the table
fill-with-bots = Fill with bots, play
link-note = Send the link to your friends.
n-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
n-here = { $count ->
    [one] 1 more person at this screen
   *[other] { $count } more people at this screen
}
n-links = { $count ->
    [one] 1 friend by link
   *[other] { $count } friends by link
}
n-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
take-a-seat = Take a seat. The game starts when all are taken.
starts-when-full = The game starts when all seats are taken.
link = Link
copy = Copy
copied = Copied.
sit-down = Sit down
put-a-bot = Put a bot here
cancel-table = Cancel the table

# At the table
your-turn = Your turn
everybody = Everybody
the-end = The end
replay = Replay
plan = Plan
phases = Phases of the turn
choose = Choose
shortlist = Brings most now
waits-for = Waiting for { $who }
wait-for-all = Waiting for the others
is-over = The game is over
watching = Watching
hidden-move = has chosen
undo = Undo
undo-turn = Undo turn
moves = Moves
filter = Filter
walk = walk
play-it = play
close = close
confirm = Confirm
confirm-and = Confirm · { $word }
out-title = You are out
out-alone = The game goes on without you. Nothing is lost: your last move can be taken back.
out-others = The game goes on without you. The others can agree to take your last move back.
out-undo = Take back my last move
out-ask-undo = Ask to take it back
out-watch = Watch on
out-leave = Leave…
then-pick = Next:
left-over = *Free, and lost if you stop here:* { $what }
cancel = Cancel
bill = What it costs and brings
not-that = Not: { $what }
plan-ahead = Plan ahead
throw-away = Throw away
back-to-table = Back to the table
board = Board
hand = Hand
log = Log
chat = Chat
legend = Legend
key-help = Names every symbol in view
key-find = Find a symbol or word
key-foot = Point at a line: all of its kind are ringed.
key-elsewhere = Not in view now
table-menu = Table
table-menu-help = Link, record, replay, score, leaving
say = Say something…
send = Send
unread = new
new-from-here = New
quick-words = Quick words
quick-help = A quick word: everybody reads it in their own language
quick-hello = Hello!
quick-good-luck = Good luck!
quick-well-played = Well played!
quick-one-moment = One moment
quick-thinking = I am thinking
quick-back-tonight = Back tonight
quick-sorry = Sorry!
quick-good-game = Thanks for the game!
mute-somebody = Mute or report
report-line = Report this line to the host
reported-line = Reported. The host will read it.
muted = Muted: { $names }
mute = Mute { $name }
unmute = Hear { $name } again
nobody-to-mute = There is nobody to mute on this seat.
my-notes = My notes
my-notes-help = Only you read this.
notes-saved = Saved. Only you read this.
notes-unsaved = Not saved yet
notes-too-long = These notes are too long: 4000 characters fit.
views = Views
points-now = pts now
points-short = pts
page-n = page { $page }
hand-over = Hand the screen over
hand-the-screen = Hand the screen to
hands-are-hidden = Hands are hidden; the board, the log and the panels are public.
i-am = I am { $who }, show my hand
space = Space
earlier-lines = Earlier
at-least = from
same-place = Other options at the same place
drawn-before = + { $count } drawn before
# $thing: what a bill speaks of, "Cash".
thing-after = { $thing } then
earlier = Previous move
later = Next move
run = Play
moment = Moment
move-of = move { $n } of { $all }
play-on = Play on from here
pause = Pause
turn-back = Previous player
turn-on = Next player
round-back = Previous round
round-on = Next round
speed = Speed
speed-of = { $n }×
copy-moment = Copy link
play-on-as = As { $who }
fork-hidden = Your seat does not know everything yet: something is hidden from you at this moment, and playing on would show it. Plan ahead instead, or wait until the game is over.
fork-running = Others play this game with you, and bots elsewhere would tell you what they would do. Play on from here when this one is over; until then plan ahead.
fork-over = Here the game has ended. Go back to an earlier moment to play on.
score-sheet = Score sheet
rematch = Rematch
wins = { $count ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
wins-with = { $count ->
    [one] { $who } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $who } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
draw = Nobody wins: a draw
lost = The game is lost
ended-agreed = Ended by agreement
ended-idle = Ended because nobody had moved for a long time
ended-cancelled = The table was cancelled
wish-undo = { $count ->
    [one] { $who } asks to take back one move.
   *[other] { $who } asks to take back { $count } moves.
}
wish-end = { $who } asks to end the game here.
to-the-rematch = To the rematch
wish-rematch = { $who } offers to play again.
wish-go-on = { $who } asks to go on with today's rules.
agree = Agree
refuse = Refuse
withdraw = Withdraw

advice = Hint
decimal-mark = .
advice-help = The best options here, from what you know
advice-nothing = There is no answer just now. Try again in a moment.
advice-tried = { $count ->
    [one] { $count } option
   *[other] { $count } options
  }
why-before = The bot's move before this one
why-after = The bot's move after this one
advice-futures = { $count ->
    [one] { $count } future each
   *[other] { $count } futures each
  }
advice-no-points = There was no time to play a game to the end, so the final points are open.
advice-win = to win
advice-final = points
advice-equal = Cannot be told apart from { $others }.
advice-why = Why { $n } rather than { $other }
advice-why-move = Why move { $n }?
advice-why-short = Why?
advice-played = played
advice-hidden = It knew something that you may not know yet. Ask again when the game is over.
advice-no-reason = No score line or figure differs clearly within the futures looked at.
advice-play = Play { $n }
advice-compare = Compare line by line
advice-pair = { $one } against { $two }
reason-grows = Grows:
reason-opens = Opens:
reason-costs = Costs:
reason-others = Others:
offline = Offline
offline-help = The server does not answer. Nothing is lost; trying again.
retry = Try again now
offline-title = The server does not answer
offline-page-help = Your games are safe there. This page tries again every two seconds and goes on by itself when the server is back.
to-home = To the home page
back = Back
too-late = That move came too late: somebody moved first. The board shows what changed; nothing of yours was lost.

# Tables, records, leaving
record = Record
record-help = The game as a file; of a running game what your seat sees.
choose-file = Choose a file
drop-file = or drop it here (.jsonl)
download = Download
open = Open
upload-help = A finished game can be looked at; from any of its moments you can play on against bots.
leaving = Leaving
leave-table = Leave the table
concede = Concede and leave the table
concede-help = You give up your seat for good; a bot plays on in your place.
leave = Leave
end-game = End the game
end-help = Everybody at the table is asked.
end-alone-help = The table closes at once.
end-it = End it
stand-in-for = { $who } has left?
stand-in-help = If all others agree, a bot plays on in their place.
wish-stand-in = { $who } asks for a bot in place of somebody who left.
score-so-far = The score so far
total = Total
place = Place
numbers-open = every number opens the moves that made it
numbers-help = Choose a number: here stand the moves that made it, and each leads to its moment.
cannot-be-taken-back = This cannot be taken back.
is-out = out
points-grew = How the points grew
points-grew-help = a number below leads to that round
round-n-replay = Replay from round { $n }
n-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}

# Rules and gallery
rules-of = Rules of { $game }
search-rules = Search the rules
both = Both
sections = Sections
n-rules = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
n-hits = { $count ->
    [one] 1 rule matches “{ $query }”
   *[other] { $count } rules match “{ $query }”
}
no-hits = Nothing here has these words. Try one word only, or its beginning.
hits-elsewhere = Rules of other games have them:
all-rules = All rules of this game
rule = Rule
source = Source
ruling = Ruling
no-rules = This game has no written rules here.
examples = Examples
given = Given
when = When
then = Then
glossary = Words
comes-from = Where a figure comes from:
src-rulebook = rulebook
src-published = published
src-reconstructed = reconstructed
search-gallery = Search names and effects
nothing-found = Nothing here has these words.
where-from = Where these figures come from
no-gallery = This game shows no pieces here.

# What the house does at every table: found by the search of the rules
house-help = At every table of this house
house-help-undo = *Undo* takes back an action, *Undo turn* all of them, as long as no dice fell and nobody else chose. Beyond that the others are asked; alone against bots you may always.
house-help-plan = *Plan ahead* while others think: a private copy of the game, whose moves can be kept for your turn.
house-help-orders = *Orders* decide ahead where a game offers it, such as a bid up to some amount.
house-help-hint = *Hint* shows what the best bot would do here, alone against bots or where all agreed.
house-help-since = *Since your move* plays on the board what the others did while you were away. The log leads to every earlier moment.
house-help-leave = Whoever wants to leave concedes under *Table*; a bot plays on in that seat.

# Figures of a piece whose source the gallery names
figure-number = number
figure-special = special action
figure-specialCost = its price
figure-moves = moves
figure-coreDeck = deck
figure-effect = effect
figure-conditionKinds = conditions
figure-group = group
figure-content = contents
figure-kinds = kinds
figure-bonus = bonus
figure-name = name
figure-city = city
figure-mission = mission
figure-vpScale = points
figure-counts = how many
figure-exits = shape
figure-stack = stack
figure-cost = cost
figure-use = use
figure-points = points
figure-distribution = distribution
figure-colour = colour
figure-tiles = tiles
figure-count = how many
figure-shareRange = range
figure-pairingAndPrices = prices
figure-pairingAndSupplements = pairs
figure-rules = rules
figure-copies = copies
figure-choice = choice
figure-hexes = fields
figure-riverEdges = rivers
figure-orientation = orientation

# What goes wrong
problem-400 = This request makes no sense
problem-400-help = Go back and try again.
problem-403 = Not for you
problem-403-help = This is somebody else's, or the page was open too long: reload it and try again.
problem-404 = There is nothing here
problem-404-help = The address may be mistyped, or the table is gone.
problem-408 = That took too long
problem-408-help = The request did not arrive in time. Nothing was changed; try again.
problem-409 = That came too late
problem-409-help = Somebody moved first. Nothing of yours was lost; the table shows what changed.
problem-413 = Too large
problem-413-help = This is more than the server takes.
problem-422 = That is not possible
problem-422-help = Nothing was changed.
bad-record = This record cannot be opened
bad-record-help = This file is no record of a game that is played here, or it is damaged. What was found: { $what }
problem-429 = Too many requests
problem-429-help = Wait a minute and go on.
limit-requests = One guest may ask for { $most } things in a minute. Wait a minute and go on.
limit-tables = One guest may open { $most } tables in an hour. Play on at one of yours, or wait a little.
limit-running = You have opened { $most } tables that are not finished. Finish or end one of them first.
limit-lobbies = { $most } of your tables wait for people. Fill or cancel one of them first.
limit-all-tables = The house is full: { $most } tables are being played. Come back later.
limit-uploads = One guest may open { $most } records in an hour. Wait a little.
limit-messages = One guest may say { $most } things in a minute. Wait a moment.
limit-changes = One guest may change { $most } things at tables in a minute. Wait a moment.
limit-hints = One guest may ask for { $most } hints in a minute. Wait a moment.
limit-exports = One guest may export their data { $most } times in an hour. Wait a little.
limit-hours = One guest may change nights and holidays { $most } times in an hour. Wait a little.
limit-notes = One guest may save notes { $most } times in a minute. Wait a moment.
limit-reports = One guest may report { $most } lines in an hour. Wait a little.
limit-names = One guest may take { $most } names in an hour. Wait a little.
limit-guesses = One guest may sign in { $most } times in an hour. Wait a little.
limit-plans = One guest may try { $most } things out in a minute. Wait a moment.
limit-streams = One guest may keep { $most } tables open at a time. Close one of them.
busy = Others are opening records at the moment. Try again in a few seconds.
record-too-large = The file has more than { $most } KB. No game that is played here comes near that.
record-too-long = The record has more than { $most } moves. No game that is played here comes near that.
record-too-slow = Playing this record again takes longer than the server allows.
wrong-host = This house is reached at { $host }.
problem-503 = The database does not answer
problem-503-help = Your games are safe there. This page looks again by itself. What was not answered can be sent again.
problem-500 = Something broke here
problem-500-help = It is our fault and has been written down. Nothing was changed.
rules-differ = This table stands still at move { $move }: the rules of this version make something else of it ({ $got }). Nothing is lost. Wait for a corrected version, or agree to go on from here.
rules-corrected = A rule was corrected since this game was played: at move { $move } it differs ({ $got }). Nothing is lost. Wait, or agree to go on from the last move that agrees with the rules.
newer-rules = This table is played with newer rules than this server has. It can be looked at as far as these go; reload in a while.
stands-still = Stands still
dead-end = After move { $moves } somebody is asked who has no legal move: a fault in our rules, not yours. Take moves back, wait for a corrected version, or end the game. Its record shows the fault: please send it to whoever runs this site.
note-dead-end = { $who } is asked, and no move is legal: the rules of this version have a fault here.
go-on = Go on from here
come-back = Take my seat again
not-away = They are here, or it is not their turn: a bot may sit in only for somebody who is awaited and has been away for a while.
unreadable = This table cannot be opened
unreadable-help = Something is wrong with what was stored ({ $what }). All other tables are well. Tell whoever runs this site: nothing is deleted, and it may be repaired.
note-bot-simpler = The bot of { $who } gave no answer in time; a simpler one ({ $detail }) moved.
note-undone = { $who } took back to an earlier moment.
note-stood-in = A bot sits in for { $who }.
note-came-back = { $who } is back.
note-went-on = All agreed to go on with today's rules ({ $detail }).
not-started = The game has not started.
nothing-to-undo = There is nothing to take back.
nobody-asks = Nobody asks for anything.
one-seat = You have a seat here already: this game counts for ratings, and with two seats it would not.
seat-taken = Somebody sits there already.

# The guided first turn
first-turn = First turn
first-turn-stop = First turn, stop { $n } of { $all }
first-turn-why = Why?
first-turn-back = Back
first-turn-next = Next
first-turn-show = Show me
first-turn-leave = Leave the tour
first-turn-other = That would be a legal move, but the tour goes on with another one. Do what the card says, or let it show you.

# Lessons
lessons = Lessons
lesson-of = Lesson { $n } of { $all }
lesson-leave = Leave the lessons
lesson-how = Answer by playing your move on the board. Every answer is judged, nothing is lost, and you may try again.
lesson-passed = passed
lesson-tried = tried
lesson-first = first answer: { $lost } % of the chance to win given away
lesson-answers = Your answer and the best one
lesson-yours = yours
lesson-verdict-best = The best answer!
lesson-verdict-good = As good as the best
lesson-verdict-worse = There is something better
lesson-verdict-shown = The best answer
lesson-rather = Rather than:
lesson-measured = { $good ->
    [one] One of { $all } answers is the best; each was judged in the same { $futures } futures.
   *[other] { $good } of { $all } answers are as good as the best; each was judged in the same { $futures } futures.
  }
lesson-games = { $count } games that bots played to the end with both, points of the best answer over
lesson-again = Try again
lesson-next = Next lesson
lesson-play-on = Play on from here

## Who I am: devices, codes, accounts

me-title = My seats and devices
me-help = Your tables belong to this browser. Join another device, or keep them safe with a link or an account.
take-along = Take my seats along
take-along-more = under 20 seconds
code-help = Get a code and type it on the other device, or point its camera at the picture.
code-show = Show a code
code-there = For another device: point its camera here, or type there
code-once = Good for { $minutes } minutes, works once.
code-new = New code
code-have = A code from another device?
code-bring = Bring them here
code-unknown = This code is not known, or it was used already, or its time is over. Ask the other device for a new one.
link-unknown = This link is not known. A newer one may have replaced it.
join-help = Type the six letters that your other device shows. Both devices then sit at your tables. Use a code of your own only: whoever made it gets the seats of this browser.
restore-help = This personal link brings all your tables to this browser.
devices = Signed-in devices
device-this = this device
device-seen = last used { $span } ago
device-recent = used in the last hours
device-told = gets your notices
sign-out = Sign out
sign-in = I have an account
sign-in-now = Sign in
sign-in-wrong = Name and password do not fit together.
account = Account
optional = optional
account-help = An account keeps your seats when a browser forgets them. Your tables and names move in. No mail address is needed.
account-name-label = Name to sign in with
account-name = An account needs a name.
account-password = A password has at least 8 characters.
account-taken = Somebody else has this name. Choose another one.
account-disabled = This account is disabled. Enable it on a device that is signed in.
account-save = Save
password = Password
password-new = New password
passkey-make = Make a passkey
passkey-not-made = No passkey was made. Try again, or choose a password.
password-or-passkey = Not needed with a passkey: finger, face or PIN of your device, and nothing to remember.
passkey-in = With a passkey
passkey-wrong = The passkey was not accepted. Try again, or sign in another way.
passkeys = { $count ->
    [one] One passkey is kept.
   *[other] { $count } passkeys are kept.
}
personal-link = Personal link
personal-link-help = Opens everything of yours without an account. Keep it like a key; a new one ends the old one.
personal-link-make = Make a link
your-data = Your data
export = Export
export-help = Your games, chat, devices and settings in one file.
disable = Disable
enable = Enable
disable-help = Nobody can sign in until you enable it on a device that is signed in.
delete-me = Delete
delete-me-help = You leave all tables; finished games keep a nameless seat. This cannot be undone.
delete-me-sure = Yes, delete everything that lets me in.
too-many-tries = Too many tries. Wait a minute.

## Pace of a table

still-has-time = A clock runs at this table: it says who is out of time, and then the others decide.
not-out = They have time left, or have moved meanwhile.
not-yours-to-say = Only the others at the table decide about this seat.
no-clock = No clock runs at this table.
note-out-of-time = { $who } is out of time.
note-waits-on = The others wait for { $who } a little longer.
note-took-over = { $who } takes over this seat.

## Following the others

thinks = thinks
your-plan = Your plan
your-turn-now = It is your turn now
plan-everybody = Only you see this; you play everybody.
plan-now-as = Now: { $who }.
plan-keep = Keep my moves
plan-leave = To the table
plan-stale = The table has moved on since this plan was begun.
plan-later = later
plan-possible = possible
plan-play = Play this step
plan-drop = Drop this step
sounds = Sounds
sounds-help = Sounds for my turn, a move and the end
decision-changed = Somebody acted, and something else is asked now. What you had begun was put down; nothing was played.
since-sign = Since your move
since-start = Since the start
following = Following
since-keys = ← → step, Space skips. The numbers stay on the board until you act.
since-help = Shows move by move what the others did
of-all = of { $all }
skip-to-turn = Skip to my turn
skip-to-now = Skip to now
log-order = Order of the log
oldest-first = Oldest first
newest-first = Newest first
and-more = { $count ->
    [one] and one move more
   *[other] and { $count } moves more
}
undo-own-only = Nobody else's choice is touched.
undo-of-others = Choices of { $who } go, too.
undo-stays = The board stays as it is until all agree.
agreed = agreed
not-yet = not yet
tempo = Pace of bots
tempo-help = How fast your screen shows the moves of bots.
tempo-default = As the table
tempo-at-once = At once
tempo-readable = Readable
tempo-step = Step by step

## My games

next-game = Next
next-game-help = To the next game that waits for you (N)
next-named = Next: { $game }
waits-plate = { $count ->
    [one] waits
   *[other] wait
}
games-wait = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
}
games-wait-help = Live games come first, then the clock that runs out soonest. N takes you from one game to the next.
nobody-waits = Nothing waits for you
nobody-waits-help = This page tells you as soon as it is your turn, and so does the title of its tab.
your-games = { $count ->
    [one] your game
   *[other] your { $count } games
}
since-minutes = { $n } min
since-hours = { $n } h
since-days = { $count ->
    [one] a day
   *[other] { $count } days
}
time-left = Left
left-for-you = Left for you
no-clock-runs = no clock
ago-since = moved { $span } ago
pace-brief = { $move } a move
choose-what-now = Choose what now
since-my-move = Since your last move
put-later = Later
play-this = Play this one
open-tables = Open tables
all-of-them = all of them
no-open-tables = No table has an open seat. Open one yourself and send its link.
to-watch = To watch
nothing-to-watch = Nobody plays in public at the moment.
against-bots = Against bots, at once
solo-games = { $count ->
    [one] One game of somebody alone with bots is not listed.
   *[other] { $count } games of people alone with bots are not listed.
}
show-them = Show them
all-my-tables = All my tables and finished games
filters = Which tables
show-all = All
show-mine = Mine
show-open = Open seats
show-watch = To watch
show-ended = Finished
show-solo = Alone with bots
tables-mine = Your tables
tables-open = Tables with open seats
tables-watch = Games to watch
tables-ended = Your finished games
tables-solo = People alone with bots
none-mine = No tables yet
none-open = No open seats
none-watch = Nobody plays in public at the moment
none-ended = No finished games yet
none-solo = Nobody plays alone with bots
span-days = { $days } d { $hours } h
span-only-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
span-hours = { $hours } h { $minutes } min
span-only-hours = { $hours } h
span-minutes = { $minutes } min
span-seconds = { $seconds } s
pace = Pace
pace-help = applies to people, never to bots
pace-none = No clock
pace-none-help = Nobody runs out. A table that nobody touches for long ends.
pace-live = Live
pace-live-help = All are here. A bank of minutes each, a little more with every move.
pace-days = Days
pace-days-help = Time for a move flows into a bank. Nights and holidays stand still.
pace-field-move = For a move
pace-field-bank = Bank, at most
pace-field-holidays = Holidays
pace-note-live = Alarm at four fifths of the time. Who runs out: the others choose to wait, to let a bot sit in, or to invite somebody.
pace-note-days = Everybody's own night does not count. Alarm at four fifths of the time. Who runs out: holidays first, then the others choose to wait, to let a bot sit in, or to invite somebody.
at-pace-live = live: { $bank } each and { $move } a move
at-pace-days = { $move } a move, bank { $bank }, nights off
presence-here = here
presence-away = away
presence-night = night there
presence-bot = a bot sits in
pulse-thinks = thinking
pulse-away = away { $span }
pulse-holiday = on holiday
pulse-bank = bank
pulse-out = out of time for { $span }
pulse-out-brief = out of time
late-title = { $who } is out of time.
late-you-decide = { $voters ->
    [one] You decide.
   *[other] You and the others decide: { $half } of { $voters } at once; after { $span } most votes.
  }
late-they-decide = The others at the table decide.
late-move-now = Move now and the game goes on; otherwise the others decide.
late-wait = Wait { $span }
late-wait-help = They get { $span } more.
late-bot = A bot sits in
late-bot-help = They can take the seat back at any time.
late-invite = Invite somebody
late-invite-help = Whoever has the link may take the seat; a bot plays until then.
free-seat = The seat of { $who } is free; a bot plays until somebody takes it.
bot-sits-in-moves = { $count ->
    [0] A bot sits in for you and has not moved yet. It plays on until you sit down; nobody needs to agree.
    [one] A bot played one move for you. It plays on until you sit down; nobody needs to agree.
   *[other] A bot played { $count } moves for you. It plays on until you sit down; nobody needs to agree.
  }
guest-sits-in-moves = { $count ->
    [0] { $who } sits in for you and has not moved yet. You can take your seat back at any time; nobody needs to agree.
    [one] { $who } sits in for you and played one move. You can take your seat back at any time; nobody needs to agree.
   *[other] { $who } sits in for you and played { $count } moves. You can take your seat back at any time; nobody needs to agree.
  }
bank-again = Your bank starts with { $span }.
my-hours = Nights and holidays
my-hours-help = In games over days your clock stands still then. The others see that it is night there, or that you are on holiday. While you are awaited, another night counts from your next turn.
hours-wrong = A night lasts ten hours at most, in a zone like Europe/Warsaw; holidays sixty days at most.
night = My night
night-help = Ten hours at most.
night-first = from
night-last = until
zone = My zone
zone-help = As your browser says it, or as you write it: Europe/Warsaw.
holidays-until = On holiday until
holidays-until-help = It uses the holidays that each table gives. Empty: I am here.

## Standing orders

orders-title = Standing orders
orders-help = Decide ahead. When you are asked, the first thing that the rules allow then is done for you; otherwise you are asked.
orders-standing = What stands
orders-private = only you see this
orders-none = Nothing yet: you are always asked.
orders = Orders
order-first = First
order-else = Otherwise
order-ask-me = ask me
order-skip = nothing: go on at once
order-then = {", else "}
order-up-to = up to { $what }
order-how-long = How long
order-lasts-once = the next time
order-lasts-round = this round
order-lasts-always = until I revoke it
order-acted = has acted
order-give = Give this order
order-revoke = Revoke
no-such-order = The game offers no such order.
note-your-order = Your order did this; only you read it.


## Notices

notices = Notices
notices-help = Told once, where you are. Nothing is sent while you look at the table. Every notice has a link that ends it without signing in.
what-by-which-way = What, and by which way
counts-at-once = counts at once
event = Event
way-push = Push
way-mail = Mail
way-hook = Webhook
how-off = off
how-on = on
how-digest = digest
event-turn = It is my turn
event-turn-help = gathered: one for several games
event-alarm = My time is running out
event-alarm-help = at four fifths
event-out = Somebody ran out of time
event-out-help = the others choose what now
event-began = A game began
event-began-help = every seat is taken
event-ended = A game ended
event-ended-help = with a link to the result
event-asked = Consent or rematch asked
event-asked-help = take back, end, play again
event-chat = Somebody wrote in chat
event-chat-help = without the words themselves
event-test = Test
sent-to-you = Sent to you
kept-for-days = { $count ->
    [one] kept for a day
   *[other] kept for { $count } days
}
nothing-sent = Nothing has been sent yet.
state-waiting = Waiting
state-sending = Under way
state-again = Trying again
state-sent = Delivered
state-failed = Failed
state-moot = Not needed any more
state-unsure = Perhaps delivered
in-seconds = after { $n } s
held-quiet = held, quiet hours
ways = Ways
ways-work = { $works } of { $all } work
way-works = works
way-failed = leads nowhere; switched off. A test switches it on again.
way-unconfirmed = waits for the link in the mail we sent
test = Test
remove = Remove
add = Add
add-browser = Add this browser
add-mail = Mail address
add-hook = https://… of Discord, Slack, Matrix, ntfy
no-mail-here = This house has no mail server.
push-refused = This browser does not allow notices.
quiet-hours = Quiet hours
quiet-help = What comes meanwhile is held and sent as one when the quiet ends. Leave both empty for none.
quiet-from = from
quiet-until = until
digest-at = Daily digest at
send-test = Send me a test
send-test-help = By every way at once; the result appears in the list within seconds.
send-a-test = Send a test
notice-turn = Your turn: { $games }
notice-alarm = Your time is running out: { $games }
notice-out = Somebody ran out of time: { $games }
notice-out-you = Your time has run out; you may still move: { $games }
notice-began = The game has begun: { $games }
notice-ended = The game is over: { $games }
notice-asked = You are asked for your consent: { $games }
notice-chat = { $count ->
    [one] A new message: { $games }
   *[other] { $count } new messages: { $games }
}
notice-test = This is a test. It works.
notice-several = { $count ->
    [one] News from your table
   *[other] News from your tables ({ $count })
}
notice-stop = No more notices by this way:
confirm-mail = Confirm this address for notices
confirm-mail-says = Somebody wants to get notices of Engineshed at this address. If it was you, open this link. If not, do nothing.
stop-title-stop = No more notices?
stop-help-stop = { $way }: nothing is sent there any more. You can add it again at any time.
stop-do-stop = End these notices
stop-title-stopped = Ended
stop-help-stopped = { $way }: nothing is sent there any more.
stop-title-confirm = Confirm this address?
stop-help-confirm = Notices are sent to { $way } from then on.
stop-do-confirm = Confirm
stop-title-confirmed = Confirmed
stop-help-confirmed = Notices are sent to { $way } from now on.
stop-unknown = This link is not known, or these notices have ended already.
too-many-ways = These are enough ways. Remove one first.
no-mail-address = This is no mail address that could be reached from here.
no-hook-address = Only https addresses of the open network can be reached.
mail-not-sent = The mail server did not take the mail. Try again later.
because-private-address = private address
because-no-such-host = no such host
because-no-mail-server = no mail server
limit-notices = That is much for one hour: { $most } ways or tests at most.

# Blocking, and what the host decides
block = Block { $name }
unblock = Unblock { $name }
block-help = They cannot sit down at your tables, you are asked before you sit down at theirs, and you do not read what they say.
blocked-people = People you blocked
seat-refused = You cannot take a seat at this table.
you-blocked-somebody = You have blocked somebody who sits here. You can unblock them on the page about you.
sit-beside-blocked = You have blocked { $names }, who sits here.
sit-anyway = Sit down anyway
suspended-chat = The host does not let you write for a while; quick words remain. The answer of the host says until when.
suspended-sit = The host does not let you sit down or write for a while. You can read everything and finish the games you have. The answer of the host says until when.
hidden-by-host = hidden by the host
who-watches = watches
watching-n = { $count ->
    [one] one person watches
   *[other] { $count } people watch
  }
watchers-may-talk = Who watches may chat
watchers-are-silent = Who watches is silent at this table.
ago = { $span } ago
letters-title = Answers of the host
letters-help = About reports that you made or that were about you.
letters-none = There are none.
letters-read = { $count ->
    [one] Read the answer
   *[other] Read { $count } answers
  }
letter-from-host = From the host
letter-unread = The host has answered you. Read it.
answer-nothing-wrong = Thank you for your report. The host has read what was said and found nothing that breaks the rules of this house. You can mute or block anybody yourself.
answer-reports = Thank you for your report. The host has read what was said and decided:
answer-reported = Somebody has reported what you said. The host has read it and decided:
done-nothing = Nothing wrong.
done-hidden = { $count ->
    [one] One line is hidden.
   *[other] { $count } lines are hidden.
  }
done-warn = A warning was given.
done-chat = No chat for { $days } days; quick words remain.
done-chat-for-good = No chat from now on; quick words remain.
done-sit = Suspended for { $days } days: no new seats and no chat. Running games go on.
done-sit-for-good = Suspended for good: no new seats and no chat. Running games go on.
host-title = Reports
host-help = { $count ->
    [0] None is open.
    [one] One is open.
   *[other] { $count } are open.
  } Only the host sees this page; every step is written down, and both sides get an answer.
host-enter = Open the reports
host-enter-help = This link works once. After that, this browser can read and decide reports for twelve hours.
host-leave = Done for today
host-waiting = Waiting
host-none = Nothing waits.
host-settled = Decided lately
host-kept = kept for one year
host-said = What was said
host-table = See the table
host-hide-line = Hide this line
host-hide-help = Ticked lines are hidden from everybody at the table.
host-reported = reported
host-who-reports = The person who reported
host-games = Tables with a seat
host-against = Reports against
host-against-n = { $count ->
    [0] none
   *[other] { $count }, from { $people ->
        [one] one person
       *[other] { $people } people
      }
  }
host-made = Reports made
host-made-n = { $count ->
    [0] none
   *[other] { $count }, upheld { $upheld }
  }
host-measures = Measures so far
host-no-measures = none
host-decided = Decided
host-reopen = Take it back and open it again
host-what = What to do
host-several = several are possible
host-answers = The answers
host-answers-more = each in their own language
host-answers-help = Both read what you decided in their own language. You can add words of your own.
host-to-reports = To the person who reported
host-to-reported = To { $who }
host-decide = Decide and answer both
host-revocable = It can be taken back for 30 days. With nothing ticked the report is closed as “nothing wrong”.
measure-warn = Warn
measure-warn-help = Nothing else changes.
measure-chat = No chat
measure-chat-help = Quick words remain.
measure-sit = Suspend
measure-sit-help = No new seats and no chat; running games go on.
measure-no = no
days-n = { $n } days
for-good = for good
mail-needs-url = This house cannot send mail yet: its host has to say under which address it is reached (the setting url).

# The review of a finished game
reviewed-title = Review
reviewed-open = Review
reviewed-what = Every move is judged by what its player knew then: how the chances to win moved, what decisions cost, what luck did. It takes about a minute, and goes on if you leave this page.
reviewed-begin = Review this game
reviewed-computing = { $done } of { $all } moves looked at.
reviewed-so-far = A first look: what decisions and luck did is drawn when all moves have been looked at.
reviewed-chances = Chances to win, and what moved them
reviewed-whose = Whose chances
reviewed-by = What the lines show
reviewed-by-chance = Chance to win
reviewed-by-points = Points at the end
reviewed-strip-luck = Luck
reviewed-strip-own = Play
reviewed-strip-others = Others
reviewed-balance = From start to result
reviewed-balance-note = Start, own moves, the others' moves and luck add up to the result. Luck is what chance brought against the mean of what it could have brought; every other change is the doing of whoever moved.
reviewed-chance = chance, %
reviewed-points = points
reviewed-start = At the start
reviewed-result = Result
reviewed-col-start = Start
reviewed-col-own = Play
reviewed-col-others = Others
reviewed-col-luck = Luck
reviewed-col-result = Result
reviewed-part-own = Own moves
reviewed-part-others = The others' moves
reviewed-part-luck = Luck
reviewed-dearest = Dearest decisions
reviewed-of = { $passed } of { $all } decisions lost nothing measurable.
reviewed-lost = { $count ->
    [one] The other one lost { $lost } % of the chance to win.
   *[other] The other { $count } lost { $lost } % of the chance to win each, on average.
  }
reviewed-played = Played
reviewed-better-was = Better
reviewed-round = Round { $n }
reviewed-look = Both moves on the board
reviewed-decision = Decision { $n } on the board
reviewed-dear-before = The dear decision before
reviewed-dear-after = The next dear decision
reviewed-nothing-yet = Nobody has moved yet.
reviewed-tab-chart = Chart
reviewed-tab-decisions = Decisions
reviewed-tab-phases = Phases
reviewed-tab-score = Score
reviewed-none-dear = No decision lost more than can be told from noise.
reviewed-accuracy-head = Accuracy by phase
reviewed-everything = All
reviewed-luck-points = Luck, points
reviewed-accuracy-note = Accuracy: decisions in 100 that lost less than { $small } % of the chance to win, or less than two standard errors. Judged by what the seat knew. Below it what these decisions lost together, in percent of the chance to win.
reviewed-even = nothing moved it much
reviewed-own-helped = well played
reviewed-own-cost = own decisions cost most
reviewed-others-helped = the others' decisions helped most
reviewed-others-cost = the others played well
reviewed-luck-helped = luck helped most
reviewed-luck-cost = luck cost most
# What a table asks of those who sit down

table-asks = Who sits down
table-asks-help = everybody reads it before they do
sitting-agrees = whoever sits down agrees
hints-for-all = Hints
hints-for-all-help = Everybody at the table may ask the teacher for the best options and why bots moved so.
hints-not-rated = not at rated tables
has-hints = with hints for all
rated = Rated
rated-help = The result counts for the ratings of all people at the table, who have an account each. Whoever leaves counts as last.
rated-account = with an account
account-make = Make an account
terms-account = This game counts for ratings, and these are kept for people with an account: a name, and a passkey or a password. Your tables stay yours.
rated-not-here = not with two people on one seat's screen
is-rated = rated
is-rated-help = The result counts for the ratings of all people who play here, bots being as strong as their ladder says. Whoever leaves counts behind everybody who stays.
spoken = language: { $language }
asks-language-help = Spoken at the table; everybody still reads the pages in their own.
asks-any-language = any
asks-stay = Stays to the end
asks-stay-help = The part of games with others that somebody has not left to a bot; known after five.
asks-rating = Rating
asks-rating-help = In this game. Who has not played it rated yet has none.
asks-low = At least
asks-high = At most
asks-no-low = from any
asks-no-high = to any
asks-nobody = Only for tables with an open seat, which somebody takes by the link.
anybody = anybody
percent-of = { $percent } %
asks-finish = finish rate of at least { $percent } %
asks-between = rating from { $low } to { $high }
asks-least = rating of at least { $rating }
asks-most = rating of at most { $rating }
terms-finish = This table asks for people who stay to the end: for a higher finish rate than yours, or one that is known at all. It is, after five games with others.
terms-rating = This table asks for a rating that yours in this game is not, or you have none yet.

# Profile

nav-ladder = Ladder
nav-you = You
profile = Profile
about-me = About me
my-profile = My profile
profile-private = only you see this page
profile-public = everybody may see this page
profile-publish = Show it to everybody
profile-hide = Keep it to myself
profile-change = Change
profile-publish-help = Your name, results, ratings and finished games are on a page that everybody can open and on the ladder. The others' names stay in its history.
profile-hide-help = The page leads nowhere from then on, and you leave the ladder. You still see both.
profile-link = Its address
here-since = Here since { $date }
fig-games = Games
fig-running = { $count ->
    [one] one is running
   *[other] { $count } are running
}
fig-with-people = { $count } with people
fig-won = Won
fig-fair = fair share { $percent } %
fig-finish = Finish rate
fig-left = { $count ->
    [0] none left to a bot
   *[other] { $count } left to a bot
}
fig-finish-few = known after five games
fig-pause = Time to move
fig-median = median
rating = Rating
bot-strength = Rating { $points } ± { $give }
bot-strength-fixed = Rating { $points }, fixed
rating-fixed = fixed
rating-fixed-help = The others are measured by this bot, so its rating is fixed.
rating-over-time = Rating over time
rating-of = Rating in { $game }
rating-line = { $rating } ± { $give } after { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
rating-none = No rated game of { $game } yet
rating-none-help = A table is rated if it says so before anybody sits down: “Rated” where tables are opened. It takes an account.
n-rated = { $count } rated
bot-named = { $level } bot
won-by-players = Won, by number of players
rated-or-not = rated and not
with-alone = Alone
with-2 = Two
with-3 = Three
with-4 = Four
with-5 = Five +
won-of = { $won } of { $games } won
of-games = of { $games }
mean-points = ⌀ { $points }
mean-points-help = mean of { $points } points
key-fair = fair share: one of two, three, four, five
key-past = A bar past the mark is better than chance.
history = History
history-search = Player, map, word
history-all = All games
history-won = Won
history-rated = Rated
history-people = With people
pace-any = Any pace
history-ended = Ended
history-map = Map
history-took = Pace, took
history-ranking = Ranking
history-place = Place
history-points = Points
history-none = No finished game yet
history-none-help = What you play to its end is listed here.
history-no-match = Nothing fits
history-no-match-help = Choose other filters, or fewer words.
history-more = Older games
history-newer = Newer games
history-page = { $page } of { $pages }
pace-is-live = live
pace-is-days = days
pace-is-none = no clock
pace-is-alone = alone
nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
solo-won = won
solo-lost = lost
left-to-bot = left
not-rated = not rated
nobody-named = somebody
date-short = { $day } { $month }
date-long = { $day } { $month } { $year }
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec

# Ladder

ladder-of = Ladder: { $game }
ladder-lead = People and bots on one scale. Only rated games of people count; bots keep the rating of their arena. A bar is where the true strength lies, 19 times of 20.
standing = Standing
who = Who
a-move = A move
few-games = no place yet
only-you-see = only you see this line
at-once = at once
you-named = { $name }, you
ladder-note-few = Fewer than ten rated games, or fewer than three different opponents: no place yet.
ladder-note-me = The blue band is you. Whose bar reaches into it *cannot be told apart from you yet*: { $names }.
ladder-note-alone = The blue band is you. Nobody else's bar reaches into it.
ladder-note-public = People are here whose profile is public.
ladder-scale = 400 points more are ten wins to one; steady bots stand at 1500.
ladder-unmeasured = These bots have not been measured with { $count } players yet.
ladder-empty = Nobody stands here yet
list-and = { $first } and { $last }
how-learned = How Expert learned
how-learned-map = How Expert learned: { $map }
how-learned-help = { $games ->
    [one] one game
   *[other] { $games } games
} against itself
how-learned-text = It played *{ $games } games*, most of them against itself, and every new network had to beat the one before. At the table it also looks ahead. It never sees what its seat may not know.
how-not-learned = No network has been trained for this game with { $count } players yet: Expert goes by estimates made by hand, and looks ahead.
how-old = It learned version { $learned } of the rules; today's is { $today }.
fig-network = Network
fig-took = Took
fig-rules = Rules
fig-seed = Seed
version-n = version { $n }
kilobytes = { $n } KB
learned-picture = Scores and wins while it learned
network-among = The network alone among Steady bots
network-among-help = without looking ahead; games won, blue: fair share
share-line = { $share } % ± { $give }
levels-below = Steady, Novice, Random
levels-below-text = Steady plays one turn ahead with estimates made by hand, Novice picks among good moves at random, Random among all. Repeat it all:
measured-from = From { $games } games. Repeat it:
repeat-it = Repeat it:
n-players-any = Number of players

# What if? Another move, both played out by bots
what-if = What if?
what-if-help = Choose another move here; bots play both to the end
what-if-was = Played
what-if-instead = Instead
what-if-difference = Difference
what-if-choose = Choose another move for { $who } on the board. Bots then play both to the end, 50 times each with the same chance.
what-if-games = { $done } of { $all } games played from each.
what-if-games-each = What if? 50 games each
what-if-chance-more = The other move wins more often: { $chance } games more in 100.
what-if-chance-less = The other move wins less often: { $chance } games fewer in 100.
what-if-points-more = The other move brings { $points } points more. Whether it wins more often, these games do not tell.
what-if-points-less = The other move brings { $points } points less. Whether it wins less often, these games do not tell.
what-if-equal = { $games } games from each do not tell them apart.
what-if-outcomes = Points at the end, from { $least } to { $most }, how often from each move
what-if-stopped = It stopped before all were played. Ask again to go on.
what-if-how = Both go on from what this player knew, with the same chance, everybody played by the fast bots. After ± one standard error.
what-if-try-better = Play the better one out, 50 games each
what-if-sign-was = played
what-if-sign-instead = instead
what-if-sign-best = better
what-if-same = This is what was played: choose another move.
limit-what_ifs = One guest may have { $most } moves played out in an hour. Wait a while.
