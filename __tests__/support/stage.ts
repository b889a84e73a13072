// A context for tests of the actions: the real host of a command line in a repository of two commits, told that a
// pull request asks for the second one; a runner and a GitHub that only remember. Nothing leaves the machine.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionContext } from '../../src/actions/context.ts';
import { makeFiles } from '../../src/host/files.ts';
import type { GitHubApi, IssueApi } from '../../src/host/github-api.ts';
import type { Runner } from '../../src/host/runner.ts';
import { makeTerminalHost } from '../../src/host/terminal.ts';
import { aPullRequest } from './workflow-run.ts';

export interface TestStage {
  readonly stage: ActionContext<GitHubApi & IssueApi>;
  /** What the action has set so far, by name. */
  readonly outputs: ReadonlyMap<string, string>;
  remove(): void;
}

/** The inputs that a workflow would give; `run` is there already. */
export function makeStage(inputs: Readonly<Record<string, string>> = {}): TestStage {
  const folder = mkdtempSync(join(tmpdir(), 'bench-referee-stage-'));
  const [base, head] = makeRepository(folder);
  const outputs = new Map<string, string>();
  const given: Readonly<Record<string, string>> = {
    run: 'cat results.json',
    rounds: '6',
    'github-token': 'a token',
    ...inputs,
  };
  const host = makeTerminalHost({ folder, isQuiet: true });
  const pullRequest = { number: 1, head: { sha: head }, base: { sha: base, ref: 'main' } };
  const trigger = {
    ...host.trigger,
    event: 'pull_request',
    payload: { pull_request: pullRequest },
    sha: head,
  };
  const silent = { info() {}, warning() {}, error() {}, quote() {} };
  return {
    stage: {
      host: { ...host, trigger, log: silent, files: makeFiles(folder) },
      runner: makeRunner(given, outputs),
      connect: () => makeServer(head),
    },
    outputs,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function makeRepository(folder: string): [base: string, head: string] {
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=test', '-c', 'user.email=test@localhost', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim();
  };
  git('init', '--quiet', '--initial-branch=main', '.');
  const shas = [10, 12].map((value) => {
    const entry = { name: 'Encode', unit: 'ms', values: [value, value + 1] };
    writeFileSync(join(folder, 'results.json'), JSON.stringify([entry, { ...entry, name: `Only${value}` }]));
    git('add', 'results.json');
    git('commit', '--quiet', '-m', `takes ${value} ms`);
    return git('rev-parse', 'HEAD');
  });
  return shas as [string, string];
}

function makeRunner(inputs: Readonly<Record<string, string>>, outputs: Map<string, string>): Runner {
  const state = new Map<string, string>();
  return {
    input: (name) => inputs[name] ?? '',
    output: (name, value) => void outputs.set(name, value),
    summary: () => Promise.resolve(),
    remember: (key, value) => void state.set(key, value),
    recall: (key) => state.get(key) ?? '',
    endProcesses: () => Promise.resolve(),
    fail() {},
  };
}

function makeServer(head: string): GitHubApi & IssueApi {
  const comments: Awaited<ReturnType<GitHubApi['listComments']>> = [];
  const issues: Awaited<ReturnType<IssueApi['listIssues']>> = [];
  const author = { author: 'github-actions[bot]' };
  const written = (id: number, body: string) => ({
    id,
    body,
    url: `https://example.com/comments/${id}`,
    ...author,
  });
  return {
    mergeBase: () => Promise.resolve(null),
    listCommitsSince: () => Promise.resolve(null),
    readFile: () => Promise.resolve(null),
    resolve: (sha) => Promise.resolve(sha),
    treeOf: () => Promise.resolve(null),
    listChangedFiles: () => Promise.resolve(null),
    pullRequestHead: () => Promise.resolve(head),
    pullRequest: () => Promise.resolve(aPullRequest({ headSha: head })),
    listPullRequests: () => Promise.resolve([aPullRequest({ headSha: head })]),
    listLabelEvents: () => Promise.resolve([]),
    lastMove: () => Promise.resolve(null),
    viewer: () => Promise.resolve(null),
    listComments: () => Promise.resolve([...comments]),
    readComment: (id) => Promise.resolve(comments[id - 1]!),
    createComment(_, body) {
      const comment = written(comments.length + 1, body);
      comments.push(comment);
      return Promise.resolve(comment);
    },
    updateComment(id, body) {
      comments[id - 1] = written(id, body);
      return Promise.resolve(comments[id - 1]!);
    },
    deleteComment: () => Promise.resolve(),
    createCheckRun: () => Promise.resolve({ id: 1, url: 'https://example.com/checks/1' }),
    updateCheckRun: (id) => Promise.resolve({ id, url: 'https://example.com/checks/1' }),
    annotateCheckRun: () => Promise.resolve(),
    listIssues: () => Promise.resolve([...issues]),
    createIssue(texts) {
      const issue = { ...texts, ...author, number: 1, url: 'https://example.com/issues/1', isOpen: true };
      issues.push(issue);
      return Promise.resolve(issue);
    },
    updateIssue: () => Promise.resolve(issues[0]!),
  };
}
