"""What becomes of finished games: results, ratings, who left, and what tables ask of those who sit down."""
