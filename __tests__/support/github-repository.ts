// What GitHub's API knows of commits and files, answered by git from a local repository.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Answer {
  readonly status: number;
  /** Sent as JSON, unless it is a text of another content type. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const run = promisify(execFile);

export const NOT_FOUND: Answer = { status: 404, body: { message: 'Not Found' } };

/** Null: the path is none of those that a repository answers. */
export async function answerFromGit(
  folder: string,
  path: string,
  { query, accept }: { query: Readonly<Record<string, string>>; accept: string },
): Promise<Answer | null> {
  const comparison = /^\/compare\/(.+)\.\.\.(.+)$/.exec(path);
  if (comparison !== null) return compare(folder, comparison[1]!, comparison[2]!);
  const commit = /^\/commits\/(.+)$/.exec(path);
  if (commit !== null && !path.endsWith('/check-runs')) return showCommit(folder, commit[1]!);
  const file = /^\/contents\/(.+)$/.exec(path);
  if (file !== null) return showFile(folder, `${query['ref'] ?? 'HEAD'}:${file[1]}`, accept);
  return null;
}

export async function knowsCommit(folder: string, sha: string): Promise<boolean> {
  return (await findCommit(folder, sha)) !== null;
}

async function compare(folder: string, base: string, head: string): Promise<Answer> {
  const [baseSha, headSha] = [await findCommit(folder, base), await findCommit(folder, head)];
  if (baseSha === null || headSha === null) return NOT_FOUND;
  const mergeBase = await git(folder, 'merge-base', baseSha, headSha);
  if (mergeBase === null) {
    return { status: 404, body: { message: `No common ancestor between ${base} and ${head}.` } };
  }
  const toCommit = (line: string) => {
    const [sha, tree, ...words] = line.split(' ');
    return { sha, commit: { tree: { sha: tree }, message: words.join(' ') } };
  };
  const list = async (...args: readonly string[]) =>
    ((await git(folder, 'log', '--reverse', '--format=%H %T %s', ...args)) ?? '')
      .split('\n')
      .filter((line) => line !== '');
  const [first = ''] = await list('-1', baseSha);
  return {
    status: 200,
    body: {
      base_commit: toCommit(first),
      merge_base_commit: { sha: mergeBase.trim() },
      commits: (await list(`${baseSha}..${headSha}`)).map(toCommit),
      files: [],
    },
  };
}

async function showCommit(folder: string, ref: string): Promise<Answer> {
  const sha = await findCommit(folder, ref);
  if (sha === null) return { status: 422, body: { message: `No commit found for SHA: ${ref}` } };
  const tree = (await git(folder, 'rev-parse', `${sha}^{tree}`))?.trim();
  return { status: 200, body: { sha, commit: { tree: { sha: tree } }, files: await listFiles(folder, sha) } };
}

const STATUSES: Readonly<Record<string, string>> = { A: 'added', D: 'removed', M: 'modified' };

/** The files of a commit, compared with its first parent. */
async function listFiles(folder: string, sha: string): Promise<object[]> {
  const against = ['--root', '-r', '--no-commit-id', '--no-renames', '-z'];
  const words = ((await git(folder, 'diff-tree', ...against, '--name-status', sha)) ?? '').split('\0');
  const files: object[] = [];
  for (let index = 0; index + 1 < words.length; index += 2) {
    const filename = words[index + 1]!;
    const diff = (await git(folder, 'diff-tree', '--root', '--no-commit-id', '-p', sha, '--', filename)) ?? '';
    const start = diff.indexOf('\n@@ ');
    files.push({
      filename,
      status: STATUSES[words[index]!] ?? 'changed',
      ...(start >= 0 && { patch: diff.slice(start + 1) }),
    });
  }
  return files;
}

async function showFile(folder: string, object: string, accept: string): Promise<Answer> {
  const type = (await git(folder, 'cat-file', '-t', object))?.trim();
  if (type === 'tree') return { status: 200, body: [] };
  const content = type === 'blob' ? await git(folder, 'cat-file', 'blob', object) : null;
  if (content === null) return NOT_FOUND;
  if (accept.includes('raw')) {
    const headers = { 'content-type': 'application/vnd.github.raw; charset=utf-8' };
    return { status: 200, body: content, headers };
  }
  const encoded = Buffer.from(content).toString('base64');
  return { status: 200, body: { type: 'file', encoding: 'base64', content: encoded } };
}

async function findCommit(folder: string, ref: string): Promise<string | null> {
  for (const name of [ref, `refs/remotes/origin/${ref}`]) {
    const sha = await git(folder, 'rev-parse', '--quiet', '--verify', '--end-of-options', `${name}^{commit}`);
    if (sha !== null) return sha.trim();
  }
  return null;
}

/** Null when git says no. */
async function git(folder: string, ...args: readonly string[]): Promise<string | null> {
  try {
    const { stdout } = await run('git', ['-C', folder, ...args], { maxBuffer: 2 ** 24 });
    return stdout;
  } catch {
    return null;
  }
}
