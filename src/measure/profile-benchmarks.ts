// Records profiles of the benchmarks that broke budgets, after the rounds: on both sides in turn, by the user's own command. It
// never changes the rounds or the verdict: what cannot be recorded is a warning.

import { UserError } from '../errors.ts';
import type { ChildResult, Host } from '../host/host.ts';
import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import { atKey, inFile, type Location, onSide } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { Profile } from '../model/profile.ts';
import type { RecordedProfiles } from '../model/recorded-profiles.ts';
import type { Recording } from '../model/recording.ts';
import { alignFiles } from '../profiles/align-files.ts';
import { readProfile } from '../profiles/index.ts';
import { mapFrames } from '../profiles/normalise.ts';
import { packProfiles } from '../profiles/pack-profiles.ts';
import { MAX_PROFILE_BYTES } from '../profiles/profile-format.ts';
import { canExplainMetric } from '../profiles/profile-unit.ts';
import { makeTouchedCheck } from '../profiles/touched-files.ts';
import { formatThrown } from '../render/messages/format-diagnostic.ts';
import { formatProfileStep, formatProfilesEnd, formatProfilesStart } from '../render/messages/measuring-log.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';
import type { Profiling } from './measure-inputs.ts';
import { addWarning, leftMs, makeStep, OVER, type Over, type PhaseEnd, type PhaseTime } from './phase.ts';
import { type ProfileSubject, planProfiles } from './profile-plan.ts';
import { elapsedMs, filterOptionsOf, invocationFoldersOf, type MeasureRun } from './run.ts';
import { runBenchmark } from './run-benchmark.ts';
import { type Turn, turnsOf } from './schedule.ts';

/** Variable with the path of the file that a profile command has to write. */
export const PROFILE_VARIABLE = 'BENCH_REFEREE_PROFILE';

const FILE = 'profile';

const ORIGIN: Location = atKey('profile');

interface ProfileRun extends PhaseTime {
  readonly run: MeasureRun;
  readonly isTouched: (file: string) => boolean;
  readonly recorded: { -readonly [Key in keyof RecordedProfiles]: RecordedProfiles[Key] };
  readonly unusable: Set<number>;
}

/** Null if no row broke a budget whose command has a setting for profiles. */
export async function profileBenchmarks(
  run: MeasureRun,
  profiling: Profiling,
  recording: Recording,
  limitMs: number,
): Promise<RecordedProfiles | null> {
  const { host, measuring } = run;
  const { commands } = measuring.settings;
  const { filterOf, sides } = filterOptionsOf(run);
  const { subjects, omitted } = planProfiles(recording, profiling.findBroken(recording), {
    commands,
    sides,
    filterOf: (command) => (run.isFilterBroken ? undefined : filterOf(command)),
  });
  if (subjects.length === 0) return null;
  await profiling.publishVerdict(recording);
  const settings = commands.map(({ profile }) => profile);
  const state: ProfileRun = {
    run,
    isTouched: makeTouchedCheck(profiling.changedPaths),
    startMs: host.clock.nowMs(),
    limitMs,
    slowestMs: 0,
    recorded: { ended: 'complete', durationMs: 0, settings, benchmarks: [], problems: [] },
    unusable: new Set(),
  };
  const { recorded } = state;
  host.log.info(formatProfilesStart(subjects.map(nameOf)));
  if (omitted > 0)
    recordWarning(state, makeWarning('profile-benchmarks-omitted', ORIGIN, { omitted, most: subjects.length }));
  try {
    for (const [index, subject] of subjects.entries()) await profileSubject(state, subject, index);
  } catch (error) {
    // A full disk, for example. The run has its verdict.
    endProfiles(state, 'failed', makeWarning('profile-failed', ORIGIN, { reason: formatThrown(error) }));
  }
  recorded.durationMs = Math.round(elapsedMs({ host, startMs: state.startMs }));
  const { ended, durationMs } = recorded;
  const count = recorded.benchmarks.reduce((sum, { runs }) => sum + runs.length, 0);
  host.log.info(formatProfilesEnd({ ended, profiles: count, durationMs }));
  return recorded;
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

async function profileSubject(state: ProfileRun, subject: ProfileSubject, index: number): Promise<void> {
  const { run, unusable } = state;
  const { runs } = subject.setting;
  const profiles: Record<Side, Profile[]> = { base: [], head: [] };
  let failures = 0;
  for (const turn of listTurns(`${run.measuring.seed}\nprofile ${index}`, runs)) {
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
  recordProfiles(state, subject, profiles);
}

/** The sides in turn, as in the rounds. */
function listTurns(seed: string, runs: number): Turn[] {
  const turns: Turn[] = [];
  for (let first = 1; first <= runs; first += 2)
    turns.push(...turnsOf(seed, first === runs ? [first] : [first, first + 1]));
  return turns;
}

/** Adds the profiles of a benchmark to the recording, if they are of one unit. */
function recordProfiles(
  state: ProfileRun,
  { command, benchmark }: ProfileSubject,
  profiles: Readonly<Record<Side, Profile[]>>,
): void {
  const units = [...new Set([...profiles.base, ...profiles.head].map(({ unit }) => unit))];
  if (units.length > 1) recordWarning(state, makeWarning('profile-units-differ', ORIGIN, { units }));
  if (units.length !== 1) return;
  const packed = packProfiles(alignFiles(profiles), state.isTouched);
  state.recorded.benchmarks.push({ command, benchmark, ...packed });
}

/** Records one profile. Null: there is none, and a warning says why. */
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
  const path = `${place.temporary}/${FILE}`;
  const env = { ...run.env, [PROFILE_VARIABLE]: path };
  const filtered = subject.filter === null ? env : { ...env, [FILTER_VARIABLE]: subject.filter };
  const root = trees.folders[side];
  const result = await makeStep(run, state, {
    rules: {
      end: (how, problem) => endProfiles(state, how, problem),
      report: (problem) => recordWarning(state, problem),
      explainChange: (change) => makeWarning('profile-tree-changed', location, { side, ...change }),
    },
    tree: root,
    name: formatProfileStep(nameOf(subject), side, { round, of: runs }),
    share: 1 - leftMs(run, state) / state.limitMs,
    run: (deadline) =>
      runBenchmark(host, place, { command, env: filtered, deadline, settings, mask }, (ended) =>
        readWrittenProfile(host, ended, { path, format }),
      ),
  });
  if (result === OVER) return OVER;
  const { profile } = result.read;
  if (result.outcome !== 'ok' || profile === null) return null;
  return mapFrames(profile, ({ name, file }) => ({
    name,
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
