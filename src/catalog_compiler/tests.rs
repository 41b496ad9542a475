//! Tests of what is written for a folder, and of the errors that name a place.

use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;

use super::{Failure, Types, compile};

const TYPES: &str = r#"
    #[derive(Serialize)]
    pub struct Service { pub name: &'static str, pub pace: Option<f64>, pub operations: &'static [&'static [Operation]] }
    pub struct Operation {
        pub name: &'static str,
        pub summary: &'static str,
        pub method: Method,
        pub base: Base,
        pub parameters: &'static [Parameter],
        pub paging: Option<&'static Paging>,
        pub rules: &'static [Rule],
        pub notes: &'static [&'static str],
        pub status: Option<u16>,
    }
    #[serde(rename_all = "UPPERCASE")]
    pub enum Method { Get, Post }
    #[serde(rename_all = "snake_case")]
    pub enum Base { #[default] Api, ImageServer }
    pub struct Parameter { pub name: &'static str, pub wire: &'static str, #[serde(rename = "type")] pub kind: &'static str, pub default: DefaultValue }
    #[serde(untagged)]
    pub enum DefaultValue { #[default] Absent, Boolean(bool), Integer(i64), Text(&'static str) }
    pub struct Paging { pub size: i64, pub key: &'static str }
    #[serde(rename_all = "snake_case")]
    pub enum Rule {
        Together(&'static [&'static str]),
        Needs(&'static str, &'static str),
        Refused { when: Condition, names: [&'static str; 2] },
        Length((usize, Option<usize>)),
    }
    #[serde(rename_all = "snake_case")]
    pub enum Condition { Always, Is(&'static str, &'static str), Any(&'static [Condition]) }
"#;

fn compiled(files: &[(&str, &str)]) -> Result<String, Failure> {
    let folder = TempDir::new().unwrap();
    for (name, text) in files {
        fs::write(folder.path().join(format!("{name}.toml")), text).unwrap();
    }
    let mut types = Types::default();
    types.add(TYPES).unwrap();
    compile(folder.path(), &types)
}

/// The source that is written for operations.
fn written(operations: &str) -> String {
    let file = format!("[service]\nname = \"shelf\"\n{operations}");
    compiled(&[("service", &file)]).unwrap()
}

/// The line and the message of the failure; the table `service` has the first two lines.
fn failure(operations: &str) -> (usize, String) {
    let file = format!("[service]\nname = \"shelf\"\n{operations}");
    let failure = compiled(&[("service", &file)]).unwrap_err();
    assert_eq!(failure.file.file_name(), Some("service.toml".as_ref()));
    (failure.line, failure.message)
}

#[test]
fn an_operation_is_a_constant_with_all_members() {
    let source = written(
        r#"
        [[operation]]
        name = "list"
        method = "GET"
        status = 404
        evidence = "routes.rb"
        parameters = [{ name = "limit", type = "integer", default = 10, evidence = ["read", "seen"] }]
        rules = [{ needs = ["a", "b"] }, { refused = { when = "always", names = ["a", "b"] } }, { length = [3] }]
        "#,
    );
    let parts = [
        r#"static VALUE_0: [Parameter; 1] = [Parameter { name: "limit", wire: "limit", kind: "integer", default: DefaultValue::Integer(10), }];"#,
        r#"[Rule::Needs("a", "b"), Rule::Refused { when: Condition::Always, names: ["a", "b"], }, Rule::Length((3, None))]"#,
        r#"Operation { name: "list", summary: "", method: Method::Get, base: Base::Api, parameters: &VALUE_0, paging: None, rules: &VALUE_1, notes: &[], status: Some(404), }"#,
        r#"pub static SERVICE: Service = Service { name: "shelf", pace: None, operations: &[&VALUE_2], };"#,
    ];
    for part in parts {
        assert!(source.contains(part), "{part} is not in {source}");
    }
}

#[test]
fn a_text_is_the_name_of_a_shared_value() {
    let source = written(
        r#"
        [parameter.limit]
        type = "integer"
        [parameter.page]
        use = "limit"
        name = "page"
        default = 1
        [parameters]
        both = ["limit", "page"]
        [text]
        odd = "an oddity"
        [texts]
        oddities = ["one", { use = "odd" }]
        [paging.pages]
        size = 5
        [condition]
        never = { any = [] }
        [[operation]]
        name = "list"
        method = "GET"
        parameters = ["both", { use = "limit", name = "size", type = "" }]
        notes = ["first", { use = "oddities" }]
        paging = "pages"
        rules = [{ refused = { when = "never", names = ["a", "b"] } }]
        "#,
    );
    let limit = r#"Parameter { name: "limit", wire: "limit", kind: "integer", default: DefaultValue::Absent, }"#;
    let page = r#"Parameter { name: "page", wire: "page", kind: "integer", default: DefaultValue::Integer(1), }"#;
    let size =
        r#"Parameter { name: "size", wire: "size", kind: "", default: DefaultValue::Absent, }"#;
    assert!(
        source.contains(&format!("[Parameter; 3] = [{limit}, {page}, {size}]")),
        "{source}"
    );
    assert!(
        source.contains(r#"["first", "one", "an oddity"]"#),
        "{source}"
    );
    assert!(
        source.contains(r#": Paging = Paging { size: 5, key: "", };"#),
        "{source}"
    );
    assert!(source.contains("when: Condition::Any(&[])"), "{source}");
}

#[test]
fn equal_values_are_one_constant() {
    let source = written(
        r#"
        [[operation]]
        name = "one"
        method = "GET"
        notes = ["the same"]
        [[operation]]
        name = "other"
        method = "GET"
        notes = ["the same"]
        "#,
    );
    assert_eq!(source.matches("the same").count(), 1, "{source}");
}

#[test]
fn a_family_fills_its_templates_with_words() {
    let source = written(
        r#"
        [template.list]
        name = "<name>"
        summary = "All <things>, or some <things>"
        method = "GET"
        notes = "<notes>"
        status = "<status>"
        evidence = "of <nothing>"
        [template.search]
        use = "list"
        name = "search_<name>"
        method = "POST"
        [[family]]
        templates = ["list", "search"]
        words = { things = "<name>", notes = [], status = "" }
        members = [
          { name = "books", evidence = "seen" },
          { name = "papers", things = "old papers", notes = ["odd"], status = 404, search = { base = "image_server" } },
        ]
        [[operation]]
        name = "last"
        method = "GET"
        "#,
    );
    let names: Vec<&str> = source
        .split("Operation { name: \"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert_eq!(
        names,
        ["books", "search_books", "papers", "search_papers", "last"]
    );
    assert!(
        source.contains(r#"summary: "All books, or some books""#),
        "{source}"
    );
    assert!(
        source.contains(r#"summary: "All old papers, or some old papers""#),
        "{source}"
    );
    assert_eq!(source.matches("Base::ImageServer").count(), 1);
    assert_eq!(source.matches("status: Some(404)").count(), 2);
    assert_eq!(source.matches("status: None").count(), 3);
}

#[test]
fn files_of_a_folder_share_their_values_and_keep_their_order() {
    let service = "[service]\nname = \"shelf\"\noperations = [\"second\", \"first\"]\n[texts]\nodd = [\"odd\"]";
    let operation =
        |name: &str| format!("[[operation]]\nname = \"{name}\"\nmethod = \"GET\"\nnotes = \"odd\"");
    let files = [
        ("service", service.to_owned()),
        ("first", operation("a")),
        ("second", operation("b")),
    ];
    let files: Vec<(&str, &str)> = files
        .iter()
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    let source = compiled(&files).unwrap();
    assert!(source.find("name: \"b\"").unwrap() < source.find("name: \"a\"").unwrap());
}

/// Lines behind an operation of three lines, the line that is named, and what is said of it.
const MISTAKES: &[(&str, usize, &str)] = &[
    (
        "summery = \"x\"",
        6,
        r#"unknown member "summery"; did you mean "summary"?"#,
    ),
    ("method = 5", 6, "duplicate key"),
    (
        "status = \"many\"",
        6,
        r#"the text "many" is not a whole number"#,
    ),
    (
        "base = \"apu\"",
        6,
        r#""apu" is no Base; did you mean "api"?"#,
    ),
    (
        "parameters = [\n{ name = \"a\" },\n{ type = \"x\" }]",
        8,
        r#""name" is missing"#,
    ),
    (
        "parameters = [\"limt\"]\n[parameter.limit]\n",
        6,
        r#"no shared Parameter is called "limt"; did you mean "limit"?"#,
    ),
    (
        "rules = [{ needs = [\"a\"] }]",
        6,
        "a list is not a list of 2",
    ),
    (
        "rules = [{ neds = [\"a\", \"b\"] }]",
        6,
        r#"unknown member "neds"; did you mean "needs"?"#,
    ),
    (
        "rules = [\"together\"]",
        6,
        r#""together" needs a value: write { together = ... }"#,
    ),
    ("paging = { key = \"id\" }", 6, r#""size" is missing"#),
    (
        "parameters = [{ name = \"a\", default = [] }]",
        6,
        "a list is not a DefaultValue",
    ),
    (
        "[operatoin]",
        6,
        r#"unknown table [operatoin]; did you mean "operation"?"#,
    ),
    (
        "[paging.a]\nuse = \"b\"\n[paging.b]\nuse = \"a\"\n[[operation]]\nname = \"c\"\nmethod = \"GET\"\npaging = \"a\"",
        8,
        r#""a" uses itself"#,
    ),
    (
        "[condition]\na = { any = [\"a\"] }\n[[operation]]\nname = \"c\"\nmethod = \"GET\"\nrules = [{ refused = { when = \"a\", names = [\"a\", \"b\"] } }]",
        7,
        r#""a" contains itself"#,
    ),
    (
        "day = 2024-01-01",
        6,
        "write the day 2024-01-01 in quotation marks",
    ),
    (
        "[[family]]\ntemplates = [\"lst\"]\nmembers = []",
        7,
        "there is no [template.lst]",
    ),
    (
        "[template.list]\nname = \"<nme>\"\n[[family]]\ntemplates = [\"list\"]\nmembers = [{ name = \"a\" }]",
        10,
        r#"unknown member "name"; did you mean "nme"?"#,
    ),
    (
        "[template.list]\nname = \"<name>\"\n[[family]]\ntemplates = [\"list\"]\nmembers = [{}]",
        7,
        r#"the member has no word "name""#,
    ),
    (
        "notes = [\"a\", { use = \"b\", more = 1 }]\n[texts]\nb = []",
        6,
        "a table is not a text",
    ),
    (
        "notes = \"a\"\n[texts]\na = [{ use = \"a\" }]",
        8,
        r#""a" contains itself"#,
    ),
    (
        "[[family]]\ntemplates = [\"a\"]\nmembers = []\n[template.a]\nuse = \"b\"\n[template.b]\nuse = \"a\"",
        12,
        "[template.a] uses itself",
    ),
    (
        "[texts]\nodd = []",
        7,
        r#"nothing uses the shared &'static [&'static str] "odd""#,
    ),
    (
        "[template.list]\nname = \"a\"",
        6,
        "no family uses [template.list]",
    ),
];

#[test]
fn a_mistake_names_its_line_and_what_is_known() {
    let head = "[[operation]]\nname = \"list\"\nmethod = \"GET\"\n";
    for &(lines, line, message) in MISTAKES {
        let (found, said) = failure(&format!("{head}{lines}"));
        assert!(said.contains(message), "{lines}: {said}");
        assert_eq!(found, line, "{lines}: {said}");
    }
}

#[test]
fn one_name_is_one_shared_value() {
    let (line, said) = failure("[parameter.a]\n[parameters]\na = []");
    assert_eq!(line, 5);
    assert!(
        said.starts_with(r#""a" is also the name of a value at "#) && said.ends_with(":3"),
        "{said}"
    );
}

#[test]
fn a_template_has_one_place() {
    let service = "[service]\nname = \"a\"\n[template.list]\nname = \"b\"";
    let failure = compiled(&[
        ("other", "[template.list]\nname = \"c\""),
        ("service", service),
    ]);
    let Failure { line, message, .. } = failure.unwrap_err();
    assert_eq!(line, 3);
    assert!(
        message.starts_with("[template.list] is also at "),
        "{message}"
    );
}

#[test]
fn no_file_with_operations_is_left_out() {
    let operation = "[[operation]]\nname = \"list\"\nmethod = \"GET\"";
    let service = "[service]\nname = \"a\"\noperations = []";
    let failure = compiled(&[("books", operation), ("service", service)]).unwrap_err();
    let said = r#""operations" does not name "books", which has some"#;
    assert_eq!((failure.line, failure.message.as_str()), (1, said));
}

#[test]
fn a_service_without_its_table_is_refused() {
    let failure = compiled(&[("books", "")]).unwrap_err();
    assert_eq!(failure.message, "no file has the table [service]");
    let failure = compiled(&[(
        "service",
        "[service]\nname = \"a\"\noperations = [\"books\"]",
    )])
    .unwrap_err();
    assert_eq!(
        (failure.line, failure.message.as_str()),
        (3, "there is no file books.toml")
    );
}

#[test]
fn every_file_of_the_catalog_is_read() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let types = Types::read(&root.join("src/core/catalog")).unwrap();
    let mut services = 0;
    for entry in fs::read_dir(root.join("catalog")).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            let source = compile(&path, &types).unwrap();
            assert!(source.contains("pub static SERVICE: Service = "));
            services += 1;
        }
    }
    assert_eq!(services, 5);
}
