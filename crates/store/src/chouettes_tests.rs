//! Logs of chouettes: of two appends one succeeds, and names are those of the people.

use super::chouettes::{ChouetteAppend, ChouetteComer, ChouetteRow, ChouetteTalkRow};
use super::fresh::Fresh;
use super::{Store, StoreError};
use crate::on_both_engines;
use pasch_wire::{ChouetteId, UserId};

on_both_engines! {
    a_log_grows_by_whoever_knows_its_end,
    names_are_those_of_the_people,
    ones_own_and_public_chouettes_are_listed,
}

async fn begin(store: &Store, id: &str, by: &str, public: bool, at: i64) -> ChouetteId {
    let id = ChouetteId::from(id);
    let row = ChouetteRow {
        id: id.clone(),
        header: "header".to_owned(),
        public,
        created_by: by.into(),
        acted_at: at,
        seq: 0,
        games: 0,
    };
    store.create_chouette(&row).await.unwrap();
    assert_eq!(store.chouette(&id).await.unwrap(), Some(row));
    id
}

async fn sit(store: &Store, id: &ChouetteId, seat: u32, who: &str) {
    let user: UserId = who.into();
    let comer = ChouetteComer { seat, user_id: Some(&user), level: None };
    let bodies = [format!("{who} comes")];
    let append = ChouetteAppend { id, seq: seat, at: 20, bodies: &bodies, comer: Some(comer), games: 0 };
    store.append_chouette(&append).await.unwrap();
}

async fn a_log_grows_by_whoever_knows_its_end(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    let id = begin(&store, "c", "anna", true, 10).await;
    sit(&store, &id, 0, "anna").await;
    sit(&store, &id, 1, "bert").await;
    let bodies = ["one".to_owned(), "two".to_owned()];
    let append = |seq| ChouetteAppend { id: &id, seq, at: 30, bodies: &bodies, comer: None, games: 1 };
    for wrong in [0, 1, 3] {
        let refused = store.append_chouette(&append(wrong)).await;
        assert!(matches!(refused, Err(StoreError::Conflict { .. })), "{wrong}");
    }
    store.append_chouette(&append(2)).await.unwrap();
    assert!(store.append_chouette(&append(2)).await.is_err());
    let log = store.chouette_actions(&id).await.unwrap();
    assert_eq!(log, ["anna comes", "bert comes", "one", "two"]);
    let row = store.chouette(&id).await.unwrap().unwrap();
    assert_eq!((row.seq, row.games, row.acted_at), (4, 1, 30));
    // Of two at once, one.
    let (one, other) = (append(4), append(4));
    let (one, other) = tokio::join!(store.append_chouette(&one), store.append_chouette(&other));
    assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
    assert_eq!(store.chouette_actions(&id).await.unwrap().len(), 6);
    store.close().await;
}

async fn names_are_those_of_the_people(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    let id = begin(&store, "c", "anna", false, 10).await;
    sit(&store, &id, 0, "anna").await;
    let bodies = ["the computer comes".to_owned()];
    let comer = ChouetteComer { seat: 1, user_id: None, level: Some("expert") };
    let append = ChouetteAppend { id: &id, seq: 1, at: 20, bodies: &bodies, comer: Some(comer), games: 0 };
    store.append_chouette(&append).await.unwrap();
    let line = ChouetteTalkRow { number: 1, at: 40, seat: 0, heard: None, body: "hello".to_owned() };
    store.say_in_chouette(&id, &line).await.unwrap();
    let seats = store.chouette_seats(&id).await.unwrap();
    assert_eq!(seats[0].name.as_deref(), Some("Guest"));
    assert_eq!((seats[1].name.as_deref(), seats[1].level.as_deref()), (None, Some("expert")));
    assert_eq!(store.chouette_talk(&id).await.unwrap(), [line]);
    // Whoever goes leaves the seat behind, and no name.
    assert!(store.forget_guest(&"anna".into(), i64::MAX, "gone").await.unwrap());
    let seats = store.chouette_seats(&id).await.unwrap();
    assert_eq!(
        (seats[0].user_id.as_ref().map(UserId::as_str), seats[0].name.as_deref()),
        (Some("anna"), Some("gone"))
    );
    store.close().await;
}

async fn ones_own_and_public_chouettes_are_listed(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    let own = begin(&store, "own", "anna", false, 10).await;
    sit(&store, &own, 0, "anna").await;
    begin(&store, "old", "anna", true, 11).await;
    begin(&store, "new", "anna", true, 30).await;
    let listed = async |who: &str, most| {
        let rows = store.chouettes(&who.into(), 25, most).await.unwrap();
        rows.into_iter().map(|row| row.id.into_string()).collect::<Vec<_>>()
    };
    assert_eq!(listed("anna", 9).await, ["new", "own"]);
    assert_eq!(listed("bert", 9).await, ["new"]);
    assert_eq!(listed("anna", 1).await, ["new"]);
    store.close().await;
}
