// Measures the cost of the program itself: its start compared with that of an empty node, and the gate's own time,
// which is the time of `check` minus that of the measured commands. `node bench/overhead.mjs` prints the numbers and
// fails if one is above its limit. With `--json` it prints them as benchmarks.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const CLI = join(process.env.BENCH_REFEREE_DIST ?? resolve(import.meta.dirname, '../dist'), 'cli.js');

const STARTS = 20;
const MAX_START_RATIO = 2;

const ROUNDS = 10;
const CHECKS = 3;
/** Limits in milliseconds: the gate may add one second, and ten milliseconds per invocation. */
const GATE_MS = 1000;
const INVOCATION_MS = 10;

const environment = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

function timeRun(args, folder = process.cwd()) {
  const start = performance.now();
  execFileSync(process.execPath, args, { cwd: folder, env: environment, stdio: 'pipe' });
  return performance.now() - start;
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}

/** Returns the median start times. The two alternate, so that a slow moment of the machine affects both. */
function starts() {
  const program = [];
  const empty = [];
  for (let i = 0; i < STARTS; i += 1) {
    program.push(timeRun([CLI, '--version']));
    empty.push(timeRun(['-e', '0']));
  }
  return { program: median(program), empty: median(empty) };
}

/** Creates a repository of two commits whose benchmark does nothing, so that nearly all time is the gate's own. */
function makeRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-referee-overhead-'));
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], {
      cwd: folder,
      env: environment,
    });
  git('init', '--quiet', '--initial-branch=main', '.');
  for (const text of ['base', 'head']) {
    writeFileSync(join(folder, 'file'), text);
    git('add', '--all');
    git('commit', '--quiet', '-m', text);
  }
  return folder;
}

/** Returns the gate's own time of one check in milliseconds, and the number of invocations. */
function check(folder) {
  const out = join(folder, 'out');
  const flags = ['--base', 'HEAD~1', '--head', 'HEAD', '--input-format', 'command', '--rounds', String(ROUNDS)];
  const total = timeRun([CLI, 'check', ...flags, '--fail-on', 'never', '--out', out, '--', 'true'], folder);
  const { invocations } = JSON.parse(readFileSync(join(out, 'recording.json'), 'utf8'));
  rmSync(out, { recursive: true });
  const commands = invocations.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return { own: total - commands, invocations: invocations.length };
}

const { program, empty } = starts();
const folder = makeRepository();
const checks = Array.from({ length: CHECKS }, () => check(folder));
rmSync(folder, { recursive: true });
const own = median(checks.map((one) => one.own));
const { invocations } = checks[0];
const limit = GATE_MS + INVOCATION_MS * invocations;

if (process.argv.includes('--json')) {
  const entry = (name, value) => ({ name, unit: 'ms', value, better: 'lower' });
  console.log(JSON.stringify([entry('start', program), entry('check/own', own)]));
} else {
  console.log(
    `start: ${program.toFixed(1)} ms, an empty node ${empty.toFixed(1)} ms: ${(program / empty).toFixed(2)} times (at most ${MAX_START_RATIO})`,
  );
  console.log(`check: ${own.toFixed(0)} ms of its own for ${invocations} invocations (at most ${limit})`);
  if (program > MAX_START_RATIO * empty || own > limit) process.exitCode = 1;
}
