//! Attacks 1 to 15 on the dice, each with a malicious server or player.

use ed25519_dalek::VerifyingKey;
use ed25519_dalek::hazmat::{ExpandedSecretKey, raw_sign};
use hmac::{Hmac, KeyInit as _, Mac as _};
use pasch_dice::Party;
use pasch_dice::v3::{
    Answer, Body, Color, Contradiction, Denied, Doubt, Entry, Fault, Item, Message, Patience, Receipt,
    Refusal, Secret, Signature, Signer, Waits, Word, Wrong, verify, verify_memory,
};
use sha2::{Sha256, Sha512};

use crate::world::{HOST, PLAY, Seat, World, forge, item, other, outline, seat, signed};

fn red(record: &pasch_dice::v3::Record) -> Contradiction {
    let verdict = verify(record, outline, None).unwrap();
    assert_eq!((verdict.chosen(), verdict.foreseen()), (Color::Red, Color::Red), "{verdict:?}");
    verdict.contradiction.unwrap()
}

/// A browser hears entries with a receipt of the malicious server.
fn hears(world: &mut World, party: Party, items: &[Item]) -> Result<(), Refusal> {
    let context = world.record().epochs[0].context.clone();
    let browser = world.browsers[seat(party)].as_mut().unwrap();
    let mut all = browser.items().to_vec();
    all.extend_from_slice(items);
    let part = pasch_dice::v3::Part { context, items: all, receipts: Vec::new() };
    let receipt = Receipt::new(&part.context.id(), *part.heads().last().unwrap(), &world.server_key);
    browser.hear(items, &receipt)
}

/// 1: the server binds itself after it knows both links of the opening throw.
#[test]
fn a_server_that_is_not_bound_gets_no_link() {
    let mut world = World::new(1);
    world.tell();
    let salt = world.random.salt();
    // Players bind themselves only after the server.
    assert_eq!(world.browser(Party::A).bind(salt), Err(Refusal::Nothing));
    let begin = item(Entry::Begin { number: 1 });
    let refused = hears(&mut world, Party::A, &[begin]);
    assert_eq!(refused, Err(Refusal::Fault { at: 1, fault: Fault::Unbound(Party::Server, 1) }));
    assert_eq!(world.browser(Party::A).release(), Err(Refusal::Nothing));
    // A record in which a player helped it is red, and its own receipt tells by whom.
    let world = World::bound(1);
    let bind = world.host.items()[1].entry.clone();
    let first = signed(&world, &[], bind, Party::A, &world.keys[0].signer(HOST));
    let found = red(&forge(&world, vec![first]));
    assert_eq!((found.what, found.by), (Wrong::Fault(Fault::Bound(Party::A, 1)), Some(Party::Server)));
}

/// 1: nor can it bind itself anew while a throw is pending.
#[test]
fn a_server_does_not_bind_itself_again() {
    let mut world = World::bound(2);
    world.host.begin().unwrap();
    world.tell();
    let entry = Entry::Bind {
        party: Party::Server,
        from: 1,
        commitment: pasch_dice::v3::Link([7; 32]),
        salt: pasch_dice::v3::Salt([7; 16]),
    };
    let items = world.host.items().to_vec();
    let again = signed(&world, &items, entry, Party::Server, &world.server_key);
    let refused = hears(&mut world, Party::A, std::slice::from_ref(&again));
    assert_eq!(refused, Err(Refusal::Fault { at: 5, fault: Fault::Pending("bind", 1) }));
    let found = red(&forge(&world, [items, vec![again]].concat()));
    assert_eq!((found.entry, found.by), (5, Some(Party::Server)));
}

/// 2: against the bot there is no chain to bind anew.
#[test]
fn a_bot_has_nothing_to_bind() {
    let mut world = World::with(3, [Seat::Person, Seat::Bot], |_| {});
    world.bind();
    world.begin();
    world.act(PLAY);
    let items = world.host.items().to_vec();
    let (key, next) = (Signer::new(&Secret([9; 32])), world.host.transcript().next());
    let entry = Entry::Rebind {
        party: Party::B,
        key: key.key(),
        from: next + 1,
        commitment: pasch_dice::v3::Link([7; 32]),
        salt: pasch_dice::v3::Salt([7; 16]),
    };
    let anew = signed(&world, &items, entry, Party::B, &key);
    let at = items.len() as u32 + 1;
    let refused = hears(&mut world, Party::A, std::slice::from_ref(&anew));
    assert_eq!(refused, Err(Refusal::Fault { at, fault: Fault::Key(Party::B) }));
    assert_eq!(red(&forge(&world, [items, vec![anew]].concat())).by, Some(Party::Server));
}

/// 3: nobody stands in for a player who has sent the link.
#[test]
fn nobody_stands_in_for_a_player() {
    let mut world = World::rolling(4);
    world.declare();
    world.release_all();
    let dice = world.open();
    let items = world.host.items().to_vec();
    let Entry::Throw { number, mut links, .. } = items.last().unwrap().entry.clone() else { unreachable!() };
    let waiting = other(match items[items.len() - 2].entry {
        Entry::Declare { party, .. } => party,
        _ => unreachable!(),
    });
    // Without the link, or with another one.
    for link in [None, Some(pasch_dice::v3::Link([3; 32]))] {
        *links.of_mut(waiting) = link;
        let forged = Item {
            entry: Entry::Throw { number, links, dice: dice.clone() },
            signed: items.last().unwrap().signed.clone(),
        };
        let found = red(&forge(&world, [items[..items.len() - 1].to_vec(), vec![forged]].concat()));
        assert!(matches!(found.what, Wrong::Fault(Fault::Links(_) | Fault::Signature(_))), "{found:?}");
    }
    // Other dice than those of the links.
    let Entry::Throw { links, .. } = items.last().unwrap().entry.clone() else { unreachable!() };
    let better = if dice == [6, 6] { vec![5, 5] } else { vec![6, 6] };
    let forged = Item {
        entry: Entry::Throw { number, links, dice: better },
        signed: items.last().unwrap().signed.clone(),
    };
    let found = red(&forge(&world, [items[..items.len() - 1].to_vec(), vec![forged]].concat()));
    assert!(matches!(found.what, Wrong::Fault(Fault::Dice { .. })));
    assert_eq!(found.by, Some(Party::Server));
}

/// 4: re-binding costs the other no time, and is possible once.
#[test]
fn re_binding_costs_the_other_no_time() {
    let mut world = World::with(5, [Seat::Person; 2], |terms| terms.rated = true);
    world.bind();
    world.begin();
    world.act(PLAY);
    let (roller, waiting) = (world.roller(), other(world.roller()));
    let patience = Patience::default();
    world.declare();
    // The roller's clock stands; after ten seconds the other's runs.
    assert_eq!(world.host.waits(), Waits::Links(vec![waiting]));
    assert_eq!(world.host.clocks(&patience, 9_999, [0, 0]), []);
    assert_eq!(world.host.clocks(&patience, 10_000, [0, 0]), [waiting]);
    world.rebind(waiting).unwrap();
    world.declare();
    // What has been waited for before counts: a minute in all.
    let mut spent = [0, 0];
    spent[seat(waiting)] = 55_000;
    assert_eq!(world.host.clocks(&patience, 5_000, spent), [waiting]);
    assert!(!world.host.clocks(&patience, 600_000, spent).contains(&roller));
    assert_eq!(world.rebind(waiting), Err(Denied::Fault(Fault::Burnt(waiting))));
}

/// 4, in friendly play: once between two throws.
#[test]
fn re_binding_is_possible_once_a_turn() {
    let mut world = World::rolling(6);
    let waiting = other(world.roller());
    world.rebind(waiting).unwrap();
    assert_eq!(world.rebind(waiting), Err(Denied::Fault(Fault::Burnt(waiting))));
    world.roll_and_play();
    world.rebind(waiting).unwrap();
    world.finish();
    let verdict = verify(&world.record(), outline, None).unwrap();
    let rebound = verdict.doubts.iter().filter(|doubt| matches!(doubt, Doubt::Rebound { .. })).count();
    assert_eq!((verdict.chosen(), rebound), (Color::Amber, 2));
}

/// 5: a link that was left outlives a restart, and nobody is accused.
#[test]
fn a_link_that_was_left_outlives_a_restart() {
    let mut world = World::rolling(8);
    let waiting = other(world.roller());
    let message = world.browser(waiting).deposit().unwrap();
    world.say(&message).unwrap();
    let stored = world.host.stored();
    world.host = pasch_dice::v3::Host::restart(&stored, outline, world.server_key.clone()).unwrap();
    world.declare();
    // Nobody is asked: the server opens at once.
    assert!(world.host.is_ready());
    world.open();
    world.act(PLAY);
    world.finish();
    let memory = world.browser(waiting).memory().clone();
    let verdict = verify_memory(&world.record(), &memory, outline).unwrap();
    assert_eq!(verdict.chosen(), Color::Green, "{verdict:?}");
    assert_eq!(verdict.doubts, [Doubt::Deposited { party: waiting, throws: 1, could_double: 1 }]);
}

/// A link that came too late twice, and was asked for after the roll, is one doubt: who remembers it may have been foreseen.
#[test]
fn a_link_that_came_too_late_twice_is_one_doubt() {
    let mut world = World::rolling(8);
    let (waiting, number) = (other(world.roller()), world.host.transcript().next());
    world.roll_after_links_too_late();
    world.finish();
    let memory = world.browser(waiting).memory().clone();
    let left = memory.sent.iter().filter(|sent| matches!(sent.message.body, Body::Deposit { .. })).count();
    let verdict = verify_memory(&world.record(), &memory, outline).unwrap();
    assert_eq!((left, verdict.doubts), (2, vec![Doubt::NotEntered { number }]));
}

/// 6: after a restore no throw repeats.
#[test]
fn nothing_repeats_after_a_restore() {
    let mut world = World::rolling(9);
    let backup = world.host.clone();
    let before: Vec<_> = (0..20).map(|_| world.roll_and_play()).collect();
    // Nobody has anything to give back: both browsers lost what came after the backup.
    let mut restored = World::rolling(9);
    restored.host = backup;
    restored.random.0 ^= 0xabcdef;
    restored.renew();
    let after: Vec<_> = (0..20).map(|_| restored.roll_and_play()).collect();
    assert_ne!(before, after);
    // And with what the browsers give back nothing is lost at all.
    let known = world.host.items().len();
    let (items, receipt) = (world.host.items().to_vec(), world.host.receipt());
    let mut host = World::rolling(9).host;
    host.give_back(&items[host.items().len()..], &receipt).unwrap();
    assert_eq!(host.items().len(), known);
}

/// 7: a second device, with the key or without, never makes the first one cry "forged".
#[test]
fn a_second_device_is_no_forgery() {
    let mut world = World::rolling(10);
    world.roll_and_play();
    let first = world.browser(Party::A).memory().clone();
    let second = world.device(Party::A, true);
    world.browsers[0] = Some(second);
    world.roll_and_play();
    world.roll_and_play();
    world.rebind(Party::A).unwrap();
    world.roll_and_play();
    world.finish();
    let verdict = verify_memory(&world.record(), &first, outline).unwrap();
    assert_eq!(verdict.contradiction, None);
    let unanswered = |doubt: &Doubt| matches!(doubt, Doubt::Rebound { party: Party::A, mine: None, .. });
    assert!(verdict.doubts.iter().any(unanswered));
    // The old device can say that it was its player.
    let mut world2 = World::rolling(10);
    let mut old = world2.browser(Party::A).clone();
    world2.rebind(Party::A).unwrap();
    let known = old.items().len();
    old.hear(&world2.host.items()[known..], &world2.host.receipt()).unwrap();
    let answer = old.word(Word::Mine).unwrap();
    world2.say(&answer).unwrap();
    let verdict = verify(&world2.record(), outline, None).unwrap();
    assert!(verdict.doubts.iter().any(|doubt| matches!(doubt, Doubt::Rebound { mine: Some(true), .. })));
}

/// 8: server and roller do not know the throw before the declaration: the other's link is not there.
#[test]
fn the_other_link_comes_only_after_the_declaration() {
    let mut world = World::rolling(11);
    let waiting = other(world.roller());
    assert_eq!(world.browser(waiting).release(), Err(Refusal::Nothing));
    // A declaration that the server made up: no signature of the roller, or one of somebody else.
    let (roller, number) = (world.roller(), world.host.transcript().next());
    let link = Some(pasch_dice::v3::Link([1; 32]));
    let items = world.host.items().to_vec();
    let at = items.len() as u32 + 1;
    let entry = Entry::Declare { party: roller, number, link };
    let forged = signed(&world, &items, entry, roller, &world.server_key);
    let refused = hears(&mut world, waiting, &[forged]);
    assert_eq!(refused, Err(Refusal::Fault { at, fault: Fault::Signature(roller) }));
    // Strict terms take no deposit where the roller may double; the bot's opponent never leaves a link.
    let mut strict = World::with(11, [Seat::Person; 2], |terms| terms.strict = true);
    strict.bind();
    strict.begin();
    strict.act(PLAY);
    let waiting = other(strict.roller());
    assert!(matches!(
        strict.browser(waiting).deposit(),
        Err(Refusal::Fault { fault: Fault::Deposit(_), .. })
    ));
    let mut bot = World::with(11, [Seat::Person, Seat::Bot], |_| {});
    bot.bind();
    assert!(matches!(bot.browser(Party::A).deposit(), Err(Refusal::Fault { fault: Fault::Deposit(_), .. })));
}

/// 9: a declaration is kept back, the opponent binds a new chain, the roller is told to declare again.
#[test]
fn a_kept_back_declaration_meets_no_new_chain() {
    let mut world = World::rolling(12);
    let (roller, waiting) = (world.roller(), other(world.roller()));
    let kept_back = world.browser(roller).declare().unwrap();
    world.rebind(waiting).unwrap();
    let again = world.browser(roller).declare().unwrap();
    // The number of the link that the server knows is burnt; the new chain begins behind it.
    let number = |message: &Message| match &message.body {
        pasch_dice::v3::Body::Entry(Entry::Declare { number, .. }) => *number,
        _ => unreachable!(),
    };
    assert_eq!(number(&again), number(&kept_back) + 1);
    assert!(matches!(world.host.hear(&kept_back), Err(Denied::Fault(_))));
    // A re-binding that begins with the declared number is refused.
    let mut world = World::rolling(12);
    world.browser(roller).declare().unwrap();
    let key = Signer::new(&Secret([9; 32]));
    let items = world.host.items().to_vec();
    let from = world.host.transcript().next();
    let (commitment, salt) = (pasch_dice::v3::Link([7; 32]), pasch_dice::v3::Salt([7; 16]));
    let entry = Entry::Rebind { party: waiting, key: key.key(), from, commitment, salt };
    let suited = signed(&world, &items, entry, waiting, &key);
    let at = items.len() as u32 + 1;
    let refused = hears(&mut world, roller, &[suited]);
    assert_eq!(refused, Err(Refusal::Fault { at, fault: Fault::Bound(waiting, from) }));
}

/// 10: with all links out the throw stands; before that a second throw is possible once.
#[test]
fn with_all_links_out_the_throw_stands() {
    let mut world = World::rolling(13);
    let (roller, waiting) = (world.roller(), other(world.roller()));
    let message = world.browser(waiting).deposit().unwrap();
    world.say(&message).unwrap();
    world.declare();
    let number = world.host.transcript().next();
    for party in [roller, waiting] {
        assert_eq!(world.rebind(party), Err(Denied::Fault(Fault::Pending("rebind", number))));
    }
    // The server has confirmed the last link, and lets the opponent burn the number all the same: its own word tells.
    let mut world = World::rolling(14);
    let (roller, waiting) = (world.roller(), other(world.roller()));
    world.declare();
    let release = world.browser(waiting).release().unwrap();
    let Answer::Got(got) = world.host.hear(&release).unwrap() else { unreachable!() };
    world.browser(waiting).note(&got).unwrap();
    world.rebind(roller).unwrap();
    let memory = world.browser(waiting).memory().clone();
    let found = verify_memory(&world.record(), &memory, outline).unwrap().contradiction.unwrap();
    assert_eq!(found.by, Some(Party::Server));
    assert!(matches!(found.what, Wrong::Confirmed(_)));
}

/// 11: the server binds an absent player anew under a key of its own.
#[test]
fn a_new_key_for_an_absent_player_is_never_green() {
    let mut world = World::rolling(15);
    let absent = other(world.roller());
    let mut honest = world.browser(absent).clone();
    world.rebind(absent).unwrap();
    world.roll_and_play();
    world.finish();
    let verdict = verify(&world.record(), outline, None).unwrap();
    assert_eq!(verdict.chosen(), Color::Amber);
    // The old key can only say no as long as its player comes before the end; here afterwards.
    let known = honest.items().len();
    honest.hear(&world.host.items()[known..], &world.host.receipt()).unwrap();
    let no = honest.word(Word::NotMine).unwrap();
    world.say(&no).unwrap();
    let verdict = verify(&world.record(), outline, None).unwrap();
    assert!(verdict.doubts.iter().any(|doubt| matches!(doubt, Doubt::Rebound { mine: Some(false), .. })));
    // The old key plays no more, and the server's own key is refused as a player's.
    assert_eq!(honest.declare(), Err(Refusal::NoChain));
}

/// 12: what the server can vary does not go into the dice.
#[test]
fn the_transcript_does_not_go_into_the_dice() {
    let (mut one, mut two) = (World::rolling(16), World::rolling(16));
    let roller = one.roller();
    // The same links, another story: a double and a take before the throw.
    two.word(roller, Word::Double).unwrap();
    two.word(other(roller), Word::Take).unwrap();
    assert_ne!(one.host.transcript().head(), two.host.transcript().head());
    assert_eq!(one.roll_and_play(), two.roll_and_play());
}

/// 13: with the links out nothing else is entered, and before the roll is entered the opponent has no say.
#[test]
fn nothing_comes_between_a_declaration_and_its_throw() {
    let mut world = World::rolling(17);
    let (roller, waiting) = (world.roller(), other(world.roller()));
    // The declaration is kept back, the opponent resigns one point or gives up: refused, it is not that player's turn.
    for word in [Word::Resign(1), Word::Concede, Word::Double] {
        let refused = world.browser(waiting).word(word);
        assert!(matches!(refused, Err(Refusal::Fault { fault: Fault::Turn(_), .. })), "{word}: {refused:?}");
    }
    world.declare();
    let number = world.host.transcript().next();
    for party in [roller, waiting] {
        for word in [Word::Double, Word::Resign(1), Word::Accept, Word::Concede, Word::TakeBack, Word::Allow]
        {
            assert_eq!(world.browser(party).word(word), Err(Refusal::Declared(number)));
        }
    }
    let flag = |party| format!(r#"{{"do":"forfeit","by":"{}"}}"#, if party == Party::A { "A" } else { "B" });
    assert_eq!(world.host.act(&flag(roller)), Err(Denied::Fault(Fault::Flag(roller))));
    assert_eq!(world.host.act(PLAY), Err(Denied::Fault(Fault::Pending("act", number))));
    world.host.act(&flag(waiting)).unwrap();
}

/// 13, 15: the server confirmed a link and lets the flag of its player fall.
#[test]
fn a_flag_after_a_confirmed_link_convicts_the_server() {
    let mut world = World::bound(18);
    world.host.begin().unwrap();
    world.tell();
    let release = world.browser(Party::A).release().unwrap();
    let Answer::Got(got) = world.host.hear(&release).unwrap() else { unreachable!() };
    world.browser(Party::A).note(&got).unwrap();
    world.act(r#"{"do":"forfeit","by":"A"}"#);
    let memory = world.browser(Party::A).memory().clone();
    let found = verify_memory(&world.record(), &memory, outline).unwrap().contradiction.unwrap();
    assert_eq!((found.by, found.what), (Some(Party::Server), Wrong::Confirmed(1)));
    // Without the server's word it is a doubt, not red: absence proves nothing.
    let mut memory = memory;
    memory.sent[0].got = None;
    let verdict = verify_memory(&world.record(), &memory, outline).unwrap();
    assert_eq!(verdict.contradiction, None);
    assert!(verdict.doubts.contains(&Doubt::Flagged { number: 1 }));
}

/// 14: the server says that a roller doubled, or that a doubler rolled.
#[test]
fn words_and_rolls_are_signed_by_their_player() {
    let mut world = World::rolling(19);
    let (roller, waiting) = (world.roller(), other(world.roller()));
    let declared = world.browser(roller).declare().unwrap();
    let items = world.host.items().to_vec();
    let at = items.len() as u32 + 1;
    let double = Entry::Word { party: roller, word: Word::Double };
    let unsigned = item(double.clone());
    let refused = hears(&mut world, waiting, std::slice::from_ref(&unsigned));
    assert_eq!(refused, Err(Refusal::Fault { at, fault: Fault::Unsigned(roller) }));
    // The signature under the roll is none under a double.
    let stamp = pasch_dice::v3::Stamp { by: roller, at: at - 1, signature: declared.signature };
    let forged = Item { entry: double, signed: vec![stamp] };
    let refused = hears(&mut world, waiting, &[forged]);
    assert_eq!(refused, Err(Refusal::Fault { at, fault: Fault::Signature(roller) }));
    assert_eq!(
        red(&forge(&world, [items, vec![unsigned]].concat())).what,
        Wrong::Fault(Fault::Unsigned(roller))
    );
}

/// 13: the server has no say in the game, so that it cannot take back a play with one player while the other is to roll.
#[test]
fn the_server_says_nothing_in_a_game() {
    let mut world = World::rolling(21);
    let roller = world.roller();
    let (items, at) = (world.host.items().to_vec(), world.host.items().len() as u32 + 1);
    // `allow` is the word of player B wherever the server asks.
    let asks = signed(
        &world,
        &items,
        Entry::Word { party: Party::Server, word: Word::TakeBack },
        Party::Server,
        &world.server_key,
    );
    let allow = Entry::Word { party: Party::B, word: Word::Allow };
    let allows = signed(&world, &items, allow, Party::B, &world.keys[1].signer(HOST));
    let taken_back = Item { entry: asks.entry.clone(), signed: [asks.signed, allows.signed].concat() };
    let refused = hears(&mut world, roller, std::slice::from_ref(&taken_back));
    assert_eq!(refused, Err(Refusal::Fault { at, fault: Fault::Turn(Party::Server) }));
    assert_eq!(
        red(&forge(&world, [items.clone(), vec![taken_back]].concat())).what,
        Wrong::Fault(Fault::Turn(Party::Server))
    );
    let left = Entry::Deposit { party: Party::Server, number: world.host.transcript().next() };
    let left = signed(&world, &items, left, Party::Server, &world.server_key);
    assert_eq!(
        red(&forge(&world, [items, vec![left]].concat())).what,
        Wrong::Fault(Fault::Deposit(Party::Server))
    );
}

/// 15: leaving at the opening throw as if the match had not begun.
#[test]
fn a_match_has_begun_with_its_first_link() {
    let mut world = World::bound(20);
    assert!(!world.host.transcript().has_begun());
    world.host.begin().unwrap();
    world.tell();
    assert!(world.host.transcript().has_begun());
    let release = world.browser(Party::A).release().unwrap();
    world.host.hear(&release).unwrap();
    // The other leaves; no end but the flag, or the server annuls, which is never green.
    assert_eq!(world.host.end("not played"), Err(Denied::Fault(Fault::Pending("end", 1))));
    assert_eq!(world.host.waits(), Waits::Links(vec![Party::B]));
    let mut annulled = world.clone();
    annulled.host.end(pasch_dice::v3::ANNULLED).unwrap();
    let verdict = verify(&annulled.record(), outline, None).unwrap();
    assert!(verdict.doubts.contains(&Doubt::Unopened { number: 1 }));
    world.act(r#"{"do":"forfeit","by":"B"}"#);
    world.host.end("a wins on time").unwrap();
}

/// A player signs one message in many ways: it is one message, with one answer, also after the throw.
#[test]
fn a_message_signed_anew_is_the_same_message() {
    let mut world = World::rolling(31);
    let (roller, waiting) = (world.roller(), other(world.roller()));
    let declaration = world.browser(roller).declare().unwrap();
    let entered = world.say(&declaration).unwrap();
    let release = world.browser(waiting).release().unwrap();
    let stored = world.say(&release).unwrap();
    world.open();
    let items = world.host.items().to_vec();
    for (party, message, answer) in [(roller, &declaration, entered), (waiting, &release, stored)] {
        for nonce in 0..20 {
            let again = signed_anew(&world, party, message, nonce);
            assert_ne!(again.signature, message.signature);
            assert_eq!(world.host.hear(&again), Ok(answer));
        }
        let mut forged = message.clone();
        forged.signature.0[0] ^= 1;
        assert!(world.host.hear(&forged).is_err());
    }
    assert_eq!(world.host.items(), items);
}

/// The same message under another signature that is as right: one with a nonce of the player's choice.
fn signed_anew(world: &World, party: Party, message: &Message, nonce: u8) -> Message {
    let mut seed = <Hmac<Sha256>>::new_from_slice(&world.keys[seat(party)].0.0).unwrap();
    seed.update(format!("sign{HOST}").as_bytes());
    let mut key = ExpandedSecretKey::from(&seed.finalize().into_bytes().into());
    key.hash_prefix = [nonce; 32];
    let verifying = VerifyingKey::from(&key);
    let signature = raw_sign::<Sha512>(&key, &message.bytes(), &verifying).to_bytes();
    Message { signature: Signature(signature), ..message.clone() }
}
