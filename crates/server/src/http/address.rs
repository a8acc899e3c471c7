//! What an address of the API takes and gives. The router, the documents for programs and the page for people are made of
//! the same list of addresses.

use std::borrow::Cow;
use std::sync::Arc;

use axum::handler::Handler;
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;

use super::AppState;
use super::error::ApiResult;
use super::signature::{Answers, Signature};
use crate::store::people::Scope;

/// A type of the wire, by what describes it.
#[derive(Clone, Copy)]
pub struct Kind {
    pub name: fn() -> Cow<'static, str>,
    pub schema: fn(&mut SchemaGenerator) -> Schema,
    /// Reads one of a request, by which tests see that the schema is true.
    #[cfg(test)]
    pub reads: Option<fn(&serde_json::Value) -> serde_json::Result<()>>,
}

/// A type that is given.
pub(super) fn kind<T: JsonSchema>() -> Kind {
    Kind {
        name: T::schema_name,
        schema: SchemaGenerator::subschema_for::<T>,
        #[cfg(test)]
        reads: None,
    }
}

/// A type that is taken.
pub(super) fn taken<T: JsonSchema + DeserializeOwned>() -> Kind {
    Kind {
        #[cfg(test)]
        reads: Some(|value| T::deserialize(value).map(drop)),
        ..kind::<T>()
    }
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
    /// An address as the parameters of its handler say.
    fn of<H: Signature<P>, P>(
        method: &'static str,
        path: &'static str,
        serve: MethodRouter<Arc<AppState>>,
        status: u16,
        answer: Answer,
    ) -> Self {
        let mut address = Self {
            method,
            path,
            says: "",
            tag: "",
            scopes: &[],
            query: None,
            body: None,
            file: false,
            status,
            answer,
            is_slow: false,
            is_open: false,
            serve,
        };
        H::asks(&mut address);
        address
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

    /// The body of a handler that takes the request itself.
    pub(super) fn takes<T: JsonSchema + DeserializeOwned>(self) -> Self {
        Self { body: Some(taken::<T>()), ..self }
    }

    pub(super) fn tells<T: JsonSchema>(self) -> Self {
        Self { answer: Answer::Socket(None, kind::<T>()), ..self }
    }

    pub(super) fn hears<T: JsonSchema + DeserializeOwned>(self) -> Self {
        let Answer::Socket(_, told) = self.answer else { return self };
        Self { answer: Answer::Socket(Some(taken::<T>()), told), ..self }
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
        pub(super) fn $name<H, T, P>(path: &'static str, handler: H) -> Address
        where
            H: Handler<T, Arc<AppState>> + Signature<P, Answer: Answers>,
            T: 'static,
        {
            let serve = routing::$name(handler);
            Address::of::<H, P>($word, path, serve, H::Answer::STATUS, H::Answer::answer())
        }
    )*};
}

methods! { get "GET", post "POST", put "PUT", delete "DELETE" }

/// A file of a type, by GET.
pub(super) fn file<H, T, P>(path: &'static str, handler: H, kind: &'static str) -> Address
where
    H: Handler<T, Arc<AppState>> + Signature<P, Answer = ApiResult<Response>>,
    T: 'static,
{
    Address::of::<H, P>("GET", path, routing::get(handler), 200, Answer::File(kind))
}

/// A WebSocket. The row says what it `tells` and `hears`.
pub(super) fn live<H, T, P>(path: &'static str, handler: H) -> Address
where
    H: Handler<T, Arc<AppState>> + Signature<P, Answer = ApiResult<Response>>,
    T: 'static,
{
    Address::of::<H, P>("GET", path, routing::get(handler), 101, Answer::Nothing)
}
