// Fuzzes one target: fast-check runs cases one after the other, each with a time limit, until one fails, and reduces
// that. A case is identified by its seed and number, so that it can be repeated.

import fc from 'fast-check';
import { FuzzInputArbitrary } from './arbitrary.ts';
import { assertCleanPrototypes, type FuzzInput, type Target } from './target.ts';

/** Limit of processor time in milliseconds per megabyte of input. */
const MS_PER_MEGABYTE = 1000;

/** Smallest limit in milliseconds. Below it, a slow start or a garbage collection would be a finding. */
const MIN_LIMIT_MS = 250;

/** Number of slow runs that make a finding. A slow input is slow each time, other load on the machine is not. */
const SLOW_TIMES = 3;

/** Time limit for reducing a case, sufficient for most. A finding that stays large is still useful. */
const REDUCTION_MS = 20_000;

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

/** Cases of a target: `count` of them from number `first` on, until `ms` are over. */
export interface FuzzCases {
  readonly seed: number;
  readonly first: number;
  readonly count: number;
  readonly ms?: number;
}

export interface FuzzResult {
  readonly cases: number;
  readonly finding: FuzzFinding | null;
}

/** Runs the cases until one fails, and reduces that one. `begins` is called with each input before it is checked. */
export async function fuzzTarget(
  target: Target,
  { seed, first, count, ms }: FuzzCases,
  begins: (input: FuzzInput) => void = () => {},
): Promise<FuzzResult> {
  let kind: string | null = null;
  const property = fc.asyncProperty(new FuzzInputArbitrary(target), async (input) => {
    begins(input);
    const what = await findFailure(target, input);
    if (what === null) return;
    kind ??= kindOf(what);
    // Another failure of a reduced input would hide the one that was found.
    if (kindOf(what) === kind) throw new Error(what);
  });
  const limit = ms === undefined ? {} : { interruptAfterTimeLimit: ms };
  const found = await fc.check(property, {
    ...{ seed, path: String(first), numRuns: count, endOnFailure: true },
    ...limit,
  });
  if (found.counterexample === null) return { cases: found.numRuns, finding: null };
  const nth = first + found.numRuns - 1;
  const reduced = await fc.check(property, {
    ...{ seed, path: String(nth), numRuns: 1, interruptAfterTimeLimit: REDUCTION_MS },
  });
  const { counterexample, errorInstance } = reduced.counterexample === null ? found : reduced;
  const [input = []] = counterexample ?? [];
  const what = (errorInstance as Error).message;
  return { cases: found.numRuns, finding: { target: target.id, seed, nth, what, input } };
}

/** Returns the kind of a failure, which does not depend on the input: the text up to the first quotation or number. */
function kindOf(what: string): string {
  return what.split(/["\d\n]/)[0]!;
}
