// Makes the error of a profile that is not what its format says.

import { type UserError, userError } from '../errors.ts';
import { inFile } from '../model/location.ts';

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
