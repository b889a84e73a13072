// Holds the only list of profile formats, and reads a file, given the id of a format or `auto`.

import { userError } from '../errors.ts';
import { atKey, inFile } from '../model/location.ts';
import type { Profile } from '../model/profile.ts';
import { callgrind } from './callgrind.ts';
import { collapsed } from './collapsed.ts';
import { cpuprofile } from './cpuprofile.ts';
import { normaliseProfile } from './normalise.ts';
import { perfScript } from './perf-script.ts';
import { pprof } from './pprof.ts';
import { type ProfileFile, type ProfileFormat, toUtf8 } from './profile-format.ts';
import { speedscope } from './speedscope.ts';

/** All formats. The first one that recognises a file reads it, so the vaguest one is the last. */
export const PROFILE_FORMATS: readonly ProfileFormat[] = [
  speedscope,
  cpuprofile,
  callgrind,
  perfScript,
  collapsed,
  pprof,
];

export const profileFormatIds: readonly string[] = PROFILE_FORMATS.map(({ id }) => id);

/** Number of bytes in which a format is recognised. */
const START = 65_536;

/** Begins the files of `perf record`, whose format depends on the version of perf. */
const PERF_RECORD = 'PERFILE2';

/** Reads one file with the names of all functions normalised. Throws a UserError that says what is wrong. */
export function readProfile(file: ProfileFile, idOrAuto: string): Profile {
  if (file.bytes.length === 0) throw userError('profile-empty', inFile(file.path), {});
  return normaliseProfile(chooseFormat(file, idOrAuto).parse(file));
}

function chooseFormat(file: ProfileFile, idOrAuto: string): ProfileFormat {
  if (idOrAuto !== 'auto') {
    const named = PROFILE_FORMATS.find(({ id }) => id === idOrAuto);
    if (named !== undefined) return named;
    throw userError('profile-format-unknown', atKey('format'), { got: idOrAuto, known: [...profileFormatIds] });
  }
  const start = toUtf8(file.bytes.subarray(0, START))
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (start.startsWith(PERF_RECORD)) throw userError('profile-of-perf-record', inFile(file.path), {});
  const format = PROFILE_FORMATS.find(({ recognises }) => recognises(start, file));
  if (format !== undefined) return format;
  const got = start.slice(0, 80);
  throw userError('profile-unrecognised', inFile(file.path), { got, known: [...profileFormatIds] });
}
