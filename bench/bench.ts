// The benchmarks of this repository, printed as the project's own JSON: the operations that are slow if a project has
// many benchmarks. One invocation measures each once, and the gate repeats the invocation. `npm run bench`

import { analyse } from '../src/analyse/pipeline.ts';
import { parseToolOutput } from '../src/formats/index.ts';
import { renderComment } from '../src/render/outputs/comment.ts';
import { policyOf } from '../src/settings/settings.ts';
import { mannWhitney } from '../src/stats/mann-whitney.ts';
import { goOutput, recordingOf, tiedSample } from './inputs.ts';

/** Milliseconds of warm-up: long enough for the compiler, and short enough for thirty rounds in some minutes. */
const WARM_UP_MS = 150;
const SAMPLE_MS = 60;
const SAMPLES = 5;

interface BenchResult {
  readonly name: string;
  readonly unit: 'us';
  readonly better: 'lower';
  readonly values: readonly number[];
}

function sample(task: () => unknown, forMs: number): number {
  const start = performance.now();
  let calls = 0;
  do {
    task();
    calls += 1;
  } while (performance.now() - start < forMs);
  return ((performance.now() - start) / calls) * 1e3;
}

function measure(name: string, task: () => unknown): BenchResult {
  sample(task, WARM_UP_MS);
  return {
    name,
    unit: 'us',
    better: 'lower',
    values: Array.from({ length: SAMPLES }, () => sample(task, SAMPLE_MS)),
  };
}

const policy = policyOf(null, '2026-01-01');
const text = goOutput({ benchmarks: 1000, count: 1 });
const recording = recordingOf({ benchmarks: 100, rounds: 10 });
const report = analyse(recording, policy);
const [base, head] = [tiedSample(1, 30), tiedSample(2, 30)];

console.log(
  JSON.stringify([
    measure('mann-whitney/ties/n=30', () => mannWhitney(base, head)),
    measure('parse/go/lines=1000', () => parseToolOutput({ path: 'stdout', text }, 'go')),
    measure('analyse/benchmarks=100/rounds=10', () => analyse(recording, policy)),
    measure('render/comment/benchmarks=100', () => renderComment(report, { runUrl: null })),
  ]),
);
