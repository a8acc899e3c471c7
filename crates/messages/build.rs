//! Compiles the catalogue of each language into a table, so that a sentence needs neither a parser nor a file at run time.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// The files with the sentences of Rust, in `locales/LANGUAGE`. The others belong to the pages.
const FILES: &[&str] = &[
    "accounts",
    "advice",
    "chouette",
    "club",
    "clubhouse",
    "commands",
    "engine",
    "fibs",
    "files",
    "lab",
    "lessons",
    "mails",
    "output",
    "reasons",
    "refusals",
    "rules",
    "scribe",
    "server",
    "service",
    "store",
    "story",
    "tournaments",
    "transcript",
];

/// A sentence by its id: the arguments that it names, and its text as Rust.
type Sentences = BTreeMap<String, (Vec<String>, String)>;

fn main() {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../locales");
    // A new language is named here, too. The folder itself would have everything compiled anew for a sentence of the pages.
    println!("cargo::rerun-if-changed={}", locales.join("../web/src/i18n/languages.json").display());
    let english = sentences(&locales.join("en"));
    let mut out = table("ENGLISH", &english);
    let mut others = String::new();
    for (number, tag) in languages(&locales).iter().enumerate() {
        let own = sentences(&locales.join(tag));
        for (id, (args, _)) in &own {
            let Some((wanted, _)) = english.get(id) else {
                panic!("locales/{tag}: {id} is no English sentence")
            };
            let sorted = |args: &[String]| args.iter().cloned().collect::<BTreeSet<_>>();
            assert_eq!(sorted(args), sorted(wanted), "locales/{tag}: the arguments of {id}");
        }
        let name = format!("LANGUAGE_{number}");
        out += &table(&name, &own);
        write!(others, "({tag:?}, {name}),").expect("a text takes it");
    }
    writeln!(out, "pub(crate) static LANGUAGES: &[(&str, &[Entry])] = &[(\"en\", ENGLISH), {others}];")
        .expect("a text takes it");
    let path = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("catalogue.rs");
    fs::write(path, out).expect("the output folder can be written");
}

/// The languages beside English: each has a folder.
fn languages(locales: &Path) -> Vec<String> {
    let entries = fs::read_dir(locales).unwrap_or_else(|error| panic!("{}: {error}", locales.display()));
    let mut tags: Vec<String> = entries
        .map(|entry| entry.expect("a folder can be read"))
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().expect("a language has a plain name"))
        .filter(|tag| tag != "en")
        .collect();
    tags.sort();
    tags
}

/// The sentences of a language's folder. One that is not finished may lack files.
fn sentences(folder: &Path) -> Sentences {
    let mut sentences = BTreeMap::new();
    for name in FILES {
        let path = folder.join(format!("{name}.ftl"));
        if !path.exists() && !folder.ends_with("en") {
            // Not named to cargo: while a named file is missing, every build compiles everything anew.
            continue;
        }
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
    sentences
}

/// The sentences of a language as a table of Rust, in the order of their ids.
fn table(name: &str, sentences: &Sentences) -> String {
    let mut table = format!("pub(crate) static {name}: &[Entry] = &[\n");
    for (id, (args, pieces)) in sentences {
        writeln!(table, "Entry {{ id: {id:?}, args: &{args:?}, pattern: &[{pieces}] }},")
            .expect("a text takes it");
    }
    table.push_str("];\n");
    table
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
