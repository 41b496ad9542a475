//! Tests the sandbox over real HTTP: every operation of the catalog, pages, look-ups, refusals, pictures.
#![allow(
    clippy::case_sensitive_file_extension_comparisons,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::format_push_string,
    clippy::large_types_passed_by_value,
    clippy::needless_pass_by_value,
    reason = "the numbers of a test are small, and so are its texts"
)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test fails by panicking, in its helpers too"
)]

#[path = "sandbox/operations.rs"]
mod operations;

use std::io::Read;
use std::net::TcpStream;

use openshelf::catalog::Service;
use openshelf::sandbox::{Options, Sandbox};
use openshelf::services::find;
use openshelf_tests::http::{Received, get, send};
use serde_json::{Value, json};

fn start(seed: u64) -> Sandbox {
    Sandbox::start(
        &openshelf::services::SERVICES,
        Options {
            seed,
            today: Options::day("2024-06-28").ok(),
            ..Options::default()
        },
    )
    .unwrap()
}

fn service(name: &str) -> &'static Service {
    find(name).unwrap()
}

/// The address of a path below a service's base address.
fn at(sandbox: &Sandbox, name: &str, path: &str) -> String {
    format!("{}{path}", sandbox.base_url(service(name)))
}

fn post(sandbox: &Sandbox, name: &str, path: &str, body: &Value) -> Received {
    let body = body.to_string();
    send("POST", &at(sandbox, name, path), &[], Some(&body))
}

#[test]
fn data_follow_from_the_seed() {
    let (one, again, other) = (start(1), start(1), start(2));
    let paths = [
        ("museum", "artworks?limit=5"),
        ("placeholder", "/v2/list"),
        ("gazette", "/documents.json?per_page=5"),
        ("spending", "/api/v2/references/toptier_agencies/"),
        ("spending", "/api/v2/agency/012/program_activity/"),
        ("disease", "/v3/covid-19/countries"),
    ];
    for (name, path) in paths {
        let body = |sandbox: &Sandbox| {
            let body = get(&at(sandbox, name, path)).body;
            String::from_utf8(body).unwrap().replace(&sandbox.url(), "")
        };
        assert_eq!(body(&one), body(&one), "{path}");
        assert_eq!(body(&one), body(&again), "{path}");
        assert_ne!(body(&one), body(&other), "{path}");
    }
}

#[test]
fn pages_of_the_museum_have_every_record_once() {
    let sandbox = start(0);
    let (mut ids, mut page) = (Vec::new(), 1);
    loop {
        let answer = get(&at(
            &sandbox,
            "museum",
            &format!("artworks?limit=70&page={page}"),
        ))
        .json();
        let records = answer["data"].as_array().unwrap();
        ids.extend(records.iter().map(|record| record["id"].as_i64().unwrap()));
        if answer["pagination"].get("next_url").is_none() {
            assert_eq!(answer["pagination"]["total"], json!(ids.len()));
            break;
        }
        page += 1;
    }
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 300);
    assert!(ids.contains(&27992));
}

#[test]
fn the_museum_refuses_like_the_service() {
    let sandbox = start(0);
    for (path, status, error) in [
        ("artworks/999999999", 404, "Not found"),
        ("artworks/abc", 400, "Invalid syntax"),
        ("artworks?limit=101", 403, "Invalid limit"),
        ("artworks/search?q=a&limit=101", 403, "Invalid limit"),
        (
            "artworks/search?q=a&page=11&limit=100",
            403,
            "Invalid number of results",
        ),
        ("search?q=monet", 403, "Missing Parameter"),
        ("agent-role/27992", 404, "Sorry, something went wrong."),
        ("digital-catalogs", 404, "Sorry, something went wrong."),
        ("no-such-thing", 404, "Sorry, something went wrong."),
    ] {
        let received = get(&at(&sandbox, "museum", path));
        assert_eq!(received.status, status, "{path}");
        let body = received.json();
        assert_eq!(
            (&body["status"], &body["error"]),
            (&json!(status), &json!(error)),
            "{path}"
        );
        assert!(body["detail"].is_string());
    }
    let moved = get(&at(&sandbox, "museum", "artworks/"));
    assert_eq!(moved.status, 301);
    assert!(moved.header("location").ends_with("/artworks"));
    let fields = get(&at(&sandbox, "museum", "artworks/?fields=id,title&limit=2")).json();
    assert_eq!(fields["data"][0].as_object().unwrap().len(), 2);
    assert_eq!(
        send("DELETE", &at(&sandbox, "museum", "artworks"), &[], None).status,
        405
    );
    let first = get(&at(&sandbox, "museum", "artworks/27992"));
    let tag = format!("if-none-match: {}", first.header("etag"));
    assert_eq!(
        send(
            "GET",
            &at(&sandbox, "museum", "artworks/27992"),
            &[&tag],
            None
        )
        .status,
        304
    );
}

#[test]
fn a_museum_search_matches_sorts_and_counts() {
    let sandbox = start(0);
    let query = json!({
        "q": "monet",
        "query": { "term": { "is_public_domain": true } },
        "sort": { "date_start": "asc" },
        "fields": ["id", "artist_title", "date_start"],
        "aggs": { "places": { "terms": { "field": "place_of_origin.keyword" } } },
        "limit": 50,
    });
    let answer = post(&sandbox, "museum", "artworks/search", &query).json();
    let records = answer["data"].as_array().unwrap();
    assert!(!records.is_empty());
    let years: Vec<i64> = records
        .iter()
        .map(|record| record["date_start"].as_i64().unwrap())
        .collect();
    assert!(years.is_sorted());
    let counted: u64 = answer["aggregations"]["places"]["buckets"]
        .as_array()
        .unwrap()
        .iter()
        .map(|bucket| bucket["doc_count"].as_u64().unwrap())
        .sum();
    assert_eq!(json!(counted), answer["pagination"]["total"]);
    let encoded = openshelf::call::encode(&query.to_string());
    let by_get = get(&at(
        &sandbox,
        "museum",
        &format!("artworks/search?params={encoded}"),
    ))
    .json();
    assert_eq!(by_get, answer);
}

/// Width and height of a JPEG, from its frame header.
fn jpeg_size(file: &[u8]) -> (u16, u16) {
    assert!(file.starts_with(&[0xff, 0xd8]));
    let mut rest = &file[2..];
    loop {
        let length = usize::from(u16::from_be_bytes([rest[2], rest[3]]));
        if (0xc0..=0xc2).contains(&rest[1]) {
            return (
                u16::from_be_bytes([rest[7], rest[8]]),
                u16::from_be_bytes([rest[5], rest[6]]),
            );
        }
        rest = &rest[2 + length..];
    }
}

#[test]
fn pictures_have_the_requested_size() {
    let sandbox = start(0);
    let images = sandbox.image_api_url(service("museum")).unwrap();
    let id = "2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a";
    let picture = get(&format!("{images}{id}/full/843,/0/default.jpg"));
    assert_eq!(jpeg_size(&picture.body).0, 843);
    let smaller = get(&format!("{images}{id}/full/200,/0/default.jpg"));
    assert_eq!(jpeg_size(&smaller.body).0, 200);
    assert_eq!(
        get(&format!("{images}no-such-image/full/843,/0/default.jpg")).status,
        404
    );

    let fetch = |path: &str| {
        let moved = get(&at(&sandbox, "placeholder", path));
        assert_eq!(moved.status, 302, "{path}");
        get(moved.header("location"))
    };
    let plain = fetch("/id/237/60/40");
    assert_eq!(jpeg_size(&plain.body), (60, 40));
    assert_eq!(plain.header("picsum-id"), "237");
    assert_eq!(jpeg_size(&fetch("/seed/a%20b/30").body), (30, 30));
    let webp = fetch("/id/237/60/40.webp?grayscale&blur=2");
    assert_eq!(webp.header("content-type"), "image/webp");
    assert_eq!(
        (&webp.body[..4], &webp.body[8..12]),
        (&b"RIFF"[..], &b"WEBP"[..])
    );
    assert_ne!(fetch("/id/237/60/40?grayscale").body, plain.body);
    assert_eq!(
        webp.header("content-disposition"),
        "inline; filename=\"237-60x40-blur_2-grayscale.webp\""
    );
    for (path, status, text) in [
        ("/5001/10", 400, "Invalid size\n"),
        ("/10/10?blur=11", 400, "Invalid blur amount\n"),
        ("/10/10.png", 400, "Invalid file extension\n"),
        ("/id/1000000/10", 404, "Image does not exist\n"),
        ("/nothing", 404, "page not found\n"),
    ] {
        let refused = get(&at(&sandbox, "placeholder", path));
        assert_eq!(
            (refused.status, &refused.body[..]),
            (status, text.as_bytes()),
            "{path}"
        );
    }
    let unsigned = format!("{}/placeholder-images/id/237/60/40.jpg", sandbox.url());
    assert_eq!(get(&unsigned).status, 400);
    let last = get(&at(&sandbox, "placeholder", "/v2/list?page=2&limit=100")).json();
    assert_eq!(last.as_array().unwrap().len(), 20);
}

#[test]
fn the_gazette_pages_and_counts() {
    let sandbox = start(0);
    let mut address = at(
        &sandbox,
        "gazette",
        "/documents.json?conditions[term]=water&per_page=7",
    );
    let (mut numbers, mut count) = (Vec::new(), 0);
    loop {
        let answer = get(&address).json();
        count = answer["count"].as_u64().unwrap().max(count);
        for record in answer["results"].as_array().unwrap() {
            numbers.push(record["document_number"].as_str().unwrap().to_owned());
        }
        match answer["next_page_url"].as_str() {
            Some(next) => address = next.to_owned(),
            None => break,
        }
    }
    assert_eq!(numbers.len() as u64, count);
    numbers.sort();
    numbers.dedup();
    assert_eq!(numbers.len() as u64, count);
    let facets = get(&at(
        &sandbox,
        "gazette",
        "/documents/facets/type?conditions[term]=water",
    ))
    .json();
    let sum: u64 = facets
        .as_object()
        .unwrap()
        .values()
        .map(|one| one["count"].as_u64().unwrap())
        .sum();
    assert_eq!(sum, count);
}

#[test]
fn the_gazette_reports_unknown_documents() {
    let sandbox = start(0);
    let nothing = get(&at(
        &sandbox,
        "gazette",
        "/documents.json?conditions[term]=xyzzy",
    ))
    .json();
    assert_eq!(
        nothing.as_object().unwrap().keys().collect::<Vec<_>>(),
        ["description", "count"]
    );
    let twenty = get(&at(&sandbox, "gazette", "/documents.json?per_page=1")).json();
    assert_eq!(twenty["results"].as_array().unwrap().len(), 20);
    for (path, status, body) in [
        ("/agencies/no-such", 404, json!({"error": 404})),
        ("/images/NO.1", 404, json!({})),
        (
            "/issues/soon.json",
            400,
            json!({"status": 400, "message": "Invalid Date Requested"}),
        ),
        (
            "/documents.json?conditions[nonsense]=1",
            400,
            json!({"errors": {"nonsense": "is not a valid field"}}),
        ),
    ] {
        let received = get(&at(&sandbox, "gazette", path));
        assert_eq!((received.status, received.json()), (status, body), "{path}");
    }
    for path in [
        "/no/such/path",
        "/documents/2024-99999.json",
        "/issues/2024-01-06.json",
    ] {
        let unknown = get(&at(&sandbox, "gazette", path));
        assert_eq!(unknown.status, 404, "{path}");
        let is_page = unknown.header("content-type").starts_with("text/html");
        assert!(is_page, "{path}");
    }
    let several = get(&at(
        &sandbox,
        "gazette",
        "/documents/2024-00001,1999-1.json",
    ))
    .json();
    assert_eq!(several["errors"]["not_found"], json!(["1999-1"]));
}

#[test]
fn sums_of_spending_agree_with_each_other() {
    let sandbox = start(0);
    let filters = json!({
        "award_type_codes": ["A", "B", "C", "D"],
        "time_period": [{ "start_date": "2022-10-01", "end_date": "2024-09-30" }],
    });
    let total = |path: &str, member: &str| -> (i64, usize) {
        let (mut cents, mut count, mut page) = (0.0, 0, 1);
        loop {
            let body = json!({
                "filters": filters, "page": page, "limit": 100, "group": "month",
                "scope": "place_of_performance", "geo_layer": "state",
                "fields": ["Transaction Amount"], "sort": "Transaction Amount",
            });
            let answer = post(&sandbox, "spending", path, &body).json();
            for record in answer["results"].as_array().unwrap() {
                cents += record[member].as_f64().unwrap() * 100.0;
                count += 1;
            }
            if answer["page_metadata"]["hasNext"] != json!(true) {
                return ((cents / 100.0).round() as i64, count);
            }
            page += 1;
        }
    };
    let (transactions, count) = total(
        "/api/v2/search/spending_by_transaction/",
        "Transaction Amount",
    );
    assert!(transactions > 0);
    for (path, member) in [
        ("/api/v2/search/spending_over_time/", "aggregated_amount"),
        ("/api/v2/search/spending_by_geography/", "aggregated_amount"),
        (
            "/api/v2/search/spending_by_category/awarding_agency/",
            "amount",
        ),
        ("/api/v2/search/spending_by_category/naics/", "amount"),
        ("/api/v2/search/spending_by_category/recipient/", "amount"),
    ] {
        let (sum, _) = total(path, member);
        assert!(
            (sum - transactions).abs() <= 2,
            "{path}: {sum} and {transactions}"
        );
    }
    let body = json!({ "filters": filters });
    let path = "/api/v2/search/spending_by_transaction_count/";
    let counted = post(&sandbox, "spending", path, &body).json();
    assert_eq!(counted["results"]["contracts"], json!(count));
}

#[test]
fn spending_refuses_like_the_service() {
    let sandbox = start(0);
    for (path, status) in [
        ("/api/v2/agency/999/", 404),
        ("/api/v2/awards/CONT_AWD_NOTHING/", 404),
        ("/api/v2/recipient/nobody/", 400),
        ("/api/v2/download/status/?file_name=none.zip", 404),
        ("/api/v2/no/such/path/", 404),
        ("/api/v2/agency/012/federal_account/?limit=101", 422),
        ("/api/v2/agency/012/federal_account/?order=sideways", 400),
        ("/api/v2/search/spending_by_award/", 405),
    ] {
        let received = get(&at(&sandbox, "spending", path));
        assert_eq!(received.status, status, "{path}");
        assert!(received.json()["detail"].is_string(), "{path}");
    }
    let moved = get(&at(
        &sandbox,
        "spending",
        "/api/v2/agency/012?fiscal_year=2024",
    ));
    assert_eq!(moved.status, 301);
    assert!(
        moved
            .header("location")
            .ends_with("/agency/012/?fiscal_year=2024")
    );
    let award = "/api/v2/search/spending_by_award/";
    assert_eq!(post(&sandbox, "spending", award, &json!({})).status, 422);
    let mixed = json!({
        "filters": { "award_type_codes": ["A", "02"] }, "fields": ["Award ID"],
    });
    let refused = post(&sandbox, "spending", award, &mixed);
    assert!(refused.json()["award_type_groups"].is_object());
    let unknown = get(&at(
        &sandbox,
        "spending",
        "/api/v2/references/cfda/totals/00.000/",
    ));
    assert_eq!((unknown.status, unknown.body.len()), (204, 0));
}

#[test]
fn a_created_job_is_found() {
    let sandbox = start(0);
    let body = json!({ "filters": { "award_type_codes": ["A"] } });
    let job = post(&sandbox, "spending", "/api/v2/download/awards/", &body).json();
    let file_name = job["file_name"].as_str().unwrap();
    assert!(file_name.ends_with(".zip"));
    let states: Vec<Value> = (0..3)
        .map(|_| get(job["status_url"].as_str().unwrap()).json()["status"].clone())
        .collect();
    assert_eq!(states, ["ready", "running", "finished"]);
    let again = post(&sandbox, "spending", "/api/v2/download/awards/", &body).json();
    assert_eq!(again["file_name"], job["file_name"]);
}

#[test]
fn disease_answers_one_or_several_countries() {
    let sandbox = start(0);
    let path = |path: &str| at(&sandbox, "disease", &format!("/v3/covid-19/{path}"));
    let one = get(&path("countries/Italy")).json();
    assert_eq!(one["countryInfo"]["iso2"], json!("IT"));
    assert_eq!(get(&path("countries/380,")).json(), one);
    assert_eq!(get(&path("COUNTRIES/ita/")).json(), one);
    let two = get(&path("countries/Italy,Nowhere,France")).json();
    assert_eq!(two.as_array().unwrap().len(), 2);
    let three = get(&path("historical/Italy,Nowhere,France?lastdays=3")).json();
    assert_eq!(three[1], Value::Null);
    assert_eq!(three[0]["timeline"]["cases"].as_object().unwrap().len(), 3);
    let world = get(&path("all")).json();
    let countries = get(&path("countries?sort=cases")).json();
    let cases: Vec<i64> = countries
        .as_array()
        .unwrap()
        .iter()
        .map(|country| country["cases"].as_i64().unwrap())
        .collect();
    assert!(cases.iter().rev().is_sorted());
    assert_eq!(world["cases"], json!(cases.iter().sum::<i64>()));
    for (asked, message) in [
        (
            "countries/Nowhere",
            "Country not found or doesn't have any cases",
        ),
        (
            "continents/Nowhere",
            "Continent not found or doesn't have any cases",
        ),
        (
            "states/Nowhere",
            "State not found or doesn't have any cases",
        ),
        (
            "historical/Nowhere",
            "Country not found or doesn't have any historical data",
        ),
        (
            "gov/Nowhere",
            "Country 'Nowhere' not found or no data found for country",
        ),
    ] {
        let refused = get(&path(asked));
        assert_eq!(
            (refused.status, refused.json()),
            (404, json!({ "message": message }))
        );
    }
    let reported = get(&path("apple/countries/Canada/Nowhere"));
    assert_eq!(reported.status, 200);
    assert!(reported.json()["message"].is_string());
    let unknown = get(&at(&sandbox, "disease", "/v3/nothing"));
    assert_eq!(unknown.status, 404);
    assert!(unknown.header("content-type").starts_with("text/html"));
    assert_eq!(get(&path("countries/%E0%A4%A")).status, 400);
    assert_eq!(get(&at(&sandbox, "disease", "/all")).status, 410);
}

#[test]
fn a_stopped_sandbox_accepts_no_connection() {
    let sandbox = start(0);
    let host = sandbox.url().replace("http://", "");
    let mut kept = TcpStream::connect(&host).unwrap();
    sandbox.stop();
    sandbox.stop();
    assert!(TcpStream::connect(&host).is_err());
    assert_eq!(kept.read(&mut [0; 8]).unwrap_or(0), 0);
}

#[test]
fn a_port_in_use_is_an_error() {
    let sandbox = start(0);
    let port = sandbox.url().rsplit(':').next().unwrap().parse().unwrap();
    let error = Sandbox::start(
        &openshelf::services::SERVICES,
        Options {
            port,
            ..Options::default()
        },
    )
    .unwrap_err();
    assert!(error.to_string().contains(&port.to_string()));
}
