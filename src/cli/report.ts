// `report`: judges recordings that were measured before.

import { UserError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { analyseLegs } from '../legs.ts';
import { checkLegs, readRecording } from '../measure/recording-file.ts';
import type { Recording } from '../model/recording.ts';
import { parseBudgetFile } from '../settings/budget-file.ts';
import { readReport } from '../settings/command-line.ts';
import { policyOf, publishSettings } from '../settings/settle.ts';
import { openingNamed } from './named-file.ts';
import { exitCodeOf, printReport } from './outcome.ts';
import { readConfig } from './read-config.ts';

export async function report(argv: readonly string[]): Promise<number> {
  const { given, output, files } = readReport(argv);
  const host = openingNamed(makeTerminalHost({ isQuiet: true }));
  const recordings = await readAll(host, files);
  checkLegs(recordings);
  const text = await readConfig(host, given);
  const file = text && parseBudgetFile(text.text, text.path);
  const result = analyseLegs(recordings, policyOf(file, host.clock.today()));
  printReport({ ...result, name: given.name ?? result.name }, output);
  return exitCodeOf(result, publishSettings(given).failOn);
}

async function readAll(host: Host, paths: readonly string[]): Promise<[Recording, ...Recording[]]> {
  const [first, ...others] = await Promise.all(paths.map((path) => readRecording(host, path)));
  if (first !== undefined) return [first, ...others];
  throw new UserError({
    where: 'command line',
    what: 'no recording was named',
    remedy: 'Write `report recording.json`',
  });
}
