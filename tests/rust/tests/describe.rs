//! Tests that an operation for which no type can be written is an error that names it.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, in its helpers too"
)]

use openshelf::catalog::{
    Answer, AnswerMember, Column, ColumnKind, JsonType, MemberKind, ObjectType, Operation,
    Parameter, ParameterKind, Schema, SchemaMember, Service, Terms,
};
use openshelf::services::SERVICES;
use openshelf_describe::{DescribeError, files};

use openshelf::catalog::plain::{
    COLUMN, MEMBER, OPERATION, PAGING, PARAMETER, SCHEMA, SCHEMA_MEMBER,
};

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
        terms: Terms {
            licence: "CC0 1.0",
            licence_url: None,
            terms_url: None,
            note: None,
            source: "the shelf",
        },
        environment: "SHELF_URL",
        image_environment: None,
        cache_name: "shelf_cache",
        pace: None,
        file_pace: None,
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
        helpers: &[],
        lookups: &[],
        linked_records: &[],
        member_functions: &[],
        subjects: &[],
        operations: Vec::leak(vec![files]),
    }))
}

fn text(name: &'static str) -> Column {
    Column { name, ..COLUMN }
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
    Operation {
        name: "books",
        path: "books",
        members: &["results"],
        records: "results",
        ..OPERATION
    }
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
        Operation {
            columns: columns(vec![text("title")]),
            record_name: "Book",
            ..books()
        },
        Operation {
            name: "book",
            path: "books/1",
            columns: columns(vec![text("name")]),
            record_name: "Book",
            ..OPERATION
        },
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
    let operation = Operation {
        members: &["results", "count"],
        ..books()
    };
    assert_eq!(refused(vec![operation]), expected);
}

#[test]
fn two_types_of_one_name_are_refused() {
    const fn number(kind: JsonType) -> AnswerMember {
        AnswerMember {
            name: "number",
            kind,
            ..MEMBER
        }
    }
    const fn page(name: &'static str, of: &'static ObjectType) -> AnswerMember {
        AnswerMember {
            name,
            kind: JsonType::Object(of),
            ..MEMBER
        }
    }
    const SHORT: ObjectType = ObjectType {
        name: "Page",
        members: &[number(JsonType::Integer)],
    };
    const LONG: ObjectType = ObjectType {
        name: "Page",
        members: &[number(JsonType::Text)],
    };
    const MEMBERS: &[AnswerMember] = &[page("page", &SHORT), page("last", &LONG)];
    let operation = Operation {
        name: "books",
        answer_members: MEMBERS,
        ..OPERATION
    };
    assert_eq!(
        refused(vec![operation]),
        DescribeError::TwoTypes("ShelfPage".to_owned())
    );
}

#[test]
fn quotes_that_end_a_docstring_are_refused() {
    let operation = Operation {
        summary: "Books with \"\"\" in their titles",
        ..books()
    };
    assert!(matches!(
        refused(vec![operation]),
        DescribeError::QuotesInDocstring(_)
    ));
}

#[test]
fn a_schema_belongs_to_an_object() {
    static FILTERS: Schema = Schema {
        title: "Filters",
        ..SCHEMA
    };
    static PARAMETERS: [Parameter; 1] = [Parameter {
        name: "filters",
        schema: Some(&FILTERS),
        ..PARAMETER
    }];
    let operation = Operation {
        parameters: &PARAMETERS,
        ..books()
    };
    let expected = DescribeError::SchemaWithoutObject {
        operation: "shelf.books".to_owned(),
        parameter: "filters",
    };
    assert_eq!(refused(vec![operation]), expected);
}

#[test]
fn parameters_of_an_unknown_operation_are_refused() {
    let operation = Operation {
        parameters: &[Parameter {
            name: "calls",
            kind: ParameterKind::Objects,
            parameters_of: "papers",
            ..PARAMETER
        }],
        ..books()
    };
    assert_eq!(
        refused(vec![operation]),
        DescribeError::UnknownOperation("papers")
    );
}

#[test]
fn paging_without_a_sign_of_pages_is_refused() {
    let operation = Operation {
        paging: Some(&PAGING),
        ..books()
    };
    assert_eq!(
        refused(vec![operation]),
        DescribeError::NoSignOfPages("shelf.books".to_owned())
    );
}

#[test]
fn an_answer_without_a_form_is_refused() {
    let operation = Operation {
        answer: Answer::ObjectOrList,
        ..books()
    };
    assert_eq!(
        refused(vec![operation]),
        DescribeError::UnknownAnswer("shelf.books".to_owned())
    );
}

#[test]
fn members_with_names_invalid_in_a_class_are_declared_in_a_base() {
    let operation = Operation {
        columns: columns(vec![
            text("class"),
            Column {
                note: "an address",
                ..text("@id")
            },
            Column {
                nullable: true,
                ..text("list")
            },
            Column {
                unit: "letters",
                ..text("title")
            },
        ]),
        ..books()
    };
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
    let operation = Operation {
        columns: columns(vec![text("title")]),
        leading_columns: columns(vec![text("@score")]),
        record_name: "Book",
        ..books()
    };
    let expected = DescribeError::OddMembers("ShelfBooksRecord".to_owned());
    assert_eq!(refused(vec![operation]), expected);
}

#[test]
fn a_record_may_contain_records_of_its_own_type() {
    let parts = Column {
        kind: ColumnKind::Json,
        ..text("parts")
    };
    let operation = Operation {
        columns: columns(vec![text("title"), parts]),
        record_members: &[AnswerMember {
            name: "parts",
            kind: JsonType::List(&JsonType::Record),
            ..MEMBER
        }],
        ..books()
    };
    assert!(types(vec![operation]).contains("    parts: \"list[ShelfBooksRecord]\"\n"));
}

#[test]
fn long_lists_of_values_get_a_type_name() {
    static FILTERS: Schema = Schema {
        title: "Filters",
        members: &[&[SchemaMember {
            name: "genres",
            kind: MemberKind::Texts,
            values: &["a", "b", "c", "d", "e", "f", "g", "h", "i"],
            ..SCHEMA_MEMBER
        }]],
        ..SCHEMA
    };
    static PARAMETERS: [Parameter; 1] = [Parameter {
        name: "filters",
        kind: ParameterKind::Object,
        schema: Some(&FILTERS),
        ..PARAMETER
    }];
    let types = types(vec![Operation {
        parameters: &PARAMETERS,
        ..books()
    }]);
    assert!(
        types.contains("ShelfGenre: TypeAlias = Literal[\"a\", \"b\","),
        "{types}"
    );
    assert!(
        types.contains("    genres: NotRequired[Sequence[ShelfGenre]]\n"),
        "{types}"
    );
}
