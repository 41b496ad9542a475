"""The operations of the catalog as the package exports them, read once for all tests."""

from typing import Any

import openshelf

#: Each operation under the name of its service and operation, in the order of the catalog.
CATALOG: dict[str, dict[str, Any]] = {
    f"{operation['service']}.{operation['full_name']}": operation
    for operation in openshelf.operations()
}
