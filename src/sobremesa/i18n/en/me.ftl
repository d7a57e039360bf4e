# You: the page about oneself.
me-lead = Your name, your games, and what this server keeps of you.
me-who = Name and code
me-games = Your games
me-games-none = Nothing yet. Games you sit down at appear here.
