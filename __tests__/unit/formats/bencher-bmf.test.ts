import { expect, test } from '@jest/globals';
import { bencherBmf } from '../../../src/formats/bencher-bmf.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(text: string) {
  const { measurements, problems } = bencherBmf.parse({ path: 'out', text });
  return {
    found: measurements.map(({ name, metric, unit, better, values }) => [name, metric, unit, better, ...values]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

test('the name of a measure, or its slug, tells the unit', () => {
  expect(parse('{"a": {"Build Time": {"value": 1}, "throughput": {"value": 2}, "ms": {"value": 3}}}').found).toEqual([
    ['a', 'Build Time', 's', 'lower', 1],
    ['a', 'throughput', '1/s', 'higher', 2],
    ['a', 'ms', 'ms', null, 3],
  ]);
});

test.each([
  ['{"a": {"b": {"value": 1}}}', true],
  ['{"a \\" b": {"b": {"lower_value": 1, "value": 2.5e3, "upper_value": 3}}}', true],
  ['{"metrics": {"vus": {"value": 1, "min": 1, "max": 1}}}', false],
  ['{"a": {"b": {"value": "1"}}}', false],
  ['{"a": {"value": 1}}', false],
])('%s: %s', (text, isOurs) => expect(bencherBmf.recognises(text)).toBe(isOurs));

test.each([
  ['{}', 'out: no benchmark has a result. Check that the command ran to its end.'],
  ['{"a": 1}', 'out: $.a: must be an object, but is "1".'],
  ['{"a": {"b": {"value": null}}}', 'out: $.a.b.value: must be a finite number, but is "null".'],
])('%s', (text, problem) => expect(parse(text)).toEqual({ found: [], problems: [problem] }));
