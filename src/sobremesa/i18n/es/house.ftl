# Lo que hace un anfitrión además de servir: copias de seguridad, y cuidar de mesas e invitados.
help-usage-backup = sobremesa backup ARCHIVO [--force]
help-usage-restore = sobremesa restore ARCHIVO [--force]
help-backup = Guarda en un archivo todas las mesas, los invitados y la clave de un servidor, aunque esté en marcha.
help-restore = Recupera lo que guardó una copia, en el mismo lugar o en otro.
help-flag-backup-file = El archivo que se crea.
help-flag-backup-force = Sobrescribe un archivo que ya existe.
help-flag-restore-file = Un archivo hecho con `sobremesa backup`.
help-flag-restore-force = En lugar de las mesas, los invitados y la clave que haya.
house-backup = Guardado en { $file }, con la clave. Filas: { $rows }; bytes: { $size }. Quien tenga este archivo puede hacerse pasar por cualquiera en tus mesas: guárdalo bien.
house-restored = Recuperado de { $file }, con la clave. Anotaciones de mesas: { $entries }; invitados: { $guests }. sobremesa serve sigue con ellos.
error-nothing-kept = No hay nada en { $path }: pon SOBREMESA_DATA y SOBREMESA_DATABASE como para el servidor.
error-backup-damaged = { $file } no es una copia de seguridad o está dañado. No se ha cambiado nada.
error-backup-newer = { $file } lo hizo una versión más nueva ({ $version }): recupéralo con ella. No se ha cambiado nada.
error-restore-not-empty = Ya hay mesas, invitados u otra clave, y no se ha cambiado nada. Con { $flag } la copia ocupa su lugar.
