//! Positions played out many times.

use pasch_server::wire::{RolloutStarted, RolloutStatus, RolloutSubject, RolloutView};
use serde_json::{Value, json};

use crate::support::{Guest, Server};

const LATE: &str = "-AAB----------------a-bb--:0:0:1:00:0:0:0:0:10";

fn wish(position: &str, trials: u32) -> Value {
    json!({ "position": position, "settings": {
        "trials": trials, "horizon": null, "plies": 0, "cubePlies": 0, "cubeful": true, "varianceReduction": true,
        "seed": 7, "jsd": null, "error": null, "best": 3, "plays": [],
    } })
}

async fn start(guest: &Guest, body: &Value) -> String {
    let answer = guest.post("/api/v1/rollouts", body).await;
    assert_eq!(answer.status, 202, "{}", answer.text());
    answer.json::<RolloutStarted>().id.into_string()
}

async fn view(guest: &Guest, id: &str) -> RolloutView {
    let answer = guest.get(&format!("/api/v1/rollouts/{id}")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn ended(guest: &Guest, id: &str) -> RolloutView {
    for _ in 0..1200 {
        let view = view(guest, id).await;
        if !matches!(view.status, RolloutStatus::Waiting | RolloutStatus::Running) {
            return view;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("{id} never ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rollout_is_played_kept_and_gone_on_with() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let id = start(&guest, &wish(LATE, 72)).await;
    let first = ended(&guest, &id).await;
    assert_eq!((first.status, first.played, first.failure.clone()), (RolloutStatus::Done, 72, None));
    let subjects: Vec<_> = first.candidates.iter().map(|one| one.subject).collect();
    assert_eq!(subjects, [RolloutSubject::NoDouble, RolloutSubject::DoubleTake]);
    assert_eq!(first.double_pass, Some(1.0));
    assert!(first.best.contains("ouble"), "{}", first.best);
    for one in &first.candidates {
        assert!(one.low <= one.equity && one.equity <= one.high && one.trials == 72, "{one:?}");
    }

    // The same again costs nothing, for anybody; more goes on with the same games.
    let other = server.guest().await;
    assert_eq!(start(&other, &wish(LATE, 72)).await, id);
    assert_eq!(view(&other, &id).await, first);
    assert_eq!(start(&other, &wish(LATE, 144)).await, id);
    let more = ended(&other, &id).await;
    assert_eq!((more.status, more.played), (RolloutStatus::Done, 144));

    // What is asked about plays is another rollout, of the plays that are named.
    let mut rolled = wish(&LATE.replace(":00:", ":21:"), 36);
    rolled["settings"]["plays"] = json!(["6/off"]);
    let failed = ended(&guest, &start(&guest, &rolled).await).await;
    assert_eq!(failed.status, RolloutStatus::Failed);
    assert_eq!(failed.failure.as_deref(), Some("6/off cannot be played here."));
    rolled["settings"]["plays"] = json!(["3/off", "2-off 1/off", "1/off 2/off"]);
    let chosen = ended(&guest, &start(&guest, &rolled).await).await;
    assert_eq!((chosen.status, chosen.candidates.len()), (RolloutStatus::Done, 2), "{chosen:?}");
    rolled["settings"]["plays"] = json!([]);
    let plays = ended(&guest, &start(&guest, &rolled).await).await;
    assert_eq!((plays.status, plays.candidates.len()), (RolloutStatus::Done, 3));
    assert!(plays.candidates.windows(2).all(|two| two[0].equity >= two[1].equity));
    assert!(plays.candidates.iter().all(|one| one.subject == RolloutSubject::Play && !one.moves.is_empty()));
    server.stop().await;

    let again = Server::start(data.path()).await;
    let guest = again.guest().await;
    assert_eq!(view(&guest, &id).await.played, 144, "it outlives the server");
    again.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rollout_stops_and_goes_on_and_other_games_have_them_too() {
    let (server, guest) = Server::with_guest().await;
    let long = "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    let id = start(&guest, &wish(long, 36_000)).await;
    let other = server.guest().await;
    while view(&guest, &id).await.played == 0 {
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert!(view(&guest, &id).await.mine && !view(&other, &id).await.mine);
    assert_eq!(other.delete(&format!("/api/v1/rollouts/{id}")).await.status, 403);
    assert_eq!(guest.delete(&format!("/api/v1/rollouts/{id}")).await.status, 204);
    let stopped = ended(&guest, &id).await;
    assert_eq!(stopped.status, RolloutStatus::Stopped);
    assert!((36..36_000).contains(&stopped.played));
    let on = start(&guest, &wish(long, stopped.played + 36)).await;
    assert_eq!(on, id);
    let done = ended(&guest, &id).await;
    assert_eq!((done.status, done.played), (RolloutStatus::Done, stopped.played + 36));

    let mut plakoto = wish("plakoto:24x1,3x2:24x1,2x1:a:0:0:0-0:0", 120);
    plakoto["settings"]["cubeful"] = json!(false);
    let done = ended(&guest, &start(&guest, &plakoto).await).await;
    assert_eq!((done.status, done.played, done.candidates.len()), (RolloutStatus::Done, 120, 1));

    for (field, value) in
        [("trials", json!(1)), ("horizon", json!(0)), ("plies", json!(9)), ("jsd", json!(-1.0))]
    {
        let mut bad = wish(LATE, 36);
        bad["settings"][field] = value;
        let (status, code, place) = guest.post("/api/v1/rollouts", &bad).await.refusal();
        assert_eq!((status, code.as_str(), place), (422, "bad-settings", Some(format!("settings.{field}"))));
    }
    assert_eq!(guest.get("/api/v1/rollouts/nothing").await.status, 404);
    server.stop().await;
}
