"""Age of Steam: six maps, ten phases, one railway each."""
