# Settings; fetched when they are opened.
theme = Theme
theme-system = like my device
theme-light = light
theme-dark = dark
pace = Speed of the others’ moves
pace-calm = calm
pace-brisk = brisk
pace-instant = at once
name-saved = Saved.
recovery-title = On another device
recovery-explained = There is no account. This code brings your name and your seats to another device; it works once.
recovery-show = Show my code
recovery-enter = Code from another device
recovery-use = Use it
recovered = Welcome back, { $name }.
privacy-link = What is kept of you
