# Ce que l’on dit aux absents : par notification, webhook ou courriel.
call-turn = À vous de jouer
call-short = Il vous reste peu de temps
call-asked = Une proposition vous attend
call-late = Votre temps est écoulé : un bot joue à votre place
call-lost = Vous avez perdu au temps
call-over = La partie est finie
call-invited = Une place vous est réservée
call-table = { $game } avec { $names }
call-titled = « { $title } » : { $table }
call-stop = Désactiver
call-try-title = Voici comment on vous appelle
call-try-body = Quand vous êtes ailleurs et que c’est à vous, voilà ce qui arrive.
call-off-here = Ne plus rien recevoir : { $link }
call-confirm-subject = Est-ce votre adresse ?
call-confirm-text = Quelqu’un souhaite être prévenu à cette adresse quand c’est à son tour de jouer. Si c’est vous, suivez ce lien et dites-le là-bas :
call-confirm-not-you = Sinon, ne faites rien : rien d’autre ne sera envoyé ici.

# Les pages derrière les liens de ces messages.
call-page-title = Appels à votre table
call-page-off-push = Ne plus prévenir ce navigateur quand c’est à vous ?
call-page-off-webhook = Ne plus prévenir ce webhook quand c’est à vous ?
call-page-off-mail = Ne plus rien envoyer à { $address } ?
call-page-off-gone = Plus rien n’y est envoyé. Il ne reste rien à désactiver.
call-page-off-button = Désactiver
call-page-off-done = C’est désactivé : plus rien n’y est envoyé. Vous pouvez le réactiver sur votre page.
call-page-confirm = Prévenir { $address } quand c’est à vous de jouer ?
call-page-confirm-button = Oui, c’est mon adresse
call-page-confirm-done = Merci. Vous serez prévenu à { $address } quand c’est à vous et que vous êtes ailleurs.
call-page-confirm-gone = Ce lien est trop ancien, ou l’adresse a été retirée. Vous pouvez la redonner sur votre page.

# Ce qui ne va pas.
error-address-bad = On ne peut rien envoyer à cette adresse : copiez-la en entier, à partir de https://.
error-address-not-https = L’adresse doit commencer par https://.
error-address-port = L’adresse indique un port. Seul le port habituel convient : enlevez-le.
error-address-private = Cette adresse est dans un réseau privé, et ce serveur n’y envoie rien.
error-address-unknown = Personne ne connaît cette adresse : vérifiez-la ou réessayez plus tard.
error-push-keys = L’abonnement de ce navigateur est illisible. Désactivez-le puis réactivez-le.
error-mail-address = Ce n’est pas une adresse de courriel.
error-no-mail = Ce serveur ne peut pas envoyer de courriel.
error-not-delivered = L’envoi a échoué : vérifiez l’adresse ou réessayez plus tard.
error-no-such-channel = On ne vous appelle pas là.
error-too-many-channels = On vous appelle déjà à { $most } endroits : retirez-en un d’abord.
error-time-zone = Ce fuseau horaire est inconnu.
error-wrong-link = Ce lien n’est pas de nous, ou il est incomplet : copiez-le en entier.

# Réglages.
error-setting-call-private = { $variable }={ $value } ne convient pas : écrivez « yes » pour que les webhooks atteignent votre propre réseau, ou « no ».
error-setting-smtp = { $variable }={ $value } n’est pas un serveur de courriel connu : écrivez smtps://USER:PASSWORD@HOST, smtp://USER:PASSWORD@HOST (avec STARTTLS) ou smtp+plain://HOST (sans).
error-setting-mail-from = { $variable }={ $value } n’est pas une adresse de courriel : écrivez-la comme table@example.org ou Sobremesa <table@example.org>.
error-setting-mail = { $variable }={ $value } ne suffit pas pour envoyer du courriel : donnez aussi à SOBREMESA_MAIL_FROM l’adresse d’où il part, et à SOBREMESA_PUBLIC l’adresse de ce serveur.
