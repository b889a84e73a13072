// Messages about the operating system, GitHub and everything else outside of this program.

import { asCode, type RichText, richText } from '../rich-text.ts';
import { code, flag, got, message, number, oneOf, optional, sentence, text, withCode } from './message.ts';

export const SYSTEM_MESSAGES = {
  /** A problem in a recording of version 1, which holds finished words. */
  quoted: message({ message: text }, 'it says {message}.'),
  'temporary-folder-unusable': message(
    { folder: text },
    'no folder could be made in {folder}. Let `RUNNER_TEMP` (on a runner) or `TMPDIR` name a folder that this user can write to.',
  ),
  /** The operating system refused to use the file of the location, or `file` if the location is not a path. */
  'system-error': message({ errno: code, call: code, file: optional(text) }, ({ errno, call, file }) => {
    const subject = file === undefined ? [] : richText`${file} `;
    return richText`${subject}${reasonOf(errno) ?? richText`could not be used: the operating system answered ${errno} to ${call}. Give another place, or ask who looks after this machine.`}`;
  }),
  'not-a-regular-file': message(
    { kind: optional(oneOf('symbolic link', 'folder', 'pipe', 'socket', 'device')), file: optional(text) },
    ({ kind, file }) =>
      richText`${file === undefined ? '' : richText`${file} `}is not a regular file${kind === undefined ? '' : `, got a ${kind}`}. ${kind === 'folder' ? 'Name a file in it.' : 'Name a regular file.'}`,
  ),
  'file-too-large': message(
    { bytes: number, limitBytes: number },
    'is larger than the limit of {limitBytes} bytes, got {bytes} bytes. Give a smaller file.',
  ),
  'folder-too-large': message({ limit: number }, 'has more than {limit} files and folders. Name a smaller folder.'),
  'git-not-found': message({ needed: code }, 'is not on PATH. Install git {needed} or newer.'),
  'git-too-old': message({ found: text, needed: code }, 'is too old, got {found}. Install git {needed} or newer.'),
  'git-not-started': message(
    { reason: text },
    'could not be started, got {reason}. Try `git --version` in this folder.',
  ),
  'git-cancelled': sentence('the run was cancelled before the commits were fetched.'),
  'shell-not-found': message({ isWindows: flag }, ({ isWindows }) =>
    isWindows
      ? richText`bash of Git for Windows was not found. Install Git for Windows, or add its ${asCode('bin')} folder to PATH.`
      : richText`neither bash nor sh was found. Install bash, or correct PATH.`,
  ),
  'option-unsupported': message(
    { option: oneOf('cpus', 'nice'), found: text },
    ({ option, found }) =>
      richText`this works only on ${option === 'cpus' ? 'Linux' : 'Linux and macOS'}${got(found)}. Leave ${asCode(option)} out on this system.`,
  ),
  'cpus-not-available': message({ cpus: text, allowed: optional(code) }, ({ cpus, allowed }) => {
    const choice = allowed === undefined ? richText`Leave` : richText`Choose from ${allowed}, or leave`;
    return richText`not all of these processors can be used${got(cpus)}. ${choice} ${asCode('cpus')} out.`;
  }),
  'nice-not-allowed': message({ nice: number }, ({ nice }) => {
    const remedy = nice < 0 ? 'Negative values need root: run as root, or write 0 or more.' : 'Leave `nice` out.';
    return richText`the system does not allow this, got ${nice}. ${withCode(remedy)}`;
  }),
  'affinity-program-missing': message(
    { name: oneOf('taskset', 'nice'), option: code },
    ({ name, option }) =>
      richText`the program ${asCode(name)} was not found. Install ${name === 'taskset' ? 'util-linux' : 'coreutils'}, or leave ${option} out.`,
  ),
  'event-file-unusable': message(
    { path: text, fault: oneOf('missing', 'empty', 'not an object') },
    ({ path, fault }) => {
      const what = {
        missing: 'the file of the event does not exist',
        empty: 'the file of the event is empty',
        'not an object': 'the event is not a JSON object',
      }[fault];
      return richText`${what}${got(path)}. Run the job again; the runner writes this file, and no step may change it.`;
    },
  ),
};

const NO_RIGHT = 'may not be read or written by this user. Change its rights, or give another place.';
const NO_FILE_HANDLES =
  'could not be opened, because too many files are open. Raise the limit (`ulimit -n`), or end other programs.';

/** Errors of the operating system that a user can do something about, by code. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EROFS: 'is on a read-only file system. Give another place.',
  ENOSPC: 'could not be written, because the disk is full. Free some space on it.',
  EDQUOT: 'could not be written, because the disk quota is used up. Free some space.',
  EMFILE: NO_FILE_HANDLES,
  ENFILE: NO_FILE_HANDLES,
  ENOENT: 'is not there. Check the path.',
  EEXIST: 'is a file, and a folder is needed. Remove it, or give another place.',
  ENOTDIR: 'lies below a file, and a folder is needed. Remove that file, or give another place.',
  EISDIR: 'is a folder, and a file is needed. Name a file in it.',
  ELOOP: 'is a symbolic link, which is not followed. Name the file itself.',
  ENXIO: 'is a pipe that nobody reads. Name a regular file.',
  EIO: 'could not be used, because the device failed. Check the disk.',
};

function reasonOf(errno: { code: string }): RichText | null {
  const reason = REASONS[errno.code];
  return reason === undefined ? null : withCode(reason);
}
