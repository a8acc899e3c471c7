//! The `pasch-lab` command: measure the engine and a server, train nets.
//!
//! A file per subcommand in [`commands`]: arguments, a call of a library, output. `pasch bench` and its like run this
//! program when it lies beside `pasch`.

mod commands;
mod page;
mod players;

use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use pasch_console::finish::{Finish, exit_code};
use pasch_console::help::Texts;
use pasch_console::{files, reference};

use commands::{arena, bench, bots, load, match_, museum, problems, tournaments, train, validate};

/// The same allocator as the server's, so that memory is measured as `pasch` uses it.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Debug, Parser)]
#[command(
    name = "pasch-lab",
    version,
    propagate_version = true,
    subcommand_required = true,
    arg_required_else_help = true
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Bench(bench::Args),
    Load(load::Args),
    Arena(arena::Args),
    Match(match_::Args),
    Validate(validate::Args),
    Bots(bots::Args),
    Train(train::Args),
    Problems(problems::Args),
    #[command(subcommand)]
    Museum(museum::Args),
    Tournaments(tournaments::Args),
    Completions {
        shell: reference::Shell,
    },
    #[command(hide = true)]
    HelpMd,
}

/// The command line with its texts.
fn command() -> clap::Command {
    Texts::lab(&[]).describe(Cli::command())
}

fn main() -> ExitCode {
    let cli = Cli::from_arg_matches(&command().get_matches()).unwrap_or_else(|error| error.exit());
    let done = |result: anyhow::Result<()>| result.map(|()| Finish::Done);
    let result = match &cli.command {
        Command::Bench(args) => done(bench::run(args)),
        Command::Load(args) => done(load::run(args)),
        Command::Arena(args) => done(arena::run(args)),
        Command::Match(args) => done(match_::run(args)),
        Command::Validate(args) => done(validate::run(args)),
        Command::Bots(args) => done(bots::run(args)),
        Command::Train(args) => train::run(args),
        Command::Problems(args) => problems::run(args),
        Command::Museum(args) => museum::run(args),
        Command::Tournaments(args) => done(tournaments::run(args)),
        Command::Completions { shell } => {
            done(files::write(None, &reference::completions(*shell, &mut command())))
        }
        Command::HelpMd => done(files::print(&page::text(&command()))),
    };
    exit_code("pasch-lab", result)
}
