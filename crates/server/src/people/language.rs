//! The language in which somebody reads what is sent to them.

use pasch_messages::Language;
use serde_json::{Map, Value};

use crate::store::{Store, StoreError};
use crate::wire::UserId;

/// The setting that names it.
const SETTING: &str = "language";

/// The language that a user has chosen in their settings; English if they have chosen none.
///
/// # Errors
/// When the store fails.
pub async fn language_of(store: &Store, user_id: &UserId) -> Result<Language, StoreError> {
    let settings = store.settings_of(user_id).await?;
    Ok(settings.as_deref().and_then(chosen).unwrap_or_default())
}

fn chosen(settings: &str) -> Option<Language> {
    let settings: Map<String, Value> = serde_json::from_str(settings).ok()?;
    Language::find(settings.get(SETTING)?.as_str()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_name_the_language() {
        let tag = |settings| chosen(settings).map(Language::tag);
        assert_eq!(tag(r#"{"language":"de"}"#), Some("de"));
        assert_eq!(tag(r#"{"language":"de-AT","theme":"dark"}"#), Some("de"));
        for other in ["", "{", "[]", "{}", r#"{"language":7}"#, r#"{"language":"xx"}"#] {
            assert_eq!(tag(other), None, "{other}");
        }
    }
}
