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
thinks = { $who }: ruch
waits-for-people = wolne miejsca
players = Gracze
length = Czas
weight = Ciężar
weight-of = ciężar { $n } z 5
minutes = { $least }–{ $most } min
hours = { $least }–{ $most } godz.
play-now = Graj
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
table-menu = Stół
table-menu-help = Link, zapis, powtórka, punktacja, odejście
say = Napisz coś…
send = Wyślij
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
wish-undo = { $who } prosi o cofnięcie dalej, niż wolno samemu.
wish-end = { $who } prosi o zakończenie gry w tym miejscu.
to-the-rematch = Do rewanżu
wish-rematch = { $who } proponuje rewanż.
wish-go-on = { $who } proponuje grać dalej według obecnych zasad.
agree = Zgoda
refuse = Odmów
withdraw = Wycofaj
offline = Brak łączności
offline-help = Serwer nie odpowiada. Nic nie zginęło; próbujemy dalej.
retry = Spróbuj teraz
offline-title = Serwer nie odpowiada
offline-page-help = Twoje gry są tam bezpieczne. Ta strona próbuje co dwie sekundy i sama przejdzie dalej, gdy serwer wróci.
back = Wstecz
to-home = Na stronę główną
too-late = Ten ruch przyszedł za późno: ktoś zagrał wcześniej. Plansza pokazuje zmiany; nic twojego nie zginęło.

# Stoły, zapisy, odchodzenie
your-tables = Twoje stoły
public-tables = Do dołączenia i oglądania
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
bot-sits-in = Zastępuje cię bot.
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
join-help = Wpisz sześć liter, które pokazuje drugie urządzenie. Oba będą siedzieć przy twoich stołach.
restore-help = Ten osobisty link przenosi wszystkie twoje stoły do tej przeglądarki.
devices = Zalogowane urządzenia
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
passkey-make = Dodaj klucz dostępu
passkey-made = Klucz dostępu jest zapisany.
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
