# Clocks, and ways out of a game before its end.
clock-face = { $seat }: noch { $time }
clock-left = { $seconds ->
    [60] Du hast noch eine Minute.
   *[other] Du hast noch { $seconds } Sekunden.
}
clock-late = Die Zeit von { $seat } ist abgelaufen.
clock-off = Urlaub
clock-days = { $days } T
clock-hours = { $hours } Std
clock-title = Uhr
clock-kind-none = Ohne Uhr
clock-kind-move = Zeit für jeden Zug
clock-kind-game = Zeit für die ganze Partie
clock-kind-days = Tage für jeden Zug
clock-each = Für jeden Zug
clock-whole = Für die Partie
clock-seconds = { $seconds } Sekunden
clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
clock-game = { $minutes } min, und { $increment } s mehr mit jedem Zug
clock-a-day = { $days ->
    [0] keiner
    [one] { $days } Tag
   *[other] { $days } Tage
}
clock-per-move = { $time } je Zug
clock-vacation = Urlaub pro Person
clock-end = Wenn die Zeit um ist
clock-end-move = macht ein Bot den Zug
clock-end-cover = spielt ein Bot, bis jemand zurückkommt
clock-end-lose = ist die Partie verloren
parting = Die Partie beenden
parting-resign = Aufgeben …
parting-resign-means = Du kommst auf den letzten Platz. Zu zweit ist die Partie damit vorbei; sonst nimmt ein Bot deinen Platz, und du kannst nicht zurück.
parting-resign-do = Aufgeben
parting-end = Partie abbrechen …
parting-end-means = { $alone ->
    [yes] Die Partie endet hier, ohne Ergebnis.
   *[no] Die Partie endet ohne Ergebnis, sobald alle einverstanden sind.
}
parting-end-do = { $alone ->
    [yes] Abbrechen
   *[no] Vorschlagen
}
parting-adjourn = Vertagen …
parting-adjourn-means = { $alone ->
    [yes] Die Partie wartet, bis du weiterspielst.
   *[no] Die Partie wartet, und alle Uhren stehen, sobald alle einverstanden sind. Weiter geht es auch gemeinsam.
}
parting-adjourn-do = { $alone ->
    [yes] Vertagen
   *[no] Vorschlagen
}
parting-not = Nein, weiterspielen
parting-resume = Weiterspielen
vacation-begin = { $days ->
    [one] In den Urlaub gehen (noch { $days } Tag)
   *[other] In den Urlaub gehen (noch { $days } Tage)
}
vacation-end = Zurück aus dem Urlaub
proposal-waits = Noch nicht zugestimmt: { $seats }.
proposal-end = { $seat } möchte die Partie ohne Ergebnis abbrechen.
proposal-adjourn = { $seat } möchte die Partie vertagen.
proposal-resume = { $seat } möchte weiterspielen.
proposal-agree = Einverstanden
proposal-refuse = Lieber nicht
proposal-withdraw = Doch nicht
adjourned = Die Partie ist vertagt, alle Uhren stehen.
lost-you-resigned = Du hast aufgegeben. Ein Bot hat deinen Platz.
lost-you-time = Deine Zeit ist abgelaufen, die Partie ist für dich verloren. Ein Bot hat deinen Platz.
stopped-agreed = Gemeinsam abgebrochen
stopped-agreed-text = Niemand hat gewonnen. Was gespielt wurde, lässt sich noch ansehen.
stopped-won-you = Du gewinnst!
stopped-won = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen
}
stopped-resigned = { $seat } hat aufgegeben.
stopped-time = Die Zeit von { $seat } ist abgelaufen.
