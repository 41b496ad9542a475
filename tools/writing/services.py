"""All that is known of the types of one service."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .answers import AnswerTypes
from .arguments import ArgumentTypes
from .declared import Declarations
from .records import RecordTypes

if TYPE_CHECKING:
    from .table import Service


class ServiceTypes:
    """The declarations of a service, and the types of its operations' arguments and answers."""

    def __init__(self, service: Service) -> None:
        """Declare everything."""
        namespaces = (service.client, *service.client.walk())
        operations = [each for namespace in namespaces for each in namespace.operations]
        self.declarations = Declarations(service.name)
        self._records = RecordTypes(self.declarations, service.class_name, operations)
        self.answers = AnswerTypes(self.declarations, service.facts, self._records, operations)
        self.arguments = ArgumentTypes(self.declarations, service.class_name, operations)

    @property
    def names(self) -> list[str]:
        """The names of all types, in the order of their declaration."""
        return list(self.declarations.types)

    def parameters(self, operation: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
        """Pair each parameter with its type, ``None`` left out."""
        pairs = zip(operation["parameters"], operation["annotations"], strict=True)
        return [(each, self.arguments.of(operation, each, plain)) for each, plain in pairs]
