// One attack, on the naive action and on ours. What holds whatever is attacked is checked after every run of ours:
// no token in any file, log or output, no stack trace, nothing left running, nothing left in a temporary folder.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { type BenchRepository, benchRepository, type Commit, printed, setKeys } from './bench-repository.ts';
import { type Step, type StepEnded, step, TOKEN } from './runner.ts';

/** Set by `.ci/run`: with the attacks that take gigabytes or many processes. */
export const IS_FULL = process.env['BENCH_REFEREE_ATTACKS'] === 'full';

/** One benchmark that never varies, so that two rounds are enough. */
export const allocs = (value: number): Commit => ({ invocations: [says(value)] });
export const says = (value: number) => printed({ 'encode [allocs/op]': value });

/** A commit whose benchmark first runs a script, which stands in a file so that no quoting comes into it. */
export function doing(script: string, value = 7): Commit {
  return {
    invocations: [`!bash attack.sh && echo '${says(value)}'`],
    files: { 'attack.sh': `set -e\n${script}\n` },
  };
}

/** Two rounds, and not a word to GitHub, of which there is none in most of these tests. */
setKeys({ rounds: '2', check: 'false', 'override-scope': 'never' });

/** The built action; `measure` has no inputs that report. */
export async function attack(repository: BenchRepository, given: Step = {}): Promise<StepEnded> {
  const inputs = { ...(given.entry !== 'measure' && { comment: 'never' }), ...given.inputs };
  const ended = await step(repository, { ...given, inputs });
  const said = `${ended.stdout}\n${ended.stderr}`;
  expect(said).not.toMatch(/^\s+at .*(dist|node:)/m);
  const kept = [said, ended.summary, JSON.stringify([ended.outputs, ended.state, ended.later])];
  expect(tokensIn([...kept, ...filesBelow(ended.temporary)])).toEqual([]);
  if (!given.keepsRunning) expect(readdirSync(ended.temporary).filter((name) => !KEPT.test(name))).toEqual([]);
  return ended;
}

/** The folder of the reports, and what T50 and T51 plant. */
const KEPT = /^(report-of-bench-referee-\w{6}|naive|bench-referee)$/;

/** The naive one, in a repository of its own: it leaves traces. */
export function naively(commits: readonly [Commit, Commit], given: Step = {}): Promise<StepEnded> {
  return naive(benchRepository(...commits), given);
}

export function naive(repository: BenchRepository, given: Step = {}): Promise<StepEnded> {
  return step(repository, {
    timeoutMs: 20_000,
    ...given,
    entry: 'naive',
    inputs: { rounds: '2', ...given.inputs },
  });
}

/** The token as it stands, and what base64 makes of it and of the user name in front. */
const FORMS = [
  TOKEN,
  ...['', 'x', 'xx', 'x-access-token:'].map((before) =>
    Buffer.from(before + TOKEN)
      .toString('base64')
      .slice(8, -8),
  ),
];

export function tokensIn(texts: readonly string[]): string[] {
  return FORMS.filter((form) => texts.some((text) => text.includes(form)));
}

export function filesBelow(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return paths
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => readFileSync(path, 'latin1'));
}
