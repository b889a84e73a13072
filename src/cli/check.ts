// The command `check`: measures, judges and reports two states of a local clone, as the action does.

import { resolve } from 'node:path';
import { countLegs, divideAlpha } from '../analyse/matrix.ts';
import { analyse, withConfiguration } from '../analyse/pipeline.ts';
import { userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { exitCodeOf } from '../model/conclusion.ts';
import { atFlag } from '../model/location.ts';
import type { Report } from '../model/report.ts';
import { type ParsedArgs, parseArgs } from '../settings/command-line.ts';
import { repeatsOf } from '../settings/repeat-command.ts';
import type { MeasureResult } from '../stages/measure-request.ts';
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
  let isPrinted = false;
  const announce = async (measured: MeasureResult) => {
    printReport(reportOf(host, measured), format);
    isPrinted = true;
  };
  // Only people read a report twice.
  const options = { isJudged: true, ...(format === 'text' && { announce }) };
  const measured = await measureLocalCommits(host, given, options);
  const { recording, settings } = measured;
  const report = reportOf(host, measured);
  if (isPrinted) printCulprits(report);
  else printReport(report, format);
  if (out !== null) await writeResultFiles(host, resolve(out), { recording, report });
  return exitCodeOf(report.conclusion, settings.publish.failOn);
}

export function parseCheckArgs(argv: readonly string[]): ParsedArgs<'check'> {
  const args = parseArgs('check', argv);
  if (args.writeBaseline && args.out !== null) throw userError('out-with-baseline', atFlag('out'), { got: args.out });
  return args;
}

/** Returns the report on what was measured, as `check` and `bisect` print it. */
export function reportOf(host: Host, { recording, settings, file, config, levels }: MeasureResult): Report {
  const { legs } = settings.measure;
  const repeats = repeatsOf([recording], { ...settings, file, legs, isOwn: true });
  const judged = analyse(recording, divideAlpha(settings.policy, countLegs(settings.measure)), levels);
  const guidance = terminalGuidance(settings.publish);
  return withConfiguration({ ...judged, program: host.program, repeats, guidance }, config);
}
