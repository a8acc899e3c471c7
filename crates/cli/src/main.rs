//! The `pasch` command: play in the browser, host others, analyse matches, ask the engine.
//!
//! A file per subcommand in [`commands`]: arguments, a call of a library, output. What libraries do is not done here.

mod commands;
mod data;
mod lines;
mod mail;
mod operator;

use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use pasch_console::finish::{Finish, exit_code};
use pasch_console::help::Texts;
use pasch_console::{files, language, reference};
use pasch_messages::{Arg, Language, message};

use commands::{
    accounts, analyze, backup, bearoff, compare, convert, diagram, endgame, eval, external, hyper, import,
    info, lab, large, lessons, met, moderators, moves, networks, openings, page, purge, rollout, serve,
    stats, ubgi, variants, verify_dice,
};

/// With four thousand players the server spent a sixth of its time in the system's allocator (`docs/server.md`).
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Debug, Parser)]
#[command(
    name = "pasch",
    version,
    propagate_version = true,
    subcommand_required = true,
    arg_required_else_help = true
)]
struct Cli {
    #[arg(id = "lang", long = "lang", global = true, value_name = "LANGUAGE", value_parser = language::read)]
    _lang: Option<Language>,
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
    Reference(commands::reference::Args),
    Variants(variants::Args),
    Lessons(lessons::Args),
    Bearoff(bearoff::Args),
    Hyper(hyper::Args),
    Ubgi(ubgi::Args),
    External(external::Args),
    VerifyDice(verify_dice::Args),
    Bench(lab::Args),
    Load(lab::Args),
    Arena(lab::Args),
    Match(lab::Args),
    Validate(lab::Args),
    Problems(lab::Args),
    Bots(lab::Args),
    Museum(lab::Args),
    Tournaments(lab::Args),
    Train(lab::Args),
    Completions {
        shell: reference::Shell,
    },
    #[command(hide = true)]
    HelpMd,
}

/// The values that help texts name.
fn values() -> Vec<(&'static str, Arg)> {
    let identifiers = pasch_formats::identifier::listed();
    vec![("identifiers", Arg::Text(identifiers)), ("spellings", Arg::Text(convert::spellings()))]
}

/// The command line with its texts.
fn command() -> clap::Command {
    let command = Texts::pasch(&values()).describe(Cli::command());
    lab::NAMES.into_iter().fold(command, |command, name| {
        command.mut_subcommand(name, |sub| sub.after_help(message!("command-of-lab").to_string()))
    })
}

/// Commands that answer programs, or people of several languages, and those that write sentences where others read them.
const fn is_for_all(command: &Command) -> bool {
    matches!(
        command,
        Command::Serve(_) | Command::Import(_) | Command::Ubgi(_) | Command::External(_) | Command::HelpMd
    )
}

fn main() -> ExitCode {
    language::of_command().speak();
    let cli = Cli::from_arg_matches(&command().get_matches()).unwrap_or_else(|error| error.exit());
    if is_for_all(&cli.command) {
        Language::ENGLISH.speak();
    }
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
        Command::Lessons(args) => done(lessons::run(args)),
        Command::Reference(args) => done(commands::reference::run(args)),
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
        | Command::Problems(_)
        | Command::Bots(_)
        | Command::Museum(_)
        | Command::Tournaments(_)
        | Command::Train(_) => match lab::run() {
            Ok(code) => return code,
            Err(error) => Err(error),
        },
        Command::Completions { shell } => {
            done(files::write(None, &reference::completions(*shell, &mut command())))
        }
        Command::HelpMd => done(files::print(&page::text(&command()))),
    };
    exit_code("pasch", result)
}
