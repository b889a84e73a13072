import { expect, test } from '@jest/globals';
import { gnuTime } from '../../../src/formats/gnu-time.ts';
import { inWords } from '../../support/diagnostics.ts';

function report({ command = 'a b', elapsed = '0:01.50', status = '0', first = '' } = {}) {
  return `${first}\tCommand being timed: "${command}"
\tUser time (seconds): 0.25
\tSystem time (seconds): 0.50
\tElapsed (wall clock) time (h:mm:ss or m:ss): ${elapsed}
\tMaximum resident set size (kbytes): 2
\tExit status: ${status}
`;
}

function parse(text: string) {
  expect(gnuTime.recognises(text)).toBe(true);
  const { measurements, problems } = gnuTime.parse({ path: 'out', text });
  return {
    found: measurements.map(({ name, metric, unit, values }) => [name, metric, unit, ...values]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

test('the same command again is another value; minutes and hours', () => {
  expect(parse(report() + report({ elapsed: '1:02:03' }))).toEqual({
    found: [
      ['a b', 'user', 's', 0.25, 0.25],
      ['a b', 'system', 's', 0.5, 0.5],
      ['a b', 'elapsed', 's', 1.5, 3723],
      ['a b', 'max_rss', 'KiB', 2, 2],
    ],
    problems: [],
  });
});

test.each([
  [report({ status: '3' }), 'out:1: "a b" failed: "Exit status: 3".'],
  [report({ first: 'Command terminated by signal 9\n' }), 'out:2: "a b" failed: "Command terminated by signal 9".'],
  [
    report().split('\tExit')[0]!,
    'out:1: "a b" did not end. Results may be missing. Check that the command ran to its end.',
  ],
  [report({ elapsed: '?' }), 'out:1: "a b" has no usable `elapsed`. See the output of the tool.'],
])('%j', (text, problem) => expect(parse(text)).toEqual({ found: [], problems: [problem] }));
