//! Turns keyword arguments into a request: *bind* assigns the arguments, *check* checks each of them,
//! *rules* checks several together, *request* writes method, path, query and body. Nothing here knows the
//! network or Python.

mod arguments;
mod bind;
mod check;
mod conditions;
mod current_year;
mod date;
mod fault;
mod group_names;
mod json;
mod linked_request;
mod mask;
mod nearest;
mod notation;
mod objects;
mod own_size;
mod path;
mod path_template;
mod pattern;
mod queried_members;
mod refusals;
mod render;
mod request;
mod rules;
mod sent_form;
mod signature;
mod sort_rules;
mod text;
mod unknown_columns;
mod unknown_names;
mod value;

pub use arguments::{Arguments, default_value, documented_default};
pub use bind::{CallError, RepeatedCall, bind, faults_of};
pub use conditions::holds;
pub use fault::Fault;
pub use linked_request::LinkedRequest;
pub use mask::{Added, is_credential, mask_members, mask_query, members};
pub use nearest::{hint, misspelt, nearest};
pub use notation::{JSON, Notation, notation, use_notation, use_shell_notation};
pub use own_size::OwnSizeRequest;
pub use path_template::encode;
pub use queried_members::queried_members;
pub use request::{Extra, MASK, Request, request};
pub use rules::{ignored, unmatched};
pub use sent_form::sent_form;
pub use signature::{means_parameter, own_name};
pub use unknown_columns::unknown_columns;
pub use unknown_names::{UnknownName, unknown_names};
pub use value::{Value, quoted};
