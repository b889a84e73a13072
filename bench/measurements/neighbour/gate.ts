// Runs the built gate once on a pair of commits and reads its JSON report. A run without a report returns a message and
// never throws, because it must not end an experiment of half an hour.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { RunReport } from './tally.ts';

/** Minutes that a run may take in addition to `max-minutes`, for cloning, building and judging. */
const MAX_EXTRA_MINUTES = 5;

const QUOTED_CHARACTERS = 500;

export interface GateSettings {
  /** Value of the flag: `6..30` or one number. */
  readonly rounds: string;
  readonly maxMinutes: number;
  /** Processors to which the benchmark is restricted. Null: all. */
  readonly cpus: string | null;
  /** Value of the flag. Null: nothing is counted. */
  readonly count: string | null;
  /** `verdict` or `rows`. */
  readonly stop: string;
}

export interface CommitPair {
  readonly repository: string;
  readonly base: string;
  readonly head: string;
  /** Seed of the order of the sides, equal for both builds. */
  readonly seed: string;
  /** Folder for recording and reports. Null: they are not written. */
  readonly out: string | null;
}

export type GateResult = { readonly report: RunReport } | { readonly failure: string };

/** Runs the gate. `dist` is a folder that contains `cli.js`. */
export async function runGate(dist: string, pair: CommitPair, settings: GateSettings): Promise<GateResult> {
  const args = [join(dist, 'cli.js'), 'check', ...flagsOf(pair, settings)];
  const timeout = (settings.maxMinutes + MAX_EXTRA_MINUTES) * 60_000;
  const child = spawn(process.execPath, args, {
    cwd: pair.repository,
    env: isolatedGitEnvironment(),
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
    if (report.verdict === 'error') return { failure: `the verdict is error\n${formatErrors(report)}` };
    return { report };
  } catch {
    return { failure: `no report (${end})\n${tail(stderr)}` };
  }
}

/** Returns the environment without the user's git configuration, which must not change the experiment. */
export function isolatedGitEnvironment(): NodeJS.ProcessEnv {
  const [author, email] = ['bench', 'bench@localhost'];
  return {
    ...process.env,
    ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    ...{ GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: author, GIT_COMMITTER_EMAIL: email },
  };
}

function flagsOf(
  { base, head, seed, out }: CommitPair,
  { rounds, maxMinutes, cpus, count, stop }: GateSettings,
): string[] {
  return [
    ...['--base', base, '--head', head, '--seed', seed],
    ...['--rounds', rounds, '--max-minutes', String(maxMinutes), '--stop', stop],
    ...['--format', 'json', '--fail-on', 'never'],
    ...(cpus === null ? [] : ['--cpus', cpus]),
    ...(count === null ? [] : ['--count', count]),
    ...(out === null ? [] : ['--out', out]),
  ];
}

function formatErrors({ problems }: RunReport): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return tail(errors.map(({ where, message }) => `${where}: ${message}`).join('\n'));
}

function tail(text: string): string {
  return text.trim().slice(-QUOTED_CHARACTERS);
}
