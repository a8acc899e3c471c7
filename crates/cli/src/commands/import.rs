//! `pasch import`: files, folders and archives into a collection that is searched in the browser.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use pasch_collection::{Source, estimate};
use pasch_host::SystemClock;
use pasch_intake::{CommandCollection, CommandOutcome};
use pasch_messages::{Arg, message};
use pasch_store::WorkState;
use pasch_store::collection::{ImportRow, ProblemRow};
use serde::Serialize;

use crate::data::{DataArgs, running_address};
use pasch_console::files;
use pasch_console::finish::Finish;
use pasch_console::stop;

/// Problems that are printed; `--json` has up to a thousand.
const PRINTED: usize = 20;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "PATH", required_unless_present = "link")]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    data: DataArgs,
    #[arg(long = "for", value_name = "NAME", default_value = "local")]
    name: String,
    #[arg(long)]
    link: bool,
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    #[arg(long)]
    json: bool,
}

/// Where a server listens when nobody says.
const USUAL_ADDRESS: &str = "http://localhost:8080";

#[derive(Debug, Serialize)]
struct Told {
    /// `done` or `cancelled`; absent without an import.
    status: Option<&'static str>,
    files: u64,
    added: u64,
    known: u64,
    faulty: u64,
    /// New matches that resemble others of the collection.
    resembling: u64,
    refused: u64,
    problems: Vec<Problem>,
    link: Option<String>,
}

#[derive(Debug, Serialize)]
struct Problem {
    file: String,
    refused: bool,
    line: Option<u32>,
    column: Option<u32>,
    game: Option<u32>,
    r#move: Option<u32>,
    text: String,
}

/// Runs `pasch import`. Fails when a path does not exist, or the database cannot be used.
pub fn run(args: &Args) -> Result<Finish> {
    for path in &args.paths {
        if !path.exists() {
            bail!(message!("import-no-path", path = path));
        }
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context(message!("cannot-start-threads"))?;
    let database = args.data.database()?;
    let open = CommandCollection::open(&args.data.data, &database, &args.name, Arc::new(SystemClock));
    let collection = runtime
        .block_on(open)
        .with_context(|| message!("import-no-database", database = Arg::text(&database)))?;
    let outcome = match args.paths.is_empty() {
        true => None,
        false => Some(import(args, &runtime, &collection)?),
    };
    let link = if args.link || !collection.is_claimed {
        let token = runtime.block_on(collection.link()).context(message!("import-no-link"))?;
        let running = || running_address(&args.data.data);
        let url = args.url.clone().or_else(running).unwrap_or_else(|| USUAL_ADDRESS.to_owned());
        Some(format!("{}/collection?claim={token}", url.trim_end_matches('/')))
    } else {
        None
    };
    runtime.block_on(collection.close());
    let stopped = outcome.as_ref().is_some_and(|outcome| outcome.import.state == WorkState::Cancelled);
    if args.json {
        files::print_json(&told(outcome, link))?;
    } else {
        files::print_shown(&text(outcome.as_ref(), link.as_deref()))?;
    }
    Ok(if stopped { Finish::Stopped } else { Finish::Done })
}

fn import(
    args: &Args,
    runtime: &tokio::runtime::Runtime,
    collection: &CommandCollection,
) -> Result<CommandOutcome> {
    let sources: Vec<Source> = args.paths.iter().cloned().map(Source::Path).collect();
    let title = match args.paths.as_slice() {
        [path] => path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned(),
        paths => message!("import-paths", count = paths.len()).to_string(),
    };
    let cancel = stop::on_interrupt();
    let bar = stop::bar(estimate(&sources), message!("importing"));
    let mut told = |row: &ImportRow| {
        bar.set_length(bar.length().unwrap_or(0).max(row.files));
        bar.set_position(row.files);
    };
    let outcome = collection.import(runtime.handle(), &title, &sources, cancel, &mut told);
    bar.finish_and_clear();
    outcome.context(message!("import-broke-off"))
}

fn told(outcome: Option<CommandOutcome>, link: Option<String>) -> Told {
    let status = outcome.as_ref().map(|outcome| outcome.import.state.word());
    let (import, problems) = outcome.map(|outcome| (outcome.import, outcome.problems)).unwrap_or_default();
    let problem = |row: ProblemRow| Problem {
        file: row.file,
        refused: row.refused,
        line: row.line,
        column: row.column,
        game: row.game,
        r#move: row.move_no,
        text: row.text,
    };
    Told {
        status,
        files: import.files,
        added: import.added,
        known: import.known,
        faulty: import.faulty,
        resembling: import.resembling,
        refused: import.refused,
        problems: problems.into_iter().map(problem).collect(),
        link,
    }
}

fn text(outcome: Option<&CommandOutcome>, link: Option<&str>) -> String {
    let mut lines = Vec::new();
    if let Some(CommandOutcome { import, problems }) = outcome {
        if import.state == WorkState::Cancelled {
            lines.push(message!("import-stopped").to_string());
        }
        lines.push(
            message!(
                "import-done",
                files = import.files,
                added = import.added,
                faulty = import.faulty,
                known = import.known,
                refused = import.refused
            )
            .to_string(),
        );
        lines.extend(problems.iter().take(PRINTED).map(problem_line));
        if problems.len() > PRINTED {
            lines.push(format!("  {}", message!("import-more", printed = problems.len() - PRINTED)));
        }
    }
    if let Some(link) = link {
        lines.push(message!("import-link").to_string());
        lines.push(link.to_owned());
    }
    lines.join("\n") + "\n"
}

fn problem_line(row: &ProblemRow) -> String {
    let places = [
        row.game.map(|at| message!("place-game", at = at)),
        row.move_no.map(|at| message!("place-move", at = at)),
        row.line.map(|at| message!("place-line", at = at)),
        row.column.map(|at| message!("place-column", at = at)),
    ];
    let places: String = places.into_iter().flatten().map(|place| format!(", {place}")).collect();
    format!("  {}{places}: {}", row.file, row.text)
}
