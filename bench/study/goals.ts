// The goals that the gate promises to reach, each for one figure. A figure of a sample may miss its goal by chance. It
// is missed only by more than two standard errors, of the figure or of the goal, whichever is larger.

import { EQUAL_MODELS, LOUD_MODELS, MODEL_NAMES, type ModelName } from './models.ts';
import { type Figure, type FigureInput, figure, type PullRequestTally } from './tally.ts';

/** Simulated slowdowns of head. 0 is an unchanged pull request, and 5 % is exactly at the limit. */
export const EFFECTS = [0, 0.03, 0.05, 0.07, 0.1, 0.2] as const;
export type Effect = (typeof EFFECTS)[number];

/** Slowdowns for which the estimates are evaluated: none, at the limit, and clearly above it. */
export const ESTIMATED_EFFECTS: readonly Effect[] = [0, 0.05, 0.1];

export interface Goal {
  readonly effect: Effect | 'detectable';
  readonly what: string;
  readonly of: (tally: PullRequestTally) => FigureInput;
  readonly models: readonly ModelName[];
  /** Pull requests for this goal alone. Absent: those of the tables, with a hundred benchmarks. */
  readonly trial?: GoalTrial;
  readonly atMost?: number;
  readonly atLeast?: number;
}

export interface GoalTrial {
  /** Number of benchmarks of each pull request. */
  readonly benchmarks: number;
  readonly pullRequests: number;
}

/** Models for which there are goals of detection. */
const DETECTION_MODELS: readonly ModelName[] = [
  'ln1',
  'ln2',
  'ln5',
  'ln10',
  'heavy',
  'ar1',
  'rw',
  'step',
  'burst',
  'warmup',
  'period2',
  'layout',
  'bimodal',
  'ci',
  'ci-noisy',
];
const MODERATE_MODELS: readonly ModelName[] = [
  'ln5',
  'heavy',
  'ar1',
  'rw',
  'step',
  'warmup',
  'period2',
  'layout',
  'ci',
];
/** Models whose noise hides +10 % about as little as plain noise of 5 %. */
const EASY_MODELS: readonly ModelName[] = [
  'scatter',
  'loudbase',
  'clock15',
  'chain5',
  'chain9',
  'chain9all',
  'shock',
  'correlated',
  'pareto',
  'turbo',
  'growing',
];
const PLAIN_MODELS: readonly ModelName[] = ['ln2', 'ln5', 'ln10'];

/** Models in which the true change is known. */
const INTERVAL_MODELS: readonly ModelName[] = [...EQUAL_MODELS, ...LOUD_MODELS];

const red = (one: PullRequestTally) => one.isRed;
const falseAlarm = { effect: 0, what: 'unchanged pull requests that fail', of: red } as const;
const found10 = { effect: 0.1, what: '+10 % found', of: (one: PullRequestTally) => one.failed } as const;
const found20 = { effect: 0.2, what: '+20 % found', of: (one: PullRequestTally) => one.failed } as const;
const missed10 = {
  effect: 0.1,
  what: '+10 % passed in silence',
  of: (one: PullRequestTally) => one.passed,
} as const;

/** Goal for regressions of the size that a report claims to detect in 9 of 10 runs. */
const makeDetectableGoal = (benchmarks: number, pullRequests: number) =>
  ({
    effect: 'detectable',
    what: `regressions of the size that a report says it finds, ${benchmarks === 1 ? 'one benchmark' : `${benchmarks} benchmarks`}`,
    of: ({ found }: PullRequestTally) => found,
    models: ['ln1', 'ln2', 'ln5', 'ln10'],
    trial: { benchmarks, pullRequests },
  }) as const;

export const GOALS: readonly Goal[] = [
  { ...falseAlarm, models: [...EQUAL_MODELS, ...LOUD_MODELS], atMost: 0.01 },
  { ...found10, models: ['ln2'], atLeast: 0.99 },
  { ...found10, models: ['ln5'], atLeast: 0.97 },
  { ...found10, models: MODERATE_MODELS.filter((model) => model !== 'ln5'), atLeast: 0.95 },
  { ...found10, models: EASY_MODELS, atLeast: 0.95 },
  { ...found10, models: ['burst'], atLeast: 0.9 },
  { ...found20, models: DETECTION_MODELS.filter((model) => model !== 'ci-noisy'), atLeast: 0.97 },
  { ...found20, models: ['ci-noisy'], atLeast: 0.9 },
  { ...found20, models: EASY_MODELS, atLeast: 0.97 },
  { ...found20, models: ['layouts'], atLeast: 0.9 },
  { ...found20, models: ['spikes'], atLeast: 0.8 },
  { ...missed10, models: ['ln1', 'ln2', 'burst', 'spikes', ...MODERATE_MODELS, ...EASY_MODELS], atMost: 0.015 },
  { ...missed10, models: ['bimodal', 'layouts'], atMost: 0.02 },
  { ...missed10, models: ['ci-noisy'], atMost: 0.04 },
  { ...missed10, models: ['ln10'], atMost: 0.1 },
  {
    effect: 0,
    what: 'rounds of an unchanged pull request',
    of: ({ rounds }) => rounds,
    models: ['ln2'],
    atMost: 7,
  },
  {
    effect: 0.1,
    what: 'rounds until +10 % fails',
    of: ({ roundsToFail }) => roundsToFail,
    models: ['ln2'],
    atMost: 11,
  },
  // Above the limit, a row is kept by mistake, because its interval was too low. Such intervals miss the change more often, and the share
  // that passes in silence says how many they are.
  ...([0, 0.05] as const).map(
    (effect): Goal => ({
      effect,
      what: `intervals of kept rows that hold the true change, at +${100 * effect} %`,
      of: ({ coveredBy }) => coveredBy.pass,
      models: INTERVAL_MODELS,
      atLeast: 0.94,
    }),
  ),
  ...ESTIMATED_EFFECTS.flatMap((effect): Goal[] => [
    {
      effect,
      what: `intervals that hold the true change, at +${100 * effect} %`,
      of: ({ covered }) => covered,
      models: PLAIN_MODELS,
      atLeast: 0.93,
    },
    {
      effect,
      what: `shown changes that lie in their own interval, at +${100 * effect} %`,
      of: ({ consistent }) => consistent,
      models: MODEL_NAMES,
      atLeast: 1,
    },
  ]),
  {
    effect: 0.03,
    what: 'pull requests of one benchmark that is 3 % slower, within its budget, and that fail',
    of: red,
    models: ['ln5'],
    trial: { benchmarks: 1, pullRequests: 1500 },
    atMost: 0.06,
  },
  {
    effect: 0.03,
    what: 'pull requests of twenty benchmarks that are all 3 % slower, within their budget, and that fail',
    of: red,
    models: ['ln2'],
    trial: { benchmarks: 20, pullRequests: 300 },
    atMost: 0.03,
  },
  ...[makeDetectableGoal(1, 500), makeDetectableGoal(100, 10)].flatMap((found): Goal[] => [
    { ...found, atLeast: 0.85 },
    { ...found, atMost: 0.97 },
    // One step of a clock is often more than the size that is needed.
    { ...found, models: ['clock3', 'clock1'], atLeast: 0.85 },
  ]),
];

export interface GoalResult {
  readonly goal: Goal;
  readonly figure: Figure;
  readonly isMissed: boolean;
}

export function check(goal: Goal, tallies: readonly PullRequestTally[]): GoalResult {
  const reached = figure(tallies, goal.of);
  const limit = goal.atMost ?? goal.atLeast ?? 0;
  // Standard error of a share that is equal to its limit. A limit above 1 is not a share.
  const ofGoal = limit > 1 ? 0 : Math.sqrt((limit * (1 - limit)) / reached.size);
  // A goal of 100 % is missed by a single exception.
  const slack = goal.atLeast === 1 ? 0 : 2 * Math.max(reached.error, ofGoal);
  const excess = goal.atMost === undefined ? limit - reached.mean : reached.mean - limit;
  // Of few rows, one is more than two standard errors.
  const isOneRow = limit < 1 && excess * reached.size < 1;
  return { goal, figure: reached, isMissed: excess > slack && !isOneRow };
}
