//! Public data without API keys: five services and all their operations, with the same steps for each call.
//!
//! ```
//! use openshelf::client::{Client, FileFormat};
//! use openshelf::services;
//! use openshelf::transport::{Address, Options};
//!
//! # use openshelf::sandbox::{self, Sandbox};
//! # async fn read() -> Result<(), Box<dyn std::error::Error>> {
//! # let sandbox = Sandbox::start(&services::SERVICES, sandbox::Options::default())?;
//! let service = services::find("museum").ok_or("no such service")?;
//! # let address = Address::parse("base_url", sandbox.base_url(service).as_str())?;
//! # /*
//! let address = Address::parse("base_url", service.base_url)?;
//! # */
//! let search = service.find("artworks", "search").ok_or("no such operation")?;
//! let museum = Client::new(service, Options::new(address))?;
//! let found = museum.call(search, [("q", "monet".into())]).await?;
//! let mut works = museum.list(search, [("q", "monet".into())])?;
//! while let Some(page) = works.next().await.outcome? {
//!     assert!(page.new_records.len() <= found.body.len());
//! }
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("monet.parquet");
//! # /*
//! let path = "monet.parquet";
//! # */
//! museum.save(search, [("q", "monet".into())], path, FileFormat::Parquet).await?;
//! # Ok(())
//! # }
//! # tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(read()).unwrap();
//! ```
//!
//! * [`client`] calls an operation, lists it, makes tables and files of it;
//! * [`catalog`] has the types of an operation, [`services`] the operations;
//! * [`call`] turns arguments into a request, [`answer`] says what a body means;
//! * [`transport`] turns a request into a body: cache, throttle, send, retry;
//! * [`paging`] says which requests give every record of a list once;
//! * [`files`] follows jobs and joins the parts of files, which [`client`] downloads;
//! * [`delta`] writes and reads Delta tables, which other programs read meanwhile;
//! * [`tables`] makes Arrow tables of bodies, until somebody says [`stop`];
//! * [`sandbox`] answers the same requests on loopback.

pub use openshelf_client as client;
pub use openshelf_core::{answer, call, catalog, stop};
pub use openshelf_delta as delta;
pub use openshelf_files as files;
pub use openshelf_paging as paging;
pub use openshelf_sandbox as sandbox;
pub use openshelf_services as services;
pub use openshelf_tables as tables;
pub use openshelf_transport as transport;
