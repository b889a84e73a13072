// Decides whether a label on the pull request accepts a failing run, and who set it. GitHub is asked at the end of the
// run, because the data of the event are old by then. Without certain knowledge, nothing is accepted.
//
// A label is valid for the commit that it was set on. GitHub's own record of the branch says when that commit became
// the head. Other sources are not safe: authors choose the dates of their commits, and check suites and runs exist for
// a commit as soon as it is anywhere, on another branch or in another pull request.

import { recoverFrom } from '../errors.ts';
import { ApiError, type GitHubApi, type GitHubPullRequest, type LabelEvent } from '../host/github-api.ts';
import type { Log } from '../host/host.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Override } from '../model/report.ts';
import type { PublishSettings } from '../settings/settings.ts';
import { shortenSha } from '../text/short-sha.ts';
import { warnApiFailure } from './api-warnings.ts';

export interface PullRequestEvent {
  readonly number: number;
  readonly headSha: string;
  readonly labelSet: string | null;
}

export interface OverrideRequest {
  readonly api: GitHubApi;
  readonly log: Log;
  readonly event: PullRequestEvent;
  readonly settings: Pick<PublishSettings, 'overrideLabel' | 'overrideScope'>;
}

interface OverrideDecision {
  readonly override: Omit<Override, 'verdict'> | null;
  readonly problems: readonly Diagnostic[];
}

const NO_OVERRIDE: OverrideDecision = { override: null, problems: [] };

/** Reads the label and its history. Never throws because of an answer of GitHub or the lack of one. */
export function readOverride(request: OverrideRequest): Promise<OverrideDecision> {
  return decideOverride(request).catch(
    recoverFrom(ApiError, (error) => {
      warnApiFailure(request.log, 'label', error);
      return NO_OVERRIDE;
    }),
  );
}

async function decideOverride(request: OverrideRequest): Promise<OverrideDecision> {
  const { api, event, settings } = request;
  const { overrideLabel: label, overrideScope: scope } = settings;
  if (scope === 'never') return NO_OVERRIDE;
  const now = await api.pullRequest(event.number);
  if (!now.labels.some((name) => isSameName(name, label))) return NO_OVERRIDE;
  const events = await api.listLabelEvents(event.number);
  const set = events.findLast((one) => one.label !== null && isSameName(one.label, label));
  const location: Location = [{ kind: 'label', name: label }];
  if (set?.kind !== 'labeled' || set.by === '')
    return { override: null, problems: [makeWarning('label-of-unknown-author', location, {})] };
  const invalid = scope === 'commit' ? await checkLabel(request, now, events, set, location) : null;
  if (invalid !== null) return { override: null, problems: [invalid] };
  const isAuthor = isSameName(set.by, now.author);
  return { override: { label, by: set.by, isAuthor, at: set.at, scope }, problems: [] };
}

/** Finds why the label that `set` set is not valid for this head. Null if it was set after this head became the current one. */
async function checkLabel(
  { api, event, settings }: OverrideRequest,
  now: GitHubPullRequest,
  events: readonly LabelEvent[],
  set: LabelEvent,
  location: Location,
): Promise<Diagnostic | null> {
  if (now.headSha !== event.headSha) {
    const heads = { head: shortenSha(now.headSha), measured: shortenSha(event.headSha) };
    return makeWarning('label-of-other-head', location, heads);
  }
  const { by, at } = set;
  // Branches can move while a pull request is closed, and the pull request shows it only when it is opened again.
  const reopened = events.findLast(({ kind }) => kind === 'reopened');
  if (reopened !== undefined && !isLater(at, reopened.at))
    return makeWarning('label-before-reopening', location, { by, at });
  const { headRepository: fork, headBranch } = now;
  const asked = fork === null ? null : api.lastMove(fork, headBranch);
  const move = (await asked?.catch(recoverFrom(ApiError, (error) => error))) ?? null;
  if (move !== null && !(move instanceof ApiError) && move.sha === now.headSha)
    return isLater(at, move.at) ? null : makeWarning('label-before-push', location, { by, at, pushedAt: move.at });
  // The record cannot be read, for example in a private fork. A `labeled` event itself names the head of its label.
  if (event.labelSet !== null && isSameName(event.labelSet, settings.overrideLabel)) return null;
  const isForbidden = move instanceof ApiError && move.failure === 'forbidden';
  return makeWarning('label-of-unknown-head', location, { by, at, isForbidden });
}

/** GitHub ignores the case of labels and logins. */
function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Compares two times. Their resolution is a second, so two events in the same second have no known order. */
function isLater(a: string, b: string): boolean {
  return Date.parse(a) > Date.parse(b);
}
