"""Calls people who are away to their tables: by web push, by webhook, by e-mail. No table waits for it."""
