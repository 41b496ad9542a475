//! Tests that an operation for which no type can be written is an error that names it.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, in its helpers too"
)]

use openshelf::catalog::{
    AnswerMember, Column, ColumnKind, End, JsonType, MemberKind, ObjectType, Operation, Paging,
    Parameter, ParameterKind, Schema, SchemaMember, Service,
};
use openshelf::services::SERVICES;
use openshelf_describe::{DescribeError, files};

/// A service with only these operations.
fn service(operations: Vec<Operation>) -> &'static Service {
    let files: &'static [Operation] = Vec::leak(operations);
    Box::leak(Box::new(Service {
        name: "shelf",
        class_name: "Shelf",
        title: "A shelf",
        description: "Books",
        base_url: "https://shelf.invalid",
        image_api_url: None,
        docs_url: "https://shelf.invalid/docs",
        environment: "SHELF_URL",
        image_environment: None,
        cache_name: "shelf_cache",
        pace: None,
        cuts: None,
        redirect_hosts: &[],
        front_hosts: &[],
        front_hint: "",
        user_agent_header: None,
        error_body: &[],
        error_media: &[],
        error_members: &[],
        unknown_path: None,
        licence_member: None,
        says: &[],
        answer_members: &[],
        operations: Vec::leak(vec![files]),
    }))
}

fn text(name: &'static str) -> Column {
    Column::new(ColumnKind::Utf8, name)
}

fn columns(columns: Vec<Column>) -> &'static [Column] {
    Vec::leak(columns)
}

fn refused(operations: Vec<Operation>) -> DescribeError {
    files(&[service(operations)]).unwrap_err()
}

/// The module with the types of a service of these operations.
fn types(operations: Vec<Operation>) -> String {
    files(&[service(operations)])
        .unwrap()
        .remove("types/shelf.py")
        .unwrap()
}

fn books() -> Operation {
    Operation::get("", "books", "books")
        .members(&["results"])
        .records("results")
}

#[test]
fn every_operation_is_a_method_of_both_classes() {
    let files = files(&SERVICES).unwrap();
    for service in SERVICES {
        for operation in service.operations() {
            let folder = format!("_core/_{}", service.name);
            let place = match operation.group.split('.').next() {
                None | Some("") => format!("{folder}/__init__.pyi"),
                Some(first) => format!("{folder}/{first}.pyi"),
            };
            let head = format!("    def {}(", operation.name);
            let count = files[&place].matches(&head).count();
            assert!(count >= 2, "{place} has {} {count} times", operation.name);
        }
    }
}

#[test]
fn records_of_one_name_have_the_same_columns() {
    let operations = vec![
        books()
            .columns(columns(vec![text("title")]))
            .record_name("Book"),
        Operation::get("", "book", "books/1")
            .columns(columns(vec![text("name")]))
            .record_name("Book"),
    ];
    let expected = DescribeError::OtherColumns {
        name: "ShelfBook".to_owned(),
        one: "shelf.book".to_owned(),
        other: "shelf.books".to_owned(),
    };
    assert_eq!(refused(operations), expected);
}

#[test]
fn an_undeclared_member_is_refused() {
    let expected = DescribeError::UnknownMember {
        operation: "shelf.books".to_owned(),
        member: "count".to_owned(),
    };
    assert_eq!(
        refused(vec![books().members(&["results", "count"])]),
        expected
    );
}

#[test]
fn two_types_of_one_name_are_refused() {
    const SHORT: ObjectType = ObjectType::new("Page", &[AnswerMember::integer("number")]);
    const LONG: ObjectType = ObjectType::new("Page", &[AnswerMember::text("number")]);
    const MEMBERS: [AnswerMember; 2] = [
        AnswerMember::object("page", &SHORT),
        AnswerMember::object("last", &LONG),
    ];
    let operation = Operation::get("", "books", "books").answer_members(&MEMBERS);
    assert_eq!(
        refused(vec![operation]),
        DescribeError::TwoTypes("ShelfPage".to_owned())
    );
}

#[test]
fn quotes_that_end_a_docstring_are_refused() {
    let operation = books().summary("Books with \"\"\" in their titles");
    assert!(matches!(
        refused(vec![operation]),
        DescribeError::QuotesInDocstring(_)
    ));
}

#[test]
fn a_schema_belongs_to_an_object() {
    static SCHEMA: Schema = Schema::new("filters", &[]).title("Filters");
    const PARAMETERS: [Parameter; 1] =
        [Parameter::query(ParameterKind::Text, "filters").schema(&SCHEMA)];
    let expected = DescribeError::SchemaWithoutObject {
        operation: "shelf.books".to_owned(),
        parameter: "filters",
    };
    assert_eq!(refused(vec![books().parameters(&PARAMETERS)]), expected);
}

#[test]
fn parameters_of_an_unknown_operation_are_refused() {
    const PARAMETERS: [Parameter; 1] =
        [Parameter::body(ParameterKind::Objects, "calls").parameters_of("papers")];
    assert_eq!(
        refused(vec![books().parameters(&PARAMETERS)]),
        DescribeError::UnknownOperation("papers")
    );
}

#[test]
fn paging_without_a_sign_of_pages_is_refused() {
    static PAGING: Paging = Paging::numbered("page", "size", End::Short);
    let operation = books().paging(&PAGING, "");
    assert_eq!(
        refused(vec![operation]),
        DescribeError::NoSignOfPages("shelf.books".to_owned())
    );
}

#[test]
fn an_answer_without_a_form_is_refused() {
    let operation = books().answer(openshelf::catalog::Answer::ObjectOrList);
    assert_eq!(
        refused(vec![operation]),
        DescribeError::UnknownAnswer("shelf.books".to_owned())
    );
}

#[test]
fn members_with_names_invalid_in_a_class_are_declared_in_a_base() {
    let operation = books().columns(columns(vec![
        text("class"),
        text("@id").note("an address"),
        text("list").nullable(),
        text("title").unit("letters"),
    ]));
    let expected = r#"_ShelfBooksRecord = TypedDict(
    "_ShelfBooksRecord",
    {
        "class": str,
        "@id": str,
        "list": str | None,
    },
)


class ShelfBooksRecord(_ShelfBooksRecord):
    """A record of shelf.books.

    @id: An address.
    """

    title: str
    """Letters."""
"#;
    let types = types(vec![operation]);
    assert!(types.contains(expected), "{types}");
}

#[test]
fn added_members_must_have_names_valid_in_a_class() {
    let operation = books()
        .columns(columns(vec![text("title")]))
        .leading_columns(columns(vec![text("@score")]));
    let expected = DescribeError::OddMembers("ShelfBooksRecord".to_owned());
    assert_eq!(refused(vec![operation.record_name("Book")]), expected);
}

#[test]
fn a_record_may_contain_records_of_its_own_type() {
    const CHILDREN: [AnswerMember; 1] = [AnswerMember::new(
        "parts",
        JsonType::List(&JsonType::Record),
    )];
    let operation = books()
        .columns(columns(vec![
            text("title"),
            Column::new(ColumnKind::Json, "parts"),
        ]))
        .record_members(&CHILDREN);
    assert!(types(vec![operation]).contains("    parts: \"list[ShelfBooksRecord]\"\n"));
}

#[test]
fn long_lists_of_values_get_a_type_name() {
    const MEMBERS: [SchemaMember; 1] = [SchemaMember::new(MemberKind::Texts, "genres")
        .values(&["a", "b", "c", "d", "e", "f", "g", "h", "i"])];
    static SCHEMA: Schema = Schema::new("filters", &[&MEMBERS]).title("Filters");
    const PARAMETERS: [Parameter; 1] =
        [Parameter::body(ParameterKind::Object, "filters").schema(&SCHEMA)];
    let types = types(vec![books().parameters(&PARAMETERS)]);
    assert!(
        types.contains("ShelfGenre: TypeAlias = Literal[\"a\", \"b\","),
        "{types}"
    );
    assert!(
        types.contains("    genres: NotRequired[Sequence[ShelfGenre]]\n"),
        "{types}"
    );
}
