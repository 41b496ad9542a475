"""Reads lists of three services with dlt's REST API source and its paginators into JSON lines.

It runs in the scratch environment. The arguments are the first and the last day of documents and awards; the
keys of the loaded records are written as JSON, by list.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

os.environ |= {
    "RUNTIME__DLTHUB_TELEMETRY": "false",
    "NORMALIZE__DATA_WRITER__DISABLE_COMPRESSION": "true",
}

# dlt reads its settings from the environment.
import dlt
from dlt.sources.rest_api import rest_api_source

FIRST, LAST = sys.argv[1:]


def museum() -> Any:
    """Pages by number; the answer contains the number of pages."""
    pages = {"type": "page_number", "base_page": 1, "total_path": "pagination.total_pages"}
    endpoint = {
        "path": "agents",
        "params": {"limit": 100, "fields": "id,title"},
        "data_selector": "data",
    }
    return source("agents", "https://api.artic.edu/api/v1/", pages, endpoint)


def gazette() -> Any:
    """Pages by the link to the next one."""
    links = {"type": "json_link", "next_url_path": "next_page_url"}
    parameters = {
        "per_page": 50,
        "order": "oldest",
        "fields[]": ["document_number", "publication_date"],
        "conditions[publication_date][gte]": FIRST,
        "conditions[publication_date][lte]": LAST,
    }
    endpoint = {"path": "documents.json", "params": parameters, "data_selector": "results"}
    return source("documents", "https://www.federalregister.gov/api/v1/", links, endpoint)


def spending() -> Any:
    """Pages by a number in the body of a POST, until the answer reports the last page."""
    pages = {
        "type": "page_number",
        "base_page": 1,
        "page_body_path": "page",
        "total_path": None,
        "has_more_path": "page_metadata.hasNext",
    }
    body = {
        "filters": {
            "award_type_codes": ["A", "B", "C", "D"],
            "time_period": [{"start_date": FIRST, "end_date": LAST}],
        },
        "fields": ["Award ID", "Award Amount"],
        "sort": "Award ID",
        "limit": 25,
    }
    endpoint = {
        "path": "api/v2/search/spending_by_award/",
        "method": "POST",
        "json": body,
        "data_selector": "results",
    }
    return source("awards", "https://api.usaspending.gov/", pages, endpoint)


def source(name: str, base: str, paginator: dict[str, Any], endpoint: dict[str, Any]) -> Any:
    return rest_api_source(
        {
            "client": {"base_url": base, "paginator": paginator},
            "resources": [{"name": name, "endpoint": endpoint}],
        },
        name=name,
    )


def main() -> None:
    folder = Path.cwd() / "loaded"
    pipeline = dlt.pipeline(
        "lists",
        pipelines_dir=str(Path.cwd() / "pipelines"),
        destination=dlt.destinations.filesystem(bucket_url=folder.as_uri()),
        dataset_name="lists",
    )
    keys = {"agents": "id", "documents": "document_number", "awards": "generated_internal_id"}
    for made in (museum(), gazette(), spending()):
        pipeline.run(made, loader_file_format="jsonl")
    loaded = {
        table: [
            json.loads(line)[key]
            for path in sorted((folder / "lists" / table).glob("*.jsonl"))
            for line in path.read_text(encoding="utf-8").splitlines()
        ]
        for table, key in keys.items()
    }
    json.dump(loaded, sys.stdout)


main()
