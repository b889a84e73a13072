// Decides which two commits a stored run is about. A recording may come from a stranger's job and may name any commit. So
// head must be the commit of the event, or one that it contains, and base must be in its history; the trees come from
// the server. The code of a pull request in a merge queue is not merged yet, so its run may only be about its own commit.
// Runs of other pull requests are refused: their own code wrote the recording, and they are not on the branch yet.

import { userError } from '../errors.ts';
import type { CommitsApi, ListedCommit } from '../host/github-api.ts';
import type { Trigger } from '../host/host.ts';
import { RECORDED_EVENTS } from '../model/history.ts';
import type { SuspectPair } from '../model/history-report.ts';
import { atEvent, inRecording } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { MeasuredTree } from '../model/stored-run.ts';
import { omitNull } from '../text/omit-null.ts';
import { payloadValueAt, selectCurrent, selectSha } from './commit-selection.ts';
import { convertApiErrors, REFUSED } from './trust.ts';

export interface RecordedCommits {
  readonly from: MeasuredTree;
  readonly to: MeasuredTree;
}

/** Finds the commits of a recording, with their trees. Throws a UserError unless they belong to the event. */
export async function findRecordedCommits(
  { name, commits: { base, head } }: Pick<Recording, 'name' | 'commits'>,
  { trigger, api }: { trigger: Trigger; api: CommitsApi },
): Promise<RecordedCommits> {
  const { event, sha: tip } = findRecordedEvent(trigger);
  // GitHub lists only the newest commits, so an earlier head may be missing in what the event contains.
  const isOfEvent = async (sha: string) => (event === 'merge_group' ? sha === tip : isInHistory(sha, { tip, api }));
  if (head.sha === null || !(await isOfEvent(head.sha)))
    throw userError('recording-of-other-head', inRecording(name), { found: head.sha ?? undefined }, REFUSED);
  const commits = base.sha === null ? null : await convertApiErrors(api.listCommitsSince(base.sha, head.sha));
  const [from, to] = [base.sha, head.sha].map((sha) => commits?.find(({ commit }) => commit === sha));
  if (from === undefined || to === undefined)
    throw userError('recording-of-other-base', inRecording(name), { found: base.sha ?? undefined }, REFUSED);
  return { from: toMeasuredTree(from), to: toMeasuredTree(to) };
}

/**
 * Selects the first pairs, at most `limit`, whose commits the event contains. A merge queue may have dropped others: no
 * runner can check them out, and no run of theirs would be recorded.
 */
export async function selectPairsOfEvent(
  pairs: readonly SuspectPair[],
  { trigger, api, limit }: { trigger: Trigger; api: CommitsApi; limit: number },
): Promise<SuspectPair[]> {
  const { sha: tip } = findRecordedEvent(trigger);
  const selected: SuspectPair[] = [];
  for (const pair of pairs) {
    if (selected.length === limit) break;
    // The commit before it is in its history, or the run would not have been recorded.
    if (await isInHistory(pair.after, { tip, api })) selected.push(pair);
  }
  return selected;
}

async function isInHistory(sha: string, { tip, api }: { tip: string; api: CommitsApi }): Promise<boolean> {
  return sha === tip || (await convertApiErrors(api.listCommitsSince(sha, tip))) !== null;
}

/** Longest subject that is kept. Git recommends 50 characters, and GitHub shows 72. */
const MAX_SUBJECT = 200;

function toMeasuredTree({ commit, tree, subject, committedAt }: ListedCommit): MeasuredTree {
  const time = Date.parse(committedAt ?? '');
  return omitNull({
    tree,
    commit,
    subject: subject.toWellFormed().slice(0, MAX_SUBJECT).toWellFormed(),
    committedAt: Number.isNaN(time) ? null : new Date(time).toISOString(),
  });
}

/**
 * Finds the event that was measured, in a second workflow that of the run that measured, and its commit. Throws a UserError
 * for one that is not recorded.
 */
export function findRecordedEvent(trigger: Trigger): { readonly event: string; readonly sha: string } {
  const isSecond = trigger.event === 'workflow_run';
  const get = (...path: string[]) => payloadValueAt(trigger.payload, 'workflow_run', ...path);
  const event = isSecond ? String(get('event')) : trigger.event;
  const isOwn = !isSecond || get('head_repository', 'full_name') === trigger.repository;
  if (!RECORDED_EVENTS.includes(event) || !isOwn)
    throw userError('event-not-recorded', atEvent(trigger.event), { event, events: RECORDED_EVENTS });
  const { sha } = isSecond ? selectSha(trigger, 'workflow_run', 'head_sha') : selectCurrent(trigger);
  return { event, sha };
}
