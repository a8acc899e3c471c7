//! How a command ends, and how its error is told.

use std::process::ExitCode;

use crate::files;

/// The end of a command that did its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// Nothing is left to do.
    Done,
    /// Stopped by the user before the end.
    Stopped,
}

/// An error with its causes; a cause that the error before it has told already is left out.
pub fn told(error: &anyhow::Error) -> String {
    let mut text = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if !text.ends_with(&cause) {
            text += if text.is_empty() { "" } else { ": " };
            text += &cause;
        }
    }
    text
}

/// Returns the exit code of a command: 0, 130 when it was stopped, or 1 after its error was told on standard error.
pub fn exit_code(program: &str, result: anyhow::Result<Finish>) -> ExitCode {
    match result {
        Ok(Finish::Done) => ExitCode::SUCCESS,
        Ok(Finish::Stopped) => ExitCode::from(130),
        Err(error) => {
            files::tell(&format!("{program}: {}", told(&error)));
            ExitCode::FAILURE
        }
    }
}
