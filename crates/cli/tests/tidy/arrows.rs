//! The arrows between crates, and the table of them in the architecture.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use super::{extension, refuse, root, sources};

/// The ground floor: every crate may name sentences of the catalogue.
const GROUND: &str = "pasch-messages";

/// Who may depend on whom, besides the ground floor. A crate that is missing here is missing from the house's plan.
const ARROWS: &[(&str, &[&str])] = &[
    ("pasch-messages-derive", &[]),
    (GROUND, &["pasch-messages-derive"]),
    ("pasch-rules", &[]),
    ("pasch-formats", &["pasch-rules"]),
    ("pasch-engine", &["pasch-rules"]),
    ("pasch-analysis", &["pasch-rules", "pasch-engine", "pasch-formats"]),
    ("pasch-reference", &["pasch-rules", "pasch-engine"]),
    ("pasch-protocol", &["pasch-rules", "pasch-formats", "pasch-engine"]),
    ("pasch-museum", &["pasch-rules", "pasch-engine"]),
    ("pasch-tournament", &["pasch-rules"]),
    ("pasch-clubhouse", &["pasch-tournament"]),
    ("pasch-provenance", &[]),
    (
        "pasch-train",
        &[
            "pasch-rules",
            "pasch-engine",
            "pasch-analysis",
            "pasch-protocol",
            "pasch-practice",
            "pasch-provenance",
        ],
    ),
    ("pasch-collection", &["pasch-rules", "pasch-formats"]),
    ("pasch-lessons", &["pasch-rules", "pasch-formats"]),
    ("pasch-chouette", &["pasch-rules"]),
    ("pasch-fibs", &["pasch-rules"]),
    ("pasch-scribe", &["pasch-rules", "pasch-formats"]),
    ("pasch-dice", &[]),
    ("pasch-wire", &[]),
    ("pasch-host", &["pasch-engine", "pasch-analysis"]),
    (
        "pasch-table",
        &["pasch-rules", "pasch-formats", "pasch-engine", "pasch-analysis", "pasch-dice", "pasch-wire"],
    ),
    (
        "pasch-club",
        &[
            "pasch-rules",
            "pasch-formats",
            "pasch-engine",
            "pasch-analysis",
            "pasch-chouette",
            "pasch-wire",
            "pasch-table",
        ],
    ),
    (
        "pasch-practice",
        &[
            "pasch-rules",
            "pasch-formats",
            "pasch-engine",
            "pasch-analysis",
            "pasch-lessons",
            "pasch-table",
            "pasch-wire",
        ],
    ),
    ("pasch-credentials", &["pasch-wire"]),
    (
        "pasch-store",
        &[
            "pasch-rules",
            "pasch-formats",
            "pasch-collection",
            "pasch-table",
            "pasch-wire",
            "pasch-practice",
            "pasch-credentials",
        ],
    ),
    ("pasch-delivery", &["pasch-formats", "pasch-wire", "pasch-table", "pasch-credentials", "pasch-store"]),
    (
        "pasch-workers",
        &[
            "pasch-rules",
            "pasch-formats",
            "pasch-engine",
            "pasch-analysis",
            "pasch-collection",
            "pasch-wire",
            "pasch-host",
            "pasch-table",
            "pasch-credentials",
            "pasch-store",
            "pasch-museum",
        ],
    ),
    (
        "pasch-hall",
        &[
            "pasch-rules",
            "pasch-tournament",
            "pasch-wire",
            "pasch-host",
            "pasch-table",
            "pasch-credentials",
            "pasch-store",
        ],
    ),
    (
        "pasch-parlour",
        &[
            "pasch-rules",
            "pasch-engine",
            "pasch-chouette",
            "pasch-wire",
            "pasch-host",
            "pasch-table",
            "pasch-credentials",
            "pasch-club",
            "pasch-store",
            "pasch-workers",
        ],
    ),
    (
        "pasch-intake",
        &[
            "pasch-rules",
            "pasch-formats",
            "pasch-collection",
            "pasch-wire",
            "pasch-host",
            "pasch-table",
            "pasch-credentials",
            "pasch-store",
        ],
    ),
    (
        "pasch-server",
        &[
            "pasch-rules",
            "pasch-formats",
            "pasch-engine",
            "pasch-analysis",
            "pasch-collection",
            "pasch-lessons",
            "pasch-dice",
            "pasch-wire",
            "pasch-host",
            "pasch-table",
            "pasch-store",
            "pasch-practice",
            "pasch-credentials",
            "pasch-delivery",
            "pasch-workers",
            "pasch-intake",
            "pasch-hall",
            "pasch-parlour",
        ],
    ),
    ("pasch-load", &["pasch-dice", "pasch-wire", "pasch-host"]),
    (
        "pasch-console",
        &["pasch-rules", "pasch-formats", "pasch-engine", "pasch-analysis", "pasch-collection", "pasch-host"],
    ),
    (
        "pasch-cli",
        &[
            "pasch-rules",
            "pasch-formats",
            "pasch-engine",
            "pasch-analysis",
            "pasch-collection",
            "pasch-lessons",
            "pasch-reference",
            "pasch-protocol",
            "pasch-dice",
            "pasch-provenance",
            "pasch-wire",
            "pasch-host",
            "pasch-table",
            "pasch-store",
            "pasch-practice",
            "pasch-credentials",
            "pasch-delivery",
            "pasch-workers",
            "pasch-intake",
            "pasch-server",
            "pasch-console",
        ],
    ),
    (
        "pasch-lab",
        &[
            "pasch-rules",
            "pasch-formats",
            "pasch-engine",
            "pasch-analysis",
            "pasch-practice",
            "pasch-table",
            "pasch-train",
            "pasch-host",
            "pasch-load",
            "pasch-console",
            "pasch-museum",
            "pasch-tournament",
            "pasch-provenance",
        ],
    ),
];

/// The crates of the house, each with those that it ships with; what only its tests use is left out.
fn dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo metadata runs");
    let metadata: serde_json::Value =
        serde_json::from_slice(&out.stdout).expect("cargo metadata prints JSON");
    let name = |value: &serde_json::Value| value["name"].as_str().expect("a name").to_owned();
    let shipped = |package: &serde_json::Value| {
        let all = package["dependencies"].as_array().expect("dependencies").iter();
        let used = all.filter(|one| one["kind"] != "dev").map(name);
        used.filter(|to| to.starts_with("pasch-")).collect()
    };
    let packages = metadata["packages"].as_array().expect("packages").iter();
    packages.map(|package| (name(package), shipped(package))).collect()
}

#[test]
fn dependencies_point_one_way() {
    let allowed: BTreeMap<_, BTreeSet<_>> =
        ARROWS.iter().map(|(from, to)| (*from, to.iter().copied().collect())).collect();
    let mut faults = Vec::new();
    for (name, used) in dependencies() {
        let Some(allowed) = allowed.get(name.as_str()) else {
            faults.push(format!("{name} has no place in the plan"));
            continue;
        };
        let more = used.iter().filter(|to| *to != GROUND && !allowed.contains(to.as_str()));
        faults.extend(more.map(|to| format!("{name} → {to}")));
    }
    refuse(faults, "arrows that the architecture does not have");
}

/// Players and hosts need neither the trainer nor the crowd of players that measures a server.
#[test]
fn pasch_is_built_without_the_lab() {
    let dependencies = dependencies();
    let reached = |from: &str| {
        let (mut reached, mut next) = (BTreeSet::new(), vec![from.to_owned()]);
        while let Some(name) = next.pop() {
            next.extend(dependencies[&name].iter().filter(|to| !reached.contains(*to)).cloned());
            reached.insert(name);
        }
        reached
    };
    let lab = ["pasch-lab", "pasch-train", "pasch-load"];
    let faults = reached("pasch-cli").into_iter().filter(|name| lab.contains(&name.as_str())).collect();
    refuse(faults, "crates for developers that pasch is built with");
    assert!(lab.iter().all(|name| reached("pasch-lab").contains(*name)), "pasch-lab has them");
}

#[test]
fn the_table_of_crates_is_true() {
    let text =
        std::fs::read_to_string(root().join("docs/architecture.md")).expect("the architecture is told");
    let mut lines: BTreeMap<String, usize> = BTreeMap::new();
    for (path, text) in sources().iter().filter(|(path, _)| extension(path) == "rs") {
        let path = path.to_string_lossy();
        if let Some((name, _)) = path.strip_prefix("crates/").and_then(|rest| rest.split_once("/src/")) {
            *lines.entry(name.to_owned()).or_default() += text.lines().count();
        }
    }
    let mut faults = Vec::new();
    for (name, to) in ARROWS {
        let name = name.trim_start_matches("pasch-");
        let to: Vec<_> = to.iter().map(|one| one.trim_start_matches("pasch-")).collect();
        let to = if to.is_empty() { "nothing".to_owned() } else { to.join(", ") };
        let row = text.lines().find_map(|line| line.strip_prefix(&format!("| `{name}` | ")));
        let cells = row.and_then(|row| row.trim_end_matches(" |").split_once(" | "));
        let Some((told, imports)) = cells else {
            faults.push(format!("{name} has no row"));
            continue;
        };
        let told: usize = told.replace(',', "").parse().unwrap_or(0);
        let real = lines.get(name).copied().unwrap_or(0);
        if told.abs_diff(real) * 10 > real || imports != to {
            faults.push(format!("| `{name}` | {real} | {to} |"));
        }
    }
    refuse(faults, "rows of docs/architecture.md that are not so");
}
