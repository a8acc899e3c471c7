//! Floods and slow clients, on the loopback interface and bounded: what one network, one user or one upload
//! takes leaves the others served.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use pasch_server::{Config, Rate};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::support::{Guest, Server, config, request};

/// How an HTTP/2 client begins, and an empty table of settings.
const HTTP2: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00";

/// Connections of a network in these tests, and how long one may be idle.
const SHARE: usize = 8;
const IDLE: Duration = Duration::from_secs(2);

const ASKS: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: play.example.org\r\n\r\n";

/// A server that counts callers on the machine itself as it counts others.
fn public(data: &tempfile::TempDir) -> Config {
    let mut config = config(data.path());
    config.public_origin = Some("http://play.example.org".to_owned());
    config.limits.connections = SHARE as u32;
    config.connection_idle = IDLE;
    config
}

/// A connection from one of the machine's own addresses.
async fn connected(from: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(from.parse::<IpAddr>().unwrap(), 0)).unwrap();
    socket.connect(to).await.unwrap()
}

/// Whether the server closes it soon, whatever it says before.
async fn is_closed(stream: &mut TcpStream, within: Duration) -> bool {
    let mut bytes = [0; 1024];
    let closed = async { while matches!(stream.read(&mut bytes).await, Ok(1..)) {} };
    tokio::time::timeout(within, closed).await.is_ok()
}

/// Whether it answers a request with 200.
async fn answers(stream: &mut TcpStream) -> bool {
    let mut bytes = vec![0; 16 * 1024];
    let asked = async {
        stream.write_all(ASKS).await?;
        stream.read(&mut bytes).await
    };
    let count = tokio::time::timeout(Duration::from_secs(10), asked).await;
    matches!(count, Ok(Ok(count)) if bytes[..count].starts_with(b"HTTP/1.1 200"))
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_of_one_network_keep_nobody_else_out() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_with(public(&data), 1).await;
    let mut silent = Vec::new();
    for number in 0..SHARE {
        let mut stream = connected("127.0.0.1", server.addr).await;
        if number % 2 == 0 {
            stream.write_all(HTTP2).await.unwrap();
        }
        silent.push(stream);
    }
    let mut refused = 0;
    for _ in 0..32 {
        let mut stream = connected("127.0.0.1", server.addr).await;
        refused += usize::from(is_closed(&mut stream, Duration::from_millis(200)).await);
    }
    assert!(refused >= 24, "beyond its share a network gets nothing: {refused} of 32");
    assert!(answers(&mut connected("127.0.0.2", server.addr).await).await, "another network");
    // Neither protocol keeps a connection alive by silence.
    for (number, stream) in silent.iter_mut().enumerate() {
        assert!(is_closed(stream, 4 * IDLE).await, "silent connection {number}");
    }
    assert!(answers(&mut connected("127.0.0.1", server.addr).await).await, "the share comes back");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_that_comes_byte_by_byte_is_cut_off_and_a_busy_connection_is_not() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_with(public(&data), 1).await;
    let mut slow = connected("127.0.0.1", server.addr).await;
    slow.write_all(b"GET /healthz HTTP/1.1\r\nHost: play.example.org\r\nX-Slow: ").await.unwrap();
    let mut busy = connected("127.0.0.1", server.addr).await;
    let (began, mut cut) = (Instant::now(), None);
    while cut.is_none() && began.elapsed() < 6 * IDLE {
        tokio::time::sleep(IDLE / 10).await;
        if slow.write_all(b"x").await.is_err() || is_closed(&mut slow, Duration::from_millis(1)).await {
            cut = Some(began.elapsed());
        }
        assert!(answers(&mut busy).await, "one that asks is answered");
    }
    let cut = cut.expect("it is cut off");
    assert!(cut > IDLE / 2, "{cut:?}");
    tokio::time::sleep(IDLE / 2).await;
    assert!(answers(&mut busy).await);
    assert!(is_closed(&mut busy, 4 * IDLE).await, "idle at last");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_guest_has_so_many_sockets_and_begins_so_many_matches() {
    let data = tempfile::tempdir().unwrap();
    let mut config = public(&data);
    config.limits.connections = 100;
    config.limits.sockets_of_user = 2;
    config.limits.sockets = 3;
    config.limits.matches = Rate { per_second: 0.001, burst: 3 };
    config.limits.matches_from = Rate { per_second: 0.001, burst: 4 };
    let server = Server::start_with(config, 1).await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let lobby =
        async |guest: &Guest| guest.socket_at("lobby/ws", None).await.map_err(|status| status.to_string());
    let held = [lobby(&anna).await.unwrap(), lobby(&anna).await.unwrap()];
    assert_eq!(lobby(&anna).await.err().as_deref(), Some("429"), "of a user");
    let _third = lobby(&bert).await.unwrap();
    assert_eq!(lobby(&bert).await.err().as_deref(), Some("429"), "of a network");
    drop(held);
    let mut again = lobby(&anna).await;
    for _ in 0..50 {
        if again.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        again = lobby(&anna).await;
    }
    again.expect("closed sockets give their places back");

    let wish = json!({
        "variant": "backgammon", "length": 3, "cube": true, "jacoby": false, "beavers": false,
        "opponent": { "type": "bot", "level": "beginner" }, "seat": "a",
    });
    let begin = async |guest: &Guest| guest.post("/api/v1/matches", &wish).await.status;
    assert_eq!(
        [begin(&anna).await, begin(&anna).await, begin(&anna).await, begin(&anna).await],
        [201, 201, 201, 429]
    );
    assert_eq!([begin(&bert).await, begin(&bert).await], [201, 429], "of a network");
    server.stop().await;
}

/// Begins an upload of so many bytes and sends a part of it.
async fn begin_upload(guest: &Guest, declared: usize, sent: usize) -> TcpStream {
    let mut stream = TcpStream::connect(guest.addr).await.unwrap();
    let head = format!(
        "POST /api/v1/imports/files HTTP/1.1\r\nHost: localhost\r\nCookie: {}\r\nX-File-Name: a.mat\r\n\
         Content-Type: application/octet-stream\r\nContent-Length: {declared}\r\n\r\n",
        guest.cookie
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream.write_all(&vec![b' '; sent]).await.unwrap();
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_under_way_count_together_and_leave_the_disk_room() {
    const MIB: usize = 1 << 20;
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path());
    config.max_import = 3 * MIB as u64;
    let server = Server::start_with(config.clone(), 1).await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let under_way = begin_upload(&anna, 3 * MIB, 2 * MIB + MIB / 2).await;
    let two = vec![b' '; 2 * MIB];
    let send = async |guest: &Guest| {
        let answer = guest.send_file("/api/v1/imports/files", "b.mat", &two).await;
        (answer.status, answer.text())
    };
    let told = |answer: &(u16, String)| answer.0 == 429 && answer.1.contains("too-much-under-way");
    let mut refused = send(&anna).await;
    for _ in 0..100 {
        if told(&refused) {
            break;
        }
        // The server may not have read yet what was sent, and then have had enough requests for a second.
        tokio::time::sleep(Duration::from_millis(100)).await;
        refused = send(&anna).await;
    }
    assert!(told(&refused), "{refused:?}");
    assert_eq!(send(&bert).await.0, 202, "somebody else's are their own");
    drop(under_way);
    let mut taken = send(&anna).await;
    for _ in 0..50 {
        if taken.0 == 202 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        taken = send(&anna).await;
    }
    assert_eq!(taken.0, 202, "what broke off counts no more");
    server.stop().await;

    config.reserve = u64::MAX;
    let server = Server::start_with(config, 1).await;
    let guest = server.guest().await;
    let answer = guest.send_file("/api/v1/imports/files", "b.mat", b"x").await;
    assert_eq!((answer.status, answer.text().contains("disk-full")), (507, true), "{}", answer.text());
    assert_eq!(request(server.addr, "GET", "/healthz", &[], b"").await.status, 200);
    server.stop().await;
}
