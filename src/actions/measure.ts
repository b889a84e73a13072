// The action `measure`: measures, and writes a recording that the action `report` reads in another job.

import { isError, makeError } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import { countCompletedRounds } from '../model/whole-rounds.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { parseInputs } from '../settings/inputs.ts';
import { type ActionContext, throwTriggerError } from './context.ts';
import { measureEventCommits, writeRecording } from './measure-commits.ts';
import { makeOutFolder } from './publish-result.ts';

/** Measures only. Needs no token, so that it can run untrusted code. */
export async function measure(stage: ActionContext): Promise<void> {
  const given = parseInputs(stage.runner.input, 'measure');
  throwTriggerError(stage.host.trigger);
  const { recording } = await measureEventCommits(stage, given, { api: null, isJudged: false });
  await writeRecording(stage, recording, makeOutFolder(stage.host));
  for (const problem of recording.problems.filter(isError)) stage.host.log.error(formatDiagnosticLine(problem));
  stage.runner.output('base-sha', recording.commits.base.sha ?? '');
  stage.runner.output('head-sha', recording.commits.head.sha ?? '');
  stage.runner.output('rounds', String(countCompletedRounds(recording)));
  if (recording.schedule.ended === 'cancelled')
    stage.runner.fail(formatDiagnosticLine(makeError('recording-cut-short', about('measuring'), {})));
}
