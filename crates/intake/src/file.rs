//! One file: a match for the collection, or why not.

use std::panic::{AssertUnwindSafe, catch_unwind};

use pasch_collection::{Digest, Summary, pack};
use pasch_formats::{Severity, Warning as Remark};
use pasch_messages::{Describe, Message, message};
use pasch_rules::{Player, Record};

use pasch_credentials::token;
use pasch_host::fault;
use pasch_store::collection::{CollectedRow, NewCollected, ProblemRow};
use pasch_wire::{Seat, Warning};

/// Faults of one file that are told; further ones are counted.
const TOLD: usize = 20;

/// A file that was looked at.
pub enum Looked {
    /// A match, with its faults.
    Match(Box<NewCollected>, Vec<ProblemRow>),
    /// Nothing of it can be taken.
    Refused(ProblemRow),
}

/// Why nothing is taken, in a row.
pub fn refusal(file: &str, why: &Message) -> ProblemRow {
    ProblemRow { refused: true, ..ProblemRow::of(file, why) }
}

/// Reads a file of any format.
pub fn look(name: &str, bytes: &[u8]) -> Looked {
    let result = catch_unwind(AssertUnwindSafe(|| read(name, bytes)));
    match result {
        Ok(Ok((found, faults))) => Looked::Match(Box::new(found), faults),
        Ok(Err(why)) => Looked::Refused(refusal(name, &why)),
        Err(_) => {
            tracing::error!(event = "reader-panicked", file = name);
            Looked::Refused(refusal(name, &message!("reader-failed")))
        }
    }
}

/// A match as a collection keeps it, from a file's bytes; `None` when nothing of it can be taken.
#[must_use]
pub fn collected(bytes: &[u8]) -> Option<NewCollected> {
    match look("", bytes) {
        Looked::Match(new, _) => Some(*new),
        Looked::Refused(_) => None,
    }
}

/// How the games of a match begin; nothing where the rules refuse it.
pub fn beginnings(record: &Record) -> Vec<[u8; 16]> {
    let all = pasch_collection::beginnings(record).unwrap_or_default();
    all.into_iter().map(|digest| digest.0).collect()
}

fn read(name: &str, bytes: &[u8]) -> Result<(NewCollected, Vec<ProblemRow>), Message> {
    let short = name.rsplit('/').next().unwrap_or(name);
    let file = pasch_formats::read(bytes, Some(short)).map_err(|error| error.message())?;
    let summary = Summary::of(&file.record).map_err(|error| error.message())?;
    if summary.rolls == 0 {
        return Err(message!("no-play-in-it"));
    }
    let id = token::new_id().map_err(|error| fault::told(&error))?;
    let faulty: Vec<&Remark> =
        file.warnings.iter().filter(|remark| remark.problem.severity() == Severity::Fault).collect();
    let problems = faulty.iter().take(TOLD).map(|remark| ProblemRow {
        line: remark.line,
        column: remark.column,
        game: remark.game,
        move_no: remark.move_no,
        ..ProblemRow::of(name, &remark.problem.message())
    });
    let problems = problems.collect();
    let warnings: Vec<Warning> =
        file.warnings.iter().map(|remark| Warning::new(remark.line, &remark.message())).collect();
    let header = &file.record.header;
    let row = CollectedRow {
        id,
        name_a: header.names.a.clone(),
        name_b: header.names.b.clone(),
        variant: summary.variant,
        length: header.length,
        score_a: summary.score[0],
        score_b: summary.score[1],
        winner: summary.winner.map(|player| if player == Player::A { Seat::A } else { Seat::B }),
        games: summary.games,
        rolls: summary.rolls,
        played_on: summary.played_on,
        event: summary.event,
        place: summary.place,
        file: name.to_owned(),
        format: file.format.id().to_owned(),
        faults: u32::try_from(faulty.len()).unwrap_or(u32::MAX),
        ..CollectedRow::default()
    };
    let found = NewCollected {
        row,
        digest: summary.digest.0,
        file_hash: Digest::of_bytes(bytes).0,
        log: pack(&pasch_formats::log::write_noted(&file.record, &file.overlay)),
        warnings: serde_json::to_string(&warnings).unwrap_or_else(|_| "[]".to_owned()),
        beginnings: beginnings(&file.record),
    };
    Ok((found, problems))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_become_rows_or_reasons() {
        let text = " 3 point match\n\n Game 1\n Anna : 0      Bert : 0\n  1) 31: 8/5 6/5    52: 13/8 2/1\n";
        let Looked::Match(found, faults) = look("old/one.mat", text.as_bytes()) else { panic!("a match") };
        assert_eq!(
            (found.row.name_a.as_str(), found.row.format.as_str(), found.row.faults),
            ("Anna", "mat", 1)
        );
        assert_eq!((faults.len(), faults[0].game, faults[0].file.as_str()), (1, Some(1), "old/one.mat"));
        assert!(pasch_collection::unpack(&found.log).unwrap().starts_with("{\"format\":\"pasch\""));
        for (bytes, why) in [
            (b"Dear all, see you on Monday.".as_slice(), "match"),
            (b"".as_slice(), "empty"),
            (b"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10".as_slice(), "no play"),
        ] {
            let Looked::Refused(problem) = look("x.mat", bytes) else { panic!("refused") };
            assert!(problem.refused && problem.text.contains(why), "{problem:?}");
        }
    }
}
