//! From the form of a new tournament to its options.

use pasch_tournament::{Consolation, Format, Game, LastChance, Lives, Options, Seeding};
use pasch_wire as wire;
use pasch_wire::{ClockSetting, TournamentClock, TournamentFormat};

/// The options of a wish.
pub fn of(wish: &wire::NewTournament) -> Options {
    let format = match wish.format {
        TournamentFormat::KnockOut { consolation, consolation_length, last_chance, last_chance_length } => {
            Format::KnockOut {
                consolation: (consolation > 0)
                    .then_some(Consolation { rounds: consolation, length: consolation_length }),
                last_chance: (last_chance > 0)
                    .then_some(LastChance { rounds: last_chance, length: last_chance_length }),
            }
        }
        TournamentFormat::DoubleElimination { recharge } => Format::DoubleElimination { recharge },
        TournamentFormat::RoundRobin { groups, finalists } => Format::RoundRobin { groups, finalists },
        TournamentFormat::Swiss { rounds, lives, continuous } => {
            Format::Swiss { rounds, lives: (lives > 0).then_some(Lives { lives, continuous }) }
        }
        TournamentFormat::Arena { minutes, streaks, gammons } => Format::Arena { minutes, streaks, gammons },
        TournamentFormat::League { weeks } => Format::League { weeks },
    };
    let clock = match wish.clock {
        TournamentClock::None => "",
        TournamentClock::Usual => "usual",
        TournamentClock::Fast => "fast",
        TournamentClock::Days => "days",
    };
    Options {
        lengths: wish.lengths.clone(),
        clock: clock.to_owned(),
        game: Game { variant: wish.variant.clone(), ..Game::default() },
        seeding: match wish.seeding {
            wire::TournamentSeeding::Rating => Seeding::Rating,
            wire::TournamentSeeding::Drawn => Seeding::Drawn,
            wire::TournamentSeeding::Clubs => Seeding::Clubs,
        },
        rated: wish.rated && wish.online,
        limit: wish.limit,
        check_in: wish.check_in,
        late_until: wish.late_until,
        ..Options::new(wish.name.trim(), format, 1)
    }
}

/// The time for a match of so many points.
pub fn clock(clock: TournamentClock, length: u32) -> ClockSetting {
    match clock {
        TournamentClock::None => ClockSetting::None,
        TournamentClock::Usual => ClockSetting::Delay { delay: 12, reserve: 120 * length },
        TournamentClock::Fast => ClockSetting::Delay { delay: 8, reserve: 60 * length },
        TournamentClock::Days => ClockSetting::Days { days: 3 },
    }
}
