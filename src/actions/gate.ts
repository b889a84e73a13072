// The action `gate`: measures, judges and reports in one step.

import { analyse, withConfiguration } from '../pipeline.ts';
import { parseInputs } from '../settings/inputs.ts';
import { repeatsOf } from '../settings/repeat-command.ts';
import { type ActionContext, announceRun, configFlag, runOrErrorReport } from './context.ts';
import { measureEventCommits, writeRecording } from './measure-commits.ts';
import { makeOutFolder, publishResult } from './publish-result.ts';

/** Measures, judges and reports: the whole gate in one step. */
export async function gate(stage: ActionContext): Promise<void> {
  const given = parseInputs(stage.runner.input, 'gate');
  const api = stage.connect(stage.runner.input('github-token'));
  const announced = announceRun(stage, given);
  const outFolder = makeOutFolder(stage.host);
  const report = await runOrErrorReport(stage, { given, failure: 'not-measured' }, async () => {
    const { recording, settings, file, config } = await measureEventCommits(stage, given, api);
    await writeRecording(stage, recording, outFolder);
    const commits = { ...settings.commits, configFrom: configFlag(config.source, recording) };
    const repeats = repeatsOf([recording], { ...settings, commits, file, legs: 1, isOwn: true });
    const report = { ...analyse(recording, settings.policy), program: stage.host.program, repeats };
    return withConfiguration(report, config);
  });
  // The result must come after the in-progress notice.
  await announced;
  await publishResult(stage, { report, given, api, comments: true, outFolder });
}
