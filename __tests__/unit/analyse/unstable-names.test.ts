// Benchmarks whose names are not the same in each invocation: what is measured, and what a report says of it.

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../../src/analyse/while-measuring.ts';
import type { Policy } from '../../../src/budgets/budget.ts';
import { collect } from '../../../src/measure/collect.ts';
import type { MeasureInputs } from '../../../src/measure/measure-inputs.ts';
import type { Side } from '../../../src/model/measurement.ts';
import { findUnstableNames } from '../../../src/model/unstable-names.ts';
import { makeHeadline } from '../../../src/render/headline.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { type MeasureSettings, policyOf } from '../../../src/settings/settings.ts';
import { planPauses } from '../../../src/stats/alpha-spending.ts';
import { countCases } from '../../support/case-count.ts';
import { inWords } from '../../support/diagnostics.ts';
import { makeFakeHost } from '../../support/fake-host.ts';
import { aMeasuring, sideOf } from '../../support/measuring.ts';
import { TODAY } from '../../support/today.ts';

const DEFAULT = policyOf(null, TODAY);
const ROUNDS = { min: 6, max: 30 };

/** What an invocation prints: the time of each benchmark by its name. `nth` is the number of the invocation of its side. */
type Suite = (side: Side, nth: number) => Readonly<Record<string, number>>;

async function measure(
  suite: Suite,
  { policy = DEFAULT, ...own }: Partial<MeasureSettings> & { policy?: Policy } = {},
) {
  const counts = { base: 0, head: 0 };
  const { host, log, runs } = makeFakeHost((spec) => {
    const side = sideOf(spec);
    const benchmarks = suite(side, counts[side]++);
    return { stdout: JSON.stringify(Object.entries(benchmarks).map(([name, value]) => ({ name, unit: 'ms', value }))) };
  });
  const undecided: MeasureInputs['undecided'] = (recording) => findUndecidedBenchmarks(recording, policy);
  const settings = { rounds: ROUNDS, ...own };
  const recording = await collect(host, aMeasuring(settings, { looks: planPauses(settings.rounds), undecided }));
  return { recording, log, runs, report: analyse(recording, policy) };
}

/** The times of a benchmark vary a little, in another order on each side. */
const about = (time: number, side: Side, nth: number) => time * (1 + (((side === 'base' ? 3 : 5) * nth) % 7) / 1000);
const random = (side: Side, nth: number) => `/tmp/tmp.${side}${nth}`;
const codes = ({ problems }: { problems: readonly { code: string }[] }) => problems.map(({ code }) => code);

const unstableBeside =
  (factor: number, sides: readonly Side[] = ['base', 'head']): Suite =>
  (side, nth) => ({
    A: about(side === 'head' ? 10 * factor : 10, side, nth),
    [sides.includes(side) ? `C/dir=${random(side, nth)}` : 'C/dir=x']: about(5, side, nth),
  });

describe('beside a stable benchmark', () => {
  test('that got slower, the check fails and a warning names an example', async () => {
    const { report } = await measure(unstableBeside(3));
    expect([report.conclusion, report.rows.map(({ name, state }) => [name, state])]).toEqual([
      'fail',
      [['A', 'regression']],
    ]);
    expect(report.problems.map(inWords)).toEqual([
      {
        where: 'benchmarks',
        severity: 'warning',
        message:
          'on base and head, the name of 1 benchmark is not the same in each run: "C/dir=/tmp/tmp.base1", "C/dir=/tmp/tmp.base2". Without a constant name it cannot be compared. Remove anything that varies from its name: a path, a process id, a time or a seed, or exclude it from the budgets of level `fail`.',
      },
    ]);
  });

  test('that did not, nothing says that the unstable one did not: an error, as soon as the others are decided', async () => {
    const { recording, report } = await measure(unstableBeside(1));
    expect([report.conclusion, codes(report), recording.schedule.ended]).toEqual([
      'error',
      ['names-unstable'],
      'decided',
    ]);
    expect(report.problems).toMatchObject([{ severity: 'error', failure: 'names-unstable' }]);
    expect(makeHeadline(report).text).toContain('Names of benchmarks are not the same in each invocation');
    expect(report.rows.map(({ name, state }) => [name, state])).toEqual([['A', 'unchanged']]);
  });

  test('with budgets that leave it out, the others are judged', async () => {
    const file = parseConfigFile(
      'budgets:\n  - {metric: "*", benchmarks: ["!C/**"], max-regression: 5%}\n',
      'perf.yml',
    );
    const { report } = await measure(unstableBeside(1), { policy: policyOf(file, TODAY) });
    expect([report.conclusion, codes(report)]).toEqual(['pass', ['names-unstable']]);
  });

  test('a budget for it alone is not called unmatched', async () => {
    const text =
      'budgets:\n  - {metric: "*", benchmarks: A, max-regression: 5%}\n  - {metric: "*", benchmarks: "C/**", max-regression: 5%}\n';
    const { report } = await measure(unstableBeside(1), { policy: policyOf(parseConfigFile(text, 'perf.yml'), TODAY) });
    expect([report.conclusion, codes(report)]).toEqual(['error', ['names-unstable']]);
  });
});

describe('on one side only', () => {
  test('head made the name unstable: its benchmark of base is gone', async () => {
    const { report } = await measure(unstableBeside(1, ['head']));
    expect([report.conclusion, codes(report)]).toEqual(['fail', ['names-unstable']]);
    expect(report.rows.map(({ name, state }) => [name, state])).toEqual([
      ['A', 'unchanged'],
      ['C/dir=x', 'removed'],
    ]);
  });

  test('head mends the name: no row of base says "removed", and the result is inconclusive at best', async () => {
    const { report } = await measure(unstableBeside(1, ['base']));
    expect([report.conclusion, codes(report)]).toEqual(['inconclusive', ['names-unstable']]);
    expect(report.rows.map(({ name, state }) => [name, state])).toEqual([
      ['A', 'unchanged'],
      ['C/dir=x', 'new'],
    ]);
    expect(makeHeadline(report).text).toContain(
      'Undecided: names of benchmarks on base are not the same in each round',
    );
  });

  test('and the same for a suite of one', async () => {
    const { report } = await measure((side, nth) => ({ [side === 'base' ? `C${nth}` : 'C']: about(5, side, nth) }));
    expect([report.conclusion, codes(report)]).toEqual(['inconclusive', ['names-unstable']]);
  });
});

test('if all names are unstable, the run ends after the first look', async () => {
  const { recording, report } = await measure((side, nth) => ({
    [`C${random(side, nth)}`]: 1,
    [`D${random(side, nth)}`]: 2,
  }));
  expect([report.conclusion, codes(report), report.rounds]).toEqual(['error', ['names-unstable'], 2]);
  expect(recording.schedule.ended).toBe('decided');
  expect(report.problems.map(inWords)[0]?.message).toContain('the names of 2 benchmarks are not the same');
});

test('a shard ends in its first round, because it cannot know which benchmarks are its own', async () => {
  const { report } = await measure(unstableBeside(3), { shard: '1/2', format: 'json' });
  expect(report.conclusion).toBe('error');
});

describe('what is not unstable', () => {
  test.each<[string, Suite]>([
    ['a benchmark that is only on head', (side) => (side === 'base' ? { A: 1 } : { A: 1, N: 2 })],
    ['one that is renamed by head', (side) => (side === 'base' ? { A: 1, Old: 2 } : { A: 1, New: 2 })],
    [
      'one that is missing now and then',
      (_, nth): Record<string, number> => (nth % 3 === 2 ? { A: 1 } : { A: 1, B: 2 }),
    ],
    [
      'two that are missing in turns',
      (_, nth) => ({ A: 1, ...(nth % 5 === 4 ? {} : { B: 2 }), ...(nth % 5 === 2 ? {} : { C: 2 }) }),
    ],
    ['a day that ends in between', (_, nth) => ({ A: 1, [`B/${nth < 3 ? 'mon' : 'tue'}`]: 2 })],
  ])('%s', async (_, suite) => {
    const { recording } = await measure(suite, { rounds: { min: 30, max: 30 } });
    expect(findUnstableNames(recording)).toEqual([]);
  });

  test('base without a result of its warm-up fails, as before', async () => {
    const { report } = await measure((side, nth) => (side === 'base' && nth > 0 ? { A: 1 } : { A: 1, B: 2 }));
    expect([report.conclusion, codes(report)]).toEqual([
      'inconclusive',
      ['results-missing', 'block-retried', 'base-broke'],
    ]);
  });
});

test('whatever varies: never green, never neutral for ever, and a regression of a stable benchmark is red', async () => {
  const vary = fc.constantFrom<(side: Side, nth: number) => string>(
    random,
    (side, nth) => `${side}${nth % 3}`,
    (side, nth) => `pid=${(side === 'base' ? 7 : 11) * nth + 4000}`,
    (_, nth) => `seed=${(nth * 7919) % 4}`,
    (_, nth) => `0xc0${nth.toString(16)}`,
  );
  const suites = fc.record({ vary, stable: fc.nat(3), unstable: fc.integer({ min: 1, max: 3 }), isSlow: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(suites, async ({ vary: name, stable, unstable, isSlow }) => {
      const { report } = await measure((side, nth) => ({
        ...Object.fromEntries(
          Array.from({ length: stable }, (_, at) => [`S${at}`, about(side === 'head' && isSlow ? 2 : 1, side, nth)]),
        ),
        ...Object.fromEntries(Array.from({ length: unstable }, (_, at) => [`U${at}/${name(side, nth)}`, 1])),
      }));
      expect([report.conclusion, codes(report)]).toEqual([isSlow && stable > 0 ? 'fail' : 'error', ['names-unstable']]);
    }),
    { numRuns: countCases({ usual: 20, all: 200 }), seed: 7 },
  );
});
