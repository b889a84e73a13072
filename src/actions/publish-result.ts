// Publishes the result of an action: log, comment, check run, files, outputs, and whether the step fails. In: a Report
// and where the run may write. Out: effects only. Failed runs are reported in the same places as successful ones.

import { withEstimateHistory, withOverride } from '../analyse/pipeline.ts';
import { payloadValueAt } from '../event/commit-selection.ts';
import type { GitHubApi } from '../host/github-api.ts';
import type { Host, Trigger } from '../host/host.ts';
import { selectForLog } from '../model/diagnostic.ts';
import type { Report } from '../model/report.ts';
import { canBeAccepted, failsStep } from '../model/verdict.ts';
import type { ReadOnlyOrigin } from '../publish/api-warnings.ts';
import { type Publication, publishReport } from '../publish/index.ts';
import { type PullRequestEvent, readOverride } from '../publish/override.ts';
import { formatConfigLine } from '../render/config-change.ts';
import { makeHeadline } from '../render/headline.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { renderCulprits, renderTerminal } from '../render/outputs/terminal.ts';
import type { PublishSettings } from '../settings/settings.ts';
import { documentationUrl, VERSION } from '../text/own-repository.ts';
import type { ActionContext } from './context.ts';

/** Prefix of the folder for recording and reports. The post step must keep the folder, so the prefix differs. */
const OUT_PREFIX = 'report-of-bench-referee-';

export type OutFolder = () => Promise<string>;

/**
 * The folder is created on first use. That is after the last child process, and the name is
 * unpredictable, so code under test cannot have put a link or a pipe into the folder.
 */
export function makeOutFolder({ files }: Pick<Host, 'files'>): OutFolder {
  let made: Promise<string> | undefined;
  return async () => {
    made ??= files.temporaryFolder(OUT_PREFIX, { isKept: true });
    return made;
  };
}

export interface ActionResult {
  readonly report: Report;
  readonly settings: PublishSettings;
  readonly api: GitHubApi | null;
  readonly comments: boolean;
  readonly outFolder: OutFolder;
  /** Whether the verdict was published before a search. Then only what was found is printed. */
  readonly isVerdictPublished?: boolean;
  /** Id of the check run that is in progress. */
  readonly startedCheck?: number | null;
}

type Runtime = Pick<ActionContext, 'host' | 'runner'>;

/** Publishes the verdict before a search. It writes no file, because code of the pull request runs afterwards. */
export async function publishVerdict(runtime: Runtime, result: ActionResult): Promise<void> {
  const publication = await preparePublication(runtime, result);
  runtime.host.log.info(renderTerminal(publication.report, { colour: false }));
  await publishReport(publication, true);
}

export async function publishResult(runtime: Runtime, result: ActionResult): Promise<void> {
  const { host, runner } = runtime;
  const { settings, isVerdictPublished = false } = result;
  const publication = await preparePublication(runtime, result);
  const { report } = publication;
  host.log.info(isVerdictPublished ? renderCulprits(report) : renderTerminal(report, { colour: false }));
  const published = await publishReport({ ...publication, report: withEstimateHistory(report) });
  const outputs = {
    verdict: report.conclusion,
    regressions: String(report.counts.regression),
    improvements: String(report.counts.improvement),
    inconclusive: String(report.counts.inconclusive),
    'base-sha': report.commits.base.sha ?? '',
    'head-sha': report.commits.head.sha ?? '',
    rounds: String(report.rounds),
    ...published,
  };
  for (const problem of selectForLog(report.problems).shown) {
    if (problem.severity === 'error') host.log.error(formatDiagnosticLine(problem), problem.excerpt);
    else host.log.warning(formatDiagnosticLine(problem));
  }
  if (report.configChange !== null) host.log.warning(formatConfigLine(report.configChange));
  if (failsStep(report.conclusion, settings.failOn)) runner.fail(makeHeadline(report).text);
  for (const [name, value] of Object.entries(outputs)) runner.output(name, value);
}

async function preparePublication({ host, runner }: Runtime, result: ActionResult): Promise<Publication> {
  const { settings, api, comments, outFolder, startedCheck = null } = result;
  const event = comments ? parsePullRequestEvent(host.trigger) : null;
  const judged = await applyOverride(host, result, event);
  // Whether a label could accept a failing run: there is a pull request, and labels are not switched off.
  const canLabel = api !== null && event !== null && settings.overrideScope !== 'never';
  const overrideLabel = canLabel ? settings.overrideLabel : null;
  const report = { ...judged, guidance: { docs: docsOfAction(host), failOn: settings.failOn, overrideLabel } };
  const [pullRequest, origin] = [event?.number ?? null, readOnlyOrigin(host.trigger)];
  // A cancelled run has no result, and often a newer run is about to publish one.
  const usedApi = host.cancelled.aborted ? null : api;
  return { host, runner, report, settings, api: usedApi, pullRequest, origin, outFolder, startedCheck };
}

export function docsOfAction({ env, trigger }: Host): string {
  // Elsewhere the action is a copy, or a mirror of another name.
  const isOnGitHub = trigger.serverUrl === 'https://github.com';
  const action = { repository: env['GITHUB_ACTION_REPOSITORY'], ref: env['GITHUB_ACTION_REF'] };
  return documentationUrl(VERSION, isOnGitHub ? action : {});
}

/** Only a report that would fail the step is checked for a label. */
async function applyOverride(host: Host, { report, settings, api }: ActionResult, event: PullRequestEvent | null) {
  if (!canBeAccepted(report.conclusion, settings.failOn) || api === null || event === null) return report;
  const { override, problems } = await readOverride({ api, log: host.log, event, settings });
  const complete: Report = { ...report, problems: [...report.problems, ...problems] };
  return override === null ? complete : withOverride(complete, override);
}

export function parsePullRequestEvent({ payload }: Trigger): PullRequestEvent | null {
  const number = payloadValueAt(payload, 'pull_request', 'number');
  const headSha = payloadValueAt(payload, 'pull_request', 'head', 'sha');
  if (typeof number !== 'number' || typeof headSha !== 'string') return null;
  const label = payloadValueAt(payload, 'action') === 'labeled' ? payloadValueAt(payload, 'label', 'name') : null;
  return { number, headSha, labelSet: typeof label === 'string' ? label : null };
}

/** The reason why GitHub made the token read-only. Only the event `pull_request` has such tokens. */
export function readOnlyOrigin({ event, payload }: Trigger): ReadOnlyOrigin {
  if (event !== 'pull_request') return null;
  const valueAt = (...keys: string[]) => payloadValueAt(payload, 'pull_request', ...keys);
  if (valueAt('user', 'login') === 'dependabot[bot]') return 'dependabot';
  // The repository of a fork may be deleted by now.
  const head = valueAt('head', 'repo', 'full_name');
  const base = valueAt('base', 'repo', 'full_name');
  return base !== undefined && head !== base ? 'fork' : null;
}
