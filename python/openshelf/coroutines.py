"""A coroutine function, for Pythons that recognise coroutine functions by their code alone."""

from collections.abc import Callable, Coroutine
from typing import Any


async def call(
    function: Callable[..., Coroutine[Any, Any, Any]], *arguments: Any, **named: Any
) -> Any:
    """Call a function, and await what it returns."""
    return await function(*arguments, **named)
