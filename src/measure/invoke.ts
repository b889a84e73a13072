// Makes one invocation of a benchmark command on one side: runs it, reads its results, and decides whether they can be
// used. A failed run must never look like a fast one, so any error makes the invocation unusable.

import type { ChildResult, ChildSpec, Host } from '../host/host.ts';
import { legacyProblem, within } from '../model/diagnostic.ts';
import type { Measurement, Side } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import type { RecordedInvocation } from '../model/recording.ts';
import type { MeasureSettings } from '../settings/settings.ts';
import { type Deadline, formatOverdue } from './deadline.ts';
import { formatDuration } from './progress.ts';
import { listResults, readResults } from './results.ts';

/** Limit of stdout for one invocation: results take kilobytes, so more than this is a mistake. */
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

export interface InvocationResult {
  readonly outcome: RecordedInvocation['outcome'];
  readonly exitCode: number | null;
  readonly durationMs: number;
  readonly measurements: readonly Measurement[];
  readonly problems: readonly Problem[];
  /** Id of the format that read the output; null when none was recognised. */
  readonly format: string | null;
  /** Text by which the format was recognised. Untrusted text. Absent if the format was configured. */
  readonly evidence?: string;
  /** Problem that the runner's files were changed, which later steps would have trusted; null if they were not. */
  readonly meddling: Problem | null;
}

export interface InvocationFolders {
  readonly side: Side;
  /** Root of the tree joined with the working directory. */
  readonly folder: string;
  /** Temporary folder, emptied before and after the invocation. */
  readonly temporary: string;
  /** Folder of the side that is kept until the run ends. */
  readonly home: string;
  /** Name for messages, such as `round 3, head`. */
  readonly where: string;
}

export interface InvocationTask {
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
  readonly deadline: Deadline;
  readonly settings: MeasureSettings;
  /** A format's id, or `auto` as long as none was recognised. */
  readonly format: string;
}

export async function invoke(
  host: Host,
  place: InvocationFolders,
  task: InvocationTask,
): Promise<InvocationResult> {
  const { command, env, deadline, settings, format } = task;
  const spec = { folder: place.folder, format, outputFile: settings.outputFile, name: commandName(command) };
  await host.files.remove(place.temporary);
  await host.files.makeFolder(place.temporary);
  const before = await listResults(host, spec);
  const result = await host.run({
    script: command,
    folder: place.folder,
    env: { ...env, ...sideEnvironment(place) },
    deadlineMs: deadline.ms,
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    meter: format === 'command',
    ...affinityOf(settings),
  });
  const read = await readResults(host, spec, { result, before });
  await host.files.remove(place.temporary);
  const { exitCode, durationMs } = result;
  const meddling = findTampering(result, place);
  const { format: readAs, evidence } = read;
  const told = { format: readAs, ...(evidence !== undefined && { evidence }) };
  const invoked = { exitCode, durationMs, measurements: [], problems: [], ...told, meddling };
  if (isCut(result, deadline)) return { ...invoked, outcome: 'cut' };
  const failure = failureOf(result, task);
  const problems: Problem[] = [
    ...(failure === null
      ? []
      : [legacyProblem({ where: place.where, message: failure, severity: 'error' as const })]),
    ...read.problems.map((problem) => within([{ kind: 'text', text: place.where }], problem)),
    ...findOrphans(result, place, command),
  ];
  if (problems.every(({ severity }) => severity !== 'error')) {
    return { ...invoked, outcome: 'ok', measurements: read.measurements, problems };
  }
  const said = tail(result);
  if (said !== '') host.log.quote(`output of ${place.where}`, said);
  return { ...invoked, outcome: 'failed', problems: problems.map(asFailure) };
}

function asFailure(problem: Problem): Problem {
  return problem.severity === 'error' ? { ...problem, failure: 'benchmark-failed' } : problem;
}

/** Returns the invocation with a problem that makes its values unusable. */
export function markFailed(invoked: InvocationResult, problem: Problem): InvocationResult {
  return { ...invoked, outcome: 'failed', measurements: [], problems: [...invoked.problems, problem] };
}

function findTampering({ tamperedFiles = [] }: ChildResult, { where }: InvocationFolders): Problem | null {
  if (tamperedFiles.length === 0) return null;
  const files = tamperedFiles.length === 1 ? 'the file of the runner' : 'the files of the runner';
  const message =
    `something wrote to ${files} that ${tamperedFiles.join(', ')} name${tamperedFiles.length === 1 ? 's' : ''}, by which a step sets variables and outputs. ` +
    'That was taken back, and nothing of this run is to be believed: no benchmark does that by accident.';
  return legacyProblem({ where, message, severity: 'error', code: 'tampered' });
}

function findOrphans(
  { hasOrphans = false }: ChildResult,
  { where }: InvocationFolders,
  command: string,
): Problem[] {
  if (!hasOrphans) return [];
  const message =
    `"${commandName(command)}" left processes running, which were killed. ` +
    'Let it end what it starts: whatever goes on can slow what is measured next.';
  return [legacyProblem({ where, message, severity: 'warning' })];
}

/** Returns no placement if none is configured, so that the shell starts without `taskset` or `nice`. */
function affinityOf({ cpus, nice }: MeasureSettings): Pick<ChildSpec, 'placement'> {
  return cpus === null && nice === null ? {} : { placement: { cpus, nice } };
}

/** Reports whether we ended it for a reason that does not concern the benchmark. */
function isCut({ ending }: ChildResult, { because }: Deadline): boolean {
  return ending === 'cancelled' || (ending === 'deadline' && because === 'time');
}

/** Returns the variables of a side, with equal names and lengths on both: even their size can change timings. */
export function sideEnvironment({
  side,
  temporary,
  home,
}: Pick<InvocationFolders, 'side' | 'temporary' | 'home'>): Record<string, string> {
  return {
    BENCH_REFEREE_SIDE: side,
    BENCH_REFEREE_HOME: home,
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
  };
}

/** Returns what made the invocation unusable, with advice; null when nothing did. */
function failureOf(result: ChildResult, { deadline, command, settings }: InvocationTask): string | null {
  const { ending, exitCode, detail, durationMs } = result;
  const name = `"${commandName(command)}"`;
  switch (ending) {
    case 'exit':
      if (exitCode === 0) return null;
      if (exitCode === NOT_FOUND) {
        return `${name} ended with exit code 127: a command was not found. Install it in \`setup\` or before this step.`;
      }
      return `${name} ended with exit code ${exitCode} after ${formatDuration(durationMs)}. Its last lines are in the log; it must exit with 0.`;
    case 'deadline':
      return `${name} ${formatOverdue(deadline)}`;
    case 'flood':
      return `${name} printed more than ${OUTPUT_LIMIT_BYTES / 1024 / 1024} MiB and was killed. Print results only, or write them to a file and name it in \`output-file\`.`;
    case 'signal':
      return `${name} was killed by ${detail}. If that was SIGKILL, memory may have run out.`;
    case 'cancelled':
      return `${name} was cancelled.`;
    case 'unstartable': {
      const hint =
        settings.workingDirectory === '.'
          ? ''
          : ` Check that working-directory "${settings.workingDirectory}" exists there.`;
      return `${name} could not be started: ${detail.replace(/\.$/, '')}.${hint}`;
    }
  }
}

/** Exit code of a POSIX shell for a command that does not exist. */
const NOT_FOUND = 127;

/** Returns the name of a command in messages, and of its benchmark if the invocation itself is measured. */
export function commandName(command: string): string {
  const [first = '', ...more] = command.trim().split('\n');
  return more.length === 0 ? first : `${first} …`;
}

const TAIL_LINES = 30;

function tail({ stdout, stderrTail }: ChildResult): string {
  const last = (text: string) => text.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  return [last(stdout), last(stderrTail)].filter((text) => text !== '').join('\n');
}
