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
    else runner.fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

/** What is wrong with a file is shown in the file, each thing once; all else is one message. */
function failWith(error: UserError, { log, runner }: { log: Log; runner: Runner }): void {
  const located = error.complaints.filter(({ excerpt }) => excerpt !== undefined);
  if (located.length === 0) {
    runner.fail(error.message);
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
