// What the search does next: the commit whose level is the most uncertain for the time that it takes, or nothing more. In:
// the rows with their trials, and what is known of each commit; out: a step. The loop that measures and the simulation
// both ask this. Pure.

import { MAX_SEARCH_ROUNDS } from '../model/bisection.ts';
import { isSettled, judgeRow, type SearchedRow } from './answer.ts';
import { entropyOf, type Posterior } from './posterior.ts';

/** Rounds of a commit between two decisions. Fewer would rest on a single disturbance. */
const ROUNDS_AT_ONCE = 4;

/** Uncertainty, in bits, below which a question is not worth its time. */
const MIN_BITS = 0.005;

export interface TriedCommit {
  /** `built`: only its rounds take time. `unusable`: it cannot be built or run. */
  readonly status: 'untried' | 'built' | 'unusable';
  /** Number of its rounds with base and head. A round for exact metrics alone has only the commit. */
  readonly rounds: number;
}

export interface SearchState {
  readonly rows: readonly SearchedRow[];
  /** The commits after base, oldest first, without head. */
  readonly commits: readonly TriedCommit[];
  readonly rounds: number;
  /** Time to build a commit and to run it once, in rounds. */
  readonly buildRounds: number;
}

/** The next step. `settled`: more trials would change nothing. `rounds`: no rounds are left. */
export type SearchStep =
  | { readonly kind: 'measure'; readonly position: number; readonly rounds: number; readonly isExact: boolean }
  | { readonly kind: 'end'; readonly why: 'settled' | 'rounds' };

export function planNextStep(state: SearchState): SearchStep {
  const judged = state.rows.map((row) => ({ row, posterior: judgeRow(row) }));
  const open = judged.filter(({ posterior }) => !isSettled(posterior));
  // The coarse levels hide a part of less than a quarter of the change, so it is looked for last.
  const best =
    chooseCommit(state, open, ({ levels }, position) => entropyOf(levels[position]!)) ??
    chooseCommit(state, open, ({ bitsAboutRises }, position) => bitsAboutRises[position]!);
  if (best === null) return { kind: 'end', why: 'settled' };
  const left = MAX_SEARCH_ROUNDS - state.rounds;
  if (left <= 0) return { kind: 'end', why: 'rounds' };
  const { position, isExact } = best;
  return { kind: 'measure', position, isExact, rounds: isExact ? 1 : Math.min(ROUNDS_AT_ONCE, left) };
}

/** The commit whose levels are the most uncertain for the time that it takes; null if none is worth it. */
function chooseCommit(
  { commits, buildRounds }: SearchState,
  open: readonly { readonly row: SearchedRow; readonly posterior: Posterior }[],
  bitsAt: (posterior: Posterior, position: number) => number,
): { readonly position: number; readonly worth: number; readonly isExact: boolean } | null {
  let best: ReturnType<typeof chooseCommit> = null;
  for (const [position, commit] of commits.entries()) {
    if (commit.status === 'unusable') continue;
    const asked = open.filter(({ row }) => canAnswer(row, position, commit));
    const bits = asked.reduce((sum, { posterior }) => sum + bitsAt(posterior, position), 0);
    if (bits < MIN_BITS) continue;
    const isExact = asked.every(({ row }) => row.isExact);
    const cost = (isExact ? 1 : ROUNDS_AT_ONCE) + (commit.status === 'built' ? 0 : buildRounds);
    if (best === null || bits / cost > best.worth) best = { position, worth: bits / cost, isExact };
  }
  return best;
}

/** An exact metric is asked once, and a commit without the benchmark is not asked again. */
function canAnswer({ trials, isExact }: SearchedRow, position: number, { status, rounds }: TriedCommit): boolean {
  const known = trials[position]!.length;
  if (isExact) return status === 'untried';
  return rounds === 0 || known > 0;
}
