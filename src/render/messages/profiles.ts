// Messages about profiles: files of a profiler that cannot be read or compared.

import { richText } from '../rich-text.ts';
import { code, codes, list, message, number, optional, sentence, text, texts } from './message.ts';

export const PROFILE_MESSAGES = {
  'profile-files-missing': message(
    { side: code },
    'no profile of {side} was named. Write `profile diff BASE… -- HEAD…`, with the profiles of base before the two dashes.',
  ),
  'profile-files-too-many': message(
    { got: number, max: number },
    '{got} profiles were named, and at most {max} are read on each side. Name fewer.',
  ),
  'profile-too-large': message(
    { got: number, max: number, what: optional(text) },
    ({ got, max }) =>
      richText`has ${formatMegabytes(got)} MB, and at most ${formatMegabytes(max)} MB are read. Profile for a shorter time, or with fewer samples per second.`,
  ),
  'profile-grows-too-large': message(
    { max: number },
    ({ max }) =>
      richText`has more than ${formatMegabytes(max)} MB when it is decompressed, and no more are read. Profile for a shorter time, or with fewer samples per second.`,
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
    ({ got, known }) => richText`is no profile of a known format, got ${got}. The formats are ${list(known)}.`,
  ),
  'profile-of-perf-record': sentence(
    'is what `perf record` writes, and only perf reads it. Give the text that `perf script -i FILE` prints of it.',
  ),
  'profile-format-unknown': message(
    { got: text, known: codes },
    ({ got, known }) => richText`there is no such format of a profile, got ${got}. The formats are ${list(known)}.`,
  ),
  'profile-malformed': message(
    { format: code, expected: text, got: text, place: optional(code) },
    'is no correct {format} profile[, at {place}]: expected {expected}, got {got}. Record it again, or name its format: with `--input-format` of `profile diff`, or with `format` below `profile` in the configuration.',
  ),
  'profile-negative': message(
    { got: number, place: code },
    'has a value below zero, got {got} at {place}. A difference of two profiles cannot be compared: give the profiles themselves.',
  ),
  'profile-overflow': message(
    { unit: text },
    'has values in {unit} whose sum is too large for a number. Record it again.',
  ),
  'profile-too-deep': message(
    { max: number },
    'has calls that are more than {max} deep. Limit the depth of stacks in the profiler, such as with `perf script --max-stack`.',
  ),
  'profile-too-many': message(
    { what: text, max: number },
    'has too many {what}: at most {max} are read. Profile for a shorter time, or with fewer samples per second.',
  ),
  'profile-line-too-long': message(
    { got: number, max: number },
    'has {got} bytes, and at most {max} are read. Check that the file is the text of a profiler.',
  ),
  'profile-units-differ': message(
    { units: texts },
    ({ units }) =>
      richText`the profiles have different units, got ${list(units)}. Record both sides with the same profiler, event and settings.`,
  ),
};

function formatMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '');
}
