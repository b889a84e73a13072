// Diagnoses of synthetic runs: say how noisy each benchmark is, and what would be found out of it.

import { type Diagnosis, type DiagnosisInputs, diagnose } from '../../src/doctor/diagnosis.ts';
import { parseRecording, renderRecording } from '../../src/event/recording-file.ts';
import type { Recording } from '../../src/model/recording.ts';
import { seededRandom } from './random-samples.ts';
import { aRecording, type Sides } from './recordings.ts';
import { noisyTimes } from './seeded-noise.ts';
import { TODAY } from './today.ts';

/** By label as `aRecording` takes it: the spread of the logarithms; 0 for a metric that never varies. */
export type Spreads = Readonly<Record<string, number>>;

interface Run {
  readonly rounds?: number;
  readonly seed?: number;
  /** Labels of rows that are not what people look at first. */
  readonly secondary?: readonly string[];
}

/** One commit against itself; every benchmark is around 100. */
export function unchangedRecording(spreads: Spreads, { rounds = 10, seed = 1, secondary = [] }: Run = {}): Recording {
  const random = seededRandom(seed);
  const side = (spread: number) => noisyTimes(random, { middle: 100, spread, n: rounds });
  const sides = Object.fromEntries(
    Object.entries(spreads).map(([label, spread]): [string, Sides] => [
      label,
      { base: side(spread), head: side(spread) },
    ]),
  );
  const recording = aRecording(sides);
  const labels = Object.keys(spreads);
  return {
    ...recording,
    series: recording.series.map((series, index) => ({
      ...series,
      primary: !secondary.includes(labels[index]!),
    })),
  };
}

export function reread(recording: Recording): Recording {
  return parseRecording(renderRecording(recording), 'recording');
}

export function diagnosisOf(recording: Recording, given: Partial<DiagnosisInputs> = {}): Diagnosis {
  return diagnose({
    recordsHistory: false,
    layouts: new Map(),
    today: TODAY,
    recording,
    given: {},
    text: 'run: make bench\n',
    path: 'gate.yml',
    reread,
    ...given,
  });
}
