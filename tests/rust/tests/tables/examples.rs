//! Tests the tables of the answers of single operations.

use std::sync::Arc;

use openshelf::call::{Value as Given, bind};
use openshelf::catalog::{Operation, Service};
use openshelf::services::find;
use openshelf::tables::{
    Asked, BatchBuilder, Counts, EXTRA, Layout, LayoutOptions, TableError, UNFIT,
};
use serde_json::{Value, json};

use super::{FLAT, NESTED, cells};

fn operation(service: &str, group: &str, name: &str) -> (&'static Service, &'static Operation) {
    let service = find(service).unwrap();
    (service, service.find(group, name).unwrap())
}

/// The layout of a call with these arguments that select columns.
fn layout(place: (&str, &str, &str), fields: &[&str], options: LayoutOptions) -> Arc<Layout> {
    let (service, operation) = operation(place.0, place.1, place.2);
    let asked = Asked {
        fields: (!fields.is_empty()).then(|| fields.iter().map(ToString::to_string).collect()),
        ..Asked::default()
    };
    Layout::new(service, operation, &asked, options).unwrap()
}

fn read(layout: &Arc<Layout>, body: &str) -> (Vec<Value>, Counts) {
    let mut builder = BatchBuilder::new(layout);
    builder.push_body(body.as_bytes()).unwrap();
    let (batch, counts) = builder.finish().unwrap();
    (cells::rows(&batch), counts)
}

/// Checks that a body is none of the operation's answers.
fn refuses(layout: &Arc<Layout>, body: &str) {
    let mut builder = BatchBuilder::new(layout);
    let pushed = builder.push_body(body.as_bytes());
    assert!(
        matches!(pushed, Err(TableError::OtherAnswer(_))),
        "{body}: {pushed:?}"
    );
    assert_eq!(builder.finish().unwrap().1, Counts::default());
}

/// The rows of an answer, each with only the values of these columns.
fn values(place: (&str, &str, &str), body: &str, columns: &[&str]) -> Vec<Value> {
    let (rows, _) = read(&layout(place, &[], NESTED), body);
    let pick = |row: &Value| columns.iter().map(|name| row[name].clone()).collect();
    rows.iter().map(pick).collect()
}

fn names(layout: &Layout) -> Vec<&str> {
    layout
        .schema()
        .fields()
        .iter()
        .map(|field| field.name().as_str())
        .collect()
}

/// Days from 1970-01-01 to 2023-03-09.
const MARCH_9: i32 = 19_425;

#[test]
fn a_time_series_by_column_has_a_row_for_each_place_and_day() {
    let body = r#"[
        {"country": "Italy", "province": ["a", "b"], "timeline": {
            "cases": {"3/9/23": 5, "3/10/23": 6}, "deaths": {"3/10/23": 1, "3/11/23": 2},
            "tests": {"3/9/23": 1}, "recovered": null}},
        null,
        {"country": "San Marino", "province": null, "timeline": {"cases": {"3/9/23": "n/a"}}},
        {"country": "Nowhere", "message": "no data"}
    ]"#;
    let columns = [
        "country",
        "province",
        "date",
        "cases",
        "deaths",
        "recovered",
        UNFIT,
        EXTRA,
    ];
    let rows = values(
        ("disease", "historical", "countries_by_name"),
        body,
        &columns,
    );
    assert_eq!(
        rows,
        [
            json!(["Italy", null, MARCH_9, 5, null, null, null, {"timeline.tests": {"3/9/23": 1}}]),
            json!(["Italy", null, MARCH_9 + 1, 6, 1, null, null, null]),
            json!(["Italy", null, MARCH_9 + 2, null, 2, null, null, null]),
            json!(["San Marino", null, MARCH_9, null, null, null, {"cases": "n/a"}, null]),
        ]
    );
}

#[test]
fn an_answer_of_one_record_equals_a_list_of_it() {
    let italy = r#"{"country": "Italy", "province": "x", "timeline": {"cases": {"3/9/23": 5}}}"#;
    let place = ("disease", "historical", "countries_by_name");
    let alone = values(place, italy, &["country", "date", "cases"]);
    assert_eq!(
        alone,
        values(place, &format!("[{italy}]"), &["country", "date", "cases"])
    );
    assert_eq!(alone, [json!(["Italy", MARCH_9, 5])]);
    let world = r#"{"cases": {"3/9/23": 5}, "deaths": {"3/9/23": 1}, "recovered": {}}"#;
    let rows = values(
        ("disease", "historical", "world"),
        world,
        &["date", "cases", "deaths"],
    );
    assert_eq!(rows, [json!([MARCH_9, 5, 1])]);
}

#[test]
fn a_series_of_one_figure_is_the_same_as_a_list_of_days() {
    let columns = ["date", "total", "daily", UNFIT];
    let place = ("disease", "vaccine", "world");
    let short = values(place, r#"{"3/9/23": 5, "3/40/23": 6}"#, &columns);
    let odd = json!({"date": "3/40/23"});
    assert_eq!(
        short,
        [json!([MARCH_9, 5, null, null]), json!([null, 6, null, odd])]
    );
    let full = values(
        place,
        r#"[{"total": 5, "daily": 2, "date": "3/9/23"}]"#,
        &columns,
    );
    assert_eq!(full, [json!([MARCH_9, 5, 2, null])]);
    let columns = ["country", "date", "total", "daily", UNFIT, EXTRA];
    let place = ("disease", "vaccine", "countries");
    let body = r#"[{"country": "Italy", "timeline": [{"total": 5, "date": "3/9/23", "new": 1}, 7]},
        {"country": "Peru", "timeline": {"3/9/23": 8}}, {"country": "Chad", "timeline": "none"}]"#;
    assert_eq!(
        values(place, body, &columns),
        [
            json!(["Italy", MARCH_9, 5, null, null, {"timeline.new": 1}]),
            json!(["Italy", null, null, null, null, {"timeline.[]": 7}]),
            json!(["Peru", MARCH_9, 8, null, null, null]),
            json!(["Chad", null, null, null, {"timeline": "none"}, null]),
        ]
    );
}

#[test]
fn days_in_a_member_repeat_the_members_around_them() {
    let columns = ["country", "subregion", "geo_type", "date", "driving"];
    let day = r#"{"geo_type": "city", "date": "2023-03-09", "driving": 1.5}"#;
    let one = format!(r#"{{"country": "Canada", "subregion": "Calgary", "data": [{day}, {day}]}}"#);
    let row = json!(["Canada", "Calgary", "city", MARCH_9, 1.5]);
    let place = ("disease", "mobility", "data");
    assert_eq!(values(place, &one, &columns), [row.clone(), row.clone()]);
    let several = format!(r#"[{one}, {{"message": "none found"}}]"#);
    assert_eq!(values(place, &several, &columns), [row.clone(), row]);
}

#[test]
fn records_that_are_not_objects_are_the_only_column() {
    let rows = values(
        ("disease", "gov", "country_names"),
        r#"["Canada", null, 5]"#,
        &["country", UNFIT],
    );
    assert_eq!(
        rows,
        [
            json!(["Canada", null]),
            json!([null, null]),
            json!([null, {"country": 5}])
        ]
    );
    let rows = values(
        ("disease", "gov", "country"),
        r#"[{"a": 1}, {"b": [2]}]"#,
        &["record"],
    );
    assert_eq!(rows, [json!([{"a": 1}]), json!([{"b": [2]}])]);
    let rows = values(("disease", "gov", "country"), r#"{"a": 1}"#, &["record"]);
    assert_eq!(rows, [json!([{"a": 1}])]);
    let rows = values(
        ("spending", "autocomplete.accounts", "a"),
        r#"{"results": ["X", null]}"#,
        &["a"],
    );
    assert_eq!(rows, [json!(["X"]), json!([null])]);
}

#[test]
fn records_are_found_where_the_operation_says() {
    let one = values(
        ("museum", "artworks", "get"),
        r#"{"data": {"id": 4}, "info": {}}"#,
        &["id"],
    );
    assert_eq!(one, [json!([4])]);
    let searches = r#"{"data": [{"id": 4}, {"id": "PC-1"}]}, {"data": []}"#;
    assert_eq!(
        values(("museum", "", "msearch"), &format!("[{searches}]"), &["id"]),
        [json!(["4"]), json!(["PC-1"])]
    );
    // A table without the records of the last search would look whole.
    let body = format!(r#"[{searches}, {{"error": 1}}]"#);
    refuses(&layout(("museum", "", "msearch"), &[], NESTED), &body);
    let body = r#"{"results": [[{"awarding_toptier_agency_name": "x"}]], "results": [[]]}"#;
    let (rows, _) = read(
        &layout(("spending", "agency", "awards_count"), &[], NESTED),
        body,
    );
    assert_eq!(
        rows.len(),
        0,
        "of members with one name the last one counts"
    );
    let (service, operation) = operation("spending", "references", "assistance_listings");
    let made = Layout::new(service, operation, &Asked::default(), NESTED).unwrap();
    assert_eq!(
        read(
            &made,
            r#"{"page_metadata": {}, "results": [{"code": "10.001"}]}"#
        )
        .1
        .rows,
        1
    );
    assert_eq!(
        read(&made, r#"[{"code": "10.001"}, {"code": "10.002"}]"#)
            .1
            .rows,
        2
    );
    let made = layout(("gazette", "documents", "search"), &[], NESTED);
    for nothing in ["", " \n", r#"{"count": 0, "description": "Documents"}"#] {
        assert_eq!(read(&made, nothing).1.rows, 0, "{nothing:?}");
    }
    let renamed = r#"{"count": 1, "found": [{"document_number": "1"}]}"#;
    for other in ["{}", r#"{"results": null}"#, r#"{"count": null}"#, renamed] {
        refuses(&made, other);
    }
}

#[test]
fn an_answer_without_columns_has_those_of_its_type_or_one() {
    let made = layout(("spending", "references", "cfda_total"), &[], NESTED);
    assert_eq!(
        names(&made),
        [
            "cfda",
            "posted",
            "closed",
            "archived",
            "forecasted",
            UNFIT,
            EXTRA
        ]
    );
    let (rows, counts) = read(&made, r#"{"cfda": "12.012", "posted": 442, "closed": "x"}"#);
    assert_eq!(rows[0]["cfda"], "12.012");
    assert_eq!((rows[0]["posted"].clone(), counts.unfit), (json!(442), 1));
    let made = layout(("gazette", "effective_dates", "list"), &[], NESTED);
    assert_eq!(names(&made), ["answer", UNFIT, EXTRA]);
    assert_eq!(
        read(&made, r#"{"a": {"b": 1}}"#).0[0]["answer"],
        json!({"a": {"b": 1}})
    );
}

#[test]
fn an_object_with_data_as_names_has_a_row_for_each_member() {
    let made = layout(("gazette", "documents", "facets"), &[], NESTED);
    assert_eq!(names(&made), ["key", "count", "name", UNFIT, EXTRA]);
    let body =
        r#"{"a": {"count": 2, "name": "A"}, "b": {"count": "x", "new": 1, "key": 2}, "c": 7}"#;
    let (rows, counts) = read(&made, body);
    let pick =
        |row: &Value| -> Value { names(&made).iter().map(|name| row[name].clone()).collect() };
    assert_eq!(
        rows.iter().map(pick).collect::<Vec<_>>(),
        [
            json!(["a", 2, "A", null, null]),
            json!(["b", null, null, {"count": "x"}, {"new": 1, "key": 2}]),
            json!(["c", null, null, {".": 7}, null]),
        ]
    );
    assert_eq!((counts.rows, counts.unfit, counts.extra), (3, 2, 2));
    let holidays = layout(("gazette", "holidays", "list"), &[], NESTED);
    assert_eq!(names(&holidays), ["key", "value", UNFIT, EXTRA]);
    let (rows, counts) = read(
        &holidays,
        r#"{"2024-01-01": "New Year", "2024-12-25": null}"#,
    );
    assert_eq!(
        (&rows[0]["key"], &rows[0]["value"]),
        (&json!("2024-01-01"), &json!("New Year"))
    );
    assert_eq!((counts.rows, counts.unfit), (2, 0));
    let lists = layout(("gazette", "suggested_searches", "list"), &[], NESTED);
    let (rows, _) = read(
        &lists,
        r#"{"money": [{"slug": "a"}, {"slug": "b"}], "world": []}"#,
    );
    let found: Vec<Value> = rows
        .iter()
        .map(|row| json!([row["key"], row["slug"]]))
        .collect();
    assert_eq!(found, [json!(["money", "a"]), json!(["money", "b"])]);
}

#[test]
fn fields_choose_the_columns_and_their_order() {
    let place = ("spending", "search", "spending_by_award");
    let made = layout(
        place,
        &["Award Amount", "Awarding Agency", "Recipient Location"],
        FLAT,
    );
    let chosen = names(&made);
    assert_eq!(
        chosen[..3],
        [
            "Award Amount",
            "Awarding Agency",
            "Recipient Location.location_country_code"
        ]
    );
    for name in [
        "internal_id",
        "generated_internal_id",
        "awarding_agency_id",
        "agency_slug",
    ] {
        assert!(chosen.contains(&name), "{name}: {chosen:?}");
    }
    assert!(!chosen.contains(&"Award ID"));
    let alone = layout(place, &["Award Amount"], FLAT);
    assert!(!names(&alone).contains(&"agency_slug"));
    let unit = alone
        .schema()
        .field_with_name("Award Amount")
        .unwrap()
        .metadata()["unit"]
        .clone();
    assert_eq!(unit, "USD");
    let places = ("museum", "artworks", "search");
    let made = layout(places, &[], FLAT);
    assert_eq!(names(&made)[..3], ["_score", "id", "api_model"]);
    assert!(names(&made).contains(&"thumbnail.width") && !names(&made).contains(&"artist_display"));
    let made = layout(places, &["title", "thumbnail.width"], NESTED);
    assert_eq!(names(&made), ["_score", "title", "thumbnail", UNFIT, EXTRA]);
}

#[test]
fn the_columns_follow_from_the_arguments_of_a_call() {
    let (_, list) = operation("museum", "artworks", "list");
    let texts = |names: &[&str]| {
        Given::List(
            names
                .iter()
                .map(|name| Given::Text((*name).to_owned()))
                .collect(),
        )
    };
    let given = vec![
        ("fields", texts(&["id", "title"])),
        ("exclude", texts(&["title"])),
        ("include", texts(&["sites"])),
    ];
    let asked = Asked::of(&bind(list, given, &[], true).unwrap());
    let (service, named) = operation("museum", "artworks", "list_with_fields");
    let made = Layout::new(service, list, &asked, NESTED).unwrap();
    assert_eq!(names(&made)[0], "id");
    assert!(!names(&made).contains(&"title"));
    let given = vec![("fields", Given::Text("id, title".to_owned()))];
    let asked = Asked::of(&bind(named, given, &[], true).unwrap());
    assert_eq!(
        asked.fields,
        Some(vec!["id".to_owned(), "title".to_owned()])
    );
    let of_call = Asked::of(&bind(list, Vec::new(), &[], true).unwrap());
    assert_eq!(of_call.columns(list).len(), list.columns.len());
    assert_eq!(
        of_call.columns(list).len(),
        Asked::default().columns(list).len()
    );
}

#[test]
fn a_subaward_has_other_columns_than_an_award() {
    let (service, awards) = operation("spending", "search", "spending_by_award");
    let text = |text: &str| Given::Text(text.to_owned());
    let codes = Given::List(vec![text("A")]);
    let filters = Given::Object(vec![("award_type_codes".to_owned(), codes)]);
    let read_at = |level: Option<(&'static str, Given)>, field: &str, record: &str| {
        let mut given = vec![
            ("filters", filters.clone()),
            ("fields", Given::List(vec![text(field)])),
        ];
        given.extend(level);
        let asked = Asked::of(&bind(awards, given, &[], true).unwrap());
        let made = Layout::new(service, awards, &asked, NESTED).unwrap();
        let (rows, counts) = read(&made, &format!(r#"{{"results": [{record}]}}"#));
        assert_eq!((counts.unfit, counts.extra), (0, 0), "{record}");
        (names(&made).join(" "), rows[0]["internal_id"].clone())
    };
    let award = r#"{"Awarding Agency": "X", "awarding_agency_id": 1, "agency_slug": "x",
        "internal_id": 7, "generated_internal_id": "CONT_AWD_X"}"#;
    let award_names = "Awarding Agency internal_id generated_internal_id awarding_agency_id agency_slug _unfit _extra";
    for level in [
        None,
        Some(("subawards", Given::Boolean(false))),
        Some(("spending_level", text("awards"))),
    ] {
        let found = read_at(level, "Awarding Agency", award);
        assert_eq!(found, (award_names.to_owned(), json!(7)));
    }
    let subaward = r#"{"Sub-Award ID": "S-7", "internal_id": "S-7",
        "prime_award_internal_id": 7, "prime_award_generated_internal_id": "CONT_AWD_X"}"#;
    let subaward_names = "Sub-Award ID internal_id prime_award_internal_id prime_award_generated_internal_id _unfit _extra";
    for level in [
        ("subawards", Given::Boolean(true)),
        ("spending_level", text("subawards")),
    ] {
        let found = read_at(Some(level), "Sub-Award ID", subaward);
        assert_eq!(found, (subaward_names.to_owned(), json!("S-7")));
    }
}

#[test]
fn inferred_unknown_members_become_columns() {
    let body = r#"[
        {"id": "1", "new": 1, "mixed": 1, "size": 1, "object": {"a": 1}, "none": null, "flag": true},
        {"id": "2", "new": null, "mixed": "x", "size": 2.5, "text": "007"}
    ]"#;
    let first = layout(("placeholder", "", "list"), &[], NESTED);
    let mut builder = BatchBuilder::new(&first);
    builder.push_body(body.as_bytes()).unwrap();
    let (batch, counts) = builder.finish().unwrap();
    assert_eq!((counts.unfit, counts.extra), (0, 10));
    let (second, moved, counts) = first.infer(&batch, counts).unwrap();
    assert_eq!((counts.unfit, counts.extra), (0, 1));
    assert_eq!(moved.schema(), *second.schema());
    let inferred = [
        "new", "mixed", "size", "object", "flag", "text", UNFIT, EXTRA,
    ];
    assert_eq!(names(&second)[6..], inferred);
    let pick = |row: &Value| -> Value { inferred.iter().map(|name| row[name].clone()).collect() };
    let rows: Vec<Value> = cells::rows(&moved).iter().map(pick).collect();
    assert_eq!(
        rows,
        [
            json!([1, 1, 1.0, {"a": 1}, true, null, null, {"none": null}]),
            json!([null, "x", 2.5, null, null, "007", null, null]),
        ]
    );
    let (rows, counts) = read(
        &second,
        r#"[{"id": "3", "new": "x", "later": 1, "flag": false}]"#,
    );
    assert_eq!(
        pick(&rows[0]),
        json!([null, null, null, null, false, null, {"new": "x"}, {"later": 1}])
    );
    assert_eq!((counts.unfit, counts.extra), (1, 1));
    let (empty, none) = BatchBuilder::new(&first).finish().unwrap();
    let (same, _, _) = first.infer(&empty, none).unwrap();
    assert_eq!(same.schema(), first.schema());
}

#[test]
fn text_that_utf8_cannot_represent_is_unfit() {
    let made = layout(("placeholder", "", "list"), &[], NESTED);
    let (rows, counts) = read(&made, r#"[{"id": "\ud800"}, {"\ud800": 1}, {"id": "1"}]"#);
    assert_eq!((counts.rows, counts.unfit), (3, 2));
    assert_eq!(
        (&rows[0]["id"], &rows[2]["id"]),
        (&json!(null), &json!("1"))
    );
    assert_eq!(rows[0][UNFIT], r#"{"id": "\ud800"}"#);
    assert_eq!(rows[1][UNFIT], r#"{".": {"\ud800": 1}}"#);
}

#[test]
fn invalid_bodies_are_refused() {
    let made = layout(("placeholder", "", "list"), &[], NESTED);
    let deep = "[".repeat(100_000);
    let refused: [&[u8]; 8] = [
        b"[{\"id\": 1}",
        b"[{}] 1",
        b"{} {}",
        b"[NaN]",
        b"[1,]",
        b"\xff",
        b"nul",
        deep.as_bytes(),
    ];
    for body in refused {
        let mut builder = BatchBuilder::new(&made);
        let pushed = builder.push_body(body);
        assert!(matches!(pushed, Err(TableError::NotJson(_))), "{pushed:?}");
        let error = pushed.unwrap_err().to_string();
        assert!(!error.contains('\n'), "{error}");
        assert_eq!(builder.finish().unwrap().1.rows, 0);
        let record = std::str::from_utf8(body).unwrap_or("\"");
        assert!(
            builder.push_record(record).is_err() || record == "[NaN]",
            "{record:.9}"
        );
    }
    assert_eq!(read(&made, "\u{feff}[{\"id\": \"1\"}]").1.rows, 1);
}
