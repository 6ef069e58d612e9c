"""The site: tables kept as events, live updates, bots that move by themselves."""
