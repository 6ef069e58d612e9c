"""What the page shows of Train Rush, from a seen state."""

from engineshed.games.train_rush.atoms import id_of
from engineshed.games.train_rush.page import labels, motions, prompts, sentences
from engineshed.games.train_rush.page.board import board, route
from engineshed.games.train_rush.page.gallery import gallery as gallery_of
from engineshed.games.train_rush.page.hand import hand, side
from engineshed.games.train_rush.page.land import land
from engineshed.games.train_rush.page.management import management
from engineshed.games.train_rush.page.panels import panels
from engineshed.games.train_rush.phases.movement import CardMove, Drive
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.kernel import Action, Atom, Message, Seat, Settings, State, Words, find_game
from engineshed.kernel.view import Drawing, GallerySection, View, asked, shown_seat


def view(seen: State[TrainRushPosition], words: Words) -> View:
    """One page of one table for one viewer."""
    pos, decision = seen.pos, asked(seen)
    seat = shown_seat(seen)
    return View(
        prompt=prompts.prompt(decision, pos, words),
        boards=(board(pos, words), management(pos, words), side(pos, words, seat)),
        panels=panels(pos, words),
        hand=hand(pos, words, seen.viewer, prompts.inner(decision)) if seen.viewer >= 0 else None,
        score_now=tuple(seen.setup.game.score_now(pos)),
        turn=words("round-of", round=max(pos.round, 1), rounds=pos.box.rounds),
        phases=prompts.phases(pos, words),
        groups=labels.groups(words),
    )


def round_of(pos: TrainRushPosition) -> int:
    """Replays step by it."""
    return pos.round


def held(thing: str, seat: Seat, pos: TrainRushPosition) -> int | None:
    """Of what bills speak of; what goods are worth while they are sold belongs to nobody."""
    player = pos.players[seat]
    if thing.startswith("contractors-"):
        return player.contractors[thing.removeprefix("contractors-")]
    if thing in pos.box.goods:
        return pos.goods(seat).count(thing)
    counted = {"coal": player.coal, "investment": player.investment, "vp": player.vp}
    return len(player.tokens) if thing == "token" else counted.get(thing)


def label(atom: Atom | tuple[Atom, ...], words: Words, seen: State[TrainRushPosition]) -> str:
    return labels.label(atom, seen.pos, words, asked(seen))


def phrase(action: Action, words: Words, seen: State[TrainRushPosition]) -> str:
    return labels.phrase(action, seen.pos, words, asked(seen))


def sentence(event: Message, words: Words, seen: State[TrainRushPosition]) -> str:
    return sentences.sentence(event, seen.pos, words)


def picture(atom: Atom | tuple[Atom, ...], seen: State[TrainRushPosition]) -> Drawing | None:
    """Goods and spies lie on no board: their buttons show them."""
    if isinstance(atom, str):
        good, spy = id_of(atom, "good"), id_of(atom, "spy")
        if good or spy:
            mark = spy or str(seen.pos.box.values.get(good, ""))
            return Drawing(
                "piece.svg.jinja", {"good": good, "mark": mark, "seat": shown_seat(seen)}, id="piece"
            )
    return None


def ghost(action: Action, seen: State[TrainRushPosition]) -> Drawing | None:
    """The way of a move while it waits for Confirm."""
    decision = prompts.inner(asked(seen))
    if action[0] != "move" or not isinstance(decision, CardMove | Drive):
        return None
    points = decision.points if isinstance(decision, Drive) else decision.printed_move(seen.pos)[0]
    extra = int(id_of(action[2], "token")) if len(action) == 3 else 0
    path = route(seen.pos, decision.seat, id_of(action[1], "field"), points + extra)
    return Drawing("ghost.svg.jinja", {"path": path}, id="ghost") if path else None


def marks(event: Message, seen: State[TrainRushPosition]) -> tuple[Atom, ...]:
    return motions.marks(event)


def motion(event: Message, seen: State[TrainRushPosition]) -> Drawing | None:
    return motions.motion(event, seen.pos)


def poster(settings: Settings, words: Words) -> Drawing:
    """The map in small, for home and new tables."""
    return Drawing("poster.svg.jinja", {"land": land(), "title": words("board-map")}, id="poster")


def gallery(words: Words) -> list[GallerySection]:
    game = find_game("train-rush")
    pos = game.position(4, {setting.id: setting.default for setting in game.settings} | {"deck": "56"})
    assert isinstance(pos, TrainRushPosition)
    return gallery_of(pos, words)
