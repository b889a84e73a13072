// Which two commits an event is about: a pure reading of the event's payload and the settings. What is named
// here is looked up by `commits.ts`; what cannot be named with certainty is an error, never a guess.

import { UserError } from '../errors.ts';
import type { Trigger } from '../host/host.ts';
import type { CommitSettings } from '../settings/settings.ts';

/** A commit by its full SHA. */
export interface NamedSha {
  readonly kind: 'sha';
  readonly sha: string;
  readonly how: string;
}

/** A commit by a ref that still has to be looked up; `fallback` is where the ref pointed when the event happened. */
export interface NamedRef {
  readonly kind: 'ref';
  readonly ref: string;
  readonly how: string;
  readonly fallback?: string;
}

export type Named = NamedSha | NamedRef;

export interface NamedPair {
  readonly head: Named;
  readonly base: Named | { readonly kind: 'first-parent'; readonly how: string };
  /** Base is the best common ancestor of head and `base`, not `base` itself. */
  readonly mergeBase: boolean;
  /** The branch that head goes to, where base was given by name and need not be of that branch; null: it is not known. */
  readonly target: Named | null;
}

const ALL_ZERO = /^0+$/;

/** The pair that `trigger` and `settings` name, for a run on GitHub. */
export function namePair(trigger: Trigger, settings: Pick<CommitSettings, 'base' | 'head'>): NamedPair {
  const event = eventPair(trigger);
  const head = nameHead(settings.head, trigger, event);
  const { base } = settings;
  if (base !== 'merge-base' && base !== 'target') {
    return { head, base: nameRef(base, 'base'), mergeBase: false, target: targetIfKnown(event) };
  }
  // The merge commit was made on the tip of its time: its first parent is that tip, whatever happened since.
  if (settings.head === 'merge')
    return { head, base: { kind: 'first-parent', how: base }, mergeBase: false, target: null };
  const target = event.target();
  if (target !== null)
    return { head, base: { ...target, how: base }, mergeBase: base === 'merge-base', target: null };
  throw new UserError({
    where: 'input "base"',
    what: `the event "${trigger.event}" does not say what to compare with`,
    got: base,
    remedy: 'Give a branch, tag or SHA as `base`',
  });
}

/** Nothing fails here for what was not asked for: with base and head given, the payload may say nothing. */
function targetIfKnown(event: EventPair): Named | null {
  try {
    return event.target();
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** A ref or SHA that a person gave. Refuses what git would take for an option. */
export function nameRef(text: string, input: 'base' | 'head'): Named {
  if (/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text)) return { kind: 'sha', sha: text, how: text };
  if (!isPlainRef(text)) {
    throw new UserError({
      where: `input "${input}"`,
      what: 'this is not a branch, a tag or a full SHA',
      got: text,
      remedy: 'Write a name such as `main` or `v1.2.0`, or all 40 characters of a SHA',
    });
  }
  return { kind: 'ref', ref: text, how: text };
}

/** What `git check-ref-format` allows, and nothing that could be read as an option or a revision expression. */
export function isPlainRef(text: string): boolean {
  return (
    text !== '' &&
    !/^[-/.]|[\s~^:?*[\\\x00-\x1f\x7f]|\.\.|@\{|\/\/|[/.]$|\.lock$|\/\./.test(text) &&
    text !== '@'
  );
}

/** What an event says of the pair; asked only for what the settings leave open. */
interface EventPair {
  head(): Named;
  /** Null when the event has no merge commit. */
  merge(): Named | null;
  /** What head is to be compared with; null when the event does not say. */
  target(): Named | null;
}

function nameHead(wanted: string, trigger: Trigger, event: EventPair): Named {
  if (wanted === 'head') return event.head();
  if (wanted !== 'merge') return nameRef(wanted, 'head');
  const merge = event.merge();
  if (merge !== null) return merge;
  throw new UserError({
    where: 'input "head"',
    what: `only a pull request has a merge commit, and the event is "${trigger.event}"`,
    got: 'merge',
    remedy: 'Write `head: head`, or leave it out',
  });
}

function eventPair(trigger: Trigger): EventPair {
  const merge = () => null;
  switch (trigger.event) {
    case 'pull_request':
      return pullRequest(trigger);
    case 'merge_group':
      return {
        head: () => ({ ...sha(trigger, 'merge_group', 'head_sha'), how: 'head' }),
        merge,
        target: () => sha(trigger, 'merge_group', 'base_sha'),
      };
    case 'push':
      refuseDeletion(trigger);
      return { head: () => current(trigger), merge, target: () => stateBefore(trigger) };
    case 'workflow_dispatch':
    case 'schedule':
      return { head: () => current(trigger), merge, target: () => defaultBranch(trigger) };
    default:
      throw new UserError({
        where: 'event',
        what: 'the commits to compare are known for pull_request, merge_group, push, workflow_dispatch and schedule',
        got: trigger.event,
        remedy:
          'Run the gate on one of these; for pull requests from forks use `pull_request`, never `pull_request_target`',
      });
  }
}

function pullRequest(trigger: Trigger): EventPair {
  return {
    head: () => ({ ...sha(trigger, 'pull_request', 'head', 'sha'), how: 'head' }),
    merge: () => ({ ...current(trigger), how: 'merge' }),
    target: () => baseBranch(trigger),
  };
}

/**
 * The base branch by name: the payload's `base.sha` can be hours older than the branch, and then lies before the
 * commits of the branch that were merged into head since.
 */
function baseBranch(trigger: Trigger): Named {
  const tipThen = sha(trigger, 'pull_request', 'base', 'sha');
  const ref = branchRef(read(trigger.payload, 'pull_request', 'base', 'ref'));
  return ref === null ? tipThen : { kind: 'ref', ref, how: 'target', fallback: tipThen.sha };
}

function refuseDeletion({ payload }: Trigger): void {
  if (read(payload, 'deleted') !== true) return;
  throw new UserError({
    where: 'event "push"',
    what: 'the branch was deleted, so there is nothing to measure',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is GitHub that fills it in
    remedy: 'Add `if: ${{ !github.event.deleted }}` to the job',
  });
}

/** A branch that is new has no state before: it is compared with where it left the default branch. */
function stateBefore(trigger: Trigger): Named | null {
  const before = read(trigger.payload, 'before');
  if (typeof before !== 'string' || ALL_ZERO.test(before)) return defaultBranch(trigger);
  return sha(trigger, 'before');
}

function current(trigger: Trigger): NamedSha {
  if (trigger.sha !== null) return { kind: 'sha', sha: trigger.sha, how: 'head' };
  throw new UserError({
    where: 'GITHUB_SHA',
    what: 'the runner did not say which commit started this run',
    remedy: 'Give the commit to measure as `head`',
  });
}

function defaultBranch({ payload }: Trigger): Named | null {
  const ref = branchRef(read(payload, 'repository', 'default_branch'));
  return ref === null ? null : { kind: 'ref', ref, how: 'target' };
}

/** Null for what is no branch's name. With its prefix even a branch called `-x` is none of git's options. */
function branchRef(branch: unknown): string | null {
  const ref = `refs/heads/${String(branch)}`;
  return typeof branch === 'string' && isPlainRef(ref) ? ref : null;
}

function sha(trigger: Trigger, ...path: string[]): NamedSha {
  const value = read(trigger.payload, ...path);
  if (typeof value === 'string' && /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(value)) {
    return { kind: 'sha', sha: value, how: path.at(-1) ?? 'sha' };
  }
  throw new UserError({
    where: `event "${trigger.event}"`,
    what: `its payload has no commit SHA at ${path.join('.')}`,
    ...(value === undefined ? {} : { got: String(value) }),
    remedy: 'Give `base` and `head` as inputs',
  });
}

/** A value deep inside the payload; undefined when any step is missing. */
export function read(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
    value,
  );
}
