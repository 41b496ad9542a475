"""Calls that spending never answers, by operation, in the words of the catalog."""

NEVER_ANSWERED: dict[str, tuple[str, ...]] = {
    "spending.download.count": ("time_period date_type date_signed at subaward level: 500",),
    "spending.search.spending_by_category.federal_account": (
        "subawards true, spending_level subawards: 501",
    ),
    "spending.search.spending_over_time": (
        "every start_date after every end_date, at levels transactions and subawards: 500",
    ),
    "spending.search.new_awards_over_time": (
        "time_period without start_date or without end_date: 500",
    ),
    "spending.search.spending_by_category.category": (
        "category federal_account with subawards true or spending_level subawards: 501",
        "spending_level award_financial with any category but defc: 501",
    ),
}
