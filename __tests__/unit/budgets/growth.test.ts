// `max-growth` from the configuration to the report.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';
import { renderJson } from '../../../src/render/outputs/json.ts';
import { renderTerminal } from '../../../src/render/outputs/terminal.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { always, around } from '../../support/builders.ts';
import { aRecording, type Sides } from '../../support/recordings.ts';
import { sayLimit } from '../../support/sentences.ts';
import { TODAY } from '../../support/today.ts';

const SIZES = [10, 100, 1000];

/** Values of a benchmark at each size: one for a side that does not have it. */
function grown(
  base: ((n: number) => number) | null,
  head: (n: number) => number,
  { name = (n: number) => `Sort/n=${n}-8`, sizes = SIZES } = {},
): Record<string, Sides> {
  return Object.fromEntries(
    sizes.map((n, turn) => [
      name(n),
      { ...(base && { base: around(base(n), 0.02, { turn }) }), head: around(head(n), 0.02, { turn: turn + 3 }) },
    ]),
  );
}

const linear = (n: number) => 0.001 * n;
const quadratic = (n: number) => 0.00001 * n * n;

function judge(benchmarks: Record<string, Sides>, budget = 'max-growth: n^1.2', metric = 'time') {
  const file = parseConfigFile(`budgets:\n  - metric: "${metric}"\n    ${budget}\n`, 'gate.yml');
  const report = analyse(aRecording(benchmarks), policyOf(file, TODAY));
  const errors = report.problems.filter(({ code }) => code.includes('growth')).map(formatDiagnosticLine);
  return {
    report,
    errors,
    outcomes: report.judgedGeomeans.flatMap(({ verdicts }) => verdicts.map((one) => one.outcome)),
  };
}

function comparisonsOf(report: Parameters<typeof renderJson>[0]) {
  return (JSON.parse(renderJson(report)) as { comparisons: Record<string, unknown>[] }).comparisons;
}

describe('a ceiling of n^1.2', () => {
  test.each([
    ['linear on both sides', linear, linear, 'pass', 'pass'],
    ['quadratic on head', linear, quadratic, 'fail', 'fail'],
    ['quadratic on both sides', quadratic, quadratic, 'fail', 'fail'],
    ['linear again', quadratic, linear, 'pass', 'pass'],
    ['new, and quadratic', null, quadratic, 'fail', 'fail'],
  ] as const)('%s', (_, base, head, outcome, conclusion) => {
    const { report, outcomes, errors } = judge(grown(base, head));
    expect({ outcomes, conclusion: report.conclusion, errors }).toEqual({
      outcomes: [outcome],
      conclusion,
      errors: [],
    });
  });

  test('one row in the JSON report, named without the size', () => {
    const { report } = judge(grown(linear, quadratic));
    const row = comparisonsOf(report).at(-1)!;
    expect(row).toMatchObject({
      name: 'Sort-8',
      metric: 'time',
      state: 'regression',
      growth: { by: '/n', sizes: SIZES, floor: null },
      budgets: [{ kind: 'max-growth', limit: 1.2, level: 'fail', outcome: 'fail' }],
    });
    const { base, head } = row['exponent'] as { base: number; head: number };
    expect([base, head, row['change']].map((one) => Math.round(Number(one) * 20) / 20)).toEqual([1, 2, 1]);
    expect(JSON.parse(renderJson(report))).toMatchObject({ geomeans: [{ n: 3 }] });
  });

  test('the sentence says both exponents, and where base is above already', () => {
    const text = (base: typeof linear) => renderTerminal(judge(grown(base, quadratic)).report, { colour: false });
    expect(text(linear)).toMatch(/Growing faster than allowed: "Sort-8" \("time"\) n\^2\.0\d/);
    expect(text(linear)).toMatch(/grows like n\^2\.0\d, and on base like n\^1\.0\d\. /);
    expect(text(linear)).toContain(` ${sayLimit('n^1.2')}\n`);
    expect(text(quadratic)).toContain('Base is above that already.');
  });

  test('a constant part is shown', () => {
    const { report } = judge(grown(linear, (n) => 0.5 + 0.01 * n, { sizes: [10, 100, 1000, 10_000] }));
    expect(report.judgedGeomeans[0]!.growth!.floor).toBeGreaterThan(0.0001);
  });

  test('metrics without noise are exact', () => {
    const counts = Object.fromEntries(
      SIZES.map((n) => [`Sort/n=${n}-8 allocs/op [allocs/op]`, { base: always(n, 2), head: always(n * n, 2) }]),
    );
    const { report, outcomes } = judge(counts, undefined, 'allocs/op');
    expect(outcomes).toEqual(['fail']);
    expect(report.judgedGeomeans[0]).toMatchObject({ exact: true, change: 1 });
  });
});

describe('what cannot be judged is an error', () => {
  const name = (n: number) => `Sort/n=${n}/m=${n * 2}-8`;
  test.each([
    [
      'two sizes',
      grown(linear, linear, { sizes: [10, 1000] }),
      undefined,
      /"Sort-8" has the sizes `10` and `1000` of `\/n`/,
    ],
    ['a factor of 4', grown(linear, linear, { sizes: [10, 20, 40] }), undefined, /sizes `10`, `20` and `40` of/],
    ['no size', { Sort: { base: around(1), head: around(1) } }, undefined, /have no size/],
    ['several', grown(linear, linear, { name }), undefined, /several sizes: `\/n` and `\/m`/],
    [
      'another key',
      grown(linear, linear),
      'max-growth: n^1.2\n    by: /size',
      /no benchmark has a number for `\/size`.*`\/n`/,
    ],
    ['throughput', { 'A/n=1 rate [req/s]': { base: around(1), head: around(1) } }, undefined, /limits a cost/],
  ])('%s', (kind, benchmarks, budget, error) => {
    const { report, errors } = judge(benchmarks, budget, kind === 'throughput' ? 'rate' : 'time');
    expect(errors).toEqual([expect.stringMatching(error)]);
    expect(errors[0]).toMatch(/^gate\.yml:2/);
    expect(report.conclusion).toBe('error');
  });

  test('a size that base does not have is left out, with a warning', () => {
    const more = { ...grown(linear, linear), ...grown(null, linear, { sizes: [100_000] }) };
    const { report, errors, outcomes } = judge(more);
    expect({ outcomes, conclusion: report.conclusion }).toEqual({ outcomes: ['pass'], conclusion: 'pass' });
    expect(errors).toEqual([expect.stringContaining('base does not have `100000`')]);
  });

  test('a named key is enough where there are several', () => {
    expect(judge(grown(linear, linear, { name: (n) => `Sort/n=${n}/m=3-8` })).outcomes).toEqual(['pass']);
    const several = grown(linear, linear, { name: (n) => `Sort/n=${n}/of=${n > 50 ? 1 : 2}-8` });
    expect(judge(several, 'max-growth: n^1.2\n    by: /n').errors).toEqual([
      expect.stringContaining('"Sort/of=2-8" has the sizes `10`'),
      expect.stringContaining('"Sort/of=1-8" has the sizes `100` and `1000`'),
    ]);
  });
});
