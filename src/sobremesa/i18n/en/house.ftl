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
