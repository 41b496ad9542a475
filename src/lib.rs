//! Public data without keys: five services, every operation, the same steps for each call.
//!
//! ```
//! use openshelf::call::{Extra, Value, bind, request};
//! use openshelf::services;
//! use openshelf::transport::{Address, CallOptions, Client, Options, RuntimeKind};
//!
//! # use openshelf::sandbox::{self, Sandbox};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let sandbox = Sandbox::start(&services::SERVICES, sandbox::Options::default())?;
//! let service = services::find("disease").ok_or("no such service")?;
//! # let base_url = sandbox.base_url(service);
//! # let service_address = base_url.as_str();
//! # /*
//! let service_address = service.base_url;
//! # */
//! let client = Client::new(service, Options::new(Address::parse("base_url", service_address)?))?;
//!
//! // A row, its arguments, a request: nothing is sent so far.
//! let row = service.find("totals", "country").ok_or("no such operation")?;
//! let given = vec![("country", Value::Text("Italy".to_owned()))];
//! let request = request(&bind(row, given, &[], true)?, &Extra::default())?;
//!
//! let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
//! let reply = runtime.block_on(client.fetch(
//!     RuntimeKind::CurrentThread,
//!     &request,
//!     Some(30.0),
//!     &CallOptions::default(),
//! ))?;
//! let italy: serde_json::Value = serde_json::from_slice(&reply.body)?;
//! assert_eq!(italy["country"], "Italy");
//! # Ok(())
//! # }
//! ```
//!
//! * [`table`] has the types of a row, [`services`] the rows;
//! * [`call`] turns arguments into a request, [`answer`] says what a body means;
//! * [`transport`] turns a request into a body: cache, throttle, send, retry;
//! * [`paging`] says which requests give every record of a list once;
//! * [`tables`] makes Arrow tables of bodies;
//! * [`sandbox`] answers the same requests on loopback.

pub use openshelf_core::{answer, call, table};
pub use openshelf_paging as paging;
pub use openshelf_sandbox as sandbox;
pub use openshelf_services as services;
pub use openshelf_tables as tables;
pub use openshelf_transport as transport;
