// The command `report`: judges recordings that were measured before.

import { makeTerminalHost } from '../host/terminal.ts';
import { analyseLegs } from '../legs.ts';
import { readRecordings } from '../measure/recording-file.ts';
import { exitCodeOf } from '../model/conclusion.ts';
import { parseBudgetFile } from '../settings/budget-file.ts';
import { readReport } from '../settings/command-line.ts';
import { repeatsOf } from '../settings/repeat.ts';
import { TERMINAL_COMMITS } from '../settings/schema.ts';
import { commitSettings, policyOf, publishSettings } from '../settings/settle.ts';
import { openingNamed } from './named-file.ts';
import { printReport } from './outcome.ts';
import { readConfig } from './read-config.ts';

export async function report(argv: readonly string[]): Promise<number> {
  const { given, output, files } = readReport(argv);
  const host = openingNamed(makeTerminalHost({ isQuiet: true }));
  const recordings = await readRecordings(host, files, {
    where: 'command line',
    what: 'no recording was named',
    remedy: 'Write `report recording.json`',
  });
  const text = await readConfig(host, given);
  const file = text && parseBudgetFile(text.text, text.path);
  const result = analyseLegs(recordings, policyOf(file, host.clock.today()));
  const repeats = repeatsOf(recordings, {
    file,
    commits: commitSettings(given, TERMINAL_COMMITS),
    publish: publishSettings(given),
    legs: recordings.length,
    isOwn: false,
  });
  const configSource = text && ({ path: text.path, commit: null, how: 'worktree' } as const);
  printReport({ ...result, repeats, configSource, name: given.name ?? result.name }, output);
  return exitCodeOf(result.conclusion, publishSettings(given).failOn);
}
