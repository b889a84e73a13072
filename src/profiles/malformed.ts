// Makes the errors of a profile that is not what its format says, or that has more of something than is read.

import { type UserError, userError } from '../errors.ts';
import { inFile } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';

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
