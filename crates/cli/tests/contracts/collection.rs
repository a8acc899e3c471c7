//! `import`: files into a server's database.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::{json, run, short, text};

fn import(data: &Path, arguments: &[&str]) -> Value {
    let mut all = vec!["import", "--json", "--data", data.to_str().unwrap()];
    all.extend_from_slice(arguments);
    let output = run(&all, "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    json(&output.stdout)
}

#[test]
fn a_folder_is_imported_once_and_its_faults_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let files = folder.path().join("files");
    fs::create_dir_all(files.join("deep")).unwrap();
    let good = fs::read_to_string(short()).unwrap();
    fs::write(files.join("good.mat"), &good).unwrap();
    fs::write(files.join("deep/bad.mat"), good.replace("64: 24/14", "64: 24/13")).unwrap();
    fs::write(files.join("letter.txt"), "Dear all, see you on Monday.").unwrap();
    let files = files.to_str().unwrap();
    let told = import(&data, &[files]);
    assert_eq!(told["status"], "done");
    let counts = |told: &Value| {
        ["files", "added", "known", "faulty", "refused"].map(|key| told[key].as_u64().unwrap())
    };
    assert_eq!(counts(&told), [3, 2, 0, 1, 1], "{told}");
    let problems = told["problems"].as_array().unwrap();
    let fault = problems.iter().find(|one| one["refused"] == json!(false)).unwrap();
    assert_eq!(
        (&fault["file"], &fault["line"], &fault["game"]),
        (&json!("files/deep/bad.mat"), &json!(9), &json!(1))
    );
    assert!(problems.iter().any(|one| one["file"] == "files/letter.txt" && one["refused"] == json!(true)));
    let link = told["link"].as_str().unwrap().to_owned();
    assert!(link.starts_with("http://localhost:8080/collection?claim="), "{link}");
    let again = import(&data, &[files, &short()]);
    assert_eq!(counts(&again), [4, 0, 3, 0, 1], "{again}");
    assert_ne!(again["link"], json!(link), "only the latest link is good");
    // Another collection knows nothing of it.
    assert_eq!(import(&data, &["--for", "bert", files])["added"], 2);
    let only_link = import(&data, &["--link"]);
    assert_eq!((&only_link["status"], only_link["link"].is_string()), (&Value::Null, true));

    let output = run(&["import", "--data", data.to_str().unwrap(), files], "");
    assert!(
        text(&output.stdout)
            .starts_with("3 files: 0 new matches (0 with faults), 2 known, 1 not understood\n")
    );
    let nowhere = run(&["import", "--data", data.to_str().unwrap(), "/no/such/file.mat"], "");
    assert_eq!(nowhere.status.code(), Some(1));
    assert!(text(&nowhere.stderr).contains("there is no /no/such/file.mat"));
    assert_eq!(run(&["import"], "").status.code(), Some(2));
}
