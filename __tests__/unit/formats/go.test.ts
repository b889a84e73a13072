import { describe, expect, test } from '@jest/globals';
import { go } from '../../../src/formats/go.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(...lines: string[]) {
  return go.parse({ path: 'out.txt', text: lines.join('\n') });
}

test('the same name in two packages is two benchmarks, and again in one is another value', () => {
  const { measurements, problems } = parse(
    'pkg: a',
    'BenchmarkX 1 5 ns/op',
    'pkg: b',
    'BenchmarkX 1 7 ns/op',
    'pkg: a',
    'BenchmarkX 1 6 ns/op',
  );
  expect(measurements.map(({ group, values }) => [group, values])).toEqual([
    ['a', [5, 6]],
    ['b', [7]],
  ]);
  expect(problems).toEqual([]);
});

test('a unit keeps the name that the tool gave it', () => {
  const { measurements } = parse('BenchmarkX 1 5 ns/op 3 ms/op');
  expect(measurements).toEqual([
    {
      group: null,
      name: 'BenchmarkX',
      metric: 'ns/op',
      unit: 'ns/op',
      better: null,
      values: [5],
      primary: true,
    },
    {
      group: null,
      name: 'BenchmarkX',
      metric: 'ms/op',
      unit: 'ms/op',
      better: null,
      values: [3],
      primary: false,
    },
  ]);
});

test('the same unit twice on one line is two values', () => {
  expect(parse('BenchmarkX 1 5 x 6 x').measurements[0]?.values).toEqual([5, 6]);
});

test('a torn line is dropped and reported', () => {
  const { measurements, problems } = parse(
    'BenchmarkPrints-2  \tstdout noise 123 ns/op',
    ' 7705497\t 0.5676 ns/op',
    'BenchmarkX 1 5 ns/op',
  );
  expect(measurements.map(({ name }) => name)).toEqual(['BenchmarkX']);
  const message =
    'this line is not in Go\'s benchmark format: "parsing iteration count: invalid syntax". Check that nothing else prints to it.';
  expect(problems.map(inWords)).toEqual([{ where: 'out.txt:1', message, severity: 'warning' }]);
});

test('a value that is no number is dropped and reported', () => {
  const { measurements, problems } = parse('BenchmarkX 1 5 ns/op NaN score');
  expect(measurements.map(({ metric }) => metric)).toEqual(['ns/op']);
  expect(problems.map(inWords)).toEqual([
    {
      where: 'out.txt:1',
      message: '"BenchmarkX" has no usable `score`: "NaN". See the output of the tool.',
      severity: 'warning',
    },
  ]);
});

describe('Unit lines', () => {
  test('set the direction and the noise of a metric, wherever they stand', () => {
    const { measurements } = parse(
      'BenchmarkX 1 5 score 7 p99-ns 3 instr',
      'Unit score better=higher assume=nothing',
      'Unit p99-sec better=lower',
      'Unit instr assume=exact',
    );
    expect(measurements.map(({ better, deterministic }) => [better, deterministic])).toEqual([
      ['higher', undefined],
      ['lower', undefined],
      [null, true],
    ]);
  });

  test('must not contradict each other', () => {
    const { problems } = parse(
      'BenchmarkX 1 5 MB/s',
      'Unit MB/s better=higher',
      'Unit B/s better=higher better=lower nonsense',
    );
    expect(problems.map(inWords)).toEqual([
      {
        where: 'out.txt:3',
        message: '`better` of the unit "B/s" is already "higher". Keep one of the two.',
        severity: 'warning',
      },
      {
        where: 'out.txt:3',
        message:
          'this line is not in Go\'s benchmark format: "expected key=value". Check that nothing else prints to it.',
        severity: 'warning',
      },
    ]);
  });
});

describe('a failed run', () => {
  test.each([
    ['--- FAIL: BenchmarkA (0.00s)', '"BenchmarkA" failed. See the output of the tool.'],
    ['    --- FAIL: BenchmarkA/sub', '"BenchmarkA/sub" failed. See the output of the tool.'],
    ['panic: boom', 'the run crashed: "panic: boom". Results after it are missing. Run it alone to see why.'],
    [
      'fatal error: all goroutines are asleep',
      'the run crashed: "fatal error: all goroutines are asleep". Results after it are missing. Run it alone to see why.',
    ],
    ['FAIL\ta/b [build failed]', '"a/b" failed: "build failed".'],
    ['FAIL\ta/b\t0.1s', '"a/b" failed. See the output of the tool.'],
    ['FAIL', 'the run failed. See the output of the tool.'],
  ])('%j', (line, message) => {
    const { measurements, problems } = parse('BenchmarkX 1 5 ns/op', line);
    expect(measurements).toHaveLength(1);
    expect(problems.map(inWords)).toEqual([{ where: 'out.txt:2', message, severity: 'error' }]);
  });

  test('is told once, where it happened', () => {
    const { problems } = parse(
      'BenchmarkX 1 5 ns/op',
      '--- FAIL: BenchmarkA',
      '    a_test.go:13: boom',
      'FAIL',
      'exit status 1',
      'FAIL\ta\t0.1s',
      'FAIL\tb\t0.1s',
      'FAIL',
    );
    expect(problems.map(inWords).map(({ where, message }) => `${where}: ${message}`)).toEqual([
      'out.txt:2: "BenchmarkA" failed: "a_test.go:13: boom".',
      'out.txt:7: "b" failed. See the output of the tool.',
    ]);
  });

  test('a skipped benchmark is a warning, a skipped test is nothing', () => {
    const { problems } = parse('BenchmarkX 1 5 ns/op', '--- SKIP: TestA (0.00s)', '--- SKIP: BenchmarkB');
    expect(problems.map(inWords)).toEqual([
      { where: 'out.txt:3', message: '"BenchmarkB" was skipped.', severity: 'warning' },
    ]);
  });

  test('nothing at all', () => {
    const message = 'no benchmark has a result. Check `-bench`.';
    expect(parse('PASS', 'ok  \ta\t0.1s').problems.map(inWords)).toEqual([
      { where: 'out.txt', message, severity: 'error' },
    ]);
  });
});

describe('-json', () => {
  const event = (fields: Record<string, string>) => JSON.stringify({ Action: 'output', ...fields });
  const pass = (name: string) => JSON.stringify({ Action: 'pass', Package: name });

  test('lines in pieces, packages mixed', () => {
    const { measurements, problems } = parse(
      event({ Package: 'a', Test: 'BenchmarkX', Output: 'BenchmarkX \t' }),
      event({ Package: 'b', Test: 'BenchmarkX', Output: 'BenchmarkX \t' }),
      event({ Package: 'b', Output: '1\t7 ns/op\n' }),
      event({ Package: 'a', Output: '1\t5 ns/op\nBenchmarkX 1 6 ns/op\n' }),
      pass('a'),
      pass('b'),
    );
    expect(measurements.map(({ group, values }) => [group, values])).toEqual([
      ['a', [5, 6]],
      ['b', [7]],
    ]);
    expect(problems).toEqual([]);
  });

  test('a line has the number of the event it began in', () => {
    const { problems } = parse(
      event({ Package: 'a', Output: 'BenchmarkX 1 5 ns/op\n' }),
      event({ Package: 'a', Output: 'BenchmarkY \t' }),
      event({ Package: 'a', Output: 'noise\n' }),
      pass('a'),
    );
    expect(problems.map(inWords).map(({ where }) => where)).toEqual(['out.txt:2']);
  });

  test('what the compiler says comes without a package', () => {
    const { problems } = parse(
      JSON.stringify({ ImportPath: 'a', Action: 'build-output', Output: '# a\n' }),
      JSON.stringify({ ImportPath: 'a', Action: 'build-fail' }),
      event({ Package: 'a', Output: 'FAIL\ta [build failed]\n' }),
      JSON.stringify({ Action: 'fail', Package: 'a' }),
      event({ Package: 'b', Output: 'BenchmarkX 1 5 ns/op\n' }),
      pass('b'),
    );
    expect(problems.map(inWords).map(({ where, message }) => `${where}: ${message}`)).toEqual([
      'out.txt:3: "a" failed: "build failed".',
    ]);
  });

  test('a package that failed without a word in its output is an error', () => {
    const spaced = '{"Time": "2026", "Action": "output", "Package": "a", "Output": "BenchmarkX 1 5 ns/op\\n"}';
    expect(go.recognises(spaced)).toBe(true);
    const { problems } = parse(spaced, '{"Action": "fail", "Package": "a"}', event({ Output: 'x\n' }), pass('b'));
    expect(problems.map(inWords).map(({ where, message, severity }) => `${severity} ${where}: ${message}`)).toEqual([
      'error out.txt: "a" failed. See the output of the tool.',
    ]);
  });

  test('long paths first, other text around', () => {
    const importPath = 'example.com/'.padEnd(100, 'x');
    const { measurements } = parse(
      '> make bench',
      JSON.stringify({ ImportPath: importPath, Action: 'build-output', Output: '# x\n' }),
      event({ Package: 'b', Output: 'BenchmarkX 1 5 ns/op\n' }),
      pass('b'),
    );
    expect(measurements.map(({ group, values }) => [group, values])).toEqual([['b', [5]]]);
  });

  test('a torn event and a package without an end are errors', () => {
    const { problems } = parse(event({ Package: 'a', Output: 'BenchmarkX 1 5 ns/op\n' }), '{"Action":"outp');
    expect(problems.map(inWords).map(({ where, severity }) => [where, severity])).toEqual([
      ['out.txt:2', 'error'],
      ['out.txt', 'error'],
    ]);
  });
});

test('a result behind other text is told, and not read', () => {
  const { measurements, problems } = parse(
    'half a line BenchmarkX-2 \t 100\t 5 ns/op',
    'note: BenchmarkY 1 6 ns/op',
    'half BenchmarkW-2   \thalf',
    'half 1 6 ns/op',
    '    x_test.go:3: as BenchmarkZ says',
    'BenchmarkOk 1 7 ns/op',
  );
  expect(measurements.map(({ name }) => name)).toEqual(['BenchmarkOk']);
  expect(problems.map(inWords)).toEqual([
    {
      where: 'out.txt:1',
      message:
        'the result of "BenchmarkX-2" is not read, because "half a line" is in front of it. Make the benchmark end its own output with a line feed.',
      severity: 'warning',
    },
    expect.objectContaining({ where: 'out.txt:2', severity: 'warning' }),
    expect.objectContaining({
      where: 'out.txt:3',
      message: expect.stringMatching(/^the result of "BenchmarkW-2" is not read/),
    }),
  ]);
});

test.each([
  [['--- FAIL: BenchmarkX', '    x_test.go:3: below', 'FAIL'], '"BenchmarkX" failed: "x_test.go:3: below".'],
  [['    x_test.go:3: above', '--- FAIL: BenchmarkX', 'FAIL'], '"BenchmarkX" failed: "x_test.go:3: above".'],
  [
    ['    x_test.go:3: above', '--- FAIL: BenchmarkX', '    x_test.go:4: below'],
    '"BenchmarkX" failed: "x_test.go:4: below".',
  ],
  [['BenchmarkX', '--- FAIL: BenchmarkX', 'FAIL'], '"BenchmarkX" failed. See the output of the tool.'],
  [
    ['BenchmarkX', '    x_test.go:3: above', '        and on', '--- FAIL: BenchmarkX'],
    '"BenchmarkX" failed: "x_test.go:3: above".',
  ],
  [
    ['--- BENCH: BenchmarkA', '    x_test.go:3: of A', '--- FAIL: BenchmarkX', 'FAIL'],
    '"BenchmarkX" failed. See the output of the tool.',
  ],
])('why a benchmark failed stands below it, and with -v above: %j', (lines, message) => {
  const { problems } = parse('BenchmarkOk 1 7 ns/op', ...lines);
  expect(problems.map(inWords).map(({ message }) => message)).toEqual([message]);
});

test('the name of a package is no torn result', () => {
  const { problems } = parse('BenchmarkA 1 5 ns/op', 'PASS', 'ok  \texample.com/BenchmarkSuite\t1.2s');
  expect(problems).toEqual([]);
});

test('what a benchmark logged is not why a later one failed', () => {
  const result = 'BenchmarkA 1 5 ns/op';
  const { problems } = parse(result, '    x_test.go:3: of A', result, '--- FAIL: BenchmarkX', 'FAIL');
  expect(problems.map(inWords).map(({ message }) => message)).toEqual([
    '"BenchmarkX" failed. See the output of the tool.',
  ]);
});

test('what the compiler says first of a package is why it does not build', () => {
  const { problems } = parse(
    '# m/a [m/a.test]',
    'a/x_test.go:3:32: undefined: thing',
    'a/x_test.go:4:1: another',
    '# m/b',
    '# [m/b]',
    'vet: b/x_test.go:7:2: no such thing',
    'FAIL\tm/a [build failed]',
    'FAIL\tm/b [build failed]',
    'FAIL\tm/c [build failed]',
  );
  expect(problems.map(inWords).map(({ where, message }) => `${where}: ${message}`)).toEqual([
    'out.txt:7: "m/a" failed: "build failed: a/x_test.go:3:32: undefined: thing".',
    'out.txt:8: "m/b" failed: "build failed: vet: b/x_test.go:7:2: no such thing".',
    'out.txt:9: "m/c" failed: "build failed".',
  ]);
});

test('the prefix is for the tool, not for people', () => {
  expect(go.displayName?.('BenchmarkHex-2')).toBe('Hex-2');
  expect(go.displayName?.('Benchmark')).toBe('Benchmark');
});

test.each([
  ['BenchmarkX-8  \t 100\t 5 ns/op', true],
  ['ok  \texample.com/a\t0.1s', true],
  ['> make bench\ngoos: linux', true],
  ['{"Time":"2026","Action":"start","Package":"a"}', true],
  ['Benchmark            Time    CPU   Iterations', false],
  ['Benchmarking 127.0.0.1 (be patient).....done', false],
  ['test a ... bench:  12 ns/iter (+/- 1)', false],
  ['', false],
])('%j: %p', (text, recognised) => {
  expect(go.recognises(text)).toBe(recognised);
});
