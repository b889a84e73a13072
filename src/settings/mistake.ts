// A mistake in a text before its location is known: the code of a message and its data. Schemas attach mistakes to zod's
// issues, and `explain.ts` reads them back. It has no words.

import { type Diagnostic, type DiagnosticCode, type Excerpt, makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';
import { MAX_PATTERN_CHARACTERS } from '../text/pattern.ts';

export interface Mistake {
  readonly code: DiagnosticCode;
  readonly data: object;
}

export function makeMistake<Code extends DiagnosticCode>(code: Code, data: DataOf<Code>): Mistake {
  return { code, data };
}

export function findLongPattern({ length: characters }: string): Mistake | null {
  const limit = MAX_PATTERN_CHARACTERS;
  return characters > limit ? makeMistake('pattern-too-long', { characters, limit }) : null;
}

export function toError({ code, data }: Mistake, location: Location, excerpt?: Excerpt): Diagnostic {
  return makeError(code, location, data as never, excerpt && { excerpt });
}

/** A kind of value for which the messages say what to write. */
export type Expected = NonNullable<DataOf<'value-empty'>['expected']>;

/** The text that should be written: one of the kinds that the messages explain, or one of some words. */
export type Expectation = { readonly expected: Expected } | { readonly known: readonly string[] };

/** The message of zod's issues must be a text. */
export function encodeExpectation(expected: Expected | readonly string[]): string {
  return JSON.stringify((typeof expected === 'string' ? { expected } : { known: expected }) satisfies Expectation);
}

export function decodeExpectation(message: string): Expectation {
  return JSON.parse(message) as Expectation;
}

/** A longer quotation would hide the mistake in it. */
const MAX_CHARACTERS = 60;

/** Makes an untrusted text fit for a quotation: one short line, without characters that control a terminal. */
export function toQuotable(text: string): string {
  const line = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');
  const characters = [...line];
  return characters.length <= MAX_CHARACTERS ? line : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}
