// Runs a benchmark command once under Callgrind, in one placement, and returns what was counted. A count that could not be
// taken is a diagnostic, never an exception.

import { type CountedPart, readCountedParts } from '../formats/callgrind.ts';
import type { ChildResult, ChildSpec, Host } from '../host/host.ts';
import { type Diagnostic, makeWarning, withOutput } from '../model/diagnostic.ts';
import type { Placement, RecordedInvocation } from '../model/recording.ts';
import type { MeasureSettings } from '../settings/settings.ts';
import type { Deadline } from './deadline.ts';
import { explainFailedCommand } from './failed-command.ts';
import { affinityOf, commandName, type InvocationFolders, sideEnvironment } from './invoke.ts';
import { readLastLines } from './last-lines.ts';
import { placementEnvironment } from './placement-environment.ts';

/** Variable with the number of iterations in the environment of a command that is counted by its slope. */
export const ITERATIONS_VARIABLE = 'BENCH_REFEREE_ITERATIONS';

/** Limit of stdout: nobody reads it. */
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

/** Limit of a file of Callgrind, which lists every function. */
const FILE_LIMIT_BYTES = 512 * 1024 * 1024;

/** Name of the files, in the temporary folder of the invocation. `%p` is the number of the process. */
const FILE = 'callgrind.out.';

export interface CountTask {
  readonly command: string;
  /** Environment without the variables of the side and of the placement. */
  readonly env: Readonly<Record<string, string>>;
  readonly placement: Placement;
  /** Whether only what the harness marks is counted, which is much faster. */
  readonly isMarked: boolean;
  readonly deadline: Deadline;
  readonly settings: MeasureSettings;
  /** Replaces secrets in a text that is published. */
  readonly mask: (text: string) => string;
}

export interface CountResult {
  readonly outcome: Exclude<RecordedInvocation['outcome'], 'disturbed'>;
  readonly exitCode: number | null;
  readonly durationMs: number;
  /** What was counted in each part of each process, apart from the shell that ran the command. */
  readonly parts: readonly CountedPart[];
  readonly problems: readonly Diagnostic[];
}

export async function countInvocation(host: Host, place: InvocationFolders, task: CountTask): Promise<CountResult> {
  const { command, deadline, settings, mask } = task;
  await host.files.remove(place.temporary);
  await host.files.makeFolder(place.temporary);
  const result = await host.run({
    script: command,
    folder: place.folder,
    env: {
      ...DEFAULT_VARIABLES,
      ...task.env,
      ...sideEnvironment(place),
      ...HARNESS_VARIABLES,
      ...placementEnvironment(task.placement, task.env),
    },
    deadlineMs: deadline.ms,
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    meter: false,
    ...affinityOf(settings),
    wrapper: callgrindFor(place.temporary, task),
  });
  const parts = result.ending === 'exit' && result.exitCode === 0 ? await readParts(host, place) : [];
  await host.files.remove(place.temporary);
  const { exitCode, durationMs } = result;
  const done = { exitCode, durationMs, parts, problems: [] };
  if (result.ending === 'cancelled' || (result.ending === 'deadline' && deadline.because === 'time')) {
    return { ...done, outcome: 'cut' };
  }
  const failure = explainFailure(result, place, task);
  if (failure === null) return { ...done, outcome: 'ok' };
  return { ...done, outcome: 'failed', problems: [withOutput(failure, readLastLines(result, { mask }))] };
}

/** Variables with which the integrations of CodSpeed mark their benchmarks. Other harnesses do not know them. */
const HARNESS_VARIABLES = { CODSPEED_ENV: 'runner', CODSPEED_RUNNER_MODE: 'instrumentation' } as const;

/** Variables of a count that the user can set to another value. */
const DEFAULT_VARIABLES = { PYTHONHASHSEED: '0' } as const;

/** Returns the words that run a command under Callgrind. */
function callgrindFor(folder: string, { isMarked }: Pick<CountTask, 'isMarked'>): NonNullable<ChildSpec['wrapper']> {
  return [
    'valgrind',
    '--quiet',
    '--tool=callgrind',
    '--trace-children=yes',
    `--instr-atstart=${isMarked ? 'no' : 'yes'}`,
    '--combine-dumps=yes',
    '--dump-line=no',
    `--callgrind-out-file=${folder}/${FILE}%p`,
  ];
}

async function readParts(host: Host, { temporary }: InvocationFolders): Promise<CountedPart[]> {
  const found = await host.files.list(temporary, (path) => path.startsWith(FILE));
  const parts: CountedPart[] = [];
  for (const path of [...found.keys()].toSorted()) {
    const text = (await host.files.read(`${temporary}/${path}`, FILE_LIMIT_BYTES)) ?? '';
    parts.push(...readCountedParts(text));
  }
  return parts;
}

/** What Valgrind prints before it ends a program whose next instruction it does not know. */
const UNKNOWN_INSTRUCTION = /unhandled instruction bytes|Unrecognised instruction at address/;

/** Returns the warning that nothing could be counted, with its reason. Null: the command succeeded. */
function explainFailure(result: ChildResult, place: InvocationFolders, task: CountTask): Diagnostic | null {
  const name = commandName(task.command);
  if (UNKNOWN_INSTRUCTION.test(result.stderrTail)) {
    return makeWarning('instruction-unknown', place.location, { command: name });
  }
  const failure = explainFailedCommand(result, place.location, {
    command: name,
    script: task.command,
    deadlineMs: task.deadline.ms,
    ...(task.deadline.because === 'hang' && { usualMs: task.deadline.usualMs }),
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    workingDirectory: task.settings.workingDirectory,
  });
  return failure && { ...failure, severity: 'warning' };
}
