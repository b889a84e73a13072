// The built action `record` as a step of a job: a workspace with recordings, a server with GitHub's API of git's data, and
// a bare repository behind both. What holds after every run of it is checked here: no token anywhere, no stack trace,
// nothing left in the temporary folder but the page.

import { execFileSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@jest/globals';
import { renderRecording } from '../../src/event/recording-file.ts';
import type { Recording } from '../../src/model/recording.ts';
import { filesBelow, tokensIn } from './attack.ts';
import { type GitDataServer, makeBareRepository, startGitDataServer } from './git-data-server.ts';
import { actionEntry, type Ended } from './program.ts';
import { aRecording, type Sides } from './recordings.ts';
import { TOKEN, variables } from './runner.ts';
import { temporaryFolder } from './temporary.ts';

export const HISTORY_REF = 'refs/bench-referee/history';

export interface RecordWorld {
  readonly server: GitDataServer;
  /** Bare repository `octo/demo` of the server. */
  readonly remote: string;
  readonly serverUrl: string;
  /** Commits of `main`, the oldest first. */
  readonly shas: readonly string[];
  git(...args: string[]): string;
}

export async function makeRecordWorld(commits = 6): Promise<RecordWorld> {
  const root = temporaryFolder('server-');
  const remote = join(root, 'octo/demo');
  mkdirSync(remote, { recursive: true });
  const shas = makeBareRepository(remote, commits);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: remote, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();
  return { server: await startGitDataServer(remote), remote, serverUrl: pathToFileURL(root).href, shas, git };
}

const BASE = [100, 101, 99, 100, 102, 98];
const HEAD = [112, 113, 111, 112, 114, 110];

/** A recording of two commits of the world; by default `Encode` is 12 % slower. */
export function recordingOf(
  { shas }: RecordWorld,
  from: number,
  to: number,
  benchmarks: Readonly<Record<string, Sides>> = { Encode: { base: BASE, head: HEAD } },
): Recording {
  return {
    ...aRecording(benchmarks),
    commits: { base: { sha: shas[from]!, how: 'target' }, head: { sha: shas[to]!, how: 'head' } },
  };
}

export interface RecordStep {
  readonly recordings: readonly (Recording | string)[];
  /** Default: a push of the newest commit. */
  readonly event?: string;
  readonly sha?: string;
  readonly payload?: object;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Prepares the workspace before the action starts. */
  readonly prepare?: (workspace: string) => void;
}

export interface RecordEnded extends Ended {
  readonly outputs: Readonly<Record<string, string>>;
  /** The page; empty if there is none. */
  readonly page: string;
}

export async function recordStep(world: RecordWorld, given: RecordStep): Promise<RecordEnded> {
  const [workspace, temporary] = [temporaryFolder('workspace-'), temporaryFolder('runner-')];
  for (const [index, one] of given.recordings.entries()) {
    const path = join(workspace, 'bench-referee', `${index}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof one === 'string' ? one : renderRecording(one));
  }
  given.prepare?.(workspace);
  const files = join(temporary, '_runner');
  mkdirSync(files);
  writeFileSync(join(files, 'event.json'), JSON.stringify(given.payload ?? {}));
  writeFileSync(join(files, 'output'), '');
  const inputs = { recordings: 'bench-referee/**/*.json', ref: HISTORY_REF, 'github-token': TOKEN, ...given.inputs };
  world.server.calls.length = 0;
  const ended = await actionEntry('record', {
    folder: workspace,
    env: {
      ...{
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_REPOSITORY: 'octo/demo',
        GITHUB_RUN_ID: String(randomInt(1, 2 ** 40)),
      },
      ...{ GITHUB_SERVER_URL: world.serverUrl, GITHUB_API_URL: world.server.url, GITHUB_WORKSPACE: workspace },
      ...{ GITHUB_EVENT_NAME: given.event ?? 'push', GITHUB_SHA: given.sha ?? world.shas.at(-1)! },
      ...{ GITHUB_EVENT_PATH: join(files, 'event.json'), GITHUB_OUTPUT: join(files, 'output'), RUNNER_TEMP: temporary },
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...given.env,
    },
  });
  const outputs = variables(readFileSync(join(files, 'output'), 'utf8'));
  rmSync(files, { recursive: true });
  const said = `${ended.stdout}\n${ended.stderr}`;
  expect(said).not.toMatch(/^\s+at .*(dist|node:)/m);
  expect(tokensIn([said, JSON.stringify(outputs), ...filesBelow(temporary), ...filesBelow(workspace)])).toEqual([]);
  expect(world.git('log', '--all', '--oneline', `-S${TOKEN}`)).toBe('');
  expect(tokensIn([world.git('log', '--all', '--format=%B%an%ae')])).toEqual([]);
  expect(readdirSync(temporary).filter((name) => !/^report-of-bench-referee-\w{6}$/.test(name))).toEqual([]);
  const page = outputs['page'] === undefined ? '' : readFileSync(outputs['page'], 'utf8');
  return { ...ended, outputs, page };
}

/** Returns the paths of the history, oldest month first. */
export function historyPaths({ git }: RecordWorld, ref = HISTORY_REF): string[] {
  try {
    return git('ls-tree', '-r', '--name-only', ref).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Returns the text of a file of the history. */
export function historyFile({ git }: RecordWorld, path: string, ref = HISTORY_REF): string {
  return git('show', `${ref}:${path}`);
}

/** Pushes files to a ref, as somebody who may push could. Text is a plain file; a mode such as `120000` another kind. */
export function pushHostileTree(
  { remote }: Pick<RecordWorld, 'remote'>,
  entries: readonly {
    readonly path: string;
    readonly text?: string | Buffer;
    readonly mode?: string;
    readonly id?: string;
  }[],
  ref = HISTORY_REF,
): void {
  const env = { ...process.env, ...IDENTITY, GIT_INDEX_FILE: join(remote, `index-${randomUUID()}`) };
  const run = (args: readonly string[], input?: string | Buffer) =>
    execFileSync('git', [...args], {
      cwd: remote,
      env,
      encoding: 'utf8',
      ...(input !== undefined && { input }),
    }).trim();
  for (const { path, text = '', mode = '100644', id } of entries) {
    const object = id ?? run(['hash-object', '-w', '--stdin'], text);
    run(['update-index', '-z', '--add', '--index-info'], `${mode} ${object}\t${path}\0`);
  }
  const commit = run(['commit-tree', '-m', 'pushed', run(['write-tree'])]);
  run(['update-ref', ref, commit]);
}

const IDENTITY = {
  ...{ GIT_AUTHOR_NAME: 'mallory', GIT_AUTHOR_EMAIL: 'mallory@localhost' },
  ...{ GIT_COMMITTER_NAME: 'mallory', GIT_COMMITTER_EMAIL: 'mallory@localhost' },
};
