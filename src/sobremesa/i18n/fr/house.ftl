# Ce que fait un hôte à part servir : les sauvegardes, et le soin des tables et des invités.
help-usage-backup = sobremesa backup FICHIER [--force]
help-usage-restore = sobremesa restore FICHIER [--force]
help-backup = Garde dans un fichier toutes les tables, les invités et la clé d’un serveur, même en marche.
help-restore = Rétablit ce qu’une sauvegarde a gardé, au même endroit ou ailleurs.
help-flag-backup-file = Le fichier à créer.
help-flag-backup-force = Remplace un fichier qui existe déjà.
help-flag-restore-file = Un fichier fait par `sobremesa backup`.
help-flag-restore-force = À la place des tables, des invités et de la clé qui s’y trouvent.
house-backup = Gardé dans { $file }, avec la clé. Lignes : { $rows } ; octets : { $size }. Qui a ce fichier peut se faire passer pour n’importe qui à vos tables : gardez-le pour vous.
house-restored = Rétabli de { $file }, avec la clé. Inscriptions de tables : { $entries } ; invités : { $guests }. sobremesa serve continue avec eux.
error-nothing-kept = Il n’y a rien à { $path } : réglez SOBREMESA_DATA et SOBREMESA_DATABASE comme pour le serveur.
error-backup-damaged = { $file } n’est pas une sauvegarde, ou est abîmé. Rien n’a été changé.
error-backup-newer = { $file } vient d’une version plus récente ({ $version }) : rétablissez-le avec elle. Rien n’a été changé.
error-restore-not-empty = Il y a déjà des tables, des invités ou une autre clé, et rien n’a été changé. Avec { $flag }, la sauvegarde prend leur place.
help-usage-admin = sobremesa admin QUOI [ID] [OPTIONS]
help-admin = Prend soin des tables et des invités d’un serveur, même en marche.
help-word-what = QUOI
help-word-id = ID
help-flag-admin-what = tables, table ID, close ID, delete ID ; leagues, delete-league ID ; guests, guest ID, forget ID ; reports, reports all, report-done ID ; prune --days N ; read-only on ou off ; announce, announce off ; token.
help-flag-admin-id = La table, le championnat, l’invité ou le signalement dont il s’agit ; on ou off.
help-flag-admin-days = prune : tables où personne n’a joué, et invités qui ne sont pas venus, depuis tant de jours.
help-flag-admin-minutes = announce : dans combien de minutes le serveur redémarre.
help-flag-admin-text = announce : vos propres mots, dits après cela.
help-flag-admin-dry-run = prune : dit seulement ce qui partirait.
admin-tables = table         jeu          dernière (UTC)     lignes   titre
admin-guests = invité            vu le       nom
admin-closed = La table { $which } est fermée : on peut la lire, mais plus y jouer.
admin-erased = La table { $which } est effacée.
admin-leagues = championnat   jeu          dernière (UTC)     entrées  nom
admin-league-erased = Le championnat { $which } est effacé. Ses tables restent.
admin-forgotten = L’invité { $which } est oublié : son nom et son code n’existent plus, ni son nom et ses mots à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }.
admin-pruned = Tables effacées : { $tables } ; invités oubliés : { $guests }.
admin-would-prune = Tables qui partiraient : { $tables } ; invités : { $guests }.
admin-read-only-on = Rien n’est plus écrit désormais : coups, noms et nouvelles tables sont refusés. sobremesa admin read-only off y met fin.
admin-read-only-off = Tout s’écrit de nouveau.
admin-announced = Les gens aux tables le savent dans quelques secondes. Le prochain démarrage du serveur, ou sobremesa admin announce off, y met fin.
admin-withdrawn = Plus rien n’est annoncé.
admin-reports = signalement   signalé (UTC)     table         de → sur ; pourquoi : ce qui a été dit ; ses mots
admin-report-settled = Le signalement { $which } est clos.
admin-no-reports = Il n’y a pas de signalements.
error-no-such-report = Il n’y a pas de signalement { $report }.
error-no-such-guest = Il n’y a pas d’invité { $guest }.
error-schema-older = La base de données a un schéma plus ancien : lancez une fois le serveur de cette version, qui la met à jour.
