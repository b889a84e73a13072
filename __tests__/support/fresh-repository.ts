// A repository of one commit, made of a folder of `__tests__/fixtures/init` or of texts: what `init` meets first.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { COMMIT } from './temp-repo.ts';
import { temporaryFolder } from './temporary.ts';

const FIXTURES = resolve(import.meta.dirname, '../fixtures/init');

export interface FreshRepository {
  readonly folder: string;
  git(...args: readonly string[]): string;
  /** Commits all files, and returns the SHA. */
  commit(message: string): string;
}

export function freshRepository(
  source: string | Readonly<Record<string, string>>,
  folder = temporaryFolder('fresh-'),
): FreshRepository {
  const run = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...IDENTITY } }).trim();
  if (typeof source === 'string') cpSync(join(FIXTURES, source), folder, { recursive: true });
  else {
    for (const [path, text] of Object.entries(source)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
  run('sh', ['-c', `git init --quiet --initial-branch=main . && ${COMMIT}`, 'sh', 'a first version']);
  return {
    folder,
    git: (...args) => run('git', args),
    commit: (message) => run('sh', ['-c', COMMIT, 'sh', message]),
  };
}

const IDENTITY = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@localhost',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@localhost',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};
