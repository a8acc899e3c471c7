//! Problems for everybody over HTTP.

use pasch_practice::set::{Ask, Entry, Set};
use pasch_server::wire::{
    CubeAnswer, DecisionKind, EverybodyVerdict, EverybodyView, ProblemKind, ProblemView, SheetView,
};
use serde_json::{Value, json};

use crate::support::{Guest, Server};

async fn view(guest: &Guest, path: &str) -> EverybodyView {
    let answer = guest.get(path).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let text = answer.text();
    assert!(!text.contains("equity") && !text.contains("loss"), "the answer is not in the question: {text}");
    answer.json()
}

async fn solve(guest: &Guest, id: &str, body: &Value) -> EverybodyVerdict {
    let answer = guest.post(&format!("/api/v1/problems/{id}"), body).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

/// The first walk to the end of a play, and the answer about the cube that is best, or is not.
fn any(problem: &ProblemView) -> Value {
    let Some(graph) = &problem.plays else {
        return json!({ "cube": if problem.kind == ProblemKind::Take { "take" } else { "double" } });
    };
    let (mut at, mut path) = (0, vec![0]);
    while let Some(edge) = graph.nodes[at].edges.first() {
        at = edge.node as usize;
        path.push(edge.node);
    }
    json!({ "path": path })
}

fn of_cube(entry: &Entry, best: bool) -> Value {
    let acts = entry.acts().expect("about the cube") == best;
    json!({ "cube": match (entry.asked.ask, acts) {
        (Ask::Take, true) => "take",
        (Ask::Take, false) => "drop",
        (_, true) => "double",
        (_, false) => "noDouble",
    } })
}

#[tokio::test(flavor = "multi_thread")]
async fn problems_are_rated_once_and_the_day_has_one_for_everybody() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let daily = view(&anna, "/api/v1/problems/daily").await;
    assert_eq!((daily.rating, daily.answered, daily.streak, daily.daily_done), (1500.0, 0, 0, false));
    assert_eq!(daily.kinds.len(), 12);
    let problem = daily.problem.expect("a problem of the day");
    assert_eq!(view(&bert, "/api/v1/problems/daily").await.problem.as_ref(), Some(&problem));
    let verdict = solve(&anna, &problem.id, &any(&problem)).await;
    assert!(verdict.rated && verdict.rating != 1500.0 && verdict.streak == 1, "{verdict:?}");
    assert_eq!((verdict.right, verdict.rating > 1500.0), (verdict.loss == 0.0, verdict.right));
    let again = solve(&anna, &problem.id, &any(&problem)).await;
    assert!(!again.rated && again.rating == verdict.rating);
    let after = view(&anna, "/api/v1/problems/daily").await;
    assert_eq!((after.answered, after.daily_done, after.rating), (1, true, verdict.rating));
    assert_eq!(view(&bert, "/api/v1/problems").await.answered, 0);
    let asked = view(&anna, "/api/v1/problems?kind=take").await.problem.expect("a take");
    assert_eq!(asked.kind, ProblemKind::Take);
    assert_eq!(anna.get("/api/v1/problems?kind=nothing").await.refusal().1, "bad-kind");
    assert_eq!(anna.get("/api/v1/sheet?kind=nothing").await.refusal().1, "bad-kind");
    let sheet: SheetView = anna.get("/api/v1/sheet?count=5").await.json();
    assert_eq!(sheet.problems.len(), 5);
    for one in &sheet.problems {
        let right = Set::builtin().find(&one.problem.id).unwrap();
        assert!(one.problem.plays.is_none() && one.answers.len() >= 2, "{one:?}");
        assert!(one.answers.windows(2).all(|pair| pair[0].equity >= pair[1].equity), "{one:?}");
        let cube = one.answers[0].cube.map(|act| matches!(act, CubeAnswer::Double | CubeAnswer::Take));
        assert_eq!(cube, right.acts(), "{one:?}");
    }
    let many: SheetView = anna.get("/api/v1/sheet?count=1000000").await.json();
    assert_eq!(many.problems.len(), pasch_practice::sheet::MOST);
    for body in [json!({}), json!({ "path": [0] }), json!({ "cube": "double" })] {
        let refusal = anna.post(&format!("/api/v1/problems/{}", asked.id), &body).await.refusal();
        assert_eq!((refusal.0, refusal.1.as_str()), (422, "bad-answer"), "{body}");
    }
    assert_eq!(anna.post("/api/v1/problems/0", &json!({ "cube": "take" })).await.refusal().0, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_problem_can_be_asked_and_its_verdict_is_that_of_the_rollouts() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let guest = server.guest().await;
    let set = Set::builtin();
    for (id, entry) in set.of_kind(None).take(24) {
        if entry.acts().is_some() {
            let best = solve(&guest, id, &of_cube(entry, true)).await;
            assert!(best.right && best.loss == 0.0, "{}", entry.to_line());
            let other = solve(&guest, id, &of_cube(entry, false)).await;
            assert!(
                !other.right && (other.loss - entry.margin()).abs() < 1e-6,
                "{}: {other:?}",
                entry.to_line()
            );
            continue;
        }
        let question = pasch_practice::everybody::Question::new(id, entry).unwrap();
        let names = pasch_server::wire::SeatNames { a: String::new(), b: String::new() };
        let verdict = solve(&guest, id, &any(&question.view(names, 0))).await;
        let (turn, best) = (&verdict.answered, &verdict.answered.candidates[0]);
        assert_eq!((turn.kind, best.level.as_str()), (DecisionKind::Play, "rollout"), "{}", entry.to_line());
        assert!((best.equity - entry.answers[0].equity).abs() < 1e-9 && best.loss == Some(0.0));
        assert!(turn.candidates.is_sorted_by(|one, two| one.loss <= two.loss), "{turn:?}");
        let played = &turn.candidates[turn.played.expect("the answer") as usize];
        assert!(played.played && played.loss == Some(verdict.loss), "{turn:?}");
    }
    server.stop().await;
}
