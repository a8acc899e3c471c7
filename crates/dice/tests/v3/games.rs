//! Random honest games with every accident: nobody is ever accused, and where nothing happened all is green.
//!
//! `PASCH_DICE_GAMES` says how many (60 where it does not), `PASCH_DICE_FIRST` the seed of the first (1).

use pasch_dice::Party;
use pasch_dice::v3::{
    Color, Denied, Doubt, Host, Record, Refusal, Turn, Word, next_line, verify, verify_memory, verify_two,
};

use crate::world::{PLAY, Seat, Server, World, other, outline, seat};

pub fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// The seeds of so many games, from `PASCH_DICE_FIRST` on.
pub fn seeds(count: u64) -> std::ops::Range<u64> {
    let first = number("PASCH_DICE_FIRST", 1);
    first..first + count
}

/// What happened in a game, so that the verdict can be compared with it.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Story {
    rebound: u32,
    burnt: u32,
    deposits: u32,
    restored: u32,
    voided: u32,
    skipped: u32,
    programs: u32,
}

impl Story {
    fn is_uneventful(&self) -> bool {
        self.rebound + self.burnt + self.restored + self.programs == 0
    }
}

fn restart(world: &mut World) {
    let text = serde_json::to_string(&world.host.stored()).unwrap();
    let stored = serde_json::from_str(&text).unwrap();
    world.host = Host::restart(&stored, outline, world.server_key.clone()).unwrap();
}

/// The server is set back to an older state; browsers give back what they have, and a new epoch begins.
fn restore(world: &mut World, backup: &Server, story: &mut Story) {
    let is_pending = world.host.transcript().pending().is_some();
    let was_epoch = world.host.transcript().context().epoch;
    if backup.transcript().context().epoch != was_epoch {
        return;
    }
    world.host = backup.clone();
    let known = world.host.items().len();
    let best = world.browsers.iter().flatten().max_by_key(|browser| browser.items().len()).cloned();
    if let Some(best) = best {
        world.host.give_back(&best.items()[known..], &best.receipt().unwrap()).unwrap();
    }
    story.restored += 1;
    story.voided += u32::from(is_pending);
    world.renew();
}

/// Two devices of the roller: one declares, the other doubles, and the server hears the double first.
fn two_devices(world: &mut World, story: &mut Story) {
    let party = world.roller();
    let Turn::Roll { may_double: true, .. } = world.turn() else { return };
    if world.browsers[seat(party)].is_none() {
        return;
    }
    let mut second = world.device(party, true);
    let declared = second.declare().unwrap();
    world.word(party, Word::Double).unwrap();
    let late = world.host.hear(&declared);
    assert!(matches!(late, Err(Denied::Late(_))), "{late:?}");
    world.word(other(party), Word::Take).unwrap();
    // The first device does not know of it and declares as well: the server shows what the second had sent.
    let again = world.browser(party).declare().unwrap();
    let Err(Denied::SkipFirst(shown)) = world.host.hear(&again) else {
        panic!("the number has to be skipped")
    };
    let is_known = world.host.transcript().has_deposit(other(party));
    let mut fresh = world.device(party, true);
    match fresh.skip(Some(&shown)) {
        Ok(skip) => {
            world.say(&skip).unwrap();
            story.skipped += 1;
            story.burnt += u32::from(is_known);
        }
        // The terms allow no further burnt number: the clock of the roller runs out.
        Err(Refusal::Fault { .. }) => {
            world.act(&format!(r#"{{"do":"forfeit","by":"{}"}}"#, if party == Party::A { "A" } else { "B" }));
        }
        Err(refusal) => panic!("{refusal}"),
    }
}

fn accident(world: &mut World, backup: &mut Server, story: &mut Story) {
    match world.random.below(24) {
        0 => restart(world),
        1 => restore(world, &backup.clone(), story),
        2 | 3 => *backup = world.host.clone(),
        4 => {
            let party = if world.random.one_in(2) { Party::A } else { Party::B };
            // Rules may refuse a second one; then everything stays as it was.
            if world.browsers[seat(party)].is_some() && world.rebind(party).is_ok() {
                story.rebound += 1;
            }
        }
        5 | 6 => {
            let party = if world.random.one_in(2) { Party::A } else { Party::B };
            if world.browsers[seat(party)].is_some() {
                // A second device with the key takes over, without memory: same key, same chain.
                if world.browser(party).is_bound_key() && story.rebound == 0 {
                    let device = world.device(party, true);
                    world.browsers[seat(party)] = Some(device);
                }
            }
        }
        7 if world.host.transcript().pending().is_none() => {
            if let Turn::Roll { .. } = world.turn()
                && story.rebound == 0
            {
                two_devices(world, story);
            }
        }
        _ => {}
    }
}

fn leave_link(world: &mut World, story: &mut Story) {
    let party = match world.turn() {
        Turn::Roll { by, .. } => other(by),
        Turn::Begin => Party::A,
        Turn::Other(_) | Turn::Over => return,
    };
    if world.browsers[seat(party)].is_none() || !world.random.one_in(6) {
        return;
    }
    if let Ok(message) = world.browser(party).deposit() {
        world.say(&message).unwrap();
        story.deposits += 1;
    }
}

/// A message may be sent twice, and sent again after a cut.
fn throw(world: &mut World, backup: &mut Server, story: &mut Story) {
    let epoch = world.host.transcript().context().epoch;
    loop {
        accident(world, backup, story);
        if world.host.transcript().pending().is_none() {
            return;
        }
        for party in world.host.transcript().owing() {
            let message = world.browser(party).release().unwrap();
            if world.random.one_in(8) {
                continue;
            }
            world.say(&message).unwrap();
            if world.random.one_in(4) {
                let again = world.browser(party).release().unwrap();
                assert_eq!(again, message);
                world.say(&again).unwrap();
            }
        }
        if world.host.is_ready() {
            world.open();
            return;
        }
        assert_eq!(world.host.transcript().context().epoch, epoch);
    }
}

/// Some games do not go by turns, and a play may end one.
fn goes_on(world: &mut World) {
    let by = if world.random.one_in(2) { Party::A } else { Party::B };
    let next = match world.random.below(16) {
        0 if !matches!(world.turn(), Turn::Roll { by: on_roll, .. } if on_roll == by) => {
            Turn::Roll { by, may_double: false, may_be_over: false }
        }
        1 => Turn::Other(by),
        2 => Turn::Begin,
        _ => return,
    };
    world.act(&next_line(next).unwrap());
}

/// One step of the match: whatever is to be done next.
fn step(world: &mut World, backup: &mut Server, story: &mut Story) {
    if !world.host.transcript().is_bound() {
        world.bind();
        return;
    }
    leave_link(world, story);
    match world.turn() {
        Turn::Begin => {
            world.host.begin().unwrap();
            world.tell();
            throw(world, backup, story);
        }
        Turn::Roll { by, may_double, may_be_over } => {
            let asked = world.random.below(20);
            if may_double && asked < 3 {
                world.word(by, Word::Double).unwrap();
            } else if asked == 3 {
                world.word(by, Word::Resign(1)).unwrap();
            } else if asked == 4 && world.browsers.iter().all(Option::is_some) && may_be_over {
                let ask = world.browser(by).word(Word::TakeBack).unwrap();
                let allow = world.browser(other(by)).word(Word::Allow).unwrap();
                world.say(&ask).unwrap();
                world.say(&allow).unwrap();
            } else {
                world.declare();
                throw(world, backup, story);
            }
        }
        Turn::Other(by) => {
            let answers = [Word::Take, Word::Drop, Word::Accept, Word::Decline, Word::Beaver];
            let start = world.random.below(5) as usize;
            let chained = world.host.transcript().keys().has_chain(by);
            let mut answered = false;
            for word in (0..5).map(|i| answers[(start + i) % 5]) {
                answered = if chained {
                    world.word(by, word).is_ok()
                } else {
                    world.host.word_for(by, word).is_ok()
                };
                if answered {
                    break;
                }
            }
            world.tell();
            if !answered {
                world.act(PLAY);
                goes_on(world);
            }
        }
        Turn::Over => {}
    }
}

pub fn play(seed: u64) -> (World, Story) {
    let mut seats = [Seat::Person; 2];
    match seed % 8 {
        0 => seats[1] = Seat::Bot,
        1 => seats[0] = Seat::Program,
        _ => {}
    }
    let mut world = World::with(seed, seats, |terms| {
        terms.rated = seed.is_multiple_of(3);
        terms.strict = seed.is_multiple_of(5);
    });
    let mut story = Story { programs: u32::from(seed % 8 == 1), ..Story::default() };
    world.bind();
    let mut backup = world.host.clone();
    for _ in 0..world.random.below(60) + 5 {
        step(&mut world, &mut backup, &mut story);
        if matches!(world.turn(), Turn::Over) {
            break;
        }
        if world.host.transcript().pending().is_none() {
            accident(&mut world, &mut backup, &mut story);
        }
    }
    while world.host.transcript().pending().is_some() || !world.host.transcript().is_bound() {
        throw(&mut world, &mut backup, &mut story);
        if !world.host.transcript().is_bound() {
            world.bind();
        }
    }
    world.finish();
    (world, story)
}

fn check(world: &World, story: &Story, seed: u64) {
    let record: Record = serde_json::from_str(&serde_json::to_string(&world.record()).unwrap()).unwrap();
    let lines = world.lines();
    let verdict = verify(&record, outline, Some(&lines)).unwrap();
    assert_eq!(verdict.contradiction, None, "game {seed}: {story:?}");
    let chosen = if story.is_uneventful() { Color::Green } else { Color::Amber };
    assert_eq!(verdict.chosen(), chosen, "game {seed}: {story:?}, {:?}", verdict.doubts);
    if story.deposits == 0 {
        assert_eq!(verdict.foreseen(), Color::Green, "game {seed}: {:?}", verdict.doubts);
    }
    let count = |want: fn(&Doubt) -> bool| verdict.doubts.iter().filter(|doubt| want(doubt)).count() as u32;
    assert_eq!(count(|doubt| matches!(doubt, Doubt::Rebound { .. })), story.rebound, "game {seed}");
    assert_eq!(count(|doubt| matches!(doubt, Doubt::Burnt { .. })), story.burnt, "game {seed}");
    assert_eq!(count(|doubt| matches!(doubt, Doubt::Restored { .. })), story.restored, "game {seed}");
    assert_eq!(count(|doubt| matches!(doubt, Doubt::Voided { .. })), story.voided, "game {seed}");
    assert_eq!(verdict.skipped + story.burnt, story.skipped, "game {seed}");
    // Both players' exports, one of them shorter, and what their browsers remember.
    let mut shorter = record.clone();
    let last = shorter.epochs.last_mut().unwrap();
    last.items.truncate(last.items.len() / 2 + 1);
    let head = *last.heads().last().unwrap();
    last.receipts = vec![pasch_dice::v3::Receipt::new(&last.context.id(), head, &world.server_key)];
    let two = verify_two(&shorter, &record, outline).unwrap();
    assert_eq!(two, verdict, "game {seed}");
    for browser in world.browsers.iter().flatten() {
        let memory = serde_json::to_string(browser.memory()).unwrap();
        let memory = serde_json::from_str(&memory).unwrap();
        let beside = verify_memory(&record, &memory, outline).unwrap();
        assert_eq!(beside.contradiction, None, "game {seed}");
    }
}

#[test]
fn honest_games_are_never_accused() {
    let games = number("PASCH_DICE_GAMES", 60);
    let mut sum = Story::default();
    let (mut green, mut throws) = (0, 0);
    for seed in seeds(games) {
        let (world, story) = play(seed);
        check(&world, &story, seed);
        sum.rebound += story.rebound;
        sum.burnt += story.burnt;
        sum.deposits += story.deposits;
        sum.restored += story.restored;
        sum.voided += story.voided;
        sum.skipped += story.skipped;
        sum.programs += story.programs;
        green += u64::from(story.is_uneventful() && story.deposits == 0);
        throws += world.host.transcript().tally().throws;
    }
    eprintln!("{games} games, {throws} throws, {green} without an event; {sum:?}");
    assert!(sum.rebound > 0 && sum.deposits > 0 && sum.voided > 0 && sum.skipped > 0, "{sum:?}");
    assert!(green > 0 && sum.programs > 0);
}

/// More than 4,096 throws: all parties bind their next chains in time.
#[test]
fn a_match_goes_on_past_the_end_of_its_chains() {
    let mut world = World::bound(7);
    world.begin();
    world.act(PLAY);
    let mut renewals = 0;
    while world.host.transcript().next() <= pasch_dice::v3::LENGTH + 5 {
        let before = world.host.items().len();
        if world.host.transcript().binding_due(Party::Server).is_some() {
            world.bind();
        }
        renewals += u32::from(world.host.items().len() > before);
        world.roll_and_play();
    }
    assert_eq!(renewals, 1);
    world.finish();
    let verdict = verify(&world.record(), outline, None).unwrap();
    assert_eq!((verdict.chosen(), verdict.foreseen()), (Color::Green, Color::Green), "{verdict:?}");
    assert_eq!(verdict.throws, pasch_dice::v3::LENGTH + 5);
}

/// What a throw costs all three parties together: each signs, and checks what the others have signed. `make figures` prints it
/// for many throws (`PASCH_DICE_PACE`).
#[test]
fn throws_a_second_are_printed() {
    let mut world = World::bound(7);
    world.begin();
    world.act(PLAY);
    let throws = u32::try_from(number("PASCH_DICE_PACE", 20)).unwrap();
    let began = std::time::Instant::now();
    for _ in 0..throws {
        world.roll_and_play();
    }
    let passed = began.elapsed();
    world.finish();
    let record = world.record();
    let bytes = serde_json::to_vec(&record).unwrap().len();
    let began = std::time::Instant::now();
    let verdict = verify(&record, outline, None).unwrap();
    let checked = began.elapsed();
    assert_eq!((verdict.chosen(), verdict.throws), (Color::Green, throws + 1));
    println!(
        "throws a second, server and both browsers on one core: {:.0}",
        f64::from(throws) / passed.as_secs_f64()
    );
    println!("throws a second that are checked afterwards: {:.0}", f64::from(throws) / checked.as_secs_f64());
    println!("bytes of the record as JSON, a throw: {}", bytes / throws as usize);
}
