//! Matches, their logs, analyses and rollouts in the store.

use pasch_wire::Seat;

use super::driver::query;
use super::fresh::{Fresh, bare_match};
use super::{
    Append, DatabaseUrl, DiceRows, IntentKey, MatchRow, NewAnalysis, NewSession, Result, RolloutRow, SeatRow,
    Store, StoreError, User, WorkState,
};
use crate::on_both_engines;

on_both_engines! {
    of_two_writers_one_fails_and_nothing_is_half_written,
    the_log_cannot_be_changed_and_is_there_after_reopening,
    a_rollout_is_kept_as_it_was_written_last,
    only_running_analyses_end,
    a_newer_database_is_refused,
    several_bring_a_new_database_up_to_date_at_once,
}

async fn store(fresh: &Fresh) -> Store {
    let store = fresh.open().await;
    if store.find_match(&"m".into()).await.unwrap().is_none() {
        let user = User { id: "anna".into(), name: "Anna".to_owned() };
        let session = NewSession { token_hash: [7; 32], now: 1, expires_at: 1000 };
        store.create_guest(&user, &session).await.unwrap();
        let seat = SeatRow {
            seat: Seat::A,
            user_id: Some("anna".into()),
            bot_level: None,
            program: false,
            name: "Anna".to_owned(),
        };
        let row = MatchRow { seats: vec![seat], ..bare_match("m") };
        store.create_match(&row, "new").await.unwrap();
    }
    store
}

fn facts(bodies: &[&str]) -> Vec<(String, String)> {
    bodies.iter().map(|body| ("anna".to_owned(), (*body).to_owned())).collect()
}

async fn append(store: &Store, first_seq: u32, bodies: &[&str], intent: Option<&IntentKey>) -> Result<()> {
    let facts = facts(bodies);
    let append = Append {
        match_id: &"m".into(),
        first_seq,
        at: 5,
        held: None,
        facts: &facts,
        intent,
        summary: "later",
        dice: &DiceRows::default(),
    };
    store.append(&append).await
}

async fn of_two_writers_one_fails_and_nothing_is_half_written(fresh: Fresh) {
    let store = store(&fresh).await;
    let key = IntentKey { user_id: "anna".into(), client_id: "1".to_owned() };
    append(&store, 1, &["one", "two"], Some(&key)).await.unwrap();
    for wrong in [1, 2, 4] {
        let refused = append(&store, wrong, &["other"], None).await;
        assert!(matches!(refused, Err(StoreError::Conflict { seq, .. }) if seq == wrong));
    }
    let twice = append(&store, 3, &["three"], Some(&key)).await;
    assert!(matches!(twice, Err(StoreError::Conflict { .. })), "an intent is done once");
    let log = store.actions(&"m".into()).await.unwrap();
    assert_eq!(log.iter().map(|fact| fact.body.as_str()).collect::<Vec<_>>(), ["one", "two"]);
    assert_eq!(store.intent_seq(&"m".into(), &key).await.unwrap(), Some(2));
    let listed = store.matches_of(&"anna".into(), 10).await.unwrap();
    assert_eq!((listed[0].seq, listed[0].body.as_str(), listed[0].updated_at), (2, "later", 5));
}

async fn the_log_cannot_be_changed_and_is_there_after_reopening(fresh: Fresh) {
    let first = store(&fresh).await;
    append(&first, 1, &["one"], None).await.unwrap();
    for statement in ["UPDATE actions SET body = 'other'", "DELETE FROM actions"] {
        let refused = query(statement).execute(&first.writer).await.unwrap_err();
        assert!(refused.to_string().contains("insert-only"), "{refused}");
    }
    first.close().await;
    let again = store(&fresh).await;
    assert_eq!(again.actions(&"m".into()).await.unwrap()[0].body, "one");
    assert_eq!(again.visit(&[7; 32], 999).await.unwrap().unwrap().user.id, "anna");
    assert_eq!(again.visit(&[7; 32], 1000).await.unwrap(), None, "sessions end");
    assert_eq!(again.visit(&[8; 32], 2).await.unwrap(), None);
}

async fn a_rollout_is_kept_as_it_was_written_last(fresh: Fresh) {
    let store = store(&fresh).await;
    assert_eq!(store.find_rollout(&"r".into()).await.unwrap(), None);
    let row = |view: &str, state: &[u8]| RolloutRow {
        id: "r".into(),
        view: view.to_owned(),
        state: state.to_vec(),
        updated_at: 7,
    };
    store.keep_rollout(&row("{}", &[])).await.unwrap();
    store.keep_rollout(&row("[1]", &[0, 255])).await.unwrap();
    assert_eq!(store.find_rollout(&"r".into()).await.unwrap(), Some(row("[1]", &[0, 255])));
}

async fn only_running_analyses_end(fresh: Fresh) {
    let store = store(&fresh).await;
    let analysis = NewAnalysis {
        id: "x".into(),
        owner: "anna".into(),
        title: "t".to_owned(),
        level: "quick".to_owned(),
        file_name: "f".to_owned(),
        source: vec![1, 2],
        warnings: "[]".to_owned(),
        now: 3,
    };
    store.create_analysis(&analysis).await.unwrap();
    assert_eq!(store.running_analyses().await.unwrap(), [("x".into(), "anna".into())]);
    store.finish_analysis(&"x".into(), WorkState::Cancelled, None, None, 4).await.unwrap();
    store.finish_analysis(&"x".into(), WorkState::Done, Some("{}"), None, 5).await.unwrap();
    let row = store.find_analysis(&"x".into()).await.unwrap().unwrap();
    assert_eq!((row.state, row.report), (WorkState::Cancelled, None), "the first end holds");
    assert_eq!(store.analysis_source(&"x".into()).await.unwrap().unwrap().source, [1, 2]);
    store.delete_analysis(&"x".into()).await.unwrap();
    assert!(store.analyses_of(&"anna".into(), 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn what_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.sqlite");
    std::fs::write(&file, "this is no database, whatever its name says".repeat(100)).unwrap();
    assert!(matches!(Store::open(&DatabaseUrl::file(file)).await, Err(StoreError::Database(_))));
    let file = folder.path().join("no folder").join("test.sqlite");
    assert!(matches!(Store::open(&DatabaseUrl::file(file)).await, Err(StoreError::Database(_))));
}

#[tokio::test]
async fn a_server_that_is_not_there_is_told_at_once() {
    let url: DatabaseUrl = "postgres://anna:hush@127.0.0.1:1/pasch".parse().unwrap();
    let error = Store::open(&url).await.unwrap_err();
    assert!(matches!(error, StoreError::Unreachable(_)), "{error}");
    assert!(!format!("{error} {error:?}").contains("hush"));
}

async fn several_bring_a_new_database_up_to_date_at_once(fresh: Fresh) {
    let open = || {
        let url = fresh.url.clone();
        tokio::spawn(async move { Store::open(&url).await })
    };
    for opened in [open(), open(), open(), open()] {
        opened.await.unwrap().unwrap().close().await;
    }
}

async fn a_newer_database_is_refused(fresh: Fresh) {
    let store = fresh.open().await;
    query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         SELECT 9999, description, success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1",
    )
    .execute(&store.writer)
    .await
    .unwrap();
    store.close().await;
    let error = Store::open(&fresh.url).await.unwrap_err();
    assert!(matches!(error, StoreError::Newer { version: 9999 }), "{error}");
}
