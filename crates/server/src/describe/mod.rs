//! The API described for programs and for people, from the list of addresses and the types of the wire.

mod asyncapi;
mod documents;
mod openapi;
mod page;

use std::fmt::Write as _;

use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

pub use asyncapi::asyncapi;
pub use documents::routes;
pub use openapi::openapi;
pub use page::page;

#[cfg(test)]
mod tests;

/// Where the addresses of the present version begin.
pub const BASE: &str = "/api/v1";

/// What the documents say of refusals, sessions and tokens.
const ABOUT: &str = "Backgammon and its relatives against bots and people. The types and what stands behind them are told in \
     docs/wire.md, tokens in docs/api.md. A browser is known by a cookie that GET /me sets, a program by a token that its \
     owner makes on the account's page. Within a version addresses and fields are added, never changed or removed: readers \
     pass over fields that they do not know.";

/// Schemas that refer to each other under `/components/schemas`: of what the server takes, and of what it gives.
struct Schemas {
    taken: SchemaGenerator,
    given: SchemaGenerator,
}

impl Schemas {
    fn new() -> Self {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = "/components/schemas".into();
            settings.meta_schema = None;
        });
        Self { taken: settings.clone().into_generator(), given: settings.for_serialize().into_generator() }
    }

    /// All schemas that were referred to, and the names of the types that have two. A type that is both taken and given
    /// has one, unless a request may leave out what an answer always has, here or further in: what is taken then is called
    /// `…Request`. Whoever refers to what is taken has to [`refer`] to those.
    fn definitions(mut self) -> (Map<String, Value>, Vec<String>) {
        let mut all = self.given.take_definitions(true);
        let taken = self.taken.take_definitions(true);
        let both = || taken.iter().filter_map(|(name, taken)| Some((name, taken, all.get(name)?)));
        let mut twice: Vec<String> = both()
            .filter(|(_, taken, given)| requires_more(given, taken))
            .map(|(name, ..)| name.clone())
            .collect();
        loop {
            let more: Vec<String> = both()
                .filter(|(name, taken, _)| !twice.contains(name) && names_one_of(taken, &twice))
                .map(|(name, ..)| name.clone())
                .collect();
            if more.is_empty() {
                break;
            }
            twice.extend(more);
        }
        for (mut name, mut schema) in taken {
            refer(&mut schema, &twice);
            if twice.contains(&name) {
                name += REQUEST;
            }
            all.entry(name).or_insert(schema);
        }
        (all, twice)
    }
}

/// The end of a type's name, where what is taken needs less than what is given.
const REQUEST: &str = "Request";

/// Whether one schema of a type requires a field that the other does not.
fn requires_more(given: &Value, taken: &Value) -> bool {
    match (given, taken) {
        (Value::Object(given), Value::Object(taken)) => {
            let required = |fields: &Map<String, Value>| {
                fields.get("required").and_then(Value::as_array).cloned().unwrap_or_default()
            };
            let needed = required(taken);
            required(given).iter().any(|name| !needed.contains(name))
                || given.iter().any(|(key, one)| taken.get(key).is_some_and(|two| requires_more(one, two)))
        }
        (Value::Array(given), Value::Array(taken)) => {
            given.iter().zip(taken).any(|(one, two)| requires_more(one, two))
        }
        _ => false,
    }
}

/// The name of the type that a reference leads to.
fn name_of(reference: &str) -> &str {
    reference.rsplit('/').next().unwrap_or(reference)
}

/// Whether a schema refers to one of these types.
fn names_one_of(schema: &Value, names: &[String]) -> bool {
    match schema {
        Value::Object(fields) => fields.iter().any(|(key, value)| match value {
            Value::String(to) if key == "$ref" => names.iter().any(|one| one == name_of(to)),
            other => names_one_of(other, names),
        }),
        Value::Array(items) => items.iter().any(|item| names_one_of(item, names)),
        _ => false,
    }
}

/// Lets a schema refer to the types of requests.
fn refer(schema: &mut Value, twice: &[String]) {
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(to) if key == "$ref" => {
                        if twice.iter().any(|one| one == name_of(to)) {
                            *to += REQUEST;
                        }
                    }
                    other => refer(other, twice),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| refer(item, twice)),
        _ => {}
    }
}

fn info(title: &str) -> Value {
    json!({
        "title": title,
        "version": "1",
        "description": ABOUT,
        "license": { "name": "MIT OR Apache-2.0", "url": "https://www.apache.org/licenses/LICENSE-2.0" },
    })
}

/// The longest line of a document, unless a single text is longer.
const WIDTH: usize = 140;

/// A document as text, the same each time.
fn text(document: &Value) -> String {
    let mut text = String::new();
    print(document, 0, 0, &mut text);
    text + "\n"
}

/// Writes a value on one line if it fits there, else with a line for each of its parts.
fn print(value: &Value, depth: usize, before: usize, text: &mut String) {
    let line = value.to_string();
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(fields) => {
            fields.iter().map(|(name, one)| (format!("{}: ", json!(name)), one)).collect()
        }
        Value::Array(items) => items.iter().map(|one| (String::new(), one)).collect(),
        _ => Vec::new(),
    };
    if parts.is_empty() || 2 * depth + before + line.len() <= WIDTH {
        *text += &line;
        return;
    }
    *text += &line[..1];
    for (index, (name, one)) in parts.iter().enumerate() {
        *text += if index == 0 { "\n" } else { ",\n" };
        *text += &"  ".repeat(depth + 1);
        *text += name;
        print(one, depth + 1, name.len(), text);
    }
    let _ = write!(text, "\n{}{}", "  ".repeat(depth), &line[line.len() - 1..]);
}

/// The names in braces of a path.
fn places(path: &str) -> impl Iterator<Item = &str> {
    path.split('{').skip(1).filter_map(|rest| rest.split_once('}').map(|(name, _)| name))
}

/// The properties of a type that is an object, in their order.
fn properties(kind: crate::http::Kind, generator: &SchemaGenerator) -> Map<String, Value> {
    // Parameters are no type of their own: what a schema is made of is read from a generator that is thrown away.
    let mut aside = generator.clone();
    let _ = (kind.schema)(&mut aside);
    let schema = aside.definitions().get((kind.name)().as_ref()).cloned().unwrap_or_default();
    schema["properties"].as_object().cloned().unwrap_or_default()
}
