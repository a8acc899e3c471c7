//! The twenty attacks on the dice, each with a malicious server or player.

use pasch_dice::Party;
use pasch_dice::v3::{
    Answer, Color, Contradiction, Denied, Doubt, Entry, Fault, Item, Keeper, Message, Patience, Receipt,
    Refusal, Secret, Signer, Turn, Waits, Word, Wrong, verify, verify_memory, verify_two,
};

use crate::world::{HOST, PLAY, Seat, World, forge, item, other, outline, seat, server_key, signed};

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
    let flag = |party| format!(r#"{{"do":"forfeit","by":"{}"}}"#, if party == Party::A { "a" } else { "b" });
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
    world.act(r#"{"do":"forfeit","by":"a"}"#);
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

/// 14: the server says of a roller that he doubled, or of a doubler that he rolled.
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
    world.act(r#"{"do":"forfeit","by":"b"}"#);
    world.host.end("a wins on time").unwrap();
}

/// 16: a false restore undoes no throw as long as one honest browser comes.
#[test]
fn a_false_restore_is_refused() {
    let mut world = World::rolling(21);
    let backup = world.host.clone();
    world.roll_and_play();
    let context = world.new_context();
    let forged = backup.renewed(context.clone()).unwrap();
    let refused = world.browser(Party::A).renew(context, &forged.items()[0], &forged.receipt(), true);
    assert_eq!(refused, Err(Refusal::Dropped(Box::new(world.host.receipt()))));
    // A record that goes on without that browser is red beside its memory, or beside its export.
    let memory = world.browser(Party::A).memory().clone();
    let found = verify_memory(&forged.record(), &memory, outline).unwrap().contradiction.unwrap();
    assert_eq!((found.by, found.what), (Some(Party::Server), Wrong::Dropped));
    let found = verify_two(&world.record(), &forged.record(), outline).unwrap().contradiction.unwrap();
    assert_eq!((found.by, found.what), (Some(Party::Server), Wrong::Dropped));
}

/// 16: where a throw is pending, a restore is counted, and in a rated match both have to agree.
#[test]
fn a_restore_with_a_throw_pending_is_counted() {
    let mut world = World::with(22, [Seat::Person; 2], |terms| terms.rated = true);
    world.bind();
    world.begin();
    world.act(PLAY);
    world.declare();
    let number = world.host.transcript().next();
    let context = world.new_context();
    let renewed = world.host.renewed(context.clone()).unwrap();
    let refused = world.browser(Party::A).renew(context, &renewed.items()[0], &renewed.receipt(), false);
    assert_eq!(refused, Err(Refusal::NotAgreed));
    world.renew();
    world.roll_and_play();
    world.finish();
    let verdict = verify(&world.record(), outline, None).unwrap();
    assert_eq!(verdict.doubts, [Doubt::Voided { number }]);
}

/// 17: an honest restore stops no match: what browsers know is given back, and a new epoch begins.
#[test]
fn an_honest_restore_stops_no_match() {
    let mut world = World::rolling(23);
    let backup = world.host.clone();
    world.roll_and_play();
    world.host = backup;
    let (items, receipt) =
        (world.browser(Party::B).items().to_vec(), world.browser(Party::B).receipt().unwrap());
    world.host.give_back(&items[world.host.items().len()..], &receipt).unwrap();
    world.renew();
    world.roll_and_play();
    world.finish();
    let verdict = verify(&world.record(), outline, None).unwrap();
    assert_eq!((verdict.chosen(), verdict.foreseen()), (Color::Green, Color::Green), "{verdict:?}");
    // Entries that this server has not signed are not taken.
    let forged = Receipt::new(&world.host.transcript().m(), receipt.head, &Signer::new(&Secret([4; 32])));
    assert!(world.host.give_back(&[], &forged).is_err());
}

/// 18: the server gives each player a false key of the other.
#[test]
fn false_keys_show_in_two_exports() {
    let (one, two) = (World::new(24), World::new(24));
    let mut contexts = [one, two].map(|world| world.record().epochs[0].context.clone());
    let world = World::new(24);
    contexts[0].keys.b = Some(Signer::new(&Secret([1; 32])).key());
    contexts[1].keys.a = Some(Signer::new(&Secret([2; 32])).key());
    // Nobody is told of a false key of one's own, or of another server than the pinned one.
    let none = |context: &pasch_dice::v3::Context| outline(context);
    let keeper = |context: &pasch_dice::v3::Context, server| {
        Keeper::new(Party::A, world.keys[0], server, context.clone(), none(context), None)
    };
    let pinned = server_key(&world);
    assert!(keeper(&contexts[0], &pinned).unwrap().is_bound_key());
    assert!(!keeper(&contexts[1], &pinned).unwrap().is_bound_key());
    let strange = Signer::new(&Secret([3; 32])).key();
    assert_eq!(keeper(&contexts[0], &strange).unwrap_err(), Refusal::Key(Party::Server));
    let records = contexts.map(|context| {
        let mut host =
            pasch_dice::v3::Host::new(context.clone(), none(&context), world.server_key.clone()).unwrap();
        host.bind(&Secret([5; 32]), pasch_dice::v3::Salt([5; 16]), None).unwrap();
        host.record()
    });
    let found = verify_two(&records[0], &records[1], outline).unwrap().contradiction.unwrap();
    assert_eq!((found.by, found.what), (Some(Party::Server), Wrong::Contexts));
    // The player whose key was replaced sees it alone.
    let memory = world.browsers[0].as_ref().unwrap().memory().clone();
    let found = verify_memory(&records[1], &memory, outline).unwrap().contradiction.unwrap();
    assert_eq!((found.by, found.what), (Some(Party::Server), Wrong::Key));
}

/// Two stories of one epoch: the browser refuses the second and holds both receipts; two exports show it to anybody.
#[test]
fn two_stories_are_refused_and_proved() {
    let mut world = World::rolling(25);
    let mut twin = world.clone();
    let roller = world.roller();
    world.word(roller, Word::Double).unwrap();
    twin.roll_and_play();
    let receipt = pasch_dice::v3::Receipt::new(
        &twin.host.transcript().m(),
        twin.host.transcript().head_at(world.host.transcript().head().k).unwrap(),
        &twin.server_key,
    );
    let refused = world.browser(Party::A).hear(&[], &receipt);
    assert_eq!(
        refused,
        Err(Refusal::Fork { known: Box::new(world.host.receipt()), offered: Box::new(receipt) })
    );
    let found = verify_two(&world.record(), &twin.record(), outline).unwrap().contradiction.unwrap();
    assert_eq!((found.by, found.what), (Some(Party::Server), Wrong::Fork));
    let memory = world.browser(Party::A).memory().clone();
    let found = verify_memory(&twin.record(), &memory, outline).unwrap().contradiction.unwrap();
    assert_eq!((found.by, found.what), (Some(Party::Server), Wrong::Memory));
}

/// R2: the link of a throw is given for one head only, also after a reload.
#[test]
fn a_link_is_given_for_one_head_only() {
    let mut world = World::rolling(26);
    let mut twin = world.clone();
    let waiting = other(world.roller());
    world.declare();
    let sent = world.browser(waiting).release().unwrap();
    assert_eq!(world.browser(waiting).release().unwrap(), sent, "the same bytes again to whoever asks");
    let memory = world.browser(waiting).memory().clone();
    // After a reload the server tells another story, with a double before the roll.
    let roller = twin.roller();
    twin.word(roller, Word::Double).unwrap();
    twin.word(waiting, Word::Take).unwrap();
    twin.declare();
    let context = world.record().epochs[0].context.clone();
    let key = world.keys[seat(waiting)];
    let mut reloaded =
        Keeper::new(waiting, key, &server_key(&world), context.clone(), outline(&context), Some(memory))
            .unwrap();
    let heard = reloaded.hear(twin.host.items(), &twin.host.receipt());
    assert!(matches!(heard, Err(Refusal::Fork { .. })), "{heard:?}");
    // Even where the receipts were lost, the link is not given a second time.
    let mut memory = world.browser(waiting).memory().clone();
    memory.seen.clear();
    let mut reloaded =
        Keeper::new(waiting, key, &server_key(&world), context.clone(), outline(&context), Some(memory))
            .unwrap();
    reloaded.hear(twin.host.items(), &twin.host.receipt()).unwrap();
    assert!(matches!(reloaded.release(), Err(Refusal::OtherHead { .. })));
}

/// 20: two devices at once; the number is skipped, counted, and burnt where the other's link was there.
#[test]
fn two_devices_at_once_skip_a_number() {
    for leaves in [false, true] {
        let mut world = World::rolling(27);
        let (roller, waiting) = (world.roller(), other(world.roller()));
        if leaves {
            let message = world.browser(waiting).deposit().unwrap();
            world.say(&message).unwrap();
        }
        let number = world.host.transcript().next();
        let mut second = world.device(roller, true);
        let late = second.declare().unwrap();
        world.word(roller, Word::Double).unwrap();
        assert!(matches!(world.host.hear(&late), Err(Denied::Late(_))));
        world.word(waiting, Word::Take).unwrap();
        let known = second.items().len();
        second.hear(&world.host.items()[known..], &world.host.receipt()).unwrap();
        assert_eq!(second.declare(), Err(Refusal::SkipFirst(number)));
        let skip = second.skip(None).unwrap();
        world.say(&skip).unwrap();
        world.roll_and_play();
        world.finish();
        let verdict = verify(&world.record(), outline, None).unwrap();
        assert_eq!(verdict.contradiction, None);
        assert_eq!(verdict.chosen(), if leaves { Color::Amber } else { Color::Green }, "{verdict:?}");
        assert_eq!(verdict.skipped, u32::from(!leaves));
    }
}

/// A deposit of the opponent makes no declaration come too late: otherwise server and opponent could have another throw.
#[test]
fn a_deposit_makes_no_declaration_late() {
    let mut world = World::rolling(28);
    let (roller, waiting) = (world.roller(), other(world.roller()));
    let declared = world.browser(roller).declare().unwrap();
    let left = world.browser(waiting).deposit().unwrap();
    world.say(&left).unwrap();
    world.say(&declared).unwrap();
    assert!(world.host.is_ready());
    assert!(matches!(world.turn(), Turn::Roll { .. }));
}

/// A take-back is asked for as the roll is clicked: the declaration is entered, and the question is too late.
#[test]
fn a_take_back_as_the_roll_is_clicked_waits() {
    let mut world = World::rolling(29);
    let (roller, waiting) = (world.roller(), other(world.roller()));
    let ask = world.browser(waiting).word(Word::TakeBack).unwrap();
    world.declare();
    assert_eq!(world.host.hear(&ask), Err(Denied::Fault(Fault::Stale(waiting))));
    world.release_all();
    world.open();
    // One player alone takes nothing back.
    world.act(PLAY);
    let ask = world.browser(roller).word(Word::TakeBack).unwrap();
    assert!(matches!(world.say(&ask).unwrap(), Answer::Got(_)));
    let before = world.host.items().len();
    let allow = world.browser(waiting).word(Word::Allow).unwrap();
    world.say(&allow).unwrap();
    assert_eq!(world.host.items().len(), before + 1);
}
