// Fuzzes one target: runs cases one after the other, each with a time limit, until one fails or the requested number is
// done. A case is identified by its seed and number, so that it can be repeated.

import { diceOf } from './dice.ts';
import { minimise } from './minimise.ts';
import { assertCleanPrototypes, type FuzzInput, type Target } from './target.ts';

/** Limit of processor time in milliseconds per megabyte of input. */
const MS_PER_MEGABYTE = 1000;

/** Smallest limit in milliseconds. Below it, a slow start or a garbage collection would be a finding. */
const MIN_LIMIT_MS = 250;

/** Number of slow runs that make a finding. A slow input is slow each time, other load on the machine is not. */
const SLOW_TIMES = 3;

export interface FuzzFinding {
  readonly target: string;
  readonly seed: number;
  readonly nth: number;
  /** The failure; its first line names the kind. */
  readonly what: string;
  readonly input: FuzzInput;
}

/** Returns what fails for an input. Null if nothing does. */
export async function findFailure(target: Target, input: FuzzInput): Promise<string | null> {
  let what: string | null = null;
  for (let times = 1; times <= SLOW_TIMES; times += 1) {
    what = await findFailureOnce(target, input);
    if (what === null || !what.startsWith(TOO_SLOW)) break;
  }
  return what;
}

const TOO_SLOW = 'too slow: ';

async function findFailureOnce(target: Target, input: FuzzInput): Promise<string | null> {
  const size = input.reduce((sum, text) => sum + text.length, 0);
  const before = process.threadCpuUsage();
  try {
    await target.check(input);
    assertCleanPrototypes();
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const { user, system } = process.threadCpuUsage(before);
  const ms = (user + system) / 1000;
  const allowed = Math.max(target.minLimitMs ?? MIN_LIMIT_MS, (MS_PER_MEGABYTE * size) / 1e6);
  return ms <= allowed ? null : `${TOO_SLOW}${Math.round(ms)} ms for ${size} characters`;
}

/** Returns the first case that fails, reduced. Null if none does. */
export async function fuzzTarget(
  target: Target,
  { seed, first, count }: { seed: number; first: number; count: number },
  begins: (nth: number) => void = () => {},
): Promise<FuzzFinding | null> {
  for (let nth = first; nth < first + count; nth += 1) {
    begins(nth);
    const input = target.make(diceOf(seed, nth));
    const what = await findFailure(target, input);
    if (what === null) continue;
    const kind = kindOf(what);
    const smaller = await minimise(input, async (shorter) => {
      const found = await findFailure(target, shorter);
      return found !== null && kindOf(found) === kind;
    });
    return {
      target: target.id,
      seed,
      nth,
      what: (await findFailure(target, smaller)) ?? what,
      input: smaller,
    };
  }
  return null;
}

/** Returns the kind of a failure, which does not depend on the input: the text up to the first quotation or number. */
function kindOf(what: string): string {
  return what.split(/["\d\n]/)[0]!;
}
