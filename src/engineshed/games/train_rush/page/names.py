"""Names of things in the reader's language."""

from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.kernel import Words


def thing(kind: str, id: str, pos: TrainRushPosition, words: Words) -> str | None:
    """What a thing of this kind is called, in questions, options and the log alike; None: of no such kind."""
    if kind == "field":
        return field(pos, words, id)
    if kind == "zone":
        return zone(id)
    if kind == "city":
        return city(pos, id)
    if kind == "sector":
        return sector(words, id)
    if kind == "track":
        return track(words, id)
    if kind in ("region", "colour", "infrastructure", "contractors"):
        return region(words, id)
    if kind in ("wagon", "old", "new"):
        return wagon(pos, words, id)
    if kind == "good":
        return good(words, id)
    if kind == "card":
        return card(pos, words, id)
    if kind == "hero":
        return hero(pos, words, id)
    if kind == "tile":
        return effect(words, pos.box.tiles[id]) if id in pos.box.tiles else id
    if kind == "action":
        return purchase(pos, words, id)
    if kind == "reward":
        return effect(words, pos.box.rewards[id].effect) if id in pos.box.rewards else id
    if kind == "contract":
        return contract(pos, words, id)
    return None


def region(words: Words, id: str) -> str:
    return words(f"region-{id}")


def city(pos: TrainRushPosition, id: str) -> str:
    return pos.box.cities[id].name


def zone(id: str) -> str:
    """ "R-Z1" is printed as R1."""
    return id.replace("-Z", "")


def field(pos: TrainRushPosition, words: Words, id: str) -> str:
    """What stands there: a city, a market, a space of a siding, or the field's own name."""
    here = pos.box.fields.get(id)
    if here is None:
        return id
    if here.kind == "city":
        return city(pos, here.city)
    if here.kind == "market":
        return words("place-market", region=region(words, here.region))
    if here.kind == "siding":
        return words("place-siding", zone=zone(here.zone), number=here.space)
    return words("place-start") if here.kind == "start" else id


def sector(words: Words, id: str) -> str:
    state, _, kind = id.partition("-")
    return words("place-sector", region=region(words, state), sector=words(f"name-sector-{kind}"))


def good(words: Words, id: str) -> str:
    return words(f"good-{id}")


def track(words: Words, id: str) -> str:
    """A progress track within a sentence."""
    return words(f"name-track-{id or 'any'}")


def track_title(words: Words, id: str) -> str:
    """A progress track by itself."""
    return words(f"track-{id}")


def goods(words: Words, names: tuple[str, ...]) -> str:
    return words.listed(good(words, name) for name in names if name)


def wagon(pos: TrainRushPosition, words: Words, id: str) -> str:
    """A wagon by its places: "wagon (brass, any good)"."""
    places = pos.box.wagons.get(id, ())
    if id in pos.box.special_vp:
        return words("wagon-special", places=len(places))
    return words("wagon-goods", goods=goods(words, places))


def effect(words: Words, what: Effect) -> str:
    """What an effect does, in a few words."""
    if what.word == "choice":
        return words("effect-choice", options=words("or").join(effect(words, part) for part in what.options))
    return words(
        f"effect-{what.word}",
        times=what.times,
        amount=what.amount,
        track=track(words, what.track),
        any="no" if what.track else "yes",
        region=region(words, what.region) if what.region else "",
        where="state" if what.region else "active",
        places=what.places,
        old=what.swap[0],
        new=what.swap[1],
        draw=what.draw,
        keep=what.keep,
        all="yes" if what.keep >= what.draw else "no",
        cost=what.cost,
        size=what.size,
    )


def card(pos: TrainRushPosition, words: Words, id: str) -> str:
    """A card by what it does: its special action, the fields of its three moves and their coal."""
    known = pos.box.cards.get(id)
    if known is None:
        return words("card-hidden")
    moves = "+".join(str(points) for points, _ in known.moves)
    coal = sum(coal for _, coal in known.moves)
    return words("card-known", card=id, special=effect(words, known.special), moves=moves, coal=coal)


def special(pos: TrainRushPosition, words: Words, id: str) -> str:
    """A card by its special action alone."""
    known = pos.box.cards.get(id)
    return (
        words("card-special", card=id, special=effect(words, known.special))
        if known
        else words("card-hidden")
    )


def cards(pos: TrainRushPosition, words: Words, ids: tuple[str, ...]) -> str:
    return " · ".join(card(pos, words, one) for one in ids)


def hero(pos: TrainRushPosition, words: Words, id: str) -> str:
    known = pos.box.heroes.get(id)
    if known is None:
        return words("card-hidden")
    name = known.name.title()
    return words("hero-known", name=name, city=city(pos, known.city), good=good(words, known.good))


def purchase(pos: TrainRushPosition, words: Words, id: str) -> str:
    """An investment action by what it does."""
    return effect(words, pos.box.actions[id].effect) if id in pos.box.actions else id


def contract(pos: TrainRushPosition, words: Words, id: str) -> str:
    tile = pos.box.contracts.get(id)
    return words("contract-known", goods=goods(words, tile.goods), vp=tile.vp) if tile else id
