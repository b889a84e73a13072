// Measures the sizes of built files on one side, after its setup and before any code of the other side runs. For files whose size
// differs, also which of their parts do. What cannot be read is a problem of the run, never an exception.

import { recoverFrom, relocate, UserError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import {
  COMPRESSIONS,
  type FilesSetting,
  foldHashes,
  MAX_FILES,
  type RecordedFileSizes,
  SIZE_METRICS,
  type SizeMetric,
} from '../model/file-sizes.ts';
import { atKey, inFile } from '../model/location.ts';
import { MAX_NAME_LENGTH, type Side } from '../model/measurement.ts';
import { formatFileSizes } from '../render/messages/measuring-log.ts';
import { selectPaths } from '../text/pattern.ts';
import { findGrownParts } from './file-parts.ts';
import { type MeasureRun, recordProblem } from './run.ts';

/** Bytes by metric, of all files of a row. */
type RowSizes = Map<SizeMetric, number>;

export interface SideFiles {
  readonly sizes: ReadonlyMap<string, RowSizes>;
  /** Paths of the files of each row. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
}

export async function measureFiles(run: MeasureRun, side: Side): Promise<void> {
  const { host, measuring } = run;
  const { settings, trees } = measuring;
  // The shards of a run have the same files.
  if (settings.files.length === 0 || (run.shard !== null && run.shard.index > 1)) return;
  const report = (problem: Diagnostic) => recordProblem(run, side, problem);
  const measured = await readSide(host, trees.folders[side], settings.files, report);
  if (measured === null) return;
  run.fileSizes = { ...run.fileSizes, [side]: measured };
  host.log.info(formatFileSizes(side, [...measured.paths.values()].flat().length));
  const { base, head } = run.fileSizes;
  if (side !== measuring.sides.at(-1)) return;
  const all = [base, head].flatMap((one) => [...(one?.paths.values() ?? [])].flat());
  const unmatched = settings.files
    .map(({ path }) => path)
    .filter((pattern) => {
      const { hasFile } = selectPaths([pattern]);
      return !all.some((path) => hasFile(path));
    });
  if (unmatched.length > 0)
    recordProblem(run, 'base', makeWarning('files-unmatched', atKey('files'), { patterns: unmatched }));
  const grown = base && head ? listGrownRows(base, head) : [];
  const parts = await findGrownParts(host.files, { folders: trees.folders, settings: settings.files, rows: grown });
  run.files = { sides: [...measuring.sides].filter((one) => run.fileSizes[one]), sizes: listSizes(base, head), parts };
}

/** Null, with a problem, if there are too many files. */
async function readSide(
  { files, cancelled }: Pick<Host, 'files' | 'cancelled'>,
  folder: string,
  settings: readonly FilesSetting[],
  report: (problem: Diagnostic) => void,
): Promise<SideFiles | null> {
  const wanted = new Map<string, Set<FilesSetting['compress']>>();
  for (const { path: pattern, compress } of settings) {
    const { hasFile, mayHaveBelow } = selectPaths([pattern]);
    const listed = await files
      .list(
        folder,
        (path) => hasFile(path),
        (path) => mayHaveBelow(path),
      )
      .catch(recoverFrom(UserError, (error) => relocate(error, atKey('files'))));
    if (listed instanceof UserError) {
      for (const problem of listed.diagnostics) report({ ...problem, failure: 'benchmark-failed' });
      return null;
    }
    for (const path of listed.keys()) wanted.set(path, (wanted.get(path) ?? new Set()).add(compress));
    if (wanted.size <= MAX_FILES) continue;
    const data = { pattern, count: listed.size, limit: MAX_FILES };
    report(makeError('files-too-many', atKey('files'), data, { failure: 'benchmark-failed' }));
    return null;
  }
  const sizes = new Map<string, RowSizes>();
  const paths = new Map<string, string[]>();
  for (const [path, compressions] of wanted) {
    if (cancelled.aborted) return null;
    const name = foldHashes(path).slice(0, MAX_NAME_LENGTH);
    const found = await files
      .measureSize(`${folder}/${path}`, [...compressions])
      .catch(recoverFrom(UserError, (error) => relocate(error, inFile(path))));
    if (found instanceof UserError) {
      for (const problem of found.diagnostics) report({ ...problem, failure: 'benchmark-failed' });
      continue;
    }
    const row = sizes.get(name) ?? new Map<SizeMetric, number>();
    for (const one of COMPRESSIONS) {
      const bytes = found[one];
      if (bytes !== null) row.set(SIZE_METRICS[one], (row.get(SIZE_METRICS[one]) ?? 0) + bytes);
    }
    if (row.size > 0) sizes.set(name, row);
    paths.set(name, [...(paths.get(name) ?? []), path]);
  }
  return { sizes, paths };
}

function listSizes(base: SideFiles | undefined, head: SideFiles | undefined): RecordedFileSizes['sizes'] {
  const names = [...new Set([...(base?.sizes.keys() ?? []), ...(head?.sizes.keys() ?? [])])].sort();
  return names.flatMap((name) =>
    Object.values(SIZE_METRICS).flatMap((metric) => {
      const [onBase, onHead] = [base, head].map((side) => side?.sizes.get(name)?.get(metric) ?? null);
      return onBase === null && onHead === null ? [] : { name, metric, base: onBase!, head: onHead! };
    }),
  );
}

/** Rows of both sides with different sizes, those that changed most first. */
function listGrownRows(base: SideFiles, head: SideFiles) {
  const { none: metric } = SIZE_METRICS;
  return [...head.sizes]
    .flatMap(([name, sizes]) => {
      const change = (sizes.get(metric) ?? 0) - (base.sizes.get(name)?.get(metric) ?? 0);
      const isOnBoth = base.sizes.has(name);
      if (!isOnBoth || change === 0) return [];
      return { name, change, paths: { base: base.paths.get(name)!, head: head.paths.get(name)! } };
    })
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
}
