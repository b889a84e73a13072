// The stand-in for GitHub's API as a process of its own, and the questions that tests ask it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Seed } from '../../support/github.ts';
import type { StoredIssue } from '../../support/github-backend.ts';

const SERVER = fileURLToPath(new URL('../../support/github-server.ts', import.meta.url));

export interface GitHubState {
  readonly comments: Readonly<Record<string, readonly StoredComment[]>>;
  /** Lowest number first. */
  readonly issues: readonly StoredIssue[];
  /** Oldest first. */
  readonly checkRuns: readonly StoredCheckRun[];
  readonly requests: readonly StoredRequest[];
  readonly violations: readonly string[];
}

interface StoredComment {
  readonly id: number;
  readonly body: string;
}

interface StoredCheckRun {
  readonly name: string;
  readonly head_sha: string;
  readonly conclusion: string;
  readonly output: { readonly title: string; readonly summary: string };
  readonly annotations: readonly { readonly path: string; readonly title: string }[];
}

interface StoredRequest {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

export interface StandIn {
  readonly url: string;
  seed(seed: Seed): Promise<void>;
  state(): Promise<GitHubState>;
  stop(): Promise<void>;
}

export async function startStandIn(): Promise<StandIn> {
  const child = spawn(process.execPath, [SERVER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [first] = (await once(child.stdout, 'data')) as [Buffer];
  child.stdout.resume();
  const { url } = JSON.parse(first.toString()) as { url: string };
  return {
    url,
    async seed(seed) {
      await fetch(`${url}/_seed`, { method: 'POST', body: JSON.stringify(seed) });
    },
    async state() {
      return (await (await fetch(`${url}/_state`)).json()) as GitHubState;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
