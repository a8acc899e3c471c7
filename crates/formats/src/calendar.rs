//! Days counted from 1970-01-01, written as dates.

/// The day so many days after 1970-01-01 as `2024.08.10`, as match text writes it; `None` beyond the years 1900 to 9999.
pub(crate) fn date(since_1970: i64) -> Option<String> {
    // Days of the civil calendar (Gregorian), counted from 0000-03-01; 1970-01-01 is day 719 468 of it.
    let days = since_1970.checked_add(719_468)?;
    if !(693_901..3_652_000).contains(&days) {
        return None;
    }
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let of_month = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    Some(format!("{:04}.{month:02}.{of_month:02}", era * 400 + year + later))
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_of_the_civil_calendar() {
        for (days, text) in
            [(0, "1970.01.01"), (-25_567, "1900.01.01"), (11_016, "2000.02.29"), (20_722, "2026.09.26")]
        {
            assert_eq!(date(days).as_deref(), Some(text));
        }
        assert_eq!((date(-30_000), date(i64::MAX), date(i64::MIN)), (None, None, None));
    }
}
