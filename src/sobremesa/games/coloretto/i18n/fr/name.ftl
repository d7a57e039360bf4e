coloretto-name = Coloretto
coloretto-door-learn = Apprendre en cinq étapes
