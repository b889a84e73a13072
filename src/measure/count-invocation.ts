// Runs a benchmark command once under Callgrind, in one placement, and reads what was counted.

import { type CountedPart, readCountedParts } from '../formats/callgrind.ts';
import type { ParsedToolOutput } from '../formats/index.ts';
import type { ChildResult, ChildSpec, Host } from '../host/host.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Placement } from '../model/recording.ts';
import { placementEnvironment } from './placement-environment.ts';
import { makeResultReader, type ResultsSpec, readResultFile } from './results.ts';
import {
  type BenchmarkRun,
  type BenchmarkTask,
  commandName,
  type InvocationFolders,
  runBenchmark,
} from './run-benchmark.ts';

/** Variable with the number of iterations in the environment of a command that is counted by its slope. */
export const ITERATIONS_VARIABLE = 'BENCH_REFEREE_ITERATIONS';

/** Name of the files, in the temporary folder of the invocation. `%p` is the number of the process. */
const FILE = 'callgrind.out.';

export interface CountTask extends Omit<BenchmarkTask, 'meter' | 'wrapper' | 'valgrindPlacement'> {
  readonly placement: Placement;
  /** Whether only what the harness marks is counted, which is much faster. */
  readonly isMarked: boolean;
  /** How to read the results that the command itself prints. Absent: they are not read. */
  readonly results?: Pick<ResultsSpec, 'format' | 'outputFile'>;
}

interface CountedParts {
  /** What was counted in each part of each process. */
  readonly parts: readonly CountedPart[];
  readonly problems: readonly Diagnostic[];
}

interface CountRead extends CountedParts {
  /** Results that the command itself printed. Null: they were not read. */
  readonly printed: ParsedToolOutput | null;
}

export type CountRun = BenchmarkRun<CountRead>;

export async function countInvocation(host: Host, place: InvocationFolders, task: CountTask): Promise<CountRun> {
  const { isMarked, placement, results, ...rest } = task;
  const counted = {
    ...rest,
    env: {
      ...{ ...DEFAULT_VARIABLES, ...task.env, GODEBUG: godebugOf(task.env) },
      ...{ ...HARNESS_VARIABLES, ...placementEnvironment(placement, task.env) },
    },
    wrapper: callgrindFor(place.temporary, isMarked),
  };
  const name = commandName(task.command);
  const reader = results ? await makeResultReader(host, { ...results, folder: place.folder, name }) : null;
  const ran = await runBenchmark(host, place, counted, async (result) => ({
    ...(await readParts(host, place, { result, command: task.command })),
    printed: (await reader?.(result)) ?? null,
  }));
  // This one is why the command failed.
  const unknown = ran.problems.find(({ code }) => code === 'instruction-unknown');
  return unknown === undefined ? ran : { ...ran, problems: [unknown] };
}

/** Variables with which the integrations of CodSpeed mark their benchmarks. Other harnesses do not know them. */
const HARNESS_VARIABLES = { CODSPEED_ENV: 'runner', CODSPEED_RUNNER_MODE: 'instrumentation' } as const;

/** Variables of a count that the user can set to another value. They are for programs that Go compiled. */
const DEFAULT_VARIABLES = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '2GiB' } as const;

/**
 * Go interrupts a goroutine by a signal after 10 ms, which is always under Callgrind, and Callgrind fails when one signal
 * interrupts the handler of another. It also records where memory was allocated, of samples that it draws.
 */
const GODEBUG_DEFAULTS = 'asyncpreemptoff=1,memprofilerate=0';

/** Returns the value of GODEBUG. What the user sets comes later, so it stays in force. */
function godebugOf({ GODEBUG: own = '' }: Readonly<Record<string, string>>): string {
  return own === '' ? GODEBUG_DEFAULTS : `${GODEBUG_DEFAULTS},${own}`;
}

/**
 * Options that count a process from its start. A child begins with the counts of its parent, which would be in the sum twice.
 * A dump before the fork resets them. Counts between marks go without it, because a dump would split them.
 */
const WHOLE_PROCESS = ['--instr-atstart=yes', '--dump-before=fork', '--dump-before=vfork'] as const;

/** Returns the words that run a command under Callgrind. */
function callgrindFor(folder: string, isMarked: boolean): NonNullable<ChildSpec['wrapper']> {
  return [
    'valgrind',
    '--quiet',
    '--tool=callgrind',
    '--trace-children=yes',
    ...(isMarked ? ['--instr-atstart=no'] : WHOLE_PROCESS),
    '--combine-dumps=yes',
    '--dump-line=no',
    // Valgrind expands formats such as %p in the whole path, so a percent sign in the folder is doubled.
    `--callgrind-out-file=${folder.replaceAll('%', '%%')}/${FILE}%p`,
  ];
}

/** What Valgrind prints before it ends a program whose next instruction it does not know. */
const UNKNOWN_INSTRUCTION = /unhandled instruction bytes|Unrecognised instruction at address/;

async function readParts(
  host: Host,
  { temporary }: InvocationFolders,
  { result, command }: { result: ChildResult; command: string },
): Promise<CountedParts> {
  if (UNKNOWN_INSTRUCTION.test(result.stderrTail)) {
    return {
      parts: [],
      problems: [makeError('instruction-unknown', about('output'), { command: commandName(command) })],
    };
  }
  const problems: Diagnostic[] = [];
  const parts: CountedPart[] = [];
  const found = await host.files.list(temporary, (path) => path.startsWith(FILE));
  for (const path of found.keys()) {
    const source = await readResultFile(host, temporary, { path, problems });
    if (source !== null) parts.push(...readCountedParts(source.text));
  }
  return { parts, problems };
}
