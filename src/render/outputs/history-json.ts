// The history as JSON, for programs. A History in, JSON text out. Ratios are relative changes: 0.1 is 10 % more.

import { HALF_WIDTH_95, type History, type JudgedChange, type Suspect } from '../../model/history-report.ts';
import type { ImportedSuite } from '../../model/imported.ts';
import { toImportedJson } from '../pages/history-import.ts';

/** `history` is null if there are imported values and no runs. */
export function renderHistoryJson(
  history: History | null,
  { ref, imported }: { readonly ref: string; readonly imported: readonly ImportedSuite[] },
): string {
  const { points = [], anchor = 0, runs = 0, series = [], suspects = [] } = history ?? {};
  const value = {
    version: 1,
    ref,
    runs,
    anchor: points[anchor]?.commit ?? null,
    points,
    series: series.map(({ command, group, name, metric, better, levels, changes, isInconsistent }) => ({
      ...{ command, group, name, metric, better },
      inconsistent: isInconsistent,
      levels: levels.flatMap((level, index) =>
        level === null ? [] : { commit: points[index]!.commit, ...toRatioJson(level.level, level.standardError) },
      ),
      changes: changes.map((change) => toChangeJson(change, points)),
    })),
    suspects: suspects.map(toSuspectJson),
    ...(imported.length > 0 && { imported: toImportedJson(imported) }),
  };
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** Programs read it, such as the workflow that measures the suspect again. */
export function toSuspectJson({ command, group, name, metric, before, after, change, rounds }: Suspect): object {
  return { command, group, name, metric, before: before.commit, after: after.commit, change: round(change), rounds };
}

function toRatioJson(logRatio: number, standardError: number): object {
  const margin = HALF_WIDTH_95 * standardError;
  const [change, low, high] = [logRatio, logRatio - margin, logRatio + margin].map((one) => round(Math.expm1(one)));
  return { change, low, high };
}

function toChangeJson(judged: JudgedChange, points: History['points']): object {
  const { kind, range, after, logRatio, p, state, confirmation } = judged;
  const last = kind === 'step' ? range[1] + 1 : after;
  return {
    kind,
    before: points[range[0]]!.commit,
    after: points[last]!.commit,
    change: round(Math.expm1(logRatio)),
    p: round(p),
    state,
    ...(confirmation !== null && {
      confirmation: { runs: confirmation.runs, ...toRatioJson(confirmation.logRatio, confirmation.standardError) },
    }),
  };
}

/** Keeps six digits. JSON has no infinity, so a number beyond the range of a double is its largest one. */
function round(value: number): number {
  return Number(Math.min(Number.MAX_VALUE, value).toPrecision(6));
}
