# Los ajustes; se cargan al abrirlos.
theme = Tema
theme-system = como mi dispositivo
theme-light = claro
theme-dark = oscuro
pace = Ritmo de los demás
pace-calm = tranquilo
pace-brisk = ligero
pace-instant = al instante
name-saved = Guardado.
recovery-title = En otro dispositivo
recovery-explained = No hay cuentas. Este código lleva tu nombre y tus asientos a otro dispositivo; sirve una sola vez.
recovery-show = Ver mi código
recovery-enter = Código de otro dispositivo
recovery-use = Usarlo
recovered = Qué bien que hayas vuelto, { $name }.
privacy-link = Lo que se guarda de ti
