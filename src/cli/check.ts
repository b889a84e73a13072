// The command `check`: measures, judges and reports two states of a local clone, as the action does.

import { resolve } from 'node:path';
import { makeTerminalHost } from '../host/terminal.ts';
import { divideAlpha } from '../matrix.ts';
import { countLegs } from '../measure-stage.ts';
import { exitCodeOf } from '../model/conclusion.ts';
import { analyse, withConfiguration } from '../pipeline.ts';
import { parseCheckArgs } from '../settings/command-line.ts';
import { repeatsOf } from '../settings/repeat-command.ts';
import { terminalGuidance } from './guidance.ts';
import { measureLocalCommits } from './measure-local.ts';
import { prepareOut } from './out.ts';
import { printReport, writeResultFiles } from './outcome.ts';
import { writeBaseline } from './write-baseline.ts';

export async function check(argv: readonly string[]): Promise<number> {
  const { given, output, out, writesBaseline } = parseCheckArgs(argv);
  const host = makeTerminalHost();
  if (writesBaseline) return writeBaseline(host, given);
  if (out !== null) await prepareOut(host, resolve(out));
  const { recording, settings, file, config } = await measureLocalCommits(host, given);
  const { legs } = settings.measure;
  const repeats = repeatsOf([recording], { ...settings, file, legs, isOwn: true });
  const judged = analyse(recording, divideAlpha(settings.policy, countLegs(settings.measure)));
  const guidance = terminalGuidance(settings.publish);
  const report = withConfiguration({ ...judged, program: host.program, repeats, guidance }, config);
  printReport(report, output);
  if (out !== null) await writeResultFiles(host, resolve(out), { recording, report });
  return exitCodeOf(report.conclusion, settings.publish.failOn);
}
