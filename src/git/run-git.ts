// What all callers of git have in common: its output or its error, the object that a revision names, and the texts of
// objects.

import { randomUUID } from 'node:crypto';
import { userError } from '../errors.ts';
import type { GitOptions, Host } from '../host/host.ts';
import type { Location } from '../model/location.ts';

export type Git = Host['git'];

/** Throws a UserError with git's message if it fails. */
export async function runGit(
  git: Git,
  args: readonly string[],
  options: GitOptions,
  code: 'git-failed' | 'worktree-unreadable' = 'git-failed',
): Promise<string> {
  const { exitCode, stdout, stderr } = await git(args, options);
  if (exitCode === 0) return stdout;
  throw userError(code, atGitCommand(args[0]), { output: parseGitError(stderr) });
}

export function atGitCommand(command = ''): Location {
  return [{ kind: 'git command', name: `git ${command}` }];
}

/** The line with git's reason: the first error, because later lines often only say that git gives up. */
export function parseGitError(stderr: string): string {
  const lines = stderr.trim().split('\n');
  const said = lines.find((line) => /^(error|fatal): /.test(line)) ?? lines.at(-1) ?? '';
  return said.replace(/\.$/, '');
}

/** Resolves a revision such as `HEAD^{tree}` to a SHA. Null if there is no such object. Git reads no option in it. */
export async function resolveRevision(git: Git, folder: string, revision: string): Promise<string | null> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', revision];
  const { exitCode, stdout } = await git(args, { folder });
  return exitCode === 0 ? stdout.trim() : null;
}

/** Reads the texts of objects by their SHA, in the same order. Throws a UserError if git fails. */
export async function readObjectTexts(git: Git, folder: string, shas: readonly string[]): Promise<string[]> {
  // No object can contain this line, because it is made when they exist already.
  const mark = randomUUID();
  const input = shas.map((sha) => `${sha}\n`).join('');
  const output = await runGit(git, ['cat-file', `--batch=${mark}`], { folder, input });
  // A line feed follows each object.
  return output
    .split(`${mark}\n`)
    .slice(1)
    .map((text) => text.slice(0, -1));
}

/** Author of commits of this program. The address of the person who runs it has no place in them. */
export const NEUTRAL_AUTHOR = {
  GIT_AUTHOR_NAME: 'bench-referee',
  GIT_AUTHOR_EMAIL: 'bench-referee@localhost',
  GIT_COMMITTER_NAME: 'bench-referee',
  GIT_COMMITTER_EMAIL: 'bench-referee@localhost',
};
