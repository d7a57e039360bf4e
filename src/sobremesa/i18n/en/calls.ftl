# What somebody is told who is away: by web push, webhook or e-mail.
call-turn = Your turn
call-short = Your time is getting short
call-asked = Something is proposed at your table
call-late = Your time was over: a bot plays for you
call-lost = You have lost on time
call-over = The game is over
call-invited = A seat is kept for you
call-table = { $game } with { $names }
call-titled = “{ $title }”: { $table }
call-stop = Turn off
call-try-title = This is how you are called
call-try-body = When you are away and it is your turn, something like this arrives.
call-off-here = No more of these: { $link }
call-confirm-subject = Is this your address?
call-confirm-text = Somebody would like to be told at this address when it is their turn at a table. If that is you, follow this link and say so there:
call-confirm-not-you = If it is not, do nothing: nothing else is sent here.

# The pages behind the links in these messages.
call-page-title = Calls to your table
call-page-off-push = Should this browser no longer be told when it is your turn?
call-page-off-webhook = Should this webhook no longer be told when it is your turn?
call-page-off-mail = Should nothing be sent to { $address } any more?
call-page-off-gone = Nothing is sent there any more. There is nothing left to turn off.
call-page-off-button = Turn it off
call-page-off-done = It is off: nothing is sent there any more. You can turn it on again on your own page.
call-page-confirm = Should { $address } be told when it is your turn at a table?
call-page-confirm-button = Yes, this is my address
call-page-confirm-done = Thank you. You are told at { $address } when it is your turn and you are away.
call-page-confirm-gone = This link is too old, or the address has been taken away. You can give it again on your own page.

# What cannot be.
error-address-bad = This is not an address that something can be sent to: copy all of it, from https:// on.
error-address-not-https = The address must begin with https://.
error-address-port = The address names a port. Only the usual one can be used: leave it away.
error-address-private = This address is in a private network, and this server sends nothing there.
error-address-unknown = Nobody knows this address: look whether it is spelt right, or try again later.
error-push-keys = This browser’s subscription cannot be read. Turn it off and on again.
error-mail-address = This is not an address of e-mail.
error-no-mail = This server cannot send e-mail.
error-not-delivered = It could not be delivered: look whether the address is right, or try again later.
error-no-such-channel = You are not called there.
error-too-many-channels = You are called in { $most } places already: take one away first.
error-time-zone = This time zone is not known.
error-wrong-link = This link is not one of ours, or not all of it: copy it whole.

# Settings.
error-setting-call-private = { $variable }={ $value } cannot be used: write “yes” to let webhooks reach your own network, or “no”.
error-setting-smtp = { $variable }={ $value } is not a mail server we know: write smtps://USER:PASSWORD@HOST, smtp://USER:PASSWORD@HOST (with STARTTLS) or smtp+plain://HOST (without).
error-setting-mail-from = { $variable }={ $value } is not an address of e-mail: write it like table@example.org or Sobremesa <table@example.org>.
error-setting-mail = { $variable }={ $value } is not enough to send e-mail: set SOBREMESA_MAIL_FROM to the address it comes from, too, and SOBREMESA_PUBLIC to the address of this server.
