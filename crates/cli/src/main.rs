//! The `pasch` command: play in the browser, analyse matches, ask the engine, train it.
//!
//! A file per subcommand in [`commands`]: arguments, a call of a library, output. What libraries do is not done here.

mod commands;
mod data;
mod engine;
mod files;
mod finish;
mod gnubg;
mod json;
mod lines;
mod mail;
mod operator;
mod options;
mod players;
mod query;
mod term;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

use commands::{
    accounts, analyze, arena, backup, bearoff, bench, bots, compare, convert, diagram, endgame, eval,
    external, help_md, hyper, import, info, large, load, match_, met, moderators, moves, networks, openings,
    purge, rollout, serve, stats, train, ubgi, validate, variants, verify_dice,
};
use finish::{Finish, told};

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
    Load(load::Args),
    Moves(moves::Args),
    Eval(eval::Args),
    Diagram(diagram::Args),
    Rollout(rollout::Args),
    Endgame(endgame::Args),
    Openings(openings::Args),
    Met(met::Args),
    Variants(variants::Args),
    Bench(bench::Args),
    Bearoff(bearoff::Args),
    Hyper(hyper::Args),
    Train(train::Args),
    Arena(arena::Args),
    Match(match_::Args),
    Ubgi(ubgi::Args),
    External(external::Args),
    Bots(bots::Args),
    Validate(validate::Args),
    VerifyDice(verify_dice::Args),
    /// Print the completion script of a shell
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
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
        Command::Load(args) => done(load::run(args)),
        Command::Moves(args) => done(moves::run(args)),
        Command::Eval(args) => done(eval::run(args)),
        Command::Diagram(args) => done(diagram::run(args)),
        Command::Rollout(args) => rollout::run(args),
        Command::Endgame(args) => done(endgame::run(args)),
        Command::Openings(args) => openings::run(args),
        Command::Met(args) => met::run(args),
        Command::Variants(args) => done(variants::run(args)),
        Command::Bench(args) => done(bench::run(args)),
        Command::Bearoff(args) => bearoff::run(args),
        Command::Hyper(args) => hyper::run(args),
        Command::Train(args) => train::run(args),
        Command::Arena(args) => done(arena::run(args)),
        Command::Match(args) => done(match_::run(args)),
        Command::Ubgi(args) => done(ubgi::run(args)),
        Command::External(args) => done(external::run(args)),
        Command::Bots(args) => done(bots::run(args)),
        Command::Validate(args) => done(validate::run(args)),
        Command::VerifyDice(args) => done(verify_dice::run(args)),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "pasch", &mut script);
            done(files::write(None, &script))
        }
        Command::HelpMd => done(files::print(&help_md::page(&Cli::command()))),
    };
    match result {
        Ok(Finish::Done) => ExitCode::SUCCESS,
        Ok(Finish::Stopped) => ExitCode::from(130),
        Err(error) => {
            files::tell(&format!("pasch: {}", told(&error)));
            ExitCode::FAILURE
        }
    }
}
