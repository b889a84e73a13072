// The command `check`: measures, judges and reports two states of a local clone, as the action does.

import { dirname, resolve } from 'node:path';
import { userError } from '../errors.ts';
import { renderBaseline } from '../event/baseline.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { isError } from '../model/diagnostic.ts';
import { atFlag, onSide } from '../model/location.ts';
import { hasFailed } from '../model/recording.ts';
import type { Report } from '../model/report.ts';
import { exitCodeOf } from '../model/verdict.ts';
import { countCompletedRounds } from '../model/whole-rounds.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { renderCulprits } from '../render/outputs/terminal.ts';
import { type ParsedArgs, parseArgs } from '../settings/command-line.ts';
import type { GivenOptions } from '../settings/options.ts';
import type { MeasureResult } from '../stages/measure-request.ts';
import { reportOnRun } from '../stages/report-on-run.ts';
import { checkCanary, refuseUnfitCanary } from './canary.ts';
import { measureLocalCommits } from './measure.ts';
import { prepareOut, printReport, terminalGuidance, writeOut, writeResultFiles } from './out.ts';
import { withFilteredRepeats } from './repeat-rows.ts';

export async function check(argv: readonly string[]): Promise<number> {
  const { given, format, out, writeBaseline: isBaseline, canary: slowdown } = parseCheckArgs(argv);
  const host = makeTerminalHost();
  if (slowdown !== null) return checkCanary(host, { given, slowdown, format, out, writeBaseline: isBaseline });
  if (isBaseline) return writeBaseline(host, given);
  if (out !== null) await prepareOut(host, resolve(out));
  const makeReport = (measured: MeasureResult) => reportForTerminal(measured, host.program);
  const measured = await measureLocalCommits(host, given, {
    isJudged: true,
    // Only people read a report twice.
    publishVerdict: format === 'text' ? async (verdict) => printReport(makeReport(verdict), format) : null,
  });
  const report = makeReport(measured);
  if (measured.isVerdictPublished) process.stdout.write(renderCulprits(report));
  else await printReport(format === 'brief' ? withFilteredRepeats(report, measured.recording) : report, format);
  if (out !== null) await writeResultFiles(host, resolve(out), measured.recording, report);
  return exitCodeOf(report.conclusion, measured.settings.publish.failOn);
}

export function parseCheckArgs(argv: readonly string[]): ParsedArgs<'check'> {
  const args = parseArgs('check', argv);
  if (args.writeBaseline && args.out !== null) throw userError('out-with-baseline', atFlag('out'), { got: args.out });
  if (args.canary !== null) refuseUnfitCanary(args);
  return args;
}

export function reportForTerminal(measured: MeasureResult, program: Report['program']): Report {
  const guidance = terminalGuidance(measured.settings.publish);
  return { ...reportOnRun(measured, program), guidance };
}

async function writeBaseline(host: Host, given: GivenOptions): Promise<number> {
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
