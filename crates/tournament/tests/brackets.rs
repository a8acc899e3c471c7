//! Brackets: shapes, seeds, consolations, second meetings, corrections.

mod driver;

use std::collections::{BTreeMap, BTreeSet};

use driver::{begun, outcome, person, play};
use pasch_tournament::draw::{Source, positions};
use pasch_tournament::{
    Action, Consolation, EntrantId, Format, LastChance, MatchId, Options, Outcome, Refusal, Seat, Section,
    Seeding, Slot, Tournament, of_section, seeds, standings,
};

fn knock_out(rounds: u8) -> Format {
    Format::KnockOut {
        consolation: (rounds > 0).then_some(Consolation { rounds, length: 3 }),
        last_chance: None,
    }
}

fn pair(tournament: &mut Tournament, now: i64) {
    for action in tournament.state().propose(now, 1) {
        tournament.act(now, action).expect("a proposal is taken");
    }
}

/// The first player of a match wins it; or the second.
fn win(tournament: &mut Tournament, id: u32, winner: usize, now: i64) {
    let id = MatchId(id);
    let each = tournament.state().find(id).expect("there is such a match");
    let mut score = [1, 1];
    score[winner] = each.length;
    let outcome = Outcome { winner: Some(each.pairing.players[winner]), score, gammon: false };
    tournament.act(now, Action::Result { id, outcome }).expect("it takes a result");
}

fn correct(tournament: &mut Tournament, id: u32, winner: usize, now: i64) {
    let id = MatchId(id);
    let each = tournament.state().find(id).expect("there is such a match");
    let outcome = Outcome { winner: Some(each.pairing.players[winner]), score: [0, 0], gammon: false };
    let reason = "Entered the wrong way round".to_owned();
    tournament
        .act(now, Action::Corrected { id, outcome: Some(outcome), reason })
        .expect("it takes a correction");
}

#[test]
fn the_highest_seeds_meet_last() {
    assert_eq!(positions(8), [0, 7, 3, 4, 1, 6, 2, 5]);
    for size in [2, 4, 8, 16, 32, 64, 128, 256] {
        let places = positions(size);
        for top in (1..).map(|power| 1 << power).take_while(|top| *top <= size) {
            // Each part of the bracket has one of the highest seeds.
            let parts: BTreeSet<usize> =
                (0..size).filter(|at| places[*at] < top).map(|at| at / (size / top)).collect();
            assert_eq!(parts.len(), top, "{size}, {top}");
        }
    }
}

#[test]
fn seeds_by_rating_are_in_order() {
    let mut options = Options::new("By rating", knock_out(0), 5);
    options.seeding = Seeding::Rating;
    let tournament = begun(options, 21, 7);
    let state = tournament.state();
    let ratings: Vec<i32> = state.field().iter().filter_map(|one| state.person(*one)?.rating).collect();
    assert!(ratings.len() == 21 && ratings.is_sorted_by(|a, b| a >= b), "{ratings:?}");
}

/// In each part of a bracket that has room, nobody of a set meets one of the same set before they have to.
#[test]
fn clubs_meet_as_late_as_can_be() {
    for entrants in 2..=70 {
        for seed in 0..5 {
            let mut options = Options::new("By clubs", knock_out(0), 5);
            options.seeding = Seeding::Clubs;
            let mut tournament = Tournament::new(options, 0).expect("good options");
            for number in 0..entrants {
                tournament.act(0, Action::Registered { person: person(number) }).expect("there is room");
            }
            let order = seeds(tournament.state(), seed);
            let places = positions(entrants.next_power_of_two());
            let club = |seed: usize| order.get(seed).map(|one| one.0 % 5);
            assert_eq!(order.iter().collect::<BTreeSet<_>>().len(), entrants);
            let halves = places.split_at(places.len() / 2);
            for one in 0..5 {
                let count = |half: &[usize]| half.iter().filter(|seed| club(**seed) == Some(one)).count();
                let counts = [count(halves.0), count(halves.1)];
                assert!(
                    counts[0].abs_diff(counts[1]) <= 1 || entrants < 6,
                    "{entrants}, seed {seed}: {counts:?}"
                );
            }
            let same =
                places.chunks(2).filter(|two| club(two[0]).is_some() && club(two[0]) == club(two[1])).count();
            assert_eq!(same, 0, "{entrants}, seed {seed}: a club meets itself in the first round");
        }
    }
}

/// Two who lost in one round have not met, so a consolation can have second meetings only in its last rounds.
#[test]
fn consolations_put_second_meetings_off() {
    for entrants in 4_usize..=70 {
        for rounds in [1, 2, 3, 9] {
            for seed in 0..3 {
                let mut tournament = begun(Options::new("Late", knock_out(rounds), 5), entrants, seed);
                play(&mut tournament, &mut fastrand::Rng::with_seed(seed), |_, _, _| ());
                let state = tournament.state();
                let main = entrants.next_power_of_two().trailing_zeros() as u16;
                let entering = u16::from(rounds).min(main - 1);
                let nodes =
                    state.plan().nodes.iter().filter(|node| node.slot.section == Section::Consolation);
                let last = nodes.map(|node| node.time).max().unwrap_or(0);
                // The main event has this many rounds; each doubling of the rounds that enter adds one.
                let most = main - 1
                    + (entering.next_power_of_two().trailing_zeros() as u16).max(u16::from(entering > 1));
                assert!(
                    last <= most,
                    "{entrants} entrants, {rounds} rounds: it ends in round {last}, not {most}"
                );
                let merges = u32::from(entering).next_power_of_two().trailing_zeros().max(1) as u16;
                let mut met = BTreeSet::new();
                for each in state.matches() {
                    let mut players = each.pairing.players;
                    players.sort_unstable();
                    let slot = each.pairing.slot;
                    let time =
                        state.plan().nodes.iter().find(|node| node.slot == slot).map_or(0, |node| node.time);
                    assert!(
                        met.insert(players) || time + merges > last,
                        "{entrants}, {rounds}, {seed}: {slot:?} of {last}"
                    );
                }
                consolation_is_whole(&tournament, entering);
            }
        }
    }
}

/// All who lost in the rounds that enter play in the consolation, and nobody else; one of them wins it.
fn consolation_is_whole(tournament: &Tournament, entering: u16) {
    let state = tournament.state();
    let lost = state
        .matches()
        .iter()
        .filter(|each| each.pairing.slot.section == Section::Main && each.pairing.slot.round < entering);
    let losers: BTreeSet<EntrantId> = lost.filter_map(|each| state.verdict(each.id)?.loser).collect();
    let table = of_section(state, Section::Consolation);
    let players: BTreeSet<EntrantId> = table.iter().map(|row| row.entrant).collect();
    assert!(losers.len() == 1 || players == losers, "{} lost, {} play on", losers.len(), players.len());
    assert_eq!(table.iter().filter(|row| row.place == 1).count(), usize::from(losers.len() > 1));
    let matches =
        state.matches().iter().filter(|each| each.pairing.slot.section == Section::Consolation).count();
    assert_eq!(matches, losers.len().saturating_sub(1), "each match of a consolation sends one home");
}

#[test]
fn last_chances_take_all_who_are_left() {
    for entrants in 4..=70 {
        let format = Format::KnockOut {
            consolation: Some(Consolation { rounds: 1, length: 3 }),
            last_chance: Some(LastChance { rounds: 9, length: 1 }),
        };
        let mut tournament = begun(Options::new("Last", format, 5), entrants, 3);
        play(&mut tournament, &mut fastrand::Rng::with_seed(3), |_, _, _| ());
        let state = tournament.state();
        let played =
            |section| state.matches().iter().filter(|each| each.pairing.slot.section == section).count();
        // All losers of the consolation, and of the main event but its first round and its final.
        let first = entrants - entrants.next_power_of_two() / 2;
        let late = entrants - 1 - first - usize::from(entrants.next_power_of_two() > 2);
        let all = played(Section::Consolation) + late;
        assert_eq!(played(Section::LastChance), all.saturating_sub(1), "{entrants}");
        let sources = state.plan().nodes.iter().flat_map(|node| node.sources);
        let losers: Vec<usize> =
            sources.filter_map(|one| if let Source::Loser(node) = one { Some(node) } else { None }).collect();
        assert_eq!(losers.len(), losers.iter().collect::<BTreeSet<_>>().len(), "nobody goes on twice");
    }
}

/// The losers' bracket never has a second meeting in the rounds in which it can be avoided by exchanging halves.
#[test]
fn losers_cross_over() {
    for entrants in [8, 16, 32, 64] {
        let mut early = 0;
        for seed in 0..40 {
            let format = Format::DoubleElimination { recharge: true };
            let mut tournament = begun(Options::new("Crossed", format, 5), entrants, seed);
            play(&mut tournament, &mut fastrand::Rng::with_seed(seed), |_, _, _| ());
            let mut met: BTreeMap<[EntrantId; 2], Slot> = BTreeMap::new();
            for each in tournament.state().matches() {
                let mut players = each.pairing.players;
                players.sort_unstable();
                let slot = each.pairing.slot;
                // The first drop meets nobody again, and neither do the two rounds after it if there is room.
                early += usize::from(
                    met.insert(players, slot).is_some() && slot.section == Section::Losers && slot.round < 2,
                );
            }
        }
        assert_eq!(early, 0, "{entrants}");
    }
}

/// Four players: 0 beats 1, 2 beats 3, then 0 plays 2.
fn four() -> Tournament {
    let mut tournament = Tournament::new(Options::new("Four", knock_out(0), 5), 0).expect("good options");
    for number in 0..4 {
        tournament.act(0, Action::Registered { person: person(number) }).expect("there is room");
    }
    tournament.act(0, Action::Started).expect("there are enough");
    pair(&mut tournament, 1);
    win(&mut tournament, 0, 0, 2);
    win(&mut tournament, 1, 0, 2);
    pair(&mut tournament, 3);
    tournament
}

#[test]
fn a_correction_voids_a_match_that_was_paired() {
    let mut tournament = four();
    let [first, second] = tournament.state().find(MatchId(0)).expect("paired").pairing.players;
    correct(&mut tournament, 0, 1, 4);
    assert!(!tournament.state().counts(MatchId(2)));
    let void = Action::Forfeit { id: MatchId(2), absent: vec![first] };
    assert_eq!(tournament.act(4, void), Err(Refusal::Void { number: 2 }));
    pair(&mut tournament, 5);
    let again = tournament.state().find(MatchId(3)).expect("paired again").pairing;
    assert!(again.players.contains(&second) && !again.players.contains(&first));
    win(&mut tournament, 3, 0, 6);
    pair(&mut tournament, 7);
    assert_eq!(standings(tournament.state())[0].entrant, again.players[0]);
}

#[test]
fn a_correction_voids_a_match_that_was_played_and_taking_it_back_counts_it_again() {
    let mut tournament = four();
    win(&mut tournament, 2, 0, 4);
    let winner = tournament.state().resolved().last().expect("a final").winner;
    correct(&mut tournament, 0, 1, 5);
    assert_eq!(tournament.state().resolved().last().expect("a final").winner, Seat::Unknown);
    assert_eq!(tournament.act(5, Action::Finished), Err(Refusal::Unfinished));
    pair(&mut tournament, 6);
    assert_eq!(tournament.state().running().map(|each| each.id).collect::<Vec<_>>(), [MatchId(3)]);
    // It was right after all: the final that was played counts, the one that was paired does not.
    correct(&mut tournament, 0, 0, 7);
    assert_eq!(tournament.state().resolved().last().expect("a final").winner, winner);
    assert!(tournament.state().counts(MatchId(2)) && !tournament.state().counts(MatchId(3)));
    pair(&mut tournament, 8);
    let total: u32 = tournament.state().scores(None).values().map(|score| score.wins).sum();
    assert_eq!(total, 3, "each result counts once");
}

#[test]
fn a_result_that_was_none_is_taken_out() {
    let mut tournament = four();
    let reason = "They had not finished".to_owned();
    tournament.act(4, Action::Corrected { id: MatchId(0), outcome: None, reason }).expect("it is possible");
    assert!(!tournament.state().counts(MatchId(2)));
    assert_eq!(tournament.state().running().map(|each| each.id).collect::<Vec<_>>(), [MatchId(0)]);
    win(&mut tournament, 0, 0, 5);
    assert!(tournament.state().counts(MatchId(2)), "the same two go on: their match stands");
}

#[test]
fn one_who_leaves_loses_what_is_left_and_keeps_what_was_played() {
    let mut tournament = four();
    let [leaver, other] = tournament.state().find(MatchId(2)).expect("paired").pairing.players;
    tournament.act(4, Action::Withdrawn { entrant: leaver }).expect("anybody may leave");
    let table = standings(tournament.state());
    assert_eq!((table[0].entrant, table[1].entrant, table[1].score.wins), (other, leaver, 1));
    pair(&mut tournament, 5);
    assert_eq!(tournament.state().stage(), pasch_tournament::Stage::Finished);
}

#[test]
fn two_directors_do_not_decide_against_each_other() {
    let mut tournament = four();
    let seen = Some(tournament.state().entries());
    let each = tournament.state().find(MatchId(2)).expect("paired").clone();
    let decide = |winner: usize| {
        let outcome = outcome(&each, winner, &mut fastrand::Rng::with_seed(1));
        let action = Action::Adjudicated { id: MatchId(2), outcome, reason: "Time is up".to_owned() };
        pasch_tournament::Entry { at: 9, seen, action }
    };
    tournament.apply(decide(0)).expect("the first decision holds");
    let before = tournament.clone();
    assert_eq!(tournament.apply(decide(1)), Err(Refusal::Stale));
    assert_eq!(tournament.apply(pasch_tournament::Entry { seen: None, ..decide(1) }), Err(Refusal::Unseen));
    assert_eq!(tournament, before);
    // Another match has its own numbers: what was decided about it before still holds.
    let reason = "The sheet was wrong".to_owned();
    let outcome = tournament.state().find(MatchId(0)).expect("played").outcome;
    let action = Action::Corrected { id: MatchId(0), outcome, reason };
    tournament.apply(pasch_tournament::Entry { at: 9, seen, action }).expect("nobody changed match 0");
}

#[test]
fn the_second_final_is_played_only_if_it_is_needed() {
    for entrants in [2, 3, 4, 7, 8] {
        for needed in [false, true] {
            let format = Format::DoubleElimination { recharge: true };
            let mut tournament = begun(Options::new("Recharge", format, 5), entrants, 1);
            for now in 1..100 {
                pair(&mut tournament, now);
                let Some(each) = tournament.state().running().next().cloned() else { break };
                let is_first =
                    each.pairing.slot.section == Section::GrandFinal && each.pairing.slot.round == 0;
                win(&mut tournament, each.id.0, usize::from(needed && is_first), now);
            }
            assert_eq!(tournament.state().stage(), pasch_tournament::Stage::Finished);
            let finals = tournament
                .state()
                .matches()
                .iter()
                .filter(|each| each.pairing.slot.section == Section::GrandFinal);
            assert_eq!(finals.count(), if needed { 2 } else { 1 }, "{entrants}");
        }
    }
}

/// Two groups of three, the first of each in a final.
#[test]
fn a_correction_in_a_group_changes_its_finalist() {
    let format = Format::RoundRobin { groups: 2, finalists: 1 };
    let mut tournament = Tournament::new(Options::new("Groups", format, 5), 0).expect("good options");
    for number in 0..6 {
        tournament.act(0, Action::Registered { person: person(number) }).expect("there is room");
    }
    tournament.act(0, Action::Started).expect("there are enough");
    let mut now = 0;
    let is_final = |tournament: &Tournament| {
        tournament.state().running().any(|each| each.pairing.slot.section == Section::Finals)
    };
    while !is_final(&tournament) {
        now += 1;
        pair(&mut tournament, now);
        let ids: Vec<(u32, usize)> = tournament
            .state()
            .running()
            .filter(|each| each.pairing.slot.section != Section::Finals)
            .map(|each| (each.id.0, usize::from(each.pairing.players[0] > each.pairing.players[1])))
            .collect();
        ids.into_iter().for_each(|(id, winner)| win(&mut tournament, id, winner, now));
    }
    // The lower numbers win: 0 and 1 are the heads of the groups {0, 3, 4} and {1, 2, 5}.
    let last = tournament.state().running().next().expect("a final").clone();
    assert_eq!(last.pairing.players, [EntrantId(0), EntrantId(1)]);
    // 3 has beaten 0 and 4: the head of the first group is another.
    let of = |tournament: &Tournament, one: u32, other: u32| {
        let players = [EntrantId(one), EntrantId(other)];
        let both =
            |each: &&pasch_tournament::Match| players.iter().all(|one| each.pairing.players.contains(one));
        let each = tournament.state().matches().iter().find(both).expect("they met");
        (each.id.0, usize::from(each.pairing.players[0] != EntrantId(one)))
    };
    let (id, winner) = of(&tournament, 3, 0);
    correct(&mut tournament, id, winner, now);
    assert!(!tournament.state().counts(last.id));
    pair(&mut tournament, now);
    let again = tournament.state().running().next().expect("another final").pairing;
    assert_eq!(again.players, [EntrantId(3), EntrantId(1)]);
    correct(&mut tournament, id, 1 - winner, now);
    assert!(tournament.state().counts(last.id), "the first final counts again");
}

#[test]
fn places_are_those_of_the_round_of_defeat() {
    let cases = [
        (knock_out(0), [1, 2, 3, 3, 5, 5, 5, 5]),
        (Format::DoubleElimination { recharge: false }, [1, 2, 3, 4, 5, 5, 7, 7]),
        (Format::DoubleElimination { recharge: true }, [1, 2, 3, 4, 5, 5, 7, 7]),
    ];
    for (format, places) in cases {
        for seed in 0..10 {
            let mut tournament = begun(Options::new("Places", format.clone(), 5), 8, seed);
            play(&mut tournament, &mut fastrand::Rng::with_seed(seed), |_, _, _| ());
            let table = standings(tournament.state());
            assert_eq!(table.iter().map(|row| row.place).collect::<Vec<_>>(), places, "seed {seed}");
            let lost = table[0].score.losses;
            assert!(lost == 0 || (lost == 1 && matches!(format, Format::DoubleElimination { .. })));
        }
    }
}
