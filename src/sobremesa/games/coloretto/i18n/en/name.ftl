coloretto-name = Coloretto
