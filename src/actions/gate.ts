// The action `gate`: measures, judges and reports in one step.

import { cancelRebuilds, publishRebuilds } from '../publish/index.ts';
import { publishSettings } from '../settings/settings.ts';
import type { MeasureResult } from '../stages/measure-request.ts';
import { reportOnRun } from '../stages/report-on-run.ts';
import { withClaimsOf } from './body-claims.ts';
import { readCanaryInput, runCanary } from './canary.ts';
import { type ActionContext, configFlag, publishNotice, readInputs, runOrErrorReport } from './context.ts';
import { measureEventCommits, writeRecording } from './measure.ts';
import { makeOutFolder, publishResult, publishVerdict } from './publish-result.ts';

export async function gate(context: ActionContext): Promise<void> {
  const { host, runner, connect } = context;
  const given = readInputs(context, 'gate');
  const slowdown = readCanaryInput(context.host.trigger);
  if (slowdown !== null) return runCanary(context, given, slowdown);
  let settings = publishSettings(given);
  const api = connect(runner.input('github-token'));
  const notice = publishNotice(context, settings);
  const target = { api, comments: true, outFolder: makeOutFolder(host) };
  const makeReport = (measured: MeasureResult) =>
    withClaimsOf(
      reportOnRun(measured, host.program, configFlag(measured.config.source, measured.recording)),
      measured.settings,
      { trigger: host.trigger, source: measured.config.source },
    );
  let isVerdictPublished = false;
  const check = { started: null as number | null };
  const report = await runOrErrorReport(host, { name: settings.name, failure: 'not-measured' }, async () => {
    const measured = await measureEventCommits(context, given, api, {
      takeSettings: ({ publish }) => {
        settings = publish;
      },
      publishVerdict: async (verdict) => {
        await notice;
        const result = { report: makeReport(verdict), settings, ...target, startedCheck: check.started };
        await publishVerdict(context, result);
        check.started = null;
      },
      announceRebuilds: async (rows, headSha) => {
        if (api !== null && settings.check)
          check.started = await publishRebuilds(api, { host, settings, headSha, rows });
      },
    });
    await writeRecording(context, measured.recording, target.outFolder);
    ({ isVerdictPublished } = measured);
    return makeReport(measured);
  });
  // The result must come after the in-progress notice.
  await notice;
  const { started } = check;
  const late = host.cancelled.aborted ? connect(runner.input('github-token'), 'late') : null;
  if (late !== null && started !== null) await cancelRebuilds(late, started, host.log);
  await publishResult(context, { report, settings, ...target, isVerdictPublished, startedCheck: started });
}
