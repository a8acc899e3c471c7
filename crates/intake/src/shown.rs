//! Collected matches and imports, out.

use pasch_rules::VariantId;

use pasch_store::WorkState;
use pasch_store::collection::{CollectedRow, ImportRow, JudgedRow, ProblemRow};
use pasch_store::resembling::ResemblingRow;
use pasch_table::calendar;
use pasch_wire as wire;

/// A number for the wire; no collection comes near its end.
#[must_use]
pub fn number(value: u64) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

/// Names of variants for people, from their identifiers.
#[must_use]
pub fn variant_name(ids: &str) -> String {
    let names = ids.split(',').map(|id| VariantId::find(id).map_or(id, |variant| variant.spec().name));
    names.collect::<Vec<_>>().join(" – ")
}

/// How a match was played, once it is analysed.
#[must_use]
pub fn judged(row: &CollectedRow) -> Option<wire::CollectedJudged> {
    let seat = |one: &JudgedRow| wire::SeatJudged {
        pr: one.pr,
        decisions: one.decisions,
        errors: one.errors,
        blunders: one.blunders,
        luck_equity: one.luck_equity,
    };
    let (a, b) = row.judged_a.as_ref().zip(row.judged_b.as_ref())?;
    let (analysis, level) = (a.analysis_id.clone(), a.level.clone());
    Some(wire::CollectedJudged { analysis, level, a: seat(a), b: seat(b) })
}

/// Matches that are named at most beside one that resembles them.
const RESEMBLING: usize = 5;

/// The matches that one resembles, of those that several do.
#[must_use]
pub fn resembles(id: &wire::CollectedId, rows: &[ResemblingRow]) -> Vec<wire::ResemblingMatch> {
    let one = |row: &ResemblingRow| wire::ResemblingMatch {
        id: row.id.clone(),
        players: wire::SeatNames { a: row.name_a.clone(), b: row.name_b.clone() },
        variant_name: variant_name(&row.variant),
        length: row.length,
        played_on: row.played_on.clone(),
        rolls: row.rolls,
        analysis: row.analysis_id.clone(),
    };
    rows.iter().filter(|row| row.of == *id).take(RESEMBLING).map(one).collect()
}

/// A match as a list shows it; `resembling` are the matches that it and others of the list resemble.
#[must_use]
pub fn collected(row: CollectedRow, resembling: &[ResemblingRow]) -> wire::CollectedMatch {
    let judged = judged(&row);
    let resembles = resembles(&row.id, resembling);
    wire::CollectedMatch {
        id: row.id,
        players: wire::SeatNames { a: row.name_a, b: row.name_b },
        variant_name: variant_name(&row.variant),
        variant: row.variant,
        length: row.length,
        score: wire::Score { a: row.score_a, b: row.score_b },
        winner: row.winner,
        games: row.games,
        rolls: row.rolls,
        played_on: row.played_on,
        event: row.event,
        place: row.place,
        file: row.file,
        format: row.format,
        faults: row.faults,
        waiting: row.wanted,
        running: row.running,
        judged,
        added_at: calendar::iso(row.added_at),
        resembles,
    }
}

/// An import, with the number of its files while it is at work.
#[must_use]
pub fn import(row: ImportRow, total: Option<u64>) -> wire::ImportView {
    let fault = row.error.as_deref().map(wire::KeptFault::read);
    wire::ImportView {
        id: row.id,
        title: row.title,
        status: match row.state {
            WorkState::Running => wire::ImportStatus::Running,
            WorkState::Done => wire::ImportStatus::Done,
            WorkState::Cancelled => wire::ImportStatus::Cancelled,
            WorkState::Failed => wire::ImportStatus::Failed,
        },
        files: number(row.files),
        total: total.map(|total| number(total.max(row.files))),
        added: number(row.added),
        known: number(row.known),
        refused: number(row.refused),
        faulty: number(row.faulty),
        resembling: number(row.resembling),
        error: fault.as_ref().map(|fault| fault.text.clone()),
        told: fault.and_then(|fault| fault.told),
        created_at: calendar::iso(row.created_at),
    }
}

/// Something that was wrong with a file.
#[must_use]
pub fn problem(row: ProblemRow) -> wire::ImportProblem {
    wire::ImportProblem {
        refused: row.refused,
        file: row.file,
        line: row.line,
        column: row.column,
        game: row.game,
        r#move: row.move_no,
        text: row.text,
        told: row.told,
    }
}
