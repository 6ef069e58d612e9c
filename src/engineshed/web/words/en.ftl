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
thinks = { $who } to move
waits-for-people = open seats
players = Players
length = Length
weight = Weight
weight-of = weight { $n } of 5
minutes = { $least }–{ $most } min
hours = { $least }–{ $most } h
play-now = Play now
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
table-menu = Table
table-menu-help = Link, record, replay, score, leaving
say = Say something…
send = Send
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
wish-undo = { $who } asks to take back beyond what can be taken back alone.
wish-end = { $who } asks to end the game here.
to-the-rematch = To the rematch
wish-rematch = { $who } offers to play again.
wish-go-on = { $who } asks to go on with today's rules.
agree = Agree
refuse = Refuse
withdraw = Withdraw

offline = Offline
offline-help = The server does not answer. Nothing is lost; trying again.
retry = Try again now
offline-title = The server does not answer
offline-page-help = Your games are safe there. This page tries again every two seconds and goes on by itself when the server is back.
to-home = To the home page
back = Back
too-late = That move came too late: somebody moved first. The board shows what changed; nothing of yours was lost.

# Tables, records, leaving
your-tables = Your tables
public-tables = To join or to watch
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
go-on = Go on from here
bot-sits-in = A bot sits in for you.
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
join-help = Type the six letters that your other device shows. Both devices then sit at your tables.
restore-help = This personal link brings all your tables to this browser.
devices = Signed-in devices
device-this = this device
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
passkey-make = Add a passkey
passkey-made = The passkey is kept.
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
