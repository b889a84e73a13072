// How much slower `--canary 20%` makes the benchmarks of local clones, and whether the gate turns red, next to the same code without
// it. Each clone has a configuration, as `init` writes it, and two commits whose benchmarks are the same. On an idle machine:
//   npx node bench/measurements/canary.ts [--runs 5] [--rounds 10] CLONE…
// A canary should be red in each run, with 15 to 25 %, and the other run green.

import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { toCanaryJson } from '../../src/doctor/canary.ts';

const CLI = join(import.meta.dirname, '../../dist/cli.js');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, rounds: { type: 'string', default: '10' } },
});

interface Outcome {
  readonly verdict: string;
  readonly canary?: ReturnType<typeof toCanaryJson>;
}

function check(folder: string, ...flags: readonly string[]): Outcome {
  const words = [CLI, 'check', '--rounds', values.rounds, '--format', 'json', ...flags];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  return stdout === '' ? { verdict: `error: ${stderr.trim().split('\n').at(-1)}` } : (JSON.parse(stdout) as Outcome);
}

for (const clone of positionals)
  for (let run = 1; run <= Number(values.runs); run += 1) {
    const { verdict, canary } = check(clone, '--canary', '20%');
    const unchanged = check(clone, '--base', 'HEAD~1', '--head', 'HEAD');
    const rows = canary?.rows ?? [];
    const red = rows.filter(({ outcome }) => outcome === 'red');
    const seen = red.flatMap(({ slowdown }) => slowdown ?? []).map((share) => `${(100 * share).toFixed(0)} %`);
    console.log(
      `${basename(clone)} ${run}: canary ${verdict}, ${red.length} of ${rows.length} times red (${seen.join(', ')}); unchanged ${unchanged.verdict}`,
    );
  }
