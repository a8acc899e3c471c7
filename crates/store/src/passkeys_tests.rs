//! Passkeys, and accounts that have nothing else.

use super::fresh::{self, Fresh};
use super::passkeys::Removal;
use super::people::AccountRow;
use crate::on_both_engines;
use pasch_credentials::passkeys::PasskeyRow;

on_both_engines! {
    an_account_is_made_by_a_passkey_or_not_at_all,
    a_passkey_is_known_once_and_counts_forwards,
    the_last_way_in_stays,
}

fn account(user: &str, password: Option<&str>) -> AccountRow {
    AccountRow { password: password.map(str::to_owned), ..fresh::account(user) }
}

fn passkey(user: &str, number: u8) -> PasskeyRow {
    PasskeyRow {
        credential_id: vec![number; 16],
        user_id: user.into(),
        name: format!("key {number}"),
        host: "localhost".to_owned(),
        public_key: vec![0, 255, number],
        algorithm: -257,
        counter: u32::MAX - 1,
        transports: "internal hybrid".to_owned(),
        created_at: i64::from(number),
        used_at: None,
    }
}

async fn an_account_is_made_by_a_passkey_or_not_at_all(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    let (anna, bert) = (account("anna", None), account("bert", None));
    assert!(store.make_account_by_passkey(&anna, &passkey("anna", 1)).await.unwrap());
    assert_eq!(store.account_of(&"anna".into()).await.unwrap(), Some(anna));
    assert_eq!(store.passkey(&[1; 16]).await.unwrap(), Some(passkey("anna", 1)));
    assert!(!store.make_account_by_passkey(&bert, &passkey("bert", 1)).await.unwrap(), "it is known");
    assert_eq!(store.account_of(&"bert".into()).await.unwrap(), None);
    assert_eq!(store.user_name(&"bert".into()).await.unwrap().as_deref(), Some("Guest"));
    let twin = AccountRow { name_key: "anna".to_owned(), ..bert };
    assert!(!store.make_account_by_passkey(&twin, &passkey("bert", 2)).await.unwrap(), "the name is taken");
    assert_eq!(store.passkey(&[2; 16]).await.unwrap(), None);
    store.set_password(&"anna".into(), "hash").await.unwrap();
    assert_eq!(store.account_of(&"anna".into()).await.unwrap().unwrap().password.as_deref(), Some("hash"));
    store.forget_account(&"anna".into(), "somebody", 9).await.unwrap();
    assert_eq!(store.passkey(&[1; 16]).await.unwrap(), None, "it goes with the account");
}

async fn a_passkey_is_known_once_and_counts_forwards(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    for user in ["anna", "bert"] {
        assert!(store.make_account(&account(user, Some("hash"))).await.unwrap());
    }
    assert!(store.add_passkey(&passkey("anna", 2), 2).await.unwrap());
    assert!(!store.add_passkey(&passkey("bert", 2), 2).await.unwrap(), "another's");
    assert!(store.add_passkey(&passkey("anna", 1), 2).await.unwrap());
    assert!(!store.add_passkey(&passkey("anna", 3), 2).await.unwrap(), "two are enough");
    assert_eq!(store.passkeys_of(&"anna".into()).await.unwrap(), [passkey("anna", 1), passkey("anna", 2)]);
    assert!(!store.rename_passkey(&"bert".into(), &[1; 16], "x").await.unwrap(), "another user's");
    assert!(store.rename_passkey(&"anna".into(), &[1; 16], "x").await.unwrap());

    assert!(!store.use_passkey(&[1; 16], u32::MAX - 1, 7).await.unwrap(), "it did not count");
    assert!(store.use_passkey(&[1; 16], u32::MAX, 8).await.unwrap());
    assert!(!store.use_passkey(&[1; 16], 0, 9).await.unwrap(), "nor backwards");
    assert!(!store.use_passkey(&[9; 16], 1, 9).await.unwrap(), "there is none");
    let row = store.passkey(&[1; 16]).await.unwrap().unwrap();
    assert_eq!((row.name.as_str(), row.counter, row.used_at), ("x", u32::MAX, Some(8)));
    let plain = PasskeyRow { counter: 0, ..passkey("bert", 4) };
    assert!(store.add_passkey(&plain, 2).await.unwrap());
    for now in [10, 11] {
        assert!(store.use_passkey(&[4; 16], 0, now).await.unwrap(), "this device does not count");
    }
    assert!(store.use_passkey(&[4; 16], 1, 12).await.unwrap());
    assert!(!store.use_passkey(&[4; 16], 0, 13).await.unwrap(), "it has begun to");
}

async fn the_last_way_in_stays(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    assert!(store.make_account_by_passkey(&account("anna", None), &passkey("anna", 1)).await.unwrap());
    let remove =
        async |number: u8| store.remove_passkey(&"anna".into(), &[number; 16], "localhost").await.unwrap();
    assert_eq!(store.remove_passkey(&"bert".into(), &[1; 16], "localhost").await.unwrap(), Removal::Unknown);
    assert_eq!(remove(1).await, Removal::LastWayIn);
    let elsewhere = PasskeyRow { host: "old.example".to_owned(), ..passkey("anna", 2) };
    assert!(store.add_passkey(&elsewhere, 9).await.unwrap());
    assert_eq!(remove(1).await, Removal::LastWayIn, "one for another host opens nothing here");
    assert_eq!(remove(2).await, Removal::Done);
    assert!(store.add_passkey(&passkey("anna", 3), 9).await.unwrap());
    assert_eq!(remove(1).await, Removal::Done);
    assert_eq!(remove(3).await, Removal::LastWayIn);
    store.set_password(&"anna".into(), "hash").await.unwrap();
    assert_eq!(remove(3).await, Removal::Done, "the password is left");
    assert_eq!(store.passkeys_of(&"anna".into()).await.unwrap(), []);
}
