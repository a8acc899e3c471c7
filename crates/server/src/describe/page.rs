//! The reference for people: every address and type. `make book` makes a page of it.

use std::fmt::Write as _;

use super::{BASE, generator, properties};
use crate::http::{Address, Answer, addresses};
use crate::store::people::Scope;
use crate::wire::types;

const BEFORE: &str = "\
# Reference of the wire

Every address and every type, printed from the program. How they belong together is told in [The wire](wire.md).

| request | who | body | answer |
|---|---|---|---|
";

/// Parameters are named as far as a line goes.
fn query(one: &Address) -> String {
    let mut generator = generator();
    let names: Vec<String> = one
        .query
        .map(|query| properties(query, &mut generator).keys().cloned().collect())
        .unwrap_or_default();
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

/// The reference as Markdown.
#[must_use]
pub fn page() -> String {
    let mut text = String::from(BEFORE);
    for one in addresses() {
        let _ = writeln!(text, "{}", row(&one));
    }
    text + "\n" + &types()
}
