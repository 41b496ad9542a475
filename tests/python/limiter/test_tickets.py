"""Simulates workers that ask the Redis script of the limiter, with a clock of their own."""

from __future__ import annotations

import heapq
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from pace import worst_window
from redis_server import RedisConnection, RedisError, RedisServer

SCRIPT = (Path(__file__).parents[3] / "src/transport/limiter/tickets.lua").read_text()
KEYS = [f"{{test}}:{name}" for name in ("state", "queue", "alive", "seen", "slots", "free")]
#: A point in time from which the simulated clocks count, in seconds.
BEGIN = 1_700_000_000
#: Seconds: how long a waiter sleeps, how late it may ask, how long a slot lasts.
LONGEST_SLEEP, GRACE, LEASE = 10.0, 1.0, 10.0


@pytest.fixture(scope="module")
def server() -> Iterator[RedisServer]:
    own = RedisServer()
    yield own
    own.stop()


@pytest.fixture
def redis(server: RedisServer) -> Iterator[RedisConnection]:
    connection = RedisConnection(server)
    connection.ask("FLUSHALL")
    yield connection
    connection.close()


def micros(seconds: float) -> int:
    return round(seconds * 1e6)


@dataclass
class Ticket:
    """The answer of the script, in seconds."""

    granted: bool
    wait: float
    pause: float
    modulus: int
    residue: int
    held: bool


@dataclass
class Limit:
    """A limit in the server."""

    redis: RedisConnection
    rate: float
    lease: float = 0.0
    calls: int = 0
    sha: bytes = field(init=False)

    def __post_init__(self) -> None:
        self.sha = self.redis.ask("SCRIPT", "LOAD", SCRIPT)

    def ask(
        self, worker: object, now: float, *, renew: bool = False, fresh: bool = False
    ) -> Ticket:
        self.calls += 1
        answer = self.redis.ask(
            "EVALSHA", self.sha, len(KEYS), *KEYS, worker, micros(1 / self.rate),
            micros(LONGEST_SLEEP), micros(GRACE), micros(self.lease), int(renew), int(fresh), 0,
            micros(BEGIN + now),
        )  # fmt: skip
        granted, wait, pause, _, modulus, residue, held = answer
        return Ticket(bool(granted), wait / 1e6, pause / 1e6, modulus, residue, bool(held))

    def pause(self, until: float) -> None:
        self.redis.ask("HSET", KEYS[0], "pause", micros(BEGIN + until))


@dataclass
class Simulation:
    """Workers that ask, wait as they are told, send, and ask again."""

    limit: Limit
    workers: int
    seconds: float
    seed: int = 0
    #: The probability that a worker is killed when it is told to wait.
    deaths: float = 0.0
    #: When the server loses its data, and when the service asks to pause, for how long.
    emptied: float | None = None
    paused: tuple[float, float] | None = None
    sent: list[float] = field(default_factory=list)
    by_worker: dict[int, int] = field(default_factory=dict)

    def run(self) -> None:
        chance = random.Random(self.seed)
        waiting = [(chance.random(), worker) for worker in range(self.workers)]
        heapq.heapify(waiting)
        names = dict.fromkeys(range(self.workers), 0)
        while waiting:
            now, worker = heapq.heappop(waiting)
            if now >= self.seconds:
                continue
            if self.emptied is not None and now >= self.emptied:
                self.limit.redis.ask("FLUSHALL")
                self.emptied = None
            if self.paused is not None and now >= self.paused[0]:
                self.limit.pause(now + self.paused[1])
                self.paused = None
            ticket = self.limit.ask(f"{worker}.{names[worker]}", now)
            if ticket.granted:
                self.sent.append(now)
                self.by_worker[worker] = self.by_worker.get(worker, 0) + 1
                again = now + 0.3
            elif self.deaths and chance.random() < self.deaths:
                names[worker] += 1
                again = now + 30
            else:
                again = now + max(ticket.wait, ticket.pause) + chance.uniform(0, 0.002)
            heapq.heappush(waiting, (again, worker))


CASES = {
    "nothing": {},
    "killed": {"deaths": 0.01},
    "emptied": {"emptied": 60.0},
    "paused": {"paused": (30.0, 20.0)},
    "all": {"deaths": 0.02, "emptied": 70.0, "paused": (40.0, 10.0)},
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("rate", [1.0, 5.0, 40.0])
@pytest.mark.parametrize("seed", range(3))
def test_no_interval_exceeds_the_rate(
    redis: RedisConnection, case: str, rate: float, seed: int
) -> None:
    limit = Limit(redis, rate)
    simulation = Simulation(limit, workers=40, seconds=100, seed=seed, **CASES[case])
    simulation.run()
    assert worst_window(simulation.sent, rate, slack=1e-5) <= 0
    if "paused" in CASES[case]:
        begin, length = CASES[case]["paused"]
        # A server that loses its data loses the pause; the process that was asked for it keeps it.
        assert not [time for time in simulation.sent if begin + 1 < time < begin + length]
    if case == "nothing":
        # The rate is used: whoever waits is there when its turn comes.
        assert len(simulation.sent) > 0.9 * rate * 100
        # And it is shared alike.
        counts = simulation.by_worker.values()
        assert max(counts) <= 1.1 * min(counts) + 2


def test_a_thousand_workers_keep_the_rate(redis: RedisConnection) -> None:
    limit = Limit(redis, 5.0)
    simulation = Simulation(limit, workers=1000, seconds=600, deaths=0.002, paused=(300.0, 60.0))
    simulation.run()
    assert worst_window(simulation.sent, 5.0, slack=1e-5) <= 0
    # 540 seconds are left of the pause.
    assert len(simulation.sent) > 0.9 * 5.0 * 540
    # A waiter is told its rank, so it sleeps without a question for every place before it.
    assert limit.calls < 40 * len(simulation.sent)


def test_another_rate_is_an_error(redis: RedisConnection) -> None:
    Limit(redis, 5.0).ask("a", 0)
    with pytest.raises(RedisError, match="OTHERRATE 200000"):
        Limit(redis, 2.0).ask("b", 1)


def test_a_waiting_worker_keeps_its_place(redis: RedisConnection) -> None:
    limit = Limit(redis, 1.0)
    limit.ask("first", 0)
    for number, worker in enumerate(["first", "second", "third"]):
        assert limit.ask(worker, 0.5).wait == pytest.approx(0.5 + number)
    assert not limit.ask("second", 1.0).granted
    assert limit.ask("first", 1.0).granted
    # The second one was killed: its place is kept as long as it may be late.
    assert not limit.ask("third", 2.0).granted
    assert limit.ask("third", 3.01).granted


def owned(slots: dict[str, tuple[int, int]]) -> None:
    """Fails if two workers have the same period."""
    longest = max((modulus for modulus, _ in slots.values()), default=1)
    used = [
        period for modulus, residue in slots.values() for period in range(residue, longest, modulus)
    ]
    assert len(used) == len(set(used)), slots


@pytest.mark.parametrize("seed", range(20))
def test_slots_never_overlap(redis: RedisConnection, seed: int) -> None:
    """Workers come, go and ask for their slots at any time; a slot lasts as long as its worker believes."""
    chance = random.Random(seed)
    limit = Limit(redis, 5.0, LEASE)
    slots: dict[str, tuple[int, int]] = {}
    ends: dict[str, float] = {}
    # A server that has just begun grants nothing until slots of before would have ended.
    now = LEASE + 1
    limit.ask("first", 0)
    workers = [f"w{number}" for number in range(12)]
    widest = 0
    for _ in range(600):
        now += chance.expovariate(4)
        alive = workers[: 1 + int(now / 8) % len(workers)]
        worker = chance.choice(alive)
        ticket = limit.ask(worker, now, renew=True)
        assert not ticket.held
        if ticket.modulus:
            slots[worker] = (ticket.modulus, ticket.residue)
            ends[worker] = now + LEASE
        slots = {name: slot for name, slot in slots.items() if ends[name] > now}
        owned(slots)
        widest = max(widest, len(slots))
    assert widest >= 4


def test_a_server_that_lost_its_data_lets_slots_end(redis: RedisConnection) -> None:
    limit = Limit(redis, 5.0, LEASE)
    limit.ask("a", 0)
    ticket = limit.ask("a", 2 * LEASE, renew=True)
    assert (ticket.modulus, ticket.residue) == (1, 0)
    redis.ask("HSET", KEYS[0], "run", "another-server")
    ticket = limit.ask("a", 2 * LEASE + 1, renew=True, fresh=True)
    assert ticket.held
    assert not ticket.granted
    assert ticket.modulus == 0
    later = limit.ask("a", 3 * LEASE + 1.2, renew=True)
    assert later.granted
    assert later.modulus == 1
