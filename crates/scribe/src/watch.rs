//! Watchers of a transcript that is being written.

use crate::entry::LineId;
use crate::transcript::Transcript;

/// The number of entries that a watcher may see at `now`, with a delay; both in milliseconds, `now` since 1970. The first
/// entry, which says who plays, is always among them.
///
/// It is the longest beginning all of whose entries are as old as the delay: an entry that is too young hides those behind
/// it, whatever their times. An entry without a time is as old as the one before it.
/// [`Transcript::until`] gives the transcript that this is.
#[must_use]
pub fn shown(transcript: &Transcript, now: u64, delay: u64) -> usize {
    let entries = transcript.entries();
    let old = |wall: Option<u64>| wall.is_none_or(|wall| wall.checked_add(delay).is_some_and(|at| at <= now));
    let others = entries.iter().skip(1).take_while(|entry| old(entry.stamps.wall)).count();
    (1 + others).min(entries.len())
}

/// When the next entry will be shown to a watcher with this delay, in milliseconds since 1970; `None` if all are shown, or
/// the next one never will be.
#[must_use]
pub fn next_shown(transcript: &Transcript, now: u64, delay: u64) -> Option<u64> {
    let next = transcript.entries().get(shown(transcript, now, delay))?;
    next.stamps.wall?.checked_add(delay)
}

/// The line that a video shows at this moment, in milliseconds from its beginning: the last one that is not later. A line
/// without a place in the video belongs to the one before it. `None` before the first place.
#[must_use]
pub fn line_at(transcript: &Transcript, video: u64) -> Option<LineId> {
    let is_later = |at: Option<u64>| at.is_some_and(|at| at > video);
    let begun = transcript.lines().position(|line| line.stamps.video.is_some_and(|at| at <= video))?;
    transcript.lines().skip(begun).take_while(|line| !is_later(line.stamps.video)).last().map(|line| line.id)
}
