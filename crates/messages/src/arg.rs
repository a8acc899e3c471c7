//! The arguments of a sentence.

use core::fmt::{self, Debug, Display};

use crate::{Describe, Language, Message};

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A text that every language takes as it is: a name, a notation, a path.
    Text(String),
    /// A whole number, by which a sentence may choose its words.
    Number(i64),
    /// A sentence within the sentence.
    Message(Message),
    /// Several sentences, with a text between every two.
    List(Vec<Message>, &'static str),
}

impl Arg {
    /// The text that a value's `Display` writes.
    pub fn text(value: &(impl Display + ?Sized)) -> Self {
        Self::Text(value.to_string())
    }

    /// The same with control characters escaped, for texts from files.
    pub fn escaped(value: &(impl Display + ?Sized)) -> Self {
        Self::Text(value.to_string().escape_debug().to_string())
    }

    /// The text that a value's `Debug` writes.
    pub fn debug(value: &(impl Debug + ?Sized)) -> Self {
        Self::Text(format!("{value:?}"))
    }
}

impl Arg {
    /// Writes the value in a language.
    pub(crate) fn write(&self, f: &mut fmt::Formatter<'_>, language: Language) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Number(number) => Display::fmt(number, f),
            Self::Message(message) => message.write(f, language),
            Self::List(messages, between) => {
                for (index, message) in messages.iter().enumerate() {
                    f.write_str(if index > 0 { between } else { "" })?;
                    message.write(f, language)?;
                }
                Ok(())
            }
        }
    }
}

/// Writes the value in the language of the program.
impl Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, Language::spoken())
    }
}

/// A value that can be an argument.
pub trait Argument {
    /// The value as an argument of a message.
    fn argument(&self) -> Arg;
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Argument for $number {
            fn argument(&self) -> Arg {
                Arg::Number(i64::from(*self))
            }
        }
    )*};
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

macro_rules! wide_numbers {
    ($($number:ty),*) => {$(
        impl Argument for $number {
            fn argument(&self) -> Arg {
                i64::try_from(*self).map_or_else(|_| Arg::text(self), Arg::Number)
            }
        }
    )*};
}
wide_numbers!(u64, u128, usize, i128, isize);

macro_rules! texts {
    ($($text:ty),*) => {$(
        impl Argument for $text {
            fn argument(&self) -> Arg {
                Arg::text(self)
            }
        }
    )*};
}
texts!(str, String, char, std::borrow::Cow<'_, str>);

impl Argument for std::path::Path {
    fn argument(&self) -> Arg {
        Arg::text(&self.display())
    }
}

impl Argument for std::path::PathBuf {
    fn argument(&self) -> Arg {
        self.as_path().argument()
    }
}

impl Argument for bool {
    /// A choice between `yes` and `no`.
    fn argument(&self) -> Arg {
        Arg::Text(if *self { "yes" } else { "no" }.to_owned())
    }
}

impl Argument for Arg {
    fn argument(&self) -> Arg {
        self.clone()
    }
}

impl Argument for Message {
    fn argument(&self) -> Arg {
        Arg::Message(self.clone())
    }
}

impl<T: Describe> Argument for Vec<T> {
    /// All of them, with semicolons between them.
    fn argument(&self) -> Arg {
        Arg::List(self.iter().map(Describe::message).collect(), "; ")
    }
}

impl<T: Argument> Argument for Option<T> {
    /// Its value, or the choice `none`.
    fn argument(&self) -> Arg {
        self.as_ref().map_or_else(|| Arg::Text("none".to_owned()), Argument::argument)
    }
}

impl<T: Argument + ?Sized> Argument for &T {
    fn argument(&self) -> Arg {
        (**self).argument()
    }
}

impl<T: Argument + ?Sized> Argument for Box<T> {
    fn argument(&self) -> Arg {
        (**self).argument()
    }
}
