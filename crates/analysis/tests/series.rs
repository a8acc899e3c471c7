//! Matches whose games follow each other in turn, and tables for learners, judged.

use std::ops::ControlFlow;

use pasch_analysis::{Decision, Depth, Report, Thresholds, judge, plan};
use pasch_engine::analyst::Engine;
use pasch_rules::{
    Action, ByPlayer, Dice, Die, Grade, Header, IllegalPlays, MatchState, Misplay, Place, Player, Point,
    Record, Series, Shift, VariantId,
};

fn judged(record: &Record) -> Report {
    let mut go_on = |_| ControlFlow::Continue(());
    judge(record, &Engine::builtin(), &Depth::plies(0), Thresholds::PASCH, &mut go_on).expect("judged")
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

#[test]
fn every_game_of_a_series_is_judged_by_its_own_rules() {
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
    let report = judged(&Record { header, actions: table.actions });
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
