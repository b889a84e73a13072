import { describe, expect, test } from '@jest/globals';
import { json } from '../../../src/formats/json.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(text: string) {
  const { measurements, problems } = json.parse({ path: 'r.json', text });
  expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
  return {
    measurements,
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

test('a single value, with what is not said filled in', () => {
  expect(parse('[{"name": "a", "unit": "ms", "value": 1.5, "range": "± 3", "extra": {}}]').measurements).toEqual([
    { group: null, name: 'a', metric: 'value', unit: 'ms', better: null, values: [1.5], primary: true },
  ]);
});

test('of both, the list counts', () => {
  const { measurements } = parse('[{"name": "a", "unit": "ms", "value": 2, "values": [1, 2, 3]}]');
  expect(measurements[0]?.values).toEqual([1, 2, 3]);
});

test('the same benchmark again is another sample, another metric or unit is not', () => {
  const { measurements, problems } = parse(`[{"name": "a", "unit": "ms", "value": 1},
    {"name": "a", "unit": "ms", "values": [2, 3]},
    {"name": "a", "unit": "MB", "value": 9},
    {"name": "a", "unit": "ms", "metric": "p99", "value": 5}]`);
  expect(measurements.map(({ metric, unit, values }) => [metric, unit, values])).toEqual([
    ['value', 'ms', [1, 2, 3]],
    ['value', 'MB', [9]],
    ['p99', 'ms', [5]],
  ]);
  expect(problems).toEqual([]);
});

describe('messages', () => {
  test.each([
    ['[{"unit": "ms", "value": 1}]', 'r.json: $[0].name: must be a text, but is "nothing".'],
    ['[{"name": "", "unit": "ms", "value": 1}]', 'r.json: $[0].name: must not be empty.'],
    ['[{"name": "a", "value": 1}]', 'r.json: $[0].unit: must be a text, but is "nothing".'],
    ['[{"name": "a", "unit": "ms", "value": "1"}]', 'r.json: $[0].value: must be a finite number, but is "1".'],
    ['[{"name": "a", "unit": "ms", "value": null}]', 'r.json: $[0].value: must be a finite number, but is "null".'],
    [
      '[{"name": "a", "unit": "ms", "value": 1e999}]',
      'r.json: $[0].value: must be a finite number, but is "Infinity".',
    ],
    [
      '[{"name": "a", "unit": "ms", "values": [1, "2"]}]',
      'r.json: $[0].values[1]: must be a finite number, but is "2".',
    ],
    ['[{"name": "a", "unit": "ms", "values": []}]', 'r.json: $[0].values: must not be empty, but is "[]".'],
    [
      '[{"name": "a", "unit": "ms", "value": 1, "better": "more"}]',
      'r.json: $[0].better: must be one of `lower` and `higher`, but is "more".',
    ],
    [
      '[{"name": "a", "unit": "ms"}]',
      "r.json: $[0]: must be an object with `values`, but is \"{'name':'a','unit':'ms'}\".",
    ],
    [
      '[{"name": "a", "unit": "ms", "value": 1}, {"name": "a", "unit": "s", "value": 1}]',
      'r.json: $[1]: "a" is there again with another `unit` or `better`. Use those of its first entry.',
    ],
    ['{"name": "a"}', "r.json: must be a list, but is \"{'name':'a'}\"."],
    ['[]', 'r.json: no benchmark has a result. Check that the command ran to its end.'],
    [
      '',
      'r.json: the output is empty. Check that the command prints its results, name the file that it writes in `output-file`, or time the command itself with `format: command`.',
    ],
    ['[{"name": "a",\n "unit": ', 'r.json:2:10: the JSON breaks off here. Check that the command ran to its end.'],
    [
      '[{"name": "a", "unit": "ms", "value": NaN}]',
      'r.json:1:39: this is not valid JSON: "NaN" stands in place of a value. Keep other text out of the JSON, or update the tool that writes it.',
    ],
    [
      '[{"name": "a", "unit": "ms", "value": 1}]\n[]',
      'r.json:2: no benchmark has a result. Check that the command ran to its end.',
    ],
  ])('%s', (text, problem) => {
    expect(parse(text).problems).toEqual([problem]);
  });
});

test.each([
  ['[{"name": "a", "unit": "ms", "value": 1', true],
  ['\n[ {"value": 1, "unit": "ms", "name": "a"}]', true],
  ['[{"name": "a", "unit": "ms", "values": [', true],
  ['[]', true],
  ['[{"name": "dist/small.js", "passed": true, "size": 8}]', false],
  ['{"name": "a", "unit": "ms", "value": 1}', false],
  ['', false],
])('%j: %p', (text, recognised) => {
  expect(json.recognises(text)).toBe(recognised);
});
