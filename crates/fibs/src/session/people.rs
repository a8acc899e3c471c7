//! Events around the matches, told to the client.

use pasch_messages::message;

use super::reply::{Output, Reply};
use super::{MOST_NAMES, Session};
use crate::board::Board;
use crate::calendar;
use crate::clip::Clip;
use crate::event::{Event, News, Parting, Report, Role, Talk};
use crate::history;
use crate::known::Known;
use crate::names::written;
use crate::refusal::Refusal;
use crate::settings::Toggle;
use crate::words;

impl Session {
    /// Tells an event that is neither about signing in nor an action of the own match.
    pub(super) fn told(&mut self, event: &Event) -> Reply {
        let mut reply = Reply::default();
        match event {
            Event::Refused(refusal) => self.refuse(&mut reply, refusal),
            Event::Told(sentence) => self.own(&mut reply, sentence),
            Event::People { list, raw } => self.show_people(list, *raw, &mut reply),
            Event::Came { name, again } => {
                if self.settings.is_on(Toggle::Notify) || self.awaited.contains(name) {
                    let name = written(name);
                    let text = words::comes(&name, *again);
                    reply.line(if self.clip { format!("7 {name} {text}") } else { text });
                }
                self.awaited.remove(name);
            }
            Event::Went { name, how } => {
                self.invitations.remove(name);
                if self.settings.is_on(Toggle::Notify) {
                    let name = written(name);
                    let text = words::goes(&name, *how);
                    reply.line(if self.clip { format!("8 {name} {text}") } else { text });
                }
            }
            Event::WaitsForYou { name } => {
                reply.line(format!("{} is waiting for you to log in.", written(name)));
            }
            Event::Talked { by, talk, text } => self.talked(by, *talk, text, &mut reply),
            Event::OwnTalk { talk, to, text, heard } => {
                self.own_talk(*talk, to.as_deref(), text, &mut reply);
                if let Some(count) = heard {
                    let users = if *count == 1 { "user" } else { "users" };
                    reply.line(format!("** {count} {users} heard you."));
                }
            }
            Event::Mail { messages, waiting } => self.mail(messages, *waiting, &mut reply),
            Event::MailSent { to, waits } => {
                reply.line(match (self.clip, waits) {
                    (true, true) => Clip::MessageSaved(to).to_string(),
                    (true, false) => Clip::MessageDelivered(to).to_string(),
                    (false, true) => format!("Message for {} saved.", written(to)),
                    (false, false) => format!("Message for {} delivered.", written(to)),
                });
            }
            Event::Waved { by, again } => {
                let again = if *again { " again" } else { "" };
                reply.line(format!("{} waves goodbye{again}.", written(by)));
            }
            Event::IsAway { name, text } => reply.line(format!("{} is away: {text}", written(name))),
            Event::AwayList(list) if list.is_empty() => reply.line(words::NOBODY_AWAY),
            Event::AwayList(list) => {
                reply.line(words::AWAY_LIST);
                for (name, text) in list {
                    reply.line(format!("{} is away: {text}", written(name)));
                }
            }
            Event::InvitationSent { to, length } => {
                reply.line(words::invitation_sent(&written(to), *length));
            }
            Event::Invited { by, length, saved } => {
                if self.invitations.len() >= MOST_NAMES && !self.invitations.contains_key(by) {
                    return reply;
                }
                self.invitations.insert(by.clone(), *length);
                let name = written(by);
                reply.line(words::invited(&name, *length));
                if let Some(saved) = saved {
                    reply.line(words::saved_warning(*saved));
                }
                reply.line(words::type_join(&name));
                self.ring(&mut reply);
            }
            Event::InvitationGone { by } => {
                self.invitations.remove(by);
            }
            Event::WaitForOpponent => {
                if let Some(game) = &self.game {
                    reply.line(format!("** Please wait for {} to join too.", written(game.opponent())));
                }
            }
            Event::MatchLeft { by, how } => self.match_left(by.as_deref(), *how, &mut reply),
            Event::WatchEnded { gone } => self.watch_ended(gone.as_ref(), &mut reply),
            Event::Watched { by, begins } => {
                let verb = if *begins { "is watching" } else { "stops watching" };
                reply.line(format!("{} {verb} you.", written(by)));
            }
            Event::Reported(report) => {
                if self.settings.is_on(Toggle::Report) {
                    reply.line(reported(report));
                }
            }
            Event::Figures { rating, experience } => {
                (self.rating, self.experience) = (Some(*rating), *experience);
            }
            Event::Look { record, side } => self.look(record, *side, &mut reply),
            Event::OldMoves(record) => match history::moves(record) {
                Ok(lines) => lines.iter().for_each(|line| reply.line(line)),
                Err(error) => self.refuse(&mut reply, &error.into()),
            },
            Event::Rated(change) => {
                if self.settings.is_on(Toggle::Ratings) {
                    super::lists::rating_change(change).iter().for_each(|line| reply.line(line));
                }
            }
            Event::Time(seconds) => reply.line(calendar::written(*seconds)),
            event => super::lists::answer(event).iter().for_each(|line| reply.line(line)),
        }
        reply
    }

    fn talked(&self, by: &str, talk: Talk, text: &str, reply: &mut Reply) {
        let deaf = talk == Talk::Shout && self.settings.is_on(Toggle::Silent);
        if deaf || self.gagged.contains(by) {
            return;
        }
        let plain = |verb: &str| format!("{} {verb}: {text}", written(by));
        reply.line(match (talk, self.clip) {
            (Talk::Say, true) => Clip::Says(by, text).to_string(),
            (Talk::Shout, true) => Clip::Shouts(by, text).to_string(),
            (Talk::Whisper, true) => Clip::Whispers(by, text).to_string(),
            (Talk::Kibitz, true) => Clip::Kibitzes(by, text).to_string(),
            (Talk::Say, false) => plain("says"),
            (Talk::Shout, false) => plain("shouts"),
            (Talk::Whisper, false) => plain("whispers"),
            (Talk::Kibitz, false) => plain("kibitzes"),
        });
        if talk == Talk::Say {
            self.ring(reply);
        }
    }

    fn own_talk(&self, talk: Talk, to: Option<&str>, text: &str, reply: &mut Reply) {
        let to = to.unwrap_or_default();
        reply.line(match (talk, self.clip) {
            (Talk::Say, true) => Clip::YouSay(to, text).to_string(),
            (Talk::Shout, true) => Clip::YouShout(text).to_string(),
            (Talk::Whisper, true) => Clip::YouWhisper(text).to_string(),
            (Talk::Kibitz, true) => Clip::YouKibitz(text).to_string(),
            (Talk::Say, false) => format!("** You tell {}: {text}", written(to)),
            (Talk::Shout, false) => format!("You shout: {text}"),
            (Talk::Whisper, false) => format!("You whisper: {text}"),
            (Talk::Kibitz, false) => format!("You kibitz: {text}"),
        });
    }

    fn mail(&self, messages: &[(String, i64, String)], waiting: bool, reply: &mut Reply) {
        if waiting && !messages.is_empty() {
            reply.line(words::MESSAGES);
        }
        for (from, time, text) in messages {
            reply.line(if self.clip {
                Clip::Message { from, time: *time, text }.to_string()
            } else {
                format!("{} ({}): {text}", written(from), calendar::written(*time))
            });
        }
    }

    /// The bell at the end of what was written, where the reader wants it.
    fn ring(&self, reply: &mut Reply) {
        if self.settings.is_on(Toggle::Bell)
            && let Some(Output::Line(line)) = reply.output.last_mut()
        {
            line.push('\u{7}');
        }
    }

    fn match_left(&mut self, by: Option<&str>, how: Parting, reply: &mut Reply) {
        if !matches!(self.role(), Some(Role::Player(_))) {
            return;
        }
        match by {
            None => reply.line(words::YOU_LEFT),
            Some(name) => reply.line(words::left_match(&written(name), how)),
        }
        self.past = self.game.take();
    }

    fn watch_ended(&mut self, gone: Option<&(String, Parting)>, reply: &mut Reply) {
        let Some(Role::Watcher(side)) = self.role() else { return };
        let watched = self.game.as_ref().map(|game| game.name(side)).unwrap_or_default();
        match gone {
            None => reply.line(format!("You stop watching {watched}.")),
            Some((name, how)) => {
                reply.line(format!("{} You're not watching anymore.", words::goes(&written(name), *how)));
            }
        }
        self.past = self.game.take();
    }

    fn look(&self, record: &pasch_rules::Record, side: pasch_rules::Player, reply: &mut Reply) {
        let Ok(state) = record.final_state() else {
            self.refuse(reply, &Refusal::Game);
            return;
        };
        if !state.rules().spec().moves_as_backgammon() {
            self.refuse(reply, &Refusal::Game);
            return;
        }
        if !state.phase().is_playing() {
            self.refuse(reply, &Known::PlayerNotPlaying(written(&record.header.names[side])).into());
            return;
        }
        let names = pasch_rules::ByPlayer::from_fn(|player| written(&record.header.names[player]));
        let pieces = state.play_graph().map_or(0, |graph| graph.longest());
        let board = Board::of(&state, side, &names, u8::try_from(pieces).unwrap_or(u8::MAX));
        self.drawn(&board).iter().for_each(|line| reply.line(line));
    }

    fn show_people(&self, list: &[crate::clip::Person], raw: bool, reply: &mut Reply) {
        if self.clip || raw {
            for person in list {
                reply.line(Clip::WhoInfo(person).to_string());
            }
            reply.line(Clip::WhoEnd.to_string());
            return;
        }
        let mut sorted: Vec<_> = list.iter().collect();
        super::lists::sort(&mut sorted, self.settings.sortwho);
        reply.line(words::PLAYERS);
        for (number, person) in (1..).zip(sorted) {
            reply.line(super::lists::person_row(number, person));
        }
        if list.is_empty() {
            self.own(reply, &message!("fibs-nobody"));
        }
    }
}

fn reported(report: &Report) -> String {
    let [one, other] = [written(&report.names[0]), written(&report.names[1])];
    match (report.news, report.length) {
        (News::Started, 0) => format!("{one} and {other} start an unlimited match."),
        (News::Started, length) => format!("{one} and {other} start a {length} point match."),
        (News::Resumed, 0) => format!("{one} and {other} are resuming their unlimited match."),
        (News::Resumed, length) => format!("{one} and {other} are resuming their {length}-point match."),
        (News::Ended([won, lost]), length) => {
            format!("{one} wins a {length} point match against {other}  {won}-{lost} .")
        }
    }
}
