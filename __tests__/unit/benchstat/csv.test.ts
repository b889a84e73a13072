import { describe, expect, test } from '@jest/globals';
import { renderCsv } from '../../../src/benchstat/csv.ts';
import type { TableSummary } from '../../../src/benchstat/summarise.ts';
import { bytes, DIFFERENT_SETS, EXACT, TWO_FILES, tableOf } from '../../support/grids.ts';

// All expected texts are what benchstat prints for the same values.

function linesOf(...tables: TableSummary[]) {
  const { csv, warnings } = renderCsv(tables);
  const text = Buffer.from(csv, 'latin1').toString('utf8');
  expect(text).toMatch(/^$|\n$/);
  return { lines: text.split('\n').slice(0, -1), warnings };
}

test('nothing at all for no tables', () => {
  expect(renderCsv([])).toEqual({ csv: '', warnings: [] });
});

describe('a table', () => {
  test('of two columns', () => {
    const { lines, warnings } = linesOf(tableOf(TWO_FILES));
    expect(lines).toEqual([
      ',base,,head,,,',
      ',score,CI,score,CI,vs base,P',
      'Encode-8,1725.5,1%,1494,1%,-13.42%,p=0.002 n=6',
      'Decode-8,35.5,4%,35.5,7%,~,p=0.965 n=6',
      'geomean,247.49797978973493,,230.29763350933507,,-6.95%,',
    ]);
    expect(warnings).toEqual([]);
  });

  test('with warnings of values, comparisons and geomeans', () => {
    const { lines, warnings } = linesOf(tableOf(DIFFERENT_SETS));
    expect(lines).toEqual([
      ',a,,b,,,,c,,,',
      ',widgets,CI,widgets,CI,vs base,P,widgets,CI,vs base,P',
      'A,2,∞',
      'B,5,∞,5.5e-07,∞,~,p=0.667 n=1+2',
      'C,,,0,∞,,,0,∞',
      'geomean,3.162277660168379,,,,-100.00%,,,,?,',
    ]);
    expect(warnings).toEqual([
      'B3: need >= 6 samples for confidence interval at level 0.95',
      'B4: need >= 6 samples for confidence interval at level 0.95',
      'D4: need >= 6 samples for confidence interval at level 0.95',
      'F4: need >= 4 samples to detect a difference at alpha level 0.05',
      'D5: need >= 6 samples for confidence interval at level 0.95',
      'H5: need >= 6 samples for confidence interval at level 0.95',
      'D6: benchmark set differs from baseline; geomeans may not be comparable',
      'D6: summaries must be >0 to compute geomean',
      'H6: benchmark set differs from baseline; geomeans may not be comparable',
      'H6: summaries must be >0 to compute geomean',
      'H6: ratios must be >0 to compute geomean',
    ]);
  });

  test('of exact values', () => {
    const { lines, warnings } = linesOf(tableOf(EXACT));
    expect(lines).toEqual([
      ',x,,y,,,',
      ',x,CI,x,CI,vs base,P',
      'A,4,25%,4,0%,0.00%,n=4+1',
      'B,0,0%,7,0%,?,n=1',
      'geomean,,,5.2915026221291805,,?,',
    ]);
    expect(warnings).toEqual([
      'B3: exact distribution expected, but values range from 3 to 5',
      'B5: summaries must be >0 to compute geomean',
    ]);
  });

  test('of one row: still with geomean', () => {
    const rows = {
      A: [
        [1, 1, 1, 1],
        [1, 1, 1, 1],
      ],
    };
    const { lines, warnings } = linesOf(tableOf({ unit: 'd', columns: ['q1', 'q2'], rows }));
    expect(lines).toEqual([',q1,,q2,,,', ',d,CI,d,CI,vs base,P', 'A,1,∞,1,∞,~,p=1.000 n=4', 'geomean,1,,1,,+0.00%,']);
    expect(warnings).toEqual([
      'B3: need >= 6 samples for confidence interval at level 0.95',
      'D3: need >= 6 samples for confidence interval at level 0.95',
      'F3: all samples are equal',
    ]);
  });

  test('with numbers that need an exponent', () => {
    const { lines } = linesOf(
      tableOf({ unit: 'B/op', columns: ['k1', 'k2'], rows: { A: [[1_024_000], [1_048_576]] } }),
    );
    expect(lines).toEqual([
      ',k1,,k2,,,',
      ',B/op,CI,B/op,CI,vs base,P',
      'A,1.024e+06,∞,1.048576e+06,∞,~,p=1.000 n=1',
      'geomean,1.0240000000000007e+06,,1.048576e+06,,+2.40%,',
    ]);
  });
});

describe('headings', () => {
  test('are not shared', () => {
    const columns = [
      ['p', '1'],
      ['q', '1'],
      ['q', '2'],
    ];
    const rows = {
      A: [
        [1, 1, 1, 1],
        [2, 2, 2, 2],
        [2048, 2048, 2048, 2049],
      ],
    };
    const fields = [{ name: 'goos', value: 'linux' }];
    expect(linesOf(tableOf({ unit: 'B/s', fields, columns, rows })).lines).toEqual([
      'goos: linux',
      ',p,,q,,,,q,,,',
      ',1,,1,,,,2,,,',
      ',B/s,CI,B/s,CI,vs base,P,B/s,CI,vs base,P',
      'A,1,∞,2,∞,+100.00%,p=0.029 n=4,2048,∞,+204700.00%,p=0.029 n=4',
      'geomean,1,,2,,+100.00%,,2048,,+204700.00%,',
    ]);
  });

  test('count as lines of the sheet, as blank lines do', () => {
    const fields = (pkg: string) => [
      { name: 'goos', value: 'linux' },
      { name: 'pkg', value: pkg },
    ];
    const first = tableOf({ unit: 'B/s', fields: fields('p'), columns: ['1'], rows: { A: [[1, 1, 1, 1]] } });
    const rows = {
      A: [
        [2, 2, 2, 2],
        [2048, 2048, 2048, 2049],
      ],
    };
    const second = tableOf({ unit: 'B/s', fields: fields('q'), columns: ['1', '2'], rows });
    const { lines, warnings } = linesOf(first, second);
    expect(lines).toEqual([
      'goos: linux',
      'pkg: p',
      ',1,',
      ',B/s,CI',
      'A,1,∞',
      'geomean,1,',
      '',
      'pkg: q',
      ',1,,2,,,',
      ',B/s,CI,B/s,CI,vs base,P',
      'A,2,∞,2048,∞,+102300.00%,p=0.029 n=4',
      'geomean,2,,2048,,+102300.00%,',
    ]);
    expect(warnings).toEqual([
      'B5: need >= 6 samples for confidence interval at level 0.95',
      'B11: need >= 6 samples for confidence interval at level 0.95',
      'D11: need >= 6 samples for confidence interval at level 0.95',
    ]);
  });
});

test('commas and quotes are quoted', () => {
  const fields = [
    { name: 'a', value: 'x,y' },
    { name: 'b', value: '' },
  ];
  expect(linesOf(tableOf({ unit: 'd"q', fields, columns: ['l"'], rows: { A: [[1.5]] } })).lines).toEqual([
    '"a: x,y"',
    'b: ',
    ',"l""",',
    ',"d""q",CI',
    'A,1.5,∞',
    'geomean,1.5,',
  ]);
});

// As Go's encoding/csv does.
test.each([
  ['\\.', '"\\."'],
  [' x', '" x"'],
  ['\u00a0x', '"\u00a0x"'],
  ['x ', 'x '],
  ['\\.x', '\\.x'],
  ['a\rb', '"a\rb"'],
])('the label %p is written %s', (label, written) => {
  const { lines } = linesOf(tableOf({ unit: 'd', columns: ['f'], rows: { [bytes(label)]: [[1]] } }));
  expect(lines[2]).toBe(`${written},1,∞`);
});

test('behind column Z comes BA', () => {
  const columns = Array.from({ length: 14 }, (_, index) => `z${index}`);
  const cells = columns.map((_, index) => [index + 1]);
  const { warnings } = linesOf(tableOf({ unit: 'd', columns, rows: { A: cells } }));
  expect(warnings.slice(-5).map((warning) => warning.split(':')[0])).toEqual(['BT3', 'BV3', 'BX3', 'BZ3', 'CB3']);
  expect(warnings.slice(12, 15).map((warning) => warning.split(':')[0])).toEqual(['Z3', 'BB3', 'BD3']);
});
