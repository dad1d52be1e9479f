"""Those who come to a table and go: who is let in, who looks on, how much everybody may say."""
