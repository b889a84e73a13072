// Checks whether a list contains only finite numbers. A result file may have millions of them, and several steps ask,
// so each long list is checked once. A list must not be changed after it was checked.

const checkedLists = new WeakSet<object>();

/** Minimum length of a list that is remembered. Checking a shorter one again is faster than remembering it. */
const LONG = 64;

export function isNumberList(value: unknown): value is readonly number[] {
  if (!Array.isArray(value)) return false;
  const isLong = value.length >= LONG;
  if (isLong && checkedLists.has(value)) return true;
  // A loop by index over several kinds of lists would turn their doubles into objects, which are four times as large.
  if (!value.every(Number.isFinite)) return false;
  if (isLong) checkedLists.add(value);
  return true;
}
