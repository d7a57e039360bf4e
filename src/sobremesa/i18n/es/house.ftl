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
help-usage-admin = sobremesa admin QUÉ [ID] [OPCIONES]
help-admin = Cuida de las mesas y los invitados de un servidor, también mientras está en marcha.
help-word-what = QUÉ
help-word-id = ID
help-flag-admin-what = tables, table ID, close ID, delete ID; leagues, delete-league ID; guests, guest ID, forget ID; reports, reports all, report-done ID; prune --days N; read-only on u off; announce, announce off; token.
help-flag-admin-id = La mesa, la liga, el invitado o el aviso de que se trata; on u off.
help-flag-admin-days = prune: mesas en las que nadie ha jugado, e invitados que no han venido, en tantos días.
help-flag-admin-minutes = announce: dentro de cuántos minutos se reinicia el servidor.
help-flag-admin-text = announce: palabras tuyas, que se dicen después.
help-flag-admin-dry-run = prune: solo dice qué se borraría.
admin-tables = mesa          juego        última (UTC)       entradas título
admin-guests = invitado          visto       nombre
admin-closed = La mesa { $which } está cerrada: se puede leer, pero no seguir jugando.
admin-erased = La mesa { $which } se ha borrado.
admin-leagues = liga          juego        última anotación   entradas nombre
admin-league-erased = La liga { $which } está borrada. Sus mesas se quedan.
admin-forgotten = El invitado { $which } queda olvidado: ya no están su nombre ni su código, ni su nombre y sus palabras en { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
  }.
admin-pruned = Mesas borradas: { $tables }; invitados olvidados: { $guests }.
admin-would-prune = Mesas que se borrarían: { $tables }; invitados: { $guests }.
admin-read-only-on = A partir de ahora no se escribe nada: se rechazan jugadas, nombres y mesas nuevas. Termina con sobremesa admin read-only off.
admin-read-only-off = Se vuelve a escribir todo.
admin-announced = Quienes están en las mesas lo saben en unos segundos. Termina con el próximo inicio del servidor, o con sobremesa admin announce off.
admin-withdrawn = Ya no se anuncia nada.
admin-reports = aviso         avisado (UTC)     mesa          de → sobre; por qué: lo que se dijo; sus palabras
admin-report-settled = El aviso { $which } queda resuelto.
admin-no-reports = No hay avisos.
error-no-such-report = No hay ningún aviso { $report }.
error-no-such-guest = No hay ningún invitado { $guest }.
error-schema-older = La base de datos tiene un esquema anterior: inicia una vez el servidor de esta versión, que la pone al día.
