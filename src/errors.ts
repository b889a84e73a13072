// The only error that is meant for a person: it carries diagnostics, which the entries print without a stack. Errors of
// the operating system are converted to it here. Any other exception is a defect and keeps its stack.

import { type Diagnostic, type Excerpt, makeError } from './model/diagnostic.ts';
import type { Failure } from './model/diagnostic-schema.ts';
import { inFile, type Location } from './model/location.ts';
import type { DataOf, DiagnosticCode } from './render/messages/index.ts';

export class UserError extends Error {
  override readonly name = 'UserError';
  readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]];

  /** Takes one diagnostic or several, so that all mistakes of a file are reported at once. */
  constructor(...diagnostics: readonly [Diagnostic, ...Diagnostic[]]) {
    super();
    this.diagnostics = diagnostics;
  }

  /** The codes, for a stack trace. Whoever prints the error for people formats its diagnostics. */
  override get message(): string {
    return this.diagnostics.map(({ code }) => code).join(', ');
  }
}

interface UserErrorOptions {
  readonly failure?: Failure;
  readonly excerpt?: Excerpt;
  /** Diagnostics that explain this one, and are printed after it. */
  readonly causes?: readonly Diagnostic[];
}

export function userError<Code extends DiagnosticCode>(
  code: Code,
  location: Location,
  data: DataOf<Code>,
  { causes = [], ...extra }: UserErrorOptions = {},
): UserError {
  return new UserError(makeError(code, location, data, extra), ...causes);
}

/** Throws a UserError with all errors, if there are any. */
export function throwErrors([first, ...rest]: readonly Diagnostic[]): void {
  if (first !== undefined) throw new UserError(first, ...rest);
}

export function joinErrors(one: UserError, other: UserError): UserError {
  return new UserError(...one.diagnostics, ...other.diagnostics);
}

/** A diagnostic that has a failure keeps it. */
export function withFailure(error: UserError, failure: Failure): UserError {
  const [first, ...others] = error.diagnostics;
  return new UserError({ failure, ...first }, ...others.map((one) => ({ failure, ...one })));
}

/** Puts an error for people at another location, because the user knows it under that name. A defect stays as it is. */
export function relocate<Caught>(error: Caught, location: Location, data: Diagnostic['data'] = {}): Caught | UserError {
  const known = userErrorOf(error);
  if (known === null) return error;
  const move = (one: Diagnostic) => ({ ...one, location, data: { ...one.data, ...data } });
  const [first, ...others] = known.diagnostics;
  return new UserError(move(first), ...others.map(move));
}

/**
 * Makes a handler for `catch` that answers errors of one class, and throws all others again:
 * `await ask().catch(recoverFrom(UserError, () => null))`.
 */
export function recoverFrom<Caught extends Error, Answer>(
  type: abstract new (...args: never[]) => Caught,
  answer: (error: Caught) => Answer,
): (error: unknown) => Answer {
  return (error) => {
    if (error instanceof type) return answer(error);
    throw error;
  };
}

/** Null if it throws: for facts of the system that may be gone, or that nobody may read. */
export function nullIfThrown<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/**
 * Returns an error that is meant for a person: a UserError unchanged, an error of the operating system, such as a full
 * disk, as a UserError. Null for anything else, which is a defect.
 */
export function userErrorOf(error: unknown): UserError | null {
  if (error instanceof UserError) return error;
  if (!isSystemError(error)) return null;
  const { code, syscall, path, dest } = error;
  return userError('system-error', inFile(dest ?? path ?? syscall), { errno: code, call: syscall });
}

/** Returns the code of an error of Node.js, or the text of any other error. */
export function errorCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** An error of Node.js; `dest` is the second path of an operation with two. */
interface SystemError extends Error {
  readonly code: string;
  readonly syscall: string;
  readonly path?: string;
  readonly dest?: string;
}

/** Not by `instanceof`: in a test, the `Error` of Node.js itself is another one than that of the sources. */
function isSystemError(error: unknown): error is SystemError {
  if (typeof error !== 'object' || error === null || !('syscall' in error) || !('code' in error)) return false;
  return typeof error.code === 'string';
}
