import { describe, expect, test } from '@jest/globals';
import { criterionFiles } from '../../../src/formats/criterion-files.ts';
import { inWords } from '../../support/diagnostics.ts';

const sample = '{"sampling_mode":"Flat","iters":[2.0,4.0],"times":[10.0,40.0]}';
const benchmark = '{"group_id":"g","function_id":"f","value_str":null,"full_id":"g/f","title":"g/f"}';
const estimates = '{"mean":{"confidence_interval":{}},"median":{"point_estimate":7.5}}';

function parse(files: Readonly<Record<string, string>>) {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  const { measurements, problems } = criterionFiles.parseFiles!(sources);
  return {
    found: measurements.map(({ name, unit, values, aggregate = false }) => [name, unit, values, aggregate]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

test('every sample for each iteration, by the name that benchmark.json tells', () => {
  expect(parse({ 'g/f/new/sample.json': sample, 'g/f/new/benchmark.json': benchmark })).toEqual({
    found: [['g/f', 'ns', [5, 10], false]],
    problems: [],
  });
});

test('only what the last run wrote, and no file that is not ours', () => {
  const files = {
    'f/base/sample.json': '{"iters":[1],"times":[1]}',
    'f/base/benchmark.json': benchmark,
    'f/change/estimates.json': estimates,
    'f/new/tukey.json': '[1,2,3,4]',
    'f\\new\\sample.json': sample,
    'f\\new\\benchmark.json': benchmark,
  };
  expect(parse(files)).toEqual({ found: [['g/f', 'ns', [5, 10], false]], problems: [] });
});

test('the estimated median where there are no samples', () => {
  const files = { 'new/estimates.json': estimates, 'new/benchmark.json': benchmark };
  expect(parse(files).found).toEqual([['g/f', 'ns', [7.5], true]]);
});

test('the same benchmark in another folder is more of it', () => {
  const files = {
    'a/f/new/sample.json': sample,
    'a/f/new/benchmark.json': benchmark,
    'b/f/new/sample.json': sample,
    'b/f/new/benchmark.json': benchmark,
  };
  expect(parse(files).found).toEqual([['g/f', 'ns', [5, 10, 5, 10], false]]);
});

describe('messages', () => {
  const all = 'is missing. Make `output-file` match it, too: `target/criterion/**/new/*.json`.';
  test.each<[Record<string, string>, string]>([
    [{ 'f/new/sample.json': sample }, `f/new: \`benchmark.json\` ${all}`],
    [{ 'f/base/sample.json': sample, 'f/base/benchmark.json': benchmark }, `output-file: \`new/sample.json\` ${all}`],
    [{ stdout: 'x' }, `stdout: \`new/sample.json\` ${all}`],
    [
      { 'f/new/sample.json': '{"iters":[1],"times":[1,2]}', 'f/new/benchmark.json': benchmark },
      "f/new/sample.json: $: must have as many values as `iters` and `times`, but is \"{'iters':[1],'times':[1,2]}\".",
    ],
    [
      { 'f/new/sample.json': '{"iters":[0],"times":[1]}', 'f/new/benchmark.json': benchmark },
      'f/new/sample.json: $.iters[0]: must be more than 0, but is "0".',
    ],
    [
      { 'f/new/sample.json': '{"iters":[1],"ti', 'f/new/benchmark.json': benchmark },
      'f/new/sample.json:1:17: the JSON breaks off here. Check that the command ran to its end.',
    ],
    [
      { 'f/new/sample.json': sample, 'f/new/benchmark.json': '{"full_id":3}' },
      'f/new/benchmark.json: $.full_id: must be a text, but is "3".',
    ],
  ])('%j', (files, problem) => {
    expect(parse(files)).toEqual({ found: [], problems: [problem] });
  });
});

test.each([sample, benchmark, estimates, '{"iters":[1.0],"times":[2.0]}'])('recognises %s', (text) => {
  expect(criterionFiles.recognises(text)).toBe(true);
});
