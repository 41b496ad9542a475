"""Tests the facts of `catalog/disease` on series and the smaller sources."""

import datetime as dt
from collections import Counter
from typing import Any

import catalog_facts
import pytest
from asking import asker
from columns import faults

DAYS = 1143
NEWEST = "3/9/23"


@pytest.fixture(scope="module")
def ask(sandbox: Any) -> Any:
    return asker(sandbox, "disease", "/v3/covid-19")


def day(text: str) -> dt.date:
    month, of_month, year = map(int, text.split("/"))
    assert text == f"{month}/{of_month}/{year}"
    return dt.date(2000 + year, month, of_month)


def cases(answer: Any) -> dict[str, int]:
    """The newest of nested counts by day, wherever they are."""
    for member in ("timeline", "cases"):
        if member in answer:
            answer = answer[member]
    return answer


SERIES = [
    "/historical/all",
    "/historical/Italy",
    "/historical/Canada/ontario",
    "/vaccine/coverage",
    "/vaccine/coverage/countries/Italy",
    "/vaccine/coverage/states/Ohio",
]


@pytest.mark.parametrize("path", SERIES)
def test_lastdays_of_the_series(ask: Any, path: str) -> None:
    everything = list(cases(ask(path + "?lastdays=all").json).items())
    length = len(everything)
    assert length > 800
    for text, expected in {
        "": 30, "?lastdays=": 30, "?lastdays=many": 30, "?lastdays=ALL": 30, "?lastdays=1": 1,
        "?lastdays=7.9": 7, "?lastdays=100000": length, "?lastdays=0": length, "?lastdays=1e1": 10,
        "?lastdays=Infinity": length, "?lastdays=0x10": 16, "?lastdays=%205%20": 5, "?lastdays=%20": length,
        "?lastdays=5x": 30, "?lastdays=infinity": 30, "?lastdays=.5": length,
    }.items():  # fmt: skip
        assert list(cases(ask(path + text).json).items()) == everything[-expected:], text
    assert list(cases(ask(path + "?lastdays=-10").json).items()) == everything[10:]


@pytest.mark.parametrize(
    ("path", "standard"), [("/nyt/states/Ohio", 30), ("/nyt/counties/Cook", 30), ("/nyt/usa", DAYS)]
)
def test_lastdays_of_the_newspaper(ask: Any, path: str, standard: int) -> None:
    def dates(text: str) -> list[str]:
        return sorted({one["date"] for one in ask(path + text).json})

    everything = dates("?lastdays=all")
    assert len(everything) == DAYS
    for text, expected in {
        "": standard, "?lastdays=": 1, "?lastdays=many": 1, "?lastdays=0": 1, "?lastdays=-5": 1,
        "?lastdays=30": 30, "?lastdays=31": 31, "?lastdays=2.7": 2, "?lastdays=99999": DAYS,
        "?lastdays=5x": 5, "?lastdays=1e2": 1, "?lastdays=Infinity": 1, "?lastdays=0x10": 16,
    }.items():  # fmt: skip
        assert dates(text) == everything[-expected:], text


def test_dates(ask: Any) -> None:
    for path in ("/historical/all", "/vaccine/coverage"):
        keys = [day(key) for key in cases(ask(path + "?lastdays=all").json)]
        assert keys == [keys[0] + dt.timedelta(at) for at in range(len(keys))]
        assert keys[-1] == day(NEWEST)
    assert next(iter(ask("/vaccine/coverage?lastdays=all").json)) == "12/1/20"
    for path in ("/nyt/usa", "/nyt/states/Ohio"):
        texts = [one["date"] for one in ask(path).json]
        assert texts == sorted(texts)
        assert texts[-1] == "2023-03-09"
    moves = [one["date"] for one in ask("/apple/countries/Italy/Rome").json["data"]]
    assert moves[0] == "2020-01-13"
    assert moves == sorted(moves)


def test_data_freshness(ask: Any) -> None:
    days = ask("/vaccine/coverage/countries/Italy?lastdays=all&fullData=true").json["timeline"]
    assert len({one["total"] for one in days[-30:]}) == 1
    assert {one["daily"] for one in days[-30:]} == {0}
    assert any(one["daily"] for one in days[:-60])


def test_full_data(ask: Any) -> None:
    for path in (
        "/vaccine/coverage",
        "/vaccine/coverage/countries/Italy",
        "/vaccine/coverage/states/Ohio",
    ):
        plain = ask(path + "?lastdays=all").json
        full = ask(path + "?lastdays=all&fullData=true").json
        plain, full = (
            plain.get("timeline", plain),
            full["timeline"] if isinstance(full, dict) else full,
        )
        assert {one["date"]: one["total"] for one in full} == plain
        assert all(
            list(one) == ["total", "daily", "totalPerHundred", "dailyPerMillion", "date"]
            for one in full
        )
        totals = [one["total"] for one in full]
        assert [one["daily"] for one in full] == [
            new - old for old, new in zip([0, *totals], totals, strict=False)
        ]
        assert all(type(one["totalPerHundred"]) is int for one in full)


def test_a_country_is_the_sum_of_its_provinces(ask: Any) -> None:
    everything = ask("/historical?lastdays=3").json
    for country in ("Canada", "Australia", "China", "UK", "Netherlands", "Italy"):
        parts = [one for one in everything if one["country"] == country]
        whole = ask(f"/historical/{country}?lastdays=3").json
        assert whole["province"] == [one["province"] or "mainland" for one in parts]
        for what in ("cases", "deaths", "recovered"):
            for key, count in whole["timeline"][what].items():
                assert count == sum(one["timeline"][what][key] for one in parts)
        for one in parts:
            asked = ask(
                f"/historical/{country}/{(one['province'] or 'mainland').replace(' ', '%20').replace(',', '%2C')}|x?lastdays=3"
            )
            assert asked.json[0] == one | {"province": one["province"] or "mainland"}
    world = ask("/historical/all?lastdays=3").json
    assert world["cases"][NEWEST] == sum(one["timeline"]["cases"][NEWEST] for one in everything)


def test_provinces(ask: Any) -> None:
    assert ask("/historical/Canada").json["province"][:2] == ["alberta", "british columbia"]
    assert ask("/historical/Italy").json["province"] == ["mainland"]
    assert ask("/historical/Canada/ONTARIO").json["province"] == "ontario"
    for name in ("mainland", "Mainland", "MAINLAND"):
        record = ask(f"/historical/UK/{name}").json
        assert record["province"] == name
    assert (
        record["timeline"]["cases"][NEWEST]
        < ask("/historical/UK").json["timeline"]["cases"][NEWEST]
    )
    assert ask("/historical/Canada/mainland").status == 404
    both = ask("/historical/Canada/ontario,nowhere,quebec").json
    assert [one and one["province"] for one in both] == ["ontario", None, "quebec"]
    # Several countries: the province is ignored.
    several = ask("/historical/Canada,Italy/ontario").json
    assert [one["country"] for one in several] == ["Canada", "Italy"]
    assert "alberta" in several[0]["province"]
    # An empty element means the whole country.
    assert ask("/historical/Canada/,ontario").json[0] == ask("/historical/Canada").json


def test_a_province_with_a_comma_in_its_name(ask: Any) -> None:
    name = "bonaire,%20sint%20eustatius%20and%20saba"
    assert ask(f"/historical/Netherlands/{name}").status == 404
    both = ask(f"/historical/Netherlands/{name}|").json
    assert both[0]["province"] == "bonaire, sint eustatius and saba"
    assert both[1] == ask("/historical/Netherlands").json


def test_the_province_of_a_ship_is_ignored(ask: Any) -> None:
    whole = ask("/historical/Diamond%20Princess").json
    assert whole["province"] == ["mainland"]
    assert ask("/historical/diamond%20princess/Anything").json == whole | {"province": "Anything"}


def test_county_series(ask: Any) -> None:
    names = ask("/historical/usacounties").json
    assert names == [name.lower() for name in names]
    assert names != sorted(names)
    assert len(names) == len(set(names))
    counties = ask("/historical/usacounties/illinois?lastdays=5").json
    assert [one["county"] for one in counties] == ["adams", "cook", "lake", "madison"]
    assert all(one["province"] == "illinois" for one in counties)
    assert all(set(one["timeline"]) == {"cases", "deaths"} for one in counties)
    assert ask("/historical/usacounties/Illinois").status == 404
    assert ask("/historical/usacounties/illinois,ohio").status == 404
    (guam,) = ask("/historical/usacounties/guam").json
    assert guam["county"] is None
    state = ask("/states/Illinois").json
    assert sum(one["timeline"]["cases"][NEWEST] for one in counties) == state["cases"]


def test_the_newspaper_has_one_record_per_place_and_day(ask: Any) -> None:
    states = ask("/nyt/states?lastdays=3").json
    assert Counter(one["date"] for one in states).most_common()[0][1] == len(
        {one["state"] for one in states}
    )
    assert {"Guam", "Puerto Rico", "Ohio"} <= {one["state"] for one in states}
    assert all(len(one["fips"]) == 2 for one in states)
    chosen = ask("/nyt/states/ohio,atlantis,IOWA?lastdays=1").json
    assert [one["state"] for one in chosen] == ["Iowa", "Ohio"]
    counties = ask("/nyt/counties?lastdays=1").json
    for one in counties:
        assert (one["deaths"] is None) == (one["state"] == "Puerto Rico")
        assert (one["fips"] == "") == (one["county"] in ("New York City", "Unknown"))
    assert {"New York City", "Unknown"} <= {one["county"] for one in counties}
    adams = ask("/nyt/counties/ADAMS?lastdays=1").json
    assert len({one["state"] for one in adams}) > 1
    for state in ("Ohio", "New York", "Rhode Island"):
        (record,) = ask(f"/nyt/states/{state.replace(' ', '%20')}?lastdays=1").json
        assert record["cases"] == sum(one["cases"] for one in counties if one["state"] == state)


def test_doses(ask: Any) -> None:
    assert (
        ask("/vaccine/coverage/countries/it").json == ask("/vaccine/coverage/countries/ITALY").json
    )
    for name in ("Holland", "380", "World", "%20Italy", "Cote%20d'Ivoire", "Italy,France"):
        assert ask(f"/vaccine/coverage/countries/{name}").status == 404, name
    assert ask("/vaccine/coverage/countries/C%C3%B4te%20d'Ivoire").status == 200
    states = {one["state"] for one in ask("/vaccine/coverage/states").json}
    assert {"New York State", "Guam", "Veterans Health", "Bureau of Prisons"} <= states
    assert "New York" not in states
    for name in ("New%20York", "OH", "Ohio,Iowa", "%20Ohio"):
        assert ask(f"/vaccine/coverage/states/{name}").status == 404, name
    assert ask("/vaccine/coverage/states/new%20york%20state").json["state"] == "New York State"
    countries = ask("/vaccine/coverage/countries?lastdays=2").json
    world = ask("/vaccine/coverage?lastdays=2").json
    assert world[NEWEST] == sum(one["timeline"][NEWEST] for one in countries)
    bodies = ask("/vaccine/coverage/states?lastdays=1").json
    usa = ask("/vaccine/coverage/countries/USA?lastdays=1").json["timeline"]
    assert usa[NEWEST] == sum(one["timeline"][NEWEST] for one in bodies)


def test_mobility(ask: Any) -> None:
    for country in ask("/apple/countries").json:
        regions = ask(f"/apple/countries/{country}").json
        assert regions["country"] == country
        assert regions["subregions"][0] == "All"
        for one in ask(
            f"/apple/countries/{country}/{'|'.join(regions['subregions'])}".replace(
                " ", "%20"
            ).replace("ó", "%C3%B3")
        ).json:
            assert one["subregion"] in regions["subregions"]
            assert {record["subregion_and_city"] for record in one["data"]} == {one["subregion"]}
            assert all(record["driving"] is not None for record in one["data"])
    assert ask("/apple/countries/canada/ALBERTA").json["subregion"] == "Alberta"
    assert ask("/apple/countries/Argentina/c%C3%93rdoba").json["subregion"] == "Córdoba"


def test_variants(ask: Any) -> None:
    names = ask("/variants/countries/").json
    assert names == sorted(names) == ask("/variants/countries").json
    assert "EU/EEA" in names
    records = ask("/variants/countries/Austria").json
    weeks = Counter(one["yearWeek"] for one in records)
    assert set(weeks.values()) == {len({one["variant"] for one in records})}
    for one in records:
        assert (
            one["numberDetectionsVariant"] <= one["numberSequencedKnownVariant"] <= one["newCases"]
        )


GOVERNMENTS = catalog_facts.evidence("disease")["columns"]["governments"]


def test_governments_are_sorted(ask: Any) -> None:
    names = ask("/gov").json
    assert names == sorted(names) == ask("/gov/").json
    assert set(GOVERNMENTS) | {"Indonesia"} == set(names)


@pytest.mark.parametrize("country", GOVERNMENTS)
def test_the_shape_of_government_data_differs_by_country(ask: Any, country: str) -> None:
    table = GOVERNMENTS[country]
    for query in ("", "?allowNull=true"):
        answer = ask(f"/gov/{country}{query}".replace(" ", "%20")).json
        assert isinstance(answer, list) == (table["records"] == ".")
        if country == "UK":
            records = [{"date": key} | value for key, value in answer.items()]
        else:
            records = answer
            for member in table["records"].split("."):
                records = records[member] if member else records
        assert records
        columns = [column | {"optional": False} for column in table["columns"]]
        assert not {fault for record in records for fault in faults(record, columns)}
        if isinstance(answer, dict) and country != "UK":
            assert answer["updated"]


def test_counts_of_trials_are_text(ask: Any) -> None:
    for path in ("/vaccine", "/therapeutics"):
        answer = ask(path).json
        assert answer["totalCandidates"] == str(len(answer["data"]))
        phases = Counter(one["trialPhase"] for one in answer["data"])
        for one in answer["phases"]:
            assert one["candidates"] == str(phases[one["phase"]])


@pytest.mark.parametrize("name", ["ILINet", "USPHL", "USCL"])
def test_influenza(sandbox: Any, name: str) -> None:
    ask = asker(sandbox, "disease", "/v3/influenza")
    weeks = ask(f"/CDC/{name}").json
    assert weeks == ask(f"/cdc/{name.lower()}").json
    assert set(weeks) == {"updated", "source", "data"}
    if name == "ILINet":
        for week in weeks["data"]:
            assert week["totalILI"] == sum(
                count for age, count in week.items() if age.startswith("age")
            )
