"""The database: its schema, what is read and written, and news from other processes."""
