// Records traces of real programs for the study: eight small programs in five languages, one value per invocation, once
// on a quiet machine and once next to neighbours, one on each processor. Needs go, rustc, g++, python3 and node. A
// program whose tool is missing is left out, and its file stays unchanged.
//   node bench/study/record-traces.mjs [--invocations 60] [--patience 600] [--machine NAME] [--only busy]
// The programs run in turns, as the benchmarks of a suite do, so values at the same place of two traces are from the
// same one or two seconds. Before each turn the script waits until only the neighbours use the processors, for at most
// `--patience` seconds in total per kind. The remaining use by others is written to the file. `npm run format` makes
// the files short. `crowded` stays: it was recorded next to one neighbour and others, who took four times as much.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listCores, startNeighbours } from '../measurements/neighbour/neighbour.ts';

const SOURCES = join(import.meta.dirname, 'traces/programs');
const TRACES = join(import.meta.dirname, 'traces');

/** Share of all processors that processes other than the neighbours may use in a quiet moment. */
const QUIET_SHARE = 0.1;

const WATCHED_MS = 500;

const { values } = parseArgs({
  options: {
    invocations: { type: 'string', default: '60' },
    patience: { type: 'string', default: '600' },
    machine: { type: 'string', default: `${cpus()[0]?.model.trim()}, ${availableParallelism()} processors` },
    /** `quiet` or `busy`: records only this kind; the other one stays unchanged. */
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'mean-on': { type: 'string', default: '5' },
    'mean-off': { type: 'string', default: '5' },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'bench-referee-traces-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

const source = (name) => join(SOURCES, name);
const built = (name) => join(folder, name);

/** Languages and their commands. `build` runs once; `run` prints nanoseconds. */
const LANGUAGES = [
  {
    language: 'go',
    build: ['go', 'build', '-o', built('go'), source('program.go')],
    run: [built('go')],
    programs: ['json', 'map'],
    version: ['go', 'env', 'GOVERSION'],
  },
  {
    language: 'rust',
    build: ['rustc', '-O', '-o', built('rust'), source('program.rs')],
    run: [built('rust')],
    programs: ['sort', 'hash'],
    version: ['rustc', '--version'],
  },
  {
    language: 'cpp',
    build: ['g++', '-O2', '-o', built('cpp'), source('program.cpp')],
    run: [built('cpp')],
    programs: ['matrix'],
    version: ['g++', '-dumpfullversion'],
  },
  {
    language: 'python',
    build: null,
    run: ['python3', source('program.py')],
    programs: ['json', 'regexp'],
    version: ['python3', '--version'],
  },
  {
    language: 'node',
    build: null,
    run: [process.execPath, source('program.mjs')],
    programs: ['json'],
    version: [process.execPath, '--version'],
  },
];

const programs = LANGUAGES.flatMap(prepare);
const recorded = {
  quiet: values.only === 'busy' ? null : await record([]),
  busy: values.only === 'quiet' ? null : await recordNextToNeighbours(),
};
programs.forEach(write);

/** Returns the programs of a language that can be built and run on this machine. */
function prepare({ language, build, run, programs: names, version }) {
  try {
    if (build !== null) execFileSync(build[0], build.slice(1), { cwd: folder, stdio: 'inherit' });
    const [tool, ...flags] = version;
    const said = execFileSync(tool, flags, { encoding: 'utf8' }).trim();
    const number = /\d+(\.\d+)+/.exec(said)?.[0] ?? '';
    return names.map((name) => ({
      program: `${language}-${name}`,
      language: `${language} ${number}`,
      command: [...run, name],
    }));
  } catch (error) {
    console.error(`${language} is left out: ${error.message}`);
    return [];
  }
}

async function recordNextToNeighbours() {
  const neighbours = startNeighbours(listCores(), {
    seed: Number(values.seed),
    meanOn: Number(values['mean-on']),
    meanOff: Number(values['mean-off']),
  });
  await neighbours.areRunning;
  const result = await record(neighbours.pids);
  return { ...result, neighboursOn: neighbours.stop() };
}

/** Returns the values of each program, and the mean share of all processors that others than the neighbours used. */
async function record(neighbours) {
  const clock = () => processorTime(neighbours);
  const times = programs.map(() => []);
  const others = [];
  const startMs = performance.now();
  let patienceMs = Number(values.patience) * 1000;
  for (let turn = 0; turn < Number(values.invocations); turn += 1) {
    patienceMs = await waitForQuiet(clock, patienceMs);
    const before = clock();
    programs.forEach(({ command }, index) => {
      times[index].push(timeOf(command));
    });
    others.push(shareOfOthers(before, clock()));
    // The pause lets this process read the neighbours' output while nothing is measured.
    await pause(20);
  }
  const mean = others.reduce((sum, share) => sum + share, 0) / others.length;
  const apart = (performance.now() - startMs) / 1000 / others.length;
  console.error(
    `${neighbours.length} neighbours: others used ${(100 * mean).toFixed(1)} % of the processors; a turn each ${apart.toFixed(1)} s`,
  );
  return { times, others: mean, secondsApart: apart };
}

/** Waits for a quiet moment. Returns the remaining time in milliseconds. */
async function waitForQuiet(clock, patienceMs) {
  let leftMs = patienceMs;
  while (leftMs > 0) {
    const before = clock();
    await pause(WATCHED_MS);
    if (shareOfOthers(before, clock()) <= QUIET_SHARE) break;
    leftMs -= WATCHED_MS;
  }
  return leftMs;
}

function timeOf([program, ...args]) {
  const time = Number(execFileSync(program, args, { encoding: 'utf8' }));
  return Number(time.toPrecision(4));
}

/** Returns ticks of all processors since the machine started, and of this process, its children and the neighbours. */
function processorTime(neighbours) {
  const fields = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))[1].split(' ').map(Number);
  const [user, nice, system, idle, waiting, irq, softirq, stolen] = fields;
  const used = user + nice + system + irq + softirq + stolen;
  const own = ['self', ...neighbours].reduce((sum, pid) => sum + ticksOf(pid), 0);
  return { total: used + idle + waiting, used, own };
}

/** Returns the ticks of a process and its ended children: fields 14 to 17 of proc(5). */
function ticksOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const times = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return times.reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** Returns the share of all processors that others used, including stolen time. */
function shareOfOthers(before, after) {
  const used = after.used - before.used - (after.own - before.own);
  return Math.max(0, used) / Math.max(1, after.total - before.total);
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Writes the file of a program. Kinds that were not recorded stay unchanged. */
function write({ program, language }, index) {
  const path = join(TRACES, `${program}.json`);
  const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const conditions = { ...known.conditions };
  const times = { quiet: known.quiet, busy: known.busy, crowded: known.crowded };
  for (const [surroundings, result] of Object.entries(recorded)) {
    if (result === null) continue;
    const { times: all, ...about } = result;
    times[surroundings] = all[index];
    conditions[surroundings] = Object.fromEntries(
      Object.entries(about).map(([name, value]) => [name, Number(value.toFixed(3))]),
    );
  }
  const trace = { program, language, machine: values.machine, conditions, ...times };
  writeFileSync(path, `${JSON.stringify(trace, null, 2)}\n`);
}
