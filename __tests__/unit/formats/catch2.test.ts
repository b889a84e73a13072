import { describe, expect, test } from '@jest/globals';
import { catch2 } from '../../../src/formats/catch2.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(text: string) {
  expect(catch2.recognises(text)).toBe(true);
  const { measurements, problems } = catch2.parse({ path: 'out', text });
  return {
    found: measurements.map(({ name, unit, values }) => [name, unit, ...values]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

describe('XML', () => {
  const xml = (...inner: string[]) =>
    `<?xml version="1.0"?>\n<Catch2TestRun name="a>b">\n<TestCase name="T">\n${inner.join('\n')}\n</TestCase>\n</Catch2TestRun>`;
  const result = (name: string, mean: string) =>
    `<BenchmarkResults name="${name}"><mean value="${mean}"/><outliers/></BenchmarkResults>`;

  test('sections, entities, and the same benchmark with other data', () => {
    const section = `<Section name="s/1">${result('x &lt;&amp;amp;>', '1e3')}</Section>`;
    expect(parse(xml(section, section, result('y', '2')))).toEqual({
      found: [
        ['T/s/1/x <&amp;>', 'ns', 1000],
        ['T/s/1/x <&amp;>#2', 'ns', 1000],
        ['T/y', 'ns', 2],
      ],
      problems: [],
    });
  });

  test.each([
    [xml(), 'out: no benchmark has a result. Check `-r xml`.'],
    [xml(result('x', 'nan')), 'out:4: "x" has no usable `mean`: "nan". See the output of the tool.'],
    [
      xml('<BenchmarkResults name="x"></BenchmarkResults>'),
      'out:4: "x" has no result. It failed, or the run was stopped: see the output of the tool.',
    ],
    [xml('<BenchmarkResults name="x"><failed message="no db"/></BenchmarkResults>'), 'out:4: "x" failed: "no db".'],
    [xml(result('x', '1'), '<OverallResult success="false"/>'), 'out:5: "T" failed. See the output of the tool.'],
    [xml(result('x', '1'), "<OverallResult success = 'false'/>"), 'out:5: "T" failed. See the output of the tool.'],
    [
      xml(result('x', '1'), '<OverallResult größe="1" success="false"/>'),
      'out:5: "T" failed. See the output of the tool.',
    ],
    [xml(result('x', '1'), '<OverallResult/>'), 'out:5: "T" failed. See the output of the tool.'],
    [
      '<Catch2TestRun name="a">\n<OverallResults successes="1" failures="2"/></Catch2TestRun>',
      'out:2: the run says that it has 2 failures, but has 0. See the output of the tool.',
    ],
    [
      '<Catch name="a">\n<Group>\n<TestCase name="T">',
      'out:3: the XML breaks off here. Check that the command ran to its end.',
    ],
  ])('%s', (text, problem) => expect(parse(text).problems).toEqual([problem]));
});

describe('console', () => {
  const rule = '-'.repeat(79);
  const program = 'a is a Catch2 v3.7.1 host application.\n';
  const head = (...names: string[]) => [rule, ...names, rule, 'a.cpp:1', '.'.repeat(79), ''].join('\n');
  const columns = (last: string) =>
    `\nbenchmark name                       samples       iterations    ${last}\n                                     mean          low mean      high mean\n${rule}\n`;
  const table = (...rows: string[]) => columns('est run time') + rows.join('\n');
  const result = (name: string) =>
    `${name.padEnd(38)}        10           247     960.83 us \n   2.5 us    1 us    3 us \n   1 us    1 us    1 us \n`;
  const end = `\n${'='.repeat(79)}\nAll tests passed\n`;

  test('wrapped names of test cases, sections and benchmarks', () => {
    const long = 'word '.repeat(15).trim();
    const names = ['T first', 'second', `  ${long}`, '  behind', '  short', '  other'];
    const text = program + head(...names) + table('a long', result('name')) + end;
    expect(parse(text)).toEqual({
      found: [[`T first second/${long} behind/short/other/a long name`, 'us', 2.5]],
      problems: [],
    });
  });

  test('without analysis there is the mean alone', () => {
    const row = 'fib 10                                          10           247     960.83 ns ';
    expect(parse(program + head('T') + columns('      mean') + row + end).found).toEqual([['T/fib 10', 'ns', 960.83]]);
  });

  test.each([
    [
      program + head('T') + table(result('x')),
      'out:1: the run did not end. Results may be missing. Check that the command ran to its end.',
    ],
    [
      `${program}${head('T')}${table(result('x'))}\na.cpp:1: FAILED:\n  REQUIRE( false )\n${end}`,
      'out:15: "T" failed: "a.cpp:1: FAILED:".',
    ],
    [
      `${program}${head('T')}${table(result('x'))}\na.cpp(1): FAILED:\n  REQUIRE( false )\n${end}`,
      'out:15: "T" failed: "a.cpp(1): FAILED:".',
    ],
    [
      `${program}${head('T')}${table(result('x'))}${end.replace('All tests passed', 'test cases: 2 | 1 passed | 1 failed\nassertions: 2 | 1 passed | 1 failed')}`,
      'out:16: the run failed: "test cases: 2 | 1 passed | 1 failed".',
    ],
    [
      program + head('T') + table(result('x'), 'a long', 'one        Benchmark failed (boom) ') + end,
      'out:16: "a long one" failed: "boom".',
    ],
    [
      program + head('T') + table(result('x').split('\n')[0]!, '', result('y')) + end,
      'out:12: "x" has no usable `mean`: "(no name)". See the output of the tool.',
    ],
  ])('%#', (text, problem) => expect(parse(text).problems).toEqual([problem]));
});

test('JSON has no benchmarks', () => {
  expect(parse('{"version": 1, "metadata": {"catch2-version": "3.7.1"}}')).toEqual({
    found: [],
    problems: ['out: this is the JSON of Catch2, which has no benchmarks. Run the program with `-r xml`.'],
  });
});

test('filter: test cases, whatever part of the name they are', () => {
  const filter = (...names: string[]) => catch2.filter!(names.map((name) => ({ group: null, name })));
  expect(filter('Codec/a', 'Codec/b', 'x, "y" [z]*/c')).toBe(
    String.raw`Codec,Codec/*,x\, \"y\" \[z]\*,x\, \"y\" \[z]\*/*`,
  );
  expect(filter('/a')).toBe('*');
});
