//! Vote matches: the counts beside slow independent ones, and the rules of ties, extensions and hidden votes.

use std::collections::{BTreeMap, BTreeSet};

use pasch_clubhouse::vote::{
    Count, Ground, Method, Phase, Question, Terms, VoteAction, VoteMatch, VoteRefusal, count, listed,
};
use pasch_clubhouse::{LogError, PersonId, erase_from_votes};
use pasch_tournament::MINUTE;

use crate::driver::id;

const PEOPLE: [&str; 5] = ["ada", "bert", "cleo", "dora", "emil"];

fn terms(method: Method, hidden: bool) -> Terms {
    Terms { time: MINUTE, method, hidden, captain: id("ada"), voters: PEOPLE.map(id).to_vec() }
}

fn plays(count: usize) -> Question {
    Question::Play { plays: (0..count).map(|number| format!("{}/{}", number + 2, number + 1)).collect() }
}

fn asked(method: Method, hidden: bool, question: Question) -> VoteMatch {
    let mut voting = VoteMatch::new(terms(method, hidden), 0).expect("good terms");
    voting.apply(0, VoteAction::Asked { question }).expect("a question");
    voting
}

fn voted(person: &str, ballot: &[u16]) -> VoteAction {
    VoteAction::Voted { person: id(person), ballot: ballot.to_vec() }
}

fn vote(voting: &mut VoteMatch, at: i64, votes: &[(&str, u16)]) {
    for (person, choice) in votes {
        voting.apply(at, voted(person, &[*choice])).expect("a vote");
    }
}

fn last(voting: &VoteMatch) -> (u16, Ground) {
    let decision = voting.made().last().expect("a decision");
    (decision.choice, decision.ground)
}

#[test]
fn the_choice_with_the_most_votes_is_made() {
    let mut voting = asked(Method::Plurality, false, plays(4));
    vote(&mut voting, 1, &[("ada", 0), ("bert", 2), ("cleo", 2), ("dora", 1)]);
    // Votes may be changed until the end; each counts once.
    vote(&mut voting, 2, &[("ada", 1), ("ada", 2)]);
    assert_eq!(voting.ballot(&id("ada")), Some(&[2][..]));
    assert_eq!(voting.tally(&id("emil")), Some(vec![(2, 3), (1, 1), (0, 0), (3, 0)]));
    voting.apply(3, VoteAction::Unvoted { person: id("dora") }).expect("a vote was there");
    assert_eq!(voting.apply(3, VoteAction::Unvoted { person: id("dora") }), Err(VoteRefusal::NotVoted));
    assert_eq!(voting.apply(MINUTE - 1, VoteAction::TimeUp), Err(VoteRefusal::TooEarly));
    assert!(!voting.is_due(MINUTE - 1) && voting.is_due(MINUTE));
    assert_eq!(voting.apply(MINUTE, voted("emil", &[1])), Err(VoteRefusal::TooLate));
    voting.apply(MINUTE, VoteAction::TimeUp).expect("it is time");
    assert_eq!(last(&voting), (2, Ground::Votes));
    assert_eq!(voting.made()[0].listed, [(2, 3), (0, 0), (1, 0), (3, 0)]);
    assert_eq!(voting.apply(MINUTE, VoteAction::TimeUp), Err(VoteRefusal::NotOpen));
    assert_eq!(voting.tally(&id("ada")), None);
}

#[test]
fn the_captains_vote_breaks_a_tie_or_the_captain_is_asked() {
    let mut voting = asked(Method::Plurality, true, plays(3));
    vote(&mut voting, 1, &[("ada", 1), ("bert", 0)]);
    voting.apply(MINUTE, VoteAction::TimeUp).expect("it is time");
    assert_eq!(last(&voting), (1, Ground::CaptainsVote));

    voting.apply(MINUTE, VoteAction::Asked { question: plays(4) }).expect("a question");
    vote(&mut voting, MINUTE, &[("bert", 1), ("cleo", 3), ("dora", 1), ("emil", 3), ("ada", 0)]);
    voting.apply(2 * MINUTE, VoteAction::TimeUp).expect("it is time");
    let open = voting.open().expect("a tie");
    assert_eq!((&open.phase, open.until), (&Phase::Tied(vec![1, 3]), 3 * MINUTE));
    assert_eq!(voting.apply(2 * MINUTE, voted("bert", &[3])), Err(VoteRefusal::TooLate), "the vote is over");
    let captain = |choice| VoteAction::CaptainChose { choice };
    assert_eq!(voting.apply(2 * MINUTE, captain(0)), Err(VoteRefusal::Captain), "not one of the equal ones");
    let mut late = voting.clone();
    voting.apply(2 * MINUTE, captain(3)).expect("one of the equal ones");
    assert_eq!(last(&voting), (3, Ground::Captain));
    assert_eq!(late.apply(3 * MINUTE, captain(3)), Err(VoteRefusal::TooLate));
    late.apply(3 * MINUTE, VoteAction::TimeUp).expect("it is time");
    assert_eq!(last(&late), (1, Ground::FirstOfEqual));
}

#[test]
fn without_votes_the_captain_decides_or_the_time_is_extended_once() {
    let start = asked(Method::Plurality, false, plays(3));
    let captain = |choice| VoteAction::CaptainChose { choice };
    let mut voting = start.clone();
    assert_eq!(voting.apply(1, captain(2)), Err(VoteRefusal::Captain), "members have their time first");
    voting.apply(MINUTE, VoteAction::TimeUp).expect("it is time");
    assert_eq!(voting.open().map(|open| open.until), Some(2 * MINUTE));
    assert_eq!(voting.made().len(), 0);
    let extended = voting.clone();
    assert_eq!(voting.apply(MINUTE, captain(3)), Err(VoteRefusal::Captain), "there is no such choice");
    voting.apply(MINUTE, captain(2)).expect("nobody has voted");
    assert_eq!(last(&voting), (2, Ground::Captain));
    // Once somebody votes in the extension, votes decide.
    let mut voting = extended.clone();
    vote(&mut voting, MINUTE, &[("emil", 1)]);
    assert_eq!(voting.apply(MINUTE, captain(2)), Err(VoteRefusal::Captain));
    voting.apply(2 * MINUTE, VoteAction::TimeUp).expect("it is time");
    assert_eq!(last(&voting), (1, Ground::Votes));
    // And nobody at all: the safe choice.
    for question in [plays(3), Question::Double, Question::Answer { beaver: true }] {
        let mut voting = asked(Method::Runoff, false, question);
        voting.apply(MINUTE, VoteAction::TimeUp).expect("it is time");
        voting.apply(2 * MINUTE, VoteAction::TimeUp).expect("it is time");
        assert_eq!(last(&voting), (0, Ground::Safe));
    }
}

#[test]
fn hidden_votes_are_shown_when_the_decision_is_made() {
    let mut voting = asked(Method::Plurality, true, Question::Answer { beaver: false });
    vote(&mut voting, 1, &[("bert", 1)]);
    for viewer in ["ada", "bert", "stranger"] {
        assert_eq!(voting.tally(&id(viewer)), None, "{viewer}");
    }
    assert_eq!(voting.ballot(&id("bert")), Some(&[1][..]));
    assert_eq!(voting.open().map(pasch_clubhouse::vote::OpenQuestion::votes), Some(1));
    voting.apply(MINUTE, VoteAction::TimeUp).expect("it is time");
    assert_eq!(voting.made()[0].listed, [(1, 1), (0, 0)]);
    let open = asked(Method::Plurality, false, Question::Double);
    assert_eq!(open.tally(&id("stranger")), None, "open votes are open to voters");
}

#[test]
fn only_voters_vote_with_ballots_that_fit() {
    let mut voting = asked(Method::Plurality, false, plays(3));
    assert_eq!(voting.apply(1, voted("finn", &[0])), Err(VoteRefusal::NotVoter));
    for ballot in [&[][..], &[3], &[0, 1]] {
        assert_eq!(voting.apply(1, voted("bert", ballot)), Err(VoteRefusal::Ballot), "{ballot:?}");
    }
    let mut ranked = asked(Method::Runoff, false, plays(3));
    assert_eq!(ranked.apply(1, voted("bert", &[0, 1, 0])), Err(VoteRefusal::Ballot));
    ranked.apply(1, voted("bert", &[2, 0, 1])).expect("all of them, in order");
    // Whoever leaves the club votes no more, and their open vote does not count.
    vote(&mut voting, 2, &[("bert", 1), ("cleo", 0)]);
    voting.apply(3, VoteAction::Struck { person: id("bert") }).expect("a voter");
    assert_eq!(voting.apply(3, voted("bert", &[1])), Err(VoteRefusal::NotVoter));
    assert_eq!(voting.apply(3, VoteAction::Struck { person: id("bert") }), Err(VoteRefusal::NotVoter));
    assert_eq!(voting.tally(&id("cleo")), Some(vec![(0, 1), (1, 0), (2, 0)]));
    voting.apply(4, VoteAction::Struck { person: id("ada") }).expect("a voter");
    assert_eq!(voting.captain(), None);
    assert_eq!(voting.apply(4, VoteAction::CaptainNamed { person: id("bert") }), Err(VoteRefusal::NotVoter));
    voting.apply(4, VoteAction::CaptainNamed { person: id("cleo") }).expect("a voter");
    voting.apply(5, VoteAction::Ended).expect("it is over");
    assert_eq!(voting.apply(6, VoteAction::TimeUp), Err(VoteRefusal::Over));
}

#[test]
fn terms_and_questions_that_make_no_sense_are_refused() {
    let with = |change: &dyn Fn(&mut Terms)| {
        let mut terms = terms(Method::Plurality, false);
        change(&mut terms);
        VoteMatch::new(terms, 0).err()
    };
    assert_eq!(with(&|_| ()), None);
    assert_eq!(with(&|terms| terms.time = 9_999), Some(VoteRefusal::Terms));
    assert_eq!(with(&|terms| terms.captain = id("finn")), Some(VoteRefusal::Terms));
    assert_eq!(with(&|terms| terms.voters.push(id("bert"))), Some(VoteRefusal::Terms));
    assert_eq!(with(&|terms| terms.voters.clear()), Some(VoteRefusal::Terms));
    let mut voting = VoteMatch::new(terms(Method::Plurality, false), 5).expect("good terms");
    let question = |plays: &[&str]| VoteAction::Asked {
        question: Question::Play { plays: plays.iter().map(|play| (*play).to_owned()).collect() },
    };
    for bad in [question(&[]), question(&["8/5 6/5", "8/5 6/5"]), question(&[""]), question(&["a\nb"])] {
        assert_eq!(voting.apply(6, bad), Err(VoteRefusal::Question));
    }
    assert_eq!(voting.apply(6, voted("bert", &[0])), Err(VoteRefusal::NotOpen));
    assert_eq!(voting.apply(4, question(&["8/5 6/5"])), Err(VoteRefusal::Backwards));
    voting.apply(6, question(&["8/5 6/5"])).expect("a question");
    assert_eq!(voting.apply(6, question(&["8/5 6/5"])), Err(VoteRefusal::Open));
}

#[test]
fn a_run_off_strikes_the_last_and_hands_votes_on() {
    let ballots = |rows: &[(&[u16], usize)]| {
        rows.iter().flat_map(|(ballot, count)| vec![ballot.to_vec(); *count]).collect::<Vec<_>>()
    };
    // 0 leads, but those of 2 like 1 better.
    let run = ballots(&[(&[0], 4), (&[1, 2], 3), (&[2, 1], 2)]);
    assert_eq!(count(Method::Runoff, 3, &run), Count::Won(1));
    assert_eq!(
        count(Method::Plurality, 3, &run.iter().map(|one| vec![one[0]]).collect::<Vec<_>>()),
        Count::Won(0)
    );
    assert_eq!(listed(3, &run), [(0, 4), (1, 3), (2, 2)]);
    // All that are left are equal.
    assert_eq!(count(Method::Runoff, 3, &ballots(&[(&[0], 1), (&[2], 1)])), Count::Tied(vec![0, 2]));
    // 1 and 2 are last together: both had one vote, so that 2, the later one in the list, goes first.
    assert_eq!(
        count(Method::Runoff, 3, &ballots(&[(&[0], 2), (&[1, 2], 1), (&[2, 1], 1)])),
        Count::Tied(vec![0, 1])
    );
    assert_eq!(count(Method::Runoff, 3, &[]), Count::NoVotes);
    // More than half at once.
    assert_eq!(count(Method::Runoff, 3, &ballots(&[(&[2], 3), (&[0, 1], 2)])), Count::Won(2));
}

/// A run-off counted by people who raise their hands: every round each ballot says its choice anew, and maps hold the counts.
fn by_hands(choices: u16, ballots: &[Vec<u16>]) -> Count {
    let mut standing: BTreeSet<u16> = (0..choices).collect();
    let mut history: Vec<BTreeMap<u16, usize>> = Vec::new();
    loop {
        let mut hands: BTreeMap<u16, usize> = BTreeMap::new();
        for ballot in ballots {
            let liked: Vec<u16> = ballot.iter().copied().filter(|choice| standing.contains(choice)).collect();
            if !liked.is_empty() {
                *hands.entry(liked[0]).or_insert(0) += 1;
            }
        }
        if hands.is_empty() {
            return Count::NoVotes;
        }
        standing.retain(|choice| hands.contains_key(choice));
        let raised: usize = hands.values().sum();
        for (choice, own) in &hands {
            if own * 2 > raised {
                return Count::Won(*choice);
            }
        }
        let different: BTreeSet<usize> = hands.values().copied().collect();
        if different.len() == 1 {
            return Count::Tied(standing.into_iter().collect());
        }
        // The weakest: by this round, then by the rounds before, then the last of the list.
        history.push(hands);
        let key = |choice: &u16| {
            let rounds: Vec<usize> =
                history.iter().rev().map(|round| round.get(choice).copied().unwrap_or(0)).collect();
            (rounds, std::cmp::Reverse(*choice))
        };
        let weakest = standing.iter().copied().min_by_key(key).expect("somebody stands");
        standing.remove(&weakest);
    }
}

#[test]
fn random_counts_are_those_of_raised_hands() {
    let seed = 99;
    let mut dice = fastrand::Rng::with_seed(seed);
    let (mut won, mut tied) = (0, 0);
    for round in 0..20_000 {
        let choices = dice.u16(1..10);
        let ballots: Vec<Vec<u16>> = (0..dice.usize(0..24))
            .map(|_| {
                let mut all: Vec<u16> = (0..choices).collect();
                dice.shuffle(&mut all);
                all.truncate(dice.usize(1..=all.len()));
                all
            })
            .collect();
        let counted = count(Method::Runoff, choices, &ballots);
        assert_eq!(counted, by_hands(choices, &ballots), "seed {seed}, round {round}: {ballots:?}");
        match counted {
            Count::Won(_) => won += 1,
            Count::Tied(among) => {
                assert!(among.len() > 1);
                tied += 1;
            }
            Count::NoVotes => assert!(ballots.is_empty()),
        }
        // Plurality: nobody has more first votes than a winner.
        let firsts = |choice: u16| ballots.iter().filter(|ballot| ballot[0] == choice).count();
        let singles: Vec<Vec<u16>> = ballots.iter().map(|ballot| vec![ballot[0]]).collect();
        let most = (0..choices).map(firsts).max().unwrap_or(0);
        let best: Vec<u16> = (0..choices).filter(|choice| firsts(*choice) == most).collect();
        let expected = match best.as_slice() {
            _ if ballots.is_empty() => Count::NoVotes,
            [one] => Count::Won(*one),
            _ => Count::Tied(best),
        };
        assert_eq!(count(Method::Plurality, choices, &singles), expected);
    }
    assert!(won > 8_000 && tied > 1_000, "{won}, {tied}");
}

#[test]
fn random_votes_count_once_and_fold_again_to_the_same() {
    let seed = 5;
    let mut dice = fastrand::Rng::with_seed(seed);
    let (mut taken, mut refused, mut made) = (0, 0, 0);
    for round in 0..300 {
        let method = if dice.bool() { Method::Plurality } else { Method::Runoff };
        let mut voting = VoteMatch::new(terms(method, dice.bool()), 0).expect("good terms");
        // The last vote of each, kept beside the log.
        let mut own: BTreeMap<PersonId, Vec<u16>> = BTreeMap::new();
        let mut now = 0;
        for _ in 0..200 {
            now += dice.i64(0..MINUTE / 4);
            let person = id(PEOPLE[dice.usize(0..PEOPLE.len())]);
            let action = match dice.u8(0..12) {
                0 => VoteAction::Asked { question: plays(dice.usize(1..5)) },
                1 => VoteAction::Asked { question: Question::Answer { beaver: dice.bool() } },
                2..=7 => {
                    let mut ballot: Vec<u16> = (0..dice.u16(1..5)).collect();
                    dice.shuffle(&mut ballot);
                    ballot.truncate(if method == Method::Plurality { 1 } else { 3 });
                    VoteAction::Voted { person, ballot }
                }
                8 => VoteAction::Unvoted { person },
                9 => VoteAction::CaptainChose { choice: dice.u16(0..4) },
                10 if dice.u8(0..60) == 0 => VoteAction::Struck { person },
                _ => VoteAction::TimeUp,
            };
            let before = voting.clone();
            if voting.apply(now, action.clone()).is_err() {
                refused += 1;
                assert_eq!(before, voting, "seed {seed}, round {round}: a refusal changes nothing");
                continue;
            }
            taken += 1;
            match action {
                VoteAction::Asked { .. } => own.clear(),
                VoteAction::Voted { person, ballot } => {
                    own.insert(person, ballot);
                }
                VoteAction::Unvoted { person } => {
                    own.remove(&person);
                }
                VoteAction::Struck { person } => {
                    let is_counted = before.open().is_some_and(|open| matches!(open.phase, Phase::Tied(_)));
                    if !is_counted {
                        own.remove(&person);
                    }
                }
                _ => {}
            }
            if voting.made().len() > before.made().len() {
                let decision = voting.made().last().expect("it was made");
                let counted: u32 = decision.listed.iter().map(|(_, votes)| votes).sum();
                assert_eq!(counted as usize, own.len(), "seed {seed}, round {round}: one vote each");
                assert!(decision.choice < decision.question.choices());
                assert!(decision.listed.is_sorted_by_key(|(choice, votes)| (u32::MAX - votes, *choice)));
            }
            if let Some(open) = voting.open() {
                assert_eq!(open.votes(), own.len());
            }
        }
        made += voting.made().len();
        assert_eq!(VoteMatch::fold(voting.log().to_vec()).as_ref(), Ok(&voting));
        // The log without a person folds as well, and does not name them.
        let erased = erase_from_votes(voting.log(), &id("cleo"), &id("gone-1"));
        assert!(!serde_json::to_string(&erased).expect("it is written").contains("\"cleo\""));
        let folded = VoteMatch::fold(erased).expect("it still folds");
        assert_eq!(folded.made(), voting.made());
    }
    assert!(taken > 10_000 && refused > 10_000 && made > 1_000, "{taken}, {refused}, {made}");
    let log = VoteMatch::new(terms(Method::Plurality, false), 0).expect("good terms").log().to_vec();
    let twice: Vec<_> = log.iter().chain(&log).cloned().collect();
    assert_eq!(VoteMatch::fold(twice), Err((1, VoteRefusal::Opened)));
    assert_eq!(VoteMatch::fold(Vec::new()), Err((0, VoteRefusal::Opened)));
}

#[test]
fn logs_of_votes_go_out_as_text_and_come_back() {
    let mut voting = asked(Method::Runoff, true, plays(3));
    voting.apply(1, voted("bert", &[2, 0])).expect("a vote");
    voting.apply(MINUTE, VoteAction::TimeUp).expect("it is time");
    let text = voting.to_text();
    assert_eq!((text.lines().next(), text.lines().count()), (Some("{\"vote\":1}"), 5));
    assert_eq!(VoteMatch::from_text(&text).as_ref(), Ok(&voting));
    let lines: Vec<&str> = text.lines().collect();
    let without = |number: usize| {
        let kept = lines.iter().enumerate().filter(|(at, _)| at + 1 != number).map(|(_, line)| *line);
        VoteMatch::from_text(&kept.collect::<Vec<_>>().join("\n")).err()
    };
    let refused = |line, refusal: VoteRefusal| LogError::Refused { line, refusal: refusal.into() };
    assert_eq!(without(2), Some(refused(2, VoteRefusal::Opened)));
    assert_eq!(without(3), Some(refused(3, VoteRefusal::NotOpen)));
    assert!(matches!(without(1), Some(LogError::Header { .. })));
    let cut = &text[..text.len() - 4];
    assert!(matches!(VoteMatch::from_text(cut), Err(LogError::Syntax { line: 5, .. })));
}
