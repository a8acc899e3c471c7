//! Attempts to sign in.

use super::fresh::{Fresh, on_both_engines};
use super::mail::{AskedMail, Letter, MailStore as _};
use super::people::{AccountRow, Role};
use super::sign_in::{Failures, SignInStore as _};
use super::{NewSession, PeopleStore as _, SqlStore, Store as _, User};

on_both_engines! {
    failures_are_counted_until_their_owner_has_seen_them_and_mailed_once_a_day,
    a_key_of_the_servers_is_made_once,
}

const DAY: i64 = 24 * 3_600_000;

pub(super) async fn with_anna(fresh: &Fresh) -> SqlStore {
    let store = fresh.open().await;
    let user = User { id: "anna".to_owned(), name: "Guest".to_owned() };
    store
        .create_guest(&user, &NewSession { token_hash: [1; 32], now: 0, expires_at: 9 * DAY })
        .await
        .unwrap();
    let account = AccountRow {
        user_id: "anna".to_owned(),
        name: "Anna".to_owned(),
        name_key: "anna".to_owned(),
        password: Some("hash".to_owned()),
        role: Role::Player,
        created_at: 1,
    };
    assert!(store.make_account(&account).await.unwrap());
    store
}

/// Anna has confirmed an address.
pub(super) async fn with_address(store: &SqlStore) {
    let asked = AskedMail {
        user_id: "anna".to_owned(),
        address: "anna@club.example".to_owned(),
        stop: "stop".to_owned(),
        send: true,
        now: 2,
        ends: DAY,
    };
    store.ask_mail(&asked).await.unwrap();
    assert!(store.mail_link("anna", "anna@club.example", &[7; 32], DAY).await.unwrap());
    assert_eq!(store.confirm_mail(&[7; 32], "stop2", 3).await.unwrap().as_deref(), Some("anna"));
}

async fn failures_are_counted_until_their_owner_has_seen_them_and_mailed_once_a_day(fresh: Fresh) {
    let store = with_anna(&fresh).await;
    let fail = async |at: i64| store.sign_in_failed("anna", at, 3, DAY).await.unwrap();
    assert_eq!([fail(10).await, fail(11).await, fail(12).await], [false; 3], "there is no address");
    let seen = Failures { count: 3, first_at: 10, last_at: 12 };
    assert_eq!(store.sign_in_failures("anna").await.unwrap(), Some(seen));
    store.forget_failures("anna").await.unwrap();
    assert_eq!(store.sign_in_failures("anna").await.unwrap(), None);
    with_address(&store).await;
    assert_eq!([fail(20).await, fail(21).await, fail(22).await, fail(23).await], [false, false, true, false]);
    assert_eq!(
        store.sign_in_failures("anna").await.unwrap(),
        Some(Failures { count: 4, first_at: 20, last_at: 23 })
    );
    let due = store.due_letters(30, 9).await.unwrap();
    assert!(due.iter().any(|one| one.kind == Letter::Attempts), "{due:?}");
    assert!(fail(22 + DAY).await, "a day later again");
    assert!(!store.sign_in_failed("nobody", 50, 1, DAY).await.unwrap());
    store.forget_account("anna", "left", 60).await.unwrap();
    assert_eq!(store.sign_in_failures("anna").await.unwrap(), None);
}

async fn a_key_of_the_servers_is_made_once(fresh: Fresh) {
    let store = fresh.open().await;
    assert_eq!(store.server_key("device", &[1; 32]).await.unwrap(), [1; 32]);
    assert_eq!(store.server_key("device", &[2; 32]).await.unwrap(), [1; 32]);
    assert_eq!(store.server_key("another", &[3; 32]).await.unwrap(), [3; 32]);
}
