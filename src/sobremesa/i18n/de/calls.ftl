# Was jemand erfährt, der nicht da ist: durch Web-Push, Webhook oder E-Mail.
call-turn = Du bist am Zug
call-short = Deine Zeit wird knapp
call-asked = Ein Vorschlag wartet auf dich
call-late = Deine Zeit ist um: Ein Bot spielt für dich
call-lost = Du hast auf Zeit verloren
call-over = Die Partie ist zu Ende
call-invited = Ein Platz ist für dich frei
call-table = { $game } mit { $names }
call-titled = „{ $title }“: { $table }
call-stop = Ausschalten
call-try-title = So wirst du gerufen
call-try-body = Wenn du nicht da bist und am Zug bist, kommt so etwas an.
call-off-here = Nichts mehr davon: { $link }
call-confirm-subject = Ist das deine Adresse?
call-confirm-text = Jemand möchte unter dieser Adresse erfahren, wann er an einem Tisch am Zug ist. Wenn du das bist, öffne diesen Link und sag es dort:
call-confirm-not-you = Wenn nicht, brauchst du nichts zu tun: Sonst wird nichts hierher geschickt.

# Die Seiten hinter den Links in diesen Nachrichten.
call-page-title = Rufe an deinen Tisch
call-page-off-push = Soll dieser Browser nicht mehr erfahren, wann du am Zug bist?
call-page-off-webhook = Soll dieser Webhook nicht mehr erfahren, wann du am Zug bist?
call-page-off-mail = Soll nichts mehr an { $address } geschickt werden?
call-page-off-gone = Dorthin wird nichts mehr geschickt. Es gibt nichts mehr auszuschalten.
call-page-off-button = Ausschalten
call-page-off-done = Ausgeschaltet: Dorthin wird nichts mehr geschickt. Auf deiner eigenen Seite kannst du es wieder einschalten.
call-page-confirm = Soll { $address } erfahren, wann du an einem Tisch am Zug bist?
call-page-confirm-button = Ja, das ist meine Adresse
call-page-confirm-done = Danke. Unter { $address } erfährst du, wenn du am Zug und nicht da bist.
call-page-confirm-gone = Dieser Link ist zu alt, oder die Adresse wurde entfernt. Auf deiner eigenen Seite kannst du sie noch einmal angeben.

# Was nicht geht.
error-address-bad = An diese Adresse kann nichts geschickt werden: Kopiere sie ganz, von https:// an.
error-address-not-https = Die Adresse muss mit https:// beginnen.
error-address-port = Die Adresse nennt einen Port. Nur der übliche geht: Lass ihn weg.
error-address-private = Diese Adresse liegt in einem privaten Netz, und dorthin schickt dieser Server nichts.
error-address-unknown = Diese Adresse kennt niemand: Sieh nach, ob sie richtig geschrieben ist, oder versuch es später noch einmal.
error-push-keys = Die Anmeldung dieses Browsers ist nicht lesbar. Schalte sie aus und wieder ein.
error-mail-address = Das ist keine E-Mail-Adresse.
error-no-mail = Dieser Server kann keine E-Mails schicken.
error-not-delivered = Es konnte nicht zugestellt werden: Sieh nach, ob die Adresse stimmt, oder versuch es später noch einmal.
error-no-such-channel = Dort wirst du nicht gerufen.
error-too-many-channels = Du wirst schon an { $most } Stellen gerufen: Nimm zuerst eine weg.
error-time-zone = Diese Zeitzone ist nicht bekannt.
error-wrong-link = Dieser Link ist keiner von uns oder nicht vollständig: Kopiere ihn ganz.

# Einstellungen.
error-setting-call-private = { $variable }={ $value } geht nicht: Schreib „yes“, damit Webhooks dein eigenes Netz erreichen, oder „no“.
error-setting-smtp = { $variable }={ $value } ist kein Mailserver, den wir kennen: Schreib smtps://USER:PASSWORD@HOST, smtp://USER:PASSWORD@HOST (mit STARTTLS) oder smtp+plain://HOST (ohne).
error-setting-mail-from = { $variable }={ $value } ist keine E-Mail-Adresse: Schreib sie wie table@example.org oder Sobremesa <table@example.org>.
error-setting-mail = { $variable }={ $value } reicht nicht, um E-Mails zu schicken: Setz auch SOBREMESA_MAIL_FROM auf die Adresse, von der sie kommen, und SOBREMESA_PUBLIC auf die Adresse dieses Servers.
