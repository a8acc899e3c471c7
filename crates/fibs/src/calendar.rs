//! Days and times of day, in UTC.

const DAYS: [&str; 7] = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// A moment as FIBS writes it, such as `Sunday, November 29 17:30:28 UTC`. Seconds since 1970.
#[must_use]
pub fn written(seconds: i64) -> String {
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let day = DAYS[usize::try_from(days.rem_euclid(7)).unwrap_or_default()];
    let (_, month, date) = civil(days);
    let month = MONTHS[usize::from(month) - 1];
    format!("{day}, {month} {date:02} {:02}:{:02}:{:02} UTC", rest / 3600, rest / 60 % 60, rest % 60)
}

/// Year, month and day of the month of a day since 1970, by the Gregorian calendar (Hinnant, `civil_from_days`).
fn civil(days: i64) -> (i64, u8, u8) {
    let days = days.clamp(-100_000_000, 100_000_000) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let date = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, u8::try_from(month).unwrap_or(1), u8::try_from(date).unwrap_or(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_in_utc() {
        assert_eq!(written(0), "Thursday, January 01 00:00:00 UTC");
        assert_eq!(written(1_795_973_428), "Sunday, November 29 17:30:28 UTC");
        assert_eq!(written(951_827_696), "Tuesday, February 29 12:34:56 UTC");
        assert_eq!(written(-1), "Wednesday, December 31 23:59:59 UTC");
        for extreme in [i64::MIN, i64::MAX] {
            assert!(written(extreme).ends_with(" UTC"));
        }
    }

    /// Beside a count of the days one by one.
    #[test]
    fn every_day_of_four_centuries_follows_the_one_before() {
        let (mut year, mut month, mut date) = (1900_i64, 1_u8, 1_u8);
        for days in -25_567..120_000 {
            assert_eq!(civil(days), (year, month, date));
            let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            let last = match month {
                2 => 28 + u8::from(leap),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            date += 1;
            if date > last {
                (month, date) = (month + 1, 1);
            }
            if month > 12 {
                (year, month) = (year + 1, 1);
            }
        }
    }
}
