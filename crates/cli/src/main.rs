//! The `pasch` command: play in the browser, host others, analyse matches, ask the engine.
//!
//! A file per subcommand in [`commands`]: arguments, a call of a library, output. What libraries do is not done here.

mod commands;
mod data;
mod lines;
mod mail;
mod operator;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

use pasch_console::finish::{Finish, exit_code};
use pasch_console::{files, reference};

use commands::{
    accounts, analyze, backup, bearoff, compare, convert, diagram, endgame, eval, external, hyper, import,
    info, lab, large, met, moderators, moves, networks, openings, page, purge, rollout, serve, stats, ubgi,
    variants, verify_dice,
};

/// With four thousand players the server spent a sixth of its time in the system's allocator (`docs/server.md`).
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Backgammon: a board in the browser, an engine that taught itself, analysis of matches.
#[derive(Debug, Parser)]
#[command(
    name = "pasch",
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
    Serve(serve::Args),
    Analyze(analyze::Args),
    Compare(compare::Args),
    Info(info::Args),
    Convert(convert::Args),
    Import(import::Args),
    Stats(stats::Args),
    Backup(backup::Args),
    Restore(backup::RestoreArgs),
    Moderators(moderators::Args),
    Purge(purge::Args),
    Accounts(accounts::Args),
    Networks(networks::Args),
    Large(large::Args),
    Moves(moves::Args),
    Eval(eval::Args),
    Diagram(diagram::Args),
    Rollout(rollout::Args),
    Endgame(endgame::Args),
    Openings(openings::Args),
    Met(met::Args),
    Variants(variants::Args),
    Bearoff(bearoff::Args),
    Hyper(hyper::Args),
    Ubgi(ubgi::Args),
    External(external::Args),
    VerifyDice(verify_dice::Args),
    /// Measure speed, beside GNU Backgammon's where it is installed (pasch-lab)
    Bench(lab::Args),
    /// Measure how many people a server can bear at once (pasch-lab)
    Load(lab::Args),
    /// Let two players play money games and count the points (pasch-lab)
    Arena(lab::Args),
    /// Let two engines play money games or matches (pasch-lab)
    Match(lab::Args),
    /// Print what players give up on decisions that have been rolled out (pasch-lab)
    Validate(lab::Args),
    /// Measure the bot in every game (pasch-lab)
    Bots(lab::Args),
    /// Train a net from a recipe (pasch-lab)
    Train(lab::Args),
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
        Command::Serve(args) => done(serve::run(args)),
        Command::Analyze(args) => analyze::run(args),
        Command::Compare(args) => compare::run(args),
        Command::Info(args) => done(info::run(args)),
        Command::Convert(args) => done(convert::run(args)),
        Command::Import(args) => import::run(args),
        Command::Stats(args) => done(stats::run(args)),
        Command::Backup(args) => done(backup::run(args)),
        Command::Restore(args) => done(backup::restore(args)),
        Command::Moderators(args) => done(moderators::run(args)),
        Command::Purge(args) => done(purge::run(args)),
        Command::Accounts(args) => done(accounts::run(args)),
        Command::Networks(args) => done(networks::run(args)),
        Command::Large(args) => done(large::run(args)),
        Command::Moves(args) => done(moves::run(args)),
        Command::Eval(args) => done(eval::run(args)),
        Command::Diagram(args) => done(diagram::run(args)),
        Command::Rollout(args) => rollout::run(args),
        Command::Endgame(args) => done(endgame::run(args)),
        Command::Openings(args) => openings::run(args),
        Command::Met(args) => met::run(args),
        Command::Variants(args) => done(variants::run(args)),
        Command::Bearoff(args) => bearoff::run(args),
        Command::Hyper(args) => hyper::run(args),
        Command::Ubgi(args) => done(ubgi::run(args)),
        Command::External(args) => done(external::run(args)),
        Command::VerifyDice(args) => done(verify_dice::run(args)),
        Command::Bench(_)
        | Command::Load(_)
        | Command::Arena(_)
        | Command::Match(_)
        | Command::Validate(_)
        | Command::Bots(_)
        | Command::Train(_) => match lab::run() {
            Ok(code) => return code,
            Err(error) => Err(error),
        },
        Command::Completions { shell } => {
            done(files::write(None, &reference::completions(*shell, &mut Cli::command())))
        }
        Command::HelpMd => done(files::print(&page::text(&Cli::command()))),
    };
    exit_code("pasch", result)
}
