//! Whole games between clients that know only the text protocol.

use pasch_fibs::{Output, Role, old_moves};
use pasch_rules::{Action, Record};

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
    let mut clients: Vec<(usize, Client)> =
        ["anna", "bert"].map(|name| (house.connect(), Client::new(name, rng.u64(..)))).into_iter().collect();
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
        assert!(
            bout.ended,
            "{:?} {:?} after {} actions",
            bout.state.phase(),
            bout.record.header,
            bout.record.actions.len()
        );
    }
    let [one, other] = [&clients[0].1, &clients[1].1];
    assert_eq!(one.unknown, Vec::<String>::new());
    assert_eq!(other.unknown, Vec::<String>::new());
    assert_eq!((one.won_matches, one.lost_matches), (other.lost_matches, other.won_matches));
    assert_eq!(one.won_matches + one.lost_matches, matches);
    println!(
        "{} games in {matches} matches, {} boards, {compared} compared",
        house.games,
        one.boards + other.boards
    );
    assert!(compared > 20 * GAMES && one.plays + other.plays > 20 * GAMES);
}

/// The boards of a watcher, the names of the players and the moves told: all that a watcher reads agrees with the server.
#[test]
fn watchers_and_broken_connections() {
    let seed: u64 = 7;
    println!("seed {seed}");
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut house = House::new(dice_of(rng.u64(..)));
    let mut clients: Vec<(usize, Client)> =
        ["anna", "bert"].map(|name| (house.connect(), Client::new(name, rng.u64(..)))).into_iter().collect();
    let watcher = house.connect();
    house.receive(watcher, b"login watcher 1008 carla secret\r\nset boardstyle 3\r\n");
    let mut compared = 0;
    settle(&mut house, &mut clients, &mut compared);
    let (mut kills, mut seen, mut matches) = (0, 0, 0);
    while house.games < 150 {
        let saved = house.bouts.last().is_some_and(|bout| !bout.ended);
        let invitation =
            if saved { "invite bert".to_owned() } else { format!("invite bert {}", rng.u32(1..6)) };
        clients[0].1.to_send.push(invitation);
        // The two play a few hundred lines, then a connection breaks, if the match is not over.
        let mut lines = rng.usize(20..400);
        let ended = loop {
            let quiet = settle_some(&mut house, &mut clients, &mut lines, &mut compared);
            if house.bout_of(watcher).is_none() && house.bout_of(clients[0].0).is_some() {
                let whom = ["anna", "bert"][rng.usize(..2)];
                house.receive(watcher, format!("watch {whom}\r\n").as_bytes());
            }
            seen += watched(&mut house, watcher);
            if quiet || lines == 0 {
                break house.bouts.last().is_some_and(|bout| bout.ended);
            }
        };
        if ended {
            matches += 1;
            continue;
        }
        let broken = rng.usize(..2);
        house.drop_connection(clients[broken].0);
        kills += 1;
        let name = ["anna", "bert"][broken];
        clients[broken] = (house.connect(), Client::new(name, rng.u64(..)));
        let other = &mut clients[1 - broken].1;
        other.to_send.clear();
        settle(&mut house, &mut clients, &mut compared);
    }
    println!(
        "{matches} matches, {kills} broken connections, {seen} boards of the watcher, {compared} compared"
    );
    assert!(kills > 20 && seen > 500 && matches > 5 && compared > 500);
    for (_, client) in &clients {
        assert_eq!(client.unknown, Vec::<String>::new());
    }
}

/// As [`settle`], until this many lines were sent. True if nobody has anything to say.
fn settle_some(
    house: &mut House,
    clients: &mut [(usize, Client)],
    lines: &mut usize,
    compared: &mut usize,
) -> bool {
    for _ in 0..8 {
        let mut quiet = true;
        for (id, client) in clients.iter_mut() {
            let written = bytes(house.written(*id));
            // In pieces of any size.
            for piece in written.chunks(1 + *lines % 97) {
                client.receive(piece);
                quiet = false;
            }
            *compared += usize::from(compare(house, *id, client.view.as_ref()));
        }
        for (id, client) in clients.iter_mut() {
            for line in client.to_send.drain(..) {
                quiet = false;
                *lines = lines.saturating_sub(1);
                for piece in format!("{line}\n").as_bytes().chunks(3) {
                    house.receive(*id, piece);
                }
            }
        }
        if quiet || *lines == 0 {
            return quiet;
        }
    }
    false
}

/// The boards that a watcher has read since the last time; the last one agrees with the server.
fn watched(house: &mut House, watcher: usize) -> usize {
    let written = house.written(watcher);
    let boards: Vec<&str> = written
        .iter()
        .filter_map(|output| match output {
            Output::Line(line) if line.starts_with("board:") => Some(line.as_str()),
            _ => None,
        })
        .collect();
    let names = ["anna", "bert"];
    for board in &boards {
        let view = View::read(board);
        assert!(
            names.contains(&view.names[0].as_str()) && names.contains(&view.names[1].as_str()),
            "{board}"
        );
    }
    if let (Some((bout, role)), Some(last)) = (house.bout_of(watcher), boards.last()) {
        let view = View::read(last);
        let side = bout.state.position().side(role.side());
        assert_eq!(&side.points[..], &view.own[1..25]);
        assert_eq!(view.names[0], bout.record.header.names[role.side()]);
    }
    boards.len()
}

/// A list of moves is read back by the reader of such files: the same game, with the seats as X and O have them.
#[test]
fn lists_of_moves_are_read_as_the_same_games() {
    let mut house = House::new(dice_of(5));
    let mut clients: Vec<(usize, Client)> =
        ["anna", "bert"].map(|name| (house.connect(), Client::new(name, 9))).into_iter().collect();
    let mut compared = 0;
    settle(&mut house, &mut clients, &mut compared);
    for _ in 0..60 {
        clients[0].1.to_send.push("invite bert 1".to_owned());
        settle(&mut house, &mut clients, &mut compared);
    }
    let mut read = 0;
    for bout in &house.bouts {
        let resigned = bout.record.actions.iter().any(|action| matches!(action, Action::OfferResign { .. }));
        if resigned {
            // The list does not tell the size of the resignation that ends a match.
            continue;
        }
        let text = old_moves(&bout.record).unwrap().join("\n") + "\n";
        let file =
            pasch_formats::read(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let again: &Record = &file.record;
        assert_eq!((again.header.names.a.as_str(), again.header.names.b.as_str()), ("bert", "anna"));
        let state = again.final_state().unwrap();
        assert_eq!(state.score(), bout.state.score().swapped(), "{text}");
        assert_eq!(*state.position(), bout.state.position().swapped(), "{text}");
        let plays = |record: &Record| {
            record.actions.iter().filter(|action| matches!(action, Action::Play(_))).count()
        };
        assert_eq!(plays(again), plays(&bout.record));
        read += 1;
    }
    assert!(read > 20, "{read} games");
}
