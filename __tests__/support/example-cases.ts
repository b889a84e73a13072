// What pull requests did in the worked examples of examples/: each sentence of a file's opening comment as a Recording.

import type { Recording } from '../../src/model/recording.ts';
import { always, around } from './builders.ts';
import { aRecording, type Sides } from './recordings.ts';

interface Example {
  readonly recording: Recording;
  /** The day of judging, where it matters. */
  readonly today?: string;
}

/** Ten rounds with one per cent of noise. */
function change(base: number, head: number, noise = 0.01): Sides {
  return { base: around(base, noise), head: around(head, noise, { turn: 3 }) };
}

const makeExample = (benchmarks: Readonly<Record<string, Sides>>): Example => ({ recording: aRecording(benchmarks) });

/** As a range of rounds measures it: the examples with one have the same looks. */
const measuredUpTo = (max: number, benchmarks: Readonly<Record<string, Sides>>): Example => ({
  recording: aRecording(benchmarks, { rounds: { min: 10, max }, ended: 'decided' }),
});

/** Sizes after gzip, in kilobytes. */
function bytes(gzipped: Readonly<Record<string, readonly [base: number | null, head: number]>>): Example {
  const { schedule, ...rest } = aRecording({ none: { base: [1], head: [1] } });
  const sizes = Object.entries(gzipped).map(([name, [base, head]]) => ({
    ...{ name: `dist/${name}`, metric: 'size-gzip' as const },
    ...{ base: base === null ? null : base * 1000, head: head * 1000 },
  }));
  const files = { sides: ['base', 'head'] as ('base' | 'head')[], sizes, parts: [] };
  const nothing = { invocations: [], series: [] };
  return { recording: { ...rest, ...nothing, schedule: { ...schedule, commands: [], format: null }, files } };
}

const times = (changes: Readonly<Record<string, readonly [number, number]>>, noise = 0.01): Example =>
  makeExample(
    Object.fromEntries(
      Object.entries(changes).map(([name, [base, head]]) => [`${name}-8 ns/op [ns/op]`, change(base, head, noise)]),
    ),
  );

const codec = (time: readonly [number, number], allocations: readonly [number, number], name = 'Encode') =>
  makeExample({
    [`${name}-8 ns/op [ns/op]`]: change(...time),
    [`${name}-8 allocs/op [allocs/op]`]: { base: always(allocations[0]), head: always(allocations[1]) },
  });

const tail = (name: string, sides: Sides) => measuredUpTo(10, { [`${name}-8 p99-ns [p99-ns]`]: sides });

const page = (paint: number, blocking: number, scripts = 400) =>
  measuredUpTo(20, {
    'home largest-paint [ms]': change(2100, paint),
    'home blocking [ms]': change(240, blocking),
    'home scripts [B]': { base: always(400_000), head: always(scripts * 1000) },
  });

/** Five benchmarks, all changed by the same factor unless said otherwise. */
function suite(factor: number, others: Readonly<Record<string, number>> = {}): Example {
  const bases = { Encode: 88.3, Decode: 141.6, Sort: 41_200, Search: 12.9, Import: 5_810_000 };
  return times(
    Object.fromEntries(
      Object.entries(bases).map(([name, base]) => [name, [base, base * (others[name] ?? factor)] as const]),
    ),
  );
}

/** By file and sentence. */
export const EXAMPLE_CASES: Readonly<Record<string, Readonly<Record<string, Example>>>> = {
  'tolerance-band.yml': {
    'Encode took 32 % longer': times({ Encode: [1842, 2431], Parse: [120.4, 120.4] }),
    'Encode took 2 % longer, beyond doubt': times({ Encode: [1842, 1879], Parse: [120.4, 120.4] }, 0.004),
    'Lookup took 9 % longer, which is 4 ns': times({ Lookup: [44.1, 48.1] }),
    'nothing changed, and Encode measured 1.4 % more': times({ Encode: [1842, 1868] }, 0.03),
    'the machine was so noisy that 9 % may be real or not': times({ Encode: [1842, 2008] }, 0.2),
  },
  'allocations-first.yml': {
    'Encode makes 14 allocations instead of 6': codec([1842, 2050], [6, 14]),
    'one allocation more in Decode, and its time did not move': codec([141.6, 141.6], [2, 3], 'Decode'),
    'Encode got 8 % slower without allocating more': codec([1842, 1989], [6, 6]),
    'Encode got 25 % slower without allocating more': codec([1842, 2303], [6, 6]),
    'Encode allocates less': codec([1842, 1700], [6, 4]),
  },
  'tail-ceiling.yml': {
    'the tail of Checkout went from 45 to 47 ms': tail('Checkout/cart=full', change(45e6, 47e6)),
    'the tail of Checkout went from 45 to 58 ms': tail('Checkout/cart=full', change(45e6, 58e6, 0.03)),
    'a new benchmark of Checkout has a tail of 70 ms': tail('Checkout/cart=empty', { head: around(70e6) }),
    'the tail of Checkout scatters around the ceiling': tail('Checkout/cart=full', change(49e6, 51e6, 0.1)),
    'the tail of Search, which nobody promised anything about, doubled': measuredUpTo(10, {
      'Search-8 p99-ns [p99-ns]': change(60e6, 120e6),
      'Checkout-8 p99-ns [p99-ns]': change(45e6, 45e6),
    }),
  },
  'bundle-bytes.yml': {
    'main.js grew from 170 to 176 KB': bytes({ 'main.js': [170, 176], 'vendor.js': [118, 118] }),
    'main.js grew from 170 to 181 KB': bytes({ 'main.js': [170, 181], 'vendor.js': [118, 118] }),
    'vendor.js grew from 118 to 121 KB': bytes({ 'main.js': [170, 170], 'vendor.js': [118, 121] }),
    'main.js grew from 120 to 140 KB': bytes({ 'main.js': [120, 140], 'vendor.js': [118, 118] }),
    'a new entry, admin.js, has 250 KB': bytes({ 'main.js': [170, 170], 'admin.js': [null, 250] }),
  },
  'error-and-warn.yml': {
    'the largest paint takes 2.7 s': page(2700, 240),
    'the page blocks for 350 ms': page(2100, 350),
    'both of them': page(2700, 350),
    'neither of them': page(2100, 240),
    'scripts grew by a third, which is only shown': page(2100, 240, 533),
  },
  'whole-suite.yml': {
    'every benchmark took 1 % longer': suite(1.01),
    'every benchmark took 4 % longer': suite(1.04),
    'Sort alone took 15 % longer': suite(1, { Sort: 1.15 }),
    'Import took 25 % longer, as was agreed': suite(1, { Import: 1.25 }),
    'Encode took 9 % longer and Decode 9 % less': suite(1, { Encode: 1.09, Decode: 0.91 }),
    'Import took 25 % longer, and the agreement is over': {
      ...suite(1, { Import: 1.25 }),
      today: '2027-02-01',
    },
  },
};
