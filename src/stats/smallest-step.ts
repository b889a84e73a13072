// Finds the smallest difference between two values of a sample: the step of a coarse clock, otherwise almost zero. Numbers
// in, a number out. It does not know how many values repeat, so it cannot tell a clock from chance.

/** Smallest difference between two different values. Null if all values are equal or there are none. */
export function findSmallestStep(values: readonly number[]): number | null {
  const ascending = values.toSorted((left, right) => left - right);
  let smallest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < ascending.length; index += 1) {
    const step = ascending[index]! - ascending[index - 1]!;
    if (step > 0 && step < smallest) smallest = step;
  }
  return smallest === Number.POSITIVE_INFINITY ? null : smallest;
}
