//! What a call is, independent of the network and of Python: the types of the [`catalog`], how arguments
//! become a request ([`call`]), what a body means ([`answer`]), the [`defaults`] of a client's options, how
//! messages show foreign texts ([`printable`]), which [`host`] is this machine, the segments of a [`jpeg`], how a
//! [`media_type`] is read, which [`process`] owns a value, [`locks`] whose holder may have panicked, whether there is
//! [`room`] for the data of an answer, when to [`stop`], a [`reserve`] for the allocations of libraries, which
//! requests a sandbox no longer logs ([`sandbox_turn`]), and which members of stored data are [`unset`].

pub mod answer;
pub mod call;
pub mod catalog;
pub mod defaults;
pub mod host;
pub mod jpeg;
pub mod limited;
pub mod locks;
pub mod mapped;
pub mod media_type;
pub mod narrow_picture;
pub mod printable;
pub mod process;
pub mod reserve;
pub mod room;
pub mod sandbox_turn;
pub mod stop;
pub mod unset;
