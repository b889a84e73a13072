// The action `report`: reads recordings, judges and publishes. It runs no code of the pull request, and believes only the
// numbers and the names of a recording.

import { join } from 'node:path';
import { userError } from '../errors.ts';
import { applyTrustedConfig, checkDecisions, checkPlans } from '../event/claimed-plan.ts';
import { readRecordings } from '../event/recording-file.ts';
import { resolveReportTarget } from '../event/report-target.ts';
import { checkBaseline, checkPair, readTrustedConfig } from '../event/trust.ts';
import { analyseLegs } from '../matrix.ts';
import { atInput } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { withConfiguration } from '../pipeline.ts';
import { parseConfigFile } from '../settings/config-file.ts';
import { parseInputs } from '../settings/inputs.ts';
import { repeatsOf } from '../settings/repeat-command.ts';
import { commitSettings, policyOf, publishSettings } from '../settings/resolve-settings.ts';
import { ACTION_COMMIT_DEFAULTS } from '../settings/schema.ts';
import { compilePattern } from '../text/pattern.ts';
import { type ActionContext, announceRun, configFlag, runOrErrorReport } from './context.ts';
import { makeOutFolder, publishResult } from './publish-result.ts';

/** Reads recordings, judges and reports them. Runs no code of the pull request. */
export async function report({ host, runner, connect }: ActionContext): Promise<void> {
  const given = parseInputs(runner.input, 'report');
  const api = connect(runner.input('github-token'));
  const { trigger, comments, refusal, problems: aside, isBegun } = await resolveReportTarget(host.trigger, api);
  const stage = { host: { ...host, trigger }, runner, connect };
  // The measurement is still running. Errors are reported by the run that follows its end.
  if (isBegun) return comments ? announceRun(stage, given) : undefined;
  const result = await runOrErrorReport(stage, { given, failure: 'report-failed' }, async () => {
    if (refusal !== null) throw refusal;
    const recordings = await readMatchingRecordings(stage, given.recordings ?? 'bench-referee/**/*.json');
    if (api === null) throw userError('token-missing', atInput('github-token'), {}, { failure: 'permission' });
    checkPlans(recordings);
    const claim = { recordings, trigger, api };
    await checkPair(claim);
    const commits = commitSettings(given, ACTION_COMMIT_DEFAULTS);
    const { text, commit, ...config } = await readTrustedConfig(claim, commits);
    const file = text === null ? null : parseConfigFile(text, commits.config, commit);
    checkBaseline(recordings, file?.baseline ?? null);
    checkDecisions(recordings, file);
    const configured = applyTrustedConfig(recordings, file);
    const legs = analyseLegs(configured.recordings, policyOf(file, stage.host.clock.today(), config.change));
    const repeats = repeatsOf(configured.recordings, {
      file,
      commits: { ...commits, configFrom: configFlag(config.source, recordings[0]) },
      publish: publishSettings(given),
      legs: new Set(recordings.map(({ name }) => name)).size,
      isOwn: false,
    });
    const problems = [...aside, ...configured.problems, ...legs.problems];
    return withConfiguration({ ...legs, program: host.program, repeats, problems }, config);
  });
  const { name } = publishSettings(given);
  const outFolder = makeOutFolder(host);
  await publishResult(stage, { report: { ...result, name }, given, api, comments, outFolder });
}

async function readMatchingRecordings({ host }: ActionContext, glob: string): Promise<[Recording, ...Recording[]]> {
  const paths = [...(await host.files.list(host.folder, compilePattern(glob))).keys()];
  return readRecordings(
    host,
    paths.map((path) => join(host.folder, path)),
    userError('no-recording-matches', atInput('recordings'), { pattern: glob }),
  );
}
