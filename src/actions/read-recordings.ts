// Reads the recordings that match the input `recordings`, below the workspace: those of one report, or of several pairs of
// commits.

import { join } from 'node:path';
import { userError } from '../errors.ts';
import { type RecordingsOfPair, readRecordingPairs, readRecordings } from '../event/recording-file.ts';
import type { Host } from '../host/host.ts';
import { atInput } from '../model/location.ts';
import { OPTIONS } from '../settings/options.ts';
import { compilePattern } from '../text/pattern.ts';

/** Reads the recordings of one report. */
export async function readMatchingRecordings(host: Host, pattern?: string): Promise<RecordingsOfPair> {
  const { paths, missing } = await findRecordings(host, pattern);
  return readRecordings(host, paths, missing);
}

/** Reads recordings of any commits, divided by their two commits. */
export async function readMatchingPairs(host: Host, pattern?: string): Promise<readonly RecordingsOfPair[]> {
  const { paths, missing } = await findRecordings(host, pattern);
  return readRecordingPairs(host, paths, missing);
}

async function findRecordings(host: Host, pattern: string = OPTIONS.recordings.preset) {
  const paths = [...(await host.files.list(host.folder, compilePattern(pattern))).keys()];
  return {
    paths: paths.map((path) => join(host.folder, path)),
    missing: userError('no-recording-matches', atInput('recordings'), { pattern }),
  };
}
