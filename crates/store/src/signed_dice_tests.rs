//! Keys and records of dice by `pasch-dice/3`.

use super::backup::{backup, restore};
use super::fresh::{Fresh, bare_match};
use super::{Append, DiceEntryRow, DiceRows, Result, Secrets, Store};
use crate::on_both_engines;

on_both_engines! {
    keys_are_kept_with_their_time,
    a_record_grows_with_its_match_and_secrets_are_replaced,
    a_backup_holds_the_record_and_no_secret,
}

async fn with_match(fresh: &Fresh) -> Store {
    let store = fresh.with_guests(&["anna"]).await;
    store.create_match(&bare_match("m"), "new").await.unwrap();
    store
}

fn rows(numbers: std::ops::RangeInclusive<u32>, secrets: Secrets) -> DiceRows {
    let entries = numbers.map(|number| DiceEntryRow { number, at: 5, body: vec![number as u8; 3] }).collect();
    DiceRows { entries, secrets, ..DiceRows::default() }
}

async fn append(store: &Store, seq: u32, dice: &DiceRows) -> Result<()> {
    let facts = [("anna".to_owned(), "fact".to_owned())];
    let append = Append {
        match_id: &"m".into(),
        first_seq: seq,
        at: 5,
        held: None,
        facts: &facts,
        intent: None,
        summary: "later",
        dice,
    };
    store.append(&append).await
}

async fn keys_are_kept_with_their_time(fresh: Fresh) {
    let store = with_match(&fresh).await;
    assert_eq!(store.host_key(&[7; 32]).await.unwrap(), [7; 32]);
    assert_eq!(store.host_key(&[8; 32]).await.unwrap(), [7; 32], "drawn once");
    assert_eq!(store.dice_key(&"anna".into()).await.unwrap(), None);
    for (public, now, since) in [(1, 10, 10), (1, 20, 10), (2, 30, 30)] {
        store.keep_dice_key(&"anna".into(), &[public; 32], now).await.unwrap();
        let found = store.dice_key(&"anna".into()).await.unwrap().unwrap();
        assert_eq!((found.public, found.since), ([public; 32], since));
    }
    store.close().await;
}

async fn a_record_grows_with_its_match_and_secrets_are_replaced(fresh: Fresh) {
    let store = with_match(&fresh).await;
    store.add_dice(&"m".into(), &rows(1..=2, Secrets::Kept(b"one".to_vec()))).await.unwrap();
    append(&store, 1, &rows(3..=4, Secrets::Unchanged)).await.unwrap();
    assert_eq!(store.dice_secrets(&"m".into()).await.unwrap().as_deref(), Some(&b"one"[..]));
    // Neither a part of an action nor a part of a record.
    assert!(append(&store, 2, &rows(4..=5, Secrets::Kept(b"no".to_vec()))).await.is_err());
    assert!(append(&store, 1, &rows(5..=5, Secrets::Kept(b"no".to_vec()))).await.is_err());
    let found = store.dice_entries(&"m".into()).await.unwrap();
    assert_eq!(found.iter().map(|one| one.number).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!((found[2].body.as_slice(), found[2].at), (&[3; 3][..], 5));
    assert_eq!(store.actions(&"m".into()).await.unwrap().len(), 1);
    append(&store, 2, &rows(5..=5, Secrets::Kept(b"two".to_vec()))).await.unwrap();
    assert_eq!(store.dice_secrets(&"m".into()).await.unwrap().as_deref(), Some(&b"two"[..]));
    append(&store, 3, &rows(6..=6, Secrets::Gone)).await.unwrap();
    assert_eq!(store.dice_secrets(&"m".into()).await.unwrap(), None);
    store.close().await;
}

async fn a_backup_holds_the_record_and_no_secret(fresh: Fresh) {
    let store = with_match(&fresh).await;
    let secret = b"a seed that stands nowhere else";
    store.add_dice(&"m".into(), &rows(1..=2, Secrets::Kept(secret.to_vec()))).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pasch.backup");
    backup(&fresh.url, &file).await.unwrap();
    let bytes = std::fs::read(&file).unwrap();
    assert!(!bytes.windows(secret.len()).any(|window| window == secret), "not even in a page that is free");
    store.close().await;
    let target = Fresh::sqlite();
    restore(&file, &target.url, false).await.unwrap();
    let store = target.open().await;
    assert_eq!(store.dice_entries(&"m".into()).await.unwrap().len(), 2);
    assert_eq!(store.dice_secrets(&"m".into()).await.unwrap(), None);
    store.close().await;
}
