"""What the page shows, one room per part of it."""
