//! House options as JSON: `{"max_per_point": 5, "mother": "none"}`.

use anyhow::{Context, Result, bail};
use pasch_rules::{
    AutomaticDoubles, BearOff, Contact, CubeUse, DeadCube, Geometry, Grade, HeadRule, MotherRule, Ones,
    Opening, Options, Point, SixBlock, StartPrime, Triple,
};
use serde_json::Value;

use crate::query::short;

/// The options named in `value`; what is not named stays as the variant is usually played.
///
/// # Errors
/// Names the key that is unknown or whose value cannot be.
pub fn from_json(value: Option<&Value>) -> Result<Options> {
    let mut options = Options::default();
    let map = match value {
        None | Some(Value::Null) => return Ok(options),
        Some(value) => value.as_object().context("\"options\" must be an object")?,
    };
    for (key, value) in map {
        set(&mut options, key, value)
            .with_context(|| format!("option {:?}: {}", short(key), short(&value.to_string())))?;
    }
    Ok(options)
}

fn set(options: &mut Options, key: &str, value: &Value) -> Result<()> {
    match key {
        "cube" => options.cube = if flag(value)? { CubeUse::On } else { CubeUse::Off },
        "crawford" => options.crawford = flag(value)?,
        "jacoby" => options.jacoby = flag(value)?,
        "animal_depth" => options.animals = small(value)?,
        "murphy_max" => {
            options.automatic_doubles = match small(value)? {
                0 => AutomaticDoubles::Unlimited,
                n => AutomaticDoubles::UpTo(n),
            }
        }
        "opening_refusal" => options.opening_refusal = flag(value)?,
        "holland" => options.holland = flag(value)?,
        "dead_cube" => {
            options.dead_cube = choose(
                value,
                &[
                    ("forbid", DeadCube::Forbid),
                    ("allow", DeadCube::Allow),
                    ("freeze_for_both", DeadCube::FreezeForBoth),
                ],
            )?;
        }
        "triple" => {
            options.triple = choose(
                value,
                &[("standard", Triple::Standard), ("bar_only", Triple::BarOnly), ("none", Triple::Never)],
            )?;
        }
        "backgammon_value" => options.backgammon_value = small(value)?,
        "opening" => {
            options.opening = Some(choose(
                value,
                &[("both", Opening::BothDice), ("reroll", Opening::Reroll), ("choice", Opening::Choice)],
            )?);
        }
        "winner_starts" => options.winner_starts = Some(flag(value)?),
        "max_per_point" => options.max_per_point = Some(small(value)?),
        "no_hit_and_run" => options.no_hit_and_run = flag(value)?,
        "bearoff" => {
            options.bear_off = Some(choose(
                value,
                &[
                    ("standard", BearOff::Standard),
                    ("exact_forced", BearOff::ExactForced),
                    ("rearmost_forced", BearOff::RearmostForced),
                    ("exact_only", BearOff::ExactOnly),
                ],
            )?);
        }
        "bearoff_while_pinned" => options.bear_off_while_pinned = flag(value)?,
        "mother" => {
            options.mother = Some(choose(
                value,
                &[
                    ("none", MotherRule::None),
                    ("void", MotherRule::DrawWhenBoth),
                    ("win2", MotherRule::Wins(Grade::Gammon)),
                    ("win3", MotherRule::Wins(Grade::Backgammon)),
                ],
            )?);
        }
        "prime" => {
            options.start_prime = Some(choose(
                value,
                &[
                    ("own_start", StartPrime::Own),
                    ("opponent_start", StartPrime::Opponents),
                    ("both", StartPrime::Both),
                ],
            )?);
        }
        "start" => options.standard_start = choose(value, &[("pool", false), ("standard", true)])?,
        "geo" => {
            options.geometry = Some(choose(
                value,
                &[("C", Geometry::Contrary), ("P", Geometry::Parallel), ("S", Geometry::Same)],
            )?);
        }
        "contact" => {
            options.contact = Some(choose(
                value,
                &[("hit", Contact::Hit), ("pin", Contact::Pin), ("block", Contact::Block)],
            )?);
        }
        "extra_on_doubles" => options.extra_on_doubles = flag(value)?,
        "enter_all_first" => options.enter_all_first = Some(flag(value)?),
        "hit_needs_one_home" => options.hit_needs_one_home = flag(value)?,
        "score" => options.checkers_left = choose(value, &[("grades", false), ("checkers_left", true)])?,
        "cascade_from" => options.cascade_from = Some(small(value)?.into()),
        "leftover" => {
            options.leftover_to_opponent = choose(value, &[("lost", false), ("opponent_plays", true)])?;
        }
        "head2" => {
            options.head = Some(choose(
                value,
                &[
                    ("usual", HeadRule::Usual),
                    ("66_44", HeadRule::SixesAndFours),
                    ("any_double", HeadRule::AnyDouble),
                    ("second_player_if_blocked", HeadRule::SecondIfBlocked),
                ],
            )?);
        }
        "six_block" => {
            options.six_block = Some(choose(
                value,
                &[
                    ("at_end", SixBlock::AtEnd),
                    ("per_step", SixBlock::EveryMove),
                    ("none", SixBlock::Allowed),
                ],
            )?);
        }
        "last_roll_draw" => options.last_roll_draw = flag(value)?,
        "limit" => {
            let turns = value.as_u64().and_then(|n| u32::try_from(n).ok());
            options.turn_limit = Some(turns.context("must be a whole number")?);
        }
        "double_one" => {
            options.ones = Some(choose(
                value,
                &[("back", Ones::SentBack), ("removed", Ones::Removed), ("ordinary", Ones::Ordinary)],
            )?);
        }
        "koks" => options.koks = flag(value)?,
        "open_home" => options.open_home = flag(value)?,
        "optional" => options.optional_backward_hits = flag(value)?,
        "runner" => options.runner_to = Some(Point::new(small(value)?).context("not a point")?),
        _ => bail!("no such option"),
    }
    Ok(())
}

fn flag(value: &Value) -> Result<bool> {
    value.as_bool().context("must be true or false")
}

fn small(value: &Value) -> Result<u8> {
    value.as_u64().and_then(|n| u8::try_from(n).ok()).context("must be a small whole number")
}

fn choose<T: Copy>(value: &Value, choices: &[(&str, T)]) -> Result<T> {
    let word = value.as_str();
    let found = choices.iter().find(|(name, _)| Some(*name) == word);
    found.map(|(_, choice)| *choice).with_context(|| {
        let names: Vec<_> = choices.iter().map(|(name, _)| *name).collect();
        format!("must be one of {}", names.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn options_are_read_or_refused_by_name() {
        let options =
            from_json(Some(&json!({ "max_per_point": 5, "mother": "none", "bearoff": "exact_only" })))
                .unwrap();
        assert_eq!(options.max_per_point, Some(5));
        assert_eq!(options.mother, Some(MotherRule::None));
        assert_eq!(options.bear_off, Some(BearOff::ExactOnly));
        let refusal = |v: Value| format!("{:#}", from_json(Some(&v)).unwrap_err());
        assert!(refusal(json!({ "mother": "win9" })).contains("one of none, void, win2, win3"));
        assert!(refusal(json!({ "speed": 1 })).contains("no such option"));
        assert!(refusal(json!({ "jacoby": "yes" })).contains("true or false"));
        assert!(refusal(json!([])).contains("an object"));
    }
}
