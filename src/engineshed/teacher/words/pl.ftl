# Nauczyciel: powody z liczbami, które policzył silnik.

reason-line-more = { $source }: o { $points } pkt więcej
reason-line-less = { $source }: o { $points } pkt mniej
reason-figure-more = { $figure }: o { $amount } więcej na koniec tury
reason-figure-less = { $figure }: o { $amount } mniej na koniec tury
reason-choices-more = { $choices ->
    [one] { $choices } sposób
    [few] { $choices } sposoby
   *[other] { $choices } sposobów
  } dalszej gry zamiast { $instead }
reason-choices-less = tylko { $choices ->
    [one] { $choices } sposób
    [few] { $choices } sposoby
   *[other] { $choices } sposobów
  } dalszej gry zamiast { $instead }
reason-taken = Jeśli poczekasz, { $who } zrobi to wcześniej w { $times } z { $futures } przyszłości
reason-rival-more = { $who }: o { $points } pkt więcej
reason-rival-less = { $who }: o { $points } pkt mniej
phase-other = Inne

# Omówienie partii.

review-title = omówienie
review-about = Oceniał: { $judge ->
    [own] własna ocena gry i partie rozegrane do końca
   *[other] wyuczona sieć ({ $judge }) i partie rozegrane do końca
  }; najwyżej { $futures ->
    [one] { $futures } przyszłość
    [few] { $futures } przyszłości
   *[other] { $futures } przyszłości
  } na każdą możliwość; po ± jeden błąd standardowy.
review-chances = Szanse na wygraną
review-expected = Oczekiwane punkty
review-strips = Niżej dla każdego miejsca: puste słupki to szczęście, pełne to skutki własnych ruchów. Czego nie da się odróżnić od szumu, tego nie narysowano.
review-balance = Skąd wziął się wynik
review-balance-help = Początek + własne ruchy + ruchy innych + szczęście = wynik, dokładnie. Szczęście to wartość tego, co przyniósł los, wobec średniej tego, co mógł przynieść; każda inna zmiana jest dziełem tego, kto wykonał ruch. Po ± jeden błąd standardowy próbkowania; jak bardzo myli się sam oceniający, nikt nie wie.
review-seat = Miejsce
review-start = Początek
review-own = Własne ruchy
review-others = Ruchy innych
review-luck = Szczęście
review-result = Wynik
review-points = Punkty
review-dear = Najkosztowniejsze decyzje
review-none = Żadna decyzja nie straciła niczego, co dałoby się odróżnić od przypadku.
review-better = Ruch { $number }: { $played }. Lepiej: { $better }
review-accuracy = Dokładność
review-accuracy-help = Ile decyzji na 100 straciło mniej niż { $small } % szansy na wygraną albo nic, co dałoby się odróżnić od przypadku (dwa błędy standardowe), i ile ich było. Według tego, co wiedziało to miejsce.
review-phase = Faza
review-of = z { $count }
review-all = Wszystkie
