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
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Override } from '../model/report.ts';
import type { PublishSettings } from '../settings/settings.ts';
import { type ApiResource, warnReadFailure } from './api-warnings.ts';

/** Data of the event about a pull request, as they were when it happened. */
export interface PullRequestEvent {
  readonly number: number;
  /** Head commit that this run is about. */
  readonly headSha: string;
  /** Label that was set, if that was the event; else null. */
  readonly labelSet: string | null;
}

export interface OverrideRequest {
  readonly forge: GitHubApi;
  readonly log: Log;
  readonly event: PullRequestEvent;
  readonly settings: Pick<PublishSettings, 'overrideLabel' | 'overrideScope'>;
}

export interface OverrideDecision {
  /** Override of the run; null if nobody accepted it. */
  readonly acceptance: Omit<Override, 'verdict'> | null;
  /** Reasons why a label that is set is not valid. */
  readonly problems: readonly Problem[];
}

const LABEL_RESOURCE: ApiResource = {
  ...{ name: 'override-label', permission: 'pull-requests', access: 'read' },
  things: 'events of pull requests that say who set a label',
  instead: 'Write `override-scope: never` to do without',
};

const NO_OVERRIDE: OverrideDecision = { acceptance: null, problems: [] };

/** Reads the label and its history. Never throws because of an answer of GitHub or the lack of one. */
export async function readOverride(request: OverrideRequest): Promise<OverrideDecision> {
  const { forge, log, event, settings } = request;
  const { overrideLabel: label, overrideScope: scope } = settings;
  if (scope === 'never') return NO_OVERRIDE;
  try {
    const now = await forge.pullRequest(event.number);
    if (!now.labels.some((name) => isSameName(name, label))) return NO_OVERRIDE;
    const events = await forge.listLabelEvents(event.number);
    const set = events.filter((one) => one.label !== null && isSameName(one.label, label)).at(-1);
    if (set?.kind !== 'labeled' || set.by === '') return rejectLabel(label, UNKNOWN_LABEL_AUTHOR);
    if (scope === 'commit') {
      const why = await explainInvalidLabel(request, { now, events, set });
      if (why !== null) return rejectLabel(label, why);
    }
    const isAuthor = isSameName(set.by, now.author);
    return { acceptance: { label, by: set.by, isAuthor, at: set.at, scope }, problems: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    warnReadFailure(log, LABEL_RESOURCE, error);
    return NO_OVERRIDE;
  }
}

/** Current data from GitHub. */
interface LabelHistory {
  readonly now: GitHubPullRequest;
  readonly events: readonly LabelEvent[];
  /** Event that set the label last. */
  readonly set: LabelEvent;
}

/** Returns why the label is not valid for this head. Null if it was set after this head became the current one. */
async function explainInvalidLabel(
  { forge, event, settings }: OverrideRequest,
  { now, events, set }: LabelHistory,
): Promise<string | null> {
  if (now.headSha !== event.headSha) return formatHeadMove(now.headSha, event.headSha);
  // Branches can move while a pull request is closed, and the pull request shows it only when it is opened again.
  const reopened = events.filter(({ kind }) => kind === 'reopened').at(-1);
  if (reopened !== undefined && !isLater(set.at, reopened.at)) {
    return `${formatLabelEvent(set)}, and the pull request was opened again after that. ${SET_AGAIN}`;
  }
  const { move, why } = await fetchLastMove(forge, now);
  if (move?.sha === now.headSha) {
    if (isLater(set.at, move.at)) return null;
    return `${formatLabelEvent(set)}, and the present head was pushed at ${move.at}. A new push needs a new label. ${SET_AGAIN}`;
  }
  // The record cannot be read, for example in a private fork. A `labeled` event itself names the head of its label.
  const isOfThisEvent = event.labelSet !== null && isSameName(event.labelSet, settings.overrideLabel);
  return isOfThisEvent ? null : `${formatLabelEvent(set)}, and ${why}`;
}

interface LastMoveAnswer {
  /** Last move of the branch; null if GitHub does not provide it. */
  readonly move: BranchMove | null;
  /** Message if the move is not enough to accept the run. */
  readonly why: string;
}

async function fetchLastMove(
  forge: GitHubApi,
  { headRepository, headBranch }: GitHubPullRequest,
): Promise<LastMoveAnswer> {
  if (headRepository === null) return { move: null, why: NO_RECORD };
  try {
    return { move: await forge.lastMove(headRepository, headBranch), why: NO_RECORD };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { move: null, why: error.failure === 'forbidden' ? NO_PERMISSION : NO_RECORD };
  }
}

const UNKNOWN_LABEL_AUTHOR =
  'is on the pull request, and GitHub does not say who set it, so nothing is accepted. Remove it and set it again.';

const SET_AGAIN = 'To accept this head, remove the label and set it again.';

const NO_PERMISSION =
  'the token may not read when the head was pushed, so nothing is accepted. Grant it in the workflow: `permissions: contents: read`.';

const NO_RECORD =
  'GitHub does not say when the head was pushed, so nothing is accepted. Let `labeled` start the workflow too (`types: [opened, synchronize, reopened, labeled, unlabeled]`), then remove the label and set it again.';

function formatHeadMove(now: string, measured: string): string {
  return `counts for the head of the pull request, which is "${now.slice(0, 12)}" by now. This run is about "${measured.slice(0, 12)}".`;
}

function formatLabelEvent({ by, at }: LabelEvent): string {
  return `was set by "${by}" at ${at}`;
}

function rejectLabel(label: string, message: string): OverrideDecision {
  return {
    acceptance: null,
    problems: [legacyProblem({ where: `label ${label}`, message, severity: 'warning' })],
  };
}

/** Compares labels or logins. GitHub ignores their case. */
function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Compares two times. Their resolution is a second, so two events in the same second have no known order. */
function isLater(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}
