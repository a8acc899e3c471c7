//! What holds in every game and every position, on random ones.

use std::collections::BTreeSet;

use pasch_rules::{
    Action, AutomaticDoubles, BearOff, ByPlayer, Crawford, Cube, Dice, GameSetup, Grade, Header, MatchState,
    Options, Phase, Play, PlayGraph, Player, Position, Record, Rules, SetupTurn, TurnContext, VariantId,
    notation,
};
use proptest::prelude::*;

use crate::oracle::{Board, Game, results};
use crate::random::{Rng, random_match, random_position, variant};

/// Money sessions and short matches of every variant, with and without house options.
fn header(seed: u64) -> Header {
    let mut rng = Rng::new(seed);
    let mut header = Header::new(variant(rng.below(64)), rng.below(6) as u32);
    header.options.animals = rng.below(3) as u8;
    header.options.automatic_doubles = AutomaticDoubles::UpTo(rng.below(3) as u8);
    header.options.holland = rng.below(2) == 0;
    header
}

fn checkers_are_all_there(position: &Position, checkers: u8) -> bool {
    Player::BOTH.into_iter().all(|player| {
        let side = position.side(player);
        side.in_play() + side.off == checkers && side.pinned.iter().all(|point| side.on(point) == 1)
    })
}

/// Every action that might be tried somewhere, most of them out of place.
fn any_action(state: &MatchState, rng: &mut Rng) -> Action {
    let player = Player::BOTH[rng.below(2)];
    let grade = Grade::ALL[rng.below(3)];
    match rng.below(14) {
        0 => Action::OpeningRoll(ByPlayer { a: rng.die(), b: rng.die() }),
        1 => Action::FirstTurn(player),
        2 => Action::RejectOpening,
        3 => Action::Roll(rng.two_dice()),
        4 => Action::Roll(Dice::three(rng.die(), rng.die(), rng.die())),
        5 => Action::Play(Play::DANCE),
        6 => {
            let spec = state.rules().spec();
            let context = TurnContext::default();
            let dice = rng.dice(spec);
            let graph = PlayGraph::new(state.rules(), &Position::start(spec), player, &dice, &context);
            Action::Play(graph.plays()[0].play.clone())
        }
        7 => Action::Double,
        8 => Action::Take,
        9 => Action::Drop,
        10 => Action::Beaver,
        11 => Action::OfferResign { by: player, grade },
        12 => [Action::AcceptResign, Action::RejectResign][rng.below(2)].clone(),
        _ => {
            let mut board = state.position().to_setup();
            board.sides[player].points[rng.below(24)] = rng.below(18) as u8;
            let turn = [
                SetupTurn::Opening,
                SetupTurn::ToRoll(player),
                SetupTurn::ToMove(player, Dice::three(rng.die(), rng.die(), rng.die())),
                SetupTurn::Doubled(player),
            ][rng.below(4)];
            let cube = Cube { value: rng.below(5) as u32, owner: Some(player) };
            let score = ByPlayer { a: rng.below(9) as u32, b: 0 };
            Action::Setup(GameSetup { board, turn, cube, score, crawford: Crawford::Now })
        }
    }
}

fn mirrored(action: &Action) -> Action {
    match action.clone() {
        Action::OpeningRoll(dice) => Action::OpeningRoll(dice.swapped()),
        Action::FirstTurn(player) => Action::FirstTurn(player.other()),
        Action::OfferResign { by, grade } => Action::OfferResign { by: by.other(), grade },
        Action::Forfeit { by } => Action::Forfeit { by: by.other() },
        same => same,
    }
}

fn plays_of(state: &MatchState) -> Vec<String> {
    let graph = state.play_graph();
    graph.iter().flat_map(PlayGraph::plays).map(|legal| legal.play.to_string()).collect()
}

fn agree(rules: &Rules, game: &Game, position: &Position, player: Player, dice: &Dice) {
    let graph = PlayGraph::new(rules, position, player, dice, &TurnContext::default());
    let plays = graph.plays();
    let fast: BTreeSet<Board> = plays.iter().map(|legal| Board::of(&legal.position, player)).collect();
    assert_eq!(fast.len(), plays.len(), "each result once");
    let slow = results(game, Board::of(position, player), dice);
    assert_eq!(fast, slow, "{} {player} {dice} in {position:?}", rules.spec().id);
}

fn games() -> Vec<(Rules, Game)> {
    let with = |change: fn(&mut Options)| {
        let mut options = Options::default();
        change(&mut options);
        Rules::new(VariantId::BACKGAMMON, options).expect("good options")
    };
    let named = |name: &str| Rules::standard(VariantId::find(name).expect("a variant"));
    let hitting = Game::HITTING;
    vec![
        (named("backgammon"), hitting),
        (named("nackgammon"), hitting),
        (named("hypergammon"), Game { checkers: 3, ..hitting }),
        (named("longgammon"), hitting),
        (named("portes"), hitting),
        (named("tavla"), Game { hitters_stay: true, ..hitting }),
        (named("short-nardi"), hitting),
        (named("five-point-limit"), Game { max_per_point: Some(5), ..hitting }),
        (named("irish"), Game { doubles: 2, ..hitting }),
        (named("plakoto"), Game::PLAKOTO),
        (named("tapa"), Game::PLAKOTO),
        (named("mahbusa"), Game::MAHBUSA),
        (named("fevga"), Game::FEVGA),
        (named("moultezim"), Game::MOULTEZIM),
        (named("nard"), Game::NARD),
        (with(|o| o.max_per_point = Some(4)), Game { max_per_point: Some(4), ..hitting }),
        (with(|o| o.no_hit_and_run = true), Game { hitters_stay: true, ..hitting }),
        (with(|o| o.bear_off = Some(BearOff::ExactForced)), Game { bear_off: 'e', ..hitting }),
        (with(|o| o.bear_off = Some(BearOff::RearmostForced)), Game { bear_off: 'r', ..hitting }),
        (with(|o| o.bear_off = Some(BearOff::ExactOnly)), Game { bear_off: 'x', ..hitting }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_matches_end_keep_their_checkers_and_replay(seed: u64) {
        let record = random_match(&header(seed), seed);
        let checkers = record.header.variant.spec().checkers;
        let mut states = Vec::new();
        for step in record.replay().expect("a good header") {
            let step = step.expect("recorded actions are legal");
            prop_assert!(checkers_are_all_there(step.before.position(), checkers));
            states.push(step.before);
        }
        let again: Vec<MatchState> =
            record.replay().expect("a good header").map(|step| step.expect("legal").before).collect();
        prop_assert_eq!(states, again);
        let last = record.final_state().expect("legal");
        prop_assert!(!last.phase().is_playing());
        let total: u32 = last.results().iter().map(|result| result.points).sum();
        prop_assert_eq!(total, last.score().a + last.score().b);
    }

    #[test]
    fn refused_actions_change_nothing(seed: u64) {
        let record = random_match(&header(seed), seed);
        let mut rng = Rng::new(seed);
        let mut refused = 0;
        for step in record.replay().expect("a good header") {
            let state = step.expect("legal").before;
            let mut copy = state.clone();
            let action = any_action(&state, &mut rng);
            if copy.apply(&action).is_err() {
                prop_assert_eq!(&copy, &state);
                refused += 1;
            }
        }
        prop_assert!(refused > 0);
    }

    #[test]
    fn exchanging_the_seats_changes_nothing_else(seed: u64) {
        let record = random_match(&header(seed), seed);
        let mirror = Record {
            header: record.header.clone(),
            actions: record.actions.iter().map(mirrored).collect(),
        };
        for (one, other) in record.replay().unwrap().zip(mirror.replay().unwrap()) {
            let (one, other) = (one.unwrap().before, other.expect("legal for the other seat").before);
            prop_assert_eq!(one.position().swapped(), *other.position());
            prop_assert_eq!(one.score().swapped(), other.score());
            prop_assert_eq!(one.phase().decider().map(Player::other), other.phase().decider());
            prop_assert_eq!(plays_of(&one), plays_of(&other));
        }
    }

    #[test]
    fn written_plays_are_read_back(seed: u64) {
        let record = random_match(&header(seed), seed);
        let mut rng = Rng::new(seed);
        for step in record.replay().expect("a good header") {
            let state = step.expect("legal").before;
            let Some(graph) = state.play_graph() else { continue };
            let plays = graph.plays();
            let legal = rng.pick(&plays);
            let read = notation::read(&graph, &legal.play.to_string()).expect("our own notation");
            prop_assert_eq!(read.position, legal.position, "{}", legal.play);
            for path in graph.paths_to(&legal.position, 5) {
                prop_assert!(graph.walk(&path).is_some());
                // One step per die, no stars, as match files have it.
                let steps: Vec<String> =
                    path.moves.iter().map(|mv| format!("{}/{}", mv.from.number(), mv.to.number())).collect();
                let read = notation::read(&graph, &steps.join(" ")).expect("spelled out");
                prop_assert_eq!(read.position, legal.position, "{:?}", steps);
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[0-9a-z/*() ,-]{0,24}|\\PC*") {
        let rules = Rules::standard(VariantId::BACKGAMMON);
        let start = Position::start(rules.spec());
        let dice = Dice::from_faces(&[6, 1]).unwrap();
        let graph = PlayGraph::new(&rules, &start, Player::A, &dice, &TurnContext::default());
        if let Ok(legal) = notation::read(&graph, &text) {
            prop_assert!(graph.walk(&legal.play).is_some());
        }
    }

    #[test]
    fn every_refused_move_has_a_reason(seed: u64) {
        let rules = Rules::standard(variant(seed as usize));
        let position = random_position(rules.spec(), seed);
        let dice = Rng::new(seed).dice(rules.spec());
        let graph = PlayGraph::new(&rules, &position, Player::A, &dice, &TurnContext::default());
        use pasch_rules::{Place, Point};
        let places = || Point::all().map(Place::Point).chain([Place::Pool, Place::Bar, Place::Off]);
        for (index, node) in graph.nodes().iter().enumerate().take(20) {
            for (from, to) in places().flat_map(|from| places().map(move |to| (from, to))) {
                let legal = node.edges.iter().any(|edge| (edge.mv.from, edge.mv.to) == (from, to));
                prop_assert_eq!(legal, graph.why_not(index, from, to).is_none());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn both_generators_agree_on_random_positions(seed: u64) {
        let mut rng = Rng::new(seed);
        for (rules, game) in games() {
            let position = random_position(rules.spec(), rng.below(usize::MAX) as u64);
            agree(&rules, &game, &position, Player::BOTH[rng.below(2)], &rng.two_dice());
        }
    }
}

#[test]
fn both_generators_agree_along_random_games() {
    for (index, (rules, game)) in games().into_iter().enumerate() {
        let mut header = Header::new(rules.spec().id, 3);
        header.options = *rules.options();
        let record = random_match(&header, 77 + index as u64);
        for step in record.replay().expect("a good header") {
            let state = step.expect("legal").before;
            if let Phase::ToMove { player, dice } = state.phase() {
                agree(&rules, &game, state.position(), *player, dice);
            }
        }
    }
}
