// Keeps the issue about the history current, for the action `report`. It reads the ref and not the recordings: those come
// from a job that ran code of the repository, and know nothing of earlier runs. Whatever fails is a warning.

import { userErrorOf } from '../errors.ts';
import { analyseTable } from '../history/analyse-history.ts';
import { decideIssue } from '../history/decide-issue.ts';
import type { RunTable } from '../history/run-table.ts';
import type { Host, Runner } from '../host/host.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import { logWarning } from '../publish/api-warnings.ts';
import { type IssueChannel, publishIssue } from '../publish/issue.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { formatIssueLeft } from '../render/messages/publishing-log.ts';
import { renderHistoryIssue } from '../render/outputs/history-issue.ts';
import { readHistory, withHistoryStore } from './history-server.ts';
import { docsOfAction } from './publish-result.ts';

interface IssueRequest {
  readonly ref: string;
  readonly api: IssueChannel;
}

/** Events whose run says nothing about the branch: its commits are proposed, and may never be on it. */
const PROPOSING_EVENTS = ['pull_request', 'merge_group'];

/** Opens, updates or closes the issue, as the history says. Sets the output `issue-url`. */
export async function updateHistoryIssue(
  { host, runner }: { host: Host; runner: Runner },
  { ref, api }: IssueRequest,
): Promise<void> {
  const { trigger, log, cancelled, clock } = host;
  if (cancelled.aborted) return;
  if (PROPOSING_EVENTS.includes(trigger.event)) return log.info(formatIssueLeft(trigger.event));
  const table = await readOrWarn(host, { ref, token: runner.input('github-token') });
  if (table === null || table.runs.length === 0) return;
  const history = analyseTable(table, { anchor: null });
  const until = table.runs.reduce((newest, { at }) => (at > newest ? at : newest), '');
  const { repository, serverUrl } = trigger;
  const context = {
    repositoryUrl: repository === null ? null : `${serverUrl}/${repository}`,
    docs: docsOfAction(host),
  };
  const url = await publishIssue(
    api,
    {
      ref,
      hasSteps: history.confirmed.length > 0,
      decide(issue) {
        const wanted = decideIssue({ history, until, now: clock.time() }, issue);
        return wanted && { ...wanted, ...renderHistoryIssue(wanted.steps, context) };
      },
    },
    log,
  );
  if (url !== null) runner.output('issue-url', url);
}

/** Null, with a warning, if it cannot be read: then nothing is known. */
async function readOrWarn(
  host: Host,
  { ref, token }: { readonly ref: string; readonly token: string },
): Promise<RunTable | null> {
  try {
    return (await withHistoryStore(host, token, (store) => readHistory(host, store, ref))).table.close();
  } catch (error) {
    const known = userErrorOf(error);
    if (known === null) throw error;
    const reason = known.diagnostics.map(formatDiagnosticLine).join(' ');
    logWarning(host.log, makeWarning('issue-history-unreadable', about('issue'), { reason }));
    return null;
  }
}
