// The command `measure`: measures and writes a recording, which can be judged later, also on another machine.

import { resolve } from 'node:path';
import { userError } from '../errors.ts';
import { renderRecording } from '../event/recording-file.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { countsAsRecording } from '../model/counts.ts';
import { isError } from '../model/diagnostic.ts';
import { atFlag } from '../model/location.ts';
import { hasFailed, hasNothingToMeasure, hasValues, type Recording } from '../model/recording.ts';
import { countCompletedRounds } from '../model/whole-rounds.ts';
import { renderDiagnostics } from '../render/excerpt.ts';
import { parseArgs } from '../settings/command-line.ts';
import { measureLocalCommits } from './measure-local.ts';
import { prepareOutFile, writeOut } from './out.ts';

export async function measure(argv: readonly string[]): Promise<number> {
  const { given, out } = parseArgs('measure', argv);
  if (out === null) throw userError('no-output-file', atFlag('out'), {});
  const host = makeTerminalHost();
  const path = resolve(out);
  await prepareOutFile(host, path);
  // The recording may be judged by another configuration, or only show what there is.
  const { recording } = await measureLocalCommits(host, given, { findPlanErrors: () => [] });
  await writeOut(host, path, renderRecording(recording));
  const errors = recording.problems.filter(isError);
  if (errors.length > 0) host.log.info(renderDiagnostics(errors));
  host.log.info(`wrote ${out}`);
  const isJudgeable = errors.length === 0 && (isMeasured(recording) || hasNothingToMeasure(recording));
  return isJudgeable && recording.schedule.ended !== 'cancelled' ? 0 : 2;
}

/** A run of counts alone has placements in place of rounds. */
function isMeasured(recording: Recording): boolean {
  const measured = recording.schedule.measure === 'counts' ? countsAsRecording(recording) : recording;
  return (
    measured !== null &&
    countCompletedRounds(measured) > 0 &&
    hasValues(measured, 'head') &&
    !hasFailed(measured, 'head')
  );
}
