//! The relatives of backgammon, case by case: what each of them allows that others do not.

use Player::{A, B};
use pasch_rules::{
    Action, Dice, Ending, Geometry, Grade, HeadRule, Header, LegalPlay, MatchState, NextPart, Options,
    OptionsError, Outcome, Part, Phase, Place, PlayGraph, Player, Point, Position, Rules, Setup, SixBlock,
    TurnContext, VariantId, WhyNot, ending_after,
};

use crate::random::{Rng, random_play};
use crate::table::{Table, won};

fn with(variant: &str, change: impl FnOnce(&mut Options)) -> Rules {
    let mut options = Options::default();
    change(&mut options);
    Rules::new(named(variant), options).expect("options that fit")
}

fn named(variant: &str) -> VariantId {
    VariantId::find(variant).expect("a variant")
}

fn usual(variant: &str) -> Rules {
    Rules::standard(named(variant))
}

fn position(rules: &Rules, me: &str, op: &str) -> Position {
    let mut setup = Setup::default();
    setup.sides.a = me.parse().expect("a side");
    setup.sides.b = op.parse().expect("a side");
    Position::try_from_setup(&setup, rules.spec()).expect("a possible position")
}

fn after_turns(turns_before: u32) -> TurnContext {
    TurnContext { turns_before, opponent_turns: turns_before, ..TurnContext::default() }
}

fn graph(rules: &Rules, me: &str, op: &str, faces: &[u8], context: &TurnContext) -> PlayGraph {
    let dice = Dice::from_faces(faces).expect("a roll");
    PlayGraph::new(rules, &position(rules, me, op), A, &dice, context)
}

fn texts(graph: &PlayGraph) -> Vec<String> {
    let mut texts: Vec<String> = graph.plays().iter().map(|legal| legal.play.to_string()).collect();
    texts.sort();
    texts
}

/// The plays of a roll in the middle of a game.
fn plays(rules: &Rules, me: &str, op: &str, faces: &[u8]) -> Vec<String> {
    texts(&graph(rules, me, op, faces, &after_turns(9)))
}

/// The plays of a roll in a player's first turn.
fn first_plays(rules: &Rules, me: &str, op: &str, faces: &[u8]) -> Vec<String> {
    texts(&graph(rules, me, op, faces, &TurnContext::default()))
}

/// The plays of the part that follows a play.
fn following(rules: &Rules, before: &LegalPlay, context: &TurnContext) -> PlayGraph {
    let NextPart { dice, part, trace } = before.next.expect("something follows");
    PlayGraph::new(rules, &before.position, A, &dice, &TurnContext { part, trace, ..*context })
}

fn point(number: u8) -> Point {
    Point::new(number).expect("a point")
}

const HEAD: &str = "24:15";
const POOL: &str = "pool:15";

#[test]
fn gul_bara_doubles_climb_from_the_fourth_turn_on() {
    let rules = usual("gul-bara");
    let context = after_turns(3);
    let fives = graph(&rules, HEAD, HEAD, &[5, 5], &context).plays();
    let mut ends: Vec<Position> = Vec::new();
    for five in &fives {
        assert_eq!(five.next.map(|next| next.part), Some(Part::Climb { moves: 4 }), "{}", five.play);
        for six in following(&rules, five, &context).plays() {
            assert_eq!((six.next, six.again), (None, false));
            if !ends.contains(&six.position) {
                ends.push(six.position);
            }
        }
    }
    assert_eq!(ends.len(), 44);
    let third = graph(&rules, HEAD, HEAD, &[5, 5], &after_turns(2)).plays();
    assert!(third.iter().all(|legal| legal.next.is_none()), "not before the fourth turn");
    let (me, op) = ("24:2 4:4 3:4 2:5", "24:3 23:3 19:3 2:3 1:3");
    for (faces, text) in [([4, 4], "24/16(2)"), ([5, 5], "24/19(2)")] {
        let only = graph(&rules, me, op, &faces, &context).plays();
        assert_eq!(only.len(), 1);
        assert_eq!((only[0].play.to_string(), only[0].next), (text.to_owned(), None));
    }
}

#[test]
fn a_climbing_double_may_pass_to_the_opponent() {
    let (me, op) = ("24:2 4:4 3:4 2:5", "24:3 23:3 19:3 2:3 1:3");
    let mut table =
        Table::new(named("gul-bara"), 5, |o| (o.cascade_from, o.leftover_to_opponent) = (Some(1), true));
    table.set_up(me, op, [4, 4]).plays("24/16(2)");
    let dice = Dice::from_faces(&[5, 5]).expect("a roll");
    assert_eq!(*table.state.phase(), Phase::ToMove { player: B, dice });
    assert_eq!(table.state.game().turn_context(B).part, Part::Climb { moves: 4 });
    let mut usual = Table::new(named("gul-bara"), 5, |_| {});
    usual.set_up(me, op, [4, 4]).plays("24/16(2)");
    assert_eq!(*usual.state.phase(), Phase::ToRoll { player: B });
}

#[test]
fn what_is_left_of_a_double_is_played_by_the_opponent_as_far_as_he_can() {
    // A's one runner can play a single four: three are left.
    let me = "24:1 4:4 3:4 2:6";
    let agreed = |op: &str| {
        let mut table =
            Table::new(named("gul-bara"), 5, |o| (o.cascade_from, o.leftover_to_opponent) = (Some(1), true));
        table.set_up(me, op, [4, 4]).plays("24/20");
        table
    };
    let mut three = agreed("24:3 4:1 3:5 2:6");
    let dice = Dice::from_faces(&[4, 4]).expect("a roll");
    assert_eq!(*three.state.phase(), Phase::ToMove { player: B, dice });
    assert_eq!(three.state.game().turn_context(B).part, Part::Climb { moves: 3 });
    let before = three.state.game().turns(B);
    three.plays("24/20(3)");
    assert_eq!(*three.state.phase(), Phase::ToRoll { player: B }, "then their own roll");
    assert_eq!(three.state.game().turns(B), before, "what they inherit is no roll of theirs");
    let none = agreed("20:3 4:1 3:5 2:6");
    assert_eq!(*none.state.phase(), Phase::ToRoll { player: B }, "their fours are closed, too");
    let mut on = agreed("24:4 4:1 3:5 2:5");
    on.plays("24/20(3)");
    assert_eq!(
        *on.state.phase(),
        Phase::ToMove { player: B, dice: Dice::from_faces(&[5, 5]).expect("a roll") }
    );
}

#[test]
fn one_checker_a_turn_leaves_the_head() {
    let rules = usual("long-nardi");
    for (faces, expected) in [
        ([6, 6], vec!["24/18(2)"]),
        ([4, 4], vec!["24/16(2)"]),
        ([3, 3], vec!["24/18(2)", "24/21 24/15"]),
        ([5, 5], vec!["24/4"]),
        ([2, 1], vec!["24/21"]),
    ] {
        assert_eq!(first_plays(&rules, HEAD, HEAD, &faces), expected, "{faces:?}");
    }
    let later = graph(&rules, "24:14 18:1", "24:14 20:1", &[2, 1], &after_turns(1));
    let (head, two, one) = (Place::Point(point(24)), Place::Point(point(22)), Place::Point(point(23)));
    let first = later.root().edges.iter().find(|edge| edge.mv.from == head && edge.mv.to == two);
    let why = later.why_not(first.expect("one may leave").node, head, one);
    assert_eq!(why, Some(WhyNot::HeadUsed { max: 1 }));
    let fives = with("long-nardi", |o| o.head = Some(HeadRule::AnyDouble));
    assert!(first_plays(&fives, HEAD, HEAD, &[5, 5]).len() > 1);
    let no_threes = with("long-nardi", |o| o.head = Some(HeadRule::SixesAndFours));
    assert_eq!(first_plays(&no_threes, HEAD, HEAD, &[3, 3]), ["24/15"]);
}

#[test]
fn the_second_player_takes_two_only_when_one_is_blocked() {
    let rules = with("long-nardi", |o| o.head = Some(HeadRule::SecondIfBlocked));
    let second = TurnContext { opponent_turns: 1, ..TurnContext::default() };
    // Their runner on their 7 stands on my 19: a single checker cannot play 5-5.
    let blocked = graph(&rules, HEAD, "24:14 7:1", &[5, 5], &second);
    assert!(blocked.is_dance(), "nor can two");
    let free = graph(&rules, HEAD, "24:14 18:1", &[5, 5], &second);
    assert_eq!(texts(&free), ["24/4"]);
    let half = graph(&rules, HEAD, "24:14 21:1", &[5, 5], &second);
    assert_eq!(half.longest(), 4, "past 9, their 21, nobody comes: a second one moves");
    let first = graph(&rules, HEAD, "24:14 21:1", &[5, 5], &TurnContext::default());
    assert_eq!(first.longest(), 2, "the first player has no such right");
}

#[test]
fn six_in_a_row_need_somebody_past_them() {
    let rules = usual("long-nardi");
    let me = "24:9 22:2 21:1 20:1 19:1 18:1";
    let closed = plays(&rules, me, "24:14 18:1", &[3, 1]);
    assert_eq!(closed.len(), 28);
    for refused in ["24/23 22/19", "24/23 18/15"] {
        assert!(!closed.contains(&refused.to_owned()), "{refused}");
    }
    let open = plays(&rules, me, "24:14 5:1", &[3, 1]);
    assert_eq!(open.len(), 22);
    for allowed in ["24/23 22/19", "24/23 18/15"] {
        assert!(open.contains(&allowed.to_owned()), "{allowed}");
    }
    let free = with("long-nardi", |o| o.six_block = Some(SixBlock::Allowed));
    assert_eq!(plays(&free, me, "24:14 18:1", &[3, 1]).len(), 30);
    let strict = with("long-nardi", |o| o.six_block = Some(SixBlock::EveryMove));
    assert!(plays(&strict, me, "24:14 18:1", &[3, 1]).len() <= 28);
}

#[test]
fn tawla_counts_what_the_loser_has_left() {
    let rules = usual("tawla-31");
    assert_eq!(first_plays(&rules, HEAD, HEAD, &[6, 6]), ["24/18 24/6"]);
    let over = position(&rules, "", "24:3 6:4");
    let win = Outcome::Win { winner: A, grade: Grade::Single };
    assert_eq!(ending_after(&rules, &over), Some((win, 7)));
    let mut table = Table::new(named("tawla-31"), 31, |_| {});
    table.set_up("1:2", "6:13", [2, 1]).plays("1/off(2)");
    assert_eq!(table.result().points, 13);
    let parallel = with("tawla-31", |o| o.geometry = Some(Geometry::Parallel));
    assert_eq!(first_plays(&parallel, HEAD, HEAD, &[6, 6]), ["24/18"]);
    let same = Options { geometry: Some(Geometry::Same), ..Options::default() };
    assert_eq!(Rules::new(named("tawla-31"), same), Err(OptionsError::NoSuchForm(named("tawla-31"))));
}

#[test]
fn misere_is_lost_by_bearing_off() {
    let mut table = Table::new(named("misere"), 5, |_| {});
    table.set_up("1:1", "23:1 6:14", [4, 2]).plays("1/off");
    assert_eq!((table.result().outcome, table.result().points), (won(B, Grade::Single), 1));
    let rules = usual("misere");
    assert_eq!(plays(&rules, "6:2", "24:1 1:1", &[6, 5]), ["6/1* 6/off"]);
    assert!(!rules.moves_as_backgammon(), "no engine of backgammon may play it");
    let mut short = Table::new(named("misere"), 5, |o| o.turn_limit = Some(4));
    short.set_up("24:2 13:5 8:3 6:4", "24:2 13:5 8:3 6:4", [2, 1]).plays("13/11 6/5");
    assert!(short.state.phase().is_playing(), "B has played three rolls only");
    short.rolls([2, 1], "13/11 6/5");
    assert_eq!((short.result().outcome, short.result().how), (Outcome::Draw, Ending::TurnLimit));
}

#[test]
fn hits_backwards() {
    let (me, op) = ("6:5 4:5 3:5", "24:2 18:1 15:1 13:5 8:3 6:3");
    assert_eq!(plays(&usual("backgammon"), me, op, &[4, 3]).len(), 4);
    let any = plays(&usual("backward-hit"), me, op, &[4, 3]);
    assert_eq!(any.len(), 15);
    assert!(any.contains(&"6/10*/7*".to_owned()), "{any:?}");
    let small = plays(&usual("backward-hit-small"), me, op, &[4, 3]);
    assert_eq!(small.len(), 7);
    assert!(small.contains(&"4/7*/3".to_owned()), "{small:?}");
    let why = |variant: &str, from: u8, to: u8| {
        graph(&usual(variant), me, op, &[4, 3], &after_turns(9)).why_not(
            0,
            Place::Point(point(from)),
            Place::Point(point(to)),
        )
    };
    assert_eq!(why("backward-hit-small", 6, 10), Some(WhyNot::BackwardSmallerDie));
    assert_eq!(why("backward-hit", 3, 6), Some(WhyNot::BackwardOnlyToHit { to: point(6) }));
    assert_eq!(why("backward-hit", 6, 10), None);
    let optional = with("backward-hit", |o| o.optional_backward_hits = true);
    let forward = plays(&usual("backgammon"), "6:1 4:1 3:1", "18:1 8:7", &[6, 3]);
    let free = plays(&optional, "6:1 4:1 3:1", "18:1 8:7", &[6, 3]);
    assert!(forward.iter().all(|play| free.contains(play)), "{forward:?} {free:?}");
    assert!(free.iter().any(|play| play.contains("4/7*")), "{free:?}");
}

#[test]
fn acey_deucey_enters_as_it_likes() {
    let rules = usual("acey-deucey");
    let ends = |faces: &[u8]| graph(&rules, POOL, POOL, faces, &TurnContext::default()).plays();
    assert_eq!(ends(&[6, 3]).len(), 2);
    assert_eq!(ends(&[1, 1]).len(), 5);
    assert!(ends(&[1, 1]).iter().all(|legal| legal.again), "a double played in full");
    let plain = with("acey-deucey", |o| o.extra_on_doubles = false);
    let ones = graph(&plain, POOL, POOL, &[1, 1], &TurnContext::default()).plays();
    assert!(ones.iter().all(|legal| !legal.again));
    let first = with("acey-deucey", |o| o.enter_all_first = Some(true));
    assert_eq!(first_plays(&first, POOL, POOL, &[6, 3]).len(), 1);
}

#[test]
fn one_two_brings_a_double_of_ones_choice() {
    let rules = usual("acey-deucey");
    let context = after_turns(9);
    // One checker: 1-2 takes it to 17; then their points on my 5 stop 6-6 after two moves.
    let played = graph(&rules, "20:1", "20:2 1:13", &[2, 1], &context).plays();
    assert_eq!(played.len(), 1);
    let chosen = following(&rules, &played[0], &context).plays();
    let fours: Vec<_> = chosen.iter().filter(|legal| legal.again).map(|l| l.play.to_string()).collect();
    assert_eq!(fours, ["17/13", "17/9"], "1-1 and 2-2 can be played in full");
    assert!(chosen.iter().all(|legal| legal.next.is_none()));
    let mut table = Table::new(named("acey-deucey"), 3, |_| {});
    table.set_up("20:1 6:14", "20:2 1:13", [2, 1]).plays("20/17");
    let dice = Dice::from_faces(&[2, 1]).expect("a roll");
    assert_eq!(*table.state.phase(), Phase::ToMove { player: A, dice });
    table.plays("17/13");
    assert_eq!(*table.state.phase(), Phase::ToRoll { player: A }, "they roll again");
    assert!(!table.state.may_double(A));
}

#[test]
fn european_doubles_show_their_undersides() {
    let rules = usual("acey-deucey-eu");
    let context = after_turns(9);
    let fours = graph(&rules, "24:8 pool:7", POOL, &[4, 4], &context).plays();
    assert!(fours.iter().all(|legal| !legal.again && legal.next.is_some()));
    let threes = following(&rules, &fours[0], &context).plays();
    assert!(threes.iter().all(|legal| legal.again));
    let alone = graph(&rules, "24:1", "24:15", &[4, 4], &context).plays();
    let rest = following(&rules, &alone[0], &context).plays();
    assert!(rest.iter().all(|legal| !legal.again), "8/off with 3s only exactly");
}

#[test]
fn asodio_opens_the_door_to_doubles_and_one_two() {
    let rules = usual("asodio");
    assert!(graph(&rules, POOL, POOL, &[6, 3], &TurnContext::default()).is_dance());
    assert!(!graph(&rules, POOL, POOL, &[2, 1], &TurnContext::default()).is_dance());
    let shut = graph(&rules, POOL, POOL, &[6, 3], &TurnContext::default());
    assert_eq!(shut.why_not(0, Place::Pool, Place::Point(point(19))), Some(WhyNot::EntryRoll));
    // A checker that was hit comes back with any roll, and before anything else moves.
    let hit = plays(&rules, "25:1 pool:13 20:1", "pool:15", &[6, 3]);
    assert_eq!(hit, ["bar/16", "bar/19 20/17", "bar/22 20/14"].map(str::to_owned).to_vec());
    let closed = graph(&rules, "25:1 pool:13 20:1", "6:2 3:2 pool:11", &[6, 3], &TurnContext::default());
    assert!(closed.is_dance());
}

#[test]
fn russian_enters_first_and_plays_doubles_twice() {
    let rules = usual("russian");
    assert_eq!(first_plays(&rules, POOL, POOL, &[6, 2]), ["pool/23 pool/19"]);
    let fives = graph(&rules, POOL, POOL, &[5, 5], &TurnContext::default()).plays();
    assert_eq!(fives.len(), 1);
    let twos = following(&rules, &fives[0], &TurnContext::default()).plays();
    assert_eq!((twos.len(), twos[0].again, twos[0].play.to_string()), (1, true, "pool/23(4)".to_owned()));
    let short = graph(&rules, "9:1 1:14", "pool:13 3:2", &[3, 3], &after_turns(9)).plays();
    assert!(short.iter().all(|legal| legal.next.is_none() && !legal.again));
    let standard = with("russian", |o| o.standard_start = true);
    assert_eq!(standard.spec().geometry, Geometry::Contrary);
    assert_eq!(Position::start(standard.spec()).pips(A), 167);
}

#[test]
fn puff_plays_the_small_die_first() {
    let rules = usual("contrare-puff");
    let roll = graph(&rules, POOL, POOL, &[6, 2], &TurnContext::default());
    assert_eq!(
        roll.why_not(0, Place::Pool, Place::Point(point(19))).map(|why| why.to_string()),
        Some("the 6 may be played only when the dice before it have been played".to_owned())
    );
    let blocked = graph(&rules, "25:1 1:14", "2:2 6:13", &[6, 2], &after_turns(9));
    assert!(blocked.is_dance(), "no 2, no turn");
    let first = graph(&rules, POOL, POOL, &[4, 4], &TurnContext::default()).plays();
    assert_eq!(first[0].next.map(|next| next.part), Some(Part::Optional { moves: 2, again: false }));
    let second = TurnContext { doubles_before: 1, ..after_turns(1) };
    let later = graph(&rules, POOL, POOL, &[4, 4], &second).plays();
    let under = following(&rules, &later[0], &second);
    assert!(under.root().complete, "the undersides are optional");
    assert!(under.plays().iter().all(|legal| legal.again));
}

#[test]
fn zenos_roll() {
    let rules = usual("tabula");
    let (white, black) = ("19:7 16:1 15:2 6:2 5:2 2:1", "17:2 14:2 13:2 12:1 11:2 10:2 7:2 4:2");
    let plays = plays(&rules, white, black, &[6, 5, 2]);
    assert_eq!(plays, ["15/9 6/1 5/3"]);
    let limit = graph(&rules, "pool:1 14:2", "pool:12", &[2, 2, 2], &after_turns(9));
    assert_eq!(
        limit.why_not(0, Place::Point(point(14)), Place::Point(point(12))),
        Some(WhyNot::EnterAllBefore { limit: point(13) })
    );
}

#[test]
fn options_without_meaning_are_refused() {
    let refused = |variant: &str, change: fn(&mut Options)| {
        let mut options = Options::default();
        change(&mut options);
        Rules::new(named(variant), options).is_err()
    };
    assert!(refused("backgammon", |o| o.extra_on_doubles = false));
    assert!(refused("backgammon", |o| o.enter_all_first = Some(true)));
    assert!(refused("fevga", |o| o.cascade_from = Some(1)));
    assert!(refused("fevga", |o| o.head = Some(HeadRule::Usual)));
    assert!(refused("gul-bara", |o| o.six_block = Some(SixBlock::Allowed)));
    assert!(refused("backgammon", |o| o.optional_backward_hits = true));
    assert!(refused("backgammon", |o| o.turn_limit = Some(0)));
    assert!(refused("misere", |o| o.checkers_left = true));
}

#[test]
fn a_last_roll_may_reach_a_draw() {
    let mut header = Header::new(named("long-nardi"), 3);
    header.options.last_roll_draw = true;
    let mut table = Table { state: MatchState::new(&header).expect("a match"), actions: Vec::new(), header };
    table.set_up("1:1", "1:1", [2, 1]);
    // A set-up does not know who began: no last roll.
    table.plays("1/off");
    assert!(matches!(table.state.phase(), Phase::GameOver(_)));
    table.take_action(Action::FirstTurn(A));
    assert!(table.state.phase().is_playing());
}

/// Games of long nardi played at random with the last roll agreed on.
#[test]
fn only_the_second_player_with_one_checker_left_gets_a_last_roll() {
    let mut header = Header::new(named("long-nardi"), 3);
    header.options.last_roll_draw = true;
    let (mut drawn, mut missed, mut too_many, mut first_missed) = (0, 0, 0, 0);
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let mut state = MatchState::new(&header).expect("a match");
        state.apply(&Action::FirstTurn(A)).expect("A begins");
        let mut granted = false;
        while state.phase().is_playing() {
            let action = match state.phase() {
                Phase::ToRoll { .. } => Action::Roll(rng.two_dice()),
                _ => Action::Play(random_play(&state.play_graph().expect("a roll"), &mut rng)),
            };
            state.apply(&action).expect("a legal action");
            let left = |player: Player| state.position().side(player).in_play();
            if granted || left(A) > 0 {
                continue;
            }
            granted = left(B) == 1;
            assert_eq!(granted, *state.phase() == Phase::ToRoll { player: B }, "{seed}");
            too_many += u32::from(!granted);
        }
        let Phase::GameOver(result) = state.phase() else { continue };
        let left = |player: Player| state.position().side(player).in_play();
        assert_eq!(result.outcome == Outcome::Draw, granted && left(B) == 0, "{seed}");
        drawn += u32::from(result.outcome == Outcome::Draw);
        missed += u32::from(granted && left(B) > 0);
        first_missed += u32::from(!granted && left(A) == 1);
    }
    assert!(drawn > 0 && too_many > 0 && first_missed > 0, "{drawn} {missed} {too_many} {first_missed}");
}
