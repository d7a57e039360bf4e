"""Pictures made by the server: how a game ended, for a link that somebody posts.

Drawn without a browser, from letters and scenes that a browser has drawn before."""
