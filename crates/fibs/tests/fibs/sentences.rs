//! Sentences of a match, each brought about by actions.

use pasch_rules::{Action, Cube, Grade, Place, Play, Player, Point};
use serde_json::Value;

use crate::house::Pair;

const START: &str = "24:2 13:5 8:3 6:5";
const CLOSED: &str = "24:3 6:2 5:2 4:2 3:2 2:2 1:2";

/// The lines that zora reads when a sentence of this kind is due.
pub fn at_a_match(kind: &str, fields: &Value) -> Vec<String> {
    let name = fields["name"].as_str().unwrap_or("bert");
    let length = fields["length"].as_u64().unwrap_or(5) as u32;
    let dice = || [0, 1].map(|at: usize| fields["dice"][at].as_u64().unwrap() as u8);
    if kind == "now_playing" {
        return Pair::new([name, "zora"], length).lines.b;
    }
    let mut pair = Pair::new(["zora", name], length);
    let middle = Cube::default();
    match kind {
        "joined_you" => {}
        "you_roll" | "rolls" | "please_move" => {
            let roller = if kind == "rolls" { Player::B } else { Player::A };
            pair.set_up(START, START, roller, middle);
            pair.roll(if kind == "please_move" { [3, 1] } else { dice() });
        }
        "moves" => {
            let moves: Vec<(Place, Place)> = fields["moves"].as_array().unwrap().iter().map(of_x).collect();
            let enters = moves[0].0 == Place::Bar;
            let side = if enters { "bar:1 13:4 8:3 6:5" } else { "3:1 1:1" };
            pair.set_up(if enters { START } else { "6:5" }, side, Player::B, middle);
            let roll = if enters { [6, 3] } else { [3, 1] };
            pair.roll(roll);
            let state = pair.state();
            let graph = state.play_graph().unwrap();
            let mut node = 0;
            let mut play = Play::default();
            for (from, to) in moves {
                let found =
                    graph.nodes()[node].edges.iter().find(|edge| edge.mv.from == from && edge.mv.to == to);
                let edge = found.expect("a legal move");
                play.moves.push(edge.mv);
                node = edge.node;
            }
            pair.act(Action::Play(play));
        }
        "cannot_move" => {
            pair.set_up(CLOSED, "bar:1 6:5", Player::B, middle);
            pair.roll([6, 5]);
            pair.act(Action::Play(Play::DANCE));
        }
        "roll_or_double" => pair.set_up(START, START, Player::A, middle),
        "doubles_you" => {
            pair.set_up(START, START, Player::B, middle);
            pair.act(Action::Double);
        }
        "accepts_double" => {
            pair.set_up(START, START, Player::A, middle);
            pair.act(Action::Double);
            pair.act(Action::Take);
        }
        "wants_to_resign" => {
            pair.set_up(START, START, Player::B, middle);
            pair.act(Action::OfferResign { by: Player::B, grade: Grade::Gammon });
        }
        "gives_up" => {
            pair.set_up(START, START, Player::A, Cube::new(2, Some(Player::A)).unwrap());
            pair.act(Action::Double);
            pair.act(Action::Drop);
        }
        kind => panic!("no sentence is known of the kind {kind}"),
    }
    pair.lines.a
}

/// A move in FIBS' numbers, of the player who moves upwards: in that player's own count.
fn of_x(mv: &Value) -> (Place, Place) {
    let place = |end: &Value| match end.as_u64() {
        Some(number) => Place::Point(Point::new(25 - number as u8).unwrap()),
        None if end == "bar" => Place::Bar,
        None => Place::Off,
    };
    (place(&mv[0]), place(&mv[1]))
}
