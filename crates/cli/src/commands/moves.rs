//! `pasch moves`: every legal play of a roll.

use anyhow::Result;
use pasch_rules::Contact;
use serde::Serialize;

use crate::query::{Query, gnubg_id, pinned_text, side_text};
use crate::{files, lines};

/// List the legal plays of a roll, each resulting position once.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Read questions from standard input, one JSON object a line, and answer each with one line
    #[arg(long)]
    stdin: bool,
    /// A position with dice as an XGID, an OGID, GNU Backgammon's IDs, Pasch's own identifier, the address of its page or a file,
    /// or one JSON object
    #[arg(required_unless_present = "stdin", conflicts_with = "stdin", value_name = "QUESTION")]
    question: Option<String>,
}

const EXAMPLES: &str = r#"A question is {"xgid":"XGID=…"}, {"position":"…"} with any identifier of a position or, for every variant,
{"variant":"plakoto","me":"24:5 17:1 10:9","op":"24:10 8:2 2:3","me_pinned":"17","op_pinned":"","dice":[6,1],"options":{}}.
Points are in each side's own numbers, 25 is the bar or the pool; checkers that are not named have been borne off.
The answer is {"plays":[{"play","me","op","position_id"},…],"count":N}: the position after each play, written the same way;
position_id is GNUBG's, with the opponent on roll, on standard boards. Without a legal play: {"plays":[],"count":0}."#;

/// Runs the command.
///
/// # Errors
/// When the one question is bad, or a stream fails.
pub fn run(args: &Args) -> Result<()> {
    match &args.question {
        Some(text) => files::print_json(&answer(&Query::from_text(text)?)?),
        None => {
            let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
            lines::answer_all(input, output, |question| answer(&Query::from_json(question)?))
        }
    }
}

/// What follows a roll.
#[derive(Debug, Serialize)]
struct Answer {
    plays: Vec<PlayAnswer>,
    count: usize,
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
}

fn answer(query: &Query) -> Result<Answer> {
    let graph = query.play_graph()?;
    let opponent = query.on_roll.other();
    let pins = query.rules.spec().contact == Contact::Pin;
    let plays: Vec<PlayAnswer> = graph
        .plays()
        .iter()
        .filter(|legal| !legal.play.is_dance())
        .map(|legal| {
            let (me, op) = (&legal.position.sides[query.on_roll], &legal.position.sides[opponent]);
            PlayAnswer {
                play: legal.play.to_string(),
                me: side_text(me),
                op: side_text(op),
                me_pinned: pins.then(|| pinned_text(me)),
                op_pinned: pins.then(|| pinned_text(op)),
                position_id: gnubg_id(&query.rules, &legal.position, opponent),
            }
        })
        .collect();
    Ok(Answer { count: plays.len(), plays })
}
