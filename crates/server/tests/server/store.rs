//! What a server does about its database: another one's hold, lost files, a database that takes nothing more.

use std::time::Duration;

use pasch_server::ServerError;
use sqlx::Connection as _;

use crate::support::{Server, data_on_postgres, request};

/// Ends the connection that holds the database for the server.
async fn cut(url: &str) {
    let mut connection = sqlx::PgConnection::connect(url).await.unwrap();
    let sql = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 115 \
               AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    let ended: Vec<bool> = sqlx::query_scalar(sql).fetch_all(&mut connection).await.unwrap();
    assert_eq!(ended, [true]);
    connection.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_loses_its_hold_stops_serving() {
    let Some(data) = data_on_postgres() else { return };
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let id = guest.new_match(|_| {}).await;
    guest.view(&id).await;
    let mut socket = guest.socket(&id).await;
    socket.resume(0).await;
    cut(&std::fs::read_to_string(data.path().join("database-url")).unwrap()).await;
    let closed = async { while socket.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(5), closed).await.expect("the socket is closed");
    let error = server.fails().await;
    assert!(matches!(error, ServerError::HoldLost { .. }), "{error}");
    // The next one serves.
    let second = Server::start(data.path()).await;
    second.guest().await;
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_has_lost_something_is_not_served() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    guest.new_match(|_| {}).await;
    server.stop().await;
    let file = data.path().join("pasch.sqlite");
    let whole = std::fs::read(&file).unwrap();
    for (damage, says) in [(&whole[..whole.len() / 3], "damaged"), (&whole[..0], "pasch.sqlite.head")] {
        std::fs::write(&file, damage).unwrap();
        let error = Server::start(data.path()).await.fails().await.to_string();
        assert!(error.contains(says), "{error}");
    }
    std::fs::write(&file, &whole).unwrap();
    let server = Server::start(data.path()).await;
    assert_eq!(request(server.addr, "GET", "/healthz", &[], b"").await.status, 200);
    server.stop().await;
}
