"""Tests the facts in `catalog/disease` on totals, names and errors, one by one."""

import http.client
from itertools import pairwise
from typing import Any
from urllib.parse import quote

import openshelf
import pytest
from asking import Answer, asker

NULLABLE = {
    "todayRecovered",
    "tests",
    "testsPerOneMillion",
    "oneTestPerPeople",
    "casesPerOneMillion",
    "deathsPerOneMillion",
    "oneCasePerPeople",
    "oneDeathPerPeople",
    "activePerOneMillion",
    "recoveredPerOneMillion",
    "criticalPerOneMillion",
}


@pytest.fixture(scope="module")
def ask(sandbox: Any) -> Any:
    return asker(sandbox, "disease", "/v3/covid-19")


def message(answer: Answer) -> str:
    assert answer.headers["Content-Type"] == "application/json; charset=utf-8"
    assert list(answer.json) == ["message"]
    return answer.json["message"]


def test_method(ask: Any) -> None:
    assert ask("/all").headers["Access-Control-Allow-Origin"] == "*"
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        assert ask("/all", method).status == 404


def test_options_requests_of_any_origin_are_answered(sandbox: Any) -> None:
    ask = asker(sandbox, "disease")
    for path in ("/v3/covid-19/all", "/v3/covid-19/countries/%E0%A4%A", "/nothing", "/all"):
        plain = ask(path, "OPTIONS")
        assert (plain.status, plain.body) == (204, b""), path
        headers = plain.headers
        assert headers["Access-Control-Allow-Origin"] == "*"
        assert headers["Access-Control-Allow-Methods"] == "GET,HEAD,PUT,PATCH,POST,DELETE"
        assert headers["Vary"] == "Access-Control-Request-Headers"
        assert headers["Access-Control-Allow-Headers"] is None
        asked = ask(path, "OPTIONS", Access_Control_Request_Headers="x-one, x-two")
        assert asked.headers["Access-Control-Allow-Headers"] == "x-one, x-two"
    for path in ("/all", "/nothing", "/v3/covid-19/gov/Atlantis", "/v3/covid-19/gov/%E0%A4%A"):
        assert ask(path).headers["Access-Control-Allow-Origin"] == "*", path


def test_path_matching(ask: Any) -> None:
    plain = ask("/countries/Italy").json
    for path in ("/COUNTRIES/Italy", "/countries/Italy/", "/Countries/italy/"):
        assert ask(path).json == plain
    assert ask("/countries/S.%20Korea").json["country"] == "S. Korea"
    assert ask("/countries/S.+Korea").status == 404
    assert ask("/variants/countries/EU%2FEEA").json[0]["country"] == "EU/EEA"
    assert ask("/variants/countries/EU/EEA").status == 404
    assert ask("/countries/Italy?Yesterday=true&nothing=1").json == plain


def test_a_repeated_parameter_is_an_array(ask: Any) -> None:
    today = ask("/countries/Italy").json
    yesterday = ask("/countries/Italy?yesterday=true").json
    for query, expected in {
        "yesterday=true&yesterday=true": today,
        "yesterday[]=true": yesterday,
        "yesterday[0]=1": yesterday,
        "yesterday[day]=true": today,
    }.items():
        assert ask(f"/countries/Italy?{query}").json == expected, query
    # An array of the text is not equal to the text itself.
    assert ask("/countries/Guinea?strict[]=false").json["country"] == "Guinea"
    assert isinstance(ask("/vaccine/coverage?fullData[]=true").json, dict)
    for query, expected in {
        "lastdays=5&lastdays=6": 30, "lastdays[]=5": 5, "lastdays[]=all": 30, "lastdays[x]=5": 30,
    }.items():  # fmt: skip
        assert len(ask(f"/historical/all?{query}").json["cases"]) == expected, query
    assert ask("/countries?sort=cases&sort=deaths").json == ask("/countries").json
    assert ask("/countries?sort[]=cases").json == ask("/countries?sort=cases").json
    assert len(ask("/nyt/usa?lastdays[]=5").json) == 5
    assert len(ask("/nyt/usa?lastdays[]=all").json) == 1


def test_server_fault_closes_the_connection(ask: Any, sandbox: Any) -> None:
    for path in ("/nyt/usa", "/nyt/states/Atlantis", "/nyt/counties"):
        with pytest.raises((http.client.RemoteDisconnected, ConnectionResetError)):
            ask(path + "?lastdays=1&lastdays=2")
        assert sandbox.calls[-1]["status"] is None
    assert ask("/nyt/usa?lastdays=1").status == 200


def test_booleans(ask: Any) -> None:
    today = ask("/countries/Italy").json
    yesterday = ask("/countries/Italy?yesterday=true").json
    assert yesterday["cases"] <= today["cases"]
    assert yesterday != today
    for text, expected in {
        "1": yesterday,
        "TRUE": today,
        "True": today,
        "yes": today,
        "0": today,
    }.items():
        assert ask(f"/countries/Italy?yesterday={text}").json == expected, text
    full = ask("/vaccine/coverage?fullData=true").json
    assert isinstance(full, list)
    for text in ("1", "TRUE", "yes", ""):
        assert isinstance(ask(f"/vaccine/coverage?fullData={text}").json, dict), text
    assert ask("/countries/Guinea?strict=false").json["country"] == "Equatorial Guinea"
    for text in ("0", "False", "no", ""):
        assert ask(f"/countries/Guinea?strict={text}").json["country"] == "Guinea", text


@pytest.mark.parametrize("path", ["/all", "/countries/Italy", "/continents/Europe"])
def test_day(ask: Any, path: str) -> None:
    days = [ask(path + query).json for query in ("", "?yesterday=true", "?twoDaysAgo=true")]
    for newer, older in pairwise(days):
        for what in ("Cases", "Deaths"):
            assert newer[what.lower()] - older[what.lower()] == newer[f"today{what}"]
    assert ask(path + "?twoDaysAgo=true&yesterday=true").json == days[1]


def test_two_days_ago_is_ignored_for_the_list_of_continents(ask: Any) -> None:
    assert ask("/continents?twoDaysAgo=true").json == ask("/continents").json
    assert ask("/continents?yesterday=true").json != ask("/continents").json
    assert ask("/continents/Asia?twoDaysAgo=true").json != ask("/continents/Asia").json


def test_two_days_ago_is_ignored_for_states(ask: Any) -> None:
    assert ask("/states?twoDaysAgo=true").json == ask("/states").json
    assert ask("/states/Ohio?yesterday=true").json["cases"] <= ask("/states/Ohio").json["cases"]


def test_allow_null(ask: Any) -> None:
    kept = {one["country"]: one for one in ask("/countries?allowNull=true").json}
    nulls = {(name, key) for name, one in kept.items() for key in one if one[key] is None}
    assert {key for _, key in nulls} <= NULLABLE
    assert len(nulls) > 10
    for one in ask("/countries").json:
        for key, value in kept[one["country"]].items():
            assert one[key] == (0 if value is None else value)
    ship = ask("/countries/Diamond%20Princess").json["countryInfo"]
    assert [ship[key] for key in ("_id", "iso2", "iso3", "lat", "long")] == [None, None, None, 0, 0]
    for path in ("/all", "/continents/Asia", "/states/Ohio"):
        assert ask(path).json == ask(path + "?allowNull=1").json
    assert {
        one["percentVariant"] for one in ask("/variants/countries/Italy?allowNull=true").json
    } >= {None}
    assert all(one["percentVariant"] is not None for one in ask("/variants/countries/Italy").json)
    assert any(one["todayTests"] is None for one in ask("/gov/Canada?allowNull=true").json)
    assert all(one["todayTests"] is not None for one in ask("/gov/Canada").json)


@pytest.mark.parametrize("path", ["/countries", "/continents", "/states"])
def test_sort(ask: Any, path: str) -> None:
    stored = ask(path).json
    for name in ("cases", "deaths", "casesPerOneMillion"):
        # Python's sort keeps the order of equal elements, reversed or not.
        expected = sorted(stored, key=lambda one: one[name], reverse=True)
        assert ask(f"{path}?sort={name}").json == expected
    text = {"/countries": "country", "/continents": "continent", "/states": "state"}[path]
    assert ask(f"{path}?sort={text}").json == sorted(
        stored, key=lambda one: one[text], reverse=True
    )
    for name in ("nothing", "countryInfo", "countryInfo.iso2", "CASES", ""):
        assert ask(f"{path}?sort={name}").json == stored, name


def test_sort_treats_null_as_zero_and_is_ignored_with_names(ask: Any) -> None:
    stored = ask("/countries?allowNull=true").json
    expected = sorted(stored, key=lambda one: one["tests"] or 0, reverse=True)
    assert ask("/countries?allowNull=true&sort=tests").json == expected
    assert ask("/countries/Italy,USA?sort=cases").json == ask("/countries/Italy,USA").json


def test_sorting_states_by_a_missing_member_changes_nothing(ask: Any) -> None:
    stored = ask("/states").json
    for name in ("todayCases", "todayDeaths", "active"):
        assert name not in stored[0]
        assert ask(f"/states?sort={name}").json == stored


def test_list_separator(ask: Any) -> None:
    assert ask("/countries/Korea, South|".replace(" ", "%20")).json["country"] == "S. Korea"
    assert ask("/countries/Korea,%20South").status == 404
    both = ask("/countries/Korea,%20South|Italy").json
    assert [one["country"] for one in both] == ["S. Korea", "Italy"]
    series = ask("/historical/Korea,%20South|").json
    assert [series[0]["country"], series[1]] == ["S. Korea", None]
    provinces = ask("/historical/Canada/ontario|").json
    assert provinces[0]["province"] == "ontario"
    assert "alberta" in provinces[1]["province"]
    mobility = ask("/apple/countries/Canada/Alberta|").json
    assert mobility[0]["subregion"] == "Alberta"
    assert mobility[1] == {"country": "Canada", "message": "Subregion '' not found for 'Canada'"}
    for path in (
        "/vaccine/coverage/countries/Italy,USA",
        "/variants/countries/Italy,France",
        "/gov/Italy,UK",
    ):
        assert ask(path).status == 404, path


def test_one_or_many(ask: Any) -> None:
    assert ask("/countries/Italy").json == ask("/countries/Italy,Atlantis").json
    twice = ask("/countries/Italy,Italy").json
    assert [one["country"] for one in twice] == ["Italy", "Italy"]
    asked = ask("/countries/USA,Italy,Atlantis,France").json
    assert [one["country"] for one in asked] == ["USA", "Italy", "France"]
    assert ask("/states/Ohio,Atlantis").json["state"] == "Ohio"
    assert [one["state"] for one in ask("/states/Ohio,Iowa").json] == ["Ohio", "Iowa"]
    assert [one["continent"] for one in ask("/continents/Asia,Europe").json] == ["Asia", "Europe"]
    series = ask("/historical/Italy,Atlantis,USA").json
    assert [one and one["country"] for one in series] == ["Italy", None, "USA"]
    assert ask("/historical/Italy").json["country"] == "Italy"
    assert isinstance(ask("/apple/countries/Italy/Rome").json, dict)
    assert isinstance(ask("/apple/countries/Italy/Rome,Atlantis").json, list)
    for path in ("/nyt/states/Ohio", "/nyt/counties/Adams", "/nyt/usa"):
        assert isinstance(ask(path).json, list), path


def test_spaces_in_lists(ask: Any) -> None:
    assert len(ask("/countries/Italy,%20France%20").json) == 2
    assert len(ask("/continents/Asia,%20Europe").json) == 2
    assert ask("/states/Ohio,%20Iowa").json["state"] == "Ohio"
    assert [one["country"] for one in ask("/historical/Italy%20,%20France").json] == [
        "Italy",
        "France",
    ]
    assert [one["province"] for one in ask("/historical/Canada/ontario%20,%20quebec").json] == [
        "ontario",
        "quebec",
    ]
    assert len(ask("/apple/countries/Canada/Alberta,%20Ontario").json) == 2
    states = {one["state"] for one in ask("/nyt/states/%20Ohio,%20Iowa%20").json}
    assert states == {"Ohio", "Iowa"}
    assert {one["state"] for one in ask("/nyt/states/Ohio,Iowa").json} == {"Ohio", "Iowa"}
    assert {one["state"] for one in ask("/nyt/states/Ohio%20,Iowa").json} == {"Iowa"}
    assert ask("/nyt/counties/Adams,Cook").status == 404
    for separator in (",%20", ",+"):
        counties = {one["county"] for one in ask(f"/nyt/counties/Adams{separator}Cook").json}
        assert counties == {"Adams", "Cook"}
    assert {one["county"] for one in ask("/nyt/counties/Adams,%20%20Cook").json} == {"Adams"}


@pytest.mark.parametrize(
    "path",
    ["/countries/{}", "/historical/{}", "/gov/{}", "/variants/countries/{}", "/apple/countries/{}"],
)
def test_country_names_and_numeric_ids(ask: Any, path: str) -> None:
    known = ask(path.format("Italy")).json
    for name in ("IT", "it", "ITA", "ita", "380", "0380", "ITALY", "Itály", " Italy "):
        assert ask(path.format(quote(name))).json == known, name
    assert ask(path.format("Atlantis")).status == 404
    assert ask(path.format("9999")).status == 404


def test_country_names_that_are_synonyms(ask: Any) -> None:
    for name, country in {
        "United States": "USA",
        "us": "USA",
        "United Kingdom": "UK",
        "South Korea": "S. Korea",
        "cote d'ivoire": "Côte d'Ivoire",
        "Brasil": "Brazil",
        "Iran, Islamic Republic of|": "Iran",
        "Congo, the Democratic Republic of the|": "DRC",
        "PALESTINIAN TERRITORY, OCCUPIED|": "Palestine",
        "Kinshasa": "DRC",
        "Burma": None,
        "Holland": None,
    }.items():
        if country is None:
            assert ask(f"/countries/{quote(name)}").status == 404
            continue
        assert ask(f"/countries/{quote(name)}").json["country"] == country
        series = ask(f"/historical/{quote(name)}").json
        assert (series[0] if name.endswith("|") else series)["country"] == country
    assert ask("/variants/countries/eu%2Feea").status == 404


def test_strict(ask: Any) -> None:
    for strict in ("true", "false"):
        for name in ("IT", "ITA", "380", "United%20States", "Italy"):
            country = "USA" if name.startswith("U") else "Italy"
            assert ask(f"/countries/{name}?strict={strict}").json["country"] == country
    assert ask("/countries/DRC").json["country"] == "DRC"
    assert ask("/countries/DRC?strict=false").status == 404
    assert ask("/countries/Ital").status == 404
    assert ask("/countries/Ital?strict=false").json["country"] == "Italy"
    assert ask("/countries/Ira?strict=false").status == 404
    assert ask("/countries/UK?strict=false").json["country"] == "UK"
    assert ask("/countries/Guinea?strict=false").json["country"] == "Equatorial Guinea"
    assert ask("/countries/Zealand").json["country"] == "New Zealand"
    # A space beside a code keeps it from matching when not strict.
    assert ask("/countries/FR,%20IT?strict=false").json["country"] == "France"


def test_continent_names(ask: Any) -> None:
    names = [one["continent"] for one in ask("/continents").json]
    assert sorted(names) == [
        "Africa", "Asia", "Australia-Oceania", "Europe", "North America", "South America",
    ]  # fmt: skip
    for name in names:
        assert ask(f"/continents/{quote(name.lower())}").json["continent"] == name
    for name in ("Australia", "Oceania", "oceani"):
        assert ask(f"/continents/{name}").json["continent"] == "Australia-Oceania"
    assert ask("/continents/Australia%2FOceania").status == 404
    assert ask("/continents/Euro").status == 404
    assert ask("/continents/Euro?strict=false").json["continent"] == "Europe"
    assert ask("/continents/Eur?strict=false").status == 404
    for name in ("America", "Ame", "1"):
        assert ask(f"/continents/{name}?strict=false").status == 404


def test_not_found_in_body(ask: Any) -> None:
    answer = ask("/apple/countries/Canada/Nowhere")
    assert answer.status == 200
    assert answer.json == {
        "country": "Canada",
        "message": "Subregion 'Nowhere' not found for 'Canada'",
    }
    unknown = ask("/apple/countries/Atlantis/All,Rome")
    assert unknown.status == 200
    assert [set(one) for one in unknown.json] == [{"country", "message"}] * 2
    mixed = ask("/apple/countries/ca/Alberta,Nowhere").json
    assert set(mixed[0]) == {"country", "subregion", "data"}
    assert mixed[1]["country"] == "Canada"


def test_rate_limit(ask: Any) -> None:
    assert {ask("/all").status for _ in range(20)} == {200}


def test_text(ask: Any) -> None:
    answer = ask("/countries")
    assert answer.headers["Content-Type"] == "application/json; charset=utf-8"
    tag = answer.headers["ETag"]
    assert tag.startswith('W/"')
    for absent in ("Cache-Control", "Last-Modified", "Content-Encoding"):
        assert answer.headers[absent] is None
    again = ask("/countries", If_None_Match=tag)
    assert (again.status, again.body) == (304, b"")
    assert ask("/countries?sort=cases", If_None_Match=tag).status == 200
    head = ask("/countries", "HEAD")
    assert (head.status, head.body, head.headers["ETag"]) == (200, b"", tag)
    paper = ask("/nyt/usa?lastdays=1")
    # Each answer has another time, and so another entity tag.
    tag = paper.headers["ETag"]
    assert ask("/nyt/usa?lastdays=1", If_None_Match=tag).status == 200
    assert ask("/nyt/usa?lastdays=1").json[0]["updated"] > paper.json[0]["updated"]


def test_versions(sandbox: Any) -> None:
    ask = asker(sandbox, "disease")
    for path in (
        "/all", "/countries", "/countries/Italy", "/states", "/historical", "/historical/Italy",
        "/jhucsse", "/yesterday", "/yesterday/all", "/yesterday/Italy",
    ):  # fmt: skip
        gone = ask(path)
        assert (gone.status, set(gone.json)) == (410, {"message", "docs"}), path
        assert gone.headers["Warning"]
    for path in ("/states/Ohio", "/continents", "/nothing"):
        assert ask(path).status == 404


def test_unknown_path(ask: Any) -> None:
    answer = ask("/no/such/path")
    assert answer.status == 404
    assert answer.headers["Content-Type"].startswith("text/html")
    assert b"Cannot GET /v3/covid-19/no/such/path" in answer.body


def test_bad_encoding(ask: Any) -> None:
    answer = ask("/countries/%E0%A4%A")
    assert answer.status == 400
    assert answer.headers["Content-Type"].startswith("text/html")


MESSAGES = {
    "/countries/Atlantis": "Country not found or doesn't have any cases",
    "/countries/World": "Country not found or doesn't have any cases",
    "/countries/Atlantis,Nowhere": "Country not found or doesn't have any cases",
    "/continents/Atlantis": "Continent not found or doesn't have any cases",
    "/states/Atlantis": "State not found or doesn't have any cases",
    "/historical/Atlantis": "Country not found or doesn't have any historical data",
    "/historical/Atlantis,Nowhere": "Country not found or doesn't have any historical data",
    "/historical/Canada/Atlantis": "Country not found or doesn't have any historical data",
    "/historical/Atlantis/ontario": "Country not found or doesn't have any historical data",
    "/historical/usacounties/Illinois": "State not found or doesn't have any historical county data",
    "/nyt/states/Atlantis": "State not found or no data found for state",
    "/nyt/states/OH": "State not found or no data found for state",
    "/nyt/states/Ohio|Iowa": "State not found or no data found for state",
    "/nyt/counties/Atlantis": "County not found or no data found for county",
    "/apple/countries/Atlantis": "Country 'Atlantis' not found or no data found for county",
    "/gov/Atlantis": "Country 'Atlantis' not found or no data found for country",
    "/gov/ FRA ": "Country 'France' not found or no data found for country",
    "/variants/countries/Palestinian Territory, Occupied": "Country 'Palestine' not found or no data found for country",
    "/apple/countries/344": "Country 'Hong Kong' not found or no data found for county",
    "/apple/countries/ Atlantis ": "Country 'Atlantis' not found or no data found for county",
    "/nyt/states/,": "State not found or no data found for state",
    "/gov/France": "Country 'France' not found or no data found for country",
    "/variants/countries/Atlantis": "Country 'Atlantis' not found or no data found for country",
    "/vaccine/coverage/countries/Atlantis": "No vaccine data for requested country or country does not exist",
    "/vaccine/coverage/states/Atlantis": "No vaccine data for requested state or state does not exist",
}


@pytest.mark.parametrize("path", MESSAGES)
def test_messages(ask: Any, path: str) -> None:
    answer = ask(path.replace(" ", "%20"))
    assert answer.status == 404
    assert message(answer) == MESSAGES[path]


def test_totals_are_consistent(ask: Any) -> None:
    countries = ask("/countries").json
    names = [one["country"] for one in countries]
    assert names == sorted(names)
    assert "World" not in names
    world = ask("/all").json
    assert world["affectedCountries"] == len(countries)
    continents = ask("/continents").json
    ships = [one for one in countries if not one["continent"]]
    assert {one["country"] for one in ships} == {"Diamond Princess", "MS Zaandam"}
    for what in (
        "cases",
        "deaths",
        "recovered",
        "active",
        "critical",
        "tests",
        "population",
        "todayCases",
        "todayRecovered",
    ):
        assert sum(one[what] for one in countries) == world[what], what
        assert sum(one[what] for one in [*continents, *ships]) == world[what], what
    for continent in continents:
        inside = [one for one in countries if one["continent"] == continent["continent"]]
        assert continent["countries"] == [one["country"] for one in inside]
    for one in countries:
        assert one["active"] == one["cases"] - one["deaths"] - one["recovered"]
        series = ask(f"/historical/{quote(one['country'])}?lastdays=2").json["timeline"]
        for what in ("cases", "deaths"):
            assert list(series[what].values())[-1] == one[what]
        assert set(series["recovered"].values()) == {0}


def test_a_corrected_series_falls_and_days_without_report_repeat_the_total(ask: Any) -> None:
    everything = {one["country"]: one for one in ask("/historical?lastdays=all").json}
    italy, spain = (everything[name]["timeline"]["cases"] for name in ("Italy", "Spain"))
    assert list(italy) == list(spain)

    def daily(series: dict[str, int]) -> dict[str, int]:
        counts = list(series.values())
        new = (after - before for before, after in pairwise(counts))
        return dict(zip(list(series)[1:], new, strict=True))

    assert min(daily(italy).values()) >= 0
    new = daily(spain)
    assert [day for day, count in new.items() if count < 0] == ["3/2/21"]
    assert new["7/4/20"] == new["7/5/20"] == 0 < new["7/6/20"]
    assert ask("/countries/Spain").json["cases"] == list(spain.values())[-1]


def test_recoveries_were_counted_until_august_2021(ask: Any) -> None:
    for path in ("/historical/all", "/historical/Italy", "/historical/Canada/ontario"):
        answer = ask(path + "?lastdays=all").json
        recovered = answer.get("timeline", answer)["recovered"]
        assert recovered["8/4/21"] > 0
        ended = list(recovered).index("8/5/21")
        assert set(list(recovered.values())[ended:]) == {0}


def test_states_do_not_sum_to_the_country(ask: Any) -> None:
    states = ask("/states").json
    usa = ask("/countries/USA").json
    assert 0 < usa["cases"] - sum(one["cases"] for one in states) < usa["cases"] / 50
    paper = ask("/nyt/states?lastdays=1").json
    (whole,) = ask("/nyt/usa?lastdays=1").json
    assert whole["cases"] == sum(one["cases"] for one in paper) == usa["cases"]
    for one in states:
        (record,) = [record for record in paper if record["state"] == one["state"]]
        assert (record["cases"], record["deaths"]) == (one["cases"], one["deaths"])


def test_another_seed_gives_other_figures(sandbox: Any) -> None:
    with openshelf.Sandbox(seed=77) as other:
        for path in (
            "/all",
            "/historical/all",
            "/vaccine/coverage",
            "/nyt/usa",
            "/gov/Italy",
            "/variants/countries/Italy",
            "/apple/countries/Italy/Rome",
        ):
            one, two = (
                asker(server, "disease", "/v3/covid-19")(path).json for server in (sandbox, other)
            )
            assert one != two, path
