//! Signed dice in every game: extra rolls, parts of a roll, starters who roll anew, winners who begin, refused openings.

use std::collections::BTreeMap;

use pasch_dice::v3::{Color, Word};
use pasch_server::wire::{Catalogue, Intent, Phase, Seat};
use serde_json::json;

use crate::signed_client::{Browser, checked, green};
use crate::signed_dice::seated;
use crate::support::Server;

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_with_signed_dice() {
    let server = Server::fresh_signed().await;
    let guest = server.guest().await;
    let catalogue: Catalogue = guest.get("/api/v1/variants").await.json();
    let mut next = 0;
    for variant in &catalogue.variants {
        let id = guest
            .new_match(|wish| {
                wish["variant"] = json!(variant.id);
                (wish["length"], wish["cube"]) = (json!(1), json!(false));
            })
            .await;
        let mut browser = Browser::open(&guest, &id, Seat::A, 1).await;
        browser.play().await;
        assert_eq!(browser.refused, Vec::<String>::new(), "{}", variant.id);
        let record = green(&guest, &id).await;
        assert_eq!(record.epochs[0].context.terms.rules, variant.id);
        let text = serde_json::to_string(&record).unwrap();
        next += usize::from(text.contains(r#"\"do\":\"next\",\"to\":\"roll\""#));
    }
    assert!(next > 0, "some games do not go by turns");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_series_in_which_the_winner_begins_is_one_record() {
    let server = Server::fresh_signed().await;
    let guest = server.guest().await;
    let catalogue: Catalogue = guest.get("/api/v1/variants").await.json();
    let tavli = catalogue.series.iter().find(|series| series.id == "tavli").expect("Tavli");
    let id = guest
        .new_match(|wish| {
            (wish["variant"], wish["then"]) = (json!(tavli.games[0]), json!(tavli.games[1..]));
            (wish["cube"], wish["length"]) = (json!(false), json!(3));
        })
        .await;
    let mut browser = Browser::open(&guest, &id, Seat::A, 1).await;
    browser.play().await;
    assert_eq!(browser.refused, Vec::<String>::new());
    let record = green(&guest, &id).await;
    assert!(serde_json::to_string(&record).unwrap().contains("first_turn"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_opening_is_rolled_again_by_its_player() {
    let server = Server::fresh_signed().await;
    let house = json!(BTreeMap::from([("opening-refusal", "yes"), ("automatic-doubles", "1")]));
    let (anna, bert, id) = seated(&server, |wish| {
        wish["game"]["length"] = json!(0);
        wish["game"]["house"] = house;
    })
    .await;
    let mut a = Browser::open(&anna, &id, Seat::A, 1).await;
    let mut b = Browser::open(&bert, &id, Seat::B, 2).await;
    let begun = |browser: &Browser| {
        let view = browser.view.as_ref();
        view.is_some_and(|view| matches!(view.phase, Phase::ToMove { .. })) && browser.is_up_to_date()
    };
    tokio::join!(a.play_until(begun), b.play_until(begun));
    let (mut first, mut second) = if a.is_mine() { (a, b) } else { (b, a) };
    first.word(Word::RejectOpening, Intent::RejectOpening).await.unwrap();
    first.until(|browser| browser.is_to_roll() && browser.is_up_to_date()).await;
    let seq = first.view.as_ref().unwrap().seq + 12;
    let later = |browser: &Browser| browser.view.as_ref().is_some_and(|view| view.seq >= seq);
    tokio::join!(first.play_until(later), second.play_until(later));
    assert_eq!((&first.refused, &second.refused), (&Vec::new(), &Vec::new()));
    let (_, verdict) = checked(&anna, &id).await;
    assert_eq!(verdict.foreseen(), Color::Green, "{verdict:?}");
    server.stop().await;
}
