//! What wakes an event loop: a descriptor that the loop watches, and its other end.
//!
//! On Linux both are an `eventfd`, which is a number in the kernel; writing to a socket would allocate a packet. Other
//! systems have a pair of sockets.

#[cfg(any(target_os = "linux", target_os = "android"))]
pub use eventfd::{WakeUp, Watched, pair};
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub use sockets::{WakeUp, Watched, pair};

#[cfg(any(target_os = "linux", target_os = "android"))]
mod eventfd {
    use std::io;
    use std::os::fd::{AsRawFd, OwnedFd, RawFd};
    use std::sync::Arc;

    use rustix::event::{EventfdFlags, eventfd};
    use rustix::io::{Errno, read, write};

    /// The end that the loop watches.
    pub struct Watched(Arc<OwnedFd>);

    /// The end that wakes it.
    pub struct WakeUp(Arc<OwnedFd>);

    /// Both ends. Neither ever blocks.
    pub fn pair() -> io::Result<(Watched, WakeUp)> {
        let counter = Arc::new(eventfd(0, EventfdFlags::NONBLOCK | EventfdFlags::CLOEXEC)?);
        Ok((Watched(Arc::clone(&counter)), WakeUp(counter)))
    }

    impl Watched {
        pub fn descriptor(&self) -> RawFd {
            self.0.as_raw_fd()
        }

        /// Forgets all times that the loop was woken.
        pub fn clear(&self) {
            // An error means that it was not woken.
            let _ = read(&*self.0, &mut [0; 8]);
        }
    }

    impl WakeUp {
        /// Wakes the loop; any thread may call it.
        pub fn wake(&self) {
            while write(&*self.0, &1_u64.to_ne_bytes()) == Err(Errno::INTR) {}
        }
    }
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
mod sockets {
    use std::io::{self, ErrorKind, Read, Write};
    use std::os::fd::{AsRawFd, RawFd};
    use std::os::unix::net::UnixStream;

    /// The end that the loop watches.
    pub struct Watched(UnixStream);

    /// The end that wakes it.
    pub struct WakeUp(UnixStream);

    /// Both ends. Neither ever blocks.
    pub fn pair() -> io::Result<(Watched, WakeUp)> {
        let (watched, wake_up) = UnixStream::pair()?;
        watched.set_nonblocking(true)?;
        wake_up.set_nonblocking(true)?;
        Ok((Watched(watched), WakeUp(wake_up)))
    }

    impl Watched {
        pub fn descriptor(&self) -> RawFd {
            self.0.as_raw_fd()
        }

        /// Forgets all times that the loop was woken.
        pub fn clear(&self) {
            // An error means that it was not woken. What is left wakes the loop again.
            let _ = (&self.0).read(&mut [0; 64]);
        }
    }

    impl WakeUp {
        /// Wakes the loop; any thread may call it.
        pub fn wake(&self) {
            // Any other error means that the loop is gone, or that there are already bytes to wake it up.
            while (&self.0)
                .write(&[1])
                .is_err_and(|error| error.kind() == ErrorKind::Interrupted)
            {}
        }
    }
}
