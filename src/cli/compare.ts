// The command `compare`: prints what benchstat prints, byte for byte, and other forms of the same comparison. In: flags
// and files. Out: tables on stdout, with a configuration also the verdict on its budgets. Code that the tables do not
// need is loaded on demand.

import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import {
  answerFlags,
  type CompareOutput,
  compareFiles,
  type InputFile,
  labelFiles,
  parseCompareFlags,
  throwBenchstatError,
} from '../benchstat/index.ts';
import { errorCodeOf } from '../errors.ts';
import { COMPARE_FORMATS, isTableFormat } from '../model/report-format.ts';

export async function compare(argv: readonly string[]): Promise<number> {
  const flags = parseCompareFlags(argv);
  if (flags.kind !== 'request') return print(answerFlags(flags));
  const { request } = flags;
  const files = await openInputs(request.inputs);
  const format = COMPARE_FORMATS.find((one) => one === request.format);
  // The code for benchstat's tables refuses an unknown format.
  if (format === undefined || isTableFormat(format)) {
    const output = compareFiles(request, files);
    const exitCode = print(output);
    if (request.config === null) return exitCode;
    // Without a table nothing can be judged, and benchstat's exit code 0 would claim success.
    if (output.hasFailed) return 2;
  }
  const { compareAsReport } = await import('./compare-report.ts');
  return compareAsReport({ ...request, format: format ?? 'text' }, files);
}

function print({ stdout, stderr, exitCode }: CompareOutput): number {
  if (stderr !== '') process.stderr.write(stderr, 'latin1');
  if (stdout !== '') process.stdout.write(stdout, 'latin1');
  return exitCode;
}

/**
 * The bytes of each file, or the results of another tool, which is recognised by its content. Standard input is read at once, because
 * it cannot be read later. A second `-` is empty, as in benchstat.
 */
async function openInputs(inputs: readonly string[]): Promise<readonly InputFile[]> {
  const labelled = labelFiles(inputs);
  const streams = labelled.some(({ path }) => path === '-') ? [await buffer(process.stdin)] : [];
  const files = labelled.map(({ label, path }) => {
    const stream = path === '-' ? (streams.shift() ?? Buffer.alloc(0)) : isPipe(path) ? readBytes(path) : null;
    return { label, path, stream };
  });
  const mayBeForeign = files.map(({ path, stream }) => !isGoText(stream ?? readFileStart(path)));
  // Loaded only on demand: the formats are a large part of the program, and Go text needs none of them.
  const foreign = mayBeForeign.includes(true) ? await import('./parse.ts') : null;
  return files.map(({ label, path, stream }, index) => ({
    label,
    path,
    bytes: () => stream ?? readBytes(path),
    parseForeign: (bytes) => (mayBeForeign[index] && foreign ? foreign.parseForeignResults(path, bytes) : null),
  }));
}

const START_BYTES = 65_536;
/** A result line of Go. The output of other tools contains no such line. */
const RESULT = /^Benchmark\S*\s+\d+\s+[\d.]/m;

function isGoText(start: Uint8Array): boolean {
  const text = Buffer.from(start.buffer, start.byteOffset, Math.min(start.length, START_BYTES)).toString('latin1');
  return RESULT.test(text) || text.trim() === '';
}

/** What is read from it is lost. */
function isPipe(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

/** Empty if it cannot be read: the error is reported when the file is opened later. */
function readFileStart(path: string): Uint8Array {
  try {
    const file = openSync(path, 'r');
    try {
      const start = new Uint8Array(START_BYTES);
      return start.subarray(0, readSync(file, start));
    } finally {
      closeSync(file);
    }
  } catch {
    return new Uint8Array();
  }
}

/** Go's messages for error codes of the system. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or directory',
  ENOTDIR: 'not a directory',
  EACCES: 'permission denied',
  ELOOP: 'too many levels of symbolic links',
  ENAMETOOLONG: 'file name too long',
  ENXIO: 'no such device or address',
};

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'EISDIR') return throwBenchstatError(`${path}:0: read ${path}: is a directory`);
    return throwBenchstatError(`open ${path}: ${REASONS[code] ?? code}`);
  }
}
