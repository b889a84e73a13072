// Renders the last lines that a failed command printed. They are untrusted: each is cleaned, and in plain text each has a
// mark in front, so that none can be taken for a line of this program.

import type { Diagnostic } from '../model/diagnostic.ts';
import { stripControls } from './untrusted.ts';

/** Mark in front of each line in plain text. */
const MARK = '  | ';

/** The text has no final line break: such an output shows the lines apart. */
export function cleanLastLines(output: NonNullable<Diagnostic['output']>): string {
  return output.map(stripControls).join('\n');
}

export function renderLastLines(output: NonNullable<Diagnostic['output']>): string {
  return output.map((line) => `${MARK}${stripControls(line)}`.trimEnd()).join('\n');
}

/** `Last lines of round 1, head`. A location of others is not in it. */
export function titleOfLastLines({ location }: Diagnostic): string {
  const part = location.at(-1);
  if (part?.kind !== 'setup' && part?.kind !== 'round') return 'Last lines of the output';
  const when = part.kind === 'setup' ? 'setup' : part.round === 0 ? 'the warm-up' : `round ${part.round}`;
  return `Last lines of the output of ${when} on ${part.side}`;
}
