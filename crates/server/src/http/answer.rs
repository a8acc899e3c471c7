//! What handlers take and answer with, as types: an address is described by the signature of its handler.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use schemars::JsonSchema;
use serde::Serialize;

use super::address::{Address, Answer, kind};
use super::asked::{Path, Query};
use super::body::JsonBody;
use super::error::ApiError;
use super::moderation::Moderator;
use super::session::{Caller, Visitor};
use super::socket::Upgrade;
use crate::store::people::Visit;

pub use axum::response::NoContent;

/// Cookies that go with an answer.
pub type Cookies = AppendHeaders<Vec<(HeaderName, HeaderValue)>>;

pub fn cookies(all: impl IntoIterator<Item = HeaderValue>) -> Cookies {
    AppendHeaders(all.into_iter().map(|cookie| (header::SET_COOKIE, cookie)).collect())
}

/// A parameter of a handler, and what it says about the address.
pub trait Asks {
    fn asks(_: &mut Address) {}
}

impl<T> Asks for State<T> {}
impl<T> Asks for Path<T> {}
impl Asks for ConnectInfo<SocketAddr> {}
impl Asks for HeaderMap {}
impl Asks for Option<Extension<Visit>> {}
impl Asks for Caller {}
impl Asks for Visitor {}
impl Asks for Moderator {}
impl Asks for Upgrade {}

impl<T: JsonSchema> Asks for Query<T> {
    fn asks(address: &mut Address) {
        address.query = Some(kind::<T>());
    }
}

impl<T: JsonSchema> Asks for JsonBody<T> {
    fn asks(address: &mut Address) {
        address.body = Some(kind::<T>());
    }
}

/// Who reads the request itself takes a file.
impl Asks for Request {
    fn asks(address: &mut Address) {
        address.file = true;
    }
}

/// What a handler answers with, and what that says about the address.
pub trait Answers {
    const STATUS: u16;

    fn answer() -> Answer;
}

impl<T: JsonSchema> Answers for Json<T> {
    const STATUS: u16 = 200;

    fn answer() -> Answer {
        Answer::Json(kind::<T>())
    }
}

macro_rules! json_with_status {
    ($($(#[$doc:meta])* $name:ident $status:ident;)*) => {$(
        $(#[$doc])*
        pub struct $name<T>(pub T);

        impl<T: Serialize> IntoResponse for $name<T> {
            fn into_response(self) -> Response {
                (StatusCode::$status, Json(self.0)).into_response()
            }
        }

        impl<T: JsonSchema> Answers for $name<T> {
            const STATUS: u16 = StatusCode::$status.as_u16();

            fn answer() -> Answer {
                <Json<T>>::answer()
            }
        }
    )*};
}

json_with_status! {
    /// 201, and what was made as JSON.
    Created CREATED;
    /// 202, and what has begun as JSON.
    Accepted ACCEPTED;
}

impl Answers for NoContent {
    const STATUS: u16 = 204;

    fn answer() -> Answer {
        Answer::Nothing
    }
}

impl<T: Answers> Answers for (Cookies, T) {
    const STATUS: u16 = T::STATUS;

    fn answer() -> Answer {
        T::answer()
    }
}

impl<T: Answers> Answers for Result<T, ApiError> {
    const STATUS: u16 = T::STATUS;

    fn answer() -> Answer {
        T::answer()
    }
}

/// A handler with parameters `P`.
pub trait Signature<P> {
    type Answer;

    fn asks(address: &mut Address);
}

macro_rules! signatures {
    ($($parameter:ident)*) => {
        impl<F, A, $($parameter: Asks),*> Signature<($($parameter,)*)> for F
        where
            F: Fn($($parameter),*) -> A,
            A: Future,
        {
            type Answer = A::Output;

            fn asks(address: &mut Address) {
                let parameters: &[fn(&mut Address)] = &[$($parameter::asks),*];
                parameters.iter().for_each(|asks| asks(address));
            }
        }
    };
}

signatures! {}
signatures! { P1 }
signatures! { P1 P2 }
signatures! { P1 P2 P3 }
signatures! { P1 P2 P3 P4 }
signatures! { P1 P2 P3 P4 P5 }
signatures! { P1 P2 P3 P4 P5 P6 }
