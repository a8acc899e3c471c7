//! The help of a program: every command, option and argument takes its text from the catalogue (`locales/en/commands.ftl`).
//!
//! Ids are paths: `cmd-analyze` is what `pasch analyze` does, `cmd-analyze-details` what `--help` adds, `cmd-analyze-more` the
//! notes below its options, `cmd-analyze-plies` what `--plies` means there. An argument that means the same in several commands has one text,
//! `opt-threads`. The texts of `pasch-lab` begin with `lab-cmd` and `lab-opt`.

use std::collections::BTreeSet;

use clap::{Arg, Command};
use pasch_messages::{Arg as Value, Message};

/// The texts of one program.
#[derive(Clone, Copy, Debug)]
pub struct Texts<'a> {
    /// The first part of the ids of its commands.
    commands: &'static str,
    /// The same of arguments that several commands share.
    shared: &'static str,
    /// Values that texts may name.
    values: &'a [(&'static str, Value)],
}

impl<'a> Texts<'a> {
    /// The texts of `pasch`, with the values that they name.
    pub const fn pasch(values: &'a [(&'static str, Value)]) -> Self {
        Self { commands: "cmd", shared: "opt", values }
    }

    /// The texts of `pasch-lab`.
    pub const fn lab(values: &'a [(&'static str, Value)]) -> Self {
        Self { commands: "lab-cmd", shared: "lab-opt", values }
    }

    /// The command with all its texts.
    pub fn describe(&self, command: Command) -> Command {
        self.at(command, self.commands)
    }

    fn at(&self, command: Command, path: &str) -> Command {
        let mut command = command;
        if let Some(about) = self.find(path) {
            command = command.about(about.to_string());
            if let Some(details) = self.find(&format!("{path}-details")) {
                command = command.long_about(format!("{about}.\n\n{details}"));
            }
        }
        if let Some(more) = self.find(&format!("{path}-more")) {
            command = command.after_help(more.to_string());
        }
        command
            .mut_args(|argument| match self.of_argument(path, &argument) {
                Some(help) => argument.help(help.to_string()),
                None => argument,
            })
            .mut_subcommands(|sub| {
                let path = format!("{path}-{}", sub.get_name());
                self.at(sub, &path)
            })
    }

    fn of_argument(&self, path: &str, argument: &Arg) -> Option<Message> {
        let name = argument.get_long().unwrap_or_else(|| argument.get_id().as_str());
        let name = name.trim_start_matches('_').replace('_', "-");
        self.find(&format!("{path}-{name}")).or_else(|| self.find(&format!("{}-{name}", self.shared)))
    }

    fn find(&self, id: &str) -> Option<Message> {
        pasch_messages::find(id, self.values.to_vec())
    }

    /// Reports what is wrong with a program's help: commands and arguments without a text, texts born in code, and texts
    /// of the catalogue that the program does not have.
    pub fn faults(&self, command: &Command) -> Vec<String> {
        let (mut faults, mut used) = (Vec::new(), BTreeSet::new());
        self.check(command, self.commands, &mut faults, &mut used);
        let own = |id: &&str| {
            [self.commands, self.shared].iter().any(|start| {
                id.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            })
        };
        faults.extend(
            pasch_messages::ids()
                .filter(own)
                .filter(|id| !used.contains(id))
                .map(|id| format!("{id}: neither a command nor an argument")),
        );
        faults
    }

    fn check(
        &self,
        command: &Command,
        path: &str,
        faults: &mut Vec<String>,
        used: &mut BTreeSet<&'static str>,
    ) {
        let shown = |text: Option<&clap::builder::StyledStr>| text.map(ToString::to_string);
        let mut compare =
            |id: &str, found: Option<Message>, text: Option<String>, needed: bool| match (found, text) {
                (None, None) if !needed => {}
                (None, None) => faults.push(format!("{id}: no text")),
                (None, Some(text)) => faults.push(format!("{id}: a text born in code: {text}")),
                (Some(message), text) => {
                    used.insert(message.id());
                    let wanted = message.to_string();
                    if text.as_ref() != Some(&wanted) || wanted.contains("{$") {
                        faults.push(format!("{}: {text:?} instead of it", message.id()));
                    }
                }
            };
        compare(path, self.find(path), shown(command.get_about()), true);
        let details = format!("{path}-details");
        let long = shown(command.get_long_about());
        let long = long.and_then(|text| text.split_once("\n\n").map(|(_, details)| details.to_owned()));
        compare(&details, self.find(&details), long, false);
        let more = format!("{path}-more");
        compare(&more, self.find(&more), shown(command.get_after_help()), false);
        for argument in command.get_arguments() {
            let id = format!("{path} {}", argument.get_id());
            compare(&id, self.of_argument(path, argument), shown(argument.get_help()), true);
            let values = argument.get_possible_values();
            for value in values.iter().filter(|value| value.get_help().is_some()) {
                compare(&format!("{id} {}", value.get_name()), None, shown(value.get_help()), false);
            }
        }
        for sub in command.get_subcommands() {
            self.check(sub, &format!("{path}-{}", sub.get_name()), faults, used);
        }
    }
}
