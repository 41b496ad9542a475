# Written by tools/write.py from the table; do not edit.
"""The types of what ``Disease`` takes and gives."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

__all__ = [
    "DiseaseContinentTotals",
    "DiseaseContinentTotalsContinentInfo",
    "DiseaseContinentTotalsField",
    "DiseaseCountryTotals",
    "DiseaseCountryTotalsCountryInfo",
    "DiseaseCountryTotalsField",
    "DiseaseCountryVaccination",
    "DiseaseCountyHistory",
    "DiseaseCountyTimeline",
    "DiseaseDoses",
    "DiseaseGovCountryAnswer",
    "DiseaseGovCountryNamesAnswer",
    "DiseaseGovernmentCanada",
    "DiseaseGovernmentIndia",
    "DiseaseGovernmentIndiaStates",
    "DiseaseGovernmentIndiaTotal",
    "DiseaseGovernmentIndonesia",
    "DiseaseGovernmentIndonesiaProvinces",
    "DiseaseGovernmentIndonesiaTotal",
    "DiseaseGovernmentIsrael",
    "DiseaseGovernmentIsraelData",
    "DiseaseGovernmentIsraelDataTimeline",
    "DiseaseGovernmentItaly",
    "DiseaseGovernmentNewZealand",
    "DiseaseGovernmentNewZealandProvinces",
    "DiseaseGovernmentNigeria",
    "DiseaseGovernmentSouthAfrica",
    "DiseaseGovernmentSouthAfricaNational",
    "DiseaseGovernmentSouthAfricaNationalTimeline",
    "DiseaseGovernmentSouthAfricaNationalTimelineCases",
    "DiseaseGovernmentSouthAfricaNationalTimelineDeaths",
    "DiseaseGovernmentSouthAfricaNationalTimelineRecoveries",
    "DiseaseGovernmentSouthAfricaNationalTimelineTests",
    "DiseaseGovernmentSouthAfricaProvinces",
    "DiseaseGovernmentSouthAfricaProvincesTimeline",
    "DiseaseGovernmentSwitzerland",
    "DiseaseGovernmentUK",
    "DiseaseGovernmentVietnam",
    "DiseaseHistoricalCountriesAnswer",
    "DiseaseHistoricalCountriesByNameAnswer",
    "DiseaseHistoricalProvincesByNameAnswer",
    "DiseaseHistoricalUsCountiesAnswer",
    "DiseaseHistoricalUsCountyStateNamesAnswer",
    "DiseaseHistory",
    "DiseaseInfluenzaIlinetAnswer",
    "DiseaseInfluenzaIllness",
    "DiseaseInfluenzaSubtypes",
    "DiseaseInfluenzaTests",
    "DiseaseInfluenzaUsclAnswer",
    "DiseaseInfluenzaUsphlAnswer",
    "DiseaseMobility",
    "DiseaseMobilityCountryNamesAnswer",
    "DiseaseMobilityDataAnswer",
    "DiseaseMobilityDay",
    "DiseaseMobilitySubregionNamesAnswer",
    "DiseaseNytCountiesAnswer",
    "DiseaseNytCountiesByNameAnswer",
    "DiseaseNytCountry",
    "DiseaseNytCounty",
    "DiseaseNytState",
    "DiseaseNytStatesAnswer",
    "DiseaseNytStatesByNameAnswer",
    "DiseaseNytUsaAnswer",
    "DiseaseStateTotals",
    "DiseaseStateTotalsField",
    "DiseaseStateVaccination",
    "DiseaseTherapeutic",
    "DiseaseTherapeuticsAnswer",
    "DiseaseTimeline",
    "DiseaseTotalsContinentAnswer",
    "DiseaseTotalsContinentsAnswer",
    "DiseaseTotalsCountriesAnswer",
    "DiseaseTotalsCountriesByNameAnswer",
    "DiseaseTotalsStatesAnswer",
    "DiseaseTotalsStatesByNameAnswer",
    "DiseaseTrialPhase",
    "DiseaseVaccineCandidate",
    "DiseaseVaccineCandidatesAnswer",
    "DiseaseVaccineCountriesAnswer",
    "DiseaseVaccineStatesAnswer",
    "DiseaseVaccineWorldAnswer",
    "DiseaseVariant",
    "DiseaseVariantsCountryAnswer",
    "DiseaseVariantsCountryNamesAnswer",
    "DiseaseWorldTotals",
]


class DiseaseTrialPhase(TypedDict):
    """An object in answers of Disease."""

    phase: str
    candidates: str
    """How many, as text."""


class DiseaseTherapeutic(TypedDict):
    """A record of disease.therapeutics."""

    medicationClass: str | None
    tradeName: list[str]
    details: str
    developerResearcher: list[str]
    sponsors: list[str]
    trialPhase: str | None
    lastUpdate: str | None


class DiseaseTherapeuticsAnswer(TypedDict):
    """The answer of disease.therapeutics."""

    source: str
    """Address of the source."""
    totalCandidates: str
    """How many, as text."""
    phases: list[DiseaseTrialPhase]
    data: list[DiseaseTherapeutic]


DiseaseMobilityCountryNamesAnswer: TypeAlias = list[str]
"""The answer of disease.mobility.country_names."""


class DiseaseMobilitySubregionNamesAnswer(TypedDict):
    """The answer of disease.mobility.subregion_names."""

    country: str
    subregions: list[str]


_DiseaseMobilityDay = TypedDict(
    "_DiseaseMobilityDay",
    {
        "sub-region": str,
    },
)


class DiseaseMobilityDay(_DiseaseMobilityDay):
    """An object in answers of Disease."""

    subregion_and_city: str
    geo_type: str
    date: str
    """YYYY-MM-DD."""
    driving: float | None
    """% change."""
    transit: float | None
    """% change."""
    walking: float | None
    """% change."""


class DiseaseMobility(TypedDict):
    """An object in answers of Disease."""

    country: str
    subregion: str
    data: list[DiseaseMobilityDay]


DiseaseMobilityDataAnswer: TypeAlias = DiseaseMobility | list[DiseaseMobility]
"""The answer of disease.mobility.data."""


DiseaseVariantsCountryNamesAnswer: TypeAlias = list[str]
"""The answer of disease.variants.country_names."""


class DiseaseVariant(TypedDict):
    """A record of disease.variants.country."""

    updated: int
    """Ms since 1970."""
    country: str
    yearWeek: str
    """Such as 2021-35."""
    source: str
    newCases: int | None
    numberSequenced: int | None
    percentSequenced: float | None
    """%."""
    validDenominator: str
    """Yes or No."""
    variant: str
    numberDetectionsVariant: int | None
    numberSequencedKnownVariant: int | None
    percentVariant: float | None
    """%."""


DiseaseVariantsCountryAnswer: TypeAlias = list[DiseaseVariant]
"""The answer of disease.variants.country."""


DiseaseGovCountryNamesAnswer: TypeAlias = list[str]
"""The answer of disease.gov.country_names."""


class DiseaseGovernmentCanada(TypedDict):
    """An object in answers of Disease."""

    updated: int
    """Ms since 1970."""
    province: str
    """Total for the whole country."""
    date: str | None
    """Text of the source file, form not fixed."""
    todayCases: int | None
    todayTests: int | None
    todayRecovered: int | None
    todayDeaths: int | None
    cases: int | None
    active: int | None
    tests: int | None
    recovered: int | None
    deaths: int | None


class DiseaseGovernmentIndiaTotal(TypedDict):
    """An object in answers of Disease."""

    active: int | None
    recovered: int | None
    deaths: int | None
    cases: int | None
    todayActive: int | None
    todayRecovered: int | None
    todayDeaths: int | None
    todayCases: int | None


class DiseaseGovernmentIndiaStates(TypedDict):
    """An object in answers of Disease."""

    state: NotRequired[str | None]
    active: int | None
    recovered: int | None
    deaths: int | None
    cases: int | None
    todayActive: int | None
    todayRecovered: int | None
    todayDeaths: int | None
    todayCases: int | None


class DiseaseGovernmentIndia(TypedDict):
    """An object in answers of Disease."""

    updated: int
    """Ms since 1970."""
    total: DiseaseGovernmentIndiaTotal
    states: list[DiseaseGovernmentIndiaStates]


class DiseaseGovernmentIndonesiaTotal(TypedDict):
    """An object in answers of Disease."""

    cases: int | None
    recovered: int | None
    deaths: int | None


class DiseaseGovernmentIndonesiaProvinces(TypedDict):
    """An object in answers of Disease."""

    province: str
    cases: int | None
    recovered: int | None
    deaths: int | None


class DiseaseGovernmentIndonesia(TypedDict):
    """An object in answers of Disease."""

    updated: int
    """Ms since 1970."""
    total: DiseaseGovernmentIndonesiaTotal
    provinces: list[DiseaseGovernmentIndonesiaProvinces]


class DiseaseGovernmentIsraelDataTimeline(TypedDict):
    """An object in answers of Disease."""

    date: str
    newHospitalized: int | None
    totalHospitalized: int | None
    homePatients: int | None
    hotelPatients: int | None
    totalBeds: int | None
    standardOccupancy: float | None
    newDeaths: int | None
    newlyRecovered: int | None
    newTotalTestsTaken: int | None
    newVirusTestsTaken: int | None
    newPositiveTests: int | None
    activeNoncritical: int | None
    activeModerate: int | None
    activeSerious: int | None
    activeCritical: int | None
    onVentilators: int | None


class DiseaseGovernmentIsraelData(TypedDict):
    """An object in answers of Disease."""

    timeline: list[DiseaseGovernmentIsraelDataTimeline]


class DiseaseGovernmentIsrael(TypedDict):
    """An object in answers of Disease."""

    updated: int
    """Ms since 1970."""
    data: DiseaseGovernmentIsraelData


class DiseaseGovernmentItaly(TypedDict):
    """An object in answers of Disease."""

    updated: int
    """Ms since 1970."""
    region: str
    lat: str | None
    """Number as text."""
    long: str | None
    """Number as text."""
    hospitalizedWithSymptoms: int | None
    intensiveCare: int | None
    totalHospitalized: int | None
    homeIsolation: int | None
    newCases: int | None
    totalCases: int | None
    recovered: int | None
    deaths: int | None


class DiseaseGovernmentNewZealandProvinces(TypedDict):
    """An object in answers of Disease."""

    province: NotRequired[str | None]
    active: NotRequired[int | None]
    recovered: NotRequired[int | None]
    deaths: NotRequired[int | None]
    cases: NotRequired[int | None]


class DiseaseGovernmentNewZealand(TypedDict):
    """An object in answers of Disease."""

    updated: int
    """Ms since 1970."""
    provinces: list[DiseaseGovernmentNewZealandProvinces]


class DiseaseGovernmentNigeria(TypedDict):
    """An object in answers of Disease."""

    updated: int
    """Ms since 1970."""
    state: NotRequired[str | None]
    cases: NotRequired[int | None]
    active: NotRequired[int | None]
    recovered: NotRequired[int | None]
    deaths: NotRequired[int | None]


class DiseaseGovernmentSouthAfricaNationalTimelineCases(TypedDict):
    """An object in answers of Disease."""

    cumulative: int | None
    unallocated: int | None
    new: int | None


class DiseaseGovernmentSouthAfricaNationalTimelineTests(TypedDict):
    """An object in answers of Disease."""

    cumulative: int | None


class DiseaseGovernmentSouthAfricaNationalTimelineDeaths(TypedDict):
    """An object in answers of Disease."""

    cumulative: int | None
    new: int | None


class DiseaseGovernmentSouthAfricaNationalTimelineRecoveries(TypedDict):
    """An object in answers of Disease."""

    cumulative: int | None


class DiseaseGovernmentSouthAfricaNationalTimeline(TypedDict):
    """An object in answers of Disease."""

    date: str
    """2020- and the text of a wiki cell."""
    cases: DiseaseGovernmentSouthAfricaNationalTimelineCases
    tests: DiseaseGovernmentSouthAfricaNationalTimelineTests
    deaths: DiseaseGovernmentSouthAfricaNationalTimelineDeaths
    recoveries: DiseaseGovernmentSouthAfricaNationalTimelineRecoveries


class DiseaseGovernmentSouthAfricaNational(TypedDict):
    """An object in answers of Disease."""

    timeline: list[DiseaseGovernmentSouthAfricaNationalTimeline]


class DiseaseGovernmentSouthAfricaProvincesTimeline(TypedDict):
    """An object in answers of Disease."""

    date: str
    """2020- and the text of a wiki cell."""
    cases: int | None


class DiseaseGovernmentSouthAfricaProvinces(TypedDict):
    """An object in answers of Disease."""

    name: str
    timeline: list[DiseaseGovernmentSouthAfricaProvincesTimeline]


class DiseaseGovernmentSouthAfrica(TypedDict):
    """An object in answers of Disease."""

    national: DiseaseGovernmentSouthAfricaNational
    provinces: list[DiseaseGovernmentSouthAfricaProvinces]
    updated: int
    """Ms since 1970."""


class DiseaseGovernmentSwitzerland(TypedDict):
    """An object in answers of Disease."""

    date: int | None
    """Ms since 1970. A bad time is null, so 0 without allow_null."""
    updated: int
    """Ms since 1970."""
    canton: str
    tests: int | None
    cases: int | None
    newHospitalizations: int | None
    hospitalizations: int | None
    intensiveCare: int | None
    critical: int | None
    recovered: int | None
    deaths: int | None
    source: str | None


class DiseaseGovernmentUK(TypedDict):
    """An object in answers of Disease."""

    todayTests: NotRequired[int | None]
    tests: NotRequired[int | None]
    testCapacity: NotRequired[int | None]
    newCases: NotRequired[int | None]
    cases: NotRequired[int | None]
    hospitalized: NotRequired[int | None]
    usedVentilationBeds: NotRequired[int | None]
    newAdmissions: NotRequired[int | None]
    admissions: NotRequired[int | None]
    todayDeaths: NotRequired[int | None]
    totalDeaths: NotRequired[int | None]
    ONSweeklyDeaths: NotRequired[int | None]
    ONStotalDeaths: NotRequired[int | None]


class DiseaseGovernmentVietnam(TypedDict):
    """An object in answers of Disease."""

    updated: int
    """Ms since 1970."""
    city: NotRequired[str | None]
    cases: int
    beingTreated: int
    recovered: int
    deaths: int


DiseaseGovCountryAnswer: TypeAlias = list[DiseaseGovernmentCanada] | DiseaseGovernmentIndia | DiseaseGovernmentIndonesia | DiseaseGovernmentIsrael | list[DiseaseGovernmentItaly] | DiseaseGovernmentNewZealand | list[DiseaseGovernmentNigeria] | DiseaseGovernmentSouthAfrica | list[DiseaseGovernmentSwitzerland] | dict[str, DiseaseGovernmentUK] | list[DiseaseGovernmentVietnam]
"""The answer of disease.gov.country."""


DiseaseHistoricalUsCountyStateNamesAnswer: TypeAlias = list[str]
"""The answer of disease.historical.us_county_state_names."""


class DiseaseTimeline(TypedDict):
    """An object in answers of Disease."""

    cases: dict[str, int]
    """By day, M/D/YY."""
    deaths: dict[str, int]
    """By day, M/D/YY."""
    recovered: dict[str, int]
    """By day, M/D/YY."""


class DiseaseHistory(TypedDict):
    """An object in answers of Disease."""

    country: str
    province: str | list[str] | None
    """Lower case; a list where provinces are summed up, null for a whole country."""
    timeline: DiseaseTimeline


DiseaseHistoricalCountriesAnswer: TypeAlias = list[DiseaseHistory]
"""The answer of disease.historical.countries."""


DiseaseHistoricalCountriesByNameAnswer: TypeAlias = DiseaseHistory | list[DiseaseHistory | None]
"""The answer of disease.historical.countries_by_name."""


DiseaseHistoricalProvincesByNameAnswer: TypeAlias = DiseaseHistory | list[DiseaseHistory | None]
"""The answer of disease.historical.provinces_by_name."""


class DiseaseCountyTimeline(TypedDict):
    """An object in answers of Disease."""

    cases: dict[str, int]
    """By day, M/D/YY."""
    deaths: dict[str, int]
    """By day, M/D/YY."""


class DiseaseCountyHistory(TypedDict):
    """An object in answers of Disease."""

    province: str
    """State, lower case."""
    county: str | None
    """Lower case."""
    timeline: DiseaseCountyTimeline


DiseaseHistoricalUsCountiesAnswer: TypeAlias = list[DiseaseCountyHistory]
"""The answer of disease.historical.us_counties."""


class DiseaseNytState(TypedDict):
    """A record of disease.nyt.states and disease.nyt.states_by_name."""

    date: str
    """YYYY-MM-DD."""
    state: str
    fips: str
    """Text with leading zeros."""
    cases: int | None
    deaths: int | None
    updated: int
    """Ms since 1970. Time of the request."""


DiseaseNytStatesAnswer: TypeAlias = list[DiseaseNytState]
"""The answer of disease.nyt.states."""


DiseaseNytStatesByNameAnswer: TypeAlias = list[DiseaseNytState]
"""The answer of disease.nyt.states_by_name."""


class DiseaseNytCounty(TypedDict):
    """A record of disease.nyt.counties and disease.nyt.counties_by_name."""

    date: str
    """YYYY-MM-DD."""
    county: str
    state: str
    fips: str
    """Text with leading zeros; empty for some places."""
    cases: int | None
    deaths: int | None
    """Null where the source has none."""
    updated: int
    """Ms since 1970. Time of the request."""


DiseaseNytCountiesAnswer: TypeAlias = list[DiseaseNytCounty]
"""The answer of disease.nyt.counties."""


DiseaseNytCountiesByNameAnswer: TypeAlias = list[DiseaseNytCounty]
"""The answer of disease.nyt.counties_by_name."""


class DiseaseNytCountry(TypedDict):
    """A record of disease.nyt.usa."""

    date: str
    """YYYY-MM-DD."""
    cases: int | None
    deaths: int | None
    updated: int
    """Ms since 1970. Time of the request."""


DiseaseNytUsaAnswer: TypeAlias = list[DiseaseNytCountry]
"""The answer of disease.nyt.usa."""


class DiseaseDoses(TypedDict):
    """An object in answers of Disease."""

    date: str
    """M/D/YY."""
    total: int
    """Doses."""
    daily: int
    """Doses."""
    totalPerHundred: int
    """Doses per 100 people. Cut to an integer by the server."""
    dailyPerMillion: int
    """Doses per million people."""


class DiseaseCountryVaccination(TypedDict):
    """An object in answers of Disease."""

    country: str
    timeline: dict[str, int] | list[DiseaseDoses]
    """Doses. Totals by day, M/D/YY; with full_data a list."""


DiseaseVaccineCountriesAnswer: TypeAlias = list[DiseaseCountryVaccination]
"""The answer of disease.vaccine.countries."""


class DiseaseStateVaccination(TypedDict):
    """An object in answers of Disease."""

    state: str
    timeline: dict[str, int] | list[DiseaseDoses]
    """Doses. Totals by day, M/D/YY; with full_data a list."""


DiseaseVaccineStatesAnswer: TypeAlias = list[DiseaseStateVaccination]
"""The answer of disease.vaccine.states."""


DiseaseVaccineWorldAnswer: TypeAlias = dict[str, int] | list[DiseaseDoses]
"""The answer of disease.vaccine.world."""


class DiseaseVaccineCandidate(TypedDict):
    """A record of disease.vaccine.candidates."""

    candidate: str | None
    mechanism: str | None
    sponsors: list[str]
    details: str
    trialPhase: str | None
    institutions: list[str]


class DiseaseVaccineCandidatesAnswer(TypedDict):
    """The answer of disease.vaccine.candidates."""

    source: str
    """Address of the source."""
    totalCandidates: str
    """How many, as text."""
    phases: list[DiseaseTrialPhase]
    data: list[DiseaseVaccineCandidate]


class DiseaseContinentTotalsContinentInfo(TypedDict):
    """An object in DiseaseContinentTotals.continentInfo."""

    lat: float | None
    """Degree."""
    long: float | None
    """Degree."""


class DiseaseContinentTotals(TypedDict):
    """A record of disease.totals.continents and disease.totals.continent."""

    updated: int
    """Ms since 1970."""
    cases: int | None
    todayCases: int | None
    deaths: int | None
    todayDeaths: int | None
    recovered: int | None
    todayRecovered: int | None
    active: int | None
    critical: int | None
    casesPerOneMillion: float | None
    """Per million people."""
    deathsPerOneMillion: float | None
    """Per million people."""
    tests: int | None
    testsPerOneMillion: float | None
    """Per million people."""
    population: int | None
    """People."""
    continent: str
    """Australia-Oceania with a hyphen."""
    activePerOneMillion: float | None
    """Per million people."""
    recoveredPerOneMillion: float | None
    """Per million people."""
    criticalPerOneMillion: float | None
    """Per million people."""
    continentInfo: DiseaseContinentTotalsContinentInfo | None
    countries: list[str]


DiseaseTotalsContinentsAnswer: TypeAlias = list[DiseaseContinentTotals]
"""The answer of disease.totals.continents."""


class DiseaseCountryTotalsCountryInfo(TypedDict):
    """An object in DiseaseCountryTotals.countryInfo."""

    _id: int | None
    """ISO numeric; null stays null."""
    iso2: str | None
    iso3: str | None
    lat: float | None
    """Degree. 0 when unknown."""
    long: float | None
    """Degree. 0 when unknown."""
    flag: str
    """URL."""


class DiseaseCountryTotals(TypedDict):
    """A record of disease.totals.countries, disease.totals.country and
    disease.totals.countries_by_name.
    """

    updated: int
    """Ms since 1970."""
    country: str
    countryInfo: DiseaseCountryTotalsCountryInfo
    cases: int | None
    todayCases: int | None
    deaths: int | None
    todayDeaths: int | None
    recovered: int | None
    todayRecovered: int | None
    active: int | None
    critical: int | None
    casesPerOneMillion: float | None
    """Per million people."""
    deathsPerOneMillion: float | None
    """Per million people."""
    tests: int | None
    testsPerOneMillion: float | None
    """Per million people."""
    population: int | None
    """People."""
    continent: str | None
    """Australia-Oceania with a hyphen."""
    oneCasePerPeople: float | None
    """People. Normally whole."""
    oneDeathPerPeople: float | None
    """People. Normally whole."""
    oneTestPerPeople: float | None
    """People. Normally whole."""
    activePerOneMillion: float | None
    """Per million people."""
    recoveredPerOneMillion: float | None
    """Per million people."""
    criticalPerOneMillion: float | None
    """Per million people."""


DiseaseTotalsCountriesAnswer: TypeAlias = list[DiseaseCountryTotals]
"""The answer of disease.totals.countries."""


class DiseaseStateTotals(TypedDict):
    """A record of disease.totals.states and disease.totals.states_by_name."""

    state: str
    updated: int
    """Ms since 1970."""
    cases: int | None
    deaths: int | None
    recovered: int | None
    casesPerOneMillion: float | None
    """Per million people."""
    deathsPerOneMillion: float | None
    """Per million people."""
    population: int | None
    """People."""
    todayCases: NotRequired[int | None]
    """Documented, and no longer there as a rule; so are the next four."""
    todayDeaths: NotRequired[int | None]
    active: NotRequired[int | None]
    tests: NotRequired[int | None]
    testsPerOneMillion: NotRequired[float | None]
    """Per million people."""


DiseaseTotalsStatesAnswer: TypeAlias = list[DiseaseStateTotals]
"""The answer of disease.totals.states."""


DiseaseTotalsContinentAnswer: TypeAlias = DiseaseContinentTotals | list[DiseaseContinentTotals]
"""The answer of disease.totals.continent."""


DiseaseTotalsCountriesByNameAnswer: TypeAlias = DiseaseCountryTotals | list[DiseaseCountryTotals]
"""The answer of disease.totals.countries_by_name."""


DiseaseTotalsStatesByNameAnswer: TypeAlias = DiseaseStateTotals | list[DiseaseStateTotals]
"""The answer of disease.totals.states_by_name."""


class DiseaseWorldTotals(TypedDict):
    """A record of disease.totals.world."""

    updated: int
    """Ms since 1970."""
    cases: int | None
    todayCases: int | None
    deaths: int | None
    todayDeaths: int | None
    recovered: int | None
    todayRecovered: int | None
    active: int | None
    critical: int | None
    casesPerOneMillion: float | None
    """Per million people."""
    deathsPerOneMillion: float | None
    """Per million people."""
    tests: int | None
    testsPerOneMillion: float | None
    """Per million people."""
    population: int | None
    """People."""
    oneCasePerPeople: float | None
    """People. Normally whole."""
    oneDeathPerPeople: float | None
    """People. Normally whole."""
    oneTestPerPeople: float | None
    """People. Normally whole."""
    activePerOneMillion: float | None
    """Per million people."""
    recoveredPerOneMillion: float | None
    """Per million people."""
    criticalPerOneMillion: float | None
    """Per million people."""
    affectedCountries: int


_DiseaseInfluenzaIllness = TypedDict(
    "_DiseaseInfluenzaIllness",
    {
        "age 0-4": NotRequired[int | None],
        "age 5-24": NotRequired[int | None],
        "age 25-49": NotRequired[int | None],
        "age 50-64": NotRequired[int | None],
        "age 64+": NotRequired[int | None],
    },
)


class DiseaseInfluenzaIllness(_DiseaseInfluenzaIllness):
    """A record of disease.influenza.ilinet."""

    week: str
    """Year - week/52."""
    totalILI: NotRequired[int | None]
    totalPatients: NotRequired[int | None]
    percentUnweightedILI: NotRequired[float | None]
    """%."""
    percentWeightedILI: NotRequired[float | None]
    """%."""


class DiseaseInfluenzaIlinetAnswer(TypedDict):
    """The answer of disease.influenza.ilinet."""

    updated: int
    """Ms since 1970."""
    source: str
    """Address of the source."""
    data: list[DiseaseInfluenzaIllness]


_DiseaseInfluenzaSubtypes = TypedDict(
    "_DiseaseInfluenzaSubtypes",
    {
        "A(H3N2v)": NotRequired[int | None],
        "A(H1N1)": NotRequired[int | None],
        "A(H3)": NotRequired[int | None],
        "A(unable to sub-type)": NotRequired[int | None],
        "A(Subtyping not performed)": NotRequired[int | None],
    },
)


class DiseaseInfluenzaSubtypes(_DiseaseInfluenzaSubtypes):
    """A record of disease.influenza.usphl."""

    week: str
    """Year - week/52."""
    B: NotRequired[int | None]
    BVIC: NotRequired[int | None]
    BYAM: NotRequired[int | None]
    totalTests: NotRequired[int | None]


class DiseaseInfluenzaUsphlAnswer(TypedDict):
    """The answer of disease.influenza.usphl."""

    updated: int
    """Ms since 1970."""
    source: str
    """Address of the source."""
    data: list[DiseaseInfluenzaSubtypes]


class DiseaseInfluenzaTests(TypedDict):
    """A record of disease.influenza.uscl."""

    week: str
    """Year - week/52."""
    totalA: NotRequired[int | None]
    totalB: NotRequired[int | None]
    percentPositiveA: NotRequired[float | None]
    """%."""
    percentPositiveB: NotRequired[float | None]
    """%."""
    totalTests: NotRequired[int | None]
    percentPositive: NotRequired[float | None]
    """%."""


class DiseaseInfluenzaUsclAnswer(TypedDict):
    """The answer of disease.influenza.uscl."""

    updated: int
    """Ms since 1970."""
    source: str
    """Address of the source."""
    data: list[DiseaseInfluenzaTests]


DiseaseContinentTotalsField: TypeAlias = Literal[
    "updated", "cases", "todayCases", "deaths", "todayDeaths", "recovered", "todayRecovered",
    "active", "critical", "casesPerOneMillion", "deathsPerOneMillion", "tests",
    "testsPerOneMillion", "population", "continent", "activePerOneMillion",
    "recoveredPerOneMillion", "criticalPerOneMillion", "continentInfo", "countries",
]
"""A member. See DiseaseContinentTotals."""


DiseaseCountryTotalsField: TypeAlias = Literal[
    "updated", "country", "countryInfo", "cases", "todayCases", "deaths", "todayDeaths",
    "recovered", "todayRecovered", "active", "critical", "casesPerOneMillion",
    "deathsPerOneMillion", "tests", "testsPerOneMillion", "population", "continent",
    "oneCasePerPeople", "oneDeathPerPeople", "oneTestPerPeople", "activePerOneMillion",
    "recoveredPerOneMillion", "criticalPerOneMillion",
]
"""A member. See DiseaseCountryTotals."""


DiseaseStateTotalsField: TypeAlias = Literal[
    "state", "updated", "cases", "deaths", "recovered", "casesPerOneMillion", "deathsPerOneMillion",
    "population", "todayCases", "todayDeaths", "active", "tests", "testsPerOneMillion",
]
"""A member. See DiseaseStateTotals."""
