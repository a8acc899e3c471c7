//! Compressed streams of files from unknown hands: bounded, and honest about where they break.

use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::{
    TINFL_FLAG_PARSE_ZLIB_HEADER, TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF,
};
use miniz_oxide::inflate::core::{DecompressorOxide, decompress};

/// The most bytes that a stream may unpack to. The longest matches take a tenth of it; more is a bomb.
pub(crate) const LIMIT: usize = 64 << 20;

/// What a stream held.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Unpacked {
    /// All of it, its checksum right.
    Whole(Vec<u8>),
    /// The bytes up to where the input ends.
    Cut(Vec<u8>),
    /// The stream contradicts itself.
    Corrupt,
    /// It unpacks to more than [`LIMIT`].
    TooLarge,
}

fn unpack(bytes: &[u8], flags: u32) -> Unpacked {
    let flags = flags | TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let mut state = Box::<DecompressorOxide>::default();
    let mut out = vec![0; bytes.len().saturating_mul(4).clamp(1 << 12, 1 << 20)];
    let (mut read, mut written) = (0, 0);
    loop {
        let (status, taken, made) = decompress(&mut state, &bytes[read..], &mut out, written, flags);
        (read, written) = (read + taken, written + made);
        match status {
            TINFLStatus::HasMoreOutput if out.len() >= LIMIT => return Unpacked::TooLarge,
            TINFLStatus::HasMoreOutput => out.resize((out.len() * 2).min(LIMIT), 0),
            _ => out.truncate(written),
        }
        match status {
            TINFLStatus::HasMoreOutput => {}
            TINFLStatus::Done => return Unpacked::Whole(out),
            TINFLStatus::NeedsMoreInput | TINFLStatus::FailedCannotMakeProgress => return Unpacked::Cut(out),
            _ => return Unpacked::Corrupt,
        }
    }
}

/// Unpacks a zlib stream (RFC 1950); what follows it is not looked at.
pub(crate) fn zlib(bytes: &[u8]) -> Unpacked {
    unpack(bytes, TINFL_FLAG_PARSE_ZLIB_HEADER)
}

/// Unpacks a gzip member (RFC 1952). Its checksum is the caller's to check: none of the formats here needs it.
pub(crate) fn gzip(bytes: &[u8]) -> Unpacked {
    match gzip_body(bytes) {
        Some(body) => unpack(body, 0),
        None => Unpacked::Corrupt,
    }
}

/// The deflate stream behind the header of a gzip member.
fn gzip_body(bytes: &[u8]) -> Option<&[u8]> {
    let [0x1F, 0x8B, 8, flags, _, _, _, _, _, _, rest @ ..] = bytes else { return None };
    let mut rest = rest;
    if flags & 4 != 0 {
        let [low, high, more @ ..] = rest else { return None };
        rest = more.get(usize::from(u16::from_le_bytes([*low, *high]))..)?;
    }
    for flag in [8, 16] {
        if flags & flag != 0 {
            rest = &rest[rest.iter().position(|&byte| byte == 0)? + 1..];
        }
    }
    if flags & 2 != 0 { rest.get(2..) } else { Some(rest) }
}

/// CRC-32 as in zlib and ZIP (ISO 3309): polynomial 0xEDB88320, all ones before and after.
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 256] = {
        let mut table = [0; 256];
        let mut index = 0;
        while index < 256 {
            let (mut value, mut bit) = (index as u32, 0);
            while bit < 8 {
                value = if value & 1 == 1 { value >> 1 ^ 0xEDB8_8320 } else { value >> 1 };
                bit += 1;
            }
            table[index] = value;
            index += 1;
        }
        table
    };
    !bytes.iter().fold(!0, |crc, &byte| crc >> 8 ^ TABLE[usize::from(crc as u8 ^ byte)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use miniz_oxide::deflate::{compress_to_vec, compress_to_vec_zlib};

    #[test]
    fn streams_whole_cut_corrupt_and_bombs() {
        let text: Vec<u8> = (0..5000u32).flat_map(|n| (n * n).to_le_bytes()).collect();
        let packed = compress_to_vec_zlib(&text, 6);
        assert_eq!(zlib(&packed), Unpacked::Whole(text.clone()));
        let Unpacked::Cut(half) = zlib(&packed[..packed.len() / 2]) else { panic!("not cut") };
        assert!(text.starts_with(&half) && !half.is_empty());
        assert_eq!(zlib(b"no stream at all"), Unpacked::Corrupt);
        assert_eq!(zlib(&compress_to_vec_zlib(&vec![0; LIMIT + 1], 1)), Unpacked::TooLarge);
        let member =
            [&[0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 0][..], b"name\0", &compress_to_vec(&text, 6)].concat();
        assert_eq!(gzip(&member), Unpacked::Whole(text));
        assert_eq!(gzip(&member[..9]), Unpacked::Corrupt);
    }

    /// The check value of the CRC catalogue for "123456789".
    #[test]
    fn crc_of_the_catalogue() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
    }
}
