//! Notices, subscriptions, and what is on its way.

use super::fresh::Fresh;
use super::notices::{NoticeRow, Subject, SubscriptionRow};
use super::{NewSession, Store, User};
use crate::on_both_engines;

on_both_engines! {
    a_turn_is_told_once_to_every_browser,
    subscriptions_end_with_their_sessions,
    somebody_on_the_lookout_is_told_once_in_a_while,
}

async fn with_sessions(fresh: &Fresh, users: &[&str]) -> Store {
    let store = fresh.open().await;
    for (number, name) in (1_u8..).zip(users) {
        let user = User { id: (*name).into(), name: "Guest".to_owned() };
        let session = NewSession { token_hash: [number; 32], now: 0, expires_at: i64::from(number) * 1000 };
        store.create_guest(&user, &session).await.unwrap();
    }
    store
}

fn browser(number: u8, user: &str, at: i64) -> SubscriptionRow {
    SubscriptionRow {
        session: [number; 32],
        user_id: user.into(),
        endpoint: format!("https://push.example/{number}"),
        p256dh: vec![number; 65],
        auth: vec![number; 16],
        created_at: at,
    }
}

fn turn(since: i64, due_at: i64) -> NoticeRow {
    NoticeRow { user_id: "anna".into(), kind: Subject::Match, subject: "m".to_owned(), since, due_at }
}

async fn somebody_on_the_lookout_is_told_once_in_a_while(fresh: Fresh) {
    let store = with_sessions(&fresh, &["anna", "bert"]).await;
    let anna = "anna".into();
    store.begin_lookout(&anna, 1000).await.unwrap();
    store.begin_lookout(&"bert".into(), 200).await.unwrap();
    store.subscribe(&browser(2, "bert", 1), 9).await.unwrap();
    let wants = async |now: i64| {
        let rows = store.lookouts(now, now - 100).await.unwrap();
        rows.into_iter().map(|one| (one.user_id.to_string(), one.pushes)).collect::<Vec<_>>()
    };
    let [without, with] = [("anna".to_owned(), false), ("bert".to_owned(), true)];
    assert_eq!(wants(199).await, [without.clone(), with]);
    assert!(store.lookout_told(&anna, 200, 100).await.unwrap());
    assert!(!store.lookout_told(&anna, 250, 150).await.unwrap(), "told a moment ago");
    assert_eq!((wants(250).await, wants(300).await), (vec![], vec![without]));
    // Switched on again it goes on for longer, and is told no earlier.
    store.begin_lookout(&anna, 2000).await.unwrap();
    assert_eq!((store.lookout_of(&anna, 1999).await.unwrap(), wants(250).await), (Some(2000), vec![]));
    assert_eq!(store.lookout_of(&anna, 2000).await.unwrap(), None);
    assert!(!store.lookout_told(&anna, 2000, 1900).await.unwrap(), "its time is over");
    store.forget_lookouts(500).await.unwrap();
    assert_eq!(store.lookout_of(&"bert".into(), 1).await.unwrap(), None);
    store.end_lookout(&anna).await.unwrap();
    assert_eq!(wants(900).await, []);
}

async fn a_turn_is_told_once_to_every_browser(fresh: Fresh) {
    let store = with_sessions(&fresh, &["anna"]).await;
    let key = store.push_key(&[7; 32]).await.unwrap();
    assert_eq!((key, store.push_key(&[8; 32]).await.unwrap()), (vec![7; 32], vec![7; 32]), "made once");
    store.subscribe(&browser(1, "anna", 5), 10).await.unwrap();
    assert_eq!(store.next_notice().await.unwrap(), None);
    store.put_notice(&turn(10, 70)).await.unwrap();
    // Looked at again, the turn is the same and waits no longer for it.
    store.put_notice(&turn(10, 90)).await.unwrap();
    assert_eq!(store.due_notices(69, 9).await.unwrap(), []);
    assert_eq!(store.due_notices(70, 9).await.unwrap(), [turn(10, 70)]);
    // The next turn takes its place and begins a new quiet time.
    store.put_notice(&turn(60, 120)).await.unwrap();
    assert_eq!(store.due_notices(119, 9).await.unwrap(), []);
    assert_eq!(store.next_notice().await.unwrap(), Some(120));
    store.tell(&turn(10, 70), true).await.unwrap();
    assert!(store.due_pushes(999, 9).await.unwrap().is_empty(), "the turn before is no news");
    store.tell(&turn(60, 120), true).await.unwrap();
    store.put_notice(&turn(60, 120)).await.unwrap();
    assert_eq!(store.due_notices(999, 9).await.unwrap(), [], "told once");
    let pushes = store.due_pushes(120, 9).await.unwrap();
    assert_eq!(pushes.iter().map(|one| (one.to.session, one.tries)).collect::<Vec<_>>(), [([1; 32], 0)]);
    assert_eq!(pushes[0].notice, turn(60, 120));
    store.push_again(&pushes[0], 500).await.unwrap();
    assert_eq!(store.next_notice().await.unwrap(), Some(500));
    let again = store.due_pushes(500, 9).await.unwrap();
    assert_eq!(again[0].tries, 1);
    store.push_done(&again[0]).await.unwrap();
    assert_eq!(store.next_notice().await.unwrap(), None);
    store.put_notice(&turn(700, 760)).await.unwrap();
    store.no_news(&"anna".into(), "m").await.unwrap();
    assert_eq!(store.next_notice().await.unwrap(), None);
    store.put_notice(&turn(700, 760)).await.unwrap();
    assert_eq!(store.next_notice().await.unwrap(), None, "the player has seen that turn");
}

async fn subscriptions_end_with_their_sessions(fresh: Fresh) {
    let store = with_sessions(&fresh, &["anna", "bert", "carl"]).await;
    let has = async |number: u8| store.subscription_of(&[number; 32]).await.unwrap().is_some();
    store.subscribe(&browser(1, "anna", 5), 10).await.unwrap();
    // The same browser, used by somebody else since.
    store.subscribe(&SubscriptionRow { session: [2; 32], ..browser(1, "bert", 6) }, 10).await.unwrap();
    assert_eq!((has(1).await, has(2).await), (false, true));
    store.subscribe(&browser(1, "anna", 7), 10).await.unwrap();
    store.put_notice(&turn(10, 70)).await.unwrap();
    store.tell(&turn(10, 70), true).await.unwrap();
    assert_eq!(store.due_pushes(70, 9).await.unwrap().len(), 1);
    // A session that follows another keeps the browser and what is on its way; nobody else's does.
    store.move_subscription(&"bert".into(), &[1; 32], &[3; 32]).await.unwrap();
    assert_eq!((has(1).await, has(3).await), (true, false));
    store.move_subscription(&"anna".into(), &[1; 32], &[3; 32]).await.unwrap();
    assert_eq!((has(1).await, has(3).await), (false, true));
    assert_eq!(store.due_pushes(70, 9).await.unwrap()[0].to.session, [3; 32]);
    store.unsubscribe(&[3; 32], Some("https://push.example/other")).await.unwrap();
    assert!(has(3).await, "another address has gone");
    store.end_session(&[3; 32]).await.unwrap();
    assert!(!has(3).await);
    assert_eq!(store.next_notice().await.unwrap(), None);
    // A user has so many browsers, the oldest goes; sessions that have run out take theirs along.
    store.subscribe(&browser(1, "anna", 5), 1).await.unwrap();
    store.subscribe(&SubscriptionRow { user_id: "anna".into(), ..browser(2, "anna", 9) }, 1).await.unwrap();
    assert_eq!((has(1).await, has(2).await), (false, true));
    store.forget_sessions(5000).await.unwrap();
    assert!(!has(2).await);
}
