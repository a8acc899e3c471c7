//! Packed decisions, notes and sets, on both engines.

use super::collection::{CollectedFilter, CollectedRow, ImportBatch, ImportRow, JudgedRow, NewCollected};
use super::decisions::NoteRow;
use super::fresh::Fresh;
use super::own_play::keep_up;
use super::{NewAnalysis, Store};
use crate::on_both_engines;
use pasch_practice::ProblemKey;
use pasch_practice::decisions::unpack;
use pasch_wire::{CollectedId, SetId, UserId};

on_both_engines! {
    decisions_come_from_reports_and_go_with_them,
    notes_are_changed_removed_and_gone_with_their_match,
    sets_hold_own_decisions_only,
}

async fn collection(fresh: &Fresh) -> Store {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    for (number, owner) in [(1_u8, "anna"), (2, "anna"), (3, "bert")] {
        let import_id = format!("i{number}");
        let row = ImportRow { id: import_id.as_str().into(), owner: owner.into(), ..ImportRow::default() };
        store.create_import(&row).await.unwrap();
        let row = CollectedRow {
            id: format!("m{number}").into(),
            name_a: "Anna".to_owned(),
            name_b: "Bert".to_owned(),
            variant: "backgammon".to_owned(),
            length: 5,
            rolls: 9,
            ..CollectedRow::default()
        };
        let new = NewCollected {
            row,
            digest: [number; 16],
            file_hash: [number; 16],
            log: Vec::new(),
            warnings: "[]".to_owned(),
            beginnings: Vec::new(),
        };
        let batch = ImportBatch {
            owner: &owner.into(),
            import_id: &import_id.as_str().into(),
            matches: &[new],
            files: 1,
            known: 0,
            refused: 0,
            problems: &[],
            now: 9,
        };
        store.add_collected(&batch).await.unwrap();
    }
    store
}

fn report() -> String {
    let points = vec![0; 24];
    let side = serde_json::json!({"points": points, "bar": 0, "pool": 0, "off": 15, "pinned": []});
    let turn = |index, loss| {
        serde_json::json!({"index": index, "player": "b", "kind": "play", "theme": "race", "loss": loss,
            "mark": "error", "dice": [1, 6], "position": {"a": side, "b": side},
            "cube": {"value": 4, "owner": "b", "enabled": true, "canDouble": false}})
    };
    serde_json::json!({"length": 5, "summary": {"a": {}, "b": {}},
        "games": [{"score": {"a": 1, "b": 3}, "crawford": false, "turns": [turn(3, 0.5), turn(5, 0.01)]}]})
    .to_string()
}

async fn analyse(store: &Store, match_id: &str, id: &str) {
    let analysis = NewAnalysis {
        id: id.into(),
        owner: "anna".into(),
        title: String::new(),
        level: "quick".to_owned(),
        file_name: String::new(),
        source: Vec::new(),
        warnings: "[]".to_owned(),
        now: 3,
    };
    store.analyse_collected(&match_id.into(), &analysis).await.unwrap();
    let judged = [JudgedRow::default(), JudgedRow::default()];
    store.finish_judged(&id.into(), &report(), &judged, 5).await.unwrap();
}

fn key(match_id: &str, action: u32) -> ProblemKey {
    ProblemKey { match_id: match_id.into(), action }
}

async fn decisions_come_from_reports_and_go_with_them(fresh: Fresh) {
    let store = collection(&fresh).await;
    let (anna, all) = (UserId::from("anna"), CollectedFilter::default());
    analyse(&store, "m1", "x1").await;
    assert!(store.packed_decisions(&anna, &all).await.unwrap().is_empty(), "not derived yet");
    keep_up(&store, &anna).await.unwrap();
    let rows = store.packed_decisions(&anna, &all).await.unwrap();
    let found: Vec<_> = unpack(&rows[0].packed).collect();
    assert_eq!((rows.len(), found.len()), (1, 2));
    assert_eq!((found[0].dice, found[0].cube, found[0].away), (Some((6, 1)), 2, Some([2, 4])));
    let problem = store.find_decision(&anna, &key("m1", 5)).await.unwrap().unwrap();
    assert_eq!((problem.analysis_id.as_str(), problem.theme.as_deref()), ("x1", Some("race")));
    assert_eq!(store.find_decision(&anna, &key("m1", 4)).await.unwrap(), None);
    assert_eq!(store.find_decision(&"bert".into(), &key("m1", 5)).await.unwrap(), None);
    store.delete_analysis(&"x1".into()).await.unwrap();
    assert!(store.packed_decisions(&anna, &all).await.unwrap().is_empty());
}

async fn notes_are_changed_removed_and_gone_with_their_match(fresh: Fresh) {
    let store = collection(&fresh).await;
    let row = |action, note: &str, flagged| NoteRow {
        match_id: "m1".into(),
        action,
        note: note.to_owned(),
        tags: vec!["prime".to_owned(), "later".to_owned()],
        flagged,
    };
    for note in [row(None, "a good match", false), row(Some(3), "", true), row(Some(3), "why?", true)] {
        store.keep_note(&note, 7).await.unwrap();
    }
    let expected = vec![row(None, "a good match", false), row(Some(3), "why?", true)];
    assert_eq!(store.notes_on(&"m1".into()).await.unwrap(), expected);
    assert_eq!(store.notes(&"anna".into()).await.unwrap(), expected);
    assert!(store.notes(&"bert".into()).await.unwrap().is_empty());
    let blank = NoteRow { match_id: "m1".into(), action: Some(3), ..NoteRow::default() };
    store.keep_note(&blank, 8).await.unwrap();
    // A match that is gone keeps no note.
    store.keep_note(&NoteRow { match_id: "gone".into(), ..row(None, "x", false) }, 8).await.unwrap();
    assert_eq!(store.notes(&"anna".into()).await.unwrap(), expected[..1]);
    let ids: Option<Vec<CollectedId>> = Some(vec!["m1".into()]);
    store.delete_collected(&"anna".into(), &CollectedFilter { ids, ..Default::default() }).await.unwrap();
    assert!(store.notes(&"anna".into()).await.unwrap().is_empty());
}

async fn sets_hold_own_decisions_only(fresh: Fresh) {
    let store = collection(&fresh).await;
    let (anna, bert, set) = (UserId::from("anna"), UserId::from("bert"), SetId::from("s"));
    let items = [key("m2", 9), key("m1", 3), key("m1", 3), key("m3", 1), key("gone", 1)];
    store.save_set(&anna, (&set, "Primes"), &items, 5).await.unwrap();
    let kept = store.set_items(&anna, &set).await.unwrap().unwrap();
    assert_eq!(kept, [key("m1", 3), key("m2", 9)], "each once, none of Bert's");
    store.save_set(&anna, (&set, "Long primes"), &[key("m1", 4)], 6).await.unwrap();
    let sets = store.sets(&anna).await.unwrap();
    assert_eq!((sets[0].name.as_str(), sets[0].decisions, sets[0].created_at), ("Long primes", 3, 5));
    // Somebody else sees nothing of it and changes nothing.
    assert_eq!(store.set_items(&bert, &set).await.unwrap(), None);
    store.save_set(&bert, (&set, "Mine"), &[key("m3", 1)], 7).await.unwrap();
    assert!(!store.delete_set(&bert, &set).await.unwrap());
    assert_eq!(store.sets(&anna).await.unwrap()[0].name, "Long primes");
    assert!(store.delete_set(&anna, &set).await.unwrap());
    assert_eq!(store.set_items(&anna, &set).await.unwrap(), None);
}
