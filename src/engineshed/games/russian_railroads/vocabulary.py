"""Every effect word of the component file and what it means, in one table."""

from engineshed.games.russian_railroads.effects import VOCABULARY
from engineshed.games.russian_railroads.phases import industry, locomotives, questions, repeat, side, track

__all__ = ["VOCABULARY"]

VOCABULARY.effect("track")(track.TrackMoves())
VOCABULARY.effect("tracks")(track.NewTracks())
VOCABULARY.effect("station")(track.Station())
VOCABULARY.effect("worker")(track.ReserveWorker())
VOCABULARY.effect("build")(locomotives.Build())
VOCABULARY.effect("locomotive")(locomotives.CardLocomotive())
VOCABULARY.effect("shift")(locomotives.Shift())
VOCABULARY.effect("industry")(industry.IndustryMoves())
VOCABULARY.effect("second-marker")(industry.SecondMarker())
VOCABULARY.effect("engineer-points")(industry.EngineerPoints())
VOCABULARY.effect("locomotive-points")(industry.LocomotivePoints())
VOCABULARY.effect("doubler")(side.Doublers())
VOCABULARY.effect("rubles")(side.Rubles())
VOCABULARY.effect("temporary")(side.TemporaryWorkers())
VOCABULARY.effect("points")(side.Points())
VOCABULARY.effect("hire")(side.Hire())
VOCABULARY.effect("claim")(side.Claim())
VOCABULARY.effect("repeat")(repeat.RepeatAction())
VOCABULARY.effect("token")(questions.QuestionToken())
VOCABULARY.effect("question-card")(questions.QuestionCard())
VOCABULARY.effect("black-worker")(questions.BlackWorker())
VOCABULARY.effect("engineer")(questions.CardEngineer())
VOCABULARY.effect("revalue")(questions.LaidToken())
VOCABULARY.effect("medal")(questions.LaidToken())
VOCABULARY.effect("end-bonus")(questions.EndBonusDue())
VOCABULARY.effect("bonus")(track.Waiting())
