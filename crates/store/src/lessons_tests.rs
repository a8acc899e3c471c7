//! Steps of lessons that are done: joined, never lost.

use super::Store;
use super::fresh::Fresh;
use super::lessons::{RoundRow, StepRow};
use crate::on_both_engines;

on_both_engines! {
    two_devices_are_joined,
    days_are_kept_once,
    steps_go_with_their_owner,
}

fn row(step: &str, clean: bool) -> StepRow {
    StepRow { lesson: "first".to_owned(), step: step.to_owned(), clean }
}

async fn told(store: &Store, who: &str) -> Vec<(String, bool)> {
    let rows = store.steps_of(&who.into()).await.unwrap();
    rows.into_iter().map(|row| (row.step, row.clean)).collect()
}

async fn two_devices_are_joined(fresh: Fresh) {
    let store = fresh.with_guests(&["anna", "bert"]).await;
    let anna = "anna".into();
    store.merge_lessons(&anna, &[row("hit", true), row("way", false)], &[]).await.unwrap();
    // The other device did one step with help that was done without, the other way round, and one more.
    store.merge_lessons(&anna, &[row("hit", false), row("way", true), row("win", false)], &[]).await.unwrap();
    store.merge_lessons(&anna, &[], &[]).await.unwrap();
    let all = [("hit", true), ("way", true), ("win", false)].map(|(step, clean)| (step.to_owned(), clean));
    assert_eq!(told(&store, "anna").await, all);
    assert_eq!(told(&store, "bert").await, []);
    store.close().await;
}

async fn days_are_kept_once(fresh: Fresh) {
    let store = fresh.with_guests(&["anna"]).await;
    let anna = "anna".into();
    let on = |day: &str| RoundRow { lesson: "first".to_owned(), day: day.to_owned() };
    store.merge_lessons(&anna, &[], &[on("2026-11-29"), on("2026-11-30")]).await.unwrap();
    store.merge_lessons(&anna, &[], &[on("2026-11-28"), on("2026-11-29")]).await.unwrap();
    let days = ["2026-11-28", "2026-11-29", "2026-11-30"].map(on);
    assert_eq!(store.rounds_of(&anna).await.unwrap(), days);
    store.forget_account(&anna, "somebody", 9).await.unwrap();
    assert_eq!(store.rounds_of(&anna).await.unwrap(), []);
    store.close().await;
}

async fn steps_go_with_their_owner(fresh: Fresh) {
    let store = fresh.with_guests(&["anna"]).await;
    store.merge_lessons(&"anna".into(), &[row("hit", true)], &[]).await.unwrap();
    store.forget_account(&"anna".into(), "somebody", 9).await.unwrap();
    assert_eq!(told(&store, "anna").await, []);
    store.close().await;
}
