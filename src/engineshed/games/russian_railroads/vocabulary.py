"""Every effect word of the component file and what it means, in one table."""

from engineshed.games.russian_railroads.effects import WORDS
from engineshed.games.russian_railroads.phases import industry, locomotives, questions, repeat, side, track

WORDS.update(
    {
        "track": track.TrackMoves(),
        "tracks": track.NewTracks(),
        "station": track.Station(),
        "worker": track.ReserveWorker(),
        "build": locomotives.Build(),
        "locomotive": locomotives.CardLocomotive(),
        "shift": locomotives.Shift(),
        "industry": industry.IndustryMoves(),
        "second-marker": industry.SecondMarker(),
        "engineer-points": industry.EngineerPoints(),
        "locomotive-points": industry.LocomotivePoints(),
        "doubler": side.Doublers(),
        "rubles": side.Rubles(),
        "temporary": side.TemporaryWorkers(),
        "points": side.Points(),
        "hire": side.Hire(),
        "claim": side.Claim(),
        "repeat": repeat.RepeatAction(),
        "token": questions.QuestionToken(),
        "question-card": questions.QuestionCard(),
        "black-worker": questions.BlackWorker(),
        "engineer": questions.CardEngineer(),
        "revalue": questions.LaidToken(),
        "medal": questions.LaidToken(),
        "end-bonus": questions.EndBonusDue(),
        "bonus": track.Waiting(),
    }
)
