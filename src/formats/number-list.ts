// Whether a list holds finite numbers and nothing else. A result file may have millions of them, and several steps have
// to know: each list is looked at once. Lists that were looked at must not be changed.

const known = new WeakSet<object>();

/** Shorter ones are looked at again in less time than it takes to remember them. */
const LONG = 64;

export function isNumberList(value: unknown): value is readonly number[] {
  if (!Array.isArray(value)) return false;
  const isLong = value.length >= LONG;
  if (isLong && known.has(value)) return true;
  // Not by index: code that reads lists of several kinds by index turns their doubles into objects, four times as large.
  if (!value.every(Number.isFinite)) return false;
  if (isLong) known.add(value);
  return true;
}
