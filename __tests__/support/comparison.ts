// Comparisons for tests of what reads them: say the medians and what matters, the rest is unremarkable.

import type { Comparison, SampleSummary } from '../../src/model/comparison.ts';

/** Values around a median; `values` gives them all. */
export function aSummary(values: readonly number[]): SampleSummary {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
  return {
    values,
    rounds: values.map((_, index) => index + 1),
    n: values.length,
    median,
    medianInterval: { low: sorted[0]!, high: sorted.at(-1)! },
  };
}

type Given = Partial<Omit<Comparison, 'base' | 'head'>> & {
  readonly base?: readonly number[] | null;
  readonly head?: readonly number[] | null;
};

/** Delta follows from the medians, and is the change as well unless that is given; p and intervals are as given, else those of a run that says nothing. */
export function aComparison({ base = [100], head = [100], ...rest }: Given): Comparison {
  const sides = { base: base && aSummary(base), head: head && aSummary(head) };
  const from = sides.base?.median ?? null;
  const to = sides.head?.median ?? null;
  const delta = from === null || to === null ? null : from === to ? 0 : from === 0 ? null : to / from - 1;
  return {
    command: null,
    group: null,
    name: 'Encode',
    metric: 'ns/op',
    unit: 'sec/op',
    better: 'lower',
    primary: true,
    shortName: null,
    renamed: null,
    isControl: false,
    placements: null,
    exact: false,
    interval: rest.passInterval ?? null,
    failInterval: null,
    passInterval: null,
    p: 1,
    fastestP: null,
    delta,
    change: delta,
    ...sides,
    ...rest,
  };
}
