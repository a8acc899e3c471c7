//! House options as JSON: `{"max-per-point": 5, "mother": "none"}`, by the names of [`HouseRule`].

use anyhow::{Context, Result};
use pasch_messages::message;
use pasch_rules::{HouseRule, Options};
use serde_json::Value;

use crate::term::short;

/// The options named in `value`; what is not named stays as the variant is usually played.
///
/// # Errors
/// Names the key that is unknown or whose value cannot be.
pub fn from_json(value: Option<&Value>) -> Result<Options> {
    let mut options = Options::default();
    let map = match value {
        None | Some(Value::Null) => return Ok(options),
        Some(value) => value.as_object().context(message!("options-no-object"))?,
    };
    for (key, value) in map {
        let several = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
        for one in several {
            let word = one.as_str().map_or_else(|| one.to_string(), str::to_owned);
            // Programs of before had 0 for automatic doubles without limit.
            let word = if key == "murphy_max" && word == "0" { "unlimited".to_owned() } else { word };
            HouseRule::read(&mut options, key, &word).with_context(|| {
                message!(
                    "options-refused",
                    key = format!("{:?}", short(key)),
                    value = short(&value.to_string())
                )
            })?;
        }
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pasch_rules::{AutomaticDoubles, BearOff, HeadRule, MotherRule, Triple};
    use serde_json::json;

    #[test]
    fn options_are_read_or_refused_by_name() {
        let options = from_json(Some(&json!({
            "max-per-point": 5, "mother": "none", "bear-off": "exact-only", "backgammons": [2, "bar-only"],
            "crawford": false, "holland": true
        })))
        .unwrap();
        let wanted = Options {
            max_per_point: Some(5),
            mother: Some(MotherRule::None),
            bear_off: Some(BearOff::ExactOnly),
            backgammon_value: 2,
            triple: Triple::BarOnly,
            crawford: false,
            holland: true,
            ..Options::default()
        };
        assert_eq!(options, wanted);
        let older = json!({ "bearoff": "exact_only", "murphy_max": 0, "head2": "66_44", "triple": "none" });
        let wanted = Options {
            bear_off: Some(BearOff::ExactOnly),
            automatic_doubles: AutomaticDoubles::Unlimited,
            head: Some(HeadRule::SixesAndFours),
            triple: Triple::Never,
            ..Options::default()
        };
        assert_eq!(from_json(Some(&older)).unwrap(), wanted);
        let refusal = |v: Value| format!("{:#}", from_json(Some(&v)).unwrap_err());
        assert!(
            refusal(json!({ "mother": "win9" })).contains("one of none, draw, single, gammon, backgammon")
        );
        assert!(refusal(json!({ "speed": 1 })).contains("no such option"));
        assert!(refusal(json!({ "jacoby": "maybe" })).contains("yes or no"));
        assert!(refusal(json!([])).contains("an object"));
    }
}
