import { describe, expect, test } from '@jest/globals';
import type { GeomeanRow } from '../../../src/model/report.ts';
import { makeResultTables } from '../../../src/render/result-table.ts';
import { aGeomean, aGeomeanRow, always, aRow, aRowWithModes, around } from '../../support/builders.ts';

const cellsOf = (row: ReturnType<typeof aRow>) =>
  makeResultTables({ rows: [row], geomeans: [], judgedGeomeans: [] })[0]!.groups[0]!.rows[0]!;

describe('cells', () => {
  test('a change, as benchstat prints it', () => {
    const cells = cellsOf(aRow({ base: around(88.3e-9), head: around(97.55e-9, 0.01, { turn: 3 }) }));
    expect(cells).toMatchObject({
      base: { median: '88.30n', range: '1%' },
      head: { median: '97.55n', range: '1%' },
      change: '+10.48%',
      test: '(p=0.000 n=10)',
    });
  });

  test('no difference above p = 0.05, a difference at it', () => {
    const row = aRow({ base: [1, 2, 3], head: [2, 3, 4] });
    expect(cellsOf({ ...row, p: 0.0501 })).toMatchObject({ change: '~', test: '(p=0.050 n=3)' });
    expect(cellsOf({ ...row, p: 0.05 }).change).toBe('+50.00%');
  });

  test('a p that is zero is left out', () => {
    expect(cellsOf({ ...aRow({ base: [1, 2], head: [2, 3] }), p: 0 }).test).toBe('(n=2)');
  });

  test('sizes that differ', () => {
    expect(cellsOf(aRow({ base: around(1, 0.1, { n: 5 }), head: around(2, 0.1, { n: 3 }) })).test).toMatch(
      / n=5\+3\)$/,
    );
  });

  test('too few values for a range', () => {
    expect(cellsOf(aRow({ base: around(1, 0.1, { n: 5 }), head: around(1, 0.1, { n: 6 }) }))).toMatchObject({
      base: { range: '' },
      head: { range: '9%' },
    });
  });

  test('exact: the change alone', () => {
    expect(cellsOf(aRow({ base: always(4), head: always(5) }))).toMatchObject({
      change: '+25.00%',
      test: '',
    });
    expect(cellsOf(aRow({ base: always(4, 2), head: always(4, 2) }))).toMatchObject({
      base: { range: '0%' },
      change: '0.00%',
      test: '',
    });
  });

  test('over a zero base', () => {
    expect(cellsOf(aRow({ base: always(0), head: always(3) })).change).toBe('?');
    expect(cellsOf(aRow({ base: always(0), head: always(0) })).change).toBe('0.00%');
  });

  test('the change is the one of the interval beside it, not that of the medians', () => {
    expect(cellsOf(aRowWithModes())).toMatchObject({
      base: { median: '100.4n' },
      head: { median: '129.5n' },
      change: '+1.00%',
      interval: '+0.00% to +29.07%',
    });
  });

  test('medians that are equal do not make a change nothing', () => {
    const [low, high] = [always(5, 7), always(10, 8)];
    const row = aRow({ base: [...low, ...high], head: [...high, ...always(20, 7)] });
    expect([row.delta, cellsOf(row).change]).toEqual([0, '+100.00%']);
  });

  test('over a base that is mostly zero', () => {
    expect(cellsOf({ ...aRow({ base: [0, 0, 2, 2], head: always(5, 4) }), p: 0.01 }).change).toBe('?');
  });

  test('one side', () => {
    expect(cellsOf(aRow({ base: null, head: always(3) }))).toMatchObject({
      base: null,
      change: '',
      test: '',
    });
  });

  test('one prefix for both sides', () => {
    expect(cellsOf(aRow({ base: around(900e-9), head: around(1.1e-6) }))).toMatchObject({
      base: { median: '900.0n' },
      head: { median: '1100.0n' },
    });
  });
});

describe('tables', () => {
  const subject = { base: always(1), head: always(2) };
  const rows = [
    aRow({ ...subject, group: 'a', name: 'one' }),
    aRow({ ...subject, group: 'a', name: 'one', unit: 'B/op' }),
    aRow({ ...subject, group: 'b', name: 'two' }),
    aRow({ ...subject, group: 'a', name: 'three' }),
  ];

  test('by unit, then by group, in order of appearance', () => {
    const shape = makeResultTables({ rows, geomeans: [], judgedGeomeans: [] }).map(({ unit, groups }) => [
      unit,
      groups.map((group) => [group.name, group.rows.map(({ row }) => row.name)]),
    ]);
    expect(shape).toEqual([
      [
        'sec/op',
        [
          ['a', ['one', 'three']],
          ['b', ['two']],
        ],
      ],
      ['B/op', [['a', ['one']]]],
    ]);
  });

  test('a geomean for the units that have one', () => {
    const [time, memory] = makeResultTables({
      rows,
      geomeans: [aGeomean('sec/op', rows)],
      judgedGeomeans: [],
    });
    expect(time!.geomean).toEqual({ base: '1.000', head: '2.000', change: '+100.00%', interval: '', n: 3 });
    expect(memory!.geomean).toBeNull();
  });

  test('a geomean that a budget judged has the change and the interval that the budget saw', () => {
    const geomeans = [aGeomean('sec/op', rows)];
    const shown = (given: Partial<GeomeanRow>) => {
      const judged = aGeomeanRow(3, { change: 0.5, interval: { low: 0.25, high: 0.75 }, ...given });
      const { change, interval } = makeResultTables({ rows, geomeans, judgedGeomeans: [judged] })[0]!.geomean!;
      return [change, interval];
    };
    expect(shown({})).toEqual(['+50.00%', '+25.00% to +75.00%']);
    expect(shown({ members: aGeomeanRow(2).members })).toEqual(['+100.00%', '']);
    expect(shown({ unit: 'B/op' })).toEqual(['+100.00%', '']);
    expect(shown({ change: null, interval: null })).toEqual(['+100.00%', '']);
  });

  test('the metric is named only where one unit has several', () => {
    const [table] = makeResultTables({
      rows: [aRow({ ...subject, metric: 'mean' }), aRow({ ...subject, metric: 'p99' })],
      geomeans: [],
      judgedGeomeans: [],
    });
    expect(table!.groups[0]!.rows.map(({ metric }) => metric)).toEqual(['mean', 'p99']);
    expect(makeResultTables({ rows, geomeans: [], judgedGeomeans: [] })[0]!.groups[0]!.rows[0]!.metric).toBeNull();
  });
});
