//! The queue of decisions to be rolled out, on both engines.

use super::collection::{CollectedFilter, CollectedRow, ImportBatch, ImportRow, NewCollected};
use super::fresh::Fresh;
use super::rolled::{RolledState, WantedRollout};
use super::{RolloutRow, Store};
use crate::on_both_engines;
use pasch_practice::ProblemKey;
use pasch_wire::UserId;

on_both_engines! {
    decisions_wait_their_turn_and_results_stay,
    people_take_turns,
    a_queue_is_bounded_and_forgotten,
}

async fn collection(fresh: &Fresh) -> Store {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    for (number, owner) in [(1_u8, "anna"), (2, "anna"), (3, "bert")] {
        let import_id = format!("i{number}");
        let row = ImportRow { id: import_id.as_str().into(), owner: owner.into(), ..ImportRow::default() };
        store.create_import(&row).await.unwrap();
        let row = CollectedRow { id: format!("m{number}").into(), rolls: 9, ..CollectedRow::default() };
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

fn wanted(match_id: &str, action: u32, settings: &str) -> WantedRollout {
    WantedRollout {
        key: ProblemKey { match_id: match_id.into(), action },
        position: format!("position {action}"),
        kind: "play".to_owned(),
        played: "8/5 6/5".to_owned(),
        settings: settings.to_owned(),
    }
}

async fn decisions_wait_their_turn_and_results_stay(fresh: Fresh) {
    let store = collection(&fresh).await;
    let (anna, nobody) = (UserId::from("anna"), UserId::default());
    assert_eq!(store.next_rollout(&nobody).await.unwrap(), None);
    let (late, early) = (wanted("m2", 7, "{}"), wanted("m1", 3, "{}"));
    assert!(store.want_rollouts(&anna, &[late.clone(), early.clone()], 50, 10).await.unwrap());
    // In the order in which they were asked for.
    assert_eq!(store.next_rollout(&nobody).await.unwrap(), Some((late.clone(), anna.clone())));
    store.finish_rollout(&late, Ok("first"), 11).await.unwrap();
    assert_eq!(store.next_rollout(&anna).await.unwrap(), Some((early.clone(), anna.clone())));
    let queue = store.rollout_queue(&anna).await.unwrap();
    assert_eq!(
        queue.iter().map(|row| row.state).collect::<Vec<_>>(),
        [RolledState::Done, RolledState::Waiting]
    );
    store.finish_rollout(&early, Err("no engine"), 12).await.unwrap();
    assert!(store.rollout_queue(&anna).await.unwrap().is_empty(), "nothing waits");
    let row = store.rolled_of(&"m1".into()).await.unwrap().remove(0);
    assert_eq!(
        (row.state, row.failure.as_deref(), row.result),
        (RolledState::Failed, Some("no engine"), None)
    );

    // Asked for again with other settings: the result stays until the later one is there.
    let again = wanted("m2", 7, "{\"trials\":72}");
    assert!(store.want_rollouts(&anna, std::slice::from_ref(&again), 50, 20).await.unwrap());
    assert!(store.is_rollout_wanted(&again).await.unwrap() && !store.is_rollout_wanted(&late).await.unwrap());
    store.finish_rollout(&late, Ok("too late"), 21).await.unwrap();
    let row = store.rolled_of(&"m2".into()).await.unwrap().remove(0);
    assert_eq!((row.state, row.result.as_deref()), (RolledState::Waiting, Some("first")));
    store.finish_rollout(&again, Ok("second"), 22).await.unwrap();
    let row = store.rolled_of(&"m2".into()).await.unwrap().remove(0);
    assert_eq!((row.state, row.result.as_deref(), row.wanted), (RolledState::Done, Some("second"), again));

    let rollout =
        |id: &str, at| RolloutRow { id: id.into(), view: id.to_owned(), state: Vec::new(), updated_at: at };
    for row in [rollout("a", 3), rollout("b", 5), rollout("c", 4)] {
        store.keep_rollout(&row).await.unwrap();
    }
    assert_eq!(store.latest_rollouts(2).await.unwrap(), ["b", "c"]);
}

async fn people_take_turns(fresh: Fresh) {
    let store = collection(&fresh).await;
    let (anna, bert) = (UserId::from("anna"), UserId::from("bert"));
    let all = [wanted("m1", 1, "{}"), wanted("m1", 2, "{}"), wanted("m3", 1, "{}"), wanted("gone", 1, "{}")];
    assert!(store.want_rollouts(&anna, &all, 50, 10).await.unwrap());
    assert!(store.rolled_of(&"m3".into()).await.unwrap().is_empty(), "that is Bert's");
    assert!(store.want_rollouts(&bert, &[wanted("m3", 5, "{}")], 50, 99).await.unwrap());
    let (_, next) = store.next_rollout(&anna).await.unwrap().unwrap();
    assert_eq!(next, bert, "they came later, and it is their turn");
    let (one, next) = store.next_rollout(&bert).await.unwrap().unwrap();
    assert_eq!((next, one.key.action), (anna, 1));
}

async fn a_queue_is_bounded_and_forgotten(fresh: Fresh) {
    let store = collection(&fresh).await;
    let anna = UserId::from("anna");
    let three = [1, 2, 3].map(|action| wanted("m1", action, "{}"));
    assert!(!store.want_rollouts(&anna, &three, 2, 10).await.unwrap(), "three are too many");
    assert!(store.rolled_of(&"m1".into()).await.unwrap().is_empty(), "and none of them was taken");
    assert!(store.want_rollouts(&anna, &three[..2], 2, 10).await.unwrap());
    assert!(store.want_rollouts(&anna, &three[..2], 2, 11).await.unwrap(), "they wait already");
    store.finish_rollout(&three[0], Ok("kept"), 12).await.unwrap();
    assert!(store.want_rollouts(&anna, &three[..1], 2, 13).await.unwrap());
    assert_eq!(store.forget_rollouts(&"bert".into(), 14).await.unwrap(), 0);
    assert_eq!(store.forget_rollouts(&anna, 14).await.unwrap(), 2);
    let left = store.rolled_of(&"m1".into()).await.unwrap();
    assert_eq!(left.len(), 1);
    assert_eq!((left[0].state, left[0].result.as_deref()), (RolledState::Done, Some("kept")));
    assert_eq!(store.next_rollout(&anna).await.unwrap(), None);
    store.delete_collected(&anna, &CollectedFilter::default()).await.unwrap();
    assert!(store.rolled_of(&"m1".into()).await.unwrap().is_empty());
}
