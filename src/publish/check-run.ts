// Sends one finished check run and its annotations. Takes the rendered check, answers its page; null when GitHub
// would not take it, which the log then explains. Never fails the run, and an annotation never costs the check.

import {
  type CheckAnnotation,
  type CheckRunRef,
  type Forge,
  ForgeError,
  type NewCheckRun,
} from '../host/forge.ts';
import type { Log } from '../host/host.ts';
import { type Channel, warnUnpublished } from './permissions.ts';

/** Of `summary` and of `text`, in characters; from GitHub's API description. */
export const CHECK_TEXT_LIMIT = 65_535;

/** Annotations that one request may bring; from GitHub's API description. Further requests add to them. */
export const ANNOTATIONS_AT_ONCE = 50;

const CHANNEL: Channel = {
  ...{ name: 'check run', permission: 'checks', access: 'write' },
  things: 'check runs',
  instead: 'Write `check: false` to do without',
};

export async function publishCheckRun(forge: Forge, check: NewCheckRun, log: Log): Promise<string | null> {
  for (const field of ['summary', 'text'] as const) {
    if (check[field].length > CHECK_TEXT_LIMIT) {
      throw new RangeError(`check run: ${field} has ${check[field].length} characters; render it shorter`);
    }
  }
  const [first = [], ...others] = batches(check.annotations);
  try {
    const created = await create(forge, { ...check, annotations: first }, log);
    if (created.isAnnotated) await addAnnotations(forge, { id: created.id, check, others }, log);
    return created.url;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    warnUnpublished(log, CHANNEL, error);
    return null;
  }
}

function batches(annotations: readonly CheckAnnotation[]): (readonly CheckAnnotation[])[] {
  const count = Math.ceil(annotations.length / ANNOTATIONS_AT_ONCE);
  return Array.from({ length: count }, (_, index) =>
    annotations.slice(index * ANNOTATIONS_AT_ONCE, (index + 1) * ANNOTATIONS_AT_ONCE),
  );
}

/** What GitHub finds invalid it has not made: then the check is worth more than its annotations. */
async function create(
  forge: Forge,
  check: NewCheckRun,
  log: Log,
): Promise<CheckRunRef & { readonly isAnnotated: boolean }> {
  try {
    return { ...(await forge.createCheckRun(check)), isAnnotated: true };
  } catch (error) {
    if (!(error instanceof ForgeError) || error.failure !== 'invalid' || check.annotations.length === 0)
      throw error;
    const created = await forge.createCheckRun({ ...check, annotations: [] });
    log.warning(`check run: written without annotations, which GitHub refused: ${error.message}.`);
    return { ...created, isAnnotated: false };
  }
}

interface Rest {
  readonly id: number;
  readonly check: NewCheckRun;
  readonly others: readonly (readonly CheckAnnotation[])[];
}

async function addAnnotations(forge: Forge, { id, check, others }: Rest, log: Log): Promise<void> {
  let sent = Math.min(check.annotations.length, ANNOTATIONS_AT_ONCE);
  for (const annotations of others) {
    try {
      await forge.annotateCheckRun(id, { ...check, annotations });
    } catch (error) {
      if (!(error instanceof ForgeError)) throw error;
      // What is left is the less important part: whether this batch was taken is not worth asking.
      log.warning(
        `check run: only the first ${sent} of ${check.annotations.length} annotations are certain to be there: ${error.message}. Its table has all results.`,
      );
      return;
    }
    sent += annotations.length;
  }
}
