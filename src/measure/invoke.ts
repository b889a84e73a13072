// Makes one invocation of a benchmark command on one side: runs it, and reads the measurements that it printed or wrote, or those
// of the invocation itself. Anything else that a benchmark leaves there is a problem, never an exception.

import { relocate, UserError } from '../errors.ts';
import { toInvocationMeasurements } from '../formats/command.ts';
import type { ToolOutput } from '../formats/format.ts';
import { type ParsedToolOutput, parseToolOutput, parseToolOutputs } from '../formats/index.ts';
import type { ChildResult, Host } from '../host/host.ts';
import { type Diagnostic, isError, makeError } from '../model/diagnostic.ts';
import { about, atKey, inFile } from '../model/location.ts';
import { hidePorts, toServiceMeasurements } from '../model/service.ts';
import { compilePatterns } from '../text/pattern.ts';
import { ANSWERS_VARIABLE, type AnswersRead, NO_ANSWERS, readAnswers } from './answers.ts';
import {
  type BenchmarkRun,
  type BenchmarkTask,
  commandName,
  type InvocationFolders,
  runBenchmark,
} from './run-benchmark.ts';
import { withRecordedNames } from './series.ts';

export interface InvocationResult extends Omit<BenchmarkRun<ParsedToolOutput>, 'read'> {
  readonly measurements: ParsedToolOutput['measurements'];
  readonly answers: AnswersRead['answers'];
  readonly format: string | null;
  /** Text by which the format was recognised. Untrusted text. Null if the format was configured. */
  readonly evidence: string | null;
}

export interface InvocationTask extends Omit<BenchmarkTask, 'meter' | 'watchQueue' | 'wrapper'> {
  readonly measuresCpuTime: boolean;
  /** A format's id, or `auto` as long as none was recognised. */
  readonly format: string;
  /** Pattern of result files, relative to the folder; null: results come from stdout. */
  readonly outputFile: string | null;
}

export async function invoke(host: Host, place: InvocationFolders, task: InvocationTask): Promise<InvocationResult> {
  const reader = await makeResultReader(host, { ...task, folder: place.folder, name: commandName(task.command) });
  const { format: known, measuresCpuTime: watchQueue, mask } = task;
  const path = `${place.temporary}/answers`;
  const env = { ...task.env, [ANSWERS_VARIABLE]: path };
  const metered = { ...task, env, meter: known === 'command' || watchQueue, watchQueue };
  const { read, ...ran } = await runBenchmark(host, place, metered, async (result) => {
    const results = await reader(result);
    const isUsable = results.measurements.length > 0 && !results.problems.some(isError);
    const { answers, problems } = isUsable ? await readAnswers(host, path, mask) : NO_ANSWERS;
    return { ...results, answers, problems: [...results.problems, ...problems] };
  });
  const { format, evidence } = read;
  if (ran.outcome !== 'ok') return { ...ran, measurements: [], answers: [], format, evidence };
  const named = read.measurements.map((one) => ({
    ...one,
    name: hidePorts(one.name, ran.ports),
    group: one.group && hidePorts(one.group, ran.ports),
  }));
  const printed = task.serving == null ? read.measurements : named;
  const measurements = [...printed, ...toServiceMeasurements(ran.services)];
  return { ...ran, measurements, answers: read.answers, format, evidence };
}

interface ResultsSpec extends Pick<InvocationTask, 'format' | 'outputFile'> {
  readonly folder: string;
  readonly name: string;
}

/** A reader of the results of a command that starts now. Files that are there already are not its results. */
export async function makeResultReader(
  host: Host,
  spec: ResultsSpec,
): Promise<(result: ChildResult) => Promise<ParsedToolOutput>> {
  const before = await listResults(host, spec);
  return async (result) => withRecordedNames(await readResults(host, spec, result, before));
}

async function listResults(host: Host, { folder, outputFile }: ResultsSpec): Promise<Map<string, number>> {
  if (outputFile === null) return new Map();
  const matches = compilePatterns([outputFile]);
  return host.files.list(folder, (path) => matches([path]));
}

async function readResults(
  host: Host,
  spec: ResultsSpec,
  result: ChildResult,
  before: ReadonlyMap<string, number>,
): Promise<ParsedToolOutput> {
  if (result.ending !== 'exit') return NOTHING;
  if (result.exitCode !== 0) {
    // Its output may say why, but only if a format can read it.
    const read =
      spec.format === 'command' ? NOTHING : parseToolOutput({ path: 'stdout', text: result.stdout }, spec.format);
    return { ...NOTHING, problems: read.measurements.length === 0 ? [] : read.problems };
  }
  if (spec.format === 'command') {
    const measurements = toInvocationMeasurements(result.durationMs, result.usage, spec.name);
    return { measurements, problems: [], format: 'command', evidence: null };
  }
  const read = spec.outputFile === null ? readPrintedResults(spec, result) : await readFiles(host, spec, before);
  if (read.measurements.length > 0 || read.problems.some(isError)) return read;
  return { ...read, problems: [...read.problems, makeError('no-results-printed', about('output'), {})] };
}

/** Reads standard output. If it is empty, looks for results on standard error, which are never read. */
function readPrintedResults({ format }: ResultsSpec, { stdout, stderrTail }: ChildResult): ParsedToolOutput {
  const read = parseToolOutput({ path: 'stdout', text: stdout }, format);
  if (stdout.trim() !== '' || stderrTail.trim() === '') return read;
  const errors = parseToolOutput({ path: 'stderr', text: stderrTail }, format);
  const hint = errors.problems.find(({ code }) => code === 'unsupported-output');
  if (errors.format !== null && errors.measurements.length > 0) {
    return { ...NOTHING, problems: [makeError('results-on-stderr', inFile('stderr'), { format: errors.format })] };
  }
  return hint === undefined ? read : { ...NOTHING, problems: [hint] };
}

const NOTHING: ParsedToolOutput = { measurements: [], problems: [], format: null, evidence: null };

async function readFiles(
  host: Host,
  spec: ResultsSpec,
  before: ReadonlyMap<string, number>,
): Promise<ParsedToolOutput> {
  const after = await listResults(host, spec);
  const written = [...after].filter(([path, changed]) => before.get(path) !== changed).map(([path]) => path);
  if (written.length === 0) {
    const pattern = spec.outputFile ?? '';
    return { ...NOTHING, problems: [makeError('no-result-file', atKey('output-file'), { pattern })] };
  }
  const problems: Diagnostic[] = [];
  const sources: ToolOutput[] = [];
  for (const path of written) {
    const source = await readResultFile(host, spec.folder, { path, problems });
    if (source !== null) sources.push(source);
  }
  if (sources.length === 0) return { ...NOTHING, problems };
  const parsed = parseToolOutputs(sources, spec.format);
  return { ...parsed, problems: [...problems, ...parsed.problems] };
}

const LIMIT_BYTES = 64 * 1024 * 1024;

/** Reads a file that a benchmark wrote. Null, with a problem, if there is anything but a file of a sensible size. */
export async function readResultFile(
  host: Host,
  folder: string,
  { path, problems }: { path: string; problems: Diagnostic[] },
): Promise<ToolOutput | null> {
  try {
    return { path, text: (await host.files.read(`${folder}/${path}`, LIMIT_BYTES)) ?? '' };
  } catch (error) {
    // A link, a pipe or a huge file in the place of a result is the benchmark's failure and not ours.
    if (!(error instanceof UserError)) throw error;
    problems.push(...relocate(error, inFile(path)).diagnostics);
    return null;
  }
}
