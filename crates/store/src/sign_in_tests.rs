//! Attempts to sign in.

use super::Store;
use super::fresh::{Fresh, account};
use super::mail::{AskedMail, Letter};
use super::people::AccountRow;
use super::sign_in::Failures;
use crate::on_both_engines;
use pasch_credentials::passkeys::PasskeyRow;
use pasch_wire::UserId;

on_both_engines! {
    failures_are_counted_until_their_owner_has_seen_them_and_mailed_once_a_day,
    a_key_of_the_servers_is_made_once,
    a_link_for_a_new_password_is_used_once_and_ends_with_its_address,
}

const DAY: i64 = 24 * 3_600_000;

pub(super) async fn with_anna(fresh: &Fresh) -> Store {
    let store = fresh.with_guests(&["anna"]).await;
    let account = AccountRow { name: "Anna".to_owned(), created_at: 1, ..account("anna") };
    assert!(store.make_account(&account).await.unwrap());
    store
}

/// Anna has confirmed an address.
pub(super) async fn with_address(store: &Store) {
    let asked = AskedMail {
        user_id: "anna".into(),
        address: "anna@club.example".to_owned(),
        stop: "stop".to_owned(),
        send: true,
        now: 2,
        ends: DAY,
    };
    store.ask_mail(&asked).await.unwrap();
    assert!(store.mail_link(&"anna".into(), "anna@club.example", &[7; 32], DAY).await.unwrap());
    assert_eq!(
        store.confirm_mail(&[7; 32], "stop2", 3).await.unwrap().as_ref().map(UserId::as_str),
        Some("anna")
    );
}

async fn failures_are_counted_until_their_owner_has_seen_them_and_mailed_once_a_day(fresh: Fresh) {
    let store = with_anna(&fresh).await;
    let fail = async |at: i64| store.sign_in_failed(&"anna".into(), at, 3, DAY).await.unwrap();
    assert_eq!([fail(10).await, fail(11).await, fail(12).await], [false; 3], "there is no address");
    let seen = Failures { count: 3, first_at: 10, last_at: 12 };
    assert_eq!(store.sign_in_failures(&"anna".into()).await.unwrap(), Some(seen));
    store.forget_failures(&"anna".into()).await.unwrap();
    assert_eq!(store.sign_in_failures(&"anna".into()).await.unwrap(), None);
    with_address(&store).await;
    assert_eq!([fail(20).await, fail(21).await, fail(22).await, fail(23).await], [false, false, true, false]);
    assert_eq!(
        store.sign_in_failures(&"anna".into()).await.unwrap(),
        Some(Failures { count: 4, first_at: 20, last_at: 23 })
    );
    let due = store.due_letters(30, 9).await.unwrap();
    assert!(due.iter().any(|one| one.kind == Letter::Attempts), "{due:?}");
    assert!(fail(22 + DAY).await, "a day later again");
    assert!(!store.sign_in_failed(&"nobody".into(), 50, 1, DAY).await.unwrap());
    store.forget_account(&"anna".into(), "left", 60).await.unwrap();
    assert_eq!(store.sign_in_failures(&"anna".into()).await.unwrap(), None);
}

async fn a_key_of_the_servers_is_made_once(fresh: Fresh) {
    let store = fresh.open().await;
    assert_eq!(store.server_key("device", &[1; 32]).await.unwrap(), [1; 32]);
    assert_eq!(store.server_key("device", &[2; 32]).await.unwrap(), [1; 32]);
    assert_eq!(store.server_key("another", &[3; 32]).await.unwrap(), [3; 32]);
}

async fn a_link_for_a_new_password_is_used_once_and_ends_with_its_address(fresh: Fresh) {
    let store = with_anna(&fresh).await;
    assert!(!store.ask_reset(&"anna".into(), 5).await.unwrap(), "there is no address");
    assert!(!store.reset_link(&"anna".into(), "anna@club.example", &[8; 32], 99).await.unwrap());
    with_address(&store).await;
    assert!(!store.ask_reset(&"nobody".into(), 5).await.unwrap());
    assert!(store.ask_reset(&"anna".into(), 5).await.unwrap());
    let kinds = async || {
        let due = store.due_letters(DAY, 9).await.unwrap();
        due.into_iter().map(|one| one.kind).collect::<Vec<_>>()
    };
    assert_eq!(kinds().await, [Letter::Reset]);
    assert_eq!(store.accounts_at("ANNA@club.example", 9).await.unwrap(), ["anna"]);
    assert!(store.accounts_at("bert@club.example", 9).await.unwrap().is_empty());
    assert!(!store.reset_link(&"anna".into(), "other@club.example", &[8; 32], 99).await.unwrap());

    // Of two links the later one is good.
    assert!(store.reset_link(&"anna".into(), "anna@club.example", &[8; 32], 99).await.unwrap());
    assert!(store.reset_link(&"anna".into(), "anna@club.example", &[9; 32], 99).await.unwrap());
    assert_eq!(store.reset_of(&[8; 32], 10).await.unwrap(), None);
    assert_eq!(store.reset_of(&[9; 32], 99).await.unwrap(), None, "expired");
    assert_eq!(store.reset_password(&[9; 32], "new", 99).await.unwrap(), None, "expired");
    assert_eq!(
        store.reset_of(&[9; 32], 10).await.unwrap().map(|one| one.user_id).as_ref().map(UserId::as_str),
        Some("anna")
    );

    let passkey = PasskeyRow {
        credential_id: vec![1],
        user_id: "anna".into(),
        name: "phone".to_owned(),
        host: "localhost".to_owned(),
        public_key: vec![2],
        algorithm: -7,
        counter: 0,
        transports: String::new(),
        created_at: 6,
        used_at: None,
    };
    assert!(store.add_passkey(&passkey, 9).await.unwrap());
    assert!(store.visit(&[1; 32], 10).await.unwrap().is_some());
    assert_eq!(
        store.reset_password(&[9; 32], "new", 10).await.unwrap().as_ref().map(UserId::as_str),
        Some("anna")
    );
    assert_eq!(store.reset_password(&[9; 32], "newer", 11).await.unwrap(), None, "used");
    assert_eq!(store.account_of(&"anna".into()).await.unwrap().unwrap().password.as_deref(), Some("new"));
    assert!(store.visit(&[1; 32], 10).await.unwrap().is_none(), "sessions have ended");
    assert_eq!(store.passkeys_of(&"anna".into()).await.unwrap().len(), 1, "passkeys stay");
    assert_eq!(kinds().await, [Letter::NewPassword]);

    // A link goes with the address it went to, and when its time is over.
    assert!(store.reset_link(&"anna".into(), "anna@club.example", &[10; 32], 99).await.unwrap());
    store.forget_resets(98).await.unwrap();
    assert!(store.reset_of(&[10; 32], 12).await.unwrap().is_some());
    store.forget_resets(99).await.unwrap();
    assert!(store.reset_of(&[10; 32], 12).await.unwrap().is_none());
    assert!(store.reset_link(&"anna".into(), "anna@club.example", &[11; 32], 99).await.unwrap());
    with_address(&store).await;
    assert!(store.reset_of(&[11; 32], 12).await.unwrap().is_none(), "confirmed anew");
    assert!(store.reset_link(&"anna".into(), "anna@club.example", &[12; 32], 99).await.unwrap());
    store.forget_mail(&"anna".into()).await.unwrap();
    assert!(store.reset_of(&[12; 32], 12).await.unwrap().is_none());
}
