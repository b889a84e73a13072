// What the four entries of the actions share: the real host, and errors as people should see them.

import type { Stage } from '../action.ts';
import { UserError } from '../errors.ts';
import { makeActionsHost } from '../host/actions.ts';
import { connectForge } from '../host/github.ts';

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
    if (error instanceof UserError) runner.fail(error.message);
    else runner.fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
