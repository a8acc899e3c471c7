//! Logs of tournaments: of two appends one succeeds; tables and claims by match; names are those of the people.

use super::fresh::Fresh;
use super::tournaments::{TournamentAppend, TournamentBoard, TournamentRow};
use super::{Store, StoreError};
use crate::on_both_engines;
use pasch_wire::{TournamentId, UserId};

on_both_engines! {
    a_log_grows_by_whoever_knows_its_end,
    tables_and_claims_belong_to_matches,
    ones_own_and_public_tournaments_are_listed,
}

async fn make(store: &Store, id: &str, public: bool, at: i64) -> TournamentId {
    let id = TournamentId::from(id);
    let row = TournamentRow {
        id: id.clone(),
        wish: "wish".to_owned(),
        public,
        created_by: "anna".into(),
        acted_at: at,
        seq: 0,
        stage: "open".to_owned(),
    };
    store.create_tournament(&row).await.unwrap();
    assert_eq!(store.tournament(&id).await.unwrap(), Some(row));
    id
}

fn append<'a>(
    id: &'a TournamentId,
    seq: u32,
    bodies: &'a [String],
    people: &'a [UserId],
) -> TournamentAppend<'a> {
    TournamentAppend { id, seq, at: 30, bodies, people, settled: &[3], stage: "running" }
}

async fn a_log_grows_by_whoever_knows_its_end(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    let id = make(&store, "t", true, 10).await;
    let bodies = ["one".to_owned(), "two".to_owned()];
    let people = [UserId::from("anna"), UserId::from("bert")];
    store.append_tournament(&append(&id, 0, &bodies, &people)).await.unwrap();
    for wrong in [0, 1, 3] {
        let refused = store.append_tournament(&append(&id, wrong, &bodies, &[])).await;
        assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{wrong}");
    }
    let (one, other) = (append(&id, 2, &bodies, &people), append(&id, 2, &bodies, &people));
    let (one, other) = tokio::join!(store.append_tournament(&one), store.append_tournament(&other));
    assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
    assert_eq!(store.tournament_entries(&id).await.unwrap(), ["one", "two", "one", "two"]);
    let row = store.tournament(&id).await.unwrap().unwrap();
    assert_eq!((row.seq, row.stage.as_str(), row.acted_at), (4, "running", 30));
    assert_eq!(store.tournaments_under_way().await.unwrap(), std::slice::from_ref(&id));
    assert_eq!(store.tournament_names(&id).await.unwrap().len(), 2);
    assert!(store.forget_guest(&"bert".into(), i64::MAX, "gone").await.unwrap());
    let names = store.tournament_names(&id).await.unwrap();
    assert!(names.iter().any(|(user, name)| user.as_str() == "bert" && name == "gone"), "{names:?}");
    store.close().await;
}

async fn tables_and_claims_belong_to_matches(fresh: Fresh) {
    let store = fresh.with_guests(&["anna"]).await;
    let id = make(&store, "t", false, 10).await;
    let board = |table: &str| TournamentBoard {
        number: 3,
        table_id: table.into(),
        match_id: format!("m{table}").into(),
    };
    store.add_tournament_board(&id, &board("a")).await.unwrap();
    // A table that could not be kept at once is replaced by the next one.
    store.add_tournament_board(&id, &board("b")).await.unwrap();
    assert_eq!(store.tournament_boards(&id).await.unwrap(), [board("b")]);
    assert_eq!(store.tournament_of(&"mb".into()).await.unwrap(), Some((id.clone(), 3)));
    assert_eq!(store.tournament_of(&"ma".into()).await.unwrap(), None);
    store.claim_tournament_result(&id, 3, "first").await.unwrap();
    store.claim_tournament_result(&id, 3, "second").await.unwrap();
    store.claim_tournament_result(&id, 4, "other").await.unwrap();
    let claims = store.tournament_claims(&id).await.unwrap();
    assert_eq!(claims, [(3, "second".to_owned()), (4, "other".to_owned())]);
    store.append_tournament(&append(&id, 0, &["decided".to_owned()], &[])).await.unwrap();
    assert_eq!(store.tournament_claims(&id).await.unwrap(), [(4, "other".to_owned())]);
    store.close().await;
}

async fn ones_own_and_public_tournaments_are_listed(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert", "cleo"]).await;
    let hidden = make(&store, "hidden", false, 10).await;
    make(&store, "old", true, 11).await;
    make(&store, "new", true, 40).await;
    store.append_tournament(&append(&hidden, 0, &["in".to_owned()], &["bert".into()])).await.unwrap();
    let listed = async |who: &str| {
        let rows = store.tournaments(&who.into(), 35, 9).await.unwrap();
        rows.into_iter().map(|row| row.id.into_string()).collect::<Vec<_>>()
    };
    assert_eq!(listed("anna").await, ["new", "hidden", "old"], "the director's own");
    assert_eq!(listed("bert").await, ["new", "hidden"]);
    assert_eq!(listed("cleo").await, ["new"]);
    store.close().await;
}
