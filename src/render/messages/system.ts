// Messages about the operating system, GitHub and everything else outside of this program.

import { code, flag, message, number, oneOf, optional, text } from './message.ts';

const NO_RIGHT = 'cannot be read or written by this user. Change its permissions, or use another path.';
const NO_FILE_HANDLES =
  'could not be opened, because too many files are open. Raise the limit (`ulimit -n`), or close other programs.';

/** Errors of the operating system that a user can do something about, by code. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EROFS: 'is on a read-only file system. Use another path.',
  ENOSPC: 'could not be written, because the disk is full. Free some space on it.',
  EDQUOT: 'could not be written, because the disk quota is used up. Free some space.',
  EMFILE: NO_FILE_HANDLES,
  ENFILE: NO_FILE_HANDLES,
  ENOENT: 'does not exist. Check the path.',
  EEXIST: 'is a file, but must be a folder. Remove the file, or use another path.',
  ENOTDIR: 'is below a file that must be a folder. Remove that file, or use another path.',
  EISDIR: 'is a folder. Name a file in it.',
  ELOOP: 'is a symbolic link, which is not followed. Name the file itself.',
  ENXIO: 'is a pipe without a reader. Name a regular file.',
  EIO: 'could not be used, because the device failed. Check the disk.',
};

const OTHER_REASON =
  'could not be used: the operating system answered {errno} to {call}. Use another path, or ask the administrator of this machine.';

export const SYSTEM_MESSAGES = {
  /** A problem in a recording of version 1, which holds finished words. */
  quoted: 'it says {message}.',
  'temporary-folder-unusable':
    'no folder could be made in {folder}. Set `RUNNER_TEMP` (on a runner) or `TMPDIR` to a folder that this user can write to.',
  /** The operating system refused to use the file of the location, or `file` if the location is not a path. */
  'system-error': message(
    { errno: code, call: code, file: optional(text) },
    ({ errno }) => `[{file} ]${Object.hasOwn(REASONS, errno.code) ? REASONS[errno.code] : OTHER_REASON}`,
  ),
  'not-a-regular-file': message(
    { kind: optional(oneOf('symbolic link', 'folder', 'pipe', 'socket', 'device')), file: optional(text) },
    ({ kind }) => {
      if (kind === undefined) return '[{file} ]is not a regular file. Name a regular file.';
      return `[{file} ]is a {kind}. ${kind === 'folder' ? 'Name a file in it.' : 'Name a regular file.'}`;
    },
  ),
  'file-too-large': 'has {bytes:number} bytes, but at most {limitBytes:number} are read. Give a smaller file.',
  'folder-too-large': 'has more than {limit:number} files and folders. Name a smaller folder.',
  'git-not-found': 'is not on PATH. Install git {needed:code} or newer.',
  'git-too-old': 'is too old ({found}). Install git {needed:code} or newer.',
  'git-not-started': 'could not be started: {reason}. Try `git --version` in this folder.',
  'git-cancelled': 'cancelled before the commits were fetched; nothing measured.',
  'shell-not-found': message({ isWindows: flag }, ({ isWindows }) =>
    isWindows
      ? 'bash of Git for Windows was not found. Install Git for Windows, or add its `bin` folder to PATH.'
      : 'neither bash nor sh was found. Install bash, or correct PATH.',
  ),
  'option-unsupported': message({ option: oneOf('cpus', 'nice'), found: text }, ({ option }) =>
    option === 'cpus'
      ? 'works only on Linux. Leave out `cpus` ({found}) on this system.'
      : 'works only on Linux and macOS. Leave out `nice` ({found}) on this system.',
  ),
  'cpus-not-available': message({ cpus: text, allowed: optional(code) }, ({ allowed }) =>
    allowed === undefined
      ? 'some of the processors {cpus} cannot be used. Leave out `cpus`.'
      : 'some of the processors {cpus} cannot be used. Choose from {allowed}, or leave out `cpus`.',
  ),
  'cpus-not-applied': '`one` has no effect on this system: the command runs on all processors.',
  'nice-not-allowed': message({ nice: number }, ({ nice }) =>
    nice < 0
      ? 'the system does not allow {nice}. Negative values need root: run as root, or use 0 or more.'
      : 'the system does not allow {nice}. Leave out `nice`.',
  ),
  'affinity-program-missing': message({ name: oneOf('taskset', 'nice'), option: code }, ({ name }) =>
    name === 'taskset'
      ? 'the program `taskset` was not found. Install util-linux, or leave out {option}.'
      : 'the program `nice` was not found. Install coreutils, or leave out {option}.',
  ),
  'event-file-unusable': message({ path: text, fault: oneOf('missing', 'empty', 'not an object') }, ({ fault }) => {
    const what = {
      missing: 'the file of the event does not exist',
      empty: 'the file of the event is empty',
      'not an object': 'the event is not a JSON object',
    }[fault];
    return `${what}: {path}. Run the job again. The runner writes this file, and no step may change it.`;
  }),
} as const;
