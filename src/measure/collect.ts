// Fills a Recording: prepares both sides, makes the rounds, counts, builds again what is broken, and then explains what got worse by
// a search or by profiles. It does not know budgets or statistics. Results and failures of a benchmark are recorded, never thrown.

import type { Host } from '../host/host.ts';
import type { Recording } from '../model/recording.ts';
import { omitNull } from '../text/omit-null.ts';
import { canCount, countInstructions, prepareCounting } from './counting.ts';
import { measureCpuTimes } from './cpu-times.ts';
import type { MeasureInputs } from './measure-inputs.ts';
import { measureRounds } from './measure-rounds.ts';
import { leftMs } from './phase.ts';
import { prepareWithBenchmarkFiles } from './prepare-sides.ts';
import { profileBenchmarks } from './profile-benchmarks.ts';
import { rebuildRows } from './rebuild.ts';
import { type MeasureRun, start } from './run.ts';
import { recordingOf } from './run-recording.ts';
import { searchCommits } from './search-commits.ts';
import { endServices } from './services.ts';

export async function collect(host: Host, measuring: MeasureInputs): Promise<Recording> {
  const run = await start(host, measuring);
  host.log.info(`seed ${measuring.seed}`);
  const { search, profiling } = measuring;
  try {
    const isReady = await prepareWithBenchmarkFiles(run);
    const begun = search?.begun ?? null;
    if (isReady) await (begun === null ? measureAndCount(run) : prepareCounting(run));
    const isCancelled = run.ended === 'cancelled' || host.cancelled.aborted;
    if (begun?.bisection && isCancelled) return { ...begun, bisection: { ...begun.bisection, ended: 'cancelled' } };
    // Only values of both sides can be explained.
    if (run.ended === 'failed' || isCancelled || run.sides.length < 2)
      return begun !== null && isCancelled ? begun : recordingOf(run);
    const recording = begun ?? recordingOf(run);
    // A search has a limit of its own. The profiles get what is left for measuring.
    const restMs = leftMs(run, run);
    const bisection = search && (await searchCommits(run, search, recording));
    const profiles = profiling && (await profileBenchmarks(run, profiling.changedPaths, recording, restMs));
    return { ...recording, ...omitNull({ bisection, profiles }) };
  } finally {
    await endServices(run.services);
    host.progress.close();
  }
}

async function measureAndCount(run: MeasureRun): Promise<void> {
  const { measure } = run.measuring.settings;
  const isCounted = await canCount(run);
  if (measure === 'all') await measureRounds(run);
  const canContinue = () => run.ended !== 'failed' && run.ended !== 'cancelled';
  if (canContinue()) await measureCpuTimes(run);
  if (isCounted && canContinue()) await countInstructions(run);
  if (canContinue() && run.sides.length > 1) await rebuildRows(run);
}
