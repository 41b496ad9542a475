//! The servers of a service, as its operations distinguish them.

use openshelf_core::catalog::Base;

/// A value for each server of a service.
#[derive(Debug, Clone)]
pub struct PerServer<T> {
    /// For the server of most operations.
    pub api: T,
    /// For the server of pictures, where it is another one.
    pub images: Option<T>,
}

impl<T> PerServer<T> {
    /// The value for the server that an operation names.
    pub fn get(&self, base: Base) -> &T {
        match (base, &self.images) {
            (Base::Images, Some(images)) => images,
            _ => &self.api,
        }
    }

    /// The values, one after another.
    pub fn all(&self) -> impl Iterator<Item = &T> {
        [Some(&self.api), self.images.as_ref()]
            .into_iter()
            .flatten()
    }

    /// Another value for each server.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> PerServer<U> {
        PerServer {
            api: change(self.api),
            images: self.images.map(change),
        }
    }
}
