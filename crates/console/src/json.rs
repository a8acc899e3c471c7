//! JSON as people write questions: a key that stands twice is refused rather than decided by chance, and a byte order
//! mark in front is skipped.

use std::fmt;

use anyhow::{Result, anyhow};
use pasch_messages::{Arg, message};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// The value that a text holds.
///
/// # Errors
/// When it is no JSON, or an object in it names a key twice.
pub fn read(text: &str) -> Result<Value> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    serde_json::from_str::<Once>(text)
        .map(|once| once.0)
        .map_err(|error| anyhow!(message!("json-bad", error = Arg::text(&error))))
}

/// A value without a key that stands twice.
struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader).map(Once)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&message!("json-value"), f)
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Once(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some((key, Once(value))) = entries.next_entry::<String, Once>()? {
            if map.contains_key(&key) {
                return Err(A::Error::custom(
                    message!("json-twice", key = format!("{:?}", crate::term::short(&key))).to_string(),
                ));
            }
            map.insert(key, value);
        }
        Ok(Value::Object(map))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_that_stands_twice_is_refused() {
        let told = |text: &str| read(text).expect_err("refused").to_string();
        assert!(told(r#"{"dice":[6,1],"dice":[5,5]}"#).contains("the key \"dice\" stands twice"));
        assert!(told(r#"{"a":[{"b":1,"b":2}]}"#).contains("\"b\" stands twice"), "inside, too");
        let text = r#"{"a":[1,-2,0.5,null,true,"x",{"b":{}}],"c":""}"#;
        assert_eq!(read(text).unwrap(), serde_json::from_str::<Value>(text).unwrap());
        assert!(told("{").starts_with("not JSON"));
    }

    #[test]
    fn a_byte_order_mark_is_skipped() {
        assert_eq!(read("\u{feff}{\"a\":1}").unwrap(), serde_json::json!({ "a": 1 }));
    }
}
