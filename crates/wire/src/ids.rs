//! Identifiers, each kind with a type of its own.
//!
//! All of them are opaque texts, in JSON and in the database. No kind turns into another, so two identifiers that stand
//! side by side cannot change places.

use std::borrow::Cow;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use pasch_messages::{Arg, Argument};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$docs:meta])+ $name:ident;)+) => {$(
        $(#[$docs])+
        #[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// The identifier as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// The identifier as text, without a copy.
            #[must_use]
            pub fn into_string(self) -> String {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self(text)
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self(text.to_owned())
            }
        }

        impl FromStr for $name {
            type Err = Infallible;

            fn from_str(text: &str) -> Result<Self, Infallible> {
                Ok(text.into())
            }
        }

        impl PartialEq<str> for $name {
            fn eq(&self, text: &str) -> bool {
                self.0 == text
            }
        }

        impl PartialEq<&str> for $name {
            fn eq(&self, text: &&str) -> bool {
                self.0 == *text
            }
        }

        impl Argument for $name {
            fn argument(&self) -> Arg {
                self.0.argument()
            }
        }

        impl JsonSchema for $name {
            fn inline_schema() -> bool {
                <String as JsonSchema>::inline_schema()
            }

            fn schema_name() -> Cow<'static, str> {
                <String as JsonSchema>::schema_name()
            }

            fn schema_id() -> Cow<'static, str> {
                <String as JsonSchema>::schema_id()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                <String as JsonSchema>::json_schema(generator)
            }
        }
    )+};
}

ids! {
    /// Identifier of a match that is played on the server.
    MatchId;
    /// Identifier of a user: a guest, the owner of an account, or a person behind the command line.
    UserId;
    /// Identifier of a table.
    TableId;
    /// Identifier of an analysis.
    AnalysisId;
    /// Identifier of a rollout.
    RolloutId;
    /// Identifier of an import.
    ImportId;
    /// Identifier of a match in somebody's collection.
    CollectedId;
    /// Identifier of a set of decisions.
    SetId;
    /// Identifier of a report to the moderators.
    ReportId;
    /// Identifier of a chouette.
    ChouetteId;
    /// Identifier of a tournament.
    TournamentId;
}

#[cfg(test)]
mod tests {
    use super::{JsonSchema as _, MatchId, UserId};

    #[test]
    fn identifiers_are_plain_texts_in_json() {
        let id = MatchId::from("m1");
        assert_eq!(serde_json::to_string(&id).unwrap(), r#""m1""#);
        assert_eq!(serde_json::from_str::<MatchId>(r#""m1""#).unwrap(), id);
        assert!(UserId::inline_schema());
        assert_eq!(schemars::schema_for!(UserId), schemars::schema_for!(String));
    }
}
