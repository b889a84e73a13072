// Seeded random numbers for inputs and simulations: a seed in, the same stream on every machine. Nothing here
// is for secrets.

export interface Random {
  /** In [0, 1). */
  uniform(): number;
  /** Mean 0, standard deviation 1. */
  gauss(): number;
  /** Mean 1. */
  exponential(): number;
}

/** Streams of different seeds, or of different `streams` of one seed, are independent. */
export function randomOf(seed: number, stream = 0): Random {
  const bits = smallFastCounter(seed, stream);
  const uniform = () => bits() / 2 ** 32;
  /** Of the two numbers that the method gives at a time, the second. */
  let spare: number | null = null;
  const gauss = () => {
    if (spare !== null) {
      const kept = spare;
      spare = null;
      return kept;
    }
    // Marsaglia & Bray (1964), the polar method.
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

/** Chris Doty-Humphrey's sfc32 (PractRand): a counter sees to a period of at least 2³². Answers 32 bits. */
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
  // Neighbouring seeds begin alike until they are mixed.
  for (let round = 0; round < 20; round += 1) next();
  return next;
}
