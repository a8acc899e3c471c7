//! Games that do not go by turns, and games that are given up.

use pasch_dice::Party;
use pasch_dice::v3::{Color, Fault, Turn, Word, next_line, verify};

use crate::world::{PLAY, Seat, World, other, outline};

fn roll(by: Party) -> String {
    next_line(Turn::Roll { by, may_double: false, may_be_over: false }).unwrap()
}

fn play(by: Party) -> String {
    next_line(Turn::Other(by)).unwrap()
}

fn green(world: &World, lines: &[&str]) {
    let said: Vec<String> = world.lines().iter().filter(|line| !line.contains("dice")).cloned().collect();
    assert_eq!(said[..lines.len()], *lines, "what only says who goes on stands in no log");
    let verdict = verify(&world.record(), outline, Some(&world.lines())).unwrap();
    assert_eq!((verdict.chosen(), verdict.foreseen()), (Color::Green, Color::Green), "{verdict:?}");
}

#[test]
fn a_player_rolls_again_or_plays_the_rest_of_a_roll() {
    let mut world = World::bound(41);
    let dice = world.begin();
    let starter = if dice[dice.len() - 2] > dice[dice.len() - 1] { Party::A } else { Party::B };
    // In some games the starter rolls anew, and only the starter.
    assert!(world.host.act(&roll(other(starter))).is_err());
    assert!(world.host.act(&play(starter)).is_err());
    world.act(&roll(starter));
    assert_eq!(world.roller(), starter);
    world.declare();
    world.release_all();
    world.open();
    // After a play: the same player plays on, then rolls again.
    assert!(world.host.act(&roll(starter)).is_err(), "the roll is to be played");
    world.act(PLAY);
    world.act(&play(starter));
    assert_eq!(world.turn(), Turn::Other(starter));
    world.act(PLAY);
    world.act(&roll(starter));
    assert_eq!(world.roller(), starter);
    assert!(world.host.act(&roll(other(starter))).is_err(), "it is said once");
    let refused = world.browser(other(starter)).declare();
    assert!(refused.is_err(), "the other is not to roll");
    world.roll_and_play();
    // A play that ended the game.
    world.act(&next_line(Turn::Begin).unwrap());
    assert_eq!(world.turn(), Turn::Begin);
    world.begin();
    world.act(PLAY);
    world.finish();
    green(&world, &[PLAY, PLAY, PLAY, PLAY]);
}

#[test]
fn a_refused_opening_is_thrown_again_by_the_same_player() {
    let mut world = World::with(42, [Seat::Person; 2], |terms| terms.length = 0);
    world.bind();
    world.begin();
    let Turn::Other(starter) = world.turn() else { panic!("somebody plays") };
    world.word(starter, Word::RejectOpening).unwrap();
    assert_eq!(world.roller(), starter);
    world.roll_and_play();
    world.host.end("0-0").unwrap();
    world.tell();
    for party in [Party::A, Party::B] {
        let end = world.browser(party).end().unwrap();
        world.say(&end).unwrap();
    }
    green(&world, &[r#"{"do":"reject_opening"}"#, PLAY]);
}

#[test]
fn in_a_money_session_who_gives_up_loses_one_game() {
    let mut world = World::with(43, [Seat::Person; 2], |terms| terms.length = 0);
    world.bind();
    world.begin();
    world.act(PLAY);
    let roller = world.roller();
    world.word(roller, Word::Concede).unwrap();
    assert_eq!(world.turn(), Turn::Begin);
    world.begin();
    world.act(PLAY);
    // A flag that falls while a throw is pending uses its number up: the roller's link is out.
    world.declare();
    let number = world.host.transcript().next();
    let late = other(world.roller_of_pending());
    let by = if late == Party::A { "A" } else { "B" };
    world.act(&format!(r#"{{"do":"forfeit","by":"{by}"}}"#));
    assert_eq!(world.host.transcript().next(), number + 1);
    world.begin();
    world.act(PLAY);
    world.host.end("1-1").unwrap();
    world.tell();
    for party in [Party::A, Party::B] {
        let end = world.browser(party).end().unwrap();
        world.say(&end).unwrap();
    }
    green(&world, &[PLAY]);
}

#[test]
fn an_illegal_play_may_be_answered_by_a_resignation() {
    let mut world = World::bound(44);
    world.begin();
    let Turn::Other(by) = world.turn() else { panic!("somebody plays") };
    world.act(r#"{"do":"misplay","moves":[]}"#);
    let refused = world.browser(by).word(Word::Resign(1)).unwrap_err();
    assert!(refused.to_string().contains(&Fault::Turn(by).to_string()), "{refused}");
    world.word(other(by), Word::Resign(1)).unwrap();
    world.word(by, Word::Decline).unwrap();
    world.act(r#"{"do":"insist"}"#);
    assert_eq!(world.turn(), Turn::Other(by));
}

#[test]
fn a_player_who_does_not_bind_after_a_restore_may_lose_on_time() {
    let mut world = World::rolling(45);
    let late = other(world.roller());
    let flag = format!(r#"{{"do":"forfeit","by":"{}"}}"#, if late == Party::A { "A" } else { "B" });
    assert!(world.host.act(&flag).is_err(), "the other is on turn");
    let context = world.new_context();
    world.host = world.host.renewed(context).unwrap();
    assert!(world.host.act(&flag).is_err(), "the server has not bound itself");
    let (seed, salt) = (world.random.secret(), world.random.salt());
    world.host.bind(&seed, salt, None).unwrap();
    world.host.act(&flag).unwrap();
    assert_eq!(verify(&world.record(), outline, Some(&world.lines())).unwrap().contradiction, None);
}

#[test]
fn an_annulled_match_may_end_by_a_loss_in_its_log() {
    let mut world = World::rolling(46);
    world.declare();
    world.host.end(pasch_dice::v3::ANNULLED).unwrap();
    let mut log = world.lines();
    log.push(r#"{"do":"forfeit","by":"B"}"#.to_owned());
    assert_eq!(verify(&world.record(), outline, Some(&log)).unwrap().contradiction, None);
    log.insert(1, PLAY.to_owned());
    assert!(verify(&world.record(), outline, Some(&log)).unwrap().contradiction.is_some());
}
