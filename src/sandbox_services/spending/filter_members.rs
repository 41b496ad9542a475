//! Reads the members of `filters`.

use serde_json::Value;

/// A text, or a number as text. For a path this is its last part, which determines the meaning.
pub fn text_of(item: &Value) -> Option<String> {
    match item {
        Value::Array(path) => path.last().and_then(text_of),
        Value::Number(number) => Some(number.to_string()),
        item => item.as_str().map(str::to_owned),
    }
}

/// The texts of a member that is a list; a single text counts as a list with one element.
pub fn texts(filters: &Value, name: &str) -> Option<Vec<String>> {
    let list: Vec<String> = match filters.get(name)? {
        Value::Array(items) => items.iter().filter_map(text_of).collect(),
        Value::String(text) => vec![text.clone()],
        _ => return None,
    };
    Some(list).filter(|list| !list.is_empty())
}

/// The objects of a member that is a list.
pub fn objects<'a>(filters: &'a Value, name: &str) -> Option<&'a Vec<Value>> {
    let list = filters.get(name).and_then(Value::as_array);
    list.filter(|list| !list.is_empty())
}

/// A text member of an object.
pub fn text<'a>(object: &'a Value, name: &str) -> Option<&'a str> {
    object.get(name).and_then(Value::as_str)
}

/// A code of a tree, with the codes above it.
pub type Path = Vec<String>;

/// The required and the excluded paths of a member, which may be a list of required codes.
pub fn sides(member: &Value) -> (Vec<Path>, Vec<Path>) {
    let path = |item: &Value| match item {
        Value::Array(path) => path.iter().filter_map(text_of).collect(),
        item => text_of(item).into_iter().collect::<Path>(),
    };
    let side = |list: Option<&Value>| {
        let list = list.and_then(Value::as_array).into_iter().flatten();
        list.map(path).filter(|path| !path.is_empty()).collect()
    };
    match member {
        Value::Array(_) => (side(Some(member)), Vec::new()),
        sides => (side(sides.get("require")), side(sides.get("exclude"))),
    }
}
