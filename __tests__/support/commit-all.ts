// Commits of the repositories of tests, made by one process. A process of the tests is large, so starting another one from
// it takes longer than git itself.

import { execFileSync } from 'node:child_process';

/** Who commits, and nothing of the machine's git configuration. */
export const IDENTITY = {
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@localhost',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@localhost',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

const COMMIT =
  'git add --all && git -c maintenance.auto=false commit --quiet --allow-empty -m "$1" && git rev-parse HEAD';

interface Where {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A command of git that runs first. */
  readonly after?: string;
}

/** Commits all files of a folder, and returns the SHA. Throws with what git said if it fails. */
export function commitAll(message: string, { after = ':', ...options }: Where): string {
  const script = `${after} && ${COMMIT}`;
  return execFileSync('sh', ['-c', script, 'sh', message], { ...options, encoding: 'utf8', stdio: 'pipe' }).trim();
}
