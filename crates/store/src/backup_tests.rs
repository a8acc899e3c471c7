//! Backups: made under load, put back on either engine.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use super::backup::{BackupError, backup, check, restore};
use super::fresh::{Fresh, bare_match};
use super::{
    Append, DatabaseUrl, DiceRows, IntentKey, NewSession, Result, RolloutRow, Store, StoreError, User,
};
use crate::on_both_engines;

on_both_engines! {
    a_backup_under_load_has_every_log,
    appends_that_arrive_together_do_not_disturb_each_other,
    one_server_holds_a_database,
}

const MATCHES: usize = 12;

async fn filled(fresh: &Fresh) -> Store {
    let store = fresh.open().await;
    let user = User { id: "anna".into(), name: "Änna".to_owned() };
    let session = NewSession { token_hash: [7; 32], now: 1, expires_at: 1000 };
    store.create_guest(&user, &session).await.unwrap();
    for number in 0..MATCHES {
        let row = bare_match(&format!("m{number}"));
        store.create_match(&row, "new").await.unwrap();
    }
    let rollout = RolloutRow { id: "r".into(), view: "{}".to_owned(), state: vec![0, 1, 255], updated_at: 1 };
    store.keep_rollout(&rollout).await.unwrap();
    store
}

async fn append(store: &Store, number: usize, seq: u32, key: Option<&str>) -> Result<()> {
    let (id, facts) = (format!("m{number}"), [("anna".to_owned(), format!("fact {seq}"))]);
    let key = key.map(|key| IntentKey { user_id: "anna".into(), client_id: key.to_owned() });
    let append = Append {
        match_id: &id.as_str().into(),
        first_seq: seq,
        at: 5,
        held: None,
        facts: &facts,
        intent: key.as_ref(),
        summary: "later",
        dice: &DiceRows::default(),
    };
    store.append(&append).await
}

async fn a_backup_under_load_has_every_log(fresh: Fresh) {
    let store = filled(&fresh).await;
    let stop = Arc::new(AtomicBool::new(false));
    let written: Arc<Vec<AtomicU32>> = Arc::new((0..MATCHES).map(|_| AtomicU32::new(0)).collect());
    let players: Vec<_> = (0..MATCHES)
        .map(|number| {
            let (store, stop, written) = (store.clone(), Arc::clone(&stop), Arc::clone(&written));
            tokio::spawn(async move {
                let mut seq = 0;
                while !stop.load(Ordering::Relaxed) {
                    seq += 1;
                    append(&store, number, seq, None).await.unwrap();
                    written[number].store(seq, Ordering::SeqCst);
                }
            })
        })
        .collect();
    while written.iter().any(|one| one.load(Ordering::SeqCst) < 3) {
        assert!(!players.iter().any(tokio::task::JoinHandle::is_finished), "a player's log is refused");
        tokio::task::yield_now().await;
    }
    let before: Vec<u32> = written.iter().map(|one| one.load(Ordering::SeqCst)).collect();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pasch.backup");
    let contents = backup(&fresh.url, &file).await.unwrap();
    stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }
    assert_eq!((contents["matches"], contents["users"]), (MATCHES as u64, 1));
    assert!(matches!(backup(&fresh.url, &file).await, Err(BackupError::Exists(_))), "never overwritten");

    // Put back on both engines, whichever it came from.
    let targets = [Some(Fresh::sqlite()), Fresh::postgres()];
    for target in targets.into_iter().flatten() {
        assert_eq!(restore(&file, &target.url, false).await.unwrap(), contents);
        let store = target.open().await;
        let mut facts = 0;
        for (number, before) in before.iter().enumerate() {
            let log = store.actions(&format!("m{number}").into()).await.unwrap();
            assert!(log.len() >= *before as usize, "what had returned is there");
            for (seq, fact) in (1..).zip(&log) {
                assert_eq!((fact.seq, fact.body.as_str()), (seq, format!("fact {seq}").as_str()));
            }
            facts += log.len() as u64;
            // The log goes on from there.
            append(&store, number, log.len() as u32 + 1, None).await.unwrap();
        }
        assert_eq!(facts, contents["actions"]);
        assert_eq!(store.find_rollout(&"r".into()).await.unwrap().unwrap().state, [0, 1, 255]);
        assert_eq!(store.visit(&[7; 32], 2).await.unwrap().unwrap().user.name, "Änna");
        store.close().await;
        match restore(&file, &target.url, false).await {
            Err(BackupError::Used(_)) => {
                assert_eq!(restore(&file, &target.url, true).await.unwrap(), contents);
                let store = target.open().await;
                let log = store.actions(&"m0".into()).await.unwrap();
                assert!(log.iter().all(|fact| fact.body.starts_with("fact")));
                store.close().await;
                let aside = format!("{}.replaced", target.url);
                assert_eq!(
                    check(aside.as_ref()).await.unwrap()["actions"],
                    contents["actions"] + MATCHES as u64
                );
            }
            refused => assert!(matches!(refused, Err(BackupError::NotEmpty(_))), "{refused:?}"),
        }
    }
}

#[tokio::test]
async fn what_is_no_backup_is_not_put_back() {
    let fresh = Fresh::sqlite();
    let store = filled(&fresh).await;
    append(&store, 0, 1, None).await.unwrap();
    store.close().await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    let target = DatabaseUrl::file(folder.path().join("target.sqlite"));
    let cause = |result: Result<_, BackupError>| match result {
        Err(BackupError::Unsound { cause, .. }) => cause,
        other => panic!("{other:?}"),
    };
    assert!(cause(restore(&file, &target, true).await).contains("no such file"));
    std::fs::write(&file, "not a database at all").unwrap();
    cause(restore(&file, &target, true).await);
    // Cut short, and with a page overwritten.
    let sound = folder.path().join("sound");
    backup(&fresh.url, &sound).await.unwrap();
    let bytes = std::fs::read(&sound).unwrap();
    std::fs::write(&file, &bytes[..bytes.len() - 8192]).unwrap();
    cause(restore(&file, &target, true).await);
    let mut damaged = bytes.clone();
    damaged[8192..12288].fill(0xA5);
    std::fs::write(&file, &damaged).unwrap();
    cause(restore(&file, &target, true).await);
    assert!(!target.as_file().unwrap().exists(), "nothing is written of it");
    let nowhere = DatabaseUrl::file(folder.path().join("nothing.sqlite"));
    assert!(matches!(backup(&nowhere, &folder.path().join("b")).await, Err(BackupError::Nothing(_))));
    // A database in use is not replaced under its server.
    let hold = target.hold().await.unwrap();
    let refused = restore(&sound, &target, true).await;
    assert!(matches!(refused, Err(BackupError::Store(StoreError::InUse))), "{refused:?}");
    drop(hold);
    restore(&sound, &target, false).await.unwrap();
}

async fn appends_that_arrive_together_do_not_disturb_each_other(fresh: Fresh) {
    let store = filled(&fresh).await;
    append(&store, 0, 1, Some("known")).await.unwrap();
    // Every second one is wrong: a gap, a number that is taken, an intent done before, a match that is not there.
    let one = |number: usize| {
        let store = store.clone();
        tokio::spawn(async move {
            match number {
                0 => append(&store, 0, 2, Some("known")).await,
                2 => append(&store, 2, 2, None).await,
                4 => append(&store, 4, 0, None).await,
                6 => append(&store, MATCHES + 1, 1, None).await,
                _ => append(&store, number, 1, Some("new")).await,
            }
        })
    };
    let tasks: Vec<_> = (0..MATCHES).map(one).collect();
    for (number, task) in tasks.into_iter().enumerate() {
        let result = task.await.unwrap();
        match number {
            0 | 2 | 4 => assert!(matches!(result, Err(StoreError::Conflict { .. })), "{number}: {result:?}"),
            6 => assert!(result.is_err()),
            _ => result.unwrap(),
        }
    }
    for number in 0..MATCHES {
        let log = store.actions(&format!("m{number}").into()).await.unwrap();
        assert_eq!(log.len(), usize::from(![2, 4, 6].contains(&number)), "m{number}");
    }
    // Two of one match at once: one is written, the other in conflict; in turn, both are.
    let (first, second) = tokio::join!(append(&store, 1, 2, None), append(&store, 1, 2, None));
    assert_eq!((first.is_ok(), second.is_ok()), (true, false));
    let (first, second) = tokio::join!(append(&store, 1, 3, None), append(&store, 1, 4, None));
    assert_eq!((first.is_ok(), second.is_ok()), (true, true));
    // Another process writes, too: one of both is told.
    let other = fresh.open().await;
    for seq in 2..20 {
        let (here, there) = tokio::join!(append(&store, 3, seq, None), append(&other, 3, seq, None));
        assert_ne!(here.is_ok(), there.is_ok(), "{here:?} {there:?}");
        let refused = here.and(there).unwrap_err();
        assert!(matches!(refused, StoreError::Conflict { .. }), "{refused:?}");
    }
    assert_eq!(store.actions(&"m3".into()).await.unwrap().len(), 19);
}

async fn one_server_holds_a_database(fresh: Fresh) {
    let hold = fresh.url.hold().await.unwrap();
    assert!(matches!(fresh.url.hold().await, Err(StoreError::InUse)));
    drop(hold);
    fresh.url.hold().await.unwrap();
}
