//! The `pasch-lab` command: measure the engine and a server, train nets.
//!
//! A file per subcommand in [`commands`]: arguments, a call of a library, output. `pasch bench` and its like run this
//! program when it lies beside `pasch`.

mod commands;
mod page;
mod players;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};
use pasch_console::finish::{Finish, exit_code};
use pasch_console::{files, reference};

use commands::{arena, bench, bots, load, match_, train, validate};

/// The same allocator as the server's, so that memory is measured as `pasch` uses it.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Pasch for developers: measure the engine and a server, let engines play each other, train nets.
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
    /// Print the completion script of a shell
    Completions {
        /// Which shell
        shell: reference::Shell,
    },
    /// Print the reference of all commands as Markdown
    #[command(hide = true)]
    HelpMd,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = |result: anyhow::Result<()>| result.map(|()| Finish::Done);
    let result = match &cli.command {
        Command::Bench(args) => done(bench::run(args)),
        Command::Load(args) => done(load::run(args)),
        Command::Arena(args) => done(arena::run(args)),
        Command::Match(args) => done(match_::run(args)),
        Command::Validate(args) => done(validate::run(args)),
        Command::Bots(args) => done(bots::run(args)),
        Command::Train(args) => train::run(args),
        Command::Completions { shell } => {
            done(files::write(None, &reference::completions(*shell, &mut Cli::command())))
        }
        Command::HelpMd => done(files::print(&page::text(&Cli::command()))),
    };
    exit_code("pasch-lab", result)
}
