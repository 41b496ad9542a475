//! A reserve for the small allocations of libraries, which abort the process if they fail.
//!
//! A binary installs it with `#[global_allocator] static ALLOCATOR: WithReserve<System> =
//! WithReserve(System);`.

use std::alloc::{GlobalAlloc, Layout, System};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

/// A larger allocation is not served from the reserve: it is one of ours, which may fail.
const MOST: usize = 1 << 20;
/// Each block is a separate mapping in the C library of Linux, which is unmapped when it is freed.
const BLOCK: Layout = match Layout::from_size_align(2 * MOST, 16) {
    Ok(block) => block,
    Err(_) => Layout::new::<u128>(),
};
const BLOCKS: usize = 4;

static KEPT: [AtomicPtr<u8>; BLOCKS] = [const { AtomicPtr::new(null_mut()) }; BLOCKS];

/// Fills the reserve; returns whether it is full. Nothing is written to it, so it takes address space but
/// no memory.
#[must_use]
pub fn fill() -> bool {
    KEPT.iter().all(|kept| {
        if !kept.load(Ordering::Acquire).is_null() {
            return true;
        }
        // SAFETY: the size of a block is not zero.
        #[allow(unsafe_code)]
        let block = unsafe { System.alloc(BLOCK) };
        if block.is_null() {
            return false;
        }
        let unkept = kept.compare_exchange(null_mut(), block, Ordering::AcqRel, Ordering::Acquire);
        if unkept.is_err() {
            // SAFETY: the block was allocated above with this layout, and no other thread has it: another
            // thread has filled the slot.
            #[allow(unsafe_code)]
            unsafe {
                System.dealloc(block, BLOCK);
            }
        }
        true
    })
}

/// Frees a block of the reserve; returns whether there was one.
fn free_a_block() -> bool {
    KEPT.iter().any(|kept| {
        let block = kept.swap(null_mut(), Ordering::AcqRel);
        if block.is_null() {
            return false;
        }
        // SAFETY: `fill` allocated the block with this layout, and the thread that takes it out of its
        // slot is the only one that has it.
        #[allow(unsafe_code)]
        unsafe {
            System.dealloc(block, BLOCK);
        }
        true
    })
}

/// An allocator that frees the reserve if a small allocation fails, and tries again.
pub struct WithReserve<A>(pub A);

/// Tries until it succeeds or there is nothing left to free.
fn tried(size: usize, mut allocate: impl FnMut() -> *mut u8) -> *mut u8 {
    loop {
        let given = allocate();
        if !given.is_null() || size > MOST || !free_a_block() {
            return given;
        }
    }
}

// SAFETY: every call is passed on to the inner allocator with its own arguments, so the result satisfies
// the contract because the inner allocator's does. A call is repeated only if it has failed, and then a
// memory block to be reallocated is unchanged. Freeing the reserve neither allocates nor unwinds.
#[allow(unsafe_code)]
unsafe impl<A: GlobalAlloc> GlobalAlloc for WithReserve<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller keeps the contract of `alloc`, which is the inner one's.
        tried(layout.size(), || unsafe { self.0.alloc(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        tried(layout.size(), || unsafe { self.0.alloc_zeroed(layout) })
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller keeps the contract of `realloc`; a call that failed has left `at` allocated.
        tried(size, || unsafe { self.0.realloc(at, layout, size) })
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the inner allocator has given `at` with this layout.
        unsafe { self.0.dealloc(at, layout) }
    }
}
