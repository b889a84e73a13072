// The Recordings of fixtures/budgets/<case>/recording.json, told so that a person sees what each is about. Their
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
  'stopped-at-the-first-look': aRecording(
    { Encode: change(10, 10, { n: 6 }) },
    { ...early, ended: 'decided' },
  ),
  'broken-at-the-second-look': aRecording({ Encode: change(10, 11) }, { ...early, ended: 'decided' }),
  'time-over-before-the-first-look': aRecording(
    { Encode: change(10, 10, { n: 4 }) },
    { ...early, ended: 'time' },
  ),
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
  'no-budget-applies': aRecording({ Encode: change(10, 12) }),
  // Ten rounds were kept, and six of head came to stand beside them.
  'baseline-without-tolerance': besideBaseline(...besideKept),
  'baseline-with-tolerance': besideBaseline(...besideKept),
  'baseline-of-too-few-rounds': besideBaseline(
    [{ Encode: around(10, 0.01, { n: 3 }) }],
    [{ Encode: around(12) }],
  ),
};
