//! Lessons by HTTP: what is asked, and what is said to answers.

use std::collections::BTreeMap;

use pasch_server::wire::{
    CourseList, LessonAnswer, LessonAttempt, LessonChoice, LessonDone, LessonDraft, LessonProgress,
    LessonTask, LessonVerdict, LessonView,
};

use crate::people::{logged_in, with_account};
use crate::support::{Guest, Server};

async fn first(guest: &Guest) -> LessonView {
    let answer = guest.get("/api/v1/lessons/first").await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn said(guest: &Guest, step: usize, answer: LessonAnswer) -> LessonVerdict {
    let attempt = LessonAttempt { step: u32::try_from(step).unwrap(), answer };
    let answer = guest.post("/api/v1/lessons/first", &serde_json::to_value(attempt).unwrap()).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_of_the_first_lesson_can_be_done() {
    let (_server, guest) = Server::with_guest().await;
    let lesson = first(&guest).await;
    assert_eq!((lesson.course.as_str(), lesson.variant.id.as_str()), ("first", "backgammon"));
    assert!((10..=14).contains(&lesson.steps.len()));
    for (number, step) in lesson.steps.iter().enumerate() {
        let verdict = said(&guest, number, step.solution.clone()).await;
        assert_eq!(verdict, LessonVerdict { right: true, text: None, reply: None }, "{}", step.text);
        if let (LessonTask::Play { plays, .. }, LessonAnswer::Play { play }) = (&step.task, &step.solution) {
            assert!(plays.nodes.iter().any(|node| node.play.as_ref() == Some(play)), "{}", step.text);
        }
        if let LessonTask::Free { level, length, cube, position } = &step.task {
            assert_eq!((level.as_str(), *length, *cube, position.as_deref()), ("beginner", 1, true, None));
        }
    }
    let taken = LessonAnswer::Choice { choice: LessonChoice::Drop };
    let number = lesson.steps.iter().position(|step| step.text == "take").unwrap();
    assert_eq!(said(&guest, number, taken).await.text.as_deref(), Some("pass"));
    let stray = LessonAnswer::Tap { points: vec![10] };
    assert_eq!(said(&guest, 0, stray.clone()).await, LessonVerdict { right: false, text: None, reply: None });
    assert_eq!(said(&guest, 1, stray).await, LessonVerdict { right: false, text: None, reply: None });
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_and_steps_that_do_not_exist_are_refused() {
    let (_server, guest) = Server::with_guest().await;
    assert_eq!(guest.get("/api/v1/lessons/last").await.status, 404);
    let attempt = serde_json::json!({ "step": 99, "answer": { "type": "free" } });
    assert_eq!(guest.post("/api/v1/lessons/first", &attempt).await.status, 404);
    let attempt = serde_json::json!({ "step": 0, "answer": { "type": "guess" } });
    assert_eq!(guest.post("/api/v1/lessons/first", &attempt).await.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_listed_and_can_be_done() {
    let (_server, guest) = Server::with_guest().await;
    let list: CourseList = guest.get("/api/v1/lessons").await.json();
    assert_eq!(list.courses[0].id, "first");
    let entries: Vec<_> = list.courses.iter().flat_map(|course| &course.lessons).collect();
    assert_eq!(entries.len(), pasch_lessons::delivered().len());
    for entry in entries {
        let address = format!("/api/v1/lessons/{}", entry.id);
        let lesson: LessonView = guest.get(&address).await.json();
        let words: Vec<&str> = lesson.steps.iter().map(|step| step.text.as_str()).collect();
        assert_eq!(entry.steps, words);
        for (number, step) in (0..).zip(&lesson.steps) {
            let attempt = LessonAttempt { step: number, answer: step.solution.clone() };
            let verdict: LessonVerdict =
                guest.post(&address, &serde_json::to_value(attempt).unwrap()).await.json();
            assert!(verdict.right, "{}: {}", entry.id, step.text);
            if let LessonTask::Order { plays, .. } = &step.task {
                assert!(plays.iter().all(|play| !play.moves.is_empty()), "{}", step.text);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_are_none_are_refused() {
    let (_server, guest) = Server::with_guest().await;
    for answer in [
        serde_json::json!({ "type": "setup", "points": [1, 2, 3] }),
        serde_json::json!({ "type": "setup", "points": [-1] }),
        serde_json::json!({ "type": "choice", "choice": "raccoon" }),
        serde_json::json!({ "type": "order", "plays": "8/5" }),
    ] {
        let attempt = serde_json::json!({ "step": 0, "answer": answer });
        assert_eq!(guest.post("/api/v1/lessons/first", &attempt).await.status, 400, "{answer}");
    }
    let long = serde_json::json!({ "step": 0, "answer": { "type": "write", "play": "8/5 ".repeat(2_000) } });
    assert!(guest.post("/api/v1/lessons/first", &long).await.status < 500);
}

fn progress(lessons: &[(&str, &[&str], &[&str])]) -> LessonProgress {
    let words = |all: &[&str]| all.iter().map(|word| (*word).to_owned()).collect();
    let done = |(id, done, clean): &(&str, &[&str], &[&str])| {
        ((*id).to_owned(), LessonDone { done: words(done), clean: words(clean), rounds: Vec::new() })
    };
    LessonProgress { lessons: lessons.iter().map(done).collect::<BTreeMap<_, _>>() }
}

#[tokio::test(flavor = "multi_thread")]
async fn progress_of_two_devices_is_joined() {
    let (server, guest) = Server::with_guest().await;
    let body = |progress: &LessonProgress| serde_json::to_value(progress).unwrap();
    let one = progress(&[("first", &["way", "move", "nothing"], &["way"]), ("unknown", &["x"], &[])]);
    assert_eq!(
        guest.put("/api/v1/account/lessons", &body(&one)).await.status,
        403,
        "guests keep it themselves"
    );
    let anna = with_account(&guest, "Anna").await;
    let told: LessonProgress = anna.put("/api/v1/account/lessons", &body(&one)).await.json();
    assert_eq!(told, progress(&[("first", &["move", "way"], &["way"])]), "what does not exist is left out");
    let phone = logged_in(&server, "Anna").await;
    let two = progress(&[("first", &["move", "hit"], &["move"])]);
    let told: LessonProgress = phone.put("/api/v1/account/lessons", &body(&two)).await.json();
    assert_eq!(told, progress(&[("first", &["hit", "move", "way"], &["move", "way"])]));
    let mut days = progress(&[("first", &[], &[])]);
    days.lessons.get_mut("first").unwrap().rounds =
        ["2026-11-29", "soon", "2026-11-22", "2026-02-30"].map(str::to_owned).to_vec();
    let told: LessonProgress = anna.put("/api/v1/account/lessons", &body(&days)).await.json();
    assert_eq!(
        told.lessons["first"].rounds,
        ["2026-11-22", "2026-11-29"],
        "days that do not exist are left out"
    );
    let again: LessonProgress = anna.put("/api/v1/account/lessons", &body(&progress(&[]))).await.json();
    assert_eq!(again, told, "the first device hears of it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_can_begin_a_game_in_its_position() {
    let (_server, guest) = Server::with_guest().await;
    let lesson: LessonView = guest.get("/api/v1/lessons/containment").await.json();
    let step = lesson.steps.last().unwrap();
    let LessonTask::Free { level, length, cube, position: Some(position) } = &step.task else {
        panic!("{:?}", step.task);
    };
    let wish = serde_json::json!({
        "variant": "backgammon", "length": length, "cube": cube, "jacoby": false, "beavers": false, "seat": "a",
        "opponent": { "type": "bot", "level": level }, "position": position,
    });
    let made = guest.post("/api/v1/matches", &wish).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let id = made.json::<serde_json::Value>()["id"].as_str().unwrap().to_owned();
    let view: serde_json::Value = guest.get(&format!("/api/v1/matches/{id}")).await.json();
    let shown = serde_json::to_value(&step.position).unwrap();
    assert_eq!(view["position"], shown, "{view}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_becomes_a_step_and_a_file_is_checked() {
    let (_server, guest) = Server::with_guest().await;
    let write = async |body: serde_json::Value| guest.post("/api/v1/lessons", &body).await;
    let place =
        serde_json::json!({ "type": "text", "text": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10" });
    let place: serde_json::Value = guest.post("/api/v1/positions", &place).await.json();
    let made = write(serde_json::json!({ "file": "", "position": place["id"] })).await;
    assert_eq!(made.status, 200, "{}", made.text());
    let LessonDraft { file, sentences, faults } = made.json();
    assert!(
        file.contains("best = \"8/5 6/5\"") && sentences.contains("step-step-1-task"),
        "{file}{sentences}"
    );
    assert_eq!(faults, []);
    let bad = write(serde_json::json!({ "file": file.replace("dice = [3, 1]", "dice = [6, 6]") })).await;
    let LessonDraft { faults, .. } = bad.json();
    assert_eq!(faults[0].told.sentence, "lesson-error");
    assert_eq!(write(serde_json::json!({ "file": "x".repeat(32 * 1024 + 1) })).await.status, 422);
    assert_eq!(write(serde_json::json!({ "file": "", "position": "nonsense" })).await.status, 422);
    assert_eq!(write(serde_json::json!({ "file": "x".repeat(10 << 20) })).await.status, 413);
}
