//! The commands of a program as Markdown, and as the completion script of a shell.

use std::fmt::Write as _;

use clap::{Arg, ArgAction, Command};
pub use clap_complete::Shell;
use pasch_messages::message;

/// Adds a section for every subcommand that is neither hidden nor in `left_out`.
pub fn sections(page: &mut String, command: &Command, left_out: &[&str]) {
    let told = |sub: &&Command| !sub.is_hide_set() && sub.get_name() != "help";
    for sub in command.get_subcommands().filter(told).filter(|sub| !left_out.contains(&sub.get_name())) {
        section(page, &format!("{} {}", command.get_name(), sub.get_name()), sub, 2);
    }
}

/// Returns the completion script of a shell.
pub fn completions(shell: Shell, command: &mut Command) -> Vec<u8> {
    let (name, mut script) = (command.get_name().to_owned(), Vec::new());
    clap_complete::generate(shell, command, name, &mut script);
    script
}

fn section(page: &mut String, path: &str, command: &Command, depth: usize) {
    let _ = write!(page, "\n{} {path}\n\n", "#".repeat(depth));
    if let Some(about) = command.get_long_about().or(command.get_about()) {
        let _ = writeln!(page, "{}.", about.to_string().trim_end_matches('.'));
    }
    let nested: Vec<&Command> = command.get_subcommands().filter(|c| c.get_name() != "help").collect();
    if nested.is_empty() {
        let _ = write!(page, "\n```\n{path}{}\n```\n", usage(command));
    }
    let arguments: Vec<&Arg> = command.get_arguments().filter(|a| !a.is_hide_set()).collect();
    if !arguments.is_empty() {
        let _ = write!(page, "\n{}\n|---|---|\n", message!("page-columns"));
        for argument in arguments {
            let _ = writeln!(page, "| `{}` | {} |", spelled(argument), meaning(argument));
        }
    }
    if let Some(after) = command.get_after_long_help().or(command.get_after_help()) {
        let _ = write!(page, "\n{after}\n");
    }
    for sub in nested {
        section(page, &format!("{path} {}", sub.get_name()), sub, depth + 1);
    }
}

fn usage(command: &Command) -> String {
    let mut usage = String::new();
    if command.get_opts().count() > 0 || command.get_arguments().any(|a| !a.is_positional()) {
        let _ = write!(usage, " {}", message!("page-options"));
    }
    for positional in command.get_positionals() {
        let name = value_name(positional);
        let dots = if matches!(positional.get_action(), ArgAction::Append) { "..." } else { "" };
        if positional.is_required_set() {
            let _ = write!(usage, " <{name}>{dots}");
        } else {
            let _ = write!(usage, " [{name}]{dots}");
        }
    }
    usage
}

fn value_name(argument: &Arg) -> String {
    argument
        .get_value_names()
        .and_then(|names| names.first())
        .map_or_else(|| argument.get_id().as_str().to_uppercase(), ToString::to_string)
}

fn spelled(argument: &Arg) -> String {
    if argument.is_positional() {
        return value_name(argument);
    }
    let mut text = String::new();
    if let Some(short) = argument.get_short() {
        let _ = write!(text, "-{short}, ");
    }
    let _ = write!(text, "--{}", argument.get_long().unwrap_or_else(|| argument.get_id().as_str()));
    if argument.get_action().takes_values() {
        let _ = write!(text, " {}", value_name(argument));
    }
    text
}

fn meaning(argument: &Arg) -> String {
    let mut text =
        argument.get_long_help().or(argument.get_help()).map(ToString::to_string).unwrap_or_default();
    text = text.replace('\n', " ").replace('|', "\\|");
    let end = |text: &mut String| {
        if !text.is_empty() && !text.ends_with(['.', ']']) {
            text.push('.');
        }
    };
    let values: Vec<String> = argument
        .get_possible_values()
        .iter()
        .filter(|v| !v.is_hide_set())
        .map(|v| format!("`{}`", v.get_name()))
        .collect();
    if !values.is_empty() && argument.get_action().takes_values() {
        end(&mut text);
        let _ = write!(text, " {}", message!("page-one-of", values = values.join(", ")));
    }
    let defaults: Vec<_> = argument.get_default_values().iter().map(|v| v.to_string_lossy()).collect();
    if !defaults.is_empty() && argument.get_action().takes_values() {
        end(&mut text);
        let _ = write!(text, " {}", message!("page-default", value = defaults.join(" ")));
    }
    text
}
