//! Tests the files of download jobs: states, archives, parts.

use std::collections::BTreeSet;
use std::io::{Cursor, Read};

use serde_json::{Value, json};

use super::{CONTRACTS, GRANTS, all, post, start};
use openshelf_tests::http::{get, send};

/// The tables of an archive: name and lines.
fn tables(bytes: &[u8]) -> Vec<(String, Vec<String>)> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    (0..archive.len())
        .map(|at| {
            let mut file = archive.by_index(at).unwrap();
            let mut text = String::new();
            file.read_to_string(&mut text).unwrap();
            (
                file.name().unwrap().into_owned(),
                text.lines().map(str::to_owned).collect(),
            )
        })
        .collect()
}

#[test]
fn a_file_has_the_awards_that_the_filters_select() {
    let sandbox = start(Some(2));
    let filters = json!({
        "award_type_codes": CONTRACTS,
        "agencies": [{ "type": "awarding", "tier": "toptier", "name": "Department of Agriculture" }],
    });
    let body = json!({ "filters": filters, "fields": ["Award ID"] });
    let awards = all(&sandbox, "search/spending_by_award/", &body);
    let job = post(&sandbox, "download/awards/", &json!({ "filters": filters })).json();
    let url = job["file_url"].as_str().unwrap();
    assert!(url.starts_with(&sandbox.url()));
    assert_eq!(get(url).status, 404, "the job has not run yet");
    let state = || get(job["status_url"].as_str().unwrap()).json();
    assert_eq!(state()["status"], json!("ready"));
    assert_eq!(state()["status"], json!("running"));
    let finished = state();
    assert_eq!(finished["status"], json!("finished"));
    let file = get(url);
    assert_eq!(file.header("content-length"), file.body.len().to_string());
    assert_eq!(
        finished["total_size"],
        json!(file.body.len() as f64 / 1000.0)
    );
    let tables = tables(&file.body);
    let rows: usize = tables.iter().map(|(_, lines)| lines.len() - 1).sum();
    assert_eq!(finished["total_rows"], json!(rows));
    let (name, lines) = &tables[0];
    assert!(name.starts_with("Contracts_PrimeAwardSummaries_") && name.ends_with("_1.csv"));
    let keys = |lines: &[String]| -> BTreeSet<String> {
        lines[1..]
            .iter()
            .map(|line| line.split(',').next().unwrap().to_owned())
            .collect()
    };
    let found: BTreeSet<String> = awards
        .iter()
        .map(|one| one["generated_internal_id"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(keys(lines), found);
    // Ranges of it, for clients that resume a download.
    let tag = file.header("etag").to_owned();
    let part = send(
        "GET",
        url,
        &["range: bytes=10-19", &format!("if-range: {tag}")],
        None,
    );
    assert_eq!(part.status, 206);
    assert_eq!(part.body, file.body[10..20]);
    assert_eq!(
        part.header("content-range"),
        format!("bytes 10-19/{}", file.body.len())
    );
    let changed = send(
        "GET",
        url,
        &["range: bytes=10-19", "if-range: \"other\""],
        None,
    );
    assert_eq!((changed.status, changed.body.len()), (200, file.body.len()));
    assert_eq!(
        send("GET", url, &["range: bytes=99999999-"], None).status,
        416
    );
    assert_eq!(
        send("GET", url, &[&format!("if-none-match: {tag}")], None).status,
        304
    );
}

#[test]
fn every_job_has_a_file() {
    let sandbox = start(Some(2));
    let codes = json!({ "def_codes": ["L"] });
    for (path, body) in [
        (
            "download/transactions/",
            json!({ "filters": { "award_type_codes": GRANTS } }),
        ),
        (
            "download/contract/",
            json!({ "award_id": "CONT_AWD_EXAMPLE0001_1200_-NONE-_-NONE-" }),
        ),
        (
            "download/accounts/",
            json!({ "account_level": "treasury_account", "file_format": "tsv", "filters": {
                "submission_types": ["account_balances", "award_financial"], "fy": 2023,
                "quarter": 4 } }),
        ),
        ("download/disaster/", json!({ "filters": codes })),
        ("download/disaster/recipients/", json!({ "filters": codes })),
        (
            "bulk_download/awards/",
            json!({ "filters": { "prime_award_types": ["A", "02"], "date_type": "action_date",
                "date_range": { "start_date": "2023-01-01", "end_date": "2023-12-31" } } }),
        ),
    ] {
        let job = post(&sandbox, path, &body).json();
        let url = job["status_url"]
            .as_str()
            .unwrap_or_else(|| panic!("{path}: {job}"));
        let states: Vec<Value> = (0..3).map(|_| get(url).json()).collect();
        assert_eq!(states[2]["status"], json!("finished"), "{path}");
        let file = get(job["file_url"].as_str().unwrap());
        let tables = tables(&file.body);
        let rows: usize = tables.iter().map(|(_, lines)| lines.len() - 1).sum();
        assert!(rows > 0, "{path}");
        assert_eq!(states[2]["total_rows"], json!(rows), "{path}");
    }
}
