//! Taking a play back by agreement.

use pasch_server::wire::{ClientMessage, Intent, MatchView, Phase, Seat, TakeBackWord};
use serde_json::json;

use crate::people::with_account;
use crate::support::{Guest, Server, Socket, config, first_path};
use crate::tables::wish;

fn say(say: TakeBackWord) -> ClientMessage {
    ClientMessage::TakeBack { say, signed: None }
}

fn take_back(view: &MatchView) -> (bool, Option<Seat>) {
    let told = view.table.as_ref().unwrap().take_back;
    (told.may_ask, told.asked)
}

/// Two sockets of a new match, the first player's before the other's; the first player's seat, and their view with the roll to play.
async fn first_roll(anna: &Guest, bert: &Guest, rated: bool) -> (String, Socket, Socket, Seat, MatchView) {
    let table = anna.table(&wish(|wish| wish["rated"] = json!(rated))).await;
    let id = bert.sit(table.id.as_str(), "Bert").await.match_id.unwrap();
    let (mut a, mut b) = (anna.socket(id.as_str()).await, bert.socket(id.as_str()).await);
    let (view, _) = a.resume(0).await;
    b.resume(0).await;
    a.intend("open", view.seq, Intent::Roll).await;
    let moving = |view: &MatchView| matches!(view.phase, Phase::ToMove { .. });
    let (at_a, at_b) = (a.state_where(moving).await, b.state_where(moving).await);
    match at_a.phase {
        Phase::ToMove { player: Seat::A, .. } => (id.to_string(), a, b, Seat::A, at_a),
        _ => (id.to_string(), b, a, Seat::B, at_b),
    }
}

#[tokio::test]
async fn a_play_is_taken_back_when_both_wish_it_and_its_roll_stands() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start(data.path()).await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let (id, mut first, mut second, seat, before) = first_roll(&anna, &bert, false).await;
    let path = first_path(before.plays.as_ref().unwrap());
    first.intend("play", before.seq, Intent::Play { path }).await;
    let played = first.state_where(|view| view.seq == before.seq + 1).await;
    assert_eq!(take_back(&played), (true, None));
    let seen = second.state_where(|view| view.seq == played.seq).await;
    assert_eq!(take_back(&seen), (false, None), "it is not their play");

    // The other may not ask, and there is nothing to answer yet.
    for early in [TakeBackWord::Ask, TakeBackWord::Allow] {
        second.send(&say(early)).await;
        assert!(["not-yours", "not-now"].contains(&second.refusal().await.as_str()));
    }
    // Asked and declined: everything stands.
    first.send(&say(TakeBackWord::Ask)).await;
    let asked = second.state_where(|view| take_back(view).1 == Some(seat)).await;
    first.send(&say(TakeBackWord::Allow)).await;
    assert_eq!(first.refusal().await, "not-yours", "nobody allows it themselves");
    second.send(&say(TakeBackWord::Decline)).await;
    let declined = second.state_where(|view| take_back(view).1.is_none()).await;
    assert_eq!((declined.seq, &declined.position), (asked.seq, &played.position));

    // Asked and allowed: the checkers are back, and the same roll is to be played.
    first.send(&say(TakeBackWord::Ask)).await;
    second.state_where(|view| take_back(view).1 == Some(seat)).await;
    second.send(&say(TakeBackWord::Allow)).await;
    let back = first.state_where(|view| view.seq == played.seq + 1).await;
    assert_eq!((&back.position, &back.phase), (&before.position, &before.phase));
    assert_eq!(
        back.plays.as_ref().map(|plays| plays.nodes.len()),
        before.plays.as_ref().map(|plays| plays.nodes.len())
    );
    assert_eq!(take_back(&back), (false, None));
    second.send(&say(TakeBackWord::Allow)).await;
    assert_eq!(second.refusal().await, "not-now", "once");

    // It is a fact: a server that starts again knows it, and the match goes on.
    drop((first, second));
    server.stop().await;
    let server = Server::start(data.path()).await;
    let (anna, bert) = (Guest { addr: server.addr, ..anna }, Guest { addr: server.addr, ..bert });
    let (mover, other) = if seat == Seat::A { (&anna, &bert) } else { (&bert, &anna) };
    let again = mover.view(&id).await;
    assert_eq!((again.seq, &again.phase, &again.history), (back.seq, &back.phase, &back.history));
    let (mut first, mut second) = (mover.socket(&id).await, other.socket(&id).await);
    let (view, steps) = first.resume(before.seq).await;
    assert_eq!(steps.len(), 2, "the play and its taking back: {steps:?}");
    second.resume(view.seq).await;
    let path = first_path(view.plays.as_ref().unwrap());
    first.intend("again", view.seq, Intent::Play { path }).await;
    let played = second.state_where(|now| now.seq == view.seq + 1).await;

    // Who has rolled has gone on: a wish that was open is void.
    first.send(&say(TakeBackWord::Ask)).await;
    second.state_where(|view| take_back(view).1 == Some(seat)).await;
    second.intend("on", played.seq, Intent::Roll).await;
    let rolled = second.state_where(|view| view.seq > played.seq).await;
    assert_eq!(take_back(&rolled).1, None);
    second.send(&say(TakeBackWord::Allow)).await;
    assert_eq!(second.refusal().await, "not-now");

    // What is exported is the match that was played, without what was taken back.
    let log = anna.get(&format!("/api/v1/matches/{id}/export?format=log")).await.text();
    assert_eq!(
        log.matches("\"do\":\"play\"").count(),
        1 + usize::from(rolled.history.last().unwrap().moves.is_empty()),
        "{log}"
    );
    server.stop().await;
}

#[tokio::test]
async fn at_rated_tables_every_play_stands() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_with(config(data.path()), 1).await;
    let (anna, bert) = (
        with_account(&server.guest().await, "Anna").await,
        with_account(&server.guest().await, "Bert").await,
    );
    let (_, mut first, _second, _, before) = first_roll(&anna, &bert, true).await;
    let path = first_path(before.plays.as_ref().unwrap());
    first.intend("play", before.seq, Intent::Play { path }).await;
    let played = first.state_where(|view| view.seq == before.seq + 1).await;
    assert_eq!(take_back(&played), (false, None));
    first.send(&say(TakeBackWord::Ask)).await;
    assert_eq!(first.refusal().await, "not-now");
    server.stop().await;
}
