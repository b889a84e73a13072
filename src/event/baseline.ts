// Reads and writes the recording that replaces base. It is read from the same commit as the configuration, so that a
// pull request cannot lower its own bar. Changes of the pull request to it are reported and not applied.

import { resolve } from 'node:path';
import { userError } from '../errors.ts';
import type { Commits } from '../git/commits.ts';
import { findBlob, findFirstBlob, readBlob } from '../git/config-file.ts';
import type { Store } from '../git/store.ts';
import type { Host } from '../host/host.ts';
import { asBaseline, type Baseline } from '../model/baseline.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { DataOf } from '../render/messages/index.ts';
import type { CommitSettings, MeasureSettings } from '../settings/settings.ts';
import { parseRecording } from './recording-file.ts';

/** Limit above a thousand benchmarks of thirty rounds. The file is part of everybody's clone. */
const LIMIT_BYTES = 16 * 1024 * 1024;

export async function readBaseline(
  host: Host,
  { format, unit }: Pick<MeasureSettings, 'format' | 'unit'>,
  {
    path,
    from,
    store,
    commits,
  }: {
    readonly path: string;
    readonly from: CommitSettings['configFrom'];
    readonly store: Store;
    readonly commits: Commits;
  },
): Promise<{ readonly baseline: Baseline; readonly problems: readonly Diagnostic[] }> {
  const { text, problems } =
    from === 'worktree'
      ? { text: await host.files.read(resolve(host.folder, path), LIMIT_BYTES), problems: [] }
      : await readCommittedBaseline(store, commits, path, from);
  if (text === null) throw userError('baseline-not-found', inFile(path), {});
  const recording = asBaseline(parseRecording(text, path, 'baseline'));
  if (recording.series.length === 0) throw userError('baseline-without-values', inFile(path), {});
  const { schedule } = recording;
  const refuse = (data: DataOf<'baseline-setting-differs'>) =>
    userError('baseline-setting-differs', inFile(path), data);
  if (schedule.unit !== unit) throw refuse({ setting: 'unit', configured: unit, found: schedule.unit });
  if (format !== 'auto' && schedule.format !== format)
    throw refuse({ setting: 'format', configured: format, found: schedule.format ?? undefined });
  return { baseline: { path, recording }, problems };
}

/** A change of head to the baseline is a problem, and not applied. Its text is null if no commit has it. */
async function readCommittedBaseline(store: Store, commits: Commits, path: string, from: CommitSettings['configFrom']) {
  const problems: Diagnostic[] = [];
  const head = await findBlob(store, commits.head.sha, path);
  const isOfCommit = from !== 'head' && from !== 'base';
  const base = from === 'head' ? null : await findFirstBlob(store, isOfCommit ? [from] : commits.configCommits, path);
  if (from === 'base') {
    if (base === null) problems.push(makeWarning('baseline-only-on-head', inFile(path), {}));
    else if (base.sha !== head?.sha)
      problems.push(makeWarning('baseline-changed', inFile(path), { isDeleted: head === null }));
  }
  const blob = isOfCommit ? base : (base ?? head);
  return { text: blob && (await readBlob(store, blob, LIMIT_BYTES)), problems };
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
