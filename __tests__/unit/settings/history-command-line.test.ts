import { describe, expect, test } from '@jest/globals';
import { parseChangePointsArgs } from '../../../src/cli/history.ts';
import { UserError } from '../../../src/errors.ts';
import { renderDiagnostics } from '../../../src/render/excerpt.ts';
import { parseArgs } from '../../../src/settings/command-line.ts';

const NO_WORDS = { given: {}, files: [], script: null };
const DEFAULTS = { window: Infinity, p: 0.001, magnitude: 0 };

const parseHistoryArgs = (argv: readonly string[]) => parseArgs('history', argv);
const parseImportArgs = (argv: readonly string[]) => parseArgs('history import', argv);

function refusal(argv: readonly string[], parse: (argv: readonly string[]) => unknown = parseChangePointsArgs): string {
  try {
    parse(argv);
  } catch (error) {
    if (error instanceof UserError) return renderDiagnostics(error.diagnostics);
    throw error;
  }
  return 'nothing is refused';
}

describe('parseChangePointsArgs', () => {
  test.each([
    [['a.txt'], { method: 'ranks', file: 'a.txt', limits: DEFAULTS }],
    [['--', '-a.txt'], { method: 'ranks', file: '-a.txt', limits: DEFAULTS }],
    [
      ['--method', 'e-divisive', '--window=2', '--p', '1', '--magnitude', '0', '-'],
      { method: 'e-divisive', file: '-', limits: { window: 2, p: 1, magnitude: 0 } },
    ],
    [
      ['-p', '1e-5', '--magnitude', '.05', 'a'],
      { method: 'ranks', file: 'a', limits: { window: Infinity, p: 1e-5, magnitude: 0.05 } },
    ],
  ])('%j', (argv, options) => {
    expect(parseChangePointsArgs(argv)).toEqual(options);
  });

  test.each([
    [[], /^command line: no file was named\./],
    [['a', 'b'], /^command line: takes one series at a time\. Remove "b"\./],
    [['--method', 'pelt', 'a'], /^--method: unknown value "pelt"\. Use `ranks` or `e-divisive`\./],
    [['--window', '9', 'a'], /^--window: must be between 10 and 1000000, not "9"\./],
    [['--window', '2.5', 'a'], /^--window: "2\.5" is not a whole number\./],
    [['--method', 'e-divisive', '--window', '1001', 'a'], /^--window: must be between 2 and 1000, not "1001"\./],
    [['--p', '0', 'a'], /^--p: must be above 0 and at most 1, not "0"\./],
    [['--p', '1.1', 'a'], /^--p: must be above 0 and at most 1, not "1\.1"\./],
    [['--p', 'NaN', 'a'], /^--p: "NaN" is not a number\./],
    [['--magnitude', '-0.1', 'a'], /^--magnitude: must not be negative, but is "-0\.1"\./],
    [['--magnitude', '5%', 'a'], /^--magnitude: "5%" is not a number\. Use a share: `0\.05`\./],
    [['--magnitude', '1e999', 'a'], /^--magnitude: "1e999" is not a number/],
  ])('%j is refused', (argv, message) => {
    expect(refusal(argv)).toMatch(message);
  });
});

describe('parseHistoryArgs', () => {
  test('takes any ref, and has a default for each flag', () => {
    const nothing = { out: null, format: 'text', benchmarks: null, since: null, ...NO_WORDS };
    expect(parseHistoryArgs([])).toEqual({ ...nothing, ref: 'refs/bench-referee/history' });
    const given = { ref: 'perf', out: 'a.html', format: 'html', benchmarks: 'par*', since: 'v1' };
    expect(parseHistoryArgs(Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]))).toEqual({
      ...given,
      ...NO_WORDS,
    });
  });

  test.each(['ref', 'format', 'benchmarks', 'since'])('--%s may not be empty', (name) => {
    for (const value of ['', ' '])
      expect(refusal([`--${name}`, value], parseHistoryArgs)).toMatch(/^--\w+: is empty\. Use/);
  });
});

test('no flag of `history import` may be empty', () => {
  expect(refusal(['--ref', '', 'data.js'], parseImportArgs)).toMatch(/^--ref: is empty\. Use/);
});
