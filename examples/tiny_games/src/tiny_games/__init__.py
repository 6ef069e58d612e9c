"""Three tiny games: the shortest complete examples of a game."""
