//! A match that is known, told again by a file that says more about it.

use pasch_formats::log;
use pasch_formats::overlay::Told;

use crate::pack::{UnpackError, pack, unpack};

/// What becomes of what a file says about a match that is known already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Enriched {
    /// The file says nothing that is not kept.
    Nothing,
    /// The match's log with what the file says.
    Kept(Vec<u8>),
    /// It cannot be laid over the match: something is said about it already, or the two tell it in another way (whose
    /// seat is whose, the throw for the start).
    Dropped(Told),
}

/// Adds what a packed log says to that of the same match that is kept.
///
/// # Errors
/// [`UnpackError`] if one of them is damaged.
pub fn enriched(kept: &[u8], new: &[u8]) -> Result<Enriched, UnpackError> {
    let damaged = |error: log::LogError| UnpackError::of(error.to_string());
    let (record, overlay) = log::read_noted(&unpack(new)?).map_err(damaged)?;
    if overlay.is_empty() {
        return Ok(Enriched::Nothing);
    }
    let (mut old, said) = log::read_noted(&unpack(kept)?).map_err(damaged)?;
    if said == overlay {
        return Ok(Enriched::Nothing);
    }
    let same = record.actions == old.actions && record.header.names == old.header.names;
    if !said.is_empty() || !same {
        return Ok(Enriched::Dropped(overlay.counts()));
    }
    for (key, value) in record.header.extra {
        if old.header.extra(&key).is_none() {
            old.header.extra.push((key, value));
        }
    }
    Ok(Enriched::Kept(pack(&log::write_noted(&old, &overlay))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(text: &str) -> Vec<u8> {
        let file = pasch_formats::read(text.as_bytes(), None).unwrap();
        pack(&log::write_noted(&file.record, &file.overlay))
    }

    const PLAIN: &str =
        " 3 point match\n\n Game 1\n ann : 0      bob : 0\n  1) 31: 8/5 6/5    52: 13/8 24/22\n";

    #[test]
    fn what_a_second_file_says_is_kept_or_counted() {
        let plain = packed(PLAIN);
        let noted = packed(&format!("; [Event \"Club\"]\n{PLAIN}; a quiet start\n"));
        assert_eq!(enriched(&noted, &plain), Ok(Enriched::Nothing));
        assert_eq!(enriched(&noted, &noted), Ok(Enriched::Nothing));
        let Ok(Enriched::Kept(both)) = enriched(&plain, &noted) else { panic!("kept") };
        let (record, overlay) = log::read_noted(&unpack(&both).unwrap()).unwrap();
        assert_eq!(record.header.extra("Event"), Some("Club"));
        assert_eq!(overlay.notes.values().next().unwrap().comment.as_deref(), Some("a quiet start"));
        let other = packed(&format!("{PLAIN}; a loud start\n"));
        let told = Told { comments: 1, ..Told::default() };
        assert_eq!(enriched(&both, &other), Ok(Enriched::Dropped(told)));
        assert!(enriched(&plain, b"\xff\xff\xff").is_err());
    }
}
