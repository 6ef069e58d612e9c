"""SteamRollers by Mark Gerrits: dice, track drawn on one's own sheet, and the solo game against Ewa."""

from engineshed.games.steam_rollers.game import GAME

__all__ = ["GAME"]
