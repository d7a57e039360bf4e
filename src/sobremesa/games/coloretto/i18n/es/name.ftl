coloretto-name = Coloretto
coloretto-door-learn = Aprender en cinco pasos
