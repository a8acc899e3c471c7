//! The reference for people: every address and type. `make book` makes a page of it.

use std::fmt::Write as _;

use serde_json::Value;

use super::{BASE, Schemas, openapi, properties, text};
use crate::http::{Address, Answer, addresses};
use crate::store::people::Scope;

const BEFORE: &str = "\
# Reference of the wire

Every address and every type, printed from the program; the types are JSON Schemas. How they belong together is told in
[The wire](wire.md).

| request | who | body | answer |
|---|---|---|---|
";

/// Parameters are named as far as a line goes.
fn query(one: &Address) -> String {
    let generator = Schemas::new().taken;
    let names: Vec<String> =
        one.query.map(|query| properties(query, &generator).keys().cloned().collect()).unwrap_or_default();
    match &names[..] {
        [] => String::new(),
        few if few.len() <= 3 => {
            format!("?{}", few.iter().map(|name| format!("{name}=…")).collect::<Vec<_>>().join("&"))
        }
        _ => "?…".to_owned(),
    }
}

fn row(one: &Address) -> String {
    let who = match one.scopes {
        [] => String::new(),
        all if all.len() == Scope::ALL.len() => "any token".to_owned(),
        some => some.iter().map(|scope| format!("`{}`", scope.word())).collect::<Vec<_>>().join(", "),
    };
    let mut body: Vec<String> = Vec::new();
    body.extend(one.file.then(|| "a file".to_owned()));
    body.extend(one.body.map(|kind| match (kind.name)() {
        // A type that is not the wire's own is any object.
        name if name.starts_with("Map") => "an object".to_owned(),
        name => format!("`{name}`"),
    }));
    let status = if one.status == 200 { String::new() } else { format!("{} ", one.status) };
    let answer = match one.answer {
        Answer::Nothing => "204".to_owned(),
        Answer::Json(kind) => format!("{status}`{}`", (kind.name)()),
        Answer::File(kind) => kind.split(';').next().unwrap_or(kind).to_owned(),
        Answer::Socket(heard, told) => {
            let heard = heard.map_or("nothing in".to_owned(), |kind| format!("`{}` in", (kind.name)()));
            format!("a WebSocket: {heard}, `{}` out", (told.name)())
        }
    };
    let says = one.says.trim_end_matches('.');
    format!(
        "| `{} {BASE}{}{}` | {who} | {} | {answer}: {says} |",
        one.method,
        one.path,
        query(one),
        body.join(" or ")
    )
}

/// Every type of the document for programs under its name.
fn types() -> String {
    let mut document: Value = serde_json::from_str(&openapi()).unwrap_or_default();
    let mut page = String::from("\n## Types\n");
    for (name, schema) in document["components"]["schemas"].as_object_mut().into_iter().flatten() {
        let about = schema.as_object_mut().and_then(|schema| schema.remove("description"));
        let about = about.as_ref().and_then(Value::as_str).unwrap_or_default();
        let _ = write!(page, "\n### {name}\n\n{about}\n\n```json\n{}```\n", text(schema));
    }
    page
}

/// The reference as Markdown.
#[must_use]
pub fn page() -> String {
    let mut text = String::from(BEFORE);
    for one in addresses() {
        let _ = writeln!(text, "{}", row(&one));
    }
    text + &types()
}
