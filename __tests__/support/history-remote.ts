// A bare repository with a history ref, as a server has it, for the actions that fetch it.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderStoredRun } from '../../src/history/stored-runs.ts';
import { DEFAULT_HISTORY_REF } from '../../src/model/history.ts';
import type { StoredRun } from '../../src/model/stored-run.ts';
import { freshRepository } from './fresh-repository.ts';
import { aStoredRun, minute } from './stored-runs.ts';
import { temporaryFolder } from './temporary.ts';

export interface HistoryRemote {
  /** What a trigger says about the server. */
  readonly trigger: { readonly serverUrl: string; readonly repository: string };
  /** Replaces the runs of the history. */
  store(runs: readonly StoredRun[], ref?: string): void;
}

export function makeHistoryRemote(): HistoryRemote {
  const root = temporaryFolder('server-');
  const folder = join(root, 'octo/demo');
  mkdirSync(folder, { recursive: true });
  execFileSync('git', ['init', '--quiet', '--bare', '.'], { cwd: folder });
  return {
    trigger: { serverUrl: pathToFileURL(root).href, repository: 'octo/demo' },
    store(runs, ref = DEFAULT_HISTORY_REF) {
      const files = runs.map((run, index) => [`runs/2026-01/${index}.json`, renderStoredRun(run)]);
      const { git } = freshRepository({ 'README.md': 'a history\n', ...Object.fromEntries(files) });
      git('push', '--quiet', '--force', folder, `HEAD:${ref}`);
    },
  };
}

/** Returns the SHA of a commit of `makeStepRuns`. Its beginning tells it from the others, as that of a real one does. */
export function stepCommit(commit: number): string {
  return createHash('sha1').update(`${commit}`).digest('hex');
}

/** Steps by name: the commit that is slower by 10 %, of 40. */
export type StepsByName = Readonly<Record<string, number>>;

/** Returns forty commits in a row with steps of 10 %, and a later run for each step that `confirms` names, from a minute on. */
export function makeStepRuns(
  steps: StepsByName,
  { confirms = Object.keys(steps), confirmedAt = 1000 }: { confirms?: readonly string[]; confirmedAt?: number } = {},
): StoredRun[] {
  const names = [...new Set([...Object.keys(steps), 'calm'])];
  const changesAt = (commit: number) =>
    Object.fromEntries(names.map((name) => [name, (steps[name] === commit ? 0.1 : 0) + 0.001 * (-1) ** commit]));
  const chain = Array.from({ length: 39 }, (_, index) =>
    aStoredRun({ from: index, to: index + 1, changes: changesAt(index + 1) }),
  );
  const later = confirms.map((name, index) => {
    const to = steps[name]!;
    return {
      ...aStoredRun({ from: to - 1, to, changes: changesAt(to), at: minute(confirmedAt + index) }),
      workflowRun: 4000 + index,
    };
  });
  return [...chain, ...later].map((run) => {
    const rename = (tree: StoredRun['to']) => ({ ...tree, commit: stepCommit(Number.parseInt(tree.commit, 16)) });
    return { ...run, from: rename(run.from), to: rename(run.to) };
  });
}
