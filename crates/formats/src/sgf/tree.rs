//! Smart Game Format as such: trees of nodes with properties. Only the main line is kept; what hangs
//! beside it is counted.
//!
//! The grammar is that of SGF FF[4] (Arno Hollosi, <https://www.red-bean.com/sgf/>), read leniently: brackets may be
//! missing, anything between nodes is passed over.

/// One tree of a collection: a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    pub line: u32,
    /// The nodes of the main line; the first is the root.
    pub nodes: Vec<Node>,
    /// Variations beside the main line, by the line that each begins in.
    pub variations: Vec<u32>,
    /// Whether its closing bracket is missing.
    pub open: bool,
}

/// One node: properties between two semicolons.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    pub line: u32,
    /// Names and values with escapes undone, in their order.
    pub properties: Vec<Property>,
}

/// A name and its values.
#[derive(Clone, Debug)]
pub(super) struct Property {
    pub name: String,
    pub values: Vec<String>,
    pub line: u32,
    pub column: u32,
}

impl Node {
    /// The values of a property.
    pub fn get(&self, name: &str) -> Option<&[String]> {
        self.properties
            .iter()
            .find(|property| property.name == name)
            .map(|property| property.values.as_slice())
    }

    /// The first value of a property.
    pub fn first(&self, name: &str) -> Option<&str> {
        self.get(name)?.first().map(String::as_str)
    }
}

/// All trees of a file, and what was odd about them.
#[derive(Debug, Default)]
pub(super) struct Collection {
    pub trees: Vec<Tree>,
    /// The line in which the text breaks off inside a value, if it does.
    pub cut: Option<u32>,
}

struct Scanner<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    line: u32,
    column: u32,
}

impl Scanner<'_> {
    fn peek(&mut self) -> Option<char> {
        self.rest.peek().copied()
    }

    fn next(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        if c == '\n' {
            (self.line, self.column) = (self.line + 1, 1);
        } else {
            self.column += 1;
        }
        Some(c)
    }

    /// Whether a bracket just opened begins a game of its own: no variation says again what game it is.
    fn at_root(&self) -> bool {
        let mut ahead = self.rest.clone().filter(|c| !c.is_whitespace()).take(4);
        ahead.next() == Some(';') && matches!(ahead.collect::<String>().as_str(), "FF[" | "GM[" | "CA[")
    }

    /// A value behind its opening bracket; `None` if the text ends in it.
    fn value(&mut self) -> Option<String> {
        let mut value = String::new();
        loop {
            match self.next()? {
                ']' => return Some(value),
                '\\' => match self.next()? {
                    '\n' => {}
                    c => value.push(c),
                },
                c => value.push(c),
            }
        }
    }
}

/// Reads all the trees of a text.
pub(super) fn parse(text: &str) -> Collection {
    let mut scanner = Scanner { rest: text.chars().peekable(), line: 1, column: 1 };
    let mut found = Collection::default();
    // For each open bracket: whether it is on the main line, and whether it has had a child.
    let mut open: Vec<(bool, bool)> = Vec::new();
    while let Some(c) = scanner.peek() {
        let line = scanner.line;
        match c {
            '(' => {
                scanner.next();
                if !open.is_empty() && scanner.at_root() {
                    if let Some(tree) = found.trees.last_mut() {
                        tree.open = true;
                    }
                    open.clear();
                }
                let main = match open.last_mut() {
                    None => {
                        found.trees.push(Tree { line, ..Tree::default() });
                        true
                    }
                    Some((main, had_child)) => *main && !std::mem::replace(had_child, true),
                };
                if let (false, Some((true, _)), Some(tree)) = (main, open.last(), found.trees.last_mut()) {
                    tree.variations.push(line);
                }
                open.push((main, false));
            }
            ')' => {
                scanner.next();
                open.pop();
            }
            ';' => {
                scanner.next();
                let mut node = Node { line, properties: Vec::new() };
                let whole = properties(&mut scanner, &mut node);
                if !whole {
                    found.cut = Some(scanner.line);
                }
                if let (Some((true, _)), Some(tree), true) = (open.last(), found.trees.last_mut(), whole) {
                    tree.nodes.push(node);
                }
            }
            _ => {
                scanner.next();
            }
        }
    }
    if let (false, Some(tree)) = (open.is_empty(), found.trees.last_mut()) {
        tree.open = true;
    }
    found
}

/// Reads all properties of a node; `false` if the text ends within.
fn properties(scanner: &mut Scanner<'_>, node: &mut Node) -> bool {
    while let Some(c) = scanner.peek() {
        match c {
            'A'..='Z' | 'a'..='z' => {
                let (line, column) = (scanner.line, scanner.column);
                let mut name = String::new();
                while let Some(c) = scanner.peek().filter(char::is_ascii_alphanumeric) {
                    // Older writers spell names out: `White` is `W`.
                    if !c.is_ascii_lowercase() {
                        name.push(c);
                    }
                    scanner.next();
                }
                let mut values = Vec::new();
                loop {
                    while scanner.peek().is_some_and(char::is_whitespace) {
                        scanner.next();
                    }
                    if scanner.peek() != Some('[') {
                        break;
                    }
                    scanner.next();
                    match scanner.value() {
                        Some(value) => values.push(value),
                        None => return false,
                    }
                }
                if values.is_empty() && scanner.peek().is_none() {
                    return false;
                }
                node.properties.push(Property { name, values, line, column });
            }
            ';' | '(' | ')' => return true,
            _ => {
                scanner.next();
            }
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_main_line_is_the_first() {
        let found = parse("(;GM[6](;W[31](;B[a])(;B[b]))(;W[42]))\n(;GM[6])");
        assert_eq!(found.trees.len(), 2);
        let names: Vec<_> = found.trees[0].nodes.iter().map(|n| n.properties[0].values[0].as_str()).collect();
        assert_eq!(names, ["6", "31", "a"]);
        assert_eq!(found.trees[0].variations, [1, 1]);
        assert_eq!((found.trees[0].open, found.trees[1].line), (false, 2));
    }

    #[test]
    fn missing_brackets_and_escapes() {
        let found = parse("(;GM[6]PW[A\\]B\\\\C\\: D];W[31]\n(;FF[4]GM[6];B[42qu");
        assert_eq!(found.trees.len(), 2);
        assert!(found.trees[0].open && found.trees[1].open);
        assert_eq!(found.trees[0].nodes[0].first("PW"), Some("A]B\\C: D"));
        assert_eq!((found.trees[1].nodes.len(), found.cut), (1, Some(2)));
    }
}
