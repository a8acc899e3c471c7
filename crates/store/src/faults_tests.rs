//! Writes that fail, as on a full disk: nothing is half written, and the next write works.

use std::pin::Pin;

use sqlx::AssertSqlSafe;

use pasch_wire::Seat;

use super::driver::{Pool, query};
use super::fresh::{self, Fresh, bare_match};
use super::friends::CircleKind;
use super::people::AccountRow;
use super::sign_in_tests::{with_address, with_anna};
use super::tables::{TableRow, TableState};
use super::{Append, DiceRows, IntentKey, MatchRow, NewSession, Result, SeatRow, Store, User};
use crate::on_both_engines;

on_both_engines! {
    any_write_may_fail_and_the_next_one_works,
}

/// Something that writes, with a name that differs each time.
type Deed = fn(&Store, u32) -> Pin<Box<dyn Future<Output = Result<()>> + Send + '_>>;

const DEEDS: &[(&str, Deed)] = &[
    ("a guest", |store, number| Box::pin(guest(store, format!("g{number}"), 10_000 + number))),
    ("an account", |store, number| Box::pin(account(store, number))),
    ("a match", |store, number| {
        Box::pin(async move { store.create_match(&a_match(&format!("m{number}")), "new").await })
    }),
    ("facts", |store, _| Box::pin(facts(store))),
    ("a table and its match", |store, number| Box::pin(table(store, number))),
    ("a heartbeat", |store, number| Box::pin(async move { store.beat(i64::from(number)).await })),
    ("settings", |store, number| {
        Box::pin(async move { store.keep_settings(&"anna".into(), "{}", i64::from(number)).await })
    }),
    ("health", |store, _| Box::pin(async move { store.ping().await })),
    ("somebody leaves", |store, number| Box::pin(leaves(store, number))),
    ("a recovery code", |store, number| Box::pin(recovery_code(store, number))),
];

async fn guest(store: &Store, id: String, token: u32) -> Result<()> {
    let mut token_hash = [0; 32];
    token_hash[..4].copy_from_slice(&token.to_be_bytes());
    let user = User { id: id.into(), name: "Guest".to_owned() };
    store.create_guest(&user, &NewSession { token_hash, now: 1, expires_at: 1000 }).await
}

async fn account(store: &Store, number: u32) -> Result<()> {
    let id = format!("a{number}");
    if store.user_name(&id.as_str().into()).await?.is_none() {
        guest(store, id.clone(), 20_000 + number).await?;
    }
    let row = AccountRow {
        name: format!("Name {number}"),
        name_key: format!("name{number}"),
        ..fresh::account(&id)
    };
    if store.account_of(&row.user_id).await?.is_none() {
        assert!(store.make_account(&row).await?);
    }
    Ok(())
}

fn a_match(id: &str) -> MatchRow {
    let seat = |seat: Seat| SeatRow {
        seat,
        user_id: Some("anna".into()),
        bot_level: None,
        program: false,
        name: "Anna".to_owned(),
    };
    MatchRow { seats: vec![seat(Seat::A), seat(Seat::B)], ..bare_match(id) }
}

async fn facts(store: &Store) -> Result<()> {
    let done = u32::try_from(store.actions(&"m".into()).await?.len()).unwrap();
    let facts = [("anna".to_owned(), "one".to_owned()), ("anna".to_owned(), "two".to_owned())];
    let key = IntentKey { user_id: "anna".into(), client_id: format!("c{done}") };
    let append = Append {
        match_id: &"m".into(),
        first_seq: done + 1,
        at: 5,
        held: None,
        facts: &facts,
        intent: Some(&key),
        summary: "later",
        dice: &DiceRows::default(),
    };
    store.append(&append).await
}

async fn table(store: &Store, number: u32) -> Result<()> {
    let id = format!("t{number}");
    if store.find_table(&id.as_str().into()).await?.is_none() {
        let row = TableRow {
            code: format!("code-{id}"),
            id: id.clone().into(),
            host: "anna".into(),
            host_name: "Anna".to_owned(),
            host_seat: Seat::A,
            host_program: false,
            header: "{}".to_owned(),
            clock: "{\"type\":\"none\"}".to_owned(),
            rated: false,
            ratings: None,
            by_hand: false,
            strict: false,
            public: false,
            invited: None,
            state: TableState::Open,
            created_at: 5,
            matches: 0,
            match_id: None,
        };
        store.create_table(&row).await?;
    }
    let row = store.find_table(&id.as_str().into()).await?.expect("it was made");
    assert!(store.begin_match(&row, &a_match(&format!("tm{number}")), "{}").await?);
    Ok(())
}

async fn leaves(store: &Store, number: u32) -> Result<()> {
    account(store, 500 + number).await?;
    let id = format!("a{}", 500 + number);
    store.befriend(&"anna".into(), &id.as_str().into(), CircleKind::Friends, 1000, 7).await?;
    store.forget_account(&id.as_str().into(), "somebody who left", 9).await
}

/// A code that did not get used is still there.
async fn recovery_code(store: &Store, number: u32) -> Result<()> {
    let codes = async || store.second_factor(&"anna".into()).await.unwrap().unwrap().codes;
    let before = codes().await;
    let used = store.use_recovery_code(&"anna".into(), &[number as u8; 32], 9).await;
    assert_eq!(codes().await, before - u32::from(used.is_ok()));
    assert!(!matches!(used, Ok(None | Some(false))), "it is there, and so is an address: {used:?}");
    used.map(|_| ())
}

async fn run(store: &Store, sql: &str) {
    query(AssertSqlSafe(sql.to_owned()))
        .execute(&store.writer)
        .await
        .unwrap_or_else(|error| panic!("{sql}: {error}"));
}

/// From now on each row that is written counts, and the one at which the count is used up fails. SQLite rolls the whole
/// transaction back then, as on a full disk.
async fn set_traps(store: &Store) {
    let listed = match &store.writer {
        Pool::Sqlite(_) => "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
        Pool::Postgres(_) => {
            "SELECT CAST(tablename AS TEXT) AS name FROM pg_tables WHERE schemaname = 'public'"
        }
    };
    let tables = query(listed).fetch_all(&store.readers).await.unwrap();
    run(store, "CREATE TABLE faults (remaining BIGINT)").await;
    run(store, "INSERT INTO faults (remaining) VALUES (NULL)").await;
    if matches!(store.writer, Pool::Postgres(_)) {
        let body = "CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
                    UPDATE faults SET remaining = remaining - 1; \
                    IF EXISTS (SELECT 1 FROM faults WHERE remaining = 0) THEN \
                    RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END IF; \
                    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW; END $$";
        run(store, body).await;
    }
    for row in tables {
        let table: String = row.try_get("name").unwrap();
        if table.starts_with("_sqlx") {
            continue;
        }
        for deed in ["INSERT", "UPDATE", "DELETE"] {
            let what = match &store.writer {
                Pool::Sqlite(_) => {
                    "BEGIN UPDATE faults SET remaining = remaining - 1; \
                     SELECT RAISE(ROLLBACK, 'no space left') FROM faults WHERE remaining = 0; END"
                }
                Pool::Postgres(_) => "FOR EACH ROW EXECUTE FUNCTION fault()",
            };
            run(store, &format!("CREATE TRIGGER fault_{table}_{deed} BEFORE {deed} ON {table} {what}")).await;
        }
    }
}

async fn fail_at(store: &Store, write: Option<u32>) {
    let value = write.map_or("NULL".to_owned(), |write| write.to_string());
    run(store, &format!("UPDATE faults SET remaining = {value}")).await;
}

async fn any_write_may_fail_and_the_next_one_works(fresh: Fresh) {
    let store = with_anna(&fresh).await;
    with_address(&store).await;
    store.offer_second_factor(&"anna".into(), b"a secret of 20 bytes").await.unwrap();
    let codes: Vec<[u8; 32]> = (1..100).map(|number| [number; 32]).collect();
    assert!(store.prove_second_factor(&"anna".into(), b"a secret of 20 bytes", 5, &codes, 9).await.unwrap());
    store.create_match(&a_match("m"), "new").await.unwrap();
    store.beat(1).await.unwrap();
    set_traps(&store).await;
    for (name, deed) in DEEDS {
        let mut failures = 0;
        for write in 1..100 {
            fail_at(&store, Some(write)).await;
            let failed = deed(&store, write).await;
            fail_at(&store, None).await;
            if failed.is_ok() {
                break;
            }
            failures += 1;
            store.ping().await.unwrap_or_else(|error| panic!("{name}, after write {write} failed: {error}"));
            let again = deed(&store, write).await;
            assert!(again.is_ok(), "{name}, after write {write} failed: {again:?}");
        }
        assert!((1..90).contains(&failures), "{name}: {failures} writes");
    }
    let log = store.actions(&"m".into()).await.unwrap();
    assert_eq!(log.len() % 2, 0, "facts are written together");
}

#[tokio::test]
async fn a_full_disk_is_no_reason_to_start_again() {
    let fresh = Fresh::sqlite();
    let store = fresh.open().await;
    guest(&store, "anna".to_owned(), 1).await.unwrap();
    store.create_match(&a_match("m"), "new").await.unwrap();
    let mut failed = 0;
    for round in 0..3 {
        // What SQLite does when it cannot make the file longer.
        query("PRAGMA max_page_count = 1").execute(&store.writer).await.unwrap();
        for _ in 0..400 {
            if let Err(error) = facts(&store).await {
                assert!(error.to_string().contains("full"), "{error}");
                failed += 1;
                break;
            }
        }
        assert_eq!(failed, round + 1, "it was full");
        // There is room again for a new connection.
        facts(&store).await.unwrap();
        guest(&store, format!("g{round}"), 100 + round).await.unwrap();
        store.ping().await.unwrap();
    }
}
