//! What is generated from the wire types is what is committed.

use std::path::{Path, PathBuf};

fn check(path: &str, expected: &str) {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("UPDATE_WIRE").is_some() {
        std::fs::write(&path, expected).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    let name = path.display();
    assert!(found == expected, "{name} is out of date: UPDATE_WIRE=1 cargo test -p pasch-server --test wire");
}

#[test]
fn the_browsers_types_are_up_to_date() {
    let modules = pasch_server::wire::typescript();
    for module in &modules {
        check(&format!("web/src/wire/{}.ts", module.name), &module.text);
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire");
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(
            modules.iter().any(|module| module.name == name),
            "{} is no module of the wire",
            path.display()
        );
    }
}

#[test]
fn the_page_for_people_is_up_to_date() {
    check("docs/wire.md", &pasch_server::wire::markdown());
}

#[test]
fn the_schema_of_reports_is_up_to_date() {
    check("docs/report.schema.json", &pasch_server::wire::report_schema().unwrap());
}
