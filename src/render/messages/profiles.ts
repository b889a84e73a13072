// Messages about profiles: files of a profiler that cannot be read or compared.

import { code, codes, type Field, message, number, optional, sentence, text, texts } from './message.ts';

/** A number of bytes. */
const megabytes: Field<number, string> = {
  ...number,
  show: (bytes) => `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MB`,
};

const PROFILE_LESS = 'Profile for a shorter time, or with fewer samples per second.';

export const PROFILE_MESSAGES = {
  'profile-files-missing': message(
    { side: code },
    'no profile of {side} was named. Use `profile diff BASE… -- HEAD…`, with the profiles of base before the two dashes.',
  ),
  'profile-files-too-many': message(
    { got: number, max: number },
    '{got} profiles were named, but at most {max} are read on each side. Name fewer.',
  ),
  'profile-too-large': message(
    { got: megabytes, max: megabytes, what: optional(text) },
    `has {got}, but at most {max} are read. ${PROFILE_LESS}`,
  ),
  'profile-grows-too-large': message(
    { max: megabytes },
    `has more than {max} when it is decompressed, and no more are read. ${PROFILE_LESS}`,
  ),
  'profile-compression-broken': message(
    { reason: text },
    'is compressed, and the compressed data is broken ({reason}). The file may be cut off: record it again.',
  ),
  'profile-empty': sentence(
    'has no samples. Profile for a longer time, and check that the command runs the benchmark.',
  ),
  'profile-unrecognised': message(
    { got: text, known: codes },
    'is not a profile in a known format; it begins with {got}. The formats are {known}.',
  ),
  'profile-of-perf-record': sentence(
    'is the output of `perf record`, which only perf can read. Give the text that `perf script -i FILE` prints.',
  ),
  'profile-format-unknown': message(
    { got: text, known: codes },
    'unknown format of a profile {got}. The formats are {known}.',
  ),
  'profile-malformed': message(
    { format: code, expected: text, got: text, place: optional(code) },
    'is not a valid {format} profile[, at {place}]: expected {expected}, got {got}. Record it again, or name its format: with `--input-format` of `profile diff`, or with `format` below `profile` in the configuration.',
  ),
  'profile-negative': message(
    { got: number, place: code },
    'has a value below zero at {place}: {got}. A difference of two profiles cannot be compared: give the profiles themselves.',
  ),
  'profile-overflow': message(
    { unit: text },
    'has values in {unit} whose sum is too large for a number. Record it again.',
  ),
  'profile-too-deep': message(
    { max: number },
    'has calls that are more than {max} deep. Limit the depth of stacks in the profiler, for example with `perf script --max-stack`.',
  ),
  'profile-too-many': message(
    { what: text, max: number },
    `has too many {what}: at most {max} are read. ${PROFILE_LESS}`,
  ),
  'profile-line-too-long': message(
    { got: number, max: number },
    'has {got} bytes, but at most {max} are read. Check that the file is the text of a profiler.',
  ),
  'profile-units-differ': message(
    { units: texts },
    'the profiles have different units: {units}. Record both sides with the same profiler, event and settings.',
  ),
};
