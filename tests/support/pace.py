"""Checks that a log of requests keeps a rate."""

from __future__ import annotations

from collections.abc import Iterable


def worst_window(times: Iterable[float], rate: float, slack: float = 0.0) -> float:
    """Returns how many requests more than allowed the worst window of a log has.

    Parameters
    ----------
    times : iterable of float
        When the requests were granted, in seconds.
    rate : float
        Requests a second.
    slack : float
        Seconds by which a time may be wrong.

    Returns
    -------
    float
        At most 0 if every window of any length has at most its share of the rate and one.
    """
    # A window from `first` to `last` has last - first + 1 requests, and may have 1 + rate * length.
    lowest, worst = float("inf"), float("-inf")
    for number, time in enumerate(sorted(times)):
        lowest = min(lowest, number - rate * time)
        worst = max(worst, number - rate * time - lowest)
    return worst - rate * slack
