//! Downloads a file through faults and kills, and judges what is given and what is left.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::time::Duration;

use openshelf::catalog::Files;
use openshelf::client::Client;
use openshelf::client::downloads::{
    DownloadProgress, DownloadSource, FileOptions, IfExists, StartedJob,
};
use openshelf::files::{Check, Depth};
use openshelf::services;
use openshelf::transport::{Address, Options};

use super::server::{Server, World};
use super::versions::{Kind, made};
use openshelf_tests::chance::Chance;

/// How often the client is started while the server has faults.
const RUNS: usize = 5;

/// What happened in a history, for the counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// A file was given before the server had no faults any more.
    Given,
    /// After errors or kills.
    GivenAtLast,
}

/// How a run ended.
enum Ended {
    Given(PathBuf),
    Error,
    Killed,
}

/// Plays the history of a seed.
pub async fn history(seed: u64) -> Result<Verdict, String> {
    let mut chance = Chance::new(seed);
    let kind = chance.of(&[Kind::Archive, Kind::Table]);
    let versions = made(kind, &mut chance);
    let server = Server::start(World {
        kind,
        versions: versions.clone(),
        current: 0,
        faults: 1 + chance.below(6),
        until_kill: None,
        done: Vec::new(),
        chance: Chance::new(seed ^ 1),
    })
    .await;
    let folder = tempfile::tempdir().unwrap();
    let name = match kind {
        Kind::Archive => "a.zip",
        Kind::Table => "a.csv",
    };
    let played = play(&server, folder.path(), name, &versions, &mut chance).await;
    played.map_err(|why| format!("{why}\n{}", server.world.lock().unwrap().done.join("\n")))
}

async fn play(
    server: &Server,
    folder: &Path,
    name: &str,
    versions: &[Vec<u8>],
    chance: &mut Chance,
) -> Result<Verdict, String> {
    for _ in 0..RUNS {
        let is_killed = chance.one_in(2);
        let steps = chance.below(5);
        server.world.lock().unwrap().until_kill = is_killed.then_some(steps);
        let ended = run(server, folder, name, chance.below(3) as u32).await;
        server.world.lock().unwrap().done.push(match &ended {
            Ended::Given(_) => "given".to_owned(),
            Ended::Error => "error".to_owned(),
            Ended::Killed => "killed".to_owned(),
        });
        check(folder, name, versions, matches!(ended, Ended::Given(_)))?;
        if matches!(ended, Ended::Given(_)) {
            return Ok(Verdict::Given);
        }
        if matches!(ended, Ended::Killed) {
            lose(folder, name, chance);
        }
    }
    // The server is itself again: the next run gives its file, or that of a run before, and removes the rest.
    {
        let mut world = server.world.lock().unwrap();
        (world.faults, world.until_kill) = (0, None);
    }
    match run(server, folder, name, 2).await {
        Ended::Given(_) => check(folder, name, versions, true).map(|()| Verdict::GivenAtLast),
        Ended::Error | Ended::Killed => Err("an error without a fault".to_owned()),
    }
}

/// One run of the client, until it ends or is killed.
async fn run(server: &Server, folder: &Path, name: &str, max_retries: u32) -> Ended {
    let can_be_killed = server.world.lock().unwrap().until_kill.is_some();
    // What an earlier run has not noticed.
    tokio::select! {
        biased;
        () = server.kill.notified() => {}
        () = std::future::ready(()) => {}
    }
    let service = services::find("spending").unwrap();
    let operation = service.find("download", "awards").unwrap();
    let Some(Files::Job(job)) = operation.files else {
        panic!("it starts no job");
    };
    let options = Options {
        max_retries: Some(max_retries),
        ..Options::new(Address::parse("base_url", &server.url).unwrap())
    };
    let client = Client::new(service, options).unwrap();
    let source = DownloadSource::Job(StartedJob {
        operation,
        job,
        name: name.to_owned(),
    });
    let options = FileOptions {
        folder: folder.to_owned(),
        name: None,
        if_exists: IfExists::Skip,
        check: Check {
            depth: Depth::Structure,
            sha256: None,
        },
        patience: Some(Duration::from_secs(1800)),
        pause: Duration::from_millis(10),
    };
    let progress = DownloadProgress::default();
    let downloading = client.download(&source, &options, &progress);
    let outcome = tokio::select! {
        biased;
        () = server.kill.notified(), if can_be_killed => return Ended::Killed,
        outcome = downloading => outcome,
    };
    match outcome {
        Ok(paths) => Ended::Given(paths.into_iter().next().unwrap()),
        Err(error) => {
            server.world.lock().unwrap().done.push(error.to_string());
            Ended::Error
        }
    }
}

/// What is in the folder is right.
fn check(folder: &Path, name: &str, versions: &[Vec<u8>], is_given: bool) -> Result<(), String> {
    let path = folder.join(name);
    if path.exists() || is_given {
        let found = std::fs::read(&path).map_err(|error| format!("no file: {error}"))?;
        if !versions.contains(&found) {
            return Err(format!("wrong bytes: {} of them", found.len()));
        }
    }
    let names: BTreeSet<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let mut allowed = vec![name.to_owned()];
    if !is_given {
        allowed.extend([".part", ".part.origin"].map(|end| format!("{name}{end}")));
        allowed.push(format!(".{name}.part.origin.new"));
    }
    match names.iter().find(|found| !allowed.contains(found)) {
        Some(left) => Err(format!("{left} is left")),
        None => Ok(()),
    }
}

/// What a killed process has not written yet is lost, once no thread of it writes any more.
fn lose(folder: &Path, name: &str, chance: &mut Chance) {
    let opened = OpenOptions::new()
        .write(true)
        .open(folder.join(format!("{name}.part")));
    let Ok(part) = opened else {
        return;
    };
    while part.try_lock().is_err() {
        std::thread::yield_now();
    }
    let length = part.metadata().unwrap().len();
    if chance.one_in(2) {
        part.set_len(length - length.min(chance.below(60_000) as u64))
            .unwrap();
    }
    // It may have been killed while it wrote its record.
    if chance.one_in(4) {
        File::create(folder.join(format!(".{name}.part.origin.new"))).unwrap();
    }
}
