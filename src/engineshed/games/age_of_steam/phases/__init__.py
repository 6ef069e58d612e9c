"""The phases of a turn, one file per chapter of the rulebook."""
