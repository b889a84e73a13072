// A pull request as GitHub keeps it: the base branch, the head at refs/pull/7/head, the merge of both at
// refs/pull/7/merge, the payload of its event, and the checkout that a workflow begins with.

import type { Trigger } from '../../src/host/host.ts';
import { LOCAL_TRIGGER } from '../../src/host/trigger.ts';
import type { Repo, World } from './temp-repo.ts';

export interface PullRequest {
  readonly origin: Repo;
  /** A clone whose owner may push anything; on branch main. */
  readonly dev: Repo;
  /** Where head left main. */
  readonly fork: string;
  /** Main's tip when the event happened. */
  readonly tip: string;
  readonly head: string;
  readonly merge: string;
  readonly trigger: Trigger;
}

/** main: root, fork, tip; head: two commits on fork. The head is on no branch of origin, like that of a fork. */
export function openPullRequest(world: World): PullRequest {
  const origin = world.init('origin.git', '--bare');
  const dev = world.clone(origin, 'dev');
  dev.commit({ 'code.txt': 'one\n', 'bench/run.sh': '#!/bin/sh\necho 1\n' }, 'root');
  const fork = dev.commit({ 'code.txt': 'two\n' }, 'fork');
  dev.git('checkout', '--quiet', '-b', 'feature');
  dev.commit({ 'feature.txt': 'some\n' }, 'begin');
  const head = dev.commit({ 'feature.txt': 'all\n' }, 'end');
  dev.git('checkout', '--quiet', 'main');
  const tip = dev.commit({ 'other.txt': 'meanwhile\n' }, 'tip');
  dev.git('checkout', '--quiet', '--detach');
  dev.git('merge', '--quiet', '--no-ff', '-m', 'merge', head);
  const merge = dev.sha('HEAD');
  dev.git('checkout', '--quiet', 'main');
  dev.git('push', '--quiet', 'origin', 'main', `${head}:refs/pull/7/head`, `${merge}:refs/pull/7/merge`);
  return { origin, dev, fork, tip, head, merge, trigger: pullRequestEvent({ base: tip, head, merge }) };
}

/** The same in a copy of the world it was made in: opening one takes a while. */
export function reopen(pr: PullRequest, world: World): PullRequest {
  const [origin, dev] = [world.open('origin.git'), world.open('dev')];
  dev.git('remote', 'set-url', 'origin', origin.url);
  return { ...pr, origin, dev };
}

export function pullRequestEvent({ base, head, merge }: Record<'base' | 'head' | 'merge', string>): Trigger {
  const payload = {
    number: 7,
    pull_request: { number: 7, base: { ref: 'main', sha: base }, head: { sha: head } },
  };
  return { ...LOCAL_TRIGGER, event: 'pull_request', payload, sha: merge };
}

/** What `actions/checkout` runs for a pull request with `fetch-depth: 1`: one commit, no branch of the remote. */
export function checkOutMerge(world: World, { origin, merge }: PullRequest, name = 'workspace'): Repo {
  const repo = world.init(name);
  repo.git('remote', 'add', 'origin', origin.url);
  const ref = `+${merge}:refs/remotes/pull/7/merge`;
  const options = ['--quiet', '--no-tags', '--prune', '--no-recurse-submodules', '--depth=1'];
  repo.git('-c', 'protocol.version=2', 'fetch', ...options, 'origin', ref);
  repo.git('checkout', '--quiet', '--force', 'refs/remotes/pull/7/merge');
  return repo;
}
