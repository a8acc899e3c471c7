//! Every single-field alteration of a record is caught.
//!
//! `PASCH_DICE_RECORDS` says how many records are altered (4 where it does not), `PASCH_DICE_FIRST` the seed of the first.

use pasch_dice::v3::{Color, Record, verify};
use serde_json::Value;

use crate::games::{number, play, seeds};
use crate::world::outline;

/// The places of all values in a JSON text that are no lists or objects.
fn leaves(value: &Value, path: &mut Vec<String>, found: &mut Vec<Vec<String>>) {
    match value {
        Value::Array(list) => {
            for (at, one) in list.iter().enumerate() {
                path.push(at.to_string());
                leaves(one, path, found);
                path.pop();
            }
        }
        Value::Object(fields) => {
            for (name, one) in fields {
                path.push(name.clone());
                leaves(one, path, found);
                path.pop();
            }
        }
        _ => found.push(path.clone()),
    }
}

/// Another value of the same shape.
fn altered(value: &Value, salt: u64) -> Value {
    match value {
        Value::Number(number) => {
            let number = number.as_u64().unwrap();
            Value::from(if salt.is_multiple_of(2) || number == 0 { number + 1 } else { number - 1 })
        }
        Value::Bool(yes) => Value::from(!yes),
        Value::Null => Value::from("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"),
        Value::String(text) => match text.as_str() {
            "a" => Value::from("b"),
            "b" | "server" => Value::from("a"),
            _ => {
                // Another letter in one place makes it a different text.
                let mut letters: Vec<char> = text.chars().collect();
                if letters.is_empty() {
                    return Value::from("x");
                }
                let at = (salt % letters.len() as u64) as usize;
                letters[at] = if letters[at] == 'Q' { 'g' } else { 'Q' };
                Value::from(letters.into_iter().collect::<String>())
            }
        },
        _ => unreachable!("leaves only"),
    }
}

pub fn at_path<'v>(value: &'v mut Value, path: &[String]) -> &'v mut Value {
    path.iter().fold(value, |value, step| match value {
        Value::Array(list) => &mut list[step.parse::<usize>().unwrap()],
        other => &mut other[step.as_str()],
    })
}

/// Whether an altered record is caught: it cannot be read, or it is red.
pub fn is_caught(value: &Value) -> bool {
    let Ok(record) = serde_json::from_value::<Record>(value.clone()) else { return true };
    verify(&record, outline, None).map_or(true, |verdict| verdict.chosen() == Color::Red)
}

/// Every record that differs in one field, or in one entry that is left out, doubled or moved.
pub fn alterations(value: &Value, salt: u64) -> Vec<(String, Value)> {
    let mut places = Vec::new();
    leaves(value, &mut Vec::new(), &mut places);
    let mut found = Vec::new();
    for (at, path) in places.iter().enumerate() {
        let mut copy = value.clone();
        let leaf = at_path(&mut copy, path);
        *leaf = altered(leaf, salt + at as u64);
        found.push((path.join("."), copy));
    }
    let items = value["epochs"][0]["items"].as_array().unwrap();
    let mut with = |what: String, items: Vec<Value>| {
        let mut copy = value.clone();
        copy["epochs"][0]["items"] = Value::from(items);
        found.push((what, copy));
    };
    for at in 0..items.len() {
        let mut less = items.clone();
        less.remove(at);
        with(format!("without entry {at}"), less);
        let mut more = items.clone();
        more.insert(at, items[at].clone());
        with(format!("entry {at} twice"), more);
        if at > 0 && items[at] != items[at - 1] {
            let mut other = items.clone();
            other.swap(at, at - 1);
            with(format!("entries {at} changed places"), other);
        }
    }
    found
}

#[test]
fn every_altered_field_is_caught() {
    let records = number("PASCH_DICE_RECORDS", 4);
    let mut count = 0;
    for seed in seeds(records) {
        let (world, _) = play(seed);
        let value = serde_json::to_value(world.record()).unwrap();
        assert!(!is_caught(&value));
        for (what, altered) in alterations(&value, seed) {
            assert!(is_caught(&altered), "record {seed}: {what}");
            count += 1;
        }
    }
    eprintln!("{count} alterations of {records} records, all caught");
}
