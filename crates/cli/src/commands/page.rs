//! The page of all commands: `docs/cli.md` is this text.

use std::fmt::Write as _;

use clap::Command;
use pasch_console::reference;
use pasch_messages::message;

use crate::commands::lab;

pub fn text(command: &Command) -> String {
    let mut page = format!("{}\n", message!("page-head"));
    reference::sections(&mut page, command, &lab::NAMES);
    let _ = write!(page, "\n{}\n", message!("page-lab"));
    for name in lab::NAMES {
        let about = command.find_subcommand(name).and_then(Command::get_about).map(ToString::to_string);
        let about = about.unwrap_or_default();
        let about = about.trim_end_matches(" (pasch-lab)");
        let _ = writeln!(page, "{}", message!("page-lab-command", name = name, about = about));
    }
    page
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_command_and_argument_has_a_text() {
        let values = crate::values();
        let texts = pasch_console::help::Texts::pasch(&values);
        // A note of `pasch` itself, not of its commands.
        let command = crate::lab::NAMES.into_iter().fold(crate::command(), |command, name| {
            command.mut_subcommand(name, |sub| sub.after_help(None::<&str>))
        });
        assert_eq!(texts.faults(&command), Vec::<String>::new());
    }

    #[test]
    fn the_page_in_docs_is_this_one() {
        let page = super::text(&crate::command());
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cli.md");
        let written = std::fs::read_to_string(path).expect("docs/cli.md exists");
        assert!(written == page, "docs/cli.md has drifted: run `make docs` (pasch help-md > docs/cli.md)");
    }

    #[test]
    fn clap_finds_no_fault() {
        crate::command().debug_assert();
    }
}
