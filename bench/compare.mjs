// Compares `compare` with the real benchstat on the same files in one run: processor time, wall time and peak memory of
// both, checked against goals, with the start of an empty node for reference. BENCH_REFEREE_NODE is the node to use;
// default: the one that runs this script. Needs benchstat on PATH, and GNU time or python3.
//   go install golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da
//   npm run build && node bench/compare.mjs

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const DIST = process.env.BENCH_REFEREE_DIST ?? resolve(import.meta.dirname, '../dist');
const NODE = process.env.BENCH_REFEREE_NODE ?? process.execPath;

/** Inputs and their goals. A goal is the maximum of the project's figure divided by benchstat's. */
const INPUTS = [
  { name: 'small', benchmarks: 1_000, samples: 10, runs: 15, goals: { wall: 1 } },
  { name: 'large', benchmarks: 10_000, samples: 20, runs: 3, goals: { cpu: 1 / 5, wall: 1 / 5, memory: 3 } },
];

const FILES = ['base.txt', 'head.txt'];
const PROGRAMS = {
  benchstat: ['benchstat', ...FILES],
  ours: [NODE, join(DIST, 'cli.js'), 'compare', ...FILES],
  empty: [NODE, '-e', '0'],
};

/** Marsaglia's xorshift32: the inputs are equal on every machine. */
function generator(seed) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Returns text in the form of `go test -benchmem`. Times have four digits, so that most values have ties. */
function goOutput({ benchmarks, samples, slower, seed }) {
  const random = generator(seed);
  const lines = ['goos: linux', 'goarch: amd64', 'pkg: example.com/codec', 'cpu: Some CPU @ 2.00GHz'];
  for (let index = 0; index < benchmarks; index += 1) {
    const name = `BenchmarkCodec/case=${index}/size=${2 ** (index % 12)}-8`;
    const level = (10 + (index % 90)) * 10 ** (index % 5) * (index % 3 === 0 ? slower : 1);
    const bytes = 64 * (1 + (index % 50));
    for (let sample = 0; sample < samples; sample += 1) {
      const time = (level * (1 + 0.04 * (random() + random() - 1))).toPrecision(4);
      const allocated = bytes + (index % 4 === 0 ? Math.floor(3 * random()) : 0);
      lines.push(`${name} \t${1e6}\t ${Number(time)} ns/op\t ${allocated} B/op\t ${1 + (index % 7)} allocs/op`);
    }
  }
  return `${[...lines, 'PASS'].join('\n')}\n`;
}

/** Returns processor time in seconds, wall time in seconds and peak memory in MiB. */
function measure([program, ...args], folder) {
  const figures = join(folder, 'figures');
  const out = openSync(join(folder, 'out.txt'), 'w');
  const [meter, ...before] = METERS.find(([path]) => existsSync(path)) ?? [];
  if (meter === undefined) throw new Error('GNU time or python3 is needed to measure');
  const { status } = spawnSync(meter, [...before, figures, program, ...args], {
    cwd: folder,
    stdio: ['ignore', out, 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} exited with ${status}`);
  const [wall, user, system, kilobytes] = readFileSync(figures, 'utf8').trim().split(' ').map(Number);
  return { cpu: user + system, wall, memory: kilobytes / 1024 };
}

const PYTHON = `
import os, sys, time
start = time.time()
child = os.fork()
if child == 0: os.execvp(sys.argv[2], sys.argv[2:])
_, status, used = os.wait4(child, 0)
with open(sys.argv[1], "w") as file:
    print(time.time() - start, used.ru_utime, used.ru_stime, used.ru_maxrss, file=file)
sys.exit(os.waitstatus_to_exitcode(status))
`;
/** Programs that measure, in order of preference. GNU time has a resolution of only 1/100 s. */
const METERS = [
  ['/usr/bin/python3', '-c', PYTHON],
  ['/usr/bin/time', '--format', '%e %U %S %M', '--output'],
];

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

function compare({ name, benchmarks, samples, runs, goals }, folder) {
  writeFileSync(join(folder, 'base.txt'), goOutput({ benchmarks, samples, slower: 1, seed: 7 }));
  writeFileSync(join(folder, 'head.txt'), goOutput({ benchmarks, samples, slower: 1.02, seed: 11 }));
  const measured = { benchstat: [], ours: [], empty: [] };
  for (let run = 0; run < runs; run += 1) {
    // The order alternates, so that drift affects all programs.
    const order = Object.keys(PROGRAMS);
    if (run % 2 === 1) order.reverse();
    for (const program of order) measured[program].push(measure(PROGRAMS[program], folder));
  }
  const same = [PROGRAMS.benchstat, PROGRAMS.ours].map(([program, ...args]) =>
    execFileSync(program, args, { cwd: folder, maxBuffer: 2 ** 28 }),
  );
  console.log(`${name}: ${benchmarks} benchmarks x ${samples} samples x 3 units a side, medians of ${runs} runs`);
  console.log(`  ${same[0].equals(same[1]) ? 'the same bytes' : 'DIFFERENT BYTES'}`);
  let holds = same[0].equals(same[1]);
  for (const [figure, unit] of Object.entries({ cpu: 's', wall: 's', memory: 'MiB' })) {
    const [theirs, ours, empty] = ['benchstat', 'ours', 'empty'].map((program) =>
      median(measured[program].map((one) => one[figure])),
    );
    const ratio = ours / theirs;
    const goal = goals[figure];
    const verdict = goal === undefined ? '' : ratio <= goal ? `  ok, at most ${goal}` : `  TOO MUCH, at most ${goal}`;
    holds &&= goal === undefined || ratio <= goal;
    console.log(
      `  ${figure.padEnd(7)} benchstat ${theirs.toFixed(3)} ${unit}, ours ${ours.toFixed(3)} ${unit} (empty node ${empty.toFixed(3)}), ratio ${ratio.toFixed(3)}${verdict}`,
    );
  }
  return holds;
}

console.log(`node ${execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim()}`);
const folder = mkdtempSync(join(tmpdir(), 'bench-compare-'));
try {
  const held = INPUTS.map((input) => compare(input, folder));
  process.exitCode = held.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
