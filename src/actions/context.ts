// What every action is given, and what `gate` and `report` share: the notice that a run has begun, and the report of a run
// that failed. A failed run is reported in the same places as a successful one, because that is where people look.

import { join } from 'node:path';
import { type UserError, userError, userErrorOf, withFailure } from '../errors.ts';
import { isPrivilegedEvent, payloadValueAt } from '../event/commit-selection.ts';
import type { GitHubApi } from '../host/github-api.ts';
import type { Host, Trigger } from '../host/host.ts';
import type { Runner } from '../host/runner.ts';
import type { ConfigSource } from '../model/config-change.ts';
import type { Failure } from '../model/diagnostic-schema.ts';
import { errorReport } from '../model/error-report.ts';
import { atInput } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { Report } from '../model/report.ts';
import { logWarning } from '../publish/api-warnings.ts';
import { publishInProgressNotice } from '../publish/comment.ts';
import { findUnknownInputs, parseInputs } from '../settings/inputs.ts';
import type { ActionName } from '../settings/option.ts';
import { type GivenOptions, OPTIONS } from '../settings/options.ts';
import type { PublishSettings } from '../settings/settings.ts';
import { compilePattern } from '../text/pattern.ts';
import { parsePullRequestEvent } from './publish-result.ts';

/** Each action takes the part of the API that it needs. */
export interface ActionContext<Api = GitHubApi> {
  readonly host: Host;
  readonly runner: Runner;
  /** `late`: requests are also sent after the run was cancelled. */
  connect(token: string, late?: 'late'): Api | null;
}

/** Reads the inputs of an action, and warns about others that the workflow sets. */
export function readInputs({ host, runner }: Pick<ActionContext, 'host' | 'runner'>, action: ActionName): GivenOptions {
  const unknown = findUnknownInputs(runner.input, action);
  if (unknown !== null) logWarning(host.log, unknown);
  return parseInputs(runner.input, action);
}

/** The value of `--config-from` with which the command line uses the same configuration. */
export function configFlag(source: ConfigSource | null, { commits }: Recording): string {
  if (source === null || source.commit === null || source.commit === commits.base.sha) return 'base';
  return source.commit === commits.head.sha ? 'head' : source.commit;
}

/** Comments that the run has begun, on a separate connection: its waiting must not use up the retries of the final publication. */
export async function publishNotice(
  { host, runner, connect }: ActionContext,
  { name: key, comment }: Pick<PublishSettings, 'name' | 'comment'>,
): Promise<void> {
  const api = connect(runner.input('github-token'));
  const event = parsePullRequestEvent(host.trigger);
  if (api === null || event === null || comment === 'never') return;
  const { runId, runAttempt, runUrl } = host.trigger;
  const { number: pullRequest, headSha } = event;
  await publishInProgressNotice(api, { key, pullRequest, headSha, runId, runAttempt, runUrl }, host.log);
}

/** Reads what matches the input `recordings`, below the workspace. `read`: as those of one report, or of several pairs. */
export async function readMatching<Recordings>(
  host: Host,
  read: (host: Host, paths: readonly string[], missing: UserError) => Promise<Recordings>,
  pattern: string = OPTIONS.recordings.preset,
): Promise<Recordings> {
  const paths = [...(await host.files.list(host.folder, compilePattern(pattern))).keys()];
  const missing = userError('no-recording-matches', atInput('recordings'), { pattern });
  const absolute = paths.map((path) => join(host.folder, path));
  return read(host, absolute, missing);
}

/** Throws the error of a trigger that could not be read. Without its event a run does not know what it is about. */
export function throwTriggerError({ error }: Trigger): void {
  if (error !== undefined) throw error;
}

/** `failure` is that of errors that do not name one. */
export async function runOrErrorReport(
  { trigger }: Host,
  { name, failure }: { readonly name: string; readonly failure: Failure },
  work: () => Promise<Report>,
): Promise<Report> {
  try {
    throwTriggerError(trigger);
    return await work();
  } catch (thrown) {
    const error = userErrorOf(thrown);
    if (error === null) throw thrown;
    // The check run must appear on the commit that waits for it, even if looking up the commit failed.
    const current = isPrivilegedEvent(trigger) ? null : trigger.sha;
    const headSha = payloadValueAt(trigger.payload, 'pull_request', 'head', 'sha') ?? current;
    const problems = withFailure(error, failure).diagnostics;
    return errorReport(name, problems, typeof headSha === 'string' ? headSha : null);
  }
}
