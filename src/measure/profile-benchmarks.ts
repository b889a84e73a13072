// Records profiles of the benchmarks that broke budgets, after the rounds: on both sides in turn, by the user's own command. It
// never changes the rounds or the verdict: what cannot be recorded is a warning.

import type { SearchedRows } from '../bisect/trials.ts';
import { UserError } from '../errors.ts';
import { makeTreeWatch, type TreeWatch } from '../git/tree-integrity.ts';
import type { ChildResult, Host } from '../host/host.ts';
import {
  type Diagnostic,
  isError,
  isSameDiagnostic,
  makeError,
  makeWarning,
  type RecordedDiagnostic,
} from '../model/diagnostic.ts';
import { atKey, inFile, type Location, onSide } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { Profile } from '../model/profile.ts';
import type { RecordedProfiles } from '../model/recorded-profiles.ts';
import type { Recording } from '../model/recording.ts';
import { alignFiles } from '../profiles/align-files.ts';
import { readProfile } from '../profiles/index.ts';
import { MAX_PROFILE_BYTES } from '../profiles/limits.ts';
import { canExplainMetric } from '../profiles/profile-unit.ts';
import { mapFrames } from '../profiles/normalise.ts';
import { packProfiles } from '../profiles/pack-profiles.ts';
import { makeTouchedCheck } from '../profiles/touched-files.ts';
import { formatDiagnosticLine, formatThrown } from '../render/messages/format-diagnostic.ts';
import {
  formatDuration,
  formatProfileStep,
  formatProfilesEnd,
  formatProfilesStart,
} from '../render/messages/measuring-log.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';
import { deadlineFor } from './deadline.ts';
import { type ProfileSubject, planProfiles } from './profile-plan.ts';
import { formatAt, invocationFoldersOf, type MeasureRun } from './run.ts';
import { runBenchmark } from './run-benchmark.ts';
import { type Turn, turnsOf } from './schedule.ts';

/** Variable with the path of the file that a profile command has to write. */
export const PROFILE_VARIABLE = 'BENCH_REFEREE_PROFILE';

/** Name of that file in the temporary folder of the invocation. */
const FILE = 'profile';

/** What is profiled. */
export interface Profiling {
  /** Paths in which base and head differ. */
  readonly changedPaths: readonly string[];
  /** Returns the rows that broke a budget, and their series, under the names of either side. */
  findBroken(recording: Recording): SearchedRows;
  /** Publishes the verdict, which the profiles cannot change. Called before the first of them. */
  announce(recording: Recording): Promise<void>;
}

/** State of the recording of profiles. */
interface ProfileRun {
  readonly run: MeasureRun;
  readonly isTouched: (file: string) => boolean;
  readonly startMs: number;
  readonly limitMs: number;
  readonly watch: TreeWatch;
  readonly recorded: { -readonly [key in keyof RecordedProfiles]: RecordedProfiles[key] };
  /** Commands whose profile command does not work. */
  readonly unusable: Set<number>;
  /** Duration of the slowest profile. */
  slowestMs: number;
}

/** Returns what was recorded; null if no row broke a budget whose command has a setting for profiles. */
export async function profileBenchmarks(
  run: MeasureRun,
  profiling: Profiling,
  { recording, leftMs }: { readonly recording: Recording; readonly leftMs: number },
): Promise<RecordedProfiles | null> {
  const { host, measuring } = run;
  const { subjects, omitted } = planProfiles(recording, profiling.findBroken(recording), {
    commands: measuring.settings.commands,
    sides: run.sides,
    filterOf: (command) => (run.isFilterBroken ? undefined : formatAt(run, command)?.filter),
  });
  if (subjects.length === 0) return null;
  await profiling.announce(recording);
  const state = startProfiles(run, profiling, leftMs);
  host.log.info(formatProfilesStart(subjects.map(nameOf)));
  if (omitted > 0)
    addWarning(state, makeWarning('profile-benchmarks-omitted', ORIGIN, { omitted, most: subjects.length }));
  try {
    for (const [index, subject] of subjects.entries()) await profileSubject(state, subject, index);
  } catch (error) {
    // A full disk, for example. The run has its verdict.
    const reason = formatThrown(error);
    end(state, 'failed', makeWarning('profile-failed', ORIGIN, { reason }));
  }
  const { recorded } = state;
  recorded.durationMs = Math.round(host.clock.nowMs() - state.startMs);
  const count = recorded.benchmarks.reduce((sum, { runs }) => sum + runs.length, 0);
  host.log.info(formatProfilesEnd({ ended: recorded.ended, profiles: count, durationMs: recorded.durationMs }));
  return recorded;
}

const ORIGIN: Location = atKey('profile');

function startProfiles(run: MeasureRun, { changedPaths }: Profiling, leftMs: number): ProfileRun {
  const watch = makeTreeWatch(run.host.files);
  const settings = run.measuring.settings.commands.map(({ profile }) => profile);
  for (const side of run.sides) watch.snapshot(side, run.measuring.trees.folders[side]);
  return {
    run,
    isTouched: makeTouchedCheck(changedPaths),
    startMs: run.host.clock.nowMs(),
    limitMs: leftMs,
    watch,
    recorded: { ended: 'complete', durationMs: 0, settings, benchmarks: [], problems: [] },
    unusable: new Set(),
    slowestMs: 0,
  };
}

function nameOf({ benchmark, setting }: ProfileSubject): string {
  return benchmark?.name ?? setting.command;
}

/** Records a warning once, and logs it. */
function addWarning({ run, recorded }: ProfileRun, { failure: _, ...problem }: RecordedDiagnostic): void {
  const warning: Diagnostic = { ...problem, severity: 'warning' };
  if (recorded.problems.some((known) => isSameDiagnostic(known, warning))) return;
  recorded.problems.push(warning);
  run.host.log.info(formatDiagnosticLine(warning));
}

/** Ends the recording of profiles. Returns false, which means: do not continue. */
function end(state: ProfileRun, how: RecordedProfiles['ended'], problem?: Diagnostic): false {
  state.recorded.ended = how;
  if (problem !== undefined) addWarning(state, problem);
  return false;
}

/** Records the profiles of both sides, in an order that the seed decides. */
async function profileSubject(state: ProfileRun, subject: ProfileSubject, index: number): Promise<void> {
  const { run, recorded, unusable } = state;
  const { runs } = subject.setting;
  const profiles: Record<Side, Profile[]> = { base: [], head: [] };
  let failures = 0;
  for (const turn of listTurns(`${run.measuring.seed}\nprofile ${index}`, runs)) {
    if (recorded.ended !== 'complete' || unusable.has(subject.command)) break;
    const profile = await profileOnce(state, subject, turn);
    if (profile === 'failed') {
      failures += 1;
      // A command that never worked will not work for the next benchmark either.
      if (failures > 1 || profiles.base.length + profiles.head.length === 0) unusable.add(subject.command);
    } else if (profile !== null) {
      profiles[turn.side].push(profile);
      // It says nothing of these metrics, and one of them is enough to tell.
      if (!canExplain(subject, profile)) break;
    }
  }
  keepProfiles(state, subject, profiles);
}

/** Returns the profiles in their order, as the rounds have it. */
function listTurns(seed: string, runs: number): Turn[] {
  const turns: Turn[] = [];
  for (let first = 1; first <= runs; first += 2)
    turns.push(...turnsOf(seed, first === runs ? [first] : [first, first + 1]));
  return turns;
}

function canExplain({ units }: ProfileSubject, profile: Profile): boolean {
  return units.some((unit) => canExplainMetric(unit, profile.unit));
}

/** Adds the profiles of a benchmark to the recording, if they are of one unit. */
function keepProfiles(
  state: ProfileRun,
  { command, benchmark }: ProfileSubject,
  profiles: Readonly<Record<Side, Profile[]>>,
): void {
  const all = [...profiles.base, ...profiles.head];
  const units = [...new Set(all.map(({ unit }) => unit))];
  if (units.length > 1) addWarning(state, makeWarning('profile-units-differ', ORIGIN, { units }));
  if (units.length !== 1) return;
  const packed = packProfiles(alignFiles(profiles), state.isTouched);
  state.recorded.benchmarks.push({ command, benchmark, ...packed });
}

/** Records one profile. Null: the recording of profiles is over. `failed`: there is no profile, and a warning says why. */
async function profileOnce(
  state: ProfileRun,
  subject: ProfileSubject,
  { side, round }: Turn,
): Promise<Profile | 'failed' | null> {
  const { run, watch } = state;
  const { host, measuring } = run;
  const over = (how: RecordedProfiles['ended'], problem?: Diagnostic) => {
    end(state, how, problem);
    return null;
  };
  if (host.cancelled.aborted) return over('cancelled');
  const leftMs = state.limitMs - (host.clock.nowMs() - state.startMs);
  if (leftMs <= 0) return over('time', makeWarning('profile-time-over', ORIGIN, {}));
  const location = [...ORIGIN, ...onSide(side)];
  const root = measuring.trees.folders[side];
  const changed = watch.listChanges(side, root);
  if (changed.length > 0) {
    const data = { side, paths: changed.slice(0, MAX_NAMED), count: changed.length };
    return over('failed', makeWarning('profile-tree-changed', location, data));
  }
  const text = formatProfileStep({ side, round, of: subject.setting.runs, name: nameOf(subject) });
  host.progress.begin({ share: 1 - leftMs / state.limitMs, text, isWarmUp: false });
  const place = invocationFoldersOf(run, { side, command: subject.command }, location);
  const path = `${place.temporary}/${FILE}`;
  const ran = await runBenchmark(
    host,
    place,
    {
      command: subject.setting.command,
      env: {
        ...run.env,
        [PROFILE_VARIABLE]: path,
        ...(subject.filter !== null && { [FILTER_VARIABLE]: subject.filter }),
      },
      deadline: deadlineFor({ isWarmUp: false, usualMs: state.slowestMs, leftMs }),
      settings: measuring.settings,
      mask: run.mask,
    },
    (result) => readWrittenProfile(host, result, { path, format: subject.setting.format }),
  );
  watch.snapshot(side, root);
  state.slowestMs = Math.max(state.slowestMs, ran.durationMs);
  host.progress.end(`${text} ${formatDuration(ran.durationMs)}${ran.outcome === 'ok' ? '' : ` ${ran.outcome}`}`);
  for (const problem of ran.problems) addWarning(state, problem);
  if (ran.tampering !== null) return over('failed', ran.tampering);
  if (ran.outcome === 'cut') {
    if (host.cancelled.aborted) return over('cancelled');
    return over('time', makeWarning('profile-time-over', ORIGIN, {}));
  }
  const { profile } = ran.read;
  if (ran.outcome !== 'ok' || ran.problems.some(isError) || profile === null) return 'failed';
  return mapFrames(profile, ({ name, file }) => ({
    name,
    file: file?.startsWith(`${root}/`) ? file.slice(root.length + 1) : file,
  }));
}

/** Maximum number of paths in a diagnostic. */
const MAX_NAMED = 3;

interface WrittenProfile {
  readonly profile: Profile | null;
  readonly problems: readonly Diagnostic[];
}

const FILE_LOCATION: Location = [{ kind: 'environment variable', name: PROFILE_VARIABLE }];

/** Reads the file that a profile command wrote. Whatever it wrote there, the result is a profile or a problem. */
async function readWrittenProfile(
  host: Host,
  { ending, exitCode }: ChildResult,
  { path, format }: { readonly path: string; readonly format: string },
): Promise<WrittenProfile> {
  if (ending !== 'exit' || exitCode !== 0) return { profile: null, problems: [] };
  try {
    const bytes = await host.files.readProfile(path, MAX_PROFILE_BYTES);
    if (bytes === null) return { profile: null, problems: [makeError('profile-not-written', FILE_LOCATION, {})] };
    return { profile: readProfile({ path, bytes }, format), problems: [] };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { profile: null, problems: error.diagnostics.map(nameVariable).map(adviseOnSize) };
  }
}

/** The user knows the file by the variable that names it. The line in it stays. */
function nameVariable(problem: Diagnostic): Diagnostic {
  const [part] = problem.location;
  const line = part?.kind === 'file' ? part.line : undefined;
  return { ...problem, location: line === undefined ? FILE_LOCATION : inFile(PROFILE_VARIABLE, line) };
}

/** A smaller profile needs another advice than a smaller file. */
function adviseOnSize(problem: Diagnostic): Diagnostic {
  const { code, location, data } = problem;
  if (code !== 'file-too-large') return problem;
  return makeError('profile-too-large', location, { got: Number(data['bytes']), max: MAX_PROFILE_BYTES });
}
