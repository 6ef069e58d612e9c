"""What the page shows, room by room."""
