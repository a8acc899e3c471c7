//! CBOR of strangers: one map, of few levels, that names nothing twice.

use ciborium::Value;
use ciborium::de::from_reader_with_recursion_limit;

use super::error::WebauthnError;

/// Levels of nesting that are read. The deepest statement of the specification has four.
const LEVELS: usize = 8;

/// Entries of a map that are read. Keys and statements have a handful.
const MOST: usize = 64;

/// A map in the order of its entries.
pub(super) struct Map(Vec<(Value, Value)>);

impl Map {
    /// Reads the map that `input` begins with, and returns it with the bytes that follow.
    ///
    /// # Errors
    /// When `input` begins with something else, or the map has too many keys or one of them twice.
    pub(super) fn read<'a>(what: &'static str, input: &'a [u8]) -> Result<(Self, &'a [u8]), WebauthnError> {
        let mut rest = input;
        let value = from_reader_with_recursion_limit(&mut rest, LEVELS);
        Ok((Self::of(what, value.map_err(|_| WebauthnError::NotCbor(what))?)?, rest))
    }

    /// Takes the map that a value is.
    ///
    /// # Errors
    /// When the value is something else, or the map has too many keys or one of them twice.
    pub(super) fn of(what: &'static str, value: Value) -> Result<Self, WebauthnError> {
        let Value::Map(entries) = value else { return Err(WebauthnError::NotCbor(what)) };
        let is_doubled = |number: usize| entries[..number].iter().any(|(key, _)| *key == entries[number].0);
        if entries.len() > MOST || (0..entries.len()).any(is_doubled) {
            return Err(WebauthnError::Malformed(what));
        }
        Ok(Self(entries))
    }

    /// Takes out the value under a text.
    pub(super) fn take(&mut self, key: &str) -> Option<Value> {
        let place = self.0.iter().position(|(name, _)| name.as_text() == Some(key))?;
        Some(self.0.swap_remove(place).1)
    }

    /// Returns the value under a number.
    pub(super) fn number(&self, key: i64) -> Option<&Value> {
        self.0.iter().find(|(name, _)| name.as_integer() == Some(key.into())).map(|(_, value)| value)
    }

    /// Returns the whole number under a number.
    pub(super) fn integer(&self, key: i64) -> Option<i64> {
        self.number(key).and_then(integer)
    }

    /// Returns the bytes under a number.
    pub(super) fn bytes(&self, key: i64) -> Option<&[u8]> {
        self.number(key)?.as_bytes().map(Vec::as_slice)
    }

    /// Returns whether the map has no entries.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Returns the whole number that a value is.
pub(super) fn integer(value: &Value) -> Option<i64> {
    value.as_integer()?.try_into().ok()
}
