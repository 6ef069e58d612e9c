"""One panel per player: money, income, shares, engine, and what the next income brings."""

from engineshed.games.age_of_steam.page import text
from engineshed.games.age_of_steam.phases.money import expenses
from engineshed.games.age_of_steam.position import AgeOfSteamPosition
from engineshed.kernel import Words
from engineshed.kernel.page import Drawing, Figure, Panel


def panels(pos: AgeOfSteamPosition, words: Words) -> tuple[Panel, ...]:
    """In player order; whoever is out comes last."""
    out = [seat for seat in range(pos.players) if pos.out[seat]]
    return tuple(_panel(pos, words, seat, place) for place, seat in enumerate([*pos.order, *out], 1))


def _panel(pos: AgeOfSteamPosition, words: Words, seat: int, place: int) -> Panel:
    if pos.out[seat]:
        return Panel(seat, words("eliminated"), (), _more(pos, words, seat), out=True)
    action, bid = pos.action[seat], pos.bids[seat]
    said = words(f"action-{action}") if action else words("no-action")
    if bid:
        said = words("panel-bid", bid=text.money(words, bid))
    role = words("panel-role", place=words("place-n", place=place), action=said)
    income, net = pos.income[seat], pos.income[seat] - expenses(pos, seat)
    total = words(
        "figure-next-sum",
        income=income,
        shares=pos.shares[seat],
        engine=pos.engine[seat],
        net=text.signed(words, net),
        reduction=pos.map.reduction(pos.turn, income),
    )
    figures = (
        Figure(words("figure-cash"), text.money(words, pos.cash[seat])),
        Figure(words("figure-income"), str(income)),
        Figure(words("figure-shares"), words("count-of", count=pos.shares[seat], most=pos.map.shares_max)),
        Figure(words("figure-engine"), words("count-of", count=pos.engine[seat], most=pos.map.engine_max)),
        Figure(
            words("figure-next"),
            text.signed(words, net),
            total,
            "gain" if net > 0 else "loss" if net < 0 else "",
        ),
    )
    return Panel(seat, role, figures, _more(pos, words, seat))


def _more(pos: AgeOfSteamPosition, words: Words, seat: int) -> Drawing:
    """Everything else that is public about a player: tracks, discs, links."""
    own = [(name, chain) for name, chain in sorted(pos.chains.items()) if chain.owner == seat]
    atoms = pos.board.link_atoms
    links = [
        {
            "name": text.link(pos, atoms[name]),
            "pieces": words("more-pieces", count=len(chain.pieces)),
            "open": not chain.complete,
        }
        for name, chain in own
    ]
    data = {
        "seat": seat,
        "words": words,
        "shares": pos.shares[seat],
        "shares_max": pos.map.shares_max,
        "engine": pos.engine[seat],
        "engine_max": pos.map.engine_max,
        "discs": words("more-discs", count=pos.discs[seat]),
        "links": sorted(links, key=lambda link: bool(link["open"])),
        "count": words("more-links", count=sum(chain.complete for _, chain in own)),
    }
    return Drawing("seat.jinja", data, id=f"seat-{seat}")
