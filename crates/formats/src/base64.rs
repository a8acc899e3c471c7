//! The unpadded base 64 of GNUBG IDs: bits packed from the low bit of each byte, bytes then spelt six bits a character.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The value of one character, if it belongs to the alphabet.
pub(crate) fn sextet(c: u8) -> Option<u8> {
    match c {
        b'A'..=b'Z' => Some(c - b'A'),
        b'a'..=b'z' => Some(c - b'a' + 26),
        b'0'..=b'9' => Some(c - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    }
}

/// The characters of `bytes`, without padding.
pub(crate) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let block =
            chunk.iter().fold(0u32, |block, &byte| block << 8 | u32::from(byte)) << (8 * (3 - chunk.len()));
        for i in 0..=chunk.len() {
            text.push(char::from(ALPHABET[(block >> (18 - 6 * i) & 63) as usize]));
        }
    }
    text
}

/// The bytes of `text`, or the place (in characters, from 0) and the character that is not base 64. Bits beyond the last
/// whole byte are dropped.
pub(crate) fn decode(text: &str) -> Result<Vec<u8>, (usize, char)> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut pending, mut bits) = (0u32, 0);
    for (at, c) in text.chars().enumerate() {
        let value = u8::try_from(c).ok().and_then(sextet).ok_or((at, c))?;
        pending = pending << 6 | u32::from(value);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((pending >> bits) as u8);
            pending &= (1 << bits) - 1;
        }
    }
    Ok(bytes)
}

/// Writes bits into bytes, lowest bit of the first byte first.
pub(crate) struct BitWriter<const N: usize> {
    bytes: [u8; N],
    at: usize,
}

impl<const N: usize> BitWriter<N> {
    pub(crate) const fn new() -> Self {
        Self { bytes: [0; N], at: 0 }
    }

    /// Appends the `width` low bits of `value`; bits beyond the end of the bytes are dropped.
    pub(crate) fn put(&mut self, value: u32, width: usize) {
        for i in 0..width {
            if let Some(byte) = self.bytes.get_mut(self.at / 8) {
                *byte |= ((value >> i & 1) as u8) << (self.at % 8);
            }
            self.at += 1;
        }
    }

    pub(crate) const fn bytes(&self) -> &[u8; N] {
        &self.bytes
    }
}

/// Reads bits from bytes, lowest bit of the first byte first; zeros after the end.
pub(crate) struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    pub(crate) fn take(&mut self, width: usize) -> u32 {
        let mut value = 0;
        for i in 0..width {
            let bit = self.bytes.get(self.at / 8).map_or(0, |byte| byte >> (self.at % 8) & 1);
            value |= u32::from(bit) << i;
            self.at += 1;
        }
        value
    }

    pub(crate) const fn position(&self) -> usize {
        self.at
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn known_texts() {
        assert_eq!(encode(&[0xE0, 0x73, 0xF0, 0x01, 0x30, 0xE0, 0x73, 0xF0, 0x00, 0x0C]), "4HPwATDgc/AADA");
        assert_eq!(decode("AB*D"), Err((2, '*')));
    }

    proptest! {
        #[test]
        fn decoding_undoes_encoding(bytes in proptest::collection::vec(any::<u8>(), 0..20)) {
            prop_assert_eq!(decode(&encode(&bytes)).unwrap(), bytes);
        }
    }
}
