//! Tests of accounts, sessions and settings.

use super::driver::query;
use super::fresh::{self, Fresh};
use super::people::{AccountRow, AccountSession, NewToken, Role, Scope, TokenRow};
use super::{NewSession, User};
use crate::on_both_engines;

use crate::moderation::{Deed, NewDeed};
use pasch_credentials::names::Name;

on_both_engines! {
    a_banned_accounts_name_is_kept_and_one_that_looks_like_it,
    names_that_look_alike_are_one_even_if_their_keys_differ,
    a_guest_becomes_an_account_and_a_name_is_given_once,
    sessions_end_by_time_and_by_wish,
    tokens_are_sessions_of_programs,
    settings_are_kept_and_replaced,
}

const HOUR: i64 = 3_600_000;

fn account(user: &str, key: &str) -> AccountRow {
    AccountRow { name: key.to_uppercase(), name_key: key.to_owned(), ..fresh::account(user) }
}

fn guest(name: &str) -> Name {
    Name::of_guest(name).unwrap()
}

fn named(user: &str, name: &str) -> AccountRow {
    let read = Name::read(name).unwrap();
    AccountRow { name: read.shown, name_key: read.key, ..account(user, user) }
}

async fn a_banned_accounts_name_is_kept_and_one_that_looks_like_it(fresh: Fresh) {
    let store = fresh.with_guests(&["one", "two", "three"]).await;
    assert!(store.make_account(&named("one", "Carla")).await.unwrap());
    let ban = |about: &str, until| NewDeed {
        at: 10,
        actor: None,
        deed: Deed::Suspend,
        about: about.into(),
        report: None,
        until,
        reason: "Many reports.".to_owned(),
    };
    store.note(&ban("one", Some(100))).await.unwrap();
    store.forget_account(&"one".into(), "left", 20).await.unwrap();
    for name in ["Carla", "carIa", "ϲarla", "Cаrla", "CARLÄ"] {
        let read = Name {
            look: pasch_credentials::names::look(name),
            shown: name.to_owned(),
            key: format!("key of {name}"),
        };
        let again = AccountRow {
            name: name.to_owned(),
            name_key: read.key.clone(),
            created_at: 50,
            ..account("two", "two")
        };
        assert!(!store.make_account(&again).await.unwrap(), "{name} as an account");
        assert!(!store.rename_guest(&"two".into(), &read, 50).await.unwrap(), "{name} as a guest");
    }
    assert!(store.rename_guest(&"two".into(), &guest("Clara"), 50).await.unwrap(), "another name");
    // The ban is over, and with it the name is free.
    assert!(store.make_account(&AccountRow { created_at: 100, ..named("two", "Carla") }).await.unwrap());
    // For good is for good, and a second deletion does not shorten it.
    store.note(&ban("two", None)).await.unwrap();
    store.forget_account(&"two".into(), "left", 110).await.unwrap();
    let late = AccountRow { created_at: i64::MAX, ..named("three", "Carla") };
    assert!(!store.make_account(&late).await.unwrap());
    // Whoever goes in peace leaves the name to others.
    assert!(store.make_account(&named("three", "Dora")).await.unwrap());
    store.forget_account(&"three".into(), "left", 120).await.unwrap();
    let guests = NewSession { token_hash: [9; 32], now: 0, expires_at: 400 * 24 * HOUR };
    store.create_guest(&User { id: "four".into(), name: "Guest".to_owned() }, &guests).await.unwrap();
    assert!(store.make_account(&AccountRow { created_at: 130, ..named("four", "Dora") }).await.unwrap());
}

async fn names_that_look_alike_are_one_even_if_their_keys_differ(fresh: Fresh) {
    let store = fresh.with_guests(&["one", "two"]).await;
    assert!(store.make_account(&named("one", "Pera")).await.unwrap());
    let wynn = Name::read("ƿera").unwrap();
    assert_ne!(wynn.key, Name::read("Pera").unwrap().key, "by the key alone they would be two");
    assert!(!store.make_account(&named("two", "ƿera")).await.unwrap());
    assert!(!store.rename_guest(&"two".into(), &guest("ƿera"), 9).await.unwrap());
    // An account of an earlier version is known by its look once the server has noted it.
    query("UPDATE accounts SET look = NULL").execute(&store.writer).await.unwrap();
    store.note_looks().await.unwrap();
    assert!(!store.make_account(&named("two", "ƿera")).await.unwrap());
}

async fn a_guest_becomes_an_account_and_a_name_is_given_once(fresh: Fresh) {
    let store = fresh.with_guests(&["one", "two"]).await;
    assert_eq!(store.visit(&[1; 32], 1).await.unwrap().unwrap().role, None);
    assert!(store.make_account(&account("one", "anna")).await.unwrap());
    assert!(!store.make_account(&account("two", "anna")).await.unwrap(), "the name is taken");
    assert!(!store.make_account(&account("one", "bert")).await.unwrap(), "nobody has two");
    let visit = store.visit(&[1; 32], 1).await.unwrap().unwrap();
    assert_eq!((visit.user.name.as_str(), visit.role), ("ANNA", Some(Role::Player)));
    assert_eq!(store.account_named("anna").await.unwrap(), Some(account("one", "anna")));
    assert_eq!(store.account_of(&"two".into()).await.unwrap(), None);
    assert!(
        !store.rename_guest(&"two".into(), &guest("Änna"), 9).await.unwrap(),
        "looks like an account's name"
    );
    assert!(!store.rename_guest(&"one".into(), &guest("Bert"), 9).await.unwrap(), "has an account");
    assert!(store.rename_guest(&"two".into(), &guest("Bert"), 9).await.unwrap());
    assert_eq!(store.user_name(&"two".into()).await.unwrap().as_deref(), Some("Bert"));
    store.set_password(&"one".into(), "other").await.unwrap();
    assert_eq!(store.account_of(&"one".into()).await.unwrap().unwrap().password.as_deref(), Some("other"));
}

async fn sessions_end_by_time_and_by_wish(fresh: Fresh) {
    let store = fresh.with_guests(&["one"]).await;
    for number in 10..13_u8 {
        let session = AccountSession {
            user_id: "one".into(),
            session: [number; 32],
            agent: format!("browser {number}"),
            now: i64::from(number),
            idle_ms: 10 * HOUR,
            expires_at: 30 * HOUR,
        };
        store.begin_session(&session).await.unwrap();
    }
    let live = async |at: i64| {
        let rows = store.sessions_of(&"one".into(), at).await.unwrap();
        rows.into_iter().map(|row| row.session[0]).collect::<Vec<_>>()
    };
    assert_eq!(live(20).await, [12, 11, 10, 1]);
    // Use keeps a session alive, but not beyond its end.
    assert!(store.visit(&[10; 32], 9 * HOUR).await.unwrap().is_some());
    assert!(store.visit(&[11; 32], 11 * HOUR).await.unwrap().is_none());
    assert_eq!(live(11 * HOUR).await, [10, 1]);
    assert!(store.visit(&[10; 32], 18 * HOUR).await.unwrap().is_some());
    assert!(store.visit(&[10; 32], 27 * HOUR).await.unwrap().is_some());
    assert!(store.visit(&[10; 32], 31 * HOUR).await.unwrap().is_none());
    store.forget_sessions(11 * HOUR).await.unwrap();
    assert_eq!(live(0).await, [10, 1]);
    store.end_sessions(&"one".into(), Some(&[1; 32])).await.unwrap();
    assert_eq!(live(0).await, [1]);
    store.end_session(&[1; 32]).await.unwrap();
    assert_eq!(live(0).await, [0_u8; 0]);
}

async fn tokens_are_sessions_of_programs(fresh: Fresh) {
    let store = fresh.with_guests(&["one", "two"]).await;
    let token = |number: u8, at: i64| NewToken {
        user_id: "one".into(),
        row: TokenRow {
            hash: [number; 32],
            name: format!("bot {number}"),
            scopes: vec![Scope::Play, Scope::Read],
            created_at: at,
            seen_at: at,
            expires_at: at + 10 * HOUR,
        },
        most: 2,
    };
    assert!(store.make_token(&token(20, 1)).await.unwrap());
    assert!(store.make_token(&token(21, 2)).await.unwrap());
    assert!(!store.make_token(&token(22, 3)).await.unwrap(), "two are enough");
    assert!(store.make_token(&token(22, 1 + 10 * HOUR)).await.unwrap(), "the first has run out");
    let visit = store.visit(&[21; 32], 5).await.unwrap().unwrap();
    assert_eq!((visit.user.id.as_str(), visit.scopes), ("one", Some(vec![Scope::Play, Scope::Read])));
    assert_eq!(store.visit(&[1; 32], 5).await.unwrap().unwrap().scopes, None, "a browser's");
    assert_eq!(store.visit(&[20; 32], 1 + 10 * HOUR).await.unwrap(), None);
    let seen: Vec<_> = store
        .tokens_of(&"one".into(), 3)
        .await
        .unwrap()
        .into_iter()
        .map(|row| (row.hash[0], row.seen_at))
        .collect();
    assert_eq!(seen, [(22, 1 + 10 * HOUR), (21, 5), (20, 1)], "the first use is told at once");
    // Neither kind counts as the other, and signing out elsewhere leaves programs alone.
    assert_eq!(store.sessions_of(&"one".into(), 3).await.unwrap().len(), 1);
    store.end_sessions(&"one".into(), None).await.unwrap();
    assert_eq!(store.tokens_of(&"one".into(), 3).await.unwrap().len(), 3);
    store.end_session(&[21; 32]).await.unwrap();
    assert_eq!(store.visit(&[21; 32], 5).await.unwrap(), None);
    store.end_tokens(&"one".into()).await.unwrap();
    assert_eq!(store.tokens_of(&"one".into(), 3).await.unwrap(), []);
    assert!(store.visit(&[2; 32], 5).await.unwrap().is_some());
}

async fn settings_are_kept_and_replaced(fresh: Fresh) {
    let store = fresh.with_guests(&["one"]).await;
    assert_eq!(store.settings_of(&"one".into()).await.unwrap(), None);
    for body in ["{}", "{\"theme\":\"dark\"}"] {
        store.keep_settings(&"one".into(), body, 1).await.unwrap();
        assert_eq!(store.settings_of(&"one".into()).await.unwrap().as_deref(), Some(body));
    }
}
