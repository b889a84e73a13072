import { describe, expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import { analyse } from '../../../src/analyse/pipeline.ts';
import type { Report } from '../../../src/model/report.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { around } from '../../support/builders.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

function judged(budgets: string, benchmarks: Readonly<Record<string, Sides>>): Report {
  return analyse(aRecording(benchmarks), policyOf(parseConfigFile(`budgets: [${budgets}]\n`, 'x'), TODAY));
}

const REGRESSION = '{metric: "*", max-regression: 5%}';
const negated = (values: readonly number[]) => values.map((value) => -value);
const steady: Sides = { base: around(10), head: around(10, 0.01, { turn: 3 }) };
const messagesOf = ({ problems }: Report) =>
  problems
    .map(inWords)
    .map(({ severity, message }) => `${severity}: ${message}`)
    .join('\n');

describe('a time or a rate below zero', () => {
  test.each([
    ['of head', REGRESSION, 'ms', { base: around(10), head: negated(around(10)) }],
    ['of both sides', REGRESSION, 'ms', { base: negated(around(10)), head: negated(around(10)) }],
    ['in one round', REGRESSION, 'ms', { base: around(10), head: [-1e-3, ...around(10).slice(1)] }],
    ['that never varies', REGRESSION, 'ns/op', { base: Array(9).fill(5), head: Array(9).fill(-5) }],
    ['under a ceiling', '{metric: "*", max: 20s}', 'ms', { base: around(10), head: negated(around(10)) }],
    ['as a rate', '{metric: "*", min: 1MB/s}', 'MB/s', { base: around(10), head: [-1, ...around(10).slice(1)] }],
  ])('%s is an error', (_, budget, unit, sides) => {
    const report = judged(budget, { [`Encode t [${unit}]`]: sides });
    expect(report.conclusion).toBe('error');
    expect(report.rows[0]).toMatchObject({ state: 'inconclusive', verdicts: [{ outcome: 'unknown' }] });
    expect(messagesOf(report)).toMatch(
      /error: "Encode" has "-.*" on (?:head|base), which no time or rate can be, so "t" is not judged\. See/,
    );
  });

  test('is an error behind a geomean, too, whose other members are fine', () => {
    const geomean = '{metric: "*", of: geomean, max-regression: 5%}';
    const report = judged(geomean, {
      a: steady,
      b: steady,
      c: { base: around(9), head: negated(around(9)) },
    });
    expect([report.conclusion, report.judgedGeomeans[0]?.verdicts[0]?.outcome]).toEqual(['error', 'unknown']);
  });

  test('is a warning where the budget only warns', () => {
    const report = judged('{metric: "*", max-regression: 5%, level: warn}', {
      Encode: { base: around(10), head: negated(around(10)) },
    });
    expect(messagesOf(report)).toContain('warning: "Encode" has "-');
    expect(report.rows[0]?.verdicts[0]?.outcome).toBe('unknown');
  });
});

describe('other values below zero', () => {
  const grown = { base: negated(around(10)), head: negated(around(10, 0.01, { turn: 3 })) };

  test('have no ratio: a limit of the change is undecided, and a sentence says what to do', () => {
    const report = judged(REGRESSION, { 'Encode growth [B]': grown });
    expect(report.conclusion).toBe('inconclusive');
    expect(messagesOf(report)).toContain(
      'warning: "Encode" has values of "growth" below zero, which have no ratio, so `max-regression` cannot be judged. Limit it with `max` or `min`.',
    );
  });

  test('can be held against a limit of their own, and compared where they never vary', () => {
    expect(judged('{metric: growth, max: 1KB}', { 'Encode growth [B]': grown }).conclusion).toBe('pass');
    const same = { base: Array(9).fill(-5), head: Array(9).fill(-5) };
    expect(judged(REGRESSION, { 'Encode growth [B]': same }).conclusion).toBe('pass');
  });
});

test('a limit beyond all numbers fits no metric, rather than allowing everything', () => {
  const report = judged('{metric: "*", max: 1e300 TB}', { 'Encode size [B]': steady });
  expect(report.conclusion).toBe('error');
  expect(messagesOf(report)).toContain('does not fit');
});

test('a unit of many words has no factor that makes its values zero or infinite', () => {
  const unit = Array(100).fill('ns').join('-');
  const report = judged(REGRESSION, { [`Encode t [${unit}]`]: { base: around(10), head: around(30) } });
  expect(report.conclusion).toBe('fail');
});

test('no budget is kept without an interval or a change, whatever the values are', () => {
  const { uniform } = randomOf(49);
  const wild = () => (uniform() < 0.3 ? -1 : 1) * 10 ** (uniform() * 616 - 308);
  for (let nth = 0; nth < 200; nth += 1) {
    const [base, head] = [wild(), uniform() < 0.5 ? wild() : 1];
    const sample = (around_: number) => Array.from({ length: 8 }, () => around_ * (1 + uniform() * 0.01));
    const unit = ['ms', 'B', 'x', '1/s'][nth % 4];
    const report = judged(REGRESSION, { [`Encode t [${unit}]`]: { base: sample(base), head: sample(head) } });
    const [row] = report.rows;
    const isComputed = row?.exact || (row?.passInterval !== null && Number.isFinite(row?.delta ?? Number.NaN));
    if (!isComputed && row?.verdicts.some(({ outcome }) => outcome === 'pass'))
      expect({ base, head, unit }).toBe('not passed');
  }
});
