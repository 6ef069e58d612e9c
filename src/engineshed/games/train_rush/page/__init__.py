"""What the page shows: boards, hands, panels, prompts, labels and the log, each in its own room."""
