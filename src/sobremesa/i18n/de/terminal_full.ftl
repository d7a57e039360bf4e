# Das Terminal als ganzer Bildschirm.

help-flag-play-game = Das Spiel oder der Link eines Tisches; ohne beides wählst du auf dem ersten Bildschirm. „sobremesa games“ zählt die Spiele auf.
help-flag-lines = Zeile für Zeile, auch wo der ganze Bildschirm ginge.
error-cli-full = Am Tisch eines Servers spielt man auf dem ganzen Bildschirm, und das kann dieses Terminal nicht. Der Link geht auch im Browser.
error-not-here = Dafür braucht es einen Server: Dieser Tisch steht auf deinem eigenen Rechner.
terminal-full-kept = Das Spiel ist aufgehoben: „sobremesa play“ setzt es fort.
terminal-full-unreachable = { $where } ist nicht zu erreichen: { $why }

# Tasten, je ein Wort
terminal-full-key = { $key ->
    [hint] Tipp
    [takeback] Zurück
    [score] Punkte
    [story] Verlauf
    [chat] Sagen
    [rules] Regeln
    [arrange] Ändern
    [language] Sprache
    [light] Hell
    [more] Mehr
    [ways] Auswege
    [forget] Vergessen
    [join] Link
    [help] Hilfe
   *[leave] Gehen
}
terminal-full-help = { $key ->
    [hint] ein Tipp: was ein Meister täte, und warum
    [takeback] den letzten Zug zurücknehmen oder die anderen darum bitten
    [score] die Punkte bisher, erklärt
    [story] alles, was geschah und gesagt wurde
    [chat] etwas sagen
    [rules] die Regeln mit Beispielen
    [arrange] vor dem Austeilen: Vereinbartes ändern
    [language] eine andere Sprache
    [light] hell oder dunkel
    [more] mehr vom Tisch, wo er nicht ganz hinpasst
    [ways] aufgeben, die Partie beenden oder vertagen, oder Urlaub nehmen
    [forget] dieses hier aufgehobene Spiel vergessen
    [join] über einen Link an einen Tisch
    [help] diese Hilfe
   *[leave] gehen; ein Spiel, das nicht zu Ende ist, wartet auf dich
}
terminal-full-arrows = ↑ ↓ ← →
terminal-full-arrows-help = durch die Liste
terminal-full-enter = Eingabe
terminal-full-enter-help = ausführen
terminal-full-enter-start = wählen
terminal-full-mouse = Maus
terminal-full-arrange = Mit { $key } änderst du etwas.
terminal-full-change = Deine Änderung

# Der erste Bildschirm
terminal-full-join = Über einen Link an einen Tisch …
terminal-full-name = Dein Name
terminal-full-players = Spieler
terminal-full-server = Adresse des Servers
terminal-full-no-server = Freunde treffen sich auf einem Server: schreib seine Adresse.
terminal-full-form = nächstes Feld, wählen, zurück
terminal-full-hand = Deine Hand:
