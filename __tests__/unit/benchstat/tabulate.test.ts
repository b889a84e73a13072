import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { labelFiles } from '../../../src/benchstat/flags.ts';
import type { Grid } from '../../../src/benchstat/grid.ts';
import { type Expressions, Tabulator } from '../../../src/benchstat/tabulate.ts';

const DEFAULTS: Expressions = { table: '.config', row: '.fullname', col: '.file', ignore: '', filter: '*' };

function tabulate(texts: readonly string[], expressions: Partial<Expressions> = {}): Tabulator {
  const tabulator = new Tabulator({ ...DEFAULTS, ...expressions });
  for (const [index, text] of texts.entries()) {
    const path = `f${index}`;
    tabulator.read({ label: path, path, bytes: Buffer.from(text) });
  }
  return tabulator;
}

/** `pkg=a sec/op: f0 f1 | A 1,2 - | B - 3` */
function sketch({ fields, unit, columns, rows, cells }: Grid): string {
  const head = [...fields.map(({ name, value }) => `${name}=${value}`), unit].join(' ');
  const lines = rows.map((row, index) =>
    [row, ...cells[index]!.map((cell) => (cell === null ? '-' : cell.values.join(',')))].join(' '),
  );
  return [`${head}: ${columns.map((column) => column.join('/')).join(' ')}`, ...lines].join(' | ');
}

function sketches(texts: readonly string[], expressions?: Partial<Expressions>): string[] {
  return tabulate(texts, expressions).grids().map(sketch);
}

describe('tables', () => {
  test('of files side by side; rows and columns appear in their own order', () => {
    expect(
      sketches(['BenchmarkB 1 1 x\nBenchmarkA 1 2 x\nBenchmarkB 1 3 x', 'BenchmarkC 1 4 x\nBenchmarkA 1 5 x']),
    ).toEqual(['x: f0 f1 | B 1,3 - | A 2 5 | C - 4']);
  });

  test('have only the columns with data there, so that each has a base of its own', () => {
    expect(sketches(['BenchmarkA 1 1 x', 'BenchmarkA 1 2 x 3 y'])).toEqual(['x: f0 f1 | A 1 2', 'y: f1 | A 3']);
  });

  test('sort by bytes of the configuration, then by first appearance of the unit', () => {
    const text = 'pkg: zeta\nBenchmarkA 1 1 y 2 x\npkg: alpha\nBenchmarkA 1 3 x 4 y';
    expect(sketches([text])).toEqual([
      'pkg=alpha y: f0 | A 4',
      'pkg=alpha x: f0 | A 3',
      'pkg=zeta y: f0 | A 1',
      'pkg=zeta x: f0 | A 2',
    ]);
    expect(sketches([text], { table: 'pkg', filter: '.unit:x' })).toEqual([
      'pkg=zeta x: f0 | A 2',
      'pkg=alpha x: f0 | A 3',
    ]);
  });

  test('without results there are none', () => {
    expect(sketches(['', 'PASS\n'])).toEqual([]);
    expect(sketches(['BenchmarkA 1 1 x'], { filter: '-*' })).toEqual([]);
    expect(sketches([])).toEqual([]);
  });

  test('0 ns stay apart, and may be asked for by either name', () => {
    const text = 'BenchmarkA 1 0 ns/op\nBenchmarkA 1 500000000 ns/op';
    expect(sketches([text])).toEqual(['ns/op: f0 | A 0', 'sec/op: f0 | A 0.5']);
    expect(sketches([text], { filter: '.unit:sec/op' })).toEqual(['sec/op: f0 | A 0.5']);
    expect(sketches([text], { filter: '.unit:ns/op' })).toHaveLength(2);
  });

  test('forget the configuration of the file before', () => {
    expect(sketches(['pkg: a\nBenchmarkA 1 1 x', 'BenchmarkA 1 2 x'])).toEqual([
      'pkg= x: f1 | A 2',
      'pkg=a x: f0 | A 1',
    ]);
  });

  test('show a deleted key’s successor in its place', () => {
    const text = 'a: 1\nb: 2\nc: 3\na:\nBenchmarkA 1 1 x\nd: 4\nBenchmarkA 1 1 x';
    expect(sketches([text])).toEqual(['c=3 b=2 d= x: f0 | A 1', 'c=3 b=2 d=4 x: f0 | A 1']);
  });

  test('compare the cases of one file', () => {
    const text = 'BenchmarkE/f=json-8 1 1 x\nBenchmarkE/f=gob-8 1 2 x\nBenchmarkE/f=xml-8 1 3 x';
    expect(sketches([text], { col: '/f@(gob json)' })).toEqual(['x: gob json | E-8 2 1']);
    expect(sketches([text], { col: '.file,/f', row: '' })).toEqual(['x: f0/json f0/gob f0/xml |  1 2 3']);
  });

  test('rows of the same label may differ in their values', () => {
    const text = 'a: x\nBenchmarkA 1 1 y\na:\nb: x\nBenchmarkA 1 2 y';
    expect(sketches([text], { row: 'a b', table: '' })).toEqual(['y: f0 | x 1 | x 2']);
  });

  test.each([
    ['1726 ns/op', 'sec/op: f0 | A 0.000001726'],
    ['2 MB/s', 'B/s: f0 | A 2000000'],
    ['3 p99-ns', 'p99-sec: f0 | A 3.0000000000000004e-9'],
    ['5 àns', 'àns: f0 | A 5'],
    // What conversion does not change keeps its unit.
    ['inf MB/s', 'MB/s: f0 | A Infinity'],
    ['0 ns', 'ns: f0 | A 0'],
    ['nan ns/op', 'sec/op: f0 | A NaN'],
  ])('show %s in its base unit', (measure, table) => {
    expect(sketches([`BenchmarkA 1 ${measure}`]).map((text) => Buffer.from(text, 'latin1').toString())).toEqual([
      table,
    ]);
  });

  test('keep bytes that are not UTF-8', () => {
    const tabulator = new Tabulator(DEFAULTS);
    const bytes = Buffer.from('Benchmark\xff\xe9 1 1 x\nBenchmark\xff\xe8 1 1 x', 'latin1');
    tabulator.read({ label: 'l', path: 'p', bytes });
    expect(tabulator.grids()[0]!.rows).toEqual(['\xff\xe9', '\xff\xe8']);
  });
});

describe('cells', () => {
  test('say in what their results differ', () => {
    const text = 'a: 1\nb: 1\nBenchmarkA/x=1-8 1 1 y\na: 2\nBenchmarkA/x=2-8 1 1 y';
    const varying = (expressions: Partial<Expressions>) =>
      tabulate([text], expressions).grids()[0]!.cells[0]![0]!.varying;
    expect(varying({ row: '.name' })).toEqual([]);
    expect(varying({ row: '.name', ignore: 'a' })).toEqual(['.fullname']);
    expect(varying({ row: '.name', table: 'b' })).toEqual(['a', '.fullname']);
    expect(varying({ row: '.name', table: '', ignore: '/x' })).toEqual(['a']);
    expect(varying({ row: '.name', table: '', ignore: '/x,.config' })).toEqual([]);
  });

  test('of one label are one', () => {
    const tabulator = new Tabulator(DEFAULTS);
    for (const value of [1, 2])
      tabulator.read({ label: 'l', path: `${value}`, bytes: Buffer.from(`BenchmarkA 1 ${value} x`) });
    expect(tabulator.grids().map(sketch)).toEqual(['x: l | A 1,2']);
  });

  test('hold more values than a piece of the log', () => {
    const text = Array.from({ length: 70_000 }, (_, index) => `Benchmark${index % 3} 1 ${index} x\n`).join('');
    const [grid] = tabulate([text]).grids();
    for (const row of [0, 1, 2]) {
      const { values } = grid!.cells[row]![0]!;
      expect(values).toHaveLength(Math.ceil((70_000 - row) / 3));
      expect(values.at(-1)! % 3).toBe(row);
    }
  });
});

describe('Unit lines', () => {
  test('hold for the whole run and for the unit however it is written', () => {
    const tabulator = tabulate(['BenchmarkA 1 0 ns/op 1 ns/op 1 x', 'Unit ns/op assume=exact\nUnit x assume=no']);
    expect(tabulator.grids().map(({ unit, assumes }) => `${unit} ${assumes}`)).toEqual([
      'ns/op exact',
      'sec/op exact',
      'x nothing',
    ]);
  });

  test('say which way is better, which other words do not', () => {
    const tabulator = tabulate(['BenchmarkA 1 1 x 1 y 1 z\nUnit x better=higher\nUnit y better=sideways']);
    expect(tabulator.grids().map(({ unit, better }) => [unit, better])).toEqual([
      ['x', 'higher'],
      ['y', null],
      ['z', null],
    ]);
  });
});

test('problems come in order, by path', () => {
  const { problems } = tabulate(['BenchmarkA x\n\nUnit', 'BenchmarkA 1 5']);
  expect(problems).toEqual([
    'f0:1: parsing iteration count: invalid syntax',
    'f0:3: missing unit',
    'f1:1: missing units',
  ]);
});

test('results of another tool count like lines', () => {
  const tabulator = new Tabulator({ ...DEFAULTS, filter: '.unit:ns/op' });
  const results = [
    { name: 'A', configuration: { pkg: 'p' }, unit: 'ns/op', values: [2e9, 4e9] },
    { name: 'A', configuration: { pkg: 'p' }, unit: 'B/op', values: [1] },
  ];
  tabulator.add('l', results);
  expect(tabulator.grids().map(sketch)).toEqual(['pkg=p sec/op: l | A 2,4']);
});

describe('bad expressions', () => {
  test.each([
    [{ filter: 'a', table: '@', row: '@' }, '-filter: syntax error: expected key:value\n\ta'],
    [{ ignore: '@', col: '@', row: '@', table: '.unit' }, '-table: syntax error: .unit is only'],
    [{ ignore: '@', col: '@', row: '@' }, '-row: syntax error: expected key\n\t@\n\t^'],
    [{ ignore: '@', col: '@' }, '-col: '],
    [{ ignore: '@' }, '-ignore: '],
  ])('%j', (expressions, message) => {
    expect(() => new Tabulator({ ...DEFAULTS, ...expressions })).toThrow(`parsing ${message}`);
  });
});

test.each([
  [
    ['a', 'b'],
    ['a', 'a', 'b', 'b'],
  ],
  [
    ['a', 'a', 'b', 'a'],
    ['a#0', 'a', 'a#1', 'a', 'b', 'b', 'a#2', 'a'],
  ],
  [
    ['x=a', 'a', 'x=a', '=a', 'p=q=r', '-'],
    ['x', 'a', 'a', 'a', 'x', 'a', '', 'a', 'p', 'q=r', '-', '-'],
  ],
])('labels of %j', (inputs, expected) => {
  expect(labelFiles(inputs).flatMap(({ label, path }) => [label, path])).toEqual(expected);
});
