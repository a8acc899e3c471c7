//! Attacks 16 to 20: restores, false keys, two stories, two devices.

use pasch_dice::Party;
use pasch_dice::v3::{
    Answer, Color, Denied, Doubt, Entry, Fault, Keeper, Receipt, Refusal, Secret, Signer, Turn, Word, Wrong,
    verify, verify_memory, verify_two,
};

use crate::world::{HOST, PLAY, Seat, World, forge, other, outline, seat, server_key, signed};

/// 16: a false restore undoes no throw as long as one honest browser comes.
#[test]
fn a_false_restore_is_refused() {
    let mut world = World::rolling(21);
    let backup = world.host.clone();
    world.roll_and_play();
    let context = world.new_context();
    let forged = backup.renewed(context.clone()).unwrap();
    let refused = world.browser(Party::A).renew(context, forged.items(), &forged.receipt(), true);
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
    let refused = world.browser(Party::A).renew(context, renewed.items(), &renewed.receipt(), false);
    assert_eq!(refused, Err(Refusal::NotAgreed));
    world.renew();
    world.roll_and_play();
    world.finish();
    let verdict = verify(&world.record(), outline, None).unwrap();
    assert_eq!(verdict.doubts, [Doubt::Restored { number }, Doubt::Voided { number }]);
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
    let number = world.host.transcript().next();
    world.renew();
    world.roll_and_play();
    world.finish();
    let verdict = verify(&world.record(), outline, None).unwrap();
    // Nothing is lost; a declaration that had not arrived may be, and nobody can tell.
    assert_eq!(verdict.doubts, [Doubt::Restored { number }]);
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

/// What the server enters alone makes no declaration late: otherwise it could keep a declaration back, compute the throw
/// with the opponent's link, and have another number thrown.
#[test]
fn the_server_makes_no_declaration_late() {
    let lines = |roller: &str, other: &str| {
        [
            format!(r#"{{"do":"next","to":"roll","by":"{roller}"}}"#),
            format!(r#"{{"do":"next","to":"roll","by":"{other}"}}"#),
            format!(r#"{{"do":"next","to":"play","by":"{other}"}}"#),
            r#"{"do":"next","to":"begin"}"#.to_owned(),
            format!(r#"{{"do":"first_turn","by":"{roller}"}}"#),
            format!(r#"{{"do":"first_turn","by":"{other}"}}"#),
        ]
    };
    for at in 0..6 {
        let mut world = World::rolling(41);
        let (roller, waiting) = (world.roller(), other(world.roller()));
        let letters = if roller == Party::A { ["A", "B"] } else { ["B", "A"] };
        let kept_back = world.browser(roller).declare().unwrap();
        let line = &lines(letters[0], letters[1])[at];
        if world.host.act(line).is_err() {
            // The roller is on roll anyway.
            assert_eq!(at, 0);
            continue;
        }
        assert!(matches!(world.host.hear(&kept_back), Err(Denied::Late(_))), "{line}");
        let (items, receipt) = (world.host.items().to_vec(), world.host.receipt());
        let known = world.browser(roller).items().len();
        let heard = world.browser(roller).hear(&items[known..], &receipt);
        assert!(matches!(heard, Err(Refusal::Overtaken { .. })), "{line}: {heard:?}");
        // Another device of the player does not know of the declaration; shown it, it skips nothing.
        let mut second = world.device(roller, true);
        assert_eq!(second.skip(Some(&kept_back)), Err(Refusal::Nothing), "{line}");
        // Nor can the opponent use the number up, or the player where a checker looks at it.
        for party in [roller, waiting] {
            let entry = Entry::Skip { party, number: world.host.transcript().next() };
            let signer = world.keys[seat(party)].signer(HOST);
            let skip = signed(&world, &items, entry, party, &signer);
            let forged = forge(&world, [items.clone(), vec![skip]].concat());
            let verdict = verify(&forged, outline, None).unwrap();
            let found = verdict.contradiction.expect("red").what;
            assert!(matches!(found, Wrong::Fault(Fault::Turn(_) | Fault::Skip(_))), "{line}: {found:?}");
        }
    }
}

/// Nor does the opponent's old key, which may have its say at any time.
#[test]
fn the_word_of_an_old_key_makes_no_declaration_late() {
    let mut world = World::rolling(42);
    let (roller, waiting) = (world.roller(), other(world.roller()));
    let mut old = world.browser(waiting).clone();
    world.rebind(waiting).unwrap();
    let declared = world.browser(roller).declare().unwrap();
    let known = old.items().len();
    old.hear(&world.host.items()[known..], &world.host.receipt()).unwrap();
    let word = old.word(Word::Mine).unwrap();
    world.say(&word).unwrap();
    world.say(&declared).unwrap();
    world.release_all();
    world.open();
}

/// A declaration that was not entered is gone with a restore: the record says that there was one.
#[test]
fn a_restore_is_never_green() {
    let mut world = World::with(43, [Seat::Person; 2], |terms| terms.rated = true);
    world.bind();
    world.begin();
    world.act(PLAY);
    let roller = world.roller();
    let number = world.host.transcript().next();
    world.browser(roller).declare().unwrap();
    let context = world.new_context();
    let host = world.host.renewed(context.clone()).unwrap();
    // The roller has given a link: a rated match does not go on without a word of the player's.
    let refused = world.browser(roller).renew(context, &host.items()[..1], &host.receipt(), false);
    assert_eq!(refused, Err(Refusal::NotAgreed));
    world.renew();
    world.roll_and_play();
    world.finish();
    let verdict = verify(&world.record(), outline, None).unwrap();
    assert_eq!(verdict.doubts, [Doubt::Restored { number }]);
}

/// In a money session the game after a fallen flag begins with a number for which no link is out.
#[test]
fn a_game_after_a_fallen_flag_has_a_number_of_its_own() {
    let mut world = World::with(44, [Seat::Person; 2], |terms| terms.length = 0);
    world.bind();
    world.begin();
    world.act(PLAY);
    let roller = world.roller();
    // The declaration is lost on its way, and the flag falls.
    world.browser(roller).declare().unwrap();
    let by = if roller == Party::A { "A" } else { "B" };
    world.act(&format!(r#"{{"do":"forfeit","by":"{by}"}}"#));
    world.begin();
}
