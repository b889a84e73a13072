// Names the two commits of an event. Pure: in the event's payload and the settings, out names that `commits.ts` looks
// up. A commit that cannot be named with certainty is an error, never a guess. Also refuses events on which code of a
// pull request must never run; there is no option to allow it.

import { UserError, userError } from '../errors.ts';
import type { CommitSelection, SelectedCommit, SelectedSha } from '../git/commits.ts';
import type { Trigger } from '../host/host.ts';
import { LATEST_RELEASE } from '../model/anchor.ts';
import { about, atEvent, atInput } from '../model/location.ts';
import type { CommitSettings } from '../settings/settings.ts';

/** Events whose token may write and that have secrets, whoever opened the pull request. */
const PRIVILEGED_EVENTS = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** Throws on such an event, also if head is no fork: `pull_request` measures that too, and payloads prove nothing. */
export function refusePrivilegedEvent({ event }: Pick<Trigger, 'event'>): void {
  if (isPrivilegedEvent({ event })) throw userError('privileged-event', atEvent(event), {});
}

/** The `GITHUB_SHA` of such an event is the tip of a branch and not the commit in question. */
export function isPrivilegedEvent({ event }: Pick<Trigger, 'event'>): boolean {
  return PRIVILEGED_EVENTS.includes(event);
}

export function selectCommits(trigger: Trigger, settings: Pick<CommitSettings, 'base' | 'head'>): CommitSelection {
  const event = readEventCommits(trigger);
  const head = selectHead(settings.head, trigger, event);
  const { base } = settings;
  if (base === LATEST_RELEASE)
    return { head, base: { kind: LATEST_RELEASE, how: base }, mergeBase: false, target: targetIfKnown(event) };
  if (base !== 'merge-base' && base !== 'target') {
    return { head, base: selectRef(base, 'base'), mergeBase: false, target: targetIfKnown(event) };
  }
  // The merge commit was made on the tip at that time. Its first parent is that tip, even if the branch moved since.
  if (settings.head === 'merge')
    return { head, base: { kind: 'first-parent', how: base }, mergeBase: false, target: null };
  const target = event.target();
  if (target !== null) return { head, base: { ...target, how: base }, mergeBase: base === 'merge-base', target: null };
  throw userError('event-without-base', atInput('base'), { event: trigger.event, base });
}

/** Takes the commit of the run as both sides. */
export function selectTwice(trigger: Trigger): CommitSelection {
  const head = selectCurrent(trigger);
  return { head, base: head, mergeBase: false, target: null };
}

/** The payload need not name the target if base and head are given. */
function targetIfKnown(event: EventCommits): SelectedCommit | null {
  try {
    return event.target();
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** Names a ref or SHA that a person gave. Refuses anything that git could read as an option. */
export function selectRef(text: string, input: 'base' | 'head'): SelectedCommit {
  if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text)) return { kind: 'sha', sha: text, how: text };
  if (!isPlainRef(text)) throw userError('not-a-ref', atInput(input), { ref: text });
  return { kind: 'ref', ref: text, how: text, fallback: null };
}

/** True if `git check-ref-format` allows the text and it cannot be an option or a revision expression. */
export function isPlainRef(text: string): boolean {
  return text !== '' && !/^[-/.]|[\s~^:?*[\\\x00-\x1f\x7f]|\.\.|@\{|\/\/|[/.]$|\.lock$|\/\./.test(text) && text !== '@';
}

/** The commits of an event. Only those that the settings leave open are read. */
interface EventCommits {
  head(): SelectedCommit;
  merge(): SelectedCommit | null;
  /** Commit to compare head with; null if the event does not say it. */
  target(): SelectedCommit | null;
}

function selectHead(setting: string, trigger: Trigger, event: EventCommits): SelectedCommit {
  if (setting === 'head') return event.head();
  if (setting !== 'merge') return selectRef(setting, 'head');
  const merge = event.merge();
  if (merge !== null) return merge;
  throw userError('event-without-merge', atInput('head'), { event: trigger.event });
}

function readEventCommits(trigger: Trigger): EventCommits {
  const merge = () => null;
  switch (trigger.event) {
    case 'pull_request':
      return {
        head: () => ({ ...selectSha(trigger, 'pull_request', 'head', 'sha'), how: 'head' }),
        merge: () => ({ ...selectCurrent(trigger), how: 'merge' }),
        target: () => selectBaseBranch(trigger),
      };
    case 'merge_group':
      return {
        head: () => ({ ...selectSha(trigger, 'merge_group', 'head_sha'), how: 'head' }),
        merge,
        target: () => selectSha(trigger, 'merge_group', 'base_sha'),
      };
    case 'push':
      if (payloadValueAt(trigger.payload, 'deleted') === true) throw userError('branch-deleted', atEvent('push'), {});
      return { head: () => selectCurrent(trigger), merge, target: () => selectBefore(trigger) };
    case 'workflow_dispatch':
    case 'schedule':
      return { head: () => selectCurrent(trigger), merge, target: () => selectDefaultBranch(trigger) };
    default:
      throw userError('unsupported-event', about('event'), { event: trigger.event });
  }
}

/**
 * Selects the base branch by name. The payload's `base.sha` can be hours older than the branch. It then lacks commits
 * of the branch that were merged into head since.
 */
function selectBaseBranch(trigger: Trigger): SelectedCommit {
  const tipThen = selectSha(trigger, 'pull_request', 'base', 'sha');
  const ref = branchRef(payloadValueAt(trigger.payload, 'pull_request', 'base', 'ref'));
  return ref === null ? tipThen : { kind: 'ref', ref, how: 'target', fallback: tipThen.sha };
}

/** Selects the commit before a push. A new branch has none, so it is compared with the default branch. */
function selectBefore(trigger: Trigger): SelectedCommit | null {
  const before = payloadValueAt(trigger.payload, 'before');
  if (typeof before !== 'string' || /^0+$/.test(before)) return selectDefaultBranch(trigger);
  return selectSha(trigger, 'before');
}

export function selectCurrent(trigger: Trigger): SelectedSha {
  if (trigger.sha !== null) return { kind: 'sha', sha: trigger.sha, how: 'head' };
  throw userError('run-without-sha', [{ kind: 'environment variable', name: 'GITHUB_SHA' }], {});
}

function selectDefaultBranch({ payload }: Trigger): SelectedCommit | null {
  const ref = branchRef(payloadValueAt(payload, 'repository', 'default_branch'));
  return ref === null ? null : { kind: 'ref', ref, how: 'target', fallback: null };
}

/** The full ref of a branch; null for an invalid name. With the prefix, even `-x` is not an option. */
function branchRef(branch: unknown): string | null {
  const ref = `refs/heads/${String(branch)}`;
  return typeof branch === 'string' && isPlainRef(ref) ? ref : null;
}

/** Throws a UserError if the payload has no SHA there. */
export function selectSha(trigger: Trigger, ...path: string[]): SelectedSha {
  const value = payloadValueAt(trigger.payload, ...path);
  if (typeof value === 'string' && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(value)) {
    return { kind: 'sha', sha: value, how: path.at(-1) ?? 'sha' };
  }
  const found = value === undefined ? undefined : String(value);
  throw userError('event-without-sha', atEvent(trigger.event), { path: path.join('.'), found });
}

export function payloadValueAt(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  );
}
