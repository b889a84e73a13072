// Compares our change points with those of other programs: the method `e-divisive` must give the list of apache/otava for every
// series. It needs a Python with the package apache-otava.
//   npx node bench/measurements/change-points.ts --python venv/bin/python [--series 500] [--seed 1]
//   npx node bench/measurements/change-points.ts --python venv/bin/python --write    (writes the series of the unit test)

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type StepCase, stepCases } from '../../__tests__/support/step-series.ts';
import { findEDivisiveChangePoints } from '../../src/stats/e-divisive.ts';

const FIXTURE = join(import.meta.dirname, '../../__tests__/fixtures/change-points/otava-random.json');

/** Size and seed of the sample that the unit test reads. */
const FROZEN = { series: 60, seed: 60 };

const ASK_OTAVA = `
import json, sys
from importlib.metadata import version
from otava.analysis import compute_change_points

def find(case):
    points, _ = compute_change_points(
        [float(value) for value in case["values"]],
        window_len=case["window"], max_pvalue=case["p"], min_magnitude=case["magnitude"])
    return [int(point.index) for point in points]

json.dump({"version": version("apache-otava"), "answers": [find(case) for case in json.load(sys.stdin)]}, sys.stdout)
`;

interface Answers {
  readonly version: string;
  /** Change points of each case. */
  readonly answers: readonly (readonly number[])[];
}

function askOtava(python: string, cases: readonly StepCase[]): Answers {
  const { status, stdout, stderr, error } = spawnSync(python, ['-W', 'ignore', '-c', ASK_OTAVA], {
    input: JSON.stringify(cases),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status === 0) return JSON.parse(stdout);
  throw new Error(`${python} could not run apache-otava: ${error?.message ?? stderr}`);
}

function compare(python: string, cases: readonly StepCase[]): void {
  const { version, answers } = askOtava(python, cases);
  const startMs = performance.now();
  const ours = cases.map((one) => findEDivisiveChangePoints(one.values, one));
  const seconds = (performance.now() - startMs) / 1000;
  const differing = cases.flatMap((one, index) => {
    const [our, their] = [JSON.stringify(ours[index]), JSON.stringify(answers[index])];
    return our === their ? [] : [{ ...one, our, their }];
  });
  const points = answers.reduce((sum, { length }) => sum + length, 0);
  console.log(
    `apache-otava ${version}: ${cases.length - differing.length} of ${cases.length} series have the same list`,
  );
  console.log(`${points} change points; ours took ${seconds.toFixed(2)} s`);
  for (const one of differing) console.log(JSON.stringify(one));
  if (differing.length > 0) process.exitCode = 1;
}

const { values } = parseArgs({
  options: {
    python: { type: 'string', default: 'python3' },
    series: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
if (values.write) {
  const cases = stepCases(FROZEN.seed, FROZEN.series);
  const { answers } = askOtava(values.python, cases);
  const lines = cases.map((one, index) => JSON.stringify({ ...one, points: answers[index] }));
  writeFileSync(FIXTURE, `[\n${lines.join(',\n')}\n]\n`);
} else {
  compare(values.python, stepCases(Number(values.seed), Number(values.series)));
}
