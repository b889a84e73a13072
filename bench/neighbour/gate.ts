// Runs the built gate once on a pair of commits, and reads its JSON report. A run that gives none is answered as a
// sentence and never thrown, so that an experiment of half an hour survives it.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { RunReport } from './tally.ts';

/** Beside `max-minutes` a run clones, builds and judges. */
const MOST_MINUTES_BESIDE = 5;

const QUOTED_CHARACTERS = 500;

export interface GateSettings {
  /** `6..30` or one number, as the flag takes it. */
  readonly rounds: string;
  readonly maxMinutes: number;
  /** Processors the benchmark is kept to; null: all of the machine. */
  readonly cpus: string | null;
}

export interface Pair {
  readonly repository: string;
  readonly base: string;
  readonly head: string;
  /** The order of the sides is the same for both builds. */
  readonly seed: string;
  /** A folder that keeps recording and reports; null: nothing is kept. */
  readonly out: string | null;
}

export type GateResult = { readonly report: RunReport } | { readonly failure: string };

/** `dist` is a folder that has `cli.js`. */
export async function runGate(dist: string, pair: Pair, settings: GateSettings): Promise<GateResult> {
  const args = [join(dist, 'cli.js'), 'check', ...flagsOf(pair, settings)];
  const timeout = (settings.maxMinutes + MOST_MINUTES_BESIDE) * 60_000;
  const child = spawn(process.execPath, args, {
    cwd: pair.repository,
    env: gitAlone(),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
  });
  const kill = () => {
    child.kill();
  };
  process.on('exit', kill);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data: Buffer) => {
    stdout += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    stderr += data.toString();
  });
  const end = await new Promise<string>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  process.off('exit', kill);
  try {
    const report = JSON.parse(stdout) as RunReport;
    if (report.verdict === 'error') return { failure: `the verdict is error\n${tail(stderr)}` };
    return { report };
  } catch {
    return { failure: `no report (${end})\n${tail(stderr)}` };
  }
}

/** The configuration of the user must not change what is measured. */
export function gitAlone(): NodeJS.ProcessEnv {
  return { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
}

function flagsOf({ base, head, seed, out }: Pair, { rounds, maxMinutes, cpus }: GateSettings): string[] {
  return [
    ...['--base', base, '--head', head, '--seed', seed],
    ...['--rounds', rounds, '--max-minutes', String(maxMinutes)],
    ...['--format', 'json', '--fail-on', 'never'],
    ...(cpus === null ? [] : ['--cpus', cpus]),
    ...(out === null ? [] : ['--out', out]),
  ];
}

function tail(text: string): string {
  return text.trim().slice(-QUOTED_CHARACTERS);
}
