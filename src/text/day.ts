// Calendar days in UTC as texts such as `2027-01-31`, which sort in calendar order. No function here reads a clock.

/** Length of a day without leap seconds. Even a minute of them would not change a difference in days. */
const DAY_MS = 86_400_000;

export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** A day that exists, in this notation: `2027-02-30` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const epochMs = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(epochMs) && dayOf(epochMs) === text;
}

export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS);
}

/** Negative if `to` is earlier. */
export function daysUntil(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
