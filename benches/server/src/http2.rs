//! The same answers over HTTP/2, on one thread.

use std::convert::Infallible;
use std::error::Error;
use std::net::TcpListener;
use std::sync::Arc;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::{TokioExecutor, TokioIo};
use rustls::ServerConfig;
use tokio_rustls::TlsAcceptor;

use crate::routes::Routes;

/// Serves until the process is ended.
pub fn serve(
    listener: TcpListener,
    config: Arc<ServerConfig>,
    routes: Arc<Routes>,
) -> Result<(), Box<dyn Error>> {
    listener.set_nonblocking(true)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let acceptor = TlsAcceptor::from(config);
        loop {
            let (stream, _) = listener.accept().await?;
            stream.set_nodelay(true)?;
            let (acceptor, routes) = (acceptor.clone(), routes.clone());
            tokio::spawn(async move {
                let Ok(stream) = acceptor.accept(stream).await else {
                    return;
                };
                let service = service_fn(move |request| answer(request, routes.clone()));
                // A client that goes away ends its connection, and nothing else.
                let _ = hyper::server::conn::http2::Builder::new(TokioExecutor::new())
                    .serve_connection(TokioIo::new(stream), service)
                    .await;
            });
        }
    })
}

async fn answer(
    request: Request<Incoming>,
    routes: Arc<Routes>,
) -> Result<Response<Full<Bytes>>, Infallible> {
    let (head, body) = request.into_parts();
    let body = body
        .collect()
        .await
        .map_or_else(|_| Bytes::new(), |all| all.to_bytes());
    let target = head
        .uri
        .path_and_query()
        .map_or("", |target| target.as_str());
    let mut whole = Vec::new();
    let found = routes.answer(
        head.method.as_str().as_bytes(),
        target.as_bytes(),
        &body,
        &mut whole,
    );
    let mut response = Response::new(Full::new(Bytes::new()));
    if let Some(begins) = found {
        let kind = hyper::header::HeaderValue::from_static("application/json");
        response
            .headers_mut()
            .insert(hyper::header::CONTENT_TYPE, kind);
        *response.body_mut() = Full::new(Bytes::from(whole).slice(begins..));
    } else {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    Ok(response)
}
