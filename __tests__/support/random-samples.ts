// Seeded random samples for tests and for the scripts that ask other programs about the same numbers. A seed
// in, the same numbers out on every machine: only arithmetic that has one right answer is used, no Math.log.

export type Random = () => number;

/** Uniform in [0, 1). Source: Tommy Ettinger's mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `min` to `max`, both included. */
export function wholeNumber(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

export interface SampleShape {
  readonly size: number;
  /** The values lie around this, a few percent to both sides. */
  readonly around: number;
  /** Values are rounded to this many decimals; the fewer, the more ties. */
  readonly decimals: number;
}

/** A bell-shaped sample: each value is moved by a sum of four uniforms, with a standard deviation of 2.3 %. */
export function randomSample(random: Random, { size, around, decimals }: SampleShape): number[] {
  return Array.from({ length: size }, () => {
    const noise = random() + random() + random() + random() - 2;
    return Number((around * (1 + 0.04 * noise)).toFixed(decimals));
  });
}

export interface SamplePair {
  /** `Case0001`, a valid benchmark name. */
  readonly name: string;
  readonly base: readonly number[];
  readonly head: readonly number[];
}

/** Pairs of 4 to 50 values a side: equal and unequal sizes, without ties, with some, with many; shifted or not. */
export function samplePairs(seed: number, count: number): SamplePair[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const largest = random() < 0.5 ? 15 : 50;
    const size = wholeNumber(random, 4, largest);
    const headSize = random() < 0.75 ? size : wholeNumber(random, 4, largest);
    const decimals = [9, 9, 1, 0][wholeNumber(random, 0, 3)]!;
    const shift = [0, 0, 0.01, 0.03, -0.02][wholeNumber(random, 0, 4)]!;
    return {
      name: `Case${String(index + 1).padStart(4, '0')}`,
      base: randomSample(random, { size, around: 100, decimals }),
      head: randomSample(random, { size: headSize, around: 100 * (1 + shift), decimals }),
    };
  });
}
