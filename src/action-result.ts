// How the result of an action is told: log, comment, check run, files, outputs, and whether the step fails. In: a
// Report and what the run may write to. Out: effects only. Whatever became of the run is told in the same places.

import type { Forge } from './host/forge.ts';
import type { Host, Runner, Trigger } from './host/host.ts';
import { read } from './measure/pair.ts';
import { forLog } from './model/problem.ts';
import type { Report } from './model/report.ts';
import { accept, withCourses } from './pipeline.ts';
import { publish } from './publish/index.ts';
import { type PullRequestEvent, readOverride } from './publish/override.ts';
import { configLine } from './render/config-change.ts';
import { headline } from './render/headline.ts';
import { problemLine } from './render/problem.ts';
import { renderTerminal } from './render/terminal.ts';
import type { Given } from './settings/schema.ts';
import { publishSettings } from './settings/settle.ts';

/** What the folder of recording and reports is called. It stays for later steps, so this is not the prefix above. */
const OUT_PREFIX = 'report-of-bench-referee-';

/** Returns the folder for recording and reports. */
export type OutFolder = () => Promise<string>;

/**
 * Makes the folder when it is first asked for, which is after the last child process, under a name that nobody can guess:
 * nothing that was measured can have put a link or a pipe into it.
 */
export function makeOutFolder({ files }: Pick<Host, 'files'>): OutFolder {
  let made: Promise<string> | undefined;
  return () => {
    made ??= files.temporaryFolder(OUT_PREFIX);
    return made;
  };
}

/** A report, and where it may go. */
export interface Result {
  readonly report: Report;
  readonly given: Given;
  readonly forge: Forge | null;
  /** Whether the pull request that the event is about, if any, may be commented on. */
  readonly comments: boolean;
  readonly outFolder: OutFolder;
}

interface Runtime {
  readonly host: Host;
  readonly runner: Runner;
}

export async function tellResult({ host, runner }: Runtime, result: Result): Promise<void> {
  const { given, forge, comments, outFolder } = result;
  const settings = publishSettings(given);
  const event = comments ? pullRequestEvent(host.trigger) : null;
  const report = await orAccepted(host, result, event);
  host.log.info(renderTerminal(report, { colour: false }));
  const published = await publish({
    host,
    runner,
    report: withCourses(report),
    settings,
    // A run that was cancelled knows nothing, and often made way for one that is about to speak.
    forge: host.cancelled.aborted ? null : forge,
    pullRequest: event?.number ?? null,
    outFolder,
  });
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
  for (const problem of forLog(report.problems).shown) {
    if (problem.severity === 'error') host.log.error(problemLine(problem), problem.excerpt);
    else host.log.warning(problemLine(problem));
  }
  if (report.configChange !== null) host.log.warning(configLine(report.configChange));
  if (isFailure(report, settings.failOn)) runner.fail(headline(report).text);
  for (const [name, value] of Object.entries(outputs)) runner.output(name, value);
}

/** The report, or the same as accepted by a label: only of what would fail the step is that asked. */
async function orAccepted(host: Host, { report, given, forge }: Result, event: PullRequestEvent | null) {
  const settings = publishSettings(given);
  const isAcceptable =
    report.conclusion === 'fail' ||
    (report.conclusion === 'inconclusive' && settings.failOn === 'inconclusive');
  if (!isAcceptable || forge === null || event === null) return report;
  const { acceptance, problems } = await readOverride({ forge, log: host.log, event, settings });
  const told: Report = { ...report, problems: [...report.problems, ...problems] };
  return acceptance === null ? told : accept(told, acceptance);
}

/** The pull request that the event is about; null for an event that is about none. */
export function pullRequestEvent({ payload }: Trigger): PullRequestEvent | null {
  const number = read(payload, 'pull_request', 'number');
  const headSha = read(payload, 'pull_request', 'head', 'sha');
  if (typeof number !== 'number' || typeof headSha !== 'string') return null;
  const label = read(payload, 'action') === 'labeled' ? read(payload, 'label', 'name') : null;
  return { number, headSha, labelSet: typeof label === 'string' ? label : null };
}

function isFailure({ conclusion }: Report, failOn: ReturnType<typeof publishSettings>['failOn']): boolean {
  // A gate that could not measure must not look like one that found nothing, however lenient it is.
  if (conclusion === 'error') return true;
  if (failOn === 'never') return false;
  return conclusion === 'fail' || (conclusion === 'inconclusive' && failOn === 'inconclusive');
}
