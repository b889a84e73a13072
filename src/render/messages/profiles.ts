// Messages about profiles: files of a profiler that cannot be read or compared.

import { type Field, message, number, optional, text } from './message.ts';

/** A number of bytes. */
const megabytes: Field<number, string> = {
  ...number,
  show: (bytes) => `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MB`,
};

const PROFILE_LESS = 'Profile for a shorter time, or with fewer samples per second.';

export const PROFILE_MESSAGES = {
  'profile-files-missing': 'no profile of {side:code} is named. Use `profile diff BASE… -- HEAD…`.',
  'profile-files-too-many':
    '{got:number} profiles are named, but at most {max:number} are read on each side. Name fewer.',
  'profile-too-large': message(
    { got: megabytes, max: megabytes, what: optional(text) },
    `has {got}, but at most {max} are read. ${PROFILE_LESS}`,
  ),
  'profile-grows-too-large': message(
    { max: megabytes },
    `has more than {max} when decompressed, and no more are read. ${PROFILE_LESS}`,
  ),
  'profile-compression-broken': 'has broken compressed data ({reason}). The file may be cut off: record it again.',
  'profile-empty': 'has no samples. Profile for a longer time, and check that the command runs the benchmark.',
  'profile-unrecognised': 'is not a profile in a known format: it begins with {got}. Use one of {known:codes}.',
  'profile-of-perf-record':
    'is the output of `perf record`, which only perf can read. Give the output of `perf script -i FILE`.',
  'profile-format-unknown': 'unknown profile format {got}. Use one of {known:codes}.',
  'profile-malformed':
    'is not a valid {format:code} profile[ at {place:code}]: {got} stands in place of {expected}. Record it again, or name its format: `--input-format` of `profile diff`, or `format` below `profile` in the configuration.',
  'profile-negative':
    'has a value below zero at {place:code}: {got:number}. It may be a difference of two profiles: give the profiles themselves.',
  'profile-overflow': 'has values in {unit} whose sum is too large for a number. Record it again.',
  'profile-too-deep':
    'has calls that are more than {max:number} deep. Limit the depth of stacks in the profiler: `perf script --max-stack`.',
  'profile-too-many': `has too many {what}: at most {max:number} are read. ${PROFILE_LESS}`,
  'profile-line-too-long':
    'has {got:number} bytes, but at most {max:number} are read. Check that it is the text of a profiler.',
  'profile-units-differ':
    'the profiles have different units: {units:texts}. Record both sides with the same profiler, event and settings.',
} as const;
