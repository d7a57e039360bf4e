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
