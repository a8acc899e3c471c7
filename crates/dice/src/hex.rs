//! 32 bytes as 64 hexadecimal digits.

use std::fmt;

use pasch_messages::Describe;

/// Why a text is not 32 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("hex-error")]
pub enum HexError {
    /// Another number of digits.
    Length(#[describe(name = "value")] usize),
    /// A character that is no digit.
    Digit(#[describe(name = "value")] usize),
}

pub(crate) fn write(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Digits may be of either case.
pub(crate) fn read(text: &str) -> Result<[u8; 32], HexError> {
    let count = text.chars().count();
    if count != 64 {
        return Err(HexError::Length(count));
    }
    let mut bytes = [0; 32];
    for (i, letter) in text.chars().enumerate() {
        let digit = letter.to_digit(16).ok_or(HexError::Digit(i + 1))?;
        bytes[i / 2] = bytes[i / 2] << 4 | digit as u8;
    }
    Ok(bytes)
}
