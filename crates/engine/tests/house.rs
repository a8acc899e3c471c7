//! Every house rule in every game that knows it: the engine plays by it.

use pasch_engine::analyst::{Engine, plays};
use pasch_engine::level::Level;
use pasch_engine::search::Run;
use pasch_rules::{
    Die, Header, HouseRule, HouseScope, HouseWay, MatchState, Options, Phase, Player, Rules, VariantId,
    decide,
};

/// Half-moves of a game that are played.
const LENGTH: usize = 24;

/// What no delivered net judges: people play it with each other.
const FOR_PEOPLE_ALONE: &[&str] = &[
    "backgammon score=checkers-left",
    "nackgammon score=checkers-left",
    "hypergammon no-hit-and-run=yes",
    "hypergammon bear-off=exact-forced",
    "hypergammon bear-off=rearmost-forced",
    "hypergammon bear-off=exact-only",
    "hypergammon score=checkers-left",
    "hypergammon turn-limit=100",
    "hypergammon turn-limit=200",
    "longgammon score=checkers-left",
    "portes score=checkers-left",
    "short-nardi score=checkers-left",
    "plakoto mother=backgammon",
    "tapa mother=backgammon",
    "mahbusa mother=backgammon",
    "mahbusa score=checkers-left",
    "crazy-narde koks=3",
    "long-nardi koks=3",
    "tawla-31 direction=parallel",
    "jacquet contact=hit",
    "russian start=standard",
    "russian direction=contrary",
];

/// Every way of every rule, with a game that knows it.
fn all() -> impl Iterator<Item = (VariantId, &'static HouseRule, &'static HouseWay)> {
    VariantId::all().flat_map(|game| {
        HouseRule::all().flat_map(move |rule| rule.ways_in(game).map(move |way| (game, rule, way)))
    })
}

#[test]
fn the_engine_plays_by_every_house_rule() {
    let engine = Engine::builtin();
    let level = &Level::ALL[2];
    let mut state = 11_u64;
    let mut throw = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Die::new(1 + ((state >> 33) % 6) as u8).expect("a face")
    };
    let (mut cases, mut refused) = (0, Vec::new());
    for (game, rule, way) in all() {
        let mut options = Options::default();
        way.agree(&mut options);
        let rules = Rules::new(game, options).expect("a game that knows it");
        let name = format!("{game} {}={}", rule.id, way.id);
        if !plays(&rules) {
            refused.push(name);
            continue;
        }
        cases += 1;
        let length = if rule.scope == HouseScope::MatchCube { 5 } else { 0 };
        let mut header = Header::new(game, length);
        header.options = options;
        let mut table = MatchState::new(&header).expect("a match");
        for turn in 0..LENGTH {
            if matches!(table.phase(), Phase::MatchOver { .. } | Phase::GameOver(_)) {
                break;
            }
            let wish = engine
                .decide(&table, level, turn as u64, Run::default())
                .unwrap_or_else(|error| panic!("{name}, decision {turn}: {error}"));
            let player = table.phase().decider().unwrap_or(Player::A);
            let actions = decide(&table, player, &wish, &mut throw)
                .unwrap_or_else(|error| panic!("{name}, decision {turn}: {wish:?}: {error}"));
            for action in &actions {
                table.apply(action).unwrap_or_else(|error| panic!("{name}, {action:?}: {error}"));
            }
        }
    }
    assert!(cases > 600, "{cases}");
    assert_eq!(refused, FOR_PEOPLE_ALONE);
}
