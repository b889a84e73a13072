// The position of the regular expression parser in its pattern, a byte string, and its errors in Go's words. Shared by
// the grammar and the character classes.

import { throwBenchstatError } from '../benchstat-error.ts';
import { BAD_BYTE, characterAt, sizeOf } from '../utf8.ts';

export interface RegexpFlags {
  readonly ignoresCase: boolean;
  /** `^` and `$` also match at line breaks. */
  readonly isMultiline: boolean;
  /** `.` also matches a line break. */
  readonly dotMatchesAll: boolean;
}

/** State of the parser. Every function that reads moves `at`. */
export interface Cursor {
  readonly pattern: string;
  at: number;
  flags: RegexpFlags;
}

export const NO_FLAGS: RegexpFlags = { ignoresCase: false, isMultiline: false, dotMatchesAll: false };

export function throwRegexpError(what: string, where: string): never {
  return throwBenchstatError(`error parsing regexp: ${what}: \`${where}\``);
}

/** Reads the next character. Refuses a byte that starts none. */
export function parseCharacter(cursor: Cursor): number {
  const code = characterAt(cursor.pattern, cursor.at);
  if (code === BAD_BYTE) throwRegexpError('invalid UTF-8', cursor.pattern.slice(cursor.at));
  cursor.at += sizeOf(code);
  return code;
}

export function checkUtf8(text: string): void {
  const cursor: Cursor = { pattern: text, at: 0, flags: NO_FLAGS };
  while (cursor.at < text.length) parseCharacter(cursor);
}
