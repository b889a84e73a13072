// Counts the instructions of a commit between base and head once, in the first placement. The rows that it is for hardly differ
// between placements, so one count of the commit can be compared with theirs.

import { countCommand } from './count-command.ts';
import { startCounting } from './count-once.ts';
import { leftMs } from './phase.ts';
import type { MeasureRun } from './run.ts';
import { endSearch, recordTrialValues, type SearchRun, searchedMs } from './search-run.ts';
import { makeSeriesCollection } from './series.ts';

/** Counts what is counted of the searched rows, and records it as a round. Returns false if it cannot be counted. */
export async function countCommit(search: SearchRun, commit: number): Promise<boolean> {
  const { run, recorded } = search;
  if (search.counted.length === 0) return true;
  search.round += 1;
  const { round } = search;
  for (const counted of search.counted) {
    const { command } = counted;
    const startMs = searchedMs(search);
    const counting = startCounting(asHead(search, commit), leftMs(run, search));
    const isCounted = await countCommand(counting, counted, { placement: 1, command, side: 'head' });
    const durationMs = searchedMs(search) - startMs;
    const { ended } = counting.counts;
    const outcome = isCounted ? 'ok' : ended === 'failed' ? 'failed' : 'cut';
    recorded.invocations.push({ commit, round, command, startMs, durationMs, exitCode: null, outcome });
    if (outcome === 'cut') return endSearch(search, ended === 'cancelled' ? 'cancelled' : 'time');
    if (outcome === 'failed') {
      recorded.unusable.push({ commit, reason: 'command' });
      return false;
    }
    for (const { head, ...series } of counting.series.all())
      recordTrialValues(search, command, { ...series, values: head.values.flat() });
  }
  return true;
}

/**
 * The run with the commit in the place of head, and with the benchmarks that the commit has. Its problems are its own: the run has
 * its verdict.
 */
function asHead({ run, built, firstRuns }: SearchRun, commit: number): MeasureRun {
  const { trees } = run.measuring;
  const { folder, temporary, home } = built.get(commit)!;
  const treesOfCommit = {
    ...trees,
    folders: { ...trees.folders, head: folder },
    temporary: { ...trees.temporary, head: temporary },
    homes: { ...trees.homes, head: home },
  };
  return {
    ...run,
    measuring: { ...run.measuring, trees: treesOfCommit },
    invocations: firstRuns.invocations,
    warmUp: firstRuns.series,
    series: makeSeriesCollection(),
    problems: [],
  };
}
