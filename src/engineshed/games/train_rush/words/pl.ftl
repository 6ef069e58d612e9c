# Train Rush po polsku.

tagline = Pędź lokomotywą po trzech pętlach, dostarczaj, buduj, korumpuj i jako pierwszy odwiedź wszystkie dziewięć miast.

## Drobiazgi

n-of = { $n }/{ $most }
or = { " albo " }
fields = pól
free = za darmo
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
siding-tiles = Kafle bocznicy
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
setting-resources-help = Przykład w instrukcji daje węgiel, lista – znacznik inwestycji.
setting-resources-coal = Węgiel
setting-resources-investment = Znacznik inwestycji
setting-stopping = Przerwanie karty
setting-stopping-help = Czy kartę wolno zagrać bez wykonania pierwszego ruchu.
setting-stopping-any-time = W każdej chwili
setting-stopping-after-move-1 = Najwcześniej po ruchu I
setting-siding-tiles = Kafle bocznicy
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
track-any = dowolny tor
sector-finance = Finanse
sector-resources = Surowce
sector-logistics = Logistyka
sector-trade = Handel
sector-technology = Technologia

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
card-known = { $card } ({ $special })
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
short-any = +1
short-agent = A
short-agents = AA
short-tile = K
short-special = IV

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
effect-coal = Weź { $amount } { $amount ->
    [one] węgiel
    [few] węgle
   *[many] węgli
}
effect-investment = Weź { $amount } { $amount ->
    [one] znacznik inwestycji
    [few] znaczniki inwestycji
   *[many] znaczników inwestycji
}
effect-advance = { $any ->
    [yes] Dowolny tor postępu +1{ $times ->
        [1] { "" }
       *[other] , { $times } razy
    }
   *[no] Tor „{ $track }” +{ $times }
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
    [yes] Dobierz { $draw } karty
   *[no] Dobierz { $draw } karty, zatrzymaj najwyżej { $keep }
}
effect-leaseWarehouse = Wynajmij magazyn kontrahentowi z dowolnego miasta
effect-freeAction = Darmowa akcja o koszcie { $cost }
effect-sidingTile = Użyj dowolnego kafla bocznicy
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
ask-ChooseGood = Wybierz *surowiec startowy* na drugi wagon
ask-ReturnCards = Zatrzymaj trzy karty akcji: wybierz *dwie* na spód talii
ask-RejectHeroes = { $count ->
    [one] Odrzuć *jednego* bohatera
    [few] Odrzuć *{ $count }* bohaterów
   *[many] Odrzuć *{ $count }* bohaterów
}
ask-PickHero = Odłóż *jednego bohatera*; reszta idzie w lewo
ask-PlaySpy = Zagraj *szpiega*: najwyższy numer zaczyna
ask-Lobby = Postaw szpiega w *sektorze* dostępnego państwa
ask-LoadWagon = Załaduj *wagon*
ask-Invest = *{ $markers ->
    [one] 1 znacznik inwestycji
    [few] { $markers } znaczniki inwestycji
   *[many] { $markers } znaczników inwestycji
}*: wybierz akcję albo spasuj
ask-PlayCard = Zagraj *kartę akcji*; węgiel: { $coal }
ask-CardMove = Ruch { $number } z { $card }: *{ $points ->
    [one] 1 pole
    [few] { $points } pola
   *[many] { $points } pól
}*, { $cost ->
    [0] za darmo
   *[other] węgiel: { $cost }
}
ask-Drive = Ruch o *{ $points ->
    [one] { $points } pole
    [few] { $points } pola
   *[many] { $points } pól
}*
ask-CardSpecial = Akcja specjalna z { $card } lub innej karty za *1 węgiel*?
ask-TakeCard = Weź *jedną kartę* z puli
ask-CityAction = *{ $city }*: znacznik, wynajem i kontrakty w dowolnej kolejności; do wyładunku: { $left }
ask-BlackMarket = Czarny rynek: sprzedać surowce za *jedną nagrodę*?
ask-SellGoods = { $reward }: sprzedano za *{ $value }* z { $price }, można jeszcze { $left }
ask-PlaceContract = Połóż znacznik kontraktu na *wolnym polu*
ask-TakeParcel = Zabrać *przesyłkę* z tej strefy?
ask-ChooseAdvance = Na którym *torze kontrahentów* najpierw?
ask-PlayHero = Zagrać *bohatera* tego regionu?
ask-BuildWarehouse = Zbuduj *magazyn* w tym regionie
ask-BuildStation = Zbuduj *stację przeładunkową* w tym regionie
ask-Lease = Wynajmij *magazyn* kontrahentowi z dowolnego miasta
ask-Corrupt = Wyślij *agenta* do sektora
ask-CorruptTwice = Wyślij *dwóch agentów* do jednego sektora
ask-TakeWagon = Dobierz *wagon { $places }-miejscowy*
ask-ExchangeWagon = Wymień wagon *{ $old }-miejscowy* na *{ $new }-miejscowy*
ask-Advance = { $any ->
    [yes] Awansuj na *dowolnym torze postępu*
   *[no] Awansuj na torze *{ $track }*
}
ask-ChooseTile = Użyj dowolnego z dziewięciu *kafli bocznicy*
ask-RefillDisplay = Z którego *stosu* uzupełnić pole { $space }?
ask-UseSpecial = Użyj za darmo *akcji specjalnej* karty z ręki
ask-DrawCards = *Dobierz* karty
ask-KeepCards = Zatrzymaj najwyżej *{ $most ->
    [one] jedną kartę
    [few] { $most } karty
   *[many] { $most } kart
}*; resztę odrzucasz
ask-DiscardCard = Więcej niż pięć kart: *odrzuć* jedną
ask-FreeAction = Wybierz darmową akcję o koszcie *{ $cost }*
ask-ChooseEffect = Wybierz *jeden efekt*
ask-Unload = Wyładuj: *{ $good }*. Z którego wagonu?
hint-CardMove = Zużywa się wszystkie punkty, chyba że po drodze jest miasto lub czarny rynek.
hint-Drive = Zużywa się wszystkie punkty, chyba że po drodze jest miasto lub czarny rynek.
hint-LoadWagon = Zapełniasz wszystkie puste miejsca; na dowolne wybierasz surowiec.
hint-Lobby = Awansujesz na jego torze i zyskujesz bonus pola.
hint-SellGoods = Nadwyżka przepada.

## Przyciski

word-pass = Pas
word-done = Gotowe
word-done-CardMove = Zatrzymaj się
word-done-CardSpecial = Bez akcji specjalnej
word-done-CityAction = Opuść miasto
word-done-SellGoods = Kup
word-draw = Dobierz
word-keep = Nie zatrzymuj
word-pass-LoadWagon = Nie ładuj więcej
word-pass-PlayHero = Bez bohatera
word-pass-BlackMarket = Nic nie kupuj
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
verb-use = Kafel bocznicy
verb-refill = Uzupełnij z
verb-keep = Zatrzymaj
verb-discard = Odrzuć
verb-choose = Wybierz

## Rachunki

thing-coal = Węgiel
thing-investment = Znaczniki inwestycji
thing-vp = PZ
thing-value = Wartość
thing-token = Żeton ruchu
thing-brass = Mosiądz
thing-water = Woda
thing-food = Żywność
thing-copper = Miedź
thing-gold = Złoto
thing-any = Dowolny surowiec
thing-parcel = Przesyłki
thing-contractors-ravenshire = Kontrahenci Ravenshire
thing-contractors-calestia = Kontrahenci Calestii
thing-contractors-awhar = Kontrahenci Awharu

## Panele

figure-coal = Węgiel
figure-coal-title = Przychód: { $n } węgla na rundę
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
log-ordered = { $who } jest pierwszy w nowej kolejności
log-lobbied = { $who } stawia szpiega: *{ $sector }*
log-income = { $who } bierze inwestycje *{ $investment }* i węgiel *{ $coal }*
log-loaded = { $who } ładuje: *{ $cargo }*
log-passed = { $who } pasuje
log-invested = { $who } płaci { $cost }: *{ $action }*
log-free-action = { $who } wykonuje darmową akcję: *{ $action }*
log-played = { $who } zagrywa *{ $card }*
log-moved = { $who } jedzie: *{ $field }*
log-stopped = { $who } zatrzymuje się
log-stuck = { $who } nie może jechać dalej
log-special = { $who } używa akcji specjalnej z *{ $card }*
log-took = { $who } bierze kartę *{ $card }*
log-visited = { $who } dociera do miasta *{ $city }*
log-token = { $who } bierze żeton: *{ $vp } PZ*, później +{ $points }
log-leased = { $who } wynajmuje magazyn w { $zone } kontrahentowi ({ $colour }) z miasta *{ $city }*
log-contract = { $who } realizuje kontrakt ({ $city }): { $contract }
log-delivered = { $who } kupuje kontrakt na { $size } ({ $city }), *{ $vp } PZ*
log-bought = { $who } kupuje na czarnym rynku: *{ $reward }*
log-unloaded = { $who } wyładowuje: { $good }
log-tile = { $who } używa kafla bocznicy: *{ $tile }*
log-refilled = Pole { $space } bonusów: { $tile }
log-parcel = { $who } zabiera przesyłkę ze strefy { $zone }
log-hero = { $who } zagrywa: *{ $hero }*
log-no-hero = { $who } nie zagrywa bohatera
log-warehouse = { $who } buduje magazyn w *{ $zone }*
log-station = { $who } buduje stację w *{ $zone }*
log-corrupted = { $who } wysyła { $agents ->
    [one] agenta
    [few] { $agents } agentów
   *[many] { $agents } agentów
}: *{ $sector }*
log-advanced = { $who } awansuje: { $track } *{ $value }*
log-infrastructure = { $who } stoi na polu *{ $space }* infrastruktury: { $region }
log-contractors = { $who } stoi na polu *{ $space }* kontrahentów: { $colour }
log-wagon = { $who } dobiera { $wagon }
log-exchanged = { $who } oddaje { $old }
log-gained = { $who } zyskuje { $thing ->
    [vp] *{ $amount } PZ*
    [coal] węgiel: *{ $amount }*
   *[investment] znaczniki inwestycji: *{ $amount }*
}
log-lost = { $who } nie może wykorzystać efektu
log-declined = { $who } rezygnuje
log-drew = { $who } dobiera { $cards ->
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
log-kept = { $who } zatrzymuje { $cards ->
    [0] zero kart
    [one] jedną kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
log-discarded = { $who } odrzuca { $card }
log-reshuffled = Z odrzuconych kart powstaje nowa talia

## Punkty i koniec

score-tokens = Żetony miast
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
gallery-tiles = Kafle bocznicy
gallery-heroes = Bohaterowie
gallery-wagons = Wagony
gallery-contracts = Kontrakty
gallery-tokens = Żetony ruchu
gallery-actions = Akcje inwestycji
gallery-rewards = Czarny rynek
gallery-token-vp = { $vp } PZ
gallery-token = { $vp } PZ od razu; później +{ $points } do jednego ruchu.
gallery-action = Kosztuje { $cost ->
    [one] { $cost } znacznik
    [few] { $cost } znaczniki
   *[other] { $cost } znaczników
}, pole: { $area }.
gallery-reward = Za towary o wartości { $price }.
gallery-map = Miasta: { $cities }, strefy ekonomiczne: { $zones }, pola trzech pętli: { $fields }.
gallery-cities = Miasta
gallery-city = Ranga { $rank }, { $region }. Pierwszy gość bierze żeton za { $first } PZ, drugi za { $second } PZ; niżej: kontrakty, które można tu zrealizować.
gallery-sectors = Sektory każdego państwa
gallery-sector = Szpieg na polach 1–4 przesuwa na torze { $track }; agenci zajmują pola 5–8. Na koniec: najwięcej { $first } PZ, drugie miejsce { $second } PZ.
gallery-space = Pole { $n }: { $gives }.
gallery-track-investment = Znaczniki inwestycji na rundę. Kto dojdzie na szczyt: { $top } PZ.
gallery-track-coal = Węgiel na rundę. Kto dojdzie na szczyt: { $top } PZ.
gallery-track-loading = Wagony załadowane na rundę. Kto dojdzie na szczyt: { $top } PZ.
gallery-track-unloading = Towary wyładowane w mieście lub na rynku. Kto dojdzie na szczyt: { $top } PZ.
gallery-track-wagons = Tyle wagonów może mieć pociąg. Kto dojdzie na szczyt: { $top } PZ.
gallery-long = Na koniec: najdalej { $first } PZ, drugie miejsce { $second } PZ.

# The guided first turn
first-spy = Szpieg
first-spy-title = Licytuj szpiegiem
first-spy-do = Zagraj *szpiega 1*.
first-spy-why = Najwyższa liczba zaczyna w tej rundzie. Pierwszeństwo jest teraz mało warte, więc wystarczy mały szpieg, a duzi zostaną na później.
first-lobby = Lobbing
first-lobby-title = Lobbuj w państwie
first-lobby-do = Wyślij szpiega do sektora *Calestia, Technologia*.
first-lobby-why = Sektor przesuwa cię na swoim torze rozwoju i daje premię pola: tutaj wagon.
first-wagon = Wagon
first-wagon-title = Wybierz wagon
first-wagon-do = Weź wagon na *żywność i dowolny towar*.
first-wagon-why = Kontrakty wymagają kilku towarów naraz. Miejsce na dowolny towar pasuje do większości z nich.
first-card = Karta
first-card-title = Zagraj kartę akcji
first-card-do = Zagraj kartę *A25*.
first-card-why = Karta ma do trzech ruchów od góry do dołu i akcję specjalną na dole. Dalsze ruchy kosztują węgiel.
first-drive = Jazda
first-drive-title = Jedź do miasta
first-drive-do = Przejedź do *Rackglen*.
first-drive-why = Wszystkie punkty ruchu trzeba wykorzystać, ale w mieście można zatrzymać się wcześniej. Pierwsi w mieście znajdują lepsze żetony.
first-contract = Kontrakt
first-contract-title = Zrealizuj kontrakt
first-contract-do = Dostarcz *wodę i złoto* za 5 punktów.
first-contract-why = Oba towary masz już załadowane. Kontrakty punktują od razu, a ich znaczniki przynoszą więcej na końcu.
first-more = Runda
first-more-title = I tak runda za rundą
first-more-do = Nowa karta trafia na rękę; potem misje i zaczyna się następna runda.
first-more-why = Odwiedzaj miasta, dostarczaj, buduj magazyny w strefach ekonomicznych i patrz na misje bohaterów: mówią, dokąd jechać.
