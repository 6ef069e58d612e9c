"""How fast a table plays: its pace, its clocks, nights and holidays, and what happens when time runs out."""
