// Keeps one issue about a history. GitHub offers no locks for issues, so the code looks, changes something, and after a
// creation looks again: the issue with the lowest number stays, and all others of this history are closed. Two jobs at
// once agree on that number, and what a stale list hides from both of them, the next run closes. Never touches an issue or
// a pull request of somebody else, and never fails the run.

import { recoverFrom } from '../errors.ts';
import { ApiError, type GitHubApi, type GitHubIssue, type IssueApi } from '../host/github-api.ts';
import type { Log } from '../host/host.ts';
import { makeWarning } from '../model/diagnostic.ts';
import type { IssueMemory, IssueState } from '../model/history-report.ts';
import { about } from '../model/location.ts';
import { renderIssueCopy } from '../render/outputs/history-issue.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { causeOf, logWarning } from './api-warnings.ts';
import { fetchOwnAuthor } from './gate-comments.ts';
import { parseIssueMarker, renderIssueMarker } from './marker.ts';

export type IssueChannel = Pick<GitHubApi, 'viewer'> & IssueApi;

export interface NewIssue extends IssueState {
  readonly title: string;
  /** Markdown below the marker line. Both together have at most 65,536 characters. */
  readonly body: string;
}

export interface IssueUpdate {
  /** Ref of the history: each history has one issue. */
  readonly ref: string;
  /** Whether there is a step to tell. Only then it matters which issues are closed. */
  readonly hasSteps: boolean;
  /** Decides how the issue has to be; null if it can stay as it is. It gets null if there is none. */
  decide(now: IssueState | null): NewIssue | null;
}

/** Enough for a creation whose answer is lost, a second one, and a last look. */
const MAX_LOOKS = 4;

/** Status with which GitHub refuses all that is about issues when a repository has them switched off. */
const GONE = 410;

/** Returns the URL of the issue's page if it is open or was changed; null otherwise, or if it failed. */
export function publishIssue(api: IssueChannel, update: IssueUpdate, log: Log): Promise<string | null> {
  const warn = recoverFrom(ApiError, (error) => {
    const failure = error.status === GONE ? 'disabled' : causeOf(error);
    logWarning(log, makeWarning('issue-refused', about('issue'), { failure, answer: error.message }));
    return null;
  });
  return reconcileIssues(api, update).catch(warn);
}

interface OwnIssue extends GitHubIssue {
  readonly memory: IssueMemory;
}

async function reconcileIssues(api: IssueChannel, update: IssueUpdate): Promise<string | null> {
  const author = await fetchOwnAuthor(api);
  let lost: ApiError | null = null;
  let created: OwnIssue | null = null;
  for (let look = 1; look <= MAX_LOOKS; look += 1) {
    const listed = await listOwnIssues(api, created?.author ?? author, 'open', update.ref);
    // A list may not show yet what this run wrote.
    const unlisted = created === null || listed.some((one) => one.number === created?.number) ? [] : [created];
    const open = [...listed, ...unlisted].sort((a, b) => a.number - b.number);
    // Another job created the copies at the same time. Without the marker they are not found again.
    for (const { number } of open.slice(1))
      await api.updateIssue(number, { ...renderIssueCopy(open[0]!.number), isOpen: false });
    const issue = open[0] ?? (await findClosedIssue(api, author, update));
    const decided = update.decide(issue === null ? null : { ...issue.memory, isOpen: issue.isOpen });
    if (decided === null) return issue?.isOpen ? issue.url : null;
    const { title, isOpen } = decided;
    const texts = { title, body: `${renderIssueMarker({ ...decided, ref: update.ref })}\n${decided.body}` };
    if (issue !== null) return (await api.updateIssue(issue.number, { ...texts, isOpen })).url;
    try {
      created = { ...(await api.createIssue(texts)), memory: decided };
      lost = null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure !== 'unavailable') throw error;
      // It may have been created. The next look shows it.
      lost = error;
    }
  }
  throw lost ?? new ApiError('unavailable', null, 'the issue does not stay as it was written');
}

async function listOwnIssues(
  api: IssueChannel,
  author: string,
  state: 'open' | 'closed',
  ref: string,
): Promise<OwnIssue[]> {
  const issues = await api.listIssues({ author, state });
  // A server may ignore the query, and a stranger may copy the marker: both have to be right.
  return issues
    .filter((issue) => issue.author.toLowerCase() === author.toLowerCase() && issue.isOpen === (state === 'open'))
    .flatMap((issue) => {
      const memory = parseIssueMarker(issue.body, ref);
      return memory === null ? [] : [{ ...issue, memory }];
    })
    .sort((a, b) => a.number - b.number);
}

/** Finds the closed issue with the newest memory, which has what people dismissed; null if it does not matter. */
async function findClosedIssue(
  api: IssueChannel,
  author: string,
  { ref, hasSteps }: IssueUpdate,
): Promise<OwnIssue | null> {
  if (!hasSteps) return null;
  const closed = await listOwnIssues(api, author, 'closed', ref);
  return closed.toSorted((a, b) => compareTexts(a.memory.until, b.memory.until)).at(-1) ?? null;
}
