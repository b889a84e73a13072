// What a report may believe. A recording can come from a job that ran a stranger's code: it may name any
// commit, so head is taken from the event, base has to lie in the history of what the event compares with,
// and the configuration is the one of that side, never of a commit that the recording chose.

import { UserError } from '../errors.ts';
import { type Forge, ForgeError } from '../host/forge.ts';
import type { Trigger } from '../host/host.ts';
import { cite } from '../model/cite.ts';
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
      where: `recording ${cite(name)}`,
      what: 'its head is not the commit that this run is about',
      code: 'recording-refused',
      got: commits.head.sha ?? 'no commit',
      remedy: 'Report what the run of this commit measured; a second workflow can report `head: head` only',
    });
  }
  const base = commits.base.sha;
  const isBaseMeasured = recordings.some(({ series }) => series.some((one) => one.base.values.length > 0));
  const isBaseTrusted =
    base === null ? !isBaseMeasured : await isWithin(forge, base, (await trustedTip(trigger, forge)).sha);
  if (isBaseTrusted) return;
  throw new UserError({
    where: `recording ${cite(name)}`,
    what: 'its base is not in the history that this run compares with',
    code: 'recording-refused',
    got: base ?? 'no commit',
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
    where: `recording ${cite(stray.name)}`,
    what: 'it compares with a baseline that the configuration does not name',
    code: 'recording-refused',
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
  const trusted = configFrom === 'head' ? [] : await configCommits({ trigger, forge }, head);
  for (const [index, commit] of trusted.entries()) {
    const text = await readFile(forge, config, commit);
    if (text === null) continue;
    const versions = { text, head, isOfBranch: index > 0 };
    const source = { path: config, commit, how: index > 0 ? 'tip' : 'start' } as const;
    return { text, commit, source, ...(await changeOf(forge, config, versions)) };
  }
  const atHead = head === null ? null : await readFile(forge, config, head);
  if (atHead === null && configGiven) {
    throw new UserError({
      where: 'input "config"',
      what: 'neither the commit that the pull request started from nor head has this file',
      code: 'configuration',
      got: config,
      remedy:
        "Give the file's path relative to the repository's root, or leave `config` out to use the defaults",
    });
  }
  const isFallback = atHead !== null && configFrom !== 'head';
  const source = atHead === null ? null : ({ path: config, commit: head, how: 'head' } as const);
  return {
    text: atHead,
    commit: null,
    source,
    problems: isFallback ? [introduced(config)] : [],
    change: null,
  };
}

/** The same commits as `Commits.configCommits`, found without a checkout. */
async function configCommits(
  { trigger, forge }: Pick<Claim, 'trigger' | 'forge'>,
  head: string | null,
): Promise<string[]> {
  const { sha, fallback } = await trustedTip(trigger, forge);
  if (head === null) return [sha];
  const start = await asked(forge.mergeBase(sha, head));
  if (start === null) return [sha];
  if (start !== head || fallback === undefined) return [start, sha];
  // The branch holds head by now, so the pull request was merged: what counts is what it was about to change.
  const startThen = await asked(forge.mergeBase(fallback, head));
  return startThen === null ? [fallback] : [startThen, fallback];
}

interface Versions {
  /** Of the file that counts. */
  readonly text: string;
  readonly head: string | null;
  /** The branch got the file after head had left it. */
  readonly isOfBranch: boolean;
}

/** What head changes in the file. Its text is only shown, and not getting it fails nothing. */
async function changeOf(
  forge: Forge,
  config: string,
  { text, head, isOfBranch }: Versions,
): Promise<Pick<ConfigText, 'problems' | 'change'>> {
  if (head === null) return { problems: [], change: null };
  try {
    const atHead = await forge.readFile(config, head);
    // That head lacks a file which the branch got since is not its doing.
    const change = isOfBranch && atHead === null ? null : configChange(config, { base: text, head: atHead });
    return { problems: [], change };
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    const message = `what head changes in it could not be read, got ${cite(error.message)}. That of the base commit was used.`;
    return { problems: [{ where: config, message, severity: 'warning' }], change: null };
  }
}

function introduced(config: string): Problem {
  const message = 'the base commit has no configuration, so the one of this pull request was used.';
  return { where: config, message, severity: 'warning' };
}

interface Tip {
  readonly sha: string;
  /** Where the branch was when the event happened; absent where the event gives a commit. */
  readonly fallback?: string;
}

/** The tip of the branch that head goes to: named by the event, so nobody who only measures can choose it. */
async function trustedTip(trigger: Trigger, forge: Forge): Promise<Tip> {
  const { base } = namePair(trigger, { base: 'target', head: 'head' });
  if (base.kind === 'sha') return { sha: base.sha };
  const { ref, fallback } = base.kind === 'ref' ? base : {};
  const sha = ref === undefined ? null : ((await asked(forge.resolve(ref))) ?? fallback);
  if (sha) return { sha, ...(fallback !== undefined && { fallback }) };
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
    code: 'permission',
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
      code: 'permission',
      remedy: 'Grant `contents: read` in the workflow, or run the job again',
    });
  }
}
