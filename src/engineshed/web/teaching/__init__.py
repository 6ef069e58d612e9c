"""The teacher on the page: first turn, lessons, hints, reviews, what if."""
