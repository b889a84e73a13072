// PUBLISH: the only list of channels that a Report goes to. Each one states when it applies and returns its outputs. No
// channel can change the verdict, and a channel that fails never stops the others.

import { recoverFrom, userErrorOf } from '../errors.ts';
import { ApiError, type ChangedFile, type GitHubApi, type NewCheckRun } from '../host/github-api.ts';
import type { Host, Log } from '../host/host.ts';
import type { Runner } from '../host/runner.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about, type PartName } from '../model/location.ts';
import { addsGate, isNothingMeasured, type Report } from '../model/report.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { formatAnnotationLimit, formatFailedNotice, formatUnknownFiles } from '../render/messages/publishing-log.ts';
import { CANCELLED_REBUILDS, renderRebuildNotice } from '../render/messages/rebuild-notice.ts';
import { listCulprits, renderAnnotations, renderCulpritAnnotations } from '../render/outputs/annotations.ts';
import { renderCheckRun, renderComment, renderJobSummary } from '../render/outputs/comment.ts';
import { renderJson } from '../render/outputs/json.ts';
import { renderHtml } from '../render/pages/html.ts';
import type { CommentWhen, PublishSettings } from '../settings/settings.ts';
import { divideList } from '../text/divide-list.ts';
import { logWarning, type ReadOnlyOrigin, warnApiFailure } from './api-warnings.ts';
import { findStickyComment, publishComment } from './comment.ts';

export interface Publication {
  readonly host: Host;
  readonly runner: Runner | null;
  readonly report: Report;
  readonly settings: PublishSettings;
  readonly api: GitHubApi | null;
  readonly pullRequest: number | null;
  readonly origin: ReadOnlyOrigin;
  outFolder(): Promise<string>;
  /** Id of the check run that is in progress. Null or absent: there is none. */
  readonly startedCheck?: number | null;
}

export type PublishedOutputs = Readonly<Record<string, string>>;

interface PublicationChannel {
  readonly part: PartName;
  /** Whether it writes to files of the runner or of this run. Code under test may still run after an early publication. */
  readonly isLocal: boolean;
  send(publication: Publication): Promise<PublishedOutputs>;
}

/** All channels, in the order of publishing. The comment precedes the check: its table is current when the check fails. */
const CHANNELS: readonly PublicationChannel[] = [
  { part: 'report files', isLocal: true, send: writeFiles },
  { part: 'job summary', isLocal: true, send: writeSummary },
  { part: 'comment', isLocal: false, send: sendComment },
  { part: 'check run', isLocal: false, send: sendCheckRun },
];

/** `isEarly`: before a search, which another report with the same verdict follows: comment and check run only. */
export async function publishReport(publication: Publication, isEarly = false): Promise<PublishedOutputs> {
  let published: PublishedOutputs = {};
  for (const { part, isLocal, send } of CHANNELS) {
    if (isEarly && isLocal) continue;
    try {
      published = { ...published, ...(await send(publication)) };
    } catch (error) {
      const reason = userErrorOf(error)?.diagnostics.map(formatDiagnosticLine).join(' ') ?? String(error);
      logWarning(publication.host.log, makeWarning('not-published', about(part), { reason }));
    }
  }
  return published;
}

async function writeFiles({ host, report, outFolder }: Publication): Promise<PublishedOutputs> {
  const folder = await outFolder();
  const { runUrl, repository, serverUrl } = host.trigger;
  const repositoryUrl = repository === null ? null : `${serverUrl}/${repository}`;
  const files = [
    ['report-json', 'report.json', () => renderJson(report)],
    ['report-markdown', 'report.md', () => renderJobSummary(report, { runUrl })],
    ['report-html', 'report.html', () => renderHtml(report, repositoryUrl)],
  ] as const;
  for (const [, name, render] of files) await host.files.write(`${folder}/${name}`, render());
  return Object.fromEntries(files.map(([output, name]) => [output, `${folder}/${name}`]));
}

async function writeSummary({ host, runner, report }: Publication): Promise<PublishedOutputs> {
  await runner?.summary(renderJobSummary(report, { runUrl: host.trigger.runUrl }));
  return {};
}

async function sendComment({ host, report, settings, api, ...publication }: Publication): Promise<PublishedOutputs> {
  const { pullRequest, origin } = publication;
  if (api === null || pullRequest === null || settings.comment === 'never') return {};
  const sticky = { pullRequest, key: settings.name };
  // An existing comment is always updated, or an old verdict would remain below a new commit.
  if (!isCommentNeeded(settings.comment, report) && !(await findStickyComment(api, sticky, host.log))) return {};
  const { runId, runAttempt, runUrl } = host.trigger;
  const headSha = report.commits.head.sha ?? '';
  const news = { ...sticky, headSha, runId, runAttempt, body: renderComment(report, { runUrl }), origin };
  const url = await publishComment(api, news, host.log);
  return url === null ? {} : { 'comment-url': url };
}

function isCommentNeeded(when: CommentWhen, report: Report): boolean {
  const { conclusion, accepted, configChange, counts, rows, decisions } = report;
  // Nobody but the job that measured knows it, so people should see it.
  const isClaim = decisions.some((one) => one.isClaim);
  if (isNothingMeasured(report) && !isClaim) return false;
  // The check passes but rows are red: readers need the explanation.
  if (accepted !== null || when === 'always') return true;
  // Who adds a gate wants to see it.
  if (when === 'on-change' && addsGate(report)) return true;
  if (when === 'on-failure') return conclusion === 'fail' || conclusion === 'error';
  return conclusion !== 'pass' || configChange !== null || isClaim || counts.unchanged < rows.length;
}

async function sendCheckRun({
  host,
  report,
  settings,
  api,
  origin,
  startedCheck = null,
}: Publication): Promise<PublishedOutputs> {
  if (api === null || !settings.check || report.commits.head.sha === null) return {};
  const { runUrl, runId, runAttempt } = host.trigger;
  const { shown, leftOut } = renderAnnotations(report, settings.failOn);
  if (leftOut > 0) host.log.info(formatAnnotationLimit({ shown: shown.length, leftOut }));
  const check = {
    ...renderCheckRun(report, { runUrl, failOn: settings.failOn }),
    name: settings.name,
    headSha: report.commits.head.sha,
    externalId: `${settings.name}:${runId}.${runAttempt}`,
    annotations: [...shown, ...renderCulpritAnnotations(report, await listCulpritFiles(api, report, host.log))],
  };
  const url = await publishCheckRun(api, check, host.log, { origin, startedCheck });
  return url === null ? {} : { 'check-url': url };
}

// Sends one finished check run and its annotations. A rendered check in, the URL of its page out; null if GitHub did
// not accept it, with the reason in the log. Never fails the run, and never loses the check because of an annotation.

/** Limit of `summary` and of `text`, in characters; from GitHub's API description, as the next one. */
export const CHECK_TEXT_LIMIT = 65_535;

/** Limit of one request. Further requests add more. */
const ANNOTATIONS_AT_ONCE = 50;

export async function publishCheckRun(
  api: GitHubApi,
  check: NewCheckRun,
  log: Log,
  { origin = null, startedCheck = null }: { origin?: ReadOnlyOrigin; startedCheck?: number | null } = {},
): Promise<string | null> {
  for (const field of ['summary', 'text'] as const)
    if (check[field].length > CHECK_TEXT_LIMIT)
      throw new RangeError(`check run: ${field} has ${check[field].length} characters; render it shorter`);
  const warn = recoverFrom(ApiError, (error) => {
    warnApiFailure(log, 'check run', error, origin);
    return null;
  });
  return createCheckRun(api, check, { log, startedCheck }).catch(warn);
}

/** Creates the check run. If GitHub finds it invalid, tries once more without annotations, which matter less. */
async function createCheckRun(
  api: GitHubApi,
  check: NewCheckRun,
  { log, startedCheck }: Pick<Publication, 'startedCheck'> & { readonly log: Log },
): Promise<string> {
  const send = (sent: NewCheckRun) =>
    startedCheck ? api.updateCheckRun(startedCheck, sent) : api.createCheckRun(sent);
  const [first = [], ...batches] = divideList(check.annotations, ANNOTATIONS_AT_ONCE);
  const refusal = recoverFrom(ApiError, async (error) => {
    if (error.failure !== 'invalid' || first.length === 0) throw error;
    const { url } = await send({ ...check, annotations: [] });
    logWarning(log, makeWarning('annotations-refused', about('check run'), { answer: error.message }));
    return { id: null, url };
  });
  const { id, url } = await send({ ...check, annotations: first }).catch(refusal);
  if (id === null) return url;
  let sent = first.length;
  for (const annotations of batches) {
    try {
      await api.annotateCheckRun(id, { ...check, annotations });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Stop here: the later annotations matter less, and whether GitHub has this batch is not worth a request.
      const data = { sent, all: check.annotations.length, answer: error.message };
      logWarning(log, makeWarning('annotations-incomplete', about('check run'), data));
      break;
    }
    sent += annotations.length;
  }
  return url;
}

/** Says on the check run that rows are built again. Null if GitHub did not take it: the verdict follows all the same. */
export async function publishRebuilds(
  api: GitHubApi,
  { host, settings, headSha, rows }: Pick<Publication, 'host' | 'settings'> & { headSha: string; rows: number },
): Promise<number | null> {
  const { runId, runAttempt } = host.trigger;
  const check: NewCheckRun = {
    ...{ name: settings.name, headSha, externalId: `${settings.name}:${runId}.${runAttempt}`, conclusion: null },
    ...renderRebuildNotice(rows),
    ...{ text: '', annotations: [] },
  };
  const explain = recoverFrom(ApiError, ({ message }) => host.log.info(formatFailedNotice(message)));
  return (await api.createCheckRun(check).catch(explain))?.id ?? null;
}

/** Ends the check run of a cancelled run, which would be in progress forever. */
export async function cancelRebuilds(api: GitHubApi, check: number, log: Pick<Log, 'info'>): Promise<void> {
  const cancelled = { ...CANCELLED_REBUILDS, conclusion: 'cancelled', text: '', annotations: [] } as const;
  const explain = recoverFrom(ApiError, ({ message }) => log.info(formatFailedNotice(message)));
  await api.updateCheckRun(check, cancelled).catch(explain);
}

const MAX_COMMITS = 5;

/**
 * Asks which files the commits changed that broke budgets, for annotations, by the SHA of the commit. Nothing depends on the
 * answer: a commit whose files are not known has no annotation.
 */
export async function listCulpritFiles(
  api: Pick<GitHubApi, 'listChangedFiles'>,
  report: Pick<Report, 'rows' | 'judgedGeomeans'>,
  log: Pick<Log, 'info'>,
): Promise<ReadonlyMap<string, readonly ChangedFile[]>> {
  const files = new Map<string, readonly ChangedFile[]>();
  for (const { sha } of listCulprits(report).slice(0, MAX_COMMITS)) {
    const changed = await api.listChangedFiles(sha).catch(recoverFrom(ApiError, (error) => error));
    if (changed instanceof ApiError) {
      log.info(formatUnknownFiles(sha, changed.message));
      break;
    }
    files.set(sha, changed ?? []);
  }
  return files;
}
