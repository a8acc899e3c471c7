//! Sentences as data: an id in the catalogue and its arguments.
//!
//! A library crate does not write sentences: it names one of the catalogue (`locales/en/*.ftl`) and gives its arguments, as a
//! [`Message`]. [`Message::in_language`] is its text in a language, compiled in from the catalogue, and `Display` that in the
//! language of the program; the wire takes id and arguments. Typed errors become messages by `#[derive(Describe)]`, single sentences by [`message!`]. An id that the catalogue
//! does not have, or an argument too few or too many, does not compile.

#![forbid(unsafe_code)]

mod arg;
mod catalogue;
mod language;

pub use arg::{Arg, Argument};
pub use language::Language;
pub use pasch_messages_derive::Describe;

use core::fmt;

/// One sentence: which, and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// The sentence of an id with its arguments. [`message!`] and `#[derive(Describe)]` check both while they compile.
    #[must_use]
    pub const fn new(id: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        Self { id, args }
    }

    /// Its name in the catalogue, such as `cube-refusal-crawford`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// Its arguments by name.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }

    /// The argument of a name.
    #[must_use]
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|(given, _)| *given == name).map(|(_, arg)| arg)
    }
}

impl Message {
    /// The sentence in a language; in English where the language lacks it.
    #[must_use]
    pub const fn in_language(&self, language: Language) -> InLanguage<'_> {
        InLanguage { message: self, language }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, language: Language) -> fmt::Result {
        match catalogue::pattern(self.id, language) {
            Some(pattern) => catalogue::write(f, pattern, self),
            None => f.write_str(self.id),
        }
    }
}

/// Writes the text in the language of the program: English, unless it speaks another ([`Language::speak`]).
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, Language::spoken())
    }
}

/// A sentence in a language, to be written.
#[derive(Clone, Copy, Debug)]
pub struct InLanguage<'m> {
    message: &'m Message,
    language: Language,
}

impl fmt::Display for InLanguage<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.write(f, self.language)
    }
}

/// A typed error, warning or remark that has a sentence in the catalogue.
pub trait Describe {
    /// The sentence with its arguments.
    fn message(&self) -> Message;
}

impl Describe for Message {
    fn message(&self) -> Message {
        self.clone()
    }
}

impl<T: Describe + ?Sized> Describe for &T {
    fn message(&self) -> Message {
        (**self).message()
    }
}

impl<T: Describe + ?Sized> Describe for Box<T> {
    fn message(&self) -> Message {
        (**self).message()
    }
}

/// A sentence of the catalogue: `message!("table-full")`, `message!("wait", seconds = 5)`.
///
/// An argument is given by its name in the catalogue; its value is anything with an [`Argument`].
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = $crate::check($id, &[$(stringify!($name)),*]);
        $crate::Message::new($id, ::std::vec![$((stringify!($name), $crate::Argument::argument(&$value))),*])
    }};
}

/// Refuses, while it compiles, a sentence that the catalogue does not have, and other arguments than its own.
pub const fn check(id: &str, args: &[&str]) {
    let Some(wanted) = catalogue::wanted(id) else {
        panic!("no sentence of this id in locales/en");
    };
    let mut index = 0;
    while index < wanted.len() {
        assert!(catalogue::holds(args, wanted[index]), "an argument of the sentence is missing");
        index += 1;
    }
    index = 0;
    while index < args.len() {
        assert!(catalogue::holds(wanted, args[index]), "the sentence has no such argument");
        index += 1;
    }
}

/// The ids of all sentences that Rust may name, in order.
pub fn ids() -> impl Iterator<Item = &'static str> {
    catalogue::ENGLISH.iter().map(|entry| entry.id)
}

/// The message of an id that is made while the program runs; `None` if the catalogue does not have it. Arguments that the
/// sentence does not name are ignored.
#[must_use]
pub fn find(id: &str, args: Vec<(&'static str, Arg)>) -> Option<Message> {
    catalogue::id(id).map(|id| Message::new(id, args))
}
