//! The steps between which a test ends the process: the same ones as those of durable files.

#[path = "../durable/step.rs"]
mod of_files;

pub(crate) use of_files::step;
#[cfg(test)]
pub(crate) use of_files::tests;
