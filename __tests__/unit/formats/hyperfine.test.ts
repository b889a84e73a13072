import { describe, expect, test } from '@jest/globals';
import { hyperfine } from '../../../src/formats/hyperfine.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(...results: object[]) {
  const { measurements, problems } = hyperfine.parse({ path: 'r.json', text: JSON.stringify({ results }) });
  return {
    found: measurements.map(({ name, metric, values, aggregate = false }) => [name, metric, aggregate, ...values]),
    problems: problems.map(inWords).map(({ where, message, severity }) => `${severity} ${where}: ${message}`),
  };
}

test('every run; the same name again is another benchmark; without runs the median', () => {
  expect(
    parse(
      { command: 'a', times: [1, 2] },
      { command: 'a', times: [3], memory_usage_byte: [9] },
      { command: 'b', median: 4 },
    ),
  ).toEqual({
    found: [
      ['a', 'time', false, 1, 2],
      ['a#2', 'time', false, 3],
      ['a#2', 'memory_usage_byte', false, 9],
      ['b', 'time', true, 4],
    ],
    problems: [],
  });
});

const AT = 'r.json: $.results[0]';
test.each([
  [[], 'error r.json: no benchmark has a result. Check the options and the configuration of `hyperfine`.'],
  [
    [{ command: 'a' }],
    `error ${AT}: "a" has no result. It failed, or the run was stopped: see the output of the tool.`,
  ],
  [
    [{ command: 'a', times: [1, 1], exit_codes: [0, 137] }],
    `warning ${AT}: "a" failed in 1 of 2 runs, which ended with "137". Run it alone to see why.`,
  ],
  [
    [{ command: 'a', times: [1, 1], exit_codes: [null, null] }],
    `warning ${AT}: "a" failed in 2 of 2 runs, which ended with "signal". Run it alone to see why.`,
  ],
  [
    [{ command: 'a', times: [0, 1] }],
    `error ${AT}: "a" took no time, so the compiler may have removed its code, or the clock is too coarse. Use \`hyperfine -N\`.`,
  ],
  [[{ command: 'a', times: ['1'] }], `error ${AT}.times[0]: must be a finite number, but is "1".`],
])('%j', (results, problem) => expect(parse(...results).problems).toEqual([problem]));

test('one that cannot be read keeps its number', () => {
  const { found } = parse({ command: 'a', times: [null] }, { command: 'a', times: [1] });
  expect(found).toEqual([['a#2', 'time', false, 1]]);
});

describe('results of one command', () => {
  const names = (...results: object[]) => parse(...results).found.map(([name]) => name);
  const times = [1];

  test('are told apart by their parameters', () => {
    const sizes = ['1', '2'].map((size) => ({ command: 'job', times, parameters: { mode: 'a', size } }));
    expect(names(...sizes)).toEqual(['job [mode=a, size=1]', 'job [mode=a, size=2]']);
  });

  test('are numbered if their parameters are the same too', () => {
    const same = { command: 'job', times, parameters: { size: '1' } };
    expect(names(same, same, { command: 'job', times })).toEqual(['job [size=1]', 'job [size=1]#2', 'job']);
  });

  test('keep the command as their name where it occurs once', () => {
    const sizes = ['1', '2'].map((size) => ({ command: `job ${size}`, times, parameters: { size } }));
    expect(names(...sizes)).toEqual(['job 1', 'job 2']);
  });

  test('have the same names if one of them cannot be read', () => {
    const [wrong, right] = ['1', '2'].map((size) => ({ command: 'job', times: ['1'], parameters: { size } }));
    expect(names(wrong!, { ...right, times })).toEqual(['job [size=2]']);
  });
});
