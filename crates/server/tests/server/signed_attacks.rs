//! Malicious players against the server: what the protocol's rules refuse, and that it costs nobody else anything.

use pasch_dice::Party;
use pasch_dice::v3::{Body, Entry, Link, Message, Salt, Word};
use pasch_server::wire::{ClientMessage, Grade, Intent, Phase, Seat};

use crate::signed_client::{Browser, green, party, same};
use crate::signed_dice::seated;
use crate::support::Server;

/// Two browsers of a new match, both bound, somebody to roll; that one first.
pub async fn rolling(
    server: &Server,
    change: impl FnOnce(&mut serde_json::Value),
) -> (Browser, Browser, String) {
    let (anna, bert, id) = seated(server, change).await;
    let mut a = Browser::open(&anna, &id, Seat::A, 1).await;
    let mut b = Browser::open(&bert, &id, Seat::B, 2).await;
    let rolls = |browser: &Browser| {
        let known = browser.view.as_ref().is_some_and(|view| matches!(view.phase, Phase::ToRoll { .. }));
        known && browser.is_up_to_date()
    };
    tokio::join!(a.play_until(rolls), b.play_until(rolls));
    if a.is_to_roll() { (a, b, id) } else { (b, a, id) }
}

/// The code of what was refused last.
fn code(browser: &Browser) -> &str {
    browser.refused.last().map_or("", |refused| refused.split(':').next().unwrap_or_default())
}

async fn refuses(browser: &mut Browser, expected: &str) {
    let known = browser.refused.len();
    browser.until(|browser| browser.refused.len() > known).await;
    assert_eq!(code(browser), expected, "{:?}", browser.refused.last());
}

/// 2, 9: nobody binds a chain anew while one is bound, or for another.
#[tokio::test]
async fn nobody_is_bound_twice_or_by_another() {
    let server = Server::fresh_signed().await;
    let (mut roller, mut other, id) = rolling(&server, |_| {}).await;
    let bind = |browser: &mut Browser, by: Party, from: u32| {
        let (salt, commitment) = (Salt([9; 16]), Link([9; 32]));
        browser.signed(Body::Entry(Entry::Bind { party: by, from, commitment, salt }))
    };
    let (mine, theirs) = (party(other.seat), party(roller.seat));
    let next = other.keeper().transcript().next();
    for from in [1, next, next + 1] {
        let message = bind(&mut other, mine, from);
        other.say(&message).await;
        refuses(&mut other, "dice-refused").await;
    }
    let message = bind(&mut other, theirs, next);
    other.say(&message).await;
    refuses(&mut other, "not-yours").await;
    let message = bind(&mut other, Party::Server, next);
    other.say(&message).await;
    refuses(&mut other, "not-yours").await;
    tokio::join!(roller.play(), other.play());
    green(&roller.guest, &id).await;
    server.stop().await;
}

/// 3, 5: a link is one that leads back to the chain, of its player, for the throw that is pending.
#[tokio::test]
async fn forged_early_and_foreign_links_are_refused() {
    let server = Server::fresh_signed().await;
    let (mut roller, mut other, id) = rolling(&server, |_| {}).await;
    let number = other.keeper().transcript().next();
    let (mine, theirs) = (party(other.seat), party(roller.seat));
    // Before anybody has declared.
    let early = other.signed(Body::Release { party: mine, number, link: Link([7; 32]) });
    other.say(&early).await;
    refuses(&mut other, "dice-refused").await;
    other.habits.releases = false;
    roller.roll().await;
    other.until(|browser| browser.is_pending()).await;
    for (by, number, expected) in
        [(mine, number, "dice-refused"), (mine, number + 1, "dice-refused"), (theirs, number, "not-yours")]
    {
        let forged = other.signed(Body::Release { party: by, number, link: Link([7; 32]) });
        other.say(&forged).await;
        refuses(&mut other, expected).await;
    }
    // Right, and twice: the same answer.
    let release = other.keeper().release().unwrap();
    other.say(&release).await;
    other.say(&release).await;
    other.habits.releases = true;
    tokio::join!(roller.play(), other.play());
    green(&roller.guest, &id).await;
    server.stop().await;
}

/// 4, 13: from a declaration to its throw nothing else is entered, and while one is to roll the other has no say.
#[tokio::test]
async fn nothing_comes_between_a_declaration_and_its_throw() {
    let server = Server::fresh_signed().await;
    let (mut roller, mut other, id) = rolling(&server, |_| {}).await;
    let concede = |browser: &mut Browser| {
        let word = Word::Concede;
        let by = party(browser.seat);
        browser.signed(Body::Entry(Entry::Word { party: by, word }))
    };
    let word = concede(&mut other);
    other.intend(Intent::Concede, Some(&word)).await;
    refuses(&mut other, "not-your-turn").await;
    other.habits.releases = false;
    roller.roll().await;
    roller.until(|browser| browser.is_pending()).await;
    other.until(|browser| browser.is_pending()).await;
    let word = concede(&mut roller);
    roller.intend(Intent::Concede, Some(&word)).await;
    refuses(&mut roller, "dice-pending").await;
    let by = party(roller.seat);
    for (intent, word) in
        [(Intent::Double, Word::Double), (Intent::Resign { grade: Grade::Single }, Word::Resign(1))]
    {
        let message = roller.signed(Body::Entry(Entry::Word { party: by, word }));
        roller.intend(intent, Some(&message)).await;
        refuses(&mut roller, "dice-pending").await;
    }
    let word = concede(&mut other);
    other.intend(Intent::Concede, Some(&word)).await;
    refuses(&mut other, "dice-pending").await;
    // A second declaration of the same throw waits for it, too.
    let again = roller.keeper().declare().unwrap();
    roller.intend(Intent::Roll, Some(&again)).await;
    let release = other.keeper().release().unwrap();
    other.say(&release).await;
    other.habits.releases = true;
    tokio::join!(roller.play(), other.play());
    green(&roller.guest, &id).await;
    server.stop().await;
}

/// 14: what is not signed by its player is not said.
#[tokio::test]
async fn rolls_and_words_need_their_players_signature() {
    let server = Server::fresh_signed().await;
    let (mut roller, mut other, id) = rolling(&server, |_| {}).await;
    roller.intend(Intent::Roll, None).await;
    refuses(&mut roller, "dice-unsigned").await;
    roller.intend(Intent::Double, None).await;
    refuses(&mut roller, "dice-unsigned").await;
    // Another word than the intent, another's message, an altered signature.
    let by = party(roller.seat);
    let resigns = roller.signed(Body::Entry(Entry::Word { party: by, word: Word::Resign(1) }));
    roller.intend(Intent::Double, Some(&resigns)).await;
    refuses(&mut roller, "dice-unsigned").await;
    let forged = other.signed(Body::Entry(Entry::Word { party: by, word: Word::Double }));
    roller.intend(Intent::Double, Some(&forged)).await;
    refuses(&mut roller, "dice-refused").await;
    let head = roller.keeper().transcript().head();
    let m = roller.keeper().transcript().m();
    let double = roller.signed(Body::Entry(Entry::Word { party: by, word: Word::Double }));
    let altered = Message { m, head: pasch_dice::v3::Head { k: head.k - 1, ..head }, ..double.clone() };
    roller.intend(Intent::Double, Some(&altered)).await;
    refuses(&mut roller, "dice-refused").await;
    // Words come with their intent, not beside it.
    roller.say(&double).await;
    refuses(&mut roller, "dice-refused").await;
    roller.socket.send_text(r#"{"type":"diceSay","message":{"m":"x"}}"#.to_owned()).await;
    refuses(&mut roller, "bad-json").await;
    tokio::join!(roller.play(), other.play());
    green(&roller.guest, &id).await;
    server.stop().await;
}

/// 20: two devices of one player: one doubles, the other's declaration comes too late and its number is skipped.
#[tokio::test]
async fn a_late_declaration_is_skipped() {
    let server = Server::fresh_signed().await;
    let (mut roller, mut other, id) = rolling(&server, |_| {}).await;
    let secret = if roller.seat == Seat::A { 1 } else { 2 };
    let mut second = Browser::open(&roller.guest, &id, roller.seat, secret).await;
    second.until(|browser| browser.is_to_roll()).await;
    let declared = second.keeper().declare().unwrap();
    let seq = roller.view.as_ref().unwrap().seq + 2;
    let is_taken = |browser: &Browser| browser.view.as_ref().unwrap().seq == seq && browser.is_up_to_date();
    roller.word(Word::Double, Intent::Double).await.unwrap();
    other.until(|browser| matches!(browser.view.as_ref().unwrap().phase, Phase::DoubleOffered { .. })).await;
    other.until(Browser::is_up_to_date).await;
    other.word(Word::Take, Intent::Take).await.unwrap();
    roller.until(is_taken).await;
    // Its wish names an old state of the match, too.
    second.intend(Intent::Roll, Some(&declared)).await;
    refuses(&mut second, "dice-late").await;
    second.until(is_taken).await;
    // The first device is shown it as well, skips, and rolls.
    roller.until(|browser| browser.late.is_some()).await;
    let late = roller.late.take().unwrap();
    assert_eq!(late, declared);
    let again = roller.keeper().declare().unwrap();
    roller.intend(Intent::Roll, Some(&again)).await;
    refuses(&mut roller, "dice-late").await;
    let number = roller.keeper().transcript().next();
    let skip = second.keeper().skip(Some(&late)).unwrap();
    second.say(&skip).await;
    roller.until(|browser| browser.keeper.as_ref().unwrap().transcript().next() == number + 1).await;
    drop(second);
    tokio::join!(roller.play(), other.play());
    let record = green(&roller.guest, &id).await;
    assert!(record.epochs[0].items.iter().any(|item| item.entry.kind() == "skip"));
    server.stop().await;
}

/// A message of another match is worth nothing here.
#[tokio::test]
async fn messages_of_another_match_are_refused() {
    let server = Server::fresh_signed().await;
    let (mut one, _peer, _) = rolling(&server, |_| {}).await;
    let (mut two, mut other, id) = rolling(&server, |_| {}).await;
    let foreign = one.keeper().declare().unwrap();
    two.intend(Intent::Roll, Some(&foreign)).await;
    let known = two.refused.len();
    two.until(|browser| browser.refused.len() > known).await;
    assert!(["dice-epoch", "dice-unsigned"].contains(&code(&two)), "{:?}", two.refused);
    let message = Box::new(same(&foreign));
    two.socket.send(&ClientMessage::DiceSay { message }).await;
    two.until(|browser| browser.refused.len() > known + 1).await;
    tokio::join!(two.play(), other.play());
    green(&two.guest, &id).await;
    server.stop().await;
}
