// Checks what recordings of a stranger's job claim: a plan, against the recording and the trusted configuration, and commands
// that need not be measured. The same recordings out, to be judged by that configuration, with proved decisions, and warnings.
// It must never accept a plan that the recording contradicts.

import { createHash } from 'node:crypto';
import { userError } from '../errors.ts';
import { decideByTrees, type RuledCommand, type TreeRules } from '../git/decide-by-trees.ts';
import type { TreePair } from '../git/read-trees.ts';
import { listChangedSettings, resolveCommands } from '../model/command.ts';
import { canFilesDeceive, type Decision, isSkip } from '../model/decision.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atKey, inRecording } from '../model/location.ts';
import { isLeftOut, type Recording } from '../model/recording.ts';
import type { CommandDecision, Report } from '../model/report.ts';
import { isPutAside } from '../model/whole-rounds.ts';
import type { ConfigFile } from '../settings/config-file.ts';
import { MEASURING_OPTIONS } from '../settings/measuring-options.ts';
import { type RoundsSetting, resolveValues } from '../settings/option.ts';
import { DEFAULTS } from '../settings/options.ts';
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
    // Without a setting the flag of `measure` decides, and only more rounds than the default are reported.
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

export interface TrustedRules {
  readonly file: ConfigFile | null;
  readonly config: string;
}

/** What decides, from the server. It is asked once, and only if a command is left out. */
export interface SkipSource {
  readRules(): Promise<TrustedRules>;
  /** The answer is a text if the server does not give the trees: the reason. */
  readTrees(): Promise<TreePair | string>;
}

/**
 * Replaces decisions by proved ones: they are made again, from the trees of the server and the trusted configuration. What
 * `depends-on` compared was on the machine that measured, so only that job can say it. Throws a UserError for a recording that
 * leaves out a command for a reason that does not hold.
 */
export async function checkSkips(recordings: RecordingsOfPair, source: SkipSource): Promise<RecordingsOfPair> {
  const claim = recordings.find(({ decisions = [] }) => decisions.some(isSkip));
  if (claim === undefined) return recordings;
  const rules = await source.readRules();
  const trees = await source.readTrees();
  if (typeof trees === 'string')
    throw userError('skip-not-proved', inRecording(claim.name), { output: trees }, { failure: 'permission' });
  const [first, ...others] = recordings;
  return [proveSkips(first, rules, trees), ...others.map((one) => proveSkips(one, rules, trees))];
}

function proveSkips(recording: Recording, rules: TrustedRules, trees: TreePair): Recording {
  const { decisions = [], name } = recording;
  if (!decisions.some(isSkip)) return recording;
  const refuse = (rule: Decision['reason'], contrary?: Decision) => {
    const data = { rule, found: contrary?.reason, examples: contrary?.examples };
    return userError('recording-with-false-skip', inRecording(name), data, REFUSED);
  };
  const { claimed, trusted, trustedIndexes } = resolveRules(recording, rules);
  const [byClaim, byTrust] = [decideByTrees(trees, claimed), decideByTrees(trees, trusted)];
  const decideByTrust = (index: number | undefined) => byTrust.filter((one) => one.command === index);
  const proved = decisions.map((decision) => {
    const { command, reason } = decision;
    if (!isSkip(decision)) return decision;
    const commandRules = claimed.commands[command];
    const isMeasured = recording.invocations.some((one) => one.command === command);
    if (commandRules === undefined || isMeasured || recording.baseline !== undefined) throw refuse(reason);
    if ((reason === 'paths' ? commandRules.paths : commandRules.dependsOn).length === 0 && reason !== 'same-tree')
      throw userError('recording-without-rule', inRecording(name), { rule: reason }, REFUSED);
    const made = byClaim.filter((one) => one.command === command);
    const contrary = [...made, ...decideByTrust(trustedIndexes[command])].find(
      (one) => !isSkip(one) && (reason !== 'depends-on' || canFilesDeceive(one)),
    );
    const skip = made.find(isSkip);
    if (contrary !== undefined || (skip === undefined && reason !== 'depends-on')) throw refuse(reason, contrary);
    return skip ?? decision;
  });
  // A recording could otherwise leave out a command by not containing it.
  if (isLeftOut({ ...recording, decisions: proved }))
    for (const index of trusted.commands.keys()) {
      const made = decideByTrust(index);
      if (!trustedIndexes.includes(index) && !made.some(isSkip)) throw refuse(proved[0]!.reason, made[0]);
    }
  return { ...recording, decisions: proved };
}

/**
 * The commands of the recording by the rules of the trusted configuration, and those of that configuration itself.
 * `trustedIndexes` has the index of each claimed command in it; -1 if it is not there.
 */
function resolveRules({ schedule }: Recording, { file, config }: TrustedRules) {
  const values = resolveValues(MEASURING_OPTIONS, file);
  const written = values.run ?? [];
  const trusted: readonly RuledCommand[] = resolveCommands(written, values);
  const trustedIndexes = schedule.commands.map((one) =>
    written.findIndex((other) => listChangedSettings(one, other).length === 0),
  );
  const { workingDirectory } = schedule;
  // Inputs or flags of the job that measured may set commands and `setup`. The rules are only in the file.
  const claimed = resolveCommands(schedule.commands, { ...values, workingDirectory }).map((one, index) => {
    const { paths, dependsOn } = trusted[trustedIndexes[index]!] ?? values;
    return { ...one, paths, dependsOn };
  });
  const makeRules = (commands: readonly RuledCommand[], script: string | null, folder: string): TreeRules => ({
    ...{ config, benchmarkFiles: values.benchmarkFiles, commands },
    setup: script === null ? null : { script, workingDirectory: folder },
  });
  return {
    claimed: makeRules(claimed, schedule.setup, workingDirectory),
    trusted: makeRules(trusted, values.setup, values.workingDirectory),
    trustedIndexes,
  };
}

/** Marks the decisions of a report that nobody but the job that measured can know. */
export function markClaims<Judged extends Pick<Report, 'decisions'>>(report: Judged): Judged {
  const mark = (one: CommandDecision) => (one.reason === 'depends-on' ? { ...one, isClaim: true } : one);
  return { ...report, decisions: report.decisions.map(mark) };
}
