# Was diesen Tisch überallhin bringt: ein Gerät für mehrere, ein großer Bildschirm, eine App, die sich ohne Verbindung öffnet.

curtain-pass = Gib das Gerät an { $name }
curtain-several = Wer macht weiter?
curtain-hidden = Keine Karte ist zu sehen. Mach weiter, wenn sonst niemand schaut.
curtain-ready = Ich bin { $name }: meine Karten zeigen
curtain-over = Das Spiel ist aus
curtain-gather = Kommt alle her: Der Schluss ist für alle da.
curtain-see = Den Schluss ansehen
shared-here = An diesem Gerät:
shared-looking = { $name } schaut
shared-hide = Meine Karten verdecken
shared-all = Gerade ist keine Hand zu sehen: Alle dürfen schauen.

tv-join = Spiel auf deinem Handy mit
tv-scan = Code scannen oder öffnen:

update-here = Es gibt eine neue Version.
update-reload = Neu laden
later = Später
install-offer = Sobremesa kann auf deinem Startbildschirm liegen und öffnet sich dort sofort.
install = Installieren
