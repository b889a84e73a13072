// Builds a Recording from two sets of tool output, so that files are compared by the same code as a measured run. Files
// do not list invocations: value i of a series becomes round i.

import type { ParsedToolOutput } from '../formats/index.ts';
import { makeSeriesCollection, withRecordedNames } from '../measure/series.ts';
import { RECORDING_VERSION, type Recording } from '../model/recording.ts';

export interface FileSide {
  readonly label: string;
  readonly parsed: Omit<ParsedToolOutput, 'evidence'>;
}

export function recordingOfFiles(base: FileSide, head: FileSide): Recording {
  const series = makeSeriesCollection();
  const sides = [
    { side: 'base', ...base },
    { side: 'head', ...head },
  ] as const;
  for (const { side, parsed } of sides) {
    for (const measurement of withRecordedNames(parsed).measurements) {
      const { values } = series.getOrCreate(measurement, 0, null)[side];
      for (const value of measurement.values) values.push([value]);
    }
  }
  const all = series.all();
  const rounds = Math.max(1, ...all.flatMap(({ base, head }) => [base.values.length, head.values.length]));
  for (const { base, head } of all) {
    // Indices into the list of invocations: those of base come first, then those of head.
    base.invocations = base.values.map((_, index) => index);
    head.invocations = head.values.map((_, index) => rounds + index);
  }
  return {
    version: RECORDING_VERSION,
    name: 'compare',
    commits: { base: { sha: null, how: base.label }, head: { sha: null, how: head.label } },
    schedule: {
      seed: '',
      rounds: { min: rounds, max: rounds },
      commands: [`compare ${base.label} ${head.label}`],
      setup: null,
      workingDirectory: '.',
      format: base.parsed.format,
      unit: 'sample',
      ended: 'complete',
    },
    environment: NO_ENVIRONMENT,
    invocations: [...invocations('base', rounds), ...invocations('head', rounds)],
    series: all,
    problems: sides.flatMap(({ parsed }) => [...parsed.problems]),
  };
}

const NO_ENVIRONMENT: Recording['environment'] = {
  os: '',
  kernel: '',
  architecture: '',
  cpu: '',
  cores: 0,
  memoryBytes: 0,
  image: null,
  node: '',
  loadBefore: null,
  loadAfter: null,
};

function invocations(side: 'base' | 'head', count: number): Recording['invocations'] {
  return Array.from({ length: count }, (_, index) => ({
    side,
    round: index + 1,
    command: 0,
    startMs: 0,
    durationMs: 0,
    exitCode: 0,
    outcome: 'ok' as const,
  }));
}
