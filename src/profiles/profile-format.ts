// Defines what a profile format is: it turns one file of a profiler into a Profile, or throws one of the errors here. A
// profile comes from the code of a pull request, and a small file may ask for much memory, so what is read has bounds.
// `profiles/index.ts` is the only list of formats.

import { type UserError, userError } from '../errors.ts';
import { inFile } from '../model/location.ts';
import type { Profile } from '../model/profile.ts';
import type { DataOf } from '../render/messages/index.ts';

/** One file of a profiler, decompressed. */
export interface ProfileFile {
  /** Path as the user named it, for messages. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface ProfileFormat {
  /** Name in `format:`, in kebab-case. */
  readonly id: string;
  /** Tools that write it, in one line. */
  readonly description: string;
  /** Command that records such a profile. */
  readonly advice: string;
  /** Whether the file may be of this format. `start` is its first part as text. It must be cheap. */
  recognises(start: string, file: ProfileFile): boolean;
  /** Throws a UserError that says what is wrong, and where. */
  parse(file: ProfileFile): Profile;
}

/** Largest file in bytes, after decompression. Real profiles of a benchmark have less than a tenth of it. */
export const MAX_PROFILE_BYTES = 64 * 1024 * 1024;

export const MAX_FRAMES = 50_000;
/** Largest number of nodes in the tree of calls. */
export const MAX_NODES = 200_000;

/** Deepest stack. Recorders cut stacks at 127 (perf), 2,048 (async-profiler) or the limit of the language. */
export const MAX_DEPTH = 4096;

const MAX_LINE = 1024 * 1024;

/** Throws a UserError if there are more than `max`. */
export function checkLimit(path: string, what: DataOf<'profile-too-many'>['what'], count: number, max: number): void {
  if (count > max) throw userError('profile-too-many', inFile(path), { what, max });
}

/** `expected` is a part of a sentence of this program; `got` is untrusted. */
interface Malformation {
  readonly format: string;
  readonly expected: string;
  readonly got: string;
}

/** `place` is a line, or in a file without lines one such as `byte 17` or `nodes[3].id`. */
export function makeMalformedError(path: string, place: number | string, { got, ...rest }: Malformation): UserError {
  const data = { ...rest, got: got.slice(0, 80) };
  return typeof place === 'number'
    ? userError('profile-malformed', inFile(path, place), data)
    : userError('profile-malformed', inFile(path), { ...data, place });
}

/** A line as a file has it. Null for those before the first line, and for anything that is not a number. */
export function toLine(line: unknown): number | null {
  return Number.isSafeInteger(line) && Number(line) > 0 ? Number(line) : null;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Calls `visit` for each line, counted from 1. A large file is never one large string. */
export function visitLines(file: ProfileFile, visit: (line: string, number: number) => void): void {
  const bytes = toUtf8(file.bytes);
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let number = 1;
  for (let from = start; from < bytes.length; number += 1) {
    const lineFeed = bytes.indexOf(LINE_FEED, from);
    const next = lineFeed === -1 ? bytes.length : lineFeed;
    const end = next > from && bytes[next - 1] === CARRIAGE_RETURN ? next - 1 : next;
    if (end - from > MAX_LINE) {
      throw userError('profile-line-too-long', inFile(file.path, number), { got: end - from, max: MAX_LINE });
    }
    visit(bytes.toString('utf8', from, end), number);
    from = next + 1;
  }
}

/** Copies the bytes only if a byte-order mark says that they are UTF-16, which PowerShell writes. */
export function toUtf8(bytes: Uint8Array): Buffer {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfffe) return Buffer.from(new TextDecoder('utf-16le').decode(bytes));
  if (mark === 0xfeff) return Buffer.from(new TextDecoder('utf-16be').decode(bytes));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const WORDS = { nanoseconds: 1, microseconds: 1e3, milliseconds: 1e6, seconds: 1e9 };
const NANOSECONDS = new Map(Object.entries({ ...WORDS, ns: 1, us: 1e3, ms: 1e6, s: 1e9 }));

/** Converts times to `ns`, bytes to `B`, and numbers without a unit to `samples`. `factor` is that from the profiler's unit. */
export function toBaseUnit(unit: string): { unit: string; factor: number } {
  const factor = NANOSECONDS.get(unit);
  if (factor !== undefined) return { unit: 'ns', factor };
  if (unit === 'bytes') return { unit: 'B', factor: 1 };
  return { unit: unit === '' || unit === 'none' || unit === 'count' ? 'samples' : unit.slice(0, 40), factor: 1 };
}

/**
 * Whether the functions of a benchmark's time can explain a worse metric that profiles do not measure. `base` and `head` are medians
 * of the metric that is asked.
 */
export function isWorsePrimary(
  { primary, better }: { readonly primary: boolean; readonly better: 'lower' | 'higher' | null },
  base: number,
  head: number,
): boolean {
  return primary && (better === 'higher' ? head < base : head > base);
}

/**
 * Whether a profile can explain a metric: a profile of time says nothing of allocated bytes or of counts, such as executed
 * instructions, and the reverse. `unit` is the base unit of the metric.
 */
export function canExplainMetric(unit: string, profileUnit: string): boolean {
  const isSize = unit === 'B' || (unit.startsWith('B/') && unit !== 'B/s');
  if (profileUnit === 'B') return isSize;
  if (profileUnit === 'ns' && unit === 'count') return false;
  return !isSize && !/^allocs?\b/.test(unit);
}
