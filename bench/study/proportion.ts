// How large a share can be of which a sample is known. Counts in, a share out.
// Source: Clopper & Pearson, The use of confidence or fiducial limits, Biometrika 26 (1934).

/** In each tail of a 95 % interval. */
const TAIL = 0.025;

/** Halvings of the range from 0 to 1: enough for every digit of a double that is printed. */
const HALVINGS = 50;

/** The upper end of the 95 % interval of a share, when `count` of `all` have it: right for every size of sample. */
export function upperLimit(count: number, all: number): number {
  if (count >= all) return 1;
  let [low, high] = [count / all, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (atMost(count, all, middle) > TAIL) low = middle;
    else high = middle;
  }
  return high;
}

/** The probability of at most `count` of `all`, each with probability `share`, which is above 0 and below 1. */
function atMost(count: number, all: number, share: number): number {
  let logarithm = all * Math.log1p(-share);
  let total = Math.exp(logarithm);
  for (let k = 1; k <= count; k += 1) {
    logarithm += Math.log(((all - k + 1) / k) * (share / (1 - share)));
    total += Math.exp(logarithm);
  }
  return total;
}
