// Calendar days in UTC as texts, `2027-01-31`, which sort as the days do. Which day it is comes from outside.

/** A minute of leap seconds would not change a difference of days. */
const DAY_MS = 86_400_000;

/** The day at a moment, given in milliseconds since 1970. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** Whether there is such a day, written so: `2027-02-30` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const epochMs = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(epochMs) && dayOf(epochMs) === text;
}

/** How many days lie between; negative when `to` is over. */
export function daysUntil(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
