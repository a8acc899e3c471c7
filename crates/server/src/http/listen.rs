//! Connections: taken, bounded, timed, drained.
//!
//! HTTP/1.1 and HTTP/2 are both served, each within limits. What a connection costs while nothing happens is bounded by
//! three things: so many connections in all, so many for a network, and a time after which an idle one is closed,
//! whether it has said nothing, sends a request's head byte by byte, or does not read its answer.

use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use futures_util::future::join_all;
use hyper::Request;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use super::Shares;
use crate::listeners::Listeners;

/// Connections at a time; sockets that have been upgraded no longer count.
const MOST: usize = 4096;

/// Requests at a time on one HTTP/2 connection.
const STREAMS: u32 = 64;

/// Largest head of a request.
const HEAD: u32 = 32 * 1024;

/// Pause after the system refused a connection, for instance for want of file descriptors.
const BREATH: Duration = Duration::from_millis(100);

/// How connections are taken and bounded.
pub struct Terms {
    /// What each network may hold.
    pub shares: Arc<Shares>,
    /// How long a connection may be idle, or take to send the head of a request.
    pub idle: Duration,
    pub stop: CancellationToken,
    /// How long requests in hand may take then.
    pub patience: Duration,
}

/// Serves until the end, then lets requests in hand finish.
pub async fn listen(listeners: Listeners, router: Router, terms: Terms) {
    let seats = Arc::new(Semaphore::new(MOST));
    let connections = TaskTracker::new();
    let all = listeners.into_all();
    join_all(all.iter().map(|one| accept(one, &seats, &connections, &router, &terms))).await;
    drop(all);
    connections.close();
    if tokio::time::timeout(terms.patience, connections.wait()).await.is_err() {
        tracing::warn!(event = "drain-timeout", what = "connections", left = connections.len());
    }
}

/// Takes the connections of one listener until the end.
async fn accept(
    listener: &TcpListener,
    seats: &Arc<Semaphore>,
    connections: &TaskTracker,
    router: &Router,
    terms: &Terms,
) {
    loop {
        let taken = tokio::select! {
            () = terms.stop.cancelled() => return,
            taken = take(listener, seats) => taken,
        };
        match taken {
            Ok((seat, stream, address)) => {
                let Some(share) = terms.shares.connection(address.ip()) else {
                    metrics::counter!("pasch_connections_refused_total").increment(1);
                    continue;
                };
                let (router, idle, stop) = (router.clone(), terms.idle, terms.stop.clone());
                connections.spawn(async move {
                    serve(stream, address, router, idle, stop).await;
                    drop((seat, share));
                });
            }
            Err(error) => {
                tracing::warn!(event = "accept-failed", cause = %error);
                tokio::time::sleep(BREATH).await;
            }
        }
    }
}

async fn take(
    listener: &TcpListener,
    seats: &Arc<Semaphore>,
) -> std::io::Result<(tokio::sync::OwnedSemaphorePermit, TcpStream, SocketAddr)> {
    let seat = Arc::clone(seats).acquire_owned().await.map_err(std::io::Error::other)?;
    let (stream, address) = listener.accept().await?;
    // Moves are small and wait for nobody.
    stream.set_nodelay(true)?;
    Ok((seat, stream, address))
}

/// Whether anything happens on a connection.
struct Activity {
    began: Instant,
    /// Requests that are being answered.
    handled: AtomicUsize,
    /// When something last happened, in milliseconds after the beginning.
    last: AtomicU64,
}

impl Activity {
    fn touch(&self) {
        self.last.store(self.began.elapsed().as_millis() as u64, Ordering::Relaxed);
    }

    fn is_idle(&self, after: Duration) -> bool {
        let last = Duration::from_millis(self.last.load(Ordering::Relaxed));
        self.handled.load(Ordering::Relaxed) == 0 && self.began.elapsed().saturating_sub(last) > after
    }
}

/// A request in hand, until its answer's head is made.
struct InHand(Arc<Activity>);

impl InHand {
    fn new(activity: &Arc<Activity>) -> Self {
        activity.touch();
        activity.handled.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(activity))
    }
}

impl Drop for InHand {
    fn drop(&mut self) {
        self.0.touch();
        self.0.handled.fetch_sub(1, Ordering::Relaxed);
    }
}

/// An answer's body; each piece that the client takes is a sign of life.
struct Watched {
    body: Body,
    activity: Arc<Activity>,
}

impl hyper::body::Body for Watched {
    type Data = axum::body::Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        self.activity.touch();
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

async fn serve(
    stream: TcpStream,
    address: SocketAddr,
    router: Router,
    idle: Duration,
    stop: CancellationToken,
) {
    let began = Instant::now();
    let activity = Arc::new(Activity { began, handled: AtomicUsize::new(0), last: AtomicU64::new(0) });
    let watched = Arc::clone(&activity);
    let service = service_fn(move |mut request: Request<Incoming>| {
        let in_hand = InHand::new(&watched);
        request.extensions_mut().insert(ConnectInfo(address));
        let answer = router.clone().oneshot(request.map(Body::new));
        async move {
            let answer = answer.await?;
            let activity = Arc::clone(&in_hand.0);
            Ok::<_, std::convert::Infallible>(answer.map(|body| Watched { body, activity }))
        }
    });
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(idle).max_buf_size(HEAD as usize);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(STREAMS)
        .max_header_list_size(HEAD)
        .keep_alive_interval(idle)
        .keep_alive_timeout(idle);
    let mut connection = pin!(builder.serve_connection_with_upgrades(TokioIo::new(stream), service));
    let mut look = tokio::time::interval((idle / 4).max(Duration::from_millis(10)));
    let served = loop {
        tokio::select! {
            served = connection.as_mut() => break served,
            () = stop.cancelled() => {
                connection.as_mut().graceful_shutdown();
                break connection.await;
            }
            _ = look.tick() => {
                if activity.is_idle(idle) {
                    tracing::debug!(event = "connection-idle");
                    return;
                }
            }
        }
    };
    if let Err(error) = served {
        tracing::debug!(event = "connection-error", cause = %error);
    }
}
