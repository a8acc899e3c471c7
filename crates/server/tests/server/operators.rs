//! What only operators may see, and what they are told: counters, and a proxy that the options do not name.

use pasch_server::Rate;

use crate::support::{Server, request, request_at};

#[tokio::test(flavor = "multi_thread")]
async fn counters_are_for_this_machine_or_a_token() {
    let server = Server::fresh_with(|setup| {
        setup.proxies = vec!["127.0.0.2".parse().unwrap()];
        setup.metrics_token = Some("an operator's secret".to_owned());
    })
    .await;
    let right = ("Authorization", "Bearer an operator's secret");
    let wrong = ("Authorization", "Bearer another");
    let proxied = ("X-Forwarded-For", "198.51.100.7");
    for (headers, status) in [
        (&[][..], 200),
        (&[right], 200),
        (&[wrong], 403),
        (&[proxied], 403),
        (&[proxied, right], 200),
        (&[("Via", "1.1 proxy")], 403),
    ] {
        let answer = request(server.addr, "GET", "/metrics", headers, b"").await;
        assert_eq!(answer.status, status, "{headers:?}: {}", answer.text());
    }
    let named = [("Host", "play.example.org")];
    assert_eq!(request_at(server.addr, "GET", "/metrics", &named, b"").await.status, 403);
    server.stop().await;
}

/// Behind a proxy on this machine that no option names, limits hold, and the operator is told.
#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_proxy_is_noticed_and_limits_hold() {
    let server = Server::fresh_with(|setup| {
        setup.limits.guests = Rate { per_second: 0.001, burst: 3 };
    })
    .await;
    for _ in 0..5 {
        server.guest().await;
    }
    let health = request(server.addr, "GET", "/healthz", &[], b"").await.text();
    assert!(health.contains("\"warnings\":[]"), "{health}");
    let made = async |forwarded: &str| {
        request(server.addr, "GET", "/api/v1/me", &[("X-Forwarded-For", forwarded)], b"").await.status
    };
    let mut statuses = Vec::new();
    for number in 0..5 {
        statuses.push(made(&format!("198.51.100.{number}")).await);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429]);
    let health = request(server.addr, "GET", "/healthz", &[], b"").await.text();
    assert!(health.contains("\"warnings\":[\"unknown-proxy\"]"), "{health}");
    let told = [("X-Forwarded-For", "198.51.100.7")];
    let health = request(server.addr, "GET", "/healthz", &told, b"").await.text();
    assert!(!health.contains("warnings"), "only operators are told: {health}");
    server.stop().await;
}

/// Only the public origin changes anything, whatever host a request names; of two hosts there is none.
#[tokio::test(flavor = "multi_thread")]
async fn only_the_public_origin_changes_anything() {
    let server = Server::fresh_with(|setup| {
        setup.public_origin = Some("https://play.example.org".to_owned());
    })
    .await;
    let json = ("Content-Type", "application/json");
    let account = async |number: u8, headers: &[(&str, &str)]| {
        let body = format!(r#"{{"name":"Anna{number}","password":"a long enough one"}}"#);
        let headers = [&[json], headers].concat();
        let answer = request_at(server.addr, "POST", "/api/v1/account", &headers, body.as_bytes()).await;
        (answer.status, if answer.status == 201 { String::new() } else { answer.refusal().1 })
    };
    let refused = |code: &str| (403, code.to_owned());
    let evil = [("Host", "evil.example"), ("Origin", "http://evil.example")];
    assert_eq!(account(1, &evil).await, refused("foreign-origin"));
    let plain = [("Host", "play.example.org"), ("Origin", "http://play.example.org")];
    assert_eq!(account(2, &plain).await, refused("foreign-origin"));
    let own = ("Origin", "https://play.example.org");
    let two = [("Host", "play.example.org"), own, evil[1]];
    assert_eq!(account(3, &two).await, refused("foreign-origin"));
    let hosts = [("Host", "play.example.org"), evil[0], own];
    assert_eq!(account(4, &hosts).await, (400, "several-hosts".to_owned()));
    assert_eq!(account(5, &[("Host", "play.example.org"), own]).await.0, 201);
    let guest =
        request_at(server.addr, "GET", "http://evil.example/api/v1/me", &[("Host", "a.example")], b"");
    assert_eq!(guest.await.refusal().1, "several-hosts");
    server.stop().await;
}
