// Regular expressions of filters, in the syntax and with the errors of Go's regexp package (RE2): a byte string
// to a test of byte strings that hold UTF-8. Takes time linear in the text, whatever the expression.

import { parseRegexp } from './parse.ts';
import { compileProgram, matches } from './program.ts';

/** Searches anywhere in the text. Refuses a bad expression with Go's message. */
export function compileRegexp(pattern: string): (text: string) => boolean {
  const program = compileProgram(parseRegexp(pattern));
  return (text) => matches(program, text);
}
