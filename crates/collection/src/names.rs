//! Names of players as they are compared.

/// A name as it is compared: lower-case letters and digits, nothing else, because programs write the same name with
/// blanks, with `_` for them, or with a dot at the end. A name without any letter or digit stays as it is.
///
/// ```
/// use pasch_collection::name_key;
/// assert_eq!(name_key("Marion_Castlebury "), name_key("marion castlebury"));
/// assert_eq!(name_key("¿?"), "¿?");
/// ```
#[must_use]
pub fn name_key(name: &str) -> String {
    let key: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
    if key.is_empty() { name.trim().to_lowercase() } else { key.to_lowercase() }
}
