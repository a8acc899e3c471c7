//! An address is described by the signature of its handler: what its parameters take, and what it answers with.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::{Extension, Json};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;

use super::address::{Address, Answer, kind, taken};
use super::answer::{Accepted, Cookies, Created, NoContent};
use super::asked::{Path, Query};
use super::body::JsonBody;
use super::error::ApiResult;
use super::moderation::Moderator;
use super::session::{Caller, Visitor};
use super::socket::Upgrade;
use crate::store::people::Visit;

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

impl<T: JsonSchema + DeserializeOwned> Asks for JsonBody<T> {
    fn asks(address: &mut Address) {
        address.body = Some(taken::<T>());
    }
}

/// A handler that reads the request itself takes a file.
impl Asks for Request {
    fn asks(address: &mut Address) {
        address.file = true;
    }
}

/// An answer of a handler, and what it says about the address.
pub trait Answers {
    const STATUS: u16;

    fn answer() -> Answer;
}

macro_rules! json_with_status {
    ($($name:ident $status:literal),*) => {$(
        impl<T: JsonSchema> Answers for $name<T> {
            const STATUS: u16 = $status;

            fn answer() -> Answer {
                Answer::Json(kind::<T>())
            }
        }
    )*};
}

json_with_status! { Json 200, Created 201, Accepted 202 }

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

impl<T: Answers> Answers for ApiResult<T> {
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
