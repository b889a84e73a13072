import { expect, test } from '@jest/globals';
import { perfStat } from '../../../src/formats/perf-stat.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(text: string) {
  expect(perfStat.recognises(text)).toBe(true);
  const { measurements, problems } = perfStat.parse({ path: 'out', text });
  return {
    found: measurements.map(({ metric, unit, values, aggregate = false }) => [metric, unit, aggregate, ...values]),
    problems: problems.map(inWords).map(({ where, message, severity }) => `${severity} ${where}: ${message}`),
  };
}

const row = (event: string, count: string, more = '') =>
  `{"counter-value" : "${count}", "unit" : "", "event" : "${event}", "pcnt-running" : 100.00, "metric-value" : nan${more}}`;

test('JSON lines below comments, with derived metrics that are no numbers', () => {
  const derived = '{"metric-value" : -inf, "metric-unit" : "x"}';
  expect(
    parse(`# started on x\n\n${row('a', '1.5')}\n${row('a', '2')}\n${derived}\n${row('b', '3', ', "variance" : 0.1')}`),
  ).toEqual({
    found: [
      ['a', 'count', false, 1.5, 2],
      ['b', 'count', true, 3],
    ],
    problems: [],
  });
});

test('CSV, with events that hold commas', () => {
  expect(
    parse('# x\n0.63,msec,task-clock,628807,100.00,0.037,CPUs utilized\n7,,cpu/a=1,b/u,1.42%,628807,100.00,,\n'),
  ).toEqual({
    found: [
      ['task-clock', 'msec', false, 0.63],
      ['cpu/a=1,b/u', 'count', true, 7],
    ],
    problems: [],
  });
});

test.each([
  [
    `${row('a', '1')}\n${row('b', '<not counted>')}`,
    ['warning out:2: "b" has no usable `count`: "<not counted>". See the output of the tool.'],
  ],
  [
    row('a', '1').replace('100.00', '24.50'),
    ['warning out: "a" was counted for only 24.5 % of the time. Count fewer events with `-e`.'],
  ],
  [
    row('a', '<not supported>'),
    [
      'warning out: "a" has no usable `count`: "<not supported>". See the output of the tool.',
      'error out: no benchmark has a result. Check `-e duration_time`.',
    ],
  ],
  [
    row('a', '1', ', "interval" : 1.0'),
    ['error out: this is the output of `perf stat -I`, in which a row is only a part of the run. Leave out `-I`.'],
  ],
])('%s', (text, problems) => expect(parse(text).problems).toEqual(problems));
