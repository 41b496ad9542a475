//! Sends the same small GET N times and prints how many answers and bytes were received: `small_gets
//! ADDRESS TIMES`.
//!
//! `instructions.py` counts its instructions. The service is another process, so they are only the
//! client's.

use openshelf::call::{Extra, Value, bind, request};
use openshelf::services;
use openshelf::transport::{Address, CallOptions, Options, RuntimeKind, Transport};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let (Some(address), Some(times)) = (arguments.next(), arguments.next()) else {
        return Err("small_gets ADDRESS TIMES".into());
    };
    let times: u32 = times.parse()?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    #[allow(clippy::disallowed_methods)] // No Python waits here.
    let bytes = runtime.block_on(ask(&address, times))?;
    #[allow(clippy::print_stdout)] // A program of its own.
    {
        println!("{times} answers, {bytes} bytes");
    }
    Ok(())
}

async fn ask(address: &str, times: u32) -> Outcome<usize> {
    let service = services::find("disease").ok_or("no such service")?;
    let operation = service
        .find("totals", "country")
        .ok_or("no such operation")?;
    let options = Options::new(Address::parse("ADDRESS", address)?);
    let client = Transport::new(service, options)?;
    let given = vec![("country", Value::Text("Italy".to_owned()))];
    let request = request(&bind(operation, given, &[], true)?, &Extra::default())?;
    let call = CallOptions::default();
    let mut bytes = 0;
    for _ in 0..times {
        let fetching = client.fetch(RuntimeKind::CurrentThread, &request, Some(30.0), &call);
        bytes += fetching
            .await
            .map_err(|failure| failure.to_string())?
            .body
            .len();
    }
    Ok(bytes)
}
