// The rules that hold for the output of every format: names that are there and of bounded length.

import { describe, expect, test } from '@jest/globals';
import { parseToolOutput, parseToolOutputs } from '../../../src/formats/index.ts';
import { MAX_NAME_LENGTH } from '../../../src/model/measurement.ts';
import { inWords } from '../../support/diagnostics.ts';

function read(text: string, format: string, path = 'out') {
  const { measurements, problems } = parseToolOutput({ path, text }, format);
  return {
    names: measurements.map(({ name }) => name),
    problems: problems.map(inWords).map(({ where, message, severity }) => `${severity} ${where}: ${message}`),
  };
}

const entry = (fields: object) => ({ name: 'a', unit: 'ms', value: 1, ...fields });

describe('a name that is empty', () => {
  test.each([' ', '\t\u00a0'])('is an error: %j', (name) => {
    expect(read(JSON.stringify([entry({ name, value: 2.5 }), entry({})]), 'json')).toEqual({
      names: ['a'],
      problems: [
        'error out: a benchmark has no name, but the value "2.5 ms". Give every benchmark a name, and keep other output out of the results.',
      ],
    });
  });

  test.each([
    ['junit', '<testsuite name="s">\n<testcase time="1"/></testsuite>'],
    ['tap', 'TAP version 13\nok 1 - # time=5ms\n1..1\n'],
    ['libtest-bench', '{"type":"bench","median":5}'],
    ['dart', '(RunTime): 5 us.'],
    ['console-time', ': 5ms'],
    ['bencher-bmf', '{"": {"latency": {"value": 5}}}'],
    ['benchmark-ips', '[{"name": "", "ips": 5, "stddev": 1}]'],
    ['hyperfine', '{"results": [{"command": "", "times": [5], "median": 5}]}'],
  ])('is no measurement of the format %s', (format, text) => {
    const { names, problems } = read(text, format);
    expect(names).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(/^error /)]);
  });
});

describe('a text that is too long', () => {
  const long = 'x'.repeat(MAX_NAME_LENGTH);

  test('of the greatest length is read', () => {
    expect(read(`BenchmarkA 1 5 ns/op\nBenchmark${long.slice(9)} 1 5 ns/op\n`, 'go')).toEqual({
      names: ['BenchmarkA', `Benchmark${long.slice(9)}`],
      problems: [],
    });
  });

  test('is an error that tells the line, once for all metrics of the benchmark', () => {
    expect(read(`BenchmarkA 1 5 ns/op\nBenchmark${long} 1 5 ns/op 6 B/op\n`, 'go')).toEqual({
      names: ['BenchmarkA'],
      problems: [
        `error out:2: the name of a benchmark has 1009 characters, but at most 1000 are allowed: "Benchmark${'x'.repeat(50)}…". Shorten it in the source of the benchmark.`,
      ],
    });
  });

  test.each([
    ['group', `pkg: ${long}y\nBenchmarkA 1 5 ns/op\n`, 'go', 'out:1'],
    // In Go text the unit is the metric as well.
    ['metric', `BenchmarkA 1 5 ${long}y\n`, 'go', 'out:1'],
    ['unit', JSON.stringify([entry({ unit: `"${long}` })], null, 1), 'json', 'out:4'],
  ])('the %s is bounded too (%#)', (field, text, format, where) => {
    const { names, problems } = read(text, format);
    expect(names).toEqual([]);
    expect(problems[0]).toMatch(
      new RegExp(`^error ${where}: the ${field} of "\\w+" has 1001 characters, but at most 1000 are allowed`),
    );
  });

  test('the metric is bounded too', () => {
    const { names, problems } = read(`{"a": {"${long}y": {"value": 5}}}`, 'bencher-bmf');
    expect(names).toEqual([]);
    expect(problems[0]).toMatch(/^error out:1: the metric of "a" has 1001 characters/);
  });

  test('a name that is put together has the place of no line', () => {
    const suite = `<testsuite name="${'a'.repeat(600)}">\n<testcase name="x" time="1"/></testsuite>`;
    expect(read(suite, 'junit').problems).toEqual([]);
    const path = Array.from({ length: 30 }, (_, index) => `${index}`.repeat(50));
    const tap = path.map((name, depth) => `${'    '.repeat(depth)}# Subtest: ${name}`).join('\n');
    const text = `TAP version 13\n${tap}\n${'    '.repeat(29)}ok 1 - x # time=5ms\nok 1 - y\n1..1\n`;
    expect(read(text, 'tap').problems[0]).toMatch(/^error out: the name of a benchmark has \d+ characters/);
  });

  test('of several files the one that has it is named', () => {
    const sources = [
      { path: 'a.txt', text: 'BenchmarkA 1 5 ns/op\n' },
      { path: 'b.txt', text: `Benchmark${long} 1 5 ns/op\n` },
    ];
    expect(
      parseToolOutputs(sources, 'auto')
        .problems.map(inWords)
        .map(({ where }) => where),
    ).toEqual(['b.txt:1']);
  });
});

test('long texts of a problem are shortened, in its data and in its location', () => {
  const key = 'k'.repeat(100_000);
  const text = JSON.stringify({ [key]: { latency: { value: key } } });
  const [problem] = parseToolOutput({ path: 'out', text }, 'bencher-bmf').problems;
  const short = `${'k'.repeat(59)}…`;
  expect(problem).toMatchObject({
    code: 'wrong-type',
    data: { expected: 'number', got: short },
    location: [{ path: 'out', keys: [short, 'latency', 'value'] }],
  });
});
