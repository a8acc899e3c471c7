//! The circle method: everybody against everybody else once.

/// The rounds of a group of this size, as pairs of places from 0; of an odd number somebody is free in each round. One place stays, the others
/// move round it, so that each round is a row of the circle folded in the middle.
#[must_use]
pub fn rounds(size: usize) -> Vec<Vec<(usize, usize)>> {
    if size < 2 {
        return Vec::new();
    }
    let even = size + size % 2;
    let turn = even - 1;
    let place = |round: usize, at: usize| if at == 0 { turn } else { (round + at) % turn };
    let round = |round: usize| {
        let pairs = (0..even / 2).map(|at| (place(round, at), place(round, even - 1 - at)));
        pairs.filter(|(a, b)| *a < size && *b < size).collect()
    };
    (0..turn).map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::rounds;
    use std::collections::BTreeSet;

    #[test]
    fn everybody_meets_everybody_once() {
        for size in 0..70 {
            let rounds = rounds(size);
            let mut met = BTreeSet::new();
            for round in &rounds {
                let busy: BTreeSet<usize> = round.iter().flat_map(|&(a, b)| [a, b]).collect();
                assert_eq!(busy.len(), 2 * round.len(), "{size}");
                assert!(round.iter().all(|&(a, b)| a < size && b < size && met.insert((a.min(b), a.max(b)))));
            }
            assert_eq!(met.len(), size * size.saturating_sub(1) / 2);
            assert_eq!(rounds.len(), if size < 2 { 0 } else { size - 1 + size % 2 });
        }
    }
}
