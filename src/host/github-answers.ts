// What GitHub's API answers, in the words of forge.ts. Takes the data of one answer. Throws a TypeError for data of
// another shape, which well-shaped.ts reports; it must never pass such data on as a value that is merely absent.

import type { ForgeComment, ForgePullRequest, LabelEvent } from './forge.ts';

interface ApiPullRequest {
  readonly number: number;
  readonly head: {
    readonly sha: string;
    readonly ref: string;
    /** Null once the fork is gone. */
    readonly repo: { readonly full_name: string; readonly id: number } | null;
  };
  readonly base: { readonly sha: string; readonly ref: string };
  readonly user: { readonly login: string } | null;
  readonly labels: readonly { readonly name: string }[];
}

export function toPullRequest({ number, head, base, user, labels }: ApiPullRequest): ForgePullRequest {
  return {
    number,
    headSha: head.sha,
    headBranch: head.ref,
    headRepository: head.repo?.full_name ?? null,
    headRepositoryId: head.repo?.id ?? null,
    baseBranch: base.ref,
    baseSha: base.sha,
    author: user?.login ?? '',
    labels: labels.map(({ name }) => name),
  };
}

interface ApiComment {
  readonly id: number;
  readonly body?: string;
  readonly html_url: string;
  /** Null once the account is gone. */
  readonly user: { readonly login: string; readonly type: string } | null;
}

export function toComment({ id, body, html_url, user }: ApiComment): ForgeComment {
  return {
    id,
    body: body ?? '',
    url: html_url,
    author: user?.login ?? '',
  };
}

interface ApiEvent {
  readonly event: string;
  readonly created_at: string;
  readonly actor: { readonly login: string } | null;
  readonly label?: { readonly name?: string };
}

/** None for an event of another kind. */
export function toLabelEvent({ event, created_at, actor, label }: ApiEvent): LabelEvent[] {
  if (event !== 'labeled' && event !== 'unlabeled' && event !== 'reopened') return [];
  return [{ kind: event, label: label?.name ?? null, by: actor?.login ?? '', at: created_at }];
}
