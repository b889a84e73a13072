// What a report may believe. A recording can come from a job that ran a stranger's code: it may name any
// commit, so head is taken from the event, base has to lie in the history of what the event compares with,
// and the configuration is the one of that side, never of a commit that the recording chose.

import { UserError } from '../errors.ts';
import { type Forge, ForgeError } from '../host/forge.ts';
import type { Trigger } from '../host/host.ts';
import type { Problem } from '../model/problem.ts';
import type { Recording } from '../model/recording.ts';
import { configChange } from '../settings/config-change.ts';
import type { CommitSettings } from '../settings/settings.ts';
import type { ConfigText } from './config-file.ts';
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
      remedy: 'Report what the run of this commit measured; a second workflow can report `head: head` only',
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
): Promise<ConfigText> {
  const head = recordings[0].commits.head.sha;
  const tip = configFrom === 'head' ? null : await trustedSha(trigger, forge);
  const atBase = tip === null ? null : await readFile(forge, config, tip);
  if (tip !== null && atBase !== null) {
    return { text: atBase, commit: tip, ...(await changeOf(forge, config, { tip, atBase, head })) };
  }
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
  return { text: atHead, commit: null, problems: isFallback ? [introduced(config)] : [], change: null };
}

/**
 * What head changes in the file since it left the branch. Its text is only shown, and not getting it fails
 * nothing.
 */
async function changeOf(
  forge: Forge,
  config: string,
  { tip, atBase, head }: { tip: string; atBase: string; head: string | null },
): Promise<Omit<ConfigText, 'text' | 'commit'>> {
  if (head === null) return { problems: [], change: null };
  try {
    const start = await forge.mergeBase(tip, head);
    const base = start === null || start === tip ? atBase : await forge.readFile(config, start);
    const text = await forge.readFile(config, head);
    // The branch got the file since: that head has none is not its doing.
    const isOfBranch = base === null && text === null;
    const change = isOfBranch ? null : configChange(config, { base: base ?? atBase, head: text });
    return { problems: [], change };
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    const message = `what head changes in it could not be read, got "${error.message}". That of the base commit was used.`;
    return { problems: [{ where: config, message, severity: 'warning' }], change: null };
  }
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

/** That a file is not there is asked twice: other budgets would count, and nobody would see why. */
async function readFile(forge: Forge, path: string, sha: string): Promise<string | null> {
  const first = await asked(forge.readFile(path, sha));
  if (first !== null) return first;
  if ((await asked(forge.resolve(sha))) !== null) return asked(forge.readFile(path, sha));
  throw new UserError({
    where: path,
    what: 'GitHub does not know the commit that it is to be read from, or hides it from the token',
    got: sha,
    remedy: 'Grant `contents: read` in the workflow, or run the job again',
  });
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
