import { describe, expect, test } from '@jest/globals';
import { comparePair } from '../../../src/compare/compare.ts';
import { makeCustomTables } from '../../../src/compare/custom-tables.ts';
import { type GroupingOptions, groupSamples } from '../../../src/compare/group.ts';
import type { TableSettings } from '../../../src/model/custom-table.ts';
import { mannWhitney } from '../../../src/stats/mann-whitney.ts';
import { always, around } from '../../support/builders.ts';
import { aRecording } from '../../support/recordings.ts';

const DEFAULT: TableSettings = { table: '.config', row: '.fullname', col: '.file', ignore: '', filter: '*' };
const PLAIN: GroupingOptions = { units: {}, renamed: {}, renamedByHead: {}, control: [] };

type Benchmarks = Parameters<typeof aRecording>[0];

function shaped(benchmarks: Benchmarks, settings: Partial<TableSettings> = {}, grouping = PLAIN) {
  return makeCustomTables(groupSamples(aRecording(benchmarks), grouping), { ...DEFAULT, ...settings });
}

const fast = around(10);
const slow = around(12, 0.01, { turn: 3 });
const CASES: Benchmarks = {
  'Split/func=a/size=1': { base: around(7), head: fast },
  'Split/func=b/size=1': { base: around(8), head: slow },
  'Split/func=a/size=2': { base: around(70), head: around(100) },
  'Split/func=b/size=2': { base: around(80), head: around(50) },
};

describe('base against head', () => {
  test('by default: a row for each benchmark, base first', () => {
    const [table, ...others] = shaped({ A: { base: fast, head: slow }, New: { head: fast } });
    expect(others).toEqual([]);
    expect(table).toMatchObject({ unit: 'time-sec', sides: ['base', 'head'], columns: [['base'], ['head']] });
    expect(table?.rows.map(({ label, cells }) => [label, cells.map((cell) => cell?.median ?? null)])).toEqual([
      ['A', [expect.closeTo(0.01, 5), expect.closeTo(0.012, 5)]],
      ['New', [null, expect.closeTo(0.01, 5)]],
    ]);
    expect(table?.rows[1]?.cells[1]?.comparison).toBeNull();
  });

  test('p is ours, also where benchstat has 0', () => {
    const base = Array.from({ length: 60 }, (_, index) => 100 + index);
    const head = base.map((value) => value / 10);
    const cell = shaped({ A: { base, head } })[0]?.rows[0]?.cells[1];
    expect(cell?.comparison?.p).toBe(mannWhitney(base, head).p);
    expect(cell?.comparison?.p).toBeGreaterThan(0);
    expect(cell?.comparison?.delta).toBeCloseTo(-0.9, 6);
  });

  test('a change is that of the row in the report', () => {
    const [base, head] = [
      [...around(100, 0.01, { n: 20 }), ...around(130)],
      [...around(100), ...around(130, 0.01, { n: 20 })],
    ];
    const sample = (values: readonly number[]) => ({ values, rounds: values.map((_, index) => index + 1) });
    const subject = { command: null, group: null, name: 'A', metric: 'time', unit: 'ms' } as const;
    const { delta, change } = comparePair({
      subject: {
        ...subject,
        better: 'lower',
        primary: true,
        shortName: null,
        renamed: null,
        isControl: false,
      },
      ...{ base: sample(base), head: sample(head), exact: false, varies: false, layout: null },
    });
    const shown = shaped({ A: { base, head } })[0]?.rows[0]?.cells[1]?.comparison;
    expect(shown).toMatchObject({ delta: expect.closeTo(delta!, 9), change: expect.closeTo(change!, 9) });
    expect(delta! - change!).toBeGreaterThan(0.2);
  });

  test('by one key of the names, others left out by the filter', () => {
    const [table] = shaped(CASES, { row: '/func', filter: '/size:1' });
    expect(table?.rows.map(({ label, cells }) => [label, cells.map((cell) => cell?.n)])).toEqual([
      ['a', [10, 10]],
      ['b', [10, 10]],
    ]);
    expect(table?.geomeans[1]?.delta).toBeCloseTo(Math.sqrt((10 / 7) * (12 / 8)) - 1, 2);
  });

  test('a renamed benchmark is one row', () => {
    const benchmarks = { Old: { base: fast }, New: { head: slow } };
    const [table] = shaped(benchmarks, {}, { units: {}, renamed: { Old: 'New' }, renamedByHead: {}, control: [] });
    expect(table?.rows.map(({ label }) => label)).toEqual(['New']);
  });
});

describe('cases of one commit', () => {
  test('without .file only head counts', () => {
    const [table] = shaped(CASES, { row: '/size', col: '/func' });
    expect(table).toMatchObject({ sides: ['head'], columns: [['a'], ['b']] });
    expect(table?.rows.map(({ label, cells }) => [label, cells[0]?.n, cells[1]?.comparison?.delta])).toEqual([
      ['1', 10, expect.closeTo(0.2, 2)],
      ['2', 10, expect.closeTo(-0.5, 2)],
    ]);
  });

  test.each(['.file', '.config,.file'])('with .file in the table (%s) both do', (table) => {
    const tables = shaped(CASES, { table, row: '/size', col: '/func' });
    expect(tables.map(({ fields, sides }) => [fields.at(-1), sides.length])).toEqual([
      [{ name: '.file', value: 'base' }, 2],
      [{ name: '.file', value: 'head' }, 2],
    ]);
  });

  test('base alone can be asked for', () => {
    const [table, ...others] = shaped(CASES, { table: '.file@(base)', row: '/size', col: '/func' });
    expect(others).toEqual([]);
    expect(table?.rows[0]?.cells[0]?.median).toBeCloseTo(0.007, 5);
  });
});

test('packages and units are tables of their own', () => {
  const recording = aRecording({ 'A time': { base: fast, head: fast }, 'A size [B]': { head: always(5) } });
  const series = recording.series.map((one) => ({ ...one, group: 'example.com/größe' }));
  const tables = makeCustomTables(groupSamples({ ...recording, series }, PLAIN), DEFAULT);
  expect(tables.map(({ fields, unit }) => [fields, unit])).toEqual([
    [[{ name: 'pkg', value: 'example.com/größe' }], 'time-sec'],
    [[{ name: 'pkg', value: 'example.com/größe' }], 'size-B'],
  ]);
});

test('knows which cells mix benchmarks', () => {
  const varying = (settings: Partial<TableSettings>) =>
    shaped(CASES, { row: '/size', ...settings }).map((table) => table.varying);
  expect(varying({})).toEqual([['.fullname']]);
  expect(varying({ ignore: '/func' })).toEqual([[]]);
  expect(varying({ col: '/func,.file' })).toEqual([[]]);
});

test('what never varies has no test and no width', () => {
  const [table] = shaped({ 'A size [B]': { base: always(4, 6), head: always(5, 6) } });
  expect(table?.rows[0]?.cells).toEqual([
    { n: 6, median: 4, medianInterval: { low: 4, high: 4 }, comparison: null },
    { n: 6, median: 5, medianInterval: { low: 5, high: 5 }, comparison: { delta: 0.25, change: 0.25, p: null } },
  ]);
});

test('what varies in another row of the same metric is tested', () => {
  const [table] = shaped({
    'A size [B]': { base: always(4, 6), head: always(5, 6) },
    'B size [B]': { base: [4, 4, 4, 4, 4, 5], head: always(5, 6) },
  });
  expect(table?.rows[0]?.cells[1]?.comparison?.p).toBeCloseTo(2 / 924, 10);
});

test('a metric that is named after a unit is not converted again', () => {
  const [table] = shaped({ 'A gc-ns [ms]': { base: always(1), head: always(2) } });
  expect([table?.unit, table?.rows[0]?.cells[0]?.median]).toEqual(['sec', 0.001]);
});

test('no table where nothing passes', () => {
  expect(shaped(CASES, { filter: '.name:Join' })).toEqual([]);
});
