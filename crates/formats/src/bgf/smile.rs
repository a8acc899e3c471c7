//! Smile, JSON in binary, by its published specification (FasterXML, smile-format-specification 1.0.4).

use serde_json::{Map, Number, Value};

/// The most values that a document may hold, and the most bytes of text: shared strings make a few bytes mean many.
const MOST_VALUES: usize = 2_000_000;
const MOST_TEXT: usize = 64 << 20;

/// The longest string that is remembered to be named again by its number, in bytes.
const SHARED_LENGTH: usize = 64;
const SHARED_COUNT: usize = 1024;

/// An array or object that is not closed yet.
enum Open {
    Array(Vec<Value>),
    Object(Map<String, Value>, Option<String>),
}

struct Reader<'a> {
    rest: &'a [u8],
    names: Option<Vec<String>>,
    strings: Option<Vec<String>>,
    text_left: usize,
}

/// Reads a document; `None` if it breaks the format anywhere or holds too much.
pub(super) fn parse(bytes: &[u8]) -> Option<Value> {
    let [b':', b')', b'\n', flags, rest @ ..] = bytes else { return None };
    let shared = |bit: u8| (flags & bit != 0).then(Vec::new);
    let mut reader = Reader { rest, names: shared(1), strings: shared(2), text_left: MOST_TEXT };
    let mut open: Vec<Open> = Vec::new();
    for _ in 0..MOST_VALUES {
        // Names and ends come before values.
        let finished = match open.last_mut() {
            Some(Open::Array(_)) if reader.rest.first() == Some(&0xF9) => {
                reader.byte()?;
                true
            }
            Some(Open::Object(_, name @ None)) => match reader.name()? {
                Some(found) => {
                    *name = Some(found);
                    false
                }
                None => true,
            },
            _ => false,
        };
        let mut value = if finished {
            match open.pop()? {
                Open::Array(values) => Value::Array(values),
                Open::Object(map, _) => Value::Object(map),
            }
        } else {
            match reader.rest.first()? {
                0xF8 => {
                    reader.byte()?;
                    open.push(Open::Array(Vec::new()));
                    continue;
                }
                0xFA => {
                    reader.byte()?;
                    open.push(Open::Object(Map::new(), None));
                    continue;
                }
                _ => reader.value()?,
            }
        };
        match open.last_mut() {
            None => return Some(value),
            Some(Open::Array(values)) => values.push(value.take()),
            Some(Open::Object(map, name)) => {
                map.insert(name.take()?, value.take());
            }
        }
    }
    None
}

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    fn text(&mut self, length: usize) -> Option<String> {
        let (text, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        self.pay(length)?;
        Some(String::from_utf8_lossy(text).into_owned())
    }

    /// Text up to its end mark.
    fn long_text(&mut self) -> Option<String> {
        let length = self.rest.iter().position(|&byte| byte == 0xFC)?;
        let text = self.text(length)?;
        self.byte()?;
        Some(text)
    }

    fn pay(&mut self, length: usize) -> Option<()> {
        self.text_left = self.text_left.checked_sub(length)?;
        Some(())
    }

    /// Seven bits a byte, the last byte six and its high bit set.
    fn unsigned(&mut self) -> Option<u64> {
        let mut value = 0u64;
        loop {
            let byte = self.byte()?;
            if byte & 0x80 != 0 {
                return Some(value << 6 | u64::from(byte & 0x3F));
            }
            value = value << 7 | u64::from(byte);
        }
    }

    /// Bits in bytes of seven.
    fn bits(&mut self, bytes: usize) -> Option<u64> {
        (0..bytes).try_fold(0u64, |value, _| Some(value << 7 | u64::from(self.byte()? & 0x7F)))
    }

    /// The name of a field, or an inner `None` at the end of the object.
    fn name(&mut self) -> Option<Option<String>> {
        let token = self.byte()?;
        let name = match token {
            0xFB => return Some(None),
            0x20 => return Some(Some(String::new())),
            0x30..=0x33 => {
                let index = usize::from(token & 3) << 8 | usize::from(self.byte()?);
                return Some(Some(self.names.as_ref()?.get(index)?.clone()));
            }
            0x40..=0x7F => {
                return Some(Some(self.names.as_ref()?.get(usize::from(token - 0x40))?.clone()));
            }
            0x34 => return Some(Some(self.long_text()?)),
            0x80..=0xBF => self.text(usize::from(token - 0x80) + 1)?,
            0xC0..=0xF7 => self.text(usize::from(token - 0xC0) + 2)?,
            _ => return None,
        };
        remember(&mut self.names, &name);
        Some(Some(name))
    }

    fn shared(&mut self, index: usize) -> Option<Value> {
        let text = self.strings.as_ref()?.get(index)?.clone();
        self.pay(text.len())?;
        Some(Value::String(text))
    }

    fn value(&mut self) -> Option<Value> {
        let token = self.byte()?;
        let short = usize::from(token & 0x1F);
        let length = match token {
            0x01..=0x1F => return self.shared(short - 1),
            0xEC..=0xEF => {
                let index = usize::from(token & 3) << 8 | usize::from(self.byte()?);
                return self.shared(index);
            }
            0x20 => return Some(Value::String(String::new())),
            0x21 => return Some(Value::Null),
            0x22 | 0x23 => return Some(Value::Bool(token == 0x23)),
            0x24 | 0x25 => return Some(Value::from(signed(self.unsigned()?))),
            0x26 => {
                self.packed()?;
                return Some(Value::Null);
            }
            0x28 => return Some(float(f32::from_bits(self.bits(5)? as u32).into())),
            0x29 => return Some(float(f64::from_bits(self.bits(10)?))),
            0x2A => {
                self.unsigned()?;
                self.packed()?;
                return Some(Value::Null);
            }
            0xC0..=0xDF => return Some(Value::from(signed(short as u64))),
            0xE0 | 0xE4 => return Some(Value::String(self.long_text()?)),
            0xE8 => {
                self.packed()?;
                return Some(Value::Null);
            }
            0xFD => {
                let length = usize::try_from(self.unsigned()?).ok()?;
                self.rest = self.rest.get(length..)?;
                return Some(Value::Null);
            }
            0x40..=0x5F => short + 1,
            0x60..=0x7F => short + 33,
            0x80..=0x9F => short + 2,
            0xA0..=0xBF => short + 34,
            _ => return None,
        };
        let text = self.text(length)?;
        remember(&mut self.strings, &text);
        Some(Value::String(text))
    }

    /// Bytes of seven bits each; their number comes first, as they would be with eight.
    fn packed(&mut self) -> Option<()> {
        let length = usize::try_from(self.unsigned()?).ok()?;
        self.rest = self.rest.get(length.checked_mul(8)?.div_ceil(7)..)?;
        Some(())
    }
}

fn remember(table: &mut Option<Vec<String>>, text: &str) {
    if let Some(table) = table.as_mut().filter(|_| text.len() <= SHARED_LENGTH) {
        if table.len() == SHARED_COUNT {
            table.clear();
        }
        table.push(text.to_owned());
    }
}

/// Zigzag: the sign is the lowest bit.
fn signed(value: u64) -> i64 {
    (value >> 1) as i64 ^ -((value & 1) as i64)
}

fn float(value: f64) -> Value {
    Number::from_f64(value).map_or(Value::Null, Value::Number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Spelt out by hand after the specification's tables.
    #[test]
    fn a_document_by_hand() {
        let mut bytes = b":)\n\x03\xFA".to_vec();
        bytes.extend(b"\x80a\xC3"); // "a": -2
        bytes.extend(b"\x81bc\xF8\x41hi\x01\x24\x02\x80\x21\x23\xF9"); // "bc": ["hi", the first string, 64, null, true]
        bytes.extend(b"\x80d\x28\x03\x7C\x00\x00\x00"); // "d": 1.0
        bytes.extend(b"\x34ee\xFC\xFA\x40\x20\xFB\xFB"); // "ee": {the first name: ""}
        let due = json!({"a": -2, "bc": ["hi", "hi", 64, null, true], "d": 1.0, "ee": {"a": ""}});
        assert_eq!(parse(&bytes), Some(due));
        for cut in 0..bytes.len() {
            assert_eq!(parse(&bytes[..cut]), None, "cut at {cut}");
        }
    }
}
