// Checks the plan that a recording claims, against the recording and against the trusted configuration. In: recordings
// of a stranger's job, and the configuration of base. Out: the same recordings, to be judged by that configuration, and
// warnings about differences. It must never accept a plan that the recording contradicts.

import { createHash } from 'node:crypto';
import { userError } from '../errors.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atKey, inRecording } from '../model/location.ts';
import { isPutAside, type Recording } from '../model/recording.ts';
import type { ConfigFile } from '../settings/config-file.ts';
import { DEFAULTS } from '../settings/schema.ts';
import type { RoundsSetting } from '../settings/settings.ts';

type Recordings = readonly [Recording, ...Recording[]];

/** Throws a UserError for a recording that contradicts itself, and for two with the same measurements. */
export function checkPlans(recordings: Recordings): void {
  const names = new Map<string, string>();
  for (const recording of recordings) {
    const { name } = recording;
    checkEnding(recording);
    const key = fingerprintOf(recording);
    const other = names.get(key);
    // Recordings that failed before their first invocation have nothing that distinguishes them.
    if (other !== undefined && recording.invocations.length > 0)
      throw userError('recording-given-twice', inRecording(name), { other }, REFUSED);
    names.set(key, name);
  }
}

const REFUSED = { failure: 'recording-refused' } as const;

/** Throws a UserError if the recording cannot have ended as it claims. */
function checkEnding({ name, schedule, invocations, problems }: Recording): void {
  const { ended, rounds } = schedule;
  if (ended === 'complete' && invocations.every((one) => one.round < rounds.max || isPutAside(one)))
    throw userError('recording-without-rounds', inRecording(name), { rounds: rounds.max }, REFUSED);
  const hasFailure =
    invocations.some(({ outcome }) => outcome === 'failed') || problems.some(({ severity }) => severity === 'error');
  if (ended === 'failed' && !hasFailure) throw userError('recording-without-failure', inRecording(name), {}, REFUSED);
}

/** Returns a text that identifies the measurements. Start times have fractions of a millisecond, so no two runs have the same. */
export function fingerprintOf({ invocations, series }: Recording): string {
  return createHash('sha256')
    .update(JSON.stringify([invocations, series]))
    .digest('hex');
}

export interface ConfiguredRecordings {
  readonly recordings: Recordings;
  readonly problems: readonly Diagnostic[];
}

/** Applies the trusted configuration; null: there is none, and the defaults apply. */
export function applyTrustedConfig([first, ...others]: Recordings, file: ConfigFile | null): ConfiguredRecordings {
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

function unitProblems({ name, schedule }: Recording, unit: Recording['schedule']['unit']): Diagnostic[] {
  if (schedule.unit === unit) return [];
  const location = [...inRecording(name), ...atKey('unit')];
  return [makeWarning('recorded-unit-differs', location, { recorded: schedule.unit, configured: unit })];
}

/**
 * Warns about rounds other than configured. If `configured` is null, the input of `measure` decides, and only more
 * rounds than the default are reported.
 */
function roundsProblems({ name, schedule }: Recording, configured: RoundsSetting | null): Diagnostic[] {
  const { min, max } = schedule.rounds;
  const { min: least, max: most } = configured ?? DEFAULTS.rounds;
  const isAsConfigured = configured === null ? max <= most : min === least && max === most;
  if (isAsConfigured) return [];
  const rounds = {
    recorded: formatRoundRange(schedule.rounds),
    configured: formatRoundRange({ min: least, max: most }),
  };
  return [makeWarning('recorded-rounds-differ', [...inRecording(name), ...atKey('rounds')], rounds)];
}

function formatRoundRange({ min, max }: RoundsSetting): string {
  return min === max ? String(max) : `${min}..${max}`;
}
