"""Playing in a terminal: plain rich text, line by line, for eyes, pipes and screen readers alike."""
