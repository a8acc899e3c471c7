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

    /// All schemas that were referred to. A type that is both taken and given has one, unless it always comes with fields
    /// that have a default and may be left out of a request: what is taken then is called `…Request`.
    fn definitions(mut self) -> Map<String, Value> {
        let mut all = self.given.take_definitions(true);
        let taken = self.taken.take_definitions(true);
        let is_twice = |name: &String| all.get(name).is_some_and(requires_defaults);
        let twice: Vec<String> = taken.keys().filter(|name| is_twice(name)).cloned().collect();
        for (mut name, mut schema) in taken {
            refer(&mut schema, &twice);
            if twice.contains(&name) {
                name += REQUEST;
            }
            all.entry(name).or_insert(schema);
        }
        all
    }
}

/// The end of a type's name, where what is taken needs less than what is given.
const REQUEST: &str = "Request";

/// Whether a schema, or one further in, requires a field that has a default.
fn requires_defaults(schema: &Value) -> bool {
    match schema {
        Value::Object(fields) => {
            let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            required.map(|name| &schema["properties"][name]).any(|field| field.get("default").is_some())
                || fields.values().any(requires_defaults)
        }
        Value::Array(items) => items.iter().any(requires_defaults),
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
                        if to.rsplit('/').next().is_some_and(|name| twice.iter().any(|one| one == name)) {
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
