// What `collect` is asked to do in tests, and a tool that behaves as `go test -bench` does: it prints what its
// filter lets through, fails where that is nothing, and takes time for each benchmark.

import type { ChildSpec } from '../../src/host/host.ts';
import type { MeasureInputs } from '../../src/measure/measure-inputs.ts';
import { resolveCommands } from '../../src/model/command.ts';
import type { Side } from '../../src/model/measurement.ts';
import type { RecordedSeries } from '../../src/model/recording.ts';
import type { UndecidedBenchmarks } from '../../src/model/sample.ts';
import type { MeasureSettings } from '../../src/settings/settings.ts';
import type { Answer } from './fake-host.ts';

/** What is asked at a look, if everything is decided. */
export const NOTHING_OPEN = {
  names: [],
  of: 0,
  givenUp: [],
  hasControls: false,
  isHopeless: false,
  isCertain: false,
  precision: null,
  series: [],
} as const satisfies UndecidedBenchmarks;

const SETTINGS: Omit<MeasureSettings, 'commands'> = {
  run: ['bench'],
  setup: null,
  workingDirectory: '.',
  format: 'json',
  outputFile: null,
  rounds: { min: 4, max: 4 },
  maxMinutes: 30,
  bisectMinutes: 0,
  rebuildMinutes: 0,
  precision: null,
  stop: 'verdict',
  unit: 'invocation',
  cpus: null,
  nice: null,
  baseline: null,
  benchmarkFiles: [],
  count: [],
  profile: null,
  paths: [],
  dependsOn: [],
  files: [],
  service: [],
  measure: 'all',
  seed: null,
  shard: null,
  legs: 1,
  name: 'gate',
};

/** Nothing is ever decided, and nothing is said of series. The commands follow from `run`. */
export function aMeasuring(
  own: Partial<Omit<MeasureSettings, 'commands'>> = {},
  given: Partial<MeasureInputs> = {},
): MeasureInputs {
  const commit = { sha: 'a'.repeat(40), how: 'head' };
  const settings = { ...SETTINGS, ...own };
  return {
    settings: { ...settings, commands: resolveCommands(settings.run, settings) },
    commits: {
      ...{ base: commit, head: commit, problems: [] },
      configCommits: [commit.sha],
    },
    decisions: [],
    canSkip: true,
    changes: { lockFiles: { total: 0, paths: [] }, benchmarkSources: { total: 0, paths: [] } },
    trees: {
      folders: { base: '/t/base', head: '/t/head' },
      temporary: { base: '/t/tmp/base', head: '/t/tmp/head' },
      homes: { base: '/t/home/base', head: '/t/home/head' },
      ownBase: null,
      unfetched: { base: { submodules: [], lfsFiles: [] }, head: { submodules: [], lfsFiles: [] } },
    },
    seed: 'seed',
    slowdown: null,
    sides: ['base', 'head'],
    publishVerdict: () => Promise.resolve(),
    findBroken: () => ({ rows: [], series: [] }),
    rebuilding: null,
    search: null,
    profiling: null,
    baseline: null,
    looks: [],
    undecided: () => ({
      ...NOTHING_OPEN,
      names: ['Encode'],
      of: 1,
    }),
    findOpenTimes: () => ({ times: [], isCertain: false }),
    findRenames: () => new Map(),
    findPlanErrors: () => [],
    ...given,
  };
}

/** At the n-th look the benchmarks of the n-th list are undecided, and at all further ones those of the last. */
export function undecidedInTurn(...turns: readonly (readonly string[])[]): MeasureInputs['undecided'] {
  let look = 0;
  return ({ series }) => {
    const names = turns[Math.min(look++, turns.length - 1)] ?? [];
    const isOpen = ({ name }: RecordedSeries) => names.includes(name);
    const of = new Set(series.map(({ name }) => name)).size;
    return {
      ...NOTHING_OPEN,
      names,
      of,
      series: series.filter(isOpen),
    };
  };
}

/** By command, by side: the values of a benchmark, one for each of its invocations, over and over. */
type Suites = Readonly<Record<string, Partial<Record<Side, Readonly<Record<string, readonly number[]>>>>>>;

interface Habits {
  /** What one benchmark takes. */
  readonly eachMs?: number;
  /** What it makes of the filter. */
  readonly filterOf?: (spec: ChildSpec) => string | undefined;
}

export const filterOf = ({ env }: ChildSpec): string | undefined => env['BENCH_REFEREE_FILTER'];
export const sideOf = ({ env }: ChildSpec) => env['BENCH_REFEREE_SIDE'] as Side;

/** Commands are known by the word `suite=NAME` in them. */
export function goTool(suites: Suites, { eachMs = 100, filterOf: read = filterOf }: Habits = {}) {
  const counts = new Map<string, number>();
  return (spec: ChildSpec): Answer => {
    const suite = /suite=(\w+)/.exec(spec.script)?.[1] ?? '';
    const all = Object.entries(suites[suite]?.[sideOf(spec)] ?? {});
    const key = `${suite} ${sideOf(spec)}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    const levels = (read(spec) ?? '.').split('/').map((level) => new RegExp(level, 'u'));
    const run = all.filter(([name]) => isMatched(`Benchmark${name}`, levels));
    const lines = run.map(([name, values]) => `Benchmark${name}-8\t10\t${values[nth % values.length]} ns/op`);
    return {
      stdout: ['pkg: example.com/x', ...lines, 'PASS', ''].join('\n'),
      durationMs: eachMs * run.length,
    };
  };
}

function isMatched(name: string, levels: readonly RegExp[]): boolean {
  const parts = name.split('/');
  return parts.length >= levels.length && levels.every((level, index) => level.test(parts[index] ?? ''));
}
