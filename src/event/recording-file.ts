// Reads and writes recordings as files. A file may come from a stranger's job. So every key is checked against the
// schema, and only its values and names are trusted.

import { UserError, userError, withFailure } from '../errors.ts';
import { truncate } from '../formats/plain-text.ts';
import type { Host } from '../host/host.ts';
import { buildsAsRecording, FIRST_REBUILD, MAX_BUILDS } from '../model/builds.ts';
import { countsAsRecording } from '../model/counts.ts';
import { furtherCpuTimesOf } from '../model/cpu-time.ts';
import type { DiagnosticCode, RecordedDiagnostic } from '../model/diagnostic.ts';
import type { Failure } from '../model/diagnostic-schema.ts';
import { fileSizesAsRecording } from '../model/file-sizes.ts';
import { about, atKeys, inFile, inRecording } from '../model/location.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import { areProfilesSound } from '../model/recorded-profiles.ts';
import { quickRecordingSchema, RECORDING_VERSION, type Recording, recordingSchema } from '../model/recording.ts';
import { findInvalidAttempts } from '../model/remeasured-rounds.ts';
import { groupedNameKeyOf } from '../model/sample.ts';
import { formatShard, MAX_JOBS } from '../model/shard.ts';
import { type DataOf, isMeasuringCode } from '../render/messages/index.ts';
import { omitNull } from '../text/omit-null.ts';

const LIMIT_BYTES = 256 * 1024 * 1024;

/** From this many characters on, compiling the checks takes less time than it saves. */
const MIN_COMPILED_LENGTH = 2 ** 20;

export type RecordingsOfPair = readonly [Recording, ...Recording[]];

/** Reads the recordings of one report. Throws `missing` if no path is given. */
export function readRecordings(host: Host, paths: readonly string[], missing: UserError): Promise<RecordingsOfPair> {
  return readAndCheck(host, paths, missing, checkLegs);
}

/** Reads recordings of any commits, and divides them by their two commits. Throws `missing` if no path is given. */
export function readRecordingPairs(
  host: Host,
  paths: readonly string[],
  missing: UserError,
): Promise<readonly RecordingsOfPair[]> {
  return readAndCheck(host, paths, missing, (recordings) => {
    const pairs = new Map<string, [Recording, ...Recording[]]>();
    for (const recording of recordings) {
      const { base, head } = recording.commits;
      const key = `${base.sha}..${head.sha}`;
      const pair = pairs.get(key);
      if (pair === undefined) pairs.set(key, [recording]);
      else pair.push(recording);
    }
    return [...pairs.values()].map(checkLegs);
  });
}

async function readAndCheck<Checked>(
  host: Host,
  paths: readonly string[],
  missing: UserError,
  check: (recordings: RecordingsOfPair) => Checked,
): Promise<Checked> {
  try {
    // Checked before reading: each recording takes a part of alpha from the others.
    if (paths.length > MAX_JOBS)
      throw userError('too-many-recordings', about('recordings'), { count: paths.length, limit: MAX_JOBS });
    const [first, ...others] = await Promise.all(paths.map((path) => readRecording(host, path)));
    if (first === undefined) throw withFailure(missing, 'recording-missing');
    return check([first, ...others]);
  } catch (error) {
    throw error instanceof UserError ? withFailure(error, 'recording-refused') : error;
  }
}

/** Reads a recording that another job may have written. Its problems are located in it. `writer` is for messages. */
export async function readRecording(
  host: Host,
  path: string,
  writer: 'measure' | 'bisect' = 'measure',
): Promise<Recording> {
  const text = await host.files.read(path, LIMIT_BYTES);
  if (text === null) throw userError('recording-not-found', inFile(path), { writer });
  const recording = parseRecording(text, path);
  const { problems, builds, bisection, profiles } = recording;
  const label = labelRecording(recording);
  const locate = (problem: RecordedDiagnostic) => locateInRecording(label, problem);
  return omitNull(
    {
      ...recording,
      problems: problems.map(locate),
      builds: builds && { ...builds, problems: builds.problems.map(locate) },
      bisection: bisection && { ...bisection, problems: bisection.problems.map(locate) },
      profiles: profiles && { ...profiles, problems: profiles.problems.map(locate) },
    },
    ['builds', 'bisection', 'profiles'],
  );
}

/** A name with its shard, if it has one: shards of one run have the same name. */
function labelRecording({ name, shard }: Recording): string {
  return shard === undefined ? name : `${name} ${formatShard(shard)}`;
}

/** The reasons for a missing verdict that measuring reports. Other reasons are found by the report itself. */
const MEASURING_FAILURES: readonly Failure[] = [
  'tampered',
  'setup-failed',
  'benchmark-failed',
  'names-unstable',
  'limit-misfit',
  'growth-misfit',
  'budgets-unmatched',
  'rounds-too-few',
];

/**
 * Locates a problem in its recording. Codes and failures that measuring never reports are removed, because a stranger could
 * choose them so that this program speaks of labels, permissions or events.
 */
function locateInRecording(name: string, { failure, ...problem }: RecordedDiagnostic): RecordedDiagnostic {
  const { code } = problem;
  const location = [...inRecording(name), ...problem.location];
  const located = isMeasuringCode(code)
    ? { ...problem, location }
    : { ...problem, location, code: 'unknown-code', data: { code } };
  return failure !== undefined && MEASURING_FAILURES.includes(failure) ? { ...located, failure } : located;
}

/** The use of a file with a recording: what to do about an invalid one depends on it. */
type RecordingUse = 'recording' | 'baseline';

export function parseRecording(text: string, path: string, file: RecordingUse = 'recording'): Recording {
  let value: unknown;
  try {
    value = upgradeRecording(JSON.parse(text));
  } catch (error) {
    throw userError('recording-not-json', inFile(path), { reason: (error as Error).message, file });
  }
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  if (typeof version === 'number' && version !== RECORDING_VERSION)
    throw userError('recording-of-other-version', inFile(path), { version, file });
  const jitless = text.length < MIN_COMPILED_LENGTH;
  const quick = quickRecordingSchema.safeParse(value, { jitless });
  const { data, error } = quick.success ? quick : recordingSchema.safeParse(value, { reportInput: true, jitless });
  if (data !== undefined) return checkReferences(data, path, file);
  const [issue] = error.issues;
  const location = issue?.path.length ? atKeys(path, issue.path) : inFile(path);
  if (issue?.code !== 'too_big' || typeof issue.input !== 'string')
    throw userError('not-a-recording', location, { reason: issue?.message ?? '', file });
  const { input, maximum } = issue;
  const found = { text: truncate(input), length: input.length, limit: Number(maximum) };
  throw userError('recorded-text-too-long', location, found);
}

/**
 * Upgrades a recording of version 1 to version 2, because baselines live in repositories for years. Anything else stays as it
 * is, and is checked later.
 */
function upgradeRecording(value: unknown): unknown {
  if (!isObject(value) || value['version'] !== 1) return value;
  const problems = value['problems'];
  return { ...value, version: 2, problems: Array.isArray(problems) ? problems.map(upgradeProblem) : problems };
}

/** Version 1 held finished sentences with a position in words. They are quoted as what the recording says. */
function upgradeProblem(problem: unknown): unknown {
  if (!isObject(problem)) return problem;
  const { where, message, severity, code: failure, ...unknown } = problem;
  const code: DiagnosticCode = 'quoted';
  return { code, severity, location: [{ kind: 'text', text: where }], data: { message }, failure, ...unknown };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Throws a UserError unless the recordings have the same two commits and different names, and those of one name are shards
 * of the same number.
 */
export function checkLegs<Recordings extends readonly Recording[]>(recordings: Recordings): Recordings {
  const [first] = recordings;
  const labels = new Set<string>();
  const byName = new Map<string, Recording>();
  for (const recording of recordings) {
    const { name, commits, shard } = recording;
    const isSame = commits.base.sha === first?.commits.base.sha && commits.head.sha === first?.commits.head.sha;
    if (!isSame) {
      const range = `${commits.base.sha}..${commits.head.sha}`;
      throw userError('recordings-of-other-commits', inRecording(name), { commits: range });
    }
    const label = labelRecording(recording);
    if (labels.has(label)) throw userError('recordings-of-one-name', about('recordings'), { name: label });
    labels.add(label);
    const other = byName.get(name) ?? recording;
    if (other.shard?.count !== shard?.count)
      throw userError('shards-of-other-plan', inRecording(label), { other: labelRecording(other) });
    byName.set(name, other);
  }
  return recordings;
}

/** Checks what the schema cannot express: that an index points to something, and that lists of a side belong together. */
function checkReferences(recording: Recording, path: string, file: RecordingUse): Recording {
  const { schedule } = recording;
  type Data = DataOf<'recording-inconsistent'>;
  const refuse = (fault: Data['fault'], found: Partial<Data> = {}) =>
    userError('recording-inconsistent', inFile(path), { ...found, fault, file });
  if (schedule.rounds.min > schedule.rounds.max) throw refuse('rounds');
  const built = buildsAsRecording(recording);
  if (built !== null && !areBuildsSound(built)) throw refuse('builds');
  const ofCommands = [recording, countsAsRecording(recording), furtherCpuTimesOf(recording), built];
  if (!ofCommands.every((part) => part === null || areCommandsKnown(part))) throw refuse('command');
  const parts = [...ofCommands, fileSizesAsRecording(recording)].filter((part) => part !== null);
  const attempts = findInvalidAttempts(recording);
  if (attempts !== null) throw refuse(attempts.fault, { round: attempts.round });
  for (const part of parts) {
    const found = findInvalidValues(part);
    if (found !== null) throw refuse(found.fault, found);
  }
  if (!isSearchSound(recording)) throw refuse('search');
  const { profiles } = recording;
  if (profiles !== undefined && !areProfilesSound(profiles, schedule.commands.length)) throw refuse('profiles');
  const placed = new Set(recording.places?.map(groupedNameKeyOf));
  if (placed.size !== (recording.places?.length ?? 0)) throw refuse('places');
  return recording;
}

/** Build 1 is that of the rounds. A baseline was built elsewhere. */
function areBuildsSound({ invocations, baseline }: Recording): boolean {
  const isBuild = ({ round }: { readonly round: number }) => round >= FIRST_REBUILD && round <= MAX_BUILDS;
  return baseline === undefined && invocations.every(isBuild);
}

/** Each invocation has to belong to a command of the run, or of the baseline. */
function areCommandsKnown({ invocations, schedule, baseline }: Recording): boolean {
  const commandsOf = (side: Side) =>
    side === 'base' && baseline !== undefined ? baseline.commands : schedule.commands;
  return invocations.every(({ side, command }) => command < commandsOf(side).length);
}

/**
 * Finds the first values that do not belong to invocations of their side, in their order, or that belong to the same one as
 * those of another series of their metric: they would count as values of an invocation more. The series of another invocation
 * may be one of another command.
 */
function findInvalidValues({ invocations, series }: Recording) {
  const seen = new Map<string, readonly number[]>();
  for (const { group, name: benchmark, metric, unit, ...sides } of series) {
    for (const side of SIDES) {
      const { invocations: indices, values } = sides[side];
      const isOfSide = (index: number) => invocations[index]?.side === side;
      if (!indices.every(isOfSide) || !areIncreasing(indices, values))
        return { fault: 'values', benchmark, side } as const;
      const key = JSON.stringify([side, group, benchmark, metric, unit]);
      const earlier = seen.get(key);
      if (earlier === undefined) {
        seen.set(key, indices);
        continue;
      }
      const all = new Set(earlier);
      if (indices.some((index) => all.has(index))) return { fault: 'values-twice', benchmark, side } as const;
      seen.set(key, [...earlier, ...indices]);
    }
  }
  return null;
}

/** The indices of values: one for each, in order. */
function areIncreasing(indices: readonly number[], values: readonly unknown[]): boolean {
  return indices.length === values.length && indices.every((index, at) => index > (indices[at - 1] ?? -1));
}

function isSearchSound({ bisection, schedule }: Recording): boolean {
  if (bisection === undefined) return true;
  const { commits, invocations, series, unusable } = bisection;
  const isCommit = ({ commit }: { readonly commit: number }) => commit <= commits.length;
  const isCommand = ({ command }: { readonly command: number }) => command < schedule.commands.length;
  return (
    [...invocations, ...unusable].every(isCommit) &&
    [...invocations, ...series].every(isCommand) &&
    series.every((one) => areIncreasing(one.invocations, one.values)) &&
    series.every((one) => one.invocations.every((index) => index < invocations.length))
  );
}

export function renderRecording(recording: Recording): string {
  return `${JSON.stringify(recording)}\n`;
}
