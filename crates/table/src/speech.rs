//! Sentences about a match, worded for whoever reads them: a player is "you" to themselves and has a name to all others.

use pasch_rules::{ByPlayer, Player};

/// One sentence in all its wordings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// One wording behind the other, of which matches keep thousands: for others, for player A and for player B.
    all: Box<str>,
    /// Where the first two end.
    ends: [usize; 2],
}

/// The words for one reader.
pub struct Speech<'a> {
    names: &'a ByPlayer<String>,
    reader: Option<Player>,
}

impl Sentence {
    /// Words a sentence for each player and for everybody else.
    pub fn new(names: &ByPlayer<String>, say: impl Fn(&Speech<'_>) -> String) -> Self {
        let mut all = say(&Speech { names, reader: None });
        let ends = Player::BOTH.map(|player| {
            let end = all.len();
            all.push_str(&say(&Speech { names, reader: Some(player) }));
            end
        });
        Self { all: all.into(), ends }
    }

    /// The wording for a player, or for somebody who is neither.
    pub fn to(&self, reader: Option<Player>) -> &str {
        let [others, a] = self.ends;
        match reader {
            None => &self.all[..others],
            Some(Player::A) => &self.all[others..a],
            Some(Player::B) => &self.all[a..],
        }
    }
}

impl Speech<'_> {
    /// A player's name at the start of a sentence: "Anna", "You".
    pub fn name(&self, player: Player) -> &str {
        if self.is_reader(player) { "You" } else { &self.names[player] }
    }

    /// A player's name within a sentence: "Anna", "you".
    pub fn inner(&self, player: Player) -> &str {
        if self.is_reader(player) { "you" } else { &self.names[player] }
    }

    /// The verb that follows a player's name: "rolls" after "Anna", "roll" after "You".
    pub fn verb<'v>(&self, player: Player, third: &'v str, second: &'v str) -> &'v str {
        if self.is_reader(player) { second } else { third }
    }

    /// Name and verb at the start of a sentence: "Anna rolls", "You roll".
    pub fn does(&self, player: Player, third: &str, second: &str) -> String {
        format!("{} {}", self.name(player), self.verb(player, third, second))
    }

    /// Name and verb within a sentence: "Anna rolls", "you roll".
    pub fn then_does(&self, player: Player, third: &str, second: &str) -> String {
        format!("{} {}", self.inner(player), self.verb(player, third, second))
    }

    fn is_reader(&self, player: Player) -> bool {
        self.reader == Some(player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_you_to_themselves_and_has_a_name_to_everybody_else() {
        let names = ByPlayer { a: "Anna".to_owned(), b: "Bert".to_owned() };
        let told = Sentence::new(&names, |speech| {
            let starts = speech.then_does(Player::A, "starts", "start");
            format!("{} 3: {starts}.", speech.does(Player::B, "rolls", "roll"))
        });
        assert_eq!(told.to(None), "Bert rolls 3: Anna starts.");
        assert_eq!(told.to(Some(Player::A)), "Bert rolls 3: you start.");
        assert_eq!(told.to(Some(Player::B)), "You roll 3: Anna starts.");
    }
}
