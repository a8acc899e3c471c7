//! The page of all commands: `docs/lab.md` is this text.

use clap::Command;
use pasch_console::reference;

const HEAD: &str = "# Commands for developers\n\n\
    `pasch-lab` measures the engine and a server, lets engines play each other, and trains nets. `make build` builds it \
    beside `pasch`. `pasch bench` and the other names below run it from there, or from the `PATH`, with the same options, \
    output and exit code. The commands for players and hosts are in [cli.md](cli.md).\n\n\
    This page is the output of `pasch-lab help-md` (`make docs`); a test refuses any other content.\n\n\
    Exit codes: 0 done, 1 not possible (the reason is on standard error), 2 wrong use, 130 stopped by Ctrl-C.\n";

pub fn text(command: &Command) -> String {
    let mut page = HEAD.to_owned();
    reference::sections(&mut page, command, &[]);
    page
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_page_in_docs_is_this_one() {
        let page = super::text(&crate::Cli::command());
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/lab.md");
        let written = std::fs::read_to_string(path).expect("docs/lab.md exists");
        assert!(
            written == page,
            "docs/lab.md has drifted: run `make docs` (pasch-lab help-md > docs/lab.md)"
        );
    }

    #[test]
    fn clap_finds_no_fault() {
        crate::Cli::command().debug_assert();
    }
}
