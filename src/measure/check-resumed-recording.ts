// Checks that a search may continue from a recording: both are of the same commits and commands. The recording and what this run
// found and was asked for in; an error out if they differ. It reads no file.

import { userError } from '../errors.ts';
import type { Commits } from '../git/commits.ts';
import { type ChangedSetting, listChangedSettings, type WrittenCommand } from '../model/command.ts';
import { atFlag } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { MeasureSettings } from '../settings/settings.ts';

/** A part of a run that a resumed search needs to be the same, with its texts in the recording and in this run. */
type ResumedPart = [
  part: 'base' | 'head' | 'setup' | 'working directory' | 'output file' | 'number of commands' | ChangedSetting['key'],
  recorded: string | null,
  wanted: string | null,
];

function listDifferentCommands(recorded: readonly WrittenCommand[], wanted: readonly WrittenCommand[]): ResumedPart[] {
  if (recorded.length !== wanted.length) return [['number of commands', `${recorded.length}`, `${wanted.length}`]];
  return recorded.flatMap((before, index) =>
    listChangedSettings(before, wanted[index]!).map(({ key, one, other }): ResumedPart => [key, one, other]),
  );
}

/** A format that is recognised may be any. */
function listFormats({ format, formats }: Recording['schedule'], { commands }: MeasureSettings): ResumedPart[] {
  return commands.flatMap(({ format: wanted }, index): ResumedPart[] =>
    wanted === 'auto' ? [] : [['format', formats?.[index] ?? format, wanted]],
  );
}

/** Throws a UserError if a recording is of other commits, or of other commands, than the search that continues it. */
export function checkResumedRecording(
  { commits, schedule }: Recording,
  found: Commits,
  settings: MeasureSettings,
): void {
  const parts = [
    ['base', commits.base.sha, found.base.sha],
    ['head', commits.head.sha, found.head.sha],
    ...listDifferentCommands(schedule.commands, settings.run),
    ['setup', schedule.setup, settings.setup],
    ['working directory', schedule.workingDirectory, settings.workingDirectory],
    ['output file', schedule.outputFile ?? null, settings.outputFile],
    ...listFormats(schedule, settings),
  ] satisfies ResumedPart[];
  for (const [part, recorded, wanted] of parts)
    if (recorded !== wanted)
      throw userError('resumed-other-run', atFlag('resume'), {
        part,
        got: recorded ?? 'none',
        wanted: wanted ?? 'none',
      });
}
