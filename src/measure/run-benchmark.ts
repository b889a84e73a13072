// Runs a benchmark command once on one side, in the rounds or to be counted, and decides whether what is read of it can be
// used. A failed run must never look like a fast one, so any error makes it unusable.

import type { ChildResult, ChildSpec, Files, Host, Usage } from '../host/host.ts';
import { type Diagnostic, isError, makeError, makeWarning, within, withOutput } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { Placement, RecordedInvocation } from '../model/recording.ts';
import type { ServiceUsage } from '../model/service.ts';
import { formatOutputTitle } from '../render/messages/measuring-log.ts';
import type { MeasureSettings } from '../settings/settings.ts';
import { quoteShellWord, quoteShellWords } from '../text/shell-word.ts';
import { explainFailure } from './failed-command.ts';
import { readLastLines } from './last-lines.ts';
import type { Deadline } from './phase.ts';
import { type ServedResult, type ServicesTask, startServices } from './services.ts';
import { slowDown } from './slow-head.ts';

/** Limit of stdout for one invocation: results take kilobytes, so more than this is a mistake. */
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

export interface InvocationFolders {
  readonly side: Side;
  readonly folder: string;
  readonly workingDirectory: string;
  /** Root of head's tree. Null: another commit is measured. */
  readonly headTree: string | null;
  readonly temporary: string;
  /** Folder of the side that is kept until the run ends. */
  readonly home: string;
  readonly location: Location;
}

export interface BenchmarkTask {
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
  readonly deadline: Deadline;
  readonly settings: MeasureSettings;
  readonly mask: (text: string) => string;
  readonly meter?: boolean;
  readonly watchQueue?: boolean;
  readonly wrapper?: Wrapper;
  /** Services that run beside the command, and those of earlier invocations. Null or absent: none. */
  readonly serving?: Pick<ServicesTask, 'services' | 'ofRun'> | null;
  /** Placement of what a tool runs under Valgrind. Null: the tool does not, or it is not placed. */
  readonly valgrindPlacement?: Placement | null;
  /** The share of its time by which it is slowed down, and the format that it prints. Null: it is not. */
  readonly canary?: { readonly slowdown: number; readonly format: string } | null;
}

type Wrapper = NonNullable<ChildSpec['wrapper']>;

interface ReadResults {
  readonly problems: readonly Diagnostic[];
}

export interface BenchmarkRun<Read extends ReadResults> {
  /** The outcome of this run alone: its attempt at a block may be put aside later. */
  readonly outcome: Exclude<RecordedInvocation['outcome'], 'disturbed' | 'retried'>;
  readonly exitCode: number | null;
  readonly durationMs: number;
  /** Null without a meter. */
  readonly usage: Usage | null;
  readonly services: readonly ServiceUsage[];
  /** Ports of the services, by their variables. */
  readonly ports: Readonly<Record<string, string>>;
  /** Use it only if the outcome is `ok`. */
  readonly read: Read;
  readonly problems: readonly Diagnostic[];
  /** Whether the tool started Valgrind in the placement that it was given. False if it was given none. */
  readonly isPlaced: boolean;
  /** Problem that the runner's files were changed, which later steps would have trusted; null if they were not. */
  readonly tampering: Diagnostic | null;
}

export async function runBenchmark<Read extends ReadResults>(
  host: Host,
  place: InvocationFolders,
  task: BenchmarkTask,
  readResults: (result: ChildResult) => Promise<Read>,
): Promise<BenchmarkRun<Read>> {
  const { command, deadline, settings, mask, meter = false, watchQueue = false, wrapper } = task;
  const { valgrindPlacement: placement = null, canary = null } = task;
  await host.files.remove(place.temporary);
  await host.files.makeFolder(place.temporary);
  const placed = placement === null ? {} : await placeValgrind(host, place, placement, task.env);
  const { temporary } = place;
  // A canary of a service makes the service slower, which is what is measured, and not its client.
  const slowed =
    canary === null || task.serving ? { env: {} } : await slowDown(host.files, { ...canary, temporary, env: task.env });
  const started = wrapper === undefined ? { script: command } : wrapCommand(command, wrapper);
  // Without an affinity, the shell starts without `taskset` and `nice`.
  const affinity =
    settings.cpus === null && settings.nice === null ? null : { cpus: settings.cpus, nice: settings.nice };
  const beganMs = host.clock.nowMs();
  const ofServices = { env: task.env, mask, affinity, slowdown: canary?.slowdown ?? null };
  const serving = task.serving && (await startServices(host, place, { ...task.serving, ...ofServices }, deadline.ms));
  const startedMs = serving ? host.clock.nowMs() - beganMs : 0;
  const result = serving?.failure
    ? NOT_STARTED
    : await host.run({
        ...started,
        folder: place.folder,
        ...slowed,
        env: { ...task.env, ...placed, ...slowed.env, ...sideEnvironment(place), ...serving?.env },
        deadlineMs: Math.max(1, deadline.ms - startedMs),
        outputLimitBytes: OUTPUT_LIMIT_BYTES,
        meter,
        watchQueue,
        affinity,
      });
  const served = serving ? await serving.finish() : NOT_SERVED;
  const read = await readResults(result);
  const isPlaced = placement !== null && (await wasValgrindPlaced(host.files, place));
  await host.files.remove(place.temporary);
  const { exitCode, durationMs, ending, tamperedFiles = [], orphans = [] } = result;
  const { location } = place;
  const changed = { variables: tamperedFiles };
  const tampering =
    tamperedFiles.length === 0 ? null : makeError('runner-files-changed', location, changed, { failure: 'tampered' });
  const ran = {
    exitCode,
    durationMs,
    usage: result.usage,
    services: served.usages,
    ports: serving?.env ?? {},
    read,
    problems: [],
    isPlaced,
    tampering,
  };
  // Ended by us for a reason that does not concern the benchmark.
  const isTimeOver = ending === 'deadline' || (serving?.failure && startedMs >= deadline.ms);
  if (host.cancelled.aborted || ending === 'cancelled' || (isTimeOver && deadline.because === 'time'))
    return { ...ran, outcome: 'cut' };
  const name = commandName(command);
  const ofService = serving?.failure ?? null;
  const failure =
    ofService ??
    (await explainFailure(host, place, result, {
      command: name,
      script: command,
      deadlineMs: deadline.ms,
      usualMs: deadline.because === 'hang' ? deadline.usualMs : undefined,
      outputLimitBytes: OUTPUT_LIMIT_BYTES,
    }));
  const problems: Diagnostic[] = [
    // A command fails without its service.
    ...served.problems,
    ...(failure === null ? [] : [failure]),
    ...read.problems.map((problem) => within(location, maskQuotations(problem, mask))),
    ...(orphans.length === 0 ? [] : [makeWarning('processes-left', location, { command: name, names: orphans })]),
  ];
  if (!problems.some(isError)) return { ...ran, outcome: 'ok', problems };
  const output = tail(result);
  if (output !== '') host.log.quote(formatOutputTitle(location), output);
  return { ...ran, outcome: 'failed', problems: asFailures(problems, readLastLines(result, mask)) };
}

const NOT_STARTED: ChildResult = {
  ...{ ending: 'stopped', exitCode: null, detail: '', durationMs: 0, stdout: '', stderrTail: '', usage: null },
};

const NOT_SERVED: ServedResult = { usages: [], problems: [] };

/** A script that starts a single program gets the words of the wrapper: a shell under Callgrind takes longer than most benchmarks. */
export function wrapCommand(script: string, wrapper: Wrapper): Pick<ChildSpec, 'script' | 'wrapper'> {
  const program = script.trim();
  return ONE_PROGRAM.test(program) ? { script: `${quoteShellWords(wrapper)} ${program}` } : { script, wrapper };
}

/**
 * Matches a script that is one line without operators, which begins with the path of a program. A word with a slash is neither a
 * keyword nor a function nor an alias. Operators in quotes do not match either: then the shell is wrapped, which is always right.
 */
const ONE_PROGRAM = /^[\w.+@%-]*\/[\w.+@%/-]*(?:[ \t][^;&|<>()`#\n]*)?$/;

/** Fields of a problem that quote what a command printed, apart from the names of benchmarks. */
const QUOTING_FIELDS = ['evidence', 'exits', 'got', 'keys', 'reason', 'said', 'start', 'statuses'];

/** Hides secrets in what a problem quotes of the output. It is published like the last lines. */
function maskQuotations(problem: Diagnostic, mask: (text: string) => string): Diagnostic {
  const hide = (key: string, fact: unknown) => (QUOTING_FIELDS.includes(key) ? maskTexts(fact, mask) : fact);
  const facts = Object.entries(problem.data).map(([key, fact]) => [key, hide(key, fact)]);
  return { ...problem, data: Object.fromEntries(facts) };
}

function maskTexts(fact: unknown, mask: (text: string) => string): unknown {
  if (typeof fact === 'string') return mask(fact);
  return Array.isArray(fact) ? fact.map((text: unknown) => maskTexts(text, mask)) : fact;
}

/** Marks the errors as a failure of the benchmark. The first one gets the last lines of the command. */
function asFailures(problems: readonly Diagnostic[], output: readonly string[]): Diagnostic[] {
  const first = problems.find(isError);
  return problems.map((problem) => {
    if (!isError(problem)) return problem;
    const failed: Diagnostic = { ...problem, failure: 'benchmark-failed' };
    // One of a service has its own.
    return problem === first && problem.output === undefined ? withOutput(failed, output) : failed;
  });
}

/** The variables of a side have equal names and lengths on both: even their size can change timings. */
export function sideEnvironment({ side, temporary, home }: InvocationFolders): Record<string, string> {
  return {
    BENCH_REFEREE_SIDE: side,
    BENCH_REFEREE_HOME: home,
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
  };
}

export function commandName(command: string): string {
  const [first = '', ...more] = command.trim().split('\n');
  return more.length === 0 ? first : `${first} …`;
}

const TAIL_LINES = 30;

function tail({ stdout, stderrTail }: ChildResult): string {
  const last = (text: string) => text.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  return [last(stdout), last(stderrTail)].filter((text) => text !== '').join('\n');
}

/** The variables have the same length on both sides. What the user's environment sets stays in force: tunables come last. */
export function placementEnvironment(
  { padding, topPad, hashSeed }: Placement,
  { GLIBC_TUNABLES = '', PYTHONHASHSEED }: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  // Always as long, so that reading it takes as many instructions in each placement.
  const tunable = `glibc.malloc.top_pad=0x${topPad.toString(16).padStart(8, '0')}`;
  return {
    BENCH_REFEREE_PADDING: 'x'.repeat(padding),
    PYTHONHASHSEED: PYTHONHASHSEED ?? String(hashSeed).padStart(2, '0'),
    GLIBC_TUNABLES: GLIBC_TUNABLES === '' ? tunable : `${tunable}:${GLIBC_TUNABLES}`,
  };
}

/**
 * Puts what a tool runs under Valgrind into a placement, by a script called valgrind in front of PATH. Such tools empty the
 * environment of what they count, so the script sets the variables and starts the real one. It leaves a file, because a tool may start
 * the real one by its path: then all rounds have the same placement.
 */
export async function placeValgrind(
  { files, findProgram }: { readonly files: Pick<Files, 'writeProgram'>; findProgram(name: string): string | null },
  { temporary }: { readonly temporary: string },
  placement: Placement,
  env: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const { PATH: path = '/usr/bin:/bin' } = env;
  const folder = `${temporary}/${FOLDER}`;
  const exports = Object.entries(placementEnvironment(placement, env)).map(
    ([name, value]) => `export ${name}=${quoteShellWord(value)}\n`,
  );
  // One that `setup` installed has no path from before.
  const valgrind = quoteShellWord(findProgram('valgrind') ?? 'valgrind');
  const leaveFile = `: > ${quoteShellWord(`${folder}/${STARTED}`)}\n`;
  const script = `#!/bin/sh\n${leaveFile}PATH=${quoteShellWord(path)}\n${exports.join('')}exec ${valgrind} "$@"\n`;
  await files.writeProgram(`${folder}/valgrind`, script);
  return { PATH: `${folder}:${path}` };
}

export async function wasValgrindPlaced(
  files: Pick<Files, 'list'>,
  { temporary }: { readonly temporary: string },
): Promise<boolean> {
  return (await files.list(`${temporary}/${FOLDER}`, (path) => path === STARTED)).size > 0;
}

const FOLDER = 'placement';

const STARTED = 'started';
