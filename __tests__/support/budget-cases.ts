// The Recordings of fixtures/budgets/<case>/recording.json, written so that a person sees what each is about. Their
// budgets and verdicts are files.

import type { Recording } from '../../src/model/recording.ts';
import { always, around } from './builders.ts';
import { aRecording, besideBaseline, type Sides } from './recordings.ts';

/** Ten rounds with one per cent of noise around these medians; the noise of head is not that of base. */
function change(base: number, head: number, { noise = 0.01, n = 10 } = {}): Sides {
  return { base: around(base, noise, { n }), head: around(head, noise, { n, turn: 3 }) };
}

const constant = (base: number, head: number, n = 6): Sides => ({
  base: always(base, n),
  head: always(head, n),
});

/** Four benchmarks of different sizes that all change by the same factor. */
const suite = (factor: number, noise = 0.01, n = 10): Readonly<Record<string, Sides>> =>
  Object.fromEntries(
    Object.entries({ Encode: 10, Decode: 200, Sort: 0.3, Search: 4000 }).map(([name, base]) => [
      name,
      change(base, base * factor, { noise, n }),
    ]),
  );

const early = { rounds: { min: 6, max: 30 } };

/** A little slower, far slower, another number of allocations, a ceiling, a time that repeats itself, coming and going. */
const besideKept: Parameters<typeof besideBaseline> = [
  [
    {
      Encode: around(10),
      Decode: around(10),
      Better: around(10),
      'Encode allocs/op [allocs/op]': always(7),
      Coarse: always(10),
      Checkout: around(49),
      Gone: around(5),
    },
  ],
  [
    {
      Encode: around(12, 0.01, { n: 6, turn: 3 }),
      Decode: around(14, 0.01, { n: 6, turn: 3 }),
      Better: around(8, 0.01, { n: 6, turn: 3 }),
      'Encode allocs/op [allocs/op]': always(8, 6),
      Coarse: always(12, 6),
      Checkout: around(52, 0.01, { n: 6, turn: 3 }),
      Come: around(5, 0.01, { n: 6 }),
    },
    { rounds: { min: 6, max: 30 }, environment: { cpu: 'another processor', cores: 2 }, ended: 'decided' },
  ],
];

export const BUDGET_CASES: Readonly<Record<string, Recording>> = {
  kept: aRecording({ Encode: change(10, 10.1), Decode: change(20, 19.9) }),
  broken: aRecording({ Encode: change(10, 11), Decode: change(20, 20.1) }),
  'exactly-at-the-limit': aRecording({
    'Encode allocs/op [allocs/op]': constant(100, 105),
    'Decode allocs/op [allocs/op]': constant(100, 106),
  }),
  'too-noisy-to-tell': aRecording({ Encode: change(10, 10.6, { noise: 0.3 }) }),
  improvement: aRecording({ Encode: change(10, 8) }),
  'higher-is-better': aRecording({
    'Load rate [req/s]': change(1000, 900),
    'Game score [points]': change(500, 400),
  }),
  'one-allocation-more': aRecording({ 'Encode allocs/op [allocs/op]': constant(7, 8, 2) }),
  'zero-base': aRecording({
    'Encode allocs/op [allocs/op]': constant(0, 1, 2),
    'Decode allocs/op [allocs/op]': constant(0, 0, 2),
  }),
  'min-delta': aRecording({
    Tiny: change(0.0001, 0.00011),
    Large: change(10, 11),
    'Tiny allocs/op [allocs/op]': constant(1, 2),
  }),
  'ceiling-and-floor': aRecording({
    Checkout: change(49, 52),
    Search: change(49, 49.2),
    'Load rate [req/s]': change(1000, 890),
  }),
  'ceiling-of-a-new-benchmark': aRecording({ Checkout: { head: around(60) }, Search: change(40, 40) }),
  levels: aRecording({ Encode: change(10, 12), Decode: change(10, 12), Sort: change(10, 12) }),
  'later-replaces-earlier': aRecording({ Encode: change(10, 11), 'Encode/debug': change(10, 11) }),
  'benchmarks-and-packages': aRecording({
    'Encode/small-8': change(10, 12),
    'Encode/large-8': change(10, 12),
    'Decode-8': change(10, 12),
  }),
  'new-and-removed': aRecording({
    Old: { base: around(10) },
    New: { head: around(10) },
    Same: change(10, 10),
  }),
  renamed: aRecording({
    'Old-8': { base: around(10) },
    'New-8': { head: around(12) },
    'Same-8': change(10, 10),
  }),
  'base-does-not-run': aRecording({ Encode: { head: around(10) } }),
  'head-failed': aRecording(
    { Encode: change(10, 10), Late: { base: around(10) } },
    { outcomes: { 'head 10': 'failed' }, ended: 'failed' },
  ),
  'three-rounds-only': aRecording({ Encode: change(10, 15, { n: 3 }) }),
  'stopped-at-the-first-look': aRecording({ Encode: change(10, 10, { n: 6 }) }, { ...early, ended: 'decided' }),
  'broken-at-the-second-look': aRecording({ Encode: change(10, 11) }, { ...early, ended: 'decided' }),
  'time-over-before-the-first-look': aRecording({ Encode: change(10, 10, { n: 4 }) }, { ...early, ended: 'time' }),
  'every-raw-value': aRecording(
    {
      Encode: {
        base: [0, 1, 2, 3].map((turn) => around(10, 0.01, { turn })),
        head: [4, 5, 6, 7].map((turn) => around(12, 0.01, { turn })),
      },
    },
    { unit: 'sample' },
  ),
  'one-process-a-side': aRecording(
    { Encode: { base: [around(10)], head: [around(12, 0.01, { turn: 1 })] } },
    { unit: 'sample' },
  ),
  'budget-that-judges-nothing': aRecording({ Encode: change(10, 10) }),
  'limit-that-does-not-fit': aRecording({ Encode: change(10, 10), 'Encode size [B]': constant(100, 100) }),
  'geomean-kept': aRecording(suite(1.01)),
  'geomean-broken': aRecording(suite(1.04)),
  'geomean-too-noisy': aRecording(suite(1.03, 0.2)),
  'geomean-one-slower-one-faster': aRecording({ Encode: change(10, 11), Decode: change(20, 18.1) }),
  'geomean-of-counts': aRecording({
    'Encode allocs/op [allocs/op]': constant(100, 103),
    'Decode allocs/op [allocs/op]': constant(20, 21),
    'Sort allocs/op [allocs/op]': constant(0, 0),
  }),
  'geomean-of-zeros': aRecording({
    'Encode allocs/op [allocs/op]': constant(0, 0),
    'Decode allocs/op [allocs/op]': constant(0, 3),
  }),
  'geomean-of-each-metric': aRecording({
    'Encode wall': change(10, 10.5),
    'Decode wall': change(20, 21),
    'Encode user': change(8, 8),
    'Decode user': change(16, 16),
  }),
  'geomean-later-replaces-earlier': aRecording({
    'Encode/small': change(10, 10.4),
    'Encode/large': change(1000, 1040),
    'Decode/small': change(10, 10),
    'Decode/large': change(1000, 1000),
  }),
  'geomean-only-warns': aRecording(suite(1.04)),
  'geomean-at-the-second-look': aRecording(suite(1.06), { ...early, ended: 'decided' }),
  'geomean-with-new-removed-and-renamed': aRecording({
    ...suite(1),
    Old: { base: around(10) },
    New: { head: around(11, 0.01, { turn: 3 }) },
    Gone: { base: around(10) },
    Fresh: { head: around(10) },
  }),
  'filter-of-names': aRecording({
    'Encode/size=1': change(10, 12),
    'Encode/size=100': change(10, 12),
    'Decode/size=100': change(10, 12),
  }),
  'filter-that-meets-nothing': aRecording({ Encode: change(10, 10) }),
  'filter-over-a-renamed-benchmark': aRecording({
    Old: { base: around(10) },
    New: { head: around(12, 0.01, { turn: 3 }) },
  }),
  'exception-counts': aRecording({ Encode: change(10, 11), Decode: change(10, 10) }),
  'exception-on-its-last-day': aRecording({ Encode: change(10, 11) }),
  'exception-expired': aRecording({ Encode: change(10, 11) }),
  'exception-expired-with-nothing-before': aRecording({ Encode: change(10, 11) }),
  'exception-replaces-for-a-time': aRecording({ Encode: change(10, 11) }),
  'replaced-everywhere': aRecording({ Encode: change(10, 10.5), 'Encode/debug': change(10, 10.5) }),
  'steps-above-the-limit': aRecording({
    Tiny: { base: [5, 6, 5, 5, 6, 5, 5, 6, 5, 5], head: [5, 5, 6, 5, 6, 6, 5, 5, 6, 5] },
    Large: change(10, 10),
  }),
  'noise-above-the-limit': aRecording({
    Encode: change(10, 10.05, { noise: 0.03 }),
    Decode: change(10, 10.05, { noise: 0.06 }),
    Sort: change(10, 10.05, { noise: 0.001 }),
  }),
  'rounds-too-few-for-many': aRecording(suite(1, 0.01, 4)),
  'allocs-first': aRecording({
    Encode: change(10, 10.6, { noise: 0.3 }),
    'Encode allocs/op [allocs/op]': constant(7, 8),
  }),
  'no-budget-applies': aRecording({ Encode: change(10, 12) }),
  // Ten rounds were kept, and six of head came to stand beside them.
  'baseline-without-tolerance': besideBaseline(...besideKept),
  'baseline-with-tolerance': besideBaseline(...besideKept),
  'baseline-of-too-few-rounds': besideBaseline([{ Encode: around(10, 0.01, { n: 3 }) }], [{ Encode: around(12) }]),
};
