# Einstellungen; geladen, wenn sie geöffnet werden.
theme = Farben
theme-system = wie mein Gerät
theme-light = hell
theme-dark = dunkel
pace = Tempo der anderen
pace-calm = ruhig
pace-brisk = flott
pace-instant = sofort
name-saved = Gespeichert.
recovery-title = Auf einem anderen Gerät
recovery-explained = Es gibt kein Konto. Dieser Code bringt deinen Namen und deine Plätze auf ein anderes Gerät; er gilt einmal.
recovery-show = Meinen Code zeigen
recovery-enter = Code von einem anderen Gerät
recovery-use = Einlösen
recovered = Schön, dass du wieder da bist, { $name }.
privacy-link = Was von dir aufgehoben wird
