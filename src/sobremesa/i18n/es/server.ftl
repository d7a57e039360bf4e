# Lo que dice el propio servidor.
server-here = Sobremesa está servida en { $address }
server-home = En la red de casa: { $address }
server-stop = Ctrl+C la detiene.
server-not-built = El cliente web aún no está construido. En el repositorio: make web-build

# Qué tiene de malo un ajuste, en una línea, y qué hacer.
error-setting-whole = { $variable }={ $value } no sirve: escribe un número entero de { $least } a { $most }.
error-setting-number = { $variable }={ $value } no sirve: escribe un número de { $least } a { $most }, con punto decimal.
error-setting-log = { $variable }={ $value } no sirve: escribe «json» para programas o «text» para personas.
error-setting-public = { $variable }={ $value } no es la dirección de un sitio: escríbela como https://cartas.example.org, sin ruta ni contraseña.
error-setting-origins = { $variable }={ $value } no es una lista de sitios: escribe cada uno como https://cartas.example.org, sin ruta ni contraseña, separados por espacios.
error-setting-trusted-proxies = { $variable }={ $value } no es una lista de redes: escribe direcciones o redes como 127.0.0.1 o 10.0.0.0/8, separadas por espacios.
error-setting-database = { $variable }={ $value } no es una base de datos que conozcamos: escribe sqlite:///ARCHIVO o postgresql://USUARIO:CONTRASEÑA@SERVIDOR/NOMBRE.
error-setting-database-file = La base de datos { $value } no se puede abrir para escribir: pon en SOBREMESA_DATABASE=sqlite:///ARCHIVO un archivo de SQLite en el que se pueda escribir, o en SOBREMESA_DATA una carpeta para uno nuevo.
error-setting-redis = { $variable }={ $value } no es la dirección de un Redis: escribe redis://SERVIDOR/0, rediss://SERVIDOR/0 o unix://ARCHIVO.
error-setting-secret = { $variable } es el nombre de un archivo, y lo que contiene parece la propia clave: guarda la clave en un archivo que solo tú puedas leer y pon ahí su nombre.
error-setting-extra = { $variable }={ $value } necesita el paquete de Python { $package }, que no está instalado: pip install "sobremesa[{ $extra }]"
error-setting-workers = { $variable }={ $value } necesita Redis, para que varios procesos se comuniquen: pon SOBREMESA_REDIS=redis://SERVIDOR/0, o { $variable }=1.
error-setting-away = { $variable }={ $value } no responde o no nos deja entrar ({ $detail }): comprueba que esté en marcha, y el servidor, el usuario y la contraseña.
error-setting-data = No se puede escribir nada en la carpeta { $value }: pon en SOBREMESA_DATA una en la que se pueda escribir.
error-setting-cache = No se puede escribir el código compilado en la carpeta { $value }: pon en SOBREMESA_CACHE una en la que se pueda escribir.
error-setting-key = El archivo de la clave { $value } no tiene { $digits } cifras hexadecimales o más: repón el bueno o pon otro archivo en SOBREMESA_SECRET; si lo borras se crea uno nuevo, y entonces no se reconoce a nadie.
error-setting-key-unreadable = No se puede leer el archivo de la clave { $value }: permítenos leerlo, o pon otro archivo en SOBREMESA_SECRET.
error-setting-key-unwritable = No hay archivo de la clave { $value }, ni se puede crear ahí: pon en SOBREMESA_SECRET un archivo de una carpeta en la que se pueda escribir.
error-setting-unknown = { $variable } no es ningún ajuste y no cambia nada; ¿querías decir { $nearest }?
error-schema-newer = La base de datos tiene el esquema { $found }, y esta versión conoce hasta { $known }: inicia la versión que la escribió u otra más nueva.
error-port-taken = El puerto { $port } está ocupado: elige otro, por ejemplo sobremesa serve --port { $other } (o PORT={ $other } make play).
error-port-denied = Este sistema no nos deja usar el puerto { $port }: elige otro, por ejemplo sobremesa serve --port { $other } (o PORT={ $other } make play).
error-no-address = No se puede servir nada en { $host }, puerto { $port }: elige una dirección de esta máquina, por ejemplo sobremesa serve --host 127.0.0.1.

# What a host wants everybody to know, and what they have closed.
notice-restart = { $minutes ->
    [0] El servidor está a punto de reiniciarse.
    [one] El servidor se reiniciará dentro de { $minutes } minuto, más o menos.
   *[other] El servidor se reiniciará dentro de unos { $minutes } minutos.
  } Tu partida queda como está y sigue después.
error-closed-host = El anfitrión de este servidor ha cerrado esta mesa. Se puede leer, pero no seguir jugando.
error-read-only = El anfitrión de este servidor no deja cambiar nada por ahora. Tu partida queda como está: inténtalo dentro de un rato.
error-not-operator = Esto es para el anfitrión de este servidor: pregunta con el token que escribe `sobremesa admin token`.

# Lo que un servidor guarda de la gente: la página /privacy.
privacy-title = Lo que este servidor guarda de ti
privacy-cookie = Una cookie, durante un año desde tu última visita, para que el servidor sepa que vuelves a ser tú. No hay cuenta, ni dirección, ni contraseña; no se cuenta a nadie. Tu navegador guarda nuestros archivos, tus ajustes y, mientras dura una partida, tu mesa tal como la viste por última vez, para abrirse sin conexión; nada de eso sale de él.
privacy-name = Si te das un nombre: el nombre, el animal que has elegido, tu idioma, la huella de tu código de recuperación y el último día que hiciste algo; y de cada navegador que usas, de qué tipo es y el último día que lo usaste.
privacy-calls = Si quieres que te avisemos cuando te toque: la dirección del servicio de notificaciones de tu navegador con sus claves, la de tu webhook o la de tu correo, tus horas de silencio y de qué turno te avisamos por última vez. Lo que se envía pasa por ese servicio; a un navegador va cifrado de modo que solo él puede leerlo. Una dirección de correo sin confirmar se borra a los dos días. Puedes quitar cada una por tu cuenta, al momento.
privacy-tables = De cada mesa: quién se sentó y con qué nombre, cada jugada, lo que se escribió en el chat, y cuándo. Lo puede leer quien tenga su enlace.
privacy-leagues = De una liga: su nombre, quién la fundó o entró y con qué nombre, y los resultados de sus partidas. Lo puede leer quien tenga su enlace; se guarda tanto tiempo como una mesa.
privacy-manners = Si silencias a alguien: que lo hiciste, con el nombre que tenía. Si avisas sobre alguien: los dos nombres, la mesa, lo que dijo, tu motivo y tus palabras. Lo lee quien lleva este servidor; se borra con su mesa, o 30 días después de darlo por resuelto. Quién tiene el veto en una mesa se guarda con esa mesa.
privacy-tables-kept = { $tables ->
    [0] Las mesas se guardan hasta que las borre el anfitrión de este servidor.
    [one] Una mesa se borra { $tables } día después de su última jugada.
   *[other] Una mesa se borra { $tables } días después de su última jugada.
  }
privacy-guests-kept = { $guests ->
    [0] Los nombres se guardan hasta que los borre el anfitrión de este servidor.
    [one] Un nombre se borra cuando lleva { $guests } día sin dar señales y ya no se guarda ninguna mesa suya.
   *[other] Un nombre se borra cuando lleva { $guests } días sin dar señales y ya no se guarda ninguna mesa suya.
  }
privacy-logs = Los apuntes sobre averías no llevan nombres, cookies, códigos ni cartas. Tu dirección de red está solo en la memoria, para que un visitante no moleste a los demás.
privacy-nobody = No se carga nada de otros sitios, ni se da nada más a nadie.
privacy-away = En la página sobre ti puedes descargarlo todo, cerrar la sesión en otros navegadores o hacer que se borre; lo que jugaron otros se queda, sin tu nombre. También quien lleva este servidor puede borrar una mesa, u olvidarte, cuando sea.

# Of a link to a table, where it is posted
preview-title = { $game } con { $names }
preview-waiting = Hay un sitio libre: siéntate o mira.
preview-playing = La partida está en marcha: ven a mirar.
preview-between = La serie sigue pronto.
preview-won = { $count ->
    [one] Ganó { $names }
   *[other] { $names } comparten la victoria
}
preview-over = { preview-won }. Mira la partida jugada a jugada.

# Una liga para hojas de cálculo: los títulos de las columnas
league-csv-place = Puesto
league-csv-name = Nombre
league-csv-points = Puntos
league-csv-games = Partidas
league-csv-wins = Victorias
league-csv-direct = Directo
league-csv-strength = Puntos de los rivales
league-csv-margin = Margen
league-csv-rating = Fuerza
league-csv-unsure = Incertidumbre
league-csv-round = Ronda
league-csv-table = Mesa
league-csv-seat = Asiento
league-csv-game-points = Puntos en la partida
league-csv-status = Estado

# Words nobody can be called by, or with, because others might take them for whoever runs the place, or for no person
names-reserved = anfitrión, anfitriona, admin, administrador, administradora, administración, moderador, moderadora, servidor, sistema, operador, operadora, bot, ordenador, computadora, sobremesa
