//! An allocator that maps large allocations of whole pages, and unmaps them when they are freed.
//!
//! The C library of Linux maps large allocations as well. But when one is freed, up to 32 MB, it serves allocations of that
//! size from its heap from then on, and keeps twice as much free memory there (`mallopt`, `M_MMAP_THRESHOLD`). Whether
//! there is room for an answer would be such an allocation.

use std::alloc::{GlobalAlloc, Layout};

/// Bytes to which the allocations are aligned that are mapped.
pub const PAGE: usize = 4096;
/// Smaller allocations are not mapped.
pub const LEAST_MAPPED: usize = 128 * 1024;

/// Maps allocations that are aligned to pages; the inner allocator has the others.
pub struct Mapped<A>(pub A);

#[cfg(target_os = "linux")]
fn is_mapped(layout: Layout) -> bool {
    layout.align() == PAGE && layout.size() >= LEAST_MAPPED
}

#[cfg(not(target_os = "linux"))]
fn is_mapped(_: Layout) -> bool {
    false
}

#[cfg(target_os = "linux")]
fn map(bytes: usize) -> *mut u8 {
    use std::ptr::null_mut;
    let (use_of_it, kind) = (
        libc::PROT_READ | libc::PROT_WRITE,
        libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
    );
    // SAFETY: without an address, the system takes one where nothing is mapped.
    #[allow(unsafe_code)]
    let at = unsafe { libc::mmap(null_mut(), bytes, use_of_it, kind, -1, 0) };
    match at == libc::MAP_FAILED {
        true => null_mut(),
        false => at.cast(),
    }
}

/// Unmaps what [`map`] has mapped.
#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
unsafe fn unmap(at: *mut u8, layout: Layout) {
    // SAFETY: the caller passes what was mapped with this size, and nobody uses it any more.
    unsafe {
        libc::munmap(at.cast(), layout.size());
    }
}

#[cfg(not(target_os = "linux"))]
fn map(_: usize) -> *mut u8 {
    std::ptr::null_mut()
}

#[cfg(not(target_os = "linux"))]
#[allow(unsafe_code)]
unsafe fn unmap(_: *mut u8, _: Layout) {}

// SAFETY: an allocation is mapped or from the inner allocator, which its layout alone decides, so it is freed as it was
// made. A mapping begins at a page, has as many bytes as were asked for, and is zero; pages have 4,096 bytes or a
// multiple of them. A reallocation that is mapped before or after is the default one, which allocates and copies.
#[allow(unsafe_code)]
unsafe impl<A: GlobalAlloc> GlobalAlloc for Mapped<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        match is_mapped(layout) {
            true => map(layout.size()),
            // SAFETY: the caller keeps the contract of `alloc`, which is the inner one's.
            false => unsafe { self.0.alloc(layout) },
        }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        match is_mapped(layout) {
            true => map(layout.size()),
            // SAFETY: as above.
            false => unsafe { self.0.alloc_zeroed(layout) },
        }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if layout.align() != PAGE {
            // SAFETY: neither the old nor the new allocation is mapped, and the caller keeps the contract.
            return unsafe { self.0.realloc(at, layout, size) };
        }
        // SAFETY: the caller keeps the contract of `realloc`: the size, rounded up to the alignment, is no overflow.
        let new = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
        // SAFETY: the size is not zero, by the same contract.
        let moved = unsafe { self.alloc(new) };
        if !moved.is_null() {
            // SAFETY: both have as many bytes, and the new one is nobody else's. The old one was allocated here.
            unsafe {
                moved.copy_from_nonoverlapping(at, layout.size().min(size));
                self.dealloc(at, layout);
            }
        }
        moved
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        match is_mapped(layout) {
            // SAFETY: a layout that is mapped was mapped by `alloc`.
            true => unsafe { unmap(at, layout) },
            // SAFETY: the inner allocator has given `at` with this layout.
            false => unsafe { self.0.dealloc(at, layout) },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::alloc::System;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn an_allocation_keeps_its_bytes(
            sizes in prop::collection::vec(1..3 * LEAST_MAPPED, 1..5),
            align in prop::sample::select(vec![1, 16, PAGE]),
        ) {
            let allocator = Mapped(System);
            let layout = |size| Layout::from_size_align(size, align).unwrap();
            let mut size = sizes[0];
            // SAFETY: each allocation is used within its size, and freed once with its layout.
            #[allow(unsafe_code)]
            unsafe {
                let mut at = allocator.alloc_zeroed(layout(size));
                assert!(at.addr() % align == 0 && *at == 0 && *at.add(size - 1) == 0);
                for (number, &next) in (0..).zip(&sizes) {
                    at.write(number);
                    at = allocator.realloc(at, layout(size), next);
                    size = next;
                    assert!(at.addr() % align == 0 && *at == number);
                    at.add(size - 1).write(7);
                }
                allocator.dealloc(at, layout(size));
            }
        }
    }
}
