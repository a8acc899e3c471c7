//! What is generated from the wire types is what is committed.

use std::path::{Path, PathBuf};

use serde_json::Value;

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
fn the_browsers_types_are_up_to_date() {
    let modules = pasch_server::wire::typescript();
    for module in &modules {
        check(&format!("web/src/wire/{}.ts", module.name), &module.text);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire");
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(
            modules.iter().any(|module| module.name == name),
            "{} is no module of the wire",
            path.display()
        );
    }
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
fn the_schema_of_reports_is_up_to_date() {
    check("docs/report.schema.json", &pasch_server::wire::report_schema().unwrap());
}

#[test]
fn the_documents_for_programs_are_up_to_date() {
    check("docs/api/v1/openapi.json", &pasch_server::describe::openapi());
    check("docs/api/v1/asyncapi.json", &pasch_server::describe::asyncapi());
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
