//! Matches whose games follow each other in turn.

use pasch_rules::{
    Action, CubeUse, Dice, Die, GameSetup, Grade, Header, HeaderError, Intent, MatchState, MotherRule,
    Options, OptionsError, Phase, Player, Series, Setup, SetupTurn, StartPrime, VariantId, decide,
};

use crate::random::random_match;
use crate::table::{Table, opening};

fn tavli(length: u32) -> Table {
    let header = Series::find("tavli").expect("a series").header(length);
    Table { state: MatchState::new(&header).expect("a possible match"), actions: Vec::new(), header }
}

fn game_of(state: &MatchState) -> &'static str {
    state.rules().spec().id.as_str()
}

#[test]
fn games_follow_each_other_and_begin_again() {
    let mut table = tavli(7);
    let mut played = Vec::new();
    for _ in 0..5 {
        table.take_action(opening(6, 1));
        played.push(game_of(&table.state));
        table.all(&[Action::OfferResign { by: Player::B, grade: Grade::Single }, Action::AcceptResign]);
        assert_eq!(Some(&game_of(&table.state)), played.last(), "the game that is over");
    }
    assert_eq!(played, ["portes", "plakoto", "fevga", "portes", "plakoto"]);
    assert_eq!(table.state.score().a, 5);
}

#[test]
fn the_winner_starts_the_next_game_and_each_game_scores_its_own_grade() {
    let mut table = tavli(5);
    table.take_action(opening(1, 6));
    assert_eq!(*table.state.phase(), Phase::ToRoll { player: Player::B }, "Portes begins with a new roll");
    table.all(&[Action::OfferResign { by: Player::B, grade: Grade::Gammon }, Action::AcceptResign]);
    let mut throw = || Die::ALL[2];
    let start = decide(&table.state, Player::B, &Intent::Start, &mut throw).expect("the next game");
    assert_eq!(start, [Action::FirstTurn(Player::A)], "whoever asks, the winner begins");
    table.all(&start);
    assert_eq!(game_of(&table.state), "plakoto");
    table.take_action(Action::Roll(Dice::from_faces(&[2, 1]).expect("a roll")));
    table.plays("24/21");
    table.all(&[Action::OfferResign { by: Player::A, grade: Grade::Gammon }, Action::AcceptResign]);
    assert_eq!((table.state.score().a, table.state.score().b), (2, 2));
    assert!(matches!(table.state.phase(), Phase::GameOver(_)));
    table.take_action(Action::FirstTurn(Player::B));
    assert_eq!(game_of(&table.state), "fevga");
    table.all(&[Action::OfferResign { by: Player::A, grade: Grade::Gammon }, Action::AcceptResign]);
    table.take_action(Action::FirstTurn(Player::B));
    table.all(&[Action::OfferResign { by: Player::A, grade: Grade::Single }, Action::AcceptResign]);
    assert!(matches!(table.state.phase(), Phase::MatchOver { winner: Player::B, .. }));
    let backgammon = Action::OfferResign { by: Player::A, grade: Grade::Backgammon };
    tavli(5).take_action(opening(6, 1)).refused(&backgammon);
}

#[test]
fn after_a_draw_the_next_game_begins_with_a_throw() {
    let mut table = tavli(5);
    table.take_action(opening(6, 1));
    table.all(&[Action::OfferResign { by: Player::B, grade: Grade::Single }, Action::AcceptResign]);
    // Both mothers pinned: A's by two checkers, B's as soon as A lands on their own 1.
    let mut board = Setup::default();
    board.sides.a = "24:1 5:1 3:13".parse().expect("a side");
    board.sides.b = "24:1 1:2 7:12".parse().expect("a side");
    let dice = Dice::from_faces(&[4, 2]).expect("a roll");
    table.take_action(Action::Setup(GameSetup {
        board,
        turn: SetupTurn::ToMove(Player::A, dice),
        cube: pasch_rules::Cube::default(),
        score: table.state.score(),
        crawford: table.state.crawford(),
    }));
    assert_eq!(game_of(&table.state), "plakoto", "a set-up begins the next game of the round");
    table.plays("5/1*");
    assert_eq!(table.result().points, 0);
    let mut faces = [6, 6, 2, 5].into_iter().map(|face| Die::new(face).expect("a face"));
    let start = decide(&table.state, Player::A, &Intent::Start, &mut || faces.next().expect("a throw"))
        .expect("the next game");
    assert_eq!(start, [opening(6, 6), opening(2, 5)]);
    table.all(&start);
    assert_eq!((game_of(&table.state), table.state.score().a), ("fevga", 1));
    assert_eq!(*table.state.phase(), Phase::ToRoll { player: Player::B });
}

#[test]
fn a_whole_tavli_match_replays() {
    for seed in 0..6 {
        let record = random_match(&Series::find("tavli").expect("a series").header(5), seed);
        let mut games = Vec::new();
        for step in record.replay().expect("a good header") {
            let state = step.expect("recorded actions are legal").before;
            if games.len() < state.game_number() as usize {
                games.push(game_of(&state));
            }
            assert!(!state.cube_in_play());
        }
        let round = ["portes", "plakoto", "fevga"];
        assert!(games.len() > 2);
        assert!(games.iter().zip(round.iter().cycle()).all(|(game, expected)| game == expected));
        let last = record.final_state().expect("legal");
        let Phase::MatchOver { winner, .. } = *last.phase() else { panic!("not over") };
        assert!(last.score()[winner] >= 5 && last.score()[winner.other()] < 5);
        assert_eq!(last.results().len(), games.len());
    }
}

#[test]
fn a_host_may_put_together_any_round() {
    let named = |name| VariantId::find(name).expect("a variant");
    let games = [named("backgammon"), named("hypergammon")];
    let mut header = Header::of_games(&games, 7).expect("two games");
    let without = MatchState::new(&header).expect("a possible match");
    assert!(!without.cube_in_play(), "no cube unless agreed");
    assert!(without.rules().winner_starts());
    header.options.cube = CubeUse::On;
    header.options.winner_starts = Some(false);
    let mut table = Table { state: MatchState::new(&header).expect("possible"), actions: Vec::new(), header };
    assert!(table.state.cube_in_play());
    assert!(!table.state.rules().winner_starts());
    table.won_by(Player::A, Grade::Backgammon);
    table.take_action(opening(6, 1));
    assert_eq!(game_of(&table.state), "hypergammon");
    assert_eq!(table.state.position().side(Player::A).in_play(), 3);
    assert_eq!(Header::of_games(&[], 7), None);
    let long = Header::of_games(&[VariantId::BACKGAMMON; Header::MAX_GAMES + 1], 7).expect("games");
    assert_eq!(MatchState::new(&long), Err(HeaderError::Games(Header::MAX_GAMES + 1)));
}

#[test]
fn an_option_holds_in_the_games_that_know_it() {
    let mut header = Series::find("tavli").expect("a series").header(5);
    header.options = Options {
        no_hit_and_run: true,
        mother: Some(MotherRule::None),
        start_prime: Some(StartPrime::Both),
        ..Options::default()
    };
    let state = MatchState::new(&header).expect("every option fits a game");
    let [portes, plakoto, fevga] = state.round() else { panic!("three games") };
    assert!(portes.options().no_hit_and_run && !plakoto.options().no_hit_and_run);
    assert_eq!(plakoto.constraints(), []);
    assert_eq!(fevga.options().start_prime, Some(StartPrime::Both));
    assert_eq!((portes.options().mother, portes.options().start_prime), (None, None));
    // In a round that has no such game it is refused as in a single game.
    let mut header = Header::of_games(&[VariantId::PLAKOTO, VariantId::FEVGA], 5).expect("two games");
    header.options.no_hit_and_run = true;
    let refused = MatchState::new(&header).expect_err("nobody hits");
    assert_eq!(refused, OptionsError::NoHitting(VariantId::PLAKOTO).into());
    header.options = Options { max_per_point: Some(1), ..Options::default() };
    assert_eq!(MatchState::new(&header), Err(OptionsError::MaxPerPoint(1).into()));
}
