// Where the level of a benchmark rose on its way from base to head. In: what the measured commits say about their levels;
// out: for each commit the probability that it is where the level rose. A level is a share of the whole change: 0 is that of
// base, 1 that of head. The commits form a hidden Markov chain: a level stays as it was, or jumps to any other one. So
// commits that cannot be measured need no rule of their own, a change may come in parts, and an answer that was weak
// stays uncertain. Pure.
// Source: forward-backward algorithm of Rabiner, Proceedings of the IEEE 77 (1989). Choosing questions by what remains
// uncertain: Burnashev & Zigangirov, Problemy Peredachi Informatsii 10 (1974).

/** The levels in use. A measured level beyond them counts as the nearest one. */
export const LEVELS: readonly number[] = Array.from({ length: 17 }, (_, index) => index / 8 - 0.5);

const BASE = LEVELS.indexOf(0);
const HEAD = LEVELS.indexOf(1);

/** Odds of a second jump somewhere against a single one, before anything is measured. */
const SECOND_JUMP_ODDS = 0.03;

/** Smallest likelihood, relative to the largest one. It keeps every path possible. */
const MIN_LIKELIHOOD = 1e-30;

/** Likelihood of each of the `LEVELS`, up to a factor; null for a commit that has no answer. */
export type LevelEvidence = readonly number[] | null;

export interface Posterior {
  /** Probability that the level rose more than once. */
  readonly several: number;
  /** For each commit, the probability that the level rose there. They add up to the expected number of rises. */
  readonly rises: readonly number[];
  /** For each commit, the same if the level rose only once. They add up to 1. */
  readonly onlyRise: readonly number[];
  /** For each commit, the probability that its level is that of base (below 1/4), in between, or that of head (above 3/4). */
  readonly levels: readonly (readonly [base: number, between: number, head: number])[];
  /**
   * For each commit, what its exact level would say about a rise there and at the next commit, in bits. It sees parts of the
   * change that are too small for `levels`.
   */
  readonly bitsAboutRises: readonly number[];
}

/**
 * The commits are those after base, oldest first; the last one is head, whose level is 1. `evidence` has an entry for
 * each of them, and that of head is not read. There must be at least one commit.
 */
export function computePosterior(evidence: readonly LevelEvidence[]): Posterior {
  const commits = evidence.length;
  const jump = (2 * SECOND_JUMP_ODDS) / Math.max(1, commits - 1);
  const emissions = evidence.map((own, index) => (index === commits - 1 ? certainly(HEAD) : emissionOf(own)));
  const transitions = makeTransitions(jump, () => true);
  const all = walk(emissions, transitions);
  // The same paths without any rise, before and after the only one.
  const withoutRise = makeTransitions(jump, (from, to) => to < from);
  const flat = walk(emissions, withoutRise, all.scales);

  /** Probability of a rise at a commit for each level before it and each level of it. */
  const joint = ({ forward, backward }: Walk, index: number) => {
    const before = index === 0 ? certainly(BASE) : forward[index - 1]!;
    const [emission, after, scale] = [emissions[index]!, backward[index]!, all.scales[index]!];
    return LEVELS.map((_, from) =>
      LEVELS.map((__, to) =>
        to > from ? (before[from]! * transitions[from]![to]! * emission[to]! * after[to]!) / scale : 0,
      ),
    );
  };
  const jumps = emissions.map((_, index) => joint(all, index));
  const only = emissions.map((_, index) => sumAll(joint(flat, index)));
  const single = sum(only);
  const levels = all.forward.map((forward, index) =>
    normalise(forward.map((one, at) => one * all.backward[index]![at]!)),
  );
  return {
    several: Math.max(0, 1 - single),
    rises: jumps.map(sumAll),
    // Where a single rise is as good as impossible, nothing is asked of it.
    onlyRise: only.map((one) => (single > 0 ? one / single : 1 / commits)),
    levels: levels.map(coarsen),
    bitsAboutRises: levels.map((own, index) => {
      const here = LEVELS.map((_, to) => sum(jumps[index]!.map((row) => row[to]!)));
      const next = jumps[index + 1];
      return informationOf(own, here) + (next === undefined ? 0 : informationOf(own, next.map(sum)));
    }),
  };
}

function certainly(level: number): number[] {
  return LEVELS.map((_, index) => (index === level ? 1 : 0));
}

function emissionOf(evidence: LevelEvidence): number[] {
  if (evidence === null) return LEVELS.map(() => 1);
  const largest = Math.max(...evidence);
  return evidence.map((one) => Math.max(MIN_LIKELIHOOD, one / largest));
}

/** Probabilities to go from each level to each other one: to stay, or to jump to any of those allowed. */
function makeTransitions(jump: number, isAllowed: (from: number, to: number) => boolean): number[][] {
  return LEVELS.map((_, from) =>
    LEVELS.map((__, to) => {
      if (to === from) return 1 - jump;
      return isAllowed(from, to) ? jump / (LEVELS.length - 1) : 0;
    }),
  );
}

interface Walk {
  /** Probability of each level of a commit and of the evidence up to it, over that of the evidence. */
  readonly forward: readonly (readonly number[])[];
  /** Probability of the evidence after a commit for each of its levels, over that of the evidence. */
  readonly backward: readonly (readonly number[])[];
  /** Factors by which each step was divided, so that nothing becomes too small. */
  readonly scales: readonly number[];
}

/** With `scales`, both halves of the algorithm are in proportion to those of another walk. */
function walk(
  emissions: readonly (readonly number[])[],
  transitions: readonly (readonly number[])[],
  known?: readonly number[],
): Walk {
  const scales: number[] = [];
  const forward: number[][] = [];
  let last = certainly(BASE);
  for (const [index, emission] of emissions.entries()) {
    const next = LEVELS.map((_, to) => emission[to]! * sumOver((from) => last[from]! * transitions[from]![to]!));
    const scale = known?.[index] ?? sumOver((to) => next[to]!);
    scales.push(scale);
    last = next.map((one) => one / scale);
    forward.push(last);
  }
  const backward: number[][] = Array.from(emissions, () => LEVELS.map(() => 1));
  for (let index = emissions.length - 2; index >= 0; index -= 1) {
    const [emission, after] = [emissions[index + 1]!, backward[index + 1]!];
    const scale = scales[index + 1]!;
    backward[index] = LEVELS.map(
      (_, from) => sumOver((to) => transitions[from]![to]! * emission[to]! * after[to]!) / scale,
    );
  }
  return { forward, backward, scales };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}

function sumOver(term: (level: number) => number): number {
  return sum(LEVELS.map((_, level) => term(level)));
}

function sumAll(table: readonly (readonly number[])[]): number {
  return sum(table.map(sum));
}

/** Bits that a level says about an event. In: the probability of each level, and of each with the event. */
function informationOf(levels: readonly number[], withEvent: readonly number[]): number {
  const event = sum(withEvent);
  const left = sumOver((index) => {
    const own = levels[index]!;
    return own > 0 ? own * entropyOfEvent(withEvent[index]! / own) : 0;
  });
  return Math.max(0, entropyOfEvent(event) - left);
}

function entropyOfEvent(probability: number): number {
  return entropyOf([probability, 1 - probability]);
}

export function entropyOf(probabilities: readonly number[]): number {
  return probabilities.reduce((total, one) => (one > 0 ? total - one * Math.log2(one) : total), 0);
}

function normalise(weights: readonly number[]): number[] {
  const total = sum(weights);
  return weights.map((one) => one / total);
}

function coarsen(level: readonly number[]): [number, number, number] {
  const share = (isWanted: (level: number) => boolean) =>
    sumOver((index) => (isWanted(LEVELS[index]!) ? level[index]! : 0));
  const [base, head] = [share((one) => one < 0.25), share((one) => one > 0.75)];
  return [base, Math.max(0, 1 - base - head), head];
}
