// Opens the input files of `compare` one after the other. Out: bytes for benchstat's reader, or the results of another
// tool, which is recognised by its content.

import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { type InputFile, labelFiles, throwBenchstatError } from '../benchstat/index.ts';
import { errorCodeOf } from '../errors.ts';

/**
 * Opens the files. Standard input is read at once, because it cannot be read later. A second `-` is empty, as in
 * benchstat.
 */
export async function openInputs(inputs: readonly string[]): Promise<readonly InputFile[]> {
  const labelled = labelFiles(inputs);
  const streams = labelled.some(({ path }) => path === '-') ? [await readStandardInput()] : [];
  const files = labelled.map(({ label, path }) => {
    const stream = path === '-' ? (streams.shift() ?? Buffer.alloc(0)) : isPipe(path) ? readBytes(path) : null;
    return { label, path, stream };
  });
  const mayBeForeign = files.map(({ path, stream }) => !isGoText(stream ?? readFileStart(path)));
  // Loaded only on demand: the formats are a large part of the program, and Go text needs none of them.
  const foreign = mayBeForeign.includes(true) ? await import('../entries/reading.ts') : null;
  return files.map(({ label, path, stream }, index) => ({
    label,
    path,
    bytes: () => stream ?? readBytes(path),
    parseForeign: (bytes) =>
      mayBeForeign[index] && foreign !== null ? foreign.parseForeignResults(path, bytes) : null,
  }));
}

async function readStandardInput(): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
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

/** Error codes of the system with the messages that Go prints for them. */
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
