"""The rows of the table as the package tells them, read once for all tests."""

from typing import Any

import openshelf

#: Each row under the name of its service and operation, in the order of the table.
ROWS: dict[str, dict[str, Any]] = {
    f"{row['service']}.{row['full_name']}": row for row in openshelf.operations()
}
