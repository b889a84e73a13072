import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../../src/model/report.ts';
import { renderTerminal, renderVerdict } from '../../../src/render/outputs/terminal.ts';
import { renderTextTable } from '../../../src/render/outputs/text-table.ts';
import { makeResultTables } from '../../../src/render/result-table.ts';
import { aGeomean, always, type aReport, aRow, around } from '../../support/builders.ts';
import { REPORT_CASES } from '../../support/report-cases.ts';

const draw = (rows: Parameters<typeof aReport>[0]['rows'], geomeans = [aGeomean('sec/op', rows)]) =>
  renderTextTable(makeResultTables({ rows, geomeans, judgedGeomeans: [] })[0]!, (text) => text);

describe('textTable', () => {
  test('as benchstat lays it out', () => {
    const rows = [
      aRow({ base: around(88.3e-9), head: around(97.55e-9, 0.01, { turn: 3 }) }),
      aRow({ name: 'Decode', base: around(1.718e-6), head: around(1.72e-6, 0.01, { turn: 4 }) }),
    ];
    expect(`\n${draw(rows)}`).toBe(`
         │    base     │                head                 │
         │   sec/op    │   sec/op     vs base                │
Encode-8   88.30n ± 1%   97.55n ± 1%  +10.48% (p=0.000 n=10)
Decode     1.718µ ± 1%   1.720µ ± 1%        ~ (p=0.591 n=10)
geomean    389.5n        409.6n        +5.17%
`);
  });

  test('exact rows and one-sided ones', () => {
    const rows = [
      aRow({ name: 'a', base: always(2), head: always(3) }),
      aRow({ name: 'b', base: null, head: always(3) }),
    ];
    expect(`\n${draw(rows, [])}`).toBe(`
  │    base    │         head         │
  │   sec/op   │   sec/op    vs base  │
a   2.000 ± 0%   3.000 ± 0%  +50.00%
b                3.000 ± 0%
`);
  });

  test('groups are named where there are several', () => {
    const rows = ['x', 'y'].map((group) => aRow({ group, name: 'a', base: always(2), head: always(2) }));
    expect(draw(rows, []).split('\n').slice(2)).toEqual([
      'x',
      'a   2.000 ± 0%   2.000 ± 0%  0.00%',
      'y',
      'a   2.000 ± 0%   2.000 ± 0%  0.00%',
      '',
    ]);
  });
});

describe('renderTerminal', () => {
  const report = REPORT_CASES['regression']!;

  test('sentences fit the terminal, tables, the address and the command to repeat stay whole', () => {
    const one = REPORT_CASES['zero-base']!;
    const [wide, narrow] = [null, 60].map((columns) => renderTerminal(one, { colour: true, columns }));
    const plain = (text = '') => text.replaceAll(/\u001B\[\d+m/g, '');
    // The tables are narrower, too.
    const words = (text = '') =>
      plain(text)
        .replace(/^.*geomean[^\n]*/s, '')
        .split(/\s+/);
    expect(words(narrow)).toEqual(words(wide));
    const long = plain(narrow)
      .split('\n')
      .filter((line) => [...line].length > 60);
    expect(long.filter((line) => !/│| {2}bench-referee check|^What this means: https:\S+$|\(p=/.test(line))).toEqual(
      [],
    );
  });

  test('colours only when asked to, and colours change no text', () => {
    const plain = renderTerminal(report, { colour: false });
    const coloured = renderTerminal(report, { colour: true });
    expect(plain).not.toContain('\u001B');
    expect(coloured).toContain('\u001B[31m+10.47%\u001B[0m');
    expect(coloured.replaceAll(/\u001B\[\d+m/g, '')).toBe(plain);
  });

  test('untrusted text controls nothing', () => {
    const text = renderTerminal(REPORT_CASES['name-with-pipe']!, { colour: false });
    expect(text).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/);
  });
});

describe('below the tables of a red run', () => {
  /** Ten warnings and twenty changed settings are more than a screen. */
  const red = Object.entries(REPORT_CASES).filter(
    ([name, { conclusion }]) => conclusion === 'fail' && name !== 'hostile-names',
  );

  const countRows = (lines: readonly string[], columns: number) =>
    lines.reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / columns)), 0);
  const linesOf = (report: Report, columns: number | null) =>
    renderVerdict(report, { colour: false, columns }).trimEnd().split('\n');

  test.each(red)('%s has at most 24 lines, and the verdict in the last one', (_, report) => {
    const lines = linesOf(report, null);
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(lines.at(-1)).toMatch(/^FAIL: /);
  });

  test('two broken budgets with their reasons fit on a screen of 80 columns and 24 rows', () => {
    const lines = linesOf(REPORT_CASES['regression']!, 80);
    expect(countRows(lines, 80)).toBeLessThanOrEqual(24);
    expect(lines.filter((line) => line.startsWith('✕'))).toHaveLength(2);
  });

  test('the first finding is shown whatever its size, and the others are counted', () => {
    const text = renderVerdict(REPORT_CASES['annotated']!, { colour: false, columns: 80 });
    expect(text).toContain('✕ "Encode-8" makes 33% more allocations');
    expect(text).toMatch(/^and \d more in the tables$/m);
  });
});

test('a table that a terminal would break has no ranges', () => {
  const [table] = makeResultTables({
    rows: [aRow({ base: around(1e-7), head: around(1e-7) })],
    geomeans: [],
    judgedGeomeans: [],
  });
  const draw = (columns: number) => renderTextTable(table!, (text) => text, columns);
  const wide = draw(200);
  const width = Math.max(...wide.split('\n').map((line) => [...line].length));
  expect(draw(width)).toBe(wide);
  expect(wide).toContain(' ± ');
  expect(draw(width - 1)).not.toContain('±');
});
