//! `pasch import`: files, folders and archives into a collection that is searched in the browser.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use pasch_collection::{Source, estimate};
use pasch_host::SystemClock;
use pasch_intake::{CommandCollection, CommandOutcome};
use pasch_store::WorkState;
use pasch_store::collection::{ImportRow, ProblemRow};
use serde::Serialize;

use crate::data::{DataArgs, running_address};
use pasch_console::files;
use pasch_console::finish::Finish;
use pasch_console::stop;

/// Problems that are printed; `--json` has up to a thousand.
const PRINTED: usize = 20;

/// Add match files, folders and archives (zip, tar, gzip) to the collection of a server. What is in already is passed over, so the
/// same command goes on where one was stopped; a running server need not be stopped for it.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Match files, folders (with all in them) and archives
    #[arg(value_name = "PATH", required_unless_present = "link")]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    data: DataArgs,
    /// Name of the collection, where one server keeps several
    #[arg(long = "for", value_name = "NAME", default_value = "local")]
    name: String,
    /// Print a new link that makes the collection the browser's that opens it, even if another one has it
    #[arg(long)]
    link: bool,
    /// Address of the server in that link [default: that of the server that runs on this data, else
    /// http://localhost:8080]
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// Print JSON
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
            bail!("there is no {}", path.display());
        }
    }
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start threads")?;
    let database = args.data.database()?;
    let open = CommandCollection::open(&args.data.data, &database, &args.name, Arc::new(SystemClock));
    let collection = runtime.block_on(open).with_context(|| format!("cannot use the database {database}"))?;
    let outcome = match args.paths.is_empty() {
        true => None,
        false => Some(import(args, &runtime, &collection)?),
    };
    let link = if args.link || !collection.is_claimed {
        let token = runtime.block_on(collection.link()).context("cannot make a link")?;
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
        paths => format!("{} paths", paths.len()),
    };
    let cancel = stop::on_interrupt();
    let bar = stop::bar(estimate(&sources), "importing");
    let mut told = |row: &ImportRow| {
        bar.set_length(bar.length().unwrap_or(0).max(row.files));
        bar.set_position(row.files);
    };
    let outcome = collection.import(runtime.handle(), &title, &sources, cancel, &mut told);
    bar.finish_and_clear();
    outcome.context("the import broke off; what is in stays in")
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
        refused: import.refused,
        problems: problems.into_iter().map(problem).collect(),
        link,
    }
}

fn text(outcome: Option<&CommandOutcome>, link: Option<&str>) -> String {
    let mut lines = Vec::new();
    if let Some(CommandOutcome { import, problems }) = outcome {
        if import.state == WorkState::Cancelled {
            lines.push("stopped; what is in stays in, and the same command goes on from here".to_owned());
        }
        lines.push(format!(
            "{} files: {} new matches ({} with faults), {} known, {} not understood",
            import.files, import.added, import.faulty, import.known, import.refused
        ));
        lines.extend(problems.iter().take(PRINTED).map(problem_line));
        if problems.len() > PRINTED {
            lines.push(format!("  … and {} more; --json prints up to a thousand", problems.len() - PRINTED));
        }
    }
    if let Some(link) = link {
        lines.push(
            "open this link once, in the browser whose collection it shall be (good for a week):".to_owned(),
        );
        lines.push(link.to_owned());
    }
    lines.join("\n") + "\n"
}

fn problem_line(row: &ProblemRow) -> String {
    let places = [("game", row.game), ("move", row.move_no), ("line", row.line), ("column", row.column)];
    let places: String =
        places.iter().filter_map(|(name, at)| at.map(|at| format!(", {name} {at}"))).collect();
    format!("  {}{places}: {}", row.file, row.text)
}
