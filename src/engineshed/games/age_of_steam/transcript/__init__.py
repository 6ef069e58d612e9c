"""Real games from elsewhere, told in a neutral format: fed to the engine step by step and compared."""

from engineshed.games.age_of_steam.transcript.replay import is_transcript, replay_transcript

__all__ = ["is_transcript", "replay_transcript"]
