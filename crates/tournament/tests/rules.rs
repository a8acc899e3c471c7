//! Rules of registration, Swiss, round robin, arena, ladder, league and teams, by examples.

mod driver;

use driver::{begun, person, play};
use pasch_tournament::{
    Action, EntrantId, Entry, Format, Game, Lives, MINUTE, MatchId, Options, OptionsFault, Outcome, Pairing,
    Person, Refusal, Section, Slot, Stage, Tournament, WEEK, standings,
};

const SWISS: Format = Format::Swiss { rounds: 3, lives: None };

fn register(tournament: &mut Tournament, number: usize) -> Result<(), Refusal> {
    tournament.act(0, Action::Registered { person: person(number) })
}

fn pair(tournament: &mut Tournament, now: i64) {
    for action in tournament.state().propose(now, 1) {
        tournament.act(now, action).expect("a proposal is taken");
    }
}

/// The lower number wins all matches that are running, or the higher.
fn all_win(tournament: &mut Tournament, now: i64, lower: bool) {
    let running: Vec<(MatchId, [EntrantId; 2], u32)> =
        tournament.state().running().map(|each| (each.id, each.pairing.players, each.length)).collect();
    for (id, players, length) in running {
        let winner = usize::from((players[0] < players[1]) != lower);
        let mut score = [1, 1];
        score[winner] = length;
        let outcome = Outcome { winner: Some(players[winner]), score, gammon: false };
        tournament.act(now, Action::Result { id, outcome }).expect("a running match takes a result");
    }
}

#[test]
fn what_is_for_money_is_refused() {
    let good = Options::new("Rules", SWISS, 7);
    assert_eq!(good.check(), Ok(()));
    let with = |change: fn(&mut Game)| {
        let mut options = good.clone();
        change(&mut options.game);
        options.check()
    };
    assert_eq!(with(|game| game.jacoby = true), Err(OptionsFault::Money));
    assert_eq!(with(|game| game.beavers = true), Err(OptionsFault::Money));
    assert_eq!(with(|game| game.automatic_doubles = true), Err(OptionsFault::Money));
    assert_eq!(with(|game| game.opening_refusal = true), Err(OptionsFault::Money));
    let unknown = OptionsFault::Game { game: "whist".to_owned() };
    assert_eq!(with(|game| game.variant = "whist".to_owned()), Err(unknown));
    assert_eq!(with(|game| game.then = vec!["plakoto".to_owned(), "fevga".to_owned()]), Ok(()));
    let header = good.header(7).expect("the game is known");
    assert!(
        header.length == 7
            && header.options.crawford
            && !header.options.jacoby
            && header.options.animals == 0
    );
    assert_eq!(
        Options { lengths: vec![7, 0], ..good.clone() }.check(),
        Err(OptionsFault::Length { longest: 99 })
    );
    assert_eq!(
        Options { lengths: Vec::new(), ..good.clone() }.check(),
        Err(OptionsFault::Length { longest: 99 })
    );
    assert_eq!(Options { limit: Some(1), ..good.clone() }.check(), Err(OptionsFault::Entry));
    assert_eq!(Options { ratings: Some((2, 1)), ..good.clone() }.check(), Err(OptionsFault::Entry));
    assert_eq!(Options { boards: Some(0), ..good.clone() }.check(), Err(OptionsFault::Boards));
    assert_eq!(Options { name: " ".to_owned(), ..good }.check(), Err(OptionsFault::Name));
}

#[test]
fn lengths_go_by_round() {
    let mut options = Options::new("Lengths", Format::KnockOut { consolation: None, last_chance: None }, 1);
    options.lengths = vec![7, 7, 9, 11];
    let mut tournament = begun(options, 32, 1);
    play(&mut tournament, &mut fastrand::Rng::with_seed(1), |_, _, _| ());
    for each in tournament.state().matches() {
        assert_eq!(each.length, [7, 7, 9, 11, 11][usize::from(each.pairing.slot.round)]);
    }
}

#[test]
fn waiting_lists_move_up_and_the_missing_are_dropped() {
    let options = Options { limit: Some(3), check_in: true, ..Options::new("Limit", SWISS, 5) };
    let mut tournament = Tournament::new(options, 0).expect("good options");
    for number in 0..5 {
        register(&mut tournament, number).expect("whoever is too many waits");
    }
    let ids = |numbers: &[u32]| numbers.iter().map(|number| EntrantId(*number)).collect::<Vec<_>>();
    assert_eq!(tournament.state().entered(), ids(&[0, 1, 2]));
    tournament.act(0, Action::Withdrawn { entrant: EntrantId(1) }).expect("anybody may leave");
    assert_eq!(tournament.state().entered(), ids(&[0, 2, 3]));
    assert_eq!(tournament.act(0, Action::Started), Err(Refusal::TooFew), "nobody has checked in");
    for number in [0, 3, 4] {
        tournament.act(0, Action::CheckedIn { entrant: EntrantId(number) }).expect("they are there");
    }
    assert_eq!(tournament.act(0, Action::CheckedIn { entrant: EntrantId(0) }), Err(Refusal::CheckedIn));
    assert_eq!(
        tournament.act(0, Action::CheckedIn { entrant: EntrantId(1) }),
        Err(Refusal::Withdrawn { number: 1 })
    );
    tournament.act(0, Action::Started).expect("three are there");
    assert_eq!(tournament.state().field(), ids(&[0, 3, 4]), "the place of 2 goes to 4");
}

#[test]
fn entrants_are_looked_at() {
    let options = Options { ratings: Some((1_000, 1_500)), ..Options::new("Open", SWISS, 5) };
    let mut tournament = Tournament::new(options, 10).expect("good options");
    let somebody = |name: &str, rating: Option<i32>, account: Option<&str>| Action::Registered {
        person: Person {
            name: name.to_owned(),
            rating,
            account: account.map(str::to_owned),
            ..Person::default()
        },
    };
    tournament.act(10, somebody("Ada", Some(1_200), Some("ada"))).expect("she fits");
    tournament.act(10, somebody("Ada", Some(1_200), None)).expect("two may have one name");
    assert_eq!(tournament.act(10, somebody("Ada", Some(1_200), Some("ada"))), Err(Refusal::Twice));
    assert_eq!(tournament.act(10, somebody("Bert", Some(1_501), None)), Err(Refusal::Rating));
    assert_eq!(tournament.act(10, somebody("Bert", None, None)), Err(Refusal::Rating));
    assert_eq!(tournament.act(10, somebody(" ", Some(1_200), None)), Err(Refusal::Name));
    assert_eq!(tournament.act(10, somebody("a\u{7}", Some(1_200), None)), Err(Refusal::Name));
    assert_eq!(tournament.act(9, somebody("Bert", Some(1_200), None)), Err(Refusal::Backwards));
    tournament.act(10, Action::Withdrawn { entrant: EntrantId(0) }).expect("anybody may leave");
    tournament.act(10, somebody("Ada", Some(1_300), Some("ada"))).expect("whoever has left may come again");
    assert_eq!(
        tournament.act(10, Action::Withdrawn { entrant: EntrantId(9) }),
        Err(Refusal::NoEntrant { number: 9 })
    );
}

#[test]
fn three_hundred_entrants_come_in_the_same_second() {
    let mut tournament = Tournament::new(Options::new("Rush", SWISS, 5), 1_000).expect("good options");
    let mut order: Vec<usize> = (0..300).collect();
    fastrand::Rng::with_seed(4).shuffle(&mut order);
    for number in &order {
        tournament.act(1_000, Action::Registered { person: person(*number) }).expect("there is room");
    }
    tournament.act(1_000, Action::Started).expect("there are enough");
    assert_eq!(tournament.state().field().len(), 300);
    for round in 0..3 {
        pair(&mut tournament, 1_000);
        assert_eq!(tournament.state().running().count(), 150, "round {round}");
        all_win(&mut tournament, 1_000, true);
    }
    pair(&mut tournament, 1_000);
    assert_eq!(tournament.state().stage(), Stage::Finished);
    assert_eq!(Tournament::fold(tournament.entries().to_vec()).expect("it folds"), tournament);
}

#[test]
fn late_entrants_begin_with_the_next_round_of_a_swiss() {
    let mut tournament = begun(Options { late_until: 2, ..Options::new("Late", SWISS, 5) }, 4, 1);
    pair(&mut tournament, 1);
    tournament.act(2, Action::Registered { person: person(9) }).expect("round 1 of 2 is paired");
    all_win(&mut tournament, 3, true);
    pair(&mut tournament, 4);
    assert_eq!(tournament.state().running().count() + tournament.state().byes().len(), 3);
    let refused = tournament.act(5, Action::Registered { person: person(8) });
    assert_eq!(refused, Err(Refusal::TooLate));
}

#[test]
fn swiss_ties_are_broken_in_the_stated_order() {
    // A round robin of four by a Swiss of three rounds: 0 beats all, 1, 2 and 3 beat each other in a circle.
    let mut tournament = Tournament::new(Options::new("Ties", SWISS, 5), 0).expect("good options");
    (0..4).for_each(|number| register(&mut tournament, number).expect("there is room"));
    tournament.act(0, Action::Started).expect("there are enough");
    let rounds = [[[0, 1], [2, 3]], [[0, 2], [3, 1]], [[0, 3], [1, 2]]];
    for (round, pairs) in rounds.into_iter().enumerate() {
        let pairing = |(number, players): (usize, [u32; 2])| Pairing {
            slot: Slot { section: Section::Main, round: round as u16, number: number as u32 },
            players: players.map(EntrantId),
        };
        let pairs = pairs.into_iter().enumerate().map(pairing).collect();
        tournament.act(0, Action::Paired { pairs, bye: None }).expect("a director may pair by hand");
        let running: Vec<(MatchId, EntrantId)> =
            tournament.state().running().map(|each| (each.id, each.pairing.players[0])).collect();
        for (id, winner) in running {
            let outcome = Outcome { winner: Some(winner), score: [5, 0], gammon: false };
            tournament.act(0, Action::Result { id, outcome }).expect("it is running");
        }
    }
    let table = standings(tournament.state());
    let row = |entrant: u32| table.iter().find(|row| row.entrant == EntrantId(entrant)).expect("they played");
    assert_eq!((row(0).place, row(0).score.points), (1, 3));
    // Everybody has met everybody: nothing tells the three apart.
    for entrant in 1..4 {
        let breaks = row(entrant).breaks;
        assert_eq!((row(entrant).place, row(entrant).score.points), (2, 1));
        assert_eq!(
            (breaks.head_to_head, breaks.buchholz, breaks.median, breaks.opponents_wins),
            (1, 5, 1, 5)
        );
    }
    assert_eq!((row(0).breaks.buchholz, row(0).breaks.median), (3, 1));
}

#[test]
fn byes_count_as_wins_and_come_once() {
    let mut tournament = begun(Options::new("Byes", Format::Swiss { rounds: 5, lives: None }, 5), 7, 1);
    for now in 1..=5 {
        pair(&mut tournament, now);
        all_win(&mut tournament, now, true);
    }
    let scores = tournament.state().scores(None);
    assert!(scores.values().all(|score| score.byes <= 1));
    assert_eq!(scores.values().map(|score| score.byes).sum::<u32>(), 5);
    assert!(scores.values().all(|score| score.points as u32 == score.wins + score.byes));
}

#[test]
fn rounds_are_not_paired_before_the_last_is_over() {
    let mut tournament = begun(Options::new("Rounds", SWISS, 5), 4, 1);
    pair(&mut tournament, 1);
    let action = tournament.entries().last().expect("a pairing").action.clone();
    assert_eq!(
        tournament.act(1, action),
        Err(Refusal::Busy { number: tournament.state().matches()[0].pairing.players[0].0 })
    );
    assert!(tournament.state().propose(1, 1).is_empty());
    assert_eq!(tournament.act(1, Action::Finished), Err(Refusal::Unfinished));
}

#[test]
fn a_correction_in_a_swiss_changes_scores_and_leaves_pairings() {
    let mut tournament = begun(Options::new("Corrected", SWISS, 5), 8, 1);
    pair(&mut tournament, 1);
    all_win(&mut tournament, 1, true);
    pair(&mut tournament, 2);
    let paired: Vec<Pairing> = tournament.state().running().map(|each| each.pairing).collect();
    let first = tournament.state().find(MatchId(0)).expect("it was played").clone();
    let loser =
        first.pairing.players.into_iter().find(|one| Some(*one) != first.outcome.expect("played").winner);
    let outcome = Some(Outcome { winner: loser, score: [0, 0], gammon: false });
    let reason = "Both had signed for the other".to_owned();
    tournament
        .act(2, Action::Corrected { id: MatchId(0), outcome, reason })
        .expect("it was recorded wrongly");
    let now: Vec<Pairing> = tournament.state().running().map(|each| each.pairing).collect();
    assert_eq!(paired, now);
    assert_eq!(tournament.state().scores(None)[&loser.expect("somebody lost")].wins, 1);
    let reasons = &tournament.state().find(MatchId(0)).expect("it was played").reasons;
    assert_eq!(reasons.len(), 1);
}

#[test]
fn arenas_pair_the_free_and_count_streaks() {
    let format = Format::Arena { minutes: 10, streaks: true, gammons: true };
    let mut tournament = begun(Options { late_until: 1, ..Options::new("Arena", format, 3) }, 4, 1);
    for minute in 0..5 {
        pair(&mut tournament, minute * MINUTE);
        let last: Vec<[EntrantId; 2]> =
            tournament.state().running().map(|each| each.pairing.players).collect();
        assert_eq!(last.len(), 2);
        all_win(&mut tournament, minute * MINUTE, true);
    }
    // Five wins: two points each, from the third on four.
    assert_eq!(tournament.state().scores(None)[&EntrantId(0)].points, 2 + 2 + 4 + 4 + 4);
    let pairs: Vec<[EntrantId; 2]> =
        tournament.state().matches().iter().map(|each| each.pairing.players).collect();
    let again = |two: &[[EntrantId; 2]]| two[0].iter().all(|one| two[1].contains(one));
    assert!(
        pairs.chunks(2).collect::<Vec<_>>().windows(2).all(|rounds| {
            !rounds[0].iter().any(|one| rounds[1].iter().any(|other| again(&[*one, *other])))
        })
    );
    tournament
        .act(6 * MINUTE, Action::Registered { person: person(7) })
        .expect("an arena takes late entrants");
    // A pause moves the end.
    tournament.act(7 * MINUTE, Action::Paused).expect("it runs");
    assert!(tournament.state().propose(8 * MINUTE, 1).is_empty());
    tournament.act(9 * MINUTE, Action::Resumed).expect("it is paused");
    assert_eq!(tournament.state().ends_at(), Some(12 * MINUTE));
    assert_eq!(tournament.state().propose(12 * MINUTE, 1), [Action::Finished]);
}

#[test]
fn gammons_give_a_point_more_where_it_is_agreed() {
    for (gammons, points) in [(true, 3), (false, 2)] {
        let format = Format::Arena { minutes: 10, streaks: false, gammons };
        let mut tournament = begun(Options::new("Gammons", format, 1), 2, 1);
        pair(&mut tournament, 0);
        let players = tournament.state().find(MatchId(0)).expect("it is paired").pairing.players;
        let outcome = Outcome { winner: Some(players[1]), score: [0, 1], gammon: true };
        tournament.act(1, Action::Result { id: MatchId(0), outcome }).expect("it is running");
        assert_eq!(tournament.state().scores(None)[&players[1]].points, points);
    }
}

#[test]
fn ladders_let_the_winner_climb() {
    let mut tournament =
        Tournament::new(Options::new("Ladder", Format::Ladder { weeks: 2, reach: 2 }, 5), 0).expect("good");
    (0..5).for_each(|number| register(&mut tournament, number).expect("there is room"));
    tournament.act(0, Action::Started).expect("there are enough");
    let challenge = |number: u32, players: [u32; 2]| {
        let slot = Slot { section: Section::Main, round: 0, number };
        Action::Paired { pairs: vec![Pairing { slot, players: players.map(EntrantId) }], bye: None }
    };
    assert_eq!(tournament.act(1, challenge(0, [3, 0])), Err(Refusal::Pairing), "three places are too far");
    assert_eq!(tournament.act(1, challenge(0, [0, 1])), Err(Refusal::Pairing), "nobody challenges downwards");
    tournament.act(1, challenge(0, [3, 1])).expect("two places above");
    assert_eq!(tournament.act(1, challenge(1, [4, 3])), Err(Refusal::Busy { number: 3 }));
    let outcome = Outcome { winner: Some(EntrantId(3)), score: [5, 0], gammon: false };
    tournament.act(2, Action::Result { id: MatchId(0), outcome }).expect("it is running");
    assert_eq!(tournament.state().ladder(), [0, 3, 1, 2, 4].map(EntrantId));
    tournament.act(3, challenge(1, [2, 3])).expect("two places above");
    let outcome = Outcome { winner: Some(EntrantId(3)), score: [0, 5], gammon: false };
    tournament.act(4, Action::Result { id: MatchId(1), outcome }).expect("it is running");
    assert_eq!(tournament.state().ladder(), [0, 3, 1, 2, 4].map(EntrantId), "who wins from above stays");
    assert_eq!(tournament.act(2 * WEEK, challenge(2, [1, 3])), Err(Refusal::TooLate));
    let reason = "The other one had won".to_owned();
    let outcome = Some(Outcome { winner: Some(EntrantId(1)), score: [0, 5], gammon: false });
    tournament
        .act(2 * WEEK, Action::Corrected { id: MatchId(0), outcome, reason })
        .expect("it was recorded wrongly");
    // Without the first climb 2 stood above 3 when they played.
    assert_eq!(tournament.state().ladder(), [0, 1, 3, 2, 4].map(EntrantId), "the ladder follows");
}

#[test]
fn leagues_pair_a_round_a_week_and_name_its_end() {
    let mut tournament = begun(Options::new("League", Format::League { weeks: 1 }, 5), 4, 1);
    pair(&mut tournament, 0);
    assert_eq!(tournament.state().running().count(), 2);
    pair(&mut tournament, WEEK - 1);
    assert_eq!(tournament.state().running().count(), 2);
    pair(&mut tournament, WEEK);
    assert_eq!(tournament.state().running().count(), 4, "matches of the first week may still be played");
    assert_eq!(tournament.state().overdue(WEEK).len(), 2);
    let id = tournament.state().overdue(WEEK)[0];
    tournament.act(WEEK, Action::Extended { id, until: 3 * WEEK }).expect("a later end");
    assert_eq!(tournament.act(WEEK, Action::Extended { id, until: 2 * WEEK }), Err(Refusal::Extension));
    assert_eq!(tournament.state().overdue(WEEK).len(), 1);
}

#[test]
fn whoever_does_not_come_loses_by_forfeit() {
    let options = Options {
        grace_minutes: Some(15),
        ..Options::new("Grace", Format::KnockOut { consolation: None, last_chance: None }, 5)
    };
    let mut tournament = begun(options, 4, 1);
    pair(&mut tournament, 0);
    assert!(tournament.state().overdue(15 * MINUTE - 1).is_empty());
    assert_eq!(tournament.state().overdue(15 * MINUTE).len(), 2);
    let players = |tournament: &Tournament, id: u32| {
        tournament.state().find(MatchId(id)).expect("paired").pairing.players
    };
    let (first, second) = (players(&tournament, 0), players(&tournament, 1));
    let forfeit = |id: u32, absent: Vec<EntrantId>| Action::Forfeit { id: MatchId(id), absent };
    assert_eq!(tournament.act(1, forfeit(0, Vec::new())), Err(Refusal::Outcome));
    assert_eq!(tournament.act(1, forfeit(0, vec![second[0]])), Err(Refusal::Outcome));
    tournament.act(1, forfeit(0, vec![first[1]])).expect("one is missing");
    tournament.act(1, forfeit(1, second.to_vec())).expect("both are missing");
    pair(&mut tournament, 2);
    assert_eq!(tournament.state().stage(), Stage::Finished);
    assert_eq!(standings(tournament.state())[0].entrant, first[0]);
}

#[test]
fn somebody_else_takes_a_place_over() {
    let mut tournament = begun(Options::new("Replaced", SWISS, 5), 4, 1);
    pair(&mut tournament, 1);
    all_win(&mut tournament, 1, true);
    let reason = "Fell ill".to_owned();
    let action = Action::Replaced { entrant: EntrantId(0), person: person(99), reason };
    tournament.act(2, action).expect("a director may replace");
    let entrant = tournament.state().entrant(EntrantId(0)).expect("the place stays");
    assert_eq!((entrant.person.name.as_str(), entrant.former.len()), ("Player 99", 1));
    assert_eq!(tournament.state().scores(None)[&EntrantId(0)].wins, 1);
    let silent = Action::Replaced { entrant: EntrantId(0), person: person(98), reason: " ".to_owned() };
    assert_eq!(tournament.act(2, silent), Err(Refusal::Reason));
}

#[test]
fn teams_win_by_boards() {
    let team = |name: &str| Person {
        name: name.to_owned(),
        members: ["a", "b", "c", "d"].map(|one| format!("{name} {one}")).to_vec(),
        ..Person::default()
    };
    let options = Options { boards: Some(3), ..Options::new("Teams", SWISS, 5) };
    let mut tournament = Tournament::new(options, 0).expect("good options");
    assert_eq!(
        tournament.act(0, Action::Registered { person: person(1) }),
        Err(Refusal::LineUp),
        "no members"
    );
    for name in ["North", "South"] {
        tournament.act(0, Action::Registered { person: team(name) }).expect("there is room");
    }
    tournament.act(0, Action::Started).expect("two teams");
    pair(&mut tournament, 0);
    let id = MatchId(0);
    let [one, other] = tournament.state().find(id).expect("paired").pairing.players;
    let line_up = |team: EntrantId, players: &[u8]| Action::LineUp { id, team, players: players.to_vec() };
    tournament.act(1, line_up(one, &[0, 1, 2])).expect("three members");
    assert_eq!(tournament.act(1, line_up(other, &[0, 1])), Err(Refusal::LineUp));
    assert_eq!(tournament.act(1, line_up(other, &[0, 1, 1])), Err(Refusal::LineUp));
    assert_eq!(tournament.act(1, line_up(other, &[0, 1, 4])), Err(Refusal::LineUp));
    let board = |board: u8, winner: u8, score: [u32; 2]| Action::Board { id, board, winner, score };
    tournament.act(2, board(0, 0, [5, 3])).expect("the first board");
    assert_eq!(tournament.act(2, board(0, 0, [5, 3])), Err(Refusal::LineUp), "it is over");
    assert_eq!(tournament.act(2, board(1, 1, [5, 3])), Err(Refusal::Outcome));
    assert_eq!(tournament.act(2, board(3, 0, [5, 3])), Err(Refusal::LineUp));
    assert_eq!(tournament.act(2, line_up(one, &[3, 1, 2])), Err(Refusal::LineUp), "board 1 is over");
    tournament.act(2, line_up(one, &[0, 3, 2])).expect("a substitute");
    tournament.act(2, board(1, 1, [4, 5])).expect("the second board");
    assert!(tournament.state().verdict(id).is_none());
    tournament.act(3, board(2, 1, [0, 5])).expect("the third board");
    assert_eq!(tournament.state().find(id).expect("played").outcome.expect("it is over").score, [1, 2]);
    assert_eq!(tournament.state().verdict(id).and_then(|one| one.winner), Some(other));
}

#[test]
fn lives_end_with_one_player() {
    for continuous in [false, true] {
        let format = Format::Swiss { rounds: 0, lives: Some(Lives { lives: 3, continuous }) };
        let mut tournament = begun(Options::new("Lives", format, 5), 13, 1);
        play(&mut tournament, &mut fastrand::Rng::with_seed(2), |_, _, _| ());
        assert_eq!(tournament.state().alive().len(), 1);
        assert_eq!(standings(tournament.state())[0].entrant, tournament.state().alive()[0]);
    }
}

#[test]
fn times_beyond_all_reason_are_refused() {
    let mut tournament = begun(
        Options::new("Times", Format::Arena { minutes: u32::MAX, streaks: false, gammons: false }, 5),
        2,
        1,
    );
    assert_eq!(tournament.act(i64::MAX, Action::Paused), Err(Refusal::Backwards));
    let entry = Entry { at: i64::MIN, seen: None, action: Action::Paused };
    assert_eq!(tournament.apply(entry), Err(Refusal::Backwards));
}

/// Points and tie-breaks once more, from the log alone: results and byes as they were written.
#[test]
fn tables_of_a_swiss_agree_with_a_slow_count() {
    for seed in 0..60 {
        let mut dice = fastrand::Rng::with_seed(seed);
        let entrants = dice.usize(2..40);
        let mut tournament =
            begun(Options::new("Slow", Format::Swiss { rounds: 5, lives: None }, 5), entrants, seed);
        play(&mut tournament, &mut dice, |_, _, _| ());
        let (mut pairs, mut byes, mut winners) = (Vec::new(), vec![0; entrants], Vec::new());
        for entry in tournament.entries() {
            match &entry.action {
                Action::Paired { pairs: more, bye } => {
                    pairs.extend(more.iter().map(|pair| pair.players.map(|one| one.0 as usize)));
                    bye.iter().for_each(|bye| byes[bye.0 as usize] += 1);
                    winners.resize(pairs.len(), usize::MAX);
                }
                Action::Result { id, outcome } => {
                    winners[id.0 as usize] = outcome.winner.map_or(usize::MAX, |winner| winner.0 as usize);
                }
                _ => {}
            }
        }
        let wins = |one: usize| winners.iter().filter(|winner| **winner == one).count() as i32;
        let points = |one: usize| wins(one) + byes[one];
        let opponents = |one: usize| -> Vec<usize> {
            let own = pairs.iter().filter(|pair| pair.contains(&one));
            own.map(|pair| if pair[0] == one { pair[1] } else { pair[0] }).collect()
        };
        let mut last: Option<(u32, i32)> = None;
        for row in standings(tournament.state()) {
            let one = row.entrant.0 as usize;
            let mut theirs: Vec<i32> = opponents(one).into_iter().map(points).collect();
            theirs.sort_unstable();
            let sum: i32 = theirs.iter().sum();
            let ends = if theirs.len() > 2 { theirs[0] + theirs[theirs.len() - 1] } else { sum };
            assert_eq!(row.score.points, points(one), "seed {seed}");
            assert_eq!((row.breaks.buchholz, row.breaks.median), (sum, sum - ends), "seed {seed}");
            assert_eq!(
                row.breaks.opponents_wins,
                opponents(one).into_iter().map(wins).sum::<i32>(),
                "seed {seed}"
            );
            assert!(
                last.is_none_or(|(place, before)| place <= row.place && before >= points(one)),
                "seed {seed}"
            );
            last = Some((row.place, points(one)));
        }
    }
}
