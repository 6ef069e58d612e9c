"""The seven '?' tokens and the five '?' cards."""

from engineshed.games.russian_railroads.desk import Desk
from engineshed.games.russian_railroads.effects import Automatic, Frame, Word, frame
from engineshed.games.russian_railroads.lookahead import missing, possible, refused_in_full
from engineshed.games.russian_railroads.printed.box import Card
from engineshed.kernel import NO_SUCH_MOVE, Action, Refusal


class QuestionToken(Word):
    """Choose an own unused '?' token for the place just reached (RUS-1711, RUS-1713)."""

    asks = "token"
    rules = ("RUS-1711", "RUS-1713")

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        return [("take", f"token:{token}") for token in desk.box.tokens if _refuse_token(desk, token) is None]

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        token = _named(action, "take", "token:")
        return _refuse_token(desk, token) if token in desk.box.tokens else NO_SUCH_MOVE

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        token = _named(action, "take", "token:")
        desk.lay_token(token, what)
        return (frame(desk.box.tokens[token].effects, full=False),)


def _refuse_token(desk: Desk, token: str) -> Refusal | None:
    if token in desk.board.tokens.values():
        return Refusal("RUS-2301", token=token)
    brings_marker = any(word == "second-marker" for word, _, _ in desk.box.tokens[token].effects)
    return Refusal("RUS-2305") if brings_marker and 0 in desk.board.markers else None


class QuestionCard(Word):
    """Take one of the '?' cards and carry it out at once, in full (RUS-2312, RUS-506)."""

    asks = "question-card"
    rules = ("RUS-2312",)

    def can(self, desk: Desk, n: int, what: str) -> bool | None:
        return bool(self.options(desk, n, what))

    def options(self, desk: Desk, n: int, what: str) -> list[Action]:
        cards = desk.box.question_cards
        return [
            ("take", f"card:{card}") for card in desk.supply.cards if possible(desk, _card_frame(cards[card]))
        ]

    def refuse(self, desk: Desk, n: int, what: str, action: Action) -> Refusal | None:
        card = _named(action, "take", "card:")
        if card not in desk.box.question_cards:
            return NO_SUCH_MOVE
        if card not in desk.supply.cards:
            return Refusal("RUS-2313")
        new = _card_frame(desk.box.question_cards[card])
        return None if possible(desk, new) else refused_in_full(desk, missing(desk, new[0]))

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        card = _named(action, "take", "card:")
        desk.supply.cards.remove(card)
        desk.tell("took-card", card=card)
        return (_card_frame(desk.box.question_cards[card]),)


def _card_frame(card: Card) -> Frame:
    return (card.effects, card.optional, card.ordered)


def _named(action: Action, verb: str, kind: str) -> str:
    """The id of the thing in ("take", "token:...")."""
    if len(action) != 2 or action[0] != verb:
        return ""
    thing = str(action[1])
    return thing.removeprefix(kind) if thing.startswith(kind) else ""


class BlackWorker(Automatic):
    """The black worker joins the pool for the rest of the game (RUS-2402)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        desk.take_black_worker()
        return ()


class CardEngineer(Automatic):
    """The engineer without a letter (RUS-2405)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        desk.take_engineer(int(what), "took-engineer", "RUS-2405")
        return ()


class LaidToken(Automatic):
    """Revaluation and Kiev medal: the token on the board is the effect (RUS-2310, RUS-2311)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        return ()


class EndBonusDue(Automatic):
    """An end-bonus card or its points, chosen at the end of the turn (RUS-511, RUS-2501)."""

    def do(self, desk: Desk, n: int, what: str, action: Action) -> tuple[Frame, ...]:
        desk.board.bonuses_due += n
        return ()
