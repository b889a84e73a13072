// Compiles regular expressions of filters, with the syntax and errors of Go's regexp package (RE2): a byte string in, a
// test of byte strings in UTF-8 out. The time is linear in the text, whatever the expression.

import { parseRegexp } from './parse.ts';
import { compileProgram, matches } from './program.ts';

/** Compiles an expression to a search anywhere in the text. Refuses an invalid expression with Go's message. */
export function compileRegexp(pattern: string): (text: string) => boolean {
  const program = compileProgram(parseRegexp(pattern));
  return (text) => matches(program, text);
}
