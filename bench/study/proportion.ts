// Computes the upper confidence limit of a share that is estimated from a sample. In: counts. Out: a share.
// Source: Clopper & Pearson, The use of confidence or fiducial limits, Biometrika 26 (1934).

/** Probability in each tail of a 95 % interval. */
const TAIL = 0.025;

/** Bisections of the range from 0 to 1: enough for every digit of a double that is printed. */
const HALVINGS = 50;

/**
 * Returns the upper end of the 95 % interval of a share, when `count` of `all` have the property. Valid for every
 * sample size.
 */
export function upperLimit(count: number, all: number): number {
  if (count >= all) return 1;
  let [low, high] = [count / all, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (probabilityAtMost(count, all, middle) > TAIL) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns the probability of at most `count` of `all`, each with probability `share`, above 0 and below 1. */
function probabilityAtMost(count: number, all: number, share: number): number {
  let logarithm = all * Math.log1p(-share);
  let total = Math.exp(logarithm);
  for (let k = 1; k <= count; k += 1) {
    logarithm += Math.log(((all - k + 1) / k) * (share / (1 - share)));
    total += Math.exp(logarithm);
  }
  return total;
}
