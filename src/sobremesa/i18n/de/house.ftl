# Was ein Gastgeber außer dem Bewirten tut: sichern, und sich um Tische und Gäste kümmern.
help-usage-backup = sobremesa backup DATEI [--force]
help-usage-restore = sobremesa restore DATEI [--force]
help-backup = Sichert alle Tische, Gäste und den Schlüssel eines Servers in eine Datei, auch während er läuft.
help-restore = Holt zurück, was gesichert wurde, am selben Ort oder an einem anderen.
help-flag-backup-file = Die Datei, die entsteht.
help-flag-backup-force = Überschreibt eine Datei, die es schon gibt.
help-flag-restore-file = Eine Datei von `sobremesa backup`.
help-flag-restore-force = Anstelle der Tische, der Gäste und des Schlüssels, die da sind.
house-backup = Gesichert in { $file }, mit dem Schlüssel. Zeilen: { $rows }; Bytes: { $size }. Wer diese Datei hat, kann an deinen Tischen jeder sein: Behalte sie für dich.
house-restored = Zurückgeholt aus { $file }, mit dem Schlüssel. Einträge von Tischen: { $entries }; Gäste: { $guests }. sobremesa serve macht damit weiter.
error-nothing-kept = Bei { $path } ist nichts zu finden: Setze SOBREMESA_DATA und SOBREMESA_DATABASE wie für den Server.
error-backup-damaged = { $file } ist keine Sicherung oder ist beschädigt. Nichts wurde geändert.
error-backup-newer = { $file } stammt von einer neueren Version ({ $version }): Hol sie mit dieser zurück. Nichts wurde geändert.
error-restore-not-empty = Hier gibt es schon Tische, Gäste oder einen anderen Schlüssel, und nichts wurde geändert. Mit { $flag } tritt die Sicherung an ihre Stelle.
help-usage-admin = sobremesa admin WAS [ID] [OPTIONEN]
help-admin = Kümmert sich um Tische und Gäste eines Servers, auch während er läuft.
help-word-what = WAS
help-word-id = ID
help-flag-admin-what = tables, table ID, close ID, delete ID; leagues, delete-league ID; guests, guest ID, forget ID; reports, reports all, report-done ID; prune --days N; read-only on oder off; announce, announce off; token.
help-flag-admin-id = Der Tisch, die Liga, der Gast oder die Meldung, worum es geht; on oder off.
help-flag-admin-days = prune: Tische, an denen so viele Tage niemand gespielt hat, und Gäste, die so lange nicht da waren.
help-flag-admin-minutes = announce: in wie vielen Minuten der Server neu gestartet wird.
help-flag-admin-text = announce: eigene Worte, die danach gesagt werden.
help-flag-admin-dry-run = prune: sagt nur, was verschwinden würde.
admin-tables = Tisch         Spiel        zuletzt (UTC)      Zeilen   Titel
admin-guests = Gast              zuletzt     Name
admin-closed = Tisch { $which } ist geschlossen: Er kann gelesen, aber nicht weitergespielt werden.
admin-erased = Tisch { $which } ist gelöscht.
admin-leagues = Liga          Spiel        zuletzt (UTC)      Einträge Name
admin-league-erased = Die Liga { $which } ist gelöscht. Ihre Tische bleiben.
admin-forgotten = Gast { $which } ist vergessen: Name und Code sind weg, und ebenso Name und Worte an { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tischen
  }.
admin-pruned = Gelöschte Tische: { $tables }; vergessene Gäste: { $guests }.
admin-would-prune = Tische, die verschwinden würden: { $tables }; Gäste: { $guests }.
admin-read-only-on = Ab jetzt wird nichts geschrieben: Züge, Namen und neue Tische werden abgelehnt. sobremesa admin read-only off beendet das.
admin-read-only-off = Es wird wieder alles geschrieben.
admin-announced = Wer an Tischen sitzt, erfährt es in wenigen Sekunden. Der nächste Start des Servers oder sobremesa admin announce off beendet es.
admin-withdrawn = Nichts ist mehr angekündigt.
admin-reports = Meldung       gemeldet (UTC)    Tisch         von → über; warum: was gesagt wurde; eigene Worte
admin-report-settled = Meldung { $which } ist erledigt.
admin-no-reports = Es gibt keine Meldungen.
error-no-such-report = Es gibt keine Meldung { $report }.
error-no-such-guest = Einen Gast { $guest } gibt es nicht.
error-schema-older = Die Datenbank hat ein älteres Schema: Starte einmal den Server dieser Version, der sie auf den neuen Stand bringt.
