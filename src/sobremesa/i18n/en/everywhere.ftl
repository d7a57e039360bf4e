# What makes this table go everywhere: one device for several people, a big screen, an app that opens without a connection.

curtain-pass = Pass the device to { $name }
curtain-several = Who goes on?
curtain-hidden = No cards are shown. Go on when nobody else is looking.
curtain-ready = I am { $name }: show my cards
curtain-over = The game is over
curtain-gather = Gather round: the ending is for everybody.
curtain-see = See the ending
shared-here = At this device:
shared-looking = { $name } is looking
shared-hide = Hide my cards
shared-all = No hand is shown now: everybody may look.

tv-join = Play along on your phone
tv-scan = Scan the code or open:

update-here = A new version is here.
update-reload = Reload
later = Later
install-offer = Sobremesa can live on your home screen and opens at once there.
install = Install
