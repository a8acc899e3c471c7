//! Connections: taken, bounded, timed, drained.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use futures_util::future::join_all;
use hyper::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use crate::listeners::Listeners;

/// Connections at a time; sockets that have been upgraded no longer count.
const MOST: usize = 4096;

/// How long a client may take to send the head of a request, or to think about the next one.
const HEAD_TIME: Duration = Duration::from_secs(30);

/// Pause after the system refused a connection, for instance for want of file descriptors.
const BREATH: Duration = Duration::from_millis(100);

/// Serves until `stop`, then lets requests in hand finish for at most `patience`.
pub async fn listen(listeners: Listeners, router: Router, stop: CancellationToken, patience: Duration) {
    let seats = Arc::new(Semaphore::new(MOST));
    let connections = TaskTracker::new();
    let all = listeners.into_all();
    join_all(all.iter().map(|one| accept(one, &seats, &connections, &router, &stop))).await;
    drop(all);
    connections.close();
    if tokio::time::timeout(patience, connections.wait()).await.is_err() {
        tracing::warn!(event = "drain-timeout", what = "connections", left = connections.len());
    }
}

/// Takes the connections of one listener until `stop`.
async fn accept(
    listener: &TcpListener,
    seats: &Arc<Semaphore>,
    connections: &TaskTracker,
    router: &Router,
    stop: &CancellationToken,
) {
    loop {
        let taken = tokio::select! {
            () = stop.cancelled() => return,
            taken = take(listener, seats) => taken,
        };
        match taken {
            Ok((seat, stream, address)) => {
                let (router, stop) = (router.clone(), stop.clone());
                connections.spawn(async move {
                    serve(stream, address, router, stop).await;
                    drop(seat);
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

async fn serve(stream: TcpStream, address: SocketAddr, router: Router, stop: CancellationToken) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        router.clone().oneshot(request.map(Body::new))
    });
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEAD_TIME);
    let mut connection = pin!(builder.serve_connection_with_upgrades(TokioIo::new(stream), service));
    let served = tokio::select! {
        served = connection.as_mut() => served,
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        tracing::debug!(event = "connection-error", cause = %error);
    }
}
