// Measures how good the gate's verdicts are: the product's own code judges thousands of simulated pull requests under
// models of the noise of shared runners. It prints two tables and the promises that did not hold.
//   npm run study                      minutes
//   npm run study -- --pull-requests 8000   hours, with small errors; `--full` for short
//   npm run study -- --models ln2,ci   some of the models
//   npm run study -- --effects 0,10    some of the slowdowns, in percent
//   npm run study -- --benchmarks 1    pull requests of one benchmark
//   npm run study -- --json FILE       the figures, for the pictures of the documentation

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { check, EFFECTS, type Effect } from './study/goals.ts';
import { BENCHMARKS } from './study/job.ts';
import { MODEL_NAMES, type ModelName } from './study/models.ts';
import { cellsOf, goalCellsOf, jobsOf, type StudyCell } from './study/plan.ts';
import { estimateTable, sentenceOf, verdictTable } from './study/tables.ts';
import { type FigureInput, figure, type PullRequestTally } from './study/tally.ts';
import { runJobs } from './study/worker-pool.ts';

/** Unchanged pull requests per model; about a quarter of an hour of processor time. */
const USUAL = 200;
const FULL = 8000;

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    'pull-requests': { type: 'string' },
    benchmarks: { type: 'string', default: String(BENCHMARKS) },
    models: { type: 'string' },
    effects: { type: 'string' },
    json: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const percentOf = (effect: Effect) => String(Math.round(100 * effect));
const wanted = {
  models: selectNamed('models', values.models, { all: MODEL_NAMES, nameOf: (model) => model }),
  effects: selectNamed('effects', values.effects, { all: EFFECTS, nameOf: percentOf }),
  benchmarks: Number(values.benchmarks),
  unchanged: Number(values['pull-requests'] ?? (values.full ? FULL : USUAL)),
};
const cells = cellsOf(wanted);
const questions = goalCellsOf(cells, wanted);
const jobs = [...new Set([...cells, ...questions.map(({ cell }) => cell)])].flatMap((cell) =>
  jobsOf(cell, Number(values.seed)).map((job) => ({ cell, job })),
);

const startMs = performance.now();
const results = new Map<StudyCell, PullRequestTally[]>();
const done = await runJobs(
  jobs.map(({ job }) => job),
  (count) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${count} of ${jobs.length} jobs`);
  },
);
for (const [index, { cell }] of jobs.entries()) {
  results.set(cell, [...(results.get(cell) ?? []), ...done[index]!]);
}

printTables();
const reached = questions.map(({ goal, cell }) => ({ cell, ...check(goal, results.get(cell)!) }));
const missed = reached.filter(({ isMissed }) => isMissed);
console.log(`\n${reached.length - missed.length} of ${reached.length} goals reached`);
for (const { cell, ...one } of missed) console.log(`MISSED  ${cell.model}: ${sentenceOf(one)}`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures(), null, 1)}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;

/** Returns the named elements in the order of the list; all elements if there is no list. */
function selectNamed<T>(
  flag: string,
  list: string | undefined,
  { all, nameOf }: { all: readonly T[]; nameOf: (one: T) => string },
): readonly T[] {
  if (list === undefined) return all;
  return list.split(',').map((name) => {
    const found = all.find((one) => nameOf(one) === name);
    if (found !== undefined) return found;
    throw new Error(`--${flag}: there is no "${name}", only ${all.map(nameOf).join(', ')}`);
  });
}

function talliesOf(model: ModelName, effect: Effect): readonly PullRequestTally[] {
  return results.get(cells.find((cell) => cell.model === model && cell.effect === effect)!) ?? [];
}

function printTables(): void {
  const { benchmarks, unchanged } = wanted;
  const changed = cells.find(({ effect }) => effect !== 0)?.pullRequests ?? 0;
  const { user, system } = process.cpuUsage();
  const minutes = (ms: number) => (ms / 60_000).toFixed(1);
  console.log(`
benchmarks of a pull request: ${benchmarks}; max-regression 5 %, alpha 0.01, rounds 6..30; seed ${values.seed}
for each model ${unchanged} unchanged pull requests, and ${changed} with each slowdown of all their benchmarks
${minutes(performance.now() - startMs)} minutes, ${minutes((user + system) / 1000)} minutes of processor time

Verdicts, in percent. red: of the unchanged pull requests; at most: upper end of the 95 % interval of Clopper and
Pearson; decided: of their benchmarks. rounds: until all of an unchanged pull request is decided; a row: until one
benchmark of it is. Of the slower ones: found / passed in silence / open.
`);
  console.log(verdictTable({ ...wanted, talliesOf }).join('\n'));
  console.log(`
Estimates, in percent, of each row when it was decided. holds: 95 % intervals that hold the true change, over all rows
and of those that are kept / failed / open; own: shown changes that lie in their own interval; failed first: rows that
failed at the first look at which one can, how many of their intervals hold the true change, and the mean of the
changes that they show.
`);
  console.log(estimateTable({ ...wanted, talliesOf }).join('\n'));
}

function figures(): unknown {
  const one = (model: ModelName, effect: Effect) => {
    const tallies = talliesOf(model, effect);
    const mean = (of: (tally: PullRequestTally) => FigureInput) => Number(figure(tallies, of).mean.toPrecision(4));
    return {
      effect,
      isRed: mean(({ isRed }) => isRed),
      failed: mean(({ failed }) => failed),
      passed: mean(({ passed }) => passed),
      unknown: mean(({ unknown }) => unknown),
      rounds: mean(({ rounds }) => rounds),
      roundsPerRow: mean(({ roundsPerRow }) => roundsPerRow),
      roundsToFail: mean(({ roundsToFail }) => roundsToFail),
      covered: mean(({ covered }) => covered),
      coveredKept: mean(({ coveredBy }) => coveredBy.pass),
      coveredFailed: mean(({ coveredBy }) => coveredBy.fail),
      coveredOpen: mean(({ coveredBy }) => coveredBy.unknown),
      consistent: mean(({ consistent }) => consistent),
    };
  };
  const { models, effects } = wanted;
  return Object.fromEntries(models.map((model) => [model, effects.map((effect) => one(model, effect))] as const));
}
