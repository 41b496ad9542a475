//! Files that appear whole or not at all, grow, are continued after a kill, and are locked.
//!
//! | module | content |
//! |---|---|
//! | `regular` | opens a path that must be a regular file |
//! | `held` | the lock of an open file, which ends with its process |
//! | `lock_file` | the lock of a path, by a file or a folder beside it; waits for other processes |
//! | `replacement` | a file under a temporary name, which is moved over its target when it is complete |
//! | `output` | the place that a caller names: a file to replace, behind links, or a pipe or device |
//! | `small_file` | a file that is written at once and replaces an older one |
//! | `growing` | a file that grows at its end, and is continued by a later run |
//! | `whole_folder` | a folder that appears when all of its files are complete |
//! | `beside` | names beside a path |
//! | `file_id` | whether a path still names the file that was opened |
//! | `step`, `kills` | the steps between which a test ends the process; the test that does |

mod beside;
mod file_id;
mod growing;
mod held;
#[cfg(test)]
mod kills;
mod lock_file;
mod output;
mod regular;
mod replacement;
mod small_file;
mod step;
mod whole_folder;

pub use beside::{beside, folder_of, sync_folder};
pub use file_id::FileId;
pub use growing::Growing;
pub use held::{hold, try_hold};
pub use lock_file::{FolderLock, LockError, LockFile};
pub use output::{Output, OutputError, hold_existing, open_output};
pub use regular::{open_regular, read_bytes, read_regular};
pub use replacement::{ClosedReplacement, Mode, Replacement, is_leftover, remove_leftover};
pub use small_file::{create_small, forget_small, remove, replace_small, sweep_small};
pub use step::step;
pub use whole_folder::{WholeFolder, check_empty};
