// The only error that is meant for a person. It says where, what is wrong, what was found, and what to do; the entries
// print it without a stack. Errors of the operating system are converted to it here. Any other exception is a defect
// and keeps its stack.

import type { Excerpt } from './model/excerpt.ts';
import type { ProblemCode } from './model/problem-code.ts';
import { quoteText } from './text/quote-text.ts';

export interface Complaint {
  /** File with line, YAML path, input or flag, as the user typed it. */
  readonly where: string;
  /** Description of the mistake, one sentence without its full stop. */
  readonly what: string;
  /** Text that was found there, printed in quotes. Absent if there is nothing to quote. */
  readonly got?: string;
  /** Advice, one sentence without its full stop. */
  readonly remedy?: string;
  /** Line of the file that contains the mistake. Absent if there is none. */
  readonly excerpt?: Excerpt;
  /** Kind of problem. Absent where no code needs it. */
  readonly code?: ProblemCode;
}

export class UserError extends Error {
  override readonly name = 'UserError';
  readonly complaints: readonly Complaint[];

  /** Takes one complaint or several, so that all mistakes of a file are reported at once. */
  constructor(...complaints: readonly [Complaint, ...Complaint[]]) {
    super(complaints.map(sentence).join('\n'));
    this.complaints = complaints;
  }
}

/** Returns `<where>: <what>, got "<got>". <remedy>.` */
export function sentence({ where, what, got, remedy }: Complaint): string {
  const found = got === undefined ? '' : `, got ${quoteText(got)}`;
  const advice = remedy === undefined ? '' : ` ${remedy}.`;
  return `${where}: ${what}${found}.${advice}`;
}

/** Returns the error with this code in every complaint that has none. */
export function withCode(error: UserError, code: ProblemCode): UserError {
  const [first, ...others] = error.complaints.map((complaint) => ({ code, ...complaint }));
  return new UserError(first!, ...others);
}

/** Returns a complaint as data of a report. The message is the sentence without `where`. */
export function problemOf(complaint: Complaint) {
  const { where, excerpt, code } = complaint;
  const message = sentence(complaint).slice(where.length + 2);
  return { where, message, severity: 'error' as const, ...(excerpt && { excerpt }), ...(code && { code }) };
}

/**
 * Returns an error that is meant for a person: a UserError unchanged, an error of the operating system, such as a full
 * disk, as a sentence. Null for anything else, which is a defect.
 */
export function userErrorOf(error: unknown): UserError | null {
  if (error instanceof UserError) return error;
  if (!isSystemError(error)) return null;
  const { code, syscall, path, dest } = error;
  const reason = SYSTEM_REASONS[code] ?? {
    what: `could not be used: the operating system answered ${code} to ${syscall}`,
    remedy: 'Give another place, or ask who looks after this machine',
  };
  return new UserError({ where: dest ?? path ?? syscall, ...reason });
}

type SystemErrorText = Required<Pick<Complaint, 'what' | 'remedy'>>;

const NO_RIGHT: SystemErrorText = {
  what: 'may not be read or written by this user',
  remedy: 'Change its rights, or give another place',
};

const NO_FILE_HANDLES: SystemErrorText = {
  what: 'could not be opened, because too many files are open',
  remedy: 'Raise the limit (`ulimit -n`), or end other programs',
};

/** Errors of the operating system that a user can do something about, by code. */
const SYSTEM_REASONS: Readonly<Record<string, SystemErrorText>> = {
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EROFS: { what: 'is on a read-only file system', remedy: 'Give another place' },
  ENOSPC: { what: 'could not be written, because the disk is full', remedy: 'Free some space on it' },
  EDQUOT: { what: 'could not be written, because the disk quota is used up', remedy: 'Free some space' },
  EMFILE: NO_FILE_HANDLES,
  ENFILE: NO_FILE_HANDLES,
  ENOENT: { what: 'is not there', remedy: 'Check the path' },
  EEXIST: { what: 'is a file, and a folder is needed', remedy: 'Give another place' },
  ENOTDIR: { what: 'lies below a file, and a folder is needed', remedy: 'Give another place' },
  EISDIR: { what: 'is a folder, and a file is needed', remedy: 'Name a file in it' },
  ELOOP: { what: 'is a symbolic link, which is not followed', remedy: 'Name the file itself' },
  ENXIO: { what: 'is a pipe that nobody reads', remedy: 'Name a regular file' },
  EIO: { what: 'could not be used, because the device failed', remedy: 'Check the disk' },
};

interface SystemError {
  readonly code: string;
  readonly syscall: string;
  readonly path?: string;
  readonly dest?: string;
}

function isSystemError(error: unknown): error is SystemError {
  if (typeof error !== 'object' || error === null) return false;
  return 'syscall' in error && 'code' in error && typeof error.code === 'string';
}
