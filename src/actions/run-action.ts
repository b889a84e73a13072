// Shared by the entries of the actions: the real host, and error messages for people.

import { userErrorOf } from '../errors.ts';
import { actionsLog as log, makeActionsHost, actionsRunner as runner } from '../host/actions.ts';
import type { GitHubApi, HistoryApi, IssueApi } from '../host/github-api.ts';
import type { Host } from '../host/host.ts';
import { useProxyFor } from '../host/proxy.ts';
import { renderDiagnostics } from '../render/excerpt.ts';
import { formatDefect, formatDiagnosticLine, formatMistakeCount } from '../render/messages/format-diagnostic.ts';
import type { ActionContext } from './context.ts';

type ActionStage = ActionContext<GitHubApi & HistoryApi & IssueApi>;

/** Runs an action. Any error, even before there is a host, fails the step and sets the output `verdict` to `error`. */
export async function runAction(action: (stage: ActionStage) => Promise<void>): Promise<void> {
  try {
    const host = await makeActionsHost();
    await action({ host, runner, connect: await connectorOf(host) });
  } catch (error) {
    fail(error);
    try {
      runner.output('verdict', 'error');
    } catch (unwritable) {
      fail(unwritable);
    }
  }
}

async function connectorOf({ env, trigger, log, cancelled }: Host): Promise<ActionStage['connect']> {
  // The library reads the event file when it is loaded: a damaged one would end the process, and a pipe would block it.
  delete process.env['GITHUB_EVENT_PATH'];
  const { connectGitHub } = await import('../host/github-client.ts');
  const { repository } = trigger;
  const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
  useProxyFor(apiUrl, log);
  const never = new AbortController().signal;
  return (token, late) => {
    const connection = { apiUrl, log, cancelled: late ? never : cancelled };
    return token === '' || repository === null ? null : connectGitHub({ token, repository, ...connection });
  };
}

/** Shows mistakes in a file at their lines, each once. Any other error becomes one message. */
function fail(thrown: unknown): void {
  const error = userErrorOf(thrown);
  if (error === null) {
    // In the log only, because it is too long for a message of the run.
    if (thrown instanceof Error && thrown.stack !== undefined) log.info(thrown.stack);
    runner.fail(formatDefect(thrown));
    return;
  }
  const located = error.diagnostics.filter(({ excerpt }) => excerpt !== undefined);
  if (located.length > 0) log.info(renderDiagnostics(error.diagnostics));
  for (const diagnostic of error.diagnostics)
    if (located.length === 0) runner.fail(formatDiagnosticLine(diagnostic));
    else log.error(formatDiagnosticLine(diagnostic), diagnostic.excerpt);
  if (located.length > 0) runner.fail(formatMistakeCount(located.length));
}
