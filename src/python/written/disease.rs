//! Written by tools/write.py from the table; do not edit.

use pyo3::types::PyModuleMethods;

use crate::python::shims::{client, namespace};

client! {
    service: crate::services::disease::SERVICE;
    classes: Disease, AsyncDisease;
    documents: r#"disease.sh: COVID-19 statistics, time series, vaccine doses and mobility, and influenza
counts.

Parameters
----------
use_caching : bool, default False
    Whether answers are kept, so that what was asked before is not asked again.
cache_name : str or os.PathLike, default "disease_cache"
    Name of the cache in the user's folder for caches; with a slash, its path.
backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
    What keeps the cache: a file, the memory of this process, a folder, a server.
expire_after : float, datetime.timedelta or None, default 3600
    Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
base_url : str, optional
    Another address; when left out, OPENSHELF_DISEASE_URL is asked first.
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
    Where the service documents itself: https://disease.sh/docs/
cache : Cache
    The answers that are kept, to look at and to clean.

Methods
-------
therapeutics
    Treatments in trial.

Namespaces: mobility, variants, gov, historical, nyt, vaccine, totals, influenza.

Examples
--------
>>> with openshelf.Disease() as disease:
...     disease.base_url"#, r#"disease.sh: COVID-19 statistics, time series, vaccine doses and mobility, and influenza
counts.

Every method gives a coroutine to await; the asynchronous twin of Disease.

Parameters
----------
use_caching : bool, default False
    Whether answers are kept, so that what was asked before is not asked again.
cache_name : str or os.PathLike, default "disease_cache"
    Name of the cache in the user's folder for caches; with a slash, its path.
backend : {"sqlite", "memory", "filesystem", "redis"}, default "sqlite"
    What keeps the cache: a file, the memory of this process, a folder, a server.
expire_after : float, datetime.timedelta or None, default 3600
    Seconds for which a kept answer is good; 0 keeps none, -1 and None keep for ever.
base_url : str, optional
    Another address; when left out, OPENSHELF_DISEASE_URL is asked first.
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
    Where the service documents itself: https://disease.sh/docs/
cache : Cache
    The answers that are kept, to look at and to clean.

Methods
-------
therapeutics
    Treatments in trial.

Namespaces: mobility, variants, gov, historical, nyt, vaccine, totals, influenza.

Examples
--------
>>> async with openshelf.AsyncDisease() as disease:
...     disease.base_url"#;
    constructor: "(use_caching=False, cache_name=\"disease_cache\", backend=\"sqlite\", expire_after=3600, *, base_url=None, requests_per_second=None, timeout=30.0, max_retries=2, user_agent=None, ca_file=None, max_retry_after=60.0, deadline=None, max_concurrency=8, max_response_bytes=268435456, cache_url=None, max_bytes=1073741824, on_cache_error=\"raise\", refresh=False, only_if_cached=False, stale_if_error=False)";
    namespaces: {
        mobility: DiseaseMobility, AsyncDiseaseMobility;
        variants: DiseaseVariants, AsyncDiseaseVariants;
        gov: DiseaseGov, AsyncDiseaseGov;
        historical: DiseaseHistorical, AsyncDiseaseHistorical;
        nyt: DiseaseNyt, AsyncDiseaseNyt;
        vaccine: DiseaseVaccine, AsyncDiseaseVaccine;
        totals: DiseaseTotals, AsyncDiseaseTotals;
        influenza: DiseaseInfluenza, AsyncDiseaseInfluenza;
    }
    methods: {
        therapeutics "($self)" r#"Treatments in trial.

Returns
-------
dict
    The JSON object of the answer. Members: source, totalCandidates, phases, data. The
    records are in data.

Notes
-----
The page that feeds it is gone: expect NotFoundError.

disease.sh, GET /v3/covid-19/therapeutics; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> disease.therapeutics()"#;
    }
}

namespace! {
    service: crate::services::disease::SERVICE;
    group: "mobility";
    classes: DiseaseMobility, AsyncDiseaseMobility;
    documents: r#"disease.sh: mobility.

Methods
-------
country_names
    Country names that have mobility data.
subregion_names
    Subregion names of a country that have mobility data.
data
    Daily driving, transit and walking change of subregions."#, r#"disease.sh: mobility.

Every method gives a coroutine to await; the asynchronous twin of DiseaseMobility.

Methods
-------
country_names
    Country names that have mobility data.
subregion_names
    Subregion names of a country that have mobility data.
data
    Daily driving, transit and walking change of subregions."#;
    namespaces: {
    }
    methods: {
        country_names "($self)" r#"Country names that have mobility data.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/apple/countries; row "Country names for mobility / variants
/ government data" of the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> disease.mobility.country_names()"#;
        subregion_names "($self, country)" r#"Subregion names of a country that have mobility data.

Parameters
----------
country : str
    Country. Trimmed. Name, ISO2, ISO3, id or synonym.

Returns
-------
dict
    The JSON object of the answer. Members: country, subregions.

Notes
-----
disease.sh, GET /v3/covid-19/apple/countries/{country}; row "Subregions of a country
(mobility)" of the specification.

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
>>> disease.mobility.subregion_names("Canada")"#;
        data "($self, country, subregions)" r#"Daily driving, transit and walking change of subregions.

Parameters
----------
country : str
    Country.
subregions : str or list of str
    Subregion names. ',' or '|' separated. Each is trimmed. Case ignored. Several may be
    given as a list.

Returns
-------
dict or list
    The JSON object or array of the answer, as the service gives it. One subregion
    asked: an object. Two or more asked: an array of such objects, in the asked order.
    Members: country, subregion, data. The records are in data.

Notes
-----
disease.sh, GET /v3/covid-19/apple/countries/{country}/{subregions}; row "Mobility data
for subregions" of the specification.

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
>>> disease.mobility.data("Canada", "Alberta,Calgary")"#;
    }
}

namespace! {
    service: crate::services::disease::SERVICE;
    group: "variants";
    classes: DiseaseVariants, AsyncDiseaseVariants;
    documents: r#"disease.sh: variants.

Methods
-------
country_names
    Country names that have variant data.
country
    Weekly virus variant counts of a country."#, r#"disease.sh: variants.

Every method gives a coroutine to await; the asynchronous twin of DiseaseVariants.

Methods
-------
country_names
    Country names that have variant data.
country
    Weekly virus variant counts of a country."#;
    namespaces: {
    }
    methods: {
        country_names "($self)" r#"Country names that have variant data.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/variants/countries/; row "Country names for mobility /
variants / government data" of the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> disease.variants.country_names()"#;
        country "($self, country, *, allow_null=None)" r#"Weekly virus variant counts of a country.

Parameters
----------
country : str
    Country. A name may hold a slash (EU/EEA).
allow_null : bool, optional
    True keeps unknown figures as None instead of 0.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/variants/countries/{country}; row "Variant data for a
country" of the specification.

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
>>> disease.variants.country("Austria")"#;
    }
}

namespace! {
    service: crate::services::disease::SERVICE;
    group: "gov";
    classes: DiseaseGov, AsyncDiseaseGov;
    documents: r#"disease.sh: gov.

Methods
-------
country_names
    Country names that have government-reported data.
country
    Figures published by a country's own government."#, r#"disease.sh: gov.

Every method gives a coroutine to await; the asynchronous twin of DiseaseGov.

Methods
-------
country_names
    Country names that have government-reported data.
country
    Figures published by a country's own government."#;
    namespaces: {
    }
    methods: {
        country_names "($self)" r#"Country names that have government-reported data.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/gov; row "Country names for mobility / variants /
government data" of the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> disease.gov.country_names()"#;
        country "($self, country, *, allow_null=False)" r#"Figures published by a country's own government.

Parameters
----------
country : str
    Country.
allow_null : bool, default False
    True keeps unknown figures as None instead of 0.

Returns
-------
dict or list
    The JSON object or array of the answer, as the service gives it. Shape differs by
    country: an array of regional records (Canada, Italy, Nigeria, Switzerland, Vietnam)
    or an object (India, Indonesia, Israel, New Zealand, South Africa, and UK, whose
    members are dates). No common members, updated is not always there.

Notes
-----
disease.sh, GET /v3/covid-19/gov/{country}; row "Government-reported data for a country"
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
>>> disease.gov.country("Canada")"#;
    }
}

namespace! {
    service: crate::services::disease::SERVICE;
    group: "historical";
    classes: DiseaseHistorical, AsyncDiseaseHistorical;
    documents: r#"disease.sh: historical.

Methods
-------
us_county_state_names
    State and province names usable in the county series.
countries
    Time series of every country and province.
world
    Worldwide sums by day.
country
    Time series of a country, provinces summed.
countries_by_name
    Time series of several countries.
province
    Time series of one province.
provinces_by_name
    Time series of several provinces of one country.
us_counties
    County time series of a US state."#, r#"disease.sh: historical.

Every method gives a coroutine to await; the asynchronous twin of DiseaseHistorical.

Methods
-------
us_county_state_names
    State and province names usable in the county series.
countries
    Time series of every country and province.
world
    Worldwide sums by day.
country
    Time series of a country, provinces summed.
countries_by_name
    Time series of several countries.
province
    Time series of one province.
provinces_by_name
    Time series of several provinces of one country.
us_counties
    County time series of a US state."#;
    namespaces: {
    }
    methods: {
        us_county_state_names "($self)" r#"State and province names usable in the county series.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/historical/usacounties; row "US states and provinces valid
for county series" of the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> disease.historical.us_county_state_names()"#;
        countries "($self, *, last_days=30)" r#"Time series of every country and province.

Parameters
----------
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/historical; row "Global time series" of the specification.

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
>>> disease.historical.countries()"#;
        world "($self, *, last_days=30)" r#"Worldwide sums by day.

Parameters
----------
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.

Returns
-------
dict
    The JSON object of the answer. Members: cases, deaths, recovered.

Notes
-----
disease.sh, GET /v3/covid-19/historical/all; row "Global accumulated time series" of the
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
>>> disease.historical.world()"#;
        country "($self, country, *, last_days=30)" r#"Time series of a country, provinces summed.

Parameters
----------
country : str
    Country. Not 'all' or 'usacounties' (other routes). No comma.
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.

Returns
-------
dict
    The JSON object of the answer. Members: country, province, timeline.

Notes
-----
disease.sh, GET /v3/covid-19/historical/{country}; row "Time series for one country" of
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
>>> disease.historical.country("Canada")"#;
        countries_by_name "($self, countries, *, last_days=30)" r#"Time series of several countries.

Parameters
----------
countries : str or list of str
    Countries. ',' or '|' separated. Spaces around a name are ignored. Several may be
    given as a list.
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.

Returns
-------
dict or list
    The JSON object or array of the answer, as the service gives it. One name: an object
    (same as historical.country). Two or more: an array in the asked order with null
    where a name is unknown. All unknown: 404.

Notes
-----
disease.sh, GET /v3/covid-19/historical/{countries}; row "Time series for several
countries" of the specification.

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
>>> disease.historical.countries_by_name("Italy,France")"#;
        province "($self, country, province, *, last_days=30)" r#"Time series of one province.

Parameters
----------
country : str
    Country. One country. If several are given the province is ignored.
province : str
    Province. Case ignored. 'mainland' = the country's record without province. Accents
    are not ignored. A name that holds a comma cannot be asked alone (404; 'name|'
    answers an array of it and the whole country).
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.

Returns
-------
dict
    The JSON object of the answer. Members: country, province, timeline.

Notes
-----
disease.sh, GET /v3/covid-19/historical/{country}/{province}; row "Time series for one
province" of the specification.

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
>>> disease.historical.province("Canada", "alberta")"#;
        provinces_by_name "($self, country, provinces, *, last_days=30)" r#"Time series of several provinces of one country.

Parameters
----------
country : str
    Country.
provinces : str or list of str
    Provinces. ',' or '|' separated, never both. Use '|' for names that hold commas.
    Each is trimmed. Several may be given as a list.
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.

Returns
-------
dict or list
    The JSON object or array of the answer, as the service gives it. One name: an
    object. Two or more: an array in the asked order with null for unknown ones. All
    unknown: 404.

Notes
-----
With '|' anywhere commas belong to the names.

disease.sh, GET /v3/covid-19/historical/{country}/{provinces}; row "Time series for
several provinces" of the specification.

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
>>> disease.historical.provinces_by_name("Canada", "alberta,ontario")"#;
        us_counties "($self, state, *, last_days=30)" r#"County time series of a US state.

Parameters
----------
state : str
    State. Compared exactly with the lower-case list: LOWER-CASE it before sending. One
    state only.
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/historical/usacounties/{state}; row "County series for a US
state" of the specification.

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
>>> disease.historical.us_counties("Illinois")"#;
    }
}

namespace! {
    service: crate::services::disease::SERVICE;
    group: "nyt";
    classes: DiseaseNyt, AsyncDiseaseNyt;
    documents: r#"disease.sh: nyt.

Methods
-------
states
    Daily cases and deaths of all US states.
states_by_name
    Daily cases and deaths of chosen US states.
counties
    Daily cases and deaths of all US counties.
counties_by_name
    Daily cases and deaths of counties with the given names.
usa
    Daily cases and deaths of the whole USA."#, r#"disease.sh: nyt.

Every method gives a coroutine to await; the asynchronous twin of DiseaseNyt.

Methods
-------
states
    Daily cases and deaths of all US states.
states_by_name
    Daily cases and deaths of chosen US states.
counties
    Daily cases and deaths of all US counties.
counties_by_name
    Daily cases and deaths of counties with the given names.
usa
    Daily cases and deaths of the whole USA."#;
    namespaces: {
    }
    methods: {
        states "($self, *, last_days=30)" r#"Daily cases and deaths of all US states.

Parameters
----------
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/nyt/states; row "US state series, all states" of the
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
>>> disease.nyt.states()"#;
        states_by_name "($self, states, *, last_days=30)" r#"Daily cases and deaths of chosen US states.

Parameters
----------
states : str or list of str
    State names. Separated by ',' or ', '. Case ignored. No space before the comma. No
    codes. '|' is not a separator. Several may be given as a list.
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/nyt/states/{states}; row "US state series, chosen states"
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
>>> disease.nyt.states_by_name("Illinois,California")"#;
        counties "($self, *, last_days=30)" r#"Daily cases and deaths of all US counties.

Parameters
----------
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
deaths is None where the source has none. fips is empty for New York City and for
Unknown.

Large: tens of thousands of elements at 30 days, hundreds of megabytes with all.

disease.sh, GET /v3/covid-19/nyt/counties; row "US county series, all counties" of the
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
>>> disease.nyt.counties()"#;
        counties_by_name "($self, counties, *, last_days=30)" r#"Daily cases and deaths of counties with the given names.

Parameters
----------
counties : str or list of str
    County names. The wire separator must be ', ' (comma AND space, %2C%20): the server
    does not split at a bare comma. Case ignored. Same-named counties of different
    states all match. Several may be given as a list.
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
deaths is None where the source has none. fips is empty for New York City and for
Unknown.

disease.sh, GET /v3/covid-19/nyt/counties/{counties}; row "US county series, chosen
counties" of the specification.

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
>>> disease.nyt.counties_by_name("Adams,Cook")"#;
        usa "($self, *, last_days=None)" r#"Daily cases and deaths of the whole USA.

Parameters
----------
last_days : int or str, optional
    Number of newest days, or the word all. Not given: the whole series. An.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/nyt/usa; row "US series, whole country" of the
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
>>> disease.nyt.usa()"#;
    }
}

namespace! {
    service: crate::services::disease::SERVICE;
    group: "vaccine";
    classes: DiseaseVaccine, AsyncDiseaseVaccine;
    documents: r#"disease.sh: vaccine.

Methods
-------
countries
    Doses administered, by country.
states
    Doses administered, by US state.
country
    Doses administered in one country.
state
    Doses administered in one US state.
world
    Doses administered worldwide.
candidates
    Vaccine candidates in trial."#, r#"disease.sh: vaccine.

Every method gives a coroutine to await; the asynchronous twin of DiseaseVaccine.

Methods
-------
countries
    Doses administered, by country.
states
    Doses administered, by US state.
country
    Doses administered in one country.
state
    Doses administered in one US state.
world
    Doses administered worldwide.
candidates
    Vaccine candidates in trial."#;
    namespaces: {
    }
    methods: {
        countries "($self, *, last_days=30, full_data=False)" r#"Doses administered, by country.

Parameters
----------
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.
full_data : bool, default False
    Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
    totalPerHundred, dailyPerMillion, date}].

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/vaccine/coverage/countries; row "Vaccine doses, all
countries" of the specification.

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
>>> disease.vaccine.countries()"#;
        states "($self, *, last_days=30, full_data=False)" r#"Doses administered, by US state.

Parameters
----------
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.
full_data : bool, default False
    Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
    totalPerHundred, dailyPerMillion, date}].

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/vaccine/coverage/states; row "Vaccine doses, all states" of
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
>>> disease.vaccine.states()"#;
        country "($self, country, *, last_days=30, full_data=False)" r#"Doses administered in one country.

Parameters
----------
country : str
    Country. Exact name, ISO2 or ISO3, case ignored, accents are not, not trimmed. No
    synonyms, no ids, no lists. World is not in it.
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.
full_data : bool, default False
    Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
    totalPerHundred, dailyPerMillion, date}].

Returns
-------
dict
    The JSON object of the answer. Members: country, timeline.

Notes
-----
disease.sh, GET /v3/covid-19/vaccine/coverage/countries/{country}; row "Vaccine doses,
one country" of the specification.

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
>>> disease.vaccine.country("Canada")"#;
        state "($self, state, *, last_days=30, full_data=False)" r#"Doses administered in one US state.

Parameters
----------
state : str
    State. Exact name as in the list (New York State), case ignored, not trimmed, no
    codes, no lists.
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.
full_data : bool, default False
    Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
    totalPerHundred, dailyPerMillion, date}].

Returns
-------
dict
    The JSON object of the answer. Members: state, timeline.

Notes
-----
disease.sh, GET /v3/covid-19/vaccine/coverage/states/{state}; row "Vaccine doses, one
state" of the specification.

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
>>> disease.vaccine.state("Illinois")"#;
        world "($self, *, last_days=30, full_data=False)" r#"Doses administered worldwide.

Parameters
----------
last_days : int or str, default 30
    Number of newest days, or the word all. The word "all" passes too. At least 1.
full_data : bool, default False
    Which of the two shapes of timeline. False: {date: total}. True: [{total, daily,
    totalPerHundred, dailyPerMillion, date}].

Returns
-------
dict or list
    The JSON object or array of the answer, as the service gives it. The bare timeline:
    an object {date: total}. With full_data an ARRAY.

Notes
-----
disease.sh, GET /v3/covid-19/vaccine/coverage; row "Vaccine doses, global total" of the
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
>>> disease.vaccine.world()"#;
        candidates "($self)" r#"Vaccine candidates in trial.

Returns
-------
dict
    The JSON object of the answer. Members: source, totalCandidates, phases, data. The
    records are in data.

Notes
-----
The page that feeds it is gone: expect NotFoundError.

disease.sh, GET /v3/covid-19/vaccine; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> disease.vaccine.candidates()"#;
    }
}

namespace! {
    service: crate::services::disease::SERVICE;
    group: "totals";
    classes: DiseaseTotals, AsyncDiseaseTotals;
    documents: r#"disease.sh: totals.

Methods
-------
continents
    Current figures of every continent.
countries
    Current figures of every country.
states
    Current figures of every US state.
continent
    Current figures of one continent.
country
    Current figures of one country.
countries_by_name
    Current figures of chosen countries.
states_by_name
    Current figures of chosen US states.
world
    Current figures of the world."#, r#"disease.sh: totals.

Every method gives a coroutine to await; the asynchronous twin of DiseaseTotals.

Methods
-------
continents
    Current figures of every continent.
countries
    Current figures of every country.
states
    Current figures of every US state.
continent
    Current figures of one continent.
country
    Current figures of one country.
countries_by_name
    Current figures of chosen countries.
states_by_name
    Current figures of chosen US states.
world
    Current figures of the world."#;
    namespaces: {
    }
    methods: {
        continents "($self, *, sort=None, day=0, allow_null=False)" r#"Current figures of every continent.

Parameters
----------
sort : str, optional
    What to sort by. Documented: cases, todayCases, deaths, todayDeaths, recovered,
    active, critical, casesPerOneMillion, deathsPerOneMillion. Any record member works.
    States: cases, todayCases, deaths, todayDeaths, active.
day : {0, 1, 2}, default 0
    0 today, 1 yesterday, 2 the day before yesterday.
allow_null : bool, default False
    True keeps unknown figures as None instead of 0.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
The service does not honour day 2 for the figures here: today's come back, only the list
of countries is two days old.

disease.sh, GET /v3/covid-19/continents; row "Totals, all continents" of the
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
>>> disease.totals.continents()"#;
        countries "($self, *, sort=None, day=0, allow_null=False)" r#"Current figures of every country.

Parameters
----------
sort : str, optional
    What to sort by. Documented: cases, todayCases, deaths, todayDeaths, recovered,
    active, critical, casesPerOneMillion, deathsPerOneMillion. Any record member works.
    States: cases, todayCases, deaths, todayDeaths, active.
day : {0, 1, 2}, default 0
    0 today, 1 yesterday, 2 the day before yesterday.
allow_null : bool, default False
    True keeps unknown figures as None instead of 0.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
disease.sh, GET /v3/covid-19/countries; row "Totals, all countries" of the
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
>>> disease.totals.countries()"#;
        states "($self, *, sort=None, day=0, allow_null=False)" r#"Current figures of every US state.

Parameters
----------
sort : str, optional
    What to sort by. Documented: cases, todayCases, deaths, todayDeaths, recovered,
    active, critical, casesPerOneMillion, deathsPerOneMillion. Any record member works.
    States: cases, todayCases, deaths, todayDeaths, active.
day : {0, 1}, default 0
    0 today, 1 yesterday, 2 the day before yesterday.
allow_null : bool, default False
    True keeps unknown figures as None instead of 0.

Returns
-------
list
    The JSON array of the answer.

Notes
-----
Records may lack todayCases, todayDeaths, active, tests and testsPerOneMillion. Sorting
by one of them then changes nothing.

disease.sh, GET /v3/covid-19/states; row "Totals, all states" of the specification.

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
>>> disease.totals.states()"#;
        continent "($self, continent, *, day=0, strict=True, allow_null=False)" r#"Current figures of one continent.

Parameters
----------
continent : str
    Continent: North America, South America, Europe, Asia, Africa, Australia-Oceania.
    Case ignored. Lists also work on the server ('Asia,Europe' -> array).
day : {0, 1, 2}, default 0
    0 today, 1 yesterday, 2 the day before yesterday.
strict : bool, default True
    False also finds names that contain the text.
allow_null : bool, default False
    True keeps unknown figures as None instead of 0.

Returns
-------
dict or list
    The JSON object or array of the answer, as the service gives it. Members: updated,
    cases, todayCases, deaths, todayDeaths, recovered, todayRecovered, active, critical,
    continent, casesPerOneMillion, deathsPerOneMillion, tests, testsPerOneMillion,
    population, activePerOneMillion, recoveredPerOneMillion, criticalPerOneMillion,
    continentInfo, countries.

Notes
-----
disease.sh, GET /v3/covid-19/continents/{continent}; row "Totals, one continent" of the
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
>>> disease.totals.continent("Europe")"#;
        country "($self, country, *, day=0, strict=True, allow_null=False)" r#"Current figures of one country.

Parameters
----------
country : str
    Country. Name, ISO2, ISO3, id, synonym. No comma (a comma makes it a list; 'name|'
    takes a name with a comma). No stored name holds a comma, synonyms do. World is not
    found (404).
day : {0, 1, 2}, default 0
    0 today, 1 yesterday, 2 the day before yesterday.
strict : bool, default True
    False also finds names that contain the text.
allow_null : bool, default False
    True keeps unknown figures as None instead of 0.

Returns
-------
dict
    The JSON object of the answer. Members: updated, country, countryInfo, cases,
    todayCases, deaths, todayDeaths, recovered, todayRecovered, active, critical,
    casesPerOneMillion, deathsPerOneMillion, tests, testsPerOneMillion, population,
    continent, oneCasePerPeople, oneDeathPerPeople, oneTestPerPeople,
    activePerOneMillion, recoveredPerOneMillion, criticalPerOneMillion.

Notes
-----
disease.sh, GET /v3/covid-19/countries/{country}; row "Totals, one country" of the
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
>>> disease.totals.country("Canada")"#;
        countries_by_name "($self, countries, *, day=0, strict=True, allow_null=False)" r#"Current figures of chosen countries.

Parameters
----------
countries : str or list of str
    Countries. ',' or '|' separated. Spaces around a name are ignored when strict. Not
    strict they keep a code from matching. Several may be given as a list.
day : {0, 1, 2}, default 0
    0 today, 1 yesterday, 2 the day before yesterday.
strict : bool, default True
    False also finds names that contain the text.
allow_null : bool, default False
    True keeps unknown figures as None instead of 0.

Returns
-------
dict or list
    The JSON object or array of the answer, as the service gives it. Exactly one found:
    an OBJECT. Two or more: an array in the asked order, unknown names dropped without
    notice. None: 404.

Notes
-----
disease.sh, GET /v3/covid-19/countries/{countries}; row "Totals, several countries" of
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
>>> disease.totals.countries_by_name("Italy,France")"#;
        states_by_name "($self, states, *, day=0, allow_null=False)" r#"Current figures of chosen US states.

Parameters
----------
states : str or list of str
    State names. ',' or '|' separated, NO spaces (names are not trimmed). Case ignored.
    Several may be given as a list.
day : {0, 1}, default 0
    0 today, 1 yesterday, 2 the day before yesterday.
allow_null : bool, default False
    True keeps unknown figures as None instead of 0.

Returns
-------
dict or list
    The JSON object or array of the answer, as the service gives it. Exactly one found:
    an OBJECT. Two or more: an array. None: 404.

Notes
-----
disease.sh, GET /v3/covid-19/states/{states}; row "Totals, chosen states" of the
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
>>> disease.totals.states_by_name("Illinois,California")"#;
        world "($self, *, day=0, allow_null=False)" r#"Current figures of the world.

Parameters
----------
day : {0, 1, 2}, default 0
    0 today, 1 yesterday, 2 the day before yesterday.
allow_null : bool, default False
    True keeps unknown figures as None instead of 0.

Returns
-------
dict
    The JSON object of the answer. Members: updated, cases, todayCases, deaths,
    todayDeaths, recovered, todayRecovered, active, critical, casesPerOneMillion,
    deathsPerOneMillion, tests, testsPerOneMillion, population, oneCasePerPeople,
    oneDeathPerPeople, oneTestPerPeople, activePerOneMillion, recoveredPerOneMillion,
    criticalPerOneMillion, affectedCountries.

Notes
-----
disease.sh, GET /v3/covid-19/all; row "Global totals" of the specification.

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
>>> disease.totals.world()"#;
    }
}

namespace! {
    service: crate::services::disease::SERVICE;
    group: "influenza";
    classes: DiseaseInfluenza, AsyncDiseaseInfluenza;
    documents: r#"disease.sh: influenza.

Methods
-------
ilinet
    Weekly influenza-like illness counts (CDC).
usphl
    Weekly influenza subtypes, US public health laboratories.
uscl
    Weekly influenza tests, US clinical laboratories."#, r#"disease.sh: influenza.

Every method gives a coroutine to await; the asynchronous twin of DiseaseInfluenza.

Methods
-------
ilinet
    Weekly influenza-like illness counts (CDC).
usphl
    Weekly influenza subtypes, US public health laboratories.
uscl
    Weekly influenza tests, US clinical laboratories."#;
    namespaces: {
    }
    methods: {
        ilinet "($self)" r#"Weekly influenza-like illness counts (CDC).

Returns
-------
dict
    The JSON object of the answer. Members: updated, source, data. The records are in
    data.

Notes
-----
An empty answer when nothing is stored gives None.

disease.sh, GET /v3/influenza/CDC/ILINet; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> disease.influenza.ilinet()"#;
        usphl "($self)" r#"Weekly influenza subtypes, US public health laboratories.

Returns
-------
dict
    The JSON object of the answer. Members: updated, source, data. The records are in
    data.

Notes
-----
An empty answer when nothing is stored gives None.

disease.sh, GET /v3/influenza/CDC/USPHL; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> disease.influenza.usphl()"#;
        uscl "($self)" r#"Weekly influenza tests, US clinical laboratories.

Returns
-------
dict
    The JSON object of the answer. Members: updated, source, data. The records are in
    data.

Notes
-----
An empty answer when nothing is stored gives None.

disease.sh, GET /v3/influenza/CDC/USCL; beyond the specification.

Raises
------
StatusError
    The service refused, or found nothing (NotFoundError).
ConnectError, RequestTimeoutError
    The service was not reached in time.

Examples
--------
>>> disease.influenza.uscl()"#;
    }
}

/// Adds the classes of this file to the module.
pub fn register(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {
    module.add_class::<Disease>()?;
    module.add_class::<AsyncDisease>()?;
    module.add_class::<DiseaseMobility>()?;
    module.add_class::<AsyncDiseaseMobility>()?;
    module.add_class::<DiseaseVariants>()?;
    module.add_class::<AsyncDiseaseVariants>()?;
    module.add_class::<DiseaseGov>()?;
    module.add_class::<AsyncDiseaseGov>()?;
    module.add_class::<DiseaseHistorical>()?;
    module.add_class::<AsyncDiseaseHistorical>()?;
    module.add_class::<DiseaseNyt>()?;
    module.add_class::<AsyncDiseaseNyt>()?;
    module.add_class::<DiseaseVaccine>()?;
    module.add_class::<AsyncDiseaseVaccine>()?;
    module.add_class::<DiseaseTotals>()?;
    module.add_class::<AsyncDiseaseTotals>()?;
    module.add_class::<DiseaseInfluenza>()?;
    module.add_class::<AsyncDiseaseInfluenza>()?;
    Ok(())
}
