//! The API described for programs and for people, from the list of addresses and the types of the wire.

mod asyncapi;
mod documents;
mod openapi;
mod page;

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

/// Schemas that refer to each other under `/components/schemas`.
fn generator() -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    });
    settings.into_generator()
}

/// All schemas that were referred to.
fn definitions(mut generator: SchemaGenerator) -> Map<String, Value> {
    generator.take_definitions(true)
}

fn info(title: &str) -> Value {
    json!({
        "title": title,
        "version": "1",
        "description": ABOUT,
        "license": { "name": "MIT OR Apache-2.0", "url": "https://www.apache.org/licenses/LICENSE-2.0" },
    })
}

/// A document as text, the same each time.
fn text(document: &Value) -> String {
    // Maps with string keys can always be written.
    serde_json::to_string_pretty(document).unwrap_or_default() + "\n"
}

/// The names in braces of a path.
fn places(path: &str) -> impl Iterator<Item = &str> {
    path.split('{').skip(1).filter_map(|rest| rest.split_once('}').map(|(name, _)| name))
}

/// The properties of a type that is an object, in their order.
fn properties(kind: crate::http::Kind, generator: &mut SchemaGenerator) -> Map<String, Value> {
    // Parameters are no type of their own: what a schema is made of is read from a generator that is thrown away.
    let mut aside = generator.clone();
    let _ = (kind.schema)(&mut aside);
    let schema = aside.definitions().get((kind.name)().as_ref()).cloned().unwrap_or_default();
    schema["properties"].as_object().cloned().unwrap_or_default()
}
