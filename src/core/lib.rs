//! What a call is, free of network and of Python: the types of the [`catalog`], how arguments become
//! a request ([`call`]), what a body says ([`answer`]), the [`defaults`] of a client's options, how
//! messages show texts of others ([`printable`]), which [`host`] is this machine, what a [`media_type`]
//! is, which [`process`] something belongs to, [`locks`] whose holder may have panicked, whether there is
//! [`room`] for what an answer is made into, and a [`reserve`] for what libraries allocate meanwhile.

pub mod answer;
pub mod call;
pub mod catalog;
pub mod defaults;
pub mod host;
pub mod locks;
pub mod media_type;
pub mod printable;
pub mod process;
pub mod reserve;
pub mod room;
