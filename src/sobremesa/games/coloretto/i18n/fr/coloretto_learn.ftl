# Coloretto en cinq étapes.

coloretto-learn-1-title = Piochez et placez
coloretto-learn-1 = À votre tour, vous piochez une carte ou vous prenez une rangée. Piochez la carte du dessus, puis placez-la dans l’une des rangées (règle 3).
coloretto-learn-1-done = Un « +2 » vaut deux points pour qui prend sa rangée.
coloretto-learn-2-title = Prenez une rangée
coloretto-learn-2 = Au lieu de piocher, vous pouvez prendre une rangée avec toutes ses cartes. La rangée 1 est pleine : trois fois « +2 », cela fait six points. Prenez-la avant les autres (règle 3).
coloretto-learn-2-done = La rangée est à vous. Vous attendez maintenant que chacun ait pris la sienne ; puis commence la manche suivante.
coloretto-learn-3-title = Réunissez des couleurs
coloretto-learn-3 = Plus vous avez de cartes d’une couleur, plus vite montent ses points : 1, 3, 6, 10, 15, et 21 à partir de six. Vous avez une carte jaune, et la rangée 1 en contient une autre, avec un « +2 ». Prenez la rangée 1 (règle 7).
coloretto-learn-3-done = Deux cartes jaunes : 3 points au lieu de 1. Et 2 pour le « +2 ».
coloretto-learn-4-title = Trois couleurs seulement comptent pour vous
coloretto-learn-4 = À la fin, vos trois meilleures couleurs rapportent et toutes les autres coûtent. Vous avez du jaune, du bleu et du violet, et vous venez de piocher une carte orange : placez-la dans une rangée que vous ne voulez pas prendre (règle 7).
coloretto-learn-4-done = Une carte dont vous ne voulez pas peut aussi gâcher une rangée que quelqu’un d’autre convoite.
coloretto-learn-5-title = La dernière manche
coloretto-learn-5 = La carte de dernière manche est sortie, et les autres ont pris leur rangée. La rangée 3 contient une carte jaune et une carte bleue, deux de vos couleurs : prenez-la (règle 5).
coloretto-learn-5-done = Toutes les rangées sont prises, les jokers ont leur couleur, et le plus grand total gagne. Vous savez tout : place à votre première partie.
