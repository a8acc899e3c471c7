//! `pasch-lab` and the `pasch` beside it.

use crate::program::{ask, program};
use crate::{pasch, run, text};

#[test]
fn pasch_answers_as_pasch_lab_does() {
    for arguments in [
        &["bench", "--help"][..],
        &["train", "--list"],
        &["arena", "--a", "fast", "--b", "random", "--games", "4", "--json"],
        &["arena", "--a", "nobody"],
        &["load", "--players", "7"],
        &["validate", "--no-such-option"],
    ] {
        let (own, other) = (run(arguments, ""), ask(program(pasch()), arguments, ""));
        assert_eq!(own.status.code(), other.status.code(), "{arguments:?}");
        assert_eq!(text(&own.stdout), text(&other.stdout), "{arguments:?}");
        assert_eq!(text(&own.stderr), text(&other.stderr), "{arguments:?}");
    }
}

#[test]
fn pasch_lists_every_command_of_pasch_lab() {
    let listed = |help: String| -> Vec<String> {
        let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
        let commands = commands.take_while(|line| !line.is_empty());
        commands.filter_map(|line| Some(line.split_whitespace().next()?.to_owned())).collect()
    };
    let own = listed(text(&run(&["--help"], "").stdout));
    let other = listed(text(&ask(program(pasch()), &["--help"], "").stdout));
    assert!(own.len() > 7, "{own:?}");
    for name in own {
        assert!(other.contains(&name), "{name} in {other:?}");
    }
}
