// Decides whether a label on the pull request accepts a failing run, and who set it. GitHub is asked at the end of the
// run, because the data of the event are old by then. Without certain knowledge, nothing is accepted.
//
// A label is valid for the commit that it was set on. GitHub's own record of the branch says when that commit became
// the head. Other sources are not safe: authors choose the dates of their commits, and check suites and runs exist for
// a commit as soon as it is anywhere, on another branch or in another pull request.

import {
  ApiError,
  type BranchMove,
  type GitHubApi,
  type GitHubPullRequest,
  type LabelEvent,
} from '../host/github-api.ts';
import type { Log } from '../host/host.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Override } from '../model/report.ts';
import type { PublishSettings } from '../settings/settings.ts';
import { shortenSha } from '../text/short-sha.ts';
import { warnApiFailure } from './api-warnings.ts';

/** Data of the event about a pull request, as they were when it happened. */
export interface PullRequestEvent {
  readonly number: number;
  /** Head commit that this run is about. */
  readonly headSha: string;
  /** Label that was set, if that was the event; else null. */
  readonly labelSet: string | null;
}

export interface OverrideRequest {
  readonly api: GitHubApi;
  readonly log: Log;
  readonly event: PullRequestEvent;
  readonly settings: Pick<PublishSettings, 'overrideLabel' | 'overrideScope'>;
}

export interface OverrideDecision {
  /** Override of the run; null if nobody accepted it. */
  readonly override: Omit<Override, 'verdict'> | null;
  /** Reasons why a label that is set is not valid. */
  readonly problems: readonly Diagnostic[];
}

const NO_OVERRIDE: OverrideDecision = { override: null, problems: [] };

/** Reads the label and its history. Never throws because of an answer of GitHub or the lack of one. */
export async function readOverride(request: OverrideRequest): Promise<OverrideDecision> {
  const { api, log, event, settings } = request;
  const { overrideLabel: label, overrideScope: scope } = settings;
  if (scope === 'never') return NO_OVERRIDE;
  try {
    const now = await api.pullRequest(event.number);
    if (!now.labels.some((name) => isSameName(name, label))) return NO_OVERRIDE;
    const events = await api.listLabelEvents(event.number);
    const set = events.filter((one) => one.label !== null && isSameName(one.label, label)).at(-1);
    const location: Location = [{ kind: 'label', name: label }];
    if (set?.kind !== 'labeled' || set.by === '')
      return rejectLabel(makeWarning('label-of-unknown-author', location, {}));
    if (scope === 'commit') {
      const invalid = await checkLabel(request, { now, events, set, location });
      if (invalid !== null) return rejectLabel(invalid);
    }
    const isAuthor = isSameName(set.by, now.author);
    return { override: { label, by: set.by, isAuthor, at: set.at, scope }, problems: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    warnApiFailure(log, 'label', error);
    return NO_OVERRIDE;
  }
}

/** Current data from GitHub. */
interface LabelHistory {
  readonly now: GitHubPullRequest;
  readonly events: readonly LabelEvent[];
  /** Event that set the label last. */
  readonly set: LabelEvent;
  /** Location of diagnostics about the label. */
  readonly location: Location;
}

/** Returns why the label is not valid for this head. Null if it was set after this head became the current one. */
async function checkLabel(
  { api, event, settings }: OverrideRequest,
  { now, events, set, location }: LabelHistory,
): Promise<Diagnostic | null> {
  if (now.headSha !== event.headSha) {
    const heads = { head: shortenSha(now.headSha), measured: shortenSha(event.headSha) };
    return makeWarning('label-of-other-head', location, heads);
  }
  const { by, at } = set;
  // Branches can move while a pull request is closed, and the pull request shows it only when it is opened again.
  const reopened = events.filter(({ kind }) => kind === 'reopened').at(-1);
  if (reopened !== undefined && !isLater(at, reopened.at))
    return makeWarning('label-before-reopening', location, { by, at });
  const { move, isForbidden } = await fetchLastMove(api, now);
  if (move?.sha === now.headSha)
    return isLater(at, move.at) ? null : makeWarning('label-before-push', location, { by, at, pushedAt: move.at });
  // The record cannot be read, for example in a private fork. A `labeled` event itself names the head of its label.
  const isOfThisEvent = event.labelSet !== null && isSameName(event.labelSet, settings.overrideLabel);
  return isOfThisEvent ? null : makeWarning('label-of-unknown-head', location, { by, at, isForbidden });
}

interface LastMoveAnswer {
  /** Last move of the branch; null if GitHub does not provide it. */
  readonly move: BranchMove | null;
  /** Whether the token may not read it. */
  readonly isForbidden: boolean;
}

async function fetchLastMove(
  api: GitHubApi,
  { headRepository, headBranch }: GitHubPullRequest,
): Promise<LastMoveAnswer> {
  if (headRepository === null) return { move: null, isForbidden: false };
  try {
    return { move: await api.lastMove(headRepository, headBranch), isForbidden: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { move: null, isForbidden: error.failure === 'forbidden' };
  }
}

function rejectLabel(warning: Diagnostic): OverrideDecision {
  return { override: null, problems: [warning] };
}

/** Compares labels or logins. GitHub ignores their case. */
function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Compares two times. Their resolution is a second, so two events in the same second have no known order. */
function isLater(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}
