//! Two lists laid beside each other: a longest common subsequence, and the differences between its parts.

use std::ops::Range;

/// The largest product of two lengths that is compared pair by pair; longer middles differ as a whole.
const MOST_PAIRS: usize = 4_000_000;

/// A stretch of both lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Its places in the first list.
    pub first: Range<usize>,
    /// Its places in the second list.
    pub second: Range<usize>,
    /// Whether both have the same there.
    pub same: bool,
}

/// Lays two lists beside each other. The stretches follow each other without a gap, alike and different in turn.
pub fn align<T: PartialEq>(first: &[T], second: &[T]) -> Vec<Stretch> {
    let head = first.iter().zip(second).take_while(|(x, y)| x == y).count();
    let (rest, other) = (&first[head..], &second[head..]);
    let tail = rest.iter().rev().zip(other.iter().rev()).take_while(|(x, y)| x == y).count();
    let (rest, other) = (&rest[..rest.len() - tail], &other[..other.len() - tail]);
    let mut pairs: Vec<(usize, usize)> = (0..head).map(|place| (place, place)).collect();
    pairs.extend(common(rest, other).into_iter().map(|(x, y)| (x + head, y + head)));
    pairs.extend((0..tail).rev().map(|back| (first.len() - 1 - back, second.len() - 1 - back)));
    stretches(&pairs, first.len(), second.len())
}

/// The pairs of a longest common subsequence.
fn common<T: PartialEq>(first: &[T], second: &[T]) -> Vec<(usize, usize)> {
    let (rows, columns) = (first.len(), second.len());
    if rows.saturating_mul(columns) > MOST_PAIRS {
        return Vec::new();
    }
    // The length of the longest one behind each pair of places.
    let width = columns + 1;
    let mut longest = vec![0u32; (rows + 1) * width];
    for x in (0..rows).rev() {
        for y in (0..columns).rev() {
            longest[x * width + y] = if first[x] == second[y] {
                longest[(x + 1) * width + y + 1] + 1
            } else {
                longest[(x + 1) * width + y].max(longest[x * width + y + 1])
            };
        }
    }
    let (mut x, mut y, mut pairs) = (0, 0, Vec::new());
    while x < rows && y < columns {
        if first[x] == second[y] {
            pairs.push((x, y));
            (x, y) = (x + 1, y + 1);
        } else if longest[(x + 1) * width + y] >= longest[x * width + y + 1] {
            x += 1;
        } else {
            y += 1;
        }
    }
    pairs
}

fn stretches(pairs: &[(usize, usize)], rows: usize, columns: usize) -> Vec<Stretch> {
    let mut found: Vec<Stretch> = Vec::new();
    let (mut x, mut y) = (0, 0);
    let differs = |x: Range<usize>, y: Range<usize>| Stretch { first: x, second: y, same: false };
    for &(to_x, to_y) in pairs {
        if (x, y) != (to_x, to_y) {
            found.push(differs(x..to_x, y..to_y));
        }
        match found.last_mut() {
            Some(last) if last.same => (last.first.end, last.second.end) = (to_x + 1, to_y + 1),
            _ => found.push(Stretch { first: to_x..to_x + 1, second: to_y..to_y + 1, same: true }),
        }
        (x, y) = (to_x + 1, to_y + 1);
    }
    if (x, y) != (rows, columns) {
        found.push(differs(x..rows, y..columns));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As long as any common subsequence, tried out one by one.
    fn longest(first: &[u8], second: &[u8]) -> usize {
        match (first.split_first(), second.split_first()) {
            (Some((x, rest)), Some((y, other))) if x == y => 1 + longest(rest, other),
            (Some((_, rest)), Some((_, other))) => longest(rest, second).max(longest(first, other)),
            _ => 0,
        }
    }

    #[test]
    fn random_lists_are_laid_beside_each_other() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..2_000 {
            let mut list = || (0..random.usize(..9)).map(|_| random.u8(..4)).collect::<Vec<u8>>();
            let (first, second) = (list(), list());
            let stretches = align(&first, &second);
            let (mut x, mut y, mut shared) = (0, 0, 0);
            for one in &stretches {
                assert_eq!((one.first.start, one.second.start), (x, y), "{first:?} {second:?}");
                (x, y) = (one.first.end, one.second.end);
                if one.same {
                    assert_eq!(first[one.first.clone()], second[one.second.clone()]);
                    shared += one.first.len();
                }
            }
            assert_eq!((x, y), (first.len(), second.len()));
            assert_eq!(shared, longest(&first, &second), "{first:?} {second:?}");
            assert!(stretches.windows(2).all(|pair| !(pair[0].same && pair[1].same)));
        }
    }
}
