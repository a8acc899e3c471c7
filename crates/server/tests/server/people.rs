//! Accounts: made, entered, left; what others can and cannot do to them.

use argon2::password_hash::PasswordHasher as _;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, Version};
use pasch_server::store::Store;
use pasch_server::wire::{AccountView, LobbyMessage, Me};
use serde_json::{Value, json};

use crate::support::{Answer, Guest, Server, config, request};
use crate::tables::wish;

pub const PASSWORD: &str = "a prime of six";

pub fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

/// The guest's browser after it has made an account.
pub async fn with_account(guest: &Guest, name: &str) -> Guest {
    let made = guest.post("/api/v1/account", &credentials(name, PASSWORD)).await;
    assert_eq!(made.status, 201, "{}", made.text());
    assert_eq!(made.json::<Me>().role.as_deref(), Some("player"));
    guest.after(&made)
}

/// A browser that has never been here logs in.
pub async fn logged_in(server: &Server, name: &str) -> Guest {
    let answer = attempt(server, name, PASSWORD, &[]).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    Guest { addr: server.addr, cookie: String::new() }.after(&answer)
}

async fn attempt(server: &Server, name: &str, password: &str, more: &[(&str, &str)]) -> Answer {
    let headers = [&[("Content-Type", "application/json"), ("User-Agent", "a test")], more].concat();
    let body = credentials(name, password).to_string();
    request(server.addr, "POST", "/api/v1/session", &headers, body.as_bytes()).await
}

async fn me(guest: &Guest) -> Me {
    guest.get("/api/v1/me").await.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_in_place_and_finds_everything_elsewhere() {
    let (server, guest) = Server::with_guest().await;
    let played = guest.new_match(|_| {}).await;
    let before = me(&guest).await;
    assert_eq!((before.role, before.settings), (None, None));
    let anna = with_account(&guest, "Änna").await;
    assert_ne!(anna.cookie, guest.cookie);
    assert_eq!(guest.get("/api/v1/matches").await.status, 401, "whoever knew the guest's session is out");
    let now = me(&anna).await;
    assert_eq!((now.id, now.name.as_str()), (before.id, "Änna"));
    assert_eq!(anna.view(&played).await.seq, 0);

    let settings = json!({ "theme": "dark", "speed": 3, "played": ["backgammon"] });
    assert_eq!(anna.put("/api/v1/account/settings", &settings).await.status, 204);
    for bad in [json!({ "x": { "deep": 1 } }), json!({ "x": [[1]] }), json!({ "x": "y".repeat(5000) })] {
        assert_eq!(anna.put("/api/v1/account/settings", &bad).await.refusal().1, "bad-settings");
    }
    assert_eq!(anna.put("/api/v1/account/settings", &json!([1])).await.refusal().1, "bad-json");

    let out = anna.delete("/api/v1/session").await;
    assert_eq!(out.status, 204);
    assert!(out.header("set-cookie").unwrap().contains("Max-Age=0"));
    assert_eq!(anna.get("/api/v1/matches").await.status, 401);

    let elsewhere = logged_in(&server, "änna").await;
    let there = me(&elsewhere).await;
    assert_eq!(Value::Object(there.settings.unwrap()), settings);
    assert_eq!(elsewhere.view(&played).await.seq, 0);
    let list: Value = elsewhere.get("/api/v1/matches").await.json();
    assert_eq!(list["matches"][0]["id"], json!(played));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_passwords_are_refused_with_a_reason() {
    let server = Server::fresh().await;
    let (anna, other) = (server.guest().await, server.guest().await);
    for (name, password, code, place) in [
        ("x", PASSWORD, "bad-name", "name"),
        ("an\u{202e}na", PASSWORD, "bad-name", "name"),
        ("\u{430}nna", PASSWORD, "bad-name", "name"),
        ("Admin", PASSWORD, "bad-name", "name"),
        ("Anna", "short", "bad-password", "password"),
        ("Anna", "password123", "bad-password", "password"),
    ] {
        let refused = anna.post("/api/v1/account", &credentials(name, password)).await.refusal();
        assert_eq!(refused, (422, code.to_owned(), Some(place.to_owned())), "{name:?}");
    }
    let more = json!({ "name": "Anna", "password": PASSWORD, "role": "moderator" });
    assert_eq!(anna.post("/api/v1/account", &more).await.refusal().1, "bad-json");
    let anna = with_account(&anna, "Ollie").await;
    for twin in ["ollie", "0llie", "OIlie", "Ol-lie", "Öllie"] {
        let refused = other.post("/api/v1/account", &credentials(twin, PASSWORD)).await.refusal();
        assert_eq!((refused.0, refused.1.as_str()), (409, "name-taken"), "{twin}");
    }
    let second = anna.post("/api/v1/account", &credentials("Berta", PASSWORD)).await.refusal();
    assert_eq!((second.0, second.1.as_str()), (409, "has-account"));
    for (method, path) in [("GET", "/api/v1/account"), ("DELETE", "/api/v1/session")] {
        let headers = [("Cookie", other.cookie.as_str())];
        let refused = request(server.addr, method, path, &headers, b"").await.refusal();
        assert_eq!((refused.0, refused.1.as_str()), (403, "no-account"), "{path} for guests");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_cannot_tell_a_wrong_password_from_an_unknown_name() {
    let server = Server::fresh_with(|setup| {
        setup.proxies = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    with_account(&server.guest().await, "Anna").await;
    let wrong = attempt(&server, "Anna", "something else", &[]).await;
    let unknown = attempt(&server, "Nobody here", "something else", &[]).await;
    assert_eq!((wrong.status, &wrong.body), (401, &unknown.body));
    assert_eq!(wrong.refusal().1, "bad-credentials");
    assert_eq!(unknown.header("set-cookie"), None);

    // Four more fail for the same name from here, known or not; then it is time to wait.
    for name in ["Anna", "Nobody here"] {
        for _ in 0..4 {
            assert_eq!(attempt(&server, name, "something else", &[]).await.status, 401);
        }
        let waiting = attempt(&server, name, PASSWORD, &[]).await;
        assert_eq!(waiting.refusal().1, "too-many-requests", "{name}");
        assert!(waiting.header("retry-after").is_some());
    }
    // Whoever she is elsewhere is not kept out by it.
    let elsewhere = attempt(&server, "Anna", PASSWORD, &[("X-Forwarded-For", "198.51.100.7")]).await;
    assert_eq!(elsewhere.status, 200);
    server.stop().await;
}

/// The cookie that marks a device after signing in.
fn device(answer: &Answer) -> String {
    let cookies = answer.all("set-cookie");
    let mark = cookies.iter().find(|one| one.starts_with("pasch-device=")).expect("a mark");
    assert!(mark.contains("HttpOnly") && mark.contains("SameSite=Lax"), "{mark}");
    mark.split(';').next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_from_many_networks_does_not_lock_out_the_owners_device() {
    let server = Server::fresh_with(|setup| {
        setup.proxies = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    with_account(&server.guest().await, "Anna").await;
    with_account(&server.guest().await, "Bert").await;
    let mark = device(&attempt(&server, "Anna", PASSWORD, &[("X-Forwarded-For", "203.0.113.1")]).await);
    let of_bert = device(&attempt(&server, "Bert", PASSWORD, &[("X-Forwarded-For", "203.0.113.2")]).await);

    let (server, mut flood) = (std::sync::Arc::new(server), tokio::task::JoinSet::new());
    for number in 0..400 {
        let server = std::sync::Arc::clone(&server);
        flood.spawn(async move {
            let from = format!("198.51.{}.{}", 100 + number / 200, 1 + number % 200);
            attempt(&server, "Anna", "something else", &[("X-Forwarded-For", &from)]).await.status
        });
    }
    let own = |mark: String| {
        let server = std::sync::Arc::clone(&server);
        async move {
            let more = [("X-Forwarded-For", "203.0.113.1"), ("Cookie", mark.as_str())];
            attempt(&server, "Anna", PASSWORD, &more).await.status
        }
    };
    let mut statuses = std::collections::BTreeMap::new();
    for ended in 1.. {
        let Some(status) = flood.join_next().await else { break };
        *statuses.entry(status.unwrap()).or_insert(0) += 1;
        if ended % 100 == 0 {
            assert_eq!(own(mark.clone()).await, 200, "the owner, in the midst of it");
        }
    }
    let heard = statuses.get(&401).copied().unwrap_or(0);
    assert!(heard <= 21 && statuses[&429] >= 379, "{statuses:?}: few guesses are heard");
    assert_eq!(statuses.values().sum::<i32>(), heard + statuses[&429], "{statuses:?}");
    assert_eq!(own(mark.clone()).await, 200, "the owner, after it");
    // A stranger's next guess that is heard makes all strangers wait for some seconds.
    let mut stranger = 0;
    while stranger != 401 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        let from = [("X-Forwarded-For", "192.0.2.77")];
        stranger = attempt(&server, "Anna", "something else", &from).await.status;
    }
    for other in [of_bert, mark.replace("pasch-device=", "pasch-device=x"), String::new()] {
        assert_eq!(own(other.clone()).await, 429, "{other} is no mark of hers");
    }
    // A stolen mark is worth a few attempts, not many.
    let guess = async || {
        let more = [("X-Forwarded-For", "203.0.113.9"), ("Cookie", mark.as_str())];
        attempt(&server, "Anna", "something else", &more).await.status
    };
    let mut guesses = Vec::new();
    for _ in 0..7 {
        guesses.push(guess().await);
    }
    assert_eq!(guesses, [401, 401, 401, 401, 401, 429, 429]);
    server_stops(server).await;
}

async fn server_stops(server: std::sync::Arc<Server>) {
    std::sync::Arc::into_inner(server).expect("nobody else has it").stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_owner_is_told_of_failed_attempts() {
    let server = Server::fresh().await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let account = async || anna.get("/api/v1/account").await.json::<AccountView>();
    assert_eq!(account().await.failures, None);
    for _ in 0..3 {
        attempt(&server, "Anna", "something else", &[]).await;
        attempt(&server, "Nobody here", "something else", &[]).await;
    }
    let mut failures = None;
    for _ in 0..100 {
        failures = account().await.failures;
        if failures.is_some_and(|one| one.count == 3) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let failures = failures.expect("she is told");
    assert!(failures.count == 3 && failures.first_at <= failures.last_at, "{failures:?}");
    assert_eq!(anna.delete("/api/v1/account/failures").await.status, 204);
    assert_eq!(account().await.failures, None);
    assert_eq!(server.guest().await.delete("/api/v1/account/failures").await.refusal().1, "no-account");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn attempts_from_one_address_are_counted_over_all_names() {
    let server = Server::fresh_with(|setup| {
        setup.proxies = vec!["127.0.0.1".parse().unwrap()];
        setup.limits.logins = pasch_server::Rate { per_second: 0.001, burst: 3 };
    })
    .await;
    let from = [("X-Forwarded-For", "2001:db8::1")];
    let neighbour = [("X-Forwarded-For", "2001:db8::2")];
    for name in ["Anna", "Berta", "Clara"] {
        assert_eq!(attempt(&server, name, PASSWORD, &from).await.status, 401);
    }
    assert_eq!(attempt(&server, "Doris", PASSWORD, &neighbour).await.refusal().1, "too-many-requests");
    assert_eq!(attempt(&server, "Doris", PASSWORD, &[("X-Forwarded-For", "192.0.2.1")]).await.status, 401);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_ended_and_their_sockets_closed() {
    let (server, guest) = Server::with_guest().await;
    let id = guest.new_match(|_| {}).await;
    let mut socket_of_guest = guest.socket(&id).await;
    socket_of_guest.resume(0).await;
    let here = with_account(&guest, "Anna").await;
    assert_eq!(socket_of_guest.next().await, None, "the guest's session is over");
    let (phone, tablet) = (logged_in(&server, "Anna").await, logged_in(&server, "Anna").await);
    let account: AccountView = here.get("/api/v1/account").await.json();
    assert_eq!((account.name.as_str(), account.sessions.len()), ("Anna", 3));
    assert_eq!(account.sessions.iter().filter(|session| session.here).count(), 1);
    assert!(account.sessions.iter().any(|session| session.agent == "a test"));

    let mut sockets = [here.socket(&id).await, phone.socket(&id).await, tablet.socket(&id).await];
    for socket in &mut sockets {
        socket.resume(0).await;
    }
    let at_phone: AccountView = phone.get("/api/v1/account").await.json();
    let of_phone = at_phone.sessions.iter().find(|session| session.here).unwrap();
    assert_eq!(here.delete(&format!("/api/v1/account/sessions/{}", of_phone.id)).await.status, 204);
    assert_eq!(sockets[1].next().await, None);
    assert_eq!(phone.get("/api/v1/matches").await.status, 401);
    assert_eq!(here.delete("/api/v1/account/sessions/00").await.status, 404);

    let strange = with_account(&server.guest().await, "Bert").await;
    let of_here = account.sessions.iter().find(|session| session.here).unwrap();
    assert_eq!(strange.delete(&format!("/api/v1/account/sessions/{}", of_here.id)).await.status, 404);
    assert_eq!(strange.try_socket(&id, None).await.err(), Some(403));

    assert_eq!(here.delete("/api/v1/account/sessions").await.status, 204);
    assert_eq!(sockets[2].next().await, None);
    assert_eq!(sockets[0].resume(0).await.0.seq, 0, "this one stays");
    assert_eq!(here.delete("/api/v1/session").await.status, 204);
    assert_eq!(sockets[0].next().await, None);
    assert_eq!(here.try_socket(&id, None).await.err(), Some(401));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_ends_with_the_session() {
    let server = Server::fresh().await;
    let here = with_account(&server.guest().await, "Anna").await;
    let there = logged_in(&server, "Anna").await;
    let mut lobbies =
        [here.socket_at("lobby/ws", None).await.unwrap(), there.socket_at("lobby/ws", None).await.unwrap()];
    for lobby in &mut lobbies {
        assert!(lobby.next_as::<LobbyMessage>().await.is_some());
    }
    assert_eq!(here.delete("/api/v1/account/sessions").await.status, 204);
    while lobbies[1].next_as::<LobbyMessage>().await.is_some() {}
    assert_eq!(there.socket_at("lobby/ws", None).await.err(), Some(401));
    assert_eq!(here.delete("/api/v1/session").await.status, 204);
    while lobbies[0].next_as::<LobbyMessage>().await.is_some() {}
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_do_not_take_the_names_of_accounts() {
    let server = Server::fresh().await;
    let anna = with_account(&server.guest().await, "Ollie").await;
    let guest = server.guest().await;
    let called = async |who: &Guest, name: &str| who.put("/api/v1/me", &json!({ "name": name })).await;
    for twin in ["Ollie", "0LLIE", "O'llie", "ΟΙΙΙΕ"] {
        assert_eq!(called(&guest, twin).await.refusal().1, "name-taken", "{twin}");
    }
    for name in [
        "Moderator",
        "Оllie",
        "\u{3164}",
        "\u{115f}\u{115f}",
        "\u{ffa0}x",
        "ᴘasch",
        "ꓑasch",
        "pɑsch",
        "ƿasch",
        "Pasch Bot",
    ] {
        assert_eq!(called(&guest, name).await.refusal().1, "bad-name", "{name:?}");
        let table = guest.post("/api/v1/tables", &wish(|wish| wish["name"] = json!(name))).await;
        assert_eq!(table.refusal().1, "bad-name", "{name:?} at a table");
    }
    let named: Me = called(&guest, "Bert").await.json();
    assert_eq!((named.name.as_str(), named.role), ("Bert", None));
    assert_eq!(called(&anna, "Bert").await.refusal().1, "has-account");
    let table = anna.table(&wish(|wish| wish["name"] = json!("Bert"))).await;
    assert_eq!(table.host.name, "Ollie", "an account keeps its name");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_all_other_sessions() {
    let server = Server::fresh().await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let phone = logged_in(&server, "Anna").await;
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let path = "/api/v1/account/password";
    let wrong = anna.put(path, &change("not this", "another prime")).await.refusal();
    assert_eq!((wrong.0, wrong.2.as_deref()), (401, Some("old")));
    assert_eq!(anna.put(path, &change(PASSWORD, "qwertyuiop")).await.refusal().1, "bad-password");
    let changed = anna.put(path, &change(PASSWORD, "another prime")).await;
    assert_eq!(changed.status, 204, "{}", changed.text());
    for gone in [&anna, &phone] {
        assert_eq!(gone.get("/api/v1/matches").await.status, 401);
    }
    assert_eq!(me(&anna.after(&changed)).await.name, "Anna");
    assert_eq!(attempt(&server, "Anna", PASSWORD, &[]).await.status, 401);
    assert_eq!(attempt(&server, "Anna", "another prime", &[]).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_hash_is_made_anew_when_its_owner_logs_in() {
    let data = tempfile::tempdir().unwrap();
    let setup = config(data.path());
    let database = setup.database.clone();
    let server = Server::start_with(setup, 1).await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let store = Store::open(&database).await.unwrap();
    let id = me(&anna).await.id;
    let made = store.account_of(&id).await.unwrap().unwrap().password.unwrap();
    assert!(!made.contains(PASSWORD) && made.starts_with("$argon2id$"), "{made}");
    let weak = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(8, 1, 1, None).unwrap());
    let weak: PasswordHash = weak.hash_password(PASSWORD.as_bytes()).unwrap();
    store.set_password(&id, &weak.to_string()).await.unwrap();
    assert_eq!(attempt(&server, "Anna", "wrong", &[]).await.status, 401);
    assert_eq!(store.account_of(&id).await.unwrap().unwrap().password, Some(weak.to_string()));
    logged_in(&server, "Anna").await;
    let renewed = store.account_of(&id).await.unwrap().unwrap().password.unwrap();
    assert!(renewed != weak.to_string() && renewed.contains("m=32768,t=2,p=1"), "{renewed}");
    logged_in(&server, "Anna").await;
    assert_eq!(store.account_of(&id).await.unwrap().unwrap().password, Some(renewed));
    store.close().await;
    server.stop().await;
}

/// Under https the cookie is bound to the host; foreign pages neither log anybody in nor out.
#[tokio::test(flavor = "multi_thread")]
async fn cookies_and_origins_of_accounts() {
    let server = Server::fresh_with(|setup| {
        setup.public_origin = Some("https://play.example.org".to_owned());
    })
    .await;
    let json = ("Content-Type", "application/json");
    let body = credentials("Anna", PASSWORD).to_string();
    let own = [json, ("Origin", "https://play.example.org")];
    let made = request(server.addr, "POST", "/api/v1/account", &own, body.as_bytes()).await;
    let cookie = made.header("set-cookie").unwrap().to_owned();
    assert!(cookie.starts_with("__Host-pasch="), "{cookie}");
    for part in ["; Path=/", "; HttpOnly", "; SameSite=Lax", "; Secure", "; Max-Age=7776000"] {
        assert!(cookie.contains(part), "{cookie} lacks {part}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap();
    let settings = ("PUT", "/api/v1/account/settings", "{}");
    for (method, path, body) in [
        ("POST", "/api/v1/session", body.as_str()),
        ("POST", "/api/v1/account", body.as_str()),
        ("DELETE", "/api/v1/session", ""),
        ("DELETE", "/api/v1/account/sessions", ""),
        settings,
    ] {
        let foreign = [("Origin", "https://evil.example"), ("Cookie", cookie), json];
        let refused = request(server.addr, method, path, &foreign, body.as_bytes()).await.refusal();
        assert_eq!((refused.0, refused.1.as_str()), (403, "foreign-origin"), "{method} {path}");
        // A form of another site can send no JSON.
        if method == "POST" {
            let form = [("Content-Type", "text/plain"), ("Cookie", cookie)];
            let refused = request(server.addr, method, path, &form, body.as_bytes()).await.refusal();
            assert_eq!(refused.1, "not-json", "{path}");
        }
    }
    server.stop().await;
}

/// Pages, files, answers and refusals carry the same headers; nothing invites other sites in.
#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_its_headers() {
    let server = Server::fresh_with(|setup| {
        setup.public_origin = Some("https://play.example.org".to_owned());
    })
    .await;
    for (path, status) in [
        ("/", 200),
        ("/api/v1/me", 200),
        ("/api/v1/matches", 401),
        ("/api/v1/none", 404),
        ("/assets/no.js", 404),
    ] {
        let answer = request(server.addr, "GET", path, &[("Origin", "https://evil.example")], b"").await;
        assert_eq!(answer.status, status, "{path}");
        for (name, expected) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "same-origin"),
            ("x-frame-options", "DENY"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("strict-transport-security", "max-age=31536000; includeSubDomains"),
        ] {
            assert_eq!(answer.header(name), Some(expected), "{path} {name}");
        }
        let policy = answer.header("content-security-policy").unwrap();
        for part in ["script-src 'self';", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{path}: {policy} lacks {part}");
        }
        assert!(!policy.contains("unsafe-eval"), "{path}: {policy}");
        assert!(policy.contains("connect-src 'self' wss://play.example.org;"), "{path}: {policy}");
        assert_eq!(answer.header("access-control-allow-origin"), None, "{path}");
        let caching = answer.header("cache-control");
        assert_eq!(caching, Some(if path == "/" { "no-cache" } else { "no-store" }), "{path}");
    }
    server.stop().await;
}
