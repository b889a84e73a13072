// A repository of one commit, made of a folder of `__tests__/fixtures/init` or of texts: what `init` meets first.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { commitAll, IDENTITY } from './commit-all.ts';
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
  const options = { cwd: folder, env: { ...process.env, ...IDENTITY } };
  if (typeof source === 'string') cpSync(join(FIXTURES, source), folder, { recursive: true });
  else {
    for (const [path, text] of Object.entries(source)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  }
  commitAll('a first version', { ...options, after: 'git init --quiet --initial-branch=main .' });
  return {
    folder,
    git: (...args) => execFileSync('git', args, { ...options, encoding: 'utf8' }).trim(),
    commit: (message) => commitAll(message, options),
  };
}
