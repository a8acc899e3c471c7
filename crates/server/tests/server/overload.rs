//! A server that has enough to do puts newcomers off; those who play go on.

use std::time::{Duration, Instant};

use pasch_server::wire::Intent;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

use crate::support::{Server, config, request};

#[tokio::test(flavor = "multi_thread")]
async fn newcomers_are_put_off_while_facts_wait_for_the_disk() {
    let data = tempfile::tempdir().unwrap();
    let mut setup = config(data.path());
    setup.shed_newcomers = Some(true);
    let server = Server::start_with(setup, 1).await;
    let guest = server.guest().await;
    let mut ids = Vec::new();
    for _ in 0..20 {
        ids.push(guest.new_match(|_| {}).await);
    }
    let newcomer = async || request(server.addr, "GET", "/api/v1/me", &[], b"").await;

    let mut seats = Vec::new();
    for id in &ids {
        let mut socket = guest.socket(id).await;
        let seq = socket.resume(0).await.0.seq;
        seats.push((id, socket, seq));
    }

    // The disk is busy again and again, more than once in each window: whatever is written waits.
    let options = SqliteConnectOptions::new().filename(data.path().join("pasch.sqlite"));
    let pool = SqlitePool::connect_with(options).await.unwrap();
    let mut busy = pool.acquire().await.unwrap();
    let (mut put_off, mut played) = (None, Vec::new());
    for (id, socket, seq) in &mut seats {
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *busy).await.unwrap();
        socket.intend("1", *seq, Intent::Roll).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        sqlx::query("COMMIT").execute(&mut *busy).await.unwrap();
        let view = socket.state_where(|view| view.seq > *seq).await;
        played.push((id, view.seq));
        put_off = Some(newcomer().await).filter(|answer| answer.status == 503);
        if put_off.is_some() {
            break;
        }
    }
    assert!(played.len() > 1, "one slow write puts nobody off");
    let put_off = put_off.expect("newcomers are put off");
    let (id, seq) = played.pop().unwrap();
    assert_eq!(put_off.header("retry-after"), Some("5"));
    assert_eq!(put_off.refusal(), (503, "overloaded".to_owned(), None));
    let (path, body) = ("/api/v1/matches", serde_json::json!({}));
    assert_eq!(guest.post(path, &body).await.status, 503, "nor does anybody begin another match");
    assert!(guest.view(id).await.seq >= seq, "what is played goes on");
    assert_eq!(guest.get("/api/v1/me").await.status, 200, "who is known stays known");

    let since = Instant::now();
    while newcomer().await.status == 503 {
        assert!(since.elapsed() < Duration::from_secs(60), "it never ends");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    server.stop().await;
}
