import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { flagSpecOf, parseArgs } from '../../../src/settings/command-line.ts';
import { toKebabCase } from '../../../src/settings/option.ts';
import { OPTIONS, type OptionName } from '../../../src/settings/options.ts';
import { PUBLISHING_OPTIONS } from '../../../src/settings/workflow-options.ts';

test('every flag of check', () => {
  const argv = [
    ...['--base', 'main', '-head=HEAD~1', '--config', 'x.yml', '--config-from', 'base', '--rounds', '6..10'],
    ...['--max-minutes', '5', '--seed', 'a1', '--setup', 'make', '--working-directory', 'sub', '--output-file'],
    ...['o/*.json', '--unit', 'sample', '--name', 'linux', '--fail-on', 'inconclusive', '--out', 'kept'],
    ...['--', 'make bench | tee log'],
  ];
  expect(parseArgs('check', argv)).toEqual({
    given: {
      base: 'main',
      head: 'HEAD~1',
      config: 'x.yml',
      configFrom: 'base',
      rounds: { min: 6, max: 10 },
      maxMinutes: 5,
      seed: 'a1',
      setup: 'make',
      workingDirectory: 'sub',
      outputFile: 'o/*.json',
      unit: 'sample',
      name: 'linux',
      failOn: 'inconclusive',
      run: ['make bench | tee log'],
    },
    format: 'text',
    out: 'kept',
    canary: null,
    writeBaseline: false,
    run: null,
    files: [],
    script: 'make bench | tee log',
  });
});

describe('--format of check', () => {
  test.each([
    [['--format', 'json'], undefined, 'json'],
    [['--format', 'markdown'], undefined, 'markdown'],
    [['--format', 'junit'], undefined, 'junit'],
    [['--input-format', 'junit'], 'junit', 'text'],
    [['--format', 'go'], 'go', 'text'],
    [['--format', 'command'], 'command', 'text'],
    [['--input-format', 'json'], 'json', 'text'],
    [['--format', 'json', '--input-format', 'json'], 'json', 'json'],
    [['--format', 'go', '--input-format', 'auto'], 'auto', 'text'],
  ])('%j', (argv, format, output) => {
    const asked = parseArgs('check', argv);
    expect([asked.given.format, asked.format]).toEqual([format, output]);
  });
});

test.each([
  [
    'xml',
    'Use `text`, `markdown`, `html`, `json`, `brief`, `csv`, `junit`, or an id that `bench-referee formats` lists.',
  ],
  ['markdwon', 'Use `markdown`.'],
  ['hyperfin', 'Use `hyperfine`.'],
])('--format %s names the formats of the report', (format, advice) => {
  const words = `--format: unknown value "${format}". ${advice}`;
  expect(() => parseArgs('check', ['--format', format])).toThrow(words);
});

test('--format of measure is always the benchmark’s', () => {
  expect(parseArgs('measure', ['--format', 'json']).given.format).toBe('json');
});

describe('a variable of this program behind two dashes', () => {
  const remedyOf = (...words: string[]) => {
    try {
      return parseArgs('check', ['--', ...words]).given.run;
    } catch (error) {
      return /Give the command as one word, which a shell runs: `(.*)`\.$/.exec((error as Error).message)?.[1];
    }
  };

  test.each([
    [['go', 'test', `-bench=\${BENCH_REFEREE_FILTER:-.}`, '.'], `-- 'go test "-bench=\${BENCH_REFEREE_FILTER:-.}" .'`],
    [['./bench', '--out', '$BENCH_REFEREE_HOME/a b'], `-- './bench --out "$BENCH_REFEREE_HOME/a b"'`],
    [['./bench', 'a"b`c\\$BENCH_REFEREE_SIDE', "it's"], undefined],
  ])('in one of several words is an error that shows the command as one word: %j', (words, remedy) => {
    expect(() => parseArgs('check', ['--', ...words])).toThrow('no shell replaces the variable in');
    if (remedy !== undefined) expect(remedyOf(...words)).toBe(remedy);
  });

  test.each([
    [[`go test -bench="\${BENCH_REFEREE_FILTER:-.}" .`]],
    [['sh', '-c', 'go test -bench="$BENCH_REFEREE_FILTER"']],
    [['bash', '-euc', `echo \${BENCH_REFEREE_SIDE}`]],
  ])('is replaced by a shell in %j', (words) => expect(remedyOf(...words)).toHaveLength(1));
});

describe('the words behind two dashes', () => {
  test.each([
    [['go', 'test', '-bench=.', './...'], 'go test -bench=. ./...'],
    [['go', 'test', '-run=^$'], "go test '-run=^$'"],
    [['echo', 'a b', "it's", ''], "echo 'a b' 'it'\\''s' ''"],
    [['make a && make b'], 'make a && make b'],
  ])('%j', (words, script) => {
    expect(parseArgs('check', ['--', ...words]).given.run).toEqual([script]);
  });
});

test('nothing asked is nothing given', () => {
  expect(parseArgs('check', [])).toEqual({
    ...{ given: {}, canary: null, format: 'text', out: null, writeBaseline: false },
    ...{ run: null, files: [], script: null },
  });
  expect(parseArgs('report', [])).toEqual({ given: {}, format: 'text', files: [], script: null });
});

test('commands that read files', () => {
  expect(
    parseArgs('report', ['a.json', '--format=html', '--config', 'x.yml', '--fail-on=never', '--', '-b.json']),
  ).toEqual({
    given: { config: 'x.yml', failOn: 'never' },
    format: 'html',
    files: ['a.json', '-b.json'],
    script: null,
  });
  expect(() => parseArgs('report', ['--format', 'xml'])).toThrow(
    '--format: unknown value "xml". Use `text`, `markdown`, `html`, `json`, `brief`, `csv` or `junit`.',
  );
});

describe('doctor', () => {
  test('measures a fixed number of rounds, and writes where it is told', () => {
    const argv = ['--rounds', '20', '--write', 'proposed.yml', '--format', 'json', '--', 'make bench'];
    expect(parseArgs('doctor', argv)).toEqual({
      given: { rounds: { min: 20, max: 20 }, run: ['make bench'] },
      format: 'json',
      write: 'proposed.yml',
      ...{ files: [], script: 'make bench' },
    });
    expect(parseArgs('doctor', [])).toEqual({
      ...{ given: {}, format: 'text', write: null },
      ...{ files: [], script: null },
    });
  });

  test('a form that it does not print is the format of the benchmark', () => {
    expect(parseArgs('doctor', ['--format', 'go']).given).toEqual({ format: 'go' });
    expect(() => parseArgs('doctor', ['--format', 'html'])).toThrow(
      '--format: unknown value "html". Use `text` or `json`, or an id that `bench-referee formats` lists.',
    );
    expect(parseArgs('doctor', ['--format', 'json', '--input-format', 'json'])).toMatchObject({
      given: { format: 'json' },
      format: 'json',
    });
  });

  test('a range of rounds, or another base, means nothing to it', () => {
    expect(() => parseArgs('doctor', ['--rounds', '6..30'])).toThrow(
      '--rounds: doctor measures a fixed number of rounds and proposes the range itself. Use `10` instead of "6..30".',
    );
    expect(() => parseArgs('doctor', ['--base', 'main'])).toThrow('--base: unknown flag');
  });
});

test('a baseline is compared with, or written', () => {
  const argv = ['--write-baseline', '--baseline', 'b.json'];
  expect(parseArgs('check', argv)).toMatchObject({ given: { baseline: 'b.json' }, writeBaseline: true });
  expect(parseArgs('measure', ['--baseline', 'b.json']).given).toEqual({ baseline: 'b.json' });
});

describe('a key of the file with one value', () => {
  const LISTS = [
    'service',
    'profile',
    'paths',
    'depends-on',
    'files',
    'benchmark-files',
    'budgets',
    'units',
    'control',
    'table',
    'renamed',
  ];
  const keys = Object.keys(OPTIONS)
    // A command line publishes nothing.
    .filter((name) => OPTIONS[name as OptionName].key !== undefined && !(name in PUBLISHING_OPTIONS))
    .map(toKebabCase);

  test.each(['check', 'measure'])('is a flag of %s under the same name', (command) => {
    expect(keys.filter((key) => !flagSpecOf(command).has(key))).toEqual(LISTS);
  });

  test('is a flag for the command too, which is given once', () => {
    for (const command of ['check', 'measure'] as const) {
      const parse = (argv: readonly string[]) => parseArgs(command, argv);
      expect(parse(['--run', 'make bench | tee log']).given).toEqual({ run: ['make bench | tee log'] });
      expect(() => parse(['--run', 'make', '--', 'make'])).toThrow('--run: is given twice, once with "make".');
      expect(() => parse(['--run', ' '])).toThrow('--run');
    }
  });
});
