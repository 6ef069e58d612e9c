# Train Rush po polsku.

tagline = Pędź lokomotywą po trzech pętlach, dostarczaj, buduj, korumpuj i jako pierwszy odwiedź wszystkie dziewięć miast.

## Drobiazgi

n-of = { $n }/{ $most }
or = { " albo " }
fields = pól
free = gratis
round-of = runda { $round } z { $rounds }
phrase = { $verb }: { $things }
board-map = Mapa Nardiru
board-management = Plansza zarządzania
show = Co pokazać
show-auto = Auto
show-map = Mapa
show-board = Plansze
hand = Ręka
your-train = Twój pociąg
siding-tiles = Kafle bonusów bocznicy
contracts-in = Kontrakty: { $region }
market-short = CR

## Ustawienia

setting-heroes = Bohaterowie
setting-heroes-help = Draft, w którym wszyscy wybierają jednocześnie, albo bohaterowie rozdani losowo na pierwszą grę.
setting-heroes-draft = Draft
setting-heroes-random = Rozdani losowo
setting-deck = Karty akcji
setting-deck-help = Instrukcja liczy 48 kart, a opisuje 56.
setting-deck-48 = 48 kart
setting-deck-56 = Wszystkie 56 kart
setting-goods = Wartości wody i żywności
setting-goods-help = Instrukcja podaje obie; wartości używa tylko czarny rynek.
setting-goods-water-2 = Woda 2, żywność 3
setting-goods-food-2 = Żywność 2, woda 3
setting-warehouses = Magazyny
setting-warehouses-help = Czy magazyn wolno zbudować także wtedy, gdy w strefie stoi już stacja.
setting-warehouses-always = Przed stacją i po niej
setting-warehouses-before-station = Tylko przed stacją
setting-finance-spies = Szpiedzy w finansach
setting-finance-spies-help = Jak rozumieć limit jednego szpiega w sektorze finansowym.
setting-finance-spies-one-each = Jeden w każdym sektorze finansowym
setting-finance-spies-one-in-all = Jeden we wszystkich trzech razem
setting-resources = Bonus sektora surowców
setting-resources-help = Przykład w instrukcji daje znacznik ruchu (węgiel), lista – znacznik inwestycji.
setting-resources-coal = Znacznik ruchu
setting-resources-investment = Znacznik inwestycji
setting-stopping = Przerwanie karty
setting-stopping-help = Czy kartę wolno zagrać bez wykonania pierwszego ruchu.
setting-stopping-any-time = W każdej chwili
setting-stopping-after-move-1 = Najwcześniej po ruchu I
setting-siding-tiles = Kafle bonusów bocznicy
setting-siding-tiles-help = Czy akcję kafla bonusu bocznicy należy zrealizować, jeśli tylko jest to możliwe.
setting-siding-tiles-must = Należy zrealizować
setting-siding-tiles-may = Można zrezygnować

## Regiony, surowce, tory, sektory

region-ravenshire = Ravenshire
region-calestia = Calestia
region-awhar = Awhar
good-brass = mosiądz
good-water = woda
good-food = żywność
good-copper = miedź
good-gold = złoto
good-any = dowolny surowiec
good-parcel = przesyłka
letter-brass = M
letter-water = W
letter-food = Ż
letter-copper = C
letter-gold = Z
letter-any = dow.
letter-parcel = P
track-investment = Inwestycje
track-coal = Węgiel
track-loading = Załadunek
track-unloading = Wyładunek
track-wagons = Wagony
name-track-investment = tor inwestycji
name-track-coal = tor węgla
name-track-loading = tor załadunku
name-track-unloading = tor wyładunku
name-track-wagons = tor wagonów
name-track-any = dowolny tor postępu
sector-finance = Finansowy
sector-resources = Surowców
sector-logistics = Logistyki
sector-trade = Handlowy
sector-technology = Technologiczny
name-sector-finance = sektor finansowy
name-sector-resources = sektor surowców
name-sector-logistics = sektor logistyki
name-sector-trade = sektor handlowy
name-sector-technology = sektor technologiczny

## Miejsca i elementy

place-start = START
place-market = czarny rynek: { $region }
place-siding = bocznica { $zone }, pole { $number }
place-sector = { $region }, { $sector }
name-city = { $city }, ranga { $rank }, { $visitors ->
    [0] jeszcze nieodwiedzone
    [one] jeden gość
    [few] { $visitors } gości
   *[many] { $visitors } gości
}{ $mission ->
    [yes] , misja dostępna
   *[no] { "" }
}
visit-city = Połóż znacznik w mieście { $city }
mission-token = Misja wciąż dostępna
contractor-of = kontrahent { $region } w mieście { $city }
name-zone = Strefa { $zone }: { $houses ->
    [0] brak magazynów
    [one] jeden magazyn
    [few] { $houses } magazyny
   *[many] { $houses } magazynów
}, wynajętych: { $leased }, { $station ->
    [yes] jest stacja
   *[no] bez stacji
}{ $parcel ->
    [yes] , przesyłka
   *[no] { "" }
}
wagon-goods = wagon ({ $goods })
wagon-special = wagon specjalny na { $places ->
    [one] { $places } przesyłkę
    [few] { $places } przesyłki
   *[many] { $places } przesyłek
}
place-of-wagon = { $loaded ->
    [yes] { $good }
   *[no] puste miejsce: { $good }
}
cargo-of = { $good }, { $wagon }
card-known = { $special }; ruchy { $moves }, { $coal ->
    [0] za darmo
    [one] 1 znacznik ruchu
    [few] { $coal } znaczniki ruchu
   *[many] { $coal } znaczników ruchu
} ({ $card })
card-special = { $special } ({ $card })
card-hidden = zakryta karta
hero-known = { $name } ({ $city }, { $good })
contract-known = { $goods } za { $vp } PZ
contract-space = { $city }, { $size ->
    [one] { $size } surowiec
    [few] { $size } surowce
   *[many] { $size } surowców
}
token-of = Żeton ruchu, +{ $points }
stack-of = Stos { $number }, kafli: { $count }
stack-left = w stosie { $wagons }, specjalnych { $special }
deck-left = w talii { $deck }, odrzuconych { $discards }
slots-left = { $count ->
    [one] zostało jedno pole
    [few] zostały { $count } pola
   *[many] zostało { $count } pól
}
wagons-of = { $count } z { $most } wagonów
mission-for = Misja: { $good } na wagonach na koniec gry
label-spy = Szpieg { $number }
label-stack = Stos { $number }
label-token = Żeton +{ $number }

## Obszary planszy zarządzania

area-influence = Wpływy
area-actions = Akcje inwestycji
area-progress = Tory postępu
area-infrastructure = Infrastruktura
area-contractors = Kontrahenci
area-contracts = Kontrakty
area-wagons = Pula wagonów
area-cards = Pula kart
area-market = Rynek
black-market = Czarny rynek
area-build = Budowa
area-load = Załadunek
area-move = Ruch
area-exchange = Wymiana
area-planning = Planowanie
area-corruption = Korupcja

## Efekty

effect-vp = { $amount } PZ
effect-coal = Weź { $amount ->
    [one] { $amount } znacznik ruchu
    [few] { $amount } znaczniki ruchu
   *[many] { $amount } znaczników ruchu
}
effect-investment = Weź { $amount ->
    [one] { $amount } znacznik inwestycji
    [few] { $amount } znaczniki inwestycji
   *[many] { $amount } znaczników inwestycji
}
effect-advance = { $any ->
    [yes] Awans: dowolny tor postępu{ $times ->
        [1] { "" }
       *[other] , { $times } razy
    }
   *[no] Awans: { $track }{ $times ->
        [1] { "" }
       *[other] , { $times } razy
    }
}
effect-buildWarehouse = { $times ->
    [one] Zbuduj magazyn
    [few] Zbuduj do { $times } magazynów
   *[many] Zbuduj do { $times } magazynów
}
effect-buildStation = Zbuduj stację przeładunkową
effect-corruption = { $where ->
    [state] Korupcja w regionie { $region }: 1 agent
   *[active] { $times ->
        [one] Korupcja: 1 agent
        [few] Korupcja: { $times } agentów
       *[many] Korupcja: { $times } agentów
    }
}
effect-twoAgents = Korupcja w regionie { $region }: 2 agentów w jednym sektorze
effect-loadWagon = { $times ->
    [one] Załaduj wagon
    [few] Załaduj { $times } wagony
   *[many] Załaduj { $times } wagonów
}
effect-takeWagon = Dobierz wagon { $places }-miejscowy
effect-exchangeWagon = Wymień wagon { $old }–{ $new }
effect-choice = { $options }
effect-drawCards = { $all ->
    [yes] Dobierz { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }
   *[no] Dobierz { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    }, zatrzymaj najwyżej { $keep }
}
effect-leaseWarehouse = Wynajmij magazyn kontrahentowi z dowolnego miasta
effect-freeAction = Darmowa akcja z obszaru akcji o koszcie { $cost }
effect-sidingTile = Użyj dowolnego kafla bonusu bocznicy
effect-specialFromHand = { $times ->
    [one] Darmowa akcja specjalna z ręki
    [few] { $times } darmowe akcje specjalne z ręki
   *[many] { $times } darmowych akcji specjalnych z ręki
}
effect-move = Ruch o { $amount } { $amount ->
    [one] pole
    [few] pola
   *[many] pól
}
effect-freeContract = Kontrakt na { $size ->
    [one] { $size } surowiec
    [few] { $size } surowce
   *[many] { $size } surowców
}, { $amount } PZ

## Pytania

ask-nothing = Gra skończona.
ask-times = { $text } (najwyżej *{ $left ->
    [one] raz
    [few] { $left } razy
   *[many] { $left } razy
}*)
ask-choose-good = Wybierz *surowiec startowy* na drugi wagon
ask-return-cards = Zatrzymaj trzy karty akcji: wybierz *dwie* na spód talii
ask-reject-heroes = { $count ->
    [one] Odrzuć *jednego* bohatera
    [few] Odrzuć *{ $count }* bohaterów
   *[many] Odrzuć *{ $count }* bohaterów
}
ask-pick-hero = Odłóż na bok *jednego bohatera*; resztę przekazujesz w lewo
ask-play-spy = Zagraj *szpiega*: najwyższy numer zaczyna
ask-lobby = Postaw szpiega w *sektorze* dostępnego państwa
ask-load-wagon = Załaduj *wagon*
ask-invest = *{ $markers ->
    [one] 1 znacznik inwestycji
    [few] { $markers } znaczniki inwestycji
   *[many] { $markers } znaczników inwestycji
}*: wybierz akcję albo spasuj
ask-play-card = Zagraj *kartę akcji*; masz { $coal ->
    [one] 1 znacznik ruchu
    [few] { $coal } znaczniki ruchu
   *[many] { $coal } znaczników ruchu
}
ask-card-move = Ruch { $number }: *{ $points ->
    [one] 1 pole
    [few] { $points } pola
   *[many] { $points } pól
}*, { $cost ->
    [0] za darmo
    [one] 1 znacznik ruchu
    [few] { $cost } znaczniki ruchu
   *[many] { $cost } znaczników ruchu
}
ask-drive = Ruch o *{ $points ->
    [one] { $points } pole
    [few] { $points } pola
   *[many] { $points } pól
}*
ask-card-special = Akcja specjalna za *1 znacznik ruchu*: *{ $effect }* albo z innej karty?
ask-take-card = Weź *jedną kartę* z puli
ask-city-action = *{ $city }*: znacznik, wynajem i kontrakty w dowolnej kolejności; do wyładunku: { $left }
ask-black-market = Czarny rynek: sprzedać surowce za *jedną nagrodę*?
ask-sell-goods = { $reward }: sprzedano za *{ $value }* z { $price }, można jeszcze sprzedać: { $left }
ask-place-contract = Połóż znacznik kontraktu na *wolnym polu*
ask-take-parcel = Zabrać *przesyłkę* z tej strefy?
ask-choose-advance = Na którym *torze kontrahentów* najpierw?
ask-play-hero = Zagrać *bohatera* tego regionu?
ask-build-warehouse = Zbuduj *magazyn* w tym regionie
ask-build-station = Zbuduj *stację przeładunkową* w tym regionie
ask-lease = Wynajmij *magazyn* kontrahentowi z dowolnego miasta
ask-corrupt = Wyślij *agenta* do sektora
ask-corrupt-twice = Wyślij *dwóch agentów* do jednego sektora
ask-take-wagon = Dobierz *wagon { $places }-miejscowy*
ask-exchange-wagon = Wymień wagon *{ $old }-miejscowy* na *{ $new }-miejscowy*
ask-advance = { $any ->
    [yes] Awansuj na *dowolnym torze postępu*
   *[no] Awansuj: *{ $track }*
}
ask-choose-tile = Użyj dowolnego z dziewięciu *kafli bonusów bocznicy*
ask-refill-display = Z którego *stosu* uzupełnić pole { $space } bonusów bocznicy?
ask-use-special = Użyj za darmo *akcji specjalnej* karty z ręki
ask-draw-cards = *Dobierz* karty
ask-keep-cards = Zatrzymaj najwyżej *{ $most ->
    [one] jedną kartę
    [few] { $most } karty
   *[many] { $most } kart
}*; resztę odrzucasz
ask-discard-card = Więcej niż pięć kart: *odrzuć* jedną
ask-free-action = Wybierz darmową akcję o koszcie *{ $cost }*
ask-choose-effect = Wybierz *jeden efekt*
ask-unload = Wyładuj: *{ $good }*. Z którego wagonu?
ask-card-move-hint = Z karty „{ $special }”. Zużywa się wszystkie punkty ruchu, chyba że po drodze jest miasto lub czarny rynek.
ask-drive-hint = Zużywa się wszystkie punkty ruchu, chyba że po drodze jest miasto lub czarny rynek.
ask-play-card-hint = Ruchy I, II i III w tej kolejności, potem akcja specjalna za 1 znacznik ruchu; w każdej chwili można przerwać.
ask-load-wagon-hint = Zapełniasz wszystkie puste miejsca; na dowolne wybierasz surowiec.
ask-lobby-hint = Awansujesz na jego torze i zyskujesz bonus pola.
ask-sell-goods-hint = Nadwyżka przepada.

## Przyciski

word-pass = Pas
word-done = Gotowe
word-done-card-move = Zatrzymaj się
word-done-card-special = Bez akcji specjalnej
word-done-city-action = Opuść miasto
word-done-sell-goods = Kup
word-draw = Dobierz
word-keep = Nie zatrzymuj
word-pass-load-wagon = Nie ładuj więcej
word-pass-play-hero = Bez bohatera
word-pass-black-market = Nic nie kupuj
verb-load = Załaduj
verb-return = Na spód talii
verb-reject = Odrzuć
verb-pick = Odłóż
verb-bid = Szpieg
verb-lobby = Lobbuj
verb-invest = Akcja
verb-move = Jedź do
verb-play = Zagraj
verb-special = Akcja specjalna
verb-take = Weź
verb-visit = Połóż znacznik
verb-lease = Wynajmij
verb-contract = Kontrakt
verb-buy = Kup
verb-unload = Wyładuj
verb-deliver = Znacznik kontraktu
verb-parcel = Przesyłka na
verb-advance = Awansuj
verb-hero = Bohater
verb-warehouse = Magazyn w
verb-station = Stacja w
verb-corrupt = Agent do
verb-exchange = Wymień
verb-use = Kafel bonusu bocznicy
verb-refill = Uzupełnij z
verb-keep = Zatrzymaj
verb-discard = Odrzuć
verb-choose = Wybierz

## Rachunki i księgi

thing-vp = PZ
amount-vp = { $amount } PZ
thing-coal = Znaczniki ruchu
amount-coal = { $amount ->
    [one] 1 znacznik ruchu
    [few] { $amount } znaczniki ruchu
   *[many] { $amount } znaczników ruchu
}
thing-investment = Znaczniki inwestycji
amount-investment = { $amount ->
    [one] 1 znacznik inwestycji
    [few] { $amount } znaczniki inwestycji
   *[many] { $amount } znaczników inwestycji
}
thing-token = Żetony ruchu
amount-token = { $amount ->
    [one] 1 żeton ruchu
    [few] { $amount } żetony ruchu
   *[many] { $amount } żetonów ruchu
}
thing-cards = Karty akcji na ręce
amount-cards = { $amount ->
    [one] 1 karta
    [few] { $amount } karty
   *[many] { $amount } kart
}
thing-heroes = Bohaterowie na ręce
amount-heroes = { $amount ->
    [one] 1 bohater
    [few] { $amount } bohaterów
   *[many] { $amount } bohaterów
}
thing-missions = Misje
amount-missions = { $amount ->
    [one] 1 misja
    [few] { $amount } misje
   *[many] { $amount } misji
}
thing-spies = Szpiedzy na planszy gracza
amount-spies = { $amount ->
    [one] 1 szpieg
    [few] { $amount } szpiegów
   *[many] { $amount } szpiegów
}
thing-agents = Agenci w rezerwie
amount-agents = { $amount ->
    [one] 1 agent
    [few] { $amount } agentów
   *[many] { $amount } agentów
}
thing-stations = Stacje przeładunkowe w rezerwie
amount-stations = { $amount ->
    [one] 1 stacja
    [few] { $amount } stacje
   *[many] { $amount } stacji
}
thing-warehouses = Magazyny w rezerwie
amount-warehouses = { $amount ->
    [one] 1 magazyn
    [few] { $amount } magazyny
   *[many] { $amount } magazynów
}
thing-contract-markers = Znaczniki kontraktów w rezerwie
amount-contract-markers = { $amount ->
    [one] 1 znacznik kontraktu
    [few] { $amount } znaczniki kontraktów
   *[many] { $amount } znaczników kontraktów
}
thing-cities = Odwiedzone miasta
amount-cities = { $amount ->
    [one] 1 miasto
    [few] { $amount } miasta
   *[many] { $amount } miast
}
thing-leased = Wynajęte magazyny
amount-leased = { $amount ->
    [one] 1 magazyn
    [few] { $amount } magazyny
   *[many] { $amount } magazynów
}
thing-value = Wartość
amount-value = { $amount }
thing-any = Dowolny surowiec
amount-any = { $amount ->
    [one] 1 surowiec
    [few] { $amount } surowce
   *[many] { $amount } surowców
}
thing-brass = Mosiądz
amount-brass = { $amount ->
    [one] 1 znacznik mosiądzu
    [few] { $amount } znaczniki mosiądzu
   *[many] { $amount } znaczników mosiądzu
}
thing-water = Woda
amount-water = { $amount ->
    [one] 1 znacznik wody
    [few] { $amount } znaczniki wody
   *[many] { $amount } znaczników wody
}
thing-food = Żywność
amount-food = { $amount ->
    [one] 1 znacznik żywności
    [few] { $amount } znaczniki żywności
   *[many] { $amount } znaczników żywności
}
thing-copper = Miedź
amount-copper = { $amount ->
    [one] 1 znacznik miedzi
    [few] { $amount } znaczniki miedzi
   *[many] { $amount } znaczników miedzi
}
thing-gold = Złoto
amount-gold = { $amount ->
    [one] 1 znacznik złota
    [few] { $amount } znaczniki złota
   *[many] { $amount } znaczników złota
}
thing-parcel = Przesyłki
amount-parcel = { $amount ->
    [one] 1 przesyłka
    [few] { $amount } przesyłki
   *[many] { $amount } przesyłek
}
thing-infrastructure-ravenshire = Tor infrastruktury Ravenshire
amount-infrastructure-ravenshire = { $amount ->
    [one] 1 pole
    [few] { $amount } pola
   *[many] { $amount } pól
}
thing-contractors-ravenshire = Tor kontrahentów Ravenshire
amount-contractors-ravenshire = { $amount ->
    [one] 1 pole
    [few] { $amount } pola
   *[many] { $amount } pól
}
thing-delivered-ravenshire = Surowce dostarczone do Ravenshire
amount-delivered-ravenshire = { $amount ->
    [one] 1 surowiec
    [few] { $amount } surowce
   *[many] { $amount } surowców
}
thing-influence-ravenshire = Szpiedzy i agenci w sektorach Ravenshire
amount-influence-ravenshire = { $amount ->
    [one] 1 pion
    [few] { $amount } piony
   *[many] { $amount } pionów
}
thing-infrastructure-calestia = Tor infrastruktury Calestii
amount-infrastructure-calestia = { $amount ->
    [one] 1 pole
    [few] { $amount } pola
   *[many] { $amount } pól
}
thing-contractors-calestia = Tor kontrahentów Calestii
amount-contractors-calestia = { $amount ->
    [one] 1 pole
    [few] { $amount } pola
   *[many] { $amount } pól
}
thing-delivered-calestia = Surowce dostarczone do Calestii
amount-delivered-calestia = { $amount ->
    [one] 1 surowiec
    [few] { $amount } surowce
   *[many] { $amount } surowców
}
thing-influence-calestia = Szpiedzy i agenci w sektorach Calestii
amount-influence-calestia = { $amount ->
    [one] 1 pion
    [few] { $amount } piony
   *[many] { $amount } pionów
}
thing-infrastructure-awhar = Tor infrastruktury Awharu
amount-infrastructure-awhar = { $amount ->
    [one] 1 pole
    [few] { $amount } pola
   *[many] { $amount } pól
}
thing-contractors-awhar = Tor kontrahentów Awharu
amount-contractors-awhar = { $amount ->
    [one] 1 pole
    [few] { $amount } pola
   *[many] { $amount } pól
}
thing-delivered-awhar = Surowce dostarczone do Awharu
amount-delivered-awhar = { $amount ->
    [one] 1 surowiec
    [few] { $amount } surowce
   *[many] { $amount } surowców
}
thing-influence-awhar = Szpiedzy i agenci w sektorach Awharu
amount-influence-awhar = { $amount ->
    [one] 1 pion
    [few] { $amount } piony
   *[many] { $amount } pionów
}
thing-track-investment = Tor inwestycji
amount-track-investment = { $amount }
thing-track-coal = Tor węgla
amount-track-coal = { $amount }
thing-track-loading = Tor załadunku
amount-track-loading = { $amount }
thing-track-unloading = Tor wyładunku
amount-track-unloading = { $amount }
thing-track-wagons = Tor wagonów
amount-track-wagons = { $amount }
thing-wagons-1 = Wagony 1-miejscowe
amount-wagons-1 = { $amount ->
    [one] 1 wagon
    [few] { $amount } wagony
   *[many] { $amount } wagonów
}
thing-wagons-2 = Wagony 2-miejscowe
amount-wagons-2 = { $amount ->
    [one] 1 wagon
    [few] { $amount } wagony
   *[many] { $amount } wagonów
}
thing-wagons-3 = Wagony 3-miejscowe
amount-wagons-3 = { $amount ->
    [one] 1 wagon
    [few] { $amount } wagony
   *[many] { $amount } wagonów
}
thing-special-wagons-2 = Wagony specjalne 2-miejscowe
amount-special-wagons-2 = { $amount ->
    [one] 1 wagon specjalny
    [few] { $amount } wagony specjalne
   *[many] { $amount } wagonów specjalnych
}
thing-special-wagons-3 = Wagony specjalne 3-miejscowe
amount-special-wagons-3 = { $amount ->
    [one] 1 wagon specjalny
    [few] { $amount } wagony specjalne
   *[many] { $amount } wagonów specjalnych
}

## Panele

figure-coal = Węgiel
figure-coal-title = Znaczniki ruchu (węgiel); przychód na rundę: { $n }
figure-investment = Inwest.
figure-investment-title = Przychód znaczników inwestycji na rundę: { $n }
figure-wagons = Wagony
figure-cities = Miasta
figure-cards = Karty
panel-bid = szpieg { $spy }
panel-passed = spasował
panel-role = { $place }. · { $where }
reserve = W rezerwie: magazyny { $warehouses }, stacje { $stations }, agenci { $agents }, znaczniki kontraktów { $contracts }
spies-left = Szpiedzy
heroes-held = { $count ->
    [0] Bez bohaterów na ręce
    [one] Jeden bohater na ręce
    [few] { $count } bohaterów na ręce
   *[many] { $count } bohaterów na ręce
}

## Fazy

phase-setup = Przygotowanie
phase-bidding = Licytacja
phase-lobbying = Lobbowanie
phase-income = Przychód
phase-investment = Inwestycje
phase-movement = Ruch
phase-mission = Misje
phase-end = Koniec rundy

## Dziennik

log-first = { $who } zaczyna
log-round = *Runda { $number }*
log-bid = { $who } zagrywa szpiega *{ $spy }*
log-ordered = Nowa kolejność: { $order }
log-lobbied = { $who } stawia szpiega: *{ $sector }*
log-income = { $who } otrzymuje *{ $investment ->
    [one] 1 znacznik inwestycji
    [few] { $investment } znaczniki inwestycji
   *[many] { $investment } znaczników inwestycji
}* i *{ $coal ->
    [one] 1 znacznik ruchu
    [few] { $coal } znaczniki ruchu
   *[many] { $coal } znaczników ruchu
}*
log-loaded = { $who } ładuje: *{ $cargo }*
log-passed = { $who } pasuje
log-invested = { $who } wydaje { $cost ->
    [one] 1 znacznik inwestycji
    [few] { $cost } znaczniki inwestycji
   *[many] { $cost } znaczników inwestycji
}: *{ $action }*
log-free-action = { $who } wykonuje darmową akcję: *{ $action }*
log-played = { $who } zagrywa kartę: *{ $card }*
log-moved = { $who } jedzie: *{ $field }*{ $coal ->
    [0] { "" }
   *[other] , znaczniki ruchu: { $coal }
}{ $points ->
    [0] { "" }
   *[other] , żeton ruchu +{ $points }
}
log-stopped = { $who } zatrzymuje się
log-stuck = { $who } nie może jechać dalej
log-special = { $who } wykonuje akcję specjalną{ $coal ->
    [0] { " " }za darmo
   *[other] , znaczniki ruchu: { $coal }
}: *{ $special }*
log-took = { $who } bierze kartę: *{ $card }*
log-visited = { $who } dociera do miasta *{ $city }*
log-token = { $who } bierze żeton: *{ $vp } PZ*, później +{ $points }
log-leased = { $who } wynajmuje magazyn w strefie { $zone } kontrahentowi ({ $colour }) z miasta *{ $city }*
log-contract = { $who } realizuje kontrakt ({ $city }): { $contract }
log-delivered = { $who } realizuje na czarnym rynku kontrakt na { $size ->
    [one] 1 surowiec
    [few] { $size } surowce
   *[many] { $size } surowców
} ({ $city }), *{ $vp } PZ*
log-bought = { $who } kupuje na czarnym rynku za { $price }, sprzedając surowce o wartości { $value }: *{ $reward }*
log-unloaded = { $who } wyładowuje: { $good }
log-tile = { $who } zdobywa kafel bonusu bocznicy: *{ $tile }*
log-refilled = Nowy kafel na polu { $space } bonusów bocznicy: { $tile }
log-parcel = { $who } zabiera przesyłkę ze strefy { $zone }
log-zone = Punktacja strefy { $zone }
log-hero = { $who } zagrywa bohatera: *{ $hero }*; żeton misji ({ $city }) znika
log-no-hero = { $who } nie zagrywa bohatera
log-warehouse = { $who } buduje magazyn w strefie *{ $zone }*
log-station = { $who } buduje stację przeładunkową w strefie *{ $zone }*; pojawia się tam przesyłka
log-corrupted = { $who } wysyła { $agents ->
    [one] agenta
    [few] { $agents } agentów
   *[many] { $agents } agentów
}: *{ $sector }*
log-advanced = { $who } awansuje: { $track }, teraz *{ $value }*
log-infrastructure = { $who } awansuje na torze infrastruktury ({ $region }): pole *{ $space }*
log-contractors = { $who } awansuje na torze kontrahentów ({ $colour }): pole *{ $space }*
log-wagon = { $who } dobiera: { $wagon }
log-exchanged = { $who } oddaje: { $old }{ $cargo ->
    [none] { "" }
   *[other] ; do zasobów ogólnych wraca: { $cargo }
}
log-gained = { $who } otrzymuje { $thing ->
    [vp] *{ $amount } PZ*
    [coal] *{ $amount ->
        [one] 1 znacznik ruchu
        [few] { $amount } znaczniki ruchu
       *[many] { $amount } znaczników ruchu
    }*
   *[investment] *{ $amount ->
        [one] 1 znacznik inwestycji
        [few] { $amount } znaczniki inwestycji
       *[many] { $amount } znaczników inwestycji
    }*
}
log-lost = { $who } nie może wykorzystać: „{ $effect }”
log-declined = { $who } rezygnuje: „{ $effect }”
log-drew = { $who } dobiera { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
log-drew-these = Dobierasz: { $drawn }
log-kept = { $who } zatrzymuje { $cards ->
    [0] 0 kart
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}, odrzuca: { $rest ->
    [none] nic
   *[other] { $rest }
}
log-discarded = { $who } odrzuca kartę: { $card }
log-reshuffled = Ze stosu kart odrzuconych powstaje nowa talia kart akcji
log-cleared = Znaczniki inwestycji wracają z obszaru akcji do zasobów ogólnych
log-opened-cards = Nowe karty w puli: { $cards }
log-opened-wagon = Nowy w puli wagonów: { $wagon }
log-opened-contract = Nowy kontrakt ({ $region }): { $contract }

## Dlaczego nie

why-TR-115 = W twojej rezerwie nie ma już { $piece ->
    [warehouse] magazynu
    [station] stacji przeładunkowej
    [agent] agenta
   *[contract] znacznika kontraktu
}.
why-TR-407 = Twoja lokomotywa stoi jeszcze na polu START i nie masz aktywnego regionu: najpierw wykonaj ruch.
why-TR-504 = Ruch o dokładnie { $points ->
    [one] 1 pole
    [few] { $points } pola
   *[many] { $points } pól
} nie może się tam skończyć.
why-TR-508 = Stoi tam już inna lokomotywa.
why-TR-512 = Wszędzie, gdzie mógłby się skończyć ruch o { $points ->
    [one] 1 pole
    [few] { $points } pola
   *[many] { $points } pól
}, stoi inna lokomotywa.
why-TR-603 = Tego kontrahenta nie ma już w mieście { $city }.
why-TR-701 = Wszystkie trzy miejsca na magazyny w tej strefie są zajęte.
why-TR-703 = { $zones ->
    [full] W twoim aktywnym regionie ({ $region ->
        [ravenshire] Ravenshire
        [calestia] Calestia
       *[awhar] Awhar
    }) nie można już zbudować magazynu.
   *[elsewhere] Twój aktywny region to { $region ->
        [ravenshire] Ravenshire
        [calestia] Calestia
       *[awhar] Awhar
    }: buduj tam.
}
why-TR-704 = W tej strefie stoi już stacja przeładunkowa; przy tym stole nie buduje się po niej magazynów.
why-TR-707 = Twój aktywny region to { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}: buduj tam.
why-TR-708 = { $region ->
    [ravenshire] Wszystkie cztery strefy Ravenshire mają już stację przeładunkową.
    [calestia] Wszystkie cztery strefy Calestii mają już stację przeładunkową.
    [awhar] Wszystkie cztery strefy Awharu mają już stację przeładunkową.
   *[other] Ta strefa ma już stację przeładunkową.
}
why-TR-713 = { $zones ->
    [all] Nie masz magazynu, który można wynająć: bez kontrahenta, w strefie ze stacją przeładunkową i bez kontrahenta z tego państwa.
   *[one] W tej strefie nie masz magazynu bez kontrahenta.
}
why-TR-714 = W tej strefie nie ma jeszcze stacji przeładunkowej.
why-TR-715 = W tej strefie jest już kontrahent: { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}.
why-TR-806 = Akcję kafla bonusu bocznicy należy zrealizować, skoro jest to możliwe.
why-TR-906 = Agenta można teraz wysłać tylko do sektorów: { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}.
why-TR-910 = { $region ->
    [ravenshire] W żadnym sektorze Ravenshire nie ma wolnego pola dla agenta.
    [calestia] W żadnym sektorze Calestii nie ma wolnego pola dla agenta.
    [awhar] W żadnym sektorze Awharu nie ma wolnego pola dla agenta.
   *[other] W tym sektorze nie ma wolnego pola dla agenta.
}
why-TR-1009 = Na najwyższym polu tego toru stoi już inny gracz.
why-TR-1010 = { $tracks ->
    [all] Nie możesz awansować na żadnym torze: jesteś na szczycie albo tuż pod zajętym szczytem.
   *[one] Twój znacznik postępu jest już na najwyższym polu tego toru.
}
why-TR-1109 = W tym sektorze jest miejsce tylko dla jednego agenta, a w innym dla obu.
why-TR-1208 = Nie masz na ręce żadnej karty akcji.
why-TR-1302 = Pole kontraktu na { $size ->
    [one] 1 surowiec
    [few] { $size } surowce
   *[many] { $size } surowców
} w mieście { $city } jest zajęte.
why-TR-1303 = To nie jest odkryty kontrakt regionu { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}.
why-TR-1402 = Ten wagon ma { $places ->
    [one] 1 puste miejsce
    [few] { $places } puste miejsca
   *[many] { $places } pustych miejsc
} na dowolny surowiec: wybierz dokładnie tyle surowców.
why-TR-1403 = { $wagons ->
    [all] Żaden z twoich wagonów nie ma pustego miejsca na surowce.
   *[one] Ten wagon jest pełny.
}
why-TR-1405 = Wagon specjalny przewozi tylko przesyłki.
why-TR-1412 = Masz już tyle wagonów, ile pozwala tor wagonów: { $limit }. Najpierw awansuj na tym torze albo wymień wagon.
why-TR-1415 = Nie ma już wagonów { $places }-miejscowych.
why-TR-1416 = { $have ->
    [0] Nie masz wagonu { $old }-miejscowego do wymiany.
   *[other] Nie ma wagonu { $new }-miejscowego, na który można wymienić twój.
}
why-TR-1417 = { $have ->
    [0] Nie masz wagonu { $old }-miejscowego do wymiany.
   *[other] Nie ma wagonu { $new }-miejscowego, na który można wymienić twój.
}
why-TR-1418 = { $have ->
    [0] Nie masz wagonu { $old }-miejscowego do wymiany.
   *[other] Nie ma wagonu { $new }-miejscowego, na który można wymienić twój.
}
why-TR-1419 = { $have ->
    [0] Nie masz wagonu { $old }-miejscowego do wymiany.
   *[other] Nie ma wagonu { $new }-miejscowego, na który można wymienić twój.
}
why-TR-1420 = { $have ->
    [0] Nie masz wagonu { $old }-miejscowego do wymiany.
   *[other] Nie ma wagonu { $new }-miejscowego, na który można wymienić twój.
}
why-TR-1421 = Oba wagony są specjalne: nie można wymienić jednego na drugi.
why-TR-1509 = Ta karta jest właśnie zagrywana, nie ma jej już na ręce.
why-TR-1902 = W tej fazie ktoś już wysłał szpiega do tego państwa ({ $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}).
why-TR-1905 = Masz już szpiega w sektorze finansowym, a więcej niż jednego mieć nie można.
why-TR-1906 = Wszystkie cztery pola szpiegów w tym sektorze są zajęte.
why-TR-2104 = To kosztuje { $cost ->
    [one] 1 znacznik inwestycji
    [few] { $cost } znaczniki inwestycji
   *[many] { $cost } znaczników inwestycji
}, a masz { $have }.
why-TR-2107 = Potrzeba { $cost ->
    [one] 1 wolnego pola
    [few] { $cost } wolnych pól
   *[many] { $cost } wolnych pól
} w tym obszarze akcji, a wolne jest: { $free }.
why-TR-2210 = Do kupionego ruchu nie można dodać żetonu ruchu.
why-TR-2305 = Przy tym stole ruch I trzeba wykonać, skoro jest to możliwe.
why-TR-2315 = Akcja specjalna kosztuje { $cost ->
    [one] 1 znacznik ruchu
    [few] { $cost } znaczniki ruchu
   *[many] { $cost } znaczników ruchu
}, a masz { $have }.
why-TR-2404 = To twój pierwszy postój w tym mieście: zanim je opuścisz, połóż znacznik miasta.
why-TR-2409 = Tutaj wynajmujesz magazyn kontrahentowi z miasta { $city }.
why-TR-2410 = Ten kontrakt wymaga wyładowania: { $size ->
    [one] 1 surowiec
    [few] { $size } surowce
   *[many] { $size } surowców
}, a możesz tu jeszcze wyładować { $left }.
why-TR-2412 = { $lacks ->
    [no] Na ten kontrakt wyładowujesz teraz { $good ->
        [brass] mosiądz
        [water] wodę
        [food] żywność
        [copper] miedź
        [gold] złoto
       *[any] dowolny surowiec
    }.
   *[yes] Na twoich wagonach brakuje { $good ->
        [brass] mosiądzu
        [water] wody
        [food] żywności
        [copper] miedzi
        [gold] złota
       *[any] dowolnego surowca
    }{ $more ->
        [0] .
        [one] { " " }i jeszcze 1 surowca.
       *[other] { " " }i jeszcze { $more } surowców.
    }
}
why-TR-2503 = Możesz tu sprzedać najwyżej { $most ->
    [one] 1 surowiec
    [few] { $most } surowce
   *[many] { $most } surowców
}{ $left ->
    [0] , i tyle już sprzedano.
   *[other] ; tyle twoich surowców nie wystarczy na { $price }.
}
why-TR-2505 = To kosztuje { $price }, a twoje surowce dają { $value }.
why-TR-2518 = Znacznik kładzie się w mieście aktywnego regionu ({ $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}).
why-TR-2519 = Wszystkie pola kontraktów na { $size ->
    [one] 1 surowiec
    [few] { $size } surowce
   *[many] { $size } surowców
} są tu zajęte ({ $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}).
why-TR-2702 = Ten bohater należy do regionu { $region ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}, a twoja lokomotywa jest w regionie { $here ->
    [ravenshire] Ravenshire
    [calestia] Calestia
   *[awhar] Awhar
}.
why-TR-2705 = Żeton misji miasta { $city } został już zabrany.
why-TR-3125 = { $this ->
    [none] Żadna akcja o koszcie { $cost } nic ci teraz nie da.
   *[other] Darmowa akcja musi mieć koszt { $cost }; ta ma koszt { $this }.
}

## Punkty i koniec

score-tokens = Żetony ruchu
score-contracts = Zrealizowane kontrakty
score-specials = Akcje specjalne
score-market = Kontrakty z czarnego rynku
score-cities = Wszystkie dziewięć miast
score-progress = Szczyty torów postępu
score-sectors = Sektory
score-infrastructure = Infrastruktura
score-contractors = Kontrahenci
score-special-wagons = Wagony specjalne
score-delivered = Surowce dostarczone w regionach
score-missions = Misje
end-rounds = Skończyła się ostatnia runda.
end-cities = Ktoś odwiedził wszystkie dziewięć miast.

## Galeria

gallery-cards = Karty akcji
gallery-tiles = Kafle bonusów bocznicy
gallery-heroes = Bohaterowie
gallery-wagons = Wagony
gallery-contracts = Kontrakty
gallery-tokens = Żetony ruchu
gallery-actions = Akcje inwestycji
gallery-rewards = Czarny rynek
gallery-token-vp = { $vp } PZ
gallery-token = { $vp } PZ od razu; później +{ $points } do jednego ruchu.
gallery-action = Kosztuje { $cost ->
    [one] { $cost } znacznik inwestycji
    [few] { $cost } znaczniki inwestycji
   *[other] { $cost } znaczników inwestycji
}, obszar: { $area }.
gallery-reward = Za surowce o wartości { $price }.
gallery-map = Miasta: { $cities }, strefy ekonomiczne: { $zones }, pola trzech pętli: { $fields }.
gallery-cities = Miasta
gallery-city = Ranga { $rank }, { $region }. Pierwszy gość bierze żeton za { $first } PZ, drugi za { $second } PZ; niżej: kontrakty, które można tu zrealizować.
gallery-sectors = Sektory każdego państwa
gallery-sector = Szpieg na polach 1–4 daje awans: { $track }; agenci zajmują pola 5–8. Na koniec: najwięcej pionów { $first } PZ, drugie miejsce { $second } PZ.
gallery-space = Pole { $n }: { $gives }.
gallery-track-investment = Znaczniki inwestycji na rundę. Kto dojdzie na szczyt: { $top } PZ.
gallery-track-coal = Znaczniki ruchu na rundę. Kto dojdzie na szczyt: { $top } PZ.
gallery-track-loading = Wagony załadowane na rundę. Kto dojdzie na szczyt: { $top } PZ.
gallery-track-unloading = Surowce wyładowywane w mieście lub na czarnym rynku. Kto dojdzie na szczyt: { $top } PZ.
gallery-track-wagons = Tyle wagonów może mieć pociąg. Kto dojdzie na szczyt: { $top } PZ.
gallery-long = Na koniec: najdalej { $first } PZ, drugie miejsce { $second } PZ.

# The guided first turn
first-spy = Szpieg
first-spy-title = Licytuj szpiegiem
first-spy-do = Zagraj *szpiega 1*.
first-spy-why = Najwyższa liczba zaczyna w tej rundzie. Pierwszeństwo jest teraz mało warte, więc wystarczy mały szpieg, a duzi zostaną na później.
first-lobby = Lobbowanie
first-lobby-title = Lobbuj w państwie
first-lobby-do = Wyślij szpiega do *sektora technologicznego Calestii*.
first-lobby-why = Sektor daje awans na swoim torze postępu i bonus pola: tutaj wagon.
first-wagon = Wagon
first-wagon-title = Wybierz wagon
first-wagon-do = Weź wagon na *żywność i dowolny surowiec*.
first-wagon-why = Kontrakty wymagają kilku surowców naraz. Miejsce na dowolny surowiec pasuje do większości z nich.
first-card = Karta
first-card-title = Zagraj kartę akcji
first-card-do = Zagraj kartę, która prowadzi o *6, 3 i 3 pola* (A25).
first-card-why = Karta ma do trzech ruchów od góry do dołu i akcję specjalną na dole. Dalsze ruchy kosztują znaczniki ruchu (węgiel).
first-drive = Jazda
first-drive-title = Jedź do miasta
first-drive-do = Przejedź do *Rackglen*.
first-drive-why = Wszystkie punkty ruchu trzeba wykorzystać, ale w mieście można zatrzymać się wcześniej. Pierwsi w mieście znajdują lepsze żetony.
first-contract = Kontrakt
first-contract-title = Zrealizuj kontrakt
first-contract-do = Dostarcz *wodę i złoto* za 5 punktów.
first-contract-why = Oba surowce masz już załadowane. Kontrakty punktują od razu, a ich znaczniki przynoszą więcej na końcu.
first-more = Runda
first-more-title = I tak runda za rundą
first-more-do = Nowa karta trafia na rękę; potem misje i zaczyna się następna runda.
first-more-why = Odwiedzaj miasta, dostarczaj, buduj magazyny w strefach ekonomicznych i patrz na misje bohaterów: mówią, dokąd jechać.

## Ostrzeżenia i podpowiedzi

warn-coal = Po tym ruchu *znaczniki ruchu: { $left }*, a ruch { $number } kosztuje { $cost }.
warn-no-coal = *Brak znaczników ruchu*: tylko darmowe ruchy i bez akcji specjalnej.
warn-hand = Limit kart na ręce to { $limit }: *odrzucisz { $surplus ->
    [one] 1 kartę
    [few] { $surplus } karty
   *[many] { $surplus } kart
}*.
hint-worth = { $several ->
    [yes] Do { $points ->
        [one] +1 punktu
        [few] +{ $points } punktów
       *[many] +{ $points } punktów
    }
   *[no] { $points ->
        [one] +1 punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    }
} w obecnym stanie gry.
hint-loss = −{ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w obecnym stanie gry.
hint-no-points = Na razie nie dodaje punktów.

## Legend

legend-rank = Miasto
legend-rank-help = Liczba to ranga: 1 na wewnętrznej, 3 na zewnętrznej pętli.
legend-visit = Wizyta
legend-visit-help = Kolor i wzór mówią, kto odwiedził już miasto.
legend-token = Żeton ruchu
legend-token-help = PZ za wczesną wizytę; później wydłuża ruch.
legend-contractor = Kontrahent
legend-contractor-help = Wynajmuje magazyny; kolor oznacza państwo.
legend-zone = Strefa ekonomiczna
legend-zone-help = Miejsce na stację przeładunkową i magazyny.
legend-warehouse = Magazyn
legend-warehouse-help = W kolorze właściciela; pod nim kontrahent.
legend-station = Stacja przeładunkowa
legend-station-help = W kolorze właściciela; jedna w każdej strefie.
legend-parcel = Przesyłka
legend-parcel-help = Pojawia się ze stacją; do wagonów specjalnych.
legend-siding = Bocznica
legend-siding-help = Liczba to numer kafla bonusu bocznicy.
legend-market = Czarny rynek
legend-market-help = Tu wymienia się surowce na nagrody.
legend-engine = Lokomotywa
legend-engine-help = Gdzie stoi pociąg każdego gracza.
legend-arrow = Kierunek
legend-arrow-help = Pociągi jeżdżą tylko w tę stronę.
legend-card = Karta akcji
legend-card-help = Trzy ruchy, potem akcja specjalna (IV).
legend-coal = Znacznik ruchu (węgiel)
legend-coal-help = Ile kosztuje ten ruch.
legend-wagon = Wagon
legend-wagon-help = Litery to surowce, które wiezie lub przyjmuje.
legend-own = Twoje tory
legend-own-help = Jak daleko jesteś na każdym torze postępu.
legend-state = Państwo
legend-state-help = Jego herb i kolor.
legend-sector = Sektor
legend-sector-help = Kolumna planszy wpływów, w każdym państwie.
legend-spy = Wpływy
legend-spy-help = U góry szpiedzy, u dołu agenci; symbol to bonus wolnego pola.
legend-act = Akcja inwestycji
legend-act-help = Liczba na złotym tle to cena w znacznikach inwestycji.
legend-spaces = Pola obszaru
legend-spaces-help = Wypełnione są zajęte.
legend-progress = Tor postępu
legend-progress-help = Krążki pokazują, jak daleko kto zaszedł.
legend-infrastructure = Tor państwa
legend-infrastructure-help = Infrastruktura albo kontrahenci; pola w ramce dają bonus.
legend-tile = Kafel bonusu bocznicy
legend-tile-help = Bonus bocznic z jego numerem.
legend-contract = Kontrakt
legend-contract-help = Punkty za te surowce.
legend-delivered = Pole kontraktu
legend-delivered-help = Tu zaznacza się kontrakt na tyle surowców.
legend-pool = Pula wagonów
legend-pool-help = Wagony do wzięcia.

## Lekcje
lesson-finance = Pierwszy szpieg
lesson-finance-ask = Runda 1: umieszczasz pierwszego szpiega. W którym *sektorze*?
lesson-finance-why = Sektor finansowy prowadzi na tor inwestycji, a lobbing jest przed dochodem rundy: o jeden znacznik inwestycji więcej w tej i każdej następnej rundzie, a sloty 1 i 2 dodają od razu jeszcze jeden. Wyładunek poczeka, aż będzie co wyładować.
lesson-wagon = Własny wagon
lesson-wagon-ask = Możesz wziąć *wagon* z dwoma miejscami. Na surowce czy wagon specjalny na przesyłki?
lesson-wagon-why = Surowce realizują kontrakty wciąż od nowa, od najbliższego załadunku. Wagon specjalny wozi tylko przesyłki i daje 10 PZ tylko wtedy, gdy na końcu oba miejsca są pełne; do połowy pełny nie jest nic wart.
lesson-cargo = Co załadować
lesson-cargo-ask = Możesz załadować jeden *wagon*. Który i jakim surowcem?
lesson-cargo-why = Ładuj to, czego brakuje odkrytemu kontraktowi, a nie to, co wygląda na rzadkie: z miedzią da się zrealizować jeden z nich. To od razu jego PZ i surowce liczone do pierwszego miejsca w regionie, 12 PZ.
lesson-late-load = Ostatnie znaczniki rundy
lesson-late-load-ask = W tej rundzie zostały ci tylko te *akcje*. Jeszcze jeden załadunek, magazyn czy pas?
lesson-late-load-why = Magazyn to od razu krok na torze infrastruktury regionu i miejsce, które można wynająć w następnym mieście: jedno i drugie prowadzi do 12 i 6 PZ. Jeszcze jeden surowiec jest coś wart tylko wtedy, gdy czeka na niego kontrakt.
lesson-unloading = Właściwy tor
lesson-unloading-ask = Awansujesz na jednym z *torów postępu*. Wyładunek to 2 surowce, a wieziesz siedem. Który wybierasz?
lesson-unloading-why = Kontrakt to surowce, które opuszczają pociąg razem: z jednym więcej zrealizujesz kontrakt dotąd niedostępny, dla jego PZ i dla pierwszego miejsca w regionie. Więcej wagonów pomoże tylko temu, kto zdoła je wyładować.
lesson-majority = Szpieg, który się liczy
lesson-majority-ask = Koniec jest blisko: jeden szpieg, cztery *sektory* tego państwa. Gdzie da najwięcej?
lesson-majority-why = W każdym sektorze najwięcej elementów daje 6 PZ, a drugie miejsce 2. Umieść szpiega tam, gdzie zmienia miejsce. Sektor handlowy podnosi też wyładunek; to, co dałyby inne tory, przyjdzie za późno, by tego użyć.
lesson-late-coal = Ostatnia runda
lesson-late-coal-ask = Ktoś dotarł do wszystkich dziewięciu miast: to ostatnia runda. Masz cztery znaczniki inwestycji. Która *akcja*?
lesson-late-coal-why = Pozostałe znaczniki ruchu, inwestycji, karty i żetony nic nie dają. Magazyn jeszcze tak: to krok na torze infrastruktury, a wynajęty w mieście przesuwa kontrahenta, na torach, gdzie miejsca są warte 12 i 6 PZ.

## Jak grają boty

style-cities = lubi miasta
style-contracts = lubi kontrakty
