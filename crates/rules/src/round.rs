//! The rules of a match's games: one, or those of a series in turn.

use std::sync::Arc;

use crate::header::{Header, HeaderError};
use crate::options::{CubeUse, Options, OptionsError, Rules};
use crate::variant_id::VariantId;

/// The rules of each game of a round.
///
/// # Errors
/// When the match or the round is too long, or an option fits none of the games.
pub(crate) fn rules(header: &Header) -> Result<Arc<[Rules]>, HeaderError> {
    if header.length > Header::MAX_LENGTH {
        return Err(HeaderError::Length(header.length));
    }
    if header.then.is_empty() {
        return Ok(Arc::new([Rules::new(header.variant, header.options)?]));
    }
    let games: Vec<VariantId> = header.games().collect();
    if games.len() > Header::MAX_GAMES {
        return Err(HeaderError::Games(games.len()));
    }
    let mut round = Vec::new();
    // For every option that some game does not know, in how many of them that is so.
    let mut unknown: Vec<(OptionsError, usize)> = Vec::new();
    for game in &games {
        let (rules, misfits) = in_series(*game, header.options)?;
        round.push(rules);
        for misfit in misfits {
            let same = |known: &(OptionsError, usize)| match (known.0, misfit) {
                (OptionsError::Pointless { option: one, .. }, OptionsError::Pointless { option, .. }) => {
                    one == option
                }
                (one, other) => std::mem::discriminant(&one) == std::mem::discriminant(&other),
            };
            match unknown.iter().position(same) {
                Some(index) => unknown[index].1 += 1,
                None => unknown.push((misfit, 1)),
            }
        }
    }
    match unknown.into_iter().find(|(_, count)| *count == games.len()) {
        Some((misfit, _)) => Err(misfit.into()),
        None => Ok(round.into()),
    }
}

/// A game's rules as part of a series, and what among the options it does not know
/// and therefore goes without.
fn in_series(game: VariantId, agreed: Options) -> Result<(Rules, Vec<OptionsError>), OptionsError> {
    let mut options = agreed;
    if options.cube == CubeUse::Usual {
        options.cube = CubeUse::Off;
    }
    options.winner_starts = options.winner_starts.or(Some(true));
    let usual = Options::default();
    let mut misfits = Vec::new();
    loop {
        let misfit = match Rules::new(game, options) {
            Ok(rules) => return Ok((rules, misfits)),
            Err(misfit) => misfit,
        };
        match misfit {
            OptionsError::NoHitting(_) => options.no_hit_and_run = usual.no_hit_and_run,
            OptionsError::NoPinning(_) => {
                options.mother = usual.mother;
                options.bear_off_while_pinned = usual.bear_off_while_pinned;
            }
            OptionsError::NoRunner(_) => {
                options.start_prime = usual.start_prime;
                options.runner_to = usual.runner_to;
            }
            OptionsError::NoSuchForm(_) => {
                options.standard_start = usual.standard_start;
                (options.geometry, options.contact) = (usual.geometry, usual.contact);
            }
            OptionsError::OpeningDice(_) => options.opening = usual.opening,
            OptionsError::Pointless { option, .. } => option.clear(&mut options),
            OptionsError::BackgammonValue(_)
            | OptionsError::MaxPerPoint(_)
            | OptionsError::TurnLimit
            | OptionsError::CascadeFrom
            | OptionsError::RunnerTo => return Err(misfit),
        }
        misfits.push(misfit);
    }
}
