// Sorts many finite numbers several times as fast as `TypedArray.sort`: each goes to one of as many buckets of equal width, so
// that almost none has to move far. Where nearly all fall into one bucket, it costs as much as the plain sort.

/** Buckets with more numbers are sorted as `TypedArray.sort` does; in smaller ones, inserting is faster. */
const MAX_INSERTED = 32;

/** More buckets than the processor's cache holds would cost more than they save. */
const MAX_BUCKETS = 2 ** 16;

/** The memory of the last call, for the next one. */
let ends = new Uint32Array(2 ** 10);
let shared = new Float64Array(2 ** 10);

/** The result is valid until the next call. With an infinite number it is the argument itself, sorted in the plain way. */
export function sortInBuckets(values: Float64Array): Float64Array {
  const { length } = values;
  let low = Infinity;
  let high = -Infinity;
  for (let index = 0; index < length; index += 1) {
    const value = values[index]!;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const buckets = Math.min(length, MAX_BUCKETS);
  const perUnit = (buckets - 1) / (high - low);
  if (!(perUnit > 0 && perUnit < Infinity)) return values.sort();
  if (ends.length < buckets) ends = new Uint32Array(buckets);
  ends.fill(0, 0, buckets);
  for (let index = 0; index < length; index += 1) ends[Math.trunc((values[index]! - low) * perUnit)]! += 1;
  for (let bucket = 1; bucket < buckets; bucket += 1) ends[bucket]! += ends[bucket - 1]!;
  if (shared.length < length) shared = new Float64Array(length);
  const sorted = shared.subarray(0, length);
  for (let index = 0; index < length; index += 1) {
    const value = values[index]!;
    const bucket = Math.trunc((value - low) * perUnit);
    ends[bucket]! -= 1;
    sorted[ends[bucket]!] = value;
  }
  // Each entry has become the start of its bucket.
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const end = bucket + 1 < buckets ? ends[bucket + 1]! : length;
    sortPart(sorted, ends[bucket]!, end);
  }
  return sorted;
}

function sortPart(values: Float64Array, start: number, end: number): void {
  if (end - start > MAX_INSERTED) {
    values.subarray(start, end).sort();
    return;
  }
  for (let next = start + 1; next < end; next += 1) {
    const value = values[next]!;
    let place = next;
    for (; place > start && values[place - 1]! > value; place -= 1) values[place] = values[place - 1]!;
    values[place] = value;
  }
}
