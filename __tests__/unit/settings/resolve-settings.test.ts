import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { parseArgs } from '../../../src/settings/command-line.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { ACTION_COMMIT_DEFAULTS, type GivenOptions, TERMINAL_COMMIT_DEFAULTS } from '../../../src/settings/options.ts';
import { commitSettings, policyOf, publishSettings, resolveSettings } from '../../../src/settings/settings.ts';
import { TODAY } from '../../support/today.ts';

const COMMITS = commitSettings({}, ACTION_COMMIT_DEFAULTS);
const file = (text: string) => parseConfigFile(text, 'b.yml');

test('the built-in defaults', () => {
  const { commits, measure, policy, publish } = resolveSettings({ run: ['make'] }, null, {
    commits: COMMITS,
    today: TODAY,
  });
  expect(commits).toBe(COMMITS);
  expect(measure).toEqual({
    run: ['make'],
    commands: [
      {
        ...{ name: null, script: 'make', workingDirectory: '.', format: 'auto', outputFile: null, count: [] },
        ...{ service: [], profile: null, paths: [], dependsOn: [] },
      },
    ],
    setup: null,
    workingDirectory: '.',
    format: 'auto',
    outputFile: null,
    rounds: { min: 6, max: 30 },
    maxMinutes: 30,
    bisectMinutes: 0,
    rebuildMinutes: 0,
    stop: 'verdict',
    precision: null,
    unit: 'invocation',
    cpus: null,
    nice: null,
    count: [],
    paths: [],
    profile: null,
    dependsOn: [],
    files: [],
    service: [],
    measure: 'all',
    baseline: null,
    benchmarkFiles: [],
    shard: null,
    seed: null,
    legs: 1,
    name: 'bench-referee',
  });
  expect(publish).toEqual({
    ...{ name: 'bench-referee', comment: 'always', check: true, failOn: 'regression' },
    ...{ overrideLabel: 'perf-regression-accepted', overrideScope: 'commit' },
    historyRef: 'refs/bench-referee/history',
    claims: null,
  });
  expect(policy).toMatchObject({ alpha: 0.01, new: 'pass', removed: 'fail', units: {}, renamed: {} });
  expect(policy.budgets.map(({ metric, limits }) => [metric, ...limits])).toEqual([
    ['*', ['max-regression', 0.05]],
    ['allocs/op', ['max-regression', 0]],
  ]);
});

describe('precedence', () => {
  const text = 'run: from-file\nsetup: from-file\nrounds: 20\nunit: sample\n';

  test('the file wins over the default', () => {
    const { measure } = resolveSettings({}, file(text), { commits: COMMITS, today: TODAY });
    expect(measure).toMatchObject({
      run: ['from-file'],
      setup: 'from-file',
      rounds: { min: 20, max: 20 },
    });
    expect(measure.unit).toBe('sample');
    expect(measure.maxMinutes).toBe(30);
  });

  test('what was given wins over the file', () => {
    const given = { run: ['given'], rounds: { min: 8, max: 9 } };
    const { measure } = resolveSettings(given, file(text), { commits: COMMITS, today: TODAY });
    expect(measure).toMatchObject({ run: ['given'], rounds: { min: 8, max: 9 }, setup: 'from-file' });
  });
});

test('budgets of the file replace the built-in ones, other keys do not', () => {
  expect(policyOf(file('budgets: [{metric: x, max: 1}]'), TODAY).budgets).toHaveLength(1);
  expect(policyOf(file('alpha: 0.05'), TODAY)).toMatchObject({
    alpha: 0.05,
    budgets: policyOf(null, TODAY).budgets,
  });
});

test('a table is benchstat’s where the file does not say otherwise, and none where it says nothing', () => {
  const rest = { table: '.config', row: '.fullname', ignore: '', filter: '*' };
  expect(policyOf(file('table: {col: /func}'), TODAY).table).toEqual({ ...rest, col: '/func' });
  expect(policyOf(file('table: {col: ""}'), TODAY).table).toEqual({ ...rest, col: '' });
  expect(policyOf(file('alpha: 0.05'), TODAY).table).toBeNull();
});

test('affinity and baseline can be set by the file as well', () => {
  const set = file('{run: x, cpus: 2-3, nice: 5, baseline: bench/b.json, baseline-tolerance: 30%}');
  expect(resolveSettings({}, set, { commits: COMMITS, today: TODAY }).measure).toMatchObject({
    cpus: '2-3',
    nice: 5,
    baseline: 'bench/b.json',
  });
  expect([policyOf(set, TODAY), policyOf(null, TODAY)].map(({ baselineTolerance }) => baselineTolerance)).toEqual([
    0.3,
    null,
  ]);
});

test('a command must be set somewhere', () => {
  expect(() => resolveSettings({}, null, { commits: COMMITS, today: TODAY })).toThrow(
    /^run: nothing to measure\. Add `run: <command>` to `\.github/,
  );
});

describe('commits, before any file is read', () => {
  test('of an action', () => {
    expect(COMMITS).toEqual({
      base: 'merge-base',
      head: 'head',
      config: '.github/bench-referee.yml',
      configGiven: false,
      configFrom: 'base',
    });
  });

  test('of an action whose runner fills in the defaults', () => {
    const { config, base } = COMMITS;
    expect(commitSettings({ config, base }, ACTION_COMMIT_DEFAULTS)).toEqual(COMMITS);
  });

  test.each([
    ['./.github/bench-referee.yml', '.github/bench-referee.yml'],
    ['.github//x.yml', '.github/x.yml'],
    ['sub/../.github/x.yml', '.github/x.yml'],
    ['/etc/x.yml', '/etc/x.yml'],
  ])('the path %s of the file is %s in git', (config, path) => {
    // Whoever writes the default in another way has named a file, which may then not be missing.
    expect(commitSettings({ config }, ACTION_COMMIT_DEFAULTS)).toMatchObject({ config: path, configGiven: true });
  });

  test('of a command line', () => {
    expect(commitSettings({ config: 'x.yml', base: 'main' }, TERMINAL_COMMIT_DEFAULTS)).toEqual({
      base: 'main',
      head: 'worktree',
      config: 'x.yml',
      configGiven: true,
      configFrom: 'worktree',
    });
  });
});

test('publishing is set by inputs and the file', () => {
  const override = { overrideLabel: 'perf: ok', overrideScope: 'never', claims: 'body' } as const;
  const historyRef = 'refs/bench-referee/other';
  const given = { name: 'linux', comment: 'never', check: false, failOn: 'never', historyRef, ...override } as const;
  expect(publishSettings(given)).toEqual(given);
  const { name, comment, ...keys } = given;
  expect(publishSettings({ name, comment }, keys)).toEqual(given);
  expect(publishSettings({ failOn: 'inconclusive' }, keys).failOn).toBe('inconclusive');
});

test('`measure: counts` says what is counted', () => {
  const { count, measure } = resolveSettings({}, file('{run: x, measure: counts}'), {
    commits: COMMITS,
    today: TODAY,
  }).measure;
  expect([count, measure]).toEqual([['instructions'], 'counts']);
});

test('`count` is a word, or a list; a flag separates words by commas', () => {
  const counted = (given: GivenOptions, text: string) =>
    resolveSettings(given, file(text), { commits: COMMITS, today: TODAY }).measure.count;
  expect(counted({}, '{run: x, count: cpu-time}')).toEqual(['cpu-time']);
  expect(counted({}, '{run: x, count: [instructions, cpu-time]}')).toEqual(['instructions', 'cpu-time']);
  const flags = parseArgs('check', ['--count', 'instructions,cpu-time']);
  expect(counted(flags.given, '{run: x}')).toEqual(['instructions', 'cpu-time']);
});

test('`measure: counts` counts only the commands that say so, if one does', () => {
  const { commands } = resolveSettings({}, file('{run: [{command: x, count: instructions}, y], measure: counts}'), {
    commits: COMMITS,
    today: TODAY,
  }).measure;
  expect(commands.map(({ count }) => count)).toEqual([['instructions'], []]);
});

test('a command without a pattern of result files, beside one that has that of the whole file', () => {
  const written = file('output-file: "*.json"\nrun:\n  - make a\n  - {command: make b, output-file: null}\n');
  const { measure } = resolveSettings({}, written, { commits: COMMITS, today: TODAY });
  expect(measure.commands.map(({ outputFile }) => outputFile)).toEqual(['*.json', null]);
});

test('the precision of the file is for runs that the history stores, that of a flag for any', () => {
  const inFile = file('{run: x, precision: 0.5%}');
  const precisionOf = (given: GivenOptions, isRecorded: boolean) =>
    resolveSettings(given, inFile, { commits: COMMITS, today: TODAY, isRecorded }).measure.precision;
  expect([precisionOf({}, true), precisionOf({}, false), precisionOf({ precision: 0.01 }, false)]).toEqual([
    0.005,
    null,
    0.01,
  ]);
});
