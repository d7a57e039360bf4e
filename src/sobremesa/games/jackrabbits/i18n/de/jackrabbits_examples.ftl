# An example for each rule, on the pages that tell the rules: `<game>-example-<rule>`.

jackrabbits-example-1 = Zu dritt werden neun Zahlenkarten ausgeteilt; die anderen 31 sind der Stapel.
jackrabbits-example-2 = K♥ hat den Turm K♥, Q♣ den Palast Q♣, J♦ den Markt J♦.
jackrabbits-example-3 = Beim vielfältigen Ende gewinnen K♣, K♥ und J♠; K♣, Q♣ und J♥ nicht, denn zwei davon sind Kreuz.
jackrabbits-example-4 = Du kommst mit deinen drei Hofkarten auf die Zitadelle: gewonnen, noch bevor du ziehst.
jackrabbits-example-5-1 = Du würfelst 3 und 5. Du zeigst deine 5♠, ziehst eine Karte und behältst die 5♠. Der Preis dieses Zugs ist 8.
jackrabbits-example-5-2 = Du hast neun Karten und bekommst einen Gewinn: Das sind zehn, also wirfst du sofort eine ab.
jackrabbits-example-5-3 = Von der Zitadelle führt ein Weg durch einen Wald zum Turm K♠: Du gehst hin und zahlst nichts.
jackrabbits-example-5-4 = Auf dem Turm K♥ wirfst du 7♥ und 4♥ ab, das sind 11. K♥ gehört dir; die 1 zu viel ist verloren.
jackrabbits-example-5-5 = Du bist auf deinem Turm geblieben und hast nichts getan: Du ziehst trotzdem eine Karte.
jackrabbits-example-5-6 = Du zahlst 10 mit deiner Q♥: Sie geht an den Hof zurück, und ihre Karotte kommt zu dir.
jackrabbits-example-6-1 = Der Preis ist 7. Im Wald zahlst du 4♣ und 3♠ und gehst auf seinem anderen Weg weiter.
jackrabbits-example-6-2 = Der Preis ist 8. An einer Kreuzung zahlst du 8♦ und galoppierst quer über den Plan zum Palast Q♠.
jackrabbits-example-6-3 = In einer Taverne zahlst du 6 mit 6♥ und nimmst einen Joker. Zwei Züge später reitest du auf ihm zur Zitadelle, kostenlos.
jackrabbits-example-6-4 = In einer Höhle zahlst du 9 mit 9♣ und kommst aus der Höhle auf der Insel heraus.
jackrabbits-example-7 = Ein Weg endet an einem Ufer, und du gehst darüber: in diesem Zug keine Karte. Im nächsten würfelst du, kommst in den Untergrund zurück und ziehst.
jackrabbits-example-8-1 = Auf einem Turm zeigst du 6♣ und würfelst 4: Du fliegst zu einem beliebigen anderen Turm. Bei 8 hättest du 2 zahlen müssen.
jackrabbits-example-8-2 = Du greifst mit 5♠ an. Ben antwortet mit 7♠. Du legst 3♠ nach und hast 8. Ben hat kein Pik mehr: Er muss vom Plan, und du nimmst ihm eine Karte ab.
jackrabbits-example-8-3 = Cleo kommt in den Palast Q♥. Du zeigst 4♥ und 2♥, zusammen sechs. Sie hat weder Q♥ noch Herz: Sie muss vom Plan.
jackrabbits-example-8-4 = Auf dem Markt J♠ kaufst du 6♠ aus der Ablage für 4♦ und 2♦.
