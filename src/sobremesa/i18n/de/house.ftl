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
