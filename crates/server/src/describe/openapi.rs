//! The HTTP side as an OpenAPI document.

use schemars::SchemaGenerator;
use serde_json::{Map, Value, json};

use super::{BASE, Schemas, info, places, refer, text};
use crate::http::{Address, Answer, Kind, addresses};
use crate::store::people::Scope;
use crate::wire::{DiceCommitment, DiceLink, ErrorBody, HostKey, MatchExport, Problem};

fn json_of(kind: Kind, generator: &mut SchemaGenerator) -> Value {
    json!({ "application/json": { "schema": (kind.schema)(generator) } })
}

/// A name for what is generated from the document: `get-matches-id`.
fn operation(one: &Address) -> String {
    let letters = one.path.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' });
    let words: String = letters.collect();
    let words: Vec<&str> = words.split('-').filter(|word| !word.is_empty()).collect();
    format!("{}-{}", one.method.to_lowercase(), words.join("-"))
}

/// The properties of a query as parameters.
fn parameters(one: &Address, generator: &SchemaGenerator) -> Vec<Value> {
    let in_path = places(one.path)
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }));
    let mut all: Vec<Value> = in_path.collect();
    for (name, schema) in one.query.into_iter().flat_map(|query| super::properties(query, generator)) {
        all.push(json!({ "name": name, "in": "query", "required": false, "schema": schema }));
    }
    all
}

fn body(one: &Address, generator: &mut SchemaGenerator) -> Option<Value> {
    let mut content = Map::new();
    if let Some(Value::Object(json)) = one.body.map(|kind| json_of(kind, generator)) {
        content.extend(json);
    }
    if one.file {
        content.insert("application/octet-stream".to_owned(), json!({}));
    }
    (!content.is_empty()).then(|| json!({ "required": true, "content": content }))
}

fn answer(one: &Address, generator: &mut SchemaGenerator) -> Value {
    match one.answer {
        Answer::Nothing => json!({ "description": "Done." }),
        Answer::Json(kind) => {
            json!({ "description": (kind.name)(), "content": json_of(kind, generator) })
        }
        Answer::File(kind) => json!({ "description": "A file.", "content": { kind: {} } }),
        Answer::Socket(..) => {
            json!({ "description": "A WebSocket: see `x-socket`, or the AsyncAPI document." })
        }
    }
}

/// Who may ask: a browser's session, tokens with any of the scopes, perhaps anybody.
fn security(one: &Address) -> Value {
    let tokens = one.scopes.iter().map(|scope| json!({ "token": [scope.word()] }));
    let all = std::iter::once(json!({ "session": [] })).chain(tokens);
    Value::Array(all.chain(one.is_open.then(|| json!({}))).collect())
}

/// The frames of a WebSocket: what the server sends and, if anything, receives.
fn socket(one: &Address, schemas: &mut Schemas) -> Option<Value> {
    let Answer::Socket(heard, told) = one.answer else { return None };
    let mut frames = json!({ "sends": (told.schema)(&mut schemas.given) });
    if let Some(heard) = heard {
        frames["receives"] = (heard.schema)(&mut schemas.taken).into();
    }
    Some(frames)
}

/// The document, as JSON. It has every type of the wire, also those of sockets, and the browser's types are made of it.
#[must_use]
pub fn openapi() -> String {
    let mut schemas = Schemas::new();
    let mut paths: Map<String, Value> = Map::new();
    let mut tags: Vec<&str> = Vec::new();
    let error = schemas.given.subschema_for::<Problem>();
    // Types that no address refers to: what stands in a file, in a frame, at `/.well-known`, and refusals as they were.
    let _ = schemas.given.subschema_for::<(MatchExport, DiceCommitment, DiceLink, HostKey, ErrorBody)>();
    for one in addresses() {
        if !tags.contains(&one.tag) {
            tags.push(one.tag);
        }
        let mut operation = json!({
            "operationId": operation(&one),
            "tags": [one.tag],
            "summary": one.says,
            "security": security(&one),
            "responses": {
                one.status.to_string(): answer(&one, &mut schemas.given),
                "default": { "$ref": "#/components/responses/Refused" },
            },
        });
        let parameters = parameters(&one, &schemas.taken);
        if !parameters.is_empty() {
            operation["parameters"] = parameters.into();
        }
        if let Some(body) = body(&one, &mut schemas.taken) {
            operation["requestBody"] = body;
        }
        if let Some(frames) = socket(&one, &mut schemas) {
            operation["x-socket"] = frames;
        }
        let entry = paths.entry(one.path.to_owned()).or_insert_with(|| json!({}));
        entry[one.method.to_lowercase()] = operation;
    }
    let scopes: Vec<String> = Scope::ALL.iter().map(|scope| format!("`{}`", scope.word())).collect();
    let (schemas, twice) = schemas.definitions();
    for operation in paths.values_mut().filter_map(Value::as_object_mut).flat_map(Map::values_mut) {
        if let Some(body) = operation.get_mut("requestBody") {
            refer(body, &twice);
        }
        if let Some(heard) = operation.pointer_mut("/x-socket/receives") {
            refer(heard, &twice);
        }
    }
    text(&json!({
        "openapi": "3.1.0",
        "info": info("Pasch over HTTP"),
        "servers": [{ "url": BASE }],
        "tags": tags.iter().map(|tag| json!({ "name": tag })).collect::<Vec<_>>(),
        "paths": paths,
        "components": {
            "schemas": schemas,
            "responses": {
                "Refused": {
                    "description": "Why not. docs/wire.md lists the codes.",
                    "content": { "application/problem+json": { "schema": error } },
                },
            },
            "securitySchemes": {
                "session": {
                    "type": "apiKey", "in": "cookie", "name": "pasch",
                    "description": "A browser's session; under https the cookie is called `__Host-pasch`.",
                },
                "token": {
                    "type": "http", "scheme": "bearer",
                    "description": format!("A program's token with the scope that is named: {}.", scopes.join(", ")),
                },
            },
        },
    }))
}
