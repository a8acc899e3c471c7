//! Whole tournaments of every format and every number of entrants, with all that can happen on the way.

mod driver;

use std::collections::BTreeSet;

use driver::{begun, challenge, outcome, person, play, step};
use pasch_tournament::draw::positions;
use pasch_tournament::{
    Action, Consolation, EntrantId, Entry, Format, LastChance, Lives, Match, MatchId, Options, Pairing,
    Person, Seat, Section, Slot, Stage, Time, Tournament, standings,
};

/// Every format, with a name.
fn formats() -> Vec<(&'static str, Format)> {
    let consolation = |rounds| Some(Consolation { rounds, length: 3 });
    let lives = |continuous| Format::Swiss { rounds: 0, lives: Some(Lives { lives: 2, continuous }) };
    vec![
        ("knock-out", Format::KnockOut { consolation: None, last_chance: None }),
        ("consolation of one round", Format::KnockOut { consolation: consolation(1), last_chance: None }),
        ("consolation of two rounds", Format::KnockOut { consolation: consolation(2), last_chance: None }),
        (
            "last chance",
            Format::KnockOut {
                consolation: consolation(2),
                last_chance: Some(LastChance { rounds: 2, length: 1 }),
            },
        ),
        (
            "all losers",
            Format::KnockOut {
                consolation: consolation(9),
                last_chance: Some(LastChance { rounds: 3, length: 1 }),
            },
        ),
        ("double elimination", Format::DoubleElimination { recharge: false }),
        ("double elimination with recharge", Format::DoubleElimination { recharge: true }),
        ("round robin", Format::RoundRobin { groups: 1, finalists: 0 }),
        ("groups with finals", Format::RoundRobin { groups: 5, finalists: 2 }),
        ("Swiss", Format::Swiss { rounds: 0, lives: None }),
        ("Swiss of nine rounds", Format::Swiss { rounds: 9, lives: None }),
        ("Swiss with two lives", lives(false)),
        ("continuous Swiss with two lives", lives(true)),
        ("arena", Format::Arena { minutes: 60, streaks: true, gammons: true }),
        ("league", Format::League { weeks: 1 }),
        ("ladder", Format::Ladder { weeks: 1, reach: 3 }),
    ]
}

fn entrant(dice: &mut fastrand::Rng, tournament: &Tournament) -> EntrantId {
    EntrantId(dice.u32(0..tournament.state().entrants().len() as u32))
}

fn seed() -> u64 {
    std::env::var("PASCH_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// What holds at the end of every tournament.
fn check(tournament: &Tournament, about: &str) {
    let state = tournament.state();
    assert!(state.running().next().is_none(), "{about}: somebody still plays");
    let again = Tournament::fold(tournament.entries().iter().cloned()).expect("the log folds");
    assert_eq!(&again, tournament, "{about}: folded again");
    let read = Tournament::from_text(&tournament.to_text()).expect("the text is a log");
    assert_eq!(&read, tournament, "{about}: written and read");
    // Each result counts once: the wins of all are the matches that somebody won.
    let scores = state.scores(None);
    let won: usize = scores.values().map(|score| score.wins as usize).sum();
    let matches = state.matches().iter().filter(|each| state.counts(each.id));
    let decided =
        matches.filter(|each| state.verdict(each.id).is_some_and(|verdict| verdict.winner.is_some())).count();
    let unplayed = |each: &&Pairing| {
        let left = each.players.map(|one| state.entrant(one).is_none_or(|one| one.withdrawn));
        left[0] != left[1] && !state.matches().iter().any(|one| one.pairing.slot == each.slot)
    };
    assert_eq!(
        won,
        decided + state.fixtures().iter().filter(unplayed).count(),
        "{about}: each result counts once"
    );
    for (node, resolved) in state.plan().nodes.iter().zip(state.resolved()) {
        assert!(resolved.winner != Seat::Unknown, "{about}: {:?} is not over", node.slot);
        if let (Some(id), Seat::Entrant(winner)) = (resolved.played, resolved.winner) {
            let players = state.find(id).expect("it is there").pairing.players;
            assert!(players.contains(&winner), "{about}: a stranger won {id:?}");
        }
    }
    if let Format::KnockOut { .. } = state.options().format {
        assert_eq!(table_winner(tournament), plain_winner(tournament), "{about}: the winner of the bracket");
    }
    let table = standings(state);
    assert!(!table.is_empty() && table[0].place == 1, "{about}: {table:?}");
    assert!(table.windows(2).all(|two| two[0].place <= two[1].place), "{about}");
    let once: BTreeSet<EntrantId> = table.iter().map(|row| row.entrant).collect();
    assert_eq!(once.len(), table.len(), "{about}: somebody stands twice");
    assert_eq!(once, state.field().iter().copied().collect(), "{about}: the table has everybody");
}

/// The winner of the main bracket as the library has it.
fn table_winner(tournament: &Tournament) -> Option<EntrantId> {
    let mut nodes = tournament.state().plan().nodes.iter().zip(tournament.state().resolved());
    let (_, last) = nodes.rfind(|(node, _)| node.slot.section == Section::Main)?;
    if let Seat::Entrant(winner) = last.winner { Some(winner) } else { None }
}

/// The same by halving a list, with the last match of each two who meet; whoever has left loses without one.
fn plain_winner(tournament: &Tournament) -> Option<EntrantId> {
    let state = tournament.state();
    let places = positions(state.field().len().next_power_of_two());
    let mut row: Vec<Option<EntrantId>> =
        places.iter().map(|seed| state.field().get(*seed).copied()).collect();
    let left = |one: EntrantId| state.entrant(one).is_none_or(|one| one.withdrawn);
    let meet = |a: EntrantId, b: EntrantId, round: usize| {
        let same = |each: &&Match| {
            let slot = each.pairing.slot;
            let players = each.pairing.players;
            slot.section == Section::Main
                && usize::from(slot.round) == round
                && players.contains(&a)
                && players.contains(&b)
        };
        let outcome = state.matches().iter().rev().find(same).and_then(|each| each.outcome);
        match outcome {
            Some(outcome) => outcome.winner,
            None => [a, b].into_iter().find(|one| !left(*one)),
        }
    };
    for round in 0.. {
        if row.len() < 2 {
            break;
        }
        let next = row.chunks(2).map(|two| match (two[0], two[1]) {
            (Some(a), Some(b)) => meet(a, b, round),
            (one, other) => one.or(other),
        });
        row = next.collect();
    }
    row[0]
}

#[test]
fn every_format_ends_with_every_number_of_entrants() {
    let seed = seed();
    for (name, format) in formats() {
        for entrants in 2..=70 {
            let mut dice = fastrand::Rng::with_seed(seed * 1_000 + entrants as u64);
            let mut tournament = begun(Options::new(name, format.clone(), 5), entrants, seed);
            play(&mut tournament, &mut dice, |_, _, _| ());
            let about = format!("{name}, {entrants} entrants, seed {seed}");
            check(&tournament, &about);
            fair(&tournament, &about);
        }
    }
}

/// What holds where nobody left and nothing was corrected.
fn fair(tournament: &Tournament, about: &str) {
    let state = tournament.state();
    let entrants = state.field().len();
    let scores = state.scores(None);
    let main = state.matches().iter().filter(|each| each.pairing.slot.section == Section::Main).count();
    match state.options().format {
        Format::KnockOut { .. } => {
            assert_eq!(main, entrants - 1, "{about}");
            byes_in_round_one(tournament, about);
        }
        Format::DoubleElimination { recharge } => {
            // All but the winner lose twice; without a second final the loser of the final may have lost once.
            let twice = scores.values().filter(|score| score.losses == 2).count();
            assert!(scores.values().all(|score| score.losses <= 2), "{about}");
            assert!(
                twice == entrants - 1 || (!recharge && twice == entrants - 2),
                "{about}: {twice} lost twice"
            );
        }
        Format::RoundRobin { groups: 1, .. } | Format::League { .. } => {
            assert!(scores.values().all(|score| score.met.len() == entrants - 1), "{about}");
        }
        Format::Swiss { lives: None, .. } => {
            assert!(scores.values().all(|score| score.byes <= 1 || entrants < 10), "{about}: a second bye");
            let rounds = u32::from(state.rounds());
            assert!(scores.values().all(|score| score.wins + score.losses + score.byes == rounds), "{about}");
        }
        Format::Swiss { .. } => {
            assert_eq!(scores.values().filter(|score| score.losses < 2).count(), 1, "{about}");
            assert!(scores.values().all(|score| score.losses <= 2), "{about}");
        }
        _ => {}
    }
}

fn byes_in_round_one(tournament: &Tournament, about: &str) {
    let state = tournament.state();
    let nodes = state.plan().nodes.iter().filter(|node| node.slot.section == Section::Main);
    let first: Vec<Slot> = nodes.clone().map(|node| node.slot).filter(|slot| slot.round == 0).collect();
    let second = nodes.filter(|node| node.slot.round == 1).count();
    let size = state.field().len().next_power_of_two();
    assert_eq!(first.len(), state.field().len() - size / 2, "{about}: byes are in round one alone");
    assert_eq!(second, size / 4, "{about}");
    // Spread: of two neighbours both have a bye only if everybody else's neighbour has one.
    let pairs = |number: u32| first.iter().filter(|slot| slot.number / 2 == number).count();
    let counts: BTreeSet<usize> = (0..size as u32 / 4).map(pairs).collect();
    assert!(
        counts.len() <= 2 && counts.last().copied().unwrap_or(0) - counts.first().copied().unwrap_or(0) <= 1,
        "{about}"
    );
}

/// Anything that somebody might send, fitting or not.
fn anything(tournament: &Tournament, now: Time, dice: &mut fastrand::Rng) -> Action {
    let state = tournament.state();
    let id = MatchId(dice.u32(0..=state.matches().len() as u32));
    let some = state.find(id).cloned();
    let result = |each: &Option<Match>, dice: &mut fastrand::Rng| match each {
        Some(each) => outcome(each, dice.usize(0..2), dice),
        None => pasch_tournament::Outcome {
            winner: Some(EntrantId(dice.u32(..))),
            score: [dice.u32(..), 1],
            gammon: true,
        },
    };
    let reason = ["", "Seen by the director", "A clock had stopped"][dice.usize(0..3)].to_owned();
    match dice.u8(0..19) {
        0 => Action::Registered { person: person(dice.usize(0..1_000)) },
        1 => Action::CheckedIn { entrant: entrant(dice, tournament) },
        2 if dice.u8(0..8) == 0 => Action::Withdrawn { entrant: entrant(dice, tournament) },
        3 => Action::Seeded { order: vec![entrant(dice, tournament), entrant(dice, tournament)] },
        4 => Action::Started,
        5 | 6 => {
            let section =
                [Section::Main, Section::Consolation, Section::Losers, Section::Group(0)][dice.usize(0..4)];
            let slot = Slot { section, round: dice.u16(0..4), number: dice.u32(0..8) };
            let pairs =
                vec![Pairing { slot, players: [entrant(dice, tournament), entrant(dice, tournament)] }];
            Action::Paired { pairs, bye: dice.bool().then(|| entrant(dice, tournament)) }
        }
        7 | 8 => Action::Result { id, outcome: result(&some, dice) },
        9 => Action::Adjudicated { id, outcome: result(&some, dice), reason },
        10 | 11 => {
            let absent = match some {
                Some(each) if dice.bool() => each.pairing.players[..dice.usize(0..=2)].to_vec(),
                _ => vec![entrant(dice, tournament)],
            };
            Action::Forfeit { id, absent }
        }
        12..=14 => {
            let outcome = (dice.u8(0..4) > 0).then(|| result(&some, dice));
            Action::Corrected { id, outcome, reason }
        }
        15 => Action::Extended { id, until: now + dice.i64(-5..50) },
        16 => Action::Replaced {
            entrant: entrant(dice, tournament),
            person: person(dice.usize(0..1_000)),
            reason,
        },
        17 => {
            if tournament.state().is_paused() || dice.bool() {
                Action::Resumed
            } else {
                Action::Paused
            }
        }
        _ => [Action::Finished, Action::Created { options: Box::new(state.options().clone()) }]
            [dice.usize(0..2)]
        .clone(),
    }
}

#[test]
fn every_format_ends_whatever_happens() {
    let seed = seed();
    let (mut taken, mut refused) = (0, 0);
    for (name, format) in formats() {
        for entrants in 2..=70 {
            let mut dice = fastrand::Rng::with_seed(seed * 7_000 + entrants as u64);
            let mut options = Options::new(name, format.clone(), 5);
            options.late_until = 3;
            options.grace_minutes = Some(15);
            let mut tournament = begun(options, entrants, seed);
            let mut budget = 3 * entrants;
            play(&mut tournament, &mut dice, |tournament, now, dice| {
                if tournament.state().is_paused() && dice.bool() {
                    tournament.act(now, Action::Resumed).expect("it is paused");
                }
                if budget == 0 {
                    return;
                }
                budget -= 1;
                let action = anything(tournament, now, dice);
                let before = (budget % 7 == 0).then(|| tournament.clone());
                // Now and then somebody decided on an older log, or on one that does not exist.
                let entries = tournament.state().entries();
                let seen = match dice.u8(0..4) {
                    0 => Some(dice.u32(0..entries + 2)),
                    _ => Some(entries),
                };
                match tournament.apply(Entry { at: now, seen, action }) {
                    Ok(()) => taken += 1,
                    Err(_) => {
                        refused += 1;
                        assert!(
                            before.is_none_or(|before| before == *tournament),
                            "a refusal changes nothing"
                        );
                    }
                }
            });
            check(&tournament, &format!("{name}, {entrants} entrants, seed {seed}"));
        }
    }
    assert!(taken > 1_000 && refused > 1_000, "{taken} taken, {refused} refused");
    println!("seed {seed}: {taken} actions out of the ordinary taken, {refused} refused");
}

#[test]
fn teams_play_every_format_to_its_end() {
    let seed = seed();
    for (name, format) in formats() {
        for entrants in [2, 3, 5, 8, 13] {
            for boards in [1, 4] {
                let mut dice = fastrand::Rng::with_seed(seed * 31 + entrants as u64);
                let options = Options { boards: Some(boards), ..Options::new(name, format.clone(), 5) };
                let mut tournament = Tournament::new(options, 0).expect("good options");
                for number in 0..entrants {
                    let members = (0..6).map(|member| format!("{number} {member}")).collect();
                    let person = Person { members, ..person(number) };
                    tournament.act(0, Action::Registered { person }).expect("there is room");
                }
                tournament.act(0, Action::Started).expect("there are enough");
                let mut now = 0;
                while tournament.state().stage() != Stage::Finished {
                    for action in tournament.state().propose(now, 1) {
                        tournament.act(now, action).expect("a proposal is taken");
                    }
                    if let Some(action) = challenge(&tournament, &mut dice) {
                        // Whoever plays cannot be challenged.
                        let _ = tournament.act(now, action);
                    }
                    now += step(&format);
                    let Some(each) = tournament.state().running().next() else { continue };
                    let (id, length) = (each.id, each.length);
                    for board in 0..boards {
                        let winner = dice.u8(0..2);
                        let mut score = [dice.u32(0..length); 2];
                        score[usize::from(winner)] = length;
                        let over = tournament.state().verdict(id).is_some();
                        let played = tournament.act(now, Action::Board { id, board, winner, score });
                        assert_eq!(played.is_err(), over, "{name}, {entrants} teams, seed {seed}");
                    }
                    assert!(tournament.state().verdict(id).is_some(), "all boards decide a match");
                }
                check(&tournament, &format!("{name}, {entrants} teams, seed {seed}"));
            }
        }
    }
}
