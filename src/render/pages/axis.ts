// Axes of pictures: positions of values, and the values that get a label. Values and the available room in, a function
// from value to position and ticks out. Computes no statistic.

export interface PlotAxis {
  /** Values outside the axis are placed at its end. */
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

interface AxisEnds {
  /** Positions of the lowest and the highest value. On a vertical axis `from` is the larger one. */
  readonly from: number;
  readonly to: number;
}

export interface Extent {
  readonly low: number;
  readonly high: number;
}

const ROUND_STEPS = [1, 2, 5, 10];

/** Part of a step: binary fractions can put an end a little beside its multiple of the step. */
const STEP_TOLERANCE = 1e-9;

/** Null without a finite value. `Math.min` takes no more than about 100,000 values. */
export function extentOf(values: Iterable<number>): Extent | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low > high ? null : { low, high };
}

/** If all values are equal, they are in the middle. Ticks divide the axis into at most `parts` parts. */
export function makeLinearAxis({ low, high }: Extent, { from, to }: AxisEnds, parts = 4): PlotAxis {
  if (low === high) return { at: () => (from + to) / 2, ticks: [low] };
  const at = (value: number) => from + ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * (to - from);
  return { at, ticks: listRoundTicks({ low, high }, parts) };
}

function listRoundTicks({ low, high }: Extent, parts: number): number[] {
  const raw = (high - low) / parts;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * (ROUND_STEPS.find((candidate) => candidate * power >= raw * 0.999) ?? 10);
  // The ends are so close, or so far apart, that the step is no positive finite number.
  if (!(step > 0 && step < Infinity)) return [low, high];
  const first = Math.ceil(low / step - STEP_TOLERANCE);
  const count = Math.floor(high / step + STEP_TOLERANCE) - first + 1;
  const ticks = Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(15)));
  // Beyond 15 digits neighbours can be equal.
  return [...new Set(ticks)];
}

/** Change where the axis turns from nearly linear to nearly logarithmic, where each factor takes the same room. */
const KNEE = 0.05;

const CHANGE_TICKS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 100];

/** Minimum half-width of a change axis, so that small changes on a calm page do not look large. */
const MIN_HALF_WIDTH = 0.02;

/** Zero is in the middle. Labels are at least `gap` apart. */
export function makeChangeAxis(changes: Iterable<number>, { from, to }: AxisEnds, gap: number): PlotAxis {
  const extent = extentOf(changes) ?? { low: 0, high: 0 };
  const widest = Math.max(MIN_HALF_WIDTH, Math.abs(extent.low), Math.abs(extent.high)) * 1.05;
  const end = Math.asinh(widest / KNEE);
  const middle = (from + to) / 2;
  const at = (change: number) => {
    const bent = Math.asinh(Math.min(widest, Math.max(-widest, change)) / KNEE);
    return middle + (bent / end) * (to - middle);
  };
  const shown: number[] = [];
  for (const tick of CHANGE_TICKS)
    if (tick <= widest && Math.abs(at(tick) - at(shown.at(-1) ?? 0)) >= gap) shown.push(tick);
  return { at, ticks: [...shown.map((tick) => -tick).toReversed(), 0, ...shown] };
}
