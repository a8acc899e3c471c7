//! The page of all commands: `docs/lab.md` is this text.

use clap::Command;
use pasch_console::reference;
use pasch_messages::message;

pub fn text(command: &Command) -> String {
    let mut page = format!("{}\n", message!("lab-page-head"));
    reference::sections(&mut page, command, &[]);
    page
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_command_and_argument_has_a_text() {
        let texts = pasch_console::help::Texts::lab(&[]);
        assert_eq!(texts.faults(&crate::command()), Vec::<String>::new());
    }

    #[test]
    fn the_page_in_docs_is_this_one() {
        let page = super::text(&crate::command());
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/lab.md");
        let written = std::fs::read_to_string(path).expect("docs/lab.md exists");
        assert!(
            written == page,
            "docs/lab.md has drifted: run `make docs` (pasch-lab help-md > docs/lab.md)"
        );
    }

    #[test]
    fn clap_finds_no_fault() {
        crate::command().debug_assert();
    }
}
