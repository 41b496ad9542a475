"""The thirty questions of the guide in other people's clients and in plain requests.

A program prints what the program of the guide prints. Those of a section may use the names of the
programs before them, as the guide's do. A client without a program for a question has no way to ask
it but the requests of the next column.
"""

#: What stands once in front of all programs of a kind.
BEFORE = {
    "requests": """\
import requests
SPENDING, GAZETTE = "https://api.usaspending.gov/api/v2", "https://www.federalregister.gov/api/v1"
MUSEUM = "https://api.artic.edu/api/v1"
CONTRACTS, GRANTS = ["A", "B", "C", "D"], ["02", "03", "04", "05", "F001", "F002"]
LOANS, PAYMENTS = ["07", "08", "F003", "F004"], ["06", "10", "F006", "F007"]
def years(first, last):
    return [{"start_date": f"{first - 1}-10-01", "end_date": f"{last}-09-30"}]
def agency(name):
    return {"type": "awarding", "tier": "toptier", "name": name}
def post(path, **body):
    answer = requests.post(f"{SPENDING}/{path}/", json=body)
    answer.raise_for_status()
    return answer.json()
def get(address, **query):
    answer = requests.get(address, params=query)
    answer.raise_for_status()
    return answer.json()
def by(group, filters, limit=3):
    return post(f"search/spending_by_category/{group}", filters=filters, limit=limit)["results"]
NASA = agency("National Aeronautics and Space Administration")
""",
    "usaspending-orm": """\
from usaspending import USASpendingClient
client = USASpendingClient()
NASA = "National Aeronautics and Space Administration"
""",
    "fr-toolbelt": """\
from fr_toolbelt.api_requests import get_documents_by_date, get_documents_by_number
""",
}

REQUESTS = {
    1: """\
wanted = {"award_type_codes": CONTRACTS, "time_period": years(2024, 2024), "agencies": [NASA],
          "award_amounts": [{"lower_bound": 1000000}]}
for state in by("state_territory", wanted):
    print(f"{state['amount']:>14,.2f}  {state['name']}")
""",
    2: """\
print(wanted)
""",
    3: """\
wanted = {"award_type_codes": CONTRACTS, "time_period": years(2020, 2024),
          "agencies": [agency("Department of Energy"), NASA]}
for recipient in by("recipient", wanted):
    print(f"{recipient['amount']:>14,.2f}  {recipient['name']}")
""",
    4: """\
wanted = {"award_type_codes": GRANTS, "time_period": years(2021, 2024),
          "agencies": [agency("Department of Health and Human Services")]}
for year in post("search/spending_over_time", group="fiscal_year", filters=wanted)["results"]:
    print(year["time_period"]["fiscal_year"], f"{year['aggregated_amount']:>14,.2f}")
""",
    5: """\
wanted = {"award_type_codes": LOANS, "time_period": years(2019, 2024),
          "recipient_locations": [{"country": "USA", "state": "TX"}]}
for recipient in by("recipient", wanted):
    print(recipient["name"], recipient["amount"])
""",
    6: """\
navy = {"type": "awarding", "tier": "subtier", "name": "Department of the Navy",
        "toptier_name": "Department of Defense"}
wanted = {"award_type_codes": CONTRACTS, "time_period": years(2019, 2024), "agencies": [navy]}
for product in by("psc", wanted):
    print(product["code"], product["name"])
""",
    7: """\
covid = ["L", "M", "N", "O", "P", "U", "V"]
wanted = {"def_codes": covid, "time_period": years(2020, 2024)}
for found in by("awarding_agency", wanted):
    print(f"{found['amount']:>14,.2f}  {found.get('name')}")
""",
    8: """\
wanted = {"def_codes": ["Z", "1"], "time_period": years(2022, 2024)}
for county in by("county", wanted):
    print(county["name"], f"{county['amount']:,.0f}")
""",
    9: """\
wanted = {"award_type_codes": CONTRACTS, "naics_codes": {"require": ["23"]},
          "award_amounts": [{"lower_bound": 10000000}], "time_period": years(2019, 2024)}
body = {"fields": ["Recipient Name", "Award Amount"], "sort": "Award Amount", "limit": 3}
for award in post("search/spending_by_award", filters=wanted, **body)["results"]:
    print(award["Recipient Name"], f"{award['Award Amount']:,.2f}")
""",
    10: """\
wanted = {"award_type_codes": CONTRACTS, "time_period": years(2024, 2024),
          "psc_codes": {"require": [["Research and Development"]]}}
for recipient in by("recipient", wanted):
    print(recipient["name"])
""",
    11: """\
wanted = {"award_type_codes": PAYMENTS, "time_period": years(2024, 2024)}
for programme in by("cfda", wanted):
    print(programme["code"], programme["name"])
""",
    12: """\
forest = {"type": "awarding", "tier": "subtier", "name": "Forest Service",
          "toptier_name": "Department of Agriculture"}
wanted = {"award_type_codes": CONTRACTS, "time_period": years(2019, 2024), "agencies": [forest]}
print([state["code"] for state in by("state_territory", wanted, 5)])
""",
    13: """\
period = {**years(2024, 2024)[0], "date_type": "date_signed"}
print(post("search/spending_by_award_count", filters={"time_period": [period]})["results"])
""",
    14: """\
wanted = {"award_type_codes": GRANTS, "keywords": ["forest"], "time_period": years(2019, 2024)}
print(post("search/spending_by_award_count", filters=wanted)["results"]["grants"])
""",
    15: """\
account = {"require": [["049", "049-4336"]]}
wanted = {"tas_codes": account, "time_period": years(2024, 2024)}
print([recipient["name"] for recipient in by("recipient", wanted)])
""",
    16: """\
there = {"country": "USA", "state": "MD"}
here = {"country": "USA", "state": "TX", "district_original": "07"}
for place in (there, here):
    wanted = {"place_of_performance_locations": [place], "time_period": years(2024, 2024)}
    months = post("search/spending_over_time", group="fiscal_year", filters=wanted)["results"]
    print(sum(month["aggregated_amount"] for month in months))
""",
    17: """\
for found in get(f"{SPENDING}/references/toptier_agencies/")["results"]:
    if found["agency_name"].endswith("Interior"):
        print(found["agency_name"], found["toptier_code"], found["abbreviation"])
""",
    18: """\
industry = post("autocomplete/naics", search_text="forest")["results"][0]
product = post("autocomplete/psc", search_text="aircraft")["results"][0]
print(f"<{industry['naics_description']} ({industry['naics']})>",
      f"<{product['psc_description']} ({product['product_or_service_code']})>")
""",
    19: """\
found = [each for each in get(f"{SPENDING}/references/toptier_agencies/")["results"]
         if "Department of the" in each["agency_name"]]
listed = ", ".join(f"{each['agency_name']} ({each['toptier_code']})" for each in found)
print("lookup.agency(): text: 'Department of the' matches", f"{len(found)}:", listed, end="")
print("; pass one of the codes")
""",
    20: """\
code = post("autocomplete/psc", search_text="aircraft")["results"][0]["product_or_service_code"]
wanted = {"award_type_codes": CONTRACTS, "psc_codes": [code], "time_period": years(2019, 2024)}
print([recipient["name"] for recipient in by("recipient", wanted)])
""",
    21: """\
wanted = {"award_type_codes": CONTRACTS, "time_period": years(2024, 2024), "agencies": [NASA]}
body = {"fields": ["Award ID", "Award Amount"], "sort": "Award Amount", "limit": 10}
rows = post("search/spending_by_award", filters=wanted, **body)["results"]
key = rows[0]["generated_internal_id"]
def transactions(key, found=(), page=1):
    answer = post("transactions", award_id=key, page=page, limit=5000, sort="action_date")
    found = [*found, *answer["results"]]
    return transactions(key, found, page + 1) if answer["page_metadata"]["hasNext"] else found
for change in transactions(key)[:3]:
    print(change["action_date"], change["action_type_description"],
          change["federal_action_obligation"])
""",
    22: """\
def whole(path, found=(), page=1, **body):
    answer = post(path, page=page, limit=100, **body)
    found = [*found, *answer["results"]]
    return whole(path, found, page + 1, **body) if answer["page_metadata"]["hasNext"] else found
award = get(f"{SPENDING}/awards/{key}/")
recipient = get(f"{SPENDING}/recipient/{award['recipient']['recipient_hash']}/")
print(recipient.get("name"), award["total_obligation"])
print([part["recipient_name"] for part in whole("subawards", award_id=key)])
print([account["account_title"] for account in whole("awards/accounts", award_id=key)])
""",
    23: """\
for row in rows[:5]:
    award = get(f"{SPENDING}/awards/{row['generated_internal_id']}/")
    recipient = get(f"{SPENDING}/recipient/{award['recipient']['recipient_hash']}/")
    print(recipient.get("name"), len(transactions(row["generated_internal_id"])))
""",
    24: """\
query = {"conditions[agencies][]": "environmental-protection-agency", "conditions[type][]": "RULE",
         "conditions[publication_date][year]": 2024, "per_page": 3}
for rule in get(f"{GAZETTE}/documents.json", **query)["results"]:
    print(rule["publication_date"], rule["title"])
""",
    25: """\
agencies = ["environmental-protection-agency", "national-oceanic-and-atmospheric-administration"]
query = {"conditions[agencies][]": agencies, "conditions[publication_date][gte]": "2023-01-01"}
counts = get(f"{GAZETTE}/documents/facets/yearly", **query).values()
print({year["name"]: year["count"] for year in counts if year["count"]})
""",
    26: """\
query = {"conditions[presidential_document_type][]": "executive_order",
         "conditions[president][]": "joe-biden", "per_page": 3}
for order in get(f"{GAZETTE}/documents.json", **query)["results"]:
    print(order["document_number"], order["title"])
""",
    27: """\
query = {"conditions[comment_date][gte]": "2024-10-15", "per_page": 1000,
         "conditions[comment_date][lte]": "2024-10-29", "fields[]": ["title", "comments_close_on"]}
for document in get(f"{GAZETTE}/documents.json", **query)["results"][:3]:
    print(document["comments_close_on"], document["title"])
""",
    28: """\
import datetime
query = {"conditions[topics][]": "water-supply", "conditions[type][]": "RULE", "per_page": 3}
rules = get(f"{GAZETTE}/documents.json", **query)["results"]
document = get(f"{GAZETTE}/documents/{rules[0]['document_number']}.json")
numbers = [address.split("/")[-1].split("?")[0] for address in document["corrections"]]
corrections = [get(f"{GAZETTE}/documents/{number}.json") for number in numbers]
today = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
print(document["title"], corrections, (document["comments_close_on"] or "") >= today)
""",
    29: """\
dates = [{"range": {"date_start": {"lte": 1890}}}, {"range": {"date_end": {"gte": 1880}}}]
query = {"bool": {"must": [*dates, {"term": {"is_public_domain": True}}]}}
answer = requests.post(f"{MUSEUM}/artworks/search", json={
    "query": query, "fields": ["id", "title", "date_display"], "limit": 3})
works = answer.json()["data"]
for work in works:
    print(work["id"], work["title"], work["date_display"])
""",
    30: """\
artwork = get(f"{MUSEUM}/artworks/{works[0]['id']}")["data"]
artist = get(f"{MUSEUM}/artists/{artwork['artist_id']}")["data"]
print(artist.get("title"), artwork["medium_display"])
""",
}

ORM = {
    1: """\
search = client.spending.search().by_state().contracts().agency(NASA).fiscal_year(2024)
for state in search.award_amounts((1000000, None)).limit(3):
    print(f"{state.amount:>14,.2f}  {state.name}")
""",
    3: """\
search = client.spending.search().by_recipient().contracts().agency(NASA)
search = search.agency("Department of Energy").time_period("2019-10-01", "2024-09-30")
for recipient in search.limit(3):
    print(f"{recipient.amount:>14,.2f}  {recipient.name}")
""",
    5: """\
search = client.spending.search().by_recipient().loans().time_period("2018-10-01", "2024-09-30")
texas = {"country_code": "USA", "state_code": "TX"}
for recipient in search.recipient_locations(texas).limit(3):
    print(recipient.name, recipient.amount)
""",
    9: """\
search = client.awards.search().contracts().naics_codes(["23"]).award_amounts((10000000, None))
search = search.time_period("2018-10-01", "2024-09-30").order_by("Award Amount")
for award in search.limit(3):
    print(award.recipient.name, f"{award.award_amount:,.2f}")
""",
    10: """\
search = client.spending.search().by_recipient().contracts().fiscal_year(2024)
for recipient in search.psc_codes(require=[["Research and Development"]]).limit(3):
    print(recipient.name)
""",
    12: """\
search = client.spending.search().by_state().contracts().agency(
    "Forest Service", tier="subtier", toptier_name="Department of Agriculture")
search = search.time_period("2018-10-01", "2024-09-30")
print([state.code for state in search.limit(5)])
""",
    13: """\
search = client.awards.search().fiscal_year(2024, date_type="date_signed")
print(search.count_awards_by_type())
""",
    14: """\
search = client.awards.search().grants().keywords("forest")
print(search.time_period("2018-10-01", "2024-09-30").count())
""",
    15: """\
search = client.spending.search().by_recipient().fiscal_year(2024)
search = search.tas_codes(require=[["049", "049-4336"]])
print([recipient.name for recipient in search.limit(3)])
""",
    17: """\
for found in client.agencies.search().name("Interior"):
    if found.name.endswith("Interior"):
        print(found.name, found.toptier_code, found.abbreviation)
""",
    19: """\
found = client.agencies.search().name("Department of the").all()
found = [each for each in found if type(each).__name__ == "Agency"]
listed = ", ".join(f"{each.name} ({each.toptier_code})" for each in found)
print("lookup.agency(): text: 'Department of the' matches", f"{len(found)}:", listed, end="")
print("; pass one of the codes")
""",
    20: """\
search = client.spending.search().by_recipient().contracts().psc_codes("1510")
search = search.time_period("2018-10-01", "2024-09-30")
print([recipient.name for recipient in search.limit(3)])
""",
    21: """\
search = client.awards.search().contracts().agency(NASA).fiscal_year(2024)
rows = search.order_by("Award Amount").limit(10).all()
award = rows[0]
for change in award.transactions.order_by("action_date", "desc").all()[:3]:
    print(change.action_date, change.action_type_description, change.federal_action_obligation)
""",
    22: """\
print(award.recipient.name, award.total_obligation)
print([part.recipient_name for part in award.subawards])
print([account.account_title for account in award.accounts])
""",
    23: """\
for award in rows[:5]:
    print(award.recipient.name, len(award.transactions.all()))
""",
}

TOOLBELT = {
    24: """\
documents, _ = get_documents_by_date("2024-01-01", "2024-12-31", document_types=("RULE",))
epa = [each for each in documents if "environmental-protection-agency" in
       [agency.get("slug") for agency in each["agencies"]]]
for rule in epa[::-1][:3]:
    print(rule["publication_date"], rule["title"])
""",
    25: """\
from collections import Counter
slugs = {"environmental-protection-agency", "national-oceanic-and-atmospheric-administration"}
documents, _ = get_documents_by_date("2023-01-01", "2024-12-31")
found = [each for each in documents if slugs & {agency.get("slug") for agency in each["agencies"]}]
print(dict(sorted(Counter(each["publication_date"][:4] for each in found).items())))
""",
    28: """\
import datetime
documents, _ = get_documents_by_date("1994-01-01", "2024-12-31", document_types=("RULE",),
    fields=("document_number", "title", "topics", "corrections", "comments_close_on"))
document = [each for each in documents if "Water supply" in each["topics"]][-1]
numbers = [address.split("/")[-1].split("?")[0] for address in document["corrections"]]
corrections = get_documents_by_number(numbers)[0] if numbers else []
today = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
print(document["title"], corrections, (document["comments_close_on"] or "") >= today)
""",
}

PROGRAMS = {"requests": REQUESTS, "usaspending-orm": ORM, "fr-toolbelt": TOOLBELT}
