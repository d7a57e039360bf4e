# Lo que se le dice a quien no está: por notificación, webhook o correo.
call-turn = Te toca
call-short = Te queda poco tiempo
call-asked = Hay una propuesta en tu mesa
call-late = Se acabó tu tiempo: un bot juega por ti
call-lost = Has perdido por tiempo
call-over = La partida ha terminado
call-invited = Hay un asiento reservado para ti
call-table = { $game } con { $names }
call-titled = «{ $title }»: { $table }
call-stop = Desactivar
call-try-title = Así te avisamos
call-try-body = Cuando no estés y te toque, llegará algo como esto.
call-off-here = No recibir más avisos: { $link }
call-confirm-subject = ¿Es tuya esta dirección?
call-confirm-text = Alguien quiere que le avisemos en esta dirección cuando le toque jugar en una mesa. Si eres tú, abre este enlace y confírmalo allí:
call-confirm-not-you = Si no eres tú, no hagas nada: no enviaremos nada más aquí.

# Las páginas a las que llevan los enlaces de estos mensajes.
call-page-title = Avisos de tus mesas
call-page-off-push = ¿Dejamos de avisar a este navegador cuando te toque?
call-page-off-webhook = ¿Dejamos de avisar a este webhook cuando te toque?
call-page-off-mail = ¿Dejamos de enviar avisos a { $address }?
call-page-off-gone = Ya no se envía nada ahí. No queda nada que desactivar.
call-page-off-button = Desactivar
call-page-off-done = Desactivado: ya no se envía nada ahí. Puedes volver a activarlo en tu página.
call-page-confirm = ¿Avisamos a { $address } cuando te toque en una mesa?
call-page-confirm-button = Sí, es mi dirección
call-page-confirm-done = Gracias. Te avisaremos en { $address } cuando te toque y no estés.
call-page-confirm-gone = Este enlace es demasiado antiguo, o la dirección se ha quitado. Puedes volver a darla en tu página.

# Lo que no puede ser.
error-address-bad = A esta dirección no se puede enviar nada: cópiala entera, desde https://.
error-address-not-https = La dirección tiene que empezar por https://.
error-address-port = La dirección indica un puerto. Solo vale el habitual: quítalo.
error-address-private = Esta dirección está en una red privada, y este servidor no envía nada allí.
error-address-unknown = Nadie conoce esta dirección: mira si está bien escrita o inténtalo más tarde.
error-push-keys = No se puede leer la suscripción de este navegador. Desactívala y vuelve a activarla.
error-mail-address = Esto no es una dirección de correo.
error-no-mail = Este servidor no puede enviar correo.
error-not-delivered = No se ha podido entregar: mira si la dirección es correcta o inténtalo más tarde.
error-no-such-channel = Ahí no te avisamos.
error-too-many-channels = Ya te avisamos en { $most } sitios: quita uno primero.
error-time-zone = No conocemos esta zona horaria.
error-wrong-link = Este enlace no es nuestro o no está entero: cópialo completo.

# Ajustes.
error-setting-call-private = { $variable }={ $value } no vale: escribe «yes» para que los webhooks lleguen a tu propia red, o «no».
error-setting-smtp = { $variable }={ $value } no es un servidor de correo que conozcamos: escribe smtps://USER:PASSWORD@HOST, smtp://USER:PASSWORD@HOST (con STARTTLS) o smtp+plain://HOST (sin él).
error-setting-mail-from = { $variable }={ $value } no es una dirección de correo: escríbela como table@example.org o Sobremesa <table@example.org>.
error-setting-mail = { $variable }={ $value } no basta para enviar correo: pon también en SOBREMESA_MAIL_FROM la dirección de la que sale, y en SOBREMESA_PUBLIC la dirección de este servidor.
