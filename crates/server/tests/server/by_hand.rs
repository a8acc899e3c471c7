//! Dice that are thrown by hand, on a board beside the screen.

use std::sync::Arc;

use pasch_server::WallClock;
use pasch_server::wire::{
    Applied, DiceRecord, DiceStatistics, HandThrow, HistoryKind, Intent, MatchView, Phase, Seat, StepKind,
    TableView, ThrowFault,
};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::clocks::TestClock;
use crate::support::{Guest, Server, config, first_path, on_both_engines};
use crate::tables::wish;

on_both_engines! {
    two_people_enter_what_they_throw,
    a_first_roll_thrown_by_hand_is_refused,
    the_computers_dice_are_entered_by_whom_it_meets,
}

async fn act(guest: &Guest, view: &MatchView, intent: Intent) -> Result<Applied, String> {
    let id = format!("{}-{}", view.seq, serde_json::to_string(&intent).unwrap().len());
    let body = json!({ "id": id, "seq": view.seq, "intent": intent });
    let answer = guest.post(&format!("/api/v1/matches/{}/intents", view.id), &body).await;
    if answer.status == 200 { Ok(answer.json()) } else { Err(answer.refusal().1) }
}

async fn throws(guest: &Guest, view: &MatchView, faces: &[u8]) -> Result<MatchView, String> {
    act(guest, view, Intent::Thrown { faces: faces.to_vec() }).await.map(|done| done.view)
}

/// Plays the first of the legal plays.
async fn plays(guest: &Guest, view: &MatchView) -> MatchView {
    let path = first_path(view.plays.as_ref().expect("it is their turn"));
    act(guest, view, Intent::Play { path }).await.expect("legal").view
}

fn enter(view: &MatchView) -> Option<(Option<Seat>, u8)> {
    let hand = view.table.as_ref().and_then(|table| table.hand).expect("thrown by hand");
    hand.enter.map(|HandThrow { seat, dice }| (seat, dice))
}

fn cocked(view: &MatchView) -> bool {
    view.table.as_ref().and_then(|table| table.hand).expect("thrown by hand").cocked
}

const COCKED: Intent = Intent::Cocked { why: None };

fn called(view: &MatchView) -> Option<(Seat, ThrowFault)> {
    let hand = view.table.as_ref().and_then(|table| table.hand).expect("thrown by hand");
    hand.called.map(|call| (call.by, call.why))
}

fn dice(view: &MatchView) -> Option<(Seat, Vec<u8>)> {
    match &view.phase {
        Phase::ToMove { player, dice, .. } => Some((*player, dice.clone())),
        _ => None,
    }
}

/// A table for a game with the computer. Without the cube: each match's beginner chooses by chance, and one
/// that doubles throws no dice.
fn wish_for_the_computer(change: impl FnOnce(&mut Value)) -> Value {
    wish(|wish| {
        (wish["byHand"], wish["game"]["cube"]) = (json!(true), json!(false));
        change(wish);
    })
}

async fn until(guest: &Guest, id: &str, fits: impl Fn(&MatchView) -> bool) -> MatchView {
    for _ in 0..800 {
        let view = guest.view(id).await;
        if fits(&view) {
            return view;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("the server does nothing");
}

async fn a_first_roll_thrown_by_hand_is_refused(data: TempDir) {
    let server = Server::start(data.path()).await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let agreed = wish(|wish| {
        wish["byHand"] = json!(true);
        wish["game"]["length"] = json!(0);
        wish["game"]["house"] = json!({ "opening-refusal": "yes" });
    });
    let id = bert.sit(anna.table(&agreed).await.id.as_str(), "Bert").await.match_id.unwrap();
    let opened = throws(&anna, &anna.view(id.as_str()).await, &[6, 4]).await.unwrap();
    assert!(opened.may_refuse && opened.refused_cube == Some(2));
    assert_eq!(act(&bert, &opened, Intent::RejectOpening).await.unwrap_err(), "not-your-turn");
    let refused = act(&anna, &opened, Intent::RejectOpening).await.expect("as agreed").view;
    assert_eq!((refused.cube.value, refused.cube.can_double), (2, false));
    assert_eq!(enter(&refused), Some((Some(Seat::A), 2)), "the new throw waits to be entered");
    let again = throws(&anna, &refused, &[3, 1]).await.unwrap();
    assert_eq!((dice(&again), again.may_refuse), (Some((Seat::A, vec![3, 1])), false));
    assert_eq!(act(&anna, &again, Intent::RejectOpening).await.unwrap_err(), "illegal", "once a game");
    plays(&anna, &again).await;
}

async fn two_people_enter_what_they_throw(data: TempDir) {
    let server = Server::start(data.path()).await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let both = wish(|wish| (wish["byHand"], wish["strict"]) = (json!(true), json!(true)));
    let refusal = anna.post("/api/v1/tables", &both).await.refusal();
    assert_eq!(refusal, (422, "by-hand-strict".to_owned(), Some("strict".to_owned())));
    let table = anna.table(&wish(|wish| wish["byHand"] = json!(true))).await;
    assert!(table.by_hand && !table.strict);
    let id = bert.sit(table.id.as_str(), "Bert").await.match_id.unwrap();
    let start = anna.view(id.as_str()).await;
    for guest in [&anna, &bert] {
        assert_eq!(
            enter(&guest.view(id.as_str()).await),
            Some((None, 2)),
            "either may enter the first throw"
        );
    }
    // Nothing is thrown by the server, and what is no throw changes nothing.
    assert_eq!(act(&anna, &start, Intent::Roll).await.unwrap_err(), "by-hand");
    let wrong: [&[u8]; 7] = [&[], &[3], &[3, 3], &[3, 3, 5], &[0, 4], &[4, 7], &[3, 3, 5, 2, 1]];
    for faces in wrong {
        let code = throws(&anna, &start, faces).await.unwrap_err();
        assert_eq!(code, if faces.is_empty() { "by-hand" } else { "bad-dice" }, "{faces:?}");
    }
    assert_eq!(act(&anna, &start, COCKED).await.unwrap_err(), "not-now");
    assert_eq!(anna.view(id.as_str()).await.seq, start.seq);

    // A tie, and what follows it; then it turns out that one die was cocked.
    let opened = throws(&bert, &start, &[3, 3, 2, 5]).await.unwrap();
    assert_eq!((opened.seq, dice(&opened)), (2, Some((Seat::B, vec![5, 2]))));
    assert!(cocked(&opened) && cocked(&anna.view(id.as_str()).await));
    // One says so, and the other agrees.
    let said = act(&anna, &opened, COCKED).await.unwrap();
    assert_eq!((said.view.seq, said.steps.len(), cocked(&said.view)), (opened.seq, 0, false));
    let asked = bert.view(id.as_str()).await;
    assert_eq!((called(&asked), cocked(&asked)), (Some((Seat::A, ThrowFault::Cocked)), true));
    assert_eq!(
        act(&anna, &opened, Intent::ThrowStands).await.unwrap_err(),
        "not-now",
        "it is for the other to say"
    );
    let Applied { view: again, steps } = act(&bert, &asked, COCKED).await.unwrap();
    assert_eq!(steps.iter().map(|step| step.kind).collect::<Vec<_>>(), [StepKind::Cocked]);
    assert_eq!((&again.phase, enter(&again), cocked(&again)), (&Phase::Opening, Some((None, 2)), false));
    let line = again.history.last().unwrap();
    assert_eq!((line.kind, line.text.as_str()), (HistoryKind::Cocked, "Cocked dice: 2-5"));
    let opened = throws(&anna, &again, &[6, 4]).await.unwrap();
    assert_eq!(dice(&opened), Some((Seat::A, vec![6, 4])));

    // Once played, the throw stands; the other enters their own, and nobody for them.
    let played = plays(&anna, &opened).await;
    assert_eq!((enter(&played), cocked(&played)), (None, false));
    assert_eq!(throws(&anna, &played, &[1, 2]).await.unwrap_err(), "not-your-turn");
    assert_eq!(act(&anna, &played, COCKED).await.unwrap_err(), "not-now");
    let turn = bert.view(id.as_str()).await;
    assert_eq!((enter(&turn), turn.cube.can_double), (Some((Some(Seat::B), 2)), true));
    let rolled = throws(&bert, &turn, &[1, 3]).await.unwrap();
    assert_eq!(dice(&rolled), Some((Seat::B, vec![3, 1])));
    assert!(cocked(&rolled) && cocked(&anna.view(id.as_str()).await), "either may call it");
    let premature = Intent::Cocked { why: Some(ThrowFault::Premature) };
    act(&bert, &rolled, premature.clone()).await.unwrap();
    let again = act(&anna, &anna.view(id.as_str()).await, premature).await.unwrap().view;
    assert_eq!(again.history.last().unwrap().text, "Thrown too early: 3-1");
    let again = bert.view(again.id.as_str()).await;
    assert_eq!((&again.phase, &again.position), (&turn.phase, &turn.position));
    assert!(!again.cube.can_double, "who has thrown does not double any more");
    assert_eq!(act(&bert, &again, Intent::Double).await.unwrap_err(), "no-double");

    // All of it is in the log: a server that starts again knows it.
    server.stop().await;
    let server = Server::start(data.path()).await;
    let (anna, bert) = (Guest { addr: server.addr, ..anna }, Guest { addr: server.addr, ..bert });
    let read = bert.view(id.as_str()).await;
    assert_eq!((read.seq, &read.phase, &read.history), (again.seq, &again.phase, &again.history));
    assert_eq!((enter(&read), read.cube.can_double), (Some((Some(Seat::B), 2)), false));
    let rolled = throws(&bert, &read, &[6, 6]).await.unwrap();
    // The other insists that a throw on the wrong side stands.
    let wrong_side = Intent::Cocked { why: Some(ThrowFault::WrongSide) };
    act(&bert, &rolled, wrong_side).await.unwrap();
    let asked = anna.view(id.as_str()).await;
    assert_eq!(called(&asked), Some((Seat::B, ThrowFault::WrongSide)));
    let insisted = act(&anna, &asked, Intent::ThrowStands).await.unwrap();
    assert_eq!(insisted.steps.iter().map(|step| step.kind).collect::<Vec<_>>(), [StepKind::ThrowStands]);
    assert_eq!(
        insisted.steps[0].text,
        "You insist that the throw stands: Bert called it on the wrong side of the board."
    );
    let rolled = bert.view(id.as_str()).await;
    assert_eq!((dice(&rolled), cocked(&rolled), called(&rolled)), (Some((Seat::B, vec![6, 6])), false, None));
    assert_eq!(act(&bert, &rolled, COCKED).await.unwrap_err(), "not-now", "it stands for good");
    let played = plays(&bert, &rolled).await;
    assert!(anna.view(id.as_str()).await.cube.can_double, "the next turn is as always");

    // What is exported is what was played; there is no proof of such dice, and they are not counted.
    let log = anna.get(&format!("/api/v1/matches/{id}/export?format=log")).await.text();
    assert_eq!((log.matches(r#""do":"roll""#).count(), log.matches("cocked").count()), (1, 0), "{log}");
    let proof: DiceRecord = anna.get(&format!("/api/v1/matches/{id}/dice")).await.json();
    assert!(proof.by_hand && proof.games.is_empty());
    let counted: DiceStatistics = anna.get("/api/v1/dice").await.json();
    assert_eq!(counted.rolls.iter().sum::<u64>(), 0);

    // The next match at the table is played so too.
    act(&anna, &played, Intent::Concede).await.unwrap();
    let (mut a, mut b) = (anna.socket(id.as_str()).await, bert.socket(id.as_str()).await);
    a.resume(0).await;
    b.resume(0).await;
    let again = pasch_server::wire::ClientMessage::Rematch { on: true };
    a.send(&again).await;
    b.send(&again).await;
    let over = a.state_where(|view| view.table.as_ref().unwrap().next.is_some()).await;
    let next = anna.view(over.table.unwrap().next.as_ref().unwrap().as_str()).await;
    assert_eq!(enter(&next), Some((None, 2)));
    server.stop().await;
}

async fn the_computers_dice_are_entered_by_whom_it_meets(data: TempDir) {
    let server = Server::start(data.path()).await;
    let anna = server.guest().await;
    let table = anna.table(&wish_for_the_computer(|_| {})).await;
    let body = json!({ "level": "beginner" });
    let seated: TableView = anna.post(&format!("/api/v1/tables/{}/bot", table.id), &body).await.json();
    let id = seated.match_id.unwrap();
    // The computer wins the opening and plays; the throw may still have been cocked.
    throws(&anna, &anna.view(id.as_str()).await, &[1, 6]).await.unwrap();
    let played = until(&anna, id.as_str(), |now| enter(now) == Some((Some(Seat::A), 2))).await;
    assert_eq!((enter(&played), cocked(&played)), (Some((Some(Seat::A), 2)), true));
    let back = act(&anna, &played, COCKED).await.unwrap().view;
    assert_eq!((&back.phase, enter(&back)), (&Phase::Opening, Some((None, 2))));
    assert!(back.history.iter().all(|line| line.moves.is_empty()), "{:?}", back.history);
    let view = throws(&anna, &back, &[6, 1]).await.unwrap();
    let played = plays(&anna, &view).await;

    // The computer wishes to roll, and waits for its dice: also after a restart.
    let asked = until(&anna, id.as_str(), |now| enter(now) == Some((Some(Seat::B), 2))).await;
    assert_eq!((asked.seq, &asked.phase), (played.seq, &Phase::ToRoll { player: Seat::B }));
    server.stop().await;
    let server = Server::start(data.path()).await;
    let anna = Guest { addr: server.addr, ..anna };
    let asked = until(&anna, id.as_str(), |now| enter(now).is_some()).await;
    assert_eq!((asked.seq, enter(&asked)), (played.seq, Some((Some(Seat::B), 2))));
    assert_eq!(throws(&anna, &asked, &[5]).await.unwrap_err(), "bad-dice");
    throws(&anna, &asked, &[4, 2]).await.unwrap();
    let mine = until(&anna, id.as_str(), |now| enter(now) == Some((Some(Seat::A), 2))).await;
    assert_eq!(
        (enter(&mine), mine.history.last().unwrap().dice.as_deref()),
        (Some((Some(Seat::A), 2)), Some(&[4, 2][..]))
    );
    // Read wrongly: its play goes back as well, and it throws again without thinking of the cube.
    let back = act(&anna, &mine, COCKED).await.unwrap().view;
    assert_eq!((&back.position, enter(&back)), (&asked.position, Some((Some(Seat::B), 2))));
    throws(&anna, &back, &[4, 1]).await.unwrap();
    let mine = until(&anna, id.as_str(), |now| enter(now) == Some((Some(Seat::A), 2))).await;
    assert_eq!(mine.history.last().unwrap().dice.as_deref(), Some(&[4, 1][..]));
    server.stop().await;
}

#[tokio::test]
async fn games_with_three_dice_are_thrown_by_hand_and_other_matches_are_not() {
    let server = Server::fresh().await;
    let (anna, bert) = (server.guest().await, server.guest().await);
    let rated = anna
        .post("/api/v1/tables", &wish(|wish| (wish["byHand"], wish["rated"]) = (json!(true), json!(true))))
        .await;
    assert_eq!(rated.refusal(), (422, "by-hand-rated".to_owned(), Some("rated".to_owned())));

    let tabula = json!({ "variant": "tabula", "length": 3, "cube": false });
    let table = anna.table(&wish(|wish| (wish["byHand"], wish["game"]) = (json!(true), tabula))).await;
    let id = bert.sit(table.id.as_str(), "Bert").await.match_id.unwrap();
    let opened = throws(&anna, &anna.view(id.as_str()).await, &[2, 1]).await.unwrap();
    let (guest, view) = match &opened.phase {
        Phase::ToMove { .. } => (&bert, plays(&anna, &opened).await),
        _ => (&anna, opened),
    };
    let turn = guest.view(id.as_str()).await;
    assert_eq!(enter(&turn).map(|throw| throw.1), Some(3), "{:?}", view.phase);
    assert_eq!(throws(guest, &turn, &[6, 5]).await.unwrap_err(), "bad-dice");
    let rolled = throws(guest, &turn, &[2, 6, 5]).await.unwrap();
    assert_eq!(dice(&rolled).map(|(_, dice)| dice.len()), Some(3));

    // Where the server throws, nobody else does.
    let table = anna.table(&wish(|_| {})).await;
    let id = bert.sit(table.id.as_str(), "Bert").await.match_id.unwrap();
    let start = anna.view(id.as_str()).await;
    assert_eq!((table.by_hand, start.table.as_ref().unwrap().hand), (false, None));
    assert_eq!(throws(&anna, &start, &[6, 5]).await.unwrap_err(), "not-by-hand");
    let opened = act(&anna, &start, Intent::Roll).await.unwrap().view;
    assert_eq!(act(&anna, &opened, COCKED).await.unwrap_err(), "not-now");
    server.stop().await;
}

#[tokio::test]
async fn clocks_wait_for_dice_and_charge_who_enters_them() {
    let data = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = Server::start_at(config(data.path()), 1, Arc::clone(&clock) as Arc<dyn WallClock>).await;
    let anna = server.guest().await;
    let timed = json!({ "type": "delay", "delay": 10, "reserve": 60 });
    let table = anna.table(&wish_for_the_computer(|wish| wish["clock"] = timed)).await;
    let body = json!({ "level": "beginner" });
    let seated: TableView = anna.post(&format!("/api/v1/tables/{}/bot", table.id), &body).await.json();
    let id = seated.match_id.unwrap();
    let running = |view: &MatchView| view.clock.unwrap().running;
    clock.pass(60);
    let start = anna.view(id.as_str()).await;
    assert_eq!((&start.phase, running(&start)), (&Phase::Opening, None), "no game begins without its dice");
    let view = throws(&anna, &start, &[6, 1]).await.unwrap();
    assert_eq!(running(&view), Some(Seat::A));
    let played = plays(&anna, &view).await;
    // The computer waits for its dice; the time is that of who has to enter them.
    let asked = until(&anna, id.as_str(), |now| enter(now).is_some()).await;
    assert_eq!((asked.seq, running(&asked)), (played.seq, Some(Seat::A)));
    clock.pass(25);
    assert_eq!(anna.view(id.as_str()).await.clock.unwrap().a, 45_000);
    throws(&anna, &asked, &[4, 2]).await.unwrap();
    let mine = until(&anna, id.as_str(), |now| enter(now) == Some((Some(Seat::A), 2))).await;
    // Cocked: what was used for it is used, and the turn begins anew.
    clock.pass(15);
    let back = act(&anna, &mine, COCKED).await.unwrap().view;
    let read = back.clock.unwrap();
    assert_eq!((running(&back), read.b), (Some(Seat::A), 60_000));
    assert!(read.a <= 45_000 && read.a >= 40_000, "{}", read.a);
    server.stop().await;
}
