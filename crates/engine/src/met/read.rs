//! The texts tables come in: the two CSV files of a table, and GNU Backgammon's XML.

use super::MetError;

/// Size and row-major values of a CSV pre-Crawford table.
pub(super) fn csv_pre(text: &str) -> Result<(usize, Vec<f64>), MetError> {
    let rows = csv_rows(text)?;
    square(&rows)
}

/// Values of a CSV post-Crawford table of one column.
pub(super) fn csv_post(text: &str) -> Result<Vec<f64>, MetError> {
    csv_rows(text)?
        .into_iter()
        .enumerate()
        .map(|(i, row)| match row.as_slice() {
            [value] => Ok(*value),
            _ => Err(MetError::RowLength { row: i + 1, expected: 1, found: row.len() }),
        })
        .collect()
}

/// The rows below the head line, without their first column.
fn csv_rows(text: &str) -> Result<Vec<Vec<f64>>, MetError> {
    text.lines()
        .enumerate()
        .skip(1)
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(i, line)| line.split(',').skip(1).map(|field| number(i + 1, field)).collect())
        .collect()
}

fn number(line: usize, text: &str) -> Result<f64, MetError> {
    text.trim()
        .parse::<f64>()
        .map_err(|_| MetError::Number { line, text: text.trim().chars().take(40).collect() })
}

fn square(rows: &[Vec<f64>]) -> Result<(usize, Vec<f64>), MetError> {
    let size = rows.len();
    if size < 2 {
        return Err(MetError::Missing { what: "pre-crawford" });
    }
    for (i, row) in rows.iter().enumerate() {
        if row.len() != size {
            return Err(MetError::RowLength { row: i + 1, expected: size, found: row.len() });
        }
    }
    Ok((size, rows.concat()))
}

/// What an XML table holds.
pub(super) struct XmlTable {
    pub(super) name: String,
    pub(super) size: usize,
    pub(super) pre: Vec<f64>,
    pub(super) post: Vec<f64>,
}

/// Reads GNU Backgammon's XML: elements only, no entities beyond the five of XML in the name.
pub(super) fn xml(text: &str) -> Result<XmlTable, MetError> {
    let mut scan = Scan { rest: text, line: 1 };
    let mut name = None;
    let mut pre: Vec<Vec<f64>> = Vec::new();
    let mut posts: Vec<Vec<f64>> = Vec::new();
    let mut part = Part::Outside;
    let mut closed = false;
    while let Some((tag, body)) = scan.next_tag() {
        let element = tag.split_ascii_whitespace().next().unwrap_or("");
        match element {
            "name" => name = Some(unescape(body.trim())),
            "pre-crawford-table" | "post-crawford-table" => {
                let kind = attribute(tag, "type").unwrap_or("explicit");
                if kind != "explicit" {
                    return Err(MetError::Computed { kind: kind.to_owned() });
                }
                part = if element.starts_with("pre") { Part::Pre } else { Part::Post };
            }
            "/pre-crawford-table" | "/post-crawford-table" => part = Part::Outside,
            "row" => match part {
                Part::Pre => pre.push(Vec::new()),
                Part::Post => posts.push(Vec::new()),
                Part::Outside => {}
            },
            "me" => {
                let value = number(scan.line, body)?;
                let rows = if part == Part::Pre { &mut pre } else { &mut posts };
                rows.last_mut().ok_or(MetError::Missing { what: "row" })?.push(value);
            }
            "/met" => closed = true,
            _ => {}
        }
    }
    if !closed {
        return Err(MetError::Missing { what: "end" });
    }
    let (size, pre) = square(&pre)?;
    let post = match posts.as_slice() {
        [] => return Err(MetError::Missing { what: "post-crawford" }),
        [one] => one.clone(),
        [one, other, ..] if one == other => one.clone(),
        _ => return Err(MetError::NotSymmetric { row: 1, column: 1 }),
    };
    let name = name.unwrap_or_else(|| "unnamed table".to_owned());
    Ok(XmlTable { name, size, pre, post })
}

#[derive(Clone, Copy, PartialEq)]
enum Part {
    Outside,
    Pre,
    Post,
}

fn attribute<'t>(tag: &'t str, key: &str) -> Option<&'t str> {
    let at = tag.find(&format!("{key}=\""))? + key.len() + 2;
    let value = &tag[at..];
    value.find('"').map(|end| &value[..end])
}

fn unescape(text: &str) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
        .iter()
        .fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

struct Scan<'t> {
    rest: &'t str,
    line: usize,
}

impl<'t> Scan<'t> {
    fn skip(&mut self, bytes: usize) -> &'t str {
        let (past, rest) = self.rest.split_at(bytes);
        self.line += past.matches('\n').count();
        self.rest = rest;
        past
    }

    /// The next tag without its brackets and the text up to the tag after it.
    fn next_tag(&mut self) -> Option<(&'t str, &'t str)> {
        loop {
            let open = self.rest.find('<')?;
            self.skip(open);
            if self.rest.starts_with("<!--") {
                let end = self.rest.find("-->")?;
                self.skip(end + 3);
                continue;
            }
            let end = self.rest.find('>')?;
            let tag = &self.skip(end + 1)[1..end];
            if tag.starts_with(['!', '?']) {
                continue;
            }
            let body = &self.rest[..self.rest.find('<').unwrap_or(self.rest.len())];
            return Some((tag, body));
        }
    }
}
