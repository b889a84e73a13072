import { expect, test } from '@jest/globals';
import { asv } from '../../../src/formats/asv.ts';
import { parseToolOutputs } from '../../../src/formats/index.ts';
import { inWords } from '../../support/diagnostics.ts';

const results = (rows: string) =>
  `{"commit_hash": "a", "result_columns": ["result", "params", "version", "samples"], "results": {${rows}}}`;

function parse(rows: string, ...others: { path: string; text: string }[]) {
  const { measurements, problems } = asv.parseFiles!([{ path: 'r.json', text: results(rows) }, ...others]);
  return {
    found: measurements.map(({ name, metric, unit, values, aggregate = false }) => [
      name,
      metric,
      unit,
      aggregate,
      ...values,
    ]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

test('samples, or the median; the prefix tells what is measured', () => {
  expect(
    parse(`"a.time_x": [[1], [], "v", [[2, 3]]], "a.TimeY": [[1]], "a.B.peakmem_x": [[4]], "a.mem_x": [[5]],
      "a.track_x": [[6]], "a.timeraw_x": [[7], [], "v", [null]]`),
  ).toEqual({
    found: [
      ['a.time_x', 'time', 'seconds', false, 2, 3],
      ['a.TimeY', 'time', 'seconds', true, 1],
      ['a.B.peakmem_x', 'peakmemory', 'bytes', false, 4],
      ['a.mem_x', 'memory', 'bytes', false, 5],
      ['a.track_x', 'track', 'unit', false, 6],
      ['a.timeraw_x', 'time', 'seconds', true, 7],
    ],
    problems: [],
  });
});

test('units of benchmarks.json, whatever else lies there', () => {
  const described = {
    path: 'benchmarks.json',
    text: '{"a.track_x": {"type": "track", "unit": "ms"}, "version": 2}',
  };
  const machine = { path: 'machine.json', text: '{"arch": "x86_64", "version": 1}' };
  expect(parse('"a.track_x": [[6]]', described, machine).found).toEqual([['a.track_x', 'track', 'ms', false, 6]]);
  const sources = [described, machine, { path: 'r.json', text: results('"a.track_x": [[6]]') }];
  expect(parseToolOutputs(sources, 'auto')).toMatchObject({ format: 'asv', problems: [] });
});

test('combinations of parameters, the last one first; what was skipped is left out', () => {
  const rows = `"a.time_x": [[1, NaN, 3, 4], [["1", "2"], ["'a'", "'b'"]]]`;
  expect(parse(rows)).toEqual({
    found: [
      ["a.time_x(1, 'a')", 'time', 'seconds', true, 1],
      ["a.time_x(2, 'a')", 'time', 'seconds', true, 3],
      ["a.time_x(2, 'b')", 'time', 'seconds', true, 4],
    ],
    problems: [],
  });
});

const AT = 'r.json: $.results.a.time_x';
test.each([
  ['', 'r.json: no benchmark has a result. Check that the output is that of `asv`.'],
  ['"a.time_x": null', `${AT}: "a.time_x" failed. See the output of the tool.`],
  ['"a.time_x": [null, []]', `${AT}: "a.time_x" failed. See the output of the tool.`],
  ['"a.time_x": [[null], [["1"]]]', `${AT}: "a.time_x(1)" failed. See the output of the tool.`],
  [
    '"a.time_x": [[1, 2], [["1"]]]',
    `${AT}: "a.time_x" says that it has 1 values, but has 2. See the output of the tool.`,
  ],
  ['"a.time_x": [[Infinity]]', `${AT}: "a.time_x" has no usable \`time\`: "Infinity". See the output of the tool.`],
  [
    '"a.time_x": [[1], [], "v", [[1, null]]]',
    `${AT}: "a.time_x" has no usable \`time\`: "null". See the output of the tool.`,
  ],
  ['"a.time_x": 3', `${AT}: must be a list, but is "3".`],
])('%s', (rows, problem) => expect(parse(rows)).toEqual({ found: [], problems: [problem] }));

test('filter: the name with its parameters', () => {
  expect(asv.filter!([{ group: null, name: "a.time_x(1, 'a')" }])).toBe(String.raw`^(a\.time_x\(1, 'a'\))$`);
});
