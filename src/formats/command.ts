// Measures programs that print no results: the invocation itself is the benchmark. Nothing is parsed. The caller that
// ran the command passes its time and memory.

import { makeError } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import type { Format } from './format.ts';

export const command: Format = {
  id: 'command',
  description: 'any command: wall, user and system time and peak memory of the command itself',
  advice: 'the command as it is; long enough that starting it does not count, at least 0.1 s',
  // This format must be named in the configuration. It is never detected.
  recognises: () => false,
  fits: () => true,
  parse: ({ path }) => ({ measurements: [], problems: [makeError('command-reads-no-file', inFile(path), {})] }),
};

export interface ResourceUsage {
  readonly userMs: number | null;
  readonly systemMs: number | null;
  readonly peakBytes: number | null;
}

/** One invocation is one benchmark. `usage` is null if nothing was metered. */
export function toInvocationMeasurements(wallMs: number, usage: ResourceUsage | null, name: string): Measurement[] {
  const { userMs = null, systemMs = null, peakBytes = null } = usage ?? {};
  const measured = [
    { metric: 'wall-time', unit: 's', value: wallMs / 1000 },
    { metric: 'user-time', unit: 's', value: userMs && userMs / 1000 },
    { metric: 'system-time', unit: 's', value: systemMs && systemMs / 1000 },
    { metric: 'peak-memory', unit: 'B', value: peakBytes },
  ];
  return measured.flatMap(({ metric, unit, value }) => {
    if (value === null) return [];
    return [{ group: null, name, metric, unit, better: 'lower', values: [value], primary: metric === 'wall-time' }];
  });
}
