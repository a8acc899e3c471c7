//! Whole matches with signed dice, and what is against them.

use std::time::Duration;

use pasch_dice::v3::Doubt;
use pasch_server::store::Store;
use pasch_server::wire::{DiceStatistics, Intent, Phase, Seat};
use serde_json::{Value, json};

use crate::play::reply;
use crate::signed_client::{Browser, amber, green};
use crate::support::{Guest, Server, config};
use crate::tables::wish;

/// Two people at a table, and their match.
pub async fn seated(server: &Server, change: impl FnOnce(&mut Value)) -> (Guest, Guest, String) {
    let (anna, bert) = (server.guest().await, server.guest().await);
    let table = anna.table(&wish(change)).await;
    let id = bert.sit(table.id.as_str(), "Bert").await.match_id.unwrap();
    (anna, bert, id.to_string())
}

#[tokio::test]
async fn two_people_play_a_match_and_its_dice_are_green() {
    let server = Server::fresh_signed().await;
    let (anna, bert, id) = seated(&server, |_| {}).await;
    let mut a = Browser::open(&anna, &id, Seat::A, 1).await;
    let mut b = Browser::open(&bert, &id, Seat::B, 2).await;
    (a.habits.doubles, b.habits.doubles) = (true, true);
    tokio::join!(a.play(), b.play());
    assert_eq!((&a.refused, &b.refused), (&Vec::new(), &Vec::new()));
    let record = green(&anna, &id).await;
    assert_eq!(record.epochs.len(), 1);
    let told: Value = bert.get(&format!("/api/v1/matches/{id}/dice")).await.json();
    assert_eq!(told["record"], serde_json::to_value(&record).unwrap());
    let all: DiceStatistics = anna.get("/api/v1/dice").await.json();
    let throws = record.epochs[0].items.iter().filter(|item| item.entry.kind() == "throw").count() as u64;
    assert!(all.rolls.iter().chain(&all.openings).sum::<u64>() >= throws, "every throw is counted");
    server.stop().await;
}

#[tokio::test]
async fn a_person_and_the_bot_throw_with_two_links() {
    let server = Server::fresh_signed().await;
    let guest = server.guest().await;
    let id = guest.new_match(|wish| wish["length"] = json!(1)).await;
    let mut browser = Browser::open(&guest, &id, Seat::A, 1).await;
    browser.play().await;
    assert_eq!(browser.refused, Vec::<String>::new());
    green(&guest, &id).await;
    server.stop().await;
}

#[tokio::test]
async fn a_program_without_a_key_has_no_share() {
    let server = Server::fresh_signed().await;
    let guest = server.guest().await;
    let id = guest.new_match(|wish| wish["length"] = json!(1)).await;
    let mut view = guest.view(&id).await;
    while !matches!(view.phase, Phase::MatchOver { .. }) {
        if let Some(intent) = reply(&view) {
            let act = json!({ "id": format!("i{}", view.seq), "seq": view.seq, "intent": intent });
            let answer = guest.post(&format!("/api/v1/matches/{id}/intents"), &act).await;
            assert!(answer.status == 200 || answer.status == 409, "{}", answer.text());
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
        view = guest.view(&id).await;
    }
    amber(&guest, &id, |doubts| matches!(doubts, [Doubt::NoShare { .. }])).await;
    server.stop().await;
}

/// The one whose page is there first presses *Roll* at once: the other, who comes a moment later, has a share in the dice.
#[tokio::test]
async fn the_first_game_waits_for_the_other_page() {
    let server = Server::fresh_signed().await;
    let (anna, bert, id) = seated(&server, |_| {}).await;
    let mut b = Browser::open(&bert, &id, Seat::B, 2).await;
    b.until(|one| one.view.is_some()).await;
    b.intend(Intent::Roll, None).await;
    // Answered in order: the wish to roll has been heard.
    b.intend(Intent::Double, None).await;
    b.until(|one| !one.refused.is_empty()).await;
    b.refused.clear();
    let mut a = Browser::open(&anna, &id, Seat::A, 1).await;
    tokio::join!(a.play(), b.play());
    assert_eq!((&a.refused, &b.refused), (&Vec::new(), &Vec::new()));
    green(&anna, &id).await;
    server.stop().await;
}

/// A program that only asks over HTTP never comes: the game begins without its share, as for every program without a key.
#[tokio::test]
async fn the_first_game_does_not_wait_for_ever() {
    let data = tempfile::tempdir().unwrap();
    let mut setup = config(data.path());
    setup.dice_patience = Duration::from_millis(300);
    let server = Server::start_signed(setup).await;
    let (_anna, bert, id) = seated(&server, |_| {}).await;
    let mut b = Browser::open(&bert, &id, Seat::B, 2).await;
    b.until(|one| one.view.is_some()).await;
    b.intend(Intent::Roll, None).await;
    b.until(|one| one.view.as_ref().is_some_and(|view| view.seq > 0)).await;
    assert_eq!(b.refused, Vec::<String>::new());
    server.stop().await;
}

/// What a match costs, as docs/fair-dice.md says it: `cargo test -p pasch-server --test server what_a_match -- --nocapture`.
#[tokio::test]
async fn what_a_match_costs_is_printed() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_signed(config(data.path())).await;
    let (anna, bert, id) = seated(&server, |wish| wish["game"]["length"] = json!(5)).await;
    let mut a = Browser::open(&anna, &id, Seat::A, 1).await;
    let mut b = Browser::open(&bert, &id, Seat::B, 2).await;
    let start = std::time::Instant::now();
    tokio::join!(a.play(), b.play());
    let spent = start.elapsed();
    let record = green(&anna, &id).await;
    let throws = record.epochs[0].items.iter().filter(|item| item.entry.kind() == "throw").count();
    server.stop().await;
    let store = Store::open(&config(data.path()).database).await.unwrap();
    let entries = store.dice_entries(&id.as_str().into()).await.unwrap();
    assert_eq!(store.dice_secrets(&id.as_str().into()).await.unwrap(), None, "the match is over");
    store.close().await;
    let stored: usize = entries.iter().map(|one| one.body.len() + id.len() + 10).sum();
    let [told, said] = a.bytes;
    eprintln!(
        "{throws} throws, {} entries: {stored} bytes stored ({} a throw), {} told and {} said a throw by one player; \
         {:.1} ms a turn of both, with two browsers that check everything",
        entries.len(),
        stored / throws,
        told / throws,
        said / throws,
        spent.as_secs_f64() * 1000.0 / throws as f64,
    );
    assert!(stored / throws < 500, "{stored} bytes for {throws} throws");
}
