# Das zweite Kapitel der Lektion: das vollständige Spiel.

jackrabbits-learn-7-title = Pik kämpft
jackrabbits-learn-7 = Nun das vollständige Spiel: Jede Farbe hat ihren Nutzen. Ein anderes Kaninchen ist auf deinem Sechseck, und du hast 10♠. Greif an: Wer an Pik zurückliegt und keins mehr spielt, verlässt den Plan, und wer angreift, nimmt sich blind eine Karte (Regel 8.2).
jackrabbits-learn-7-done = Du hast den Kampf gewonnen und eine Karte dazu. Wer Hofkarten trägt, lohnt einen Angriff, und weiß das.
jackrabbits-learn-8-title = Herz hütet Paläste
jackrabbits-learn-8 = Ein Kaninchen besucht den Palast Q♥. Wer Herz im Wert von sechs zeigt oder die Dame dieses Palasts, darf es herausfordern. Zeig deine 7♥: Ohne Antwort in Herz muss der Besuch den Plan verlassen (Regel 8.3).
jackrabbits-learn-8-done = Dir wurde nichts entgegengehalten: Der Besuch ist außerhalb des Plans. Hätte er Herz gezeigt, wäre deins verloren, und du müsstest gehen.
jackrabbits-learn-9-title = Karo handelt
jackrabbits-learn-9 = Auf dem Markt J♦ kaufst du abgelegte Karos für Karten jeder Farbe, die ebenso viel wert sind. Kauf die 10♦ mit deiner 10♣. Die drei anderen Märkte verkaufen ihre eigene Farbe für Karo (Regel 8.4).
jackrabbits-learn-9-done = Zehn in Karo auf einer Karte: genug für eine Karo-Hofkarte, und du bist am Haus einer solchen.
jackrabbits-learn-10-title = Einen Joker nehmen
jackrabbits-learn-10 = Tavernen verkaufen Joker, für Herz oder Karo. Ein Joker bringt dich einmal überallhin, wenn du es am nötigsten hast: oft nach Hause. Der Preis ist 7: Wähl die Taverne auf dem Plan und zahl mit deiner 9♥ (Regel 6.3).
jackrabbits-learn-10-done = Der Joker ist deiner. Gib ihn jetzt her oder später: Er trägt dich kostenlos zu jedem Sechseck.
jackrabbits-learn-11-title = Durch den Kaninchenbau
jackrabbits-learn-11 = Höhlen sind unterirdisch verbunden. Der Markt J♣ liegt auf einer Insel ohne Brücke, und seine Hofkarte ist für dich zu haben: Wähl ihn, zahl den Preis von 4 mit deiner 4♣ und lauf durch den Kaninchenbau hin. Im Untergrund zu ruhen kostet nichts, beendet aber die Reise (Regel 6.4).
jackrabbits-learn-11-done = Aus der Höhle der Insel heraus und weiter zum Markt. Zehn in Kreuz brächten dir jetzt J♣.
jackrabbits-learn-12-title = Zurück aus dem Exil
jackrabbits-learn-12 = Wer den Plan verlässt, vertrieben oder freiwillig, ist noch im Spiel. Du bist jetzt draußen: Würfle, und du kommst in den Untergrund zurück. Von dort beginnt die nächste Reise aus einer beliebigen Höhle (Regel 7).
jackrabbits-learn-12-done = Du bist zurück, mit einer Karte mehr. Das ist ganz Jackrabbits: Du kannst auch von Turm zu Turm fliegen, wenn du vor dem Würfeln ein Kreuz zeigst (Regel 8.1).
