// Puts a program such as Valgrind in front of a command. Script and words of the wrapper in, what the host runs out. Pure.

import type { ChildSpec } from '../host/host.ts';
import { quoteShellWords } from '../text/shell-word.ts';

/**
 * Returns the script and the wrapper of its shell. A script that starts a single program gets the words of the wrapper into it
 * instead: starting a shell under Callgrind takes longer than most benchmarks.
 */
export function wrapCommand(
  script: string,
  wrapper: NonNullable<ChildSpec['wrapper']>,
): Pick<ChildSpec, 'script' | 'wrapper'> {
  const program = script.trim();
  return ONE_PROGRAM.test(program) ? { script: `${quoteShellWords(wrapper)} ${program}` } : { script, wrapper };
}

/**
 * Matches a script that is one line without operators, which begins with the path of a program. A word with a slash is neither a
 * keyword nor a function nor an alias. Operators in quotes do not match either: then the shell is wrapped, which is always right.
 */
const ONE_PROGRAM = /^[\w.+@%-]*\/[\w.+@%/-]*(?:[ \t][^;&|<>()`#\n]*)?$/;
