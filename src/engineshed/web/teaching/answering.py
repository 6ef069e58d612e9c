"""A lesson beside the board: the question, or the learner's answer and the best one side by side."""

import msgspec
from markupsafe import Markup

from engineshed.kernel import Action
from engineshed.teacher.lessons import verdict
from engineshed.teacher.model import Option
from engineshed.web.table.scene import TableScene
from engineshed.web.teaching.advising import WIDTH, axis, reasons
from engineshed.web.teaching.lessons import Answer


def task_of(scene: TableScene) -> dict[str, object] | None:
    """What the card of a lesson says; None if there is no lesson."""
    task = scene.frame.task
    if task is None:
        return None
    words, name = scene.words, task.lesson.id
    return {
        "number": task.number,
        "last": task.number == len(task.lessons),
        "base": task.base,
        "csrf": task.csrf,
        "title": words(f"lesson-{name}"),
        "ask": scene.rich(words(f"lesson-{name}-ask")),
        "why": scene.rich(words(f"lesson-{name}-why")),
        "rules": task.lesson.rules,
        "stations": [
            {"number": n, "name": words(f"lesson-{lesson.id}"), "done": task.done.get(lesson.id)}
            for n, lesson in enumerate(task.lessons, 1)
        ],
        "passed": sum(done.passed for done in task.done.values()),
        "answer": None if task.answer is None else _told(scene, task.answer, task.lesson.tempting),
        "width": WIDTH,
    }


def _told(scene: TableScene, answer: Answer, tempting: Action) -> dict[str, object]:
    options, own = answer.options, answer.own
    chances = axis([option.worth.chance for option in options])
    # Whoever is out of the game has no points to expect.
    playing = [option for option in options if option.worth.chance.mean > 0 or option.worth.points.mean >= 0]
    points = dict(
        zip((option.action for option in playing), axis([o.worth.points for o in playing]), strict=True)
    )
    worse = own if own is not None and answer.verdict == "worse" else answer.judged.answer(tempting)
    assert worse is not None
    hint = answer.judged.hint
    return {
        "verdict": answer.verdict if own is not None else "shown",
        "lost": own.behind if own is not None and own != answer.best else None,
        "options": [
            {
                "number": number,
                "own": option == own,
                "atoms": msgspec.json.encode(list(option.action)).decode(),
                "text": _phrase(scene, option),
                "chance": chances[number - 1],
                "points": points.get(option.action),
            }
            for number, option in enumerate(options, 1)
        ],
        "against": _phrase(scene, worse),
        "reasons": reasons(scene, worse.reasons),
        "tempting": scene.rich(scene.page.phrase(tempting, scene)),
        "games": answer.judged.games,
        "futures": hint.futures,
        "good": sum(verdict(option) != "worse" for option in hint.options),
        "all": len(hint.options),
    }


def _phrase(scene: TableScene, option: Option) -> Markup:
    return scene.rich(scene.page.phrase(option.action, scene))
