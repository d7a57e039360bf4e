coloretto-name = Coloretto
coloretto-door-learn = Learn it in five steps
