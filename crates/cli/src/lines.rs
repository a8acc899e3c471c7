//! JSON lines in, JSON lines out: one answer per question, in order, flushed at once.
//!
//! A bad line never stops the stream: its answer is `{"error": "…"}`.

use std::io::{self, BufRead, Read, Write};

use anyhow::{Context as _, Result, bail};
use pasch_messages::{Message, message};
use serde::Serialize;
use serde_json::{Value, json};

use pasch_console::json;

/// Longest question in bytes; whatever is longer is refused unread.
pub const LONGEST_LINE: u64 = 1 << 20;

/// Reads questions until the end of `input` and writes an answer to each.
///
/// A reader of `output` that goes away ends the loop without an error.
///
/// # Errors
/// When `input` or `output` fails.
pub fn answer_all<A: Serialize>(
    mut input: impl BufRead,
    mut output: impl Write,
    mut answer: impl FnMut(&Value) -> Result<A>,
) -> Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut line);
        if read.context(message!("no-input"))? == 0 {
            return Ok(());
        }
        let reply = if line.len() as u64 > LONGEST_LINE && line.last() != Some(&b'\n') {
            input.skip_until(b'\n').context(message!("no-input"))?;
            Err(anyhow::anyhow!(message!("lines-too-long", most = LONGEST_LINE)))
        } else {
            question(&line).and_then(|q| answer(&q))
        };
        let reply = reply.and_then(|answer| Ok(serde_json::to_string(&answer)?));
        let reply =
            reply.unwrap_or_else(|error| json!({ "error": pasch_console::finish::told(&error) }).to_string());
        let written = writeln!(output, "{reply}").and_then(|()| output.flush());
        match written {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            other => other.context(message!("no-output"))?,
        }
    }
}

fn question(line: &[u8]) -> Result<Value> {
    let text = std::str::from_utf8(line)
        .map_err(|e| {
            anyhow::anyhow!(message!(
                "lines-no-text",
                place = e.valid_up_to() + 1,
                byte = format!("{:#04x}", line[e.valid_up_to()])
            ))
        })?
        .trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    if text.is_empty() {
        bail!(message!("lines-empty"));
    }
    let value = json::read(text)?;
    if !value.is_object() {
        bail!(message!("lines-no-object", kind = kind(&value)));
    }
    Ok(value)
}

fn kind(value: &Value) -> Message {
    match value {
        Value::Null => message!("json-null"),
        Value::Bool(_) => message!("json-true-or-false"),
        Value::Number(_) => message!("json-number"),
        Value::String(_) => message!("json-string"),
        Value::Array(_) => message!("json-array"),
        Value::Object(_) => message!("json-object"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(input: &[u8]) -> Vec<Value> {
        let mut out = Vec::new();
        answer_all(input, &mut out, |q| Ok(json!({ "got": q["n"] }))).unwrap();
        String::from_utf8(out).unwrap().lines().map(|l| serde_json::from_str(l).unwrap()).collect()
    }

    #[test]
    fn every_line_gets_one_answer_in_order() {
        let answers = run(b"\xef\xbb\xbf{\"n\":1}\nnonsense\n\n[1]\n\xff\xfe\n{\"n\":2}");
        assert_eq!(answers.len(), 6);
        assert_eq!(answers[0], json!({ "got": 1 }));
        assert!(answers[1]["error"].as_str().unwrap().starts_with("not JSON"));
        assert!(answers[2]["error"].as_str().unwrap().contains("empty"));
        assert!(answers[3]["error"].as_str().unwrap().contains("an array"));
        assert!(answers[4]["error"].as_str().unwrap().contains("UTF-8"));
        assert_eq!(answers[5], json!({ "got": 2 }));
    }

    #[test]
    fn an_endless_line_is_refused_and_skipped() {
        let mut input = vec![b'x'; 3 << 20];
        input.extend_from_slice(b"\n{\"n\":3}\n");
        let answers = run(&input);
        assert_eq!(answers.len(), 2);
        assert!(answers[0]["error"].as_str().unwrap().contains("longer"));
        assert_eq!(answers[1], json!({ "got": 3 }));
    }
}
