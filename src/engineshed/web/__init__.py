"""What people see: templates, styles, words and the small client. No game is known here by name."""
