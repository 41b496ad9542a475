//! Which process this code runs in, so that a forked child does not use what its parent opened.
//!
//! A fork copies memory, but neither threads nor the owners of locks. A child that used the runtime, the
//! sockets or the locks of its parent would hang or would disturb the parent. So whatever belongs to
//! one process is stamped with a [`Process`], or lives in a [`PerProcess`].
//!
//! The stamp is a number that the C library increments in every forked child (`pthread_atfork`). A
//! process id was used before and is the weaker choice. It costs a system call for each question, and
//! it can repeat: a child in a new PID namespace may have the same id as its parent, and an id is given
//! out again after its process has ended. A child that a raw `clone` system call made keeps the number
//! of its parent; the C library itself does not work in such a child.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use arc_swap::ArcSwapOption;

/// The number of this process. It is never 0.
static GENERATION: AtomicU64 = AtomicU64::new(1);
/// Whether the C library calls [`after_fork_in_child`].
static IS_REGISTERED: AtomicBool = AtomicBool::new(false);

/// A process, for comparison with the current one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Process(u64);

impl Process {
    /// The process that this code runs in.
    #[must_use]
    pub fn current() -> Self {
        if !IS_REGISTERED.load(Ordering::Acquire) {
            // Two threads may register at the same time. Then a fork adds two, which is as good as one.
            // `Once` would not do: a child forked in between would wait for it forever.
            IS_REGISTERED.store(register(), Ordering::Release);
        }
        if IS_REGISTERED.load(Ordering::Acquire) {
            Self(GENERATION.load(Ordering::Acquire))
        } else {
            // The C library had no memory for the handler.
            Self(1 << 32 | u64::from(std::process::id()))
        }
    }

    /// Whether this is the process that the code runs in.
    #[must_use]
    pub fn is_current(self) -> bool {
        self == Self::current()
    }

    /// The process as a number above 0, for an atomic variable.
    #[must_use]
    pub fn number(self) -> u64 {
        self.0
    }
}

#[cfg(unix)]
extern "C" fn after_fork_in_child() {
    GENERATION.fetch_add(1, Ordering::AcqRel);
}

/// Has the C library call the handler in every forked child. Returns whether it will.
#[cfg(unix)]
fn register() -> bool {
    // SAFETY: `pthread_atfork` takes function pointers that stay valid for the life of the program, and
    // this one is a static function. A library that is unloaded takes its handlers with it. The handler
    // runs in a child in which no other thread exists: it may do only what is safe in a signal handler,
    // and it changes one atomic variable.
    #[allow(unsafe_code)]
    let code = unsafe { libc::pthread_atfork(None, None, Some(after_fork_in_child)) };
    code == 0
}

/// Other platforms have no fork.
#[cfg(not(unix))]
fn register() -> bool {
    true
}

/// A value with the process that made it.
pub struct Owned<T> {
    process: Process,
    value: T,
}

impl<T> Deref for Owned<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// A value that each process creates when it first needs it.
///
/// A child forgets the value of its parent (`mem::forget`). It neither uses nor drops it, because the
/// threads and the locks that the value needs are the parent's.
pub struct PerProcess<T>(ArcSwapOption<Owned<T>>);

impl<T> PerProcess<T> {
    /// Holds nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self(ArcSwapOption::const_empty())
    }

    /// The value of this process, if it has made one.
    pub fn get(&self) -> Option<Arc<Owned<T>>> {
        let current = self.0.load();
        current
            .as_ref()
            .filter(|owned| owned.process.is_current())
            .cloned()
    }

    /// The value of this process, made by the function if there is none.
    ///
    /// The function may run in several threads at the same time; one of the values stays, the others are
    /// dropped.
    ///
    /// # Errors
    /// The error of the function.
    pub fn get_or_try_init<E>(
        &self,
        mut make: impl FnMut() -> Result<T, E>,
    ) -> Result<Arc<Owned<T>>, E> {
        loop {
            let current = self.0.load();
            if let Some(owned) = current.as_ref()
                && owned.process.is_current()
            {
                return Ok(owned.clone());
            }
            let fresh = Arc::new(Owned {
                process: Process::current(),
                value: make()?,
            });
            let previous = self.0.compare_and_swap(&current, Some(fresh));
            if let Some(inherited) = arc_swap::Guard::into_inner(previous)
                && !inherited.process.is_current()
            {
                std::mem::forget(inherited);
            }
        }
    }

    /// Drops the value, or leaks it if another process created it.
    pub fn clear(&self) {
        if let Some(owned) = self.0.swap(None)
            && !owned.process.is_current()
        {
            std::mem::forget(owned);
        }
    }
}

impl<T> Default for PerProcess<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Drop for PerProcess<T> {
    fn drop(&mut self) {
        self.clear();
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::sync::atomic::AtomicUsize;

    use super::*;

    #[test]
    fn a_value_is_made_once() {
        let count = AtomicUsize::new(0);
        let value = PerProcess::new();
        assert!(value.get().is_none());
        let make = || Ok::<_, Infallible>(count.fetch_add(1, Ordering::AcqRel));
        assert_eq!(**value.get_or_try_init(make).unwrap(), 0);
        assert_eq!(**value.get_or_try_init(make).unwrap(), 0);
        value.clear();
        assert!(value.get().is_none());
        assert_eq!(**value.get_or_try_init(make).unwrap(), 1);
    }

    #[test]
    fn an_error_makes_no_value() {
        let value = PerProcess::<u8>::new();
        assert_eq!(value.get_or_try_init(|| Err("no")).err(), Some("no"));
        assert!(value.get().is_none());
    }

    #[cfg(unix)]
    #[test]
    #[allow(unsafe_code)]
    fn a_forked_child_does_not_see_the_value_of_its_parent() {
        struct Parents<'a>(&'a AtomicUsize);
        impl Drop for Parents<'_> {
            fn drop(&mut self) {
                self.0.fetch_add(1, Ordering::AcqRel);
            }
        }
        let dropped = AtomicUsize::new(0);
        let own = Process::current();
        let value = PerProcess::new();
        let make = || Ok::<_, Infallible>(Parents(&dropped));
        assert!(value.get_or_try_init(make).is_ok());
        // SAFETY: the child reads and changes atomic variables and leaves by `_exit`. The tests of this
        // module run in threads, so that it may do little else.
        let child = unsafe { libc::fork() };
        if child == 0 {
            let is_other = !own.is_current() && value.get().is_none();
            value.clear();
            let is_forgotten = dropped.load(Ordering::Acquire) == 0;
            // SAFETY: `_exit` ends the process and runs nothing.
            unsafe { libc::_exit(i32::from(!(is_other && is_forgotten))) };
        }
        let mut status = -1;
        // SAFETY: the pointer is of a variable that outlives the call.
        let waited = unsafe { libc::waitpid(child, &raw mut status, 0) };
        assert_eq!((waited, status), (child, 0));
        assert!(own.is_current());
        assert!(value.get().is_some());
        value.clear();
        assert_eq!(dropped.load(Ordering::Acquire), 1);
    }
}
