//! Checks whether there is memory for data that grows with an answer.
//!
//! Our own vectors grow by [`push`], which returns an error if they cannot. A library that cannot grow its
//! data aborts the process, so [`room_for`] checks beforehand that there is enough memory for it. The small
//! allocations of libraries come out of the [`reserve`].

use std::alloc::{Layout, alloc, dealloc};
use std::hint::black_box;
use std::io;

use thiserror::Error;

use crate::mapped::{LEAST_MAPPED, PAGE};
use crate::reserve;

/// There is no memory for something that grows with an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("out of memory: the answer needs another {bytes} bytes")]
pub struct NoRoom {
    pub bytes: usize,
}

impl From<NoRoom> for io::Error {
    fn from(error: NoRoom) -> Self {
        Self::new(io::ErrorKind::OutOfMemory, error)
    }
}

/// Whether this number of bytes is available now in addition to the [`reserve`]. Nothing is reserved:
/// another thread may take them.
///
/// # Errors
///
/// [`NoRoom`] if the allocator refuses them.
pub fn room_for(bytes: usize) -> Result<(), NoRoom> {
    let lack = NoRoom { bytes };
    // A large allocation of whole pages is mapped (`mapped.rs`).
    let align = if bytes < LEAST_MAPPED { 1 } else { PAGE };
    let layout = Layout::from_size_align(bytes.max(1), align).map_err(|_| lack)?;
    // SAFETY: the size is not zero.
    #[allow(unsafe_code)]
    let room = black_box(unsafe { alloc(layout) });
    if room.is_null() {
        return Err(lack);
    }
    let is_filled = reserve::fill();
    // SAFETY: it was allocated above with this layout.
    #[allow(unsafe_code)]
    unsafe {
        dealloc(room, layout);
    }
    if is_filled { Ok(()) } else { Err(lack) }
}

/// Adds an item to a vector that grows with an answer.
///
/// # Errors
///
/// [`NoRoom`] if it cannot grow; it is then unchanged.
pub fn push<T>(items: &mut Vec<T>, item: T) -> Result<(), NoRoom> {
    if items.len() == items.capacity() {
        let bytes = items.len().saturating_mul(size_of::<T>());
        items.try_reserve(1).map_err(|_| NoRoom { bytes })?;
    }
    items.push(item);
    Ok(())
}

/// Collects the items that a reader passes to a function, which returns nothing where the reader must end. Returns no
/// items if the reader has failed.
///
/// # Errors
///
/// [`NoRoom`] if there is no memory for an item.
pub fn collect<T>(
    read: impl FnOnce(&mut dyn FnMut(T) -> Option<()>) -> Option<()>,
) -> Result<Option<Vec<T>>, NoRoom> {
    let (mut items, mut lack) = (Vec::new(), None);
    let read = read(&mut |item| {
        let pushed = push(&mut items, item);
        pushed.map_err(|error| lack = Some(error)).ok()
    });
    match lack {
        Some(lack) => Err(lack),
        None => Ok(read.map(|()| items)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_memory_than_possible_is_refused() {
        assert_eq!(room_for(usize::MAX), Err(NoRoom { bytes: usize::MAX }));
        assert_eq!(room_for(0), Ok(()));
        assert_eq!(room_for(1 << 20), Ok(()));
    }

    #[test]
    fn items_are_added_in_order() {
        let mut items = Vec::new();
        for item in 0..1000 {
            push(&mut items, item).unwrap();
        }
        assert_eq!(items, (0..1000).collect::<Vec<_>>());
    }
}
