//! The document for programs is the one that is committed, and everything else that is printed of the wire agrees with it.

use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};

fn check(path: &str, expected: &str) {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("UPDATE_WIRE").is_some() {
        std::fs::write(&path, expected).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    let name = path.display();
    assert!(found == expected, "{name} is out of date: UPDATE_WIRE=1 cargo test -p pasch-server --test wire");
}

#[test]
fn the_reference_has_every_address_and_type() {
    let page = pasch_server::describe::page();
    let document: Value = serde_json::from_str(&pasch_server::describe::openapi()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() > 50);
    for path in paths.keys() {
        assert!(page.contains(path.as_str()), "{path}");
    }
    for name in document["components"]["schemas"].as_object().unwrap().keys() {
        assert!(page.contains(&format!("`{name}`")) || page.contains(name.as_str()), "{name}");
    }
}

#[test]
fn the_documents_for_programs_are_up_to_date() {
    check("docs/api/v1/openapi.json", &pasch_server::describe::openapi());
}

/// The document for programs, and its schemas.
fn document() -> (Value, Map<String, Value>) {
    let document: Value = serde_json::from_str(&pasch_server::describe::openapi()).unwrap();
    let schemas = document["components"]["schemas"].as_object().unwrap().clone();
    (document, schemas)
}

#[test]
fn the_schema_of_reports_is_that_of_the_document() {
    let (_, schemas) = document();
    let report = pasch_server::wire::report_schema().unwrap().replace("#/$defs/", "#/components/schemas/");
    let mut report: Value = serde_json::from_str(&report).unwrap();
    let root = report.as_object_mut().unwrap();
    let parts = root.remove("$defs").unwrap();
    assert!(root.remove("$schema").is_some());
    assert_eq!(root.remove("title").unwrap(), "ReportView");
    assert_eq!(root, schemas["ReportView"].as_object().unwrap());
    let parts = parts.as_object().unwrap();
    assert!(parts.len() > 10);
    for (name, part) in parts {
        assert_eq!(Some(part), schemas.get(name), "{name}");
    }
}

#[test]
fn the_document_of_sockets_says_what_the_document_of_addresses_says() {
    let (document, schemas) = document();
    let sockets: Value = serde_json::from_str(&pasch_server::describe::asyncapi()).unwrap();
    for (name, schema) in sockets["components"]["schemas"].as_object().unwrap() {
        assert_eq!(Some(schema), schemas.get(name), "{name}");
    }
    let channels = sockets["channels"].as_object().unwrap();
    let paths = document["paths"].as_object().unwrap();
    let with_socket = paths.iter().filter(|(_, path)| path["get"]["x-socket"].is_object());
    assert_eq!(with_socket.clone().count(), channels.len());
    for (path, operations) in with_socket {
        let address = format!("/api/v1{path}");
        let channel = channels.values().find(|channel| channel["address"] == *address).expect(path);
        let mut expected = Map::new();
        for kind in operations["get"]["x-socket"].as_object().unwrap().values() {
            let kind = kind["$ref"].as_str().unwrap().rsplit('/').next().unwrap();
            for variant in schemas[kind]["oneOf"].as_array().unwrap() {
                let name = format!("{kind}.{}", variant["properties"]["type"]["const"].as_str().unwrap());
                let mut payload = variant.clone();
                payload.as_object_mut().unwrap().remove("description");
                assert_eq!(sockets["components"]["messages"][&name]["payload"], payload, "{name}");
                expected.insert(name.clone(), json!({ "$ref": format!("#/components/messages/{name}") }));
            }
        }
        assert_eq!(channel["messages"].as_object(), Some(&expected), "{path}");
    }
}

#[test]
fn no_body_is_of_a_type_that_requests_have_of_their_own() {
    let (document, schemas) = document();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for operation in operations.as_object().unwrap().values() {
            let taken = [&operation["requestBody"], &operation["x-socket"]["receives"]];
            let mut references = Vec::new();
            taken.into_iter().for_each(|part| walk(part, &mut references, &mut Vec::new()));
            for to in references {
                let name = to.rsplit('/').next().unwrap();
                assert!(!schemas.contains_key(&format!("{name}Request")), "{path} takes {name}");
            }
        }
    }
}

/// Every reference in a document, and every name of an operation.
fn walk(value: &Value, references: &mut Vec<String>, operations: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match (name.as_str(), field) {
                    ("$ref", Value::String(to)) => references.push(to.clone()),
                    ("operationId", Value::String(id)) => operations.push(id.clone()),
                    _ => walk(field, references, operations),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| walk(item, references, operations)),
        _ => {}
    }
}

#[test]
fn the_documents_hold_together() {
    for text in [pasch_server::describe::openapi(), pasch_server::describe::asyncapi()] {
        let document: Value = serde_json::from_str(&text).unwrap();
        let (mut references, mut operations) = (Vec::new(), Vec::new());
        walk(&document, &mut references, &mut operations);
        assert!(references.len() > 20);
        for to in references {
            let pointer = to.strip_prefix('#').expect("references stay in the document");
            assert!(document.pointer(pointer).is_some(), "{to} leads nowhere");
        }
        let all = operations.len();
        operations.sort();
        operations.dedup();
        assert_eq!(operations.len(), all, "every operation has a name of its own");
    }
    let sockets: Value = serde_json::from_str(&pasch_server::describe::asyncapi()).unwrap();
    for message in
        ["ClientMessage.intent", "ClientMessage.diceLink", "ServerMessage.state", "LobbyMessage.snapshot"]
    {
        assert!(sockets["components"]["messages"][message].is_object(), "{message}");
    }
}
