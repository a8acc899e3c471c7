//! The check of signed dice: the sample, what was altered in it, two exports, a memory file; and the Python checker beside it.

use std::fs;
use std::process::Command;

use serde_json::{Value, json};

use crate::{json, run, text};

fn sample() -> Value {
    json(&run(&["verify-dice", "--sample"], "").stdout)
}

/// What the library's checker says, and what `examples/verify_dice.py` says.
fn both(files: &[&Value]) -> (Option<i32>, Value) {
    let folder = tempfile::tempdir().unwrap();
    let place = |(number, file): (usize, &&Value)| {
        let path = folder.path().join(format!("{number}.json"));
        fs::write(&path, file.to_string()).unwrap();
        path.to_string_lossy().into_owned()
    };
    let paths: Vec<String> = files.iter().enumerate().map(place).collect();
    let arguments = ["verify-dice", "--json"].into_iter().chain(paths.iter().map(String::as_str));
    let checked = run(&arguments.collect::<Vec<_>>(), "");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/verify_dice.py");
    let python = Command::new("python3").arg(script).args(&paths).output().expect("python3 starts");
    let mut said = json(&checked.stdout);
    let reasons = said.as_object_mut().unwrap().remove("reasons").unwrap();
    assert_eq!(reasons.as_array().unwrap().len(), said["doubts"].as_array().unwrap().len());
    // The script has the words beside the contradiction.
    let contradiction = said["contradiction"].as_object_mut();
    said["words"] = contradiction.map_or(Value::Null, |contradiction| contradiction.remove("words").unwrap());
    assert_eq!(said, json(&python.stdout), "{}", text(&python.stderr));
    assert_eq!(checked.status.code(), python.status.code());
    (checked.status.code(), said)
}

#[test]
fn a_sound_record_is_told_in_words_and_as_json() {
    let record = sample();
    let (code, said) = both(&[&record]);
    assert_eq!(
        (code, &said["chosen"], &said["contradiction"]),
        (Some(0), &json!("amber"), &Value::Null),
        "{said}"
    );
    let told = run(&["verify-dice", "-"], &record.to_string());
    let told = text(&told.stdout);
    for line in ["Could a throw be chosen?", "Could a throw be foreseen?", "Keys: server "] {
        assert!(told.contains(line), "{told}");
    }
    // Beside the log of its match, as an export has it: the log of another match is another story.
    let (code, said) =
        both(&[&json!({ "dice": [record], "log": "header\n{\"do\":\"roll\",\"dice\":[6,6]}\n" })]);
    assert_eq!(code, Some(1), "{said}");
}

#[test]
fn an_altered_record_is_red() {
    let record = sample();
    let mut dice = record.clone();
    let items = dice["epochs"][0]["items"].as_array_mut().unwrap();
    let thrown = items.iter_mut().find(|item| item["entry"]["kind"] == "throw").unwrap();
    thrown["entry"]["dice"] = json!([6, 1]);
    let mut name = record.clone();
    name["epochs"][0]["context"]["players"][0] = json!("mallory");
    let mut cut = record.clone();
    cut["epochs"][1]["items"].as_array_mut().unwrap().remove(2);
    for altered in [&dice, &name, &cut] {
        let (code, said) = both(&[altered]);
        assert_eq!((code, &said["chosen"]), (Some(1), &json!("red")), "{said}");
        let told = run(&["verify-dice", "-"], &altered.to_string());
        assert!(text(&told.stdout).contains("contradicts itself (red)"), "{}", text(&told.stdout));
        assert!(text(&told.stderr).contains("keep the files"), "{}", text(&told.stderr));
    }
}

#[test]
fn two_exports_have_to_tell_one_story() {
    let record = sample();
    assert_eq!(both(&[&record, &record]).0, Some(0));
    let mut short = record.clone();
    short["epochs"].as_array_mut().unwrap().pop();
    assert_eq!(both(&[&record, &short]).0, Some(0), "one is the beginning of the other");
    let refused = run(&["verify-dice", "-", "/nowhere.json"], &record.to_string());
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("/nowhere.json"), "{}", text(&refused.stderr));
}

#[test]
fn what_is_no_record_is_refused_with_a_reason() {
    for (input, reason) in [
        ("{}", "dice"),
        ("no JSON", "expected"),
        (r#"{"protocol":"pasch-dice/3","epochs":[]}"#, "empty"),
        (r#"{"protocol":"pasch-dice/3","epochs":1}"#, "cannot be read"),
        (r#"{"protocol":"pasch-dice/9"}"#, "pasch-dice/9"),
    ] {
        let refused = run(&["verify-dice", "-"], input);
        assert_eq!(refused.status.code(), Some(1), "{input}");
        assert!(text(&refused.stderr).contains(reason), "{input}: {}", text(&refused.stderr));
    }
    // Records of protocol 2 have nothing signed: a second file says nothing about them.
    assert_eq!(run(&["verify-dice", "--sample", "--vector"], "").status.code(), Some(2));
}

#[test]
fn levels_and_plies_that_do_not_exist_are_refused_as_wrong_use() {
    for wrong in [["--level", "foo"], ["--gnubg-plies", "9"], ["--trials", "1"]] {
        let refused = run(&["compare", "x.mat", wrong[0], wrong[1]], "");
        assert_eq!(refused.status.code(), Some(2), "{wrong:?}: {}", text(&refused.stderr));
    }
}
