// Defines what a profile format is: it turns one file of a profiler into a Profile, or throws one of the errors here.
// `profiles/index.ts` is the only list.

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
  /** Reads the file. Throws a UserError that says what is wrong, and where. */
  parse(file: ProfileFile): Profile;
}

/** `expected` is a part of a sentence of this program; `got` is untrusted. */
interface Malformation {
  readonly format: string;
  readonly expected: string;
  readonly got: string;
}

/** Longest quotation of what was found. */
const MAX_GOT = 80;

/** A line of a text. */
export function makeLineError(path: string, line: number, { got, ...rest }: Malformation): UserError {
  return userError('profile-malformed', inFile(path, line), { ...rest, got: got.slice(0, MAX_GOT) });
}

/** A place in a file without lines, such as `byte 17` or `nodes[3].id`. */
export function makePlaceError(path: string, place: string, { got, ...rest }: Malformation): UserError {
  return userError('profile-malformed', inFile(path), { ...rest, got: got.slice(0, MAX_GOT), place });
}

type LimitedPart = DataOf<'profile-too-many'>['what'];

/** Throws a UserError if there are more than `max`. */
export function checkLimit(path: string, what: LimitedPart, count: number, max: number): void {
  if (count > max) throw userError('profile-too-many', inFile(path), { what, max });
}
