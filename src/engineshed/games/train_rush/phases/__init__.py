"""The chapters of the rulebook: set-up and the seven phases of a round."""
