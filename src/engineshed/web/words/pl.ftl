# Słowa domu. Gry mają własne w swoich pokojach.

skip-to-main = Do głównej części
navigation = Strony
pages = Strony na dole
nav-play = Gra
nav-tables = Stoły
nav-rules = Zasady
nav-gallery = Galeria
switch-theme = Jasno albo ciemno
language-itself = Polski
language = Język
preferences = Ustawienia
guest = Gość
named-as-guest = { $name } (gość)
you = ty
bot = bot
save = Zapisz
saved = Zapisano.
preferences-help = Wybór działa od razu i zostaje zapamiętany na tym urządzeniu.
language-help = Stron, gier i ich zasad.
name = Imię
name-help = To widzą inni przy twoich stołach.
theme = Wygląd
theme-help = Jasny papier albo ciemny; przełącza go też księżyc u góry.
theme-default = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
colours = Kolory graczy
colours-help = W obu zestawach graczy odróżniają też wzory i inicjały.
colours-default = Czytelne dla daltonistów
colours-classic = Klasyczne
motion = Ruch na planszy
motion-help = Elementy przesuwają się na swoje miejsca.
motion-default = Jak w systemie
motion-off = Wyłączony
since-your-move = Co się ostatnio stało
confirming = Pytaj przed zagraniem
confirming-help = Pas i wszystko, czego nie cofniesz bez zgody innych, zawsze wymaga potwierdzenia.
confirming-default = Gdy coś kosztuje lub pomaga innym
confirming-always = Zawsze
confirming-never = Nigdy
forced = Ruchy wymuszone
forced-help = Decyzje z jedną możliwością; dotyczy stołów, przy których usiądziesz od teraz.
forced-default = Graj od razu
forced-ask = Pytaj mnie
tiny-games = Małe gry
supply = Zasoby
yes = Tak
no = Nie

# Strona główna
home-title = Pięć gier kolejowych, jedna parowozownia.
home-lead = Jednym kliknięciem zagraj z botami albo wyślij znajomym link. Bez konta, bez formularzy.
with-friends = Zagraj ze znajomymi
upload-record = Otwórz zapis
your-turn-at = Twoja kolej: { $game }
departures = Odjazdy
departures-help = Twoje stoły, wolne miejsca, gry do obejrzenia
no-tables = Nie ma jeszcze stołów
no-tables-help = Zagraj od razu z botami albo otwórz stół i wyślij link.
games = Gry
game = Gra
table = Stół
moved = Ruch
seats = Miejsca
status = Stan
now = teraz
ago-minutes = { $n } min
ago-hours = { $n } godz.
ago-days = { $n } dni
seats-taken = { $taken } z { $all } miejsc
move-n = ruch { $n }
just-started = dopiero się zaczyna
join = Dołącz
watch = Oglądaj
to-move = { $who }: ruch
waits-for-people = wolne miejsca
players = Gracze
length = Czas
weight = Ciężar
weight-of = ciężar { $n } z 5
minutes = { $least }–{ $most } min
hours = { $least }–{ $most } godz.
play-now = Graj
which-game = Która gra?
which-game-help = Wybierz grę, a potem miejsca, mapę i ustawienia.
new-table = Nowy stół
foot-rules = Zasady do przeszukania po polsku i angielsku
foot-replays = Powtórki i zapisy każdej gry
foot-free = Wolne oprogramowanie na twoim komputerze

# Nowy stół
all-set = Wszystko jest ustawione. Otwórz stół albo zmień, co chcesz.
another-game = Inna gra
n-maps = { $count ->
    [one] { $count } mapa
    [few] { $count } mapy
   *[many] { $count } map
} · mapa decyduje, ilu może grać
players-range = { $least ->
    [1] { $most ->
        [1] 1 gracz
       *[other] 1–{ $most } graczy
    }
   *[other] { $least }–{ $most } graczy
}
settings = Ustawienia gry
all-usual = wszystko jak zwykle
changed = coś zmieniono
no-settings = Nie ma o czym decydować: w tę grę gra się w jeden sposób.
not-here = nie na tej mapie
who-sits = Kto tu siedzi
kind-me = Ja
kind-link = Link
kind-bot = Bot
kind-here = Tutaj
seat-me = ty
seat-link = czeka na gościa z linkiem
seat-bot = gra sam
open-seat = Wolne miejsce
bot-level = Bot, { $level }
level-random = losowy
level-novice = początkujący
level-steady = solidny
level-sound = rozważny
level-strong = mocny
level-search = mocny
level-expert = mistrz
level = Poziom
level-in-style = { $level }, { $style }
style = Styl
style-none = bez upodobań
your-name = Twoje imię
player-n = Gracz { $n }
here-note = Miejsca „Tutaj” dzielą ten ekran; karty pozostają zakryte. Za tego, kto odejdzie, gra bot.
others-may-watch = Inni mogą patrzeć
open-the-table = Otwórz stół
fill-with-bots = Dosadź boty i graj
link-note = Wyślij znajomym link do stołu.
n-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
n-here = { $count ->
    [one] jeszcze { $count } osoba przy tym ekranie
    [few] jeszcze { $count } osoby przy tym ekranie
   *[many] jeszcze { $count } osób przy tym ekranie
}
n-links = { $count ->
    [one] { $count } osoba z linkiem
    [few] { $count } osoby z linkiem
   *[many] { $count } osób z linkiem
}
n-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[many] { $count } botów
}
take-a-seat = Usiądź. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
starts-when-full = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
link = Link
copy = Kopiuj
copied = Skopiowano.
sit-down = Usiądź
put-a-bot = Posadź bota
cancel-table = Zamknij stół

# Przy stole
your-turn = Twoja kolej
everybody = Wszyscy
the-end = Koniec
replay = Powtórka
plan = Plan
phases = Fazy tury
choose = Wybierz
shortlist = Daje teraz najwięcej
waits-for = Gra: { $who }
wait-for-all = Czekamy na pozostałych
is-over = Gra skończona
watching = Oglądasz
hidden-move = już wybrane
undo = Cofnij
undo-turn = Cofnij wszystko
moves = Ruchy
filter = Szukaj
walk = wybór
play-it = zagraj
close = zamknij
confirm = Zatwierdź
confirm-and = Zatwierdź · { $word }
out-title = Odpadasz z gry
out-alone = Gra toczy się dalej bez ciebie. Nic straconego: możesz cofnąć swój ostatni ruch.
out-others = Gra toczy się dalej bez ciebie. Pozostali mogą się zgodzić na cofnięcie twojego ostatniego ruchu.
out-undo = Cofnij mój ostatni ruch
out-ask-undo = Poproś o cofnięcie
out-watch = Patrzę dalej
out-leave = Odejdź…
then-pick = Dalej:
left-over = *Za darmo, a przepadnie, jeśli teraz skończysz:* { $what }
cancel = Anuluj
bill = Koszt i zysk
not-that = Nie można: { $what }
plan-ahead = Planuj
throw-away = Wyrzuć plan
back-to-table = Wróć do stołu
board = Plansza
hand = Ręka
log = Dziennik
chat = Rozmowa
legend = Legenda
key-help = Nazywa wszystkie widoczne symbole
key-find = Szukaj symbolu lub słowa
key-foot = Wskaż wiersz, a zobaczysz wszystkie takie symbole.
key-elsewhere = Teraz niewidoczne
table-menu = Stół
table-menu-help = Link, zapis, powtórka, punktacja, odejście
say = Napisz coś…
send = Wyślij
unread = nowe
new-from-here = Nowe
quick-words = Szybkie słowa
quick-help = Szybkie słowo: każdy czyta je w swoim języku
quick-hello = Cześć!
quick-good-luck = Powodzenia!
quick-well-played = Dobrze zagrane!
quick-one-moment = Chwileczkę
quick-thinking = Myślę
quick-back-tonight = Wrócę wieczorem
quick-sorry = Przepraszam!
quick-good-game = Dziękuję za grę!
mute-somebody = Wycisz lub zgłoś
report-line = Zgłoś tę wypowiedź gospodarzowi
reported-line = Zgłoszono. Gospodarz to przeczyta.
muted = Wyciszone osoby: { $names }
mute = Wycisz: { $name }
unmute = Przywróć: { $name }
nobody-to-mute = Na tym miejscu nie ma kogo wyciszyć.
my-notes = Moje notatki
my-notes-help = Tylko ty to czytasz.
notes-saved = Zapisano. Tylko ty to czytasz.
notes-unsaved = Jeszcze nie zapisano
notes-too-long = Te notatki są za długie: mieści się 4000 znaków.
views = Widoki
points-now = pkt teraz
points-short = pkt
page-n = s. { $page }
hand-over = Przekaż ekran
hand-the-screen = Przekaż ekran graczowi
hands-are-hidden = Karty są zakryte; plansza, dziennik i panele są jawne.
i-am = Tu { $who }, pokaż moje karty
space = Spacja
earlier-lines = Wcześniej
at-least = od
same-place = Inne możliwości w tym samym miejscu
drawn-before = { $count ->
    [one] + { $count } narysowana wcześniej
    [few] + { $count } narysowane wcześniej
   *[many] + { $count } narysowanych wcześniej
}
# $thing: czego dotyczy rachunek, „Gotówka”.
thing-after = { $thing } potem
earlier = Poprzedni ruch
later = Następny ruch
run = Odtwarzaj
moment = Chwila
move-of = ruch { $n } z { $all }
play-on = Graj dalej stąd
pause = Zatrzymaj
turn-back = Poprzedni gracz
turn-on = Następny gracz
round-back = Poprzednia runda
round-on = Następna runda
speed = Tempo
speed-of = { $n }×
copy-moment = Kopiuj link
play-on-as = Jako { $who }
fork-hidden = Twoje miejsce nie wie jeszcze wszystkiego: w tej chwili coś jest przed tobą zakryte, a dalsza gra by to pokazała. Zaplanuj ruchy albo poczekaj do końca gry.
fork-running = W tę grę grają z tobą inni, a boty przy innym stole zdradziłyby ci, co by zrobiły. Zagraj dalej stąd, kiedy ta gra się skończy; na razie możesz planować.
fork-over = W tej chwili gra jest już skończona. Cofnij się, aby grać dalej.
score-sheet = Punktacja
rematch = Rewanż
wins = { $count ->
    [one] Wygrywa { $who }
   *[other] Zwycięstwo dzielą: { $who }
}
wins-with = { $count ->
    [one] Wygrywa { $who }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[other] Zwycięstwo dzielą: { $who } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
}
draw = Nikt nie wygrywa: remis
lost = Gra przegrana
ended-agreed = Zakończono za zgodą wszystkich
ended-idle = Zakończono, bo od dawna nikt nie zagrał
ended-cancelled = Stół zamknięto
wish-undo = { $count ->
    [one] { $who } prosi o cofnięcie jednego ruchu.
   *[many] { $who } prosi o cofnięcie { $count } ruchów.
}
wish-end = { $who } prosi o zakończenie gry w tym miejscu.
to-the-rematch = Do rewanżu
wish-rematch = { $who } proponuje rewanż.
wish-go-on = { $who } proponuje grać dalej według obecnych zasad.
agree = Zgoda
refuse = Odmów
withdraw = Wycofaj
advice = Podpowiedź
decimal-mark = ,
advice-help = Najlepsze możliwości w tej chwili, na podstawie tego, co wiesz
advice-nothing = W tej chwili nie ma odpowiedzi. Spróbuj za chwilę.
advice-tried = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[other] { $count } możliwości
  }
why-before = Poprzedni ruch bota
why-after = Następny ruch bota
advice-futures = po { $count } przyszłości
advice-no-points = Zabrakło czasu, żeby rozegrać partię do końca, więc nie wiadomo, ile będzie punktów.
advice-win = wygrana
advice-final = punkty
advice-equal = Nie do odróżnienia od { $others }.
advice-why = Dlaczego { $n }, a nie { $other }
advice-why-move = Dlaczego ruch { $n }?
advice-why-short = Dlaczego?
advice-played = zagrane
advice-hidden = Bot wiedział coś, czego jeszcze nie możesz wiedzieć. Zapytaj ponownie po zakończeniu gry.
advice-no-reason = W sprawdzonych przyszłościach żadna pozycja punktacji nie różni się wyraźnie.
advice-play = Zagraj { $n }
advice-compare = Porównaj wiersz po wierszu
advice-pair = { $one } wobec { $two }
reason-grows = Rośnie:
reason-opens = Otwiera:
reason-costs = Kosztuje:
reason-others = Inni:
offline = Brak łączności
offline-help = Serwer nie odpowiada. Nic nie zginęło; próbujemy dalej.
retry = Spróbuj teraz
offline-title = Serwer nie odpowiada
offline-page-help = Twoje gry są tam bezpieczne. Ta strona próbuje co dwie sekundy i sama przejdzie dalej, gdy serwer wróci.
back = Wstecz
to-home = Na stronę główną
too-late = Ten ruch przyszedł za późno: ktoś zagrał wcześniej. Plansza pokazuje zmiany; nic twojego nie zginęło.

# Stoły, zapisy, odchodzenie
record = Zapis
record-help = Gra jako plik; z gry trwającej to, co widać z twojego miejsca.
choose-file = Wybierz plik
drop-file = albo upuść go tutaj (.jsonl)
download = Pobierz
open = Otwórz
upload-help = Skończoną grę można obejrzeć; z każdej jej chwili można grać dalej z botami.
leaving = Odejście
leave-table = Odejdź od stołu
concede = Poddaj się i odejdź od stołu
concede-help = Oddajesz miejsce na dobre; dalej gra za ciebie bot.
leave = Odejdź
end-game = Zakończ grę
end-help = Zapytamy wszystkich przy stole.
end-alone-help = Stół zamyka się od razu.
end-it = Zakończ
stand-in-for = { $who } – nieobecny gracz?
stand-in-help = Jeśli pozostali się zgodzą, dalej zagra bot.
wish-stand-in = { $who } prosi o bota na miejsce nieobecnego gracza.
score-so-far = Dotychczasowa punktacja
total = Razem
place = Miejsce
numbers-open = każda liczba otwiera ruchy, z których powstała
numbers-help = Wybierz liczbę: tutaj pojawią się ruchy, z których powstała, a każdy prowadzi do swojej chwili.
cannot-be-taken-back = Tego nie będzie można cofnąć.
is-out = odpada
points-grew = Jak rosły punkty
points-grew-help = numer pod wykresem prowadzi do tej rundy
round-n-replay = Powtórka od rundy { $n }
n-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}

# Zasady i galeria
rules-of = Zasady: { $game }
search-rules = Szukaj w zasadach
both = Oba
sections = Rozdziały
n-rules = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
n-hits = { $count ->
    [one] { $count } zasada zawiera „{ $query }”
    [few] { $count } zasady zawierają „{ $query }”
   *[many] { $count } zasad zawiera „{ $query }”
}
no-hits = Żadna zasada nie ma tych słów. Spróbuj jednego słowa albo jego początku.
hits-elsewhere = Mają je zasady innych gier:
all-rules = Wszystkie zasady tej gry
rule = Zasada
source = Źródło
ruling = Orzeczenie
no-rules = Ta gra nie ma tu spisanych zasad.
examples = Przykłady
given = Sytuacja
when = Gdy
then = Wtedy
glossary = Słownik
comes-from = Skąd pochodzą dane:
src-rulebook = instrukcja
src-published = opublikowane
src-reconstructed = odtworzone
search-gallery = Szukaj nazw i działań
nothing-found = Nic tu nie zawiera tych słów.
where-from = Skąd pochodzą te dane
no-gallery = Ta gra nie pokazuje tu elementów.

# Co dom robi przy każdym stole: znajduje to wyszukiwarka zasad
house-help = Przy każdym stole tego domu
house-help-undo = *Cofnij* cofa jedną akcję, *Cofnij wszystko* całą turę, dopóki nie padły kości i nikt inny nie wybierał. Dalej potrzebna jest zgoda pozostałych; grając tylko z botami, możesz cofać zawsze.
house-help-plan = *Planuj*, gdy myślą inni: to prywatna kopia gry, a jej ruchy można zachować na swoją turę.
house-help-orders = *Polecenia* decydują z góry tam, gdzie gra na to pozwala, na przykład o licytacji do pewnej kwoty.
house-help-hint = *Podpowiedź* pokazuje, co zrobiłby tu najlepszy bot: gdy grasz tylko z botami albo gdy wszyscy się zgodzili.
house-help-since = *Od twojego ruchu* odtwarza na planszy, co inni zrobili pod twoją nieobecność. Dziennik prowadzi do każdej wcześniejszej chwili.
house-help-leave = Kto chce odejść, poddaje się w menu *Stół*; na jego miejscu gra dalej bot.

# Figures of a piece whose source the gallery names
figure-number = numer
figure-special = akcja specjalna
figure-specialCost = jej koszt
figure-moves = ruchy
figure-coreDeck = talia
figure-effect = działanie
figure-conditionKinds = warunki
figure-group = grupa
figure-content = zawartość
figure-kinds = rodzaje
figure-bonus = premia
figure-name = imię
figure-city = miasto
figure-mission = misja
figure-vpScale = punkty
figure-counts = ile sztuk
figure-exits = kształt
figure-stack = stos
figure-cost = koszt
figure-use = użycie
figure-points = punkty
figure-distribution = rozkład
figure-colour = kolor
figure-tiles = kafle
figure-count = ile sztuk
figure-shareRange = zakres
figure-pairingAndPrices = ceny
figure-pairingAndSupplements = pary
figure-rules = zasady
figure-copies = egzemplarze
figure-choice = wybór
figure-hexes = pola
figure-riverEdges = rzeki
figure-orientation = położenie

# Co poszło źle
problem-400 = Nie rozumiemy tej prośby
problem-400-help = Wróć i spróbuj ponownie.
problem-403 = To nie dla ciebie
problem-403-help = To należy do kogoś innego albo strona była otwarta zbyt długo: odśwież ją i spróbuj ponownie.
problem-404 = Tu nic nie ma
problem-404-help = Adres może być błędny albo stołu już nie ma.
problem-408 = To trwało za długo
problem-408-help = Żądanie nie dotarło na czas. Nic się nie zmieniło; spróbuj ponownie.
problem-409 = Za późno
problem-409-help = Ktoś zagrał wcześniej. Nic twojego nie zginęło; stół pokazuje zmiany.
problem-413 = Za duże
problem-413-help = To więcej, niż serwer przyjmuje.
problem-422 = Tak nie można
problem-422-help = Nic się nie zmieniło.
bad-record = Tego zapisu nie da się otworzyć
bad-record-help = Ten plik nie jest zapisem gry, którą można tu zagrać, albo jest uszkodzony. Komunikat: { $what }
problem-429 = Zbyt wiele próśb
problem-429-help = Odczekaj minutę i graj dalej.
limit-requests = Jeden gość może wysłać { $most } żądań na minutę. Odczekaj minutę i graj dalej.
limit-tables = Jeden gość może otworzyć { $most } stołów na godzinę. Zagraj przy którymś ze swoich albo poczekaj chwilę.
limit-running = Liczba twoich nieukończonych stołów: { $most }. Najpierw dokończ lub zakończ jeden z nich.
limit-lobbies = Liczba twoich stołów, które czekają na ludzi: { $most }. Najpierw zapełnij lub odwołaj jeden z nich.
limit-all-tables = Nie ma już miejsca: liczba trwających gier to { $most }. Wróć później.
limit-uploads = Jeden gość może otworzyć { $most } zapisów na godzinę. Poczekaj chwilę.
limit-messages = Jeden gość może napisać { $most } wiadomości na minutę. Poczekaj chwilę.
limit-changes = Jeden gość może zmienić coś przy stołach { $most } razy na minutę. Poczekaj chwilę.
limit-hints = Jeden gość może poprosić o podpowiedź { $most } razy na minutę. Poczekaj chwilę.
limit-exports = Jeden gość może wyeksportować swoje dane { $most } razy na godzinę. Poczekaj chwilę.
limit-hours = Jeden gość może zmienić noce i urlopy { $most } razy na godzinę. Poczekaj chwilę.
limit-notes = Jeden gość może zapisać notatki { $most } razy na minutę. Poczekaj chwilę.
limit-reports = Jeden gość może zgłosić { $most } wypowiedzi na godzinę. Poczekaj chwilę.
limit-names = Jeden gość może przybrać { $most } imion na godzinę. Poczekaj chwilę.
limit-guesses = Jeden gość może zalogować się { $most } razy na godzinę. Poczekaj chwilę.
limit-plans = Jeden gość może wypróbować { $most } rzeczy na minutę. Poczekaj chwilę.
limit-streams = Jeden gość może mieć naraz { $most } otwartych stołów. Zamknij jeden z nich.
busy = Inni właśnie otwierają zapisy. Spróbuj ponownie za kilka sekund.
record-too-large = Plik ma więcej niż { $most } KB. Żadna z tutejszych gier nie zajmuje tyle miejsca.
record-too-long = Zapis ma więcej niż { $most } ruchów. Żadna z tutejszych gier nie trwa tak długo.
record-too-slow = Ponowne rozegranie tego zapisu trwa dłużej, niż serwer pozwala.
wrong-host = Adres tego serwisu to { $host }.
problem-503 = Baza danych nie odpowiada
problem-503-help = Twoje gry są tam bezpieczne. Ta strona sama sprawdzi ponownie. To, na co nie było odpowiedzi, można wysłać jeszcze raz.
problem-500 = Coś się u nas zepsuło
problem-500-help = To nasza wina, zapisaliśmy to. Nic się nie zmieniło.
rules-differ = Ten stół stoi na ruchu { $move }: zasady w tej wersji dają w tym miejscu co innego ({ $got }). Nic nie przepadło. Poczekajcie na poprawioną wersję albo zgódźcie się grać dalej od tego miejsca.
rules-corrected = Od czasu tej gry poprawiono zasadę: w ruchu { $move } wychodzi co innego ({ $got }). Nic nie przepadło. Poczekajcie albo zgódźcie się grać dalej od ostatniego ruchu zgodnego z zasadami.
newer-rules = Przy tym stole gra się według nowszych zasad, niż zna ten serwer. Można oglądać grę do miejsca, do którego je zna; odśwież stronę za chwilę.
go-on = Gramy dalej od tego miejsca
stands-still = Gra stoi
dead-end = Po ruchu { $moves } ktoś ma wybrać, a żaden ruch nie jest dozwolony: to błąd w naszych zasadach, nie wasz. Cofnijcie ruchy, poczekajcie na poprawioną wersję albo zakończcie grę. Zapis gry pokazuje ten błąd: prześlijcie go osobie, która prowadzi tę stronę.
note-dead-end = { $who } ma wybrać, a żaden ruch nie jest dozwolony: zasady tej wersji mają tu błąd.
come-back = Wracam na swoje miejsce
not-away = Ten gracz jest przy stole albo nie jest jego kolej: bot może zastąpić tylko kogoś, na kogo się czeka i kogo od dłuższego czasu nie ma.
unreadable = Tego stołu nie da się otworzyć
unreadable-help = W zapisie coś się nie zgadza ({ $what }). Wszystkie inne stoły działają. Powiadom osobę prowadzącą tę stronę: nic nie zostało usunięte i może dać się naprawić.
note-bot-simpler = Bot gracza { $who } nie odpowiedział na czas; ruch wykonał prostszy ({ $detail }).
note-undone = { $who } cofa grę do wcześniejszej chwili.
note-stood-in = { $who } ma teraz zastępstwo: gra bot.
note-came-back = { $who } wraca do gry.
note-went-on = Wszyscy zgodzili się grać dalej według obecnych zasad ({ $detail }).
not-started = Gra się jeszcze nie zaczęła.
nothing-to-undo = Nie ma czego cofać.
nobody-asks = Nikt o nic nie prosi.
one-seat = Masz już tutaj miejsce: ta gra liczy się do rankingu, a z dwoma miejscami by się nie liczyła.
seat-taken = Ktoś już tu siedzi.

# The guided first turn
first-turn = Pierwsza tura
first-turn-stop = Pierwsza tura, przystanek { $n } z { $all }
first-turn-why = Dlaczego?
first-turn-back = Wstecz
first-turn-next = Dalej
first-turn-show = Pokaż
first-turn-leave = Zakończ zwiedzanie
first-turn-other = To dozwolony ruch, ale zwiedzanie prowadzi inną drogą. Zrób to, co jest na karcie, albo poproś o pokazanie.

# Lekcje
lessons = Lekcje
lesson-of = Lekcja { $n } z { $all }
lesson-leave = Zakończ lekcje
lesson-how = Odpowiedz swoim ruchem na planszy. Każda odpowiedź jest oceniana, niczego się nie traci i można próbować ponownie.
lesson-passed = zaliczona
lesson-tried = próbowana
lesson-first = pierwsza odpowiedź: oddane { $lost } % szans na wygraną
lesson-answers = Twoja odpowiedź i najlepsza
lesson-yours = twoja
lesson-verdict-best = Najlepsza odpowiedź!
lesson-verdict-good = Równie dobra jak najlepsza
lesson-verdict-worse = Jest coś lepszego
lesson-verdict-shown = Najlepsza odpowiedź
lesson-rather = Zamiast:
lesson-measured = { $good ->
    [one] Jedna z { $all } odpowiedzi jest najlepsza; każdą oceniono w tych samych { $futures } przyszłościach.
    [few] { $good } z { $all } odpowiedzi są równie dobre jak najlepsza; każdą oceniono w tych samych { $futures } przyszłościach.
   *[many] { $good } z { $all } odpowiedzi jest równie dobrych jak najlepsza; każdą oceniono w tych samych { $futures } przyszłościach.
  }
lesson-games = { $count ->
    [one] { $count } partia rozegrana przez boty do końca z obiema odpowiedziami; punkty najlepszej ponad
    [few] { $count } partie rozegrane przez boty do końca z obiema odpowiedziami; punkty najlepszej ponad
   *[many] { $count } partii rozegranych przez boty do końca z obiema odpowiedziami; punkty najlepszej ponad
  }
lesson-again = Spróbuj ponownie
lesson-next = Następna lekcja
lesson-play-on = Graj dalej od tego miejsca

## Kim jestem: urządzenia, kody, konta

me-title = Moje miejsca i urządzenia
me-help = Twoje stoły należą do tej przeglądarki. Dołącz drugie urządzenie albo zabezpiecz je linkiem lub kontem.
take-along = Zabierz miejsca ze sobą
take-along-more = niecałe 20 sekund
code-help = Pokaż kod i wpisz go na drugim urządzeniu albo skieruj jego aparat na obrazek.
code-show = Pokaż kod
code-there = Na drugim urządzeniu: skieruj tu aparat albo wpisz kod
code-once = Ważny { $minutes } minut, działa raz.
code-new = Nowy kod
code-have = Masz kod z innego urządzenia?
code-bring = Przenieś tutaj
code-unknown = Nie ma takiego kodu, został już użyty albo minął jego czas. Poproś drugie urządzenie o nowy.
link-unknown = Nie ma takiego linku. Mógł go zastąpić nowszy.
join-help = Wpisz sześć liter, które pokazuje drugie urządzenie. Oba będą siedzieć przy twoich stołach. Używaj tylko własnego kodu: miejsca z tej przeglądarki dostanie ten, kto go utworzył.
restore-help = Ten osobisty link przenosi wszystkie twoje stoły do tej przeglądarki.
devices = Zalogowane urządzenia
device-seen = ostatnio używane { $span } temu
device-recent = używane w ostatnich godzinach
device-told = dostaje twoje powiadomienia
device-this = to urządzenie
sign-out = Wyloguj
sign-in = Mam konto
sign-in-now = Zaloguj
sign-in-wrong = Nazwa i hasło do siebie nie pasują.
account = Konto
optional = nieobowiązkowe
account-help = Konto zachowa twoje miejsca, gdy przeglądarka o nich zapomni. Stoły i imiona przechodzą na konto. Adres e-mail nie jest potrzebny.
account-name-label = Nazwa do logowania
account-name = Konto musi mieć nazwę.
account-password = Hasło ma co najmniej 8 znaków.
account-taken = Ktoś inny ma już tę nazwę. Wybierz inną.
account-disabled = To konto jest wyłączone. Włącz je na zalogowanym urządzeniu.
account-save = Zapisz
password = Hasło
password-new = Nowe hasło
passkey-make = Utwórz klucz dostępu
passkey-not-made = Klucz dostępu nie powstał. Spróbuj ponownie albo wybierz hasło.
password-or-passkey = Z kluczem dostępu niepotrzebne: wystarczy palec, twarz albo PIN urządzenia i nie trzeba nic pamiętać.
passkey-in = Kluczem dostępu
passkey-wrong = Klucz dostępu nie został przyjęty. Spróbuj ponownie albo zaloguj się inaczej.
passkeys = { $count ->
    [one] Zapisano jeden klucz dostępu.
    [few] Zapisano { $count } klucze dostępu.
   *[other] Zapisano { $count } kluczy dostępu.
}
personal-link = Osobisty link
personal-link-help = Otwiera wszystko, co twoje, bez konta. Strzeż go jak klucza; nowy unieważnia poprzedni.
personal-link-make = Utwórz link
your-data = Twoje dane
export = Eksport
export-help = Gry, czat, urządzenia i ustawienia w jednym pliku.
disable = Wyłącz
enable = Włącz
disable-help = Nikt się nie zaloguje, póki nie włączysz konta na zalogowanym urządzeniu.
delete-me = Usuń
delete-me-help = Odchodzisz od wszystkich stołów; w skończonych grach zostaje miejsce bez nazwy. Tego nie da się cofnąć.
delete-me-sure = Tak, usuń wszystko, co pozwala mi się zalogować.
too-many-tries = Za dużo prób. Poczekaj minutę.

## Tempo stołu

still-has-time = Przy tym stole chodzi zegar: on mówi, komu skończył się czas, a wtedy decydują pozostali.
not-out = Ten gracz ma jeszcze czas albo właśnie wykonał ruch.
not-yours-to-say = O tym miejscu decydują tylko pozostali gracze przy stole.
no-clock = Przy tym stole nie ma zegara.
note-out-of-time = { $who }: czas się skończył.
note-waits-on = { $who }: pozostali poczekają jeszcze trochę.
note-took-over = { $who } przejmuje to miejsce.

## Śledzenie ruchów innych

thinks = myśli
your-plan = Twój plan
your-turn-now = Teraz twoja kolej
plan-everybody = Widzisz to tylko ty; grasz za wszystkich.
plan-now-as = Teraz: { $who }.
plan-keep = Zachowaj moje ruchy
plan-leave = Do stołu
plan-stale = Od rozpoczęcia planu przy stole wykonano już kolejne ruchy.
plan-later = później
plan-possible = możliwy
plan-play = Zagraj ten krok
plan-drop = Pomiń ten krok
sounds = Dźwięki
sounds-help = Dźwięki: moja kolej, ruch i koniec gry
decision-changed = Ktoś wykonał ruch i teraz pytanie jest inne. To, co zaczęto wybierać, odłożono; nic nie zostało zagrane.
since-sign = Od twojego ruchu
since-start = Od początku
following = Przebieg gry
since-keys = ← → krok po kroku, spacja pomija. Numery zostają na planszy, aż coś zrobisz.
since-help = Pokazuje ruch po ruchu, co zrobili inni
of-all = z { $all }
skip-to-turn = Do mojej kolei
skip-to-now = Do bieżącej chwili
log-order = Kolejność w dzienniku
oldest-first = Od najstarszych
newest-first = Od najnowszych
and-more = { $count ->
    [one] i jeszcze jeden ruch
    [few] i jeszcze { $count } ruchy
   *[many] i jeszcze { $count } ruchów
}
undo-own-only = Nie dotyczy to wyborów innych graczy.
undo-of-others = Przepadną też wybory graczy: { $who }.
undo-stays = Plansza zostaje bez zmian, dopóki wszyscy się nie zgodzą.
agreed = zgoda
not-yet = jeszcze nie
tempo = Tempo botów
tempo-help = Jak szybko twój ekran pokazuje ruchy botów.
tempo-default = Jak przy stole
tempo-at-once = Od razu
tempo-readable = Czytelnie
tempo-step = Krok po kroku

## My games

next-game = Dalej
next-game-help = Do następnej gry, która na ciebie czeka (N)
next-named = Dalej: { $game }
waits-plate = { $count ->
    [one] czeka
    [few] czekają
   *[other] czeka
}
games-wait = { $count ->
    [one] Jedna gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
   *[other] { $count } gier czeka na ciebie
}
games-wait-help = Najpierw gry na żywo, potem te, w których czas kończy się najwcześniej. Klawisz N: następna gra.
nobody-waits = Nic na ciebie nie czeka
nobody-waits-help = Gdy przyjdzie twoja kolej, powie o tym ta strona i tytuł jej karty.
your-games = { $count ->
    [one] twoja gra
    [few] twoje { $count } gry
   *[other] twoich { $count } gier
}
since-minutes = { $n } min
since-hours = { $n } godz.
since-days = { $count ->
    [one] jeden dzień
   *[other] { $count } dni
}
time-left = Czas
left-for-you = Zostało ci
no-clock-runs = bez zegara
ago-since = ruch: { $span } temu
pace-brief = { $move } na ruch
choose-what-now = Zdecyduj, co dalej
since-my-move = Od twojego ostatniego ruchu
put-later = Później
play-this = Zagraj w tę
open-tables = Wolne miejsca
all-of-them = wszystkie
no-open-tables = Przy żadnym stole nie ma wolnego miejsca. Otwórz własny i wyślij link.
to-watch = Do oglądania
nothing-to-watch = W tej chwili nikt nie gra publicznie.
against-bots = Od razu z botami
solo-games = { $count ->
    [one] Jednej gry kogoś, kto gra sam z botami, tu nie ma.
    [few] { $count } gier osób, które grają same z botami, tu nie ma.
   *[other] { $count } gier osób, które grają same z botami, tu nie ma.
}
show-them = Pokaż
all-my-tables = Wszystkie moje stoły i skończone gry
filters = Które stoły
show-all = Wszystkie
show-mine = Moje
show-open = Wolne miejsca
show-watch = Do oglądania
show-ended = Skończone
show-solo = Sami z botami
tables-mine = Twoje stoły
tables-open = Stoły z wolnymi miejscami
tables-watch = Gry do oglądania
tables-ended = Twoje skończone gry
tables-solo = Grający sami z botami
none-mine = Nie ma jeszcze stołów
none-open = Nie ma wolnych miejsc
none-watch = W tej chwili nikt nie gra publicznie
none-ended = Nie ma jeszcze skończonych gier
none-solo = Nikt nie gra sam z botami
span-days = { $days } d { $hours } h
span-only-days = { $days ->
    [one] 1 dzień
   *[other] { $days } dni
  }
span-hours = { $hours } h { $minutes } min
span-only-hours = { $hours } h
span-minutes = { $minutes } min
span-seconds = { $seconds } s
pace = Tempo
pace-help = dotyczy ludzi, nigdy botów
pace-none = Bez zegara
pace-none-help = Nikomu nie kończy się czas. Stół, którego długo nikt nie rusza, zostaje zamknięty.
pace-live = Na żywo
pace-live-help = Wszyscy są obecni. Każdy ma zapas minut i trochę więcej z każdym ruchem.
pace-days = Dni
pace-days-help = Czas na ruch wpływa do zapasu. Noce i urlopy się nie liczą.
pace-field-move = Na ruch
pace-field-bank = Zapas najwyżej
pace-field-holidays = Urlop
pace-note-live = Alarm po czterech piątych czasu. Gdy komuś skończy się czas, pozostali decydują: czekać, posadzić bota albo zaprosić kogoś innego.
pace-note-days = Noc każdego gracza się nie liczy. Alarm po czterech piątych czasu. Gdy komuś skończy się czas: najpierw urlop, potem pozostali decydują: czekać, posadzić bota albo zaprosić kogoś innego.
at-pace-live = na żywo: po { $bank } i { $move } na ruch
at-pace-days = { $move } na ruch, zapas { $bank }, noce się nie liczą
presence-here = na miejscu
presence-away = poza stołem
presence-night = tam jest noc
presence-bot = gra zastępca, bot
pulse-thinks = myśli
pulse-away = poza stołem od { $span }
pulse-holiday = na urlopie
pulse-bank = zapas
pulse-out = bez czasu od { $span }
pulse-out-brief = bez czasu
late-title = { $who }: czas się skończył.
late-you-decide = { $voters ->
    [one] Decyzja należy do ciebie.
   *[other] Decydujesz wraz z innymi: { $half } z { $voters } od razu, po { $span } większość głosów.
  }
late-they-decide = Decydują pozostali przy stole.
late-move-now = Wykonaj ruch, a gra potoczy się dalej; inaczej zdecydują pozostali.
late-wait = Czekamy { $span }
late-wait-help = Gracz dostanie jeszcze { $span }.
late-bot = Gra bot
late-bot-help = Gracz może w każdej chwili wrócić na swoje miejsce.
late-invite = Zaprośmy kogoś
late-invite-help = Miejsce może zająć każdy, kto ma link; do tego czasu gra bot.
free-seat = Miejsce gracza { $who } jest wolne; bot gra, dopóki ktoś go nie zajmie.
bot-sits-in-moves = { $count ->
    [0] Zastępuje cię bot i jeszcze nie wykonał ruchu. Gra, dopóki nie usiądziesz; nikt nie musi się zgadzać.
    [one] Bot wykonał za ciebie jeden ruch. Gra, dopóki nie usiądziesz; nikt nie musi się zgadzać.
    [few] Bot wykonał za ciebie { $count } ruchy. Gra, dopóki nie usiądziesz; nikt nie musi się zgadzać.
   *[other] Bot wykonał za ciebie { $count } ruchów. Gra, dopóki nie usiądziesz; nikt nie musi się zgadzać.
  }
guest-sits-in-moves = { $count ->
    [0] Zastępuje cię { $who }, na razie bez ruchu. Możesz w każdej chwili wrócić na swoje miejsce; nikt nie musi się zgadzać.
    [one] Zastępuje cię { $who } i ma za sobą jeden ruch. Możesz w każdej chwili wrócić na swoje miejsce; nikt nie musi się zgadzać.
    [few] Zastępuje cię { $who } i ma za sobą { $count } ruchy. Możesz w każdej chwili wrócić na swoje miejsce; nikt nie musi się zgadzać.
   *[other] Zastępuje cię { $who } i ma za sobą { $count } ruchów. Możesz w każdej chwili wrócić na swoje miejsce; nikt nie musi się zgadzać.
  }
bank-again = Twój zapas zaczyna się od { $span }.
my-hours = Noce i urlop
my-hours-help = W grach na dni twój zegar wtedy stoi. Inni widzą, że jest u ciebie noc albo że masz urlop. Gdy gra czeka na ciebie, zmieniona noc liczy się od twojej następnej tury.
hours-wrong = Noc trwa najwyżej dziesięć godzin, w strefie takiej jak Europe/Warsaw; urlop najwyżej sześćdziesiąt dni.
night = Moja noc
night-help = Najwyżej dziesięć godzin.
night-first = od
night-last = do
zone = Moja strefa
zone-help = Taka, jaką podaje przeglądarka, albo wpisana: Europe/Warsaw.
holidays-until = Urlop do
holidays-until-help = Zużywa urlop, który daje każdy stół. Puste: jestem na miejscu.

## Stałe polecenia

orders-title = Stałe polecenia
orders-help = Zdecyduj z góry. Gdy przyjdzie na ciebie kolej, zostanie wykonane pierwsze, na co wtedy pozwolą zasady; w przeciwnym razie zapytamy ciebie.
orders-standing = Obowiązujące polecenia
orders-private = widzisz to tylko ty
orders-none = Jeszcze nic: o wszystkim decydujesz na bieżąco.
orders = Polecenia
order-first = Najpierw
order-else = W przeciwnym razie
order-ask-me = zapytaj mnie
order-skip = nic: od razu dalej
order-then = {", a jeśli nie: "}
order-up-to = najwyżej { $what }
order-how-long = Jak długo
order-lasts-once = następnym razem
order-lasts-round = w tej rundzie
order-lasts-always = do odwołania
order-acted = już zadziałało
order-give = Wydaj polecenie
order-revoke = Odwołaj
no-such-order = Gra nie przewiduje takiego polecenia.
note-your-order = To zrobiło twoje polecenie; czytasz to tylko ty.


## Notices

notices = Powiadomienia
notices-help = Raz, tam gdzie jesteś. Nic nie przychodzi, gdy patrzysz na stół. Każde powiadomienie ma link, który je kończy bez logowania.
what-by-which-way = Co i którą drogą
counts-at-once = działa od razu
event = Wydarzenie
way-push = Przeglądarka
way-mail = E-mail
way-hook = Webhook
how-off = wyłączone
how-on = włączone
how-digest = zbiorczo
event-turn = Moja kolej
event-turn-help = zebrane: jedno dla kilku gier
event-alarm = Kończy mi się czas
event-alarm-help = po czterech piątych
event-out = Komuś skończył się czas
event-out-help = pozostali wybierają, co dalej
event-began = Gra się zaczęła
event-began-help = wszystkie miejsca są zajęte
event-ended = Gra się skończyła
event-ended-help = z linkiem do wyniku
event-asked = Prośba o zgodę lub rewanż
event-asked-help = cofnięcie, koniec, jeszcze raz
event-chat = Ktoś napisał na czacie
event-chat-help = bez samej treści
event-test = Próba
sent-to-you = Wysłane do ciebie
kept-for-days = { $count ->
    [one] przez jeden dzień
   *[other] przez { $count } dni
}
nothing-sent = Nic jeszcze nie wysłano.
state-waiting = Czeka
state-sending = W drodze
state-again = Ponawiamy
state-sent = Doręczone
state-failed = Nie udało się
state-moot = Już niepotrzebne
state-unsure = Być może doręczone
in-seconds = po { $n } s
held-quiet = wstrzymane, cisza
ways = Drogi
ways-work = działa { $works } z { $all }
way-works = działa
way-failed = donikąd nie prowadzi; wyłączona. Próba włącza ją ponownie.
way-unconfirmed = czeka na link z wysłanego e-maila
test = Próba
remove = Usuń
add = Dodaj
add-browser = Dodaj tę przeglądarkę
add-mail = Adres e-mail
add-hook = https://… Discorda, Slacka, Matriksa, ntfy
no-mail-here = Ten dom nie ma serwera poczty.
push-refused = Ta przeglądarka nie pozwala na powiadomienia.
quiet-hours = Godziny ciszy
quiet-help = Co przyjdzie w tym czasie, czeka i zostanie wysłane razem, gdy cisza się skończy. Puste pola: bez ciszy.
quiet-from = od
quiet-until = do
digest-at = Zbiorczo codziennie o
send-test = Wyślij mi próbę
send-test-help = Wszystkimi drogami naraz; wynik pojawi się na liście po kilku sekundach.
send-a-test = Wyślij próbę
notice-turn = Twoja kolej: { $games }
notice-alarm = Kończy ci się czas: { $games }
notice-out = Komuś skończył się czas: { $games }
notice-out-you = Skończył ci się czas, ale nadal możesz wykonać ruch: { $games }
notice-began = Gra się zaczęła: { $games }
notice-ended = Gra się skończyła: { $games }
notice-asked = Prośba o twoją zgodę: { $games }
notice-chat = { $count ->
    [one] Nowa wiadomość: { $games }
    [few] { $count } nowe wiadomości: { $games }
   *[other] { $count } nowych wiadomości: { $games }
}
notice-test = To jest próba. Działa.
notice-several = { $count ->
    [one] Wieści z twojego stołu
   *[other] Wieści z twoich stołów ({ $count })
}
notice-stop = Koniec powiadomień tą drogą:
confirm-mail = Potwierdź ten adres
confirm-mail-says = Ktoś chce dostawać pod tym adresem powiadomienia z Engineshed. Jeśli to ty, otwórz ten link. Jeśli nie, nic nie rób.
stop-title-stop = Koniec powiadomień?
stop-help-stop = { $way }: nic więcej tam nie wyślemy. W każdej chwili można dodać tę drogę ponownie.
stop-do-stop = Zakończ te powiadomienia
stop-title-stopped = Zakończone
stop-help-stopped = { $way }: nic więcej tam nie wyślemy.
stop-title-confirm = Potwierdzić ten adres?
stop-help-confirm = Powiadomienia będą odtąd wysyłane na adres { $way }.
stop-do-confirm = Potwierdź
stop-title-confirmed = Potwierdzone
stop-help-confirmed = Powiadomienia są odtąd wysyłane na adres { $way }.
stop-unknown = Ten link jest nieznany albo te powiadomienia już się skończyły.
too-many-ways = Tyle dróg wystarczy. Najpierw usuń którąś.
no-mail-address = To nie jest adres e-mail osiągalny z tego miejsca.
no-hook-address = Osiągalne są tylko adresy https otwartej sieci.
mail-not-sent = Serwer poczty nie przyjął e-maila. Spróbuj później.
because-private-address = adres prywatny
because-no-such-host = nie ma takiego adresu
because-no-mail-server = brak serwera poczty
limit-notices = To dużo na godzinę: najwyżej { $most } dróg lub prób.

# Blokowanie i decyzje gospodarza
block = Zablokuj: { $name }
unblock = Odblokuj: { $name }
block-help = Ta osoba nie usiądzie przy twoich stołach, przed zajęciem miejsca przy jej stole zapytamy ciebie, a jej słów nie zobaczysz.
blocked-people = Zablokowane osoby
seat-refused = Nie możesz zająć miejsca przy tym stole.
you-blocked-somebody = Siedzi tu osoba zablokowana przez ciebie. Możesz ją odblokować na stronie o sobie.
sit-beside-blocked = Siedzi tu ktoś, kogo blokujesz: { $names }.
sit-anyway = Usiądź mimo to
suspended-chat = Gospodarz na jakiś czas wyłączył ci pisanie; zostają gotowe słowa. Do kiedy, mówi odpowiedź gospodarza.
suspended-sit = Gospodarz na jakiś czas nie pozwala ci siadać do stołów ani pisać. Możesz wszystko czytać i dokończyć swoje gry. Do kiedy, mówi odpowiedź gospodarza.
hidden-by-host = ukryte przez gospodarza
who-watches = ogląda
watching-n = { $count ->
    [one] ogląda jedna osoba
    [few] oglądają { $count } osoby
   *[other] ogląda { $count } osób
  }
watchers-may-talk = Widzowie mogą pisać na czacie
watchers-are-silent = Przy tym stole widzowie milczą.
ago = { $span } temu
letters-title = Odpowiedzi gospodarza
letters-help = O zgłoszeniach od ciebie albo o tobie.
letters-none = Nie ma żadnej.
letters-read = { $count ->
    [one] Przeczytaj odpowiedź
    [few] Przeczytaj { $count } odpowiedzi
   *[other] Przeczytaj { $count } odpowiedzi
  }
letter-from-host = Od gospodarza
letter-unread = Jest dla ciebie odpowiedź gospodarza. Przeczytaj ją.
answer-nothing-wrong = Dziękujemy za zgłoszenie. Gospodarz przeczytał, co powiedziano, i nie znalazł niczego, co łamie zasady tego domu. Każdego możesz też samodzielnie wyciszyć lub zablokować.
answer-reports = Dziękujemy za zgłoszenie. Gospodarz przeczytał, co powiedziano, i zdecydował:
answer-reported = Ktoś zgłosił twoje słowa. Gospodarz je przeczytał i zdecydował:
done-nothing = Nic złego.
done-hidden = { $count ->
    [one] Jedna wypowiedź jest ukryta.
    [few] { $count } wypowiedzi są ukryte.
   *[other] { $count } wypowiedzi jest ukrytych.
  }
done-warn = Udzielono ostrzeżenia.
done-chat = Bez czatu przez { $days } dni; zostają gotowe słowa.
done-chat-for-good = Od teraz bez czatu; zostają gotowe słowa.
done-sit = Zawieszenie na { $days } dni: bez nowych miejsc i bez czatu. Trwające gry toczą się dalej.
done-sit-for-good = Zawieszenie na zawsze: bez nowych miejsc i bez czatu. Trwające gry toczą się dalej.
host-title = Zgłoszenia
host-help = { $count ->
    [0] Nie ma otwartych.
    [one] Jedno jest otwarte.
    [few] { $count } są otwarte.
   *[other] { $count } jest otwartych.
  } Tę stronę widzi tylko gospodarz; każdy krok jest zapisany, a obie strony dostają odpowiedź.
host-enter = Otwórz zgłoszenia
host-enter-help = Ten link działa raz. Potem ta przeglądarka może przez dwanaście godzin czytać i rozstrzygać zgłoszenia.
host-leave = Na dziś koniec
host-waiting = Czekają
host-none = Nic nie czeka.
host-settled = Rozstrzygnięte ostatnio
host-kept = przechowywane przez rok
host-said = Co powiedziano
host-table = Zobacz stół
host-hide-line = Ukryj tę wypowiedź
host-hide-help = Zaznaczone wypowiedzi będą ukryte przed wszystkimi przy stole.
host-reported = zgłoszona osoba
host-who-reports = Osoba zgłaszająca
host-games = Stoły z miejscem
host-against = Zgłoszenia przeciw
host-against-n = { $count ->
    [0] brak
   *[other] { $count }, od { $people ->
        [one] jednej osoby
       *[other] { $people } osób
      }
  }
host-made = Własne zgłoszenia
host-made-n = { $count ->
    [0] brak
   *[other] { $count }, uznane: { $upheld }
  }
host-measures = Dotychczasowe środki
host-no-measures = brak
host-decided = Rozstrzygnięte
host-reopen = Cofnij i otwórz na nowo
host-what = Co zrobić
host-several = można wybrać kilka
host-answers = Odpowiedzi
host-answers-more = każda w języku odbiorcy
host-answers-help = Obie strony przeczytają decyzję we własnym języku. Możesz dodać coś od siebie.
host-to-reports = Do osoby zgłaszającej
host-to-reported = Do osoby zgłoszonej: { $who }
host-decide = Rozstrzygnij i odpowiedz obu
host-revocable = Można to cofnąć przez 30 dni. Jeśli nic nie zaznaczysz, zgłoszenie zostanie zamknięte jako „nic złego”.
measure-warn = Ostrzeżenie
measure-warn-help = Nic więcej się nie zmienia.
measure-chat = Bez czatu
measure-chat-help = Zostają gotowe słowa.
measure-sit = Zawieszenie
measure-sit-help = Bez nowych miejsc i bez czatu; trwające gry toczą się dalej.
measure-no = nie
days-n = { $n } dni
for-good = na zawsze
mail-needs-url = Ten dom nie może jeszcze wysyłać poczty: gospodarz musi podać adres strony (ustawienie url).

# Analiza zakończonej gry
reviewed-title = Analiza
reviewed-open = Analiza
reviewed-what = Każdy ruch jest oceniany według tego, co gracz wtedy wiedział: jak zmieniały się szanse na wygraną, ile kosztowały decyzje i co zrobił los. Trwa to około minuty i nie kończy się, gdy opuścisz tę stronę.
reviewed-begin = Przeanalizuj tę grę
reviewed-computing = Sprawdzone ruchy: { $done } z { $all }.
reviewed-so-far = Pierwsze spojrzenie: skutki decyzji i losu zostaną narysowane, gdy wszystkie ruchy będą sprawdzone.
reviewed-chances = Szanse na wygraną i co je zmieniało
reviewed-whose = Czyje szanse
reviewed-by = Co pokazują linie
reviewed-by-chance = Szansa na wygraną
reviewed-by-points = Punkty na końcu
reviewed-strip-luck = Los
reviewed-strip-own = Gra
reviewed-strip-others = Inni
reviewed-balance = Od początku do wyniku
reviewed-balance-note = Początek, własne ruchy, ruchy innych i los dają razem wynik. Los to wartość tego, co przyszło, wobec średniej tego, co mogło przyjść; każda inna zmiana jest dziełem tego, kto wykonał ruch.
reviewed-chance = szansa, %
reviewed-points = punkty
reviewed-start = Na początku
reviewed-result = Wynik
reviewed-col-start = Start
reviewed-col-own = Gra
reviewed-col-others = Inni
reviewed-col-luck = Los
reviewed-col-result = Wynik
reviewed-part-own = Własne ruchy
reviewed-part-others = Ruchy innych
reviewed-part-luck = Los
reviewed-dearest = Najdroższe decyzje
reviewed-of = { $passed } z { $all } decyzji nic wymiernego nie kosztowało.
reviewed-lost = { $count ->
    [one] Pozostała kosztowała { $lost } % szansy na wygraną.
    [few] Pozostałe { $count } kosztowały średnio po { $lost } % szansy na wygraną.
   *[other] Pozostałych { $count } kosztowało średnio po { $lost } % szansy na wygraną.
  }
reviewed-played = Zagrano
reviewed-better-was = Lepiej
reviewed-round = Runda { $n }
reviewed-look = Oba ruchy na planszy
reviewed-decision = Decyzja { $n } na planszy
reviewed-dear-before = Poprzednia droga decyzja
reviewed-dear-after = Następna droga decyzja
reviewed-nothing-yet = Nikt jeszcze nie wykonał ruchu.
reviewed-tab-chart = Wykres
reviewed-tab-decisions = Decyzje
reviewed-tab-phases = Fazy
reviewed-tab-score = Punkty
reviewed-none-dear = Żadna decyzja nie kosztowała więcej, niż da się odróżnić od szumu.
reviewed-accuracy-head = Dokładność według faz
reviewed-everything = Razem
reviewed-luck-points = Los, punkty
reviewed-accuracy-note = Dokładność: ile decyzji na 100 kosztowało mniej niż { $small } % szansy na wygraną albo mniej niż dwa błędy standardowe. Oceniane według tego, co gracz wiedział. Pod spodem, ile te decyzje straciły razem, w procentach szansy na wygraną.
reviewed-even = nic nie przeważyło
reviewed-own-helped = dobra gra
reviewed-own-cost = najwięcej kosztowały własne decyzje
reviewed-others-helped = najbardziej pomogły decyzje innych
reviewed-others-cost = inni dobrze grali
reviewed-luck-helped = najbardziej pomógł los
reviewed-luck-cost = najwięcej kosztował los
# Czego stół oczekuje od tych, którzy siadają

table-asks = Kto siada
table-asks-help = każdy czyta to, zanim usiądzie
sitting-agrees = kto siada, ten się zgadza
hints-for-all = Podpowiedzi
hints-for-all-help = Każdy przy stole może zapytać o najlepsze możliwości i o powody ruchów botów.
hints-not-rated = nie przy stołach rankingowych
has-hints = z podpowiedziami dla wszystkich
rated = Rankingowa
rated-help = Wynik liczy się do rankingu wszystkich osób przy stole; każda ma konto. Kto odejdzie, liczy się jako ostatni.
rated-account = z kontem
account-make = Załóż konto
terms-account = Ta gra liczy się do rankingu, a ranking mają osoby z kontem: to nazwa oraz klucz dostępu albo hasło. Twoje stoły zostają twoje.
rated-not-here = nie, gdy kilka osób gra na jednym ekranie
is-rated = gra rankingowa
is-rated-help = Wynik liczy się do rankingu wszystkich osób, które tu grają; boty są tak silne, jak mówi ich drabina. Kto odejdzie, liczy się za wszystkimi, którzy zostali.
spoken = język: { $language }
asks-language-help = Tak rozmawia się przy stole; strony każdy czyta po swojemu.
asks-any-language = dowolny
asks-stay = Gra do końca
asks-stay-help = Część gier z innymi, których ktoś nie zostawił botowi; znana po pięciu.
asks-rating = Ranking
asks-rating-help = W tej grze. Kto nie grał w nią jeszcze rankingowo, nie ma żadnego.
asks-low = Co najmniej
asks-high = Co najwyżej
asks-no-low = od dowolnego
asks-no-high = do dowolnego
asks-nobody = Tylko dla stołów z wolnym miejscem, które ktoś zajmuje przez link.
anybody = każdy
percent-of = { $percent } %
asks-finish = kończy co najmniej { $percent } % gier
asks-between = ranking od { $low } do { $high }
asks-least = ranking co najmniej { $rating }
asks-most = ranking co najwyżej { $rating }
terms-finish = Ten stół szuka osób, które grają do końca: z wyższym odsetkiem niż twój albo w ogóle ze znanym. Jest znany po pięciu grach z innymi.
terms-rating = Ten stół szuka innego rankingu, niż masz w tej grze, albo jeszcze go nie masz.

# Profil

nav-ladder = Drabina
nav-you = Ty
profile = Profil
about-me = O mnie
my-profile = Mój profil
profile-private = tylko ty widzisz tę stronę
profile-public = każdy może zobaczyć tę stronę
profile-publish = Pokaż wszystkim
profile-hide = Zachowaj dla siebie
profile-change = Zmień
profile-publish-help = Twoje imię, wyniki, rankingi i skończone gry będą na stronie, którą każdy może otworzyć, i na drabinie. Imiona innych zostają w jej historii.
profile-hide-help = Strona prowadzi odtąd donikąd, a ty znikasz z drabiny. Sam nadal widzisz jedno i drugie.
profile-link = Jej adres
here-since = Tu od { $date }
fig-games = Gry
fig-running = { $count ->
    [one] jedna trwa
    [few] { $count } trwają
   *[many] { $count } trwa
}
fig-with-people = { $count } z ludźmi
fig-won = Wygrane
fig-fair = równy udział { $percent } %
fig-finish = Do końca
fig-left = { $count ->
    [0] żadnej nie zostawiono botowi
    [one] jedna zostawiona botowi
    [few] { $count } zostawione botowi
   *[many] { $count } zostawionych botowi
}
fig-finish-few = znane po pięciu grach
fig-pause = Czas na ruch
fig-median = mediana
rating = Ranking
bot-strength = Ranking { $points } ± { $give }
bot-strength-fixed = Ranking { $points }, stały
rating-fixed = stały
rating-fixed-help = Pozostałych mierzy się z tym botem, więc jego ranking jest stały.
rating-over-time = Ranking w czasie
rating-of = Ranking w grze { $game }
rating-line = { $rating } ± { $give } po { $count ->
    [one] jednej grze rankingowej
   *[other] { $count } grach rankingowych
}
rating-none = Jeszcze bez gry rankingowej: { $game }
rating-none-help = Stół jest rankingowy, jeśli mówi to, zanim ktokolwiek usiądzie: „Rankingowa” tam, gdzie stoły się otwiera. Trzeba mieć konto.
n-rated = { $count ->
    [one] jedna rankingowa
    [few] { $count } rankingowe
   *[many] { $count } rankingowych
}
bot-named = bot { $level }
won-by-players = Wygrane według liczby graczy
rated-or-not = rankingowe i nie
with-alone = Samemu
with-2 = Dwóch
with-3 = Trzech
with-4 = Czterech
with-5 = Pięciu +
won-of = { $won } z { $games } wygranych
of-games = z { $games }
mean-points = ⌀ { $points }
mean-points-help = średnio { $points } pkt
key-fair = równy udział: jedna z dwóch, trzech, czterech, pięciu
key-past = Pasek za znakiem to więcej niż przypadek.
history = Historia
history-search = Gracz, mapa, słowo
history-all = Wszystkie gry
history-won = Wygrane
history-rated = Rankingowe
history-people = Z ludźmi
pace-any = Każde tempo
history-ended = Koniec
history-map = Mapa
history-took = Tempo, trwała
history-ranking = Kolejność
history-place = Miejsce
history-points = Punkty
history-none = Jeszcze żadnej skończonej gry
history-none-help = Tu stoi to, co zostało zagrane do końca.
history-no-match = Nic nie pasuje
history-no-match-help = Wybierz inne filtry albo mniej słów.
history-more = Starsze gry
history-newer = Nowsze gry
history-page = { $page } z { $pages }
pace-is-live = na żywo
pace-is-days = dniami
pace-is-none = bez zegara
pace-is-alone = samemu
nth = { $n }.
solo-won = wygrana
solo-lost = przegrana
left-to-bot = zostawiona
not-rated = bez rankingu
nobody-named = ktoś
date-short = { $day } { $month }
date-long = { $day } { $month } { $year }
month-1 = sty
month-2 = lut
month-3 = mar
month-4 = kwi
month-5 = maj
month-6 = cze
month-7 = lip
month-8 = sie
month-9 = wrz
month-10 = paź
month-11 = lis
month-12 = gru

# Drabina

ladder-of = Drabina: { $game }
ladder-lead = Ludzie i boty na jednej skali. Liczą się tylko rankingowe gry ludzi; boty zachowują ranking ze swojej areny. Kreska pokazuje, gdzie 19 razy na 20 leży prawdziwa siła.
standing = Stan
who = Kto
a-move = Ruch
few-games = bez miejsca
only-you-see = tylko ty widzisz ten wiersz
at-once = od razu
you-named = { $name }, ty
ladder-note-few = Mniej niż dziesięć gier rankingowych albo mniej niż troje różnych przeciwników: jeszcze bez miejsca.
ladder-note-me = Niebieski pas to ty. Czyja kreska w niego sięga, tego *nie da się jeszcze odróżnić od ciebie*: { $names }.
ladder-note-alone = Niebieski pas to ty. Niczyja inna kreska w niego nie sięga.
ladder-note-public = Z ludzi są tu ci, których profil jest publiczny.
ladder-scale = 400 punktów więcej to dziesięć wygranych do jednej; solidne boty stoją na 1500.
ladder-unmeasured = { $count ->
    [one] Tych botów nie zmierzono jeszcze przy jednym graczu.
   *[other] Tych botów nie zmierzono jeszcze przy { $count } graczach.
}
ladder-empty = Nikogo tu jeszcze nie ma
list-and = { $first } i { $last }
how-learned = Jak uczył się Mistrz
how-learned-map = Jak uczył się Mistrz: { $map }
how-learned-help = { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[many] { $games } gier
} z samym sobą
how-learned-text = { $games ->
    [one] Zagrał *jedną grę*
    [few] Zagrał *{ $games } gry*
   *[many] Zagrał *{ $games } gier*
}, najczęściej z samym sobą, a każda nowa sieć musiała pokonać poprzednią. Przy stole patrzy też w przód. Nigdy nie widzi tego, czego nie wolno znać jego miejscu.
how-not-learned = { $count ->
    [one] Dla tej gry z jednym graczem nie wytrenowano jeszcze sieci: Mistrz kieruje się ręcznymi ocenami i patrzy w przód.
   *[other] Dla tej gry z { $count } graczami nie wytrenowano jeszcze sieci: Mistrz kieruje się ręcznymi ocenami i patrzy w przód.
}
how-old = Uczyła się zasad w wersji { $learned }; dzisiejsza to { $today }.
fig-network = Sieć
fig-took = Trwało
fig-rules = Zasady
fig-seed = Ziarno
version-n = wersja { $n }
kilobytes = { $n } KB
learned-picture = Punkty i wygrane w czasie nauki
network-among = Sama sieć wśród solidnych botów
network-among-help = bez patrzenia w przód; wygrane gry, na niebiesko: równy udział
share-line = { $share } % ± { $give }
levels-below = Solidny, Początkujący, Losowy
levels-below-text = Solidny gra o jedną turę w przód według ręcznych ocen, Początkujący wybiera na los spośród dobrych ruchów, Losowy spośród wszystkich. Powtórz wszystko:
measured-from = Z { $games } gier. Powtórz to:
repeat-it = Powtórz to:
n-players-any = Liczba graczy

# Co by było, gdyby? Inny ruch, oba rozegrane przez boty
what-if = A gdyby?
what-if-help = Wybierz tu inny ruch; boty rozegrają oba do końca
what-if-was = Zagrano
what-if-instead = Zamiast tego
what-if-difference = Różnica
what-if-choose = Wybierz na planszy inny ruch ({ $who }). Boty rozegrają oba do końca, po 50 razy, z tym samym losem.
what-if-games = Rozegrane gry z każdego ruchu: { $done } z { $all }.
what-if-games-each = A gdyby? Po 50 gier
what-if-chance-more = Inny ruch wygrywa częściej: różnica na 100 gier to { $chance }.
what-if-chance-less = Inny ruch wygrywa rzadziej: różnica na 100 gier to { $chance }.
what-if-points-more = Inny ruch daje więcej punktów (o { $points }). Czy wygrywa częściej, tych gier nie starczy, by powiedzieć.
what-if-points-less = Inny ruch daje mniej punktów (o { $points }). Czy wygrywa rzadziej, tych gier nie starczy, by powiedzieć.
what-if-equal = Liczba gier z każdego ruchu, które ich nie rozróżniają: { $games }.
what-if-outcomes = Punkty na koniec, od { $least } do { $most }: jak często po każdym z ruchów
what-if-stopped = Przerwano, zanim rozegrano wszystkie. Zapytaj znowu, żeby kontynuować.
what-if-how = Oba idą dalej od tego, co ten gracz wiedział, z tym samym losem; za wszystkich grają szybkie boty. Po ± jeden błąd standardowy.
what-if-try-better = Rozegraj lepszy ruch, po 50 gier
what-if-sign-was = zagrano
what-if-sign-instead = zamiast
what-if-sign-best = lepiej
what-if-same = Tak właśnie zagrano: wybierz inny ruch.
limit-what_ifs = Jeden gość może zlecić w ciągu godziny tyle rozgrywek: { $most }. Poczekaj.
