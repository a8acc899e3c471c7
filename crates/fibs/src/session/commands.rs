//! The effect of each command.

use pasch_messages::message;
use pasch_rules::{CubeRefusal, Grade, Intent, Phase, Player};

use super::game::Match;
use super::play::not_now;
use super::reply::{Output, Reply};
use super::{MOST_NAMES, Session};
use crate::command::{Command, Length};
use crate::event::{Request, Role, Talk};
use crate::history;
use crate::known::Known;
use crate::names::written;
use crate::refusal::Refusal;
use crate::settings::Toggle;
use crate::words;

/// Lists of names that a command adds to and removes from.
#[derive(Clone, Copy)]
enum List {
    Gagged,
    Blinded,
    Awaited,
}

impl Session {
    /// Does a command of somebody who has signed in.
    pub(super) fn done(&mut self, command: &Command, reply: &mut Reply) -> Result<(), Refusal> {
        match command {
            Command::Nothing => {}
            Command::Login => return Err(Known::LoggedInAlready.into()),
            Command::Accept | Command::Reject => self.answer(*command == Command::Accept, reply)?,
            Command::Beaver | Command::Redouble => self.beaver(reply)?,
            Command::Double => self.double(reply)?,
            Command::Roll => self.roll(reply)?,
            Command::Move(moves) => {
                let (game, seat) = self.playing()?;
                match *game.state().phase() {
                    Phase::ToMove { player, .. } if player == seat => {
                        reply.ask(Request::Act(Intent::Play(game.play(seat, moves)?)));
                    }
                    Phase::ToRoll { player } if player == seat => return Err(Refusal::RollFirst),
                    Phase::ToMove { .. } | Phase::ToRoll { .. } => {
                        return Err(Known::NotYourTurnToMove.into());
                    }
                    _ => return Err(not_now(game.state(), seat).unwrap_or(Refusal::NoGame)),
                }
            }
            Command::Resign(grade) => self.resign(*grade, reply)?,
            Command::Invite { name, length } => self.invite(name, *length, reply)?,
            Command::Resume(name) => self.invite(name, Length::Saved, reply)?,
            Command::Join(name) => self.join(name.as_deref(), reply)?,
            Command::Leave => match self.playing() {
                Ok(_) => reply.ask(Request::Leave),
                Err(_) => return Err(Known::LeaveNoOne.into()),
            },
            Command::Watch(name) => {
                if self.playing().is_ok() {
                    return Err(Known::CantWatch.into());
                }
                reply.ask(Request::Watch { name: name.clone() });
            }
            Command::Unwatch => match self.role() {
                Some(Role::Watcher(_)) => reply.ask(Request::Unwatch),
                _ => return Err(Known::NotWatching.into()),
            },
            Command::Say(text) => {
                let name = self.playing()?.0.opponent().to_owned();
                self.talk(Talk::Say, Some(&name), text, reply)?;
            }
            Command::Tell { name, text } => self.talk(Talk::Say, Some(name), text, reply)?,
            Command::Shout(text) => {
                if self.settings.is_on(Toggle::Silent) {
                    return Err(Known::CantShout.into());
                }
                self.talk(Talk::Shout, None, text, reply)?;
            }
            Command::Whisper(text) | Command::Kibitz(text) => {
                if self.game.is_none() {
                    return Err(Known::NotWatchingOrPlaying.into());
                }
                let whispers = matches!(command, Command::Whisper(_));
                let talk = if whispers { Talk::Whisper } else { Talk::Kibitz };
                self.talk(talk, None, text, reply)?;
            }
            Command::Message { name, text } => {
                reply.ask(Request::Mail { to: name.clone(), text: text.clone() });
            }
            Command::Gag(name) => self.list(List::Gagged, name.as_deref(), reply)?,
            Command::Blind(name) => self.list(List::Blinded, name.as_deref(), reply)?,
            Command::WaitFor(name) => self.list(List::Awaited, name.as_deref(), reply)?,
            Command::Away(text) if text.is_empty() => reply.ask(Request::AwayList),
            Command::Away(text) => {
                self.away = Some(text.clone());
                reply.line(words::AWAY);
                reply.ask(Request::Away(Some(text.clone())));
            }
            Command::Back => {
                self.away.take().ok_or(Known::NotAway)?;
                reply.line(words::BACK);
                reply.ask(Request::Away(None));
            }
            Command::Toggle(Some(toggle)) => {
                let on = !self.settings.is_on(*toggle);
                self.settings.switch(*toggle, on);
                reply.line(words::switched(*toggle, on));
                reply.ask(Request::Keep(Box::new(self.settings.clone())));
            }
            Command::Set(Some(change)) => {
                self.settings.change(change);
                reply.line(format!("Value of '{}' set to {}.", change.variable(), change.value()));
                reply.ask(Request::Keep(Box::new(self.settings.clone())));
            }
            Command::Save => {
                reply.ask(Request::Keep(Box::new(self.settings.clone())));
                reply.line(words::SAVED_SETTINGS);
            }
            Command::Look(None) => {
                self.game.as_ref().ok_or(Known::NotWatchingOrPlaying)?;
                self.show_board(None, reply);
            }
            Command::RawBoard => {
                let game = self.game.as_ref().ok_or(Known::NotWatchingOrPlaying)?;
                reply.line(game.board(None).to_string());
            }
            Command::OldBoard(None) => {
                let game = self.past.as_ref().ok_or(Refusal::NoOldMoves)?;
                for line in self.drawn(&game.board(None)) {
                    reply.line(line);
                }
            }
            Command::Look(Some(name)) | Command::OldBoard(Some(name)) => {
                reply.ask(Request::Look { name: name.clone() });
            }
            Command::OldMoves(None) => {
                let game = self.game.as_ref().or(self.past.as_ref()).ok_or(Refusal::NoOldMoves)?;
                for line in history::moves(game.record())? {
                    reply.line(line);
                }
            }
            Command::OldMoves(Some(name)) => reply.ask(Request::OldMoves { name: name.clone() }),
            Command::Pip => self.pips(reply)?,
            Command::Wave if self.waved => {
                reply.line(words::YOU_WAVE_AGAIN);
                reply.ask(Request::Wave);
                self.sign_out(reply);
            }
            Command::Wave => {
                reply.line(words::YOU_WAVE);
                reply.ask(Request::Wave);
            }
            Command::Bye => self.sign_out(reply),
            Command::Clear => reply.output.push(Output::Prompt(words::CLEAR.to_owned())),
            command => self.informed(command, reply)?,
        }
        Ok(())
    }

    /// The match that is played, and the own seat.
    fn playing(&self) -> Result<(&Match, Player), Refusal> {
        let game = self.game.as_ref().ok_or(Known::NotPlaying)?;
        let seat = game.seat().ok_or(Known::NotPlaying)?;
        Ok((game, seat))
    }

    fn sign_out(&mut self, reply: &mut Reply) {
        reply.line(words::GOODBYE);
        reply.ask(Request::SignOut);
        self.close(reply);
    }

    fn roll(&self, reply: &mut Reply) -> Result<(), Refusal> {
        let (game, seat) = self.playing()?;
        match *game.state().phase() {
            Phase::ToRoll { player } if player == seat => reply.ask(Request::Act(Intent::Roll)),
            Phase::ToMove { player, .. } if player == seat => return Err(Refusal::RolledAlready),
            Phase::ToRoll { .. } | Phase::ToMove { .. } => return Err(Known::NotYourTurnToRoll.into()),
            _ => return Err(not_now(game.state(), seat).unwrap_or(Refusal::NoGame)),
        }
        Ok(())
    }

    fn double(&self, reply: &mut Reply) -> Result<(), Refusal> {
        let (game, seat) = self.playing()?;
        match *game.state().phase() {
            Phase::ToRoll { player } if player == seat => match game.state().double_refusal(seat) {
                None => reply.ask(Request::Act(Intent::Double)),
                Some(refusal) => return Err(refusal.into()),
            },
            Phase::ToMove { player, .. } if player == seat => return Err(Known::DoubleBeforeRolling.into()),
            Phase::ToMove { player, .. } => return Err(Known::WaitUntilMoved(game.name(player)).into()),
            Phase::ToRoll { .. } => return Err(Known::NotYourTurnToDouble.into()),
            _ => return Err(not_now(game.state(), seat).unwrap_or(Refusal::NoGame)),
        }
        Ok(())
    }

    fn beaver(&self, reply: &mut Reply) -> Result<(), Refusal> {
        let (game, seat) = self.playing()?;
        match *game.state().phase() {
            Phase::DoubleOffered { by, .. } if by != seat && game.state().may_beaver() => {
                reply.ask(Request::Act(Intent::Beaver));
                Ok(())
            }
            Phase::DoubleOffered { by, .. } if by != seat => Err(CubeRefusal::NoBeaver.into()),
            _ => Err(Refusal::NothingOffered),
        }
    }

    fn answer(&self, yes: bool, reply: &mut Reply) -> Result<(), Refusal> {
        let (game, seat) = self.playing()?;
        let intent = match (*game.state().phase(), yes) {
            (Phase::DoubleOffered { by, .. } | Phase::ResignOffered { by, .. }, _) if by == seat => {
                return Err(Refusal::WaitForAnswer);
            }
            (Phase::DoubleOffered { .. }, true) => Intent::Take,
            (Phase::DoubleOffered { .. }, false) => Intent::Drop,
            (Phase::ResignOffered { .. }, true) => Intent::AcceptResign,
            (Phase::ResignOffered { .. }, false) => Intent::RejectResign,
            _ => return Err(Refusal::NothingOffered),
        };
        reply.ask(Request::Act(intent));
        Ok(())
    }

    fn resign(&self, grade: Option<Grade>, reply: &mut Reply) -> Result<(), Refusal> {
        let (game, seat) = self.playing()?;
        let Some(grade) = grade else { return Err(Refusal::ResignWord) };
        let state = game.state();
        if let Some(refusal) = not_now(state, seat).filter(|refusal| *refusal != Refusal::AnswerFirst) {
            return Err(refusal);
        }
        if matches!(state.phase(), Phase::ResignOffered { .. }) {
            return Err(Refusal::AnswerFirst);
        }
        if state.phase().decider() != Some(seat) {
            return Err(Known::NotYourTurnToMove.into());
        }
        if !state.resignable_grades(seat).contains(&grade) {
            return Err(Refusal::Grade { grade });
        }
        reply.ask(Request::Act(Intent::OfferResign(grade)));
        Ok(())
    }

    fn invite(&self, name: &str, length: Length, reply: &mut Reply) -> Result<(), Refusal> {
        if self.is_me(name) {
            return Err(Known::InviteSelf.into());
        }
        if self.playing().is_ok() {
            return Err(Known::YouAlreadyPlay.into());
        }
        if !self.settings.is_on(Toggle::Ready) {
            return Err(Known::ToggleReadyFirst.into());
        }
        reply.ask(Request::Invite {
            name: name.to_owned(),
            length,
            crawford: self.settings.is_on(Toggle::Crawford),
            autodouble: self.settings.is_on(Toggle::Autodouble),
            redoubles: self.settings.redoubles,
        });
        Ok(())
    }

    fn join(&self, name: Option<&str>, reply: &mut Reply) -> Result<(), Refusal> {
        let next = self.playing().is_ok_and(|(game, _)| matches!(game.state().phase(), Phase::GameOver(_)));
        if next {
            let opponent = self.game.as_ref().map(Match::opponent);
            if name.is_none_or(|name| opponent == Some(name)) {
                reply.ask(Request::NextGame);
                return Ok(());
            }
        }
        if self.playing().is_ok() {
            return Err(Known::YouAlreadyPlay.into());
        }
        let name = match name {
            Some(name) => name,
            // The only one who has invited is meant.
            None => match self.invitations.keys().collect::<Vec<_>>().as_slice() {
                [only] => only,
                _ => return Err(Known::JoinWho.into()),
            },
        };
        let inviter = self.invitations.keys().find(|by| by.to_lowercase() == name.to_lowercase());
        let inviter = inviter.ok_or_else(|| Known::DidntInvite(written(name)))?;
        reply.ask(Request::Join { name: inviter.clone() });
        Ok(())
    }

    fn talk(&self, talk: Talk, to: Option<&str>, text: &str, reply: &mut Reply) -> Result<(), Refusal> {
        if to.is_some_and(|name| self.gagged.contains(name)) {
            return Err(Known::CantTalk.into());
        }
        reply.ask(Request::Talk { talk, to: to.map(str::to_owned), text: text.to_owned() });
        Ok(())
    }

    /// Puts a name on a list or takes it off; without a name the list is shown.
    fn list(&mut self, list: List, name: Option<&str>, reply: &mut Reply) -> Result<(), Refusal> {
        let names = match list {
            List::Gagged => &self.gagged,
            List::Blinded => &self.blinded,
            List::Awaited => &self.awaited,
        };
        let Some(name) = name else {
            let shown: Vec<String> = names.iter().map(|name| written(name)).collect();
            let shown = if shown.is_empty() { "-".to_owned() } else { shown.join(", ") };
            let sentence = match list {
                List::Gagged => message!("fibs-gagged", names = shown),
                List::Blinded => message!("fibs-blinded", names = shown),
                List::Awaited => message!("fibs-awaited", names = shown),
            };
            self.own(reply, &sentence);
            return Ok(());
        };
        if self.is_me(name) {
            return Err(match list {
                List::Gagged => Known::GagSelf.into(),
                List::Blinded => Known::BlindSelf.into(),
                List::Awaited => Refusal::NothingOffered,
            });
        }
        let on = !names.contains(name);
        if on && names.len() >= MOST_NAMES {
            return Err(Refusal::ListFull { most: MOST_NAMES });
        }
        let names = match list {
            List::Gagged => &mut self.gagged,
            List::Blinded => &mut self.blinded,
            List::Awaited => &mut self.awaited,
        };
        if on {
            names.insert(name.to_owned());
        } else {
            names.remove(name);
        }
        let (shown, name) = (written(name), name.to_owned());
        match list {
            List::Gagged => {
                reply.line(format!("** You {} {shown}.", if on { "gag" } else { "ungag" }));
                reply.ask(Request::Gag { name, on });
            }
            List::Blinded => {
                reply.line(format!("** You {} {shown}.", if on { "blind" } else { "unblind" }));
                reply.ask(Request::Blind { name, on });
            }
            List::Awaited => {
                let sentence = message!("fibs-wait-for", name = shown, waits = on);
                self.own(reply, &sentence);
                reply.ask(Request::WaitFor { name, on });
            }
        }
        Ok(())
    }

    fn pips(&self, reply: &mut Reply) -> Result<(), Refusal> {
        let game = self.game.as_ref().ok_or(Known::NotWatchingOrPlaying)?;
        if !game.allows_pips {
            return Err(Refusal::NoPips);
        }
        let (one, other) = (game.side(), game.side().other());
        let position = game.state().position();
        reply.line(format!(
            "Pipcounts: {} {}, {} {}.",
            game.name(one),
            position.pips(one),
            game.name(other),
            position.pips(other)
        ));
        Ok(())
    }
}
