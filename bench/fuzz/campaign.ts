// One target under fire: cases one after the other, each with a limit of time, until one fails or the budget is
// used up. A case is known by its seed and number, so that it can be made again.

import { diceOf } from './dice.ts';
import { minimise } from './minimise.ts';
import { holdsPrototypes, type Input, type Target } from './target.ts';

/** Of processor time, for each megabyte of an input that is not shorter. */
const MS_PER_MEGABYTE = 1000;

/** Below this a start that was slow, or a collection of garbage, would be taken for a finding. */
const LEAST_MS = 250;

/** What an input does is slow each time; what the machine did meanwhile is not. */
const SLOW_TIMES = 3;

export interface Finding {
  readonly target: string;
  readonly seed: number;
  readonly nth: number;
  /** What was wrong, in its first line. */
  readonly what: string;
  readonly input: Input;
}

/** What is wrong with an input; null: nothing. */
export async function trouble(target: Target, input: Input): Promise<string | null> {
  let what: string | null = null;
  for (let times = 1; times <= SLOW_TIMES; times += 1) {
    what = await troubleOnce(target, input);
    if (what === null || !what.startsWith(TOO_SLOW)) break;
  }
  return what;
}

const TOO_SLOW = 'too slow: ';

async function troubleOnce(target: Target, input: Input): Promise<string | null> {
  const size = input.reduce((sum, text) => sum + text.length, 0);
  const before = process.threadCpuUsage();
  try {
    await target.check(input);
    holdsPrototypes();
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const { user, system } = process.threadCpuUsage(before);
  const ms = (user + system) / 1000;
  const allowed = Math.max(target.leastMs ?? LEAST_MS, (MS_PER_MEGABYTE * size) / 1e6);
  return ms <= allowed ? null : `${TOO_SLOW}${Math.round(ms)} ms for ${size} characters`;
}

/** The first case that fails, made small; null: none did. */
export async function attack(
  target: Target,
  { seed, first, count }: { seed: number; first: number; count: number },
  begins: (nth: number) => void = () => {},
): Promise<Finding | null> {
  for (let nth = first; nth < first + count; nth += 1) {
    begins(nth);
    const input = target.make(diceOf(seed, nth));
    const what = await trouble(target, input);
    if (what === null) continue;
    const kind = kindOf(what);
    const smaller = await minimise(input, async (shorter) => {
      const found = await trouble(target, shorter);
      return found !== null && kindOf(found) === kind;
    });
    return { target: target.id, seed, nth, what: (await trouble(target, smaller)) ?? what, input: smaller };
  }
  return null;
}

/** The same mistake, whatever the input: its words up to the first that is quoted or counted. */
function kindOf(what: string): string {
  return what.split(/["\d\n]/)[0]!;
}
