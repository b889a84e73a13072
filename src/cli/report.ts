// The command `report`: judges recordings that were measured before.

import { analyseLegs } from '../analyse/matrix.ts';
import { userError } from '../errors.ts';
import { readRecordings } from '../event/recording-file.ts';
import { makeLocalSource } from '../git/history-source.ts';
import { HISTORY_LIMITS } from '../history/history-files.ts';
import { about } from '../model/location.ts';
import { exitCodeOf } from '../model/verdict.ts';
import { type ParsedArgs, parseArgs } from '../settings/command-line.ts';
import { parseConfigFile } from '../settings/config-file.ts';
import { TERMINAL_COMMIT_DEFAULTS } from '../settings/options.ts';
import { repeatsOf } from '../settings/repeat-command.ts';
import { commitSettings, policyOf, publishSettings } from '../settings/settings.ts';
import { findLevels } from '../stages/find-levels.ts';
import { printReport, terminalGuidance } from './out.ts';
import { makeReadingHost, readConfig } from './read-config.ts';

export async function report(argv: readonly string[]): Promise<number> {
  const args = parseArgs('report', argv);
  const { result, failOn } = await makeReport(args);
  await printReport(result, args.format);
  return exitCodeOf(result.conclusion, failOn);
}

/** Returns before anything is rendered, so that the memory of its recordings is free by then. */
async function makeReport({ given, files }: ParsedArgs<'report'>) {
  const host = makeReadingHost();
  const missing = userError('no-recording-named', about('command line'), {});
  const recordings = await readRecordings(host, files, missing);
  const text = await readConfig(host, given);
  const file = text && parseConfigFile(text.text, text.path);
  const publish = publishSettings(given, file);
  const policy = policyOf(file, host.clock.today());
  const levels = await findLevels(host.log, makeLocalSource(host, HISTORY_LIMITS), {
    ...{ ref: publish.historyRef, base: recordings[0].commits.base.sha, budgets: policy.budgets },
  });
  const result = analyseLegs(recordings, policy, levels);
  const repeats = repeatsOf(recordings, {
    file,
    commits: commitSettings(given, TERMINAL_COMMIT_DEFAULTS),
    publish,
    legs: new Set(recordings.map(({ name }) => name)).size,
    isOwn: false,
  });
  const configSource = text && ({ path: text.path, commit: null, how: 'worktree' } as const);
  const name = given.name ?? result.name;
  const guidance = terminalGuidance(publish);
  return {
    result: { ...result, program: host.program, repeats, guidance, configSource, name },
    failOn: publish.failOn,
  };
}
