// An experiment with real neighbours: the gate judges pairs of commits of a real suite of Go benchmarks, while other
// processes keep processors busy, on and off. It prints how often unchanged code failed, how much stayed undecided, and
// how many benchmarks that are 10 % slower were detected. Needs go.
//   npx node bench/measurements/neighbour.ts [--cpus one] [--count cpu-time] [--stop rows] [--pairs 10] [--json FILE]
//   npx node bench/measurements/neighbour.ts --old FOLDER --new FOLDER     two builds alternately
//   npx node bench/measurements/neighbour.ts --verify           measures the planted slowdowns; run it on a quiet machine
// A folder contains `cli.js`, as `dist` does. A pair has two versions of head: one changes only its README, the other
// makes two of the twenty benchmarks slower. Each of `--pairs` therefore takes two runs of each build.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { randomOf } from '../random.ts';
import { type GateSettings, isolatedGitEnvironment, runGate } from './neighbour/gate.ts';
import { listCores, startNeighbours } from './neighbour/neighbour.ts';
import { baseFiles, drawPlanted, headFiles, shuffleList } from './neighbour/repository.ts';
import { BUILDS, type Build, figuresOf, type GateRun, KINDS, type RunPlan, tableOf } from './neighbour/tally.ts';
import { EXPECTED_SLOWDOWN, measureSlowdowns, writeFiles } from './neighbour/verify.ts';

const { values } = parseArgs({
  options: {
    /** A second build to compare with. */
    old: { type: 'string' },
    new: { type: 'string', default: 'dist' },
    pairs: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '6..30' },
    'max-minutes': { type: 'string', default: '2' },
    /** Duration of a benchmark in an invocation; twenty of them take about 0.6 s. */
    benchtime: { type: 'string', default: '10ms' },
    planted: { type: 'string', default: '2' },
    /** Processors to which the benchmark is restricted: a list, or `one`. */
    cpus: { type: 'string' },
    count: { type: 'string' },
    /** `rows`: measures on after the first broken budget, so that all planted rows can be found. */
    stop: { type: 'string', default: 'verdict' },
    'no-neighbour': { type: 'boolean', default: false },
    'mean-on': { type: 'string', default: '5' },
    'mean-off': { type: 'string', default: '5' },
    /** Processors of the neighbours, one for each. */
    busy: { type: 'string', default: listCores().join(',') },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    /** Folder for the recording and the report of every run. */
    keep: { type: 'string' },
    verify: { type: 'boolean', default: false },
    /** Number of measurements per side with `--verify`. */
    turns: { type: 'string', default: '300' },
  },
});

const seed = Number(values.seed);
const dists: Readonly<Partial<Record<Build, string>>> = {
  ...(values.old === undefined ? {} : { old: resolve(values.old) }),
  new: resolve(values.new),
};
const builds = BUILDS.filter((build) => dists[build] !== undefined);
const busy = values['no-neighbour'] ? [] : values.busy.split(',').map(Number);
const settings: GateSettings = {
  rounds: values.rounds,
  maxMinutes: Number(values['max-minutes']),
  cpus: values.cpus ?? null,
  count: values.count ?? null,
  stop: values.stop,
};

const folder = mkdtempSync(join(tmpdir(), 'bench-referee-neighbour-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

if (values.verify) verify();
else await experiment();

function verify(): void {
  const slowdowns = measureSlowdowns(folder, { turns: Number(values.turns) });
  console.log('benchmark        least   median');
  for (const { name, least, median } of slowdowns) {
    const isMeant = least >= EXPECTED_SLOWDOWN.least && least <= EXPECTED_SLOWDOWN.most;
    console.log(`${name.padEnd(15)} ${percent(least)} ${percent(median)}${isMeant ? '' : '  NOT 9 % to 11 %'}`);
    if (!isMeant) process.exitCode = 1;
  }
}

async function experiment(): Promise<void> {
  for (const build of builds)
    if (!existsSync(join(dists[build]!, 'cli.js'))) throw new Error(`--${build}: there is no cli.js in it`);
  const startMs = performance.now();
  const base = makeRepository();
  const plans = plansOf(Number(values.pairs));
  const runs: GateRun[] = [];
  for (const [index, plan] of plans.entries()) {
    const run = await runOnce(plan, base);
    runs.push(run);
    const what = `${index + 1} of ${plans.length}: ${plan.build}, ${plan.kind} pair ${plan.pair}`;
    console.error(
      'failure' in run
        ? `${what}: ${run.failure}`
        : `${what}: ${run.verdict}, ${run.rounds} rounds, ${run.minutes.toFixed(2)} min`,
    );
    write(runs);
  }
  const minutes = (performance.now() - startMs) / 60_000;
  console.log(`\n${plans.length} runs in ${minutes.toFixed(1)} minutes; ${conditions()}\n`);
  console.log(tableOf(runs, builds));
  process.exitCode = runs.some((run) => 'failure' in run) ? 1 : 0;
}

function conditions(): string {
  const { rounds, maxMinutes, cpus, count, stop } = settings;
  const times = `${values['mean-on']} s on and ${values['mean-off']} s off in the mean`;
  const neighbours = busy.length === 0 ? 'no neighbour' : `neighbours on processors ${busy.join(' and ')}, ${times}`;
  const place = cpus === null ? '' : `, cpus ${cpus}`;
  const counted = count === null ? '' : `, count ${count}`;
  return `${neighbours}; rounds ${rounds}, stop ${stop}, max-minutes ${maxMinutes}, max-regression 5 %${place}${counted}; seed ${seed}`;
}

/** Returns the runs in order. Those of a pair are consecutive, so that both builds meet the same machine state. */
function plansOf(pairs: number): RunPlan[] {
  return Array.from({ length: pairs }, (_, index) => index + 1).flatMap((pair) => {
    const random = randomOf(seed, pair + 1_000_000);
    return KINDS.flatMap((kind) =>
      shuffleList(random, builds).map((build) => ({
        build,
        kind,
        pair,
        planted: kind === 'planted' ? drawPlanted(seed, pair, Number(values.planted)) : [],
      })),
    );
  });
}

async function runOnce(plan: RunPlan, base: string): Promise<GateRun> {
  const { build, kind, pair, planted } = plan;
  const head = commitHead(base, pair, planted);
  const kept = `${String(pair).padStart(3, '0')}-${kind}-${build}`;
  // Both builds have the same seed, so that the neighbours are on at the same times.
  const runSeed = seed * 1_000_003 + pair * 2 + KINDS.indexOf(kind);
  const meanOn = Number(values['mean-on']);
  const meanOff = Number(values['mean-off']);
  const neighbours = startNeighbours(busy, { seed: runSeed, meanOn, meanOff });
  const startMs = performance.now();
  let neighbourOn: number | null = null;
  try {
    const result = await runGate(
      dists[build]!,
      {
        repository: folder,
        base,
        head,
        seed: `neighbour-${seed}-${pair}-${kind}`,
        out: values.keep === undefined ? null : resolve(values.keep, kept),
      },
      settings,
    );
    const minutes = (performance.now() - startMs) / 60_000;
    if ('failure' in result) return { ...plan, failure: result.failure };
    neighbourOn = neighbours.stop();
    return figuresOf(plan, result.report, { minutes, neighbourOn });
  } finally {
    neighbours.stop();
  }
}

/** Returns the base commit. */
function makeRepository(): string {
  git('init', '--quiet', '--initial-branch=main', '.');
  writeFiles(folder, baseFiles({ benchtime: values.benchtime }));
  return commit('base');
}

/** Returns the head commit. It is not checked out, because the gate reads the configuration of the working tree. */
function commitHead(base: string, pair: number, planted: readonly string[]): string {
  git('checkout', '--quiet', '--detach', base);
  writeFiles(folder, headFiles(pair, planted));
  const head = commit(`head of pair ${pair}`);
  git('checkout', '--quiet', '--detach', base);
  return head;
}

function commit(message: string): string {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
  return git('rev-parse', 'HEAD').trim();
}

function git(...args: string[]): string {
  const names = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'];
  return execFileSync('git', [...names, ...args], {
    cwd: folder,
    env: isolatedGitEnvironment(),
    encoding: 'utf8',
  });
}

/** Writes the results after every run, so that none are lost if the experiment ends early. */
function write(runs: readonly GateRun[]): void {
  if (values.json === undefined) return;
  const { old: _old, new: _new, json: _json, keep: _keep, verify: _verify, ...options } = values;
  const text = { options, processors: availableParallelism(), runs };
  writeFileSync(values.json, `${JSON.stringify(text)}\n`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(8);
}
