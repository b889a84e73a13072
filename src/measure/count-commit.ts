// Counts the instructions of a commit between base and head once, in the first placement. The rows that it is for hardly differ
// between placements, so one count of the commit can be compared with theirs.

import { makeTreeIntegrity } from '../git/tree-integrity.ts';
import { countCommand } from './count-command.ts';
import { startCounting } from './counting.ts';
import type { MeasureRun } from './run.ts';
import { endSearch, recordTrialValues, type SearchRun, timeLeft } from './search-run.ts';
import { makeSeriesCollection } from './series.ts';

/** Counts what is counted of the searched rows, and records it as a round. Returns false if it cannot be counted. */
export async function countCommit(search: SearchRun, commit: number): Promise<boolean> {
  const { run, counted, recorded } = search;
  if (counted.length === 0) return true;
  search.round += 1;
  const { round } = search;
  for (const one of counted) {
    const { command } = one;
    const startMs = search.earlierMs + run.host.clock.nowMs() - search.startMs;
    const counting = startCounting(asHead(search, commit));
    const isCounted = await countCommand(counting, one, { placement: 1, command, side: 'head' });
    const durationMs = search.earlierMs + run.host.clock.nowMs() - search.startMs - startMs;
    const { ended } = counting.counts;
    const outcome = isCounted ? 'ok' : ended === 'failed' ? 'failed' : 'cut';
    recorded.invocations.push({ commit, round, command, startMs, durationMs, exitCode: null, outcome });
    if (!isCounted) {
      if (ended !== 'failed') return endSearch(search, ended === 'cancelled' ? 'cancelled' : 'time');
      recorded.unusable.push({ commit, reason: 'command' });
      return false;
    }
    for (const { head, ...series } of counting.series.all())
      recordTrialValues(search, command, { ...series, values: head.values.flat() });
  }
  return true;
}

/**
 * Returns the run with the commit in the place of head, and with the benchmarks that the commit has. Its problems are its own:
 * the run has its verdict.
 */
function asHead(search: SearchRun, commit: number): MeasureRun {
  const { run, built, firstRuns } = search;
  const { measuring, host } = run;
  const { trees, settings } = measuring;
  const { folder, temporary, home } = built.get(commit)!;
  const folders = { ...trees.folders, head: folder };
  return {
    ...run,
    measuring: {
      ...measuring,
      settings: { ...settings, maxMinutes: timeLeft(search) / 60_000 },
      trees: {
        ...trees,
        folders,
        temporary: { ...trees.temporary, head: temporary },
        homes: { ...trees.homes, head: home },
      },
    },
    treeIntegrity: makeTreeIntegrity(host.files, folders, ['head']),
    invocations: firstRuns.invocations,
    warmUp: firstRuns.series,
    series: makeSeriesCollection(),
    problems: [],
  };
}
