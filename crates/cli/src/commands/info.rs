//! `pasch info`: what a file holds.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use pasch_formats::diagram::{self, Diagram};
use pasch_formats::{Facts, GameFacts, ReadFile, Warning};
use pasch_messages::{Arg, message};
use pasch_rules::{Action, Outcome, Player};
use serde::Serialize;

use pasch_console::files;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

/// The facts of a file; seats are named "a" and "b" in the order of the file.
#[derive(Debug, Serialize)]
struct Info {
    format: &'static str,
    variant: &'static str,
    /// The variants that follow in turn, in a series.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    then: Vec<&'static str>,
    players: [String; 2],
    length: u32,
    games: Vec<Game>,
    score: [u32; 2],
    crawford_game: Option<usize>,
    #[serde(flatten)]
    counts: Counts,
    /// What the file says beside the play.
    said: SaidCounts,
    warnings: Vec<Note>,
}

#[derive(Debug, Serialize)]
struct Game {
    game: usize,
    score: [u32; 2],
    crawford: bool,
    winner: Option<&'static str>,
    points: u32,
    resigned: bool,
    rolls: u32,
}

#[derive(Debug, Serialize)]
struct Counts {
    rolls: u32,
    dances: u32,
    doubles: u32,
    takes: u32,
    drops: u32,
    beavers: u32,
    resignations: u32,
}

#[derive(Debug, Serialize)]
struct SaidCounts {
    comments: usize,
    judged_rolls: usize,
    judged_cubes: usize,
}

#[derive(Debug, Serialize)]
struct Note {
    line: Option<u32>,
    column: Option<u32>,
    game: Option<u32>,
    r#move: Option<u32>,
    text: String,
}

/// Runs `pasch info`. Fails when the file cannot be read; the message says where and why.
pub fn run(args: &Args) -> Result<()> {
    let found = files::read_all(&args.file)?;
    let several = found.len() > 1;
    for (file, number) in found.into_iter().zip(1..) {
        let name = || match several {
            true => message!("numbered-match", path = args.file, number = number).to_string(),
            false => args.file.display().to_string(),
        };
        let file = file.with_context(name)?;
        let facts = pasch_formats::facts(&file.record)?;
        if args.json {
            files::print_json(&info(&file, &facts))?;
        } else {
            files::print_shown(&text(&file, &facts))?;
        }
    }
    Ok(())
}

fn info(file: &ReadFile, facts: &Facts) -> Info {
    let counts = &facts.counts;
    Info {
        format: file.format.id(),
        variant: facts.variant,
        then: facts.then.clone(),
        players: [facts.players.a.clone(), facts.players.b.clone()],
        length: facts.length,
        games: facts.games.iter().zip(1..).map(|(game, number)| describe(game, number)).collect(),
        score: [facts.score.a, facts.score.b],
        crawford_game: facts.games.iter().position(|game| game.crawford).map(|at| at + 1),
        counts: Counts {
            rolls: counts.rolls,
            dances: counts.dances,
            doubles: counts.doubles,
            takes: counts.takes,
            drops: counts.drops,
            beavers: counts.beavers,
            resignations: counts.resignations,
        },
        said: {
            let told = file.overlay.counts();
            SaidCounts { comments: told.comments, judged_rolls: told.plays, judged_cubes: told.cubes }
        },
        warnings: file.warnings.iter().map(note).collect(),
    }
}

fn describe(game: &GameFacts, number: usize) -> Game {
    Game {
        game: number,
        score: [game.score.a, game.score.b],
        crawford: game.crawford,
        winner: game.winner().map(|player| match player {
            Player::A => "a",
            Player::B => "b",
        }),
        points: game.points(),
        resigned: game.resigned(),
        rolls: game.counts.rolls,
    }
}

fn note(warning: &Warning) -> Note {
    Note {
        line: warning.line,
        column: warning.column,
        game: warning.game,
        r#move: warning.move_no,
        text: warning.text(),
    }
}

fn text(file: &ReadFile, facts: &Facts) -> String {
    let mut text = String::new();
    let mut say = |line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    let kind = message!("match-kind", points = facts.length);
    let games = std::iter::once(facts.variant).chain(facts.then.iter().copied());
    let games = games.collect::<Vec<_>>().join(" → ");
    say(format!("{} – {}, {kind}, {games}", facts.players.a, facts.players.b));
    if let (true, Ok(diagram)) = (holds_position(file), Diagram::at_end(&file.record)) {
        say(message!(
            "info-position",
            format = Arg::text(&file.format),
            position = diagram::encode(&diagram)
        )
        .to_string());
        say_rest(file, &mut say);
        return text;
    }
    say(message!(
        "info-format",
        format = Arg::text(&file.format),
        games = facts.games.len(),
        score = format!("{}–{}", facts.score.a, facts.score.b)
    )
    .to_string());
    for (game, number) in facts.games.iter().zip(1..) {
        let result = match (game.winner(), game.result.map(|result| result.outcome)) {
            (Some(winner), _) => message!(
                "info-wins",
                name = facts.players[winner],
                points = game.points(),
                resigned = game.resigned()
            ),
            (None, Some(Outcome::Draw)) => message!("game-drawn"),
            (None, _) => message!("game-unfinished"),
        };
        let game = message!(
            "info-game",
            number = number,
            score = format!("{}–{}", game.score.a, game.score.b),
            crawford = game.crawford,
            rolls = game.counts.rolls,
            result = result
        );
        say(format!("  {game}"));
    }
    say_rest(file, &mut say);
    text
}

/// Whether there is a position and no play.
fn holds_position(file: &ReadFile) -> bool {
    matches!(file.record.actions.as_slice(), [Action::Setup(_)])
}

/// What the file says beside the play, and what is odd about it.
fn say_rest(file: &ReadFile, say: &mut dyn FnMut(String)) {
    let told = file.overlay.counts();
    if !file.overlay.is_empty() {
        let (comments, plays, cubes) = (told.comments, told.plays, told.cubes);
        say(format!("  {}", message!("info-beside", comments = comments, plays = plays, cubes = cubes)));
    }
    for warning in &file.warnings {
        say(format!("  {warning}"));
    }
}
