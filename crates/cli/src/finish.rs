//! How a command ends, and how its error is told.

/// What a command that did its work has to say to the shell.
pub enum Finish {
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
