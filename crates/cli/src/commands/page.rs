//! The page of all commands: `docs/cli.md` is this text.

use std::fmt::Write as _;

use clap::Command;
use pasch_console::reference;

use crate::commands::lab;

const HEAD: &str = "# pasch on the command line\n\n\
    This page is the output of `pasch help-md` (`make docs`); a test refuses any other content.\n\n\
    Exit codes: 0 done, 1 not possible (the reason is on standard error), 2 wrong use, 130 stopped by Ctrl-C.\n\n\
    The commands with `--stdin` read one JSON object a line and write one a line, in the same order, each at once; \
    a bad line is answered by `{\"error\": \"…\"}` and the next one is read.\n";

pub fn text(command: &Command) -> String {
    let mut page = HEAD.to_owned();
    reference::sections(&mut page, command, &lab::NAMES);
    page += "\n## Commands of pasch-lab\n\n\
        These are for developers. `pasch` runs `pasch-lab` for them when it lies beside `pasch` or on the `PATH`. \
        [lab.md](lab.md) tells their options.\n\n| command | what it does |\n|---|---|\n";
    for name in lab::NAMES {
        let about = command.find_subcommand(name).and_then(Command::get_about).map(ToString::to_string);
        let about = about.unwrap_or_default();
        let _ = writeln!(page, "| `pasch {name}` | {}. |", about.trim_end_matches(" (pasch-lab)"));
    }
    page
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_page_in_docs_is_this_one() {
        let page = super::text(&crate::Cli::command());
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cli.md");
        let written = std::fs::read_to_string(path).expect("docs/cli.md exists");
        assert!(written == page, "docs/cli.md has drifted: run `make docs` (pasch help-md > docs/cli.md)");
    }

    #[test]
    fn clap_finds_no_fault() {
        crate::Cli::command().debug_assert();
    }
}
