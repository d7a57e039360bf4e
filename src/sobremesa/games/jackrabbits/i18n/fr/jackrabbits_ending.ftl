# La fin, pas à pas ; chargée quand elle arrive.
jackrabbits-end-brought = { $seat } a rapporté { $cards } à la citadelle, après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} en tout.
jackrabbits-end-time-text = Après { $turns } tours, on compare le nombre de figures, puis le nombre de cartes.
jackrabbits-end-board = Le plateau à la fin
jackrabbits-end-title = Les lapins rentrent
jackrabbits-end-home = de retour à la citadelle
