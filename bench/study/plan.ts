// Selects the pull requests that a study simulates: cells of one model, one effect and one size, divided into jobs. In:
// options. Out: plain data.

import { EFFECTS, type Effect, GOALS, type Goal } from './goals.ts';
import { BENCHMARKS, type Job } from './job.ts';
import type { ModelName } from './models.ts';

/** Pull requests of one kind. */
export interface StudyCell {
  readonly model: ModelName;
  readonly effect: Effect | 'detectable';
  /** Number of benchmarks of each pull request. */
  readonly benchmarks: number;
  readonly pullRequests: number;
}

export interface StudyOptions {
  readonly models: readonly ModelName[];
  readonly effects: readonly Effect[];
  readonly benchmarks: number;
  /** Number of unchanged pull requests for each model. */
  readonly unchanged: number;
}

/** A goal, one of its models, and the cell that shows whether it is reached. */
export interface GoalCell {
  readonly goal: Goal;
  readonly cell: StudyCell;
}

/** Rows per job. They take seconds, so that all processors finish at nearly the same time. */
const ROWS_OF_JOB = 2000;

/** Changed rows per unchanged pull request. Each row is judged separately, so a pull request can have many. */
const CHANGED_ROWS = 10;

/** Returns the cells of the tables, ordered by model. */
export function cellsOf({ models, effects, benchmarks, unchanged }: StudyOptions): StudyCell[] {
  const changed = Math.ceil((unchanged * CHANGED_ROWS) / benchmarks);
  return models.flatMap((model) =>
    effects.map((effect) => ({
      model,
      effect,
      benchmarks,
      pullRequests: effect === 0 ? unchanged : changed,
    })),
  );
}

/** Returns the goals that these cells can check, and those that have a trial of their own. */
export function goalCellsOf(cells: readonly StudyCell[], { models, effects }: StudyOptions): GoalCell[] {
  const trials = new Map<string, StudyCell>();
  const isAll = effects.length === EFFECTS.length;
  const isWanted = ({ effect }: Goal) => (effect === 'detectable' ? isAll : effects.includes(effect));
  return GOALS.filter(isWanted).flatMap((goal) =>
    goal.models
      .filter((model) => models.includes(model))
      .flatMap((model): GoalCell[] => {
        const { effect, trial } = goal;
        if (trial !== undefined) return [{ goal, cell: reuseCell(trials, { model, effect, ...trial }) }];
        const cell = cells.find((one) => one.model === model && one.effect === effect && one.benchmarks === BENCHMARKS);
        return cell === undefined ? [] : [{ goal, cell }];
      }),
  );
}

/** Returns one object for equal cells, so that goals about the same pull requests share one simulation. */
function reuseCell(cells: Map<string, StudyCell>, cell: StudyCell): StudyCell {
  const key = JSON.stringify(cell);
  const first = cells.get(key) ?? cell;
  cells.set(key, first);
  return first;
}

export function jobsOf(cell: StudyCell, seed: number): Job[] {
  const { pullRequests, ...kind } = cell;
  const size = Math.ceil(ROWS_OF_JOB / kind.benchmarks);
  return Array.from({ length: Math.ceil(pullRequests / size) }, (_, index) => ({
    ...kind,
    firstSeed: seed * 1_000_003 + index * size,
    pullRequests: Math.min(size, pullRequests - index * size),
  }));
}
