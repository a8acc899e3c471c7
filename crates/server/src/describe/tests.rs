//! What the document says of requests is what the program reads.

use serde_json::{Map, Value, json};

use super::openapi;
use crate::http::{Answer, Kind, addresses};

/// Alternatives of one schema, at most.
const ALTERNATIVES: usize = 64;

/// A value with nothing that the schema lets out; of alternatives the one with this number, counted round.
fn least(schema: &Value, schemas: &Map<String, Value>, pick: usize) -> Value {
    let chosen = |all: &Value| {
        let all = all.as_array()?;
        all.get(pick % all.len().max(1)).cloned()
    };
    if let Some(name) = schema["$ref"].as_str() {
        return least(&schemas[super::name_of(name)], schemas, pick);
    }
    if let Some(one) = schema.get("const") {
        return one.clone();
    }
    if let Some(one) = chosen(&schema["enum"]) {
        return one;
    }
    let mut value = match chosen(&schema["oneOf"]).or_else(|| chosen(&schema["anyOf"])) {
        Some(one) => least(&one, schemas, pick),
        None => Value::Null,
    };
    let kind = schema["type"].as_str().or_else(|| schema["type"][0].as_str());
    let low = schema["minimum"].as_f64().unwrap_or_default();
    match kind {
        Some("string") => json!(""),
        Some("boolean") => json!(false),
        Some("integer") => json!(low as i64),
        Some("number") => json!(low),
        Some("array") => {
            let count = schema["minItems"].as_u64().unwrap_or_default() as usize;
            let fixed = schema["prefixItems"].as_array().cloned().unwrap_or_default();
            let item = |at: usize| least(fixed.get(at).unwrap_or(&schema["items"]), schemas, pick);
            (0..count).map(item).collect()
        }
        Some("object") => {
            let fields = value.as_object_mut().map(std::mem::take).unwrap_or_default();
            let needed = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let one = |name: &str| (name.to_owned(), least(&schema["properties"][name], schemas, pick));
            fields.into_iter().chain(needed.map(one)).collect()
        }
        _ => value,
    }
}

/// The types that the server takes, those of bodies and of frames, each with its schema in the document.
fn all_taken(document: &Value) -> Vec<(String, Kind, Value)> {
    let mut all = Vec::new();
    for one in addresses() {
        let name = format!("{} {}", one.method, one.path);
        let printed = &document["paths"][one.path][one.method.to_lowercase()];
        if let Some(kind) = one.body {
            let body = &printed["requestBody"]["content"]["application/json"]["schema"];
            all.push((name.clone(), kind, body.clone()));
        }
        if let Answer::Socket(Some(kind), _) = one.answer {
            all.push((name, kind, printed["x-socket"]["receives"].clone()));
        }
    }
    all
}

#[test]
fn requests_need_what_the_document_says_and_nothing_else() {
    let document: Value = serde_json::from_str(&openapi()).expect("JSON");
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let mut faults = Vec::new();
    let mut tried = 0;
    for (address, kind, schema) in all_taken(&document) {
        let reads = kind.reads.expect("a type that is taken can be read");
        assert!(schema.is_object(), "{address}");
        for pick in 0..ALTERNATIVES {
            let value = least(&schema, schemas, pick);
            tried += 1;
            if let Err(error) = reads(&value) {
                faults.push(format!("{address}: {error}: {value}"));
                continue;
            }
            // What is required is.
            for field in value.as_object().into_iter().flat_map(Map::keys) {
                let mut less = value.clone();
                less.as_object_mut().expect("an object").remove(field);
                if reads(&less).is_ok() {
                    faults.push(format!("{address}: {field} may be left out: {less}"));
                }
            }
        }
    }
    assert!(tried > 1000, "{tried}");
    faults.dedup();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
