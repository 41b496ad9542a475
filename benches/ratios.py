"""The arithmetic of the benchmarks: paired ratios, their medians, intervals and targets.

Nothing here measures. A round measures every client once, one after the other, so a slow moment of
the machine affects all of them; only ratios within one round are compared.
"""

from __future__ import annotations

import math
import statistics
from dataclasses import dataclass

#: How likely the interval contains the true median.
CONFIDENCE = 0.9


@dataclass(frozen=True)
class Estimate:
    """A median, and the interval that contains the true one with at least this confidence."""

    median: float
    low: float
    high: float
    confidence: float

    def worse(self, *, at_least: bool) -> float:
        """Return the end of the interval that is worse for us."""
        return self.low if at_least else self.high


def paired(ours: list[float], peers: list[float]) -> list[float]:
    """Return ours by the peer's, round by round."""
    return [own / other for own, other in zip(ours, peers, strict=True)]


def without(values: list[float], base: list[float]) -> list[float]:
    """Return what each round adds to the base of the same round."""
    return [value - least for value, least in zip(values, base, strict=True)]


def estimate(values: list[float]) -> Estimate:
    """Return the median and an interval between two of the ordered values.

    How many of N independent values lie below their true median follows the binomial distribution,
    whatever the distribution of the values is. So the interval needs no assumption about the
    noise. With few values even the outermost ones do not reach `CONFIDENCE`; the result says what
    they reach.
    """
    ordered = sorted(values)
    count = len(ordered)
    left, below = 0, 0.5**count
    while True:
        # This many values are left out on each side, plus one.
        more = math.comb(count, left + 1) * 0.5**count
        if left + 1 >= count - left - 1 or 1 - 2 * (below + more) < CONFIDENCE:
            break
        left, below = left + 1, below + more
    reached = max(1 - 2 * below, 0.0)
    return Estimate(statistics.median(ordered), ordered[left], ordered[-1 - left], reached)


def is_met(found: Estimate, target: float, *, at_least: bool) -> bool | None:
    """Whether the worse end is within the target; None if there are too few rounds."""
    if found.confidence < CONFIDENCE:
        return None
    worse = found.worse(at_least=at_least)
    return worse >= target if at_least else worse <= target
