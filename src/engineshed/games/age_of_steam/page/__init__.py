"""What the page shows of Age of Steam: shapes, panels, docks, labels and sentences, from a seen state."""
