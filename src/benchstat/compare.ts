// benchstat as one pure function: flags and files in; stdout, stderr and exit code out. Defines the order of
// benchstat's checks and its messages. The output is a byte string. File contents are only read through
// `InputFile.bytes`.

import { catchBenchstatError, throwBenchstatError } from './benchstat-error.ts';
import { fromBytes, toBytes } from './bytes.ts';
import { renderCsv } from './csv.ts';
import { type CompareRequest, type ParsedCompareFlags, USAGE } from './flags.ts';
import { decodeGrid, type Grid } from './grid.ts';
import { summarise, type TableSummary } from './summarise.ts';
import { type ForeignResult, Tabulator } from './tabulate.ts';
import { renderText } from './text-table.ts';

export interface InputFile {
  readonly label: string;
  /** Path for messages: the part after the `=` of `label=path`. */
  readonly path: string;
  /** May refuse. Called file by file, so that two files are never in memory at once. */
  bytes(): Uint8Array;
  /** Null, or no function: the file is Go benchmark text. */
  parseForeign?(bytes: Uint8Array): readonly ForeignResult[] | null;
}

export interface CompareOutput {
  /** Byte strings: write them as latin1. */
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
  /** True if the run ended with an error and printed no table. */
  readonly hasFailed: boolean;
}

/** Exit codes. As in benchstat, the exit code is 0 once the flags are read, even if an error follows. */
const OK = 0;
const BAD_FLAGS = 2;

export function answerFlags(flags: Exclude<ParsedCompareFlags, { kind: 'request' }>): CompareOutput {
  const usage = toBytes(`${USAGE}\n`);
  if (flags.kind === 'help') return { stdout: usage, stderr: '', exitCode: OK, hasFailed: false };
  const why = flags.message === '' ? '' : toBytes(`${flags.message}\n`);
  return { stdout: '', stderr: why + usage, exitCode: BAD_FLAGS, hasFailed: true };
}

export function compareFiles(request: CompareRequest, files: readonly InputFile[]): CompareOutput {
  const messages: string[] = [];
  const render = () => {
    const tables = summariseEach(readGrids(request, files, messages), request);
    if (request.format === 'text') return renderText(tables);
    const { csv, warnings } = renderCsv(tables);
    messages.push(...warnings);
    return csv;
  };
  const stdout = catchBenchstatError<string | null>(render, (message) => {
    messages.push(toBytes(`benchstat: ${message}`));
    return null;
  });
  return {
    stdout: stdout ?? '',
    stderr: messages.map((message) => `${message}\n`).join(''),
    exitCode: OK,
    hasFailed: stdout === null,
  };
}

/** Summarises the tables one at a time, so that only one needs to be in memory. */
function* summariseEach(grids: readonly Grid[], request: CompareRequest): Generator<TableSummary> {
  for (const grid of grids) yield summarise(grid, request);
}

/**
 * Reads tables with ordinary texts, before any statistic, and the problems in the lines that they come from. Refuses as
 * `compareFiles` does, whatever the format of the request.
 */
export function readTables(
  request: CompareRequest,
  files: readonly InputFile[],
): { readonly grids: readonly Grid[]; readonly messages: readonly string[] } {
  const messages: string[] = [];
  const grids = readGrids({ ...request, format: 'text' }, files, messages);
  return { grids: grids.map(decodeGrid), messages: messages.map(fromBytes) };
}

/** Refuses in benchstat's order: expressions, numbers, format, files. */
function readGrids(request: CompareRequest, files: readonly InputFile[], messages: string[]): readonly Grid[] {
  const tabulator = new Tabulator(request);
  checkProbability('alpha', request.alpha);
  checkProbability('confidence', request.confidence);
  if (request.format !== 'text' && request.format !== 'csv') throwBenchstatError('-format must be text or csv');
  for (const file of files) {
    try {
      const bytes = file.bytes();
      const foreign = file.parseForeign?.(bytes) ?? null;
      if (foreign === null) tabulator.read({ ...file, bytes });
      else tabulator.add(file.label, foreign);
    } finally {
      messages.push(...tabulator.problems.splice(0));
    }
  }
  return tabulator.grids();
}

/** NaN passes, because it is neither below 0 nor above 1. */
function checkProbability(flag: string, value: number): void {
  if (value < 0 || value > 1) throwBenchstatError(`-${flag} must be in range [0, 1]`);
}
