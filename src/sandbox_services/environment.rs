//! The settings and addresses that a handler receives.

use jiff::civil::Date;

use openshelf_core::catalog::{Operation, Service};

/// A handler's settings and the addresses around it.
#[derive(Debug, Clone)]
pub struct Environment {
    pub seed: u64,
    /// The day on which the data end.
    pub today: Date,
    /// The size of the corpus, as a multiple of its usual size; above 0 and finite.
    pub scale: f64,
    /// The operations' documented paths are served, not the live ones.
    pub documented_paths: bool,
    /// The sandbox's address.
    pub url: String,
    /// The address of a second host, for the pictures of a service.
    pub other_url: String,
    pub service: &'static Service,
    /// The service's base address in this sandbox.
    pub base_url: String,
}

impl Environment {
    /// For tests: a service with seed 1 at its usual size, on the earliest day that a sandbox may have.
    #[cfg(test)]
    pub(crate) fn of(service: &'static Service) -> Self {
        let url = "http://127.0.0.1:1";
        Self {
            seed: 1,
            today: crate::dates::EARLIEST,
            scale: 1.0,
            documented_paths: false,
            url: url.to_owned(),
            other_url: String::new(),
            service,
            base_url: format!("{url}/{}", service.name),
        }
    }

    /// A number of records of the usual corpus at this sandbox's scale; never fewer than one.
    pub fn scaled(&self, usual: usize) -> usize {
        let scaled = (usual as f64 * self.scale).round() as usize;
        scaled.max(1)
    }

    /// The path of an operation that this sandbox serves.
    pub fn path(&self, operation: &Operation) -> &'static str {
        if self.documented_paths {
            operation.path
        } else {
            operation.live_path.unwrap_or(operation.path)
        }
    }
}
