// The other commands of the command line, as a user types them: files in, text and exit codes out.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { FLAG_USAGES } from '../../src/benchstat/index.ts';
import { benchRepository, invocations } from '../support/bench-repository.ts';
import { DIST, type Options, cli as run } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder('files-');

const cli = (args: readonly string[], options: Partial<Options> = {}) => run(args, { folder, ...options });
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return name;
};

const go = (nanoseconds: readonly number[]) =>
  [
    'goos: linux',
    'pkg: example.com/codec',
    ...nanoseconds.map((value) => `BenchmarkEncode-8 \t 1000000\t ${value} ns/op\t 16 B/op\t 1 allocs/op`),
    'PASS',
    '',
  ].join('\n');

const FAST = [100, 101, 99, 100.5, 98.9, 101.2, 100.1, 99.6, 100.9, 99.2];
const SLOW = FAST.map((value) => value + 30);

beforeAll(() => {
  file('base.txt', go(FAST));
  file('head.txt', go(SLOW));
});

const COMMANDS = [
  'check',
  'measure',
  'report',
  'compare',
  'parse',
  'history',
  'init',
  'validate',
  'demo',
  'doctor',
  'formats',
];

describe('help', () => {
  test('--help names every command, and so does no argument at all', async () => {
    const help = await cli(['--help']);
    expect(help.code).toBe(0);
    for (const name of COMMANDS) {
      expect(help.stdout).toMatch(new RegExp(`^  ${name}`, 'm'));
    }
    expect((await cli([])).stdout).toBe(help.stdout);
  });

  test.each(COMMANDS)('%s --help', async (name) => {
    const { code, stdout, stderr } = await cli([name, '--help']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^usage: bench-referee ${name}`));
  });

  test('--version', async () => {
    expect((await cli(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('a command that is misspelt', async () => {
    const { code, stdout, stderr } = await cli(['chekc']);
    expect([code, stdout, stderr]).toEqual([2, '', 'command line: unknown command "chekc". Did you mean `check`?\n']);
    expect((await cli(['__proto__'])).code).toBe(2);
  });

  test.each([
    [['parse', '--formt', 'go', 'base.txt'], '--formt: unknown flag. Did you mean `--format`?\n'],
    [['formats', '--all'], expect.stringContaining('--all: unknown flag')],
    [['demo', '--fast'], '--fast: unknown flag. This command takes none.\n'],
    [['demo', 'fast'], 'command line: this command takes no arguments. Remove "fast".\n'],
    [['formats', 'go'], expect.stringContaining('this command takes no arguments. Remove "go"')],
    [['formats', '--', 'go'], expect.stringContaining('this command takes no arguments. Remove "go"')],
    [['parse', '--format', 'GO', 'base.txt'], '--format: unknown value "GO". Use `go`.\n'],
    [['parse', '--format=', 'base.txt'], expect.stringContaining('--format: is empty')],
  ])('%j', async (args, sentence) => {
    const { code, stderr } = await cli(args);
    expect([code, stderr]).toEqual([2, sentence]);
  });

  test('a reader that has read enough is no error', async () => {
    const { stderr } = await cli(['formats'], { stopReading: true });
    expect(stderr).toBe('');
  });
});

/** What a shell would do with the words behind `node dist/cli.js`. */
const shell = (words: string) =>
  spawnSync('bash', ['-c', `node ${join(DIST, 'cli.js')} ${words}`], { cwd: folder, encoding: 'utf8' });

test('a full disk is no broken budget, and no defect', () => {
  const { status, stderr } = shell('formats > /dev/full');
  expect([status, stderr]).toEqual([2, 'standard output: it cannot be written (ENOSPC). Give another place.\n']);
});

describe('formats', () => {
  test('lists each with the command that gives one sample', async () => {
    const { code, stdout } = await cli(['formats']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^go +go test -bench/m);
    expect(stdout).toMatch(/^command /m);
    expect(stdout).toMatch(/^json +JSON/m);
  });
});

describe('parse', () => {
  test('prints measurements', async () => {
    const { code, stdout, stderr } = await cli(['parse', 'base.txt']);
    expect([code, stderr]).toEqual([0, '']);
    const [time] = JSON.parse(stdout) as [{ values: number[] }];
    expect(time).toMatchObject({
      group: 'example.com/codec',
      metric: 'ns/op',
      unit: 's',
      better: 'lower',
      primary: true,
    });
    expect(time.values[0]).toBeCloseTo(1e-7, 12);
  });

  test('reads standard input', async () => {
    const { code, stdout } = await cli(['parse', '--format', 'go', '-'], { input: go(FAST) });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toHaveLength(3);
  });

  test('files may stand behind two dashes', async () => {
    const { code, stdout } = await cli(['parse', '--', 'base.txt']);
    expect([code, JSON.parse(stdout).length]).toEqual([0, 3]);
  });

  test.each([
    ['empty', ''],
    ['failed', 'BenchmarkEncode-8 \t 1 \t 100 ns/op\n--- FAIL: BenchmarkDecode-8\nFAIL\n'],
    ['unreadable', 'hello\n'],
  ])('a run that is %s: 2, and why', async (name, text) => {
    const { code, stdout, stderr } = await cli(['parse', file(`${name}.out`, text)]);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toEqual(expect.any(Array));
    expect(stderr).toMatch(new RegExp(`^${name}\\.out(:\\d+)?: `));
  });

  test('a folder of result files', async () => {
    const folder = join(import.meta.dirname, '../fixtures/formats/criterion-files/basic/input');
    const { code, stdout, stderr } = await cli(['parse', folder]);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout).map(({ name }: { name: string }) => name)).toContain('sum/slice/8');
  });

  test('a file that is not there, a folder without results, a format that is none, no file', async () => {
    expect(await cli(['parse', 'gone.txt'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^gone\.txt: does not exist\. /),
    });
    expect(await cli(['parse', '.'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^\.: is a folder\. /),
    });
    expect(await cli(['parse', '--format', 'nope', 'base.txt'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('unknown value "nope"'),
    });
    expect(await cli(['parse'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no file was named'),
    });
  });
});

describe('compare', () => {
  test("shows benchstat's table and judges nothing: exit 0", async () => {
    const { code, stdout, stderr } = await cli(['compare', 'base.txt', 'head.txt']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^goos: linux\npkg: example\.com\/codec\n {9}│ +base\.txt +│ +head\.txt +│\n/);
    expect(stdout).toContain('Encode-8   100.0n ± 1%   130.0n ± 1%  +29.99% (p=0.000 n=10)\n');
  });

  test("flags in benchstat's own way, and behind the files", async () => {
    const before = await cli(['compare', '-row', '.name', '-format=csv', 'base.txt', 'head.txt']);
    expect(before.stdout).toContain('\nEncode,1.0005');
    const behind = await cli(['compare', 'base.txt', 'head.txt', '--row', '.name', '--format', 'csv']);
    expect([behind.code, behind.stdout, behind.stderr]).toEqual([0, before.stdout, before.stderr]);
  });

  test('LABEL=FILE, standard input, and a pipe', async () => {
    const { code, stdout } = await cli(['compare', 'before=base.txt', 'after=-'], { input: go(SLOW) });
    expect(code).toBe(0);
    expect(stdout).toMatch(/│ +before +│ +after +│/);
    const command = `node ${join(DIST, 'cli.js')} compare before=base.txt after=<(cat head.txt)`;
    expect(execFileSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' })).toBe(stdout);
  });

  test('the output of another tool', async () => {
    const entry = { name: 'Encode all', unit: 'ms', values: FAST };
    const other = file('other.json', JSON.stringify([entry]));
    const slower = file('slower.json', JSON.stringify([{ ...entry, values: SLOW }]));
    const { code, stdout } = await cli(['compare', other, slower]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/│ +sec +│ +sec +vs base +│\n/);
    expect(stdout).toContain('Encode all   100.0m ± 1%   130.0m ± 1%  +29.99% (p=0.000 n=10)');
  });

  test('json and markdown are a report; every value counts, also where one side has more', async () => {
    const many = file('many.txt', go([...SLOW, ...SLOW]));
    const { stdout } = await cli(['compare', 'base.txt', many, '--format', 'json']);
    const row = reportOf(stdout).row('Encode-8 ns/op');
    expect([row.base?.n, row.head?.n]).toEqual([10, 20]);
    const markdown = await cli(['compare', 'base.txt', many, '--format', 'markdown']);
    expect(markdown.stdout).toContain('`Encode-8` | 100.0ns | 130.0ns | +30% (p=0.000 n=10+20) |');
  });

  test("text has benchstat's change, of the medians; markdown the one of the interval beside it; json both", async () => {
    const modes = [file('low.txt', go([...FAST, ...FAST, ...SLOW])), file('high.txt', go([...FAST, ...SLOW, ...SLOW]))];
    const outputs = ['text', 'markdown', 'json'].map((format) => cli(['compare', ...modes, '--format', format]));
    const [text, markdown, json] = await Promise.all(outputs);
    const row = reportOf(json!.stdout).row('Encode-8 ns/op');
    const percent = (ratio: number | null) => `+${(100 * ratio!).toFixed(2)}%`;
    expect(row.delta! - row.change!).toBeGreaterThan(0.2);
    expect(text!.stdout).toContain(` ${percent(row.delta)} (p=`);
    expect(markdown!.stdout).toContain(`| ${percent(row.change)} (p=`);
    expect(row.interval!.low).toBeLessThanOrEqual(row.change!);
    expect(row.interval!.high).toBeGreaterThanOrEqual(row.change!);
  });

  test('cases of one file as a report', async () => {
    const cases = ['fast', 'slow'].map((name, index) =>
      [FAST, SLOW][index]!.map((value) => `BenchmarkEncode/case=${name} 1 ${value} ns/op\n`).join(''),
    );
    const both = file('cases.txt', cases.join(''));
    const { stdout } = await cli(['compare', '--col', '/case', '--format', 'json', both]);
    const row = reportOf(stdout).row('Encode');
    expect([row.base?.n, row.head?.n]).toEqual([10, 10]);
    expect(await cli(['compare', '--format', 'json', both])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('compare two columns, but there are 1: "cases.txt"'),
    });
  });

  test('with a configuration the budgets are judged behind the tables', async () => {
    const config = file('budgets.yml', 'budgets:\n  - metric: sec/op\n    max-regression: 5%\n');
    const { stdout: tables } = await cli(['compare', 'base.txt', 'head.txt']);
    const { code, stdout } = await cli(['compare', 'base.txt', 'head.txt', '--config', config]);
    expect(code).toBe(1);
    expect(stdout.slice(0, tables.length)).toBe(tables);
    expect(stdout.slice(tables.length)).toMatch(
      /^\n1 benchmark, [\s\S]+\nFAIL: Slower than allowed: "Encode-8" \+30%\.\n$/,
    );
    expect((await cli(['compare', 'head.txt', 'base.txt', '--config', config])).code).toBe(0);
    const failed = file('failed.txt', `${go(SLOW)}--- FAIL: BenchmarkDecode-8\nFAIL\n`);
    expect((await cli(['compare', 'base.txt', failed, '--config', config])).code).toBe(2);
    const csv = await cli(['compare', '--format', 'csv', '--config', config, 'base.txt', 'head.txt']);
    expect(csv.code).toBe(1);
    expect(csv.stdout).not.toContain('FAIL');
    expect(csv.stderr).toContain('FAIL: ');
  });

  test('which way is better comes from Unit lines, and from the configuration before these', async () => {
    const lines = ['case=1', 'case=2'].flatMap((name, index) =>
      FAST.map((value) => `BenchmarkGame/${name}-8 1 ${value * (1 + index)} score\n`),
    );
    const scores = file('scores.txt', `Unit score better=higher\n${lines.join('')}`);
    const judged = (config: string) =>
      cli(['compare', '--col', '/case', '--config', file('scores.yml', config), scores]);
    expect((await judged('budgets: [{metric: score, max-regression: 5%}]\n')).code).toBe(0);
    const lower = 'budgets: [{metric: score, max-regression: 5%}]\nunits: {score: {better: lower}}\n';
    expect((await judged(lower)).code).toBe(1);
  });

  test('the table of a configuration shapes the report of two files, unless flags do', async () => {
    const config = file('table.yml', 'table: {row: .name, filter: ".unit:sec/op"}\n');
    const words = ['compare', 'base.txt', 'head.txt', '--format', 'json', '--config', config];
    const tables = async (...flags: string[]) => reportOf((await cli([...words, ...flags])).stdout).json['tables'];
    expect(await tables()).toMatchObject([{ unit: 'sec/op', columns: [['base'], ['head']] }]);
    expect(await tables('--ignore', 'pkg')).toBeNull();
  });

  const EXAMPLE = ['json', 'gob']
    .flatMap((format, index) =>
      FAST.map((value) => `BenchmarkEncode/format=${format}-8 1 ${value + index} ns/op 5 B/op\n`),
    )
    .join('');

  test.each(FLAG_USAGES.map(({ example }) => example))('the example of the help: compare %s', async (example) => {
    file('base.txt', `pkg: example.com/codec\n${EXAMPLE}`);
    file('head.txt', `pkg: example.com/codec\n${EXAMPLE.replaceAll('99', '109')}`);
    file('budgets.yml', 'budgets:\n  - metric: sec/op\n    max-regression: 50%\n');
    const words = [...example.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
    const { code, stdout, stderr } = await cli(['compare', ...words]);
    expect([code, stderr.replaceAll(/^[A-Z]+\d+: .*\n/gm, '')]).toEqual([0, '']);
    expect(stdout).toMatch(/sec\/op/);
    file('base.txt', go(FAST));
    file('head.txt', go(SLOW));
  });

  test.each([
    [['gone.txt'], 0, 'benchstat: open gone.txt: no such file or directory\n'],
    [['base.txt', '.'], 0, 'benchstat: .:0: read .: is a directory\n'],
    [['-format', 'html', 'base.txt'], 0, 'benchstat: -format must be text or csv\n'],
    [['-alpha', '2', 'base.txt'], 0, 'benchstat: -alpha must be in range [0, 1]\n'],
    [['-rwo', '.name', 'base.txt'], 2, /^flag provided but not defined: -rwo\nusage: /],
    [[], 2, /^usage: bench-referee compare /],
    [['nothing.txt'], 0, ''],
    [['binary.bin'], 0, ''],
    [['base.txt', 'gone.txt', '--config', 'c.yml'], 2, 'benchstat: open gone.txt: no such file or directory\n'],
    [
      ['base.txt', 'gone.txt', '--format', 'json'],
      2,
      /^compare: benchstat refuses this: "open gone\.txt: no such file or directory"/,
    ],
    [['base.txt', 'nothing.txt', '--format', 'json'], 2, /^nothing\.txt: it has no benchmark results\. /],
  ])('compare %j', async (args, exitCode, sentence) => {
    file('nothing.txt', 'hello\n');
    file('binary.bin', '\0\x01\xff\0\n\0');
    const { code, stdout, stderr } = await cli(['compare', ...args]);
    expect([code, stdout]).toEqual([exitCode, '']);
    if (typeof sentence === 'string') expect(stderr).toBe(sentence);
    else expect(stderr).toMatch(sentence);
  });

  test('a configuration that is not there', async () => {
    const { code, stderr } = await cli(['compare', 'base.txt', 'head.txt', '--config', 'gone.yml']);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^--config: no such file: "gone\.yml"/)]);
  });

  test('the tables load nothing that they do not need', () => {
    const loaded = new Set([join(DIST, 'cli.js'), join(DIST, 'chunks/compare.js')]);
    // A set that grows is walked to its end.
    for (const path of loaded) {
      // Not the dynamic ones, which have a bracket.
      const imports = readFileSync(path, 'utf8').matchAll(/\b(?:import|from)\s*"(\.[^"]+)"/g);
      for (const [, target] of imports) loaded.add(join(dirname(path), target!));
    }
    const text = [...loaded].map((path) => readFileSync(path, 'utf8')).join('');
    expect(text).toContain('-format must be text or csv');
    // Marks of zod, yaml and the client of the API.
    expect(text).not.toMatch(/ZodError|YAMLParseError|octokit/);
  });
});

describe('colour', () => {
  const lenient = file('colour.yml', 'budgets:\n  - metric: "*"\n    max-regression: 50%\n');
  /** The program on a terminal of its own, which `script` makes. */
  const onTerminal = async (environment: string) => {
    const command = `env -u NO_COLOR TERM=xterm ${environment} node ${join(DIST, 'cli.js')} compare base.txt head.txt --config ${lenient}`;
    return execFileSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
      cwd: folder,
      encoding: 'utf8',
    });
  };
  const hasScript = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;

  const onScript: (name: string, run: () => Promise<void> | void) => void = hasScript ? test : () => {};

  onScript('only on a terminal, and without NO_COLOR', async () => {
    expect(await onTerminal('')).toContain('\u001b[');
    expect(await onTerminal('NO_COLOR=1')).not.toContain('\u001b[');
    expect(await onTerminal('TERM=dumb')).not.toContain('\u001b[');
    expect((await cli(['compare', 'base.txt', 'head.txt', '--config', lenient])).stdout).not.toContain('\u001b[');
  });
});

describe('report', () => {
  interface Values {
    invocations: number[];
    values: unknown[];
  }
  type Recording = Record<string, unknown> & {
    name: string;
    commits: { head: { sha: string } };
    schedule: Record<string, unknown>;
    invocations: Record<string, unknown>[];
    series: ({ name: string; base: Values } & Record<string, unknown>)[];
  };
  let recording = '';

  beforeAll(async () => {
    const repository = benchRepository(
      { invocations: invocations({ encode: 10 }) },
      { invocations: invocations({ encode: 12 }) },
    );
    const { code } = await run(['measure', '--rounds', '8', '--out', 'recording.json'], repository);
    expect(code).toBe(0);
    recording = readFileSync(join(repository.folder, 'recording.json'), 'utf8');
    file('recording.json', recording);
  });

  test('standard input, a pipe and a link are read as the file itself is', async () => {
    const { code, stdout } = await cli(['report', 'recording.json']);
    const piped = await cli(['report', '-'], { input: recording });
    expect([piped.code, piped.stdout]).toEqual([code, stdout]);
    expect(shell('report <(cat recording.json)').stdout).toBe(stdout);
    file('strict.yml', 'budgets: [{metric: "*", max-regression: 1%}]\n');
    for (const name of ['recording.json', 'strict.yml']) symlinkSync(name, join(folder, `link-to-${name}`));
    const linked = await cli(['report', 'link-to-recording.json', '--config', 'link-to-strict.yml']);
    const named = await cli(['report', 'recording.json', '--config', 'strict.yml']);
    expect(linked.stdout.replaceAll('link-to-strict.yml', 'strict.yml')).toBe(named.stdout);
    expect((await cli(['validate', 'link-to-strict.yml'])).code).toBe(0);
  });

  const tampered = (change: (recording: Recording) => void): string => {
    const copy = JSON.parse(recording) as Recording;
    change(copy);
    return JSON.stringify(copy);
  };

  test('judges by the default budgets, or by those of a file', async () => {
    expect((await cli(['report', 'recording.json'])).code).toBe(1);
    const lenient = file('lenient.yml', 'budgets:\n  - metric: "*"\n    max-regression: 50%\n');
    expect((await cli(['report', 'recording.json', '--config', lenient])).code).toBe(0);
    const { stdout } = await cli(['report', 'recording.json', '--name', 'codec', '--format', 'json']);
    expect(reportOf(stdout).json['name']).toBe('codec');
  });

  test('the legs of a matrix become one report; two of one name do not', async () => {
    const other = file(
      'other.json',
      tampered((copy) => Object.assign(copy, { name: 'arm' })),
    );
    const { code, stdout } = await cli(['report', 'recording.json', other, '--format', 'json']);
    expect(code).toBe(1);
    expect((reportOf(stdout).json['comparisons'] as { group: string }[]).map(({ group }) => group)).toEqual([
      'bench-referee',
      'arm',
    ]);
    expect(await cli(['report', 'recording.json', 'recording.json'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('two recordings have the name "bench-referee"'),
    });
    const foreign = file(
      'foreign.json',
      tampered((copy) => {
        copy.name = 'x';
        copy.commits.head.sha = 'f'.repeat(40);
      }),
    );
    expect(await cli(['report', 'recording.json', foreign])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^recording "x": it compares "\S+", which are not the commits of the first recording/,
      ),
    });
  });

  const hostile: Record<string, [change: (recording: Recording) => void, sentence: RegExp]> = {
    'values that are no numbers': [
      (copy) => (copy.series[0]!.base.values[0] = ['fast']),
      /\$\.series\[0\]\.base\.values\[0\]\[0\]: .*expected number/,
    ],
    'no values': [(copy) => (copy.series[0]!.base.values[0] = []), /\$\.series\[0\]\.base\.values\[0\]: /],
    'another version': [
      (copy) => Object.assign(copy, { version: 3 }),
      /another version of bench-referee wrote this recording \(version 3\)\. Use the same version/,
    ],
    'no version': [(copy) => delete copy['version'], /\$\.version: /],
    'a key that is not ours': [(copy) => Object.assign(copy, { verdict: 'pass' }), /'verdict'/],
    'more rounds than there can be': [
      (copy) => Object.assign(copy.schedule, { rounds: { min: 1, max: 1e15 } }),
      /\$\.schedule\.rounds\.max: /,
    ],
    'indices out of range': [
      (copy) => (copy.series[0]!.base.invocations[7] = 99),
      /the values of "encode" on base do not belong to runs/,
    ],
    'an index that is negative': [
      (copy) => (copy.series[0]!.base.invocations[0] = -1),
      /\$\.series\[0\]\.base\.invocations\[0\]: /,
    ],
    "the other side's invocations": [
      (copy) => copy.invocations.map((one) => Object.assign(one, { side: 'head' })),
      /do not belong to runs of that side/,
    ],
    'one invocation counted twice': [
      (copy) => (copy.series[0]!.base.invocations[1] = copy.series[0]!.base.invocations[0]!),
      /do not belong/,
    ],
    'lists of different lengths': [(copy) => copy.series[0]!.base.values.pop(), /do not belong/],
    'a command that is none': [
      (copy) => Object.assign(copy.invocations[0]!, { command: 4 }),
      /belongs to none of its commands/,
    ],
    'a SHA that is none': [
      (copy) => (copy.commits.head.sha = '--upload-pack=x'),
      /\$\.commits\.head\.sha: .*must be a full commit SHA/,
    ],
  };

  test.each(Object.entries(hostile))('refuses %s', async (name, [change, sentence]) => {
    const path = file(`hostile-${name.replaceAll(/\W+/g, '-')}.json`, tampered(change));
    const { code, stdout, stderr } = await cli(['report', path]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(sentence);
    expect(stderr.startsWith(`${path}: `)).toBe(true);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test.each([
    ['no JSON', '{', /this is not JSON/],
    [
      'infinite',
      () => tampered(() => {}).replace(/"values":\[\[[^\]]*/, '"values":[[1e999'),
      /\$\.series\[0\]\.base\.values\[0\]\[0\]: /,
    ],
    ['a prototype', () => recording.replace('{', '{"__proto__":{"version":1},'), /__proto__/],
    ['a list', '[]', /this is not a recording/],
    ['null', 'null', /this is not a recording/],
    ['very deep', '['.repeat(100_000), /this is not JSON/],
  ])('refuses a file that is %s', async (name, text, sentence) => {
    const path = file(`${name.replace(' ', '-')}.json`, typeof text === 'string' ? text : text());
    const { code, stderr } = await cli(['report', path]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(sentence)]);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '|`<!--', '\u202e\u0000'])(
    'a benchmark may be called %j',
    async (name) => {
      const path = file(
        'named.json',
        tampered((copy) => Object.assign(copy.series[0]!, { name })),
      );
      const config = file('renamed.yml', 'renamed:\n  __proto__: other\nunits:\n  constructor: {better: lower}\n');
      const { code, stdout } = await cli(['report', path, '--config', config, '--format', 'json']);
      expect(code).toBe(1);
      expect((reportOf(stdout).json['comparisons'] as unknown[]).length).toBe(1);
      for (const form of ['text', 'markdown', 'html', 'csv']) {
        expect((await cli(['report', path, '--format', form])).code).toBe(1);
      }
    },
  );

  test('a file that is not there, and none at all', async () => {
    expect(await cli(['report', 'gone.json'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^gone\.json: no such file\. Give the file/),
    });
    expect(await cli(['report'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no recording is named'),
    });
  });
});

describe('validate', () => {
  const wrong = 'run: make bench\nbudgets:\n  - metric: sec/op\n    max-regresion: 5%\n';
  const texts = [
    'bad.yml:4:5: budgets[0].max-regresion: unknown key. Did you mean `max-regression`?',
    '  4 |     max-regresion: 5%',
    '    |     ^^^^^^^^^^^^^',
    '',
  ].join('\n');

  test('the file of the clone, from any folder of it', async () => {
    const config = 'rounds: 10\nbudgets:\n  - metric: sec/op\n    max-regression: 5%\n';
    const repository = benchRepository({ invocations: [], config, files: { 'deep/er/keep': '' } }, {});
    const below = await cli(['validate'], { folder: join(repository.folder, 'deep/er') });
    expect([below.code, below.stderr]).toEqual([0, '']);
    expect(below.stdout).toMatch(/^\.\.\/\.\.\/\.github\/bench-referee\.yml is valid\.\n/);
    expect(below.stdout).toContain('line 3: "sec/op" of all benchmarks may get at most 5% worse;');
    const top = await cli(['validate', '--format=json'], { folder: repository.folder });
    expect(JSON.parse(top.stdout)).toMatchObject({
      version: 1,
      file: '.github/bench-referee.yml',
      valid: true,
    });
  });

  test('a file that is wrong', async () => {
    file('bad.yml', wrong);
    expect(await cli(['validate', 'bad.yml'])).toMatchObject({ code: 2, stdout: '', stderr: texts });
    const { code, stdout } = await cli(['validate', 'bad.yml', '--format', 'json']);
    expect([code, JSON.parse(stdout)]).toMatchObject([
      2,
      { valid: false, problems: [{ severity: 'error', excerpt: { line: 4, column: 5, length: 13 } }] },
    ]);
  });

  test.each([
    ['report', 'recording.json'],
    ['compare', 'base.txt', 'head.txt'],
  ])('%s says the same of it', async (...command) => {
    file('bad.yml', wrong);
    const { folder: clone } = benchRepository({ invocations: invocations({ encode: 10 }) }, {});
    await cli(['measure', '--rounds', '2', '--out', join(folder, 'recording.json')], { folder: clone });
    const { code, stderr } = await cli([...command, '--config', 'bad.yml']);
    expect([code, stderr]).toEqual([2, texts]);
  });

  test('what a recording holds', async () => {
    const { folder: clone } = benchRepository({ invocations: invocations({ encode: 10 }) }, {});
    await cli(['measure', '--rounds', '2', '--out', join(folder, 'recording.json')], { folder: clone });
    file('good.yml', 'rounds: 10\nbudgets:\n  - metric: sec\n    max-regression: 5%\n  - metric: gone\n    max: 5\n');
    const { code, stdout } = await cli(['validate', 'good.yml', '--recording', 'recording.json']);
    expect(code).toBe(0);
    expect(stdout).toContain('in the recording: 1 result: "encode"');
    expect(stdout).toContain('warning: good.yml:5: this budget matches no result: none has the metric "gone".');
  });

  test('a file that is not there, and one too many', async () => {
    expect(await cli(['validate', 'none.yml'])).toMatchObject({
      code: 2,
      stderr: 'none.yml: no such file. Check the path, or leave it out.\n',
    });
    expect((await cli(['validate', 'a.yml', 'b.yml'])).code).toBe(2);
    expect((await cli(['validate', '--format', 'html'])).stderr).toContain('Use `text` or `json`.');
  });
});
