// What the four entries of the actions share: the real host, and errors as people should see them.

import type { Stage } from '../action.ts';
import { sentence, UserError } from '../errors.ts';
import { makeActionsHost } from '../host/actions.ts';
import { connectForge } from '../host/github.ts';
import type { Log, Runner } from '../host/host.ts';
import { renderComplaints } from '../render/excerpt.ts';

export async function runAction(action: (stage: Stage) => Promise<void>): Promise<void> {
  const { host, runner } = await makeActionsHost();
  const { repository } = host.trigger;
  const connect = (token: string) =>
    token === '' || repository === null
      ? null
      : connectForge({
          token,
          repository,
          apiUrl: host.env['GITHUB_API_URL'] || 'https://api.github.com',
          log: host.log,
          cancelled: host.cancelled,
        });
  try {
    await action({ host, runner, connect });
  } catch (error) {
    runner.output('verdict', 'error');
    if (error instanceof UserError) failWith(error, { log: host.log, runner });
    else failWithDefect(error, { log: host.log, runner });
  }
}

interface Outlet {
  readonly log: Log;
  readonly runner: Runner;
}

/** A stack takes many lines, which a log can show and a message of the run cannot. */
function failWithDefect(error: unknown, { log, runner }: Outlet): void {
  if (error instanceof Error && error.stack !== undefined) log.info(error.stack);
  const message = error instanceof Error ? error.message : String(error);
  runner.fail(`this is a defect of bench-referee, please report it: ${message}`);
}

/** What is wrong with a file is shown in the file; everything else is a message of its own. */
function failWith(error: UserError, { log, runner }: Outlet): void {
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
