//! Every single-field alteration of a record is caught.
//!
//! `PASCH_DICE_RECORDS` says how many records are altered (4 where it does not).

use pasch_dice::v3::{Color, Record, verify};
use serde_json::Value;

use crate::games::{number, play};
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
                // Another letter somewhere.
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

fn at_path<'v>(value: &'v mut Value, path: &[String]) -> &'v mut Value {
    path.iter().fold(value, |value, step| match value {
        Value::Array(list) => &mut list[step.parse::<usize>().unwrap()],
        other => &mut other[step.as_str()],
    })
}

/// Whether an altered record is caught: it cannot be read, or it is red.
fn is_caught(value: &Value) -> bool {
    let Ok(record) = serde_json::from_value::<Record>(value.clone()) else { return true };
    verify(&record, outline, None).map_or(true, |verdict| verdict.chosen() == Color::Red)
}

#[test]
fn every_altered_field_is_caught() {
    let records = number("PASCH_DICE_RECORDS", 4);
    let mut count = 0;
    for seed in 1..=records {
        let (world, _) = play(seed);
        let value = serde_json::to_value(world.record()).unwrap();
        assert!(!is_caught(&value));
        let mut places = Vec::new();
        leaves(&value, &mut Vec::new(), &mut places);
        for (at, path) in places.iter().enumerate() {
            let mut copy = value.clone();
            let leaf = at_path(&mut copy, path);
            *leaf = altered(leaf, seed + at as u64);
            assert!(is_caught(&copy), "record {seed}: {}", path.join("."));
            count += 1;
        }
        // Entries left out, twice, in another order; the last ones cut off.
        let entries = value["epochs"][0]["items"].as_array().unwrap().len();
        for at in 0..entries {
            let list = |value: &mut Value| value["epochs"][0]["items"].as_array().unwrap().clone();
            let mut copy = value.clone();
            let mut items = list(&mut copy);
            items.remove(at);
            copy["epochs"][0]["items"] = Value::from(items);
            assert!(is_caught(&copy), "record {seed}: without entry {at}");
            let mut copy = value.clone();
            let mut items = list(&mut copy);
            items.insert(at, items[at].clone());
            copy["epochs"][0]["items"] = Value::from(items);
            assert!(is_caught(&copy), "record {seed}: entry {at} twice");
            if at > 0 && value["epochs"][0]["items"][at] != value["epochs"][0]["items"][at - 1] {
                let mut copy = value.clone();
                let mut items = list(&mut copy);
                items.swap(at, at - 1);
                copy["epochs"][0]["items"] = Value::from(items);
                assert!(is_caught(&copy), "record {seed}: entries {at} changed places");
            }
            count += 3;
        }
    }
    eprintln!("{count} alterations of {records} records, all caught");
}
