//! Whether this machine has certificates of authorities. The TLS library loads them all with the first connection,
//! which takes long; a client looks only for the first one.

use super::{Address, TransportError};

/// Refuses the address of a server that nobody could verify: it speaks TLS, and the machine has no certificate of an
/// authority.
pub fn check(address: &Address) -> Result<(), TransportError> {
    match address.is_secure() && !places::have_one() {
        true => Err(missing(address)),
        false => Ok(()),
    }
}

/// The error of a machine without certificates.
pub fn missing(address: &Address) -> TransportError {
    TransportError::Option(format!(
        "no certificate of an authority was found {}, and {address} cannot be verified without: install the system's (the package ca-certificates), or pass a file of certificates as ca_file, such as certifi.where()",
        places::searched(),
    ))
}

/// Where the TLS library looks, on systems that keep certificates in files.
#[cfg(all(unix, not(target_vendor = "apple"), not(target_os = "android")))]
mod places {
    use std::env;
    use std::ffi::OsString;
    use std::fs;
    use std::path::{Path, PathBuf};
    use std::sync::atomic::{AtomicBool, Ordering};

    const FILE: &str = "SSL_CERT_FILE";
    const FOLDER: &str = "SSL_CERT_DIR";

    /// How each certificate begins.
    const BEGIN: &[u8] = b"-----BEGIN CERTIFICATE-----";

    /// Set once a certificate was found: nobody removes them all while a process runs.
    static FOUND: AtomicBool = AtomicBool::new(false);

    fn set(variable: &str) -> Option<OsString> {
        env::var_os(variable).filter(|value| !value.is_empty())
    }

    /// Files, and folders of files.
    fn all() -> (Vec<PathBuf>, Vec<PathBuf>) {
        let file = env::var_os(FILE).map(PathBuf::from);
        let folders: Vec<PathBuf> = set(FOLDER)
            .iter()
            .flat_map(|value| env::split_paths(value).collect::<Vec<_>>())
            .filter(|path| !path.as_os_str().is_empty())
            .collect();
        if file.is_some() || !folders.is_empty() {
            return (file.into_iter().collect(), folders);
        }
        let usual = openssl_probe::probe();
        (usual.cert_file.into_iter().collect(), usual.cert_dir)
    }

    fn has_certificate(path: &Path) -> bool {
        fs::metadata(path).is_ok_and(|found| found.is_file())
            && fs::read(path).is_ok_and(|text| text.windows(BEGIN.len()).any(|part| part == BEGIN))
    }

    pub fn have_one() -> bool {
        if FOUND.load(Ordering::Relaxed) {
            return true;
        }
        let (files, folders) = all();
        let in_folder = |folder: &PathBuf| {
            let entries = fs::read_dir(folder).into_iter().flatten().flatten();
            let mut paths = entries.map(|entry| entry.path());
            paths.any(|path| has_certificate(&path))
        };
        let found = files.iter().any(|path| has_certificate(path)) || folders.iter().any(in_folder);
        FOUND.store(found, Ordering::Relaxed);
        found
    }

    /// The places, in words.
    pub fn searched() -> String {
        let named: Vec<&str> = [FILE, FOLDER]
            .into_iter()
            .filter(|variable| env::var_os(variable).is_some())
            .collect();
        match named.as_slice() {
            [] => "on this machine".to_owned(),
            named => format!("where {} says", named.join(" or ")),
        }
    }
}

/// Elsewhere the system itself verifies certificates.
#[cfg(not(all(unix, not(target_vendor = "apple"), not(target_os = "android"))))]
mod places {
    pub fn have_one() -> bool {
        true
    }

    pub fn searched() -> &'static str {
        "on this machine"
    }
}
