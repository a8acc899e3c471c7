//! Lessons by HTTP: what is asked, and what is said to answers.

use pasch_server::wire::{CubeAnswer, LessonAnswer, LessonAttempt, LessonTask, LessonVerdict, LessonView};

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
        assert_eq!(verdict, LessonVerdict { right: true, text: None }, "{}", step.text);
        if let (LessonTask::Play { plays, .. }, LessonAnswer::Play { play }) = (&step.task, &step.solution) {
            assert!(plays.nodes.iter().any(|node| node.play.as_ref() == Some(play)), "{}", step.text);
        }
        if let LessonTask::Free { level, length } = &step.task {
            assert_eq!((level.as_str(), *length), ("beginner", 1));
        }
    }
    let taken = LessonAnswer::Choice { choice: CubeAnswer::Drop };
    let number = lesson.steps.iter().position(|step| step.text == "take").unwrap();
    assert_eq!(said(&guest, number, taken).await.text.as_deref(), Some("pass"));
    let stray = LessonAnswer::Tap { points: vec![10] };
    assert_eq!(said(&guest, 0, stray.clone()).await, LessonVerdict { right: false, text: None });
    assert_eq!(said(&guest, 1, stray).await, LessonVerdict { right: false, text: None });
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
