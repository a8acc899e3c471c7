//! How games begin: copies of a match that were cut, or changed later, are recognised by it.
//!
//! The digest of a match ([`crate::Summary`]) is another one as soon as one play differs. The beginning of a game is the
//! same in every copy that has the game as it was played up to its tenth roll: two games whose first ten rolls fell alike by
//! chance are not to be expected among millions.

use pasch_rules::{Action, MatchState, Phase, Player, Record, RecordError, ReplayError};
use sha2::{Digest as _, Sha256};

use crate::summary::{Digest, sorted, update_board};

/// Rolls of a beginning.
pub const BEGINNING_ROLLS: u32 = 10;

/// Digests of the first ten rolls of each game with the positions that they were played to, in the order of the games.
/// Names and seats do not count: the player who rolls first comes first. Games with fewer rolls have none.
///
/// # Errors
/// [`RecordError`] if the rules refuse the header or an action; records that were read have neither.
pub fn beginnings(record: &Record) -> Result<Vec<Digest>, RecordError> {
    let mut all = Vec::new();
    let mut state = MatchState::new(&record.header)?;
    let mut game: Option<(Sha256, Player, u32)> = None;
    for (index, action) in record.actions.iter().enumerate() {
        let before = *state.phase();
        state.apply(action).map_err(|source| ReplayError { index, source })?;
        if !before.is_playing() {
            game = None;
        }
        let (Action::Play(_), Phase::ToMove { player, dice }) = (action, before) else { continue };
        let (mut hash, first, rolls) = game.take().unwrap_or_else(|| {
            let mut hash = Sha256::new();
            hash.update(b"pasch-beginning/1\n");
            hash.update(state.rules().spec().id.as_str());
            (hash, player, 0)
        });
        if rolls < BEGINNING_ROLLS {
            let faces = sorted(&dice);
            hash.update([u8::from(player != first), faces.len() as u8]);
            hash.update(&faces);
            update_board(&mut hash, state.position(), first);
            if rolls + 1 == BEGINNING_ROLLS {
                all.push(Digest::half(hash.clone().finalize().into()));
            }
        }
        game = Some((hash, first, rolls + 1));
    }
    Ok(all)
}
