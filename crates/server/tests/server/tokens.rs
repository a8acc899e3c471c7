//! Tokens of programs: what they open, what they never open, and their end.

use pasch_server::wire::{Intent, LobbyMessage, Me, TableView, TokenList, TokenMade};
use pasch_server::{Rate, describe};
use serde_json::{Value, json};

use crate::people::with_account;
use crate::support::{Answer, Guest, Server, on_both_engines, request};
use crate::tables::wish;

on_both_engines! {
    nobody_plays_a_program_unknowingly,
}

/// A program with a token, and nothing else.
struct Program<'a> {
    server: &'a Server,
    bearer: String,
}

impl Program<'_> {
    async fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let text = body.map(Value::to_string).unwrap_or_default();
        let mut headers = vec![("Authorization", self.bearer.as_str())];
        headers.extend(body.map(|_| ("Content-Type", "application/json")));
        request(self.server.addr, method, path, &headers, text.as_bytes()).await
    }

    /// A browser's socket with the header in the place of the cookie.
    fn guest(&self) -> Guest {
        Guest { addr: self.server.addr, cookie: String::new() }
    }
}

async fn make(account: &Guest, scopes: &[&str]) -> TokenMade {
    let wish = json!({ "name": "my bot", "scopes": scopes, "days": 30, "password": "a prime of six" });
    let made = account.post("/api/v1/account/tokens", &wish).await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()
}

fn program<'a>(server: &'a Server, made: &TokenMade) -> Program<'a> {
    Program { server, bearer: format!("Bearer {}", made.token) }
}

async fn list(account: &Guest) -> TokenList {
    account.get("/api/v1/account/tokens").await.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_made_listed_and_revoked() {
    let server = Server::fresh().await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let made = make(&anna, &["read", "play"]).await;
    assert!(made.token.starts_with("pasch_") && made.token.len() == 49, "{}", made.token.len());
    let listed = anna.get("/api/v1/account/tokens").await;
    assert!(!listed.text().contains(&made.token), "it is told once");
    assert_eq!(listed.json::<TokenList>().tokens, std::slice::from_ref(&made.view));
    assert_eq!(made.view.seen_at, None);

    let bot = program(&server, &made);
    let me: Me = bot.ask("GET", "/api/v1/me", None).await.json();
    assert_eq!((me.name.as_str(), me.role.as_deref()), ("Anna", Some("player")));
    assert!(list(&anna).await.tokens[0].seen_at.is_some());

    let path = format!("/api/v1/account/tokens/{}", made.view.id);
    let bert = with_account(&server.guest().await, "Bert").await;
    assert_eq!(bert.delete(&path).await.status, 404, "another user's");
    assert_eq!(anna.delete(&path).await.status, 204);
    let refused = bot.ask("GET", "/api/v1/me", None).await;
    assert_eq!(refused.header("www-authenticate"), Some("Bearer error=\"invalid_token\""));
    assert_eq!(refused.refusal().1, "bad-token");
    assert_eq!(list(&anna).await.tokens, []);

    // What is not made, and why.
    let wishes = [
        (json!({ "name": " ", "scopes": ["play"], "days": 30 }), "bad-name"),
        (json!({ "name": "x", "scopes": [], "days": 30 }), "bad-scopes"),
        (json!({ "name": "x", "scopes": ["moderate"], "days": 30 }), "bad-json"),
        (json!({ "name": "x", "scopes": ["play"], "days": 367 }), "bad-days"),
    ];
    for (mut wish, code) in wishes {
        wish["password"] = json!("a prime of six");
        assert_eq!(anna.post("/api/v1/account/tokens", &wish).await.refusal().1, code);
    }
    let guest = server.guest().await;
    let more = json!({ "name": "x", "scopes": ["play"], "days": 1, "password": "a prime of six" });
    assert_eq!(guest.post("/api/v1/account/tokens", &more).await.refusal().1, "no-account");
    for _ in 0..20 {
        make(&anna, &["play"]).await;
    }
    assert_eq!(anna.post("/api/v1/account/tokens", &more).await.refusal().1, "too-many-tokens");

    // Whoever had the password made tokens, too: a new one ends them all.
    let change = json!({ "old": "a prime of six", "new": "another prime" });
    let changed = anna.put("/api/v1/account/password", &change).await;
    assert_eq!(changed.status, 204);
    assert_eq!(list(&anna.after(&changed)).await.tokens, []);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_made_by_who_knows_the_password() {
    let server = Server::fresh().await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let wish = |password: &str| json!({ "name": "x", "scopes": ["play"], "days": 1, "password": password });
    let without = json!({ "name": "x", "scopes": ["play"], "days": 1 });
    assert_eq!(anna.post("/api/v1/account/tokens", &without).await.refusal().1, "no-proof");
    // Five attempts are free, as at the way in; then even the right one waits.
    for _ in 0..5 {
        let refused = anna.post("/api/v1/account/tokens", &wish("something else")).await.refusal();
        assert_eq!(refused, (401, "bad-credentials".to_owned(), Some("password".to_owned())));
    }
    anna.post("/api/v1/account/tokens", &wish("something else")).await;
    let waits = anna.post("/api/v1/account/tokens", &wish("a prime of six")).await;
    assert!(waits.header("retry-after").is_some(), "{}", waits.text());
    assert_eq!(waits.refusal().1, "too-many-requests");
    let entering = json!({ "name": "Anna", "password": "a prime of six" });
    let elsewhere = server.guest().await.post("/api/v1/session", &entering).await;
    assert_eq!(elsewhere.refusal().1, "too-many-requests", "it is one counter");
    assert_eq!(list(&anna).await.tokens, []);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_opens_what_its_scopes_say() {
    let server = Server::fresh().await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let made = make(&anna, &["play"]).await;
    let (play, read) = (program(&server, &made), program(&server, &make(&anna, &["read"]).await));
    let table = play.ask("POST", "/api/v1/tables", Some(&wish(|_| {}))).await;
    assert_eq!(table.status, 201, "{}", table.text());
    assert_eq!(read.ask("POST", "/api/v1/tables", Some(&wish(|_| {}))).await.refusal().1, "no-scope");
    assert_eq!(read.ask("GET", "/api/v1/collection", None).await.status, 200);
    assert_eq!(play.ask("GET", "/api/v1/collection", None).await.refusal().1, "no-scope");

    // A token is no cookie, and a cookie no token.
    let as_cookie = Guest { addr: server.addr, cookie: format!("pasch={}", made.token) };
    assert_eq!(as_cookie.get("/api/v1/matches").await.refusal().1, "no-session");
    let secret = anna.cookie.split_once('=').unwrap().1;
    let as_token = Program { server: &server, bearer: format!("Bearer {secret}") };
    assert_eq!(as_token.ask("GET", "/api/v1/matches", None).await.refusal().1, "bad-token");
    // A page of another site may hold a token of its own; the browser's cookie is of no use to it.
    let other = [("Origin", "https://board.example"), ("Cookie", anna.cookie.as_str())];
    let with = |bearer: &str| {
        let (bearer, addr) = (bearer.to_owned(), server.addr);
        async move {
            let headers =
                [&other[..], &[("Authorization", bearer.as_str()), ("Content-Type", "application/json")]]
                    .concat();
            request(addr, "POST", "/api/v1/tables", &headers, wish(|_| {}).to_string().as_bytes()).await
        }
    };
    assert_eq!(with(&play.bearer).await.status, 201);
    assert_eq!(with("Bearer pasch_nonsense").await.refusal().1, "bad-token");
    assert_eq!(with("Basic YTpi").await.refusal().1, "foreign-origin");
    server.stop().await;
}

async fn nobody_plays_a_program_unknowingly(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let robot = with_account(&server.guest().await, "Robot").await;
    let bot = program(&server, &make(&robot, &["play"]).await);
    let bearer = [("Authorization", bot.bearer.as_str())];

    // A table that a program has made says so before anybody sits down; one that its owner makes by hand does not.
    let made = bot.ask("POST", "/api/v1/tables", Some(&wish(|wish| wish["public"] = json!(true)))).await;
    let made: TableView = made.json();
    assert!(made.a.unwrap().program);
    let by_hand = robot.table(&wish(|_| {})).await;
    assert!(!by_hand.a.unwrap().program);
    let begun = anna.sit(made.id.as_str(), "").await;
    assert_eq!((begun.a.unwrap().program, begun.b.unwrap().program), (true, false));
    let seen = anna.view(begun.match_id.unwrap().as_str()).await.players;
    assert_eq!((seen.a.program, seen.b.program), (true, false));

    // One that sits down is marked at once.
    let table = anna.table(&wish(|_| {})).await;
    let path = format!("/api/v1/tables/{}/join", table.id);
    let joined: TableView = bot.ask("POST", &path, Some(&json!({}))).await.json();
    assert!(
        joined.b.unwrap().program && anna.view(joined.match_id.unwrap().as_str()).await.players.b.program
    );

    // And where its owner sat down in person, from the moment it opens the socket, or acts.
    for by_socket in [true, false] {
        let table = anna.table(&wish(|wish| wish["public"] = json!(true))).await;
        let id = robot.sit(table.id.as_str(), "").await.match_id.unwrap();
        let mut socket = anna.socket(id.as_str()).await;
        let (view, _) = socket.resume(0).await;
        assert!(!view.players.b.program);
        if by_socket {
            let path = format!("matches/{id}/ws");
            drop(bot.guest().socket_with(&path, &bearer).await.unwrap());
        } else {
            let wish = json!({ "id": "roll", "seq": view.seq, "intent": Intent::Roll });
            let path = format!("/api/v1/matches/{id}/intents");
            assert_eq!(bot.ask("POST", &path, Some(&wish)).await.status, 200);
        }
        socket.state_where(|view| view.players.b.program && !view.players.a.program).await;
        let told: TableView = anna.get(&format!("/api/v1/tables/{}", table.id)).await.json();
        assert!(told.b.unwrap().program);
        // What was once so is not forgotten when the program is gone and its owner is there.
        let mut own = robot.socket(id.as_str()).await;
        assert!(own.resume(0).await.0.players.b.program);
    }

    // In the lobby, while it is there.
    let _waits = bot.guest().socket_with("lobby/ws", &bearer).await.unwrap();
    let _here = anna.socket_at("lobby/ws", None).await.unwrap();
    let mut lobby = server.guest().await.socket_at("lobby/ws", None).await.unwrap();
    let Some(LobbyMessage::Snapshot { people, .. }) = lobby.next_as().await else { panic!() };
    let is_program = |name: &str| people.iter().find(|one| one.name == name).unwrap().program;
    assert!(is_program("Robot") && !is_program("Anna"));
    let matches: Value = anna.get("/api/v1/matches").await.json();
    let ids: Vec<String> = matches["matches"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["id"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(ids.len(), 4);

    // After a restart, too.
    server.stop().await;
    let server = Server::start(data.path()).await;
    let anna = Guest { addr: server.addr, ..anna };
    for id in ids {
        let players = anna.view(&id).await.players;
        assert_eq!([players.a.program, players.b.program].iter().filter(|&&is| is).count(), 1);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_asks_who_is_there() {
    let server = Server::fresh_with(|setup| {
        setup.limits.programs.burst = 1000;
    })
    .await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let mut programs = Vec::new();
    for scope in ["play", "read", "analyse"] {
        programs.push((scope, program(&server, &make(&anna, &[scope]).await)));
    }
    let document: Value = serde_json::from_str(&describe::openapi()).unwrap();
    let mut closed = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        let address = format!("/api/v1{}", path.split('{').next().unwrap());
        let address = if path.ends_with('}') { format!("{address}x") } else { address };
        // What stands behind a name that nobody has is not asked here.
        let address = path
            .split_once('}')
            .filter(|(_, rest)| !rest.is_empty())
            .map_or(address.clone(), |(_, rest)| format!("{address}x{rest}"));
        for (method, operation) in methods.as_object().unwrap() {
            let method = method.to_uppercase();
            let security = operation["security"].as_array().unwrap();
            let asked = request(server.addr, &method, &address, &[], b"").await;
            let is_open = security.contains(&json!({}));
            assert_eq!(asked.status == 401, !is_open, "{method} {address}: {}", asked.text());
            for (scope, program) in &programs {
                let may = security.contains(&json!({ "token": [scope] }));
                if may {
                    continue;
                }
                closed += 1;
                let refused = program.ask(&method, &address, None).await.refusal();
                let is_for_people = !security.iter().any(|one| one["token"].is_array());
                let code = if is_for_people { "not-for-tokens" } else { "no-scope" };
                assert_eq!((refused.0, refused.1.as_str()), (403, code), "{method} {address} {scope}");
            }
        }
    }
    assert!(closed > 60, "{closed}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_over_a_socket_until_its_token_is_revoked() {
    let server = Server::fresh().await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let id = anna.new_match(|_| {}).await;
    let (made, watching) = (make(&anna, &["play"]).await, make(&anna, &["read"]).await);
    let bot = program(&server, &made);
    let path = format!("matches/{id}/ws");
    let reader = program(&server, &watching);
    assert_eq!(
        reader.guest().socket_with(&path, &[("Authorization", &reader.bearer)]).await.err(),
        Some(403)
    );
    let headers = [("Authorization", bot.bearer.as_str()), ("Origin", "https://board.example")];
    let mut socket = bot.guest().socket_with(&path, &headers).await.unwrap();
    let (view, _) = socket.resume(0).await;
    socket.intend("first", view.seq, pasch_server::wire::Intent::Roll).await;
    socket.state_where(|view| view.seq > 0).await;
    let mut lobby = reader
        .guest()
        .socket_with("lobby/ws", &[("Authorization", &reader.bearer)])
        .await
        .expect("those who read may look on");
    assert!(matches!(lobby.next_as().await, Some(LobbyMessage::Snapshot { .. })));
    assert_eq!(anna.delete(&format!("/api/v1/account/tokens/{}", made.view.id)).await.status, 204);
    while socket.next().await.is_some() {}
    assert_eq!(bot.guest().socket_with(&path, &headers).await.err(), Some(401));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_have_a_pace_of_their_own() {
    let server = Server::fresh_with(|setup| {
        setup.limits.programs = Rate { per_second: 0.001, burst: 3 };
    })
    .await;
    let anna = with_account(&server.guest().await, "Anna").await;
    let (one, two) = (make(&anna, &["play"]).await, make(&anna, &["play"]).await);
    for made in [&one, &two, &one] {
        assert_eq!(program(&server, made).ask("GET", "/api/v1/me", None).await.status, 200);
    }
    let refused = program(&server, &two).ask("GET", "/api/v1/me", None).await;
    assert!(refused.header("retry-after").is_some());
    assert_eq!(refused.refusal().1, "too-many-requests", "all tokens of one account together");
    assert_eq!(anna.get("/api/v1/me").await.status, 200, "people go on");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_documents_are_served() {
    let server = Server::fresh().await;
    for (path, document) in
        [("/api/openapi.json", describe::openapi()), ("/api/asyncapi.json", describe::asyncapi())]
    {
        let answer = request(server.addr, "GET", path, &[], b"").await;
        assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/json")));
        assert_eq!(answer.text(), document);
    }
    server.stop().await;
}
