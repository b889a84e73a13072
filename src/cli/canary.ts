// A canary on the command line: measures one commit against itself with a slower head, as `check` would measure a pull request, and
// says whether the gate turned red. Exit codes are those of `check`: 1 means that it did. It writes no file, so that nothing can be
// taken for a verdict later.

import { judgeCanary, renderCanary, toCanaryJson } from '../doctor/canary.ts';
import { userError } from '../errors.ts';
import { findCommitTwice, findLocalCommits } from '../git/local-commits.ts';
import type { Host } from '../host/host.ts';
import { atFlag } from '../model/location.ts';
import type { ReportFormat } from '../model/report-format.ts';
import { exitCodeOf } from '../model/verdict.ts';
import type { GivenOptions } from '../settings/options.ts';
import { reportOnRun } from '../stages/report-on-run.ts';
import { measureLocalCommits } from './measure.ts';
import { printReport, terminalGuidance } from './out.ts';

export interface CanaryArguments {
  readonly given: GivenOptions;
  readonly slowdown: number;
  readonly format: ReportFormat;
  readonly out: string | null;
  readonly writeBaseline: boolean;
}

export async function checkCanary(host: Host, asked: CanaryArguments): Promise<number> {
  const { given, slowdown, format } = asked;
  // A pause on Windows would need the rights of a debugger.
  if (process.platform === 'win32') throw userError('canary-not-possible', atFlag('canary'), {});
  const find = given.base === undefined ? findCommitTwice : findLocalCommits;
  const measured = await measureLocalCommits(host, given, { find, slowdown });
  const { publish } = measured.settings;
  const judged = reportOnRun(measured, host.program);
  // Its own command is no way to repeat it, and a failure is what is wanted.
  const report = { ...judged, repeats: [], guidance: terminalGuidance({ ...publish, failOn: 'regression' }) };
  const canary = judgeCanary(report, slowdown);
  await printReport(format === 'json' ? { ...report, canary: toCanaryJson(canary) } : report, format);
  const isJudged = report.conclusion !== 'error';
  if (isJudged && format === 'text') process.stdout.write(`\n${renderCanary(report, canary).join('\n')}\n`);
  return exitCodeOf(report.conclusion, 'regression');
}

/** Refuses what could be taken for a verdict later. */
export function refuseUnfitCanary({ given, format, out, writeBaseline }: Omit<CanaryArguments, 'slowdown'>): void {
  const other =
    (out !== null && '--out') ||
    (writeBaseline && '--write-baseline') ||
    (given.baseline != null && '--baseline') ||
    (given.shard != null && '--shard') ||
    (!['text', 'json'].includes(format) && `--format ${format}`);
  if (other) throw userError('canary-unfit', atFlag('canary'), { other });
}
