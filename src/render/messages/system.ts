// Messages about the operating system, GitHub and everything else outside of this program.

import { asCode, type RichText, richText } from '../rich-text.ts';
import { code, message, optional, text, withCode } from './message.ts';

export const SYSTEM_MESSAGES = {
  /** A problem in a recording of version 1, which holds finished words. */
  quoted: message({ message: text }, ({ message }) => richText`it says ${message}.`),

  'temporary-folder-unusable': message(
    { folder: text },
    ({ folder }) =>
      richText`no folder could be made in ${folder}. Let ${asCode('RUNNER_TEMP')} (on a runner) or ${asCode('TMPDIR')} name a folder that this user can write to.`,
  ),

  /** The operating system refused to use the file of the location, or `file` if the location is not a path. */
  'system-error': message({ errno: code, call: code, file: optional(text) }, ({ errno, call, file }) => {
    const subject = file === undefined ? [] : richText`${file} `;
    return richText`${subject}${reasonOf(errno) ?? richText`could not be used: the operating system answered ${errno} to ${call}. Give another place, or ask who looks after this machine.`}`;
  }),
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
  EEXIST: 'is a file, and a folder is needed. Give another place.',
  ENOTDIR: 'lies below a file, and a folder is needed. Give another place.',
  EISDIR: 'is a folder, and a file is needed. Name a file in it.',
  ELOOP: 'is a symbolic link, which is not followed. Name the file itself.',
  ENXIO: 'is a pipe that nobody reads. Name a regular file.',
  EIO: 'could not be used, because the device failed. Check the disk.',
};

function reasonOf(errno: { code: string }): RichText | null {
  const reason = REASONS[errno.code];
  return reason === undefined ? null : withCode(reason);
}
