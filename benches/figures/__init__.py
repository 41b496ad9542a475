"""The figures: a module for each, with a `FIGURE`. `make bench` measures all, in this order."""

from __future__ import annotations

ALL = (
    "small_get",
    "page_get",
    "awaited_small_get",
    "awaited_page_get",
    "whole_list",
    "cache",
    "decoding",
    "table",
    "importing",
    "terminal",
    "tls",
    "growth_pages",
    "growth_threads",
    "growth_body",
    "growth_cache",
    "growth_parquet",
)
