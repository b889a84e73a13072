// PUBLISH: the only list of channels that a Report goes to. Each one states when it applies and returns its outputs. No
// channel can change the verdict, and a channel that fails never stops the others.

import { userErrorOf } from '../errors.ts';
import type { GitHubApi } from '../host/github-api.ts';
import type { Host, Runner } from '../host/host.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about, type PartName } from '../model/location.ts';
import { isNothingMeasured, type Report } from '../model/report.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { formatAnnotationLimit } from '../render/messages/publishing-log.ts';
import { renderAnnotations, renderCulpritAnnotations } from '../render/outputs/annotations.ts';
import { renderCheckRun, renderComment, renderJobSummary } from '../render/outputs/comment.ts';
import { renderJson } from '../render/outputs/json.ts';
import { renderHtml } from '../render/pages/html.ts';
import type { CommentWhen, PublishSettings } from '../settings/settings.ts';
import { logWarning, type ReadOnlyOrigin } from './api-warnings.ts';
import { listCulpritFiles, publishCheckRun } from './check-run.ts';
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
}

export type PublishedOutputs = Readonly<Record<string, string>>;

interface PublicationChannel {
  readonly part: PartName;
  /** Whether it writes to files of the runner or of this run. Code under test may still run after an early publication. */
  readonly isLocal: boolean;
  send(publication: Publication): Promise<PublishedOutputs>;
}

/** In the order of publishing. The comment precedes the check: its table is current when the check fails. */
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
  const runUrl = host.trigger.runUrl;
  const files = [
    ['report-json', 'report.json', renderJson(report)],
    ['report-markdown', 'report.md', renderJobSummary(report, { runUrl })],
    ['report-html', 'report.html', renderHtml(report)],
  ] as const;
  for (const [, name, text] of files) await host.files.write(`${folder}/${name}`, text);
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
  if (when === 'on-failure') return conclusion === 'fail' || conclusion === 'error';
  return conclusion !== 'pass' || configChange !== null || isClaim || counts.unchanged < rows.length;
}

async function sendCheckRun({ host, report, settings, api, origin }: Publication): Promise<PublishedOutputs> {
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
  const url = await publishCheckRun(api, check, host.log, origin);
  return url === null ? {} : { 'check-url': url };
}
