//! Tournaments of every format, played with results from a seed.

use pasch_tournament::{
    Action, Format, MINUTE, Match, MatchId, Options, Outcome, Person, Stage, Time, Tournament, WEEK, seeds,
};

/// Minutes between two things that happen.
pub fn step(format: &Format) -> Time {
    match format {
        Format::League { .. } => WEEK / 50,
        Format::Ladder { .. } => WEEK / 100,
        _ => MINUTE,
    }
}

pub fn person(number: usize) -> Person {
    Person {
        name: format!("Player {number}"),
        rating: Some(1_200 + (number as i32 * 37) % 900),
        club: format!("Club {}", number % 5),
        country: ["NO", "DE", "JP"][number % 3].to_owned(),
        ..Person::default()
    }
}

/// A tournament that has just begun.
pub fn begun(options: Options, entrants: usize, seed: u64) -> Tournament {
    let mut tournament = Tournament::new(options, 0).expect("the options are good");
    for number in 0..entrants {
        tournament.act(0, Action::Registered { person: person(number) }).expect("there is room");
    }
    let order = seeds(tournament.state(), seed);
    tournament.act(0, Action::Seeded { order }).expect("all are there");
    tournament.act(0, Action::Started).expect("there are enough");
    tournament
}

pub fn outcome(each: &Match, winner: usize, dice: &mut fastrand::Rng) -> Outcome {
    let mut score = [dice.u32(0..each.length); 2];
    score[winner] = each.length;
    Outcome { winner: Some(each.pairing.players[winner]), score, gammon: dice.u8(0..4) == 0 }
}

/// A challenge in a ladder, now and then.
pub fn challenge(tournament: &Tournament, dice: &mut fastrand::Rng) -> Option<Action> {
    let state = tournament.state();
    let Format::Ladder { reach, .. } = state.options().format else { return None };
    let order = state.ladder();
    let challenger = dice.usize(1..order.len());
    let challenged = challenger - dice.usize(1..=challenger.min(usize::from(reach)));
    let players = [order[challenger], order[challenged]];
    let section = pasch_tournament::Section::Main;
    let number = state.matches().len() as u32;
    let slot = pasch_tournament::Slot { section, round: 0, number };
    let pairs = vec![pasch_tournament::Pairing { slot, players }];
    Some(Action::Paired { pairs, bye: None })
}

/// Plays a tournament to its end. `each` is asked before every result, and may do something else.
pub fn play(
    tournament: &mut Tournament,
    dice: &mut fastrand::Rng,
    mut each: impl FnMut(&mut Tournament, Time, &mut fastrand::Rng),
) {
    let mut now = tournament.state().started_at();
    let step = step(&tournament.state().options().format);
    for _ in 0..60_000 {
        let most = tournament.state().entries();
        for action in tournament.state().propose(now, u64::from(most)) {
            tournament.act(now, action.clone()).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        }
        if tournament.state().stage() == Stage::Finished {
            return;
        }
        now += step;
        each(tournament, now, dice);
        if dice.u8(0..3) == 0
            && let Some(action) = challenge(tournament, dice)
        {
            // Whoever has left or plays cannot be challenged.
            let _ = tournament.act(now, action);
        }
        let running: Vec<MatchId> = tournament.state().running().map(|each| each.id).collect();
        if running.is_empty() || tournament.state().is_paused() {
            continue;
        }
        let one = tournament.state().find(running[dice.usize(0..running.len())]).expect("it is running");
        let (id, outcome) = (one.id, outcome(one, dice.usize(0..2), dice));
        tournament.act(now, Action::Result { id, outcome }).expect("a running match takes a result");
    }
    panic!("{:?} does not end", tournament.state().options());
}
