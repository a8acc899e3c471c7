//! The classics at play: whole matches by the rules, thoughts that add up, and the order of their strengths.

use pasch_engine::nets::builtin;
use pasch_engine::standard::Board;
use pasch_engine::standard::movegen::{Afterstates, generate};
use pasch_museum::Classic;
use pasch_museum::games::meet;
use pasch_museum::neuro::agreement;
use pasch_rules::{Action, Die, Header, Intent, MatchState, Phase, Player, Record, VariantId, decide};

fn classic(id: &str) -> Classic {
    Classic::find(id).expect("a classic")
}

/// A match by the rules, with dice from a seed, as a record.
fn play(players: [Classic; 2], length: u32, mut seed: u64) -> Record {
    let header = Header::new(VariantId::BACKGAMMON, length);
    let mut state = MatchState::new(&header).expect("a match");
    let mut actions = Vec::new();
    while !matches!(state.phase(), Phase::MatchOver { .. }) {
        let player = state.phase().decider().unwrap_or(Player::A);
        let mover = if player == Player::A { players[0] } else { players[1] };
        let intent = mover.decide(&state).expect("an answer");
        let mut throw = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            Die::new(1 + ((seed >> 33) % 6) as u8).expect("a die")
        };
        for action in decide(&state, player, &intent, &mut throw).expect("a legal wish") {
            state.apply(&action).expect("a legal action");
            actions.push(action);
        }
    }
    Record { header, actions }
}

#[test]
fn every_classic_plays_whole_matches_with_the_cube() {
    let mut doubles = 0;
    for classic in Classic::ALL {
        let record = play([classic, self::classic("thumb")], 5, 7);
        doubles += record.actions.iter().filter(|action| **action == Action::Double).count();
        let last = classic.last_play(&record, Player::A, 2).expect("it has played");
        assert!(!last.plays.is_empty() && last.plays.len() <= 2, "{}", classic.id);
    }
    assert!(doubles > 0, "the cube is turned");
}

#[test]
fn a_certain_loss_is_accepted() {
    let mut state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 1)).expect("a match");
    let die = |face| Die::new(face).expect("a die");
    let opening = Action::OpeningRoll(pasch_rules::ByPlayer { a: die(3), b: die(1) });
    state.apply(&opening).expect("legal");
    let by = Player::A;
    state.apply(&Action::OfferResign { by, grade: pasch_rules::Grade::Backgammon }).expect("legal");
    for classic in Classic::ALL {
        assert_eq!(classic.decide(&state).expect("an answer"), Intent::AcceptResign, "{}", classic.id);
    }
}

#[test]
fn terms_add_up_to_the_value_by_which_plays_are_ordered() {
    let board =
        Board::from_points(&[(25, 1), (13, 6), (8, 3), (6, 5)], &[(24, 2), (13, 5), (8, 2), (6, 4), (4, 2)]);
    for classic in Classic::ALL {
        let plays = classic.consider(&board, (5, 3));
        assert!(plays.windows(2).all(|two| two[0].value >= two[1].value), "{}", classic.id);
        for play in &plays {
            let sum: f32 = play.thought.terms.iter().map(|term| term.value).sum();
            assert_eq!(sum, play.value, "{}", classic.id);
        }
        let results: Vec<Board> = plays.iter().map(|play| play.after).collect();
        assert_eq!(plays[classic.choose(&board, (5, 3), &results)].value, plays[0].value, "{}", classic.id);
        assert_eq!(classic.net().is_some(), plays[0].thought.outputs.is_some());
    }
}

/// With few checkers left there are often plays that win at once beside others: the nets' scores never stand above them.
#[test]
fn a_play_that_wins_at_once_is_found() {
    let neuro = classic("neurogammon");
    let (mut seed, mut others) = (5u64, 0);
    println!("seed {seed}");
    let mut list = Afterstates::new();
    for _ in 0..300 {
        let mut point = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            1 + ((seed >> 33) % 6) as u8
        };
        let board = Board::from_points(&[(point(), 1), (point(), 1), (0, 13)], &[(point(), 9), (0, 6)]);
        let dice = (point(), point());
        generate(&board, dice, &mut list);
        let won = list.boards().iter().filter(|after| after.finished().is_some()).count();
        if won == 0 {
            continue;
        }
        others += usize::from(won < list.len());
        let best = &neuro.consider(&board, dice)[0];
        assert!(best.after.finished().is_some(), "{board:?} {dice:?}");
        let results = list.boards();
        assert!(results[neuro.choose(&board, dice, results)].finished().is_some(), "{board:?} {dice:?}");
        let net = neuro.neuro().expect("nets");
        assert!(results[net.choose(&board, results)].finished().is_some(), "{board:?} {dice:?}");
    }
    assert!(others > 5, "only {others} boards with something to choose");
}

/// It learnt from the delivered net: on games that it has not seen it plays more like it than the linear player does, and
/// about as often as its card says.
#[test]
fn taught_nets_agree_with_their_teacher_more_than_the_linear_player() {
    let [neuro, linear] = ["neurogammon", "pubeval-like"].map(|id| {
        let player = classic(id);
        let plays = |board: &Board, dice, results: &[Board]| player.choose(board, dice, results);
        let [doubles, takes] =
            [Classic::doubles, Classic::takes].map(|asks| move |board: &Board| asks(player, board));
        agreement(&builtin().main, &plays, [&doubles, &takes], 12, 4)
    });
    assert_eq!((neuro.plays, neuro.cubes), (linear.plays, linear.cubes));
    assert!(neuro.share() > linear.share() + 0.05 && neuro.lost < linear.lost, "{neuro:?} {linear:?}");
    assert!(neuro.doubles_alike > linear.doubles_alike, "{neuro:?} {linear:?}");
    let card = classic("neurogammon").neuro_card().expect("a card").expect("a readable card").held_out;
    assert!((neuro.share() - card.agreement).abs() < 0.08, "{neuro:?} {card:?}");
}

/// Each stronger player wins by more than its 95% interval over the same dice: the seed is fixed, so chance decides nothing.
#[test]
fn strengths_stand_in_order() {
    let pairs = [
        ("pip-greedy", "random", 20),
        ("thumb", "pip-greedy", 20),
        ("bkg-1979", "thumb", 200),
        ("bkg-1979", "pubeval-like", 200),
        ("neurogammon", "pubeval-like", 200),
        ("td-gammon-0", "pubeval-like", 200),
        ("td-gammon-1", "bkg-1979", 200),
    ];
    for (stronger, weaker, games) in pairs {
        let [a, b] = [stronger, weaker].map(classic);
        let score = meet(
            &|board, dice, results| a.choose(board, dice, results),
            &|board, dice, results| b.choose(board, dice, results),
            games,
            11,
        );
        assert!(score.points > score.interval, "{stronger} against {weaker}: {score:?}");
    }
}
