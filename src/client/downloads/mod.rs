//! Downloads: `source` follows jobs and reads lists of files, `file` receives a file through `part_writer` under a name
//! of `names`, and `progress` is what others see of it meanwhile. `picture_file` writes a picture that a call returned.

mod error;
mod file;
mod names;
mod options;
mod part_writer;
mod picture_file;
mod progress;
mod source;
mod there;
mod width_check;

pub use error::{DownloadError, FinishedJob};
pub use openshelf_files::{
    Check, Depth, FileError, FolderError, check_folder, is_same_format, name_of_answer,
    name_of_linked,
};
pub use options::{FileOptions, IfExists};
pub use picture_file::{PictureFile, PictureFileError, check_picture};
pub use progress::{DownloadProgress, Seen};
pub use source::{DownloadSource, StartedJob};
