// The stored runs of the history: what a report says about the change from base to head, as logarithms of ratios, how it is
// written, and what is believed of a file that somebody wrote. Whoever can push to the ref can write anything, so a file that
// is no run of this version is left out, with a warning.

import { CONFIDENCE } from '../compare/compare.ts';
import { withConfidence } from '../compare/witness.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Report, ReportRow } from '../model/report.ts';
import {
  HISTORY_VERSION,
  MAX_RUN_BYTES,
  type MeasuredTree,
  readStoredRow,
  readStoredRun,
  type StoredRow,
  type StoredRun,
} from '../model/stored-run.ts';
import { normalQuantile } from '../stats/normal.ts';
import { omitNull } from '../text/omit-null.ts';
import { shortenSha } from '../text/short-sha.ts';

const FOLDER = 'runs';

export function renderStoredRun(run: StoredRun): string {
  const { rows, ...facts } = run;
  // One row per line, so that git stores what two runs have in common once.
  const lines = rows.map((row) => JSON.stringify(row));
  return `${JSON.stringify(facts).slice(0, -1)},"rows":[${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`}]}\n`;
}

/**
 * Makes the path of a run. `digest` is that of its recordings, so the same recording has the same name in every month,
 * and is stored once however often it is sent.
 */
export function pathOfRun({ at, to }: StoredRun, digest: string): string {
  return `${FOLDER}/${at.slice(0, 7)}/${shortenSha(to.commit)}-${digest.slice(0, 16)}.json`;
}

export function isInRunFolder(path: string): boolean {
  return path.startsWith(`${FOLDER}/`);
}

const OWN_PATH = new RegExp(`^${FOLDER}/[^/]+/([0-9a-f]{12}-[0-9a-f]{16}\\.json)$`);

/**
 * The name of a run's file tells recordings apart. Somebody else may have stored a run at any path, so that its name alone says
 * nothing: then it is the whole path.
 */
export function nameOfRun(path: string): string {
  return OWN_PATH.exec(path)?.[1] ?? path;
}

/** The answer is the reason if there is no run. */
export function parseRun(text: string): StoredRun | string {
  if (text.length > MAX_RUN_BYTES) return `larger than ${MAX_RUN_BYTES} bytes`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  return readStoredRun(value);
}

const WIDTH = normalQuantile((1 + CONFIDENCE) / 2);

interface RunCommits {
  readonly from: MeasuredTree;
  readonly to: MeasuredTree;
  /** Day or time of the run, ISO 8601 in UTC. */
  readonly at: string;
  /** Id of the workflow run that records it; null on a command line. */
  readonly workflowRun: number | null;
}

/** Leaves out control benchmarks, and the rows that have no ratio, such as those of one side only, or one that the history does not accept. */
export function storeRun({ rows, environment }: Report, commits: RunCommits): StoredRun {
  const { os, architecture, cpu, cores, image } = environment ?? {};
  return {
    version: HISTORY_VERSION,
    ...omitNull({ ...commits }, ['workflowRun']),
    runner: omitNull({ os, architecture, cpu, cores, image }),
    rows: rows.flatMap((row) => storeRow(row) ?? []),
  };
}

function storeRow(row: ReportRow): StoredRow | null {
  const { command, group, name, metric, better, base, head } = row;
  const ratio = measureRatio(row);
  if (base === null || head === null || ratio === null || row.isControl) return null;
  // A ratio beyond the limits is no measurement, and with it nobody could read the run.
  return readStoredRow({
    ...{ command, group, name, metric, better },
    logRatio: round(ratio.logRatio),
    standardError: round(ratio.standardError),
    n: Math.min(base.n, head.n),
    from: round(base.median),
    to: round(head.median),
    layout: row.builds === null || row.builds.outcome === 'unknown' ? undefined : round(row.builds.spread),
  });
}

export function measureRatio(row: Comparison): Pick<StoredRow, 'logRatio' | 'standardError'> | null {
  const logRatio = computeLogRatio(row);
  const standardError = computeStandardError(row);
  return logRatio === null || standardError === null ? null : { logRatio, standardError };
}

/** An imprecise row needs more values for a standard error of the ratio as small as `precision`. */
export function isImprecise(row: Comparison, precision: number): boolean {
  return computeLogRatio(row) !== null && (computeStandardError(row) ?? Infinity) > precision;
}

function computeLogRatio({ base, head, change }: Comparison): number | null {
  // Below zero a ratio has the opposite direction, and all runs of a benchmark need the same one.
  if (base === null || head === null || !(base.median > 0) || change === null || change <= -1) return null;
  return Math.log1p(change);
}

/** Computed from the width of the 95 % interval of the ratio. Null: there are too few values for an interval. */
function computeStandardError(row: Comparison): number | null {
  if (row.exact) return 0;
  const { interval } = withConfidence(row, CONFIDENCE);
  if (interval === null || !(interval.low > -1) || !Number.isFinite(interval.high)) return null;
  return (Math.log1p(interval.high) - Math.log1p(interval.low)) / (2 * WIDTH);
}

/** Keeps six digits: more than any measurement has, and a third of the size of all of them. */
function round(value: number): number {
  return Number(value.toPrecision(6));
}
