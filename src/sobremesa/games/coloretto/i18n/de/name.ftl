coloretto-name = Coloretto
coloretto-door-learn = In fünf Schritten lernen
