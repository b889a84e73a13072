// Reads and writes recordings as files. A file may come from a stranger's job. So every key is checked against the
// schema, and only its values and names are trusted.

import { type Complaint, UserError, withFailure } from '../errors.ts';
import { truncate } from '../formats/plain-text.ts';
import type { Host } from '../host/host.ts';
import { within } from '../model/diagnostic.ts';
import { inRecording } from '../model/location.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import { MAX_LEGS, RECORDING_VERSION, type Recording, recordingSchema } from '../model/recording.ts';
import { explainInvalidAttempts } from '../model/remeasured-rounds.ts';
import { groupedNameKeyOf } from '../model/sample.ts';
import { quoteText } from '../text/quote-text.ts';
import { upgradeRecording } from './recording-version.ts';

/** Limit far above thousands of benchmarks with all raw values. */
const LIMIT_BYTES = 256 * 1024 * 1024;

/** Reads the recordings of one report. Throws `missing` if no path is given. */
export async function readRecordings(
  host: Host,
  paths: readonly string[],
  missing: Complaint,
): Promise<[Recording, ...Recording[]]> {
  try {
    if (paths.length > MAX_LEGS) throw tooMany(paths.length);
    const [first, ...others] = await Promise.all(paths.map((path) => readRecording(host, path)));
    if (first === undefined) throw new UserError({ ...missing, code: 'recording-missing' });
    checkLegs([first, ...others]);
    return [first, ...others];
  } catch (error) {
    throw error instanceof UserError ? withFailure(error, 'recording-refused') : error;
  }
}

/** Error for too many recordings. Checked before reading: each recording takes a part of alpha from the others. */
function tooMany(count: number): UserError {
  return new UserError({
    where: 'recordings',
    what: `one report takes at most ${MAX_LEGS}, which is as many jobs as GitHub starts from one matrix`,
    got: String(count),
    remedy: 'Leave out files that are not recordings of this run, or make several reports with a `name` each',
  });
}

/** Reads a recording. Marks its problems as said by it, because another job may have written the file. */
export async function readRecording(host: Host, path: string): Promise<Recording> {
  const text = await host.files.read(path, LIMIT_BYTES);
  if (text === null) {
    throw new UserError({
      where: path,
      what: 'there is no such file',
      remedy: 'Give the file that `measure` wrote',
    });
  }
  const recording = parseRecording(text, path);
  const { name, problems } = recording;
  return { ...recording, problems: problems.map((problem) => within(inRecording(name), problem)) };
}

/** Parses and checks a recording. `remedy` says what to do about an invalid file. */
export function parseRecording(text: string, path: string, remedy = REMEDY): Recording {
  let value: unknown;
  try {
    value = upgradeRecording(JSON.parse(text));
  } catch (error) {
    throw new UserError({
      where: path,
      what: 'this is not JSON',
      got: (error as Error).message,
      remedy,
    });
  }
  const version =
    typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  if (typeof version === 'number' && version !== RECORDING_VERSION) {
    throw new UserError({
      where: path,
      what: 'this recording was written by another bench-referee',
      got: `version ${version}`,
      remedy: remedy === REMEDY ? 'Use the same version of bench-referee to measure and to report' : remedy,
    });
  }
  const { data, error } = recordingSchema.safeParse(value, { reportInput: true });
  if (data !== undefined) return checkReferences(data, path, remedy);
  throw new UserError(complaintOf(error.issues[0], path, remedy));
}

function complaintOf(issue: Issue | undefined, path: string, remedy: string): Complaint {
  const at = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
  if (issue?.code !== 'too_big' || typeof issue.input !== 'string') {
    const got = `${issue?.message ?? 'unknown'}${at}`;
    return { where: path, what: 'this is not a recording', got, remedy };
  }
  const { input, maximum } = issue;
  return {
    where: path,
    what: `the text${at} has ${input.length} characters`,
    got: truncate(input),
    remedy: `Shorten it to at most ${maximum} characters where it is defined, and measure again`,
  };
}

/** One violation of the schema. */
type Issue = NonNullable<ReturnType<typeof recordingSchema.safeParse>['error']>['issues'][number];

/** Throws a UserError unless the recordings have the same two commits and different names. */
export function checkLegs(recordings: readonly Recording[]): void {
  const [first] = recordings;
  const names = new Set<string>();
  for (const { name, commits } of recordings) {
    const isSame =
      commits.base.sha === first?.commits.base.sha && commits.head.sha === first?.commits.head.sha;
    if (!isSame) {
      throw new UserError({
        where: `recording ${quoteText(name)}`,
        what: 'it is not of the same two commits as the first one',
        got: `${commits.base.sha}..${commits.head.sha}`,
        remedy: 'Report recordings of one base and one head together',
      });
    }
    if (names.has(name)) {
      throw new UserError({
        where: 'recordings',
        what: 'two have the same name',
        got: name,
        remedy: 'Give every leg a `name` of its own when it measures',
      });
    }
    names.add(name);
  }
}

/** Checks what the schema cannot express: that an index points to something, and that lists of a side fit together. */
function checkReferences(recording: Recording, path: string, remedy: string): Recording {
  const { invocations, schedule, series, baseline } = recording;
  const refuse = (what: string) => new UserError({ where: path, what, remedy });
  if (schedule.rounds.min > schedule.rounds.max) throw refuse('its rounds end before they begin');
  const commandsOf = (side: Side) =>
    side === 'base' && baseline !== undefined ? baseline.commands : schedule.commands;
  if (invocations.some(({ side, command }) => command >= commandsOf(side).length)) {
    throw refuse('an invocation belongs to no command of the recording');
  }
  const fault = explainInvalidAttempts(recording);
  if (fault !== null) throw refuse(fault);
  for (const { name, ...sides } of series) {
    for (const side of SIDES) {
      const { invocations: indices, values } = sides[side];
      const isSound =
        indices.length === values.length &&
        indices.every((index, at) => invocations[index]?.side === side && index > (indices[at - 1] ?? -1));
      if (!isSound)
        throw refuse(`the values of ${quoteText(name)} on ${side} do not belong to invocations of that side`);
    }
  }
  const placed = new Set(recording.places?.map(groupedNameKeyOf));
  if (placed.size !== (recording.places?.length ?? 0)) throw refuse('a benchmark has two places');
  return recording;
}

const REMEDY = 'Give the file that `measure` wrote, unchanged';

export function renderRecording(recording: Recording): string {
  return `${JSON.stringify(recording)}\n`;
}
