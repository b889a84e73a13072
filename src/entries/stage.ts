// What the four entries of the actions share: the real host, and errors as people should see them.

import type { Stage } from '../action.ts';
import { sentence, type UserError, userErrorOf } from '../errors.ts';
import { actionsLog as log, makeActionsHost, actionsRunner as runner } from '../host/actions.ts';
import type { Host } from '../host/host.ts';
import { renderComplaints } from '../render/excerpt.ts';

/** Whatever goes wrong, also before there is a host, ends as a failed step whose verdict is `error`. */
export async function runAction(action: (stage: Stage) => Promise<void>): Promise<void> {
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

async function connectorOf({ env, trigger, log, cancelled }: Host): Promise<Stage['connect']> {
  // What is loaded here reads the event file by itself: a damaged one would end us, and a pipe would stop us.
  delete process.env['GITHUB_EVENT_PATH'];
  const { connectForge } = await import('../host/github.ts');
  const { repository } = trigger;
  const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
  return (token) =>
    token === '' || repository === null ? null : connectForge({ token, repository, apiUrl, log, cancelled });
}

function fail(thrown: unknown): void {
  const error = userErrorOf(thrown);
  if (error !== null) failWith(error);
  else failWithDefect(thrown);
}

/** A stack takes many lines, which a log can show and a message of the run cannot. */
function failWithDefect(thrown: unknown): void {
  if (thrown instanceof Error && thrown.stack !== undefined) log.info(thrown.stack);
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  runner.fail(`this is a defect of bench-referee, please report it: ${message}`);
}

/** What is wrong with a file is shown in the file, each thing once; all else is one message. */
function failWith(error: UserError): void {
  const located = error.complaints.filter(({ excerpt }) => excerpt !== undefined);
  if (located.length === 0) {
    for (const complaint of error.complaints) runner.fail(sentence(complaint));
    return;
  }
  log.info(renderComplaints(error.complaints));
  for (const complaint of error.complaints) log.error(sentence(complaint), complaint.excerpt);
  runner.fail(
    located.length === 1
      ? 'The configuration has a mistake'
      : `The configuration has ${located.length} mistakes`,
  );
}
