// A simulated pull request in which one or more commits made a benchmark slower, and the search for them with the code of
// the product. In: a world; out: the answer, and what it took.

import { type Answer, answerRow, type SearchedRow, type Trial } from '../../../src/bisect/answer.ts';
import { planNextStep, type TriedCommit } from '../../../src/bisect/next-step.ts';
import type { Random } from '../../random.ts';

export interface World {
  /** Number of commits after base. */
  readonly commits: number;
  /** Positions of the commits that made it slower, ascending. */
  readonly culprits: readonly number[];
  /** Relative change of each. */
  readonly effect: number;
  /** Relative change of the first of them, if it is another one; null if not. */
  readonly firstEffect: number | null;
  /** Relative standard deviation of a value. */
  readonly noise: number;
  /** Whether every run of a commit gives the same value. */
  readonly isExact: boolean;
  /** Relative standard deviation of the level of a build. */
  readonly layout: number;
  /** Positions of the commits that cannot be built. */
  readonly broken: ReadonlySet<number>;
  /** Rounds of the gate itself. */
  readonly gateRounds: number;
  /** Share of the values that something disturbs, by half of them on average. */
  readonly outliers: number;
  /** Standard deviation of the steps of a random walk that moves the machine from round to round. */
  readonly drift: number;
  /** Time to build a commit, in rounds. */
  readonly buildRounds: number;
}

export const CALM_WORLD: World = {
  ...{
    commits: 16,
    culprits: [7],
    effect: 0.1,
    firstEffect: null,
    noise: 0.02,
    isExact: false,
    layout: 0,
    broken: new Set(),
  },
  ...{ gateRounds: 10, outliers: 0, drift: 0, buildRounds: 8 },
};

export interface SearchResult {
  readonly answer: Answer;
  /** Commits that were built, or tried to be. */
  readonly builds: number;
  readonly rounds: number;
  /** `wrong`: a commit was named that did nothing, or the range does not hold all that did. */
  readonly grade: 'right' | 'range' | 'wrong';
}

export function searchIn(world: World, random: Random): SearchResult {
  const { commits, culprits, effect, firstEffect, noise, isExact, layout, broken } = world;
  const head = commits - 1;
  const layouts = Array.from({ length: commits + 1 }, () => layout * random.gauss());
  const levelOf = (commit: number) =>
    culprits
      .filter((one) => one <= commit)
      .reduce((level, _, index) => level * (1 + (index === 0 ? (firstEffect ?? effect) : effect)), 1) *
    Math.exp(layouts[commit + 1]!);
  let machine = 0;
  const draw = (commit: number) => {
    if (isExact) return Math.round(1000 * levelOf(commit));
    const disturbance = random.uniform() < world.outliers ? 0.5 * random.exponential() : 0;
    return levelOf(commit) * Math.exp(machine + noise * random.gauss() + disturbance);
  };
  const drawMany = (commit: number) => Array.from({ length: world.gateRounds }, () => draw(commit));
  const trials: Trial[][] = Array.from({ length: commits }, () => []);
  const row: SearchedRow = { base: drawMany(-1), head: drawMany(head), isExact, trials };
  const known: TriedCommit[] = Array.from({ length: head }, () => ({ status: 'untried', rounds: 0 }));
  let all = 0;
  for (;;) {
    const step = planNextStep({ rows: [row], commits: known, rounds: all, buildRounds: world.buildRounds });
    if (step.kind === 'end') {
      const answer = answerRow(row);
      const builds = known.filter(({ status }) => status !== 'untried').length;
      return { answer, builds, rounds: all, grade: gradeOf(answer, culprits) };
    }
    const isBroken = broken.has(step.position);
    const rounds = known[step.position]!.rounds + (step.isExact ? 0 : step.rounds);
    known[step.position] = { status: isBroken ? 'unusable' : 'built', rounds };
    if (isBroken) continue;
    for (let round = 0; round < step.rounds; round += 1) {
      machine += world.drift * random.gauss();
      trials[step.position]!.push({ base: draw(-1), candidate: draw(step.position), head: draw(head) });
    }
    all += step.rounds;
  }
}

function gradeOf({ kind, commits }: Answer, culprits: readonly number[]): SearchResult['grade'] {
  if (kind === 'range') return culprits.every((one) => commits.includes(one)) ? 'range' : 'wrong';
  return JSON.stringify(commits) === JSON.stringify(culprits) ? 'right' : 'wrong';
}
