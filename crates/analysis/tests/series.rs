//! Matches whose games follow each other in turn, and tables for learners, judged.

use std::ops::ControlFlow;

use pasch_analysis::{Decision, Depth, Recheck, Report, Thresholds, judge, plan};
use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::cube::CubeInfo;
use pasch_engine::rollout::RolloutSettings;
use pasch_engine::search::{Run, SearchSettings};
use pasch_rules::{
    Action, ByPlayer, Dice, Die, Grade, Header, IllegalPlays, MatchState, Misplay, Place, Player, Point,
    Position, Record, Rules, Series, Shift, VariantId,
};

fn judged(record: &Record) -> Report {
    judged_at(record, &Depth::plies(0))
}

fn judged_at(record: &Record, depth: &Depth) -> Report {
    let mut go_on = |_| ControlFlow::Continue(());
    judge(record, &Engine::builtin(), depth, Thresholds::PASCH, &mut go_on).expect("judged")
}

/// Few short rollouts.
fn recheck() -> Recheck {
    Recheck { settings: RolloutSettings { trials: 36, ..RolloutSettings::TRUNCATED_1 }, ..Recheck::USUAL }
}

fn dice(high: u8, low: u8) -> Dice {
    Dice::from_faces(&[high, low]).expect("a roll")
}

/// A match played on by the last play of every list, which is seldom the best.
struct Table {
    state: MatchState,
    actions: Vec<Action>,
}

impl Table {
    fn take(&mut self, action: Action) {
        self.state.apply(&action).expect("legal");
        self.actions.push(action);
    }

    fn turn(&mut self, roll: Dice) {
        self.take(Action::Roll(roll));
        let mut plays = self.state.play_graph().expect("a roll").plays();
        self.take(Action::Play(plays.pop().expect("a play, or the empty one").play));
    }
}

/// Three short games of Tavli: Portes, Plakoto and Fevga.
fn tavli() -> Record {
    let header = Series::find("tavli").expect("a series").header(3);
    let mut table = Table { state: MatchState::new(&header).expect("a header"), actions: Vec::new() };
    let die = |face| Die::new(face).expect("a die");
    table.take(Action::OpeningRoll(ByPlayer { a: die(6), b: die(1) }));
    for game in 0..3 {
        for roll in [dice(6, 1), dice(5, 2), dice(4, 3)] {
            table.turn(roll);
        }
        table.take(Action::OfferResign { by: Player::B, grade: Grade::Single });
        table.take(Action::AcceptResign);
        if game < 2 {
            table.take(Action::FirstTurn(Player::A));
        }
    }
    Record { header, actions: table.actions }
}

#[test]
fn every_game_of_a_series_is_judged_by_its_own_rules() {
    let report = judged(&tavli());
    let games: Vec<&str> = report.games.iter().map(|game| game.variant.as_str()).collect();
    assert_eq!(games, ["portes", "plakoto", "fevga"]);
    assert!(report.is_complete());
    for game in &report.games {
        let plays = game
            .turns
            .iter()
            .filter(|turn| matches!(&turn.decision, Decision::Play(play) if play.results > 0));
        assert_eq!(plays.count(), 3, "{}", game.variant);
        assert!(game.players.a.rolls == 2 && game.players.b.rolls == 1);
    }
    // Each kind of game has its own candidates: only in Fevga a single runner moves.
    let first = |game: usize| match &report.games[game].turns[0].decision {
        Decision::Play(play) => play.results,
        Decision::Cube(_) => 0,
    };
    assert_eq!((first(1), first(2)), (2, 1), "6-1 from the start");
}

#[test]
fn of_an_illegal_play_only_the_legal_one_is_judged() {
    let mut header = Header::new(VariantId::BACKGAMMON, 1);
    header.options.illegal = IllegalPlays::OpponentMayInsist;
    let mut table = Table { state: MatchState::new(&header).expect("a header"), actions: Vec::new() };
    let point = |number| Place::Point(Point::new(number).expect("a point"));
    let wrong = Action::Misplay(Misplay { shifts: vec![Shift { from: point(13), to: point(2) }] });
    table.take(Action::FirstTurn(Player::A));
    table.take(Action::Roll(dice(3, 1)));
    table.take(wrong.clone());
    table.take(Action::Insist);
    let play = table.state.play_graph().expect("a roll").plays().swap_remove(0).play;
    table.take(Action::Play(play));
    table.take(Action::Roll(dice(4, 2)));
    table.take(wrong);
    table.take(Action::LetStand);
    table.turn(dice(6, 5));
    let record = Record { header, actions: table.actions };
    let plan = plan(&record).expect("a plan");
    let numbers: Vec<(usize, u32)> = plan.items.iter().map(|item| (item.action, item.number)).collect();
    assert_eq!(numbers, [(4, 1), (9, 3)]);
    assert!(judged(&record).is_complete());
}

#[test]
fn plays_are_rolled_out_in_every_game_of_a_series() {
    // Whatever there is to choose is close.
    let all = Recheck { close: f64::INFINITY, within: f64::INFINITY, ..recheck() };
    let report = judged_at(&tavli(), &Depth { recheck: Some(all), ..Depth::plies(0) });
    let mut all_rolled = Vec::new();
    for game in &report.games {
        let mut rolled = 0;
        for turn in &game.turns {
            let Decision::Play(play) = &turn.decision else { continue };
            let (best, Some(at)) = (&play.candidates[0], play.played) else { continue };
            let made = &play.candidates[at];
            let is_rolled = best.rolled.is_some_and(|how| how.games == 36 && how.error > 0.0);
            assert_eq!(is_rolled, play.candidates.len() > 1, "{}: {}", game.variant, turn.text());
            assert_eq!(made.rolled.is_some(), is_rolled, "{}: {}", game.variant, turn.text());
            assert!((turn.loss - (best.equity - made.equity)).abs() < 1e-12, "{}", turn.text());
            rolled += u32::from(is_rolled);
        }
        // In the first turns of Fevga there is nothing to choose.
        all_rolled.push((game.variant.as_str(), rolled > 0));
    }
    assert_eq!(all_rolled, [("portes", true), ("plakoto", true), ("fevga", false)]);
}

#[test]
fn plays_and_positions_of_games_without_a_cube_are_rolled_out() {
    let (engine, run) = (Engine::builtin(), Run::default());
    for game in ["plakoto", "fevga", "tapa"].map(|name| VariantId::find(name).expect("a game")) {
        let rules = Rules::standard(game);
        let start = Position::start(rules.spec());
        let spot = Spot::new(&rules, &start, Player::A, CubeInfo::cubeless()).expect("a spot");
        let roll = dice(6, 2);
        let ranked = engine.rank_plays(&spot, &roll, &SearchSettings::plies(0), &[], run).expect("ranked");
        let all: Vec<Position> = ranked.iter().map(|play| play.play.position).collect();
        let found =
            recheck().plays(&engine, (&spot, &roll), ranked.clone(), (&all, true), run).expect("rolled out");
        assert_eq!(found.len(), ranked.len());
        assert_eq!(found.iter().all(|(_, how)| how.is_some()), ranked.len() > 1, "{game}");
        assert!(found.is_sorted_by(|(one, _), (next, _)| one.equity >= next.equity), "{game}");

        let searched = engine.evaluate(&spot, 0, run).expect("judged");
        let mut evaluation = searched;
        let how = recheck().evaluation(&engine, &spot, &mut evaluation, run).expect("rolled out");
        assert_eq!(how.map(|how| how.games), Some(36), "{game}");
        assert!(evaluation != searched && evaluation.cubeful == evaluation.cubeless, "{game}");
        assert!((evaluation.cubeful - searched.cubeful).abs() < 0.3, "{game}");
    }
}
