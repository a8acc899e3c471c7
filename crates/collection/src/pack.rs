//! Texts at rest: deflated, with a limit when they are taken out again.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use pasch_messages::Describe;

/// Largest text that is unpacked, in bytes.
const LARGEST: u64 = 256 << 20;

/// Why something could not be unpacked.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("unpack-error")]
pub struct UnpackError(#[describe(name = "value")] String);

impl UnpackError {
    /// Of text that came out whole and is no log.
    pub(crate) const fn of(cause: String) -> Self {
        Self(cause)
    }
}

/// Makes a text small (raw deflate, about a tenth of an action log).
#[must_use]
pub fn pack(text: &str) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
    // Writing to memory does not fail.
    let written = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    written.unwrap_or_default()
}

/// The text that was packed.
///
/// # Errors
/// [`UnpackError`] if it is damaged, no text, or larger than 256 MiB.
pub fn unpack(bytes: &[u8]) -> Result<String, UnpackError> {
    let mut text = String::new();
    let read = DeflateDecoder::new(bytes).take(LARGEST).read_to_string(&mut text);
    read.map_err(|error| UnpackError(error.to_string()))?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_again() {
        let text = "{\"do\":\"play\"}\n".repeat(500);
        let packed = pack(&text);
        assert!(packed.len() * 10 < text.len());
        assert_eq!(unpack(&packed).unwrap(), text);
        assert_eq!(unpack(&pack("")).unwrap(), "");
        assert!(unpack(&packed[..packed.len() / 2]).is_err());
        assert!(unpack(b"\xff\xff\xff").is_err());
    }
}
