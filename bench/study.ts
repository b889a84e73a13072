// What the gate's verdicts are worth, measured: thousands of simulated pull requests under models of the noise of
// shared runners, judged by the product's own code. Prints a table and what of our promises did not hold.
//   npm run study                      minutes
//   npm run study -- --pull-requests 8000   an hour or more, with small errors; `--full` for short
//   npm run study -- --models ln2,ci   some of the models
//   npm run study -- --json FILE       the figures, for the pictures of the documentation

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { workAll } from './study/crew.ts';
import { check, EFFECTS, type Effect, GOALS, type Reached } from './study/goals.ts';
import type { Job } from './study/job.ts';
import { MODELS, type ModelName } from './study/models.ts';
import { figure, type Tally } from './study/tally.ts';

/** Unchanged pull requests for each model; a tenth as many with each of the effects, of a hundred rows each. */
const USUAL = 400;
const FULL = 8000;

/** Pull requests in a job: seconds of work, so that all processors end together. */
const JOB = 20;

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    'pull-requests': { type: 'string' },
    models: { type: 'string' },
    json: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const models = chosenModels(values.models);
const unchanged = Number(values['pull-requests'] ?? (values.full ? FULL : USUAL));
const size = { unchanged, changed: unchanged / 10 };
const kinds = models.flatMap((model) => EFFECTS.map((effect) => ({ model, effect })));
const jobs: Job[] = kinds.flatMap((kind) => {
  const total = kind.effect === 0 ? size.unchanged : size.changed;
  return Array.from({ length: Math.ceil(total / JOB) }, (_, index) => ({
    ...kind,
    firstSeed: Number(values.seed) * 1_000_003 + index * JOB,
    pullRequests: Math.min(JOB, total - index * JOB),
  }));
});

const startMs = performance.now();
const results = await workAll(jobs, (done) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${jobs.length} jobs`);
});
const talliesOf = (model: ModelName, effect: Effect): Tally[] =>
  jobs.flatMap((job, index) => (job.model === model && job.effect === effect ? results[index]! : []));

const minutes = (performance.now() - startMs) / 60_000;
console.log(`\n100 benchmarks, max-regression 5 %, alpha 0.01, rounds 6..30; seed ${values.seed}`);
console.log(
  `${size.unchanged} unchanged pull requests and ${size.changed} x 100 changed rows for each model`,
);
console.log(`${minutes.toFixed(1)} minutes\n`);
printTable();
const reached = models.flatMap((model) =>
  GOALS.filter((goal) => goal.models.includes(model)).map((goal) => ({
    model,
    ...check(goal, talliesOf(model, goal.effect)),
  })),
);
const missed = reached.filter(({ isMissed }) => isMissed);
console.log(`\n${reached.length - missed.length} of ${reached.length} goals reached`);
for (const { model, ...one } of missed) console.log(`MISSED  ${model}: ${sentence(one)}`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures(), null, 1)}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;

function chosenModels(list: string | undefined): ModelName[] {
  const all = Object.keys(MODELS) as ModelName[];
  if (list === undefined) return all;
  return list.split(',').map((wanted) => {
    const found = all.find((model) => model === wanted);
    if (found === undefined) throw new Error(`--models: no model "${wanted}"; there are ${all.join(', ')}`);
    return found;
  });
}

/** Shares in percent; `failed / passed in silence / undecided`. */
function printTable(): void {
  const head = ['model', 'red ± s.e.', 'rounds a row, all', '+7 %', '+10 %', '+20 %', 'rounds to fail +10 %'];
  const rows = models.map((model) => {
    const unchanged = talliesOf(model, 0);
    const red = figure(unchanged, ({ isRed }) => isRed);
    const outcomes = EFFECTS.filter((effect) => effect > 0).map((effect) => {
      const tallies = talliesOf(model, effect);
      return [
        figure(tallies, ({ failed }) => failed),
        figure(tallies, ({ passed }) => passed),
        figure(tallies, ({ unknown }) => unknown),
      ]
        .map(({ mean }) => percent(mean))
        .join(' / ');
    });
    return [
      model,
      `${percent(red.mean, 2)} ± ${percent(red.error, 2)}`,
      `${mean(unchanged, 'roundsPerRow')}, ${mean(unchanged, 'rounds')}`,
      ...outcomes,
      mean(talliesOf(model, 0.1), 'roundsToFail'),
    ];
  });
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  for (const row of all)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}

function mean(tallies: readonly Tally[], key: 'rounds' | 'roundsPerRow' | 'roundsToFail'): string {
  return figure(tallies, (tally) => tally[key]).mean.toFixed(1);
}

function percent(share: number, digits = 1): string {
  return (100 * share).toFixed(digits);
}

function sentence({ goal, figure: { mean: value, error } }: Reached): string {
  const limit = goal.atMost ?? goal.atLeast ?? 0;
  const text = (number: number) => (limit > 1 ? number.toFixed(1) : `${percent(number, 2)} %`);
  const wanted = goal.atMost === undefined ? 'at least' : 'at most';
  return `${goal.what}: ${text(value)} ± ${text(error)}, wanted ${wanted} ${text(limit)}`;
}

function figures(): unknown {
  return Object.fromEntries(
    models.map((model) => [
      model,
      EFFECTS.map((effect) => {
        const tallies = talliesOf(model, effect);
        const means = (
          ['isRed', 'failed', 'passed', 'unknown', 'rounds', 'roundsPerRow', 'roundsToFail'] as const
        ).map((key) => [key, round(figure(tallies, (tally) => tally[key]).mean)] as const);
        return { effect, ...Object.fromEntries(means) };
      }),
    ]),
  );
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
