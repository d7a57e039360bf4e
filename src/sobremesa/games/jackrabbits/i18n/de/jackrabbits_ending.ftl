# Das Ende, Schritt für Schritt; geladen, wenn es kommt.
jackrabbits-end-brought = { $seat } hat { $cards } heim zur Zitadelle gebracht, nach insgesamt { $turns ->
    [1] einem Zug
   *[other] { $turns } Zügen
}.
jackrabbits-end-time-text = Nach { $turns } Zügen liegt vorn, wer die meisten Hofkarten hat; bei Gleichstand die meisten Karten.
jackrabbits-end-board = Der Plan am Ende
jackrabbits-end-title = Die Kaninchen kommen heim
jackrabbits-end-home = daheim auf der Zitadelle
