// Compiles the regular expressions of filters with re2js, a port of Go's engine: an expression in, a test of byte strings
// out, or a refusal in Go's words. The time of a test is linear in the text, whatever the expression.
// Some spellings of `\p{…}` differ from Go's: re2js knows `\p{Lu}` and `\p{Greek}`, but not `\p{Letter}`.

import { RE2JS } from 're2js';
import { MAX_PATTERN_CHARACTERS } from '../text/pattern.ts';
import { throwBenchstatError } from './benchstat-error.ts';
import { charactersOf, fromBytes } from './bytes.ts';

/** Compiles an expression to a search anywhere in the text. */
export function compileRegexp(expression: string): (bytes: string) => boolean {
  const compiled = compileWithGoErrors(expression);
  const { length } = expression;
  if (length > MAX_PATTERN_CHARACTERS)
    throwBenchstatError(`regexp has ${length} characters, but at most ${MAX_PATTERN_CHARACTERS} are allowed`);
  // Go takes each byte that is not UTF-8 for a character of its own.
  return (bytes) => compiled.test(charactersOf(bytes).map(fromBytes).join(''));
}

function compileWithGoErrors(expression: string): RE2JS {
  try {
    return RE2JS.compile(expression);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('error parsing regexp'))) throw error;
    const { message } = error;
    // In Go every message ends with the part of the expression that it is about, which re2js sometimes leaves out.
    if (message.endsWith('`')) return throwBenchstatError(message);
    const part = message.includes('trailing backslash') ? '' : expression;
    return throwBenchstatError(`${message}: \`${part}\``);
  }
}
