// The boards of the seasons.

/** The board of a day in its own time zone: Jul from the first of December to Epiphany, Midsummer in the second half of June. */
export function boardOfDay(day: Date): "page" | "midsummer" | "jul" {
  const [month, date] = [day.getMonth() + 1, day.getDate()];
  if (month === 12 || (month === 1 && date <= 6)) return "jul";
  return month === 6 && date > 15 ? "midsummer" : "page";
}
