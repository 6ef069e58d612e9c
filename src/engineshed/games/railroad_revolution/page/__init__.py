"""What view.py shows: the map, the side board, a player's railway, panels, words."""
