jackrabbits-name = Jackrabbits
