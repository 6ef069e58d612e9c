"""The games of this house, one package each; none knows another."""
