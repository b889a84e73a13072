// The seconds until half of a 95 % interval is as narrow as wanted, for one command: ours, all of a run from the start to the report,
// against cbdr. The command waits 0.2 s with 4 % log-normal noise. It needs cbdr.
//   npm run build; npx node bench/measurements/precision.ts [--half-width 0.025] [--trials 8] [--noise 0.04] [--slow 0.05]
//     [--command 'python3 -c "sum(range(9000000))"']
// `--slow`: share of the runs that take 30 % longer, as on a shared machine. `--command`: a real one instead. It must need no files.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hodgesLehmannIntervals } from '../../src/stats/hodges-lehmann.ts';
import { commitWaitingCommand, sampleWithCbdr, writeWaitingCommand } from './peers/waiting-command.ts';
import { welchInterval } from './peers/welch.ts';

const { values } = parseArgs({
  options: {
    'half-width': { type: 'string', default: '0.025' },
    trials: { type: 'string', default: '8' },
    noise: { type: 'string', default: '0.04' },
    slow: { type: 'string', default: '0' },
    command: { type: 'string' },
    /** Enough for the width: a trial that does not reach it is not part of the mean. */
    rounds: { type: 'string', default: '50' },
  },
});
const wanted = Number(values['half-width']);
const CLI = resolve(import.meta.dirname, '../../dist/cli.js');

interface Reached {
  readonly seconds: number;
  readonly invocations: number;
}

interface Recording {
  readonly invocations: readonly { readonly round: number; readonly startMs: number; readonly durationMs: number }[];
  readonly series: readonly {
    readonly metric: string;
    readonly base: { readonly values: readonly number[] };
    readonly head: { readonly values: readonly number[] };
  }[];
}

/** Measures more rounds than needed, and takes off the time of those after the width was reached. */
function ours(folder: string): Reached | null {
  commitWaitingCommand(folder, 1, 0.05);
  const out = join(folder, 'out');
  const words = [CLI, 'check', '--base', 'HEAD~1', '--rounds', values.rounds, '--out', out, '--format', 'brief'];
  const start = performance.now();
  spawnSync(process.execPath, words, { cwd: folder, env: { ...process.env, COUNT: join(folder, 'count') } });
  const tookMs = performance.now() - start;
  const { invocations, series } = JSON.parse(readFileSync(join(out, 'recording.json'), 'utf8')) as Recording;
  const { base, head } = series.find(({ metric }) => metric === 'wall-time')!;
  for (let count = 3; count <= base.values.length; count += 1) {
    const { intervals } = hodgesLehmannIntervals(base.values.slice(0, count), head.values.slice(0, count), [0.95])!;
    if ((intervals[0]!.high - intervals[0]!.low) / 2 > wanted) continue;
    const later = invocations.filter(({ round }) => round > count);
    const laterMs = later.length === 0 ? 0 : later.at(-1)!.startMs + later.at(-1)!.durationMs - later[0]!.startMs;
    return { seconds: (tookMs - laterMs) / 1000, invocations: invocations.length - later.length };
  }
  return null;
}

async function cbdr(folder: string): Promise<Reached | null> {
  const start = performance.now();
  for await (const { base, head } of sampleWithCbdr(folder, 1))
    if (welchInterval(base, head).half <= wanted)
      return { seconds: (performance.now() - start) / 1000, invocations: base.length + head.length };
  return null;
}

const reached: Record<'ours' | 'cbdr', (Reached | null)[]> = { ours: [], cbdr: [] };
for (let trial = 0; trial < Number(values.trials); trial += 1) {
  for (const [tool, run] of [
    ['ours', ours],
    ['cbdr', cbdr],
  ] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'precision-'));
    if (values.command === undefined)
      writeWaitingCommand(folder, { noise: Number(values.noise), slow: Number(values.slow) });
    else writeFileSync(join(folder, 'wait.sh'), values.command);
    reached[tool].push(await run(folder));
    rmSync(folder, { recursive: true, force: true });
  }
}
for (const [tool, all] of Object.entries(reached)) {
  const known = all.filter((one) => one !== null);
  const mean = (figure: (one: Reached) => number) =>
    (known.reduce((sum, one) => sum + figure(one), 0) / known.length).toFixed(1);
  console.log(
    `${tool}: ${mean(({ seconds }) => seconds)} s, ${mean(({ invocations }) => invocations)} invocations; reached ${known.length} of ${all.length}`,
  );
}
