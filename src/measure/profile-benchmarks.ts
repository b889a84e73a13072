// Records profiles of the benchmarks that broke budgets, after the rounds: on both sides in turn, by the user's own command. It
// never changes the rounds or the verdict: what cannot be recorded is a warning.

import type { SearchedRows } from '../bisect/trials.ts';
import { UserError } from '../errors.ts';
import type { ChildResult, Host } from '../host/host.ts';
import { nameCommands } from '../model/command.ts';
import type { ProfileSetting } from '../model/command-schema.ts';
import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import { atKey, inFile, type Location, onSide } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { Profile } from '../model/profile.ts';
import { MAX_PROFILED_BENCHMARKS, type RecordedProfiles } from '../model/recorded-profiles.ts';
import type { RecordedSeries, Recording } from '../model/recording.ts';
import { blocksOf } from '../model/remeasured-rounds.ts';
import { type GroupedName, groupedNameKeyOf } from '../model/sample.ts';
import { alignFiles, makeTouchedCheck } from '../profiles/align-files.ts';
import { readProfile } from '../profiles/index.ts';
import { mapFrames } from '../profiles/normalise.ts';
import { packProfiles } from '../profiles/pack-profiles.ts';
import { canExplainMetric, isWorsePrimary, MAX_PROFILE_BYTES } from '../profiles/profile-format.ts';
import { formatThrown } from '../render/messages/format-diagnostic.ts';
import { formatProfileStep, formatProfilesEnd, formatProfilesStart } from '../render/messages/measuring-log.ts';
import { median } from '../stats/median.ts';
import { FILTER_VARIABLE, type FilterOptions, makeBenchmarkFilter } from './benchmark-filter.ts';
import { addWarning, leftMs, makeStep, OVER, type Over, type PhaseEnd, type PhaseTime } from './phase.ts';
import { elapsedMs, filterOptionsOf, invocationFoldersOf, type MeasureRun } from './run.ts';
import { runBenchmark } from './run-benchmark.ts';
import { type Turn, turnsOf } from './schedule.ts';

/** Variable with the path of the file that a profile command has to write. */
export const PROFILE_VARIABLE = 'BENCH_REFEREE_PROFILE';

const ORIGIN: Location = atKey('profile');

interface ProfileRun extends PhaseTime {
  readonly run: MeasureRun;
  readonly recorded: { -readonly [Key in keyof RecordedProfiles]: RecordedProfiles[Key] };
  readonly unusable: Set<number>;
}

/** Null if no row broke a budget whose command has a setting for profiles. */
export async function profileBenchmarks(
  run: MeasureRun,
  changedPaths: readonly string[],
  recording: Recording,
  limitMs: number,
): Promise<RecordedProfiles | null> {
  const { host, measuring } = run;
  const planned = planProfiles(run, recording, measuring.findBroken(recording));
  const subjects = planned.slice(0, MAX_PROFILED_BENCHMARKS);
  if (subjects.length === 0) return null;
  await measuring.publishVerdict(recording);
  const settings = measuring.settings.commands.map(({ profile }) => profile);
  const recorded: ProfileRun['recorded'] = { ended: 'complete', durationMs: 0, settings, benchmarks: [], problems: [] };
  const startMs = host.clock.nowMs();
  const state: ProfileRun = { run, recorded, startMs, limitMs, slowestMs: 0, share: 0, unusable: new Set() };
  host.log.info(formatProfilesStart(subjects.map(nameOf)));
  const omitted = planned.length - subjects.length;
  if (omitted > 0)
    recordWarning(state, makeWarning('profile-benchmarks-omitted', ORIGIN, { omitted, most: subjects.length }));
  const isTouched = makeTouchedCheck(changedPaths);
  try {
    for (const [index, subject] of subjects.entries()) {
      const profiles = await profileSubject(state, subject, index);
      const units = [...new Set([...profiles.base, ...profiles.head].map(({ unit }) => unit))];
      if (units.length > 1) recordWarning(state, makeWarning('profile-units-differ', ORIGIN, { units }));
      if (units.length !== 1) continue;
      const { command, benchmark } = subject;
      recorded.benchmarks.push({ command, benchmark, ...packProfiles(alignFiles(profiles), isTouched) });
    }
  } catch (error) {
    // A full disk, for example. The run has its verdict.
    endProfiles(state, 'failed', makeWarning('profile-failed', ORIGIN, { reason: formatThrown(error) }));
  }
  recorded.durationMs = Math.round(elapsedMs({ host, startMs }));
  const { ended, durationMs } = recorded;
  const count = recorded.benchmarks.reduce((sum, { runs }) => sum + runs.length, 0);
  host.log.info(formatProfilesEnd({ ended, profiles: count, durationMs }));
  return recorded;
}

interface ProfileSubject {
  readonly command: number;
  /** The benchmark, by its name on head. Null: all benchmarks of the command. */
  readonly benchmark: GroupedName | null;
  /** Filter for the broken benchmarks. Null: the tool has none. */
  readonly filter: string | null;
  readonly setting: ProfileSetting;
  readonly units: readonly string[];
}

/** Plans which benchmarks are profiled by which command, and with which filter, in the order of their rows. */
function planProfiles(run: MeasureRun, recording: Recording, { rows, series }: SearchedRows): ProfileSubject[] {
  const { filterOf, sides } = filterOptionsOf(run);
  const options: FilterOptions = { sides, filterOf: (command) => (run.isFilterBroken ? undefined : filterOf(command)) };
  const names = nameCommands(recording.schedule.commands);
  const subjects = new Map<string, ProfileSubject>();
  for (const row of rows) {
    const command = names.indexOf(row.command);
    const setting = run.measuring.settings.commands[command]?.profile ?? null;
    if (setting === null) continue;
    const isOfCommand = ({ base, head }: RecordedSeries) =>
      recording.invocations[head.invocations[0] ?? base.invocations[0] ?? -1]?.command === command;
    const ofCommand = series.filter(isOfCommand);
    const filterFor = (chosen: readonly RecordedSeries[]) =>
      makeBenchmarkFilter(recording, chosen, options)?.byCommand.get(command)?.text ?? null;
    const isOfRow = ({ group, name }: RecordedSeries) =>
      group === row.group && (name === row.name || name === row.renamed?.from);
    const filterOfRow = filterFor(ofCommand.filter(isOfRow));
    const canFilter = filterOfRow !== null && setting.command.includes(FILTER_VARIABLE);
    const isOnly = new Set(recording.series.filter(isOfCommand).map(groupedNameKeyOf)).size === 1;
    const benchmark = canFilter || isOnly ? { group: row.group, name: row.name } : null;
    const filter = benchmark === null ? filterFor(ofCommand) : filterOfRow;
    const key = JSON.stringify([command, benchmark]);
    // If its metric is not that of the profiles, they explain the time of the benchmark.
    const primary = ofCommand.filter((one) => isOfRow(one) && isWorse(one));
    const units = [...(subjects.get(key)?.units ?? []), row.unit, ...primary.map(({ unit }) => unit)];
    subjects.set(key, { command, benchmark, setting, filter, units });
  }
  return [...subjects.values()];
}

function isWorse({ base, head, ...metric }: RecordedSeries): boolean {
  const [before, after] = [base, head].map(({ values }) => values.flat());
  return before!.length > 0 && after!.length > 0 && isWorsePrimary(metric, median(before!), median(after!));
}

function nameOf({ benchmark, setting }: ProfileSubject): string {
  return benchmark?.name ?? setting.command;
}

function recordWarning({ run, recorded }: ProfileRun, problem: Diagnostic): void {
  addWarning(run.host, recorded.problems, problem);
}

function endProfiles(state: ProfileRun, how: PhaseEnd, problem: Diagnostic | null): void {
  state.recorded.ended = how;
  const cause = how === 'time' ? makeWarning('profile-time-over', ORIGIN, {}) : problem;
  if (cause !== null) recordWarning(state, cause);
}

async function profileSubject(state: ProfileRun, subject: ProfileSubject, index: number) {
  const { run, unusable } = state;
  const seed = `${run.measuring.seed}\nprofile ${index}`;
  const profiles: Record<Side, Profile[]> = { base: [], head: [] };
  let failures = 0;
  for (const turn of blocksOf(subject.setting.runs, []).flatMap((block) => turnsOf(seed, block))) {
    if (unusable.has(subject.command)) break;
    const profile = await profileOnce(state, subject, turn);
    if (profile === OVER) break;
    if (profile === null) {
      failures += 1;
      // A command that never worked will not work for the next benchmark either.
      if (failures > 1 || profiles.base.length + profiles.head.length === 0) unusable.add(subject.command);
      continue;
    }
    profiles[turn.side].push(profile);
    // It says nothing of these metrics, and one of them is enough to tell.
    if (!subject.units.some((unit) => canExplainMetric(unit, profile.unit))) break;
  }
  return profiles;
}

async function profileOnce(
  state: ProfileRun,
  subject: ProfileSubject,
  { side, round }: Turn,
): Promise<Profile | Over | null> {
  const { run } = state;
  const { host, measuring, mask } = run;
  const { settings, trees } = measuring;
  const { command, format, runs } = subject.setting;
  const location = [...ORIGIN, ...onSide(side)];
  const place = invocationFoldersOf(run, side, subject.command, location);
  const path = `${place.temporary}/profile`;
  const env = { ...run.env, [PROFILE_VARIABLE]: path };
  const filtered = subject.filter === null ? env : { ...env, [FILTER_VARIABLE]: subject.filter };
  const root = trees.folders[side];
  const { service: services } = settings.commands[subject.command]!;
  const served = services.length === 0 ? {} : { serving: { services, ofRun: run.services } };
  const result = await makeStep(run, state, {
    tree: root,
    name: formatProfileStep(nameOf(subject), side, { round, of: runs }),
    share: 1 - leftMs(run, state) / state.limitMs,
    run: (deadline) =>
      runBenchmark(host, place, { ...served, command, env: filtered, deadline, settings, mask }, (ended) =>
        readWrittenProfile(host, ended, { path, format }),
      ),
    report: (problem) => recordWarning(state, problem),
    end: (how, problem) => endProfiles(state, how, problem),
    explainChange: (change) => makeWarning('profile-tree-changed', location, { side, ...change }),
  });
  if (result === OVER) return OVER;
  const { profile } = result.read;
  if (result.outcome !== 'ok' || profile === null) return null;
  return mapFrames(profile, ({ file, ...frame }) => ({
    ...frame,
    file: file?.startsWith(`${root}/`) ? file.slice(root.length + 1) : file,
  }));
}

const FILE_LOCATION: Location = [{ kind: 'environment variable', name: PROFILE_VARIABLE }];

/** Reads the file that a profile command wrote. Whatever it wrote there, the result is a profile or a problem. */
async function readWrittenProfile(
  host: Host,
  { ending, exitCode }: ChildResult,
  { path, format }: { readonly path: string; readonly format: string },
): Promise<{ profile: Profile | null; problems: readonly Diagnostic[] }> {
  if (ending !== 'exit' || exitCode !== 0) return { profile: null, problems: [] };
  try {
    const bytes = await host.files.readProfile(path, MAX_PROFILE_BYTES);
    if (bytes === null) return { profile: null, problems: [makeError('profile-not-written', FILE_LOCATION, {})] };
    return { profile: readProfile({ path, bytes }, format), problems: [] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { profile: null, problems: error.diagnostics.map(toProfileProblem) };
  }
}

/** The user knows the file by the variable that names it, and a smaller profile needs another advice than a smaller file. */
function toProfileProblem(problem: Diagnostic): Diagnostic {
  const [part] = problem.location;
  const line = part?.kind === 'file' ? part.line : undefined;
  const location = line === undefined ? FILE_LOCATION : inFile(PROFILE_VARIABLE, line);
  if (problem.code !== 'file-too-large') return { ...problem, location };
  return makeError('profile-too-large', location, { got: Number(problem.data['bytes']), max: MAX_PROFILE_BYTES });
}
