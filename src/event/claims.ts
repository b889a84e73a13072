// Checks the plan that a recording claims, against the recording and against the trusted configuration. In: recordings
// of a stranger's job, and the configuration of base. Out: the same recordings, to be judged by that configuration, and
// warnings about differences. It must never accept a plan that the recording contradicts.

import { createHash } from 'node:crypto';
import { userError } from '../errors.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atKey, inRecording } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { isPutAside } from '../model/whole-rounds.ts';
import type { ConfigFile } from '../settings/config-file.ts';
import { DEFAULTS } from '../settings/schema.ts';
import type { RoundsSetting } from '../settings/settings.ts';
import type { RecordingsOfPair } from './recording-file.ts';
import { REFUSED } from './trust.ts';

/** Throws a UserError for a recording that contradicts itself, and for two with the same measurements. */
export function checkPlans(recordings: RecordingsOfPair): void {
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

function checkEnding({ name, schedule, invocations, problems }: Recording): void {
  const { ended, rounds } = schedule;
  if (ended === 'complete' && invocations.every((one) => one.round < rounds.max || isPutAside(one)))
    throw userError('recording-without-rounds', inRecording(name), { rounds: rounds.max }, REFUSED);
  const hasFailure =
    invocations.some(({ outcome }) => outcome === 'failed') || problems.some(({ severity }) => severity === 'error');
  if (ended === 'failed' && !hasFailure) throw userError('recording-without-failure', inRecording(name), {}, REFUSED);
}

/** Identifies the measurements. Start times have fractions of a millisecond, so no two runs have the same. */
export function fingerprintOf({ invocations, series }: Recording): string {
  return createHash('sha256')
    .update(JSON.stringify([invocations, series]))
    .digest('hex');
}

/** Null: there is no configuration, and the defaults apply. */
export function applyTrustedConfig(
  [first, ...others]: RecordingsOfPair,
  file: ConfigFile | null,
): { readonly recordings: RecordingsOfPair; readonly problems: readonly Diagnostic[] } {
  const unit = file?.unit ?? DEFAULTS.unit;
  const configure = (recording: Recording) => ({ ...recording, schedule: { ...recording.schedule, unit } });
  const problems: Diagnostic[] = [];
  for (const { name, schedule } of [first, ...others]) {
    if (schedule.unit !== unit) {
      const units = { recorded: schedule.unit, configured: unit };
      problems.push(makeWarning('recorded-unit-differs', [...inRecording(name), ...atKey('unit')], units));
    }
    const recorded = schedule.rounds;
    const setting = file?.rounds ?? null;
    const configured = setting ?? DEFAULTS.rounds;
    // Without a setting the input of `measure` decides, and only more rounds than the default are reported.
    const isShort = setting === null && recorded.max <= configured.max;
    if (isShort || (recorded.min === configured.min && recorded.max === configured.max)) continue;
    const rounds = { recorded: formatRoundRange(recorded), configured: formatRoundRange(configured) };
    problems.push(makeWarning('recorded-rounds-differ', [...inRecording(name), ...atKey('rounds')], rounds));
  }
  return { recordings: [configure(first), ...others.map(configure)], problems };
}

function formatRoundRange({ min, max }: RoundsSetting): string {
  return min === max ? String(max) : `${min}..${max}`;
}
