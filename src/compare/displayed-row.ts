// What a report shows of a judged row beyond what was judged: the interval of a row that stopped early, and the minimum
// detectable change. In and out: rows with their verdicts. It must not change a verdict.

import type { GeomeanRow, ReportRow } from '../model/report.ts';
import { hasStoppedEarly, isAboutChange } from '../model/verdict.ts';
import type { DetectionLook } from '../stats/detectable.ts';
import { CONFIDENCE, CONFIDENCE_OF_STOPPED, withConfidence } from './compare.ts';
import { rowFinder } from './detectable.ts';

/** The interval holds the true change in 95 of 100 runs, also if the row stopped early. */
export function withDisplayedInterval<One extends ReportRow | GeomeanRow>(row: One): One {
  const confidence = confidenceOf(row);
  return confidence === CONFIDENCE ? row : withConfidence(row, confidence);
}

/** Confidence level of the interval that is shown. */
export function confidenceOf(row: ReportRow | GeomeanRow): number {
  return row.verdicts.some((verdict) => hasStoppedEarly(row, verdict)) ? CONFIDENCE_OF_STOPPED : CONFIDENCE;
}

/**
 * Adds the minimum detectable change of each row, under the strictest of its limits. Null if it is not known. `looks` is
 * null for a baseline: it comes from another machine, which can differ by more than the noise.
 */
export function withDetectable(rows: readonly ReportRow[], looks: readonly DetectionLook[] | null): ReportRow[] {
  const find = rowFinder(looks ?? []);
  return rows.map((row) => {
    const floors = row.verdicts
      .filter(isAboutChange)
      .flatMap(({ kind, level, limit, minDelta }) =>
        kind === 'max-regression' && level !== 'report' && limit !== null ? [{ limit, minDelta }] : [],
      );
    const found = floors.flatMap((floor) => find(row, floor) ?? []);
    return { ...row, detectable: found.length > 0 ? Math.min(...found) : null };
  });
}
