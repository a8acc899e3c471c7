//! A server on one's own machine is known as localhost: whoever was known at 127.0.0.1 stays known.

use std::sync::Arc;

use pasch_server::{Config, Dice, Listeners, SystemClock, run_with};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::support::{Answer, Guest, Server, request, request_at};

/// A server that listens on localhost's addresses.
struct Local {
    port: u16,
    task: JoinHandle<Result<(), pasch_server::ServerError>>,
}

impl Drop for Local {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Local {
    async fn start(config: Config) -> Self {
        let listeners = Listeners::bind("localhost:0").await.unwrap();
        let port = listeners.localhost().unwrap();
        let clock = Arc::new(SystemClock);
        let task = tokio::spawn(run_with(config, listeners, std::future::pending(), Dice::Shared, clock));
        Self { port, task }
    }

    /// A request that names the server as a browser does that went to this host.
    async fn at(
        &self,
        host: &str,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &Value,
    ) -> Answer {
        let host = format!("{host}:{}", self.port);
        let mut all = vec![("Host", host.as_str())];
        all.extend(headers);
        let body = if body.is_null() { String::new() } else { body.to_string() };
        if !body.is_empty() {
            all.push(("Content-Type", "application/json"));
        }
        request_at(format!("127.0.0.1:{}", self.port).parse().unwrap(), method, path, &all, body.as_bytes())
            .await
    }

    async fn get(&self, host: &str, path: &str, cookie: Option<&str>) -> Answer {
        let headers: Vec<_> = cookie.iter().map(|cookie| ("Cookie", *cookie)).collect();
        self.at(host, "GET", path, &headers, &Value::Null).await
    }

    /// A guest who is known at a host; the cookie.
    async fn guest(&self, host: &str) -> String {
        let answer = self.get(host, "/api/v1/me", None).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        cookie(&answer).expect("a cookie")
    }

    async fn new_match(&self, host: &str, cookie: &str) -> String {
        let wish = json!({
            "variant": "backgammon", "length": 3, "cube": true, "jacoby": false, "beavers": false,
            "opponent": { "type": "bot", "level": "beginner" }, "seat": "a",
        });
        let answer = self.at(host, "POST", "/api/v1/matches", &[("Cookie", cookie)], &wish).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json::<Value>()["id"].as_str().unwrap().to_owned()
    }

    async fn matches(&self, host: &str, cookie: &str) -> Vec<String> {
        let answer = self.get(host, "/api/v1/matches", Some(cookie)).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let list = answer.json::<Value>()["matches"].as_array().unwrap().clone();
        list.iter().map(|one| one["id"].as_str().unwrap().to_owned()).collect()
    }

    fn url(&self, host: &str, path: &str) -> String {
        format!("http://{host}:{}{path}", self.port)
    }

    /// Where the page at `path` of 127.0.0.1 sends a browser: a path at localhost.
    async fn sent(&self, path: &str, cookie: Option<&str>) -> String {
        let answer = self.get("127.0.0.1", path, cookie).await;
        assert_eq!(answer.status, 303, "{}", answer.text());
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("cache-control"), Some("no-store"));
        assert!(answer.header("set-cookie").is_none());
        let to = answer.header("location").unwrap();
        to.strip_prefix(&self.url("localhost", "")).unwrap_or_else(|| panic!("{to}")).to_owned()
    }
}

fn cookie(answer: &Answer) -> Option<String> {
    Some(answer.header("set-cookie")?.split(';').next()?.to_owned())
}

fn config(data: &tempfile::TempDir) -> Config {
    crate::support::config(data.path())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_of_127_0_0_1_keeps_the_open_match_at_localhost() {
    let data = tempfile::tempdir().unwrap();
    // The server as it was before: one listener, and the guest came to it by number.
    let before = Server::start(data.path()).await;
    let guest = before.guest().await;
    let open = guest.new_match(|_| {}).await;
    before.stop().await;

    let server = Local::start(config(&data)).await;
    let page = format!("/play/{open}?table=x");
    let key = server.sent(&page, Some(&guest.cookie)).await;
    assert!(key.starts_with("/handover?key=") && key.len() == "/handover?key=".len() + 43, "{key}");

    let arrived = server.get("localhost", &key, None).await;
    assert_eq!(arrived.status, 303, "{}", arrived.text());
    assert_eq!(arrived.header("location"), Some(server.url("localhost", &page).as_str()));
    assert_eq!(arrived.header("referrer-policy"), Some("no-referrer"));
    let taken = cookie(&arrived).expect("the session comes along");
    assert!(arrived.header("set-cookie").unwrap().contains("HttpOnly; SameSite=Lax; Max-Age=34560000"));
    assert_eq!(server.matches("localhost", &taken).await, std::slice::from_ref(&open));
    assert_eq!(server.get("localhost", &page, Some(&taken)).await.status, 200);
    // Once more from the old address: the same guest, so nothing changes.
    let again = server.sent("/", Some(&guest.cookie)).await;
    let arrived = server.get("localhost", &again, Some(&taken)).await;
    assert_eq!((arrived.status, cookie(&arrived)), (303, None));

    // A key works once.
    let second = server.get("localhost", &key, None).await;
    assert_eq!((second.status, cookie(&second)), (303, None));
    assert_eq!(second.header("location"), Some(server.url("localhost", "/").as_str()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_is_sent_to_the_same_page_without_a_key() {
    let data = tempfile::tempdir().unwrap();
    let server = Local::start(config(&data)).await;
    for page in [
        "/",
        "/variants/plakoto",
        "/?new=fevga&x=%2F",
        "//evil.example/",
        "/mail/stop?token=x",
        "/player/a.b",
    ] {
        assert_eq!(server.sent(page, None).await, page);
        assert_eq!(server.sent(page, Some("pasch=unknown")).await, page);
        let six = server.get("[::1]", page, None).await;
        assert_eq!(six.header("location"), Some(server.url("localhost", page).as_str()));
    }
    let guest = server.guest("127.0.0.1").await;
    let head = server.at("127.0.0.1", "HEAD", "/", &[("Cookie", &guest)], &Value::Null).await;
    assert_eq!(head.header("location"), Some(server.url("localhost", "/").as_str()), "no key is made for it");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_own_window_on_this_machine_is_sent_on() {
    let data = tempfile::tempdir().unwrap();
    let server = Local::start(config(&data)).await;
    let guest = server.guest("127.0.0.1").await;
    let asked = [
        // What a foreign page loads into itself.
        ("127.0.0.1", "/", ("Sec-Fetch-Dest", "iframe"), 200),
        ("127.0.0.1", "/", ("Sec-Fetch-Dest", "image"), 200),
        ("127.0.0.1", "/", ("Sec-Fetch-Mode", "no-cors"), 200),
        ("127.0.0.1", "/", ("Sec-Fetch-Mode", "cors"), 200),
        // Callers of a proxy that was not configured.
        ("127.0.0.1", "/", ("X-Forwarded-For", "192.0.2.1"), 200),
        ("127.0.0.1", "/", ("Forwarded", "for=192.0.2.1"), 200),
        // A name that somebody else has pointed at this machine.
        ("evil.example", "/", ("Sec-Fetch-Dest", "document"), 200),
        ("localhost", "/", ("Sec-Fetch-Dest", "document"), 200),
        // Programs, and files that are no pages.
        ("127.0.0.1", "/api/v1/me", ("Sec-Fetch-Dest", "document"), 200),
        ("127.0.0.1", "/healthz", ("Sec-Fetch-Dest", "document"), 200),
        ("127.0.0.1", "/favicon.svg", ("Sec-Fetch-Dest", "document"), 200),
        ("127.0.0.1", "/", ("Sec-Fetch-Dest", "document"), 303),
    ];
    for (host, path, header, status) in asked {
        let answer = server.at(host, "GET", path, &[("Cookie", &guest), header], &Value::Null).await;
        assert_eq!(answer.status, status, "{host}{path} {header:?}");
    }
    let forwarded = [("Host", "127.0.0.1:1"), ("Cookie", &guest)];
    let address = format!("127.0.0.1:{}", server.port).parse().unwrap();
    let other_port = request_at(address, "GET", "/", &forwarded, b"").await;
    assert_eq!(other_port.status, 200, "a forwarded port is another server to browsers");

    // A key opens nothing inside of another page, nor under another name.
    let key = server.sent("/", Some(&guest)).await;
    for (host, header) in [
        ("127.0.0.1", ("Accept", "*/*")),
        ("evil.example", ("Accept", "*/*")),
        ("localhost", ("Sec-Fetch-Dest", "iframe")),
    ] {
        let refused = server.at(host, "GET", &key, &[header], &Value::Null).await;
        assert_eq!((refused.status, cookie(&refused)), (404, None), "{host} {header:?}");
    }
    assert!(cookie(&server.get("localhost", &key, None).await).is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_begun_at_localhost_is_not_lost() {
    let data = tempfile::tempdir().unwrap();
    let server = Local::start(config(&data)).await;
    let (old, new) = (server.guest("127.0.0.1").await, server.guest("localhost").await);
    let arrive = async |own: &str| {
        let key = server.sent("/you", Some(&old)).await;
        server.get("localhost", &key, Some(own)).await
    };
    // A guest who has done nothing yet gives way.
    assert_eq!(cookie(&arrive(&new).await).as_deref(), Some(old.as_str()));
    // One with a match does not, and the other has nothing to lose.
    let begun = server.new_match("localhost", &new).await;
    let answer = arrive(&new).await;
    assert_eq!(
        (answer.header("location"), cookie(&answer)),
        (Some(server.url("localhost", "/you").as_str()), None)
    );
    // Both have a match: each stays known where it was.
    let left = server.new_match("127.0.0.1", &old).await;
    let answer = arrive(&new).await;
    assert_eq!(
        (answer.header("location"), cookie(&answer)),
        (Some(server.url("127.0.0.1", "/you").as_str()), None)
    );
    assert_eq!(server.get("127.0.0.1", "/you", Some(&old)).await.status, 200, "no way back and forth");
    assert_eq!(server.matches("localhost", &new).await, [begun]);
    assert_eq!(server.matches("127.0.0.1", &old).await, [left]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ended_session_takes_nothing_along() {
    let data = tempfile::tempdir().unwrap();
    let server = Local::start(config(&data)).await;
    let guest = server.guest("127.0.0.1").await;
    let credentials = json!({ "name": "Anna", "password": "a long enough phrase" });
    let made = server.at("127.0.0.1", "POST", "/api/v1/account", &[("Cookie", &guest)], &credentials).await;
    let account = cookie(&made).unwrap_or_else(|| panic!("{}", made.text()));
    let (key, other) = (server.sent("/", Some(&account)).await, server.sent("/", Some(&account)).await);
    let arrived = server.get("localhost", &key, None).await;
    assert!(
        arrived.header("set-cookie").unwrap().contains("Max-Age=7776000"),
        "as long as an account's session"
    );
    let me = server.get("localhost", "/api/v1/me", Some(&account)).await;
    assert_eq!(me.json::<Value>()["name"], "Anna");
    server.at("localhost", "DELETE", "/api/v1/session", &[("Cookie", &account)], &Value::Null).await;
    assert_eq!(cookie(&server.get("localhost", &other, None).await), None);
    assert_eq!(server.sent("/", Some(&account)).await, "/", "known nowhere any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn both_names_may_change_things_and_hear_of_them() {
    let data = tempfile::tempdir().unwrap();
    let server = Local::start(config(&data)).await;
    for host in ["localhost", "127.0.0.1", "[::1]"] {
        let guest = server.guest(host).await;
        let origin = server.url(host, "");
        let wish = json!({ "name": "Anna" });
        let headers = [("Cookie", guest.as_str()), ("Origin", &origin), ("Sec-Fetch-Site", "same-origin")];
        assert_eq!(server.at(host, "PUT", "/api/v1/me", &headers, &wish).await.status, 200, "{host}");
        let name = format!("{host}:{}", server.port);
        let addr = format!("127.0.0.1:{}", server.port).parse().unwrap();
        let browser = Guest { addr, cookie: guest.clone() };
        let headers = [("Host", name.as_str()), ("Cookie", &guest), ("Origin", &origin)];
        assert!(browser.socket_with("lobby/ws", &headers).await.is_ok(), "{host}");
        let other = if host == "localhost" { "127.0.0.1" } else { "localhost" };
        let foreign = [("Cookie", guest.as_str()), ("Origin", &server.url(other, ""))];
        assert_eq!(server.at(host, "PUT", "/api/v1/me", &foreign, &wish).await.status, 403, "{host}");
        let headers = [("Host", name.as_str()), foreign[0], foreign[1]];
        assert_eq!(browser.socket_with("lobby/ws", &headers).await.err(), Some(403), "{host}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_others_reach_redirects_nobody() {
    let data = tempfile::tempdir().unwrap();
    let mut config = config(&data);
    config.public_origin = Some("http://play.example.org".to_owned());
    let server = Local::start(config).await;
    assert_eq!(server.get("127.0.0.1", "/", None).await.status, 200);
    assert_eq!(server.get("localhost", "/handover?key=x", None).await.status, 404);

    let data = tempfile::tempdir().unwrap();
    let one = Server::start(data.path()).await;
    assert_eq!(
        request(one.addr, "GET", "/", &[], b"").await.status,
        200,
        "one listener alone is no localhost"
    );
    one.stop().await;
}
