// Parses what systems print about CPU time and memory: the shell's `times`, the `time` programs of GNU and macOS, and
// Linux' /proc. Text in, milliseconds and bytes out. Text in any other form gives null, never a guess.

export interface UserSystemTime {
  readonly userMs: number;
  readonly systemMs: number;
}

/** A duration such as `0m1.234s`. The decimal sign depends on the locale. */
const MINUTES_SECONDS = /^(\d+)m(\d+)[.,](\d+)s$/;

/** Parses the second line of `times` in a POSIX shell: user and system time of all children that have ended. */
export function parseTimes(text: string): UserSystemTime | null {
  const [user, system, ...more] = (text.split('\n')[1] ?? '').trim().split(/\s+/).map(milliseconds);
  if (user == null || system == null || more.length > 0) return null;
  return { userMs: user, systemMs: system };
}

/** Parses the output of GNU `time -f %M`: KiB in the last line. Lines above it may say how the command ended. */
export function parseGnuPeak(text: string): number | null {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return /^\d+$/.test(last) ? Number(last) * 1024 : null;
}

/** Parses the output of `time -l` of macOS: one line per resource, in bytes (the BSDs print the same line in KiB). */
export function parseMacPeak(text: string): number | null {
  const peak = /^\s*(\d+)\s+maximum resident set size$/m.exec(text)?.[1];
  return peak === undefined ? null : Number(peak);
}

/** Parses `VmHWM` of /proc/<pid>/status, in bytes; null for a zombie or a kernel thread, which have none. */
export function parseHighWater(status: string): number | null {
  const peak = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1];
  return peak === undefined ? null : Number(peak) * 1024;
}

function milliseconds(text: string): number | null {
  const match = MINUTES_SECONDS.exec(text);
  if (match === null) return null;
  const [, minutes, seconds, fraction] = match;
  return Number(minutes) * 60_000 + Number(seconds) * 1_000 + Number(`0.${fraction}`) * 1_000;
}
