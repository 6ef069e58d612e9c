"""The card of a network: how it was made and how strong it is, with a picture of its learning."""

import json
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from engineshed.lab.train import Training


def card(training: "Training") -> dict[str, object]:
    """What is known about a network, as plain data."""
    plan, learner = training.plan, training.learner
    begun = [line["begun_from"] for line in training.history if "begun_from" in line]
    start = f" --games {training.games} --seed {plan.seed}"
    start += "".join(f" --set {name}=any" for name in plan.any)
    start += f" --from {begun[0]}" if begun else ""
    start += f" --sparring {plan.sparring}" if plan.sparring else ""
    usual = type(plan)._field_defaults
    for name in ("rate", "strangers", "styled"):
        value = getattr(plan, name)
        start += f" --{name} {value:g}" if value != usual[name] else ""
    return {
        "game": plan.game,
        "players": plan.players,
        "settings": plan.settings | dict.fromkeys(plan.any, "any"),
        "rules": training.game.version,
        "commit": commit(),
        "seed": plan.seed,
        "games": training.games,
        "seconds": round(training.seconds),
        "inputs": len(training.inputs.names),
        "layers": [len(biases) for biases in learner.weights[1::2]],
        "score": [round(number, 2) for number in learner.score],
        "strength": training.strength,
        "command": f"engineshed train {plan.game} --players {plan.players}{start}",
    }


def write_card(training: "Training") -> None:
    """The card of the kept network."""
    text = json.dumps(card(training), indent=2, ensure_ascii=False)
    (training.plan.folder / "card.json").write_text(text + "\n", encoding="utf-8")


def write_strength(training: "Training") -> None:
    """Another measurement on the card of the kept network."""
    file = training.plan.folder / "card.json"
    told = json.loads(file.read_text(encoding="utf-8")) | {"strength": training.strength}
    file.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def commit() -> str:
    """Of the sources, where they are a checkout."""
    here = Path(__file__).parent
    try:
        done = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=here, capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def write_curve(history: list[dict[str, object]], file: Path, title: str) -> None:
    """Scores of the practice games, and every meeting with the kept network or with `steady`; alone, wins."""
    try:
        import matplotlib
    except ImportError:
        return  # the extra `lab` brings it
    matplotlib.use("Agg")
    from matplotlib import pyplot

    alone = any("nobody" in str(line.get("strength")) for line in history)
    figure, (above, below) = pyplot.subplots(2, 1, figsize=(7, 5), sharex=True)
    practice = [(line["games"], line["score"]) for line in history if "score" in line]
    above.plot(*zip(*practice, strict=True), linewidth=1)
    above.set_ylabel("mean result, with noise")
    above.set_title(title)
    gates = [(line["games"], line["gate"]) for line in history if "gate" in line]
    if gates:
        below.plot(
            *zip(*gates, strict=True),
            "o",
            markersize=3,
            label="the kept one" if alone else "against the kept one",
        )
    strengths = [
        (line["games"], cast("dict[str, object]", line["strength"])["share"])
        for line in history
        if "strength" in line
    ]
    if strengths:
        below.plot(
            *zip(*strengths, strict=True),
            "s-",
            markersize=4,
            label="when it was kept" if alone else "against steady",
        )
    below.set_ylim(0, 1)
    below.set_ylabel("share of wins")
    below.set_xlabel("games")
    below.legend(loc="lower right", fontsize=8)
    figure.tight_layout()
    figure.savefig(file, dpi=80)
    pyplot.close(figure)
