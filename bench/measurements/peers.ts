// Seconds, invocations and answers, compared with the tools that people use instead: one command that waits 0.2 s with 4 % log-normal noise, unchanged
// and 10 % slower, against a limit of 5 %. It needs cbdr and hyperfine. Waiting needs no processor, so that all of the time is the tools'.
//   npm run build; npx node bench/measurements/peers.ts [--trials 10] [--only ours,cbdr,hyperfine] [--noise 0.04]

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { median } from '../../src/stats/median.ts';
import { studentTQuantile } from '../../src/stats/student-t.ts';

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '10' },
    only: { type: 'string', default: 'ours,cbdr,hyperfine' },
    noise: { type: 'string', default: '0.04' },
  },
});

const LIMIT = 0.05;
const CLI = resolve(import.meta.dirname, '../../dist/cli.js');

type Answer = 'not slower' | 'slower' | 'undecided';

/** Waits, and leaves a line in a file of its side. Uniform numbers of the kernel, by Box and Muller (1958). */
const WAIT = `set -- $1 $(od -An -N8 -tu4 /dev/urandom)
echo >> "$COUNT"
exec sleep $(awk "BEGIN { print 0.2 * $1 * exp(${values.noise} * sqrt(-2 * log(($2 + 1) / 4294967297)) * cos(6.283185307 * $3 / 4294967296)) }")
`;

const TOOLS: Readonly<Record<string, (folder: string, slowdown: number) => Answer | Promise<Answer>>> = {
  ours(folder, slowdown) {
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...words], { cwd: folder });
    git('init', '--quiet', '--initial-branch=main');
    const budgets = [{ metric: 'wall-time', 'max-regression': `${100 * LIMIT}%` }];
    mkdirSync(join(folder, '.github'));
    writeFileSync(
      join(folder, '.github/bench-referee.yml'),
      JSON.stringify({ run: 'sh wait.sh $(cat slowdown)', format: 'command', budgets }),
    );
    for (const [side, factor] of [
      ['base', 1],
      ['head', slowdown],
    ] as const) {
      // Two commits with the same files are not measured.
      writeFileSync(join(folder, 'side'), side);
      writeFileSync(join(folder, 'slowdown'), `${factor}`);
      git('add', '--all');
      git('commit', '--quiet', `--message=${side}`);
    }
    const words = [CLI, 'check', '--base', 'HEAD~1', '--format', 'brief'];
    const env = { ...process.env, COUNT: join(folder, 'count') };
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    const { verdict } = JSON.parse(stdout) as { readonly verdict: string };
    return verdict === 'pass' ? 'not slower' : verdict === 'fail' ? 'slower' : 'undecided';
  },

  /** Samples until the 95 % interval of the relative difference of the means lies on one side of the limit. */
  async cbdr(folder, slowdown) {
    const target = (label: string, factor: number) => `${label}:sh ${folder}/wait.sh ${factor}`;
    const env = { ...process.env, COUNT: join(folder, 'count') };
    const child = spawn('cbdr', ['sample', target('base', 1), target('head', slowdown), '--timeout=60s'], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const times: Record<string, number[]> = { base: [], head: [] };
    for await (const line of createInterface(child.stdout)) {
      const [label = '', ...fields] = line.split(',');
      times[label]?.push(Number(fields.at(-1)));
      const answer = readInterval(times['base']!, times['head']!);
      if (answer === 'undecided') continue;
      child.kill();
      return answer;
    }
    return 'undecided';
  },

  /** Ten runs of each, and the ratio with the error that it prints, twice: an interval of 95 %. */
  hyperfine(folder, slowdown) {
    const commands = [1, slowdown].map((factor) => `sh ${folder}/wait.sh ${factor}`);
    const file = join(folder, 'times.json');
    const env = { ...process.env, COUNT: join(folder, 'count') };
    const words = ['--shell=none', '--warmup=1', '--runs=10', '--style=none', `--export-json=${file}`, ...commands];
    execFileSync('hyperfine', words, { env, stdio: 'ignore' });
    const { results } = JSON.parse(readFileSync(file, 'utf8')) as { results: { mean: number; stddev: number }[] };
    const [base, head] = results;
    const ratio = head!.mean / base!.mean;
    const error = ratio * Math.hypot(base!.stddev / base!.mean, head!.stddev / head!.mean);
    return ratio - 2 * error > 1 + LIMIT ? 'slower' : ratio + 2 * error < 1 + LIMIT ? 'not slower' : 'undecided';
  },
};

/** By Welch's interval, as cbdr prints it. */
function readInterval(base: readonly number[], head: readonly number[]): Answer {
  if (base.length < 3 || head.length < 3) return 'undecided';
  const [b, h] = [base, head].map((times) => {
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const variance = times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (times.length - 1);
    return { mean, part: variance / times.length, degrees: times.length - 1 };
  });
  const variance = b!.part + h!.part;
  const degrees = variance ** 2 / (b!.part ** 2 / b!.degrees + h!.part ** 2 / h!.degrees);
  const half = (studentTQuantile(0.05, degrees) * Math.sqrt(variance)) / b!.mean;
  const change = h!.mean / b!.mean - 1;
  return change - half > LIMIT ? 'slower' : change + half < LIMIT ? 'not slower' : 'undecided';
}

for (const [truth, slowdown] of [
  ['not slower', 1],
  ['slower', 1.1],
] as const) {
  const tools = values.only.split(',');
  const trials = Object.fromEntries(
    tools.map((tool) => [tool, [] as { seconds: number; count: number; answer: Answer }[]]),
  );
  for (let trial = 0; trial < Number(values.trials); trial += 1) {
    for (const tool of tools) {
      const folder = mkdtempSync(join(tmpdir(), 'peers-'));
      writeFileSync(join(folder, 'wait.sh'), WAIT);
      const start = performance.now();
      const answer = await TOOLS[tool]!(folder, slowdown);
      const seconds = (performance.now() - start) / 1000;
      trials[tool]!.push({ seconds, count: readFileSync(join(folder, 'count'), 'utf8').length, answer });
      rmSync(folder, { recursive: true, force: true });
    }
  }
  for (const [tool, all] of Object.entries(trials)) {
    const mean = (values: readonly number[]) =>
      (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
    const right = all.filter(({ answer }) => answer === truth).length;
    const open = all.filter(({ answer }) => answer === 'undecided').length;
    const counts = all.map(({ count }) => count);
    console.log(
      `${truth}, ${tool}: ${mean(all.map(({ seconds }) => seconds))} s, ${mean(counts)} invocations (median ${median(counts)}); right ${right}, wrong ${all.length - right - open}, undecided ${open}`,
    );
  }
}
