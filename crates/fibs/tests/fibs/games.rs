//! Whole games between clients that know only the text protocol.

use pasch_fibs::{Output, Role};
use pasch_rules::Player;

use crate::client::{Client, View};
use crate::house::{House, dice_of};

/// Games that are played; the last match is played to its end.
const GAMES: usize = 1000;

/// The bytes of what was written.
fn bytes(written: Vec<Output>) -> Vec<u8> {
    pasch_fibs::Reply { output: written, requests: Vec::new() }.bytes()
}

/// Gives both clients what was written to them, and the server what they type, until nobody has anything to say. The
/// positions of both are compared with the server's after each line.
fn settle(house: &mut House, clients: &mut [(usize, Client)], compared: &mut usize) {
    loop {
        let mut quiet = true;
        for (id, client) in clients.iter_mut() {
            let written = house.written(*id);
            if !written.is_empty() {
                quiet = false;
                client.receive(&bytes(written));
            }
        }
        for (id, client) in clients.iter() {
            *compared += usize::from(compare(house, *id, client.view.as_ref()));
        }
        for (id, client) in clients.iter_mut() {
            for line in client.to_send.drain(..) {
                quiet = false;
                house.receive(*id, format!("{line}\r\n").as_bytes());
            }
        }
        if quiet {
            return;
        }
    }
}

/// Whether a board was there to compare: it agrees with the server's position, score, cube and turn.
fn compare(house: &House, id: usize, view: Option<&View>) -> bool {
    let (Some((bout, Role::Player(seat))), Some(view)) = (house.bout_of(id), view) else { return false };
    let state = &bout.state;
    // A dance and a new game's opening bring no board of their own.
    if bout.record.actions.len() < 2 || state.phase().decider().is_none() {
        return false;
    }
    let position = state.position();
    for (player, told, off) in [(seat, &view.own, view.off[0]), (seat.other(), &view.other, view.off[1])] {
        let side = position.side(player);
        assert_eq!(&side.points[..], &told[1..25], "{player}");
        assert_eq!((side.bar, side.off), (told[25], off));
    }
    let score = state.score();
    assert_eq!(view.score, [score[seat], score[seat.other()]]);
    assert_eq!(view.cube, state.cube().value);
    let access = [seat, seat.other()].map(|player| state.cube().is_available_to(player));
    assert_eq!(view.may_double, access);
    let length = if state.is_money() { 9999 } else { state.length() };
    assert_eq!(view.length, length);
    true
}

#[test]
fn a_thousand_games_are_played_through_the_protocol() {
    let seed = std::env::var("PASCH_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(20_261_129);
    println!("seed {seed}");
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut house = House::new(dice_of(rng.u64(..)));
    let mut clients: Vec<(usize, Client)> = ["anna", "bert"]
        .map(|name| (house.connect(), Client::new(name, rng.u64(..))))
        .into_iter()
        .collect();
    let mut compared = 0;
    settle(&mut house, &mut clients, &mut compared);
    let mut matches = 0;
    while house.games < GAMES {
        let (inviter, invited) = if rng.bool() { (0, 1) } else { (1, 0) };
        let length = [1, 1, 2, 3, 5, 7, 11][rng.usize(..7)];
        let name = ["anna", "bert"][invited];
        clients[inviter].1.to_send.push(format!("invite {name} {length}"));
        settle(&mut house, &mut clients, &mut compared);
        matches += 1;
        let bout = house.bouts.last().expect("a match was played");
        assert!(bout.ended, "{:?} {:?} after {} actions", bout.state.phase(), bout.record.header, bout.record.actions.len());
    }
    let [one, other] = [&clients[0].1, &clients[1].1];
    assert_eq!(one.unknown, Vec::<String>::new());
    assert_eq!(other.unknown, Vec::<String>::new());
    assert_eq!((one.won_matches, one.lost_matches), (other.lost_matches, other.won_matches));
    assert_eq!(one.won_matches + one.lost_matches, matches);
    println!("{} games in {matches} matches, {} boards, {compared} compared", house.games, one.boards + other.boards);
    assert!(compared > 20 * GAMES && one.plays + other.plays > 20 * GAMES);
}
