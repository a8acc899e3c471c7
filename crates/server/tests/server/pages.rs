//! The embedded pages, and what watches the server.

use std::time::Duration;

use crate::support::{Server, request};

#[tokio::test(flavor = "multi_thread")]
async fn pages_and_their_headers() {
    let server = Server::fresh().await;
    let get = |path: &'static str| request(server.addr, "GET", path, &[], b"");
    let home = get("/").await;
    assert_eq!(home.status, 200);
    assert_eq!(home.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(home.header("cache-control"), Some("no-cache"));
    assert_eq!(home.header("x-content-type-options"), Some("nosniff"));
    let policy = home.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'self'; script-src 'self';"), "{policy}");
    assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
    assert!(policy.contains(&format!("connect-src 'self' ws://{};", server.addr)), "{policy}");
    for page in ["/play/0123456789", "/analysis", "/analysis/x", "/variants"] {
        let answer = get(page).await;
        assert_eq!((answer.status, &answer.body), (200, &home.body), "{page}");
    }
    for missing in ["/assets/none.js", "/../Cargo.toml", "/api/v2/me", "/api"] {
        assert_eq!(get(missing).await.refusal().0, 404, "{missing}");
    }
    let tag = home.header("etag").unwrap();
    let known = request(server.addr, "GET", "/", &[("If-None-Match", tag)], b"").await;
    assert_eq!((known.status, known.body.len()), (304, 0));
    let post = request(server.addr, "POST", "/", &[], b"").await;
    assert_eq!(post.refusal().0, 405);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_counters() {
    let server = Server::fresh().await;
    let health = request(server.addr, "GET", "/healthz", &[], b"").await;
    assert_eq!(health.status, 200);
    assert!(health.text().contains("\"ok\""), "{}", health.text());
    let guest = server.guest().await;
    let id = guest.new_match(|_| {}).await;
    assert_eq!(guest.view(&id).await.seq, 0);
    let counters = request(server.addr, "GET", "/metrics", &[], b"").await.text();
    for name in ["pasch_http_requests_total", "pasch_http_seconds_bucket", "pasch_rooms"] {
        assert!(counters.contains(name), "{name} in {counters}");
    }
    assert!(!counters.contains(&id), "routes are counted, not addresses");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_do_not_share_their_data() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    server.guest().await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let second = pasch_server::run(crate::support::config(data.path()), listener, std::future::pending());
    let refused = tokio::time::timeout(Duration::from_secs(20), second).await.expect("an end").unwrap_err();
    assert!(refused.to_string().contains("in use by another server"), "{refused}");
    server.stop().await;
    Server::start(data.path()).await.stop().await;
}

/// Its script is inside, so that it can be saved; it may run that and talk to nobody.
#[tokio::test(flavor = "multi_thread")]
async fn the_checker_of_dice_is_one_file() {
    let server = Server::fresh().await;
    let page = request(server.addr, "GET", "/check-dice.html", &[], b"").await;
    assert_eq!(page.status, 200);
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'; script-src 'unsafe-inline';"), "{policy}");
    assert!(!policy.contains("connect-src"), "{policy}");
    let text = page.text();
    assert!(text.contains("<script type=\"module\">"), "the script is inside");
    assert!(!text.contains(" src=\"") && !text.contains("<link"), "nothing else is loaded");
    server.stop().await;
}
