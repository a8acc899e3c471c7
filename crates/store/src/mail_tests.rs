//! Addresses, turns that wait, and when mail is due.

use pasch_wire::UserId;

use super::Store;
use super::fresh::{Fresh, bare_match};
use super::mail::{AskedMail, Letter, LetterRow, Pace, ToldTurns, TurnRow};
use crate::on_both_engines;

on_both_engines! {
    an_address_is_confirmed_once_and_in_time,
    mail_is_due_as_the_turns_say,
}

const HOUR: i64 = 3_600_000;

/// When it all begins: nobody was mailed in the hours before.
const T: i64 = 1_000 * HOUR;

async fn with_user(fresh: &Fresh) -> Store {
    let store = fresh.with_guests(&["anna"]).await;
    for id in ["m", "n"] {
        store.create_match(&bare_match(id), "").await.unwrap();
    }
    store
}

fn asked(address: &str, now: i64) -> AskedMail {
    let (user_id, address, now) = ("anna".to_owned(), address.to_owned(), T + now);
    AskedMail { user_id: user_id.into(), address, stop: "first".to_owned(), send: true, now, ends: now + 100 }
}

fn turn(match_id: &str, since: i64) -> TurnRow {
    let since = T + since;
    TurnRow {
        user_id: "anna".into(),
        match_id: match_id.into(),
        since,
        tell_at: since + 10,
        warn_at: since + 30 * HOUR,
        told: false,
        warned: false,
    }
}

/// What is due, and how long after the beginning.
async fn letters(store: &Store) -> Vec<(Letter, i64)> {
    let all = store.due_letters(i64::MAX, 9).await.unwrap();
    all.into_iter().map(|one| (one.kind, one.due_at - T)).collect()
}

async fn an_address_is_confirmed_once_and_in_time(fresh: Fresh) {
    let store = with_user(&fresh).await;
    let found = async || store.mail_of(&"anna".into()).await.unwrap().unwrap();
    assert!(store.mail_of(&"anna".into()).await.unwrap().is_none());
    assert!(!store.set_pace(&"anna".into(), Pace::Daily).await.unwrap(), "no address");
    store.ask_mail(&asked("a@club.example", 5)).await.unwrap();
    assert_eq!(letters(&store).await, [(Letter::Link, 5)]);
    assert!(!store.mail_link(&"anna".into(), "b@club.example", &[8; 32], 50).await.unwrap(), "not asked for");
    assert!(store.mail_link(&"anna".into(), "a@club.example", &[8; 32], 50).await.unwrap());
    assert!(store.mail_link(&"anna".into(), "a@club.example", &[9; 32], 90).await.unwrap(), "tried again");
    assert_eq!(store.confirm_mail(&[8; 32], "x", 20).await.unwrap(), None, "the link before");
    assert_eq!(store.confirm_mail(&[9; 32], "x", 90).await.unwrap(), None, "too late");
    assert_eq!(
        store.confirm_mail(&[9; 32], "second", 89).await.unwrap().as_ref().map(UserId::as_str),
        Some("anna")
    );
    assert_eq!(store.confirm_mail(&[9; 32], "third", 89).await.unwrap(), None, "once");
    let mail = found().await;
    assert_eq!(
        (mail.address.as_deref(), mail.asked, mail.stop.as_str()),
        (Some("a@club.example"), None, "second")
    );
    assert_eq!(letters(&store).await, []);
    // Another address does not take its place before it is confirmed, and is forgotten when it never is.
    store.ask_mail(&asked("b@club.example", 200)).await.unwrap();
    store.refuse_mail(&"anna".into(), "b@club.example").await.unwrap();
    assert_eq!(found().await.wanted(), Some(("a@club.example", HOUR)));
    store.forget_asked(T + 299).await.unwrap();
    assert_eq!(found().await.asked.as_deref(), Some("b@club.example"));
    store.forget_asked(T + 300).await.unwrap();
    assert_eq!((found().await.asked, found().await.refused), (None, None));
    assert_eq!(letters(&store).await, []);
    store.refuse_mail(&"anna".into(), "a@club.example").await.unwrap();
    assert_eq!(found().await.wanted(), None);
    // The token that ends it is good again and again, and for nobody else.
    assert!(!store.stop_mail("first").await.unwrap(), "the one before the address was confirmed");
    assert!(store.stop_mail("second").await.unwrap() && store.stop_mail("second").await.unwrap());
    assert_eq!(found().await.pace, Pace::Never);
    store.forget_mail(&"anna".into()).await.unwrap();
    store.ask_mail(&asked("c@club.example", 400)).await.unwrap();
    store.forget_asked(T + 500).await.unwrap();
    assert!(store.mail_of(&"anna".into()).await.unwrap().is_none(), "nothing was confirmed");
}

async fn mail_is_due_as_the_turns_say(fresh: Fresh) {
    let store = with_user(&fresh).await;
    store.put_turn(&turn("m", 100)).await.unwrap();
    assert_eq!(letters(&store).await, [], "nobody to mail to");
    store.ask_mail(&asked("a@club.example", 105)).await.unwrap();
    store.mail_link(&"anna".into(), "a@club.example", &[9; 32], T + 900).await.unwrap();
    store.confirm_mail(&[9; 32], "stop", T + 106).await.unwrap();
    assert_eq!(letters(&store).await, [(Letter::Turns, 110)]);
    // Looked at again, it is the same turn.
    store.put_turn(&TurnRow { tell_at: T + 500, ..turn("m", 100) }).await.unwrap();
    assert_eq!(letters(&store).await, [(Letter::Turns, 110)]);
    // Its time may end earlier than it did, not later.
    let usual = turn("m", 100);
    for (put, kept) in [(usual.warn_at - 1, usual.warn_at - 1), (usual.warn_at, usual.warn_at - 1)] {
        let again = TurnRow { warn_at: put, tell_at: T + 500, told: true, warned: true, ..usual.clone() };
        store.put_turn(&again).await.unwrap();
        assert_eq!(
            store.turns_of(&"anna".into(), 9).await.unwrap(),
            [TurnRow { warn_at: kept, ..usual.clone() }]
        );
    }
    store.put_warning(&usual, usual.warn_at).await.unwrap();
    store.put_turn(&turn("n", 120)).await.unwrap();
    let rows = store.turns_of(&"anna".into(), 9).await.unwrap();
    assert_eq!(rows, [turn("m", 100), turn("n", 120)], "the most urgent first");
    // A turn that the player knows needs no mail; that little time is left does.
    store.turn_known(&"anna".into(), &"m".into(), Some(T + 99)).await.unwrap();
    assert_eq!(letters(&store).await, [(Letter::Turns, 110)], "another turn");
    store.turn_known(&"anna".into(), &"m".into(), Some(T + 100)).await.unwrap();
    assert_eq!(letters(&store).await, [(Letter::Turns, 130)]);
    let told = [("m".into(), T + 100, false), ("n".into(), T + 120, false)];
    store.turns_told(&ToldTurns { user_id: &"anna".into(), turns: &told, at: Some(T + 140) }).await.unwrap();
    assert_eq!(letters(&store).await, [(Letter::Turns, 100 + 30 * HOUR)]);
    // At most so often.
    store.put_turn(&turn("n", 200)).await.unwrap();
    assert_eq!(letters(&store).await, [(Letter::Turns, 140 + HOUR)]);
    store.set_pace(&"anna".into(), Pace::Daily).await.unwrap();
    assert_eq!(letters(&store).await, [(Letter::Turns, 140 + 24 * HOUR)]);
    store.set_pace(&"anna".into(), Pace::Never).await.unwrap();
    assert_eq!(letters(&store).await, []);
    store.set_pace(&"anna".into(), Pace::Hourly).await.unwrap();
    // What could not be brought waits, whatever happens meanwhile.
    let letter = store.due_letters(i64::MAX, 9).await.unwrap().remove(0);
    store.letter_again(&letter, T + 9 * HOUR, true).await.unwrap();
    store.put_turn(&turn("m", 300)).await.unwrap();
    let again = store.due_letters(i64::MAX, 9).await.unwrap().remove(0);
    assert_eq!(again, LetterRow { tries: 1, due_at: T + 9 * HOUR, ..letter });
    let (told, at) = ([("m".into(), T + 300, true), ("n".into(), T + 200, true)], Some(T + 10 * HOUR));
    store.turns_told(&ToldTurns { user_id: &"anna".into(), turns: &told, at }).await.unwrap();
    assert_eq!(letters(&store).await, [], "told and warned");
    store.put_turn(&turn("m", 400)).await.unwrap();
    store.put_warning(&turn("m", 400), T + 99 * HOUR).await.unwrap();
    store.turn_known(&"anna".into(), &"m".into(), None).await.unwrap();
    assert_eq!(letters(&store).await, [(Letter::Turns, 99 * HOUR)]);
    store.no_turn(&"anna".into(), &"m".into()).await.unwrap();
    assert_eq!(letters(&store).await, []);
    assert_eq!(store.next_letter().await.unwrap(), None);
    // An account that goes takes all of it along.
    store.put_turn(&turn("m", 500)).await.unwrap();
    store.forget_account(&"anna".into(), "left", 9).await.unwrap();
    assert!(store.mail_of(&"anna".into()).await.unwrap().is_none());
    assert_eq!((letters(&store).await, store.turns_of(&"anna".into(), 9).await.unwrap()), (vec![], vec![]));
}
