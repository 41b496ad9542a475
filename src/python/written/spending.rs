//! Written by tools/write.py from the table; do not edit.

use pyo3::types::PyModuleMethods;

use crate::python::shims::{client, namespace};

client! {
    service: crate::services::spending::SERVICE;
    classes: Spending, AsyncSpending;
    documents: r#"USAspending.gov: Federal awards, transactions, agencies, accounts, recipients, states
and emergency funding.

Parameters
----------
use_caching : bool, default False
    Whether answers are kept, so that what was asked before is not asked again.
cache_name : str or os.PathLike, default "spending_cache"
    Name of the cache in the user's folder for caches; with a slash, its path.
backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
    What keeps the cache: a file, the memory of this process, a folder, a server.
expire_after : float, datetime.timedelta or None, default 3600
    Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
base_url : str, optional
    Another address; when left out, OPENSHELF_SPENDING_URL is asked first.
requests_per_second : float or None, default None
    Requests a second at most, for all threads and views; None: no limit.
timeout : float or None, default 30.0
    Seconds without progress after which a call fails; None: no limit.
max_retries : int, default 2
    How often a request is sent again after a failure that may pass; 0 to 100.
user_agent : str, optional
    Text to send instead of openshelf's own name.
ca_file : str, optional
    File with certificates to trust beside the system's.
max_retry_after : float, default 60.0
    Longest wait in seconds that the service may ask for; beyond it the call fails.
deadline : float or None, default None
    Seconds for a whole call, its waits included; None: no limit.
max_concurrency : int, default 8
    Requests under way at once; 1 to 1000.
max_response_bytes : int, default 268435456
    Bytes that an answer may have, counted after decompression.
cache_url : str, optional
    Address of the Redis server; when left out, redis://127.0.0.1:6379/0.
max_bytes : int, default 1073741824
    Bytes that the cache may hold; the least recently used answers make room.
on_cache_error : {"raise", "bypass"}, default "raise"
    A cache that fails is a CacheError, or the service is asked and the log tells.
refresh : bool, default False
    Ask the service and replace what is kept.
only_if_cached : bool, default False
    Never ask the service: what is not kept is a CacheMissError.
stale_if_error : bool, float or datetime.timedelta, default False
    Seconds for which an expired answer serves when the service fails; True: for ever.

Attributes
----------
base_url : str
    Address that is asked.
description : str
    What the service gives, in a sentence.
docs_url : str
    Where the service documents itself: https://api.usaspending.gov/docs/endpoints
cache : Cache
    The answers that are kept, to look at and to clean.

Methods
-------
explore
    Spending explorer breakdown of one level.

Namespaces: agency, budget_functions, financial_balances, financial_spending,
federal_obligations, federal_accounts, reporting, references, autocomplete,
bulk_download, download, disaster, awards, idvs, subawards, transactions,
award_spending, search, recipient.

Examples
--------
>>> with openshelf.Spending() as spending:
...     spending.base_url"#, r#"USAspending.gov: Federal awards, transactions, agencies, accounts, recipients, states
and emergency funding.

Every method gives a coroutine to await; the asynchronous twin of Spending.

Parameters
----------
use_caching : bool, default False
    Whether answers are kept, so that what was asked before is not asked again.
cache_name : str or os.PathLike, default "spending_cache"
    Name of the cache in the user's folder for caches; with a slash, its path.
backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
    What keeps the cache: a file, the memory of this process, a folder, a server.
expire_after : float, datetime.timedelta or None, default 3600
    Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
base_url : str, optional
    Another address; when left out, OPENSHELF_SPENDING_URL is asked first.
requests_per_second : float or None, default None
    Requests a second at most, for all threads and views; None: no limit.
timeout : float or None, default 30.0
    Seconds without progress after which a call fails; None: no limit.
max_retries : int, default 2
    How often a request is sent again after a failure that may pass; 0 to 100.
user_agent : str, optional
    Text to send instead of openshelf's own name.
ca_file : str, optional
    File with certificates to trust beside the system's.
max_retry_after : float, default 60.0
    Longest wait in seconds that the service may ask for; beyond it the call fails.
deadline : float or None, default None
    Seconds for a whole call, its waits included; None: no limit.
max_concurrency : int, default 8
    Requests under way at once; 1 to 1000.
max_response_bytes : int, default 268435456
    Bytes that an answer may have, counted after decompression.
cache_url : str, optional
    Address of the Redis server; when left out, redis://127.0.0.1:6379/0.
max_bytes : int, default 1073741824
    Bytes that the cache may hold; the least recently used answers make room.
on_cache_error : {"raise", "bypass"}, default "raise"
    A cache that fails is a CacheError, or the service is asked and the log tells.
refresh : bool, default False
    Ask the service and replace what is kept.
only_if_cached : bool, default False
    Never ask the service: what is not kept is a CacheMissError.
stale_if_error : bool, float or datetime.timedelta, default False
    Seconds for which an expired answer serves when the service fails; True: for ever.

Attributes
----------
base_url : str
    Address that is asked.
description : str
    What the service gives, in a sentence.
docs_url : str
    Where the service documents itself: https://api.usaspending.gov/docs/endpoints
cache : Cache
    The answers that are kept, to look at and to clean.

Methods
-------
explore
    Spending explorer breakdown of one level.

Namespaces: agency, budget_functions, financial_balances, financial_spending,
federal_obligations, federal_accounts, reporting, references, autocomplete,
bulk_download, download, disaster, awards, idvs, subawards, transactions,
award_spending, search, recipient.

Examples
--------
>>> async with openshelf.AsyncSpending() as spending:
...     spending.base_url"#;
    constructor: "(use_caching=False, cache_name=\"spending_cache\", backend=\"sqlite\", expire_after=3600, *, base_url=None, requests_per_second=None, timeout=30.0, max_retries=2, user_agent=None, ca_file=None, max_retry_after=60.0, deadline=None, max_concurrency=8, max_response_bytes=268435456, cache_url=None, max_bytes=1073741824, on_cache_error=\"raise\", refresh=False, only_if_cached=False, stale_if_error=False)";
    namespaces: {
        agency: SpendingAgency, AsyncSpendingAgency;
        budget_functions: SpendingBudgetFunctions, AsyncSpendingBudgetFunctions;
        financial_balances: SpendingFinancialBalances, AsyncSpendingFinancialBalances;
        financial_spending: SpendingFinancialSpending, AsyncSpendingFinancialSpending;
        federal_obligations: SpendingFederalObligations, AsyncSpendingFederalObligations;
        federal_accounts: SpendingFederalAccounts, AsyncSpendingFederalAccounts;
        reporting: SpendingReporting, AsyncSpendingReporting;
        references: SpendingReferences, AsyncSpendingReferences;
        autocomplete: SpendingAutocomplete, AsyncSpendingAutocomplete;
        bulk_download: SpendingBulkDownload, AsyncSpendingBulkDownload;
        download: SpendingDownload, AsyncSpendingDownload;
        disaster: SpendingDisaster, AsyncSpendingDisaster;
        awards: SpendingAwards, AsyncSpendingAwards;
        idvs: SpendingIdvs, AsyncSpendingIdvs;
        subawards: SpendingSubawards, AsyncSpendingSubawards;
        transactions: SpendingTransactions, AsyncSpendingTransactions;
        award_spending: SpendingAwardSpending, AsyncSpendingAwardSpending;
        search: SpendingSearch, AsyncSpendingSearch;
        recipient: SpendingRecipient, AsyncSpendingRecipient;
    }
    methods: {
        explore "($self, type, filters)" r#"Spending explorer breakdown of one level.

Parameters
----------
type : {"federal_account", "object_class", "recipient", "award", "budget_function", "budget_subfunction", "agency", "program_activity", "award_category"}
    Kind.
filters : dict
    Filters. A shape of its own: fy, and quarter or period, are required. Members: fy,
    quarter, period, agency, federal_account, object_class, budget_function,
    budget_subfunction, program_activity, recipient, award, award_category, agency_type.
    Required: fy.

Returns
-------
dict
    The JSON object of the answer. Members: total, end_date, results. The records are in
    results.

Notes
-----
filters.fy and one of filters.quarter, filters.period (quarter wins). Otherwise 400.

A null or unknown filter member: 400.

id is a str. Agency records add link, federal_account records account_number, award
records generated_unique_award_id. Award, award_category and recipient records add
total.

With only fy/quarter/period and type agency, budget_function or object_class one record
is named Unreported Data with id and code null.

Award lists are cut at 1000. No paging.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/spending/; row "Explore spending" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.explore(type="federal_account", filters={"fy": "2024", "period": "6"})"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "agency";
    classes: SpendingAgency, AsyncSpendingAgency;
    documents: r#"USAspending.gov: agency.

Methods
-------
overview
    Profile of one agency for a fiscal year.
awards
    Transaction count and award obligations of one agency.
awards_count
    Counts of new awards by award type for each awarding agency.
budget_function_count
    Number of budget functions and subfunctions of one agency.
budget_functions
    Obligations and outlays of one agency by budget function.
budgetary_resources
    Budgetary resources and obligations of one agency by year since 2017.
bureau_federal_accounts
    Federal accounts of one bureau of an agency.
federal_account_count
    Number of federal and treasury accounts of one agency.
federal_accounts
    Federal accounts of one agency with their treasury accounts.
sub_agencies
    Sub-agencies of one agency with their offices.
sub_agency_count
    Number of sub-agencies and offices of one agency.
sub_components
    Bureaus of one agency with their budget totals.
program_activities
    Program activities of one agency.
program_activity_count
    Number of program activities of one agency.
obligations_by_award_category
    Award obligations of one agency by award category.
treasury_account_object_classes
    Object classes of one treasury account with their program activities.
treasury_account_program_activities
    Program activities of one treasury account with their object classes.
new_award_count
    Number of new awards of one agency in a fiscal year.
object_classes
    Obligations and outlays of one agency by object class.
object_class_count
    Number of object classes of one agency."#, r#"USAspending.gov: agency.

Every method gives a coroutine to await; the asynchronous twin of SpendingAgency.

Methods
-------
overview
    Profile of one agency for a fiscal year.
awards
    Transaction count and award obligations of one agency.
awards_count
    Counts of new awards by award type for each awarding agency.
budget_function_count
    Number of budget functions and subfunctions of one agency.
budget_functions
    Obligations and outlays of one agency by budget function.
budgetary_resources
    Budgetary resources and obligations of one agency by year since 2017.
bureau_federal_accounts
    Federal accounts of one bureau of an agency.
federal_account_count
    Number of federal and treasury accounts of one agency.
federal_accounts
    Federal accounts of one agency with their treasury accounts.
sub_agencies
    Sub-agencies of one agency with their offices.
sub_agency_count
    Number of sub-agencies and offices of one agency.
sub_components
    Bureaus of one agency with their budget totals.
program_activities
    Program activities of one agency.
program_activity_count
    Number of program activities of one agency.
obligations_by_award_category
    Award obligations of one agency by award category.
treasury_account_object_classes
    Object classes of one treasury account with their program activities.
treasury_account_program_activities
    Program activities of one treasury account with their object classes.
new_award_count
    Number of new awards of one agency in a fiscal year.
object_classes
    Obligations and outlays of one agency by object class.
object_class_count
    Number of object classes of one agency."#;
    namespaces: {
    }
    methods: {
        overview "($self, toptier_agency_code, *, fiscal_year=None)" r#"Profile of one agency for a fiscal year.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.

Returns
-------
dict
    The JSON object of the answer. Members: fiscal_year, toptier_code, name,
    abbreviation, agency_id, icon_filename, mission, website,
    congressional_justification_url, about_agency_data, subtier_agency_count, def_codes,
    messages.

Notes
-----
404 when no published agency has that code.

def_codes[].urls: text (several addresses joined by |) or null.

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/; row "Agency overview info"
of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.overview("012")"#;
        awards "($self, toptier_agency_code, *, fiscal_year=None, agency_type=\"awarding\", award_type_codes=None)" r#"Transaction count and award obligations of one agency.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
agency_type : {"awarding", "funding"}, default "awarding"
    Which side of the award the agency is on.
award_type_codes : list of str, optional
    Award type codes. One query value, codes joined by commas (surrounding [ ]
    tolerated). Default all types. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
    "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
    "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
    "F006", "F007", "F008", "F009", "F010".

Returns
-------
dict
    The JSON object of the answer. Members: fiscal_year, latest_action_date,
    toptier_code, transaction_count, obligations, messages.

Notes
-----
404 when no published agency has that code.

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/awards/; row "Agency summary
info (transactions and obligations of sub-agencies)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.awards("012")"#;
        awards_count "($self, *, group=\"all\", fiscal_year=None, order=\"desc\", limit=1, page=1, sort=None)" r#"Counts of new awards by award type for each awarding agency.

Parameters
----------
group : {"all", "cfo"}, default "all"
    Group. Cfo = the 24 CFO Act agencies.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
order : {"asc", "desc"}, default "desc"
    Order of the results.
limit : int, default 1
    Results per page. The service's own default is 10. From 1 to 100.
page : int, default 1
    Page of results, counted from 1. At least 1.
sort : {"awarding_toptier_agency_name.keyword"}, optional
    What to sort by. Server default awarding_toptier_agency_name.keyword (the only
    value).

Returns
-------
dict
    The JSON object of the answer. Members: results, page_metadata, messages. The
    records are in results.

Notes
-----
results is a list that holds ONE inner list: the records are results[0].

page_metadata.total counts agencies.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/agency/awards/count/; row "Awards type count" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.awards_count()"#;
        budget_function_count "($self, toptier_agency_code, *, fiscal_year=None)" r#"Number of budget functions and subfunctions of one agency.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, fiscal_year,
    budget_function_count, budget_sub_function_count, messages.

Notes
-----
404 when no published agency has that code.

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/budget_function/count/; row
"Budget function count for agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.budget_function_count("012")"#;
        budget_functions "($self, toptier_agency_code, *, fiscal_year=None, filter=None, order=\"desc\", limit=10, page=1, sort=None)" r#"Obligations and outlays of one agency by budget function.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
filter : str, optional
    Text to look for. Part of function or subfunction title, case-insensitive.
order : {"asc", "desc"}, default "desc"
    Order of the results.
limit : int, default 10
    Results per page. From 1 to 100.
page : int, default 1
    Page of results, counted from 1. At least 1.
sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
    What to sort by. Server default obligated_amount.

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
    results, messages. The records are in results.

Notes
-----
404 when no published agency has that code.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/budget_function/; row "Budget
functions and subfunctions for agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.budget_functions("012")"#;
        budgetary_resources "($self, toptier_agency_code)" r#"Budgetary resources and obligations of one agency by year since 2017.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, agency_data_by_year, messages.
    The records are in agency_data_by_year.

Notes
-----
404 when no published agency has that code.

Newest year first. Amounts null and agency_obligation_by_period [] for a year without
data.

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/budgetary_resources/; row
"Budgetary resources for agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.budgetary_resources("012")"#;
        bureau_federal_accounts "($self, toptier_agency_code, bureau_slug, *, fiscal_year=None, agency_type=\"awarding\", order=\"desc\", limit=10, page=1, sort=None)" r#"Federal accounts of one bureau of an agency.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
bureau_slug : str
    Bureau. The id of a sub_components record. Lower-case letters, digits and hyphens.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
agency_type : {"awarding", "funding"}, default "awarding"
    Which side of the award the agency is on. Checked by the server but not used.
order : {"asc", "desc"}, default "desc"
    Order of the results.
limit : int, default 10
    Results per page. From 1 to 100.
page : int, default 1
    Page of results, counted from 1. At least 1.
sort : {"name", "id", "total_obligations", "total_outlays", "total_budgetary_resources"}, optional
    What to sort by. Server default total_obligations.

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, bureau_slug, fiscal_year,
    totals, page_metadata, results, messages. The records are in results.

Notes
-----
404 when no published agency has that code.

A fiscal year without any revealed submission (also the default year in its first
months) makes the server fail with 500: then give an earlier fiscal_year.

totals is an object: total_obligations, total_outlays, total_budgetary_resources over
all pages.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/sub_components/{bureau_slug}/;
row "Federal accounts by bureau for agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.bureau_federal_accounts("012", "forest-service")"#;
        federal_account_count "($self, toptier_agency_code, *, fiscal_year=None)" r#"Number of federal and treasury accounts of one agency.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, fiscal_year,
    federal_account_count, treasury_account_count, messages.

Notes
-----
404 when no published agency has that code.

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/federal_account/count/; row
"Federal account count for agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.federal_account_count("012")"#;
        federal_accounts "($self, toptier_agency_code, *, fiscal_year=None, filter=None, order=\"desc\", limit=10, page=1, sort=None)" r#"Federal accounts of one agency with their treasury accounts.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
filter : str, optional
    Text to look for. Part of account title, account code or treasury account symbol,
    case-insensitive.
order : {"asc", "desc"}, default "desc"
    Order of the results.
limit : int, default 10
    Results per page. From 1 to 100.
page : int, default 1
    Page of results, counted from 1. At least 1.
sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
    What to sort by. Server default obligated_amount.

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
    results, messages. The records are in results.

Notes
-----
404 when no published agency has that code.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/federal_account/; row "Federal
accounts and treasury accounts for agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.federal_accounts("012")"#;
        sub_agencies "($self, toptier_agency_code, *, fiscal_year=None, agency_type=\"awarding\", order=\"desc\", limit=10, page=1, sort=None, award_type_codes=None)" r#"Sub-agencies of one agency with their offices.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
agency_type : {"awarding", "funding"}, default "awarding"
    Which side of the award the agency is on.
order : {"asc", "desc"}, default "desc"
    Order of the results.
limit : int, default 10
    Results per page. From 1 to 100.
page : int, default 1
    Page of results, counted from 1. At least 1.
sort : {"name", "total_obligations", "transaction_count", "new_award_count"}, optional
    What to sort by. Server default total_obligations.
award_type_codes : list of str, optional
    Award type codes. One query value, codes joined by commas (surrounding [ ]
    tolerated). Default all types. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
    "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
    "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
    "F006", "F007", "F008", "F009", "F010".

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
    results, messages. The records are in results.

Notes
-----
404 when no published agency has that code.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/sub_agency/; row "Sub-agencies
and offices for agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.sub_agencies("012")"#;
        sub_agency_count "($self, toptier_agency_code, *, fiscal_year=None, agency_type=\"awarding\", award_type_codes=None)" r#"Number of sub-agencies and offices of one agency.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
agency_type : {"awarding", "funding"}, default "awarding"
    Which side of the award the agency is on.
award_type_codes : list of str, optional
    Award type codes. One query value, codes joined by commas (surrounding [ ]
    tolerated). Default all types. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
    "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
    "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
    "F006", "F007", "F008", "F009", "F010".

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, fiscal_year, sub_agency_count,
    office_count, messages.

Notes
-----
404 when no published agency has that code.

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/sub_agency/count/; row
"Sub-agency count for agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.sub_agency_count("012")"#;
        sub_components "($self, toptier_agency_code, *, fiscal_year=None, agency_type=\"awarding\", order=\"desc\", limit=10, page=1, sort=None)" r#"Bureaus of one agency with their budget totals.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
agency_type : {"awarding", "funding"}, default "awarding"
    Which side of the award the agency is on. The service ignores it.
order : {"asc", "desc"}, default "desc"
    Order of the results.
limit : int, default 10
    Results per page. From 1 to 100.
page : int, default 1
    Page of results, counted from 1. At least 1.
sort : {"name", "total_obligations", "total_outlays", "total_budgetary_resources"}, optional
    What to sort by. Server default total_budgetary_resources.

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
    results, messages. The records are in results.

Notes
-----
404 when no published agency has that code.

A fiscal year without any revealed submission (also the default year in its first
months) makes the server fail with 500: then give an earlier fiscal_year.

id is the bureau_slug of bureau_federal_accounts. Zero totals come back as null.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/sub_components/; row
"Sub-components of appropriations" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.sub_components("012")"#;
        program_activities "($self, toptier_agency_code, *, fiscal_year=None, filter=None, order=\"desc\", limit=10, page=1, sort=None)" r#"Program activities of one agency.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
filter : str, optional
    Text to look for. Part of activity name, case-insensitive.
order : {"asc", "desc"}, default "desc"
    Order of the results.
limit : int, default 10
    Results per page. From 1 to 100.
page : int, default 1
    Page of results, counted from 1. At least 1.
sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
    What to sort by. Server default obligated_amount.

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
    results, messages. The records are in results.

Notes
-----
404 when no published agency has that code.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/program_activity/; row
"Program activity for agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.program_activities("012")"#;
        program_activity_count "($self, toptier_agency_code, *, fiscal_year=None)" r#"Number of program activities of one agency.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, fiscal_year,
    program_activity_count, messages.

Notes
-----
404 when no published agency has that code.

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/program_activity/count/; row
"Program activity count for agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.program_activity_count("012")"#;
        obligations_by_award_category "($self, toptier_agency_code, *, fiscal_year=None)" r#"Award obligations of one agency by award category.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.

Returns
-------
dict
    The JSON object of the answer. Members: total_aggregated_amount, results. The
    records are in results.

Notes
-----
404 when no published agency has that code.

No messages member.

category: contracts, direct_payments, grants, idvs, loans, other.

USAspending.gov, GET
/api/v2/agency/{toptier_agency_code}/obligations_by_award_category/; row "Obligations by
award category for agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.obligations_by_award_category("012")"#;
        treasury_account_object_classes "($self, tas, *, fiscal_year=None, filter=None, order=\"desc\", limit=10, page=1, sort=None)" r#"Object classes of one treasury account with their program activities.

Parameters
----------
tas : str
    Treasury account symbol. Letters, digits, _ and -, with at most one slash, for
    example 099-X-0302-000 or 099-2019/2020-0302-000.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
filter : str, optional
    Text to look for. Part of name, case-insensitive.
order : {"asc", "desc"}, default "desc"
    Order of the results.
limit : int, default 10
    Results per page. From 1 to 100.
page : int, default 1
    Page of results, counted from 1. At least 1.
sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
    What to sort by. Server default obligated_amount.

Returns
-------
dict
    The JSON object of the answer. Members: treasury_account_symbol, fiscal_year,
    page_metadata, results, messages. The records are in results.

Notes
-----
The filter matches the minor object class name, the records are major classes.

An unknown symbol gives an empty results list.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/agency/treasury_account/{tas}/object_class/; row "Object
classes and program activities by TAS" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.treasury_account_object_classes("012-X-1106-000")"#;
        treasury_account_program_activities "($self, tas, *, fiscal_year=None, filter=None, order=\"desc\", limit=10, page=1, sort=None)" r#"Program activities of one treasury account with their object classes.

Parameters
----------
tas : str
    Treasury account symbol. Letters, digits, _ and -, with at most one slash, for
    example 099-X-0302-000 or 099-2019/2020-0302-000.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
filter : str, optional
    Text to look for. Part of name, case-insensitive.
order : {"asc", "desc"}, default "desc"
    Order of the results.
limit : int, default 10
    Results per page. From 1 to 100.
page : int, default 1
    Page of results, counted from 1. At least 1.
sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
    What to sort by. Server default obligated_amount.

Returns
-------
dict
    The JSON object of the answer. Members: treasury_account_symbol, fiscal_year,
    page_metadata, results, messages. The records are in results.

Notes
-----
type is PARK or PAC/PAN.

An unknown symbol gives an empty results list.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/agency/treasury_account/{tas}/program_activity/; row
"Object classes and program activities by TAS" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.treasury_account_program_activities("012-X-1106-000")"#;
        new_award_count "($self, toptier_agency_code, *, fiscal_year=None, agency_type=None, award_type_codes=None)" r#"Number of new awards of one agency in a fiscal year.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
agency_type : {"awarding", "funding"}, optional
    Which side of the award the agency is on. Server default awarding.
award_type_codes : list of str, optional
    Award type codes. One query value, codes joined by commas (surrounding [ ]
    tolerated). Default all types. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
    "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
    "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
    "F006", "F007", "F008", "F009", "F010".

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, fiscal_year, agency_type,
    award_type_codes, new_award_count.

Notes
-----
An unknown agency code is not 404: count 0.

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/awards/new/count/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.new_award_count("012")"#;
        object_classes "($self, toptier_agency_code, *, fiscal_year=None, filter=None, order=None, limit=None, page=None, sort=None)" r#"Obligations and outlays of one agency by object class.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.
filter : str, optional
    Text to look for. Part of object class name, case-insensitive.
order : {"asc", "desc"}, optional
    Order of the results.
limit : int, optional
    Results per page. From 1 to 100.
page : int, optional
    Page of results, counted from 1. At least 1.
sort : {"name", "obligated_amount", "gross_outlay_amount"}, optional
    What to sort by.

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, fiscal_year, page_metadata,
    results, messages. The records are in results.

Notes
-----
404 when no published agency has that code.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/object_class/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.object_classes("012")"#;
        object_class_count "($self, toptier_agency_code, *, fiscal_year=None)" r#"Number of object classes of one agency.

Parameters
----------
toptier_agency_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int, optional
    Fiscal year. Server default: current federal fiscal year (starts 1 October). Max is
    that year. A year with no revealed submission window is refused with 400. At least
    2008.

Returns
-------
dict
    The JSON object of the answer. Members: toptier_code, fiscal_year,
    object_class_count, messages.

Notes
-----
404 when no published agency has that code.

USAspending.gov, GET /api/v2/agency/{toptier_agency_code}/object_class/count/; beyond
the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.agency.object_class_count("012")"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "budget_functions";
    classes: SpendingBudgetFunctions, AsyncSpendingBudgetFunctions;
    documents: r#"USAspending.gov: budget functions.

Methods
-------
list
    All budget functions, by title.
subfunctions
    Budget subfunctions, all or of one budget function."#, r#"USAspending.gov: budget functions.

Every method gives a coroutine to await; the asynchronous twin of
SpendingBudgetFunctions.

Methods
-------
list
    All budget functions, by title.
subfunctions
    Budget subfunctions, all or of one budget function."#;
    namespaces: {
    }
    methods: {
        list "($self)" r#"All budget functions, by title.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
USAspending.gov, GET /api/v2/budget_functions/list_budget_functions/; row "Budget
functions (all, ordered by title)" of the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.budget_functions.list()"#;
        subfunctions "($self, *, budget_function=None)" r#"Budget subfunctions, all or of one budget function.

Parameters
----------
budget_function : int or str, optional
    Budget function code. Three characters such as 050. A number is filled with zeros to
    three digits. Without it all subfunctions come.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
Empty body {} gives all subfunctions.

A POST without the trailing slash fails.

USAspending.gov, POST /api/v2/budget_functions/list_budget_subfunctions/; row "Budget
subfunctions" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.budget_functions.subfunctions()"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "financial_balances";
    classes: SpendingFinancialBalances, AsyncSpendingFinancialBalances;
    documents: r#"USAspending.gov: financial balances.

Methods
-------
agency
    Budget authority, obligations and outlays of one agency in a year."#, r#"USAspending.gov: financial balances.

Every method gives a coroutine to await; the asynchronous twin of
SpendingFinancialBalances.

Methods
-------
agency
    Budget authority, obligations and outlays of one agency in a year."#;
    namespaces: {
    }
    methods: {
        agency "($self, fiscal_year, funding_agency_id, *, page=None, limit=None)" r#"Budget authority, obligations and outlays of one agency in a year.

Parameters
----------
fiscal_year : int
    Fiscal year. Not range-checked.
funding_agency_id : int
    Agency id. The agency_id of references/toptier_agencies. An unknown id gives empty
    results.
page : int, optional
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. Server default 100, values outside 1-500 are clamped. From 1 to
    500.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results. The records are in
    results.

Notes
-----
Missing fiscal_year or funding_agency_id gives 400.

Amounts are decimal strings.

Last page: page_metadata.has_next_page is false (page_metadata.next is a full URL or
null).

USAspending.gov, GET /api/v2/financial_balances/agencies/; row "Financial balances" of
the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.financial_balances.agency(2024, 315)"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "financial_spending";
    classes: SpendingFinancialSpending, AsyncSpendingFinancialSpending;
    documents: r#"USAspending.gov: financial spending.

Methods
-------
major_object_class
    Obligations of one agency by major object class.
object_class
    Obligations of one agency by minor object class."#, r#"USAspending.gov: financial spending.

Every method gives a coroutine to await; the asynchronous twin of
SpendingFinancialSpending.

Methods
-------
major_object_class
    Obligations of one agency by major object class.
object_class
    Obligations of one agency by minor object class."#;
    namespaces: {
    }
    methods: {
        major_object_class "($self, fiscal_year, funding_agency_id, *, page=None, limit=None)" r#"Obligations of one agency by major object class.

Parameters
----------
fiscal_year : int
    Fiscal year. Not range-checked.
funding_agency_id : int
    Agency id. The agency_id of references/toptier_agencies. An unknown id gives empty
    results.
page : int, optional
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. Server default 100, values outside 1-500 are clamped. From 1 to
    500.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results. The records are in
    results.

Notes
-----
Missing fiscal_year or funding_agency_id gives 400.

Amounts are decimal strings.

Last page: page_metadata.has_next_page is false (page_metadata.next is a full URL or
null).

USAspending.gov, GET /api/v2/financial_spending/major_object_class/; row "Spending by
major object class" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.financial_spending.major_object_class(2024, 315)"#;
        object_class "($self, fiscal_year, funding_agency_id, major_object_class_code, *, page=None, limit=None)" r#"Obligations of one agency by minor object class.

Parameters
----------
fiscal_year : int
    Fiscal year. Not range-checked.
funding_agency_id : int
    Agency id. The agency_id of references/toptier_agencies. An unknown id gives empty
    results.
major_object_class_code : int or str
    Major object class code. Two-character code such as 30. 00 must be a text.
page : int, optional
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. Server default 100, values outside 1-500 are clamped. From 1 to
    500.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results. The records are in
    results.

Notes
-----
A missing required parameter gives 400.

Amounts are decimal strings.

Last page: page_metadata.has_next_page is false (page_metadata.next is a full URL or
null).

USAspending.gov, GET /api/v2/financial_spending/object_class/; row "Spending for minor
object classes" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.financial_spending.object_class(
...     fiscal_year=2024,
...     funding_agency_id=315,
...     major_object_class_code="30",
... )"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "federal_obligations";
    classes: SpendingFederalObligations, AsyncSpendingFederalObligations;
    documents: r#"USAspending.gov: federal obligations.

Methods
-------
list
    Obligations of one agency by federal account, largest first."#, r#"USAspending.gov: federal obligations.

Every method gives a coroutine to await; the asynchronous twin of
SpendingFederalObligations.

Methods
-------
list
    Obligations of one agency by federal account, largest first."#;
    namespaces: {
    }
    methods: {
        list "($self, fiscal_year, funding_agency_id, *, page=1, limit=10)" r#"Obligations of one agency by federal account, largest first.

Parameters
----------
fiscal_year : int
    Fiscal year. Not range-checked.
funding_agency_id : int
    Agency id. The agency_id of references/toptier_agencies. An unknown id gives empty
    results.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. Server default 100. Values outside 1-500 are clamped, not refused.
    From 1 to 500.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results. The records are in
    results.

Notes
-----
Missing fiscal_year or funding_agency_id gives 400.

id and amounts are strings.

Last page: page_metadata.has_next_page is false (page_metadata.next is a full URL or
null).

USAspending.gov, GET /api/v2/federal_obligations/; row "Federal account obligations by
agency" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.federal_obligations.list(2024, 315)"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "federal_accounts";
    classes: SpendingFederalAccounts, AsyncSpendingFederalAccounts;
    documents: r#"USAspending.gov: federal accounts.

Methods
-------
search
    Federal accounts with number, name, agency and budgetary resources.
get
    One federal account with its treasury accounts for a fiscal year.
fiscal_year_snapshot
    Budget figures of one federal account in a fiscal year.
available_object_classes
    Object classes that one federal account has used.
program_activities
    Program activities used by one federal account.
program_activities_total
    Obligations of one federal account by program activity.
object_classes_total
    Obligations of one federal account by object class."#, r#"USAspending.gov: federal accounts.

Every method gives a coroutine to await; the asynchronous twin of
SpendingFederalAccounts.

Methods
-------
search
    Federal accounts with number, name, agency and budgetary resources.
get
    One federal account with its treasury accounts for a fiscal year.
fiscal_year_snapshot
    Budget figures of one federal account in a fiscal year.
available_object_classes
    Object classes that one federal account has used.
program_activities
    Program activities used by one federal account.
program_activities_total
    Obligations of one federal account by program activity.
object_classes_total
    Obligations of one federal account by object class."#;
    namespaces: {
    }
    methods: {
        search "($self, *, fiscal_year=None, agency_identifier=None, sort_direction=\"desc\", sort_field=\"budgetary_resources\", limit=50, page=1, keyword=None)" r#"Federal accounts with number, name, agency and budgetary resources.

Parameters
----------
fiscal_year : str, optional
    Fiscal year. Text '2001' to the current calendar year. An int is refused with 400.
    Server default is the latest year with submissions. Limits only the amount, not the
    rows.
agency_identifier : str, optional
    Agency code. Matched against the toptier code of the parent agency.
sort_direction : {"asc", "desc"}, default "desc"
    Sort direction. Server default asc.
sort_field : {"budgetary_resources", "account_number", "account_name", "managing_agency"}, default "budgetary_resources"
    What to sort by.
limit : int, default 50
    Results per page. Server default 10. Above 100 is refused with 422. From 1 to 100.
page : int, default 1
    Page of results, counted from 1. At least 1.
keyword : str, optional
    Text to look for.

Returns
-------
dict
    The JSON object of the answer. Members: count, limit, page, fy, keyword, next,
    previous, hasNext, hasPrevious, results. The records are in results.

Notes
-----
Filters and sort may be left out or {}, both then take server defaults. Null is refused
with 400.

A member of filters or sort that is not listed is refused with 400.

A POST without the trailing slash fails.

Last page: hasNext is false (top-level member; next is the next page number or null).

USAspending.gov, POST /api/v2/federal_accounts/; row "Search federal accounts" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.federal_accounts.search()"#;
        get "($self, account_number, *, fiscal_year=None)" r#"One federal account with its treasury accounts for a fiscal year.

Parameters
----------
account_number : str
    Federal account. NNN-NNNN: 3 digits, hyphen, 4 digits. Unknown gives 400.
fiscal_year : int, optional
    Fiscal year. Server default current fiscal year. Not range-checked. Echoed back as
    text when given, as a number when not.

Returns
-------
dict
    The JSON object of the answer. Members: fiscal_year, id, agency_identifier,
    main_account_code, account_title, federal_account_code, parent_agency_toptier_code,
    parent_agency_name, bureau_name, bureau_slug, total_obligated_amount,
    total_gross_outlay_amount, total_budgetary_resources, children. The records are in
    children.

Notes
-----
Totals are null and children [] when the account has no data in that year.

USAspending.gov, GET /api/v2/federal_accounts/{account_number}/; row "Federal account"
of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.federal_accounts.get("012-1106")"#;
        fiscal_year_snapshot "($self, federal_account_id, *, fiscal_year=None)" r#"Budget figures of one federal account in a fiscal year.

Parameters
----------
federal_account_id : int
    Federal account. Database id (account_id of the search, id of the account).
fiscal_year : int, optional
    Fiscal year. Optional path segment.

Returns
-------
dict
    The JSON object of the answer. Members: results.

Notes
-----
Without fiscal_year drop the last segment: .../fiscal_year_snapshot/. The server then
uses the latest year with submissions.

The answer is {} (no results member) when there is no data.

results is one object.

USAspending.gov, GET
/api/v2/federal_accounts/{federal_account_id}/fiscal_year_snapshot/{fiscal_year}/; row
"Fiscal year snapshot of federal account" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.federal_accounts.fiscal_year_snapshot(4324)"#;
        available_object_classes "($self, federal_account_id)" r#"Object classes that one federal account has used.

Parameters
----------
federal_account_id : int
    Federal account. Database id.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
results is {} instead of a list when the id is unknown.

No amounts are returned: only class ids and names. The order is not defined.

USAspending.gov, GET
/api/v2/federal_accounts/{federal_account_id}/available_object_classes/; row "Object
class spending of federal account" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.federal_accounts.available_object_classes(4324)"#;
        program_activities "($self, federal_account_code, *, page=None, limit=None, order=None, sort=None)" r#"Program activities used by one federal account.

Parameters
----------
federal_account_code : str
    Federal account code. NNN-NNNN.
page : int, optional
    Page of results, counted from 1. Server default 1. At least 1.
limit : int, optional
    Results per page. Server default 10. From 1 to 100.
order : {"asc", "desc"}, optional
    Order of the results. Server default desc.
sort : {"code", "name", "type"}, optional
    What to sort by. Server default code.

Returns
-------
dict
    The JSON object of the answer. Members: results, page_metadata. The records are in
    results.

Notes
-----
Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET
/api/v2/federal_accounts/{federal_account_code}/program_activities/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.federal_accounts.program_activities("012-1106")"#;
        program_activities_total "($self, federal_account_code, *, time_period=None, object_class=None, program_activity=None, page=None, limit=None, order=None, sort=None)" r#"Obligations of one federal account by program activity.

Parameters
----------
federal_account_code : str
    Federal account code. NNN-NNNN.
time_period : list of dict, optional
    Periods. Objects with start_date and end_date, YYYY-MM-DD, both needed. Members:
    start_date, end_date.
object_class : list of str, optional
    Object classes. Major or minor object class names, not codes.
program_activity : list of str, optional
    Program activities. PAC or PARK codes.
page : int, optional
    Page of results, counted from 1. Server default 1. At least 1.
limit : int, optional
    Results per page. Server default 10. From 1 to 100.
order : {"asc", "desc"}, optional
    Order of the results. Server default desc.
sort : {"obligations", "code", "name", "type"}, optional
    What to sort by. Server default obligations.

Returns
-------
dict
    The JSON object of the answer. Members: results, page_metadata. The records are in
    results.

Notes
-----
Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, POST
/api/v2/federal_accounts/{federal_account_code}/program_activities/total/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.federal_accounts.program_activities_total("012-1106")"#;
        object_classes_total "($self, federal_account_code, *, time_period=None, object_class=None, program_activity=None, page=None, limit=None, order=None, sort=None)" r#"Obligations of one federal account by object class.

Parameters
----------
federal_account_code : str
    Federal account code. NNN-NNNN.
time_period : list of dict, optional
    Periods. Objects with start_date and end_date, YYYY-MM-DD, both needed. Members:
    start_date, end_date.
object_class : list of str, optional
    Object classes. Major or minor object class names, not codes.
program_activity : list of str, optional
    Program activities. PAC or PARK codes.
page : int, optional
    Page of results, counted from 1. Server default 1. At least 1.
limit : int, optional
    Results per page. Server default 10. From 1 to 100.
order : {"asc", "desc"}, optional
    Order of the results. Server default desc.
sort : {"obligations", "code", "name"}, optional
    What to sort by. Server default obligations.

Returns
-------
dict
    The JSON object of the answer. Members: results, page_metadata. The records are in
    results.

Notes
-----
Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, POST
/api/v2/federal_accounts/{federal_account_code}/object_classes/total/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.federal_accounts.object_classes_total("012-1106")"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "reporting";
    classes: SpendingReporting, AsyncSpendingReporting;
    documents: r#"USAspending.gov: reporting.

Methods
-------
agency_overview
    Submission data of one agency, a row for each fiscal period.
agencies_overview
    Submission data of all agencies in one fiscal period.
publish_dates
    Publication and certification dates of all agencies in a fiscal year.
submission_history
    All publication and certification dates of one submission.
differences
    Differences between reported account and program obligations, by TAS.
discrepancies
    Treasury accounts missing from an agency's submission.
unlinked_awards
    Linked and unlinked award counts of one submission."#, r#"USAspending.gov: reporting.

Every method gives a coroutine to await; the asynchronous twin of SpendingReporting.

Methods
-------
agency_overview
    Submission data of one agency, a row for each fiscal period.
agencies_overview
    Submission data of all agencies in one fiscal period.
publish_dates
    Publication and certification dates of all agencies in a fiscal year.
submission_history
    All publication and certification dates of one submission.
differences
    Differences between reported account and program obligations, by TAS.
discrepancies
    Treasury accounts missing from an agency's submission.
unlinked_awards
    Linked and unlinked award counts of one submission."#;
    namespaces: {
    }
    methods: {
        agency_overview "($self, toptier_code, *, page=1, limit=10, order=\"desc\", sort=\"current_total_budget_authority_amount\")" r#"Submission data of one agency, a row for each fiscal period.

Parameters
----------
toptier_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"current_total_budget_authority_amount", "fiscal_year", "missing_tas_accounts_count", "tas_accounts_total", "obligation_difference", "percent_of_total_budgetary_resources", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"}, default "current_total_budget_authority_amount"
    What to sort by. The service refuses fiscal_period.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results, messages. The
    records are in results.

Notes
-----
Unknown toptier code gives an empty results list, not 404.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/reporting/agencies/{toptier_code}/overview/; row "Agency
submission overview by toptier code" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.reporting.agency_overview("012")"#;
        agencies_overview "($self, fiscal_year, fiscal_period, *, filter=None, page=1, limit=10, order=\"desc\", sort=\"current_total_budget_authority_amount\")" r#"Submission data of all agencies in one fiscal period.

Parameters
----------
fiscal_year : int
    Fiscal year. At least 2008.
fiscal_period : int
    Fiscal period: 2 is November, 12 is September. From 2 to 12.
filter : str, optional
    Text to look for. Part of agency name or abbreviation, case-insensitive.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"toptier_code", "current_total_budget_authority_amount", "missing_tas_accounts_count", "tas_accounts_total", "agency_name", "obligation_difference", "recent_publication_date", "recent_publication_date_certified", "tas_obligation_not_in_gtas_total", "unlinked_contract_award_count", "unlinked_assistance_award_count"}, default "current_total_budget_authority_amount"
    What to sort by. The service refuses fiscal_period, fiscal_year and
    percent_of_total_budgetary_resources here.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results, messages. The
    records are in results.

Notes
-----
Year and period beyond the latest revealed submission window give 400.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/reporting/agencies/overview/; row "Agency submission
overview by year" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.reporting.agencies_overview(2024, 2)"#;
        publish_dates "($self, fiscal_year, *, filter=None, page=1, limit=10, order=\"desc\", sort=\"current_total_budget_authority_amount\")" r#"Publication and certification dates of all agencies in a fiscal year.

Parameters
----------
fiscal_year : int
    Fiscal year. 422 when absent. At least 2008.
filter : str, optional
    Text to look for. Part of agency name or abbreviation, case-insensitive.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : str, default "current_total_budget_authority_amount"
    What to sort by. publication_date goes with a fiscal period, such as
    publication_date,3. A period that the year does not have sorts by agency name. One
    of "current_total_budget_authority_amount", "agency_name", "abbreviation",
    "toptier_code", "publication_date,2", "publication_date,3", "publication_date,4",
    "publication_date,5", "publication_date,6", "publication_date,7",
    "publication_date,8", "publication_date,9", "publication_date,10",
    "publication_date,11", "publication_date,12".

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results, messages. The
    records are in results.

Notes
-----
submission_dates members are empty text where nothing was submitted.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/reporting/agencies/publish_dates/; row "Agency reporting
publish dates" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.reporting.publish_dates(2024)"#;
        submission_history "($self, toptier_code, fiscal_year, fiscal_period, *, page=None, limit=None, order=None, sort=None)" r#"All publication and certification dates of one submission.

Parameters
----------
toptier_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int
    Fiscal year. At least 2008.
fiscal_period : int
    Fiscal period: 2 is November, 12 is September. From 2 to 12.
page : int, optional
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. From 1 to 100.
order : {"asc", "desc"}, optional
    Order of the results. Server default desc.
sort : {"publication_date", "certification_date"}, optional
    What to sort by. Server default publication_date.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results, messages. The
    records are in results.

Notes
-----
Status 204 with no usable body when there is no matching submission.

Year or period not yet revealed gives 400, outside 2-12 gives 422.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET
/api/v2/reporting/agencies/{toptier_code}/{fiscal_year}/{fiscal_period}/submission_history/;
row "Publishing dates for one agency submission" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.reporting.submission_history(
...     toptier_code="012",
...     fiscal_year=2024,
...     fiscal_period=2,
... )"#;
        differences "($self, toptier_code, fiscal_year, fiscal_period, *, page=1, limit=10, order=\"desc\", sort=\"tas\")" r#"Differences between reported account and program obligations, by TAS.

Parameters
----------
toptier_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int
    Fiscal year. Max is the current fiscal year. An unrevealed window gives 400. At
    least 2008.
fiscal_period : int
    Fiscal period: 2 is November, 12 is September. From 2 to 12.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"tas", "difference", "file_a_obligation", "file_b_obligation"}, default "tas"
    What to sort by.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results, messages. The
    records are in results.

Notes
-----
404 when no published agency has that code.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/reporting/agencies/{toptier_code}/differences/; row
"Obligation differences" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.reporting.differences(
...     toptier_code="012",
...     fiscal_year=2024,
...     fiscal_period=2,
... )"#;
        discrepancies "($self, toptier_code, fiscal_year, fiscal_period, *, page=1, limit=10, order=\"desc\", sort=\"amount\")" r#"Treasury accounts missing from an agency's submission.

Parameters
----------
toptier_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int
    Fiscal year. Max is the current fiscal year. An unrevealed window gives 400. At
    least 2008.
fiscal_period : int
    Fiscal period: 2 is November, 12 is September. From 2 to 12.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"amount", "tas"}, default "amount"
    What to sort by.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results, messages. The
    records are in results.

Notes
-----
An unknown toptier code gives an empty results list.

Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/reporting/agencies/{toptier_code}/discrepancies/; row "TAS
discrepancies" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.reporting.discrepancies(
...     toptier_code="012",
...     fiscal_year=2024,
...     fiscal_period=2,
... )"#;
        unlinked_awards "($self, toptier_code, fiscal_year, fiscal_period, type)" r#"Linked and unlinked award counts of one submission.

Parameters
----------
toptier_code : str
    Code of a toptier agency. 3 or 4 digits, keep leading zeros.
fiscal_year : int
    Fiscal year. At least 2008.
fiscal_period : int
    Fiscal period: 2 is November, 12 is September. From 2 to 12.
type : {"assistance", "procurement"}
    Kind.

Returns
-------
dict
    The JSON object of the answer. Members: unlinked_file_c_award_count,
    unlinked_file_d_award_count, total_linked_award_count.

Notes
-----
All counts are 0 when nothing matches.

A type outside the two values gives 400.

USAspending.gov, GET
/api/v2/reporting/agencies/{toptier_code}/{fiscal_year}/{fiscal_period}/unlinked_awards/{type}/;
row "Unlinked awards" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.reporting.unlinked_awards(
...     toptier_code="012",
...     fiscal_year=2024,
...     fiscal_period=2,
...     type="assistance",
... )"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "references";
    classes: SpendingReferences, AsyncSpendingReferences;
    documents: r#"USAspending.gov: references.

Methods
-------
agency
    Name, mission and latest budget totals of one agency.
toptier_agencies
    All toptier agencies with their budget figures.
total_budgetary_resources
    Government budgetary resources by fiscal year and period.
submission_periods
    All revealed submission windows.
filter_tree_psc
    Top nodes of the product and service code tree.
filter_tree_tas
    Top nodes (agencies) of the treasury account tree.
naics
    Two-digit NAICS codes, or the codes matching a text.
naics_code
    One NAICS code with its direct children.
cfda_totals
    Grant opportunity totals for every assistance listing.
cfda_total
    Grant opportunity totals for one assistance listing.
assistance_listings
    Two-digit assistance listing groups, or those matching a text.
assistance_listing
    Assistance listings of one two-digit group.
filter_tree_psc_group
    Product and service codes of one group.
filter_tree_psc_subgroup
    Product and service codes below one code.
filter_tree_psc_code
    Product and service codes below a code of the second level.
filter_tree_tas_agency
    Federal accounts of one agency in the treasury account tree.
filter_tree_tas_federal_account
    Treasury accounts of one federal account in the tree.
def_codes
    All DEF codes with their laws.
award_types
    Award type codes by group.
filter_hash
    Store a filter object and get its hash.
filter_from_hash
    Filter object stored under a hash.
data_dictionary
    The data dictionary as a table.
glossary
    Glossary terms."#, r#"USAspending.gov: references.

Every method gives a coroutine to await; the asynchronous twin of SpendingReferences.

Methods
-------
agency
    Name, mission and latest budget totals of one agency.
toptier_agencies
    All toptier agencies with their budget figures.
total_budgetary_resources
    Government budgetary resources by fiscal year and period.
submission_periods
    All revealed submission windows.
filter_tree_psc
    Top nodes of the product and service code tree.
filter_tree_tas
    Top nodes (agencies) of the treasury account tree.
naics
    Two-digit NAICS codes, or the codes matching a text.
naics_code
    One NAICS code with its direct children.
cfda_totals
    Grant opportunity totals for every assistance listing.
cfda_total
    Grant opportunity totals for one assistance listing.
assistance_listings
    Two-digit assistance listing groups, or those matching a text.
assistance_listing
    Assistance listings of one two-digit group.
filter_tree_psc_group
    Product and service codes of one group.
filter_tree_psc_subgroup
    Product and service codes below one code.
filter_tree_psc_code
    Product and service codes below a code of the second level.
filter_tree_tas_agency
    Federal accounts of one agency in the treasury account tree.
filter_tree_tas_federal_account
    Treasury accounts of one federal account in the tree.
def_codes
    All DEF codes with their laws.
award_types
    Award type codes by group.
filter_hash
    Store a filter object and get its hash.
filter_from_hash
    Filter object stored under a hash.
data_dictionary
    The data dictionary as a table.
glossary
    Glossary terms."#;
    namespaces: {
    }
    methods: {
        agency "($self, agency_id)" r#"Name, mission and latest budget totals of one agency.

Parameters
----------
agency_id : int
    Agency id. The agency_id of references/toptier_agencies.

Returns
-------
dict
    The JSON object of the answer. Members: results.

Notes
-----
results is one object, not a list. It is {} (status 200) when the id is unknown or the
agency has never submitted.

USAspending.gov, GET /api/v2/references/agency/{agency_id}/; row "Agency overview by
agency id" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.agency(315)"#;
        toptier_agencies "($self, *, sort=\"percentage_of_total_budget_authority\", order=\"desc\")" r#"All toptier agencies with their budget figures.

Parameters
----------
sort : {"agency_id", "agency_name", "active_fy", "active_fq", "outlay_amount", "obligated_amount", "budget_authority_amount", "current_total_budget_authority_amount", "percentage_of_total_budget_authority"}, default "percentage_of_total_budget_authority"
    What to sort by. Server default agency_name.
order : {"asc", "desc"}, default "desc"
    Order of the results. Server default asc.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
USAspending.gov, GET /api/v2/references/toptier_agencies/; row "Toptier agencies" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.toptier_agencies()"#;
        total_budgetary_resources "($self, *, fiscal_year=None, fiscal_period=None)" r#"Government budgetary resources by fiscal year and period.

Parameters
----------
fiscal_year : int, optional
    Fiscal year. 422 below 2017. At least 2017.
fiscal_period : int, optional
    Fiscal period: 2 is November, 12 is September. From 2 to 12.

Returns
-------
dict
    The JSON object of the answer. Members: results, messages. The records are in
    results.

Notes
-----
fiscal_period needs fiscal_year (else 400).

Neither given: full history, newest first.

fiscal_period needs fiscal_year.

USAspending.gov, GET /api/v2/references/total_budgetary_resources/; row "Total budgetary
resources" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.total_budgetary_resources()"#;
        submission_periods "($self, *, use_cache=False)" r#"All revealed submission windows.

Parameters
----------
use_cache : bool, default False
    True for the service's cached list.

Returns
-------
dict
    The JSON object of the answer. Members: available_periods. The records are in
    available_periods.

Notes
-----
USAspending.gov, GET /api/v2/references/submission_periods/; row "Submission periods" of
the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.submission_periods()"#;
        filter_tree_psc "($self, *, depth=0, filter=None)" r#"Top nodes of the product and service code tree.

Parameters
----------
depth : int, default 0
    Depth of the tree. Levels of descendants to return. Any negative number for all.
filter : str, optional
    Text to look for. Part of id or description, case-insensitive.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
children is null or a list of the same node shape.

With a filter use depth of 1 or more (or -1): at depth 0 a filter always gives an empty
list here.

USAspending.gov, GET /api/v2/references/filter_tree/psc/; row "PSC search tree nodes /
TAS search tree nodes" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.filter_tree_psc()"#;
        filter_tree_tas "($self, *, depth=0, filter=None)" r#"Top nodes (agencies) of the treasury account tree.

Parameters
----------
depth : int, default 0
    Depth of the tree. Levels of descendants to return. 2 or any negative number for
    all.
filter : str, optional
    Text to look for. Part of id or description, case-insensitive.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
children is null or a list of the same node shape.

USAspending.gov, GET /api/v2/references/filter_tree/tas/; row "PSC search tree nodes /
TAS search tree nodes" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.filter_tree_tas()"#;
        naics "($self, *, filter=None)" r#"Two-digit NAICS codes, or the codes matching a text.

Parameters
----------
filter : str, optional
    Text to look for. Part of code or description, case-insensitive. Brings matching
    nodes with their ancestors.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
USAspending.gov, GET /api/v2/references/naics/; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.naics()"#;
        naics_code "($self, code, *, filter=None)" r#"One NAICS code with its direct children.

Parameters
----------
code : str
    Code. Digits only. 2, 4 or 6.
filter : str, optional
    Text to look for. Keeps matches below the code.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
USAspending.gov, GET /api/v2/references/naics/{code}/; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.naics_code("11")"#;
        cfda_totals "($self)" r#"Grant opportunity totals for every assistance listing.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
The server fetches these from grants.gov: 204 when that source does not answer.

USAspending.gov, GET /api/v2/references/cfda/totals/; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.cfda_totals()"#;
        cfda_total "($self, cfda)" r#"Grant opportunity totals for one assistance listing.

Parameters
----------
cfda : str
    Assistance listing number. digits.digits, for example 12.012.

Returns
-------
dict
    The JSON object of the answer. Members: cfda, posted, closed, archived, forecasted.

Notes
-----
204 when the listing is unknown or grants.gov does not answer.

USAspending.gov, GET /api/v2/references/cfda/totals/{cfda}/; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.cfda_total("10.664")"#;
        assistance_listings "($self, *, filter=None, flat=None, page=None, limit=None, order=None, sort=None)" r#"Two-digit assistance listing groups, or those matching a text.

Parameters
----------
filter : str, optional
    Text to look for. Part of program number or title, case-insensitive.
flat : bool, optional
    True for one flat list. Without it the list is nested.
page : int, optional
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. From 1 to 100.
order : {"asc", "desc"}, optional
    Order of the results.
sort : {"code", "description"}, optional
    What to sort by.

Returns
-------
dict or list
    The JSON object or array of the answer, as the service gives it. Members: results,
    page_metadata, message.

Notes
-----
No filter, no flat: the answer is a bare JSON list.

filter without flat: object with results (each with children) and message, paging
ignored.

flat: object with results and page_metadata.

Last page: with flat: page_metadata.hasNext is false (page_metadata.next is the next
page number or null). Otherwise everything comes at once.

USAspending.gov, GET /api/v2/references/assistance_listing/; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.assistance_listings()"#;
        assistance_listing "($self, code, *, filter=None, page=None, limit=None, order=None, sort=None)" r#"Assistance listings of one two-digit group.

Parameters
----------
code : str
    Code. Exactly two digits, else 400.
filter : str, optional
    Text to look for. Part of program number or title, case-insensitive.
page : int, optional
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. Server default 10. From 1 to 100.
order : {"asc", "desc"}, optional
    Order of the results. Server default desc.
sort : {"code", "description"}, optional
    What to sort by. Server default code.

Returns
-------
dict
    The JSON object of the answer. Members: results, page_metadata. The records are in
    results.

Notes
-----
Last page: page_metadata.hasNext is false (page_metadata.next is the next page number or
null).

USAspending.gov, GET /api/v2/references/assistance_listing/{code}/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.assistance_listing("10")"#;
        filter_tree_psc_group "($self, group, *, depth=None, filter=None)" r#"Product and service codes of one group.

Parameters
----------
group : {"Research and Development", "Service", "Product"}
    Group.
depth : int, optional
    Depth of the tree. Levels of descendants to return. Any negative number for all.
filter : str, optional
    Text to look for. Part of id or description, case-insensitive.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
USAspending.gov, GET /api/v2/references/filter_tree/psc/{group}/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.filter_tree_psc_group("Research and Development")"#;
        filter_tree_psc_subgroup "($self, group, psc, *, depth=None, filter=None)" r#"Product and service codes below one code.

Parameters
----------
group : {"Research and Development", "Service", "Product"}
    Group.
psc : str
    Product or service code group.
depth : int, optional
    Depth of the tree. Levels of descendants to return. Any negative number for all.
filter : str, optional
    Text to look for. Part of id or description, case-insensitive.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
USAspending.gov, GET /api/v2/references/filter_tree/psc/{group}/{psc}/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.filter_tree_psc_subgroup("Research and Development", "A")"#;
        filter_tree_psc_code "($self, group, psc, psc2, *, depth=None, filter=None)" r#"Product and service codes below a code of the second level.

Parameters
----------
group : {"Research and Development", "Service", "Product"}
    Group.
psc : str
    Product or service code group.
psc2 : str
    Product or service code group below psc.
depth : int, optional
    Depth of the tree. Levels of descendants to return. Any negative number for all.
filter : str, optional
    Text to look for. Part of id or description, case-insensitive.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
USAspending.gov, GET /api/v2/references/filter_tree/psc/{group}/{psc}/{psc2}/; beyond
the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.filter_tree_psc_code(
...     group="Research and Development",
...     psc="A",
...     psc2="AA",
... )"#;
        filter_tree_tas_agency "($self, agency, *, depth=None, filter=None)" r#"Federal accounts of one agency in the treasury account tree.

Parameters
----------
agency : str
    Agency. Toptier code.
depth : int, optional
    Depth of the tree. 0 = federal accounts only, any other value adds their treasury
    accounts.
filter : str, optional
    Text to look for. Part of id or description, case-insensitive.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
USAspending.gov, GET /api/v2/references/filter_tree/tas/{agency}/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.filter_tree_tas_agency("012")"#;
        filter_tree_tas_federal_account "($self, agency, federal_account, *, depth=None, filter=None)" r#"Treasury accounts of one federal account in the tree.

Parameters
----------
agency : str
    Agency. Toptier code.
federal_account : str
    Federal account. Full code NNN-NNNN.
depth : int, optional
    Depth of the tree. No effect at this level.
filter : str, optional
    Text to look for. Part of id or description, case-insensitive.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
A third segment is routed too but yields results null. Leave it out.

USAspending.gov, GET /api/v2/references/filter_tree/tas/{agency}/{federal_account}/;
beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.filter_tree_tas_federal_account("012", "012-1106")"#;
        def_codes "($self)" r#"All DEF codes with their laws.

Returns
-------
dict
    The JSON object of the answer. Members: codes. The records are in codes.

Notes
-----
urls and disaster can be null. disaster is null, covid_19 or infrastructure.

USAspending.gov, GET /api/v2/references/def_codes/; row "All DEF codes" of the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.def_codes()"#;
        award_types "($self)" r#"Award type codes by group.

Returns
-------
dict
    The JSON object of the answer. Members: contracts, loans, idvs, grants,
    other_financial_assistance, direct_payments.

Notes
-----
Each member is an object code -> description.

USAspending.gov, GET /api/v2/references/award_types/; row "Award last updated / award
types" of the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.award_types()"#;
        filter_hash "($self, filters)" r#"Store a filter object and get its hash.

Parameters
----------
filters : dict
    Filters. Any object. The service stores and hashes it as it is written.

Returns
-------
dict
    The JSON object of the answer. Members: hash.

Notes
-----
The hash is the MD5 of the raw body bytes: other spacing or member order gives another
hash.

USAspending.gov, POST /api/v2/references/filter/; row "Filter hash for URL / filter
object from hash" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.filter_hash(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        filter_from_hash "($self, hash)" r#"Filter object stored under a hash.

Parameters
----------
hash : str
    Hash. Missing or unknown: 400 with a plain-text body.

Returns
-------
dict
    The JSON object of the answer. Members: filter.

Notes
-----
filter is the body that was posted, so the filters are normally in filter.filters.

USAspending.gov, POST /api/v2/references/hash/; row "Filter hash for URL / filter object
from hash" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.filter_from_hash("5703c297b902ac3b76088c8c275b53f9")"#;
        data_dictionary "($self)" r#"The data dictionary as a table.

Returns
-------
dict
    The JSON object of the answer. Members: document.

Notes
-----
document has metadata, sections, headers, rows (each row a list).

204 when the server has none.

USAspending.gov, GET /api/v2/references/data_dictionary/; row "Data dictionary" of the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.data_dictionary()"#;
        glossary "($self, *, page=1, limit=10)" r#"Glossary terms.

Parameters
----------
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. Server default 500. From 1 to 500.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results. The records are in
    results.

Notes
-----
page_metadata: page, count, next, previous, hasNext, hasPrevious.

Last page: page_metadata.hasNext is false.

USAspending.gov, GET /api/v2/references/glossary/; row "Glossary" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.references.glossary()"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "autocomplete";
    classes: SpendingAutocomplete, AsyncSpendingAutocomplete;
    documents: r#"USAspending.gov: autocomplete.

Methods
-------
awarding_agency_office
    Awarding agencies, subagencies and offices matching the text.
funding_agency_office
    Funding agencies, subagencies and offices matching the text.
cfda
    Assistance programs matching the number, title or popular name.
glossary
    Glossary terms matching the text.
psc
    Product and service codes matching code or description.
location
    Places matching the text, by kind of place.
naics
    Six-digit NAICS codes and titles matching the text.
recipient
    Recipients matching name, UEI or DUNS.
city
    City names for a country and state.
program_activity
    Program activities matching code or name.

Namespaces: accounts."#, r#"USAspending.gov: autocomplete.

Every method gives a coroutine to await; the asynchronous twin of SpendingAutocomplete.

Methods
-------
awarding_agency_office
    Awarding agencies, subagencies and offices matching the text.
funding_agency_office
    Funding agencies, subagencies and offices matching the text.
cfda
    Assistance programs matching the number, title or popular name.
glossary
    Glossary terms matching the text.
psc
    Product and service codes matching code or description.
location
    Places matching the text, by kind of place.
naics
    Six-digit NAICS codes and titles matching the text.
recipient
    Recipients matching name, UEI or DUNS.
city
    City names for a country and state.
program_activity
    Program activities matching code or name.

Namespaces: accounts."#;
    namespaces: {
        accounts: SpendingAutocompleteAccounts, AsyncSpendingAutocompleteAccounts;
    }
    methods: {
        awarding_agency_office "($self, search_text, *, limit=None)" r#"Awarding agencies, subagencies and offices matching the text.

Parameters
----------
search_text : str
    Text to complete. Empty or missing: 400.
limit : int, optional
    Results per page. Server uses 10 when absent. No upper bound. A negative number
    breaks the query (500). At least 0.

Returns
-------
dict
    The JSON object of the answer. Members: results, messages.

Notes
-----
results is an object with three lists: toptier_agency, subtier_agency, office. limit
applies to each list.

Server fault: text that matches a subtier but no toptier agency ends in HTTP 500.

USAspending.gov, POST /api/v2/autocomplete/awarding_agency_office/; row "Awarding agency
and office" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.awarding_agency_office("department")"#;
        funding_agency_office "($self, search_text, *, limit=None)" r#"Funding agencies, subagencies and offices matching the text.

Parameters
----------
search_text : str
    Text to complete. Empty or missing: 400.
limit : int, optional
    Results per page. Server uses 10 when absent. No upper bound. A negative number
    breaks the query (500). At least 0.

Returns
-------
dict
    The JSON object of the answer. Members: results, messages.

Notes
-----
results is an object with three lists: toptier_agency, subtier_agency, office. limit
applies to each list.

Server fault: text that matches a subtier but no toptier agency ends in HTTP 500.

USAspending.gov, POST /api/v2/autocomplete/funding_agency_office/; row "Funding agency"
of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.funding_agency_office("department")"#;
        cfda "($self, search_text, *, limit=None)" r#"Assistance programs matching the number, title or popular name.

Parameters
----------
search_text : str
    Text to complete. Empty or missing: 400.
limit : int, optional
    Results per page. Server uses 10 when absent. No upper bound. A negative number
    breaks the query (500). At least 0.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
Two digits, optionally a dot and up to three letters or digits, search the number. Any
other text searches title and popular name.

USAspending.gov, POST /api/v2/autocomplete/cfda/; row "CFDA program" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.cfda("forest")"#;
        glossary "($self, search_text, *, limit=None)" r#"Glossary terms matching the text.

Parameters
----------
search_text : str
    Text to complete. Empty or missing: 400.
limit : int, optional
    Results per page. Server uses 10 when absent. No upper bound. A negative number
    breaks the query (500). At least 0.

Returns
-------
dict
    The JSON object of the answer. Members: search_text, results, count, matched_terms.
    The records are in matched_terms.

Notes
-----
results holds the terms as plain strings, matched_terms the full records, in the same
order.

USAspending.gov, POST /api/v2/autocomplete/glossary/; row "Glossary" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.glossary("forest")"#;
        psc "($self, search_text, *, limit=None)" r#"Product and service codes matching code or description.

Parameters
----------
search_text : str
    Text to complete. Empty or missing: 400.
limit : int, optional
    Results per page. Server uses 10 when absent. No upper bound. A negative number
    breaks the query (500). At least 0.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
A four-character text that is an existing code matches only that code.

USAspending.gov, POST /api/v2/autocomplete/psc/; row "Product/service code" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.psc("forest")"#;
        location "($self, search_text, *, limit=10)" r#"Places matching the text, by kind of place.

Parameters
----------
search_text : str
    Text to complete. Missing: 422.
limit : int, default 10
    Results per page. Server default is 5. Over 20: 422. Applies to each kind of place.
    At most 20.

Returns
-------
dict
    The JSON object of the answer. Members: count, results, messages.

Notes
-----
results is an object. Its members are lists and appear only when not empty: countries,
states, cities, counties, zip_codes, districts_original, districts_current.

USAspending.gov, POST /api/v2/autocomplete/location/; row "Location" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.location("forest")"#;
        naics "($self, search_text, *, limit=10)" r#"Six-digit NAICS codes and titles matching the text.

Parameters
----------
search_text : str
    Text to complete. Empty or missing: 400.
limit : int, default 10
    Results per page.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
An all-digit text searches codes (substring), any other text searches titles.

USAspending.gov, POST /api/v2/autocomplete/naics/; row "NAICS" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.naics("forest")"#;
        recipient "($self, search_text, *, limit=10, recipient_levels=None)" r#"Recipients matching name, UEI or DUNS.

Parameters
----------
search_text : str
    Text to complete. Missing: 422.
limit : int, default 10
    Results per page. Over 500: 422. Applies to name, UEI and DUNS matches separately,
    so up to three times as many records. At most 500.
recipient_levels : list of {"C", "P", "R"}, optional
    Recipient levels. C child, P parent, R neither.

Returns
-------
dict
    The JSON object of the answer. Members: count, results, messages. The records are in
    results.

Notes
-----
recipient_level is always null (deprecated member). uei is filled only for UEI matches,
duns only for DUNS matches.

USAspending.gov, POST /api/v2/autocomplete/recipient/; row "Recipient" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.recipient("forest")"#;
        city "($self, search_text, limit, country_code, scope, *, state_code=None)" r#"City names for a country and state.

Parameters
----------
search_text : str
    Text to complete. Matched as a prefix.
limit : int
    Results per page. The server treats it as optional with default 10. At most 500.
country_code : str
    Country code. Three letters. FOREIGN means any country but USA.
scope : {"primary_place_of_performance", "recipient_location"}
    Which place counts.
state_code : str, optional
    Two-letter state code.

Returns
-------
dict
    The JSON object of the answer. Members: count, results. The records are in results.

Notes
-----
USAspending.gov, POST /api/v2/autocomplete/city/; row "City" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.city(
...     search_text="forest",
...     limit=10,
...     country_code="USA",
...     scope="primary_place_of_performance",
... )"#;
        program_activity "($self, search_text, *, limit=None)" r#"Program activities matching code or name.

Parameters
----------
search_text : str
    Text to complete.
limit : int, optional
    Results per page. Server default 10.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
USAspending.gov, POST /api/v2/autocomplete/program_activity/; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.program_activity("forest")"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "autocomplete.accounts";
    classes: SpendingAutocompleteAccounts, AsyncSpendingAutocompleteAccounts;
    documents: r#"USAspending.gov: accounts.

Methods
-------
a
    Availability type codes left by the component filter.
aid
    Agency identifiers with agency names left by the component filter.
ata
    Allocation transfer agency identifiers with agency names left by the component
    filter.
bpoa
    Beginning periods of availability left by the component filter.
epoa
    Ending periods of availability left by the component filter.
main
    Main account codes left by the component filter.
sub
    Sub account codes left by the component filter."#, r#"USAspending.gov: accounts.

Every method gives a coroutine to await; the asynchronous twin of
SpendingAutocompleteAccounts.

Methods
-------
a
    Availability type codes left by the component filter.
aid
    Agency identifiers with agency names left by the component filter.
ata
    Allocation transfer agency identifiers with agency names left by the component
    filter.
bpoa
    Beginning periods of availability left by the component filter.
epoa
    Ending periods of availability left by the component filter.
main
    Main account codes left by the component filter.
sub
    Sub account codes left by the component filter."#;
    namespaces: {
    }
    methods: {
        a "($self, filter, *, limit=10)" r#"Availability type codes left by the component filter.

Parameters
----------
filter : dict
    Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
    Members: ata, aid, bpoa, epoa, a, main, sub.
limit : int, default 10
    Results per page. Over 500: 422. At most 500.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
The member a itself is matched as a prefix, the others exactly. Null keeps accounts
lacking that component. Lengths are not checked. Unknown members are dropped.

Records are plain strings or null.

USAspending.gov, POST /api/v2/autocomplete/accounts/a/; row "Treasury account component
(one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.accounts.a(filter={"aid": "012", "main": "1106"})"#;
        aid "($self, filter, *, limit=10)" r#"Agency identifiers with agency names left by the component filter.

Parameters
----------
filter : dict
    Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
    Members: ata, aid, bpoa, epoa, a, main, sub.
limit : int, default 10
    Results per page. Over 500: 422. At most 500.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
The member aid itself is matched as a prefix, the others exactly. Null keeps accounts
lacking that component. Lengths are not checked. Unknown members are dropped.

Records are objects.

USAspending.gov, POST /api/v2/autocomplete/accounts/aid/; row "Treasury account
component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.accounts.aid(filter={"aid": "012", "main": "1106"})"#;
        ata "($self, filter, *, limit=10)" r#"Allocation transfer agency identifiers with agency names left by the component filter.

Parameters
----------
filter : dict
    Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
    Members: ata, aid, bpoa, epoa, a, main, sub.
limit : int, default 10
    Results per page. Over 500: 422. At most 500.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
The member ata itself is matched as a prefix, the others exactly. Null keeps accounts
lacking that component. Lengths are not checked. Unknown members are dropped.

Records are objects.

USAspending.gov, POST /api/v2/autocomplete/accounts/ata/; row "Treasury account
component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.accounts.ata(filter={"aid": "012", "main": "1106"})"#;
        bpoa "($self, filter, *, limit=10)" r#"Beginning periods of availability left by the component filter.

Parameters
----------
filter : dict
    Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
    Members: ata, aid, bpoa, epoa, a, main, sub.
limit : int, default 10
    Results per page. Over 500: 422. At most 500.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
The member bpoa itself is matched as a prefix, the others exactly. Null keeps accounts
lacking that component. Lengths are not checked. Unknown members are dropped.

Records are plain strings or null.

USAspending.gov, POST /api/v2/autocomplete/accounts/bpoa/; row "Treasury account
component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.accounts.bpoa(filter={"aid": "012", "main": "1106"})"#;
        epoa "($self, filter, *, limit=10)" r#"Ending periods of availability left by the component filter.

Parameters
----------
filter : dict
    Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
    Members: ata, aid, bpoa, epoa, a, main, sub.
limit : int, default 10
    Results per page. Over 500: 422. At most 500.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
The member epoa itself is matched as a prefix, the others exactly. Null keeps accounts
lacking that component. Lengths are not checked. Unknown members are dropped.

Records are plain strings or null.

USAspending.gov, POST /api/v2/autocomplete/accounts/epoa/; row "Treasury account
component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.accounts.epoa(filter={"aid": "012", "main": "1106"})"#;
        main "($self, filter, *, limit=10)" r#"Main account codes left by the component filter.

Parameters
----------
filter : dict
    Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
    Members: ata, aid, bpoa, epoa, a, main, sub.
limit : int, default 10
    Results per page. Over 500: 422. At most 500.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
The member main itself is matched as a prefix, the others exactly. Null keeps accounts
lacking that component. Lengths are not checked. Unknown members are dropped.

Records are plain strings.

USAspending.gov, POST /api/v2/autocomplete/accounts/main/; row "Treasury account
component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.accounts.main(filter={"aid": "012", "main": "1106"})"#;
        sub "($self, filter, *, limit=10)" r#"Sub account codes left by the component filter.

Parameters
----------
filter : dict
    Text to look for. Members ata, aid, bpoa, epoa, a, main, sub, each str or null.
    Members: ata, aid, bpoa, epoa, a, main, sub.
limit : int, default 10
    Results per page. Over 500: 422. At most 500.

Returns
-------
dict
    The JSON object of the answer. Members: results. The records are in results.

Notes
-----
The member sub itself is matched as a prefix, the others exactly. Null keeps accounts
lacking that component. Lengths are not checked. Unknown members are dropped.

Records are plain strings or null.

USAspending.gov, POST /api/v2/autocomplete/accounts/sub/; row "Treasury account
component (one operation per component: a, aid, ata, bpoa, epoa, main, sub)" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.autocomplete.accounts.sub(filter={"aid": "012", "main": "1106"})"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "bulk_download";
    classes: SpendingBulkDownload, AsyncSpendingBulkDownload;
    documents: r#"USAspending.gov: bulk download.

Methods
-------
list_agencies
    Agencies (or sub-agencies of one agency) usable in downloads.
awards
    Start a custom award download within one year.
list_monthly_files
    Current archive files of an agency and fiscal year.
status
    State of a download job (same view as download/status).
list_database_download_files
    Newest full and subset database dump files.
list_unlinked_awards_files
    Newest unlinked awards file of an agency."#, r#"USAspending.gov: bulk download.

Every method gives a coroutine to await; the asynchronous twin of SpendingBulkDownload.

Methods
-------
list_agencies
    Agencies (or sub-agencies of one agency) usable in downloads.
awards
    Start a custom award download within one year.
list_monthly_files
    Current archive files of an agency and fiscal year.
status
    State of a download job (same view as download/status).
list_database_download_files
    Newest full and subset database dump files.
list_unlinked_awards_files
    Newest unlinked awards file of an agency."#;
    namespaces: {
    }
    methods: {
        list_agencies "($self, agencies_type, *, agency=None)" r#"Agencies (or sub-agencies of one agency) usable in downloads.

Parameters
----------
agencies_type : {"account_agencies", "award_agencies"}
    Which list of agencies.
agency : int, optional
    Agency. A toptier_agency_id of this operation's own answer, not the agency_id of
    toptier_agencies. 0 or absent = list agencies. Unknown id gives 400.

Returns
-------
dict
    The JSON object of the answer. Members: agencies, sub_agencies.

Notes
-----
Without agency: agencies is an object with the lists cfo_agencies and other_agencies,
sub_agencies is [].

The example is one member of agencies.cfo_agencies / agencies.other_agencies.

With agency: agencies is [] and sub_agencies is the list of {subtier_agency_name}.

USAspending.gov, POST /api/v2/bulk_download/list_agencies/; row "List agencies" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.bulk_download.list_agencies("account_agencies")"#;
        awards "($self, filters, *, file_format=\"csv\", columns=None, award_levels=None)" r#"Start a custom award download within one year.

Parameters
----------
filters : dict
    Filters. A shape of its own: prime_award_types or sub_award_types, date_range,
    date_type, agencies, places. Members: prime_award_types, sub_award_types,
    date_range, date_type, agencies, agency, sub_agency, place_of_performance_locations,
    place_of_performance_scope, recipient_locations, recipient_scope, keywords.
file_format : {"csv", "tsv", "pstxt"}, default "csv"
    Format of the files.
columns : list of str, optional
    Columns of the file. Column names of the file. Absent or empty: all columns.
award_levels : list of {"prime_awards"}, optional
    Award levels. Needed only by the keyword form (filters with nothing but keywords):
    without it that form answers 400.

Returns
-------
dict
    The JSON object of the answer. Members: status_url, file_name, file_url,
    download_request.

Notes
-----
filters.date_range spans at most 366 days (else 400).

filters needs prime_award_types or sub_award_types (else 400).

Creates a job, or returns the newest one of the same request since the last data load.
download.status(file_name) tells its state: ready, running, finished or failed.

USAspending.gov, POST /api/v2/bulk_download/awards/; row "Bulk award download" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.bulk_download.awards(
...     filters={
...         "prime_award_types": ["A", "B"],
...         "date_type": "action_date",
...         "date_range": {"start_date": "2024-01-01", "end_date": "2024-03-31"},
...         "agencies": [
...             {
...                 "type": "awarding",
...                 "tier": "toptier",
...                 "name": "Department of Agriculture",
...             },
...         ],
...     },
... )"#;
        list_monthly_files "($self, agency, fiscal_year, file_type)" r#"Current archive files of an agency and fiscal year.

Parameters
----------
agency : int or str
    Agency. toptier_agency_id or all. Unknown: 400.
fiscal_year : int
    Fiscal year.
file_type : {"assistance", "contracts"}
    Kind of archive file. Which files.

Returns
-------
dict
    The JSON object of the answer. Members: monthly_files. The records are in
    monthly_files.

Notes
-----
Delta files come in the same list, with fiscal_year null.

USAspending.gov, POST /api/v2/bulk_download/list_monthly_files/; row "List monthly
archive files" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.bulk_download.list_monthly_files(
...     agency="all",
...     fiscal_year=2024,
...     file_type="assistance",
... )"#;
        status "($self, file_name)" r#"State of a download job (same view as download/status).

Parameters
----------
file_name : str
    Name of the file, as the download operation gave it.

Returns
-------
dict
    The JSON object of the answer. Members: status, message, file_name, file_url,
    total_size, total_columns, total_rows, seconds_elapsed.

Notes
-----
USAspending.gov, GET /api/v2/bulk_download/status; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.bulk_download.status(
...     "All_PrimeTransactions_2024-01-13_H20M58S34486877.zip",
... )"#;
        list_database_download_files "($self)" r#"Newest full and subset database dump files.

Returns
-------
dict
    The JSON object of the answer. Members: full_download_file, subset_download_file,
    messages.

Notes
-----
Each file member is an object: file_name, url (both may be null).

USAspending.gov, GET /api/v2/bulk_download/list_database_download_files/; beyond the
specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.bulk_download.list_database_download_files()"#;
        list_unlinked_awards_files "($self, toptier_code)" r#"Newest unlinked awards file of an agency.

Parameters
----------
toptier_code : str
    Code of a toptier agency. Missing or unknown: 400.

Returns
-------
dict
    The JSON object of the answer. Members: file, messages.

Notes
-----
file is an object: agency_name, toptier_code, agency_acronym, file_name, url.

USAspending.gov, POST /api/v2/bulk_download/list_unlinked_awards_files/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.bulk_download.list_unlinked_awards_files("012")"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "download";
    classes: SpendingDownload, AsyncSpendingDownload;
    documents: r#"USAspending.gov: download.

Methods
-------
accounts
    Start a custom account data download.
assistance
    Start a download of the data of one assistance award.
contract
    Start a download of the data of one contract award.
idv
    Start a download of the data of one IDV.
awards
    Start a download of awards and their subawards matching filters.
transactions
    Start a download of transactions and subawards matching filters.
count
    Number of rows a download with these filters would have.
disaster
    Start a COVID-19 DEF download of account and award data.
disaster_recipients
    Start a DEF download of recipients.
status
    State of a download job.
search
    Start a download of awards, transactions and subawards in one file."#, r#"USAspending.gov: download.

Every method gives a coroutine to await; the asynchronous twin of SpendingDownload.

Methods
-------
accounts
    Start a custom account data download.
assistance
    Start a download of the data of one assistance award.
contract
    Start a download of the data of one contract award.
idv
    Start a download of the data of one IDV.
awards
    Start a download of awards and their subawards matching filters.
transactions
    Start a download of transactions and subawards matching filters.
count
    Number of rows a download with these filters would have.
disaster
    Start a COVID-19 DEF download of account and award data.
disaster_recipients
    Start a DEF download of recipients.
status
    State of a download job.
search
    Start a download of awards, transactions and subawards in one file."#;
    namespaces: {
    }
    methods: {
        accounts "($self, account_level, submission_types, fiscal_year, *, agency=None, federal_account=None, quarter=None, period=None, def_codes=None, file_format=\"csv\", columns=None, budget_function=None, budget_subfunction=None)" r#"Start a custom account data download.

Parameters
----------
account_level : {"treasury_account", "federal_account"}
    Kind of account.
submission_types : list of {"account_balances", "object_class_program_activity", "award_financial"}
    Kinds of submission.
fiscal_year : int
    Fiscal year.
agency : str, optional
    Agency. toptier_agency_id as a string of digits, or (server) an agency abbreviation.
    An int is rejected (400), unknown: 404. Server default all.
federal_account : str, optional
    Federal account. Internal id as a string (an int is rejected, 400). Server default
    all.
quarter : int, optional
    Quarter of the fiscal year. From 1 to 4.
period : int, optional
    Period of the fiscal year. From 2 to 12.
def_codes : list of str, optional
    Disaster and emergency fund codes. references.def_codes() lists them.
file_format : {"csv", "tsv", "pstxt"}, default "csv"
    Format of the files.
columns : list of str, optional
    Columns of the file. Column names of the file. Absent or empty: all columns.
budget_function : str, optional
    Budget function code.
budget_subfunction : str, optional
    Budget subfunction code.

Returns
-------
dict
    The JSON object of the answer. Members: status_url, file_name, file_url,
    download_request.

Notes
-----
Exactly one of quarter, period (none or both: 400).

Creates a job, or returns the newest one of the same request since the last data load.
download.status(file_name) tells its state: ready, running, finished or failed.

Exactly one of quarter and period is given.

USAspending.gov, POST /api/v2/download/accounts/; row "Account download" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.download.accounts(
...     account_level="treasury_account",
...     submission_types=["account_balances"],
...     fiscal_year=2024,
... )"#;
        assistance "($self, award_id, *, file_format=\"csv\", limit=None)" r#"Start a download of the data of one assistance award.

Parameters
----------
award_id : int or str
    Award. Generated id (str) or internal id (digits). Unknown id: 400.
file_format : {"csv", "tsv", "pstxt"}, default "csv"
    Format of the files.
limit : int, optional
    Results per page. Number of rows. Server default and maximum 500000, more: 422. From
    0 to 500000.

Returns
-------
dict
    The JSON object of the answer. Members: status_url, file_name, file_url,
    download_request.

Notes
-----
Creates a job, or returns the newest one of the same request since the last data load.
download.status(file_name) tells its state: ready, running, finished or failed.

The kind of award is not checked.

USAspending.gov, POST /api/v2/download/assistance/; row "Assistance award download" of
the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.download.assistance("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")"#;
        contract "($self, award_id, *, file_format=\"csv\", limit=None)" r#"Start a download of the data of one contract award.

Parameters
----------
award_id : int or str
    Award. Generated id (str) or internal id (digits). Unknown id: 400.
file_format : {"csv", "tsv", "pstxt"}, default "csv"
    Format of the files.
limit : int, optional
    Results per page. Number of rows. Server default and maximum 500000, more: 422. From
    0 to 500000.

Returns
-------
dict
    The JSON object of the answer. Members: status_url, file_name, file_url,
    download_request.

Notes
-----
Creates a job, or returns the newest one of the same request since the last data load.
download.status(file_name) tells its state: ready, running, finished or failed.

The kind of award is not checked.

USAspending.gov, POST /api/v2/download/contract/; row "Contract award download" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.download.contract("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")"#;
        idv "($self, award_id, *, file_format=\"csv\", limit=None)" r#"Start a download of the data of one IDV.

Parameters
----------
award_id : int or str
    Award. Generated id (str) or internal id (digits). Unknown id: 400.
file_format : {"csv", "tsv", "pstxt"}, default "csv"
    Format of the files.
limit : int, optional
    Results per page. Number of rows. Server default and maximum 500000, more: 422. From
    0 to 500000.

Returns
-------
dict
    The JSON object of the answer. Members: status_url, file_name, file_url,
    download_request.

Notes
-----
Creates a job, or returns the newest one of the same request since the last data load.
download.status(file_name) tells its state: ready, running, finished or failed.

The kind of award is not checked.

USAspending.gov, POST /api/v2/download/idv/; row "IDV download" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.download.idv("CONT_IDV_EXAMPLE0001_1200")"#;
        awards "($self, filters, *, columns=None, file_format=\"csv\", limit=None)" r#"Start a download of awards and their subawards matching filters.

Parameters
----------
filters : dict
    Filters. Search filters, at least one. award_type_codes defaults to all. No date
    before 2007-10-01. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes.
columns : list of str, optional
    Columns of the file. Column names of the file. Absent or empty: all columns.
file_format : {"csv", "tsv", "pstxt"}, default "csv"
    Format of the files.
limit : int, optional
    Results per page. Number of rows. Server default and maximum 500000, more: 422. From
    0 to 500000.

Returns
-------
dict
    The JSON object of the answer. Members: status_url, file_name, file_url,
    download_request.

Notes
-----
Creates a job, or returns the newest one of the same request since the last data load.
download.status(file_name) tells its state: ready, running, finished or failed.

USAspending.gov, POST /api/v2/download/awards/; row "Advanced award download" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.download.awards(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        transactions "($self, filters, *, columns=None, file_format=\"csv\", limit=None)" r#"Start a download of transactions and subawards matching filters.

Parameters
----------
filters : dict
    Filters. Search filters, at least one. award_type_codes defaults to all. No date
    before 2007-10-01. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes.
columns : list of str, optional
    Columns of the file. Column names of the file. Absent or empty: all columns.
file_format : {"csv", "tsv", "pstxt"}, default "csv"
    Format of the files.
limit : int, optional
    Results per page. Number of rows. Server default and maximum 500000, more: 422. From
    0 to 500000.

Returns
-------
dict
    The JSON object of the answer. Members: status_url, file_name, file_url,
    download_request.

Notes
-----
Creates a job, or returns the newest one of the same request since the last data load.
download.status(file_name) tells its state: ready, running, finished or failed.

USAspending.gov, POST /api/v2/download/transactions/; row "Advanced transaction
download" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.download.transactions(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        count "($self, filters, *, spending_level=None, subawards=None)" r#"Number of rows a download with these filters would have.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
spending_level : {"awards", "transactions", "subawards"}, optional
    What is counted. Server default transactions.
subawards : bool, optional
    True to work on subawards. To be dropped by the service. Use spending_level.

Returns
-------
dict
    The JSON object of the answer. Members: calculated_transaction_count,
    maximum_transaction_limit, transaction_rows_gt_limit, calculated_count,
    spending_level, maximum_limit, rows_gt_limit, messages.

Notes
-----
The three *transaction* members are announced to go. Same values as calculated_count,
maximum_limit, rows_gt_limit.

maximum_limit is 500000.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/download/count/; row "Transaction count for a download" of
the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.download.count(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        disaster "($self, def_codes, *, file_format=\"csv\")" r#"Start a COVID-19 DEF download of account and award data.

Parameters
----------
def_codes : list of {"L", "M", "N", "O", "P", "U", "V"}
    Disaster and emergency fund codes. One code or all seven.
file_format : {"csv", "tsv", "pstxt"}, default "csv"
    Format of the files.

Returns
-------
dict
    The JSON object of the answer. Members: status_url, file_name, file_url,
    download_request.

Notes
-----
def_codes holds one code or all of them (else 400).

Creates a job, or returns the newest one of the same request since the last data load.
download.status(file_name) tells its state: ready, running, finished or failed.

All codes: answers with the newest pre-generated file, file_format has no effect.

def_codes holds one value or all of them.

USAspending.gov, POST /api/v2/download/disaster/; row "DEF download" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.download.disaster(def_codes=["L"])"#;
        disaster_recipients "($self, def_codes, *, award_type_codes=None, query=None, file_format=None, columns=None)" r#"Start a DEF download of recipients.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. references.def_codes() lists them.
award_type_codes : list of str, optional
    Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
    "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
    "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
    "F009", "F010".
query : str, optional
    Query. Matched against the recipient name.
file_format : {"csv", "tsv", "pstxt"}, optional
    Format of the files. Server default csv.
columns : list of str, optional
    Columns of the file. Column names of the file. Absent or empty: all columns.

Returns
-------
dict
    The JSON object of the answer. Members: status_url, file_name, file_url,
    download_request.

Notes
-----
Creates a job, or returns the newest one of the same request since the last data load.
download.status(file_name) tells its state: ready, running, finished or failed.

USAspending.gov, POST /api/v2/download/disaster/recipients/; row "DEF recipient
download" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.download.disaster_recipients(def_codes=["L", "M"])"#;
        status "($self, file_name)" r#"State of a download job.

Parameters
----------
file_name : str
    Name of the file, as the download operation gave it. file_name of a job. Missing:
    400, unknown: 404.

Returns
-------
dict
    The JSON object of the answer. Members: status, message, file_name, file_url,
    total_size, total_columns, total_rows, seconds_elapsed.

Notes
-----
A job is ready, running, finished or failed. One whose worker died can stay running for
ever.

Jobs of bulk_download are found here too.

USAspending.gov, GET /api/v2/download/status; row "Download status" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.download.status("All_PrimeTransactions_2024-01-13_H20M58S34486877.zip")"#;
        search "($self, filters, *, spending_level=None, columns=None, file_format=None, limit=None)" r#"Start a download of awards, transactions and subawards in one file.

Parameters
----------
filters : dict
    Filters. Search filters. recipient_id is dropped. Members: keywords, description,
    place_of_performance_scope, recipient_search_text, recipient_scope,
    recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
    contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
    def_codes, place_of_performance_locations, recipient_locations, agencies,
    award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
    time_period, award_type_codes.
spending_level : list of {"awards", "transactions", "subawards"}, optional
    What is counted. Server default all three.
columns : list of str, optional
    Columns of the file.
file_format : {"csv", "tsv", "pstxt"}, optional
    Format of the files. Server default csv.
limit : int, optional
    Results per page. From 0 to 500000.

Returns
-------
dict
    The JSON object of the answer. Members: status_url, file_name, file_url,
    download_request.

Notes
-----
Creates a job, or returns the newest one of the same request since the last data load.
download.status(file_name) tells its state: ready, running, finished or failed.

USAspending.gov, POST /api/v2/download/search/; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.download.search(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "disaster";
    classes: SpendingDisaster, AsyncSpendingDisaster;
    documents: r#"USAspending.gov: disaster.

Methods
-------
spending_by_geography
    DEF amounts of awards by state, county or district.
overview
    DEF funding and spending totals.

Namespaces: agency, cfda, federal_account, object_class, recipient, award, def_code."#, r#"USAspending.gov: disaster.

Every method gives a coroutine to await; the asynchronous twin of SpendingDisaster.

Methods
-------
spending_by_geography
    DEF amounts of awards by state, county or district.
overview
    DEF funding and spending totals.

Namespaces: agency, cfda, federal_account, object_class, recipient, award, def_code."#;
    namespaces: {
        agency: SpendingDisasterAgency, AsyncSpendingDisasterAgency;
        cfda: SpendingDisasterCfda, AsyncSpendingDisasterCfda;
        federal_account: SpendingDisasterFederalAccount, AsyncSpendingDisasterFederalAccount;
        object_class: SpendingDisasterObjectClass, AsyncSpendingDisasterObjectClass;
        recipient: SpendingDisasterRecipient, AsyncSpendingDisasterRecipient;
        award: SpendingDisasterAward, AsyncSpendingDisasterAward;
        def_code: SpendingDisasterDefCode, AsyncSpendingDisasterDefCode;
    }
    methods: {
        spending_by_geography "($self, def_codes, geo_layer, spending_type, *, geo_layer_filters=None, scope=\"recipient_location\", award_type_codes=None)" r#"DEF amounts of awards by state, county or district.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
geo_layer : {"state", "county", "district"}
    Size of the areas.
spending_type : {"obligation", "outlay", "face_value_of_loan"}
    What is summed.
geo_layer_filters : list of str, optional
    Areas. Shape codes as in the answer: two-letter state codes, 5-digit county FIPS, or
    state FIPS plus two-character district.
scope : {"recipient_location", "place_of_performance"}, default "recipient_location"
    Which place counts.
award_type_codes : list of str, optional
    Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
    "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
    "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
    "F009", "F010".

Returns
-------
dict
    The JSON object of the answer. Members: geo_layer, spending_type, scope, results.
    The records are in results.

Notes
-----
display_name, shape_code, population, per_capita can be null.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/spending_by_geography/; row "DEF spending by
geography" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.spending_by_geography(
...     def_codes=["L", "M"],
...     geo_layer="state",
...     spending_type="obligation",
... )"#;
        overview "($self, *, def_codes=None)" r#"DEF funding and spending totals.

Parameters
----------
def_codes : str or list of str, optional
    Disaster and emergency fund codes. Comma-separated codes. Absent: all. Unknown codes
    are not rejected. Several may be given as a list.

Returns
-------
dict
    The JSON object of the answer. Members: funding, total_budget_authority, spending,
    additional.

Notes
-----
funding is a list of {def_code, amount}. spending has award_obligations, award_outlays,
total_obligations, total_outlays. additional is null unless def_codes is exactly V.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, GET /api/v2/disaster/overview/; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.overview()"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "disaster.agency";
    classes: SpendingDisasterAgency, AsyncSpendingDisasterAgency;
    documents: r#"USAspending.gov: agency.

Methods
-------
loans
    Loans from DEF by agency.
spending
    DEF funding by agency.
count
    Number of agencies with DEF."#, r#"USAspending.gov: agency.

Every method gives a coroutine to await; the asynchronous twin of
SpendingDisasterAgency.

Methods
-------
loans
    Loans from DEF by agency.
spending
    DEF funding by agency.
count
    Number of agencies with DEF."#;
    namespaces: {
    }
    methods: {
        loans "($self, def_codes, *, award_type_codes=None, page=1, limit=10, order=\"desc\", sort=\"id\", query=None)" r#"Loans from DEF by agency.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
award_type_codes : list of {"07", "08", "F003", "F004"}, optional
    Award type codes. All loan codes when left out.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
    What to sort by.
query : str, optional
    Query. Text that narrows the names.

Returns
-------
dict
    The JSON object of the answer. Members: totals, results, page_metadata. The records
    are in results.

Notes
-----
With award_type_codes in the filter the answer comes per subtier with children filled,
without it per toptier with empty children.

Server fault: query without award_type_codes breaks (500).

Sorting by id or code really orders by the server's grouping key and adds a messages
member to the answer (with award_type_codes).

query needs award_type_codes.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/agency/loans/; row "Agencies awarding DEF loans"
of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.agency.loans(def_codes=["L", "M"])"#;
        spending "($self, def_codes, *, spending_type=\"total\", award_type_codes=None, page=1, limit=10, order=\"desc\", sort=\"id\", query=None)" r#"DEF funding by agency.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
spending_type : {"total", "award"}, default "total"
    What is summed. Total or the awards alone.
award_type_codes : list of str, optional
    Award type codes. Used only with spending_type award. Then agencies come with their
    subtiers as children. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C",
    "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10",
    "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006",
    "F007", "F008", "F009", "F010".
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"}, default "id"
    What to sort by. total_budgetary_resources only with spending_type total.
query : str, optional
    Query. Text that narrows the names.

Returns
-------
dict
    The JSON object of the answer. Members: totals, results, page_metadata. The records
    are in results.

Notes
-----
totals has obligation and outlay, plus total_budgetary_resources (total) or award_count
(award).

query is ignored with spending_type total.

sort may be "total_budgetary_resources" only while spending_type is "total".

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/agency/spending/; row "Agencies receiving DEF
funding" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.agency.spending(def_codes=["L", "M"])"#;
        count "($self, def_codes, *, award_type_codes=None)" r#"Number of agencies with DEF.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
award_type_codes : list of str, optional
    Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
    "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
    "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
    "F009", "F010".

Returns
-------
dict
    The JSON object of the answer. Members: count.

Notes
-----
May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/agency/count/; row "Count of agencies receiving
DEF" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.agency.count(def_codes=["L", "M"])"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "disaster.cfda";
    classes: SpendingDisasterCfda, AsyncSpendingDisasterCfda;
    documents: r#"USAspending.gov: cfda.

Methods
-------
spending
    DEF funding by assistance program.
loans
    Loans from DEF by assistance program.
count
    Number of assistance programs with DEF."#, r#"USAspending.gov: cfda.

Every method gives a coroutine to await; the asynchronous twin of SpendingDisasterCfda.

Methods
-------
spending
    DEF funding by assistance program.
loans
    Loans from DEF by assistance program.
count
    Number of assistance programs with DEF."#;
    namespaces: {
    }
    methods: {
        spending "($self, def_codes, *, spending_type=\"total\", award_type_codes=None, page=1, limit=10, order=\"desc\", sort=\"id\", query=None)" r#"DEF funding by assistance program.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
spending_type : {"total", "award"}, default "total"
    What is summed. The service does not read it.
award_type_codes : list of str, optional
    Award type codes. Only assistance codes (others: 400). Server default all of them.
    One of "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "-1", "F001",
    "F002", "F003", "F004", "F005", "F006", "F007", "F008", "F009", "F010".
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"id", "code", "description", "award_count", "obligation", "outlay"}, default "id"
    What to sort by.
query : str, optional
    Query. Text that narrows the names.

Returns
-------
dict
    The JSON object of the answer. Members: totals, results, page_metadata. The records
    are in results.

Notes
-----
Sorting by id or code really orders by the server's grouping key and adds a messages
member to the answer.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/cfda/spending/; row "CFDA programs receiving DEF
funding" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.cfda.spending(def_codes=["L", "M"])"#;
        loans "($self, def_codes, *, award_type_codes=None, page=1, limit=10, order=\"desc\", sort=\"id\", query=None)" r#"Loans from DEF by assistance program.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
award_type_codes : list of {"07", "08", "F003", "F004"}, optional
    Award type codes. All loan codes when left out.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
    What to sort by.
query : str, optional
    Query. Text that narrows the names.

Returns
-------
dict
    The JSON object of the answer. Members: totals, results, page_metadata. The records
    are in results.

Notes
-----
Sorting by id or code really orders by the server's grouping key and adds a messages
member to the answer.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/cfda/loans/; row "DEF loans for CFDA programs" of
the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.cfda.loans(def_codes=["L", "M"])"#;
        count "($self, def_codes, *, award_type_codes=None)" r#"Number of assistance programs with DEF.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
award_type_codes : list of str, optional
    Award type codes. Server default all assistance codes. One of "02", "03", "04",
    "05", "06", "07", "08", "09", "10", "11", "-1", "F001", "F002", "F003", "F004",
    "F005", "F006", "F007", "F008", "F009", "F010".

Returns
-------
dict
    The JSON object of the answer. Members: count.

Notes
-----
May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/cfda/count/; row "Count of CFDA programs
receiving DEF" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.cfda.count(def_codes=["L", "M"])"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "disaster.federal_account";
    classes: SpendingDisasterFederalAccount, AsyncSpendingDisasterFederalAccount;
    documents: r#"USAspending.gov: federal account.

Methods
-------
spending
    DEF funding by federal account and TAS.
loans
    Loans from DEF by federal account and TAS.
count
    Number of federal accounts with DEF."#, r#"USAspending.gov: federal account.

Every method gives a coroutine to await; the asynchronous twin of
SpendingDisasterFederalAccount.

Methods
-------
spending
    DEF funding by federal account and TAS.
loans
    Loans from DEF by federal account and TAS.
count
    Number of federal accounts with DEF."#;
    namespaces: {
    }
    methods: {
        spending "($self, def_codes, *, spending_type=\"total\", award_type_codes=None, page=1, limit=10, order=\"desc\", sort=\"id\", query=None)" r#"DEF funding by federal account and TAS.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
spending_type : {"total", "award"}, default "total"
    What is summed. Total or the awards alone.
award_type_codes : list of str, optional
    Award type codes. No effect here. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
    "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
    "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
    "F006", "F007", "F008", "F009", "F010".
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"}, default "id"
    What to sort by. total_budgetary_resources only with spending_type total.
query : str, optional
    Query. Text that narrows the names.

Returns
-------
dict
    The JSON object of the answer. Members: totals, results, page_metadata. The records
    are in results.

Notes
-----
Server fault: with spending_type award results are not cut to the page though
page_metadata counts pages.

query is ignored with spending_type total.

sort may be "total_budgetary_resources" only while spending_type is "total".

Last page: page_metadata.hasNext is false. With spending_type award every page carries
ALL records: stop after the first.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/federal_account/spending/; row "Federal accounts
and TAS receiving DEF funding" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.federal_account.spending(def_codes=["L", "M"])"#;
        loans "($self, def_codes, *, award_type_codes=None, page=1, limit=10, order=\"desc\", sort=\"id\", query=None)" r#"Loans from DEF by federal account and TAS.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
award_type_codes : list of {"07", "08", "F003", "F004"}, optional
    Award type codes. No effect here: all loan codes are always used.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
    What to sort by.
query : str, optional
    Query. Text that narrows the names.

Returns
-------
dict
    The JSON object of the answer. Members: totals, results, page_metadata. The records
    are in results.

Notes
-----
Server fault: results are never cut to the page though page_metadata counts pages.

Every answer carries all records. Do not follow page_metadata.hasNext.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/federal_account/loans/; row "DEF loans for
federal accounts" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.federal_account.loans(def_codes=["L", "M"])"#;
        count "($self, def_codes)" r#"Number of federal accounts with DEF.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.

Returns
-------
dict
    The JSON object of the answer. Members: count.

Notes
-----
May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/federal_account/count/; row "Count of federal
accounts and TAS receiving DEF" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.federal_account.count(def_codes=["L", "M"])"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "disaster.object_class";
    classes: SpendingDisasterObjectClass, AsyncSpendingDisasterObjectClass;
    documents: r#"USAspending.gov: object class.

Methods
-------
spending
    DEF funding by object class.
loans
    Loans from DEF by object class.
count
    Number of object classes with DEF."#, r#"USAspending.gov: object class.

Every method gives a coroutine to await; the asynchronous twin of
SpendingDisasterObjectClass.

Methods
-------
spending
    DEF funding by object class.
loans
    Loans from DEF by object class.
count
    Number of object classes with DEF."#;
    namespaces: {
    }
    methods: {
        spending "($self, def_codes, *, spending_type=\"total\", award_type_codes=None, page=1, limit=10, order=\"desc\", sort=\"id\", query=None)" r#"DEF funding by object class.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
spending_type : {"total", "award"}, default "total"
    What is summed. Total or the awards alone.
award_type_codes : list of str, optional
    Award type codes. No effect here. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B",
    "IDV_B_C", "IDV_C", "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08",
    "09", "10", "11", "A", "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005",
    "F006", "F007", "F008", "F009", "F010".
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"id", "code", "description", "award_count", "obligation", "outlay", "total_budgetary_resources"}, default "id"
    What to sort by. total_budgetary_resources has no meaning here.
query : str, optional
    Query. Text that narrows the names.

Returns
-------
dict
    The JSON object of the answer. Members: totals, results, page_metadata. The records
    are in results.

Notes
-----
Server fault: with spending_type award results are not cut to the page though
page_metadata counts pages.

query is ignored with spending_type total.

Last page: page_metadata.hasNext is false. With spending_type award every page carries
ALL records: stop after the first.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/object_class/spending/; row "Object classes
receiving DEF funding" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.object_class.spending(def_codes=["L", "M"])"#;
        loans "($self, def_codes, *, award_type_codes=None, page=1, limit=10, order=\"desc\", sort=\"id\", query=None)" r#"Loans from DEF by object class.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
award_type_codes : list of {"07", "08", "F003", "F004"}, optional
    Award type codes. No effect here: all loan codes are always used.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
    What to sort by.
query : str, optional
    Query. Text that narrows the names.

Returns
-------
dict
    The JSON object of the answer. Members: totals, results, page_metadata. The records
    are in results.

Notes
-----
Server fault: results are never cut to the page though page_metadata counts pages.

Every answer carries all records. Do not follow page_metadata.hasNext.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/object_class/loans/; row "DEF loans for object
classes" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.object_class.loans(def_codes=["L", "M"])"#;
        count "($self, def_codes)" r#"Number of object classes with DEF.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.

Returns
-------
dict
    The JSON object of the answer. Members: count.

Notes
-----
May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/object_class/count/; row "Count of object classes
receiving DEF" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.object_class.count(def_codes=["L", "M"])"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "disaster.recipient";
    classes: SpendingDisasterRecipient, AsyncSpendingDisasterRecipient;
    documents: r#"USAspending.gov: recipient.

Methods
-------
spending
    DEF funding by recipient.
loans
    Loans from DEF by recipient.
count
    Number of recipients with DEF."#, r#"USAspending.gov: recipient.

Every method gives a coroutine to await; the asynchronous twin of
SpendingDisasterRecipient.

Methods
-------
spending
    DEF funding by recipient.
loans
    Loans from DEF by recipient.
count
    Number of recipients with DEF."#;
    namespaces: {
    }
    methods: {
        spending "($self, def_codes, *, spending_type=\"total\", award_type_codes=None, page=1, limit=10, order=\"desc\", sort=\"id\", query=None)" r#"DEF funding by recipient.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
spending_type : {"total", "award"}, default "total"
    What is summed. The service does not read it.
award_type_codes : list of str, optional
    Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
    "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
    "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
    "F009", "F010".
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"id", "code", "description", "award_count", "obligation", "outlay"}, default "id"
    What to sort by.
query : str, optional
    Query. Text that narrows the names.

Returns
-------
dict
    The JSON object of the answer. Members: totals, results, page_metadata. The records
    are in results.

Notes
-----
id is a list of recipient ids (or null), one for each level.

At most 10000 records are reachable. A messages member says so.

Sorting by id or code really orders by the server's grouping key and adds a messages
member to the answer.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/recipient/spending/; row "Recipients receiving
DEF funding" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.recipient.spending(def_codes=["L", "M"])"#;
        loans "($self, def_codes, *, award_type_codes=None, page=1, limit=10, order=\"desc\", sort=\"id\", query=None)" r#"Loans from DEF by recipient.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
award_type_codes : list of {"07", "08", "F003", "F004"}, optional
    Award type codes. All loan codes when left out.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"id", "code", "description", "award_count", "face_value_of_loan", "obligation", "outlay"}, default "id"
    What to sort by.
query : str, optional
    Query. Text that narrows the names.

Returns
-------
dict
    The JSON object of the answer. Members: totals, results, page_metadata. The records
    are in results.

Notes
-----
id is a list of recipient ids (or null).

At most 10000 records are reachable.

Sorting by id or code really orders by the server's grouping key and adds a messages
member to the answer.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/recipient/loans/; row "DEF loans for recipients"
of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.recipient.loans(def_codes=["L", "M"])"#;
        count "($self, def_codes, *, award_type_codes=None)" r#"Number of recipients with DEF.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
award_type_codes : list of str, optional
    Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
    "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
    "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
    "F009", "F010".

Returns
-------
dict
    The JSON object of the answer. Members: count.

Notes
-----
May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/recipient/count/; row "Count of recipients
receiving DEF" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.recipient.count(def_codes=["L", "M"])"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "disaster.award";
    classes: SpendingDisasterAward, AsyncSpendingDisasterAward;
    documents: r#"USAspending.gov: award.

Methods
-------
amount
    Sum of obligations and outlays of DEF awards.
count
    Number of DEF awards."#, r#"USAspending.gov: award.

Every method gives a coroutine to await; the asynchronous twin of SpendingDisasterAward.

Methods
-------
amount
    Sum of obligations and outlays of DEF awards.
count
    Number of DEF awards."#;
    namespaces: {
    }
    methods: {
        amount "($self, def_codes, *, spending_type=\"total\", award_type_codes=None, award_type=None)" r#"Sum of obligations and outlays of DEF awards.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
spending_type : {"total", "award"}, default "total"
    What is summed. The service does not read it.
award_type_codes : list of str, optional
    Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
    "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
    "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
    "F009", "F010".
award_type : {"procurement", "assistance"}, optional
    Kind of award.

Returns
-------
dict
    The JSON object of the answer. Members: award_count, obligation, outlay,
    face_value_of_loan.

Notes
-----
award_type_codes and award_type exclude each other (both: 422).

face_value_of_loan is present only when award_type_codes holds a loan code.

No paging: a pagination member is ignored.

At most one of award_type_codes and award_type is given.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/award/amount/; row "Aggregated DEF spending
(obligation and outlay of awards)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.award.amount(def_codes=["L", "M"])"#;
        count "($self, def_codes, *, spending_type=\"total\", award_type_codes=None, award_type=None)" r#"Number of DEF awards.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.
spending_type : {"total", "award"}, default "total"
    What is summed. The service does not read it.
award_type_codes : list of str, optional
    Award type codes. One of "IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C",
    "IDV_D", "IDV_E", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "A",
    "B", "C", "D", "-1", "F001", "F002", "F003", "F004", "F005", "F006", "F007", "F008",
    "F009", "F010".
award_type : {"procurement", "assistance"}, optional
    Kind of award.

Returns
-------
dict
    The JSON object of the answer. Members: count.

Notes
-----
award_type_codes and award_type exclude each other (both: 422).

At most one of award_type_codes and award_type is given.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/award/count/; row "Count of aggregated DEF
spending" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.award.count(def_codes=["L", "M"])"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "disaster.def_code";
    classes: SpendingDisasterDefCode, AsyncSpendingDisasterDefCode;
    documents: r#"USAspending.gov: def code.

Methods
-------
count
    Number of DEF codes with funding."#, r#"USAspending.gov: def code.

Every method gives a coroutine to await; the asynchronous twin of
SpendingDisasterDefCode.

Methods
-------
count
    Number of DEF codes with funding."#;
    namespaces: {
    }
    methods: {
        count "($self, def_codes)" r#"Number of DEF codes with funding.

Parameters
----------
def_codes : list of str
    Disaster and emergency fund codes. Such as L, M, N, O, P, U, V.
    references.def_codes() lists all.

Returns
-------
dict
    The JSON object of the answer. Members: count.

Notes
-----
May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/disaster/def_code/count/; row "Count of DEFC receiving
DEF" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.disaster.def_code.count(def_codes=["L", "M"])"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "awards";
    classes: SpendingAwards, AsyncSpendingAwards;
    documents: r#"USAspending.gov: awards.

Methods
-------
get
    One award in full.
accounts
    Federal accounts of an award.
funding
    Account funding lines of an award.
funding_rollup
    Total obligations and counts of agencies and accounts of an award.
last_updated
    Date of the last award data update.

Namespaces: count."#, r#"USAspending.gov: awards.

Every method gives a coroutine to await; the asynchronous twin of SpendingAwards.

Methods
-------
get
    One award in full.
accounts
    Federal accounts of an award.
funding
    Account funding lines of an award.
funding_rollup
    Total obligations and counts of agencies and accounts of an award.
last_updated
    Date of the last award data update.

Namespaces: count."#;
    namespaces: {
        count: SpendingAwardsCount, AsyncSpendingAwardsCount;
    }
    methods: {
        get "($self, award_id)" r#"One award in full.

Parameters
----------
award_id : int or str
    Award. Generated id starting CONT_ or ASST_ followed by AWD, IDV, NON or AGG, or
    digits. Anything else: 404.

Returns
-------
dict
    The JSON object of the answer. Members: id, generated_unique_award_id, category,
    type, type_description, description, total_obligation, subaward_count,
    total_subaward_amount, date_signed, base_exercised_options, base_and_all_options,
    piid, parent_award, latest_transaction_contract_data, naics_hierarchy,
    psc_hierarchy, fain, uri, record_type, cfda_info, transaction_obligated_amount,
    total_subsidy_cost, total_loan_value, non_federal_funding, total_funding,
    funding_opportunity, awarding_agency, funding_agency, recipient, executive_details,
    period_of_performance, place_of_performance, total_account_outlay,
    total_account_obligation, account_outlays_by_defc, account_obligations_by_defc,
    total_outlay.

Notes
-----
Members depend on category: piid, parent_award, latest_transaction_contract_data and,
when a code exists, naics_hierarchy and psc_hierarchy for contract and idv. fain, uri,
record_type, cfda_info, transaction_obligated_amount, total_subsidy_cost,
total_loan_value, non_federal_funding, total_funding, funding_opportunity for
assistance.

A generated id is also looked up among legacy generated ids.

Unknown award: 404.

USAspending.gov, GET /api/v2/awards/{award_id}/; row "Award data" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.awards.get("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")"#;
        accounts "($self, award_id, *, page=1, limit=None, order=\"desc\", sort=\"federal_account\")" r#"Federal accounts of an award.

Parameters
----------
award_id : int or str
    Award. Generated id or internal id (digits, also as str). An id that does not exist
    gives empty results, not an error.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. Server default 10. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"federal_account", "account_title", "agency", "total_transaction_obligated_amount"}, default "federal_account"
    What to sort by.

Returns
-------
dict
    The JSON object of the answer. Members: results, page_metadata. The records are in
    results.

Notes
-----
page_metadata: page, count, next, previous, hasNext, hasPrevious.

Last page: page_metadata.hasNext is false.

USAspending.gov, POST /api/v2/awards/accounts/; row "Award accounts" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.awards.accounts("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")"#;
        funding "($self, award_id, *, page=1, limit=10, order=\"desc\", sort=\"reporting_fiscal_date\")" r#"Account funding lines of an award.

Parameters
----------
award_id : int or str
    Award. Generated id or internal id (digits, also as str). An id that does not exist
    gives empty results, not an error.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "federal_account", "funding_agency_name", "gross_outlay_amount", "object_class", "program_activity", "transaction_obligated_amount"}, default "reporting_fiscal_date"
    What to sort by.

Returns
-------
dict
    The JSON object of the answer. Members: results, page_metadata. The records are in
    results.

Notes
-----
Last page: page_metadata.hasNext is false.

USAspending.gov, POST /api/v2/awards/funding/; row "Award funding data" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.awards.funding("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")"#;
        funding_rollup "($self, award_id)" r#"Total obligations and counts of agencies and accounts of an award.

Parameters
----------
award_id : int or str
    Award. Generated id or internal id (digits, also as str). An id that does not exist
    gives empty results, not an error.

Returns
-------
dict
    The JSON object of the answer. Members: total_transaction_obligated_amount,
    awarding_agency_count, funding_agency_count, federal_account_count.

Notes
-----
USAspending.gov, POST /api/v2/awards/funding_rollup/; row "Award funding obligations and
counts" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.awards.funding_rollup("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")"#;
        last_updated "($self)" r#"Date of the last award data update.

Returns
-------
dict
    The JSON object of the answer. Members: last_updated.

Notes
-----
A str in the form MM/DD/YYYY.

USAspending.gov, GET /api/v2/awards/last_updated/; row "Award last updated / award
types" of the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.awards.last_updated()"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "awards.count";
    classes: SpendingAwardsCount, AsyncSpendingAwardsCount;
    documents: r#"USAspending.gov: count.

Methods
-------
transaction
    Number of transactions of an award.
federal_account
    Number of account funding lines of an award.
subaward
    Number of subawards of an award."#, r#"USAspending.gov: count.

Every method gives a coroutine to await; the asynchronous twin of SpendingAwardsCount.

Methods
-------
transaction
    Number of transactions of an award.
federal_account
    Number of account funding lines of an award.
subaward
    Number of subawards of an award."#;
    namespaces: {
    }
    methods: {
        transaction "($self, award_id)" r#"Number of transactions of an award.

Parameters
----------
award_id : int or str
    Award. Generated id starting CONT_ or ASST_ followed by AWD, IDV, NON or AGG, or
    digits. Anything else: 404.

Returns
-------
dict
    The JSON object of the answer. Members: transactions.

Notes
-----
Unknown award: 404.

USAspending.gov, GET /api/v2/awards/count/transaction/{award_id}/; row "Award
transaction count" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.awards.count.transaction("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")"#;
        federal_account "($self, award_id)" r#"Number of account funding lines of an award.

Parameters
----------
award_id : int or str
    Award. Generated id starting CONT_ or ASST_ followed by AWD, IDV, NON or AGG, or
    digits. Anything else: 404.

Returns
-------
dict
    The JSON object of the answer. Members: federal_accounts.

Notes
-----
Unknown award: 404.

USAspending.gov, GET /api/v2/awards/count/federal_account/{award_id}/; row "Federal
account count of award" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.awards.count.federal_account("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")"#;
        subaward "($self, award_id)" r#"Number of subawards of an award.

Parameters
----------
award_id : int or str
    Award. Generated id starting CONT_ or ASST_ followed by AWD, IDV, NON or AGG, or
    digits. Anything else: 404.

Returns
-------
dict
    The JSON object of the answer. Members: subawards.

Notes
-----
Unknown award: 404.

USAspending.gov, GET /api/v2/awards/count/subaward/{award_id}/; row "Subaward count of
award" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.awards.count.subaward("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "idvs";
    classes: SpendingIdvs, AsyncSpendingIdvs;
    documents: r#"USAspending.gov: idvs.

Methods
-------
accounts
    Federal accounts of the orders under an IDV.
activity
    Orders under an IDV with amounts, largest first.
amounts
    Counts and sums of the awards under an IDV.
awards
    Child IDVs, child awards or grandchild awards of an IDV.
funding
    Account funding lines of an IDV and its orders.
funding_rollup
    Total obligations and counts of the orders under an IDV.

Namespaces: count."#, r#"USAspending.gov: idvs.

Every method gives a coroutine to await; the asynchronous twin of SpendingIdvs.

Methods
-------
accounts
    Federal accounts of the orders under an IDV.
activity
    Orders under an IDV with amounts, largest first.
amounts
    Counts and sums of the awards under an IDV.
awards
    Child IDVs, child awards or grandchild awards of an IDV.
funding
    Account funding lines of an IDV and its orders.
funding_rollup
    Total obligations and counts of the orders under an IDV.

Namespaces: count."#;
    namespaces: {
        count: SpendingIdvsCount, AsyncSpendingIdvsCount;
    }
    methods: {
        accounts "($self, award_id, *, page=1, limit=10, order=\"desc\", sort=\"total_transaction_obligated_amount\")" r#"Federal accounts of the orders under an IDV.

Parameters
----------
award_id : int or str
    Award. Generated id or internal id (digits, also as str). An id that does not exist
    gives empty results, not an error.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"total_transaction_obligated_amount", "federal_account", "agency", "account_title"}, default "total_transaction_obligated_amount"
    What to sort by.

Returns
-------
dict
    The JSON object of the answer. Members: results, page_metadata. The records are in
    results.

Notes
-----
Last page: page_metadata.hasNext is false.

USAspending.gov, POST /api/v2/idvs/accounts/; row "Federal accounts under IDV" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.idvs.accounts("CONT_IDV_EXAMPLE0001_1200")"#;
        activity "($self, award_id, *, page=1, limit=10, hide_edge_cases=\"false\")" r#"Orders under an IDV with amounts, largest first.

Parameters
----------
award_id : int or str
    Award. Generated id or internal id (digits, also as str). An id that does not exist
    gives empty results, not an error.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
hide_edge_cases : {"true", "false"}, default "false"
    Whether odd records are hidden. The server takes a JSON bool or true/false/t/f/1/0
    as text.

Returns
-------
dict
    The JSON object of the answer. Members: results, page_metadata. The records are in
    results.

Notes
-----
Fixed order: no sort or order.

page_metadata: page, total, limit, next, previous, hasNext, hasPrevious.

Last page: page_metadata.hasNext is false.

USAspending.gov, POST /api/v2/idvs/activity/; row "IDV activity" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.idvs.activity("CONT_IDV_EXAMPLE0001_1200")"#;
        amounts "($self, award_id)" r#"Counts and sums of the awards under an IDV.

Parameters
----------
award_id : int or str
    Award. Generated id starting CONT_IDV_, or digits. Anything else: 404.

Returns
-------
dict
    The JSON object of the answer. Members: award_id, generated_unique_award_id,
    child_idv_count, child_award_count, child_award_total_obligation,
    child_award_total_outlay, child_award_base_and_all_options_value,
    child_award_base_exercised_options_val, child_total_account_outlay,
    child_total_account_obligation, child_account_outlays_by_defc,
    child_account_obligations_by_defc, grandchild_award_count,
    grandchild_award_total_obligation, grandchild_award_total_outlay,
    grandchild_award_base_and_all_options_value,
    grandchild_award_base_exercised_options_val, grandchild_total_account_outlay,
    grandchild_total_account_obligation, grandchild_account_outlays_by_defc,
    grandchild_account_obligations_by_defc.

Notes
-----
Unknown IDV: 404.

USAspending.gov, GET /api/v2/idvs/amounts/{award_id}/; row "IDV amounts" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.idvs.amounts("CONT_IDV_EXAMPLE0001_1200")"#;
        awards "($self, award_id, *, type=\"child_idvs\", page=1, limit=10, order=\"desc\", sort=\"period_of_performance_start_date\")" r#"Child IDVs, child awards or grandchild awards of an IDV.

Parameters
----------
award_id : int or str
    Award. Generated id or internal id (digits, also as str). An id that does not exist
    gives empty results, not an error.
type : {"child_idvs", "child_awards", "grandchild_awards"}, default "child_idvs"
    Kind.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"period_of_performance_start_date", "award_type", "description", "funding_agency", "awarding_agency", "last_date_to_order", "obligated_amount", "period_of_performance_current_end_date", "piid"}, default "period_of_performance_start_date"
    What to sort by.

Returns
-------
dict
    The JSON object of the answer. Members: results, page_metadata. The records are in
    results.

Notes
-----
Last page: page_metadata.hasNext is false.

USAspending.gov, POST /api/v2/idvs/awards/; row "IDV awards" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.idvs.awards("CONT_IDV_EXAMPLE0001_1200")"#;
        funding "($self, award_id, *, piid=None, page=1, limit=10, order=\"desc\", sort=\"reporting_fiscal_date\")" r#"Account funding lines of an IDV and its orders.

Parameters
----------
award_id : int or str
    Award. Generated id or internal id (digits, also as str). An id that does not exist
    gives empty results, not an error.
piid : str, optional
    Award number (PIID). Keep only the lines of this award.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"reporting_fiscal_date", "account_title", "awarding_agency_name", "disaster_emergency_fund_code", "funding_agency_name", "gross_outlay_amount", "object_class", "piid", "program_activity", "transaction_obligated_amount"}, default "reporting_fiscal_date"
    What to sort by.

Returns
-------
dict
    The JSON object of the answer. Members: results, page_metadata. The records are in
    results.

Notes
-----
Last page: page_metadata.hasNext is false.

USAspending.gov, POST /api/v2/idvs/funding/; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.idvs.funding("CONT_IDV_EXAMPLE0001_1200")"#;
        funding_rollup "($self, award_id)" r#"Total obligations and counts of the orders under an IDV.

Parameters
----------
award_id : int or str
    Award. Generated id or internal id (digits, also as str). An id that does not exist
    gives empty results, not an error.

Returns
-------
dict
    The JSON object of the answer. Members: total_transaction_obligated_amount,
    awarding_agency_count, funding_agency_count, federal_account_count.

Notes
-----
USAspending.gov, POST /api/v2/idvs/funding_rollup/; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.idvs.funding_rollup("CONT_IDV_EXAMPLE0001_1200")"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "idvs.count";
    classes: SpendingIdvsCount, AsyncSpendingIdvsCount;
    documents: r#"USAspending.gov: count.

Methods
-------
federal_account
    Number of account funding lines of an IDV and its orders."#, r#"USAspending.gov: count.

Every method gives a coroutine to await; the asynchronous twin of SpendingIdvsCount.

Methods
-------
federal_account
    Number of account funding lines of an IDV and its orders."#;
    namespaces: {
    }
    methods: {
        federal_account "($self, award_id, *, piid=None)" r#"Number of account funding lines of an IDV and its orders.

Parameters
----------
award_id : int or str
    Award. Generated id starting CONT_IDV_, or digits. Anything else: 404.
piid : str, optional
    Award number (PIID). Keep only the lines of this award.

Returns
-------
dict
    The JSON object of the answer. Members: count.

Notes
-----
USAspending.gov, GET /api/v2/idvs/count/federal_account/{award_id}/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.idvs.count.federal_account("CONT_IDV_EXAMPLE0001_1200")"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "subawards";
    classes: SpendingSubawards, AsyncSpendingSubawards;
    documents: r#"USAspending.gov: subawards.

Methods
-------
list
    Subawards, of one award or of all."#, r#"USAspending.gov: subawards.

Every method gives a coroutine to await; the asynchronous twin of SpendingSubawards.

Methods
-------
list
    Subawards, of one award or of all."#;
    namespaces: {
    }
    methods: {
        list "($self, sort, *, page=1, limit=10, order=\"desc\", award_id=None)" r#"Subawards, of one award or of all.

Parameters
----------
sort : {"subaward_number", "id", "description", "action_date", "amount", "recipient_name"}
    What to sort by.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
award_id : int or str, optional
    Award. Absent or null: subawards of all awards.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results. The records are in
    results.

Notes
-----
Last page: page_metadata.hasNext is false.

USAspending.gov, POST /api/v2/subawards/; row "Subawards" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.subawards.list("subaward_number")"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "transactions";
    classes: SpendingTransactions, AsyncSpendingTransactions;
    documents: r#"USAspending.gov: transactions.

Methods
-------
list
    Transactions of an award."#, r#"USAspending.gov: transactions.

Every method gives a coroutine to await; the asynchronous twin of SpendingTransactions.

Methods
-------
list
    Transactions of an award."#;
    namespaces: {
    }
    methods: {
        list "($self, award_id, *, page=1, limit=10, order=\"desc\", sort=\"action_date\")" r#"Transactions of an award.

Parameters
----------
award_id : int or str
    Award. Generated id or internal id (digits, also as str). An id that does not exist
    gives empty results, not an error.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 5000.
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"action_date", "modification_number", "federal_action_obligation", "face_value_loan_guarantee", "original_loan_subsidy_cost", "action_type_description", "description", "id", "type", "type_description", "action_type", "is_fpds", "cfda_number"}, default "action_date"
    What to sort by.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results. The records are in
    results.

Notes
-----
Assistance transactions also have cfda_number.

Last page: page_metadata.hasNext is false.

USAspending.gov, POST /api/v2/transactions/; row "Transactions" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.transactions.list("CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-")"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "award_spending";
    classes: SpendingAwardSpending, AsyncSpendingAwardSpending;
    documents: r#"USAspending.gov: award spending.

Methods
-------
recipient
    Award spending by recipient for an agency and year."#, r#"USAspending.gov: award spending.

Every method gives a coroutine to await; the asynchronous twin of SpendingAwardSpending.

Methods
-------
recipient
    Award spending by recipient for an agency and year."#;
    namespaces: {
    }
    methods: {
        recipient "($self, awarding_agency_id, fiscal_year, *, page=1, limit=10, award_category=None)" r#"Award spending by recipient for an agency and year.

Parameters
----------
awarding_agency_id : int
    Agency id. Id of a toptier agency (else 400).
fiscal_year : int
    Fiscal year.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. Server default 100. Silently cut to 1..500. From 1 to 500.
award_category : {"contract", "direct payment", "grant", "idv", "insurance", "loans", "other"}, optional
    Award category. Other includes insurance. Not checked. Values as stored by the
    server.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results. The records are in
    results.

Notes
-----
obligated_amount is a str.

page_metadata: count, page, has_next_page, has_previous_page, next, current, previous
(the last three are URLs or null).

Last page: page_metadata.has_next_page is false.

USAspending.gov, GET /api/v2/award_spending/recipient/; row "Recipient award spending"
of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.award_spending.recipient(315, 2024)"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "search";
    classes: SpendingSearch, AsyncSpendingSearch;
    documents: r#"USAspending.gov: search.

Methods
-------
spending_by_award
    Awards or subawards matching filters, with chosen fields.
spending_by_award_count
    Number of matching awards in each award group.
spending_by_geography
    Amounts by state, county, district or country.
spending_by_transaction
    Transactions matching filters, with chosen fields.
spending_by_transaction_count
    Number of matching transactions in each award group.
spending_over_time
    Amounts by fiscal year, quarter or month.
transaction_spending_summary
    Count and sum of transactions matching keywords.
new_awards_over_time
    Number of new awards of a recipient by period.
spending_by_subaward_grouped
    Awards with number and sum of their subawards.
spending_by_transaction_grouped
    Awards with number and sum of their transactions.

Namespaces: spending_by_category."#, r#"USAspending.gov: search.

Every method gives a coroutine to await; the asynchronous twin of SpendingSearch.

Methods
-------
spending_by_award
    Awards or subawards matching filters, with chosen fields.
spending_by_award_count
    Number of matching awards in each award group.
spending_by_geography
    Amounts by state, county, district or country.
spending_by_transaction
    Transactions matching filters, with chosen fields.
spending_by_transaction_count
    Number of matching transactions in each award group.
spending_over_time
    Amounts by fiscal year, quarter or month.
transaction_spending_summary
    Count and sum of transactions matching keywords.
new_awards_over_time
    Number of new awards of a recipient by period.
spending_by_subaward_grouped
    Awards with number and sum of their subawards.
spending_by_transaction_grouped
    Awards with number and sum of their transactions.

Namespaces: spending_by_category."#;
    namespaces: {
        spending_by_category: SpendingSearchSpendingByCategory, AsyncSpendingSearchSpendingByCategory;
    }
    methods: {
        spending_by_award "($self, filters, fields, *, limit=10, order=\"desc\", page=1, sort=None, subawards=False, last_record_unique_id=None, last_record_sort_value=None, spending_level=None)" r#"Awards or subawards matching filters, with chosen fields.

Parameters
----------
filters : dict
    Filters. Search filters. award_type_codes is required and stays within one group.
    recipient_id is not known here. Members: keywords, description,
    place_of_performance_scope, recipient_search_text, recipient_scope,
    recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
    contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
    def_codes, time_period, place_of_performance_locations, recipient_locations,
    agencies, award_amounts, naics_codes, tas_codes, treasury_account_components,
    program_activities, award_type_codes. Required: award_type_codes.
fields : list of str
    Names of the members that the records shall have. At least one.
limit : int, default 10
    Results per page. From 1 to 100.
order : {"asc", "desc"}, default "desc"
    Order of the results.
page : int, default 1
    Page of results, counted from 1. At least 1.
sort : str, optional
    What to sort by. Absent: first of fields. Must be a sort value of the award group
    and one of fields (400).
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
last_record_unique_id : int, optional
    Cursor. From page_metadata of the page before.
last_record_sort_value : str, optional
    Cursor. From page_metadata of the page before.
spending_level : {"awards", "subawards"}, optional
    What is counted. Server default awards. Wins over subawards.

Returns
-------
dict
    The JSON object of the answer. Members: spending_level, limit, results,
    page_metadata, messages. The records are in results.

Notes
-----
last_record_unique_id and last_record_sort_value only together (one alone: 500).

page_metadata: page, hasNext, last_record_unique_id (null on the last page),
last_record_sort_value (a str, the text None on the last page).

Every award record also has internal_id and generated_internal_id. Every subaward record
internal_id, prime_award_internal_id, prime_award_generated_internal_id.

A value that the service does not know ends in a 500 there, so all of them are checked
here.

award_type_codes holding the text 'no intersection' gives an empty result.

messages tells the earliest search date and names filter members the server did not use.

last_record_unique_id and last_record_sort_value are given together or not at all.

fields takes names that openshelf.operations() lists in this rule, and sort is one of
them.

The award_type_codes of filters belong to one group: contracts, direct payments, grants,
idvs, loans or other financial assistance.

Last page: page_metadata.hasNext is false. Past record 50000 page alone is refused
(422): then send last_record_unique_id and last_record_sort_value of the page before.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_award/; row "Spending by award" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_award(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
...     fields=["Award ID", "Recipient Name", "Award Amount"],
... )"#;
        spending_by_award_count "($self, filters, *, subawards=False, spending_level=None)" r#"Number of matching awards in each award group.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, program_activities.
subawards : bool, default False
    True to work on subawards. If sent at all it wins over spending_level: leave it out
    when spending_level is given. The default is not sent together with spending_level.
spending_level : {"awards", "subawards"}, optional
    What is counted. Server default awards.

Returns
-------
dict
    The JSON object of the answer. Members: results, spending_level, messages.

Notes
-----
results is an object: contracts, direct_payments, grants, idvs, loans, other. For
subawards: subgrants, subcontracts.

messages tells the earliest search date and names filter members the server did not use.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_award_count/; row "Spending by award
count (per award type)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_award_count(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        spending_by_geography "($self, filters, scope, geo_layer, *, geo_layer_filters=None, subawards=False, spending_level=None)" r#"Amounts by state, county, district or country.

Parameters
----------
filters : dict
    Filters. Search filters, at least one. Members: keywords, description,
    place_of_performance_scope, recipient_search_text, recipient_scope,
    recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
    contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
    def_codes, place_of_performance_locations, recipient_locations, agencies,
    award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
    time_period, award_type_codes, recipient_id, program_activities.
scope : {"place_of_performance", "recipient_location"}
    Which place counts.
geo_layer : {"state", "county", "district", "country"}
    Size of the areas.
geo_layer_filters : list of str, optional
    Areas. Shape codes as in the answer: two-letter state codes, 5-digit county FIPS,
    state FIPS plus two-character district, three-letter country codes.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions. subawards true wins.

Returns
-------
dict
    The JSON object of the answer. Members: scope, geo_layer, spending_level, results,
    messages. The records are in results.

Notes
-----
Records add total_outlays at spending_level awards.

Unless geo_layer is country the matching *_scope filter is set to domestic when absent.

messages tells the earliest search date and names filter members the server did not use.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_geography/; row "Spending by geography"
of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_geography(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
...     scope="place_of_performance",
...     geo_layer="state",
... )"#;
        spending_by_transaction "($self, filters, fields, *, page=1, limit=10, sort=\"Transaction Amount\", order=\"desc\")" r#"Transactions matching filters, with chosen fields.

Parameters
----------
filters : dict
    Filters. Search filters. award_type_codes is required. Members: keywords,
    description, place_of_performance_scope, recipient_search_text, recipient_scope,
    recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
    contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
    def_codes, place_of_performance_locations, recipient_locations, agencies,
    award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
    time_period, award_type_codes, recipient_id, program_activities. Required:
    award_type_codes.
fields : list of str
    Names of the members that the records shall have. One of "Action Date",
    "Action Type", "Award ID", "Award Type", "Awarding Agency", "awarding_agency_id",
    "awarding_agency_slug", "Awarding Sub Agency", "cfda_number", "cfda_title",
    "def_codes", "Funding Agency", "funding_agency_slug", "Funding Sub Agency",
    "generated_internal_id", "internal_id", "Issued Date", "Last Date to Order",
    "Loan Value", "Mod", "naics_code", "naics_description", "pop_city_name",
    "pop_country_name", "pop_state_code", "product_or_service_code",
    "product_or_service_description", "recipient_id",
    "recipient_location_address_line1", "recipient_location_address_line2",
    "recipient_location_address_line3", "recipient_location_city_name",
    "recipient_location_country_name", "recipient_location_state_code",
    "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount",
    "Transaction Description", "Assistance Listing", "NAICS",
    "Primary Place of Performance", "PSC", "Recipient Location".
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
sort : str, default "Transaction Amount"
    What to sort by. Total or the awards alone. Must be one of fields (400), so the
    default works only when fields holds Transaction Amount. One of "Action Date",
    "Action Type", "Award ID", "Award Type", "Awarding Agency", "awarding_agency_id",
    "awarding_agency_slug", "Awarding Sub Agency", "cfda_number", "cfda_title",
    "def_codes", "Funding Agency", "funding_agency_slug", "Funding Sub Agency",
    "generated_internal_id", "internal_id", "Issued Date", "Last Date to Order",
    "Loan Value", "Mod", "naics_code", "naics_description", "pop_city_name",
    "pop_country_name", "pop_state_code", "product_or_service_code",
    "product_or_service_description", "recipient_id",
    "recipient_location_address_line1", "recipient_location_address_line2",
    "recipient_location_address_line3", "recipient_location_city_name",
    "recipient_location_country_name", "recipient_location_state_code",
    "Recipient Name", "Recipient UEI", "Subsidy Cost", "Transaction Amount",
    "Transaction Description", "Assistance Listing", "NAICS",
    "Primary Place of Performance", "PSC", "Recipient Location".
order : {"asc", "desc"}, default "desc"
    Order of the results.

Returns
-------
dict
    The JSON object of the answer. Members: limit, results, page_metadata, messages. The
    records are in results.

Notes
-----
Every record also has generated_internal_id and internal_id.

page_metadata: page, next, previous, hasNext, hasPrevious.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false. Records past 50000 are refused (422).

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_transaction/; row "Spending by
transaction" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_transaction(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
...     fields=["Award ID", "Recipient Name", "Transaction Amount"],
... )"#;
        spending_by_transaction_count "($self, filters)" r#"Number of matching transactions in each award group.

Parameters
----------
filters : dict
    Filters. Search filters, at least one. Members: keywords, description,
    place_of_performance_scope, recipient_search_text, recipient_scope,
    recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
    contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
    def_codes, place_of_performance_locations, recipient_locations, agencies,
    award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
    time_period, award_type_codes, recipient_id.

Returns
-------
dict
    The JSON object of the answer. Members: results.

Notes
-----
results is an object: contracts, direct_payments, grants, idvs, loans, other.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_transaction_count/; row "Spending by
transaction count" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_transaction_count(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        spending_over_time "($self, filters, *, group=\"fiscal_year\", subawards=False, spending_level=None)" r#"Amounts by fiscal year, quarter or month.

Parameters
----------
filters : dict
    Filters. Search filters. Each time_period needs start_date and end_date. Members:
    keywords, description, place_of_performance_scope, recipient_search_text,
    recipient_scope, recipient_type_names, award_ids, award_unique_id, program_numbers,
    psc_codes, contract_pricing_type_codes, set_aside_type_codes,
    extent_competed_type_codes, def_codes, place_of_performance_locations,
    recipient_locations, agencies, award_amounts, naics_codes, tas_codes,
    treasury_account_components, legal_entities, time_period, award_type_codes,
    recipient_id, program_activities.
group : {"fiscal_year", "quarter", "month", "calendar_year"}, default "fiscal_year"
    Group. Total or the awards alone. Fy, q, m, cy are also taken.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions. subawards true wins.

Returns
-------
dict
    The JSON object of the answer. Members: group, results, spending_level, messages.
    The records are in results.

Notes
-----
time_period values are str: fiscal_year, plus quarter or month by group. calendar_year
alone for group calendar_year.

Outlays are numbers only at spending_level awards.

Subaward records have only the Contract and Grant members.

Empty periods are filled with zeros.

messages tells the earliest search date and names filter members the server did not use.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_over_time/; row "Spending over time
(ascending by period)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_over_time(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        transaction_spending_summary "($self, filters)" r#"Count and sum of transactions matching keywords.

Parameters
----------
filters : dict
    Filters. Only keywords, each text at least 3 characters. Members: keywords.

Returns
-------
dict
    The JSON object of the answer. Members: results.

Notes
-----
results is an object: prime_awards_count, prime_awards_obligation_amount.

Several keywords are joined into one search text.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/transaction_spending_summary/; row "Transaction
spending summary" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.transaction_spending_summary(filters={"keywords": ["forest"]})"#;
        new_awards_over_time "($self, filters, *, group=None)" r#"Number of new awards of a recipient by period.

Parameters
----------
filters : dict
    Filters. Needs recipient_id and time_period (422 without). Other members are
    dropped. Members: time_period, recipient_id.
group : {"fiscal_year", "quarter", "month"}, optional
    Group. Server default fiscal_year. Fy, q, m are also taken.

Returns
-------
dict
    The JSON object of the answer. Members: group, results, messages. The records are in
    results.

Notes
-----
May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/new_awards_over_time/; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.new_awards_over_time(
...     filters={
...         "recipient_id": "06088d30-68b9-e0a2-5b86-000000000001-R",
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        spending_by_subaward_grouped "($self, filters, *, page=None, limit=None, sort=None, order=None)" r#"Awards with number and sum of their subawards.

Parameters
----------
filters : dict
    Filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes.
page : int, optional
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. From 1 to 100.
sort : {"award_id", "subaward_count", "award_generated_internal_id", "subaward_obligation"}, optional
    What to sort by. Server default award_id.
order : {"asc", "desc"}, optional
    Order of the results.

Returns
-------
dict
    The JSON object of the answer. Members: limit, results, page_metadata, messages. The
    records are in results.

Notes
-----
The server calls it under development in messages.

Last page: server fault: page_metadata.hasNext is always false. Stop at a page with
fewer than limit records.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_subaward_grouped/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_subaward_grouped(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        spending_by_transaction_grouped "($self, filters, *, page=None, limit=None, sort=None, order=None)" r#"Awards with number and sum of their transactions.

Parameters
----------
filters : dict
    Filters. award_type_codes is required (422). Members: keywords, description,
    place_of_performance_scope, recipient_search_text, recipient_scope,
    recipient_type_names, award_ids, award_unique_id, program_numbers, psc_codes,
    contract_pricing_type_codes, set_aside_type_codes, extent_competed_type_codes,
    def_codes, place_of_performance_locations, recipient_locations, agencies,
    award_amounts, naics_codes, tas_codes, treasury_account_components, legal_entities,
    time_period, award_type_codes, recipient_id. Required: award_type_codes.
page : int, optional
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. From 1 to 100.
sort : {"transaction_obligation", "award_id", "transaction_count", "award_generated_internal_id"}, optional
    What to sort by. Server default transaction_obligation.
order : {"asc", "desc"}, optional
    Order of the results.

Returns
-------
dict
    The JSON object of the answer. Members: limit, results, page_metadata, messages. The
    records are in results.

Notes
-----
The server calls it under development in messages.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_transaction_grouped/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_transaction_grouped(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "search.spending_by_category";
    classes: SpendingSearchSpendingByCategory, AsyncSpendingSearchSpendingByCategory;
    documents: r#"USAspending.gov: spending by category.

Methods
-------
awarding_agency
    Top awarding agencies by amount.
awarding_subagency
    Top awarding subagencies by amount.
cfda
    Top assistance programs by amount.
country
    Top countries by amount.
county
    Top counties by amount.
district
    Top congressional districts by amount.
federal_account
    Top federal accounts by amount.
funding_agency
    Top funding agencies by amount.
funding_subagency
    Top funding subagencies by amount.
naics
    Top NAICS codes by amount.
psc
    Top product and service codes by amount.
state_territory
    Top states and territories by amount.
category
    Top results of a category named in the body.
defc
    Top DEF codes by amount.
recipient
    Top recipients by amount."#, r#"USAspending.gov: spending by category.

Every method gives a coroutine to await; the asynchronous twin of
SpendingSearchSpendingByCategory.

Methods
-------
awarding_agency
    Top awarding agencies by amount.
awarding_subagency
    Top awarding subagencies by amount.
cfda
    Top assistance programs by amount.
country
    Top countries by amount.
county
    Top counties by amount.
district
    Top congressional districts by amount.
federal_account
    Top federal accounts by amount.
funding_agency
    Top funding agencies by amount.
funding_subagency
    Top funding subagencies by amount.
naics
    Top NAICS codes by amount.
psc
    Top product and service codes by amount.
state_territory
    Top states and territories by amount.
category
    Top results of a category named in the body.
defc
    Top DEF codes by amount.
recipient
    Top recipients by amount."#;
    namespaces: {
    }
    methods: {
        awarding_agency "($self, filters, *, page=1, limit=10, subawards=False, spending_level=None)" r#"Top awarding agencies by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/awarding_agency/; row "Top
results by awarding agency, awarding subagency, CFDA, country, county, district, federal
account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
each, sorted by total amount descending)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.awarding_agency(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        awarding_subagency "($self, filters, *, page=1, limit=10, subawards=False, spending_level=None)" r#"Top awarding subagencies by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/awarding_subagency/; row "Top
results by awarding agency, awarding subagency, CFDA, country, county, district, federal
account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
each, sorted by total amount descending)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.awarding_subagency(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        cfda "($self, filters, *, page=1, limit=10, subawards=False, spending_level=None)" r#"Top assistance programs by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/cfda/; row "Top results by
awarding agency, awarding subagency, CFDA, country, county, district, federal account,
funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
sorted by total amount descending)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.cfda(
...     filters={
...         "award_type_codes": ["02", "03", "04", "05"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        country "($self, filters, *, page=1, limit=10, subawards=False, spending_level=None)" r#"Top countries by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/country/; row "Top results by
awarding agency, awarding subagency, CFDA, country, county, district, federal account,
funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
sorted by total amount descending)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.country(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        county "($self, filters, *, page=1, limit=10, subawards=False, spending_level=None)" r#"Top counties by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/county/; row "Top results by
awarding agency, awarding subagency, CFDA, country, county, district, federal account,
funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
sorted by total amount descending)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.county(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        district "($self, filters, *, page=1, limit=10, subawards=False, spending_level=None)" r#"Top congressional districts by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

Records without a known district are merged after cutting the page, so a page can be
short and hasNext false too early.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/district/; row "Top results by
awarding agency, awarding subagency, CFDA, country, county, district, federal account,
funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
sorted by total amount descending)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.district(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        federal_account "($self, filters, *, page=1, limit=10, subawards=False, spending_level=None)" r#"Top federal accounts by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

subawards true: 501 (not implemented).

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/federal_account/; row "Top
results by awarding agency, awarding subagency, CFDA, country, county, district, federal
account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
each, sorted by total amount descending)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.federal_account(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        funding_agency "($self, filters, *, page=1, limit=10, subawards=False, spending_level=None)" r#"Top funding agencies by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/funding_agency/; row "Top
results by awarding agency, awarding subagency, CFDA, country, county, district, federal
account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
each, sorted by total amount descending)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.funding_agency(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        funding_subagency "($self, filters, *, page=1, limit=10, subawards=False, spending_level=None)" r#"Top funding subagencies by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/funding_subagency/; row "Top
results by awarding agency, awarding subagency, CFDA, country, county, district, federal
account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
each, sorted by total amount descending)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.funding_subagency(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        naics "($self, filters, *, page=1, limit=10, subawards=False, spending_level=None)" r#"Top NAICS codes by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/naics/; row "Top results by
awarding agency, awarding subagency, CFDA, country, county, district, federal account,
funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
sorted by total amount descending)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.naics(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        psc "($self, filters, *, page=1, limit=10, subawards=False, spending_level=None)" r#"Top product and service codes by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/psc/; row "Top results by
awarding agency, awarding subagency, CFDA, country, county, district, federal account,
funding agency, funding subagency, NAICS, PSC, state/territory (one operation each,
sorted by total amount descending)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.psc(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        state_territory "($self, filters, *, page=1, limit=10, subawards=False, spending_level=None)" r#"Top states and territories by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, default 1
    Page of results, counted from 1. At least 1.
limit : int, default 10
    Results per page. From 1 to 100.
subawards : bool, default False
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/state_territory/; row "Top
results by awarding agency, awarding subagency, CFDA, country, county, district, federal
account, funding agency, funding subagency, NAICS, PSC, state/territory (one operation
each, sorted by total amount descending)" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.state_territory(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        category "($self, category, *, filters=None, page=None, limit=None, subawards=None, spending_level=None)" r#"Top results of a category named in the body.

Parameters
----------
category : str
    What to group by. recipient_parent_duns is not there yet (501). One of
    "awarding_agency", "awarding_subagency", "cfda", "country", "county", "defc",
    "district", "federal_account", "funding_agency", "funding_subagency", "naics",
    "psc", "recipient", "recipient_duns", "state_territory".
filters : dict, optional
    Filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, optional
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. From 1 to 100.
subawards : bool, optional
    True to work on subawards.
spending_level : {"transactions", "awards", "subawards", "award_financial"}, optional
    What is counted.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
NO trailing slash: the route ends right after the word. With a slash the server answers
404.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category; beyond the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.category("awarding_agency")"#;
        defc "($self, filters, *, page=None, limit=None, subawards=None, spending_level=None)" r#"Top DEF codes by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, optional
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. From 1 to 100.
subawards : bool, optional
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards", "award_financial"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

spending_level award_financial uses account data. Only this category has it.

filters.def_codes defaults to all codes.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/defc/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.defc(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
        recipient "($self, filters, *, page=None, limit=None, subawards=None, spending_level=None)" r#"Top recipients by amount.

Parameters
----------
filters : dict
    Filters. Search filters. Members: keywords, description, place_of_performance_scope,
    recipient_search_text, recipient_scope, recipient_type_names, award_ids,
    award_unique_id, program_numbers, psc_codes, contract_pricing_type_codes,
    set_aside_type_codes, extent_competed_type_codes, def_codes,
    place_of_performance_locations, recipient_locations, agencies, award_amounts,
    naics_codes, tas_codes, treasury_account_components, legal_entities, time_period,
    award_type_codes, recipient_id.
page : int, optional
    Page of results, counted from 1. At least 1.
limit : int, optional
    Results per page. From 1 to 100.
subawards : bool, optional
    True to work on subawards. Announced to go. spending_level is the newer form.
spending_level : {"transactions", "awards", "subawards"}, optional
    What is counted. Server default transactions.

Returns
-------
dict
    The JSON object of the answer. Members: category, spending_level, limit,
    page_metadata, results, messages. The records are in results.

Notes
-----
total_outlays is filled only at spending_level awards.

page_metadata: page, next, previous, hasNext, hasPrevious.

code is the DUNS number.

More than about 9900 distinct groups: 500 asking for narrower filters.

messages tells the earliest search date and names filter members the server did not use.

Last page: page_metadata.hasNext is false.

May take long: the time limit is 120 seconds without progress.

USAspending.gov, POST /api/v2/search/spending_by_category/recipient/; beyond the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.search.spending_by_category.recipient(
...     filters={
...         "award_type_codes": ["A", "B", "C", "D"],
...         "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
...     },
... )"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "recipient";
    classes: SpendingRecipient, AsyncSpendingRecipient;
    documents: r#"USAspending.gov: recipient.

Methods
-------
children
    Children of a parent recipient.
count
    Number of recipients matching a keyword.
get
    One recipient at one level.
search
    Recipients with level, ids and amount.

Namespaces: state."#, r#"USAspending.gov: recipient.

Every method gives a coroutine to await; the asynchronous twin of SpendingRecipient.

Methods
-------
children
    Children of a parent recipient.
count
    Number of recipients matching a keyword.
get
    One recipient at one level.
search
    Recipients with level, ids and amount.

Namespaces: state."#;
    namespaces: {
        state: SpendingRecipientState, AsyncSpendingRecipientState;
    }
    methods: {
        children "($self, duns_or_uei, *, year=\"latest\")" r#"Children of a parent recipient.

Parameters
----------
duns_or_uei : str
    DUNS or UEI of the parent recipient. 9 digits or 12 letters and digits.
year : str, default "latest"
    Fiscal year. All, latest (last 12 months or current fiscal year) or a fiscal year as
    digits. Other: 400.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
The answer is a JSON array.

state_province is missing when the server has no location.

Unknown recipient or not a parent: 400.

USAspending.gov, GET /api/v2/recipient/children/{duns_or_uei}/; row "Child recipients"
of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.recipient.children("123456789")"#;
        count "($self, *, keyword=None, award_type=\"all\")" r#"Number of recipients matching a keyword.

Parameters
----------
keyword : str, optional
    Text to look for.
award_type : {"all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"}, default "all"
    Kind of award.

Returns
-------
dict
    The JSON object of the answer. Members: count.

Notes
-----
USAspending.gov, POST /api/v2/recipient/count/; row "Recipient count" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.recipient.count()"#;
        get "($self, recipient_id, *, year=\"latest\")" r#"One recipient at one level.

Parameters
----------
recipient_id : str
    Recipient id. Hash plus -P, -C or -R. Malformed or unknown: 400.
year : str, default "latest"
    Fiscal year. All, latest (last 12 months or current fiscal year) or a fiscal year as
    digits. Other: 400.

Returns
-------
dict
    The JSON object of the answer. Members: name, alternate_names, duns, uei,
    recipient_id, recipient_level, parent_id, parent_name, parent_duns, parent_uei,
    parents, business_types, location, total_transaction_amount, total_transactions,
    total_face_value_loan_amount, total_face_value_loan_transactions.

Notes
-----
USAspending.gov, GET /api/v2/recipient/{recipient_id}/; row "Recipient overview" of the
specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.recipient.get("06088d30-68b9-e0a2-5b86-000000000001-R")"#;
        search "($self, *, order=\"desc\", sort=\"amount\", limit=50, page=1, keyword=None, award_type=\"all\")" r#"Recipients with level, ids and amount.

Parameters
----------
order : {"asc", "desc"}, default "desc"
    Order of the results.
sort : {"amount", "name", "duns", "uei"}, default "amount"
    What to sort by.
limit : int, default 50
    Results per page. From 1 to 1000.
page : int, default 1
    Page of results, counted from 1. At least 1.
keyword : str, optional
    Text to look for. Searches name, UEI and DUNS.
award_type : {"all", "contracts", "grants", "loans", "direct_payments", "other_financial_assistance"}, default "all"
    Kind of award.

Returns
-------
dict
    The JSON object of the answer. Members: page_metadata, results. The records are in
    results.

Notes
-----
page_metadata: page, total, limit, next, previous, hasNext, hasPrevious.

Last page: page_metadata.hasNext is false.

USAspending.gov, POST /api/v2/recipient/; row "Search recipients" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.recipient.search()"#;
    }
}

namespace! {
    service: crate::services::spending::SERVICE;
    group: "recipient.state";
    classes: SpendingRecipientState, AsyncSpendingRecipientState;
    documents: r#"USAspending.gov: state.

Methods
-------
awards
    Amounts of a state by award group.
get
    One state with population and totals.
list
    All states and territories with amounts."#, r#"USAspending.gov: state.

Every method gives a coroutine to await; the asynchronous twin of
SpendingRecipientState.

Methods
-------
awards
    Amounts of a state by award group.
get
    One state with population and totals.
list
    All states and territories with amounts."#;
    namespaces: {
    }
    methods: {
        awards "($self, fips, *, year=\"latest\")" r#"Amounts of a state by award group.

Parameters
----------
fips : str
    State FIPS code. Two digits with leading zero. Unknown: 400, more than two digits or
    letters fall to another route.
year : str, default "latest"
    Fiscal year. All, latest (last 12 months or current fiscal year) or a fiscal year as
    digits. Other: 400.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
The answer is a JSON array of contracts, direct_payments, grants, loans,
other_financial_assistance (no idvs).

USAspending.gov, GET /api/v2/recipient/state/awards/{fips}/; row "State award breakdown
/ state metadata" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.recipient.state.awards("06")"#;
        get "($self, fips, *, year=\"latest\")" r#"One state with population and totals.

Parameters
----------
fips : str
    State FIPS code. Two digits with leading zero. Unknown: 400, more than two digits or
    letters fall to another route.
year : str, default "latest"
    Fiscal year. All, latest (last 12 months or current fiscal year) or a fiscal year as
    digits. Other: 400.

Returns
-------
dict
    The JSON object of the answer. Members: name, code, fips, type, population,
    pop_year, pop_source, median_household_income, mhi_year, mhi_source,
    total_prime_amount, total_prime_awards, total_face_value_loan_amount,
    total_face_value_loan_prime_awards, award_amount_per_capita, total_outlays.

Notes
-----
award_amount_per_capita is null for year all and for the current fiscal year.

year latest means the current fiscal year here.

USAspending.gov, GET /api/v2/recipient/state/{fips}/; row "State award breakdown / state
metadata" of the specification.

Raises
------
ArgumentError
    A value breaks a rule; nothing was sent.
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.recipient.state.get("06")"#;
        list "($self)" r#"All states and territories with amounts.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
The answer is a JSON array. type is state, territory or district.

Always the current fiscal year.

USAspending.gov, GET /api/v2/recipient/state/; row "States" of the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> spending.recipient.state.list()"#;
    }
}

/// Adds the classes of this file to the module.
pub fn register(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {
    module.add_class::<Spending>()?;
    module.add_class::<AsyncSpending>()?;
    module.add_class::<SpendingAgency>()?;
    module.add_class::<AsyncSpendingAgency>()?;
    module.add_class::<SpendingBudgetFunctions>()?;
    module.add_class::<AsyncSpendingBudgetFunctions>()?;
    module.add_class::<SpendingFinancialBalances>()?;
    module.add_class::<AsyncSpendingFinancialBalances>()?;
    module.add_class::<SpendingFinancialSpending>()?;
    module.add_class::<AsyncSpendingFinancialSpending>()?;
    module.add_class::<SpendingFederalObligations>()?;
    module.add_class::<AsyncSpendingFederalObligations>()?;
    module.add_class::<SpendingFederalAccounts>()?;
    module.add_class::<AsyncSpendingFederalAccounts>()?;
    module.add_class::<SpendingReporting>()?;
    module.add_class::<AsyncSpendingReporting>()?;
    module.add_class::<SpendingReferences>()?;
    module.add_class::<AsyncSpendingReferences>()?;
    module.add_class::<SpendingAutocomplete>()?;
    module.add_class::<AsyncSpendingAutocomplete>()?;
    module.add_class::<SpendingAutocompleteAccounts>()?;
    module.add_class::<AsyncSpendingAutocompleteAccounts>()?;
    module.add_class::<SpendingBulkDownload>()?;
    module.add_class::<AsyncSpendingBulkDownload>()?;
    module.add_class::<SpendingDownload>()?;
    module.add_class::<AsyncSpendingDownload>()?;
    module.add_class::<SpendingDisaster>()?;
    module.add_class::<AsyncSpendingDisaster>()?;
    module.add_class::<SpendingDisasterAgency>()?;
    module.add_class::<AsyncSpendingDisasterAgency>()?;
    module.add_class::<SpendingDisasterCfda>()?;
    module.add_class::<AsyncSpendingDisasterCfda>()?;
    module.add_class::<SpendingDisasterFederalAccount>()?;
    module.add_class::<AsyncSpendingDisasterFederalAccount>()?;
    module.add_class::<SpendingDisasterObjectClass>()?;
    module.add_class::<AsyncSpendingDisasterObjectClass>()?;
    module.add_class::<SpendingDisasterRecipient>()?;
    module.add_class::<AsyncSpendingDisasterRecipient>()?;
    module.add_class::<SpendingDisasterAward>()?;
    module.add_class::<AsyncSpendingDisasterAward>()?;
    module.add_class::<SpendingDisasterDefCode>()?;
    module.add_class::<AsyncSpendingDisasterDefCode>()?;
    module.add_class::<SpendingAwards>()?;
    module.add_class::<AsyncSpendingAwards>()?;
    module.add_class::<SpendingAwardsCount>()?;
    module.add_class::<AsyncSpendingAwardsCount>()?;
    module.add_class::<SpendingIdvs>()?;
    module.add_class::<AsyncSpendingIdvs>()?;
    module.add_class::<SpendingIdvsCount>()?;
    module.add_class::<AsyncSpendingIdvsCount>()?;
    module.add_class::<SpendingSubawards>()?;
    module.add_class::<AsyncSpendingSubawards>()?;
    module.add_class::<SpendingTransactions>()?;
    module.add_class::<AsyncSpendingTransactions>()?;
    module.add_class::<SpendingAwardSpending>()?;
    module.add_class::<AsyncSpendingAwardSpending>()?;
    module.add_class::<SpendingSearch>()?;
    module.add_class::<AsyncSpendingSearch>()?;
    module.add_class::<SpendingSearchSpendingByCategory>()?;
    module.add_class::<AsyncSpendingSearchSpendingByCategory>()?;
    module.add_class::<SpendingRecipient>()?;
    module.add_class::<AsyncSpendingRecipient>()?;
    module.add_class::<SpendingRecipientState>()?;
    module.add_class::<AsyncSpendingRecipientState>()?;
    Ok(())
}
