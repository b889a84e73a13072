// Checks the plan that a recording claims, against the recording and against the trusted configuration. In: recordings
// of a stranger's job, and the configuration of base. Out: the same recordings, to be judged by that configuration, and
// warnings about differences. It must never accept a plan that the recording contradicts.

import { createHash } from 'node:crypto';
import { UserError } from '../errors.ts';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Recording } from '../model/recording.ts';
import type { ConfigFile } from '../settings/config-file.ts';
import { DEFAULTS } from '../settings/schema.ts';
import type { RoundsSetting } from '../settings/settings.ts';
import { quoteText } from '../text/quote-text.ts';

type Recordings = readonly [Recording, ...Recording[]];

/** Throws a UserError for a recording that contradicts itself, and for two with the same measurements. */
export function checkPlans(recordings: Recordings): void {
  const names = new Map<string, string>();
  for (const recording of recordings) {
    const { name } = recording;
    const fault = contradictionIn(recording);
    if (fault !== null) throw makeRecordingError(name, fault, recording.schedule.ended);
    const key = fingerprint(recording);
    const other = names.get(key);
    // Recordings that failed before their first invocation have nothing that distinguishes them.
    if (other !== undefined && recording.invocations.length > 0)
      throw makeRecordingError(name, 'it holds the same measurements as another recording', other);
    names.set(key, name);
  }
}

/** Returns why the recording cannot have ended as it claims; null if it can. */
function contradictionIn({ schedule, invocations, problems }: Recording): string | null {
  const { ended, rounds } = schedule;
  if (
    ended === 'complete' &&
    invocations.every((one) => one.round < rounds.max || one.outcome === 'disturbed')
  )
    return `it says that all of its ${rounds.max} rounds were made, and does not hold them`;
  const hasFailure =
    invocations.some(({ outcome }) => outcome === 'failed') ||
    problems.some(({ severity }) => severity === 'error');
  return ended === 'failed' && !hasFailure ? 'it says that something failed, and holds no failure' : null;
}

/** Identifies the measurements. Start times have fractions of a millisecond, so no two runs have the same. */
function fingerprint({ invocations, series }: Recording): string {
  return createHash('sha256')
    .update(JSON.stringify([invocations, series]))
    .digest('hex');
}

function makeRecordingError(name: string, what: string, got: string): UserError {
  return new UserError({
    where: `recording ${quoteText(name)}`,
    what,
    got,
    code: 'recording-refused',
    remedy: 'Give the files that `measure` wrote in this run, unchanged and each once',
  });
}

export interface ConfiguredRecordings {
  readonly recordings: Recordings;
  readonly problems: readonly Problem[];
}

/** Applies the trusted configuration; null: there is none, and the defaults apply. */
export function applyTrustedConfig(
  [first, ...others]: Recordings,
  file: ConfigFile | null,
): ConfiguredRecordings {
  const unit = file?.unit ?? DEFAULTS.unit;
  const count = (recording: Recording): Recording => ({
    ...recording,
    schedule: { ...recording.schedule, unit },
  });
  return {
    recordings: [count(first), ...others.map(count)],
    problems: [first, ...others].flatMap((recording) => [
      ...unitProblems(recording, unit),
      ...roundsProblems(recording, file?.rounds ?? null),
    ]),
  };
}

function unitProblems({ name, schedule }: Recording, unit: Recording['schedule']['unit']): Problem[] {
  if (schedule.unit === unit) return [];
  const message = `it says "${schedule.unit}", and the configuration that counts says "${unit}". The values are counted as the configuration says.`;
  return [legacyProblem({ where: `recording ${quoteText(name)}, unit`, message, severity: 'warning' })];
}

/**
 * Warns about rounds other than configured. If `configured` is null, the input of `measure` decides, and only more
 * rounds than the default are reported.
 */
function roundsProblems({ name, schedule }: Recording, configured: RoundsSetting | null): Problem[] {
  const { min, max } = schedule.rounds;
  const { min: least, max: most } = configured ?? DEFAULTS.rounds;
  const isAsConfigured = configured === null ? max <= most : min === least && max === most;
  if (isAsConfigured) return [];
  const message = `it was planned with "${formatRoundRange(schedule.rounds)}", and the configuration that counts says "${formatRoundRange({ min: least, max: most })}". A plan of fewer rounds finds less, and so does one of more rounds than were made. Write the rounds into the configuration instead of giving them to \`measure\`.`;
  return [legacyProblem({ where: `recording ${quoteText(name)}, rounds`, message, severity: 'warning' })];
}

function formatRoundRange({ min, max }: RoundsSetting): string {
  return min === max ? String(max) : `${min}..${max}`;
}
