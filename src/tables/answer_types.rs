//! Derives the columns of answers whose operation defines none from the answer's type.

use openshelf_core::catalog::{AnswerMember, JsonType, Operation, Service};

use super::kind::{Members, Node, TEXT, ValueType};

/// The only column of an answer whose members are unknown.
pub const WHOLE: &str = "answer";

/// The column of the names of members, if these names are data.
pub const KEY: &str = "key";
/// The column of their values, if these are not objects.
pub const VALUE: &str = "value";

/// The columns of an answer in which the names of the members are data: the name, and the value or its
/// members. `None` for any other answer, and if the values are not objects, lists of objects, or plain
/// values.
pub fn by_key(operation: &Operation) -> Option<Members> {
    let Some(JsonType::Map(value)) = operation.answer_type else {
        return None;
    };
    let key = plain(KEY, TEXT);
    let nodes = match one(*value) {
        ValueType::Object(members) if members.place(KEY).is_none() => {
            [vec![key], members.nodes].concat()
        }
        ValueType::Object(_) | ValueType::List(_) | ValueType::Json => return None,
        value => vec![key, plain(VALUE, value)],
    };
    Some(Members::new(nodes))
}

/// A column of which only the kind is known.
pub fn plain(name: &'static str, kind: ValueType) -> Node {
    Node::new(name, kind, "", "")
}

/// The columns of an answer that is one row or a list of rows; `None` if it is not an object with known
/// members.
pub fn columns(service: &Service, operation: &Operation) -> Option<Members> {
    if let Some(answer) = operation.answer_type {
        return match one(answer) {
            ValueType::Object(members) => Some(members),
            _ => None,
        };
    }
    let mut nodes: Vec<Node> = Vec::new();
    let named = operation.members.iter().copied();
    for name in named.chain(operation.answer_members.iter().map(|member| member.name)) {
        if nodes.iter().all(|node| node.name != name) {
            nodes.push(match service.answer_member(operation, name) {
                Some(member) => node(member),
                None => plain(name, ValueType::Json),
            });
        }
    }
    (!nodes.is_empty()).then(|| Members::new(nodes))
}

/// The kind of one row of an answer that may be one row or a list of them.
fn one(answer: JsonType) -> ValueType {
    match answer {
        JsonType::OneOf(types) => {
            let mut kinds = types.iter().map(|each| one(*each));
            let first = kinds.next().unwrap_or(ValueType::Json);
            if kinds.all(|kind| kind == first) {
                first
            } else {
                ValueType::Json
            }
        }
        JsonType::List(item) => one(*item),
        JsonType::Nullable(value) => one(*value),
        other => kind(other),
    }
}

fn kind(value: JsonType) -> ValueType {
    match value {
        JsonType::Text => TEXT,
        JsonType::Integer => ValueType::Int,
        JsonType::Number => ValueType::Float,
        JsonType::Boolean => ValueType::Bool,
        JsonType::Nullable(value) => kind(*value),
        JsonType::List(item) => ValueType::List(Box::new(kind(*item))),
        JsonType::Object(object) if object.members.is_empty() => ValueType::Json,
        JsonType::Object(object) => {
            ValueType::Object(Members::new(object.members.iter().map(node).collect()))
        }
        // Records that contain records could nest without end, and members whose names are data have no
        // columns.
        JsonType::Any
        | JsonType::Record
        | JsonType::RecordOf(_)
        | JsonType::Map(_)
        | JsonType::OneOf(_) => ValueType::Json,
    }
}

fn node(member: &AnswerMember) -> Node {
    Node::new(member.name, kind(member.kind), member.unit, member.note)
}
