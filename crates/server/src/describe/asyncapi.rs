//! The WebSockets as an AsyncAPI document.

use schemars::SchemaGenerator;
use serde_json::{Map, Value, json};

use super::{BASE, Schemas, info, places, properties, refer, text};
use crate::http::{Address, Answer, Kind, addresses};

/// One message for each kind that the `type` of a frame can name: those of an enum's schema.
fn messages(kind: Kind, generator: &mut SchemaGenerator) -> Vec<(String, Value)> {
    // The root type is referred to; what it is made of stands among the definitions.
    let _ = (kind.schema)(generator);
    let of = (kind.name)().into_owned();
    let schema = generator.definitions().get(&of).cloned().unwrap_or_default();
    let variants = schema["oneOf"].as_array().cloned().unwrap_or_default();
    let one = |mut payload: Value| {
        let word = payload["properties"]["type"]["const"].as_str()?.to_owned();
        let about = payload.as_object_mut().and_then(|fields| fields.remove("description"));
        let mut message = json!({ "name": word, "payload": payload });
        if let Some(about) = about {
            message["summary"] = about;
        }
        Some((format!("{of}.{word}"), message))
    };
    variants.into_iter().filter_map(one).collect()
}

fn references<'a>(to: &str, names: impl Iterator<Item = &'a String>) -> Vec<Value> {
    names.map(|name| json!({ "$ref": format!("#/{to}/{name}") })).collect()
}

/// The last word of a path but `ws`: `matches`, `lobby`.
fn channel(one: &Address) -> &str {
    one.path.split('/').find(|part| !part.is_empty()).unwrap_or_default()
}

/// The document, as JSON.
#[must_use]
pub fn asyncapi() -> String {
    let mut schemas = Schemas::new();
    let (mut channels, mut operations, mut all) = (Map::new(), Map::new(), Map::new());
    let mut received: Vec<String> = Vec::new();
    for one in addresses() {
        let Answer::Socket(heard, told) = one.answer else { continue };
        let name = channel(&one).to_owned();
        let mut of_channel = Map::new();
        // An operation is what the server does: it sends what it tells, and receives what it hears.
        for (action, kind, generator) in
            [("send", Some(told), &mut schemas.given), ("receive", heard, &mut schemas.taken)]
        {
            let Some(kind) = kind else { continue };
            let messages = messages(kind, generator);
            let names = messages.iter().map(|(name, _)| name);
            if action == "receive" {
                received.extend(names.clone().cloned());
            }
            operations.insert(
                format!("{action}-{name}"),
                json!({
                    "action": action,
                    "channel": { "$ref": format!("#/channels/{name}") },
                    "messages": references(&format!("channels/{name}/messages"), names),
                }),
            );
            for (message, body) in messages {
                let to = json!({ "$ref": format!("#/components/messages/{message}") });
                of_channel.insert(message.clone(), to);
                all.insert(message, body);
            }
        }
        let parameters: Map<String, Value> =
            places(one.path).map(|part| (part.to_owned(), json!({}))).collect();
        let query: Map<String, Value> =
            one.query.map(|query| properties(query, &schemas.taken)).unwrap_or_default();
        let mut body = json!({
            "address": format!("{BASE}{}", one.path),
            "description": one.says,
            "messages": of_channel,
            "bindings": { "ws": { "method": "GET", "query": { "type": "object", "properties": query } } },
        });
        if !parameters.is_empty() {
            body["parameters"] = parameters.into();
        }
        channels.insert(name, body);
    }
    let (schemas, twice) = schemas.definitions();
    for name in &received {
        all.entry(name).and_modify(|message| refer(message, &twice));
    }
    text(&json!({
        "asyncapi": "3.0.0",
        "info": info("Pasch over WebSockets"),
        "defaultContentType": "application/json",
        "channels": channels,
        "operations": operations,
        "components": { "messages": all, "schemas": schemas },
    }))
}
