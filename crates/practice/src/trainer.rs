//! Things to count: pips and match equities.

use pasch_engine::analyst::Engine;
use pasch_engine::level::{Chance, Level};
use pasch_engine::met::Met;
use pasch_engine::search::Run;
use pasch_rules::{Die, Header, MatchState, Phase, Record, VariantId, decide};
use pasch_table::board;
use pasch_wire::{
    DecisionKind, PipQuestion, PositionView, ScoreQuestion, Seat, SideView, TurnReport, VariantView,
};
use serde::Deserialize;

/// Points that somebody needs at most in a question.
const LONGEST: u64 = 9;

/// Actions after which a position of a game played for the purpose is shown: at least, and so many more at most.
const PLAYED: (u64, u64) = (8, 40);

/// A stored report, as far as it is needed here.
#[derive(Debug, Deserialize)]
struct Stored {
    variant: VariantView,
    games: Vec<StoredGame>,
}

#[derive(Debug, Deserialize)]
struct StoredGame {
    /// In a series each game has its own.
    #[serde(default)]
    variant: Option<VariantView>,
    turns: Vec<TurnReport>,
}

fn pips(side: &SideView) -> u32 {
    let points = (1_u32..).zip(&side.points).map(|(point, &count)| point * u32::from(count)).sum::<u32>();
    points + 25 * u32::from(side.bar + side.pool)
}

fn question(variant: VariantView, position: PositionView, player: Seat, collected: bool) -> PipQuestion {
    PipQuestion { a: pips(&position.a), b: pips(&position.b), variant, position, player, collected }
}

/// A position of a report (JSON), chosen by a seed; `None` when it has no play after the first few, or is none.
#[must_use]
pub fn pips_of_report(report: &str, seed: u64) -> Option<PipQuestion> {
    let stored: Stored = serde_json::from_str(report).ok()?;
    let of_game = |game: StoredGame| {
        let variant = game.variant.unwrap_or_else(|| stored.variant.clone());
        let fits = |turn: &TurnReport| turn.kind == DecisionKind::Play && turn.number > 3;
        game.turns.into_iter().filter(fits).map(move |turn| (variant.clone(), turn)).collect::<Vec<_>>()
    };
    let turns: Vec<(VariantView, TurnReport)> = stored.games.into_iter().flat_map(of_game).collect();
    let at = Chance::new(seed).below(turns.len() as u64) as usize;
    let (variant, turn) = turns.into_iter().nth(at)?;
    Some(question(variant, turn.position, turn.player, true))
}

/// A position of a game that the engine plays against itself for the purpose.
#[must_use]
pub fn pips_of_game(engine: &Engine, seed: u64) -> Option<PipQuestion> {
    let mut chance = Chance::new(seed);
    let mut state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 1)).ok()?;
    let length = PLAYED.0 + chance.below(PLAYED.1);
    let mut shown = None;
    for step in 0..length {
        if matches!(state.phase(), Phase::GameOver(_) | Phase::MatchOver { .. }) {
            break;
        }
        let wish = engine.decide(&state, &Level::ALL[0], seed ^ step, Run::default()).ok()?;
        let player = state.phase().decider().unwrap_or(pasch_rules::Player::A);
        let actions = decide(&state, player, &wish, &mut || Die::ALL[chance.below(6) as usize]).ok()?;
        for action in &actions {
            state.apply(action).ok()?;
        }
        if let Some(player) = state.phase().decider() {
            shown = Some((board::position(state.position()), board::seat(player)));
        }
    }
    let (position, player) = shown?;
    Some(question(board::variant(state.rules().spec()), position, player, false))
}

/// A match of backgammon that a level plays against itself; `None` if the engine cannot.
#[must_use]
pub fn match_of(engine: &Engine, level: &Level, length: u32, seed: u64) -> Option<Record> {
    let mut chance = Chance::new(seed);
    let header = Header::new(VariantId::BACKGAMMON, length);
    let mut state = MatchState::new(&header).ok()?;
    let mut record = Record { header, actions: Vec::new() };
    while !matches!(state.phase(), Phase::MatchOver { .. }) {
        let step = record.actions.len() as u64;
        let wish = engine.decide(&state, level, seed.wrapping_mul(1 << 20) ^ step, Run::default()).ok()?;
        let player = state.phase().decider().unwrap_or(pasch_rules::Player::A);
        for action in decide(&state, player, &wish, &mut || Die::ALL[chance.below(6) as usize]).ok()? {
            state.apply(&action).ok()?;
            record.actions.push(action);
        }
    }
    Some(record)
}

/// A score, chosen by a seed, and what the delivered table says about it.
#[must_use]
pub fn score(met: &Met, seed: u64) -> ScoreQuestion {
    let mut chance = Chance::new(seed);
    let (away, opponent) = loop {
        let pair = (1 + chance.below(LONGEST) as u32, 1 + chance.below(LONGEST) as u32);
        if pair != (1, 1) {
            break pair;
        }
    };
    let is_last = away == 1 || opponent == 1;
    let crawford = is_last && chance.below(2) == 0;
    let turned = away.min(opponent) > 2 && chance.below(3) == 0;
    at_score(met, away, opponent, crawford, if turned { 2 } else { 1 })
}

/// What the table says at a score when the opponent, who may use a cube of this value, doubles.
fn at_score(met: &Met, away: u32, opponent: u32, crawford: bool, cube: u32) -> ScoreQuestion {
    let later = |won: u32, lost: u32| {
        // The next game is the Crawford game when nobody needed one point before this one.
        met.mwc(away.saturating_sub(won), opponent.saturating_sub(lost), away > 1 && opponent > 1)
    };
    let (after_pass, after_win, after_loss) = (later(0, cube), later(2 * cube, 0), later(0, 2 * cube));
    // Who needs no more than the cube is worth gains nothing by a double.
    let doubles = !crawford && opponent > cube;
    ScoreQuestion {
        away,
        opponent,
        crawford,
        mwc: met.mwc(away, opponent, crawford || (away > 1 && opponent > 1)),
        doubles_to: doubles.then_some(2 * cube),
        after_pass,
        after_win,
        after_loss,
        take_point: doubles.then(|| (after_pass - after_loss) / (after_win - after_loss)),
        table: met.name().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn take_points_are_those_of_the_table() {
        let met = Met::kazaross_xg2();
        // 3-away 5-away, doubled to 2: pass 3-4, win 1-5, loss 3-3.
        let at = at_score(&met, 3, 5, false, 1);
        let (pass, win, loss) = (met.mwc(3, 4, true), met.mwc(1, 5, true), 0.5);
        assert_eq!((at.after_pass, at.after_win, at.after_loss), (pass, win, loss));
        assert!((at.take_point.unwrap() - (pass - loss) / (win - loss)).abs() < 1e-12);
        // 2-away 2-away: whoever takes plays for the match, as everybody knows from about 31 %.
        let last = at_score(&met, 2, 2, false, 1);
        assert!((last.take_point.unwrap() - met.mwc(2, 1, true)).abs() < 1e-12);
        assert!((0.28..0.34).contains(&last.take_point.unwrap()));
        // In the Crawford game, and by who needs one point, nobody doubles.
        assert_eq!(at_score(&met, 4, 1, true, 1).take_point, None);
        assert_eq!(at_score(&met, 4, 1, false, 1).doubles_to, None);
        // After it the trailer does.
        assert_eq!(at_score(&met, 1, 4, false, 1).doubles_to, Some(2));
    }

    proptest::proptest! {
        #[test]
        fn any_score_makes_sense(seed: u64) {
            let met = Met::kazaross_xg2();
            let at = score(&met, seed);
            proptest::prop_assert!(at.mwc > 0.0 && at.mwc < 1.0);
            let in_order = at.after_loss < at.after_pass && at.after_pass < at.after_win;
            proptest::prop_assert!(in_order || at.doubles_to.is_none());
            proptest::prop_assert!(at.take_point.is_none_or(|point| point > 0.0 && point < 0.6), "{:?}", at);
            proptest::prop_assert!(!at.crawford || at.away == 1 || at.opponent == 1);
        }
    }

    #[test]
    fn positions_of_games_are_counted_as_the_rules_count() {
        let engine = Engine::builtin();
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..6 {
            let question = pips_of_game(&engine, seed).unwrap();
            let men: u8 = question.position.a.points.iter().sum::<u8>()
                + question.position.a.bar
                + question.position.a.off;
            assert_eq!(men, 15);
            seen.insert((question.a, question.b));
        }
        assert!(seen.len() > 3, "{seen:?}");
        assert_eq!(pips_of_game(&engine, 3), pips_of_game(&engine, 3));
    }

    #[test]
    fn what_is_no_report_gives_no_position() {
        assert_eq!(pips_of_report("", 1), None);
        assert_eq!(pips_of_report("{}", 1), None);
    }
}
