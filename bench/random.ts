// Seeded random numbers for inputs and simulations. In: a seed. Out: a stream that is equal on every machine. It is not
// for secrets.

export interface Random {
  /** Returns a number in [0, 1). */
  uniform(): number;
  /** Returns a number with mean 0 and standard deviation 1. */
  gauss(): number;
  /** Returns a number with mean 1. */
  exponential(): number;
}

/** Returns a generator. Streams of different seeds, or of different `stream` of one seed, are independent. */
export function randomOf(seed: number, stream = 0): Random {
  const bits = smallFastCounter(seed, stream);
  const uniform = () => bits() / 2 ** 32;
  /** The second of the two numbers that each step of the method gives. */
  let spare: number | null = null;
  const gauss = () => {
    if (spare !== null) {
      const kept = spare;
      spare = null;
      return kept;
    }
    // The polar method of Marsaglia & Bray (1964).
    for (;;) {
      const x = 2 * uniform() - 1;
      const y = 2 * uniform() - 1;
      const square = x * x + y * y;
      if (square >= 1 || square === 0) continue;
      const factor = Math.sqrt((-2 * Math.log(square)) / square);
      spare = y * factor;
      return x * factor;
    }
  };
  return { uniform, gauss, exponential: () => -Math.log(1 - uniform()) };
}

/** Returns a generator of 32-bit numbers: Chris Doty-Humphrey's sfc32 (PractRand), with a period of at least 2³². */
function smallFastCounter(seed: number, stream: number): () => number {
  let [a, b, c, counter] = [seed | 0, stream | 0, 0x9e3779b9 | 0, 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  // Similar seeds give similar first numbers until the state is mixed.
  for (let round = 0; round < 20; round += 1) next();
  return next;
}
