// Whether a label on the pull request lets a failing run pass, and who says so. Asked of GitHub at the end of the
// run, because what the event told is old by then. Answers nothing that it cannot know: then nobody accepted.
//
// A label counts for the commit that it was set on. When that commit became the head is asked of the record that
// GitHub keeps of every branch: dates of commits are chosen by whoever makes them, and check suites and runs
// exist for a commit from the moment it is anywhere, on another branch or in another pull request.

import {
  type BranchMove,
  type Forge,
  ForgeError,
  type ForgePullRequest,
  type LabelEvent,
} from '../host/forge.ts';
import type { Log } from '../host/host.ts';
import type { Problem } from '../model/problem.ts';
import type { Acceptance } from '../model/report.ts';
import type { PublishSettings } from '../settings/settings.ts';
import { type Channel, warnUnread } from './permissions.ts';

/** What the event says of a pull request; true of the moment at which it happened. */
export interface PullRequestEvent {
  readonly number: number;
  /** The head that this run is about. */
  readonly headSha: string;
  /** The label that was set, where that is what happened; else null. */
  readonly labelSet: string | null;
}

export interface OverrideRequest {
  readonly forge: Forge;
  readonly log: Log;
  readonly event: PullRequestEvent;
  readonly settings: Pick<PublishSettings, 'overrideLabel' | 'overrideScope'>;
}

export interface OverrideAnswer {
  /** Null: nobody accepted this run. */
  readonly acceptance: Omit<Acceptance, 'verdict'> | null;
  /** Why a label that is there does not count. */
  readonly problems: readonly Problem[];
}

const CHANNEL: Channel = {
  ...{ name: 'override-label', permission: 'pull-requests', access: 'read' },
  things: 'events of pull requests that say who set a label',
  instead: 'Write `override-scope: never` to do without',
};

const NOBODY: OverrideAnswer = { acceptance: null, problems: [] };

/** Never throws for what GitHub does or does not say. */
export async function readOverride(request: OverrideRequest): Promise<OverrideAnswer> {
  const { forge, log, event, settings } = request;
  const { overrideLabel: label, overrideScope: scope } = settings;
  if (scope === 'never') return NOBODY;
  try {
    const now = await forge.pullRequest(event.number);
    if (!now.labels.some((name) => isSame(name, label))) return NOBODY;
    const events = await forge.listLabelEvents(event.number);
    const set = events.filter((one) => one.label !== null && isSame(one.label, label)).at(-1);
    if (set?.kind !== 'labeled' || set.by === '') return refuse(label, UNKNOWN_HAND);
    if (scope === 'commit') {
      const why = await whyNotThisHead(request, { now, events, set });
      if (why !== null) return refuse(label, why);
    }
    const isAuthor = isSame(set.by, now.author);
    return { acceptance: { label, by: set.by, isAuthor, at: set.at, scope }, problems: [] };
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    warnUnread(log, CHANNEL, error);
    return NOBODY;
  }
}

/** What GitHub says now. */
interface Facts {
  readonly now: ForgePullRequest;
  readonly events: readonly LabelEvent[];
  /** The event that set the label last. */
  readonly set: LabelEvent;
}

/** Null: the label was set while the head was what it is now and what this run is about. */
async function whyNotThisHead(
  { forge, event, settings }: OverrideRequest,
  { now, events, set }: Facts,
): Promise<string | null> {
  if (now.headSha !== event.headSha) return movedOn(now.headSha, event.headSha);
  // Branches move while a pull request is closed, and it learns of that when it is opened again.
  const reopened = events.filter(({ kind }) => kind === 'reopened').at(-1);
  if (reopened !== undefined && !isLater(set.at, reopened.at)) {
    return `${setBy(set)}, and the pull request was opened again after that. ${SET_AGAIN}`;
  }
  const { move, why } = await lastMove(forge, now);
  if (move?.sha === now.headSha) {
    if (isLater(set.at, move.at)) return null;
    return `${setBy(set)}, and the present head was pushed at ${move.at}. A new push needs a new label. ${SET_AGAIN}`;
  }
  // Where the record is out of reach, as in a private fork, the event that brings the label names its head.
  const isOfThisEvent = event.labelSet !== null && isSame(event.labelSet, settings.overrideLabel);
  return isOfThisEvent ? null : `${setBy(set)}, and ${why}`;
}

interface Recorded {
  /** Null where GitHub does not say. */
  readonly move: BranchMove | null;
  /** What to say if that is not enough to accept anything. */
  readonly why: string;
}

async function lastMove(forge: Forge, { headRepository, headBranch }: ForgePullRequest): Promise<Recorded> {
  if (headRepository === null) return { move: null, why: NO_RECORD };
  try {
    return { move: await forge.lastMove(headRepository, headBranch), why: NO_RECORD };
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    return { move: null, why: error.failure === 'forbidden' ? NO_PERMISSION : NO_RECORD };
  }
}

const UNKNOWN_HAND =
  'is on the pull request, and GitHub does not say who set it, so nothing is accepted. Remove it and set it again.';

const SET_AGAIN = 'To accept this head, remove the label and set it again.';

const NO_PERMISSION =
  'the token may not read when the head was pushed, so nothing is accepted. Grant it in the workflow: `permissions: contents: read`.';

const NO_RECORD =
  'GitHub does not say when the head was pushed, so nothing is accepted. Let `labeled` start the workflow too (`types: [opened, synchronize, reopened, labeled, unlabeled]`), then remove the label and set it again.';

function movedOn(now: string, measured: string): string {
  return `counts for the head of the pull request, which is "${now.slice(0, 12)}" by now. This run is about "${measured.slice(0, 12)}".`;
}

function setBy({ by, at }: LabelEvent): string {
  return `was set by "${by}" at ${at}`;
}

function refuse(label: string, message: string): OverrideAnswer {
  return { acceptance: null, problems: [{ where: `label ${label}`, message, severity: 'warning' }] };
}

/** GitHub takes labels and logins for the same whatever their case. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Both to the second: what happened in the same one could have been in either order. */
function isLater(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other);
}
