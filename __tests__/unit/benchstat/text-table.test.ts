import { describe, expect, test } from '@jest/globals';
import type { TableSummary } from '../../../src/benchstat/summarise.ts';
import { renderText } from '../../../src/benchstat/text-table.ts';
import { bytes, DIFFERENT_SETS, EXACT, TWO_FILES, tableOf } from '../../support/grids.ts';

// All expected texts are what benchstat prints for the same values.

function linesOf(...tables: TableSummary[]): string[] {
  const text = Buffer.from(renderText(tables), 'latin1').toString('utf8');
  expect(text).toMatch(/^$|\n$/);
  return text.split('\n').slice(0, -1);
}

test('nothing at all for no tables', () => {
  expect(renderText([])).toBe('');
});

describe('a table', () => {
  test('of two columns', () => {
    expect(linesOf(tableOf(TWO_FILES))).toEqual([
      '         │    base     │                head                │',
      '         │    score    │    score     vs base               │',
      'Encode-8   1.726k ± 1%   1.494k ± 1%  -13.42% (p=0.002 n=6)',
      'Decode-8    35.50 ± 4%    35.50 ± 7%        ~ (p=0.965 n=6)',
      'geomean     247.5         230.3        -6.95%',
    ]);
  });

  test('with columns that have no comparison, whose header is wider than they are', () => {
    expect(linesOf(tableOf(DIFFERENT_SETS))).toEqual([
      '        │          a          │                     b                      │          c           │',
      '        │       widgets       │   widgets     vs base                      │   widgets    vs base │',
      'A                 2.000 ± ∞ ¹',
      'B         5000000000.0n ± ∞ ¹   550.0n ± ∞ ¹         ~ (p=0.667 n=1+2) ²',
      'C                                0.000 ± ∞ ¹                                 0.000 ± ∞ ¹',
      'geomean           3.162                       -100.00%                 ³ ⁴                ? ³ ⁴ ⁵',
      '¹ need >= 6 samples for confidence interval at level 0.95',
      '² need >= 4 samples to detect a difference at alpha level 0.05',
      '³ benchmark set differs from baseline; geomeans may not be comparable',
      '⁴ summaries must be >0 to compute geomean',
      '⁵ ratios must be >0 to compute geomean',
    ]);
  });

  test('of exact values', () => {
    expect(linesOf(tableOf(EXACT))).toEqual([
      '        │       x       │             y             │',
      '        │       x       │     x       vs base       │',
      'A         4.000 ± 25% ¹   4.000 ± 0%  0.00% (n=4+1)',
      'B         0.000 ±  0%     7.000 ± 0%      ? (n=1)',
      'geomean               ²   5.292       ?',
      '¹ exact distribution expected, but values range from 3 to 5',
      '² summaries must be >0 to compute geomean',
    ]);
  });

  test('without column fields, of one row: no geomean', () => {
    const rows = { A: [[-1, -2, -3, -4, -5, -6, -1]] };
    expect(linesOf(tableOf({ unit: 'm', columns: [[]], rows, varying: ['.fullname'] }))).toEqual([
      '  │        m        │',
      'A   -3.000 ± -67% ¹',
      '¹ benchmarks vary in .fullname',
    ]);
  });

  test('of negative values', () => {
    const rows = {
      A: [
        [-10, -11, -9, -10, -10, -12],
        [10, 11, 9, 10, 10, 12],
      ],
    };
    expect(linesOf(tableOf({ unit: 'd', columns: ['neg', 'pos'], rows }))).toEqual([
      '  │      neg      │                 pos                 │',
      '  │       d       │      d       vs base                │',
      'A   -10.00 ± -10%   10.00 ± 20%  -200.00% (p=0.002 n=6)',
    ]);
  });

  test('of infinite values', () => {
    const all = (value: number) => [value, value, value, value];
    const rows = {
      A: [all(Infinity), all(-Infinity)],
      B: [
        [-1, 2, 3, 4, 5, 6],
        [0, 0, 0, 0, 0, 0],
      ],
    };
    expect(linesOf(tableOf({ unit: 'x', columns: ['i', 'j'], rows }))).toEqual([
      '        │      i      │                    j                     │',
      '        │      x      │      x        vs base                    │',
      'A          NaNn ± ∞ ¹    NaNn ±  ∞ ¹     +NaN% (p=0.029 n=4)',
      'B         3.500 ± ?     0.000 ± 0%    -100.00% (p=0.048 n=6)',
      'geomean             ²                 ?                      ² ³',
      '¹ need >= 6 samples for confidence interval at level 0.95',
      '² summaries must be >0 to compute geomean',
      '³ ratios must be >0 to compute geomean',
    ]);
  });

  test('of a size in bytes', () => {
    const rows = { A: [[1_024_000], [1_048_576]] };
    expect(linesOf(tableOf({ unit: 'B/op', columns: ['k1', 'k2'], rows }))).toEqual([
      '  │       k1       │                k2                 │',
      '  │      B/op      │      B/op       vs base           │',
      'A   1000.0Ki ± ∞ ¹   1024.0Ki ± ∞ ¹  ~ (p=1.000 n=1) ²',
      '¹ need >= 6 samples for confidence interval at level 0.95',
      '² need >= 4 samples to detect a difference at alpha level 0.05',
    ]);
  });
});

test('from zero there is no percentage', () => {
  const rows = {
    A: [
      [1, 2, 3],
      [1, 2, 3],
    ],
    B: [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    C: [
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ],
  };
  expect(linesOf(tableOf({ unit: 'd', columns: ['p1', 'p2'], rows }))).toEqual([
    '        │     p1      │               p2               │',
    '        │      d      │      d       vs base           │',
    'A         2.000 ± ∞ ¹   2.000 ± ∞ ¹  ~ (p=1.000 n=3) ²',
    'B         0.000 ± ∞ ¹   0.000 ± ∞ ¹  ~ (p=1.000 n=4) ³',
    'C         0.000 ± ∞ ¹   1.000 ± ∞ ¹  ? (p=0.029 n=4)',
    'geomean             ⁴                ?               ⁴',
    '¹ need >= 6 samples for confidence interval at level 0.95',
    '² need >= 4 samples to detect a difference at alpha level 0.05',
    '³ all samples are equal',
    '⁴ summaries must be >0 to compute geomean',
  ]);
});

// benchstat never ends.
test('with NaN there is neither a p nor a change', () => {
  const rows = {
    A: [
      [1, Number.NaN],
      [1, 2],
    ],
  };
  const [, , row] = linesOf(tableOf({ unit: 'd', columns: ['a', 'b'], rows }));
  expect(row).toMatch(/ {2}\? \(p=NaN n=2\)$/);
});

describe('headings', () => {
  const COLUMNS = [
    ['p', '1'],
    ['q', '1'],
    ['q', '2'],
  ];

  test('neighbours with one value share it', () => {
    const rows = {
      A: [
        [1, 1, 1, 1],
        [2, 2, 2, 2],
        [2048, 2048, 2048, 2049],
      ],
    };
    const fields = [{ name: 'goos', value: 'linux' }];
    expect(linesOf(tableOf({ unit: 'B/s', fields, columns: COLUMNS, rows }))).toEqual([
      'goos: linux',
      '  │      p      │                                        q                                        │',
      '  │      1      │                  1                  │                     2                     │',
      '  │     B/s     │     B/s      vs base                │      B/s        vs base                   │',
      'A   1.000 ± ∞ ¹   2.000 ± ∞ ¹  +100.00% (p=0.029 n=4)   2048.000 ± ∞ ¹  +204700.00% (p=0.029 n=4)',
      '¹ need >= 6 samples for confidence interval at level 0.95',
    ]);
  });

  test('a wide one stretches the values below it', () => {
    const columns = ['a very long label that has to go somewhere', 'head'];
    expect(linesOf(tableOf({ ...TWO_FILES, columns }))).toEqual([
      '         │ a very long label that has to go somewhere │                head                │',
      '         │                   score                    │    score     vs base               │',
      'Encode-8                                  1.726k ± 1%   1.494k ± 1%  -13.42% (p=0.002 n=6)',
      'Decode-8                                   35.50 ± 4%    35.50 ± 7%        ~ (p=0.965 n=6)',
      'geomean                                    247.5         230.3        -6.95%',
    ]);
  });

  test('above a table stand the fields that have changed', () => {
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
    expect(linesOf(first, second)).toEqual([
      'goos: linux',
      'pkg: p',
      '  │      1      │',
      '  │     B/s     │',
      'A   1.000 ± ∞ ¹',
      '¹ need >= 6 samples for confidence interval at level 0.95',
      '',
      'pkg: q',
      '  │      1      │                     2                     │',
      '  │     B/s     │      B/s        vs base                   │',
      'A   2.000 ± ∞ ¹   2048.000 ± ∞ ¹  +102300.00% (p=0.029 n=4)',
      '¹ need >= 6 samples for confidence interval at level 0.95',
    ]);
  });

  test('empty fields too, above the first one', () => {
    const fields = [
      { name: 'a', value: 'x,y' },
      { name: 'b', value: '' },
    ];
    expect(linesOf(tableOf({ unit: 'd"q', fields, columns: ['l"'], rows: { A: [[1.5]] } }))).toEqual([
      'a: x,y',
      'b: ',
      '  │     l"      │',
      '  │     d"q     │',
      'A   1.500 ± ∞ ¹',
      '¹ need >= 6 samples for confidence interval at level 0.95',
    ]);
  });
});

test('bytes that are not UTF-8 come out as they are, each a character wide', () => {
  const rows = { 'N\xff\xe9': [[5e-6]], Longer: [[5e-6]] };
  const text = renderText([tableOf({ unit: 'u', columns: ['n'], rows })]);
  const lines = [
    '        │      n       │',
    '        │      u       │',
    'N\xff\xe9       5.000µ ± ∞ ¹',
    'Longer    5.000µ ± ∞ ¹',
    'geomean   5.000µ',
    '¹ need >= 6 samples for confidence interval at level 0.95',
  ];
  const expected = lines.map((line) => bytes(line).replace(bytes('N\xff\xe9'), 'N\xff\xe9'));
  expect(text.split('\n').slice(0, -1)).toEqual(expected);
});
