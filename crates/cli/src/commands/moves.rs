//! `pasch moves`: every legal play of a roll.

use std::collections::{HashMap, HashSet};

use anyhow::Result;
use pasch_rules::{Coming, Contact, LegalPlay, NextPart, PlayGraph, Position, TurnContext, coming};
use serde::Serialize;

use crate::lines;
use pasch_console::files;
use pasch_console::query::{Query, gnubg_id, pinned_text, side_text};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long)]
    stdin: bool,
    #[arg(required_unless_present = "stdin", conflicts_with = "stdin", value_name = "QUESTION")]
    question: Option<String>,
    #[arg(long)]
    whole: bool,
}

/// Runs `pasch moves`. Fails when the one question is bad, or a stream fails.
pub fn run(args: &Args) -> Result<()> {
    match &args.question {
        Some(text) => files::print_json(&answer(&Query::from_text(text)?, args.whole)?),
        None => {
            let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
            lines::answer_all(input, output, |question| answer(&Query::from_json(question)?, args.whole))
        }
    }
}

/// What follows a roll.
#[derive(Debug, Serialize)]
struct Answer {
    plays: Vec<PlayAnswer>,
    count: usize,
    /// Which part of the roll the plays are of, where it has several.
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<usize>,
    /// How many parts the roll has when each of them is played in full.
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<usize>,
}

/// One legal play and the position after it, by the player who moved.
#[derive(Debug, Serialize)]
struct PlayAnswer {
    play: String,
    me: String,
    op: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    me_pinned: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    op_pinned: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position_id: Option<String>,
    /// The same player rolls again.
    #[serde(skip_serializing_if = "Option::is_none")]
    again: Option<bool>,
}

/// Where a roll or a part of it leads.
struct End {
    play: String,
    position: Position,
    again: bool,
}

fn answer(query: &Query, whole: bool) -> Result<Answer> {
    let graph = query.play_graph()?;
    let follows = coming(&query.rules, &query.need_dice()?, &query.turn_context());
    let parts = 1 + follows.iter().filter(|part| **part != Coming::Roll).count();
    let ends = if whole { ends_of_roll(query, &graph)? } else { graph.plays().iter().map(end).collect() };
    let opponent = query.on_roll.other();
    let spec = query.rules.spec();
    let pins = spec.contact == Contact::Pin;
    let plays: Vec<PlayAnswer> = ends
        .iter()
        .filter(|end| !end.play.is_empty())
        .map(|end| {
            let (me, op) = (&end.position.sides[query.on_roll], &end.position.sides[opponent]);
            PlayAnswer {
                play: end.play.clone(),
                me: side_text(me, spec),
                op: side_text(op, spec),
                me_pinned: pins.then(|| pinned_text(me)),
                op_pinned: pins.then(|| pinned_text(op)),
                position_id: gnubg_id(&query.rules, &end.position, opponent),
                again: end.again.then_some(true),
            }
        })
        .collect();
    let (part, parts) = if whole || parts == 1 { (None, None) } else { (Some(1), Some(parts)) };
    Ok(Answer { count: plays.len(), plays, part, parts })
}

fn end(legal: &LegalPlay) -> End {
    let play = if legal.play.is_dance() { String::new() } else { legal.play.to_string() };
    End { play, position: legal.position, again: legal.again }
}

/// Every position that the roll leads to with all its parts, each once with the right to roll again and once without.
fn ends_of_roll(query: &Query, graph: &PlayGraph) -> Result<Vec<End>> {
    let context = query.turn_context();
    // The first part has been played when the others are.
    let double = u32::from(query.need_dice()?.is_double());
    let later = TurnContext {
        turns_before: context.turns_before + 1,
        doubles_before: context.doubles_before + double,
        ..context
    };
    let mut ends = Vec::new();
    let mut seen: HashSet<(Position, bool)> = HashSet::new();
    let mut open: Vec<(String, LegalPlay)> =
        graph.plays().into_iter().map(|legal| (end(&legal).play, legal)).collect();
    while !open.is_empty() {
        let mut met: HashMap<(Position, NextPart), usize> = HashMap::new();
        let mut parts: Vec<(String, Position, NextPart)> = Vec::new();
        for (play, legal) in open.drain(..) {
            match legal.next {
                Some(next) => {
                    met.entry((legal.position, next)).or_insert_with(|| {
                        parts.push((play, legal.position, next));
                        parts.len()
                    });
                }
                None if seen.insert((legal.position, legal.again)) => {
                    ends.push(End { play, position: legal.position, again: legal.again });
                }
                None => {}
            }
        }
        for (play, position, next) in parts {
            let context = TurnContext { part: next.part, trace: next.trace, ..later };
            let graph = PlayGraph::new(&query.rules, &position, query.on_roll, &next.dice, &context);
            open.extend(graph.plays().into_iter().map(|legal| {
                let more = end(&legal).play;
                let play = if more.is_empty() { play.clone() } else { format!("{play}; {more}") };
                (play, legal)
            }));
        }
    }
    Ok(ends)
}

#[cfg(test)]
mod tests {
    use pasch_rules::{Dice, Header, Intent, MatchState, Phase, Play, Player, VariantId, decide};
    use serde_json::json;

    use super::*;

    fn asked(question: serde_json::Value, whole: bool) -> Answer {
        answer(&Query::from_json(&question).unwrap_or_else(|error| panic!("{question}: {error:#}")), whole)
            .expect("an answer")
    }

    fn texts(answer: &Answer) -> Vec<&str> {
        answer.plays.iter().map(|play| play.play.as_str()).collect()
    }

    #[test]
    fn the_bar_is_never_taken_for_the_pool() {
        let question = |me: &str| json!({ "variant": "acey-deucey", "me": me, "op": "24:2 13:5 8:3 6:5", "dice": [6, 5] });
        assert_eq!(texts(&asked(question("bar:1 20:7 13:7"), false)), ["bar/14", "bar/20 13/7"]);
        assert!(asked(question("25:1 20:7 13:7"), false).count > 2, "25 stays what it was: the pool");
        let both = asked(question("bar:1 25:14"), false);
        assert_eq!(both.plays[0].me, "pool:14 14:1", "the five enters, the six is blocked in the pool");
        let backgammon = json!({ "variant": "backgammon", "me": "bar:2 6:13", "op": "6:2 5:2 4:2 3:2 2:2 20:5", "dice": [1, 6] });
        assert_eq!(asked(backgammon, false).plays[0].me, "25:1 24:1 6:13");
    }

    #[test]
    fn the_first_part_of_a_roll_says_that_it_is_one() {
        let later = json!({ "variant": "gul-bara", "me": "24:2 4:4 3:4 2:5", "op": "24:3 23:3 19:3 2:3 1:3", "dice": [4, 4] });
        let first = asked(later.clone(), false);
        assert_eq!((texts(&first), first.part, first.parts), (vec!["24/16(2)"], Some(1), Some(3)));
        assert_eq!(texts(&asked(later, true)), ["24/16(2)"], "nothing of it can be played on");
        let plain =
            asked(json!({ "variant": "gul-bara", "me": "24:14 9:1", "op": "24:15", "dice": [4, 3] }), false);
        assert_eq!((plain.part, plain.parts), (None, None));
        let both = json!({ "variant": "russian", "me": "pool:15", "op": "pool:15", "dice": [5, 5] });
        let first = asked(both.clone(), false);
        assert_eq!((first.part, first.parts, first.plays[0].again), (Some(1), Some(2), None));
        let whole = asked(both, true);
        assert_eq!(texts(&whole), ["pool/20(4); pool/23(4)"]);
        assert_eq!((whole.plays[0].me.as_str(), whole.plays[0].again), ("pool:7 23:4 20:4", Some(true)));
    }

    #[test]
    fn a_whole_cascade_is_what_the_rules_say() {
        // From the start 5-5 climbs to 6-6 when doubles do so from the first turn.
        let asking = json!({ "variant": "gul-bara", "me": "24:15", "op": "24:15", "dice": [5, 5], "options": { "cascade_from": 1 } });
        assert_eq!(asked(asking, true).count, 44);
    }

    #[test]
    fn a_game_that_is_over_is_not_asked_about() {
        for over in [
            json!({ "variant": "backgammon", "me": "6:2", "op": "", "dice": [2, 1] }),
            json!({ "variant": "plakoto", "me": "24:1 10:12", "op": "6:2 1:2", "dice": [2, 1] }),
        ] {
            let error = answer(&Query::from_json(&over).unwrap(), false).expect_err("over").to_string();
            assert!(error.contains("the game is over"), "{error}");
        }
    }

    /// Positions of games played by chance, with whoever is on roll.
    fn positions(game: VariantId, count: usize) -> Vec<(Position, Player)> {
        let mut seed = 5_u64;
        let mut below = move |limit: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % limit
        };
        let mut found = Vec::new();
        while found.len() < count {
            let mut state = MatchState::new(&Header::new(game, 1)).expect("a match");
            while state.phase().is_playing() && found.len() < count {
                let player = state.phase().decider().unwrap_or(Player::A);
                let wish = match state.phase() {
                    Phase::ToMove { .. } => {
                        let graph = state.play_graph().expect("somebody to move");
                        let (mut play, mut at) = (Play::default(), 0);
                        while !graph.nodes()[at].edges.is_empty() {
                            let edges = &graph.nodes()[at].edges;
                            let edge = edges[below(edges.len())];
                            play.moves.push(edge.mv);
                            at = edge.node;
                        }
                        Intent::Play(play)
                    }
                    Phase::Opening => Intent::Start,
                    _ => {
                        found.push((*state.position(), player));
                        Intent::Roll
                    }
                };
                let mut throw = || pasch_rules::Die::ALL[below(6)];
                for action in decide(&state, player, &wish, &mut throw).expect("a legal wish") {
                    state.apply(&action).expect("decided");
                }
            }
        }
        found
    }

    #[test]
    fn answers_can_be_sent_back_as_they_are() {
        let mut bars = 0;
        for game in VariantId::all().filter(|game| game.spec().uses_pool()) {
            let spec = game.spec();
            for (index, (position, player)) in positions(game, 1000).into_iter().enumerate() {
                bars += usize::from(position.sides[player].bar > 0);
                let faces = [1 + index as u8 % 6, 1 + (index / 6) as u8 % 6, 1 + (index / 36) as u8 % 6];
                let mut question = json!({
                    "variant": game.as_str(), "dice": faces[..usize::from(spec.dice)],
                    "me": side_text(position.side(player), spec), "op": side_text(position.side(player.other()), spec),
                });
                let query =
                    Query::from_json(&question).unwrap_or_else(|error| panic!("{question}: {error:#}"));
                assert_eq!(query.position.sides.a, position.sides[player], "{question}");
                assert_eq!(query.position.sides.b, position.sides[player.other()], "{question}");
                let dice = Dice::from_faces(&faces[..usize::from(spec.dice)]).expect("a roll");
                let context = query.turn_context();
                let graph = PlayGraph::new(&query.rules, &query.position, Player::A, &dice, &context);
                // Those that the answer writes, read again.
                for legal in graph.plays().iter().step_by(7) {
                    (question["me"], question["op"]) = (
                        side_text(&legal.position.sides.a, spec).into(),
                        side_text(&legal.position.sides.b, spec).into(),
                    );
                    let again =
                        Query::from_json(&question).unwrap_or_else(|error| panic!("{question}: {error:#}"));
                    assert_eq!(again.position, legal.position, "{question}");
                }
            }
        }
        assert!(bars > 500, "{bars} positions with a checker on the bar");
    }
}
