//! What a call is, free of network and of Python: the types of the [`table`], how arguments become
//! a request ([`call`]) and what a body says ([`answer`]).

pub mod answer;
pub mod call;
pub mod table;
