// Reads and writes the recording that replaces base. It is read from the same commit as the configuration, so that a
// pull request cannot lower its own bar. Changes of the pull request to it are reported and not applied.

import { resolve } from 'node:path';
import { userError } from '../errors.ts';
import type { Commits } from '../git/commits.ts';
import { findBlob, findTrustedBlob, readBlob } from '../git/config-file.ts';
import type { Store } from '../git/store.ts';
import type { Host } from '../host/host.ts';
import { asBaseline, type Baseline } from '../model/baseline.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { CommitSettings, MeasureSettings } from '../settings/settings.ts';
import { parseRecording } from './recording-file.ts';

/** Limit above a thousand benchmarks of thirty rounds. The file is part of everybody's clone. */
const LIMIT_BYTES = 16 * 1024 * 1024;

export interface FoundBaseline {
  readonly baseline: Baseline;
  readonly problems: readonly Diagnostic[];
}

interface BaselineLocation {
  readonly path: string;
  readonly from: CommitSettings['configFrom'];
  readonly store: Store;
  readonly commits: Commits;
}

export async function readBaseline(
  host: Host,
  { format, unit }: Pick<MeasureSettings, 'format' | 'unit'>,
  place: BaselineLocation,
): Promise<FoundBaseline> {
  const { path } = place;
  const { text, problems } = await readText(host, place);
  const recording = asBaseline(parseRecording(text, path, 'baseline'));
  if (recording.series.length === 0) throw userError('baseline-without-values', inFile(path), {});
  const { schedule } = recording;
  if (schedule.unit !== unit) {
    const data = { setting: 'unit', configured: unit, found: schedule.unit } as const;
    throw userError('baseline-setting-differs', inFile(path), data);
  }
  if (format !== 'auto' && schedule.format !== format) {
    const found = schedule.format === null ? {} : { found: schedule.format };
    throw userError('baseline-setting-differs', inFile(path), {
      setting: 'format',
      configured: format,
      ...found,
    });
  }
  return { baseline: { path, recording }, problems };
}

async function readText(host: Host, { path, from, store, commits }: BaselineLocation) {
  const problems: Diagnostic[] = [];
  if (from === 'worktree') {
    return {
      text: await host.files.read(resolve(host.folder, path), LIMIT_BYTES).then(throwIfMissing(path)),
      problems,
    };
  }
  const head = await findBlob(store, commits.head.sha, path);
  const isOfCommit = from !== 'head' && from !== 'base';
  const configCommits = isOfCommit ? [from] : commits.configCommits;
  const base = from === 'head' ? null : await findTrustedBlob(store, { configCommits }, path);
  const blob = isOfCommit ? base : (base ?? head);
  if (from === 'base') {
    if (base === null) problems.push(makeWarning('baseline-only-on-head', inFile(path), {}));
    else if (base.sha !== head?.sha)
      problems.push(makeWarning('baseline-changed', inFile(path), { isDeleted: head === null }));
  }
  const text = blob === null ? null : await readBlob(store, blob, LIMIT_BYTES);
  return { text: throwIfMissing(path)(text), problems };
}

function throwIfMissing(path: string): (text: string | null) => string {
  return (text) => {
    if (text !== null) return text;
    throw userError('baseline-not-found', inFile(path), {});
  };
}

/** Writes one line per series and per invocation, so that a change of the file can be reviewed. */
export function renderBaseline(recording: Recording): string {
  const entries = Object.entries(asBaseline(recording)).map(([key, value]) => {
    const isList = Array.isArray(value) && value.length > 0;
    const lines = isList ? value.map((one) => `    ${JSON.stringify(one)}`).join(',\n') : '';
    return `  ${JSON.stringify(key)}: ${isList ? `[\n${lines}\n  ]` : JSON.stringify(value)}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}
