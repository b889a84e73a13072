import { describe, expect, test } from '@jest/globals';
import type { CustomTable, CustomTableCell } from '../../../src/model/custom-table.ts';
import { formatCustomTables, notesOf } from '../../../src/render/custom-table-text.ts';
import { CHECK_LIMIT, COMMENT_LIMIT, renderCheckRun, renderComment } from '../../../src/render/outputs/comment.ts';
import { byteLengthOf } from '../../../src/render/outputs/fit.ts';
import { renderTerminal } from '../../../src/render/outputs/terminal.ts';
import { aReport } from '../../support/builders.ts';

const cell = (median: number, comparison: CustomTableCell['comparison'] = null): CustomTableCell => ({
  n: 10,
  median,
  medianInterval: { low: median * 0.99, high: median * 1.02 },
  comparison,
});

function aTable(given: Partial<CustomTable> = {}): CustomTable {
  return {
    fields: [],
    unit: 'sec/op',
    sides: ['base', 'head'],
    varying: [],
    columns: [['base'], ['head']],
    rows: [{ label: 'A', cells: [cell(1e-9), cell(1.1e-9, { delta: 0.3, change: 0.1, p: 0.001 })] }],
    geomeans: [
      { value: 1e-9, delta: null },
      { value: 1.1e-9, delta: 0.1 },
    ],
    ...given,
  };
}

describe('headings', () => {
  const titles = (columns: CustomTable['columns']) =>
    formatCustomTables([aTable({ columns })])[0]?.headings.map(({ title }) => title);

  test('a change has its own behind each further column', () => {
    expect(titles([['base'], ['head']])).toEqual(['base', 'head', 'vs base']);
    expect(titles([['a', ''], ['b', 'c'], ['d']])).toEqual(['a', 'b c', 'vs first', 'd', 'vs first']);
  });

  test('only what is base is called so', () => {
    expect(
      titles([
        ['base', 'split'],
        ['head', 'split'],
      ])?.at(-1),
    ).toBe('vs first');
  });
});

test('lines: scaled together, empty where nothing is', () => {
  const rows = [
    { label: 'A', cells: [cell(1e-9), cell(1.1e-6, { delta: 1099, change: 1099, p: 0.2 })] },
    { label: '', cells: [null, cell(2)] },
  ];
  const [text] = formatCustomTables([aTable({ rows })]);
  expect(text?.lines).toEqual([
    { label: 'A', cells: ['1.000n ± 2%', '1100.000n ± 2%', '~ (p=0.200 n=10)'] },
    { label: '', cells: ['', '2.000 ± 2%', ''] },
  ]);
  expect(text?.geomean).toEqual(['1.000n', '1.100n', '+10.00%']);
});

test('a change is that of the rows, not that of the medians', () => {
  expect(formatCustomTables([aTable()])[0]?.lines[0]?.cells.at(-1)).toBe('+10.00% (p=0.001 n=10)');
});

test('of one row there is no geomean', () => {
  expect(formatCustomTables([aTable()])[0]?.geomean).toBeNull();
});

test('a note says whose values these are', () => {
  expect(notesOf([aTable()])).toEqual([]);
  expect(notesOf([aTable({ sides: ['head'] })])).toHaveLength(1);
});

test('another one which benchmarks are mixed, once for all tables', () => {
  const mixed = { varying: ['.fullname'] };
  expect(notesOf([aTable(mixed), aTable({ varying: ['pkg', '.fullname'] })])).toEqual([
    'Some cells mix benchmarks that differ in .fullname and pkg: add it to row, col, table or ignore.',
  ]);
});

test('without a table there is the verdict', () => {
  const report = aReport({ rows: [], tables: [] });
  expect(renderComment(report, { runUrl: null })).not.toContain('Results in');
  expect(renderTerminal(report, { colour: false })).toMatch(/\nPASS: [^\n]+\n$/);
});

describe('too many rows', () => {
  const rows = Array.from({ length: 3000 }, (_, index) => ({ ...aTable().rows[0]!, label: `Größe${index}` }));
  const report = aReport({ rows: [], tables: [aTable({ rows })] });

  test('the comment loses whole ones and says how many', () => {
    const comment = renderComment(report, { runUrl: null });
    const shown = comment.match(/^\| `Größe\d+` \|.*\|$/gm)!.length;
    expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(comment.length).toBeGreaterThan(COMMENT_LIMIT * 0.9);
    expect(comment).toContain(`${(3000 - shown).toLocaleString('en-US')} results are left out`);
    expect(comment).toContain('</details>');
  });

  test('so does the check run', () => {
    const { text } = renderCheckRun(report, { runUrl: null, failOn: 'regression' });
    expect(byteLengthOf(text)).toBeLessThanOrEqual(CHECK_LIMIT);
  });
});
