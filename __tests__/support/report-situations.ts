// Situations of fixtures/reports, each as a Recording and a configuration: the Report is what the program's own
// analysis makes of them.

import { analyseLegs } from '../../src/analyse/matrix.ts';
import { analyse } from '../../src/analyse/pipeline.ts';
import { UserError } from '../../src/errors.ts';
import type { BaseLevels } from '../../src/model/anchor.ts';
import { makeError, makeWarning } from '../../src/model/diagnostic.ts';
import { errorReport } from '../../src/model/error-report.ts';
import { historyKeyOf } from '../../src/model/history.ts';
import { about, inFile, inSetup } from '../../src/model/location.ts';
import { SIDES, type Side } from '../../src/model/measurement.ts';
import type { Profile } from '../../src/model/profile.ts';
import type { RecordedSeries, Recording } from '../../src/model/recording.ts';
import type { Report } from '../../src/model/report.ts';
import { packProfiles } from '../../src/profiles/pack-profiles.ts';
import { compareConfigs } from '../../src/settings/config-change.ts';
import { parseConfigFile } from '../../src/settings/config-file.ts';
import { ACTION_COMMIT_DEFAULTS } from '../../src/settings/options.ts';
import { repeatsOf } from '../../src/settings/repeat-command.ts';
import { commitSettings, policyOf, publishSettings } from '../../src/settings/settings.ts';
import { always, around, BASE_SHA, GUIDANCE, HEAD_SHA } from './builders.ts';
import { HOSTILE_NAMES, HOSTILE_TEXT } from './hostile-names.ts';
import { makeProfile } from './profiles.ts';
import { aRecording, type Sides } from './recordings.ts';
import { TODAY } from './today.ts';

type Given = NonNullable<Parameters<typeof aRecording>[1]>;

/** Up to thirty rounds, of which ten were enough. */
const ENOUGH: Given = { rounds: { min: 6, max: 30 }, ended: 'decided' };

const BUDGET = 'budgets:\n  - metric: sec/op\n    max-regression: 5%\n';

const fileOf = (config: string) => parseConfigFile(config, '.github/bench-referee.yml');
const policy = (config: string) => policyOf(fileOf(config), TODAY);

/** As the root action makes it, which measured the recording itself. */
function judged(recording: Recording, config: string, levels: BaseLevels | null = null): Report {
  return {
    ...analyse(recording, policy(config), levels),
    repeats: repeats([recording], config, true),
    guidance: GUIDANCE,
  };
}

function repeats(recordings: readonly Recording[], config: string, isOwn: boolean): Report['repeats'] {
  const commits = commitSettings({}, ACTION_COMMIT_DEFAULTS);
  const publish = publishSettings({});
  return repeatsOf(recordings, {
    file: fileOf(config),
    commits,
    publish,
    legs: new Set(recordings.map(({ name }) => name)).size,
    isOwn,
  });
}

/** Of the two commits that every report here is about. */
function recorded(benchmarks: Readonly<Record<string, Sides>>, given: Given = ENOUGH): Recording {
  const recording = aRecording(benchmarks, given);
  return {
    ...recording,
    commits: { base: { sha: BASE_SHA, how: 'merge-base' }, head: { sha: HEAD_SHA, how: 'head' } },
    series: recording.series.map((one) => ({ ...one, group: 'example.com/codec' })),
  };
}

/** A time in nanoseconds. `noise` is a ratio. */
function time(from: number, to = from * 1.0021, { noise = 0.012, turn = 0, n = 10 } = {}): Sides {
  return { base: around(from, noise, { turn, n }), head: around(to, noise, { turn: turn + 3, n }) };
}

const of = (name: string, unit = 'ns/op') => `${name}-8 ${unit} [${unit}]`;

function controlsMoved(): Report {
  const benchmarks = {
    [of('Encode')]: time(88.3, 99.6),
    [of('Decode')]: time(141.6, 142.9, { turn: 2 }),
    [of('Checksum/small')]: time(12.9, 13.8, { turn: 5 }),
    [of('Checksum/large')]: time(1290, 1391, { turn: 1 }),
  };
  return judged(recorded(benchmarks), `${BUDGET}control: Checksum/**\n`);
}

function onlyNoise(): Report {
  const benchmarks = {
    [of('Encode')]: time(88.3, 89.4, { noise: 0.05 }),
    [of('Decode')]: time(141.6, 138.9, { noise: 0.06, turn: 2 }),
    [of('Validate')]: time(12.9, 13.1, { noise: 0.04, turn: 5 }),
  };
  return judged(recorded(benchmarks), 'budgets:\n  - metric: sec/op\n    max-regression: 15%\n');
}

/** `Decode` says in the configuration what it was called; nobody said so of `Pack`. */
function benchmarkRenamed(): Report {
  const benchmarks = {
    [of('Encode')]: time(88.3),
    [of('Decode')]: { base: around(141.6) },
    [of('Decode/v2')]: { head: around(143.1, 0.01, { turn: 3 }) },
    [of('Pack')]: { base: around(41.2) },
    [of('Bundle')]: { head: around(41.3, 0.01, { turn: 3 }) },
  };
  return judged(recorded(benchmarks), `${BUDGET}renamed:\n  Decode: Decode/v2\n`);
}

/** A search of five commits that was cut: `Decode` got slower by the third one, and `Pack` by one of the first two. */
function commitFound(): Report {
  const benchmarks = {
    [of('Decode')]: time(141.6, 158.4),
    [of('Encode')]: time(88.3),
    [of('Pack')]: time(41.2, 45.4, { turn: 2 }),
  };
  const recording = recorded(benchmarks);
  // Of base, of the commits that were tried, and of head.
  const levels: Readonly<Record<string, readonly number[]>> = {
    [`Decode-8`]: [141.6, 141.8, 158.1, 158.4, 158.4],
    [`Pack-8`]: [41.2, 45.3, 45.4, 45.4, 45.4],
  };
  const tried = [2, 3, 4];
  const rounds = Array.from({ length: 18 }, (_, index) => ({
    round: index + 1,
    commit: tried[Math.floor(index / 6)]!,
  }));
  const invocations = rounds.flatMap(({ round, commit }) =>
    [0, commit, 5].map((arm, index) => {
      const startMs = 1000 * round + 100 * index;
      return { commit: arm, round, command: 0, startMs, durationMs: 90, exitCode: 0, outcome: 'ok' as const };
    }),
  );
  const valuesAt = (name: string, commit: number, round: number) => {
    const [base, ...between] = levels[name]!;
    const level = commit === 0 ? base! : between[Math.max(0, commit - 2)]!;
    return [level * (1 + 0.004 * (((round * 7 + commit * 3) % 5) - 2))];
  };
  const searched = recording.series.filter(({ name }) => name in levels);
  const commits = [
    'tidy the tests',
    'use a map for headers',
    `inline | the decoder ${HOSTILE_TEXT}`,
    'fix a comment',
    'write the notes',
  ];
  const bisection = {
    commits: commits.map((subject, index) => ({ sha: `${index + 1}`.repeat(40), subject })),
    ended: 'time' as const,
    unusable: [{ commit: 1, reason: 'setup' as const }],
    durationMs: 250_000,
    invocations,
    series: searched.map(({ group, name, metric, unit }) => ({
      ...{ command: 0, group, name, metric, unit },
      invocations: invocations.map((_, index) => index),
      values: invocations.map(({ commit, round }) => valuesAt(name, commit, round)),
    })),
    problems: [],
  };
  return judged({ ...recording, bisection }, BUDGET);
}

/** One rename that counts, one that is refused, and a result whose noise hides any change. */
function renamedByHead(): Report {
  const benchmarks = {
    [of('Encode')]: time(88.3),
    [of('Decode')]: { base: around(141.6) },
    [of('Decode/v2')]: { head: around(143.1, 0.01, { turn: 3 }) },
    [of('Pack')]: time(41.2, 40.1, { noise: 0.15 }),
  };
  const base = `run: bench\n${BUDGET}    benchmarks: ["!Pack"]\n`;
  const head = `${base}renamed:\n  Decode: Decode/v2\n  Pack: Encode\n`;
  const configChange = compareConfigs('.github/bench-referee.yml', { base, head });
  const recording = recorded(benchmarks);
  const report = analyse(recording, policyOf(fileOf(base), TODAY, configChange));
  return { ...report, repeats: repeats([recording], base, true), configChange };
}

function matrixLegs(): Report {
  const legs = [
    { name: 'linux', cpu: 'AMD EPYC 7763 64-Core Processor', cores: 4, factor: 1 },
    { name: 'macos', cpu: 'Apple M1 (Virtual)', cores: 3, factor: 1.11 },
    { name: 'windows', cpu: 'AMD EPYC 7763 64-Core Processor', cores: 4, factor: 1 },
  ].map(({ name, cpu, cores, factor }, turn) => {
    const benchmarks = {
      [of('Encode')]: time(88.3 + turn, (88.3 + turn) * factor, { turn }),
      [of('Encode', 'allocs/op')]: { base: always(3), head: always(3) },
      [of('Decode')]: time(141.6, 142.1, { turn: turn + 1 }),
    };
    const recording = recorded(benchmarks, { ...ENOUGH, environment: { os: name, cpu, cores } });
    const problem = makeWarning('machine-busy-before', about('machine'), { load: 3.2, cores: 3 });
    return { ...recording, name, problems: name === 'macos' ? [problem] : [] } as Recording;
  });
  // A leg has its own name, and the gate that reports on all of them another.
  const config = `run: bench\n${BUDGET}`;
  return {
    ...analyseLegs(legs as [Recording, ...Recording[]], policy(config)),
    repeats: repeats(legs, config, false),
    guidance: GUIDANCE,
    name: 'bench-referee',
  };
}

/** Only pages changed. */
function notMeasured(): Report {
  const recording = recorded({});
  const decisions = [
    { command: 0, reason: 'paths', examples: ['docs/guide.md', 'docs/`a` @org.md'], count: 7 },
  ] as const;
  const cost = { setupMs: 0, measuringMs: 0 };
  return judged({ ...recording, cost, decisions: [...decisions] }, `paths: ["src/**"]\n${BUDGET}`);
}

/** Two of three commands cannot have changed, and one of the two patterns of the third matches nothing. */
function partlyMeasured(): Report {
  const recording = recorded({ [of('Encode')]: time(88.3, 97.55) });
  const commands = ['codec', 'index', 'web'].map((name) => ({ name, command: `make bench-${name}` }));
  const decisions = [
    { command: 0, reason: 'paths-unmatched', examples: ['codecs/**'], count: 1 },
    { command: 1, reason: 'paths', examples: ['codec/encode.go'], count: 1 },
    { command: 2, reason: 'depends-on', examples: ['web/dist/app.js', 'web/bench.js'], count: 2 },
  ] as const;
  const cost = { setupMs: 41_200, measuringMs: 183_000 };
  const schedule = { ...recording.schedule, commands };
  return judged({ ...recording, schedule, cost, decisions: [...decisions] }, BUDGET);
}

/** Three shards of four: the job of the second one died. */
function shardMissing(): Report {
  const names = ['Decode', 'Encode', 'Pack', 'Scan', 'Sum', 'Unpack'];
  const benchmarks = names.map((name) => ({ command: null, group: 'example.com/codec', name: `${name}-8` }));
  const shards = [1, 3, 4].map((index) => {
    const own = names.filter((_, at) => at % 4 === index - 1);
    const values = own.map((name, turn) => [of(name), time(40 + 10 * index, undefined, { turn })] as const);
    const recording = recorded(Object.fromEntries(values));
    return { ...recording, shard: { index, count: 4, benchmarks }, cost: { setupMs: 9000, measuringMs: 60_000 } };
  });
  const config = `run: bench\n${BUDGET}`;
  return {
    ...analyseLegs(shards as unknown as [Recording, ...Recording[]], policy(config)),
    repeats: repeats(shards, config, false),
    guidance: GUIDANCE,
  };
}

const slower = { [of('Encode')]: time(88.3, 97.55), [of('Decode')]: time(141.6, 128.4, { turn: 1 }) };

function warnOnly(): Report {
  const config = `${BUDGET}    level: warn\n    because: we are still learning how noisy these runners are\n`;
  return judged(recorded(slower), config);
}

/** Whatever the token may do, the Report is the same: what differs is where it can be read. */
function readOnlyToken(): Report {
  return judged(recorded(slower), BUDGET);
}

/** The machine got slower and slower, under both sides alike. */
function drift(): Report {
  const drifting = (middle: number, turn: number): Sides => {
    const side = (own: number) =>
      around(middle, 0.01, { n: 12, turn: own }).map((value, round) =>
        Number((value * (1 + 0.012 * round)).toPrecision(4)),
      );
    return { base: side(turn), head: side(turn + 3) };
  };
  const benchmarks = { [of('Encode')]: drifting(88.3, 0), [of('Decode')]: drifting(141.6, 2) };
  return judged(recorded(benchmarks), 'budgets:\n  - metric: sec/op\n    max-regression: 10%\n');
}

function cancelled(): Report {
  return judged(recorded(slower, { ...ENOUGH, ended: 'cancelled' }), BUDGET);
}

function timeOver(): Report {
  const early = Object.fromEntries(
    Object.entries(slower).map(([name, { base = [], head = [] }]) => [
      name,
      { base: base.slice(0, 4), head: head.slice(0, 4) },
    ]),
  );
  return judged(recorded(early, { rounds: { min: 6, max: 30 }, ended: 'time' }), BUDGET);
}

/** The configuration is wrong: nothing of the pull request has run when base fails. */
function bothSidesFailed(): Report {
  const failed = { exitCode: 2, durationMs: 61 };
  const failure = { failure: 'setup-failed', output: ["make: *** No rule to make target 'bench'.  Stop."] } as const;
  const problems = [
    makeWarning('command-failed', inSetup('base'), failed, failure),
    makeError('command-failed', inSetup('head'), failed, failure),
  ];
  const recording = recorded({});
  const schedule = { ...recording.schedule, setup: 'make bench' };
  return judged({ ...recording, schedule, problems }, `setup: make bench\n${BUDGET}`);
}

/** The command ended well on head and printed no result. */
function nothingMeasured(): Report {
  const benchmarks = { [of('Encode')]: { base: around(88.3) }, [of('Decode')]: { base: around(141.6) } };
  return judged(recorded(benchmarks), BUDGET);
}

function noBudget(): Report {
  return judged(recorded(slower), 'budgets:\n  - metric: p99-sec\n    max: 50ms\n');
}

/** What a misspelt configuration of base comes to: nothing was measured. */
function configUnreadable(): Report {
  try {
    policy(BUDGET.replace('max-regression', 'max-regresion'));
  } catch (error) {
    if (error instanceof UserError)
      return { ...errorReport('bench-referee', error.diagnostics, HEAD_SHA), guidance: GUIDANCE };
  }
  throw new Error('the configuration was read after all');
}

/** Every text that others choose is as bad as it can be, in every state that a row can have. */
function hostileNames(): Report {
  const values: readonly Omit<RecordedSeries, 'group' | 'name' | 'metric'>[] = aRecording(
    {
      'worse ns [ns]': time(88.3, 97.55),
      'better ns [ns]': time(141.6, 128.4),
      'unchanged ns [ns]': time(58.1),
      'undecided ns [ns]': time(41.2, 43.9, { noise: 0.2 }),
      'new ns [ns]': { head: around(12.9) },
      'removed ns [ns]': { base: around(12.9) },
    },
    ENOUGH,
  ).series;
  const recording = recorded({ [of('Encode')]: time(88.3) });
  const [first = '', ...others] = HOSTILE_NAMES;
  const series = HOSTILE_NAMES.map((name, index): RecordedSeries => {
    const group = HOSTILE_NAMES[(index + 5) % 3] ?? first;
    const metric = HOSTILE_NAMES[(index * 7) % HOSTILE_NAMES.length] ?? first;
    return { ...values[index % values.length]!, group, name, metric, unit: index % 4 === 0 ? metric : 'ns' };
  });
  const because = JSON.stringify(HOSTILE_TEXT);
  const config = `budgets:\n  - metric: "*"\n    max-regression: 5%\n    because: ${because}\nnew: fail\nremoved: warn\n`;
  const attacked: Recording = {
    ...recording,
    name: HOSTILE_TEXT,
    commits: { base: { sha: null, how: HOSTILE_TEXT }, head: { sha: HEAD_SHA, how: '@org/team' } },
    schedule: {
      ...recording.schedule,
      seed: HOSTILE_TEXT,
      commands: others.slice(0, 3),
      setup: HOSTILE_TEXT,
    },
    environment: { ...recording.environment, cpu: HOSTILE_TEXT, os: HOSTILE_TEXT, image: HOSTILE_TEXT },
    series,
    problems: HOSTILE_NAMES.slice(0, 8).map((name, index) =>
      makeWarning('command-fails-on-base', inFile(name), { command: `${HOSTILE_NAMES[index + 8]}: ${name}` }),
    ),
  };
  return {
    ...analyse(attacked, policy(config)),
    repeats: repeats([attacked], config, false),
    guidance: { ...GUIDANCE, overrideLabel: null },
    configChange: {
      path: HOSTILE_TEXT,
      kind: 'changed',
      error: null,
      settings: HOSTILE_NAMES.slice(0, 24).map((name) => ({
        budget: name,
        key: name,
        base: name,
        head: HOSTILE_TEXT,
      })),
    },
  };
}

const RELEASE_BUDGET = `${BUDGET}  - metric: sec/op
    against: latest-release
    max-regression: 5%
    because: users see the difference between two releases
`;

/** Levels of base since v2.3.0, in percent. */
function sinceRelease(changes: Readonly<Record<string, number>>): BaseLevels {
  const levels = Object.entries(changes).map(([name, percent]) => {
    const key = { command: null, group: 'example.com/codec', name, metric: 'ns/op' };
    const level = { level: Math.log1p(percent / 100), standardError: 0.003, usualError: 0.003, scatter: 1 };
    return [historyKeyOf(key), level] as const;
  });
  const anchor = { name: 'v2.3.0', commit: '7f3a91c2'.repeat(5) };
  const since = { anchor, isBase: false, levels: new Map(levels) };
  return { ofBudgets: new Map([['latest-release', since]]), shown: since, recordedIn: 77 };
}

const FOUR = {
  [of('Parse')]: time(88.3, 88.7),
  [of('Decode')]: time(141.6, undefined, { turn: 2 }),
  [of('Sort')]: time(41.2, undefined, { turn: 4 }),
  [of('Walk')]: time(12.9, undefined, { turn: 5 }),
};

/** The pull request adds little, and others used up the limit: one broken, one too close, one without a level. */
function releaseBudgetBroken(): Report {
  const levels = sinceRelease({ 'Parse-8': 5.8, 'Decode-8': 4.9, 'Sort-8': -3.5 });
  return judged(recorded(FOUR), RELEASE_BUDGET, levels);
}

/** Nobody set a budget against the release. */
function changedSinceRelease(): Report {
  const levels = sinceRelease({ 'Parse-8': 5.8, 'Decode-8': 2.9, 'Sort-8': -3.5, 'Walk-8': 8.5 });
  return judged(recorded(FOUR), BUDGET, { ...levels, ofBudgets: new Map() });
}

/** A budget asks for a history that the repository does not have. */
function releaseBudgetWithoutHistory(): Report {
  const missing = makeWarning('level-without-history', about('git'), { ref: 'refs/bench-referee/history' });
  const levels = { ofBudgets: new Map([['latest-release', missing]]), shown: null, recordedIn: null };
  return judged(recorded(FOUR), RELEASE_BUDGET, levels);
}

/** Own values of functions in one profile, by their stack. */
type Values = Readonly<Record<string, number>>;

/** Returns five profiles of a side. Their noise is the same in every test. */
function profilesOf(values: Values): Profile[] {
  return Array.from({ length: 5 }, (_, run) =>
    makeProfile(
      Object.fromEntries(
        Object.entries(values).map(([stack, value], index) => [
          stack,
          Math.max(0, value + (((run * 7 + index * 3) % 5) - 2) * Math.round(Math.sqrt(value) / 2)) * 10,
        ]),
      ),
      { quantum: 10 },
    ),
  );
}

function withProfiles(recording: Recording, sides: readonly [name: string, base: Values, head: Values][]): Recording {
  const setting = { command: 'bench', format: 'auto', runs: 5 } as const;
  const benchmarks = sides.map(([name, base, head]) => ({
    command: 0,
    benchmark: { group: 'example.com/codec', name },
    ...packProfiles({ base: profilesOf(base), head: profilesOf(head) }, (file) => file.startsWith('codec/')),
  }));
  return {
    ...recording,
    profiles: { ended: 'complete', durationMs: 52_000, settings: [setting], benchmarks, problems: [] },
  };
}

/** Six functions changed in `Encode`, none in `Decode` for certain, and nothing is known of allocations. */
function functionsNamed(): Report {
  const benchmarks = {
    [of('Encode')]: time(88.3, 97.6),
    [of('Encode', 'allocs/op')]: { base: always(3), head: always(4) },
    [of('Decode')]: time(141.6, 152.3),
    [of('Validate')]: time(12.9),
  };
  const encode = {
    'main;codec.Encode codec/encode.go': 3000,
    'main;codec.Encode codec/encode.go;codec.hash codec/hash.go': 2000,
    'main;codec.Encode codec/encode.go;codec.mix codec/hash.go': 900,
    'main;runtime.malloc /go/runtime/malloc.go': 800,
    'main;runtime.memmove /go/runtime/memmove.s': 700,
    'main;runtime.scan /go/runtime/mgc.go': 300,
    'main;codec.check codec/check.go': 400,
  };
  const slower = {
    ...encode,
    'main;codec.Encode codec/encode.go;codec.hash codec/hash.go': 2500,
    'main;codec.Encode codec/encode.go;codec.mix codec/hash.go': 700,
    'main;runtime.malloc /go/runtime/malloc.go': 1000,
    'main;runtime.memmove /go/runtime/memmove.s': 900,
    'main;runtime.scan /go/runtime/mgc.go': 450,
    'main;codec.check codec/check.go': 250,
  };
  const decode = { 'main;codec.Decode codec/decode.go': 9, 'main;codec.read codec/read.go': 8, 'main;codec.check': 6 };
  const recording = withProfiles(recorded(benchmarks), [
    ['Encode-8', encode, slower],
    ['Decode-8', decode, { ...decode, 'main;codec.read codec/read.go': 10 }],
  ]);
  return judged(recording, `${BUDGET}  - metric: allocs/op\n    max-regression: 0%\n`);
}

/** Functions and files with the names of strangers. */
function functionsHostile(): Report {
  const clean = (text: string) => text.replaceAll(/[\s;]/g, '_').slice(0, 60);
  const names = HOSTILE_NAMES.slice(0, 24).map(clean);
  const base = Object.fromEntries(names.map((name, index) => [`${name} codec/${name}`, 400 + 10 * index]));
  const head = Object.fromEntries(
    names.map((name, index) => [`${name} codec/${name}`, (400 + 10 * index) * (index % 4 === 0 ? 2 : 1)]),
  );
  return judged(withProfiles(recorded({ [of('Encode')]: time(88.3, 110) }), [['Encode-8', base, head]]), BUDGET);
}

/** An improvement that is too small, growth above its ceiling on both sides, and answers that differ. */
function askedToProve(): Report {
  const sizes = [10, 100, 1000].map((n) => [`Sort/n=${n}-8 ns/op [ns/op]`, time(n ** 1.5, n ** 2)] as const);
  const benchmarks = {
    'Parse-8 ns/op [ns/op]': time(200, 194),
    'Copy-8 ns/op [ns/op]': time(100, 80),
    ...Object.fromEntries(sizes),
  };
  const config = [
    'budgets:',
    '  - metric: sec/op\n    benchmarks: Parse\n    min-improvement: 10%\n    because: the pull request says so',
    '  - metric: sec/op\n    benchmarks: Sort/**\n    max-growth: n^1.2\n',
  ].join('\n');
  const answers = [{ command: 0, name: 'Copy', base: ['3f2a'], head: ['`0000`'] }];
  return judged({ ...recorded(benchmarks), answers }, config);
}

/** Two rows that their first build breaks: `Encode` is slower in six builds a side, and `Decode` is not over ten. */
function builtAgain({ encode = 97.6 } = {}): Report {
  const benchmarks = {
    [of('Encode')]: time(88.3, encode),
    [of('Decode')]: time(141.6, 158.4, { turn: 2 }),
    [of('Scan')]: time(41.2, undefined, { turn: 4 }),
  };
  // One value a side of each build, from the second one on.
  const levels: Readonly<Record<string, Record<Side, readonly number[]>>> = {
    'Encode-8': { base: [87.6, 88.9, 88.2, 87.9, 88.5], head: [97.1, 98.2, 97.7, 97.4, 98.0] },
    'Decode-8': {
      base: [158.1, 141.9, 157.6, 142.3, 141.2, 158.8, 141.7, 157.9, 142.1],
      head: [141.5, 157.7, 142.6, 158.2, 141.8, 142.0, 158.3, 141.4, 157.5],
    },
  };
  const recording = recorded(benchmarks);
  const invocations = Array.from({ length: 9 }, (_, index) => index + 2).flatMap((round) =>
    SIDES.map((side) => {
      const [startMs, durationMs] = [30_000 * round, 900];
      return { side, round, command: 0, startMs, durationMs, exitCode: 0, outcome: 'ok' as const };
    }),
  );
  const series = recording.series.flatMap((one): RecordedSeries[] => {
    const values = levels[one.name];
    if (values === undefined) return [];
    const sideOf = (side: Side, first: number) => ({
      invocations: values[side].map((_, index) => 2 * index + first),
      values: values[side].map((value) => [value]),
    });
    return [{ ...one, base: sideOf('base', 0), head: sideOf('head', 1) }];
  });
  const builds = { ended: 'complete' as const, durationMs: 270_000, invocations, series, problems: [] };
  return judged({ ...recording, builds }, BUDGET);
}

export const SITUATIONS: Readonly<Record<string, Report>> = {
  'only-noise': onlyNoise(),
  'benchmark-renamed': benchmarkRenamed(),
  'renamed-by-head': renamedByHead(),
  'controls-moved': controlsMoved(),
  'commit-found': commitFound(),
  'matrix-legs': matrixLegs(),
  'not-measured': notMeasured(),
  'partly-measured': partlyMeasured(),
  'shard-missing': shardMissing(),
  'warn-only': warnOnly(),
  'read-only-token': readOnlyToken(),
  'release-budget-broken': releaseBudgetBroken(),
  'changed-since-release': changedSinceRelease(),
  'release-budget-without-history': releaseBudgetWithoutHistory(),
  drift: drift(),
  cancelled: cancelled(),
  'time-over': timeOver(),
  'both-sides-failed': bothSidesFailed(),
  'nothing-measured': nothingMeasured(),
  'no-budget': noBudget(),
  'config-unreadable': configUnreadable(),
  'hostile-names': hostileNames(),
  functions: functionsNamed(),
  'functions-hostile': functionsHostile(),
  'asked-to-prove': askedToProve(),
  'built-again': builtAgain(),
  'undecided-by-layout': builtAgain({ encode: 88.5 }),
};
