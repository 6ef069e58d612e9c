"""What somebody should know before deciding."""

from engineshed.games.russian_railroads.phases.turn import Turn
from engineshed.games.russian_railroads.position import RussianRailroadsPosition
from engineshed.kernel.page import Scene


def warnings(scene: Scene[RussianRailroadsPosition]) -> tuple[str, ...]:
    """Temporary workers that will be lost (RUS-608)."""
    if not scene.acts or scene.viewer is None or not isinstance(scene.decision, Turn):
        return ()
    temporary = scene.pos.boards[scene.viewer].temporary
    return (scene.words("warn-temporary", n=temporary),) if temporary else ()
