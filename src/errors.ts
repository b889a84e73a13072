// The one error that is meant for a person. It says where, what is wrong, what was found and what to do;
// the entries print it without a stack. Everything else that is thrown is a defect and keeps its stack.

import type { Excerpt } from './model/excerpt.ts';

export interface Complaint {
  /** File with line, YAML path, input or flag, as the user typed it. */
  readonly where: string;
  /** What is wrong, one sentence without its full stop. */
  readonly what: string;
  /** What was found there, printed in quotes; left out when there is nothing to quote. */
  readonly got?: string;
  /** What to do about it, one sentence without its full stop. */
  readonly remedy?: string;
  /** The line of the file that it is about; left out where there is none. */
  readonly excerpt?: Excerpt;
}

export class UserError extends Error {
  override readonly name = 'UserError';
  readonly complaints: readonly Complaint[];

  /** Takes one complaint or several: all that is wrong with a file is said at once. */
  constructor(...complaints: readonly [Complaint, ...Complaint[]]) {
    super(complaints.map(sentence).join('\n'));
    this.complaints = complaints;
  }
}

/** `<where>: <what>, got "<got>". <remedy>.` */
export function sentence({ where, what, got, remedy }: Complaint): string {
  const found = got === undefined ? '' : `, got "${got}"`;
  const advice = remedy === undefined ? '' : ` ${remedy}.`;
  return `${where}: ${what}${found}.${advice}`;
}

/** The same as data of a report: what stands behind `where` is the message. */
export function problemOf(complaint: Complaint) {
  const { where, excerpt } = complaint;
  const message = sentence(complaint).slice(where.length + 2);
  return { where, message, severity: 'error' as const, ...(excerpt && { excerpt }) };
}
