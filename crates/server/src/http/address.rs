//! What an address of the API takes and gives. The router, the documents for programs and the page for people are made of
//! the same list of addresses.

use std::borrow::Cow;
use std::sync::Arc;

use axum::handler::Handler;
use axum::routing::{self, MethodRouter};
use schemars::{JsonSchema, Schema, SchemaGenerator};

use super::AppState;
use crate::store::people::Scope;

/// A type of the wire, by what describes it.
#[derive(Clone, Copy)]
pub struct Kind {
    pub name: fn() -> Cow<'static, str>,
    pub schema: fn(&mut SchemaGenerator) -> Schema,
}

fn kind<T: JsonSchema>() -> Kind {
    Kind { name: T::schema_name, schema: SchemaGenerator::subschema_for::<T> }
}

/// What comes back when all is well.
#[derive(Clone, Copy)]
pub enum Answer {
    /// Nothing but the status.
    Nothing,
    Json(Kind),
    /// A file of this type.
    File(&'static str),
    /// A WebSocket: what is heard, if anything, and what is told.
    Socket(Option<Kind>, Kind),
}

/// One method of one address.
pub struct Address {
    /// `GET`, `POST`, `PUT` or `DELETE`.
    pub method: &'static str,
    /// Below `/api/v1`, with parts in braces.
    pub path: &'static str,
    /// What it does, in a sentence.
    pub says: &'static str,
    /// The chapter it belongs to.
    pub tag: &'static str,
    /// Tokens with one of these scopes may ask; nobody's without any.
    pub scopes: &'static [Scope],
    /// Parameters after `?`: the properties of this type.
    pub query: Option<Kind>,
    /// The body as JSON.
    pub body: Option<Kind>,
    /// The body is, or may be, a file.
    pub file: bool,
    /// The status when all is well.
    pub status: u16,
    /// What comes back then.
    pub answer: Answer,
    /// It takes as long as there is something to send.
    pub is_slow: bool,
    /// Who has no session may ask, too.
    pub is_open: bool,
    serve: MethodRouter<Arc<AppState>>,
}

impl Address {
    fn new(method: &'static str, path: &'static str, serve: MethodRouter<Arc<AppState>>) -> Self {
        Self {
            method,
            path,
            says: "",
            tag: "",
            scopes: &[],
            query: None,
            body: None,
            file: false,
            status: 204,
            answer: Answer::Nothing,
            is_slow: false,
            is_open: false,
            serve,
        }
    }

    pub fn serve(&self) -> MethodRouter<Arc<AppState>> {
        self.serve.clone()
    }

    pub(super) fn says(self, says: &'static str) -> Self {
        Self { says, ..self }
    }

    pub(super) fn to(self, scopes: &'static [Scope]) -> Self {
        Self { scopes, ..self }
    }

    pub(super) fn asks<T: JsonSchema>(self) -> Self {
        Self { query: Some(kind::<T>()), ..self }
    }

    pub(super) fn takes<T: JsonSchema>(self) -> Self {
        Self { body: Some(kind::<T>()), ..self }
    }

    pub(super) fn takes_file(self) -> Self {
        Self { file: true, ..self }
    }

    pub(super) fn gives<T: JsonSchema>(self) -> Self {
        self.gives_as::<T>(200)
    }

    pub(super) fn gives_as<T: JsonSchema>(self, status: u16) -> Self {
        Self { status, answer: Answer::Json(kind::<T>()), ..self }
    }

    pub(super) fn gives_file(self, kind: &'static str) -> Self {
        Self { status: 200, answer: Answer::File(kind), ..self }
    }

    pub(super) fn tells<T: JsonSchema>(self) -> Self {
        Self { status: 101, answer: Answer::Socket(None, kind::<T>()), ..self }
    }

    pub(super) fn hears<T: JsonSchema>(self) -> Self {
        let Answer::Socket(_, told) = self.answer else { return self };
        Self { answer: Answer::Socket(Some(kind::<T>()), told), ..self }
    }

    pub(super) fn slow(self) -> Self {
        Self { is_slow: true, ..self }
    }

    pub(super) fn open(self) -> Self {
        Self { is_open: true, ..self }
    }

    pub(super) fn tagged(self, tag: &'static str) -> Self {
        Self { tag, ..self }
    }
}

macro_rules! methods {
    ($($name:ident $word:literal),*) => {$(
        pub(super) fn $name<H: Handler<T, Arc<AppState>>, T: 'static>(path: &'static str, handler: H) -> Address {
            Address::new($word, path, routing::$name(handler))
        }
    )*};
}

methods! { get "GET", post "POST", put "PUT", delete "DELETE" }
