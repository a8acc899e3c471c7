//! 32 bytes as 64 hexadecimal digits.

use std::fmt;

/// Why a text is not 32 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HexError {
    /// Another number of digits.
    #[error("{0} characters instead of 64 hexadecimal digits")]
    Length(usize),
    /// A character that is no digit.
    #[error("character {0} is no hexadecimal digit")]
    Digit(usize),
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
