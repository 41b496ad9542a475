//! Limits a client to the pace that a service requires.
//!
//! Requests are spaced by the time at which they are sent. A request that needs a new connection is sent
//! when that is open, which may be long after its turn came. So whoever has the turn keeps it until the
//! request is on its way. Only then does the limiter count it, and the next turn is counted from there.

use std::future::{Future, poll_fn};
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use openshelf_core::locks::lock;
use tokio::sync::OwnedMutexGuard;
use tower::{Layer, Service};

use super::limiter::{Answer, LimiterError, Pace};
use super::waiting::Hindrance;

tokio::task_local! {
    /// The turn of the request that is sent by this task.
    static CURRENT: Arc<Turn>;
}

/// Grants one turn after another, in the order of the requests, to all threads and tasks of a client.
pub struct Throttle {
    /// Locked by the caller that has the turn. A cancelled caller unlocks it and has not used up a turn.
    queue: Arc<tokio::sync::Mutex<()>>,
    pace: Arc<Pace>,
}

/// What a throttle answers.
pub enum Granted {
    Turn(Arc<Turn>),
    /// The service has asked another process to pause for this time.
    Paused(Duration),
}

impl Throttle {
    /// A throttle of this pace.
    pub fn new(pace: Pace) -> Self {
        Self {
            queue: Arc::default(),
            pace: Arc::new(pace),
        }
    }

    /// The time between two requests.
    pub fn period(&self) -> Duration {
        self.pace.period()
    }

    /// Why the server of a shared pace grants no turns, if there is one.
    pub fn hindrance(&self) -> Option<Hindrance> {
        self.pace.hindrance()
    }

    /// Waits for the next turn. It ends when its request is sent, or when it is dropped. `longest` is how
    /// many seconds the caller waits for the server of a shared pace; `tell` is called when that is lost or back.
    ///
    /// # Errors
    /// The shared pace cannot be asked.
    pub async fn turn(&self, longest: f64, tell: impl Fn(String)) -> Result<Granted, LimiterError> {
        let place = self.queue.clone().lock_owned().await;
        loop {
            let answer = self.pace.ask(longest).await;
            self.pace.take_news().into_iter().for_each(&tell);
            match answer? {
                Answer::Go => break,
                Answer::Wait(wait) => tokio::time::sleep(wait).await,
                Answer::Paused(left) => return Ok(Granted::Paused(left)),
            }
        }
        Ok(Granted::Turn(Arc::new(Turn {
            place: Mutex::new(Some(place)),
            is_connecting: AtomicBool::new(false),
            pace: self.pace.clone(),
        })))
    }

    /// Lets the other processes send nothing for this time.
    pub async fn pause(&self, time: Duration) {
        self.pace.pause(time).await;
    }
}

/// The permission to send one request now.
pub struct Turn {
    place: Mutex<Option<OwnedMutexGuard<()>>>,
    /// A connection for the request is being opened.
    is_connecting: AtomicBool,
    pace: Arc<Pace>,
}

impl Turn {
    /// The request is on its way and counted: the others wait from here on.
    fn end(&self) {
        drop(lock(&self.place).take());
    }

    /// Sends the request with a future of the HTTP library.
    pub async fn send<F: Future>(self: Arc<Self>, sending: F) -> F::Output {
        let mut sending = pin!(CURRENT.scope(self.clone(), sending));
        let mut is_sent = false;
        poll_fn(|context| {
            let progress = sending.as_mut().poll(context);
            // An open connection accepts the request at the first poll. Otherwise `OpenConnection` ends
            // the turn.
            let is_connecting = self.is_connecting.load(Ordering::Acquire);
            if !is_sent && (progress.is_ready() || !is_connecting) {
                is_sent = true;
                // The owner of the turn is never too early.
                let _ = self.pace.count();
                self.end();
            }
            progress
        })
        .await
    }
}

/// Notifies a turn when the connection for its request is open. It wraps the HTTP library's connector.
#[derive(Debug, Clone)]
pub struct TurnLayer;

impl<S> Layer<S> for TurnLayer {
    type Service = OpenConnection<S>;

    fn layer(&self, inner: S) -> OpenConnection<S> {
        OpenConnection(inner)
    }
}

/// A connector that ends the turn of the request that it opens a connection for.
#[derive(Debug, Clone)]
pub struct OpenConnection<S>(S);

impl<S, Destination> Service<Destination> for OpenConnection<S>
where
    S: Service<Destination>,
    S::Response: Send,
    S::Error: Send,
    S::Future: Send + 'static,
{
    type Response = S::Response;
    type Error = S::Error;
    type Future = Pin<Box<dyn Future<Output = Result<S::Response, S::Error>> + Send>>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), S::Error>> {
        self.0.poll_ready(context)
    }

    fn call(&mut self, destination: Destination) -> Self::Future {
        let turn = CURRENT.try_with(Arc::clone).ok();
        if let Some(turn) = &turn {
            turn.is_connecting.store(true, Ordering::Release);
        }
        let connecting = self.0.call(destination);
        Box::pin(async move {
            let connection = connecting.await;
            if let Some(turn) = turn
                && connection.is_ok()
            {
                // A request whose open connection turned out to be closed is sent again, and waits again.
                while let Err(next) = turn.pace.count() {
                    tokio::time::sleep_until(next.into()).await;
                }
                turn.end();
            }
            connection
        })
    }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods)] // The macro for asynchronous tests waits.
mod tests {
    use super::*;
    use crate::limiter::OwnPace;

    fn throttle(requests_per_second: f64) -> Throttle {
        Throttle::new(Pace::Own(OwnPace::new(requests_per_second).unwrap()))
    }

    async fn next_turn(throttle: &Throttle) -> Arc<Turn> {
        match throttle.turn(0.0, |_| ()).await {
            Ok(Granted::Turn(turn)) => turn,
            _ => panic!("an own pace neither fails nor pauses"),
        }
    }

    async fn send(throttle: &Throttle) {
        next_turn(throttle).await.send(async {}).await;
    }

    #[test]
    fn an_invalid_pace_is_refused() {
        for pace in [0.0, -1.0, f64::NAN, f64::INFINITY, 1e9] {
            assert!(OwnPace::new(pace).is_err(), "{pace}");
        }
    }

    #[tokio::test]
    async fn the_first_turn_is_immediate_and_the_second_waits() {
        let throttle = throttle(0.001);
        send(&throttle).await;
        let second = tokio::time::timeout(Duration::from_millis(20), next_turn(&throttle)).await;
        assert!(second.is_err());
    }

    #[tokio::test]
    async fn a_request_that_gives_up_takes_no_turn() {
        let throttle = throttle(20.0);
        send(&throttle).await;
        for _ in 0..5 {
            let given_up = tokio::time::timeout(Duration::ZERO, next_turn(&throttle)).await;
            assert!(given_up.is_err());
        }
        send(&throttle).await;
        let turn = next_turn(&throttle).await;
        drop(turn);
        // Nothing was sent in that turn, so the next one need not wait for it.
        let next = tokio::time::timeout(Duration::from_secs(5), next_turn(&throttle)).await;
        assert!(next.is_ok());
    }

    #[tokio::test]
    async fn a_turn_lasts_until_its_connection_is_open() {
        let throttle = throttle(1e6);
        let (open, opened) = tokio::sync::oneshot::channel::<()>();
        let turn = next_turn(&throttle).await;
        let connector = tower_fn(opened);
        let sending = tokio::spawn(turn.send(async move {
            let mut connector = TurnLayer.layer(connector);
            connector.call(()).await.unwrap();
            std::future::pending::<()>().await;
        }));
        let other = tokio::time::timeout(Duration::from_millis(50), next_turn(&throttle)).await;
        assert!(other.is_err(), "the first request is not sent yet");
        open.send(()).unwrap();
        next_turn(&throttle).await;
        sending.abort();
    }

    #[tokio::test]
    async fn a_request_that_is_sent_again_waits_again() {
        let throttle = throttle(0.001);
        let turn = next_turn(&throttle).await;
        let again = turn.clone();
        turn.send(async {}).await;
        let (open, opened) = tokio::sync::oneshot::channel::<()>();
        open.send(()).unwrap();
        let connecting = CURRENT.scope(again, async move {
            TurnLayer.layer(tower_fn(opened)).call(()).await
        });
        let too_early = tokio::time::timeout(Duration::from_millis(50), connecting).await;
        assert!(too_early.is_err());
    }

    /// A connector whose one connection is open when the channel signals it.
    fn tower_fn(
        opened: tokio::sync::oneshot::Receiver<()>,
    ) -> impl Service<(), Response = (), Error = (), Future: Send> {
        struct Waiting(Option<tokio::sync::oneshot::Receiver<()>>);
        impl Service<()> for Waiting {
            type Response = ();
            type Error = ();
            type Future = Pin<Box<dyn Future<Output = Result<(), ()>> + Send>>;
            fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), ()>> {
                Poll::Ready(Ok(()))
            }
            fn call(&mut self, (): ()) -> Self::Future {
                let opened = self.0.take().unwrap();
                Box::pin(async move { opened.await.map_err(|_| ()) })
            }
        }
        Waiting(Some(opened))
    }
}
