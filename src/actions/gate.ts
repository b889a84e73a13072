// The action `gate`: measures, judges and reports in one step.

import { analyse, withConfiguration } from '../analyse/pipeline.ts';
import type { Report } from '../model/report.ts';
import { parseInputs } from '../settings/inputs.ts';
import { repeatsOf } from '../settings/repeat-command.ts';
import type { MeasureResult } from '../stages/measure-request.ts';
import { type ActionContext, announceRun, configFlag, runOrErrorReport } from './context.ts';
import { measureEventCommits, writeRecording } from './measure-commits.ts';
import { announceResult, makeOutFolder, publishResult } from './publish-result.ts';

/** Measures, judges and reports: the whole gate in one step. */
export async function gate(stage: ActionContext): Promise<void> {
  const given = parseInputs(stage.runner.input, 'gate');
  const api = stage.connect(stage.runner.input('github-token'));
  const announced = announceRun(stage, given);
  const outFolder = makeOutFolder(stage.host);
  const comments = true;
  let isAnnounced = false;
  const announce = async (measured: MeasureResult) => {
    await announced;
    await announceResult(stage, { report: reportOf(stage, measured), given, api, comments, outFolder });
    isAnnounced = true;
  };
  const report = await runOrErrorReport(stage, { given, failure: 'not-measured' }, async () => {
    const measured = await measureEventCommits(stage, given, { api, isJudged: true, announce });
    await writeRecording(stage, measured.recording, outFolder);
    return reportOf(stage, measured);
  });
  // The result must come after the in-progress notice.
  await announced;
  await publishResult(stage, { report, given, api, comments, outFolder, isAnnounced });
}

function reportOf(stage: ActionContext, { recording, settings, file, config, levels }: MeasureResult): Report {
  const commits = { ...settings.commits, configFrom: configFlag(config.source, recording) };
  const repeats = repeatsOf([recording], { ...settings, commits, file, legs: 1, isOwn: true });
  const report = { ...analyse(recording, settings.policy, levels), program: stage.host.program, repeats };
  return withConfiguration(report, config);
}
