import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../../src/errors.ts';
import { formatAliases, formatIds } from '../../../src/formats/format-names.ts';
import { FORMATS, findFormat, parseToolOutput, parseToolOutputs, recogniseFormat } from '../../../src/formats/index.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { inWords } from '../../support/diagnostics.ts';

test('ids are kebab-case, unique, and none is "auto"', () => {
  expect(new Set(formatIds).size).toBe(FORMATS.length);
  for (const id of formatIds) expect(id).toMatch(/^(?!auto$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
  expect(formatIds.map(findFormat)).toEqual(FORMATS);
  expect(findFormat('auto')).toBeNull();
});

describe('aliases', () => {
  test('are of one format each, and no ids', () => {
    const aliases = FORMATS.flatMap(({ aliases = [] }) => aliases);
    const content = ['magic', 'cpp', 'js', 'python', 'rust'];
    expect([...formatAliases.keys()]).toEqual([...content, ...aliases]);
    expect(new Set(aliases).size).toBe(aliases.length);
    expect(formatIds.filter((id) => formatAliases.has(id) || id === 'auto')).toEqual([]);
    expect(formatAliases.has('auto')).toBe(false);
  });

  test('stand for the format, which goes by its id', () => {
    expect(findFormat('googlecpp')?.id).toBe('google-benchmark');
    expect(parseToolOutput({ path: 'out', text: 'BenchmarkX 1 5 ns/op' }, 'go_bench').format).toBe('go');
    expect(parseToolOutput({ path: 'out', text: 'BenchmarkX 1 5 ns/op' }, 'magic').format).toBe('go');
    expect(findFormat('magic')).toBeNull();
    expect(parseToolOutputs([{ path: 'out', text: 'BenchmarkX 1 5 ns/op' }], 'go_bench').format).toBe('go');
  });
});

describe('auto', () => {
  const auto = (text: string) => parseToolOutput({ path: 'out', text }, 'auto');

  test('decides by content, after cleaning', () => {
    expect(auto('\ufeff\x1b[32mBenchmarkX 1 5 ns/op\x1b[0m\r\n')).toMatchObject({
      format: 'go',
      measurements: [{ name: 'BenchmarkX', unit: 'ns/op' }],
      problems: [],
    });
    expect(auto('[{"name": "a", "unit": "ms", "value": 1}]').format).toBe('json');
  });

  test('knows Go from a table of Google Benchmark with names such as Go has', () => {
    const rule = '-'.repeat(56);
    const head = `${rule}\nBenchmark              Time             CPU   Iterations\n${rule}\n`;
    expect(auto(`${head}BenchmarkX           373 us         16.5 us           19\n`).format).toBe('google-benchmark');
  });

  const known =
    'Run `bench-referee formats` for a list; the format `command` measures the duration of the command itself.';

  test.each([
    [
      '\r\n',
      'out: the output is empty. Check that the command prints its results, name the file that it writes in `output-file`, or time the command itself with `format: command`.',
    ],
    ['hello\nworld', `out: no format fits the output, which begins with "hello". ${known}`],
    ['{"a": 1, "b": 2}', `out: the output is JSON that no format fits, with the keys "a" and "b". ${known}`],
    ['{}', `out: the output is JSON without keys, which no format fits. ${known}`],
    ['[1, 2]', `out: no format fits the output, which begins with "[1, 2]". ${known}`],
    [
      '["9 letters", {"a": 1}]',
      `out: no format fits the output, which begins with "['9 letters', {'a': 1}]". ${known}`,
    ],
    ['{"a": ', 'out:1:7: the JSON breaks off here. Check that the command ran to its end.'],
  ])('%j fits nothing', (text, message) => {
    const { format, measurements, problems } = auto(text);
    expect([format, measurements]).toEqual([null, []]);
    expect(problems.map(inWords).map(({ where, message: words }) => `${where}: ${words}`)).toEqual([message]);
  });

  test('never chooses between two', () => {
    const text = '[{"name": "a", "unit": "ms", "value": 1}]\nok  \texample.com/a\t0.1s\n';
    expect(inWords(recogniseFormat(text, 'out') as Diagnostic)).toEqual({
      where: 'out',
      message: `several formats fit the output: \`go\` by "ok example.com/a 0.1s" and \`json\` by "[{'name': 'a', 'unit': 'ms', 'value': 1}]". Set \`format\` to one of them.`,
      severity: 'error',
    });
  });
});

test('a format that was asked for is used without a look', () => {
  expect(parseToolOutput({ path: 'out', text: 'hello' }, 'json')).toMatchObject({
    format: 'json',
    measurements: [],
  });
});

test('a number that nothing can measure is an error, and all others are read', () => {
  const text = 'BenchmarkA 1 5 ns/op 1e308 MB/s\nBenchmarkB 1 1e308 ns/op\n';
  const { measurements, problems } = parseToolOutput({ path: 'out', text }, 'auto');
  expect(measurements.map(({ name, metric }) => [name, metric])).toEqual([['BenchmarkA', 'ns/op']]);
  expect(problems.map(inWords)).toEqual([
    {
      where: 'out',
      message:
        '"BenchmarkA" has a value that is not 0 or a number between 1e-30 and 1e+30, of either sign: "1e+308 MB/s". See the output of the tool. The same is true of 1 more.',
      severity: 'error',
    },
  ]);
});

test('an unknown id is the fault of the configuration', () => {
  expect(() => parseToolOutput({ path: 'out', text: '' }, 'gotest')).toThrow(UserError);
  expect(() => parseToolOutput({ path: 'out', text: '' }, 'gotest')).toThrow(
    `format: unknown format "gotest". Run \`bench-referee formats\` for a list; the format \`command\` measures the duration of the command itself.`,
  );
});

describe('several files', () => {
  const own = (name: string) => JSON.stringify([{ name, unit: 'ms', value: 1 }]);
  const sample = { path: 'f/new/sample.json', text: '\ufeff{"iters": [2], "times": [6]}' };
  const benchmark = { path: 'f/new/benchmark.json', text: '{"group_id": "f", "full_id": "f"}' };
  const other = { path: 'f/new/tukey.json', text: '[1, 2, 3, 4]' };

  test.each(['auto', 'criterion-files'])('that belong together are read together: %s', (format) => {
    expect(parseToolOutputs([benchmark, sample, other], format)).toMatchObject({
      format: 'criterion-files',
      measurements: [{ name: 'f', values: [3] }],
      problems: [],
    });
  });

  test('of other formats are read one by one', () => {
    const sources = [
      { path: 'a', text: own('a') },
      { path: 'b', text: 'BenchmarkX 1 5 ns/op' },
      { path: 'c', text: 'hello' },
    ];
    const { format, measurements, problems } = parseToolOutputs(sources, 'auto');
    expect([format, ...measurements.map(({ name }) => name)]).toEqual(['json', 'a', 'BenchmarkX']);
    expect(problems.map(inWords).map(({ where }) => where)).toEqual(['c']);
  });
});

test('no filter is empty, and each is of one line', () => {
  const benchmarks = ['', ' ', '()', 'a/b', '#2', '...', ' > ', ' ['].map((name) => ({ group: null, name }));
  for (const { id, filter } of FORMATS) {
    for (const benchmark of benchmarks) expect([id, filter?.([benchmark])]).not.toEqual([id, '']);
  }
});
