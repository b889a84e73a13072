// Sends one finished check run. Takes the rendered check, answers its page; null when GitHub would not take
// it, which the log then explains. Never fails the run.

import { type Forge, ForgeError, type NewCheckRun } from '../host/forge.ts';
import type { Log } from '../host/host.ts';
import { type Channel, warnUnpublished } from './permissions.ts';

/** Of `summary` and of `text`, in characters; from GitHub's API description. */
export const CHECK_TEXT_LIMIT = 65_535;

const CHANNEL: Channel = { name: 'check run', permission: 'checks', access: 'write' };

export async function publishCheckRun(forge: Forge, check: NewCheckRun, log: Log): Promise<string | null> {
  for (const field of ['summary', 'text'] as const) {
    if (check[field].length > CHECK_TEXT_LIMIT) {
      throw new RangeError(`check run: ${field} has ${check[field].length} characters; render it shorter`);
    }
  }
  try {
    return await forge.createCheckRun(check);
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    warnUnpublished(log, CHANNEL, error);
    return null;
  }
}
