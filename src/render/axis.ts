// Axes of pictures: where a value stands, and which values get a label. In: the values to show and the room for
// them. Out: a function from value to place, and ticks. It places what others computed.

export interface Axis {
  /** Values beyond the axis stand at its end. */
  readonly at: (value: number) => number;
  /** Round values on the axis, ascending. */
  readonly ticks: readonly number[];
}

export interface Room {
  /** Where the lowest value stands, and the highest; a vertical axis runs from a large y to a small one. */
  readonly from: number;
  readonly to: number;
}

export interface Extent {
  readonly low: number;
  readonly high: number;
}

const ROUND_STEPS = [1, 2, 5, 10];

/** Not `Math.min`, which takes no more than some 100,000 values. Null where none is finite. */
export function extentOf(values: Iterable<number>): Extent | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low > high ? null : { low, high };
}

/** Equal values stand in the middle. Ticks cut it into at most so many parts. */
export function linearAxis({ low, high }: Extent, { from, to }: Room, parts = 4): Axis {
  if (low === high) return { at: () => (from + to) / 2, ticks: [low] };
  const at = (value: number) =>
    from + ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * (to - from);
  return { at, ticks: roundTicks({ low, high }, parts) };
}

/** For four parts two to five of them. */
function roundTicks({ low, high }: Extent, parts: number): number[] {
  const raw = (high - low) / parts;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * (ROUND_STEPS.find((candidate) => candidate * power >= raw * 0.999) ?? 10);
  // Ends so close, or so far apart, that no number lies between them.
  if (!(step > 0 && step < Infinity)) return [low, high];
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  // A multiple of the step has no more digits than the step; binary gives some of them a tail.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Changes below it stand nearly as on a ruler; beyond it each factor takes the same room. */
const KNEE = 0.05;

/** Ratios that people have a feeling for. */
const CHANGE_TICKS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 100];

/** The smallest half-width of a change axis: a page on which nothing changed must not look like a storm. */
const NARROWEST = 0.02;

/** Zero in the middle. Labels stand at least `gap` apart. */
export function changeAxis(changes: Iterable<number>, { from, to }: Room, gap: number): Axis {
  const extent = extentOf(changes) ?? { low: 0, high: 0 };
  const widest = Math.max(NARROWEST, Math.abs(extent.low), Math.abs(extent.high)) * 1.05;
  const end = Math.asinh(widest / KNEE);
  const middle = (from + to) / 2;
  const at = (change: number) => {
    const bent = Math.asinh(Math.min(widest, Math.max(-widest, change)) / KNEE);
    return middle + (bent / end) * (to - middle);
  };
  const shown: number[] = [];
  let last = 0;
  for (const tick of CHANGE_TICKS.filter((candidate) => candidate <= widest)) {
    if (Math.abs(at(tick) - at(last)) < gap) continue;
    shown.push(tick);
    last = tick;
  }
  return { at, ticks: [...shown.map((tick) => -tick).toReversed(), 0, ...shown] };
}
