import { expect, test } from '@jest/globals';
import { commonPath } from '../../../src/formats/callgrind-counts.ts';
import { gungraun } from '../../../src/formats/gungraun.ts';
import { iaiCallgrind } from '../../../src/formats/iai-callgrind.ts';
import { inWords } from '../../support/diagnostics.ts';

const count = (label: string, value: string, width = 55) =>
  `  ${`${label}:`.padEnd(width - value.length)}${value}|N/A                  (*********)`;
const END = 'Gungraun result: Ok. 1 without regressions; 0 regressed; 0 filtered; 1 benchmarks finished in 1s';

function parse(...lines: string[]) {
  const { measurements, problems } = gungraun.parse({ path: 'out', text: lines.join('\n') });
  return {
    found: measurements.map(({ name, metric, unit, values, primary }) => [name, metric, unit, primary, ...values]),
    problems: problems.map(inWords).map(({ where, message, severity }) => `${severity} ${where}: ${message}`),
  };
}

test('one of the two by the end of the run, or by the width of the columns', () => {
  const name = 'a::b::c id:(1)';
  const [wide, narrow] = [count('Instructions', '1'), count('Instructions', '1', 40)];
  for (const [text, isGungraun] of [
    [`${name}\n${wide}`, true],
    [`${name}\n${narrow}`, false],
    [`${name}\n${narrow}\n${END}`, true],
    [`${name}\n${wide}\nIai-Callgrind result: Ok. 1 without regressions`, false],
  ] as const) {
    expect([gungraun.recognises(text), iaiCallgrind.recognises(text)]).toEqual([isGungraun, !isGungraun]);
  }
});

test('other tools have their name in front, rates and parts are left out', () => {
  const lines = [
    'a::b::c id:(1)',
    'something it printed',
    '  ======= CALLGRIND ====================',
    '  ## pid: 1 thread: 1 part: 1           ',
    count('Instructions', '5'),
    '  ## Total',
    count('Instructions', '7'),
    count('L1 Hit Rate', '99.5'),
    '  Gone:                       N/A|12 (*********)',
    '  ======= DHAT =========================',
    count('Total bytes', '12'),
    END,
  ];
  expect(parse(...lines)).toEqual({
    found: [
      ['a::b::c id:(1)', 'Instructions', 'count', true, 7],
      ['a::b::c id:(1)', 'DHAT Total bytes', 'B', false, 12],
    ],
    problems: [],
  });
});

test.each([
  [[], 'error out: no benchmark has a result. Check the options and the configuration of `cargo bench`.'],
  [
    ['a::b', count('Instructions', '5')],
    'error out:2: the run did not end: `Gungraun result` is missing. Results may be missing. Check that the command ran to its end.',
  ],
  [
    ['a::b', count('Instructions', 'x'), END],
    'error out:2: "a::b" has no usable `Instructions`: "Instructions: x|N/A (*********)". See the output of the tool.',
  ],
])('%j', (lines, problem) => expect(parse(...lines).problems).toEqual([problem]));

test('without an end, an old version may have printed it', () => {
  const text = `a::b\n${count('Instructions', '5', 40)}`;
  expect(iaiCallgrind.parse({ path: 'out', text }).problems).toMatchObject([{ severity: 'warning' }]);
});

test('filter: what all have in common', () => {
  const named = (...names: string[]) => names.map((name) => ({ group: null, name }));
  expect(commonPath(named('f::g::sum a:(1)', 'f::g::sort b:(2)'))).toBe('f::g::s');
  expect(gungraun.filter!(named('f::g::sum a:(1)'))).toBe('f::g::sum*');
  expect(gungraun.filter!(named('f', 'g'))).toBe('*');
  expect(iaiCallgrind.filter!(named('f::g::sum a:1', 'f::g::sum'))).toBe('f::g::sum');
  expect(iaiCallgrind.filter!(named('f', 'g'))).toBe(':');
});
