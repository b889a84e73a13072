import { describe, expect, test } from '@jest/globals';
import { parseToolOutput, parseToolOutputs } from '../../../src/formats/index.ts';
import { inWords } from '../../support/diagnostics.ts';

const BENCHCMP = `benchmark              old ns/op     new ns/op     delta
BenchmarkEncode-4      2694          1544          -42.69%
BenchmarkDecode-4      100           100           +0.00%

benchmark              old allocs     new allocs     delta
BenchmarkEncode-4      10             9              -10.00%
`;
const TABLES: Readonly<Record<string, string>> = {
  benchcmp: BENCHCMP,
  benchstat: `goos: linux
         │   old.txt    │               new.txt               │
         │    sec/op    │   sec/op     vs base                │
Encode-4   2.694µ ± 1%    1.544µ ± 1%  -42.69% (p=0.000 n=10)
`,
  'benchstat of before 2023':
    'name      old time/op  new time/op  delta\nEncode-4  2.69µs ± 1%  1.54µs ± 1%  -42.69%  (p=0.000 n=10+10)\n',
  critcmp:
    'group     base                 new\n-----     ----                 ---\nencode    1.00   10.0±0.01µs        ? ?/sec    1.10   11.0±0.01µs        ? ?/sec\n',
  'cargo-benchcmp':
    ' name    old ns/iter  new ns/iter  diff ns/iter   diff %  speedup \n encode  2,694        1,544               -1,150  -42.69%   x 1.74 \n',
};

describe.each(Object.entries(TABLES))('a table of %s', (tool, text) => {
  test.each(['auto', 'go', 'criterion-text', 'libtest-bench', 'google-benchmark'])('read as %s', (format) => {
    const { measurements, problems } = parseToolOutput({ path: 'out', text }, format);
    expect(measurements).toEqual([]);
    expect(problems.map(inWords)).toEqual([
      {
        severity: 'error',
        where: expect.stringMatching(/^out:[12]$/),
        message: expect.stringContaining(`a comparison by \`${tool.split(' ')[0]}\``),
      },
    ]);
    expect(parseToolOutputs([{ path: 'out', text }], format).measurements).toEqual([]);
  });
});

test('results before and after a table are read, and the table is told', () => {
  const text = `BenchmarkA-4\t1\t5 ns/op\n\n${BENCHCMP}\nBenchmarkB-4\t1\t6 ns/op\n`;
  const { measurements, problems } = parseToolOutput({ path: 'out', text }, 'auto');
  expect(measurements.map(({ name, values }) => [name, ...values])).toEqual([
    ['BenchmarkA-4', 5],
    ['BenchmarkB-4', 6],
  ]);
  expect(problems).toEqual([expect.objectContaining({ code: 'comparison-output', severity: 'warning' })]);
});
