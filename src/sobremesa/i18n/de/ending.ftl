# Wie es ausging, für alle, die spielten oder zusahen; geladen, wenn es so weit ist.
ending-win = Du gewinnst
ending-win-by = { $points ->
    [one] Du gewinnst mit { $points } Punkt Vorsprung
   *[other] Du gewinnst mit { $points } Punkten Vorsprung
}
ending-share = Du teilst dir den Sieg
ending-place = Du kommst auf den { $place ->
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
   *[6] sechsten
} Platz
ending-other = { $seats } gewinnt
ending-other-by = { $points ->
    [one] { $seats } gewinnt mit { $points } Punkt Vorsprung
   *[other] { $seats } gewinnt mit { $points } Punkten Vorsprung
}
ending-others = { $seats } teilen sich den Sieg
ending-match-win = Du gewinnst das Match
ending-match-win-by = { $points ->
    [one] Du gewinnst das Match mit { $points } Punkt Vorsprung
   *[other] Du gewinnst das Match mit { $points } Punkten Vorsprung
}
ending-match-share = Du teilst dir den Sieg im Match
ending-match-place = Du kommst im Match auf den { $place ->
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
   *[6] sechsten
} Platz
ending-match-other = { $seats } gewinnt das Match
ending-match-other-by = { $points ->
    [one] { $seats } gewinnt das Match mit { $points } Punkt Vorsprung
   *[other] { $seats } gewinnt das Match mit { $points } Punkten Vorsprung
}
ending-match-others = { $seats } teilen sich den Sieg im Match
ending-last-game = Die letzte Partie: { $words }
ending-won = vorn
ending-behind = { $points ->
    [0] gleich viele Punkte
    [one] { $points } Punkt zurück
   *[other] { $points } Punkte zurück
}
ending-told = Platz { $place }, { $seat }: { $points }. { $more }
ending-portrait = Alle am Ende, von vorn nach hinten
ending-share-picture = Bild teilen
ending-save-picture = Bild sichern
ending-drawing = Wird gezeichnet …
ending-no-picture = Dieser Browser konnte das Bild nicht zeichnen.
after = Nach der Partie
rematch = Noch einmal
rematch-ready = Die nächste Partie ist bereit.
rematch-join = Zum neuen Tisch
proof-how = Vor dem Austeilen hat der Tisch ein Geheimnis festgelegt und seinen Fingerabdruck gezeigt. Das Geheimnis und die eigenen Worte aller haben die Reihenfolge der Karten bestimmt. Jetzt liegt das Geheimnis offen, und alle können prüfen, dass es diesen Fingerabdruck hat und diese Partie ergibt: Keine Karte wurde bewegt.
proof-after = { $names }: Worte, nachdem der Fingerabdruck gezeigt war. Also kann dieser Server die Reihenfolge nicht allein gewählt haben.
proof-before = Von keinen Worten ist bekannt, dass sie nach dem Fingerabdruck kamen. Sicher ist also, dass keine Karte bewegt wurde, nicht aber, dass dieser Server das Geheimnis blind gezogen hat.
proof-words = Worte von { $seat }
proof-verify = Lade die Partie herunter und lass sie auf deinem eigenen Rechner prüfen:
