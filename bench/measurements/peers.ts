// Seconds, invocations and answers, compared with the tools that people use instead: one command that waits 0.2 s with 4 % log-normal noise, unchanged
// and 10 % slower, against a limit of 5 %. It needs cbdr and hyperfine. Waiting needs no processor, so that all of the time is the tools'.
//   npm run build; npx node bench/measurements/peers.ts [--trials 10] [--only ours,cbdr,hyperfine] [--noise 0.04] [--slow 0.05]
// `--slow`: share of the runs that take 30 % longer, as on a shared machine.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../../src/stats/median.ts';
import { commitWaitingCommand, sampleWithCbdr, writeWaitingCommand } from './peers/waiting-command.ts';
import { welchInterval } from './peers/welch.ts';

const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '10' },
    only: { type: 'string', default: 'ours,cbdr,hyperfine' },
    noise: { type: 'string', default: '0.04' },
    slow: { type: 'string', default: '0' },
  },
});

const LIMIT = 0.05;
const CLI = resolve(import.meta.dirname, '../../dist/cli.js');

type Answer = 'not slower' | 'slower' | 'undecided';

const TOOLS: Readonly<Record<string, (folder: string, slowdown: number) => Answer | Promise<Answer>>> = {
  ours(folder, slowdown) {
    commitWaitingCommand(folder, slowdown, LIMIT);
    const words = [CLI, 'check', '--base', 'HEAD~1', '--format', 'brief'];
    const env = { ...process.env, COUNT: join(folder, 'count') };
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    const { verdict } = JSON.parse(stdout) as { readonly verdict: string };
    return verdict === 'pass' ? 'not slower' : verdict === 'fail' ? 'slower' : 'undecided';
  },

  /** Samples until the 95 % interval of the relative difference of the means lies on one side of the limit. */
  async cbdr(folder, slowdown) {
    for await (const { base, head } of sampleWithCbdr(folder, slowdown)) {
      const answer = readInterval(base, head);
      if (answer !== 'undecided') return answer;
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

function readInterval(base: readonly number[], head: readonly number[]): Answer {
  const { change, half } = welchInterval(base, head);
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
      writeWaitingCommand(folder, { noise: Number(values.noise), slow: Number(values.slow) });
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
