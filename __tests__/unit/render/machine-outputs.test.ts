// JSON and CSV: what programs read.

import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../../src/model/report.ts';
import { renderCsv } from '../../../src/render/outputs/csv.ts';
import { renderJson } from '../../../src/render/outputs/json.ts';
import { aGeomeanRow, always, aReport, aRow, aRowWithModes, around, aVerdict } from '../../support/builders.ts';

describe('renderJson', () => {
  test('the fixed fields', () => {
    const row = aRow({
      group: 'example.com/codec',
      base: around(88.3e-9),
      head: around(97.55e-9, 0.01, { turn: 3 }),
      state: 'regression',
      verdicts: [
        aVerdict({ outcome: 'fail', because: 'why not' }),
        aVerdict({ kind: 'max', limit: 1, outcome: 'unknown' }),
      ],
    });
    const geomeans = [{ unit: 'sec/op', base: 1, head: 2, delta: 1, n: 2 }];
    const report = JSON.parse(renderJson(aReport({ rows: [row], conclusion: 'fail', geomeans })));
    expect(report).toMatchObject({
      version: 1,
      name: 'bench-referee',
      verdict: 'fail',
      base: { sha: expect.stringMatching(/^[0-9a-f]{40}$/), how: 'merge-base' },
      head: { sha: expect.stringMatching(/^[0-9a-f]{40}$/), how: 'head' },
      rounds: 10,
      seed: '7f3a91c2',
      counts: { regression: 1, unchanged: 0 },
      geomeans,
      problems: [],
      environment: { cores: 4 },
    });
    expect(report.comparisons).toEqual([
      {
        command: null,
        name: 'Encode-8',
        group: 'example.com/codec',
        metric: 'ns/op',
        unit: 'sec/op',
        better: 'lower',
        state: 'regression',
        exact: false,
        base: {
          n: 10,
          median: expect.closeTo(88.3e-9, 15),
          low: expect.any(Number),
          high: expect.any(Number),
          values: row.base!.values,
        },
        head: {
          n: 10,
          median: expect.closeTo(97.55e-9, 15),
          low: expect.any(Number),
          high: expect.any(Number),
          values: row.head!.values,
        },
        delta: expect.closeTo(0.1048, 4),
        change: row.change,
        interval: { low: expect.any(Number), high: expect.any(Number) },
        p: expect.closeTo(0.0000108, 7),
        detectable: 0.062,
        budgets: [
          { kind: 'max-regression', limit: 0.05, level: 'fail', outcome: 'fail', because: 'why not' },
          { kind: 'max', limit: 1, level: 'fail', outcome: 'inconclusive', because: null },
        ],
      },
    ]);
  });

  test('what does not exist or is infinite is null', () => {
    const rows = [
      aRow({ base: null, head: around(1, 0.1, { n: 3 }) }),
      aRow({ name: 'b', base: around(1, 0.1, { n: 2 }), head: around(2, 0.1, { n: 2 }) }),
    ];
    const [one, two] = JSON.parse(renderJson(aReport({ rows }))).comparisons;
    expect(one).toMatchObject({
      base: null,
      head: { n: 3, low: null, high: null },
      delta: null,
      change: null,
      interval: null,
      p: null,
    });
    // Everything between nothing and infinity is no interval.
    expect(two.interval).toBeNull();
  });

  test('the change of the medians and the one that is shown are two fields', () => {
    const [row] = JSON.parse(renderJson(aReport({ rows: [aRowWithModes()] }))).comparisons;
    expect(row).toMatchObject({ delta: expect.closeTo(0.29, 3), change: expect.closeTo(0.01, 4) });
  });

  test('so they are of a geomean, and the shown one is null where no budget is about it', () => {
    const geomeans = [{ unit: 'sec/op', base: 1, head: 2, delta: 1, n: 3 }];
    const entries = (given: Partial<Report>) =>
      JSON.parse(renderJson(aReport({ rows: [], geomeans, ...given }))).geomeans;
    expect(entries({})).toMatchObject([{ delta: 1, change: null, interval: null }]);
    const interval = { low: 0.25, high: 0.75 };
    const judged = aGeomeanRow(3, { delta: 1, change: 0.5, interval });
    expect(entries({ judgedGeomeans: [judged] })).toMatchObject([{ delta: 1, change: 0.5, interval }]);
    const others = aGeomeanRow(2, { delta: 1, change: 0.5, interval });
    expect(entries({ judgedGeomeans: [others] })).toMatchObject([
      { delta: 1, change: null, interval: null },
      { delta: 1, change: 0.5, interval },
    ]);
  });

  test('an interval of a median needs both ends: 5 values have one', () => {
    const five = [1, 2, 3, 4, 5];
    const rows = [aRow({ base: five, head: five }), aRow({ base: [...five, 6], head: [...five, 6] })];
    const [less, more] = JSON.parse(renderJson(aReport({ rows }))).comparisons;
    expect(less.base).toMatchObject({ n: 5, low: null, high: null });
    expect(more.base).toMatchObject({ n: 6, low: 1, high: 6 });
  });

  test('an interval of a change may be open at one end, as over a zero', () => {
    const change = aRow({ base: around(1), head: around(2), interval: { low: -0.5, high: Infinity } });
    const [row] = JSON.parse(renderJson(aReport({ rows: [change] }))).comparisons;
    expect(row.interval).toEqual({ low: -0.5, high: null });
  });
});

describe('renderCsv', () => {
  test('writes numbers without the digits that only the conversion to base units made', () => {
    const rows = [aRow({ base: always(1152 * 1e-9), head: always(2 ** 53 - 1) })];
    const [, , row = ''] = renderCsv(aReport({ rows })).split('\n');
    expect([row.split(',')[1], row.split(',')[3]]).toEqual(['0.000001152', '9007199254740991']);
  });

  test('a table per unit', () => {
    const rows = [
      aRow({ base: always(2), head: always(3) }),
      aRow({ unit: 'B/op', name: 'a,"b"', base: null, head: always(3) }),
    ];
    expect(renderCsv(aReport({ rows, geomeans: [{ unit: 'sec/op', base: 2.5, head: 3, delta: 0.2, n: 2 }] }))).toBe(
      [
        ',base,,head,,,',
        ',sec/op,CI,sec/op,CI,vs base,P',
        'Encode-8,2,0%,3,0%,+50.00%,',
        'geomean,2.5,,3,,+20.00%,',
        '',
        ',base,,head,,,',
        ',B/op,CI,B/op,CI,vs base,P',
        '"a,""b""",,,3,0%,,',
        '',
      ].join('\n'),
    );
  });

  test('a change is the one that the comment shows', () => {
    const text = renderCsv(aReport({ rows: [aRowWithModes()] }));
    expect(text).toMatch(/\nEncode-8,1\.004e-7,\d+%,1\.295e-7,\d+%,\+1\.00%,p=0\.026 n=30\n/);
  });

  test('a geomean that a budget judged has the change that the budget saw', () => {
    const geomeans = [{ unit: 'sec/op', base: 2.5, head: 3, delta: 0.2, n: 2 }];
    const rows = [aRow({ base: always(2), head: always(3) })];
    const judgedGeomeans = [aGeomeanRow(2, { change: 0.25 })];
    expect(renderCsv(aReport({ rows, geomeans, judgedGeomeans }))).toContain('\ngeomean,2.5,,3,,+25.00%,\n');
  });

  test('a name is no formula', () => {
    const rows = [aRow({ name: '=1+1', base: always(2), head: always(2) })];
    expect(renderCsv(aReport({ rows }))).toContain("\n'=1+1,2,");
  });
});
