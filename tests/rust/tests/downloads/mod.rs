//! A model of downloads: a server that changes its file and contradicts itself, and a client that is killed.
//!
//! * `versions` are the files that the server has one after the other;
//! * `server` answers each request with something that a server may do;
//! * `run` downloads a file through faults and kills, and judges what is given and what is left.

pub mod run;
pub mod server;
pub mod versions;
