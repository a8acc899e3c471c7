//! Compiles the English catalogue into a table, so that a sentence needs neither a parser nor a file at run time.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// The files with the sentences of Rust, in `locales/en`. The others belong to the pages.
const FILES: &[&str] = &[
    "accounts",
    "advice",
    "commands",
    "engine",
    "files",
    "lab",
    "lessons",
    "mails",
    "output",
    "reasons",
    "refusals",
    "rules",
    "server",
    "service",
    "store",
    "story",
    "transcript",
];

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../locales/en");
    let mut sentences = BTreeMap::new();
    for name in FILES {
        let path = folder.join(format!("{name}.ftl"));
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            let pattern = message.value.unwrap_or_else(|| panic!("{id} has no text"));
            let mut args = Vec::new();
            let pieces = pieces(&id, &pattern, &mut args);
            assert!(sentences.insert(id.clone(), (args, pieces)).is_none(), "{id} stands twice");
        }
    }
    let mut table = String::from("pub(crate) static CATALOGUE: &[Entry] = &[\n");
    for (id, (args, pieces)) in sentences {
        writeln!(table, "Entry {{ id: {id:?}, args: &{args:?}, pattern: &[{pieces}] }},")
            .expect("a text takes it");
    }
    table.push_str("];\n");
    let out = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("catalogue.rs");
    fs::write(out, table).expect("the output folder can be written");
}

/// A pattern as Rust, and the arguments that it names.
fn pieces(id: &str, pattern: &Pattern<&str>, args: &mut Vec<String>) -> String {
    let mut out = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => write!(out, "Piece::Text({value:?}),"),
            PatternElement::Placeable { expression } => write!(out, "{}", piece(id, expression, args)),
        }
        .expect("a text takes it");
    }
    out
}

fn piece(id: &str, expression: &Expression<&str>, args: &mut Vec<String>) -> String {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            let value = fluent_syntax::unicode::unescape_unicode_to_string(value);
            format!("Piece::Text({value:?}),")
        }
        Expression::Inline(inline) => format!("Piece::Arg({:?}),", argument(id, inline, args)),
        Expression::Select { selector, variants } => {
            let name = argument(id, selector, args);
            let mut other = None;
            let mut choices = String::new();
            for (index, variant) in variants.iter().enumerate() {
                let key = match &variant.key {
                    VariantKey::Identifier { name } => name,
                    VariantKey::NumberLiteral { value } => value,
                };
                if variant.default {
                    other = Some(index);
                }
                write!(choices, "({key:?}, &[{}]),", pieces(id, &variant.value, args))
                    .expect("a text takes it");
            }
            let other = other.unwrap_or_else(|| panic!("{id}: a choice without a default"));
            format!("Piece::Choice({name:?}, &[{choices}], {other}),")
        }
    }
}

fn argument(id: &str, inline: &InlineExpression<&str>, args: &mut Vec<String>) -> String {
    let InlineExpression::VariableReference { id: name } = inline else {
        panic!("{id}: only arguments, texts and choices are known here");
    };
    let name = name.name.to_owned();
    if !args.contains(&name) {
        args.push(name.clone());
    }
    name
}
