# What a host does besides serving: backups, and looking after tables and guests.
help-usage-backup = sobremesa backup FILE [--force]
help-usage-restore = sobremesa restore FILE [--force]
help-backup = Keep all tables, guests and the key of a server in one file, even while it serves.
help-restore = Bring back what a backup has kept, into the same or another place.
help-flag-backup-file = The file to make.
help-flag-backup-force = Write over a file that is there.
help-flag-restore-file = A file that `sobremesa backup` has made.
help-flag-restore-force = In place of the tables, guests and key that are there.
house-backup = Kept in { $file }, with the key. Rows: { $rows }; bytes: { $size }. Whoever has this file can be anybody at your tables: keep it to yourself.
house-restored = Restored from { $file }, with the key. Entries of tables: { $entries }; guests: { $guests }. sobremesa serve goes on with them.
error-nothing-kept = There is nothing to be found at { $path }: set SOBREMESA_DATA and SOBREMESA_DATABASE as for the server.
error-backup-damaged = { $file } is not a backup, or is damaged. Nothing has been changed.
error-backup-newer = { $file } was made by a newer version ({ $version }): restore it with that one. Nothing has been changed.
error-restore-not-empty = There are tables, guests or another key already, and nothing has been changed. With { $flag } the backup takes their place.
help-usage-admin = sobremesa admin WHAT [ID] [FLAGS]
help-admin = Look after the tables and guests of a server, also while it runs.
help-word-what = WHAT
help-word-id = ID
help-flag-admin-what = tables, table ID, close ID, delete ID; leagues, delete-league ID; guests, guest ID, forget ID; reports, reports all, report-done ID; prune --days N; read-only on or off; announce, announce off; token.
help-flag-admin-id = The table, league, guest or report it is about; on or off.
help-flag-admin-days = prune: tables nobody has played at, and guests who have not come, for so many days.
help-flag-admin-minutes = announce: in how many minutes the server is restarted.
help-flag-admin-text = announce: words of your own, told after that.
help-flag-admin-dry-run = prune: only say what would go.
admin-tables = table         game         last entry (UTC)   entries  title
admin-guests = guest             last seen   name
admin-closed = Table { $which } is closed: it can be read, but not continued.
admin-erased = Table { $which } is erased.
admin-leagues = league        game         last entry (UTC)   entries  name
admin-league-erased = League { $which } is erased. Its tables stay.
admin-forgotten = Guest { $which } is forgotten: name and recovery code are gone, and so are name and words at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }.
admin-pruned = Erased tables: { $tables }; forgotten guests: { $guests }.
admin-would-prune = Tables that would go: { $tables }; guests: { $guests }.
admin-read-only-on = Nothing is written from now on: moves, names and new tables are refused. sobremesa admin read-only off ends it.
admin-read-only-off = Everything is written again.
admin-announced = People at tables are told within seconds. The next start of the server, or sobremesa admin announce off, ends it.
admin-withdrawn = Nothing is announced any more.
admin-reports = report        reported (UTC)    table         by → about; why: what was said; their words
admin-report-settled = Report { $which } is done.
admin-no-reports = There are no reports.
error-no-such-report = There is no report { $report }.
error-no-such-guest = There is no guest { $guest }.
error-schema-older = The database has an older schema: start the server of this version once, which brings it up to date.
