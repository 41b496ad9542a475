"""A service that notes when each request arrived."""

from __future__ import annotations

import time

from recorder import Answer, Recorded, Recorder, empty_answer


class Service(Recorder):
    """A service that notes when each request arrived, and from which process."""

    def __init__(self) -> None:
        self.arrivals: list[tuple[float, str]] = []
        super().__init__()
        self.answer = self.note

    def note(self, request: Recorded) -> Answer:
        now = time.monotonic()
        name = request.target.partition("?")[0].rpartition("/")[2]
        self.arrivals.append((now, name))
        return empty_answer(request)

    @property
    def times(self) -> list[float]:
        return [time for time, _ in self.arrivals]
