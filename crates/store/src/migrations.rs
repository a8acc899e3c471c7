//! What brings a schema up to date, for both engines: the files of `migrations`, built into the program.
//!
//! Named here one by one instead of by `sqlx::migrate!`: that macro has the whole of sqlx, SQLite with it, compiled a
//! second time for the compiler's own use.

use std::sync::LazyLock;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A step: its file's name without the ending, and what it says to SQLite and to PostgreSQL.
type Step = (&'static str, &'static str, &'static str);

macro_rules! steps {
    ($($name:literal)*) => {
        &[$((
            $name,
            include_str!(concat!("../migrations/sqlite/", $name, ".sql")),
            include_str!(concat!("../migrations/postgres/", $name, ".sql")),
        )),*]
    };
}

pub(super) const STEPS: &[Step] = steps! {
    "0001_start" "0002_collection" "0003_rollouts" "0004_practice" "0005_tables" "0006_dice" "0007_people"
    "0008_ratings" "0009_tokens" "0010_friends" "0011_moderation" "0012_programs" "0013_dice_by_hand" "0014_notices"
    "0015_passkeys" "0016_mail" "0017_vacations" "0018_rating_range" "0019_outages_ahead" "0020_rating_eligibility" "0021_looks"
    "0022_analysis_results" "0023_signed_dice" "0024_purge" "0025_sign_in" "0026_operators" "0027_ways_in"
    "0028_strict_dice" "0029_second_factor" "0030_played" "0031_later" "0032_everybody" "0033_held"
    "0034_decisions" "0035_lookouts" "0036_decision_rollouts" "0037_beginnings" "0038_heads" "0039_lessons" "0040_told"
    "0041_rounds" "0042_chouettes" "0043_tournaments"
};

pub(super) static SQLITE: LazyLock<Migrator> = LazyLock::new(|| migrator(|&(_, sqlite, _)| sqlite));
#[cfg(feature = "postgres")]
pub(super) static POSTGRES: LazyLock<Migrator> = LazyLock::new(|| migrator(|&(_, _, postgres)| postgres));

/// The steps with the numbers and names that databases remember them by.
fn migrator(says: impl Fn(&Step) -> &'static str) -> Migrator {
    let step = |step: &Step| {
        let (number, name) = step.0.split_once('_').expect("a step is called NUMBER_NAME");
        Migration::new(
            number.parse().expect("a step is called NUMBER_NAME"),
            name.replace('_', " ").into(),
            MigrationType::Simple,
            says(step).into_sql_str(),
            false,
        )
    };
    Migrator::with_migrations(STEPS.iter().map(step).collect())
}
