"""For the gallery, what is printed on the boards: cities, sectors, tracks with their bonuses and prizes."""

from collections.abc import Mapping
from functools import cache

from engineshed.games.train_rush.influence import AGENT_SLOTS
from engineshed.games.train_rush.page import names
from engineshed.games.train_rush.page.symbols import small
from engineshed.games.train_rush.phases.lobbying import SPY_SLOTS
from engineshed.games.train_rush.position import TrainRushPosition
from engineshed.games.train_rush.printed.box import Effect
from engineshed.games.train_rush.printed.components import DATA
from engineshed.kernel import Provenance, Words
from engineshed.kernel.components import provenance, read_json
from engineshed.kernel.page import Drawing, GalleryPiece, GallerySection


def sections(pos: TrainRushPosition, words: Words) -> list[GallerySection]:
    box = pos.box
    long = {
        "infrastructure": (box.infrastructure, box.prizes.infrastructure, "infrastructureTracks"),
        "contractors": (box.contractors, box.prizes.contractors, "contractorTracks"),
    }
    return [
        GallerySection("cities", words("gallery-cities"), tuple(_cities(pos, words))),
        GallerySection("sectors", words("gallery-sectors"), tuple(_sectors(pos, words))),
        GallerySection("progress", words("area-progress"), tuple(_progress(pos, words))),
        *(
            GallerySection(
                kind,
                words(f"area-{kind}"),
                tuple(
                    _long(pos, words, kind, region, bonuses[region], prizes, part) for region in box.regions
                ),
            )
            for kind, (bonuses, prizes, part) in long.items()
        ),
    ]


def _cities(pos: TrainRushPosition, words: Words) -> list[GalleryPiece]:
    found = []
    for city in pos.box.cities.values():
        said = words(
            "gallery-city",
            rank=city.rank,
            region=names.region(words, city.region),
            first=city.token_vp[0],
            second=city.token_vp[-1],
        )
        strip = [[(str(vp), "gives") for vp in city.token_vp], [(str(size), "") for size in city.sizes]]
        found.append(
            GalleryPiece(
                f"city-{city.id}",
                names.city(pos, city.id),
                said,
                _strip(city.region, strip),
                _sources("map.json", "cities", city.id),
            )
        )
    return found


def _sectors(pos: TrainRushPosition, words: Words) -> list[GalleryPiece]:
    """The sectors of one state; those of the others are the same."""
    first, second = pos.box.prizes.sector
    found = []
    for sector in pos.box.sectors.values():
        if sector.region != pos.box.regions[0]:
            continue
        bonuses = dict(enumerate(sector.bonuses, 1))
        said = words("gallery-sector", track=names.track(words, sector.track), first=first, second=second)
        strip = [
            [(str(n), "spy gives" if bonuses.get(n) else "spy") for n in range(1, SPY_SLOTS + 1)],
            [(str(SPY_SLOTS + n), "") for n in range(1, AGENT_SLOTS + 1)],
        ]
        found.append(
            GalleryPiece(
                f"sector-{sector.kind}",
                words(f"sector-{sector.kind}"),
                _with_bonuses(words, said, {n: effect for n, effect in bonuses.items() if effect}),
                _strip("", strip),
                _sources("boards.json", "influenceSectors", sector.kind),
            )
        )
    return found


def _progress(pos: TrainRushPosition, words: Words) -> list[GalleryPiece]:
    return [
        GalleryPiece(
            f"track-{track}",
            names.track_title(words, track),
            words(f"gallery-track-{track}", top=pos.box.prizes.track_top),
            _strip("", [[(str(value), "gives" if value == values[-1] else "") for value in values]]),
            _sources("boards.json", "progressTracks", track),
        )
        for track, values in pos.box.tracks.items()
    ]


def _long(
    pos: TrainRushPosition,
    words: Words,
    kind: str,
    region: str,
    bonuses: Mapping[int, Effect],
    prizes: tuple[int, int],
    part: str,
) -> GalleryPiece:
    """An infrastructure track, or one of the contractors, in rows of five spaces."""
    spaces = [
        (small(bonuses[n]), "gives icon") if n in bonuses else (str(n), "")
        for n in range(1, pos.box.track_length + 1)
    ]
    said = words("gallery-long", first=prizes[0], second=prizes[1])
    return GalleryPiece(
        f"{kind}-{region}",
        names.region(words, region),
        _with_bonuses(words, said, bonuses),
        _strip(region, [spaces[n : n + 5] for n in range(0, len(spaces), 5)]),
        _sources("boards.json", part, region),
    )


def _with_bonuses(words: Words, said: str, bonuses: Mapping[int, Effect]) -> str:
    told = [words("gallery-space", n=n, gives=names.effect(words, effect)) for n, effect in bonuses.items()]
    return " ".join([said, *told])


def _strip(region: str, rows: list[list[tuple[str, str]]]) -> Drawing:
    """Rows of spaces: what is written on each, and its kind."""
    return Drawing("strip.jinja", {"rows": rows, "region": region})


def _sources(file: str, part: str, id: str) -> tuple[Provenance, ...]:
    """What is said of several figures alike is one source."""
    found = provenance(_entries(file, part)[id])
    return tuple({(source.kind, source.note): source for source in found}.values())


@cache
def _entries(file: str, part: str) -> dict[str, object]:
    """The entries of a data file by their ids, or by the state that they belong to."""
    entries = read_json(DATA.joinpath(file))[part]
    assert isinstance(entries, list)
    return {entry.get("id") or entry.get("region") or entry["contractor"]: entry for entry in entries}
