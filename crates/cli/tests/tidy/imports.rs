//! Which file uses which: read from `use` lines and from paths that stand in the code. Names are followed to the
//! file that defines them, so a module that only hands names on ties nothing. Tests are left out.

use std::collections::{BTreeMap, BTreeSet};

/// For each file, the files of the same crate whose items it names.
pub type Imports = BTreeMap<String, BTreeSet<String>>;

/// A module's path below the crate's root.
type Module = Vec<String>;

#[derive(Default)]
struct Room {
    file: String,
    parts: BTreeSet<String>,
    items: BTreeSet<String>,
    /// Names brought in by `use`, and where they come from.
    names: BTreeMap<String, Vec<String>>,
    globs: Vec<Vec<String>>,
    /// Paths that the code names, and whether they stand in a `pub use`, which uses nothing itself.
    paths: Vec<(Vec<String>, bool)>,
    /// Single names, which may have come in by a glob.
    words: BTreeSet<String>,
}

/// The imports of one crate. `files` are paths below its `src` with their texts.
pub fn imports(files: &[(String, String)]) -> Imports {
    let mut rooms: BTreeMap<Module, Room> = BTreeMap::new();
    for (path, text) in files {
        let module = module_of(path);
        Reader { tokens: tokens(text), at: 0, file: path, rooms: &mut rooms }.module(&module);
    }
    let mut found = Imports::new();
    for (module, room) in &rooms {
        let used = found.entry(room.file.clone()).or_default();
        let paths = room.paths.iter().filter(|(_, handed_on)| !handed_on).map(|(path, _)| path);
        used.extend(paths.filter_map(|path| file_of(&rooms, module, path, 0)));
        for word in room.words.iter().filter(|word| !room.items.contains(*word)) {
            used.extend(room.globs.iter().filter_map(|glob| {
                let inside: Vec<_> = glob.iter().chain([word]).cloned().collect();
                file_of(&rooms, module, &inside, 0)
            }));
        }
    }
    for (file, used) in &mut found {
        used.remove(file);
    }
    found
}

fn module_of(path: &str) -> Module {
    let path = path.strip_suffix(".rs").unwrap_or(path);
    let path = path.strip_suffix("/mod").unwrap_or(path);
    if matches!(path, "lib" | "main" | "mod") {
        return Vec::new();
    }
    path.split('/').map(str::to_string).collect()
}

/// The file that defines what a path names, seen from a module; `None` for other crates' items and for modules.
fn file_of(rooms: &BTreeMap<Module, Room>, from: &Module, path: &[String], depth: usize) -> Option<String> {
    if depth > 12 {
        return None;
    }
    let (mut here, mut rest) = match path.first()?.as_str() {
        "crate" => (Vec::new(), &path[1..]),
        "self" => (from.clone(), &path[1..]),
        "super" => (from[..from.len().checked_sub(1)?].to_vec(), &path[1..]),
        _ => (from.clone(), path),
    };
    loop {
        let room = rooms.get(&here)?;
        let (name, beyond) = rest.split_first()?;
        if name == "super" {
            here.pop()?;
        } else if room.parts.contains(name) && !beyond.is_empty() {
            here.push(name.clone());
        } else if room.items.contains(name) {
            return Some(room.file.clone());
        } else if let Some(source) = room.names.get(name) {
            let whole: Vec<_> = source.iter().chain(beyond).cloned().collect();
            return if whole == path && &here == from {
                None
            } else {
                file_of(rooms, &here, &whole, depth + 1)
            };
        } else {
            return room.globs.iter().find_map(|glob| {
                let inside: Vec<_> = glob.iter().chain(rest).cloned().collect();
                file_of(rooms, &here, &inside, depth + 1)
            });
        }
        rest = beyond;
    }
}

struct Reader<'a> {
    tokens: Vec<String>,
    at: usize,
    file: &'a str,
    rooms: &'a mut BTreeMap<Module, Room>,
}

impl Reader<'_> {
    fn peek(&self, ahead: usize) -> &str {
        self.tokens.get(self.at + ahead).map_or("", String::as_str)
    }

    /// Reads up to the end of a module's text: of the file, or of the braces it stands in.
    fn module(&mut self, module: &Module) {
        let mut room = Room { file: self.file.to_string(), ..Room::default() };
        let mut open = 0_usize;
        let mut handed_on = false;
        while self.at < self.tokens.len() {
            let token = self.peek(0).to_string();
            match token.as_str() {
                "#" if self.is_test_mark() => {
                    self.skip_attributes();
                    self.skip_item();
                    continue;
                }
                "{" => open += 1,
                "}" if open == 0 => break,
                "}" => open -= 1,
                "use" => {
                    self.at += 1;
                    self.tree(&mut Vec::new(), &mut room, handed_on);
                    handed_on = false;
                    continue;
                }
                "mod" if is_name(self.peek(1)) => {
                    let name = self.peek(1).to_string();
                    let has_body = self.peek(2) == "{";
                    room.parts.insert(name.clone());
                    self.at += 3;
                    if has_body {
                        let inside: Module = module.iter().cloned().chain([name]).collect();
                        self.module(&inside);
                        self.at += 1;
                    }
                    continue;
                }
                "struct" | "enum" | "trait" | "type" | "fn" | "static" | "union" | "const"
                    if is_name(self.peek(1)) =>
                {
                    let name = if self.peek(1) == "mut" { self.peek(2) } else { self.peek(1) };
                    if open == 0 {
                        room.items.insert(name.to_string());
                    }
                    self.at += 2;
                    continue;
                }
                "macro_rules" if self.peek(1) == "!" => {
                    room.items.insert(self.peek(2).to_string());
                    self.at += 3;
                    continue;
                }
                "pub" => handed_on = true,
                word if is_name(word) => {
                    let mut path = vec![token.clone()];
                    while self.peek(1) == "::" && is_name(self.peek(2)) {
                        path.push(self.peek(2).to_string());
                        self.at += 2;
                    }
                    if path.len() > 1 {
                        room.paths.push((path, false));
                    } else {
                        room.words.insert(token.clone());
                    }
                }
                _ => {}
            }
            if !matches!(token.as_str(), "pub" | "(" | ")" | "crate" | "super" | "in" | "self") {
                handed_on = false;
            }
            self.at += 1;
        }
        self.rooms.insert(module.clone(), room);
    }

    /// One branch of a `use`: up to the comma, brace or semicolon behind it.
    fn tree(&mut self, before: &mut Vec<String>, room: &mut Room, handed_on: bool) {
        let depth = before.len();
        loop {
            match self.peek(0) {
                "{" => {
                    self.at += 1;
                    while !matches!(self.peek(0), "}" | "") {
                        self.tree(before, room, handed_on);
                        if self.peek(0) == "," {
                            self.at += 1;
                        }
                    }
                    self.at += 1;
                    break;
                }
                "*" => {
                    room.globs.push(before.clone());
                    self.at += 1;
                    break;
                }
                "::" => self.at += 1,
                name if is_name(name) => {
                    before.push(name.to_string());
                    self.at += 1;
                    if self.peek(0) == "::" {
                        continue;
                    }
                    if before.last().is_some_and(|last| last == "self") {
                        before.pop();
                    }
                    let alias = if self.peek(0) == "as" { self.peek(1).to_string() } else { String::new() };
                    if !alias.is_empty() {
                        self.at += 2;
                    }
                    let name =
                        if alias.is_empty() { before.last().cloned().unwrap_or_default() } else { alias };
                    room.names.insert(name, before.clone());
                    room.paths.push((before.clone(), handed_on));
                    break;
                }
                _ => break,
            }
        }
        if depth == 0 && self.peek(0) == ";" {
            self.at += 1;
        }
        before.truncate(depth);
    }

    fn is_test_mark(&self) -> bool {
        let mark = ["#", "[", "cfg", "(", "test", ")", "]"];
        let all = ["#", "[", "cfg", "(", "all", "(", "test"];
        [mark, all].iter().any(|mark| mark.iter().enumerate().all(|(n, token)| self.peek(n) == *token))
    }

    fn skip_attributes(&mut self) {
        while self.peek(0) == "#" {
            self.at += 1;
            self.skip_group();
        }
    }

    /// Leaves out one item: up to its semicolon, or the end of its body.
    fn skip_item(&mut self) {
        while self.at < self.tokens.len() {
            match self.peek(0) {
                ";" => {
                    self.at += 1;
                    return;
                }
                "{" => return self.skip_group(),
                "(" | "[" => self.skip_group(),
                _ => self.at += 1,
            }
        }
    }

    /// Leaves out a group in brackets, the brackets included.
    fn skip_group(&mut self) {
        let mut open = 0_usize;
        while self.at < self.tokens.len() {
            match self.peek(0) {
                "{" | "(" | "[" => open += 1,
                "}" | ")" | "]" => open = open.saturating_sub(1),
                _ => {}
            }
            self.at += 1;
            if open == 0 {
                return;
            }
        }
    }
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// The text in words and signs, without comments, texts, characters and lifetimes.
fn tokens(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut found = Vec::new();
    let mut at = 0;
    let see = |at: usize| letters.get(at).copied().unwrap_or('\0');
    while at < letters.len() {
        let c = see(at);
        if c == '/' && see(at + 1) == '/' {
            while at < letters.len() && see(at) != '\n' {
                at += 1;
            }
        } else if c == '/' && see(at + 1) == '*' {
            let mut open = 0_usize;
            loop {
                match (see(at), see(at + 1)) {
                    ('/', '*') => (open, at) = (open + 1, at + 2),
                    ('*', '/') => (open, at) = (open - 1, at + 2),
                    _ => at += 1,
                }
                if open == 0 || at >= letters.len() {
                    break;
                }
            }
        } else if c == '"' || is_raw(&letters, at) {
            at = after_text(&letters, at);
        } else if c == '\'' {
            let is_character = see(at + 1) == '\\' || see(at + 2) == '\'';
            at += 1;
            while is_character && see(at) != '\'' && at < letters.len() {
                at += if see(at) == '\\' { 2 } else { 1 };
            }
            at += usize::from(is_character);
        } else if c.is_alphabetic() || c == '_' {
            let start = at;
            while see(at).is_alphanumeric() || see(at) == '_' {
                at += 1;
            }
            found.push(letters[start..at].iter().collect());
        } else if c == ':' && see(at + 1) == ':' {
            found.push("::".to_string());
            at += 2;
        } else {
            if !c.is_whitespace() {
                found.push(c.to_string());
            }
            at += 1;
        }
    }
    found
}

/// Whether a text begins here that is led in by letters: `b"`, `r"`, `br#"`, `c"`.
fn is_raw(letters: &[char], at: usize) -> bool {
    let free = at == 0 || !(letters[at - 1].is_alphanumeric() || letters[at - 1] == '_');
    let rest = letters[at..].iter().skip_while(|c| matches!(c, 'b' | 'r' | 'c')).skip_while(|c| **c == '#');
    let led_in = letters[at..].iter().take_while(|c| matches!(c, 'b' | 'r' | 'c')).count();
    free && (1..=2).contains(&led_in) && rest.take(1).any(|c| *c == '"')
}

fn after_text(letters: &[char], mut at: usize) -> usize {
    let is_plain = letters[at..].iter().take_while(|c| **c != '"').all(|c| *c != 'r');
    let marks = letters[at..].iter().take_while(|c| **c != '"').filter(|c| **c == '#').count();
    while letters[at] != '"' {
        at += 1;
    }
    at += 1;
    while at < letters.len() {
        if is_plain && letters[at] == '\\' {
            at += 2;
        } else if letters[at] == '"' && letters[at + 1..].iter().take_while(|c| **c == '#').count() >= marks {
            return at + 1 + marks;
        } else {
            at += 1;
        }
    }
    at
}

/// The circles: groups of files in which each reaches each, the largest first.
pub fn circles(imports: &Imports) -> Vec<Vec<String>> {
    let reached: BTreeMap<_, _> = imports.keys().map(|file| (file, reach(imports, file))).collect();
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (file, from) in &reached {
        let tied = |other: &&String| reached.get(other).is_some_and(|back| back.contains(*file));
        let circle: Vec<_> = from.iter().filter(tied).cloned().collect();
        if circle.len() > 1 && circle.iter().all(|file| seen.insert(file.clone())) {
            found.push(circle);
        }
    }
    found.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    found
}

fn reach(imports: &Imports, from: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut next = vec![from.to_string()];
    while let Some(file) = next.pop() {
        for used in imports.get(&file).into_iter().flatten() {
            if found.insert(used.clone()) {
                next.push(used.clone());
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{circles, imports};

    fn read(files: &[(&str, &str)]) -> super::Imports {
        let files: Vec<_> = files.iter().map(|(path, text)| (path.to_string(), text.to_string())).collect();
        imports(&files)
    }

    fn used(imports: &super::Imports, file: &str) -> Vec<String> {
        imports[file].iter().cloned().collect()
    }

    #[test]
    fn names_are_followed_to_the_file_that_defines_them() {
        let found = read(&[
            ("lib.rs", "mod a; mod b; pub use a::{One as Uno, two};"),
            ("a/mod.rs", "mod deep; pub use deep::One; pub fn two() {}"),
            ("a/deep.rs", "pub struct One;"),
            ("b.rs", "use crate::Uno; fn f() { crate::two(); super::a::two(); String::new(); }"),
        ]);
        assert_eq!(used(&found, "b.rs"), ["a/deep.rs", "a/mod.rs"]);
        assert!(used(&found, "lib.rs").is_empty() && used(&found, "a/mod.rs").is_empty());
    }

    #[test]
    fn texts_comments_and_tests_use_nothing() {
        let found = read(&[
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "pub fn x() -> char { '\"' }"),
            (
                "b.rs",
                "// crate::a::x()\nconst T: &str = r#\"\" crate::a::x()\"#; /* crate::a::x() */\n\
                 #[cfg(test)] mod tests { use crate::a::x; } fn f<'a>(s: &'a str) {}",
            ),
        ]);
        assert!(used(&found, "b.rs").is_empty());
    }

    #[test]
    fn circles_are_found_also_through_globs_and_inner_modules() {
        let found = read(&[
            ("lib.rs", "mod a; mod b; mod c;"),
            ("a.rs", "use crate::b::*; pub fn x() { y() }"),
            ("b.rs", "pub fn y() { inner::z() } mod inner { pub fn z() { crate::c::w() } }"),
            ("c.rs", "use super::a; pub fn w() { a::x() }"),
        ]);
        assert_eq!(circles(&found), [vec!["a.rs", "b.rs", "c.rs"]]);
    }
}
