//! A table at which illegal plays can be made and challenged.

use pasch_rules::{
    Action, ApplyError, Dice, Die, Ending, Grade, Header, IllegalPlays, Intent, MatchState, Misplay,
    MisplayRefusal, Phase, Place, PlayFault, Player, Point, Position, Refusal, Shift, VariantId, WhyNot,
    decide,
};
use proptest::prelude::*;

use Player::{A, B};

use crate::random::{Rng, random_wish, variant};
use crate::table::{Table, opening, won};

fn place(number: u8) -> Place {
    match number {
        25 => Place::Bar,
        0 => Place::Off,
        _ => Place::Point(Point::new(number).expect("a point")),
    }
}

fn misplay(shifts: &[(u8, u8)]) -> Misplay {
    let shift = |&(from, to): &(u8, u8)| Shift { from: place(from), to: place(to) };
    Misplay { shifts: shifts.iter().map(shift).collect() }
}

fn at_table(variant: VariantId, illegal: IllegalPlays) -> Table {
    Table::new(variant, 5, |options| options.illegal = illegal)
}

/// A has opened with 3-1 and played the three as a five.
fn played_wrongly(illegal: IllegalPlays) -> Table {
    let mut table = at_table(VariantId::BACKGAMMON, illegal);
    table.take_action(opening(3, 1)).take_action(Action::Misplay(misplay(&[(13, 8), (6, 5)])));
    table
}

fn refusal(table: &Table, action: &Action) -> MisplayRefusal {
    match table.refused(action) {
        ApplyError::Misplay(refusal) => refusal,
        other => panic!("refused for another reason: {other}"),
    }
}

#[test]
fn an_illegal_play_waits_for_the_opponent_and_names_the_rule() {
    let table = played_wrongly(IllegalPlays::OpponentMayInsist);
    let why = WhyNot::NoSuchDie { from: place(13), to: place(8) };
    let fault = PlayFault::Move { index: 0, why };
    assert_eq!(*table.state.phase(), Phase::IllegalPlay { by: A, fault });
    assert_eq!(table.state.phase().decider(), Some(B));
    assert!(table.state.may_insist(B) && !table.state.may_insist(A) && table.state.may_let_stand());
    assert_eq!(table.state.position().side(A).on(Point::new(8).unwrap()), 4, "as it was put");
}

#[test]
fn insisting_takes_it_back_and_asks_for_a_legal_play_of_the_same_roll() {
    let mut table = at_table(VariantId::BACKGAMMON, IllegalPlays::OpponentMayInsist);
    table.take_action(opening(3, 1));
    let before = table.state.clone();
    table.all(&[Action::Misplay(misplay(&[(13, 8)])), Action::Insist]);
    assert_eq!(table.state.phase(), before.phase());
    assert_eq!(table.state.position(), before.position());
    let again = Action::Misplay(misplay(&[(13, 8)]));
    assert_eq!(refusal(&table, &again), MisplayRefusal::InsistedOn);
    table.plays("8/5 6/5");
    assert_eq!(*table.state.phase(), Phase::ToRoll { player: B });
    table.rolls([6, 1], "13/7 8/7");
    let next = Action::Misplay(misplay(&[(24, 20)]));
    table.take_action(Action::Roll(Dice::from_faces(&[6, 5]).unwrap())).take_action(next);
    assert!(matches!(table.state.phase(), Phase::IllegalPlay { by: A, .. }), "a new turn, a new chance");
}

#[test]
fn letting_it_stand_ends_the_turn_and_so_does_the_own_roll_or_double() {
    let mut stands = played_wrongly(IllegalPlays::OpponentMayInsist);
    let waiting = stands.state.clone();
    stands.take_action(Action::LetStand);
    assert_eq!(*stands.state.phase(), Phase::ToRoll { player: B });
    assert_eq!(stands.state.game().turns(A), 1);
    assert_eq!(stands.state.position().pips(A), 167 - 6);
    stands.refused(&Action::Insist);
    let mut throw = || Die::ALL[3];
    let rolls = decide(&waiting, B, &Intent::Roll, &mut throw).unwrap();
    assert_eq!(rolls, [Action::LetStand, Action::Roll(Dice::from_faces(&[4, 4]).unwrap())]);
    let doubles = decide(&waiting, B, &Intent::Double, &mut throw).unwrap();
    assert_eq!(doubles, [Action::LetStand, Action::Double]);
    stands.all(&doubles[1..]).refused(&Action::Insist);
}

#[test]
fn where_both_must_correct_it_never_stands_and_either_may_ask() {
    let table = played_wrongly(IllegalPlays::BothMustCorrect);
    assert!(table.state.may_insist(A) && table.state.may_insist(B) && !table.state.may_let_stand());
    assert_eq!(refusal(&table, &Action::LetStand), MisplayRefusal::HasToBeCorrected);
    let mut throw = || unreachable!("nothing is thrown");
    let rolls = decide(&table.state, B, &Intent::Roll, &mut throw);
    assert_eq!(rolls, Err(Refusal::Rule(MisplayRefusal::HasToBeCorrected.into())));
    for player in [A, B] {
        let actions = decide(&table.state, player, &Intent::Insist, &mut throw);
        assert_eq!(actions, Ok(vec![Action::Insist]), "{player}");
    }
    let own = played_wrongly(IllegalPlays::OpponentMayInsist);
    let actions = decide(&own.state, A, &Intent::Insist, &mut throw);
    assert_eq!(actions, Err(Refusal::NotYourTurn { decider: Some(B) }));
}

#[test]
fn only_what_can_be_put_so_and_is_not_legal_is_an_illegal_play() {
    let mut table = at_table(VariantId::BACKGAMMON, IllegalPlays::OpponentMayInsist);
    table.take_action(opening(3, 1));
    let refused = |shifts: &[(u8, u8)]| refusal(&table, &Action::Misplay(misplay(shifts)));
    assert_eq!(
        refused(&[(13, 12), (10, 9)]),
        MisplayRefusal::NoSuchMove { index: 1 },
        "nothing stands there"
    );
    assert_eq!(
        refused(&[(13, 25)]),
        MisplayRefusal::NoSuchMove { index: 0 },
        "nobody puts themselves on the bar"
    );
    assert_eq!(refused(&[(6, 5), (8, 5)]), MisplayRefusal::Legal);
    assert_eq!(refused(&[(24, 20)]), MisplayRefusal::Legal, "in one go, by both dice");
    assert_eq!(refused(&[(13, 12); 17]), MisplayRefusal::TooLong(17));
    let ordinary =
        at_table(VariantId::BACKGAMMON, IllegalPlays::Refused).take_action(opening(3, 1)).state.clone();
    let ordinary =
        Table { state: ordinary, actions: Vec::new(), header: Header::new(VariantId::BACKGAMMON, 5) };
    assert_eq!(refusal(&ordinary, &Action::Misplay(misplay(&[(13, 8)]))), MisplayRefusal::NotAgreed);
}

#[test]
fn checkers_put_down_freely_are_a_play_where_the_rules_allow_it() {
    let mut table = at_table(VariantId::BACKGAMMON, IllegalPlays::OpponentMayInsist);
    table.take_action(opening(3, 1));
    let mut throw = || unreachable!("nothing is thrown");
    let mut freely =
        |shifts| decide(&table.state, A, &Intent::PlayFreely(misplay(shifts)), &mut throw).unwrap();
    assert!(matches!(&freely(&[(24, 20)])[..], [Action::Play(play)] if play.to_string() == "24/20"));
    assert!(matches!(&freely(&[(24, 19)])[..], [Action::Misplay(_)]));
    assert!(matches!(&freely(&[])[..], [Action::Misplay(none)] if none.shifts.is_empty()));
}

#[test]
fn a_turn_given_up_is_named_so() {
    let mut table = at_table(VariantId::BACKGAMMON, IllegalPlays::OpponentMayInsist);
    table.take_action(opening(3, 1)).take_action(Action::Misplay(misplay(&[(8, 5)])));
    let fault = PlayFault::Incomplete { played: 1, possible: 2 };
    assert_eq!(*table.state.phase(), Phase::IllegalPlay { by: A, fault });
}

#[test]
fn a_point_held_by_both_cannot_be_let_stand() {
    let mut table = at_table(VariantId::BACKGAMMON, IllegalPlays::OpponentMayInsist);
    table.take_action(opening(5, 2)).take_action(Action::Misplay(misplay(&[(24, 19), (6, 4)])));
    let fault = PlayFault::Move { index: 0, why: WhyNot::Blocked { to: Point::new(19).unwrap() } };
    assert_eq!(*table.state.phase(), Phase::IllegalPlay { by: A, fault });
    assert!(!table.state.may_let_stand());
    assert!(matches!(refusal(&table, &Action::LetStand), MisplayRefusal::CannotStand(_)));
    table.take_action(Action::Insist).plays("13/11 13/8");
}

#[test]
fn an_illegal_play_hits_and_pins_and_may_end_the_game() {
    let mut hits = at_table(VariantId::BACKGAMMON, IllegalPlays::OpponentMayInsist);
    hits.set_up("24:1 13:14", "18:1 6:14", [2, 1]).take_action(Action::Misplay(misplay(&[(13, 7)])));
    assert_eq!(hits.state.position().side(B).bar, 1);
    let mut pins = at_table(VariantId::PLAKOTO, IllegalPlays::OpponentMayInsist);
    pins.set_up("24:14 20:1", "18:1 24:14", [2, 1]).take_action(Action::Misplay(misplay(&[(20, 7)])));
    assert!(pins.state.position().side(B).pinned.contains(Point::new(18).unwrap()));
    pins.take_action(Action::LetStand);
    let mut ends = at_table(VariantId::BACKGAMMON, IllegalPlays::OpponentMayInsist);
    ends.set_up("6:1 5:1", "24:1 1:13", [2, 1]).take_action(Action::Misplay(misplay(&[(6, 0), (5, 0)])));
    assert!(ends.state.phase().is_playing(), "not before the opponent has looked");
    ends.take_action(Action::LetStand);
    assert_eq!((ends.result().outcome, ends.result().how), (won(A, Grade::Single), Ending::BornOff));
}

/// What somebody who knows no rules might put where.
fn careless(position: &Position, player: Player, rng: &mut Rng) -> Misplay {
    let mut side = *position.side(player);
    let mut shifts = Vec::new();
    for _ in 0..rng.below(5) {
        let from: Vec<Place> = [Place::Pool, Place::Bar]
            .into_iter()
            .chain(Point::all().map(Place::Point))
            .filter(|place| side.at(*place) > 0)
            .collect();
        let Some(&from) = from.get(rng.below(from.len().max(1))) else { break };
        let to = place(rng.below(25) as u8);
        if from == to {
            continue;
        }
        match from {
            Place::Point(point) => side.points[point.index()] -= 1,
            Place::Bar => side.bar -= 1,
            _ => side.pool -= 1,
        }
        shifts.push(Shift { from, to });
    }
    Misplay { shifts }
}

fn all_there(state: &MatchState) -> bool {
    Player::BOTH.into_iter().all(|player| {
        let side = state.position().side(player);
        side.in_play() + side.off == state.rules().spec().checkers
            && side.pinned.iter().all(|point| side.on(point) == 1)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// No checker is ever lost or won by an illegal play, whatever is insisted on or let stand; the
    /// fold of the actions is the match; and a position that is let stand is one of the game.
    #[test]
    fn checkers_are_conserved_by_illegal_plays(seed in any::<u64>()) {
        let mut rng = Rng::new(seed);
        let mut header = Header::new(variant(rng.below(64)), 3);
        header.options.illegal =
            [IllegalPlays::OpponentMayInsist, IllegalPlays::BothMustCorrect][rng.below(2)];
        let mut state = MatchState::new(&header).unwrap();
        let mut again = state.clone();
        let mut misplays = 0;
        for _ in 0..160 {
            if matches!(state.phase(), Phase::MatchOver { .. }) {
                break;
            }
            let (mut wish, player) = random_wish(&state, &mut rng);
            if matches!(state.phase(), Phase::ToMove { .. }) && rng.below(2) == 0 {
                wish = Intent::PlayFreely(careless(state.position(), player, &mut rng));
            }
            let before = state.clone();
            let mut dice = rng.clone();
            let Ok(actions) = decide(&state, player, &wish, &mut || dice.die()) else {
                prop_assert!(matches!(wish, Intent::PlayFreely(_)), "{wish:?} refused");
                continue;
            };
            rng = dice;
            for action in &actions {
                misplays += usize::from(matches!(action, Action::Misplay(_)));
                state.apply(action).unwrap();
                again.apply(action).unwrap();
                prop_assert!(all_there(&state), "{} after {action:?}", header.variant);
            }
            if wish == Intent::LetStand {
                let setup = state.position().to_setup();
                let known = Position::try_from_setup(&setup, state.rules().spec());
                prop_assert_eq!(known, Ok(*state.position()));
            }
            if wish == Intent::Insist {
                let dances = state.play_graph().is_some_and(|graph| graph.is_dance());
                prop_assert!(!dances && matches!(state.phase(), Phase::ToMove { .. }), "{:?}", before.phase());
            }
        }
        prop_assert_eq!(&state, &again);
        let over = matches!(state.phase(), Phase::MatchOver { .. });
        prop_assert!(misplays > 0 || over);
    }
}
