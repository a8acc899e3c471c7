//! A network as operators name one: an address and how many of its bits count.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use pasch_messages::Describe;

/// An IPv4 or IPv6 network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// What is no network.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("network-error")]
pub struct NetworkError(#[describe(name = "value", escaped)] String);

/// The fewest bits that a network may be named by: more addresses than that are never one household or one house.
const FEWEST: [u8; 2] = [8, 16];

impl Network {
    fn masked(address: IpAddr, bits: u8) -> IpAddr {
        match address {
            IpAddr::V4(four) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(bits)).unwrap_or(0);
                IpAddr::V4((four.to_bits() & mask).into())
            }
            IpAddr::V6(six) => {
                let mask = u128::MAX.checked_shl(128 - u32::from(bits)).unwrap_or(0);
                IpAddr::V6((six.to_bits() & mask).into())
            }
        }
    }

    /// Whether an address is of it.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.address.is_ipv4() && Self::masked(address, self.bits) == self.address
    }
}

impl FromStr for Network {
    type Err = NetworkError;

    /// An IPv6 address alone stands for its /64, which is what one household has.
    fn from_str(text: &str) -> Result<Self, NetworkError> {
        let unfit = || NetworkError(text.to_owned());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u8>().map_err(|_| unfit())?)),
            None => (text, None),
        };
        let address = address.trim().parse::<IpAddr>().map_err(|_| unfit())?.to_canonical();
        let [fewest, most, usual] = match address {
            IpAddr::V4(_) => [FEWEST[0], 32, 32],
            IpAddr::V6(_) => [FEWEST[1], 128, 64],
        };
        let bits = bits.unwrap_or(usual);
        if !(fewest..=most).contains(&bits) {
            return Err(unfit());
        }
        Ok(Self { address: Self::masked(address, bits), bits })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

/// The part of an address that one household or one server has: an IPv4 address, half an IPv6 address.
#[must_use]
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        four => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_named_in_one_way() {
        for (text, name) in [
            ("203.0.113.7", "203.0.113.7/32"),
            ("203.0.113.7/24", "203.0.113.0/24"),
            ("::ffff:203.0.113.7", "203.0.113.7/32"),
            ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
            ("2001:db8:1:2:3::4/48", "2001:db8:1::/48"),
            ("2001:db8::1/128", "2001:db8::1/128"),
        ] {
            assert_eq!(text.parse::<Network>().unwrap().to_string(), name);
        }
        for text in [
            "",
            "anna",
            "203.0.113.7/33",
            "203.0.113.0/0",
            "203.0.113.0/7",
            "::/0",
            "2001:db8::/129",
            "1.2.3.4/x",
        ] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }

    #[test]
    fn its_addresses_are_of_it_and_no_others() {
        let holds = |network: &str, address: &str| {
            network.parse::<Network>().unwrap().contains(address.parse().unwrap())
        };
        assert!(holds("203.0.113.0/24", "203.0.113.255") && holds("203.0.113.0/24", "::ffff:203.0.113.1"));
        assert!(!holds("203.0.113.0/24", "203.0.114.0") && !holds("203.0.113.0/24", "2001:db8::1"));
        assert!(holds("2001:db8:1:2::/64", "2001:db8:1:2:ffff::1"));
        assert!(!holds("2001:db8:1:2::/64", "2001:db8:1:3::1"));
    }

    #[test]
    fn neighbours_in_one_network_count_as_one() {
        let of = |text: &str| network(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::9"));
        assert_ne!(of("2001:db8:1:2::9"), of("2001:db8:1:3::9"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }
}
