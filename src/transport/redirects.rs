//! The layer that sends a request, and then those to which redirects lead.

use std::iter;
use std::pin::pin;

use http::header::LOCATION;
use http::{HeaderMap, Method};

use super::asked_address::AskedAddress;
use super::body::{read, with_idle_timeout};
use super::cache::Condition;
use super::cancelled_requests::Sending;
use super::cause::Cause;
use super::connections::Target;
use super::exchange::{Exchange, head_of};
use super::judgement::redirect_failure;
use super::pool::AttemptPool;
use super::redirect::{self, is_redirect, next_request};
use super::response::Response;
use super::send_error::send_error;
use super::{TransportError, offline};
use openshelf_core::catalog;

/// Sends the request and follows redirects. Returns the first answer that is not a redirect, and the condition
/// under which it was sent.
pub async fn follow_redirects<'a>(
    pool: AttemptPool<'_>,
    exchange: &Exchange<'a>,
) -> Result<(Response, Option<&'a Condition>), TransportError> {
    let method = match exchange.context.wanted.request.method {
        catalog::Method::Get => Method::GET,
        catalog::Method::Post => Method::POST,
    };
    let no_url = |error| TransportError::Connect {
        url: exchange.shown_url.to_owned(),
        reason: "the address is not a URL".to_owned(),
        source: Cause::new(error),
    };
    let base = &exchange.context.wanted.address;
    let mut asked = AskedAddress::parse(exchange.url, base).map_err(no_url)?;
    let mut own_headers = exchange.context.wanted.own_headers;
    let mut condition = exchange.condition;
    let body = &exchange.context.wanted.request.body;
    let mut redirects = 0;
    loop {
        check_offline(exchange, &asked)?;
        let headers = headers(exchange, own_headers, condition)?;
        let target = Target::new(asked);
        let turn = exchange
            .turns
            .next(exchange.context, exchange.shown_url)
            .await?;
        let (client, number) = pool.next()?;
        let sending = Sending::new(
            target.clone(),
            exchange.under_way.clone(),
            client.send(target.clone(), method.clone(), headers, body.clone()),
        );
        let mut sending = pin!(async {
            match turn {
                Some(turn) => turn.send(sending).await,
                None => sending.await,
            }
        });
        let sending = with_idle_timeout(exchange, sending.as_mut()).await;
        let sending = sending.inspect_err(|_| target.close())?;
        let response = match sending {
            Ok(response) => response,
            Err(error) => {
                let url = target.address().url().map_err(no_url)?;
                return Err(send_error(exchange, &url, error));
            }
        };
        pool.answered(number, &response);
        if !is_redirect(response.status().as_u16()) {
            return Ok((response, condition));
        }
        let location = response.headers().get(LOCATION);
        let location = location.and_then(|value| value.to_str().ok());
        let hosts = exchange.context.wanted.hosts;
        let from = response.address().url().map_err(no_url)?;
        match next_request(&from, location, response.status(), &method, hosts) {
            Ok(_) if redirects == redirect::MAX_REDIRECTS => {
                let why = format!(
                    "it would be redirect number {}",
                    redirect::MAX_REDIRECTS + 1
                );
                return Err(redirect_error(exchange, response, &why).await);
            }
            Ok(next) => {
                if !next.same_origin {
                    own_headers = &[];
                }
                asked = next.url.into();
                condition = None;
                redirects += 1;
            }
            Err(why) => return Err(redirect_error(exchange, response, &why).await),
        }
    }
}

/// Rejects a request that another machine would receive while only this one may be asked.
fn check_offline(exchange: &Exchange<'_>, asked: &AskedAddress) -> Result<(), TransportError> {
    let context = exchange.context;
    let host = || asked.url().ok()?.host_str().map(str::to_owned);
    let proxy = context.options.proxy.as_ref();
    let hosts = iter::once_with(host).chain(proxy.map(|proxy| proxy.host().map(str::to_owned)));
    offline::check(
        context.is_offline,
        context.service,
        context.wanted.request.operation,
        hosts,
        || context.shown(asked.as_str()).into_owned(),
    )
}

/// The headers of the request to one address of a chain of redirects.
fn headers(
    exchange: &Exchange<'_>,
    own_headers: &[(String, String)],
    condition: Option<&Condition>,
) -> Result<HeaderMap, TransportError> {
    let wanted = &exchange.context.wanted;
    let mut headers = exchange
        .context
        .headers
        .map_with(wanted.request, own_headers)?;
    for (name, value) in &*wanted.headers_anywhere {
        headers.insert(name, value.clone());
    }
    if let Some(Condition { name, value, .. }) = condition {
        headers.insert(name, value.clone());
    }
    Ok(headers)
}

/// A redirect that is not followed, as the error of its status.
async fn redirect_error(exchange: &Exchange<'_>, response: Response, why: &str) -> TransportError {
    let head = head_of(exchange, &response);
    match read(exchange, response).await {
        Ok(body) => {
            let failure = redirect_failure(exchange.context, head, &body, why);
            TransportError::Status(Box::new(failure))
        }
        Err(error) => error,
    }
}
