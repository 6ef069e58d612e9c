"""The chapters of the rulebook: steps and decisions."""
