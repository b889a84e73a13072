// What a report may believe. A recording can come from a job that ran a stranger's code: it may name any
// commit, so head is taken from the event, base has to lie in the history of what the event compares with,
// and the configuration is the one of that side, never of a commit that the recording chose.

import { UserError } from '../errors.ts';
import { type Forge, ForgeError } from '../host/forge.ts';
import type { Trigger } from '../host/host.ts';
import type { Problem } from '../model/problem.ts';
import type { Recording } from '../model/recording.ts';
import type { CommitSettings } from '../settings/settings.ts';
import { namePair, read } from './pair.ts';

/** Recordings of one run, and where they are reported. */
export interface Claim {
  readonly recordings: readonly [Recording, ...Recording[]];
  readonly trigger: Trigger;
  readonly forge: Forge;
}

/** Throws a UserError unless the recordings' two commits are those that the event is about. */
export async function checkPair({ recordings, trigger, forge }: Claim): Promise<void> {
  const [{ name, commits }] = recordings;
  const heads = [read(trigger.payload, 'pull_request', 'head', 'sha'), trigger.sha];
  if (!heads.includes(commits.head.sha)) {
    throw new UserError({
      where: `recording "${name}"`,
      what: 'its head is not the commit that this run is about',
      got: commits.head.sha ?? 'no commit',
      remedy: 'Report recordings in the run that measured them',
    });
  }
  const base = commits.base.sha;
  if (base === null || (await isWithin(forge, base, await trustedSha(trigger, forge)))) return;
  throw new UserError({
    where: `recording "${name}"`,
    what: 'its base is not in the history that this run compares with',
    got: base,
    remedy: 'Measure against the merge base or the target branch of this pull request',
  });
}

/**
 * A recording that calls its base a baseline is judged more leniently: only where the trusted configuration names
 * that baseline. Null: it names none.
 */
export function checkBaseline(recordings: readonly Recording[], path: string | null): void {
  const stray = recordings.find(({ baseline }) => baseline !== undefined && baseline.path !== path);
  if (stray === undefined) return;
  throw new UserError({
    where: `recording "${stray.name}"`,
    what: 'it compares with a baseline that the configuration does not name',
    got: stray.baseline?.path ?? '',
    remedy: 'Measure again, with the configuration of the base branch',
  });
}

/** The configuration that counts, and what there is to say about it. */
export async function readTrustedConfig(
  { recordings, trigger, forge }: Claim,
  { config, configFrom, configGiven }: CommitSettings,
): Promise<{ text: string | null; problems: Problem[] }> {
  const head = recordings[0].commits.head.sha;
  const atBase =
    configFrom === 'head' ? null : await readFile(forge, config, await trustedSha(trigger, forge));
  if (atBase !== null) return { text: atBase, problems: [] };
  const atHead = head === null ? null : await readFile(forge, config, head);
  if (atHead === null && configGiven) {
    throw new UserError({
      where: 'input "config"',
      what: 'neither commit has this file',
      got: config,
      remedy:
        "Give the file's path relative to the repository's root, or leave `config` out to use the defaults",
    });
  }
  const isFallback = atHead !== null && configFrom !== 'head';
  return { text: atHead, problems: isFallback ? [introduced(config)] : [] };
}

function introduced(config: string): Problem {
  const message = 'the base commit has no configuration, so the one of this pull request was used.';
  return { where: config, message, severity: 'warning' };
}

/** The tip of what head is compared with: named by the event, so nobody who only measures can choose it. */
async function trustedSha(trigger: Trigger, forge: Forge): Promise<string> {
  const { base } = namePair(trigger, { base: 'target', head: 'head' });
  const sha = base.kind === 'ref' ? ((await asked(forge.resolve(base.ref))) ?? base.fallback) : null;
  if (base.kind === 'sha') return base.sha;
  if (sha) return sha;
  throw new UserError({
    where: `event "${trigger.event}"`,
    what: 'the branch that head is compared with could not be found',
    remedy: 'Run again, and check that `github-token` may read this repository',
  });
}

async function isWithin(forge: Forge, ancestor: string, tip: string): Promise<boolean> {
  return ancestor === tip || (await asked(forge.mergeBase(ancestor, tip))) === ancestor;
}

function readFile(forge: Forge, path: string, sha: string): Promise<string | null> {
  return asked(forge.readFile(path, sha));
}

/** Publishing may fail quietly; what decides which budgets count may not. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    throw new UserError({
      where: 'input "github-token"',
      what: `the repository could not be read (${error.message})`,
      remedy: 'Grant `contents: read` in the workflow, or run the job again',
    });
  }
}
