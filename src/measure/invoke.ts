// Makes one invocation of a benchmark command on one side: runs it, and reads the measurements that it printed or wrote.

import type { Host } from '../host/host.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import { makeResultReader } from './results.ts';
import {
  type BenchmarkTask,
  commandName,
  type InvocationFolders,
  type InvocationOutcome,
  runBenchmark,
} from './run-benchmark.ts';

export interface InvocationResult {
  readonly outcome: InvocationOutcome;
  readonly exitCode: number | null;
  readonly durationMs: number;
  readonly measurements: readonly Measurement[];
  readonly problems: readonly Diagnostic[];
  /** Id of the format that read the output; null when none was recognised. */
  readonly format: string | null;
  /** Text by which the format was recognised. Untrusted text. Absent if the format was configured. */
  readonly evidence?: string;
  /** Whether the tool started Valgrind in the placement that it was given. False if it was given none. */
  readonly isPlaced: boolean;
  /** Problem that the runner's files were changed, which later steps would have trusted; null if they were not. */
  readonly tampering: Diagnostic | null;
}

export interface InvocationTask extends Omit<BenchmarkTask, 'meter' | 'wrapper'> {
  /** A format's id, or `auto` as long as none was recognised. */
  readonly format: string;
  /** Pattern of the result files; null: the output is read from stdout. */
  readonly outputFile: string | null;
}

export async function invoke(host: Host, place: InvocationFolders, task: InvocationTask): Promise<InvocationResult> {
  const { command, format, outputFile } = task;
  const spec = { folder: place.folder, format, outputFile, name: commandName(command) };
  const reader = await makeResultReader(host, spec);
  const { read, ...ran } = await runBenchmark(host, place, { ...task, meter: format === 'command' }, reader);
  const { format: readAs, evidence } = read;
  const measurements = ran.outcome === 'ok' ? read.measurements : [];
  return { ...ran, measurements, format: readAs, ...(evidence !== undefined && { evidence }) };
}

/** Returns the invocation with a problem that makes its values unusable. */
export function addFailure(invoked: InvocationResult, problem: Diagnostic): InvocationResult {
  return { ...invoked, outcome: 'failed', measurements: [], problems: [...invoked.problems, problem] };
}
