//! Matches that begin alike, on both engines.

use super::Store;
use super::collection::{CollectedFilter, CollectedRow, ImportBatch, ImportRow, NewCollected};
use super::driver::query;
use super::fresh::Fresh;
use crate::on_both_engines;
use pasch_wire::{CollectedId, UserId};

on_both_engines! {
    matches_that_share_a_beginning_resemble_each_other,
    beginnings_are_found_out_later,
}

fn new(number: u8, beginnings: &[[u8; 16]]) -> NewCollected {
    let row = CollectedRow {
        id: format!("m{number}").into(),
        name_a: "Anna".to_owned(),
        name_b: format!("Bert {number}"),
        variant: "backgammon".to_owned(),
        length: 5,
        rolls: 40,
        file: format!("f{number}.mat"),
        ..CollectedRow::default()
    };
    NewCollected {
        row,
        digest: [number; 16],
        file_hash: [number; 16],
        log: vec![number],
        warnings: "[]".to_owned(),
        beginnings: beginnings.to_vec(),
    }
}

async fn import(store: &Store, owner: &str, id: &str, matches: &[NewCollected]) -> ImportRow {
    let row = ImportRow { id: id.into(), owner: owner.into(), ..ImportRow::default() };
    store.create_import(&row).await.unwrap();
    let batch = ImportBatch {
        owner: &owner.into(),
        import_id: &id.into(),
        matches,
        files: matches.len() as u64,
        known: 0,
        refused: 0,
        problems: &[],
        now: 9,
    };
    store.add_collected(&batch).await.unwrap()
}

async fn alike(store: &Store, owner: &str, id: &str) -> Vec<String> {
    let rows = store.resembling(&owner.into(), &[id.into()]).await.unwrap();
    assert!(rows.iter().all(|row| row.of == *id));
    rows.into_iter().map(|row| row.id.into_string()).collect()
}

async fn matches_that_share_a_beginning_resemble_each_other(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    let (one, two, three) = ([1; 16], [2; 16], [3; 16]);
    let first = import(&store, "anna", "i1", &[new(1, &[one, two]), new(2, &[three])]).await;
    assert_eq!((first.added, first.resembling), (2, 0));
    // Cut after its first game; and with another one besides.
    let second = import(&store, "anna", "i2", &[new(3, &[one]), new(4, &[two, three])]).await;
    assert_eq!((second.added, second.resembling), (2, 2));
    let (told, kept) = store.import_problems(&"i2".into(), 0, 9).await.unwrap();
    assert_eq!((kept, told[0].file.as_str(), told[0].refused), (2, "f3.mat", false));
    assert_eq!(told[0].text, "Resembles Anna – Bert 1 (undated, 5 points, 40 rolls). Both are kept.");
    import(&store, "bert", "i3", &[new(5, &[one])]).await;
    assert_eq!(alike(&store, "anna", "m1").await, ["m3", "m4"], "both ways, and none of Bert's");
    assert_eq!(alike(&store, "anna", "m2").await, ["m4"]);
    assert_eq!(alike(&store, "anna", "m3").await, ["m1"]);
    assert_eq!(alike(&store, "anna", "m4").await, ["m1", "m2"]);
    assert!(alike(&store, "bert", "m5").await.is_empty());
    let ids: Option<Vec<CollectedId>> = Some(vec!["m4".into()]);
    store.delete_collected(&"anna".into(), &CollectedFilter { ids, ..Default::default() }).await.unwrap();
    assert_eq!(alike(&store, "anna", "m1").await, ["m3"]);
    assert!(alike(&store, "anna", "m2").await.is_empty());
}

async fn beginnings_are_found_out_later(fresh: Fresh) {
    let store = fresh.with_guests(&["anna"]).await;
    import(&store, "anna", "i1", &[new(1, &[]), new(2, &[[7; 16]])]).await;
    assert!(store.without_beginnings(9).await.unwrap().is_empty());
    // As a version before left it.
    query("UPDATE collected SET begun = 0 WHERE id = 'm1'").run(&store.writer).await.unwrap();
    assert_eq!(store.without_beginnings(9).await.unwrap(), [("m1".into(), vec![1])]);
    store.keep_beginnings(&"m1".into(), &[[7; 16], [8; 16]]).await.unwrap();
    store.keep_beginnings(&"gone".into(), &[[7; 16]]).await.unwrap();
    assert!(store.without_beginnings(9).await.unwrap().is_empty());
    let rows = store.resembling(&UserId::from("anna"), &["m1".into(), "m2".into()]).await.unwrap();
    let pairs: Vec<_> = rows.iter().map(|row| (row.of.as_str(), row.id.as_str())).collect();
    assert_eq!(pairs, [("m2", "m1"), ("m1", "m2")]);
}
