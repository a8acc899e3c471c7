//! The language of a command: the option `--lang`, or else what the environment says (POSIX, *Environment Variables*, 8.2).

use std::ffi::OsString;

use pasch_messages::{Language, message};

/// The option that names it.
const OPTION: &str = "--lang";

/// Variables that name it, the first that is set.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language of the command that this process was started with. The option is looked for before the command line is read:
/// help and errors are in the language, too.
pub fn of_command() -> Language {
    chosen(std::env::args_os().skip(1), |name| std::env::var(name).ok())
}

fn chosen(args: impl Iterator<Item = OsString>, variable: impl Fn(&str) -> Option<String>) -> Language {
    let mut args = args.map_while(|arg| arg.into_string().ok()).take_while(|arg| arg != "--");
    let option = args.find_map(|arg| match arg.strip_prefix(OPTION) {
        Some("") => Some(None),
        Some(value) => value.strip_prefix('=').map(|value| Some(value.to_owned())),
        None => None,
    });
    let option = option.and_then(|value| value.or_else(|| args.next()));
    let set = || VARIABLES.iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
    option.or_else(set).and_then(|tag| Language::find(&tag)).unwrap_or_default()
}

/// Reads the value of the option.
///
/// # Errors
/// If there is no such language; names those that there are.
pub fn read(tag: &str) -> Result<Language, String> {
    Language::find(tag).ok_or_else(|| {
        let known: Vec<&str> = Language::all().map(Language::tag).collect();
        message!("unknown-language", known = known.join(", ")).to_string()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(line: &str, variables: &[(&str, &str)]) -> &'static str {
        let variable = |name: &str| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        };
        chosen(line.split_whitespace().map(OsString::from), variable).tag()
    }

    #[test]
    fn the_option_comes_before_the_environment() {
        let german = [("LANG", "de_DE.UTF-8")];
        assert_eq!(said("eval", &german), "de");
        assert_eq!(said("eval --lang en", &german), "en");
        assert_eq!(said("--lang=en eval", &german), "en");
        assert_eq!(said("eval --language en -- --lang=en", &german), "de");
        assert_eq!(said("eval --lang", &german), "de");
        assert_eq!(said("eval", &[("LC_ALL", "C"), ("LANG", "de_DE")]), "en");
        assert_eq!(said("eval", &[("LC_ALL", ""), ("LC_MESSAGES", "de"), ("LANG", "en")]), "de");
        assert_eq!(said("eval", &[]), "en");
        assert!(read("de-AT").is_ok() && read("xx").unwrap_err().contains("en, de"));
    }
}
