//! A database that fails in the middle of everything: every kind of answer says that something went wrong, under which number
//! it stands in the log, and nothing of the server's insides.

use pasch_server::wire::{Intent, ServerMessage};
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use tempfile::TempDir;

use crate::support::{Answer, Guest, Server, request};

/// What nobody outside is told.
const INSIDES: &[&str] = &[
    "sqlite",
    "sqlx",
    "postgres",
    "table",
    "code:",
    "database",
    "trigger",
    "inner word",
    "not written",
    "panick",
    "src/",
    "select",
    "insert",
];

const MATCH: &str = " 3 point match\n\n Game 1\n Anna : 0                              Bert : 0\n  1)                                    31: 8/5 6/5\n  2) 52: 13/8 24/22                     64: 24/14\n";

async fn database(data: &TempDir) -> SqlitePool {
    let options = SqliteConnectOptions::new().filename(data.path().join("pasch.sqlite"));
    SqlitePool::connect_with(options).await.unwrap()
}

async fn run(pool: &SqlitePool, sql: String) {
    sqlx::query(sqlx::AssertSqlSafe(sql.clone()))
        .execute(pool)
        .await
        .unwrap_or_else(|why| panic!("{sql}: {why}"));
}

/// From now on each write to this table fails.
async fn fails(pool: &SqlitePool, table: &str) {
    for write in ["INSERT", "UPDATE", "DELETE"] {
        run(
            pool,
            format!(
                "CREATE TRIGGER fault_{table}_{write} BEFORE {write} ON {table} \
                 BEGIN SELECT RAISE(ABORT, 'inner word of sqlite'); END"
            ),
        )
        .await;
    }
}

/// From now on nothing but these tables is there.
async fn lose_all_but(pool: &SqlitePool, kept: &[&str]) {
    let names: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
            .fetch_all(pool)
            .await
            .unwrap();
    // Triggers name tables, so they are dropped before those are renamed.
    let triggers: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        .fetch_all(pool)
        .await
        .unwrap();
    for name in triggers {
        run(pool, format!("DROP TRIGGER {name}")).await;
    }
    for name in names.iter().filter(|name| !kept.contains(&name.as_str()) && !name.ends_with("_gone")) {
        run(pool, format!("ALTER TABLE {name} RENAME TO {name}_gone")).await;
    }
}

fn tells_nothing(what: &str, text: &str) {
    let text = text.to_lowercase();
    for word in INSIDES {
        // Addresses and fields of our own may be called so.
        let own = ["tables", "\"table\"", "such table", "a table", "this table"];
        let text = own.iter().fold(text.clone(), |text, own| text.replace(own, ""));
        assert!(!text.contains(word), "{what} tells {word:?}: {text}");
    }
}

fn has_number(message: &str) -> bool {
    let number = message.trim_end_matches('.').rsplit(' ').next().unwrap_or_default();
    number.len() == 8 && number.chars().all(|c| c.is_ascii_hexdigit())
}

/// An answer that has failed inside, or another that tells nothing either.
fn check(what: &str, answer: &Answer) -> bool {
    if answer.header("content-type").is_some_and(|kind| kind.starts_with("text/html")) {
        return false;
    }
    tells_nothing(what, &answer.text());
    if answer.status < 500 {
        return false;
    }
    let (status, code, place) = answer.refusal();
    assert_eq!((status, code.as_str(), place), (500, "internal", None), "{what}");
    let body: Value = answer.json();
    assert!(has_number(body["detail"].as_str().unwrap()), "{what}: {}", answer.text());
    true
}

/// Asks every address there is; how many failed.
async fn ask_everything(guest: &Guest, ids: &Value) -> usize {
    let told: Value = request(guest.addr, "GET", "/api/openapi.json", &[], b"").await.json();
    let mut failed = 0;
    for (path, methods) in told["paths"].as_object().unwrap() {
        if path.ends_with("/ws") || path == "/healthz" {
            continue;
        }
        for method in methods.as_object().unwrap().keys().filter(|key| *key != "parameters") {
            let body = bodies(method, path);
            let mut at = path.clone();
            for (name, id) in ids.as_object().unwrap() {
                at = at.replace(&format!("{{{name}}}"), id.as_str().unwrap());
            }
            let at = at.replace("{id}", ids["match"].as_str().unwrap()).replace(['{', '}'], "");
            let at = if at.starts_with("/api") || at.starts_with("/h") || at.starts_with("/m") {
                at
            } else {
                format!("/api/v1{at}")
            };
            let headers = [("Cookie", guest.cookie.as_str()), ("Content-Type", "application/json")];
            let body = if method == "get" { Vec::new() } else { body.to_string().into_bytes() };
            let answer = request(guest.addr, &method.to_uppercase(), &at, &headers, &body).await;
            failed += usize::from(check(&format!("{method} {at}"), &answer));
        }
    }
    failed
}

/// What an address can read, where that matters.
fn bodies(method: &str, path: &str) -> Value {
    match (method, path.trim_start_matches("/api/v1")) {
        ("post", "/matches") => json!({
            "variant": "backgammon", "length": 3, "cube": true, "jacoby": false, "beavers": false,
            "opponent": { "type": "bot", "level": "beginner" }, "seat": "a",
        }),
        ("post", "/tables") => json!({
            "game": { "variant": "backgammon", "length": 1, "cube": false }, "clock": { "type": "none" },
        }),
        ("post", "/account") => json!({ "name": "Anna", "password": "a long enough one" }),
        ("post", "/session") => json!({ "name": "Anna", "password": "a long enough one" }),
        ("put", "/me") => json!({ "name": "Anna" }),
        ("post", "/matches/{id}/intents") => json!({ "id": "9", "seq": 0, "intent": { "type": "roll" } }),
        _ => json!({}),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn inner_errors_reach_nobody() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let id = guest.new_match(|_| {}).await;
    let mut socket = guest.socket(&id).await;
    let seq = socket.resume(0).await.0.seq;
    let pool = database(&data).await;

    // A match that is played: over the socket and by a request.
    fails(&pool, "actions").await;
    socket.intend("1", seq, Intent::Roll).await;
    let refused = loop {
        let heard = socket.next().await.expect("an open socket");
        if let ServerMessage::Refused { code, message, .. } = heard {
            break (code, message);
        }
    };
    assert!(refused.0 == "internal" && has_number(&refused.1), "{refused:?}");
    tells_nothing("the socket", &refused.1);
    let body = json!({ "id": "2", "seq": seq, "intent": { "type": "roll" } });
    assert!(check("an intent", &guest.post(&format!("/api/v1/matches/{id}/intents"), &body).await));

    // Work in the background: an analysis and an import.
    let done = "CREATE TRIGGER fault_analyses BEFORE UPDATE ON analyses WHEN NEW.status = 'done' \
                BEGIN SELECT RAISE(ABORT, 'inner word of sqlite'); END";
    run(&pool, done.to_owned()).await;
    fails(&pool, "collected").await;
    let started: Value = guest.upload("a.mat", MATCH.as_bytes()).await.json();
    let import = guest.send_file("/api/v1/imports/files?title=x", "a.mat", MATCH.as_bytes()).await;
    assert_eq!(import.status, 202, "{}", import.text());
    let import: Value = import.json();
    for (path, failure) in [
        (format!("/api/v1/analyses/{}", started["id"].as_str().unwrap()), "/error"),
        (format!("/api/v1/imports/{}", import["id"].as_str().unwrap()), "/error"),
    ] {
        let view = loop {
            let answer = guest.get(&path).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            let view: Value = answer.json();
            if view["status"] != "running" && view["status"] != "waiting" {
                break view;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        };
        assert_eq!(view["status"], "failed", "{path}");
        let told = view.pointer(failure).and_then(Value::as_str).unwrap_or_else(|| panic!("{path}"));
        assert!(has_number(told), "{told}");
        tells_nothing(&path, told);
    }

    // Everything, first with callers that are known, then without.
    let ids = json!({ "match": id, "level": "instant" });
    lose_all_but(&pool, &["users", "sessions", "accounts"]).await;
    let failed = ask_everything(&guest, &ids).await;
    assert!(failed > 20, "{failed} addresses have failed");
    assert!(guest.try_socket("0123456789abcdefghjkmnpqrs", None).await.is_err());
    lose_all_but(&pool, &[]).await;
    let failed = ask_everything(&guest, &ids).await;
    assert!(failed > 50, "{failed} addresses have failed");
    pool.close().await;
}
