//! Chosen decisions, rolled out in one go.

use pasch_server::wire::{
    Breakdown, CollectionPage, DecisionPage, FoundDecision, RolledMatch, RolledStatus, RolloutEstimate,
    RolloutQueue, RolloutSubject,
};
use serde_json::{Value, json};

use crate::practice::MATCH;
use crate::support::{Guest, Server, on_both_engines};

on_both_engines! {
    chosen_decisions_are_rolled_out_and_stay,
}

/// A guest's collection of one analysed match of Anna's.
async fn collection(guest: &Guest) -> String {
    guest.send_files(&[("bert.mat", MATCH.as_bytes())]).await;
    let answer = guest.post("/api/v1/collection/analyse?level=instant", &json!({})).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    for _ in 0..1200 {
        let page: CollectionPage = guest.get("/api/v1/collection").await.json();
        if page.analysed == 1 {
            return page.matches[0].id.to_string();
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("never analysed");
}

fn settings(trials: u32) -> Value {
    json!({ "settings": {
        "trials": trials, "horizon": 3, "plies": 0, "cubePlies": 0, "cubeful": true, "varianceReduction": true,
        "seed": 7, "jsd": null, "error": null, "best": 2, "plays": [],
    } })
}

async fn begin(guest: &Guest, question: &str, body: &Value) -> RolloutQueue {
    let answer = guest.post(&format!("/api/v1/decisions/rollouts?{question}"), body).await;
    assert_eq!(answer.status, 202, "{}", answer.text());
    answer.json()
}

async fn queue(guest: &Guest) -> RolloutQueue {
    guest.get("/api/v1/decisions/rollouts").await.json()
}

async fn ended(guest: &Guest) {
    for _ in 0..2400 {
        if queue(guest).await.total == 0 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("never rolled out: {:?}", queue(guest).await);
}

async fn found(guest: &Guest, question: &str) -> Vec<FoundDecision> {
    let answer = guest.get(&format!("/api/v1/decisions?limit=100&{question}")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json::<DecisionPage>().decisions
}

async fn chosen_decisions_are_rolled_out_and_stay(data: tempfile::TempDir) {
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let id = collection(&guest).await;
    guest.put("/api/v1/you/names", &json!({"names": ["Anna"]})).await;
    let before: Breakdown = guest.get("/api/v1/you/breakdown").await.json();
    let marks = async || {
        let all = found(&guest, "order=matches").await;
        all.iter().map(|one| (one.id.clone(), one.loss.to_bits(), one.mark)).collect::<Vec<_>>()
    };
    let (all, marked) = (found(&guest, "order=matches").await.len() as u32, marks().await);
    let path = "/api/v1/decisions/rollouts/estimate";
    let guess: RolloutEstimate = guest.post(path, &settings(72)).await.json();
    assert_eq!((guess.decisions, guess.seconds), (all, None), "nothing was rolled out yet");

    let begun = begin(&guest, "", &settings(72)).await;
    assert_eq!((begun.total, begun.done, begun.failed), (all, 0, 0));
    ended(&guest).await;
    let guess: RolloutEstimate = guest.post(path, &settings(72)).await.json();
    assert!(guess.seconds.is_some_and(|seconds| seconds > 0.0), "{guess:?}");

    let rolled = found(&guest, "order=matches").await;
    for one in &rolled {
        let rollout = one.rolled.as_ref().unwrap_or_else(|| panic!("{one:?}"));
        let view = rollout.result.as_ref().unwrap_or_else(|| panic!("{rollout:?}"));
        assert_eq!(
            (rollout.status, rollout.index, view.played),
            (RolledStatus::Done, one.index, 72),
            "{one:?}"
        );
        assert!(
            rollout.loss.is_some_and(|loss| loss >= 0.0) && !rollout.best.is_empty(),
            "{} {rollout:?}",
            one.text
        );
        assert!(view.candidates.iter().all(|one| one.error > 0.0), "{view:?}");
    }
    let slot = rolled.iter().find(|one| one.text == "6/5 6/3").unwrap();
    let rollout = slot.rolled.clone().unwrap();
    let plays: Vec<_> = rollout.result.unwrap().candidates.into_iter().map(|one| one.play).collect();
    assert!(
        plays.contains(&"8/5 6/5".to_owned()) && plays.len() == 3,
        "two and the one that was made: {plays:?}"
    );
    assert_eq!(rollout.best, "8/5 6/5");
    assert!(rollout.loss > Some(0.02), "{:?}", rollout.loss);
    let drop = rolled.iter().find(|one| one.text == "Drops").unwrap().rolled.clone().unwrap();
    let subjects: Vec<_> = drop.result.unwrap().candidates.iter().map(|one| one.subject).collect();
    assert_eq!(subjects, [RolloutSubject::NoDouble, RolloutSubject::DoubleTake]);

    // Marks, PR and statistics are those of the analysis.
    assert_eq!(marks().await, marked);
    assert_eq!(guest.get("/api/v1/you/breakdown").await.json::<Breakdown>(), before);

    // The review has them, and files.
    let of_match: RolledMatch = guest.get(&format!("/api/v1/decisions/rollouts/{id}")).await.json();
    assert_eq!(of_match.decisions.len(), rolled.len());
    let table = guest.get("/api/v1/decisions/export?dice=31&format=csv").await.text();
    let heading = "note,file_best,file_loss,rollout_best,rollout_loss,rollout_games,rollout";
    assert!(table.lines().next().unwrap().ends_with(heading), "{table}");
    assert!(table.contains(",8/5 6/5,0.") && table.contains(" (72); "), "{table}");
    for format in ["sgf", "pasch", "mat", "oldmoves"] {
        let file = guest.get(&format!("/api/v1/collection/{id}/export?format={format}")).await.text();
        assert_eq!(file.contains("Rolled out: best is 8/5 6/5."), format != "oldmoves", "{format}: {file}");
    }

    // Other settings replace the result once they are finished.
    begin(&guest, "dice=31", &settings(108)).await;
    ended(&guest).await;
    let again = found(&guest, "dice=31").await.remove(0).rolled.unwrap();
    assert_eq!(again.result.unwrap().played, 108);

    let other = server.guest().await;
    assert_eq!(other.get(&format!("/api/v1/decisions/rollouts/{id}")).await.status, 403);
    assert_eq!(other.post("/api/v1/decisions/rollouts", &settings(72)).await.refusal().1, "no-decision");
    let mut bad = settings(1);
    assert_eq!(guest.post("/api/v1/decisions/rollouts", &bad).await.refusal().1, "bad-settings");
    bad = settings(72);
    bad["settings"]["plays"] = json!(["8/5 6/5"]);
    assert_eq!(guest.post("/api/v1/decisions/rollouts", &bad).await.refusal().1, "bad-settings");
    server.stop().await;
}

/// As near to `kill -9` as a test in one process comes: the runtime is thrown away in the middle.
#[test]
fn what_waits_outlives_a_server_that_vanishes() {
    let data = tempfile::tempdir().unwrap();
    let runtime = || tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let (first, second) = (runtime(), runtime());
    let (guest, all) = first.block_on(async {
        let server = Server::start(data.path()).await;
        let guest = server.guest().await;
        collection(&guest).await;
        let all = begin(&guest, "kinds=play", &settings(720)).await.total;
        assert!(all > 3);
        while queue(&guest).await.done == 0 {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        (guest, all)
    });
    first.shutdown_background();
    second.block_on(async {
        let server = Server::start(data.path()).await;
        let guest = Guest { addr: server.addr, ..guest };
        ended(&guest).await;
        let rolled = found(&guest, "kinds=play").await;
        assert_eq!(rolled.len(), all as usize);
        assert!(rolled.iter().all(|one| one.rolled.as_ref().unwrap().result.is_some()));

        // Those that wait can be taken out of the queue; results stay.
        begin(&guest, "kinds=play", &settings(36_000)).await;
        while queue(&guest).await.current.is_none() {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        assert_eq!(guest.delete("/api/v1/decisions/rollouts").await.status, 204);
        assert_eq!(queue(&guest).await.total, 0);
        let rolled = found(&guest, "kinds=play").await;
        assert!(rolled.iter().all(|one| one.rolled.as_ref().unwrap().status == RolledStatus::Done));
        server.stop().await;
    });
}
