"""How fast a table plays: its pace, everybody's nights and holidays, clocks, and who runs out."""
