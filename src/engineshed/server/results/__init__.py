"""What remains of finished games: results and ratings, and the terms that tables base on them."""
