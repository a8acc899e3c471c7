//! Signed dice over time: restarts, backups, new devices, deposits, clocks, take-backs.

use std::sync::Arc;

use pasch_dice::v3::{Color, DiceKey, Doubt, Salt, Secret, Word};
use pasch_server::WallClock;
use pasch_server::store::backup::{backup, restore};
use pasch_server::wire::{ClientMessage, Intent, Phase, Seat, TakeBackWord};
use serde_json::json;

use crate::clocks::TestClock;
use crate::signed_attacks::rolling;
use crate::signed_client::{Browser, amber, checked, green, party};
use crate::support::{Server, config};

#[tokio::test]
async fn a_restart_in_the_middle_of_a_throw_loses_nothing() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_signed(config(data.path())).await;
    let (mut roller, mut other, id) = rolling(&server, |_| {}).await;
    other.habits.releases = false;
    roller.roll().await;
    roller.until(|browser| browser.is_pending()).await;
    let known = roller.keeper().transcript().head();
    server.stop().await;

    let server = Server::start_signed(config(data.path())).await;
    other.habits.releases = true;
    tokio::join!(roller.reconnect(server.addr), other.reconnect(server.addr));
    roller.until(|browser| browser.view.is_some()).await;
    assert!(roller.keeper().transcript().head().k >= known.k, "the declaration is there");
    tokio::join!(roller.play(), other.play());
    assert_eq!((&roller.refused, &other.refused), (&Vec::new(), &Vec::new()));
    green(&roller.guest, &id).await;
    server.stop().await;
}

/// Attacks 6, 16 and 17: nothing repeats after a restore, and what browsers know is not lost.
#[tokio::test]
async fn after_a_restore_browsers_give_back_and_a_new_epoch_begins() {
    let data = tempfile::tempdir().unwrap();
    let server = Server::start_signed(config(data.path())).await;
    let (mut roller, mut other, id) = rolling(&server, |_| {}).await;
    let url = config(data.path()).database;
    let file = data.path().join("pasch.backup");
    backup(&url, &file).await.unwrap();
    // The match goes on for some throws that the backup does not have.
    let seq = roller.view.as_ref().unwrap().seq + 12;
    let later = |browser: &Browser| {
        browser.view.as_ref().is_some_and(|view| view.seq >= seq) && browser.is_up_to_date()
    };
    tokio::join!(roller.play_until(later), other.play_until(later));
    server.stop().await;
    restore(&file, &url, true).await.unwrap();

    let server = Server::start_signed(config(data.path())).await;
    roller.reconnect(server.addr).await;
    // Until both are there nobody goes on.
    roller.until(|browser| browser.view.as_ref().is_some_and(|view| view.seq >= seq)).await;
    roller.intend(Intent::Concede, None).await;
    roller.until(|browser| !browser.refused.is_empty()).await;
    assert!(roller.refused[0].starts_with("dice-restored"), "{:?}", roller.refused);
    other.reconnect(server.addr).await;
    tokio::join!(roller.play(), other.play());
    let (record, verdict) = checked(&roller.guest, &id).await;
    assert_eq!(record.epochs.len(), 2);
    assert!(record.epochs[0].context.epoch != record.epochs[1].context.epoch);
    let lost = |doubt: &Doubt| matches!(doubt, Doubt::Restored { .. } | Doubt::Voided { .. });
    assert!(verdict.doubts.iter().all(lost), "{:?}", verdict.doubts);
    assert_eq!(verdict.chosen(), Color::Amber);
    for browser in [&mut roller, &mut other] {
        let memory = browser.keeper().memory().clone();
        let beside = pasch_dice::v3::verify_memory(&record, &memory, crate::signed_client::outline).unwrap();
        assert_eq!(beside.contradiction, None);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_device_without_the_key_burns_a_number_and_goes_on() {
    let server = Server::fresh_signed().await;
    let (mut roller, other, id) = rolling(&server, |_| {}).await;
    roller.roll().await;
    // The other's browser is gone with its key; a new one binds itself to the next number but one.
    let mut device = Browser::open(&other.guest, &id, other.seat, 99).await;
    drop(other);
    device.until(|browser| browser.keeper.is_some()).await;
    if !device.is_pending() {
        device.until(|browser| browser.is_pending() || browser.view.as_ref().unwrap().seq > 4).await;
    }
    let rebind = device.keeper().rebind(Salt([5; 16]));
    match rebind {
        Ok(message) => device.say(&message).await,
        Err(refusal) => panic!("{refusal}"),
    }
    let is_bound = |browser: &Browser| browser.keeper.as_ref().unwrap().is_bound_key();
    device.until(is_bound).await;
    tokio::join!(roller.play(), device.play());
    let key = DiceKey(Secret([99; 32])).signer("localhost").key();
    let by = party(device.seat);
    amber(&roller.guest, &id, |doubts| {
        matches!(doubts, [Doubt::Rebound { party, key: found, mine: None, .. }] if *party == by && *found == key)
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn correspondence_goes_on_with_links_that_were_left() {
    let server = Server::fresh_signed().await;
    let days = |wish: &mut serde_json::Value| {
        wish["clock"] = json!({ "type": "days", "days": 1 });
        wish["game"]["length"] = json!(1);
    };
    let (mut roller, mut other, id) = rolling(&server, days).await;
    (roller.habits.deposits, other.habits.deposits) = (true, true);
    let seq = roller.view.as_ref().unwrap().seq + 8;
    let later = |browser: &Browser| browser.view.as_ref().is_some_and(|view| view.seq >= seq);
    tokio::join!(roller.play_until(later), other.play_until(later));
    // One is away with the link left: the other rolls all the same.
    tokio::join!(roller.play_until(|one| one.is_to_roll() || !one.is_mine()), async {
        other.play_until(|one| one.is_to_roll() || !one.is_mine()).await;
    });
    tokio::join!(roller.play(), other.play());
    let (_, verdict) = checked(&roller.guest, &id).await;
    assert_eq!((verdict.chosen(), verdict.foreseen()), (Color::Green, Color::Amber), "{:?}", verdict.doubts);
    assert!(
        verdict.doubts.iter().all(|doubt| matches!(doubt, Doubt::Deposited { .. })),
        "{:?}",
        verdict.doubts
    );
    server.stop().await;
}

/// At strict terms no link lies with the server where the roller may double: there is nothing to foresee.
#[tokio::test]
async fn strict_tables_take_no_link_where_the_roller_may_double() {
    let server = Server::fresh_signed().await;
    let strict = |wish: &mut serde_json::Value| {
        (wish["strict"], wish["clock"]) = (json!(true), json!({ "type": "days", "days": 1 }));
        (wish["game"]["length"], wish["game"]["cube"]) = (json!(3), json!(true));
    };
    let (mut roller, mut other, id) = rolling(&server, strict).await;
    assert!(roller.keeper().transcript().context().terms.strict);
    (roller.habits.deposits, other.habits.deposits) = (true, true);
    tokio::join!(roller.play(), other.play());
    let (record, verdict) = checked(&roller.guest, &id).await;
    assert!(record.epochs[0].context.terms.strict);
    let could_double = |doubt: &Doubt| {
        matches!(doubt, Doubt::Deposited { could_double: 1.., .. } | Doubt::DoubledOnDeposit { .. })
    };
    assert!(!verdict.doubts.iter().any(could_double), "{:?}", verdict.doubts);
    server.stop().await;
}

/// 4: nobody costs the other time by dice: the roller's clock stands, then that of who is late runs, and falls.
#[tokio::test]
async fn who_gives_no_link_loses_on_time() {
    let data = tempfile::tempdir().unwrap();
    let clock = TestClock::new();
    let server = Server::start_signed_at(config(data.path()), Arc::clone(&clock) as Arc<dyn WallClock>).await;
    let live =
        |wish: &mut serde_json::Value| wish["clock"] = json!({ "type": "delay", "delay": 10, "reserve": 30 });
    let (mut roller, mut other, id) = rolling(&server, live).await;
    other.habits.releases = false;
    let before = roller.guest.view(&id).await.clock.unwrap();
    roller.roll().await;
    roller.until(|browser| browser.is_pending()).await;
    // Nobody's clock runs for ten seconds, then the other's.
    clock.pass(9);
    let stands = roller.guest.view(&id).await.clock.unwrap();
    assert_eq!((stands.running, stands.a, stands.b), (None, before.a, before.b));
    clock.pass(1 + 15);
    let runs = roller.guest.view(&id).await.clock.unwrap();
    assert_eq!(runs.running, Some(other.seat));
    let (left, untouched) = if other.seat == Seat::A { (runs.a, runs.b) } else { (runs.b, runs.a) };
    assert_eq!((left, untouched), (25_000, 30_000));
    // The link after all: the throw is made, and both clocks are as they were but for that.
    other.until(|browser| browser.is_pending()).await;
    let release = other.keeper().release().unwrap();
    other.say(&release).await;
    roller.until(|browser| !browser.is_pending() && browser.is_up_to_date()).await;
    let thrown = roller.guest.view(&id).await.clock.unwrap();
    let left = |clock: &pasch_server::wire::ClockView, seat| if seat == Seat::A { clock.a } else { clock.b };
    assert_eq!((left(&thrown, other.seat), left(&thrown, roller.seat)), (25_000, 30_000));
    // Once more, and never.
    tokio::select! {
        () = roller.play_until(|one| one.is_to_roll() && one.is_up_to_date()) => {}
        () = other.play() => panic!("the match waits for a roll"),
    }
    roller.roll().await;
    roller.until(|browser| browser.is_pending()).await;
    clock.pass(10 + 10 + 25 + 1);
    roller.until(Browser::is_over).await;
    roller.until(|browser| browser.keeper.as_ref().unwrap().transcript().result().is_some()).await;
    let winner = roller.view.as_ref().unwrap().phase.clone();
    assert_eq!(winner, Phase::MatchOver { winner: roller.seat });
    let (_, verdict) = checked(&roller.guest, &id).await;
    assert!(verdict.doubts.iter().all(|doubt| matches!(doubt, Doubt::EndUnsigned { .. })), "{verdict:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_take_back_is_two_signed_words() {
    let server = Server::fresh_signed().await;
    let (mut roller, mut other, id) = rolling(&server, |_| {}).await;
    // The roller is the one who did not play last: the other asks for that play.
    let ask = |signed| ClientMessage::TakeBack { say: TakeBackWord::Ask, signed };
    other.socket.send(&ask(None)).await;
    other.until(|browser| !browser.refused.is_empty()).await;
    assert!(other.refused[0].starts_with("dice-unsigned"), "{:?}", other.refused);
    let word = other.keeper().word(Word::TakeBack).unwrap();
    other.socket.send(&ask(Some(Box::new(crate::signed_client::same(&word))))).await;
    let asked = |browser: &Browser| {
        browser.view.as_ref().is_some_and(|view| view.table.as_ref().unwrap().take_back.asked.is_some())
    };
    roller.until(asked).await;
    let word = roller.keeper().word(Word::Allow).unwrap();
    let signed = Some(Box::new(crate::signed_client::same(&word)));
    roller.socket.send(&ClientMessage::TakeBack { say: TakeBackWord::Allow, signed }).await;
    (roller.taken_back, other.taken_back) = (1, 1);
    let back = |browser: &Browser| matches!(browser.view.as_ref().unwrap().phase, Phase::ToMove { .. });
    roller.until(back).await;
    other.until(back).await;
    tokio::join!(roller.play(), other.play());
    green(&roller.guest, &id).await;
    server.stop().await;
}
