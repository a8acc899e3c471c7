//! The club as it presents itself, and the rule for its texts.
//!
//! Texts are Markdown. This module decides how long they may be and what may be in them; whoever shows one renders and cleans it with
//! a library, by [`ELEMENTS`] and [`is_link_allowed`].

use serde::{Deserialize, Serialize};

use crate::error::Refusal;

/// The most letters of a text.
pub const LONGEST_TEXT: usize = 10_000;

/// The most letters of a reason.
pub const LONGEST_REASON: usize = 500;

/// The most letters of a name, a title or a place.
pub const LONGEST_NAME: usize = pasch_tournament::LONGEST_NAME;

/// The elements that a rendered text may have: no pictures, no raw HTML, no first-level heading, which is the name of the club.
pub const ELEMENTS: [&str; 15] =
    ["a", "blockquote", "br", "code", "del", "em", "h2", "h3", "h4", "hr", "li", "ol", "p", "strong", "ul"];

/// The schemes that a link may have.
pub const SCHEMES: [&str; 2] = ["https", "http"];

/// Those who may join.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Everybody who is not banned.
    Public,
    /// Those who are invited or admitted.
    #[default]
    Closed,
}

/// Those who can see a table or an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// Members alone.
    #[default]
    Members,
    /// Everybody.
    Public,
}

/// The club as it presents itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// The name. Two clubs may have the same.
    pub name: String,
    /// Those who may join.
    pub access: Access,
    /// The tag of the language that the club speaks (`en`, `nb`).
    pub language: String,
    /// The text of its page, as Markdown; may be empty.
    #[serde(default)]
    pub text: String,
}

impl Profile {
    /// Looks whether a club can present itself so.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), Refusal> {
        check_name(&self.name)?;
        let is_part = |part: &str| {
            (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
        };
        let parts: Vec<&str> = self.language.split('-').collect();
        if parts.len() > 4 || !parts.iter().all(|part| is_part(part)) || parts[0].len() > 3 {
            return Err(Refusal::Language);
        }
        check_text(&self.text)
    }
}

/// Looks whether a name, a title or a place can be shown in a line: 1 to 80 letters, no control characters, nothing that turns the
/// direction of writing, and no mail address.
///
/// # Errors
/// When it cannot.
pub fn check_name(name: &str) -> Result<(), Refusal> {
    let count = name.chars().count();
    if name.trim().is_empty() || name.trim() != name || count > LONGEST_NAME || name.contains(is_hidden) {
        return Err(Refusal::Name);
    }
    if is_mail_address(name) { Err(Refusal::Mail) } else { Ok(()) }
}

/// Looks whether a text is short enough and has no control characters besides tabs and ends of lines.
///
/// # Errors
/// When it is or has not.
pub fn check_text(text: &str) -> Result<(), Refusal> {
    let hidden = |letter: char| is_hidden(letter) && !matches!(letter, '\n' | '\t');
    let is_good = text.chars().count() <= LONGEST_TEXT && !text.contains(hidden);
    if is_good { Ok(()) } else { Err(Refusal::Text) }
}

/// Looks whether a reason is given.
///
/// # Errors
/// When it is empty, too long or has control characters.
pub fn check_reason(reason: &str) -> Result<(), Refusal> {
    let is_good = !reason.trim().is_empty()
        && reason.chars().count() <= LONGEST_REASON
        && !reason.contains(|letter: char| is_hidden(letter) && letter != '\n');
    if is_good { Ok(()) } else { Err(Refusal::Reason) }
}

/// Whether a link in a text may be followed: an absolute address of the web, or a place on this server, and nothing that runs.
#[must_use]
pub fn is_link_allowed(address: &str) -> bool {
    if address.is_empty() || address.contains(|letter: char| is_hidden(letter) || letter.is_whitespace()) {
        return false;
    }
    match address.split_once(':') {
        Some((scheme, rest)) if !scheme.contains(['/', '?', '#']) => {
            SCHEMES.iter().any(|known| scheme.eq_ignore_ascii_case(known)) && rest.starts_with("//")
        }
        // Two slashes would name another server, and browsers take a backslash for a slash.
        _ => {
            (address.starts_with('/') || address.starts_with('#'))
                && !address.starts_with("//")
                && !address.contains('\\')
        }
    }
}

/// Control characters, and those that turn the direction of writing.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
}

/// Whether a name is, or has in it, something like `ada@example.org`.
fn is_mail_address(name: &str) -> bool {
    name.split_whitespace().any(|word| {
        word.split_once('@').is_some_and(|(before, behind)| {
            before.chars().any(char::is_alphanumeric)
                && behind.split_once('.').is_some_and(|(host, end)| !host.is_empty() && !end.is_empty())
        })
    })
}
