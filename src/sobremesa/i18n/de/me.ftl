# Du: die Seite über einen selbst.
me-lead = Dein Name, deine Partien und was dieser Server von dir aufhebt.
me-who = Name und Code
me-games = Deine Partien
me-games-none = Noch nichts. Partien, an denen du teilnimmst, erscheinen hier.
