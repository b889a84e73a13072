// A diagnostic is something that a person should know and that is not a verdict: a line that cannot be read, a command
// that failed, a doubtful statistic. It is data: what happened (`code`), where (`location`) and the facts (`data`). The
// words for each code are in `render/messages` and come last, when a report is printed.

import type * as z from 'zod';
import type { DataOf, DiagnosticCode } from '../render/messages/index.ts';
import type { diagnosticSchema } from './diagnostic-schema.ts';
import type { Location } from './location.ts';

export type { DiagnosticCode };

export type RecordedDiagnostic = z.infer<typeof diagnosticSchema>;

/** The part of a file that a message is about. `render/excerpt.ts` draws it with a caret, and a runner shows it in the file. */
export interface Excerpt {
  /** Path in the repository, if head has this very line there. Null otherwise: nothing may then be annotated. */
  readonly file: string | null;
  readonly line: number;
  /** Column in UTF-16 units from 1, as editors count; one past the end of the line if something is missing there. */
  readonly column: number;
  /** Length of the marked part in UTF-16 units, at least 1. */
  readonly length: number;
  /** The whole line without its line break. Untrusted text. */
  readonly text: string;
}

export interface Diagnostic extends RecordedDiagnostic {
  /** Line of the file that contains the mistake. Absent if there is none. */
  readonly excerpt?: Excerpt;
}

type Extra = Partial<Pick<Diagnostic, 'failure' | 'excerpt' | 'output'>>;

export function makeError<Code extends DiagnosticCode>(
  code: Code,
  location: Location,
  data: DataOf<Code>,
  extra?: Extra,
): Diagnostic {
  return makeDiagnostic('error', { code, location, data }, extra);
}

export function makeWarning<Code extends DiagnosticCode>(
  code: Code,
  location: Location,
  data: DataOf<Code>,
  extra?: Extra,
): Diagnostic {
  return makeDiagnostic('warning', { code, location, data }, extra);
}

function makeDiagnostic(
  severity: Diagnostic['severity'],
  { code, location, data }: { code: string; location: Location; data: object },
  extra: Extra = {},
): Diagnostic {
  // An absent field and an undefined one are the same to a message, but not in JSON.
  const facts = Object.entries(data).filter(([, fact]) => fact !== undefined);
  return { code, severity, location, data: Object.fromEntries(facts), ...extra };
}

export function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** Failures of a configuration that can never give a verdict. */
const PLAN_FAILURES: readonly Diagnostic['failure'][] = [
  'limit-misfit',
  'growth-misfit',
  'rounds-too-few',
  'budgets-unmatched',
];

/** No verdict is possible, whatever is measured. */
export function isPlanError({ failure }: Pick<Diagnostic, 'failure'>): boolean {
  return PLAN_FAILURES.includes(failure);
}

/** The outer position is for example the invocation whose output the diagnostic is about. */
export function within(outer: Location, diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, location: [...outer, ...diagnostic.location] };
}

export function isSameFinding(one: RecordedDiagnostic, other: RecordedDiagnostic): boolean {
  return one.code === other.code && JSON.stringify(one.data) === JSON.stringify(other.data);
}

export function isSameDiagnostic(one: RecordedDiagnostic, other: RecordedDiagnostic): boolean {
  return isSameFinding(one, other) && JSON.stringify(one.location) === JSON.stringify(other.location);
}

export function withOutput(diagnostic: Diagnostic, output: readonly string[]): Diagnostic {
  return output.length === 0 ? diagnostic : { ...diagnostic, output };
}

export function withoutOutput<Found extends RecordedDiagnostic>({
  output: _,
  ...diagnostic
}: Found): Omit<Found, 'output'> {
  return diagnostic;
}

const MAX_LOGGED = 100;

/** Errors before warnings, and the number of those left out. */
export function selectForLog(diagnostics: readonly Diagnostic[]): {
  shown: readonly Diagnostic[];
  more: number;
} {
  const sorted = [...diagnostics.filter(isError), ...diagnostics.filter((one) => !isError(one))];
  return { shown: sorted.slice(0, MAX_LOGGED), more: Math.max(0, sorted.length - MAX_LOGGED) };
}
