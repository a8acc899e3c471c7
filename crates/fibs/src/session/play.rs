//! A match as a client reads it: each action of its log in lines, and what the player decides next.

use pasch_messages::message;
use pasch_rules::{Action, ByPlayer, Die, Intent, MatchState, Phase, Play, PlayGraph, Player};

use super::Session;
use super::game::Match;
use super::reply::Reply;
use crate::event::{Began, Request, Role, Start};
use crate::history;
use crate::names::written;
use crate::picture;
use crate::places::play_words;
use crate::refusal::Refusal;
use crate::settings::Toggle;
use crate::words;

impl Session {
    /// A match begins, goes on, or is watched from now on.
    pub(super) fn started(&mut self, start: &Start) -> Reply {
        let mut reply = Reply::default();
        let game = match Match::new(start) {
            Ok(game) => game,
            Err(refusal) => {
                self.refuse(&mut reply, &refusal);
                return reply;
            }
        };
        let opponent = game.name(game.side().other());
        let length = game.state().length();
        let goes_on = !game.record().actions.is_empty();
        reply.line(match (game.role, game.began, goes_on) {
            (Role::Watcher(side), ..) => format!("You're now watching {}.", game.name(side)),
            (_, Began::Invited, false) => words::has_joined(&opponent, length),
            (_, Began::Joined, false) => words::now_playing(&opponent, length),
            (_, Began::Invited, true) => words::has_resumed(&opponent),
            (_, Began::Joined, true) => words::now_resuming(&opponent),
        });
        if goes_on {
            status(&game, &mut reply);
        }
        // Whoever plays, invites nobody and is invited by nobody.
        if game.seat().is_some() {
            self.invitations.clear();
        }
        self.game = Some(game);
        if goes_on {
            self.show_board(None, &mut reply);
            self.decision(None, &mut reply);
        }
        reply
    }

    /// The next action of the match.
    pub(super) fn acted(&mut self, action: &Action) -> Reply {
        let mut reply = Reply::default();
        let Some(game) = self.game.as_mut() else { return reply };
        let before = game.state().clone();
        let opens = game.is_before_first_throw();
        if game.apply(action).is_err() {
            let lost = message!("fibs-log-lost");
            reply.line(format!("** {}", lost.in_language(self.language)));
            return reply;
        }
        let graph = match action {
            Action::Roll(_) | Action::OpeningRoll(_) => game.state().play_graph(),
            _ => None,
        };
        let shows = describe(game, &before, action, opens, self.language, &mut reply);
        let (state, is_over) = (game.state(), !game.state().phase().is_playing());
        // A tie may turn the cube, which a new game has at 1.
        let was = if opens { 1 } else { before.cube().value };
        if matches!(action, Action::OpeningRoll(_)) && state.cube().value > was {
            reply.line(words::cube_is(state.cube().value));
        }
        let wanted = match shows {
            Shows::Nothing => false,
            Shows::Always => true,
            Shows::AfterPlay => self.settings.is_on(Toggle::Autoboard),
            Shows::AfterRoll => self.settings.is_on(Toggle::Moreboards),
        };
        if wanted {
            self.show_board(graph.as_ref(), &mut reply);
        }
        if is_over {
            self.finished(action, &mut reply);
        } else {
            self.decision(graph.as_ref(), &mut reply);
        }
        reply
    }

    /// The board in the style that is set.
    pub(super) fn show_board(&self, graph: Option<&PlayGraph>, reply: &mut Reply) {
        if let Some(game) = &self.game {
            for line in self.drawn(&game.board(graph)) {
                reply.line(line);
            }
        }
    }

    pub(super) fn drawn(&self, board: &crate::board::Board) -> Vec<String> {
        match self.settings.boardstyle {
            3 => vec![board.to_string()],
            style => picture::draw(board, style),
        }
    }

    /// A game is over, perhaps with it the match.
    fn finished(&mut self, action: &Action, reply: &mut Reply) {
        let Some(game) = &self.game else { return };
        let state = game.state();
        let Some(result) = state.results().last() else { return };
        let winner = result.outcome.winner();
        // Whoever drops or accepts a resignation is told the points by that.
        if let (Action::Play(_) | Action::LetStand, Some(winner)) = (action, winner) {
            reply.line(words::wins_game(&game.name(winner), result.points, game.seat().is_some()));
        }
        if self.settings.is_on(Toggle::Moves) {
            for line in history::moves(game.record()).unwrap_or_default() {
                reply.line(line);
            }
        }
        if let Phase::MatchOver { winner, .. } = *state.phase() {
            let score = [state.score()[winner], state.score()[winner.other()]];
            reply.line(words::wins_match(&game.name(winner), state.length(), score));
            self.past = self.game.take();
            return;
        }
        let named = |player: Player| written(&game.record().header.names[player]);
        let (one, other) = (named(Player::A), named(Player::B));
        let score = state.score();
        reply.line(words::score(state.length(), (&one, score.a), (&other, score.b)));
        if game.seat().is_some() {
            reply.line(words::NEXT_GAME);
        }
    }

    /// Tells the player the decision that they have now. A decision that they have left to the server is asked of it.
    pub(super) fn decision(&self, graph: Option<&PlayGraph>, reply: &mut Reply) {
        let Some(game) = &self.game else { return };
        let Some(seat) = game.seat() else { return };
        let state = game.state();
        match *state.phase() {
            Phase::ToRoll { player } if player == seat => {
                if self.settings.is_on(Toggle::Double) && state.may_double(seat) {
                    reply.line(words::ROLL_OR_DOUBLE);
                } else {
                    reply.ask(Request::Act(Intent::Roll));
                }
            }
            Phase::ToMove { player, .. } if player == seat => {
                let own;
                let graph = match graph {
                    Some(graph) => graph,
                    None => match state.play_graph() {
                        Some(graph) => {
                            own = graph;
                            &own
                        }
                        None => return,
                    },
                };
                self.to_move(state, seat, graph, reply);
            }
            Phase::DoubleOffered { by, .. } if by != seat => {
                reply.line(words::doubles(&game.name(by), words::YOU));
            }
            Phase::ResignOffered { by, grade } if by != seat => {
                reply.line(words::wants_to_resign(&game.name(by), words::YOU, game.worth(grade)));
            }
            Phase::GameOver(_) => reply.line(words::NEXT_GAME),
            _ => {}
        }
    }

    fn to_move(&self, state: &MatchState, seat: Player, graph: &PlayGraph, reply: &mut Reply) {
        if graph.is_dance() {
            // The empty play comes by itself.
            return;
        }
        let greedy = self.settings.is_on(Toggle::Greedy).then(|| bears_off(state, seat, graph)).flatten();
        if let Some(play) = greedy {
            reply.line(words::bearing_off(&play_words(&play, seat)));
            reply.ask(Request::Act(Intent::Play(play)));
            return;
        }
        if self.settings.is_on(Toggle::Automove) {
            let mut plays = graph.plays().into_iter();
            if let (Some(only), None) = (plays.next(), plays.next()) {
                reply.line(words::only_move(&play_words(&only.play, seat)));
                reply.ask(Request::Act(Intent::Play(only.play)));
                return;
            }
        }
        reply.line(words::please_move(graph.longest()));
    }
}

/// When an action brings a board.
enum Shows {
    Nothing,
    Always,
    AfterPlay,
    AfterRoll,
}

/// Tells an action, but for what follows from it.
fn describe(
    game: &Match,
    before: &MatchState,
    action: &Action,
    opens: bool,
    language: pasch_messages::Language,
    reply: &mut Reply,
) -> Shows {
    let name = |player: Player| game.name(player);
    let new_game = |reply: &mut Reply| {
        if opens {
            reply.line(words::new_game(&name(game.side().other())));
        }
    };
    let points = || game.state().results().last().map_or(0, |result| result.points);
    match (action, *before.phase()) {
        (Action::OpeningRoll(dice), _) => {
            new_game(reply);
            opening(game, *dice, reply)
        }
        (Action::FirstTurn(player), _) => {
            new_game(reply);
            reply.line(words::first_move(&name(*player)));
            Shows::Always
        }
        (Action::Roll(dice), Phase::ToRoll { player }) => {
            reply.line(words::rolls(&name(player), [dice.high().face(), dice.low().face()]));
            Shows::AfterRoll
        }
        (Action::Play(play), Phase::ToMove { player, .. }) => {
            if play.is_dance() {
                reply.line(words::cannot_move(&name(player)));
                return Shows::Nothing;
            }
            if game.seat() != Some(player) {
                reply.line(words::moves(&name(player), &play_words(play, player)));
            }
            Shows::AfterPlay
        }
        (Action::Double, Phase::ToRoll { player }) => {
            // Whoever answers is asked, which tells it.
            if game.seat() != Some(player.other()) {
                reply.line(words::doubles(&name(player), &name(player.other())));
            }
            Shows::Nothing
        }
        (Action::Take, Phase::DoubleOffered { by, .. }) => {
            reply.line(words::accepts_double(&name(by.other()), game.state().cube().value));
            Shows::AfterPlay
        }
        (Action::Drop, Phase::DoubleOffered { by, .. }) => {
            reply.line(words::gives_up(&name(by.other()), &name(by), points()));
            Shows::Nothing
        }
        (Action::Beaver, Phase::DoubleOffered { by, .. }) => {
            reply.line(words::cube_is(game.state().cube().value));
            if game.seat() != Some(by) {
                reply.line(words::doubles(&name(by.other()), &name(by)));
            }
            Shows::Nothing
        }
        (Action::OfferResign { by, grade }, _) => {
            if game.seat() != Some(by.other()) {
                reply.line(words::wants_to_resign(&name(*by), &name(by.other()), game.worth(*grade)));
            }
            Shows::Nothing
        }
        (Action::AcceptResign, Phase::ResignOffered { by, .. }) => {
            reply.line(words::accepts_and_wins(&name(by.other()), points()));
            Shows::Nothing
        }
        (Action::RejectResign, Phase::ResignOffered { by, .. }) => {
            reply.line(words::rejects(&name(by.other())));
            Shows::Nothing
        }
        (Action::Forfeit { by }, _) => {
            let told = message!("fibs-forfeit", name = written(&game.record().header.names[*by]));
            reply.line(format!("** {}", told.in_language(language)));
            Shows::Nothing
        }
        _ => Shows::Always,
    }
}

fn opening(game: &Match, dice: ByPlayer<Die>, reply: &mut Reply) -> Shows {
    let (one, other) = (game.side(), game.side().other());
    let (first, second) = (game.name(one), game.name(other));
    reply.line(words::first_roll((&first, dice[one].face()), (&second, dice[other].face())));
    if dice.a == dice.b {
        return Shows::Nothing;
    }
    let starter = if dice.a > dice.b { Player::A } else { Player::B };
    reply.line(words::first_move(&game.name(starter)));
    Shows::Always
}

/// Tells how a match stands that goes on.
fn status(game: &Match, reply: &mut Reply) {
    let state = game.state();
    if let Some(player) = state.phase().decider() {
        reply.line(format!("turn: {}.", game.name(player)));
    }
    match state.length() {
        0 => reply.line("match length: unlimited"),
        length => reply.line(format!("match length: {length}")),
    }
    for player in [game.side(), game.side().other()] {
        let name = written(&game.record().header.names[player]);
        reply.line(format!("points for user {name}: {}", state.score()[player]));
    }
}

/// The play that bears a checker off with each die, where no contact is left.
fn bears_off(state: &MatchState, seat: Player, graph: &PlayGraph) -> Option<Play> {
    let [own, other] = [state.position().side(seat), state.position().side(seat.other())];
    let behind = |side: &pasch_rules::Side| side.rearmost().map_or(0, |point| point.number());
    let apart = own.all_home() && other.bar == 0 && behind(own) + behind(other) < 25;
    if !apart {
        return None;
    }
    let longest = graph.longest();
    let takes =
        |play: &Play| play.moves.iter().filter(|mv| mv.to == pasch_rules::Place::Off).count() == longest;
    graph.plays().into_iter().map(|legal| legal.play).find(takes)
}

/// Why a decision that is not a move may not be made now, where it is not this player's.
pub(super) fn not_now(state: &MatchState, seat: Player) -> Option<Refusal> {
    match *state.phase() {
        Phase::Opening | Phase::GameOver(_) | Phase::MatchOver { .. } => Some(Refusal::NoGame),
        Phase::DoubleOffered { by, .. } | Phase::ResignOffered { by, .. } if by == seat => {
            Some(Refusal::WaitForAnswer)
        }
        Phase::DoubleOffered { .. } | Phase::ResignOffered { .. } => Some(Refusal::AnswerFirst),
        _ => None,
    }
}
