//! Values of the catalog in which nothing is set, for operations that are written in Rust: `Operation { name: "list",
//! ..plain::OPERATION }`.

use super::{
    Answer, AnswerMember, Base, CapStrategy, Column, ColumnKind, DefaultValue, Encoding, End,
    JsonType, MemberKind, Method, MirrorRule, NewestFirst, Operation, Paging, Parameter,
    ParameterKind, ParameterLocation, Schema, SchemaMember, Ties,
};

/// An operation without a name, a path and parameters.
pub const OPERATION: Operation = Operation {
    group: "",
    name: "",
    specification_row: "",
    specification_section: "",
    specification_part: "",
    summary: "",
    everyday_words: "",
    method: Method::Get,
    base: Base::Api,
    path: "",
    short_path: None,
    live_path: None,
    nested_query: None,
    parameters: &[],
    rules: &[],
    answer: Answer::Object,
    answer_note: "",
    members: &[],
    records: "",
    nested_records: false,
    listed_by: "",
    bare_records: false,
    records_within: "",
    series: None,
    record_name: "",
    record_members: &[],
    answer_type: None,
    answer_members: &[],
    example: "",
    example_parameters: &[],
    leading_columns: &[],
    columns: &[],
    included_columns: &[],
    chosen_columns: &[],
    default_columns: &[],
    default_members: &[],
    left_out: &[],
    leaves_out_empty: false,
    paging: None,
    mirror: MirrorRule::Whole,
    paging_end: "",
    page_metadata: &[],
    paging_order: "",
    location_keys: &[],
    notes: &[],
    data_end: None,
    timeout: None,
    creates_job: false,
    stores: false,
    never_cached: false,
    redirects: false,
    file: None,
    own_size: None,
    files: None,
    lasting_status: None,
    may_be_empty: false,
    fault_member: None,
    says: &[],
    asked_names: None,
    listed_parts: None,
    ignored: &[],
    ignored_when: &[],
    unmatched: &[],
};

/// A text in the body.
pub const PARAMETER: Parameter = Parameter {
    name: "",
    wire: "",
    place: ParameterLocation::Body,
    kind: ParameterKind::Text,
    required: false,
    nullable: false,
    extra: false,
    default: DefaultValue::Absent,
    service_default: DefaultValue::Absent,
    values: &[],
    known: None,
    min: None,
    max: None,
    until: None,
    pattern: None,
    code: false,
    names_columns: false,
    sorts_by_column: false,
    other_names: &[],
    render: Encoding::Plain,
    default_among: None,
    default_unless: None,
    selects: None,
    refusals: &[],
    schema: None,
    notation: "",
    parameters_of: "",
    sample: "",
    note: "",
};

/// A text that is never null.
pub const COLUMN: Column = Column {
    name: "",
    kind: ColumnKind::Utf8,
    nullable: false,
    optional: false,
    or_int: false,
    or_list: false,
    no_offset: false,
    always: false,
    with: "",
    when: None,
    unit: "",
    note: "",
    columns: &[],
};

/// A text that is always there.
pub const MEMBER: AnswerMember = AnswerMember {
    name: "",
    kind: JsonType::Text,
    nullable: false,
    optional: false,
    unit: "",
    note: "",
};

/// Numbered pages; one with fewer records than requested is the last.
pub const PAGING: Paging = Paging {
    page: "page",
    size: "size",
    smallest: 1,
    places: &[],
    end: End::Short,
    has_next: None,
    total: &[],
    key: "",
    key_with: &[],
    always_has_key: false,
    keyless_with: &[],
    reach: None,
    cap_strategy: CapStrategy::Stop,
    is_capped: false,
    counted_by: None,
    whole_when: None,
    whole_unless: None,
    ties: Ties::Unknown,
    newest_first: NewestFirst::Never,
    other_level: None,
    orders: &[],
    pages_overlap: false,
    in_largest_pages: false,
    told_apart_by: &[],
};

/// An object without members.
pub const SCHEMA: Schema = Schema {
    name: "",
    title: "",
    members: &[],
    rules: &[],
    lists_are_filled: false,
    elsewhere: &[],
};

/// An optional text.
pub const SCHEMA_MEMBER: SchemaMember = SchemaMember {
    name: "",
    kind: MemberKind::Text,
    required: false,
    nullable: false,
    values: &[],
    known: None,
    characters: None,
    code: false,
    refusals: &[],
    schema: None,
    list_schema: None,
    note: "",
};

/// A column that is never null.
pub const fn column(kind: ColumnKind, name: &'static str) -> Column {
    Column {
        name,
        kind,
        ..COLUMN
    }
}
