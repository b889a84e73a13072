// The command `check --write-baseline`: measures the current state alone and writes it as the baseline for later runs.

import { dirname, resolve } from 'node:path';
import { userError } from '../errors.ts';
import { renderBaseline } from '../event/baseline.ts';
import type { Host } from '../host/host.ts';
import { isError } from '../model/diagnostic.ts';
import { onSide } from '../model/location.ts';
import { countCompletedRounds, hasFailed } from '../model/recording.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import type { GivenOptions } from '../settings/schema.ts';
import { measureLocalCommits } from './measure-local.ts';
import { prepareOut, writeOut } from './out.ts';

export async function writeBaseline(host: Host, given: GivenOptions): Promise<number> {
  // Base is not measured. HEAD is a commit that always exists.
  const asked = { ...given, base: given.base ?? 'HEAD' };
  const { recording, settings, folder } = await measureLocalCommits(host, asked, { purpose: 'baseline' });
  const { ended } = recording.schedule;
  const rounds = countCompletedRounds(recording);
  if (rounds === 0 || hasFailed(recording, 'head') || ended === 'cancelled') {
    const isCancelled = ended === 'cancelled';
    const causes = recording.problems.filter(isError);
    throw userError('no-baseline-written', onSide('head'), { isCancelled, rounds }, { causes });
  }
  // Measuring fails if no baseline is configured, so the path is never empty.
  const path = settings.measure.baseline ?? '';
  const target = resolve(folder, path);
  await prepareOut(host, dirname(target));
  await writeOut(host, target, renderBaseline(recording));
  for (const problem of recording.problems) host.log.warning(formatDiagnosticLine(problem));
  const counts = `${recording.series.length} results in ${rounds === 1 ? '1 round' : `${rounds} rounds`}`;
  process.stdout.write(`wrote ${path}: ${counts}. Commit it, and say why it changed.\n`);
  return 0;
}
