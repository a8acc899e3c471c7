//! Answers of a session.

use crate::event::Request;
use crate::lines::plain;

/// Something that is written to the client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// A line.
    Line(String),
    /// A text without a line end.
    Prompt(String),
    /// The terminal is to show no longer what is typed: a password follows.
    HideInput,
    /// The terminal is to show again what is typed.
    ShowInput,
    /// The connection is to be closed once all before has been written.
    Close,
}

/// The answer of a session to a line or an event: what the client reads, and what the server is to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// In order.
    pub output: Vec<Output>,
    /// In order.
    pub requests: Vec<Request>,
}

impl Reply {
    /// The bytes to write: lines end with CR LF, hiding what is typed is telnet's ECHO (RFC 857).
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for output in &self.output {
            match output {
                Output::Line(text) => {
                    bytes.extend(text.as_bytes());
                    bytes.extend(b"\r\n");
                }
                Output::Prompt(text) => bytes.extend(text.as_bytes()),
                Output::HideInput => bytes.extend([255, 251, 1]),
                Output::ShowInput => bytes.extend([255, 252, 1]),
                Output::Close => {}
            }
        }
        bytes
    }

    /// Whether the connection is to be closed.
    #[must_use]
    pub fn closes(&self) -> bool {
        self.output.contains(&Output::Close)
    }

    /// The lines, without prompts.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.output.iter().filter_map(|output| match output {
            Output::Line(text) => Some(text.as_str()),
            _ => None,
        })
    }

    /// Adds a line. Whatever came from people is in one line and without control characters then.
    pub(super) fn line(&mut self, text: impl AsRef<str>) {
        self.output.push(Output::Line(plain(text.as_ref())));
    }

    pub(super) fn prompt(&mut self, text: &str) {
        self.output.push(Output::Prompt(text.to_owned()));
    }

    pub(super) fn ask(&mut self, request: Request) {
        self.requests.push(request);
    }
}
