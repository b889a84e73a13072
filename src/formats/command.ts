// The format for programs that print no results: the invocation itself is the benchmark. Nothing is parsed;
// whoever ran the command hands in what it took.

import type { Measurement } from '../model/measurement.ts';
import type { Format } from './format.ts';

export const command: Format = {
  id: 'command',
  title: 'any command: wall, user and system time and peak memory of the invocation itself',
  advice: 'the command as it is; long enough that starting it does not count, at least 0.1 s',
  // Only asked for, never guessed.
  recognises: () => false,
  fits: () => true,
  parse: ({ path }) => ({
    measurements: [],
    problems: [
      {
        where: path,
        message:
          'the format "command" measures invocations and cannot read a file. Name the format of the tool that wrote it.',
        severity: 'error',
      },
    ],
  }),
};

/** What a process tree used; null where the system cannot tell. */
export interface Metered {
  readonly userMs: number | null;
  readonly systemMs: number | null;
  readonly peakBytes: number | null;
}

/** One invocation as the measurements of one benchmark; `usage` is null when nothing was metered. */
export function measureInvocation(wallMs: number, usage: Metered | null, name: string): Measurement[] {
  const measured = [
    { metric: 'wall-time', unit: 's', value: wallMs / 1000 },
    { metric: 'user-time', unit: 's', value: seconds(usage?.userMs) },
    { metric: 'system-time', unit: 's', value: seconds(usage?.systemMs) },
    { metric: 'peak-memory', unit: 'B', value: usage?.peakBytes ?? null },
  ];
  return measured.flatMap(({ metric, unit, value }) => {
    if (value === null) return [];
    return [
      { group: null, name, metric, unit, better: 'lower', values: [value], primary: metric === 'wall-time' },
    ];
  });
}

function seconds(milliseconds: number | null | undefined): number | null {
  return milliseconds == null ? null : milliseconds / 1000;
}
