//! Guests who have not been seen for long.

use pasch_wire::{Seat, UserId};

use super::fresh::{Fresh, account, bare_match};
use super::guests::Unseen;
use super::people::AccountRow;
use super::{Append, DiceRows, MatchRow, NewSession, SeatRow, Store, User};
use crate::on_both_engines;

on_both_engines! {
    old_guests_go_with_what_is_theirs_alone,
    a_log_of_a_match_that_stays_is_insert_only,
    many_matches_go_in_parts,
}

const DAY: i64 = 24 * 3600 * 1000;

/// A guest who was seen on a day.
async fn guest(store: &Store, number: u8, id: &str, seen: i64) {
    let user = User { id: id.into(), name: format!("Guest {number}") };
    let session = NewSession { token_hash: [number; 32], now: seen * DAY, expires_at: 1000 * DAY };
    store.create_guest(&user, &session).await.unwrap();
}

async fn match_of(store: &Store, id: &str, players: [Option<&str>; 2]) {
    let seats = Seat::ALL.into_iter().zip(players).map(|(seat, user)| SeatRow {
        seat,
        user_id: user.map(UserId::from),
        bot_level: user.is_none().then(|| "expert".to_owned()),
        program: false,
        name: user.unwrap_or("Pasch").to_owned(),
    });
    let created_by = players[0].or(players[1]).unwrap().into();
    let row = MatchRow { created_by, seats: seats.collect(), ..bare_match(id) };
    store.create_match(&row, r#"{"players":["one","two"]}"#).await.unwrap();
    let facts = [("x".to_owned(), "roll 61".to_owned())];
    let append = Append {
        match_id: &id.into(),
        first_seq: 1,
        at: 5,
        held: None,
        facts: &facts,
        intent: None,
        summary: r#"{"players":["one","two"]}"#,
        dice: &DiceRows::default(),
    };
    store.append(&append).await.unwrap();
}

async fn old_guests_go_with_what_is_theirs_alone(fresh: Fresh) {
    let store = fresh.open().await;
    guest(&store, 1, "old", 1).await;
    guest(&store, 2, "older", 0).await;
    guest(&store, 3, "new", 90).await;
    guest(&store, 4, "back", 1).await;
    guest(&store, 5, "anna", 1).await;
    let account = AccountRow { name: "Anna".to_owned(), password: None, ..account("anna") };
    assert!(store.make_account(&account).await.unwrap());
    match_of(&store, "alone", [Some("old"), None]).await;
    match_of(&store, "both", [Some("old"), Some("older")]).await;
    match_of(&store, "anna's", [Some("old"), Some("anna")]).await;
    match_of(&store, "new's", [Some("new"), Some("older")]).await;
    match_of(&store, "anna alone", [Some("anna"), None]).await;
    assert!(store.visit(&[4; 32], 80 * DAY).await.unwrap().is_some());

    let before = 50 * DAY;
    let expected = Unseen { guests: 2, matches: 2, kept: 2 };
    assert_eq!(store.count_unseen(before).await.unwrap(), expected);
    assert_eq!(store.count_unseen(before).await.unwrap(), expected, "counting changes nothing");
    assert_eq!(store.count_unseen(0).await.unwrap().guests, 1, "seen at that very moment");
    let mut gone = store.purge_matches(before, 9).await.unwrap();
    gone.sort();
    assert_eq!(gone, ["alone", "both"]);
    for id in &gone {
        assert!(store.find_match(id).await.unwrap().is_none());
        assert!(store.actions(id).await.unwrap().is_empty());
    }
    assert_eq!(store.unseen_guests(before, 9).await.unwrap(), ["older", "old"]);
    assert!(!store.forget_guest(&"back".into(), before, "deleted guest").await.unwrap(), "has come back");
    assert!(!store.forget_guest(&"anna".into(), before, "deleted guest").await.unwrap(), "has an account");
    for id in ["old", "older"] {
        assert!(store.forget_guest(&id.into(), before, "deleted guest").await.unwrap());
    }
    assert_eq!(store.count_unseen(before).await.unwrap(), Unseen::default());
    let kept = store.find_match(&"anna's".into()).await.unwrap().unwrap();
    assert_eq!([&*kept.seats[0].name, &*kept.seats[1].name], ["deleted guest", "anna"]);
    assert_eq!(store.actions(&"anna's".into()).await.unwrap().len(), 1);
    let summary = store.matches_of(&"anna".into(), 9).await.unwrap();
    assert_eq!(summary.len(), 2);
    let told = summary.iter().find(|one| one.match_id == "anna's").unwrap();
    assert!(told.body.contains("deleted guest"), "{}", told.body);
    assert!(store.visit(&[1; 32], 60 * DAY).await.unwrap().is_none());
    assert!(store.visit(&[3; 32], 91 * DAY).await.unwrap().is_some());

    // Once the last one who has it is old, too, the match goes, and then nothing names the first.
    let before = 95 * DAY;
    assert_eq!(store.count_unseen(before).await.unwrap(), Unseen { guests: 2, matches: 1, kept: 0 });
    assert_eq!(store.purge_matches(before, 9).await.unwrap(), ["new's"]);
    assert!(store.forget_guest(&"new".into(), before, "deleted guest").await.unwrap());
    assert_eq!(store.user_name(&"new".into()).await.unwrap(), None);
    assert_eq!(store.user_name(&"old".into()).await.unwrap().as_deref(), Some("deleted guest"));
    store.close().await;
}

async fn a_log_of_a_match_that_stays_is_insert_only(fresh: Fresh) {
    let store = fresh.open().await;
    guest(&store, 1, "old", 1).await;
    match_of(&store, "m", [Some("old"), None]).await;
    for statement in ["DELETE FROM actions", "UPDATE actions SET body = 'x'"] {
        let refused = super::driver::query(statement).execute(&store.writer).await.unwrap_err();
        assert!(refused.to_string().contains("insert-only"), "{refused}");
    }
    assert_eq!(store.actions(&"m".into()).await.unwrap().len(), 1);
    store.close().await;
}

async fn many_matches_go_in_parts(fresh: Fresh) {
    let store = fresh.open().await;
    guest(&store, 1, "old", 1).await;
    for number in 0..7 {
        match_of(&store, &format!("m{number}"), [None, Some("old")]).await;
    }
    let mut parts = Vec::new();
    loop {
        let part = store.purge_matches(10 * DAY, 3).await.unwrap().len();
        parts.push(part);
        if part == 0 {
            break;
        }
    }
    assert_eq!(parts, [3, 3, 1, 0]);
    store.close().await;
}
