// The command `check`: measures, judges and reports two states of a local clone, as the action does.

import { resolve } from 'node:path';
import { userError } from '../errors.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { exitCodeOf } from '../model/conclusion.ts';
import { atFlag } from '../model/location.ts';
import type { Report } from '../model/report.ts';
import { type ParsedArgs, parseArgs } from '../settings/command-line.ts';
import type { MeasureResult } from '../stages/measure-request.ts';
import { reportOnRun } from '../stages/report-on-run.ts';
import { terminalGuidance } from './guidance.ts';
import { measureLocalCommits } from './measure-local.ts';
import { prepareOut } from './out.ts';
import { printCulprits, printReport, writeResultFiles } from './outcome.ts';
import { writeBaseline } from './write-baseline.ts';

export async function check(argv: readonly string[]): Promise<number> {
  const { given, format, out, writeBaseline: isBaseline } = parseCheckArgs(argv);
  const host = makeTerminalHost();
  if (isBaseline) return writeBaseline(host, given);
  if (out !== null) await prepareOut(host, resolve(out));
  const makeReport = (measured: MeasureResult) => reportForTerminal(measured, host.program);
  const measured = await measureLocalCommits(host, given, {
    isJudged: true,
    // Only people read a report twice.
    publishVerdict: format === 'text' ? async (verdict) => printReport(makeReport(verdict), format) : null,
  });
  const report = makeReport(measured);
  if (measured.isVerdictPublished) printCulprits(report);
  else printReport(report, format);
  if (out !== null) await writeResultFiles(host, resolve(out), { recording: measured.recording, report });
  return exitCodeOf(report.conclusion, measured.settings.publish.failOn);
}

export function parseCheckArgs(argv: readonly string[]): ParsedArgs<'check'> {
  const args = parseArgs('check', argv);
  if (args.writeBaseline && args.out !== null) throw userError('out-with-baseline', atFlag('out'), { got: args.out });
  return args;
}

export function reportForTerminal(measured: MeasureResult, program: Report['program']): Report {
  const guidance = terminalGuidance(measured.settings.publish);
  return { ...reportOnRun(measured, program), guidance };
}
