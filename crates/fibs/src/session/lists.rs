//! Answers of several lines, in the shape that clients know.

use crate::calendar;
use crate::clip::Person;
use crate::event::{Event, PersonInfo, RatingChange};
use crate::names::written;
use crate::settings::SortWho;
use crate::words;

/// The lines of an answer of the server; none for an event that is no such answer.
pub(super) fn answer(event: &Event) -> Vec<String> {
    match event {
        Event::PersonInfo(info) => person_info(info),
        Event::Where { name, host } => vec![format!("{} is connected from {host}.", written(name))],
        Event::Last { name, login, logout } => {
            let logout = match logout {
                Some(logout) => format!("  Last logout: {}", calendar::written(*logout)),
                None => "  Still logged in.".to_owned(),
            };
            let login = format!("  Last login:  {}", calendar::written(*login));
            vec![format!("Information about {}:", written(name)), login, logout]
        }
        Event::LastLogins(list) => list
            .iter()
            .map(|(name, time)| format!("{:<20} {}", written(name), calendar::written(*time)))
            .collect(),
        Event::Games(games) => {
            let rows = games.iter().map(|game| {
                let [one, other] = [written(&game.names[0]), written(&game.names[1])];
                let [first, second] = game.score;
                match game.length {
                    0 => format!("{one:<15} - {other:>15} (unlimited {first}-{second})"),
                    length => format!("{one:<15} - {other:>15} ({length} point match {first}-{second})"),
                }
            });
            std::iter::once(words::GAMES.to_owned()).chain(rows).collect()
        }
        Event::Saved(matches) if matches.is_empty() => vec![words::NO_SAVED.to_owned()],
        Event::Saved(matches) => {
            let rows = matches.iter().map(|row| {
                let mark = match (row.playing, row.ready) {
                    (true, _) => " *",
                    (false, true) => "**",
                    (false, false) => "  ",
                };
                let length = if row.length == 0 { "unlimited".to_owned() } else { row.length.to_string() };
                let [own, other] = row.score;
                format!("{mark}{:<20} {length:>9} {own:>9} - {other:>2}", written(&row.opponent))
            });
            std::iter::once(words::SAVED.to_owned()).chain(rows).collect()
        }
        Event::SavedCount { name, count } => {
            let name = written(name);
            vec![match count {
                0 => format!("{name} has no saved games."),
                1 => format!("{name} has 1 saved game."),
                count => format!("{name} has {count} saved games."),
            }]
        }
        Event::Watchers(list) => {
            let row =
                |(who, whom): &(String, String)| format!("{} is watching {}.", written(who), written(whom));
            std::iter::once(words::WATCHERS.to_owned()).chain(list.iter().map(row)).collect()
        }
        Event::Max(most) => vec![format!("max_logins is {most} (maximum: {most})")],
        Event::Ratings(rows) => {
            let rows = rows.iter().map(|row| {
                format!(
                    "{:>5} {:<15} {:>8} {:>10}",
                    row.place,
                    written(&row.name),
                    row.rating.to_string(),
                    row.experience
                )
            });
            std::iter::once(words::RATINGS.to_owned()).chain(rows).collect()
        }
        Event::Average(rows) => {
            let rows = rows.iter().map(|row| {
                let (hour, next) = (row.hour % 24, (row.hour % 24 + 1) % 24);
                let (whole, part) = (row.average / 100, row.average % 100);
                format!("{hour:02}:00-{next:02}:00  {whole:>4}.{part:02} {:>3} {:>3}", row.min, row.max)
            });
            std::iter::once(words::AVERAGE.to_owned()).chain(rows).collect()
        }
        Event::DiceTest(counts) => dice_test(counts),
        _ => Vec::new(),
    }
}

/// How often each roll fell, a line for each first die, with the chi-square of all 36.
fn dice_test(counts: &[[u64; 6]; 6]) -> Vec<String> {
    let total: u64 = counts.iter().flatten().fold(0, |sum, count| sum.saturating_add(*count));
    let mut lines = vec![format!("n: {total}")];
    for (first, row) in (1..).zip(counts) {
        let row: Vec<String> =
            (1..).zip(row).map(|(second, count)| format!("{first}-{second} {count}")).collect();
        lines.push(row.join("  "));
    }
    let expected = total as f64 / 36.0;
    let chi: f64 = counts.iter().flatten().map(|count| (*count as f64 - expected).powi(2)).sum();
    lines.push(format!("T: {:.2}", if total == 0 { 0.0 } else { chi / expected }));
    lines
}

fn person_info(info: &PersonInfo) -> Vec<String> {
    let name = written(&info.name);
    let mut lines = vec![format!("Information about {name}:")];
    if let Some(time) = info.last_login {
        lines.push(format!("  Last login:  {}", calendar::written(time)));
    }
    match (&info.here, info.last_logout) {
        (Some(here), _) => {
            let (hours, minutes, seconds) = (here.idle / 3600, here.idle / 60 % 60, here.idle % 60);
            lines.push(format!("  Still logged in. {hours}:{minutes:02}:{seconds:02} hours idle."));
            lines.push(match (&here.opponent, &here.watching) {
                (Some(opponent), _) => format!("  {name} is playing with {}.", written(opponent)),
                (None, Some(watched)) => format!("  {name} is watching {}.", written(watched)),
                _ if here.ready => format!("  {name} is ready to play, not watching, not playing."),
                _ => format!("  {name} is not ready to play, not watching, not playing."),
            });
        }
        (None, logout) => {
            lines.extend(logout.map(|time| format!("  Last logout: {}", calendar::written(time))));
            lines.push("  Not logged in right now.".to_owned());
        }
    }
    lines.push(format!("  Rating: {} Experience: {}", info.rating, info.experience));
    lines.push(match &info.email {
        Some(email) => format!("  Email address: {email}"),
        None => "  No email address.".to_owned(),
    });
    lines
}

/// A person in the list for terminals.
pub(super) fn person_row(number: usize, person: &Person) -> String {
    let state = match (&person.opponent, &person.watching) {
        (Some(_), _) => 'P',
        (None, Some(_)) => 'W',
        _ if person.away => 'A',
        _ if person.ready => 'R',
        _ => '-',
    };
    let login = person.login.rem_euclid(86_400);
    format!(
        "{number:>2}  {state}  {:<15} {:>7} {:>4} {:02}:{:02} {:>4}:{:02}  {}",
        written(&person.name),
        person.rating.to_string(),
        person.experience,
        login / 3600,
        login / 60 % 60,
        person.idle / 60,
        person.idle % 60,
        person.host,
    )
}

/// Puts people in the order that `set sortwho` asks for.
pub(super) fn sort(people: &mut [&Person], order: SortWho) {
    match order {
        SortWho::Login => {
            people.sort_by(|one, other| (one.login, &one.name).cmp(&(other.login, &other.name)))
        }
        SortWho::Name => people.sort_by_key(|person| (person.name.to_lowercase(), &person.name)),
        SortWho::Rating => {
            people.sort_by(|one, other| (one.rating, &one.name).cmp(&(other.rating, &other.name)))
        }
        SortWho::ReverseRating => {
            people.sort_by(|one, other| (other.rating, &one.name).cmp(&(one.rating, &other.name)));
        }
    }
}

/// The steps of FIBS' formula by which a match has changed two ratings. The figures are the server's, only printed here.
pub(super) fn rating_change(change: &RatingChange) -> Vec<String> {
    let [winner, loser] = [written(&change.winner), written(&change.loser)];
    let difference = (change.before[0] - change.before[1]).abs();
    let surprise = if change.before[0] < change.before[1] { 1.0 - change.underdog } else { change.underdog };
    let mut lines = vec![
        "rating calculation:".to_owned(),
        format!("rating difference D={difference:.6}"),
        format!("match length  N={}", change.length),
        format!("Experience: {winner} {} - {loser} {}", change.experience[0], change.experience[1]),
        format!("Probability that underdog wins: Pu=1/(10^(D*sqrt(N)/2000)+1)={:.6}", change.underdog),
        format!("P={surprise:.6} is 1-Pu if underdog wins and Pu if favorite wins"),
    ];
    for (name, at) in [(&winner, 0), (&loser, 1)] {
        lines.push(format!("K=max(1 ,    -Experience/100+5) for {name}: {:.6}", change.pace[at]));
    }
    for (name, at, sign) in [(&winner, 0, ""), (&loser, 1, "-")] {
        let by = change.after[at] - change.before[at];
        lines.push(format!("change for {name}: {sign}4*K*sqrt(N)*P={by:.6}"));
    }
    lines
}
