"""Finished games, who took part, and everybody's rating in each game, in the same database as the tables."""

from collections.abc import Collection
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engineshed.server.results.outcome import Outcome
from engineshed.server.results.rating import SPREAD, START, Rating, rate
from engineshed.server.results.terms import Reputation
from engineshed.server.store.schema import FINISHED, RATINGS, RESULTS, TABLES
from engineshed.server.store.storage import Storage

MOST_GAMES: Final = 2000
"""Finished games of one person that their page reads."""


class Rated(msgspec.Struct, frozen=True):
    """Somebody's rating in one game, and how many rated games they have played."""

    guest: str
    game: str
    rating: Rating
    games: int


class Took(msgspec.Struct, frozen=True):
    """Somebody's line of a finished game."""

    seat: int
    guest: str | None
    name: str
    level: str
    place: int | None
    score: int | None
    left: bool
    pause: float | None
    after: Rating | None
    gain: float | None


class Finished(msgspec.Struct, frozen=True):
    """A finished game as the history shows it."""

    table: str
    game: str
    players: int
    people: int
    board: str
    pace: str
    began: float
    ended: float
    won: bool | None
    rated: bool
    whole: bool
    kept: bool
    """Is the table still there to be replayed?"""
    public: bool
    """May everybody look at it? What is no longer there counts as private."""
    all: tuple[Took, ...]


class Results:
    """Reads and writes the three tables."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # Writing

    async def waiting(self, most: int, besides: Collection[str] = ()) -> list[str]:
        """Tables that are over and not booked yet, besides these, the oldest first."""
        query = sa.select(TABLES.c.id).where(sa.not_(TABLES.c.booked), TABLES.c.over)
        query = query.where(TABLES.c.id.not_in(besides))
        async with self.storage.engine.connect() as connection:
            return list(await connection.scalars(query.order_by(TABLES.c.moved).limit(most)))

    async def book(
        self, table: str, number: int | None, outcome: Outcome | None, rungs: dict[str, Rating]
    ) -> bool:
        """Write the results of a table once; False if that was done, or if more has happened since `number`.

        One transaction writes the results and marks the table, whose row it locks: somebody who deletes their
        account does so before it (then `number` has grown) or after it (then `forget` finds them here).
        """
        mine = (TABLES.c.id == table) & sa.not_(TABLES.c.booked)
        if number is not None:
            mine &= TABLES.c.number == number
        async with self.storage.writing() as connection:
            marked = await connection.execute(TABLES.update().where(mine).values(booked=True))
            if marked.rowcount == 0:
                return False
            known = sa.select(FINISHED.c.table_id).where(FINISHED.c.table_id == table)
            if outcome is not None and await connection.scalar(known) is None:  # put back from an archive
                await self._write(connection, outcome, rungs)
            return True

    async def _write(self, connection: AsyncConnection, outcome: Outcome, rungs: dict[str, Rating]) -> None:
        columns = msgspec.structs.asdict(outcome)
        columns["table_id"] = columns.pop("table")
        del columns["lines"]
        await connection.execute(FINISHED.insert().values(columns))
        before = await self._held(connection, outcome) if outcome.rated else {}
        entrants = outcome.entrants(before, rungs) if outcome.rated else {}
        after = dict(zip(entrants, rate(list(entrants.values())), strict=True)) if len(entrants) > 1 else {}
        for number, line in enumerate(outcome.lines):
            row: dict[str, object] = {
                "table_id": outcome.table,
                "line": number,
                **msgspec.structs.asdict(line),
            }
            row["gone"] = row.pop("left")
            del row["late"]
            if number in after and not entrants[number].fixed:
                fresh, old = after[number], entrants[number].rating
                row |= {"mean": fresh.mean, "spread": fresh.spread, "gain": fresh.mean - old.mean}
                mine = (RATINGS.c.guest == line.guest) & (RATINGS.c.game == outcome.game)
                values = {"mean": fresh.mean, "spread": fresh.spread, "games": RATINGS.c.games + 1}
                await connection.execute(RATINGS.update().where(mine).values(values))
            await connection.execute(RESULTS.insert().values(row))

    async def _held(self, connection: AsyncConnection, outcome: Outcome) -> dict[str, Rating]:
        """The ratings of all who began, locked until the end of the transaction, always in the same order."""
        guests = sorted({line.guest for line in outcome.lines if line.guest and not line.late})
        new = self.storage.insert(RATINGS).on_conflict_do_nothing()
        for guest in guests:
            first = {"guest": guest, "game": outcome.game, "mean": START, "spread": SPREAD, "games": 0}
            await connection.execute(new.values(first))
        query = sa.select(RATINGS).where(RATINGS.c.guest.in_(guests), RATINGS.c.game == outcome.game)
        rows = await connection.execute(query.order_by(RATINGS.c.guest).with_for_update())
        return {row.guest: Rating(row.mean, row.spread) for row in rows}

    # Reading

    async def ratings(self, guest: str) -> dict[str, Rated]:
        """Somebody's ratings by game."""
        return {rated.game: rated for rated in await self._rated(RATINGS.c.guest == guest)}

    async def rated_at(self, game: str, guests: list[str]) -> list[Rated]:
        """The ratings of these guests in one game, the strongest first."""
        found = await self._rated((RATINGS.c.game == game) & RATINGS.c.guest.in_(guests))
        return sorted(found, key=lambda rated: -rated.rating.mean)

    async def reputation(self, guest: str, game: str) -> Reputation:
        """What a table may ask about somebody."""
        stayed, left = await self.stays(guest)
        rated = (await self.ratings(guest)).get(game)
        return Reputation(stayed, left, None if rated is None else rated.rating.points)

    async def stays(self, guest: str) -> tuple[int, int]:
        """The number of games with others that somebody played to the end, and of those they left."""
        query = (
            sa.select(RESULTS.c.gone, sa.func.count())
            .join(FINISHED, FINISHED.c.table_id == RESULTS.c.table_id)
            .where(RESULTS.c.guest == guest, FINISHED.c.people > 1)
            .group_by(RESULTS.c.gone)
        )
        async with self.storage.engine.connect() as connection:
            found = {bool(row[0]): int(row[1]) for row in await connection.execute(query)}
        return found.get(False, 0), found.get(True, 0)

    async def met(self, game: str, guests: list[str]) -> dict[str, int]:
        """Against how many different people these guests have played this game rated."""
        other = RESULTS.alias()
        query = (
            sa.select(RESULTS.c.guest, sa.func.count(sa.distinct(other.c.guest)))
            .join(FINISHED, FINISHED.c.table_id == RESULTS.c.table_id)
            .join(other, (other.c.table_id == RESULTS.c.table_id) & (other.c.guest != RESULTS.c.guest))
            .where(RESULTS.c.guest.in_(guests), FINISHED.c.game == game)
            .where(RESULTS.c.mean.is_not(None), other.c.mean.is_not(None))
            .group_by(RESULTS.c.guest)
        )
        async with self.storage.engine.connect() as connection:
            return {str(row[0]): int(row[1]) for row in await connection.execute(query)}

    async def pauses(self, game: str, guests: list[str]) -> dict[str, list[float]]:
        """For each of these guests, the median seconds for a choice in each of their games."""
        query = (
            sa.select(RESULTS.c.guest, RESULTS.c.pause)
            .join(FINISHED, FINISHED.c.table_id == RESULTS.c.table_id)
            .where(RESULTS.c.guest.in_(guests), FINISHED.c.game == game, RESULTS.c.pause.is_not(None))
        )
        found: dict[str, list[float]] = {}
        async with self.storage.engine.connect() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.guest, []).append(row.pause)
        return found

    async def history(self, guest: str, most: int = MOST_GAMES) -> list[Finished]:
        """The finished games of somebody with all who took part, the last first."""
        mine = sa.select(RESULTS.c.table_id).where(RESULTS.c.guest == guest)
        games = (
            sa.select(FINISHED, TABLES.c.id.is_not(None).label("kept"), TABLES.c.public)
            .join(TABLES, TABLES.c.id == FINISHED.c.table_id, isouter=True)
            .where(FINISHED.c.table_id.in_(mine))
            .order_by(FINISHED.c.ended.desc())
            .limit(most)
        )
        lines = sa.select(RESULTS).where(RESULTS.c.table_id.in_(mine)).order_by(RESULTS.c.line)
        took: dict[str, list[Took]] = {}
        async with self.storage.engine.connect() as connection:
            found = list(await connection.execute(games))
            for row in await connection.execute(lines):
                took.setdefault(row.table_id, []).append(_took(row))
        return [_finished(row, tuple(took.get(row.table_id, ()))) for row in found]

    # Joining and leaving

    async def hand_over(self, before: str, after: str) -> None:
        """Move the games of one guest to another; of two ratings in a game, the one with more games stays."""
        ours, theirs = await self.ratings(after), await self.ratings(before)
        async with self.storage.writing() as connection:
            await connection.execute(RESULTS.update().where(RESULTS.c.guest == before).values(guest=after))
            for game, rated in theirs.items():
                both = RATINGS.c.game == game
                if game in ours and ours[game].games >= rated.games:
                    await connection.execute(RATINGS.delete().where(both, RATINGS.c.guest == before))
                    continue
                await connection.execute(RATINGS.delete().where(both, RATINGS.c.guest == after))
                moved = RATINGS.update().where(both, RATINGS.c.guest == before).values(guest=after)
                await connection.execute(moved)

    async def forget(self, guest: str) -> None:
        """Remove the guest from their games, whose other players keep their results."""
        async with self.storage.writing() as connection:
            gone = {"guest": None, "name": "", "pause": None}
            await connection.execute(RESULTS.update().where(RESULTS.c.guest == guest).values(gone))
            await connection.execute(RATINGS.delete().where(RATINGS.c.guest == guest))

    async def export(self, guest: str) -> dict[str, object]:
        """Somebody's results and ratings as plain data."""
        games = []
        for game in await self.history(guest):
            mine = [msgspec.to_builtins(took) for took in game.all if took.guest == guest]
            games.append({"table": game.table, "game": game.game, "ended": game.ended, "mine": mine})
        rated = (await self.ratings(guest)).values()
        return {"games": games, "ratings": [msgspec.to_builtins(one) for one in rated]}

    async def _rated(self, where: "sa.ColumnElement[bool]") -> list[Rated]:
        query = sa.select(RATINGS).where(where, RATINGS.c.games > 0)
        async with self.storage.engine.connect() as connection:
            return [
                Rated(row.guest, row.game, Rating(row.mean, row.spread), row.games)
                for row in await connection.execute(query)
            ]


def _took(row: "sa.Row[tuple[object, ...]]") -> Took:
    after = None if row.mean is None else Rating(row.mean, row.spread)
    return Took(
        *(row.seat, row.guest, row.name, row.level, row.place, row.score, bool(row.gone), row.pause),
        after=after,
        gain=row.gain,
    )


def _finished(row: "sa.Row[tuple[object, ...]]", all: tuple[Took, ...]) -> Finished:
    return Finished(
        *(row.table_id, row.game, row.players, row.people, row.board, row.pace, row.began, row.ended),
        won=row.won,
        rated=row.rated,
        whole=row.whole,
        kept=bool(row.kept),
        public=bool(row.public),
        all=all,
    )
